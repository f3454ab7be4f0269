"""Whether the other end of a connection still answers.

A network that dies closes nothing. So a connection on which nothing comes is asked by a ping, which a browser
answers whether or not its page sleeps: a tab in the background has slow clocks, but its network has none.
What is counted are ticks of this process's own clock, and none that comes late: who is busy hears late.
"""

from __future__ import annotations

from collections.abc import Callable

TICK_SECONDS = 1.0
LATE_SECONDS = 0.5
TOGETHER_SECONDS = 0.125
ASKED_AFTER = 2
SILENT_AFTER = 4
"""Ticks: nobody counts as present for longer on a connection on which nothing comes."""
GONE_AFTER = 40
"""And then it is given up: until then the network may come back, and the connection with it."""

EXTENSION = "tryptyk.pulse"
"""Where a socket finds the pulse of its connection, among the extensions of its scope."""


def first_tick(now: float) -> float:
    """When a connection that begins now ticks first. Some tick together: waking up costs more than a tick."""
    due = now + TICK_SECONDS
    return due - due % TOGETHER_SECONDS


def next_tick(due: float, now: float) -> float:
    """When the tick after one that was due then comes. Each connection keeps its beat: those that were late
    together would otherwise tick, and ask, all at once from then on."""
    missed = max(0.0, now - due) // TICK_SECONDS
    return due + TICK_SECONDS * (1 + missed)


class Pulse:
    """The pulse of one connection. It does not hold it, so that nothing of it stays when it is lost."""

    def __init__(self) -> None:
        self._quiet = 0
        self._told: Callable[[bool], None] | None = None

    @property
    def is_silent(self) -> bool:
        return self._quiet >= SILENT_AFTER

    def listen(self, told: Callable[[bool], None]) -> None:
        """Be told when it falls silent (True) and when it is heard again (False)."""
        self._told = told
        if self.is_silent:
            told(True)

    def forget(self) -> None:
        self._told = None

    def hear(self) -> None:
        """Something has come."""
        was_silent, self._quiet = self.is_silent, 0
        if was_silent and self._told is not None:
            self._told(False)

    def tick(self, late: float) -> int:
        """A tick has passed, so many seconds late; gives for how many nothing has come."""
        if late > LATE_SECONDS:
            return 0
        self._quiet += 1
        if self._quiet == SILENT_AFTER and self._told is not None:
            self._told(True)
        return self._quiet
