"""Bots think in processes of their own, never on the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from tryptyk.kernel import Option
from tryptyk.server.logs import set_up_logs


def think(position: bytes, bot: str, seat: int, seed: int) -> Option | None:
    """In a worker process: what the bot chooses where the table stands."""
    from tryptyk import bots
    from tryptyk.server.tables.past import read_position, stand

    table, _ = stand(read_position(position))
    return bots.make(bot, table.game, seat, seed).choose(table, seat)


def _leave_with_parent() -> None:
    """In a worker process: end when the server is killed, leave Ctrl+C to it, and speak as it does."""
    set_up_logs()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Thinkers:
    """A small pool of processes, started when the first bot is asked."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, position: bytes, bot: str, seat: int, seed: int) -> Option | None:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _leave_with_parent)
        loop = asyncio.get_running_loop()
        try:
            chosen: Any = await loop.run_in_executor(self._pool, think, position, bot, seat, seed)
        except BrokenProcessPool:
            # A thinking process was killed: the next thought gets new ones.
            self._pool = None
            raise
        return chosen if chosen is None else tuple(chosen)

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
