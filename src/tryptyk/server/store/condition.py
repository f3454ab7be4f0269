"""The condition of a database: what has failed in it, and whether it takes what is written."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from math import inf

from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError

REMEMBERED_SECONDS = 5.0
"""So long a failure to write is remembered: something smaller may succeed where a choice does not."""
BELIEVED_SECONDS = 2.0
"""So long a trial that went well is believed."""

OTHERS = (IntegrityError, DataError, ProgrammingError)
"""Errors that speak of what was asked and not of the database: two workers have raced, a row is damaged."""

_RACED = "40"
"""PostgreSQL's codes for what has to be tried again: deadlocks and the like."""


class Condition:
    """What is known of it without asking."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.failed_reads = 0
        self.failed_writes = 0
        self.trial = asyncio.Lock()
        """Held while writing is tried: those who ask meanwhile learn what comes of it."""
        self._clock = clock
        self._failed_at = -inf
        self._tried_at = -inf

    def note(self, fault: Exception, writes: bool) -> None:
        """Something has failed while the database was read or written."""
        if isinstance(fault, OTHERS) or _sqlstate(fault).startswith(_RACED):
            return
        if writes:
            self.failed_writes += 1
            self._failed_at = self._clock()
        else:
            self.failed_reads += 1

    def note_trial(self) -> None:
        """Writing was tried, and went well."""
        self._tried_at = self._clock()

    @property
    def is_writable(self) -> bool | None:
        """Whether a choice could be written, as far as it is known; None: it has to be tried."""
        now = self._clock()
        if now - self._failed_at < REMEMBERED_SECONDS:
            return False
        return True if now - self._tried_at < BELIEVED_SECONDS else None


def _sqlstate(fault: Exception) -> str:
    return getattr(getattr(fault, "orig", None), "sqlstate", None) or ""
