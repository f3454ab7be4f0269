"""When garbage is collected.

A full collection looks at every object of every table and stops the worker meanwhile: half a second for a
thousand tables. Tables hold no cycles, so they go away without it; what is left are cycles of libraries.
"""

from __future__ import annotations

import asyncio
import gc

NEVER = 1_000_000
FULL_SECONDS = 600.0


async def collect_rarely() -> None:
    """Run for as long as the worker does."""
    gc.freeze()  # what was made at the start stays for good
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)
    while True:
        await asyncio.sleep(FULL_SECONDS)
        gc.collect()
