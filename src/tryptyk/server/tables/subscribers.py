"""Who is to be told that a table has gone on: within this worker, and between workers."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import asyncpg
from sqlalchemy import Connection, text

from tryptyk.server.problems import Refused
from tryptyk.server.store.database import Store

CHANNEL = "tryptyk"
_PERSON = "@"
"""Stands before what is no table's id."""
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

    def __init__(self, store: Store, sockets_per_address: int = 0) -> None:
        """``sockets_per_address``: so many all people of one address may have open; 0: no limit."""
        self._store = store
        self._at_an_address = sockets_per_address or sys.maxsize
        self._worker = secrets.token_hex(4)
        self._at: dict[str, set[Subscriber]] = defaultdict(set)
        self._sockets: Counter[str] = Counter()
        self._connection: asyncpg.Connection | None = None
        self._task: asyncio.Task[None] | None = None
        self.sessions_ended: Callable[[str | None], None] = self.wake_person
        """Called when sessions of a person (None: of anybody) may have ended in another worker."""

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
    def subscribe(self, table_id: str, person: str, address: str) -> Iterator[Subscriber]:
        if self._sockets[person] >= SOCKETS or self._sockets[address] >= self._at_an_address:
            raise Refused(429, "too-many-sockets", "Too many tables are open at once; close some of them.")
        self._sockets.update((person, address))
        subscriber = Subscriber(table_id, person)
        self._at[table_id].add(subscriber)
        self.wake(table_id)
        try:
            yield subscriber
        finally:
            for one in (person, address):
                self._sockets[one] -= 1
                if not self._sockets[one]:
                    del self._sockets[one]
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

    def wake_person(self, person: str | None) -> None:
        """Wake all sockets of a person; None: of everybody."""
        for subscribers in self._at.values():
            for subscriber in subscribers:
                if person is None or subscriber.person == person:
                    subscriber.changed.set()

    def announce(self, tx: Connection, table_id: str) -> None:
        """Within a transaction: tell the other workers when it is committed."""
        self._notify(tx, table_id)

    def announce_end(self, tx: Connection, person: str) -> None:
        """The same for sessions of a person that end."""
        self._notify(tx, f"{_PERSON}{person}")

    def _notify(self, tx: Connection, what: str) -> None:
        if self._store.shared:
            channel, news = self.announcement(what)
            tx.execute(text("SELECT pg_notify(:channel, :news)"), {"channel": channel, "news": news})

    def announcement(self, what: str) -> tuple[str, str]:
        """What the other workers are told, and where."""
        return CHANNEL, f"{self._worker} {what}"

    async def _connect(self) -> None:
        self._connection = await asyncpg.connect(self._store.dsn)
        await self._connection.add_listener(CHANNEL, self._heard)

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        worker, what = str(payload).split(" ", 1)
        if worker == self._worker:
            return
        if what.startswith(_PERSON):
            self.sessions_ended(what.removeprefix(_PERSON))
        else:
            self.wake(what, elsewhere=True)

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
                self.sessions_ended(None)
                for table_id in list(self._at):
                    self.wake(table_id, elsewhere=True)
