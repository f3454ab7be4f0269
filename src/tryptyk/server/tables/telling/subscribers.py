"""Who is to be told that a table has gone on: within this worker, and between workers."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from typing import Any

import asyncpg
from sqlalchemy import Connection, text

from tryptyk.server.logs import log_fault
from tryptyk.server.problems import Refused
from tryptyk.server.store.database import FAULTS, Store
from tryptyk.server.tables.company.presence import ALIVE, ENDS, HERE, WHO, Presences

CHANNEL = "tryptyk"
_PERSON, _SAID, _PRESENCE = "@", "!", (HERE, WHO, ALIVE)
"""Stand before what is no table's id."""
SHOW_LIFE_SECONDS = 5
SOCKETS = 50
"""So many sockets one person may have open in a worker."""
SAID = 20
"""So much of what was said waits for a socket; of more, the first is lost."""

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
        self.scenes = False
        """It plays scenes: it is told how the table looked at each event of a move."""
        self.closing = False
        self.silent = False
        """Nobody answers at the other end."""
        self.said: deque[str] = deque(maxlen=SAID)
        """What was said at the table and is still to be told."""


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
        self._tasks: list[asyncio.Task[None]] = []
        self.sessions_ended: Callable[[str | None], None] = self.wake_person
        """Called when sessions of a person (None: of anybody) may have ended in another worker."""
        self.left: Callable[[str], Coroutine[Any, Any, None]] | None = None
        """Called when somebody has left a table."""
        self._presences = Presences(self._tell, self._came_or_left)
        self._reviews: set[asyncio.Task[None]] = set()
        self._untold: asyncio.Queue[str] = asyncio.Queue()

    async def start(self) -> None:
        if self._store.shared:
            await self._connect()
            self._tasks = [asyncio.create_task(one) for one in (self._keep_connected(), self._keep_telling())]

    async def stop(self) -> None:
        self._presences.stop()
        for task in (*self._tasks, *self._reviews):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._reviews, return_exceptions=True)
        if self._store.shared:
            with suppress(*FAULTS):
                await self._store.glance(self._notify, ENDS)
        if self._connection is not None and not self._connection.is_closed():
            await self._connection.close()
        for subscribers in list(self._at.values()):
            for subscriber in subscribers:
                subscriber.closing = True
                subscriber.changed.set()

    @contextmanager
    def subscribe(
        self, table_id: str, person: str, address: str, scenes: bool = False
    ) -> Iterator[Subscriber]:
        if self._sockets[person] >= SOCKETS or self._sockets[address] >= self._at_an_address:
            raise Refused(429, "too-many-sockets", "Too many tables are open at once; close some of them.")
        self._sockets.update((person, address))
        subscriber = Subscriber(table_id, person)
        subscriber.scenes = scenes
        self._at[table_id].add(subscriber)
        self._presences.come(table_id, person)
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
            if not subscriber.silent:
                self._presences.go(table_id, person)

    def hush(self, subscriber: Subscriber, silent: bool) -> None:
        """A socket has fallen silent, or is heard again."""
        subscriber.silent = silent
        if silent:
            self._presences.fall_silent(subscriber.table_id, subscriber.person)
        else:
            self._presences.come(subscriber.table_id, subscriber.person)

    def present(self, table_id: str) -> set[str]:
        """People who are at the table, in whichever worker."""
        return self._presences.present(table_id)

    @property
    def sockets(self) -> int:
        """How many are open in this worker."""
        return sum(map(len, self._at.values()))

    @property
    def tables(self) -> int:
        """How many tables they watch."""
        return len(self._at)

    def is_watched(self, table_id: str) -> bool:
        """Whether anybody watches the table in this worker."""
        return table_id in self._at

    def audience(self, table_id: str) -> set[str]:
        """People who watch the table in this worker and play scenes of what they see."""
        return {one.person for one in self._at.get(table_id, ()) if one.scenes}

    def _came_or_left(self, table_id: str, left: bool) -> None:
        self.wake(table_id)
        if left and self.left is not None:
            task = asyncio.create_task(self._review(self.left(table_id)))
            self._reviews.add(task)
            task.add_done_callback(self._reviews.discard)

    async def _review(self, review: Coroutine[Any, Any, None]) -> None:
        try:
            await review
        except Refused:
            pass  # the table has gone
        except FAULTS as error:
            log_fault(logger, error, "a table cannot be looked at after somebody has left")
        except Exception:
            logger.exception("a table cannot be looked at after somebody has left")

    def say(self, table_id: str, said: str) -> None:
        """Pass on what somebody has said at a table."""
        self._hear_said(table_id, said)
        self._tell(f"{_SAID}{table_id} {said}")

    def _hear_said(self, table_id: str, said: str) -> None:
        for subscriber in self._at.get(table_id, ()):
            subscriber.said.append(said)
            subscriber.changed.set()

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

    def _tell(self, what: str) -> None:
        """Tell the other workers something that nobody keeps, one after the other."""
        if self._store.shared:
            self._untold.put_nowait(what)

    async def _keep_telling(self) -> None:
        while True:
            what = await self._untold.get()
            with suppress(*FAULTS):  # all that lasts is told again after a break
                await self._store.glance(self._notify, what)

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
        elif what.startswith(_SAID):
            self._hear_said(*what.removeprefix(_SAID).split(" ", 1))
        elif what.startswith(_PRESENCE):
            self._presences.hear(worker, what)
        else:
            self.wake(what, elsewhere=True)

    async def _keep_connected(self) -> None:
        """After a break of the connection listen anew; what was missed is caught up by waking everybody."""
        for seconds in count(1):
            await asyncio.sleep(1)
            if seconds % SHOW_LIFE_SECONDS == 0:
                self._presences.show_life()
            if self._connection is None or self._connection.is_closed():
                try:
                    await self._connect()
                except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                    logger.warning("no news from the database: %s", error)
                    continue
                self.sessions_ended(None)
                self._presences.retell()
                for table_id in list(self._at):
                    self.wake(table_id, elsewhere=True)
