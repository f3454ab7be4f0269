"""A table in a worker's memory: the kernel's table, rebuilt from rows whenever it is needed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass
from typing import Any

from msgspec import Raw
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tryptyk.kernel import ANYBODY, CONCEAL, IllegalChoice, InvalidRecord, Option, RulesFault, Table
from tryptyk.kernel.record import position_of
from tryptyk.server.problems import Damaged, not_found
from tryptyk.server.store import log, snapshots, tables
from tryptyk.server.store.database import Store
from tryptyk.server.store.log import UNDO, LogRow, Progress, Raced, Reached
from tryptyk.server.store.snapshots import SnapshotRow
from tryptyk.server.store.tables import TableRow
from tryptyk.server.tables.live import loading
from tryptyk.server.tables.live.recent import RECENT, Recent, watched
from tryptyk.server.tables.live.rows import NOBODY, bot_to_ask, gist_of, outcome_of, row_of, taking_back
from tryptyk.server.tables.live.scenes import Watch
from tryptyk.server.tables.past.moments import SNAPSHOT_EVERY, Past, Stretch, encode_position, make_again
from tryptyk.server.tables.telling.subscribers import Subscribers

WEIGHT = 64 * 1024
"""A table takes so many bytes beside the copies of its state: rows, the last position, whoever sits there."""
TIMES = 4
"""A copy takes so many times what it takes when it is written (measured: 2 to 4)."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Backing:
    """What stands behind every live table of a worker: where it is kept, played again, and told of."""

    store: Store
    past: Past
    subscribers: Subscribers


def weight_of(table: Table[Any], written: int) -> int:
    """How many bytes a kernel's table takes whose position takes so many."""
    return TIMES * written * table.copies


