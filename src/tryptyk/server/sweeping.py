"""Tidying up: tables that nobody played or wants and people who hold nothing go after a while.

Every worker does it. What one has removed another does not find, and what somebody is changing is left alone.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection

from tryptyk.server.people import DAY
from tryptyk.server.store import people, tables
from tryptyk.server.tables.host import Host

SWEEP_SECONDS = 3600.0
AT_ONCE = 20
"""So many are removed in one transaction: nobody notices."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Keeping:
    """For how many days things are kept; 0 is for ever."""

    unplayed: float
    """Tables where nobody ever chose anything, those that all their people have removed from their lists, and
    people who hold no seat and no table."""
    finished: float


@dataclass
class Sweeps:
    """What sweeping has come to so far."""

    done: int = 0
    failed: int = 0
    tables: int = 0
    """So many were removed."""
    done_at: float = 0.0
    """When it went well last; 0: not yet."""


async def sweep_rarely(host: Host, keeping: Keeping, sweeps: Sweeps) -> None:
    """Run for as long as the worker does."""
    while True:
        try:
            sweeps.tables += await sweep(host, keeping)
            sweeps.done += 1
            sweeps.done_at = time.time()
        except Exception:
            sweeps.failed += 1
            logger.exception("sweeping failed; it will be tried again")
        await asyncio.sleep(SWEEP_SECONDS)


async def sweep(host: Host, keeping: Keeping) -> int:
    """Remove what is due; gives how many tables that were."""
    now = time.time()
    gone = 0
    if keeping.unplayed:
        gone += await _sweep_tables(host, tables.unplayed, now - keeping.unplayed * DAY)
        gone += await _sweep_tables(host, tables.unwanted, now - keeping.unplayed * DAY)
        await _sweep_people(host, now - keeping.unplayed * DAY)
    if keeping.finished:
        gone += await _sweep_tables(host, tables.finished, now - keeping.finished * DAY)
    return gone


async def _sweep_tables(
    host: Host, find: Callable[[Connection, float, int], list[str]], before: float
) -> int:
    removed = 0
    while found := await host.store.read(find, before, AT_ONCE):
        with host.changing(found):
            gone = await host.store.write(tables.remove, found, before)
        if not gone:
            break  # somebody has them in hand
        removed += len(gone)
    return removed


async def _sweep_people(host: Host, before: float) -> None:
    while found := await host.store.read(people.holding_nothing, before, AT_ONCE):
        await host.store.write(people.remove, found, before)
        if found == await host.store.read(people.holding_nothing, before, AT_ONCE):
            return  # somebody has them in hand
