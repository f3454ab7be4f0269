"""Tables as rows: who sits there, how far they are, whom they wait for. Knows nothing of playing."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Connection, delete, func, insert, select, update

from tryptyk.server.store import seats as seat_rows
from tryptyk.server.store.schema import log, seats, snapshots, tables
from tryptyk.server.store.seats import SeatRow


@dataclass
class TableRow:
    """A table without its game: who sits there, how far it is, whom it waits for."""

    id: str
    game: str
    edition: str
    players: int
    seed: int
    setup: dict[str, Any]
    deal: Literal["drawn", "chosen", "imported"]
    creator: str
    spectators: str | None
    forked_from: str | None
    forked_at: int | None
    follows: str | None
    created: float
    updated: float
    version: int
    seq: int
    number: int
    waiting: list[int]
    bot_due: bool
    outcome: dict[str, Any] | None
    undo_request: dict[str, Any] | None
    seats: list[SeatRow]

    def seats_of(self, person: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.person_id == person]


def add(tx: Connection, row: TableRow, position: bytes) -> None:
    values = {name: value for name, value in vars(row).items() if name != "seats"}
    tx.execute(insert(tables).values(**values, position=position))
    seat_rows.add(tx, row.id, row.seats)


_COLUMNS = [column for column in tables.c if column.name != "position"]


def get(tx: Connection, id: str) -> tuple[TableRow, bytes] | None:
    """A table, and where its game stands."""
    row = tx.execute(select(tables).where(tables.c.id == id)).mappings().first()
    if row is None:
        return None
    columns = dict(row)
    position = columns.pop("position")
    return TableRow(**columns, seats=seat_rows.of_tables(tx, [id]).get(id, [])), position


def of_person(tx: Connection, person: str, limit: int = 200) -> list[TableRow]:
    """The tables where a person holds a seat or which they made, the last changed first."""
    mine = select(seats.c.table_id).where(seats.c.person_id == person)
    found = tx.execute(
        select(*_COLUMNS)
        .where((tables.c.creator == person) | tables.c.id.in_(mine))
        .order_by(tables.c.updated.desc(), tables.c.id)
        .limit(limit)
    )
    rows = found.mappings().all()
    seated = seat_rows.of_tables(tx, [row["id"] for row in rows])
    return [TableRow(**row, seats=seated.get(row["id"], [])) for row in rows]


def following(tx: Connection, id: str) -> str | None:
    """The table that was made as the rematch of this one."""
    return tx.scalar(select(tables.c.id).where(tables.c.follows == id))


def touch(tx: Connection, id: str) -> None:
    """Note that something about a table has changed."""
    tx.execute(update(tables).where(tables.c.id == id).values(version=tables.c.version + 1))


def set_spectators(tx: Connection, id: str, token: str | None) -> None:
    """Another link for spectators, or none."""
    change = update(tables).where(tables.c.id == id)
    tx.execute(change.values(spectators=token, version=tables.c.version + 1))


def running_of(tx: Connection, person: str) -> int:
    """How many tables that a person has made still run."""
    running = tables.c.creator == person, tables.c.outcome.is_(None)
    return tx.execute(select(func.count()).select_from(tables).where(*running)).scalar_one()


def version_of(tx: Connection, id: str) -> int | None:
    """None where it was swept."""
    version: int | None = tx.scalar(select(tables.c.version).where(tables.c.id == id))
    return version


def all_over(tx: Connection, id: str | None) -> bool:
    """Whether a table is over, and the one that it was forked from, and so on; what was swept is."""
    while id is not None:
        row = tx.execute(select(tables.c.outcome, tables.c.forked_from).where(tables.c.id == id)).first()
        if row is None:
            return True
        if row.outcome is None:
            return False
        id = row.forked_from
    return True


# What a table waits for


def set_bot_due(tx: Connection, id: str, seq: int, due: bool) -> None:
    tx.execute(update(tables).where(tables.c.id == id, tables.c.seq == seq).values(bot_due=due))


def set_undo_request(tx: Connection, id: str, seq: int, request: dict[str, Any] | None) -> bool:
    changed = tx.execute(
        update(tables)
        .where(tables.c.id == id, tables.c.seq == seq)
        .values(undo_request=request, version=tables.c.version + 1)
    )
    return changed.rowcount == 1


def waiting_for_bots(tx: Connection, seconds: float, most: int) -> list[str]:
    """Tables where a bot should have moved by now: its worker may have died. Bots among themselves rest."""
    by_hand = select(seats.c.seat).where(
        seats.c.table_id == tables.c.id, seats.c.person_id.is_not(None) | seats.c.bot.is_(None)
    )
    rows = tx.execute(
        select(tables.c.id)
        .where(tables.c.bot_due.is_(True), tables.c.updated < time.time() - seconds, by_hand.exists())
        .order_by(tables.c.updated)
        .limit(most)
    )
    return [row.id for row in rows]


# What nobody needs any more


def unplayed(tx: Connection, before: float, most: int) -> list[str]:
    """Tables, unchanged since then, at which no choice was ever made by a seat that a person holds. What an
    imported game or a fork came with was made elsewhere."""
    chosen = (
        select(log.c.seq)
        .join(seats, (seats.c.table_id == log.c.table_id) & (seats.c.seat == log.c.seat))
        .where(log.c.table_id == tables.c.id, log.c.at > tables.c.created, seats.c.person_id.is_not(None))
    )
    found = select(tables.c.id).where(tables.c.updated < before, ~chosen.exists())
    return list(tx.scalars(found.order_by(tables.c.updated).limit(most)))


def finished(tx: Connection, before: float, most: int) -> list[str]:
    """Tables whose games ended before then."""
    found = select(tables.c.id).where(tables.c.updated < before, tables.c.outcome.is_not(None))
    return list(tx.scalars(found.order_by(tables.c.updated).limit(most)))


def remove(tx: Connection, ids: Sequence[str], before: float) -> list[str]:
    """Remove those of them that are still unchanged since then; gives which."""
    idle = select(tables.c.id).where(tables.c.id.in_(ids), tables.c.updated < before)
    gone = list(tx.scalars(idle.with_for_update(skip_locked=True)))
    for rows in (log, snapshots, seats):
        tx.execute(delete(rows).where(rows.c.table_id.in_(gone)))
    tx.execute(delete(tables).where(tables.c.id.in_(gone)))
    return gone
