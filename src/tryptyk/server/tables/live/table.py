"""A table in a worker's memory: the kernel's table, rebuilt from rows whenever it is needed."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tryptyk.kernel import Decision, IllegalChoice, InvalidRecord, Option, RulesFault, Step, Table
from tryptyk.kernel.record import fingerprint, position_of
from tryptyk.server.problems import Damaged, not_found
from tryptyk.server.store import log, snapshots, tables
from tryptyk.server.store.database import Store
from tryptyk.server.store.log import UNDO, LogRow, Progress, Raced, Standing
from tryptyk.server.store.outcomes import OutcomeInfo, ScoreLine, SideScore
from tryptyk.server.store.seats import SeatRow
from tryptyk.server.store.snapshots import SnapshotRow
from tryptyk.server.store.tables import TableRow
from tryptyk.server.tables.past.moments import (
    SNAPSHOT_EVERY,
    Past,
    Stretch,
    encode_position,
    in_step,
    make_again,
    must_be_of,
    read_position,
    stand,
    stretch_to_remember,
)
from tryptyk.server.tables.telling.subscribers import Subscribers

RECENT = 16
"""So many rows of the log are kept at hand: what sockets ask for after each choice."""
NOBODY = -1
"""The seat of rows that nobody made: the setup, and what a change of the rules took back."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Backing:
    """What stands behind every live table of a worker: where it is kept, played again, and told of."""

    store: Store
    past: Past
    subscribers: Subscribers


