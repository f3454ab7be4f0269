"""A table in a worker's memory: the kernel's table, rebuilt from rows whenever it is needed."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Any

from sqlalchemy import Connection

from tryptyk.kernel import InvalidRecord, Option, Table
from tryptyk.server.http.wire import Move
from tryptyk.server.store import repository
from tryptyk.server.store.database import Store
from tryptyk.server.store.repository import UNDO, Archived, Raced, Standing, TableRow
from tryptyk.server.tables.past import (
    ARCHIVE_EVERY,
    Past,
    Stretch,
    decode_position,
    encode_position,
    stretch_to_remember,
)
from tryptyk.server.tables.subscribers import News

RECENT = 16
"""So many rows of the log are kept at hand: what sockets ask for after each choice."""
NOBODY = -1
"""The seat of rows that nobody made: the setup, and what a change of the rules took back."""

logger = logging.getLogger(__name__)


class Live:
    """One table being played, and the row that goes with it. Use it only while holding ``lock``."""

    def __init__(self, row: TableRow, table: Table[Any]) -> None:
        self.row = row
        self.table = table
        self.lock = asyncio.Lock()
        self.stale = False
        """Set when this worker has changed the rows behind it."""
        self.silent: set[int] = set()
        """Bots that have nothing to say to the question that stands."""
        self._recent: deque[Move] = deque(maxlen=RECENT)

    @property
    def seq(self) -> int:
        return self.row.seq

    @staticmethod
    async def load(store: Store, past: Past, id: str) -> Live | None:
        while True:
            found = await store.read(_find, id)
            if found is None:
                return None
            row, position, stretch = found
            try:
                return Live(row, await past.with_memory(row, stretch))
            except InvalidRecord as error:
                logger.info("a table is taken from its position", extra={"fields": {"why": str(error)}})
            live = Live(row, decode_position(position))
            try:
                await live._settle(store)
            except Raced:
                continue
            return live

    async def _settle(self, store: Store) -> None:
        """Go on under the rules of today. If they start the act anew, the log says so: as a taking back."""
        row, stands = self.row, self._stands()
        number = stands.number
        back = None
        if number != row.number:
            back = Move(row.seq + 1, number, NOBODY, [UNDO, number], [], time.time())
        seq = row.seq if back is None else back.seq

        def settle(tx: Connection) -> int:
            version = row.version
            if back is not None:
                version = repository.append(tx, row.id, row.seq, back, None, stands)
            repository.forget_archived(tx, row.id, number - 1)
            repository.archive(tx, row.id, [Archived(seq, number, stands.position)])
            return version

        row.version = await store.write(settle)
        row.seq, row.number = seq, number
        row.waiting, row.outcome, row.bot_due = stands.waiting, stands.outcome, stands.bot_due

    async def refresh(self, store: Store, past: Past) -> None:
        """Catch up with what was changed elsewhere. On SQLite there is no elsewhere."""
        if not self.stale and store.shared:
            self.stale = await store.glance(repository.version_of, self.row.id) != self.row.version
        if self.stale:
            await self.reload(store, past)

    async def reload(self, store: Store, past: Past) -> None:
        fresh = await Live.load(store, past, self.row.id)
        assert fresh is not None, "tables are never removed"
        if fresh.seq != self.seq:
            self.silent.clear()
        self.row, self.table, self._recent, self.stale = fresh.row, fresh.table, fresh._recent, False

    async def append(
        self, store: Store, past: Past, news: News, seat: int, option: Option, key: str | None
    ) -> None:
        """Write the choice that the kernel's table has just made, or the taking back that it has just done.

        If that fails (Raced: somebody else was faster), the memory is brought back in line.
        """
        row, table = self.row, self.table
        number = table.number
        events = [] if option[0] == UNDO else [list(event) for _, event in table.events(number - 1)]
        move = Move(row.seq + 1, number, seat, list(option), events, time.time())
        self.silent.clear()
        stands = self._stands()

        def append(tx: Connection) -> int:
            version = repository.append(tx, row.id, row.seq, move, key, stands)
            if option[0] == UNDO:
                repository.forget_archived(tx, row.id, number)
            elif number % ARCHIVE_EVERY == 0:
                repository.archive(tx, row.id, [Archived(move.seq, number, stands.position)])
            news.announce(tx, row.id)
            return version

        try:
            version = await store.write(append)
        except BaseException:
            await asyncio.shield(self.reload(store, past))
            raise
        self.stale = version != row.version + 1
        row.version, row.seq, row.number, row.updated = version, move.seq, number, move.at
        row.waiting, row.outcome, row.bot_due = stands.waiting, stands.outcome, stands.bot_due
        row.undo_request = None
        self._recent.append(move)

    def _stands(self) -> Standing:
        decision = self.table.decision
        return Standing(
            position=encode_position(self.table),
            number=self.table.number,
            waiting=[] if decision is None else list(decision.seats),
            bot_due=self.bot_to_ask() is not None,
            outcome=outcome_of(self.table),
        )

    async def moves_after(self, store: Store, seq: int, limit: int) -> list[Move]:
        """The rows of the log after one; from memory, if it reaches back so far."""
        if seq >= self.seq:
            return []
        if self._recent and self._recent[0].seq <= seq + 1:
            return [move for move in self._recent if move.seq > seq]
        return await store.glance(repository.moves_after, self.row.id, seq, limit)

    def bot_to_ask(self) -> tuple[int, str] | None:
        """The seat and name of the bot that is to choose, or may speak up.

        A team's question is for its people; bots answer it where no seat of a person is asked.
        """
        decision = self.table.decision
        if decision is None:
            return None
        seats = self.row.seats
        for seat in decision.speakers:
            bot = seats[seat].bot
            if bot is not None and seat not in self.silent:
                return seat, bot
        asked = [seats[seat] for seat in decision.seats]
        first = asked[0]
        if first.bot is None or any(seat.bot is None for seat in asked):
            return None
        return first.seat, first.bot


def _find(tx: Connection, id: str) -> tuple[TableRow, bytes, Stretch] | None:
    """A table's row, where its game stands, and what leads there."""
    found = repository.get(tx, id)
    return None if found is None else (*found, stretch_to_remember(tx, found[0]))


def outcome_of(table: Table[Any]) -> dict[str, Any] | None:
    outcome = table.outcome
    if outcome is None:
        return None
    return {"reason": outcome.reason, "winners": list(outcome.winners), "scores": list(outcome.scores)}
