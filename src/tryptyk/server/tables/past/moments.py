"""The past of a table: any earlier moment, played again from a snapshot before it.

What is played again is believed only if it comes to what was written at the time: the rules may have changed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection

from tryptyk import games
from tryptyk.kernel import InvalidRecord, InvalidSetup, Option, Table, Watcher
from tryptyk.kernel.errors import TryptykError
from tryptyk.kernel.record import Position, fingerprint, from_position, from_position_at_rest
from tryptyk.server.problems import Damaged, Refused
from tryptyk.server.store import log, snapshots
from tryptyk.server.store.damage import UNREADABLE
from tryptyk.server.store.database import Store
from tryptyk.server.store.log import LogRow
from tryptyk.server.store.snapshots import SnapshotRow
from tryptyk.server.store.tables import TableRow
from tryptyk.server.tables.bots.queue import Queue, Urgency

SNAPSHOT_EVERY = 40
"""Choices between two snapshots on the way."""
REMEMBERED = 60
"""So many choices back, a loaded table needs nothing from the database to take back."""
WAITING = 16
"""So many moments, and so many whole games, somebody who looks back can wait for at a time."""
REPLAY_SECONDS = 5.0
"""So much computing a stretch of a game may take; what is usual takes a hundredth of it."""

T = TypeVar("T")


# Positions as bytes


class _OldSnapshot(msgspec.Struct, frozen=True):
    game: str
    rules: int
    players: int
    seed: int
    setup: dict[str, Any]
    number: int
    state: dict[str, Any]


class _OldPosition(msgspec.Struct, frozen=True):
    """As positions were written before editions and fingerprints."""

    snapshot: _OldSnapshot
    choices: list[tuple[int, Option]]


# They are read in threads, too: see ``store/damage.py``.
_POSITION = msgspec.msgpack.Decoder(Position)
_OLD_POSITION = msgspec.msgpack.Decoder(_OldPosition)


def encode_position(position: Position) -> bytes:
    return msgspec.msgpack.encode(position)


def read_position(data: bytes) -> Position:
    """A position as it was written, by this version or an older one."""
    try:
        return _POSITION.decode(data)
    except UNREADABLE:
        pass
    try:
        old = _OLD_POSITION.decode(data)
    except UNREADABLE as error:
        raise Damaged(f"The position cannot be read: {error}") from error
    at = old.snapshot
    edition = f"rules-{at.rules}"
    return Position(at.game, edition, at.players, at.seed, at.setup, at.number, at.state, old.choices, "")


def take_up(position: Position) -> tuple[Table[Any], bool]:
    """The table that stands there. If the rules of the act have changed meanwhile, the act starts anew, and
    that is said."""
    game = games.load(position.game).game
    try:
        return from_position(game, position), False
    except InvalidRecord:
        pass
    try:
        return from_position_at_rest(game, position), True
    except InvalidRecord as error:
        if position.edition != game.edition:
            raise
        raise Damaged(str(error)) from error  # the rules are the same


def must_be_of(row: TableRow, position: Position) -> None:
    """A position stands by itself, so it would be played on whatever the row says; other things would not."""
    if position.game != row.game:
        raise Damaged(f"The table is one of {row.game}, and its position of {position.game}.")


def in_step(row: TableRow, position: Position, last: LogRow) -> bool:
    """Whether a table stands where its log ends."""
    number = position.number + len(position.choices)
    same = not position.end or last.end in (None, position.end)
    return same and row.seq == last.seq and row.number == last.number == number


# Playing again


def choices_of(rows: Iterable[LogRow]) -> list[tuple[int, Option]]:
    return [(row.seat, row.option) for row in rows]


class TooLong(TryptykError):
    """Playing a game again takes more computing than anybody is given."""


class Allowance:
    """What a replay may take, in seconds of its own thread's computing: a busy machine makes none longer."""

    def __init__(self) -> None:
        self._until = time.thread_time() + REPLAY_SECONDS

    def check(self) -> None:
        if time.thread_time() > self._until:
            raise TooLong("Playing this game again takes too long.")


@dataclass(frozen=True)
class Stretch:
    """What leads to a moment: where one could start from, the earliest first (None: the setup), and the
    choices since the earliest."""

    starts: list[SnapshotRow | None]
    opening: LogRow
    """Of the whole game: where the setup led."""
    rows: list[LogRow]


def stretch_to(tx: Connection, row: TableRow, number: int) -> Stretch:
    """The shortest stretch to a moment."""
    return _since(tx, row, [snapshots.last(tx, row.id, number)], number)


def stretch_to_remember(tx: Connection, row: TableRow) -> Stretch:
    """To where the table stands, with as much of its recent past as can be had."""
    nearby = snapshots.between(tx, row.id, row.number - REMEMBERED - SNAPSHOT_EVERY, row.number)
    far = next((n for n, one in enumerate(nearby) if one.number <= row.number - REMEMBERED), None)
    starts: list[SnapshotRow | None] = [*reversed(nearby if far is None else nearby[: far + 1])]
    return _since(tx, row, starts if far is not None else [None, *starts])


def stretch_from_start(tx: Connection, row: TableRow) -> Stretch:
    """The whole game, with all snapshots on the way."""
    return _since(tx, row, [None, *reversed(snapshots.between(tx, row.id, 0, row.number))])


def _since(
    tx: Connection, row: TableRow, starts: list[SnapshotRow | None], upto: int | None = None
) -> Stretch:
    first = starts[0]
    rows = log.kept_after(tx, row.id, -1 if first is None else first.seq, upto)
    return Stretch(starts, log.opening(tx, row.id), rows)