class Live:
    """One table being played, and the row that goes with it.

    Hold ``lock`` and ``refresh`` it before you rely on it. It alone changes the kernel's table, and writes
    what it has changed: whatever fails in between, memory is never ahead of the log.
    """

    row: TableRow
    table: Table[Any]

    def __init__(self, backing: Backing, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.silent: set[int] = set()
        """Bots that have nothing to say to the question that stands."""
        self.sure = False
        """Whoever holds it has compared it with its rows."""
        self._backing = backing
        self._doubts = 1
        self._settled = 0
        self._position: bytes | None = None
        self._written = 0
        self._recent = Recent()

    @property
    def seq(self) -> int:
        return self.row.seq

    @property
    def position(self) -> bytes:
        """Where the game stands, for whoever thinks about it elsewhere."""
        if self._position is None:
            self._position = encode_position(position_of(self.table))
        return self._position

    @property
    def weight(self) -> int:
        """How many bytes it takes, about; without looking at what it holds."""
        played = weight_of(self.table, self._written) if self._written else 0
        return WEIGHT + self._recent.weight + played

    # Memory and log

    @property
    def doubted(self) -> bool:
        return self._doubts != self._settled

    def doubt(self) -> int:
        """The rows may be others than those in memory: whoever looks next reads them again.

        Doubts are counted, so that one which comes up while an earlier one is being settled is not lost.
        """
        self._doubts += 1
        self._position = None
        return self._doubts

    async def refresh(self, trusting: bool = False) -> None:
        """Catch up with what was changed elsewhere. On SQLite there is no elsewhere, and who is ``trusting``
        finds out in another way."""
        shared = self._backing.store.shared
        self.sure = not (shared and trusting)
        if shared and self.sure and not self.doubted:
            await self._catch_up()
        if self.doubted:
            doubts = self._doubts
            await self._load()
            self._settled = doubts
            self.sure = True

    async def _catch_up(self) -> None:
        """Make the choices that other workers have written. If these do not lead to where they led there, or
        more was changed than the log, the table is doubted."""
        try:
            now = await self._backing.store.glance(log.progress, self.id, self.seq, RECENT)
        except Damaged:
            self.doubt()
            return
        if self.doubted or (now is not None and now.version == self.row.version):
            return
        doubts = self.doubt()
        # Every row of the log is a version, and so is every other change.
        if now is None or now.version - self.row.version != len(now.rows):
            return
        seen: list[tuple[Watch | None, LogRow]] = []

        def make(made: LogRow) -> None:
            with self._watched() as watch:
                make_again(made, self.table)
            seen.append((watch, made))

        try:
            loading.follow(self.table, now, make)
        except (InvalidRecord, RulesFault):
            return
        self._settled = doubts
        self._note(now, now.seq, now.version)
        self.row.updated, self.row.undo_request, self.row.proposal = now.updated, None, None
        self.silent.clear()
        for watch, made in seen:
            self._recent.note(self.row, [made], watch)

    async def _load(self) -> None:
        known = self.seq if self._settled else None
        self._position = None
        while True:
            self.row, position, stretch, last = await self._find()
            self._written = len(position)
            self._recent.forget()
            if self.seq != known:
                self.silent.clear()
            try:
                there, anew = loading.from_position(self.row, position, last)
            except Damaged:
                self.table = await self._backing.past.last_good(self.row)
                self.row.seq = max(self.seq, last.seq)
                logger.warning(
                    "a table goes on after its last good choice", extra={"fields": {"table": self.id}}
                )
                anew = True
            else:
                if not anew:
                    remembering = await self._backing.past.with_memory(self.row, stretch, there)
                    if remembering is not None:
                        self.table = remembering
                        return
                # What was played again is another game by now: the position that was written is true.
                logger.info("a table is taken from its position", extra={"fields": {"table": self.id}})
                self.table = there
                if self.row.outcome is not None:
                    return  # how it ended is written, and nothing goes on
            try:
                await self._go_on(anew)
                return
            except Raced:
                continue

    async def _find(self) -> tuple[TableRow, bytes, Stretch, LogRow]:
        found = await self._backing.store.read(loading.find, self.id)
        if found is None:
            raise not_found("table")
        return found

    async def _go_on(self, anew: bool) -> None:
        """Go on under the rules of today. If they start the act anew, or the table has lost choices, the log
        says so: as a taking back."""
        row, reached = self.row, self._reached()
        number = reached.number
        seq = row.seq + anew

        def settle(tx: Connection) -> int:
            version = row.version
            lost = log.missing(tx, row.id, row.seq)
            if lost:  # or clients would wait for them
                log.add(tx, row.id, [taking_back(seq, number, NOBODY, reached.end) for seq in lost])
            if anew:
                back = taking_back(seq, number, NOBODY, reached.end)
                version = log.append(tx, row.id, row.version, back, None, reached)
            snapshots.forget_after(tx, row.id, number - 1)
            snapshots.add(tx, row.id, [SnapshotRow(seq, number, reached.position)])
            return version

        try:
            version = await self._backing.store.write(settle)
        except IntegrityError as error:
            raise Raced from error  # another worker has laid down the same snapshot
        if anew:
            self._note(reached, seq, version)

    # Playing

    async def choose(
        self, seat: int, option: Option, key: str | None = None, watching: str | None = None
    ) -> None:
        """Make a choice and write it. Somebody may be ``watching`` besides those who do by a socket.

        IllegalChoice: it is not on offer, and nothing has changed. Raced: somebody else was faster.
        """
        doubts = self.doubt()
        try:
            with self._watched(watching) as watch:
                self.table.choose(seat, option)
        except IllegalChoice:
            self._settled = doubts
            raise
        await self._write_step(doubts, key, watch)
        await self.answer_standing()

    async def answer_standing(self) -> None:
        """Answer for seats that have left this kind of question to its default, as long as such are asked."""
        with suppress(Raced):
            while True:
                if self.doubted:
                    # Something was changed while the last row was being written, perhaps who sits where.
                    await self.refresh()
                standing, decision = self._standing(), self.table.decision
                if decision is None or decision.standing_answer(standing) is None:
                    return
                doubts = self.doubt()
                with self._watched() as watch:
                    self.table.answer_standing(standing)
                await self._write_step(doubts, None, watch)

    def _standing(self) -> dict[int, list[str]]:
        """By seats that people play; a bot has its own mind."""
        seats = self.row.seats
        return {one.seat: one.standing for one in seats if one.person_id is not None and one.bot is None}

    async def take_back(self, seat: int, to: int, deal: int | None = None) -> None:
        """Go back to where ``to`` choices had been made and write that. From the seed ``deal`` what nobody
        knew then is dealt anew, if something has come to light since.

        InvalidRecord: older rules are in the way. Raced: somebody else was faster.
        """
        doubts, revealed = self.doubt(), self.table.state.reveals
        if deal is not None and await self._was_dealt_anew(to):
            to -= 1  # instead of that, and not once more after it
        known = await self._backing.store.glance(log.end_at, self.id, to)
        with suppress(IllegalChoice):  # further back than this worker remembers
            self.table.rewind_to(to)
        reached = self._reached()
        if self.table.number != to or known != reached.end:
            # What is remembered was played again: it led to where the table stood, and may still have come
            # there by another way than it did then.
            table = await self._backing.past.at(self.row, to)
            if table.number != to:
                raise InvalidRecord(f"The log does not lead to {to} choices.") from None
            self.table = table
            reached = self._reached()
        back = [taking_back(self.seq + 1, to, seat, reached.end)]
        seen = self.table.state.reveals != revealed
        if seen and deal is not None:
            self.table.conceal(ANYBODY, deal)
            reached = self._reached()
            back.append(row_of(self.table.steps(to)[0], self.seq + 2, reached.end))
        await self._append(doubts, back, None, reached, seen=seen and deal is None)

    async def _was_dealt_anew(self, number: int) -> bool:
        """Whether what led to a number of choices is no choice, but a deal after somebody took back."""
        there = await self._backing.store.glance(log.last_to, self.id, number)
        return there is not None and (there.seat, there.option[0]) == (ANYBODY, CONCEAL)

    # Writing

    async def _write_step(self, doubts: int, key: str | None, watch: Watch | None) -> None:
        """Write the choice that the kernel's table has just made."""
        reached = self._reached()
        made = row_of(self.table.steps(reached.number - 1)[0], self.seq + 1, reached.end)
        await self._append(doubts, [made], key, reached, watch)

    async def _append(
        self,
        doubts: int,
        made: list[LogRow],
        key: str | None,
        reached: Reached,
        watch: Watch | None = None,
        seen: bool = False,
    ) -> None:
        """Write what the kernel's table has just done. Only then is it believed, and told."""
        row = self.row
        self.silent.clear()
        seen = seen and row.deal == "drawn"
        version = await self._write(made, key, reached, seen)
        row.deal = "seen" if seen else row.deal
        self._settled = doubts
        last = made[-1]
        self._note(reached, last.seq, version)
        row.updated, row.undo_request, row.proposal = last.at, None, None
        self._recent.note(row, made, watch)
        self._backing.subscribers.wake(row.id)

    async def _write(self, made: list[LogRow], key: str | None, reached: Reached, seen: bool) -> int:
        """Append a row, or a taking back and what was dealt anew after it, and lay down what belongs to
        that; gives the table's new version."""
        row, number = self.row, reached.number
        store, subscribers = self._backing.store, self._backing.subscribers
        back = made[0].option[0] == UNDO
        snapshot = not back and number % SNAPSHOT_EVERY == 0
        if store.shared and not back and not snapshot:
            news = subscribers.announcement(row.id)
            return await store.write_at_once(
                log.append_at_once, row.id, row.version, made[0], key, reached, news
            )

        def append(tx: Connection) -> int:
            version = row.version
            for one in made:
                version = log.append(tx, row.id, version, one, key, reached)
            if back:
                snapshots.forget_after(tx, row.id, made[0].number)
                if seen:
                    tables.note_seen(tx, row.id)
            elif snapshot:
                snapshots.add(tx, row.id, [SnapshotRow(made[0].seq, number, reached.position)])
            subscribers.announce(tx, row.id)
            return version

        return await store.write(append)

    async def note_due(self, due: bool) -> None:
        """Whether the table waits for a bot; not if those that may speak up here have nothing to say."""
        doubts = self.doubt()
        await self._backing.store.write(tables.set_bot_due, self.id, self.seq, due)
        self.row.bot_due = due
        self._settled = doubts

    def _reached(self) -> Reached:
        """Where the game has come to: its state is written down here, once for each row."""
        decision = self.table.decision
        position = position_of(self.table)
        self._position = encode_position(position)
        self._written = len(self._position)
        return Reached(
            position=self._position,
            end=position.end,
            number=self.table.number,
            waiting=[] if decision is None else list(decision.seats),
            bot_due=self.bot_to_ask() is not None,
            outcome=outcome_of(self.table),
            gist=gist_of(self.table),
        )

    def _note(self, reached: Reached | Progress, seq: int, version: int) -> None:
        row = self.row
        row.version, row.seq, row.number = version, seq, reached.number
        row.waiting, row.outcome, row.bot_due = reached.waiting, reached.outcome, reached.bot_due
        row.gist = reached.gist

    # Looking

    async def rows_after(self, seq: int, limit: int) -> list[LogRow]:
        """The rows of the log after one; from memory, if it reaches back so far."""
        if seq >= self.seq:
            return []
        at_hand = self._recent.after(seq)
        return (
            await self._backing.store.glance(log.after, self.id, seq, limit) if at_hand is None else at_hand
        )

    def frames(self, seq: int, person: str, seats: Collection[int]) -> Raw | None:
        """How the table looked at each event of a row to this person, who is told what these seats know."""
        return self._recent.frames(seq, person, seats)

    def _watched(self, watching: str | None = None) -> AbstractContextManager[Watch | None]:
        """While this lasts, a choice is seen by those who play scenes of it."""
        people = self._backing.subscribers.audience(self.id)
        return watched(self.table, self.row, people if watching is None else people | {watching})

    def bot_to_ask(self) -> tuple[int, str] | None:
        return bot_to_ask(self.table.decision, self.row.seats, self.silent)
