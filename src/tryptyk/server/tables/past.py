"""The past of a table: any earlier moment, played again from the nearest snapshot before it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection

from tryptyk import games
from tryptyk.kernel import InvalidRecord, Option, Table
from tryptyk.kernel.record import Snapshot, restore, snapshot_of
from tryptyk.server.store import log, snapshots
from tryptyk.server.store.database import Store
from tryptyk.server.store.log import LogRow
from tryptyk.server.store.snapshots import SnapshotRow
from tryptyk.server.store.tables import TableRow

SNAPSHOT_EVERY = 40
"""Choices between two snapshots on the way."""
REMEMBERED = 60
"""So many choices back, a loaded table needs nothing from the database to take back."""

T = TypeVar("T")


class Position(msgspec.Struct, frozen=True):
    """Where a table stands: the last state at rest, and the choices since."""

    snapshot: Snapshot
    choices: list[tuple[int, Option]]


def encode_position(table: Table[Any]) -> bytes:
    snapshot = snapshot_of(table)
    return msgspec.msgpack.encode(Position(snapshot, table.choices(snapshot.number)))


def decode_position(data: bytes) -> Table[Any]:
    """The table that stands there. If the rules have changed in the middle of an act, it starts anew."""
    position = msgspec.msgpack.decode(data, type=Position)
    game = games.load(position.snapshot.game).game
    try:
        return restore(game, position.snapshot, position.choices)
    except InvalidRecord:
        return restore(game, position.snapshot)


def under_current_rules(data: bytes) -> bool:
    snapshot = msgspec.msgpack.decode(data, type=Position).snapshot
    return snapshot.rules == games.load(snapshot.game).game.rules


def play_on(table: Table[Any], choices: Iterable[tuple[int, Option]], upto: int) -> None:
    """Make choices again, until so many have been made; InvalidRecord where one does not fit."""
    for seat, option in choices:
        if table.number >= upto:
            break
        table.repeat(seat, option)


def play_with_snapshots(table: Table[Any], choices: Iterable[tuple[int, Option]]) -> list[SnapshotRow]:
    """Make all choices again; the snapshots that a table leaves behind as it is played."""
    made = []
    for seat, option in choices:
        table.repeat(seat, option)
        if table.number % SNAPSHOT_EVERY == 0:
            made.append(SnapshotRow(table.number, table.number, encode_position(table)))
    return made


@dataclass(frozen=True)
class Stretch:
    """What leads to a moment: the snapshot to start from (None: the setup), and the choices since."""

    snapshot: SnapshotRow | None
    rows: list[LogRow]


def stretch_to(tx: Connection, row: TableRow, number: int) -> Stretch:
    """The shortest stretch to a moment."""
    return _since(tx, row, snapshots.last(tx, row.id, number))


def stretch_to_remember(tx: Connection, row: TableRow) -> Stretch:
    """To where the table stands, with its recent past, so that taking back reaches there."""
    nearby = snapshots.between(tx, row.id, row.number - REMEMBERED - SNAPSHOT_EVERY, row.number)
    return _since(tx, row, _far_enough(row, nearby))


def stretch_from_start(tx: Connection, row: TableRow) -> Stretch:
    """From the earliest moment that can be played again."""
    if row.rules == _rules(row):
        return _since(tx, row, None)
    current = [one for one in snapshots.between(tx, row.id, 0, row.number) if under_current_rules(one.data)]
    if not current:
        raise InvalidRecord("Nothing of this game was played under the rules of today.")
    return _since(tx, row, current[-1])


def _since(tx: Connection, row: TableRow, start: SnapshotRow | None) -> Stretch:
    return Stretch(start, log.standing_after(tx, row.id, -1 if start is None else start.seq))


class Past:
    """Replays, one at a time and beside the event loop, so that long ones do not hold up the others."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._one_at_a_time = asyncio.Semaphore(1)

    async def replay(self, play: Callable[..., T], *args: Any) -> T:
        async with self._one_at_a_time:
            return await asyncio.to_thread(play, *args)

    async def at(self, row: TableRow, number: int) -> Table[Any]:
        """The game as it stood after a number of choices; InvalidRecord if older rules are in the way."""
        return await self._play(row, await self._store.read(stretch_to, row, number), number)

    async def with_memory(self, row: TableRow, stretch: Stretch) -> Table[Any]:
        """The game as it stands; InvalidRecord if it cannot be played again to there."""
        table = await self._play(row, stretch, row.number)
        if table.number != row.number:
            raise InvalidRecord(f"The log comes to {table.number} choices, not {row.number}.")
        return table

    async def _play(self, row: TableRow, stretch: Stretch, number: int) -> Table[Any]:
        table = _base(row, stretch.snapshot)
        await self.replay(play_on, table, choices_of(stretch.rows), number)
        return table

    async def from_start(self, row: TableRow) -> tuple[Table[Any], list[LogRow]]:
        """The earliest moment that can be played again, and the choices from there."""
        stretch = await self._store.read(stretch_from_start, row)
        return _base(row, stretch.snapshot), stretch.rows


def choices_of(rows: Iterable[LogRow]) -> list[tuple[int, Option]]:
    return [(row.seat, tuple(row.option)) for row in rows]


def _rules(row: TableRow) -> int:
    return games.load(row.game).game.rules


def _far_enough(row: TableRow, nearby: list[SnapshotRow]) -> SnapshotRow | None:
    """The latest snapshot that is far enough back; after a change of the rules, the first one since."""
    current = [one for one in nearby if under_current_rules(one.data)]
    for one in current:
        if one.number <= row.number - REMEMBERED:
            return one
    return current[-1] if current and row.rules != _rules(row) else None


def _base(row: TableRow, start: SnapshotRow | None) -> Table[Any]:
    """Where to start from."""
    if start is None:
        if row.rules != _rules(row):
            raise InvalidRecord("This part of the game was played under older rules.")
        return Table.new(games.load(row.game).game, row.players, row.seed, row.setup)
    if not under_current_rules(start.data):
        raise InvalidRecord("This part of the game was played under older rules.")
    return decode_position(start.data)
