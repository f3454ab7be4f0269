"""Installed bots keep their processes from thought to thought: to begin one takes longer than to think."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.util import Finalize
from typing import Any, NamedTuple

from tryptyk import bots
from tryptyk.bots.apart import Apart
from tryptyk.kernel import Game

MOST = 4
"""So many processes wait at a time in one that thinks; of more, those end that have waited longest."""
SECONDS = 60.0
"""So long one waits for the next question."""


class Place(NamedTuple):
    """Where a bot plays. What a process has seen at one seat, no other is to know."""

    bot: str
    table: str
    seat: int


class Kept:
    """The bots that wait in processes of their own. For each thought one is made anew, so that what it
    chooses depends on nothing but where the table stands."""

    def __init__(self, most: int = MOST, seconds: float = SECONDS) -> None:
        self._most = most
        self._seconds = seconds
        self._waiting: OrderedDict[Place, tuple[Apart, float]] = OrderedDict()
        self._lock = threading.Lock()
        # Before multiprocessing asks them to end and waits until they do.
        Finalize(self, self.close, exitpriority=10)

    def __len__(self) -> int:
        return len(self._waiting)

    @contextmanager
    def made(self, place: Place, game: Game[Any], seed: int) -> Iterator[bots.Bot]:
        """The bot for a thought: of the house, or in its process, which waits for the next one afterwards."""
        with self._lock:
            apart, _ = self._waiting.pop(place, (None, 0.0))
        bot: bots.Bot
        if apart is None or not apart.alive:
            bot = bots.make(place.bot, game, place.seat, seed)
        else:
            apart.make_anew(seed)
            bot = apart
        yield bot
        if isinstance(bot, Apart) and not bot.closed:
            self._keep(place, bot)

    def close(self) -> None:
        """End them all."""
        self._end(0)

    def _keep(self, place: Place, bot: Apart) -> None:
        with self._lock:
            self._waiting[place] = bot, time.monotonic() + self._seconds
        self._end(self._most)
        timer = threading.Timer(self._seconds, self._end, (self._most,))
        timer.daemon = True
        timer.start()

    def _end(self, most: int) -> None:
        """End those that nobody has asked for long, and the oldest of too many."""
        ended = []
        with self._lock:
            for place, (bot, until) in list(self._waiting.items()):
                if len(self._waiting) > most or until <= time.monotonic():
                    del self._waiting[place]
                    ended.append(bot)
        for bot in ended:
            bot.close()
