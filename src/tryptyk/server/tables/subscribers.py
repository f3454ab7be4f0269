"""Who is to be told that a table has gone on: within this worker, and between workers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import asyncpg
from sqlalchemy import Connection, text

from tryptyk.server.problems import Refused
from tryptyk.server.store.database import Store

CHANNEL = "tryptyk"
SOCKETS = 50
"""So many sockets one person may have open in a worker."""

logger = logging.getLogger(__name__)


class Subscriber:
    """Somebody who watches a table: a socket. ``changed`` is set when there may be something to tell: the
    table has gone on, or somebody has come or left."""

    def __init__(self, table_id: str, person: str) -> None:
        self.table_id = table_id
        self.person = person
        self.changed = asyncio.Event()
        self.elsewhere = True
        """The change may be another worker's, of which this one's memory knows nothing."""
        self.closing = False


class Subscribers:
    """Wakes who watches a table. What they tell is read from the table, so waking twice does no harm."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._worker = secrets.token_hex(4)
        self._at: dict[str, set[Subscriber]] = defaultdict(set)
        self._sockets: Counter[str] = Counter()
        self._connection: asyncpg.Connection | None = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self._store.shared:
            await self._connect()
            self._task = asyncio.create_task(self._keep_connected())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._connection is not None and not self._connection.is_closed():
            await self._connection.close()
        for subscribers in list(self._at.values()):
            for subscriber in subscribers:
                subscriber.closing = True
                subscriber.changed.set()

    @contextmanager
    def subscribe(self, table_id: str, person: str) -> Iterator[Subscriber]:
        if self._sockets[person] >= SOCKETS:
            raise Refused(429, "too-many-sockets", "Too many tables are open at once; close some of them.")
        self._sockets[person] += 1
        subscriber = Subscriber(table_id, person)
        self._at[table_id].add(subscriber)
        self.wake(table_id)
        try:
            yield subscriber
        finally:
            self._sockets[person] -= 1
            if not self._sockets[person]:
                del self._sockets[person]
            self._at[table_id].discard(subscriber)
            if not self._at[table_id]:
                del self._at[table_id]
            self.wake(table_id)

    def present(self, table_id: str) -> set[str]:
        """People who watch the table in this worker."""
        return {one.person for one in self._at.get(table_id, ())}

    def wake(self, table_id: str, elsewhere: bool = False) -> None:
        for subscriber in self._at.get(table_id, ()):
            subscriber.elsewhere |= elsewhere
            subscriber.changed.set()

    def announce(self, tx: Connection, table_id: str) -> None:
        """Within a transaction: tell the other workers when it is committed."""
        if self._store.shared:
            channel, news = self.announcement(table_id)
            tx.execute(text("SELECT pg_notify(:channel, :news)"), {"channel": channel, "news": news})

    def announcement(self, table_id: str) -> tuple[str, str]:
        """What the other workers are told, and where."""
        return CHANNEL, f"{self._worker} {table_id}"

    async def _connect(self) -> None:
        self._connection = await asyncpg.connect(self._store.dsn)
        await self._connection.add_listener(CHANNEL, self._heard)

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        worker, table_id = str(payload).split(" ", 1)
        if worker != self._worker:
            self.wake(table_id, elsewhere=True)

    async def _keep_connected(self) -> None:
        """After a break of the connection listen anew; what was missed is caught up by waking everybody."""
        while True:
            await asyncio.sleep(1)
            if self._connection is None or self._connection.is_closed():
                try:
                    await self._connect()
                except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                    logger.warning("no news from the database: %s", error)
                    continue
                for table_id in list(self._at):
                    self.wake(table_id, elsewhere=True)
