"""Lists of somebody's tables, read as they stand: no game is opened for them.

A list has three parts: what is going on, what is past (over, or long untouched), and what its owner has
removed from it. They come in pages: one of many tables costs little more than one of a few.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    Float,
    Integer,
    Select,
    String,
    and_,
    bindparam,
    case,
    cast,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    union,
)

from tryptyk.server.problems import Damaged
from tryptyk.server.store.damage import UNREADABLE, Shape, reads_table
from tryptyk.server.store.gists import GistInfo
from tryptyk.server.store.schema import people, removals, seats, tables
from tryptyk.server.store.wishes import Count

Part = Literal["current", "past", "removed"]
PAGE = 20
LONG = 30 * 24 * 3600.0
"""What was untouched for so long is past."""
MOST = 1_000
"""So many are counted; beyond that nobody wants to know."""


class SideRank(Struct, frozen=True):
    """How a side came out."""

    side: str
    seats: list[Count]
    points: int
    rank: int


class Ranking(Struct, frozen=True):
    """Of how a game ended, what a list says."""

    sides: list[SideRank]


class ListedSeat(Struct, frozen=True):
    seat: int
    person_id: str | None
    name: str | None
    """Of the person who holds it."""
    bot: str | None


@dataclass(frozen=True)
class Listed:
    """A table in a list."""

    id: str
    game: str
    name: str | None
    guided: bool
    players: int
    updated: float
    number: int
    waiting: list[int]
    outcome: Ranking | None
    gist: GistInfo | None
    seats: list[ListedSeat]


@dataclass(frozen=True)
class Place:
    """Where in a list a page ends: the next one begins after it, whatever was added before."""

    turn: int
    updated: float
    id: str


@dataclass(frozen=True)
class Page:
    tables: list[Listed]
    end: Place | None
    """Where it ends, if more follows."""


@dataclass(frozen=True)
class Counts:
    current: int
    past: int
    removed: int


_LISTED = Shape(Listed)
_SEAT = Shape(ListedSeat)
_COLUMNS = [
    tables.c[name]
    for name in ("id", "game", "name", "guided", "players", "updated", "number", "waiting", "outcome", "gist")
]

_person = bindparam("person", type_=String)
_since = bindparam("since", type_=Float)
_MINE = tables.c.id.in_(
    union(
        select(tables.c.id).where(tables.c.creator == _person),
        select(seats.c.table_id).where(seats.c.person_id == _person),
        select(seats.c.table_id).where(seats.c.owner == _person),
    )
)
_REMOVED = tables.c.id.in_(select(removals.c.table_id).where(removals.c.person_id == _person))
_PAST = or_(tables.c.outcome.is_not(None), tables.c.updated < _since)
_PARTS: dict[Part, ColumnElement[bool]] = {
    "current": and_(~_REMOVED, ~_PAST),
    "past": and_(~_REMOVED, _PAST),
    "removed": _REMOVED,
}


def _asked() -> ColumnElement[bool]:
    """Whether a table waits for a seat that its person plays: the seats are looked for in the JSON as it is
    written, since databases do not agree on how else to read it."""
    waiting: ColumnElement[str] = cast(tables.c.waiting, String)
    for sign, instead in (("[", ","), ("]", ","), (" ", "")):
        waiting = func.replace(waiting, sign, instead)
    seat = literal("%,").concat(cast(seats.c.seat, String)).concat(",%")
    # With the index of people SQLite would go through all seats of the person for each of the tables.
    whose = func.coalesce(seats.c.person_id, "")
    return (
        select(seats.c.seat)
        .where(seats.c.table_id == tables.c.id, whose == _person, seats.c.bot.is_(None))
        .where(waiting.like(seat))
        .exists()
    )


def _ordered(part: Part, after: bool) -> Select[tuple[int, float, str]]:
    """The places of a part: where somebody is waited for first, then the last touched."""
    turn = case((_asked(), 1), else_=0).label("turn")
    there = select(turn, tables.c.updated, tables.c.id).where(_MINE, _PARTS[part]).subquery()
    found = select(there.c.turn, there.c.updated, there.c.id)
    if after:
        turned, touched = bindparam("turn", type_=Integer), bindparam("updated", type_=Float)
        later = and_(there.c.updated == touched, there.c.id > bindparam("id", type_=String))
        older = or_(there.c.updated < touched, later)
        found = found.where(or_(there.c.turn < turned, and_(there.c.turn == turned, older)))
    return found.order_by(there.c.turn.desc(), there.c.updated.desc(), there.c.id).limit(PAGE + 1)


_ORDERED = {(part, after): _ordered(part, after) for part in _PARTS for after in (False, True)}


def page(
    tx: Connection,
    person: str,
    part: Part = "current",
    after: Place | None = None,
    leave_out: Callable[[str, Damaged], None] | None = None,
) -> Page:
    """A page of somebody's tables: those where they sit or which they made.

    Those that are damaged are left out, and named to ``leave_out``."""
    values = {"person": person, "since": time.time() - LONG, **({} if after is None else vars(after))}
    found = tx.execute(_ORDERED[part, after is not None], values).all()
    ids = [row.id for row in found[:PAGE]]
    last = found[PAGE - 1] if len(found) > PAGE else None
    end = None if last is None else Place(last.turn, last.updated, last.id)
    with suppress(*UNREADABLE):
        return Page(_read(tx, ids), end)
    readable: list[Listed] = []
    for id in ids:
        try:
            readable.append(_read_one(tx, id))
        except Damaged as damage:
            if leave_out is not None:
                leave_out(id, damage)
    return Page(readable, end)


_TABLES = select(*_COLUMNS).where(tables.c.id.in_(bindparam("ids", expanding=True)))
_SEATS = (
    select(seats.c.table_id, seats.c.seat, seats.c.person_id, people.c.name, seats.c.bot)
    .join(people, people.c.id == seats.c.person_id, isouter=True)
    .where(seats.c.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(seats.c.seat)
)


def _read(tx: Connection, ids: Sequence[str]) -> list[Listed]:
    rows = {row["id"]: row for row in tx.execute(_TABLES, {"ids": ids}).mappings()}
    seated: dict[str, list[ListedSeat]] = {id: [] for id in ids}
    for seat in tx.execute(_SEATS, {"ids": ids}).mappings():
        seated[seat["table_id"]].append(_SEAT.read(seat))
    listed = [_LISTED.read(rows[id], seats=seated[id]) for id in ids]
    for one in listed:
        if [seat.seat for seat in one.seats] != list(range(one.players)):
            raise ValueError("The table lacks seats.")
        if not {*one.waiting} <= set(range(one.players)):
            raise ValueError("The table waits for a seat that it does not have.")
    return listed


@reads_table
def _read_one(tx: Connection, id: str) -> Listed:
    return _read(tx, [id])[0]


def _counted(part: Part) -> Select[int]:
    there = select(tables.c.id).where(_MINE, _PARTS[part]).limit(MOST).subquery()
    return select(func.count()).select_from(there)


_COUNTS = select(*(_counted(part).scalar_subquery().label(part) for part in _PARTS))


def counts(tx: Connection, person: str) -> Counts:
    """How many tables each part has."""
    found = tx.execute(_COUNTS, {"person": person, "since": time.time() - LONG}).one()
    return Counts(found.current, found.past, found.removed)


# Removing


def is_listed(tx: Connection, person: str, id: str) -> bool:
    """Whether somebody sits at a table or made it, so that their list has it."""
    return tx.scalar(select(tables.c.id).where(tables.c.id == id, _MINE), {"person": person}) is not None


def remove(tx: Connection, person: str, id: str, at: float) -> None:
    """Take a table off somebody's list."""
    put_back(tx, person, id)
    tx.execute(insert(removals).values(table_id=id, person_id=person, at=at))


def put_back(tx: Connection, person: str, id: str) -> None:
    tx.execute(delete(removals).where(removals.c.table_id == id, removals.c.person_id == person))
