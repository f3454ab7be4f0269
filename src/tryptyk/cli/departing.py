"""The terminal may go away in the middle of a game: its window is closed, its connection breaks.

That is told by a signal, at any moment, also in the middle of a choice. So it is only noted, unless the game
waits for somebody, and heard before anything else is asked or chosen.
"""

from __future__ import annotations

import errno
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_GONE = frozenset({errno.EIO, errno.EPIPE, errno.EBADF})


class Gone(Exception):
    """Nobody is at the terminal any more."""


class Departure:
    """Whether the terminal is still there."""

    def __init__(self) -> None:
        self._gone = False
        self._waits = False

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Meanwhile the signals that would end the process are heard: what was begun can be kept."""
        if threading.current_thread() is not threading.main_thread():
            yield  # only the main thread hears signals
            return
        signals = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
        before = [(one, signal.signal(one, self._hear)) for one in signals]
        try:
            yield
        finally:
            for one, handler in before:
                signal.signal(one, handler)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        self._gone = True
        if self._waits:
            raise Gone

    def check(self) -> None:
        """Go no further where nobody is there."""
        if self._gone:
            raise Gone

    def ask(self, prompt: str) -> str:
        """What somebody types."""
        self._waits = True
        try:
            self.check()
            return input(prompt)
        finally:
            self._waits = False


def is_gone(error: OSError) -> bool:
    """Whether it was raised because there is no terminal to write to."""
    return error.errno in _GONE


departure = Departure()
"""There is one terminal, and signals go to the process."""
