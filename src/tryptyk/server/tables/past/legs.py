"""Whole games played again, a leg at a time and in processes beside the event loop.

A leg is as long as the way between two snapshots: it starts from a position and ends with one. Between two
legs others have their turn, so that nobody waits for the whole of somebody else's game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

import msgspec

from tryptyk import games
from tryptyk.kernel import InvalidRecord, Option
from tryptyk.kernel.record import Record, beginning_of, fingerprint, position_of
from tryptyk.server.problems import Damaged
from tryptyk.server.store import log
from tryptyk.server.store.log import LogRow
from tryptyk.server.store.snapshots import SnapshotRow
from tryptyk.server.store.tables import TableRow
from tryptyk.server.tables.bots.thinkers import Thinkers
from tryptyk.server.tables.live.rows import opening_row, row_of
from tryptyk.server.tables.past.moments import (
    SNAPSHOT_EVERY,
    Allowance,
    Stretch,
    TooLong,
    begin,
    encode_position,
    led_to,
    make_again,
    read_position,
    take_up,
    too_long,
)

T = TypeVar("T")


async def _run(thinkers: Thinkers, person: str, work: Callable[..., T], *args: Any) -> T:
    try:
        return await thinkers.serve(person, work, *args)
    except TooLong as error:
        raise too_long(error) from error


# Records


@dataclass
class Replayed:
    """A record that was played to its end: what a table leaves that has been played so."""

    position: bytes
    rows: list[LogRow]
    """The log; the first row holds what happened before the first choice."""
    snapshots: list[SnapshotRow] = field(default_factory=list)


async def play_record(thinkers: Thinkers, person: str, record: Record) -> Replayed:
    """Make all choices of a record; InvalidRecord or InvalidSetup where they do not fit."""
    head = msgspec.structs.replace(record, choices=[])
    position, rows = await _run(thinkers, person, _open, head)
    played = Replayed(position, _told(rows))
    for number in range(0, len(record.choices), SNAPSHOT_EVERY):
        choices = record.choices[number : number + SNAPSHOT_EVERY]
        position, rows = await _run(thinkers, person, _play_on, played.position, choices)
        played.position = position
        played.rows += _told(rows)
        if len(choices) == SNAPSHOT_EVERY:
            reached = number + SNAPSHOT_EVERY
            played.snapshots.append(SnapshotRow(reached, reached, position))
    return played


_Row = tuple[LogRow, list[Any]]
"""A row without its events, and these as they are written: that is how they go from process to process."""


def _told(rows: Sequence[_Row]) -> list[LogRow]:
    return [replace(row, events=log.read_events(events)) for row, events in rows]


def _open(record: Record) -> tuple[bytes, list[_Row]]:
    """In a worker process: a record before its first choice."""
    table = beginning_of(games.load(record.game).game, record)
    return encode_position(position_of(table)), [_packed(opening_row(table))]


def _play_on(position: bytes, choices: Sequence[tuple[int, Option]]) -> tuple[bytes, list[_Row]]:
    """In a worker process: a leg of a record."""
    table, _ = take_up(read_position(position))
    allowance = Allowance()  # a process that is new has loaded the rules by now
    rows = []
    for seat, option in choices:
        allowance.check()
        table.repeat(seat, option)
        step = table.steps(table.number - 1)[0]
        rows.append(_packed(row_of(step, step.number, fingerprint(table))))
    return encode_position(position_of(table)), rows


def _packed(row: LogRow) -> _Row:
    return replace(row, events=[]), log.written_events(row.events)


# Figures


@dataclass(frozen=True)
class Leg:
    """A part of a table's log, to be played from its start."""

    row: TableRow
    opening: LogRow
    start: SnapshotRow | None
    rows: list[LogRow]


Figures = list[tuple[int, dict[str, int]]]
"""A game's own figures, each with the number of choices after which they hold."""


async def figures(thinkers: Thinkers, person: str, row: TableRow, stretch: Stretch) -> Figures:
    """The figures after every choice that leads where it did then. Where the rules have changed the game may
    come back to what it was by itself; otherwise it is taken up at the next snapshot."""
    found: Figures = []
    opening = replace(stretch.opening, events=[])
    rows = [replace(made, events=[]) for made in stretch.rows]
    ends = [snapshot.number for snapshot in stretch.starts[1:] if snapshot is not None] + [row.number]
    reached: SnapshotRow | None = None
    for snapshot, end in zip(stretch.starts, ends, strict=True):
        begins = reached or snapshot
        since = 0 if begins is None else begins.number
        leg = Leg(row, opening, begins, [made for made in rows if since < made.number <= end])
        more, position = await _run(thinkers, person, _figures_of, leg)
        found += [one for one in more if not found or one[0] > found[-1][0]]
        reached = None if position is None else SnapshotRow(row.seq, end, position)
    return found


def _figures_of(leg: Leg) -> tuple[Figures, bytes | None]:
    """In a worker process: the figures, and where the leg ended if it ended where it did then."""
    found: Figures = []
    try:
        table = begin(leg.row, leg.start, leg.opening)
        allowance = Allowance()
        found.append((table.number, table.game.figures(table.state)))
        good = True
        for made in leg.rows:
            allowance.check()
            make_again(made, table)
            good = led_to(leg.row, made, table)
            if good:
                found.append((table.number, table.game.figures(table.state)))
    except (InvalidRecord, Damaged):
        return found, None
    return found, encode_position(position_of(table)) if good else None
