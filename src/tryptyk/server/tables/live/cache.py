"""The tables that a worker holds in memory; the others are rebuilt when they are asked for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tryptyk.games import UnknownGame
from tryptyk.kernel import InvalidRecord
from tryptyk.server.problems import Damaged, Refused, not_found, unreadable
from tryptyk.server.tables.live.table import Backing, Live
from tryptyk.server.tokens import is_token

LIVE_TABLES = 2_000
"""So many tables stay in a worker's memory."""
LIVE_BYTES = 512 * 2**20
"""And so much of it they take together; what is in use stays however much that is."""


class Cache:
    """Live tables by id. There is never more than one of a table: its lock keeps people apart."""

    def __init__(self, backing: Backing, most: int = LIVE_TABLES, bytes: int = LIVE_BYTES) -> None:
        self._backing = backing
        self._most = most
        self._bytes = bytes
        self._weights: dict[str, int] = {}
        self._weight = 0
        self._live: OrderedDict[str, Live] = OrderedDict()

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    @asynccontextmanager
    async def up_to_date(self, id: str, trusting: bool = False) -> AsyncIterator[Live]:
        """The table as it stands now, with nobody else at it. Who is ``trusting`` takes it as this worker
        remembers it, and finds out in another way if somebody else has changed it."""
        if not is_token(id):
            raise not_found("table")
        live = self._get(id)
        async with live.lock:
            try:
                await live.refresh(trusting)
            except Damaged as damage:
                self._backing.store.complaints.note_damage(id, damage)
                raise
            except (InvalidRecord, UnknownGame) as error:
                self._backing.store.complaints.note(id, "a table cannot be opened", str(error))
                raise unreadable() from error
            except Refused:
                self._drop(live)
                raise
            try:
                yield live
            finally:
                self._weigh(live)

    def doubt(self, id: str) -> None:
        """The rows of a table were changed beside its log."""
        live = self._live.get(id)
        if live is not None:
            live.doubt()

    def _get(self, id: str) -> Live:
        live = self._live.get(id)
        if live is None:
            self._make_room(1)
            live = self._live[id] = Live(self._backing, id)
        self._live.move_to_end(id)
        return live

    def _make_room(self, more: int = 0) -> None:
        """Forget what was not asked for longest, but nothing in use: it would be there twice."""
        while len(self._live) + more > self._most or self._weight > self._bytes:
            idle = next((live for live in self._live.values() if not live.lock.locked()), None)
            if idle is None:
                return
            self._drop(idle)

    def _drop(self, live: Live) -> None:
        if self._live.get(live.id) is live:
            del self._live[live.id]
            self._weight -= self._weights.pop(live.id, 0)

    def _weigh(self, live: Live) -> None:
        """It may take more than before, or less."""
        if self._live.get(live.id) is live:
            weight = live.weight
            self._weight += weight - self._weights.get(live.id, 0)
            self._weights[live.id] = weight
            self._make_room()
