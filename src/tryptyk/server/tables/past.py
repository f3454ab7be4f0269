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
from tryptyk.server.http.wire import Move
from tryptyk.server.store import repository
from tryptyk.server.store.database import Store
from tryptyk.server.store.repository import Archived, TableRow

ARCHIVE_EVERY = 40
"""Choices between two archived snapshots."""
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


def play_and_archive(table: Table[Any], choices: Iterable[tuple[int, Option]]) -> list[Archived]:
    """Make all choices again; the snapshots that a table leaves behind as it is played."""
    archived = []
    for seat, option in choices:
        table.repeat(seat, option)
        if table.number % ARCHIVE_EVERY == 0:
            archived.append(Archived(table.number, table.number, encode_position(table)))
    return archived


@dataclass(frozen=True)
class Stretch:
    """What leads to a moment: the snapshot to start from (None: the setup), and the choices since."""

    archived: Archived | None
    moves: list[Move]


def stretch_to(tx: Connection, row: TableRow, number: int) -> Stretch:
    """The shortest stretch to a moment."""
    return _since(tx, row, repository.last_archived(tx, row.id, number))


def stretch_to_remember(tx: Connection, row: TableRow) -> Stretch:
    """To where the table stands, with its recent past, so that taking back reaches there."""
    nearby = repository.archived(tx, row.id, row.number - REMEMBERED - ARCHIVE_EVERY, row.number)
    return _since(tx, row, _far_enough(row, nearby))


def stretch_from_start(tx: Connection, row: TableRow) -> Stretch:
    """From the earliest moment that can be played again."""
    if row.rules == _rules(row):
        return _since(tx, row, None)
    current = [one for one in repository.archived(tx, row.id, 0, row.number) if under_current_rules(one.data)]
    if not current:
        raise InvalidRecord("Nothing of this game was played under the rules of today.")
    return _since(tx, row, current[-1])


def _since(tx: Connection, row: TableRow, archived: Archived | None) -> Stretch:
    return Stretch(archived, repository.standing_after(tx, row.id, -1 if archived is None else archived.seq))


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
        table = _base(row, stretch.archived)
        await self.replay(play_on, table, choices_of(stretch.moves), number)
        return table

    async def from_start(self, row: TableRow) -> tuple[Table[Any], list[Move]]:
        """The earliest moment that can be played again, and the choices from there."""
        stretch = await self._store.read(stretch_from_start, row)
        return _base(row, stretch.archived), stretch.moves


def choices_of(moves: Iterable[Move]) -> list[tuple[int, Option]]:
    return [(move.seat, tuple(move.option)) for move in moves]


def _rules(row: TableRow) -> int:
    return games.load(row.game).game.rules


def _far_enough(row: TableRow, archived: list[Archived]) -> Archived | None:
    """The latest snapshot that is far enough back; after a change of the rules, the first one since."""
    current = [one for one in archived if under_current_rules(one.data)]
    for one in current:
        if one.number <= row.number - REMEMBERED:
            return one
    return current[-1] if current and row.rules != _rules(row) else None


def _base(row: TableRow, archived: Archived | None) -> Table[Any]:
    """Where to start from."""
    if archived is None:
        if row.rules != _rules(row):
            raise InvalidRecord("This part of the game was played under older rules.")
        return Table.new(games.load(row.game).game, row.players, row.seed, row.setup)
    if not under_current_rules(archived.data):
        raise InvalidRecord("This part of the game was played under older rules.")
    return decode_position(archived.data)
