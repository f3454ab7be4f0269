"""A queue for something that only a few can use at a time, and in which people take turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum

from tryptyk.server.problems import Refused


class Urgency(IntEnum):
    """Whom something is done for; whoever waits comes first."""

    WATCHED = 0
    """Somebody has asked for it and waits, or looks on."""
    AWAITED = 1
    """Somebody plays there, and will look sometime."""
    IDLE = 2
    """Nobody plays there by hand, and nobody looks."""


class Queue:
    """So many places at a time: what is more urgent first, and of equals one of each person in rotation.

    However much one person wants to have done, another waits for one place of theirs, not for all.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._free = most
        self._waiting: list[OrderedDict[str, deque[asyncio.Future[None]]]] = [OrderedDict() for _ in Urgency]

    @property
    def busy(self) -> int:
        """How many places are taken."""
        return self._most - self._free

    def waiting(self, urgency: Urgency) -> int:
        return sum(len(queue) for queue in self._waiting[urgency].values())

    @asynccontextmanager
    async def place(self, person: str, urgency: Urgency, most: int | None = None) -> AsyncIterator[None]:
        """Wait for a place, and have it until the block ends; refused if ``most`` of theirs wait already."""
        if self._free:
            self._free -= 1
        else:
            if most is not None and len(self._waiting[urgency].get(person, ())) >= most:
                sentence = "You have asked for too much of this at once; wait a moment and try again."
                raise Refused(429, "too-many-requests", sentence)
            await self._wait(person, urgency)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, person: str, urgency: Urgency) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[urgency].setdefault(person, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                self._pass_on()  # it was given in the very moment in which nobody wanted it any more
            raise

    def _pass_on(self) -> None:
        for people in self._waiting:
            while people:
                person, queue = people.popitem(last=False)
                mine = queue.popleft()
                if queue:
                    people[person] = queue
                if not mine.done():
                    mine.set_result(None)
                    return
        self._free += 1