class Live:
    """One table being played, and the row that goes with it.

    Hold ``lock`` and ``refresh`` it before you rely on it. It alone changes the kernel's table, and writes
    what it has changed: whatever fails in between, memory is never ahead of the log.
    """

    row: TableRow
    table: Table[Any]
    _recent: deque[LogRow]

    def __init__(self, backing: Backing, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.silent: set[int] = set()
        """Bots that have nothing to say to the question that stands."""
        self._backing = backing
        self._doubts = 1
        self._settled = 0

    @property
    def seq(self) -> int:
        return self.row.seq

    # Memory and log

    @property
    def doubted(self) -> bool:
        return self._doubts != self._settled

    def doubt(self) -> int:
        """The rows may be others than those in memory: whoever looks next reads them again.

        Doubts are counted, so that one which comes up while an earlier one is being settled is not lost.
        """
        self._doubts += 1
        return self._doubts

    async def refresh(self, trusting: bool = False) -> None:
        """Catch up with what was changed elsewhere. On SQLite there is no elsewhere, and who is ``trusting``
        finds out in another way."""
        if not self.doubted and self._backing.store.shared and not trusting:
            await self._catch_up()
        if self.doubted:
            doubts = self._doubts
            await self._load()
            self._settled = doubts

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
        try:
            _follow(self.table, now)
        except (InvalidRecord, RulesFault):
            return
        self._settled = doubts
        self._stand(now, now.seq, now.version)
        self.row.updated, self.row.undo_request, self.row.proposal = now.updated, None, None
        self.silent.clear()
        self._recent.extend(now.rows)

    async def _load(self) -> None:
        known = self.seq if self._settled else None
        while True:
            self.row, position, stretch, last = await self._find()
            self._recent = deque(maxlen=RECENT)
            if self.seq != known:
                self.silent.clear()
            try:
                stands, anew = _stands_there(self.row, position, last)
            except Damaged:
                self.table = await self._backing.past.last_good(self.row)
                self.row.seq = max(self.seq, last.seq)
                logger.warning(
                    "a table goes on after its last good choice", extra={"fields": {"table": self.id}}
                )
                anew = True
            else:
                if not anew:
                    remembering = await self._backing.past.with_memory(self.row, stretch, stands)
                    if remembering is not None:
                        self.table = remembering
                        return
                # What was played again is another game by now: the position that was written is true.
                logger.info("a table is taken from its position", extra={"fields": {"table": self.id}})
                self.table = stands
                if self.row.outcome is not None:
                    return  # how it ended is written, and nothing goes on
            try:
                await self._go_on(anew)
                return
            except Raced:
                continue

    async def _find(self) -> tuple[TableRow, bytes, Stretch, LogRow]:
        found = await self._backing.store.read(_find, self.id)
        if found is None:
            raise not_found("table")
        return found

    async def _go_on(self, anew: bool) -> None:
        """Go on under the rules of today. If they start the act anew, or the table has lost choices, the log
        says so: as a taking back."""
        row, stands = self.row, self._stands()
        number = stands.number

        def back(seq: int) -> LogRow:
            return LogRow(seq, number, NOBODY, (UNDO, number), [], time.time(), end=stands.end)

        seq = row.seq + anew

        def settle(tx: Connection) -> int:
            version = row.version
            lost = log.missing(tx, row.id, row.seq)
            if lost:  # or clients would wait for them
                log.add(tx, row.id, [back(seq) for seq in lost])
            if anew:
                version = log.append(tx, row.id, row.version, back(seq), None, stands)
            snapshots.forget_after(tx, row.id, number - 1)
            snapshots.add(tx, row.id, [SnapshotRow(seq, number, stands.position)])
            return version

        try:
            version = await self._backing.store.write(settle)
        except IntegrityError as error:
            raise Raced from error  # another worker has laid down the same snapshot
        if anew:
            self._stand(stands, seq, version)

    # Playing

    async def choose(self, seat: int, option: Option, key: str | None = None) -> None:
        """Make a choice and write it.

        IllegalChoice: it is not on offer, and nothing has changed. Raced: somebody else was faster.
        """
        doubts = self.doubt()
        try:
            self.table.choose(option, seat)
        except IllegalChoice:
            self._settled = doubts
            raise
        await self._append(doubts, seat, option, key)
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
                self.table.answer_standing(standing)
                step = self.table.steps(self.table.number - 1)[0]
                await self._append(doubts, step.seat, step.option, None)

    def _standing(self) -> dict[int, list[str]]:
        """By seats that people play; a bot has its own mind."""
        seats = self.row.seats
        return {one.seat: one.standing for one in seats if one.person_id is not None and one.bot is None}

    async def take_back(self, seat: int, to: int) -> None:
        """Go back to where ``to`` choices had been made and write that.

        InvalidRecord: older rules are in the way. Raced: somebody else was faster.
        """
        doubts = self.doubt()
        known = await self._backing.store.glance(log.end_at, self.id, to)
        try:
            self.table.rewind_to(to)
        except IllegalChoice:
            known = None  # further back than this worker remembers
        if known is None or known != fingerprint(self.table):
            # What is remembered was played again: it led to where the table stood, and may still have come
            # there by another way than it did then.
            table = await self._backing.past.at(self.row, to)
            if table.number != to:
                raise InvalidRecord(f"The log does not lead to {to} choices.") from None
            self.table = table
        await self._append(doubts, seat, (UNDO, to), None)

    async def _append(self, doubts: int, seat: int, option: Option, key: str | None) -> None:
        """Write what the kernel's table has just done. Only then is it believed, and told."""
        row, table = self.row, self.table
        number = table.number
        stands = self._stands()
        if option[0] == UNDO:
            made = LogRow(row.seq + 1, number, seat, option, [], time.time(), end=stands.end)
        else:
            made = row_of(table.steps(number - 1)[0], row.seq + 1, stands.end)
        self.silent.clear()

        version = await self._write(made, key, stands)
        self._settled = doubts
        self._stand(stands, made.seq, version)
        row.updated, row.undo_request, row.proposal = made.at, None, None
        self._recent.append(made)
        self._backing.subscribers.wake(row.id)

    async def _write(self, made: LogRow, key: str | None, stands: Standing) -> int:
        """Append a row and lay down what belongs to it; gives the table's new version."""
        row, number = self.row, stands.number
        store, subscribers = self._backing.store, self._backing.subscribers
        back = made.option[0] == UNDO
        snapshot = not back and number % SNAPSHOT_EVERY == 0
        if store.shared and not back and not snapshot:
            news = subscribers.announcement(row.id)
            return await store.write_at_once(log.append_at_once, row.id, row.version, made, key, stands, news)

        def append(tx: Connection) -> int:
            version = log.append(tx, row.id, row.version, made, key, stands)
            if back:
                snapshots.forget_after(tx, row.id, number)
            elif snapshot:
                snapshots.add(tx, row.id, [SnapshotRow(made.seq, number, stands.position)])
            subscribers.announce(tx, row.id)
            return version

        return await store.write(append)

    async def note_due(self, due: bool) -> None:
        """Whether the table waits for a bot; not if those that may speak up here have nothing to say."""
        doubts = self.doubt()
        await self._backing.store.write(tables.set_bot_due, self.id, self.seq, due)
        self.row.bot_due = due
        self._settled = doubts

    def _stands(self) -> Standing:
        decision = self.table.decision
        position = position_of(self.table)
        return Standing(
            position=encode_position(position),
            end=position.end,
            number=self.table.number,
            waiting=[] if decision is None else list(decision.seats),
            bot_due=self.bot_to_ask() is not None,
            outcome=outcome_of(self.table),
        )

    def _stand(self, stands: Standing | Progress, seq: int, version: int) -> None:
        row = self.row
        row.version, row.seq, row.number = version, seq, stands.number
        row.waiting, row.outcome, row.bot_due = stands.waiting, stands.outcome, stands.bot_due

    # Looking

    async def rows_after(self, seq: int, limit: int) -> list[LogRow]:
        """The rows of the log after one; from memory, if it reaches back so far."""
        if seq >= self.seq:
            return []
        if self._recent and self._recent[0].seq <= seq + 1:
            return [row for row in self._recent if row.seq > seq]
        return await self._backing.store.glance(log.after, self.id, seq, limit)

    def bot_to_ask(self) -> tuple[int, str] | None:
        return bot_to_ask(self.table.decision, self.row.seats, self.silent)


def bot_to_ask(
    decision: Decision | None, seats: Sequence[SeatRow], silent: Collection[int] = ()
) -> tuple[int, str] | None:
    """The seat and name of the bot that is to choose, or may speak up.

    A team's question is for its people; bots answer it where no seat of a person is asked.
    """
    if decision is None:
        return None
    for seat in decision.speakers:
        bot = seats[seat].bot
        if bot is not None and seat not in silent:
            return seat, bot
    asked = [seats[seat] for seat in decision.seats]
    first = asked[0]
    if first.bot is None or any(seat.bot is None for seat in asked):
        return None
    return first.seat, first.bot


def opening_row(table: Table[Any]) -> LogRow:
    """The first row of a log: what happened before the first choice."""
    return LogRow(0, 0, NOBODY, (), table.opening(), time.time(), end=fingerprint(table))


def row_of(step: Step, seq: int, end: str) -> LogRow:
    """A step as a row of the log."""
    return LogRow(
        seq=seq,
        number=step.number,
        seat=step.seat,
        option=step.option,
        events=step.events,
        at=time.time(),
        private=step.private,
        standing=step.standing,
        end=end,
    )


def outcome_of(table: Table[Any]) -> OutcomeInfo | None:
    """How the game ended, as it is written."""
    outcome = table.outcome
    if outcome is None:
        return None
    return OutcomeInfo(
        outcome.reason,
        [
            SideScore(
                score.side,
                list(score.seats),
                score.points,
                [ScoreLine(*line) for line in score.lines],
                list(score.ties),
                score.rank,
            )
            for score in outcome.scores
        ],
    )


def _find(tx: Connection, id: str) -> tuple[TableRow, bytes, Stretch, LogRow] | None:
    """A table's row, where its game stands, what leads there, and the last row of its log."""
    found = tables.get(tx, id)
    if found is None:
        return None
    last = log.last(tx, id)
    if last is None:
        raise Damaged("The table has no log.", id)
    return *found, stretch_to_remember(tx, found[0]), last


def _follow(table: Table[Any], now: Progress) -> None:
    """Make choices that were made elsewhere; InvalidRecord if they do not lead where they led there."""
    for made in now.rows:
        make_again(made, table)
    last = now.rows[-1]
    if (now.seq, now.number) != (last.seq, last.number) or fingerprint(table) != last.end:
        raise InvalidRecord("The table does not stand where its log ends.")


def _stands_there(row: TableRow, data: bytes, last: LogRow) -> tuple[Table[Any], bool]:
    """What the position says; Damaged if it cannot be read or is not where the log ends.

    A game that is over stays as it ended: there is nothing to play on with.
    """
    position = read_position(data)
    must_be_of(row, position)
    stands, anew = stand(position)
    if row.outcome is not None:
        if not stands.state.ending:
            raise InvalidRecord("The game is over, and under the rules of today it would not be.")
    elif not in_step(row, position, last):
        raise Damaged("The table does not stand where its log ends.")
    return stands, anew
