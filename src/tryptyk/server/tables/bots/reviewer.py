"""Reviews of finished games are worked out in a process of their own, a piece at a time, and kept."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool

from tryptyk.kernel.errors import TryptykError
from tryptyk.review import look_on
from tryptyk.server.logs import log_fault
from tryptyk.server.store import reviews
from tryptyk.server.store.database import FAULTS, Store
from tryptyk.server.store.reviews import ReviewRow
from tryptyk.server.tables.bots.queue import Urgency
from tryptyk.server.tables.bots.thinkers import Thinkers

PIECE_SECONDS = 5.0
"""So long a piece takes at least: then others have their turn, and what was found out is kept."""

NICE = 19
"""All else comes first."""
LEFT_SECONDS = 120.0
"""After so long whoever worked at a review has left it."""

logger = logging.getLogger(__name__)


class Reviewer:
    """One task for each game that is looked back at. Its process is nobody else's: no bot waits for it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thinkers = Thinkers(1, NICE)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._given_up: dict[str, str] = {}
        """Games that cannot be played again, each with the stamp that it had then."""

    def begin(self, person: str, id: str, stamp: str, record: bytes, seats: Sequence[int]) -> None:
        """Begin or go on with the review of a game, for these seats."""
        if id not in self._tasks:
            self._tasks[id] = asyncio.create_task(self._work(person, id, stamp, record, seats))

    def works_at(self, id: str, kept: ReviewRow | None) -> bool:
        """Whether this worker is at it, or another one seems to be."""
        elsewhere = self._store.shared and kept is not None and time.time() - kept.at < LEFT_SECONDS
        return id in self._tasks or elsewhere

    def has_given_up(self, id: str, stamp: str) -> bool:
        return self._given_up.get(id) == stamp

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinkers.stop()

    async def _work(self, person: str, id: str, stamp: str, record: bytes, seats: Sequence[int]) -> None:
        try:
            kept = await self._store.glance(reviews.get, id)
            notes = kept.found if kept is not None and kept.stamp == stamp else b""
            told = kept.told if kept is not None and kept.stamp == stamp else b""
            over = False
            # Other workers see that somebody is at it.
            await self._keep(id, ReviewRow(stamp, notes, told, over, time.time()))
            while not over:
                notes, told, over = await self._thinkers.run(
                    person, Urgency.IDLE, look_on, record, seats, notes, PIECE_SECONDS
                )
                await self._keep(id, ReviewRow(stamp, notes, told, over, time.time()))
        except BrokenProcessPool:
            logger.warning("a reviewing process has died; it goes on when somebody asks for it")
        except FAULTS as error:
            log_fault(logger, error, "a review cannot be kept; it goes on when somebody asks for it")
        except TryptykError:
            self._given_up[id] = stamp
        except Exception:
            self._given_up[id] = stamp
            logger.exception("a game cannot be reviewed")
        finally:
            del self._tasks[id]

    async def _keep(self, id: str, row: ReviewRow) -> None:
        await self._store.write(reviews.put, id, row)
