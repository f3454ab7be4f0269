"""Processes beside the event loop: bots think there, and whole games are played again."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from tryptyk.bots import Advice
from tryptyk.kernel import Memory, Option
from tryptyk.server.problems import Refused
from tryptyk.server.tables.bots.beginning import begin
from tryptyk.server.tables.bots.queue import Queue, Urgency

if TYPE_CHECKING:
    from tryptyk.server.tables.bots.kept import Kept

T = TypeVar("T")

SECONDS = 4.0
"""After so long a bot of the house ends its line of thought and answers, so that it takes 5 seconds at most.
Those that are installed have a limit of their own."""
NICE = 10
"""By how much less urgent what is done here is than answering people."""

logger = logging.getLogger(__name__)


def think(id: str, position: bytes, bot: str, seat: int, seed: int) -> Option | None:
    """In a worker process: what the bot chooses where the table stands. The table goes on whatever it does:
    if it fails, another one answers that cannot."""
    from tryptyk import bots
    from tryptyk.server.tables.bots.kept import Place
    from tryptyk.server.tables.past.moments import read_position, take_up

    table, _ = take_up(read_position(position))
    try:
        with _kept().made(Place(bot, id, seat), table.game, seed) as made:
            if hasattr(made, "memory"):
                made.memory = _memory_of(bot, table.game.id)
            return bots.ask(made, table, seat, SECONDS)
    except (bots.BotFault, bots.UnknownBot) as fault:
        logger.warning("%s The bot %r answers in its place.", fault, bots.BLIND)
        return bots.ask(bots.make(bots.BLIND, table.game, seat, seed), table, seat)


@cache
def _kept() -> Kept:
    """In a worker process: the bots that wait in processes of their own."""
    from tryptyk.server.tables.bots.kept import Kept

    return Kept()


@cache
def _memory_of(bot: str, game: str) -> Memory:
    """In a worker process: what a bot remembers from thought to thought, at whatever table."""
    return Memory()


def advise(position: bytes, seat: int, seed: int) -> Advice:
    """In a worker process: what a bot would choose for a seat that is asked, and why."""
    from tryptyk import bots
    from tryptyk.server.tables.past.moments import read_position, take_up

    table, _ = take_up(read_position(position))
    return bots.adviser(table.game, seat, seed).advise(bots.chair_at(table, seat, seconds=SECONDS))


class Thinkers:
    """A small pool of processes, started when the first is needed. People take turns at them."""

    def __init__(self, processes: int, nice: int = NICE) -> None:
        self._processes = processes
        self._nice = nice
        self.queue = Queue(processes)
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, person: str, urgency: Urgency, work: Callable[..., T], *args: Any) -> T:
        """Have something short done for a person. Work waits here and not in the pool, where nothing could
        overtake it and the server could not stop before it was done."""
        async with self.queue.place(person, urgency):
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._processes, context, begin, (self._nice,))
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                # A process was killed: the next work gets new ones.
                if self._pool is pool:
                    self._pool = None
                raise

    async def serve(self, person: str, work: Callable[..., T], *args: Any) -> T:
        """Have something done that a person waits for; refused for now if the processes die over it."""
        try:
            return await self.run(person, Urgency.WATCHED, work, *args)
        except BrokenProcessPool:
            # Perhaps they died of something else; there are new ones by now.
            try:
                return await self.run(person, Urgency.WATCHED, work, *args)
            except BrokenProcessPool as error:
                sentence = "The server cannot work this out just now; try again later."
                raise Refused(503, "unavailable", sentence) from error

    async def choose(
        self, person: str, urgency: Urgency, id: str, position: bytes, bot: str, seat: int, seed: int
    ) -> Option | None:
        """What a bot chooses, at a table of that person."""
        chosen: Any = await self.run(person, urgency, think, id, position, bot, seat, seed)
        return chosen if chosen is None else tuple(chosen)

    async def advise(self, person: str, position: bytes, seat: int, seed: int) -> Advice:
        """What a bot would choose in a person's place, and why."""
        return await self.serve(person, advise, position, seat, seed)

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
