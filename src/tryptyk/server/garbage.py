"""When garbage is collected.

A full collection looks at every object of every table and stops the worker meanwhile: half a second for a
thousand tables. Tables hold no cycles, so they go away without it; what is left are cycles of libraries.
"""

from __future__ import annotations

import asyncio
import gc

YOUNG, MIDDLE, NEVER = 20_000, 20, 1_000_000
"""So many new objects before the young are looked through: by then nearly all of a choice's are gone."""
FULL_SECONDS = 600.0


async def collect_rarely() -> None:
    """Run for as long as the worker does."""
    gc.freeze()  # what was made at the start stays for good
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    while True:
        await asyncio.sleep(FULL_SECONDS)
        gc.collect()
