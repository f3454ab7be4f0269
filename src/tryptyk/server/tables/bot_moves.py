"""Lets bots move at the tables, and looks after those whose worker has died."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TYPE_CHECKING

from tryptyk.server.problems import Refused
from tryptyk.server.store import repository
from tryptyk.server.store.repository import Raced
from tryptyk.server.tables.live import Live
from tryptyk.server.tables.past import encode_position
from tryptyk.server.tables.thinkers import Thinkers

if TYPE_CHECKING:
    from tryptyk.server.tables.host import Host

SWEEP_SECONDS = 3.0
"""How often a worker looks for bots that should have moved: whoever was to let them may have died."""

logger = logging.getLogger(__name__)


class BotMoves:
    """One task for each table where a bot is to choose."""

    def __init__(self, host: Host, thinkers: Thinkers) -> None:
        self._host = host
        self._thinkers = thinkers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        tasks = [*self._tasks.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinkers.stop()

    def let_move(self, live: Live) -> None:
        id = live.row.id
        if live.row.bot_due and id not in self._tasks:
            self._tasks[id] = asyncio.create_task(self._move(id))

    async def _move(self, id: str) -> None:
        try:
            while await self._move_once(id):
                pass
        except BrokenProcessPool:
            logger.warning("a thinking process has died; the bot will be asked again")
        except Exception:
            logger.exception("a bot cannot move; it will be asked again")
        finally:
            # No await since the last look at the table: whoever comes later finds the place free.
            del self._tasks[id]

    async def _move_once(self, id: str) -> bool:
        """One bot's choice; False where none is asked. A thought that has become stale is thrown away."""
        host = self._host
        async with host.up_to_date(id) as live:
            due = live.bot_to_ask()
            if due is None:
                if live.row.bot_due:
                    await self._note_silence(live)
                return False
            seat, bot = due
            seq = live.seq
            position = encode_position(live.table)
            seed = live.row.seed + seq
        chosen = await self._thinkers.choose(position, bot, seat, seed)
        async with host.up_to_date(id) as live:
            if live.seq != seq or live.bot_to_ask() != due:
                return True
            if chosen is None:
                live.silent.add(seat)
                return True
            try:
                live.table.choose(chosen, seat)
                await live.append(host.store, host.past, host.news, seat, chosen, None)
            except Raced:
                return True
            except BaseException:
                live.stale = True
                raise
        host.news.wake(id)
        return True

    async def _note_silence(self, live: Live) -> None:
        """The bots that may speak up here have nothing to say: the table waits for people."""
        await self._host.store.write(repository.set_bot_due, live.row.id, live.seq, False)
        live.row.bot_due = False

    async def _sweep(self) -> None:
        seconds = 0.0 if not self._host.store.shared else SWEEP_SECONDS
        while True:
            try:
                ids = await self._host.store.glance(repository.waiting_for_bots, seconds)
                for id in ids:
                    if id not in self._tasks:
                        with suppress(Refused):  # a table that cannot be opened
                            self.let_move(await self._host.live(id))
            except Exception:
                logger.exception("looking for bots to move failed")
            seconds = SWEEP_SECONDS
            await asyncio.sleep(SWEEP_SECONDS)
