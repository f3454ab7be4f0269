"""Lets bots move at the tables, and looks after those whose worker has died."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress

from tryptyk.server.logs import log_fault
from tryptyk.server.problems import Refused
from tryptyk.server.store import tables
from tryptyk.server.store.database import FAULTS, Store
from tryptyk.server.store.log import Raced
from tryptyk.server.store.tables import TableRow
from tryptyk.server.tables.bots.queue import Urgency
from tryptyk.server.tables.bots.thinkers import Thinkers
from tryptyk.server.tables.live.cache import Cache
from tryptyk.server.tables.live.table import Live
from tryptyk.server.tables.telling.subscribers import Subscribers

SWEEP_SECONDS = 3.0
"""How often a worker looks for bots that should have moved: whoever was to let them may have died."""

SWEPT = 100
"""So many of them at a time, those that have waited longest first."""

logger = logging.getLogger(__name__)


class BotMoves:
    """One task for each table where a bot is to choose.

    Where somebody looks on bots move first, and where only bots sit they move for whoever looks: a move for
    a look, and on and on while the table is watched.
    """

    def __init__(self, store: Store, cache: Cache, thinkers: Thinkers, subscribers: Subscribers) -> None:
        self._store = store
        self._cache = cache
        self._thinkers = thinkers
        self._subscribers = subscribers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._given_up: set[str] = set()
        """Tables that cannot be opened, or where a bot fails: asking again would help nobody."""

    async def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        tasks = [*self._tasks.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinkers.stop()

    @property
    def busy(self) -> bool:
        """Whether a bot is to choose at any table that this worker has in hand."""
        return bool(self._tasks)

    @property
    def tables(self) -> int:
        """How many they are to move at."""
        return len(self._tasks)

    def let_move(self, live: Live) -> None:
        if live.row.bot_due:
            self._start(live.id)

    def looked_at(self, live: Live) -> None:
        """Somebody looks at a table; if it rests, it goes on."""
        if live.row.bot_due and _only_bots(live.row):
            self._start(live.id)

    def _start(self, id: str) -> None:
        if id not in self._tasks:
            self._tasks[id] = asyncio.create_task(self._move(id))

    async def _move(self, id: str) -> None:
        try:
            while await self.move_once(id):
                pass
        except Refused:
            self._given_up.add(id)
        except BrokenProcessPool:
            logger.warning("a thinking process has died; the bot will be asked again")
        except FAULTS as error:
            log_fault(logger, error, "a bot cannot move; it will be asked again")
        except Exception:
            self._given_up.add(id)
            logger.exception("a bot cannot move; it will be asked again when somebody does something there")
        finally:
            # No await since the last look at the table: whoever comes later finds the place free.
            del self._tasks[id]

    async def move_once(self, id: str) -> bool:
        """One bot's choice; False where none is asked any more, or the table rests. A thought that has become
        stale is thrown away."""
        async with self._cache.up_to_date(id) as live:
            due = live.bot_to_ask()
            if due is None:
                if live.row.bot_due:
                    await live.note_due(False)
                return False
            seat, bot = due
            seq = live.seq
            position = live.position
            seed = live.row.seed + seq
            person, urgency = live.row.creator, self._urgency(live.row)
        chosen = await self._thinkers.choose(person, urgency, id, position, bot, seat, seed)
        async with self._cache.up_to_date(id) as live:
            if live.seq != seq or live.bot_to_ask() != due:
                return True
            if chosen is None:
                live.silent.add(seat)
                return True
            with suppress(Raced):
                await live.choose(seat, chosen)
            return self._watched(live.row) or not _only_bots(live.row)

    def _urgency(self, row: TableRow) -> Urgency:
        if self._watched(row):
            return Urgency.WATCHED
        return Urgency.AWAITED if any(seat.bot is None for seat in row.seats) else Urgency.IDLE

    def _watched(self, row: TableRow) -> bool:
        return self._subscribers.is_watched(row.id)

    async def _sweep(self) -> None:
        seconds = 0.0 if not self._store.shared else SWEEP_SECONDS
        while True:
            try:
                most = SWEPT + len(self._given_up)
                # What this worker remembers of a table may be older: whether a bot is asked is seen there.
                for id in await self._store.glance(tables.waiting_for_bots, seconds, most):
                    if id not in self._given_up:
                        self._start(id)
            except FAULTS as error:
                log_fault(logger, error, "looking for bots to move failed")
            except Exception:
                logger.exception("looking for bots to move failed")
            seconds = SWEEP_SECONDS
            await asyncio.sleep(SWEEP_SECONDS)


def _only_bots(row: TableRow) -> bool:
    """Whether nobody sits at the table or is still to come."""
    return all(seat.person_id is None and seat.bot is not None for seat in row.seats)