def play_to(row: TableRow, start: SnapshotRow | None, stretch: Stretch, number: int) -> Table[Any]:
    """Play on from a start until so many choices have been made, and see that it led where it did then."""
    allowance = Allowance()
    table = begin(row, start, stretch.opening)
    last: LogRow | None = None
    for made in stretch.rows:
        if table.number >= number:
            break
        allowance.check()
        if made.number > table.number:
            make_again(made, table)
            last = made
    if last is not None:
        _must_have_led_to(row, last, table)
    return table


def begin(
    row: TableRow, start: SnapshotRow | None, opening: LogRow, watcher: Watcher | None = None
) -> Table[Any]:
    if start is None:
        try:
            table = Table.new(games.load(row.game).game, row.players, row.seed, row.setup, watcher=watcher)
        except InvalidSetup as error:
            raise InvalidRecord(f"The table cannot be set up as it was: {error}") from error
        _must_have_led_to(row, opening, table)
        return table
    position = read_position(start.data)
    must_be_of(row, position)
    if not position.end:
        raise InvalidRecord("It was not written down yet where this snapshot leads.")
    return from_position(games.load(position.game).game, position)


def make_again(made: LogRow, table: Table[Any]) -> None:
    """Make a choice of the log; InvalidRecord if it does not follow, or does not fit."""
    if made.number != table.number + 1:
        raise InvalidRecord(f"The log lacks choice {table.number + 1}.")
    table.repeat(made.seat, made.option)


def play_as_far_as_it_goes(row: TableRow, stretch: Stretch) -> Table[Any]:
    """The game after the last choice to which something leads as it did then: from the latest start on."""
    allowance = Allowance()
    for start in reversed(stretch.starts):
        try:
            table = begin(row, start, stretch.opening)
        except (InvalidRecord, Damaged):
            continue
        for made in stretch.rows:
            if made.number <= table.number:
                continue
            allowance.check()
            before = table.number
            try:
                make_again(made, table)
                _must_have_led_to(row, made, table)
            except InvalidRecord:
                table.rewind_to(before)
                break
        return table
    raise Damaged("Nothing of the game can be played again.")


def led_to(row: TableRow, made: LogRow, table: Table[Any]) -> bool:
    """Whether a row of the log has led to where the table stands."""
    if made.end is None:
        return row.edition == table.game.edition
    return fingerprint(table) == made.end


def _must_have_led_to(row: TableRow, made: LogRow, table: Table[Any]) -> None:
    if not led_to(row, made, table):
        raise InvalidRecord(f"Choice {made.number} leads elsewhere under the rules of today.")


class Past:
    """Earlier moments, played again one at a time and beside the event loop. From a snapshot that takes
    milliseconds; whole games are played in legs, by processes (``legs.py``).

    What somebody needs to play comes before what others look back at, who take turns: a table is opened after
    one moment at most, however many are asked for.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._moments = Queue(1)
        self._games = Queue(1)

    async def replay(self, play: Callable[..., T], *args: Any, by: str | None = None) -> T:
        """Have something played again for a table that is opened, or for a person who looks back."""
        try:
            async with self._place(by):
                return await asyncio.to_thread(play, *args)
        except TooLong as error:
            raise too_long(error) from error

    async def at(self, row: TableRow, number: int, by: str | None = None) -> Table[Any]:
        """The game as it stood after a number of choices; InvalidRecord if other rules are in the way,
        Damaged if what leads there cannot be read."""
        try:
            async with self._place(by):
                stretch = await self._store.read(stretch_to, row, number)
                return await asyncio.to_thread(play_to, row, stretch.starts[0], stretch, number)
        except TooLong as error:
            raise too_long(error) from error
        except Damaged as damage:  # a snapshot, which nobody has looked into before
            self._store.complaints.note_damage(row.id, damage)
            raise

    def _place(self, by: str | None) -> AbstractAsyncContextManager[None]:
        if by is None:
            return self._moments.place("", Urgency.WATCHED)
        return self._moments.place(by, Urgency.AWAITED, WAITING)

    @asynccontextmanager
    async def whole(self, row: TableRow, by: str) -> AsyncIterator[Stretch]:
        """A whole game that somebody looks back at. It is read when it is their turn: reading takes the event
        loop tens of milliseconds, and what was read takes memory."""
        async with self._games.place(by, Urgency.WATCHED, WAITING):
            yield await self._store.read(stretch_from_start, row)

    async def last_good(self, row: TableRow) -> Table[Any]:
        """The game as far as its log leads."""
        stretch = await self._store.read(stretch_from_start, row)
        return await self.replay(play_as_far_as_it_goes, row, stretch)

    async def with_memory(self, row: TableRow, stretch: Stretch, stands: Table[Any]) -> Table[Any] | None:
        """The game as it ``stands``, with its recent past; None if nothing leads there any more."""
        return await self.replay(_remember, row, stretch, stands)


def too_long(error: TooLong) -> Refused:
    return Refused(409, "too-long", str(error))


def _remember(row: TableRow, stretch: Stretch, stands: Table[Any]) -> Table[Any] | None:
    end = fingerprint(stands)
    for start in stretch.starts:
        try:
            table = play_to(row, start, stretch, row.number)
        except (InvalidRecord, Damaged, TooLong):
            continue
        if table.number == stands.number and fingerprint(table) == end:
            return table
    return None
