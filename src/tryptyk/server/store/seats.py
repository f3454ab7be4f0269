"""Seats as rows: who holds them, which bot plays them, which invitation gives them away."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, case, func, insert, null, select, update

from tryptyk.server.store import lists
from tryptyk.server.store.damage import Shape
from tryptyk.server.store.schema import people, seats, tables


@dataclass
class SeatRow:
    """A seat; ``name`` is the name of the person who holds it."""

    seat: int
    person_id: str | None
    name: str | None
    bot: str | None
    invitation: str | None
    standing: list[str]
    """Kinds of questions that are left to their default."""
    stand_in: float | None = None
    """Since when the bot stands in for the person, who is away: they get the seat back by coming back."""
    hints: bool = False
    """Its person has asked for hints, or agreed to them."""
    owner: str | None = None
    """Whose it was when the others gave it away: they can take it back."""


_SEAT = Shape(SeatRow)


def add(tx: Connection, table_id: str, made: Iterable[SeatRow]) -> None:
    rows = [
        {
            "table_id": table_id,
            "seat": seat.seat,
            "person_id": seat.person_id,
            "bot": seat.bot,
            "invitation": seat.invitation,
            "standing": seat.standing,
            "stand_in": seat.stand_in,
            "hints": seat.hints,
        }
        for seat in made
    ]
    tx.execute(insert(seats), rows)


def of_tables(tx: Connection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of some tables, by table."""
    rows = tx.execute(
        select(seats, people.c.name)
        .join(people, people.c.id == seats.c.person_id, isouter=True)
        .where(seats.c.table_id.in_(ids))
        .order_by(seats.c.seat)
    )
    found: dict[str, list[SeatRow]] = {}
    for row in rows:
        found.setdefault(row.table_id, []).append(_SEAT.read(row._mapping))
    return found


_ANEW: dict[str, Any] = {"invitation": None, "bot": None, "stand_in": None, "standing": [], "hints": False}
"""A seat for whoever has just sat down."""


def invited_to(tx: Connection, token: str) -> str | None:
    """The table that an invitation is for."""
    return tx.scalar(select(seats.c.table_id).where(seats.c.invitation == token))


def sit(tx: Connection, token: str, person: str) -> tuple[str, int] | None:
    """Take the seat that an invitation is for, which ends the invitation; gives the table and the seat.

    Where a bot stood in for whoever held it, the others have given it away, and it stays theirs to take back.
    """
    owner = case(
        (func.coalesce(seats.c.owner, seats.c.person_id) == person, null()),
        (seats.c.stand_in.is_not(None), func.coalesce(seats.c.owner, seats.c.person_id)),
        else_=seats.c.owner,
    )
    taken = tx.execute(
        update(seats)
        .where(seats.c.invitation == token)
        .values(person_id=person, owner=owner, **_ANEW)
        .returning(seats.c.table_id, seats.c.seat)
    ).first()
    if taken is None:
        return None
    _touch(tx, taken.table_id)
    lists.put_back(tx, person, taken.table_id)
    return taken.table_id, taken.seat


def change(tx: Connection, id: str, seat: int, holder: str | None, **values: object) -> bool:
    """Change a seat, unless somebody else holds it by now."""
    same = seats.c.person_id.is_(None) if holder is None else seats.c.person_id == holder
    changed = tx.execute(
        update(seats).where(seats.c.table_id == id, seats.c.seat == seat, same).values(**values)
    )
    _touch(tx, id)
    return changed.rowcount == 1


def withdraw_hints(tx: Connection, id: str) -> None:
    """Nobody at a table has asked for hints or agreed to them any more."""
    tx.execute(update(seats).where(seats.c.table_id == id).values(hints=False))


def take_back(tx: Connection, id: str, seat: int, owner: str) -> bool:
    """Give a seat that others have given away back to its owner; False: it is not theirs."""
    theirs = seats.c.table_id == id, seats.c.seat == seat, seats.c.owner == owner
    back = tx.execute(update(seats).where(*theirs).values(person_id=owner, owner=None, **_ANEW))
    _touch(tx, id)
    return back.rowcount == 1


def come_back(tx: Connection, id: str, person: str) -> list[int]:
    """Nobody stands in for a person any more, and nobody is invited to their seat; gives the seats."""
    theirs = seats.c.table_id == id, seats.c.person_id == person, seats.c.stand_in.is_not(None)
    given = update(seats).where(*theirs).values(bot=None, stand_in=None, invitation=None)
    back = [row.seat for row in tx.execute(given.returning(seats.c.seat))]
    _touch(tx, id)
    return back


def _touch(tx: Connection, id: str) -> None:
    """Note that something has happened at a table: it is not forsaken."""
    changed = {"version": tables.c.version + 1, "updated": time.time()}
    tx.execute(update(tables).where(tables.c.id == id).values(changed))


def touch_tables_of(tx: Connection, person: str) -> list[str]:
    """Note that something about a person has changed; gives the tables where it shows."""
    mine = select(seats.c.table_id).where(seats.c.person_id == person)
    changed = tx.execute(
        update(tables)
        .where(tables.c.id.in_(mine))
        .values(version=tables.c.version + 1)
        .returning(tables.c.id)
    )
    return [row.id for row in changed]
