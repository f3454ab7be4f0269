"""Tables as rows: what is read and written, statement by statement. Knows nothing of playing."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tryptyk.server.schema import log, people, seats, snapshots, tables
from tryptyk.server.store import Unchanged
from tryptyk.server.wire import Move

UNDO = "~undo"
"""The verb of a log row that takes back: ``["~undo", number of choices that stand]``."""


@dataclass
class SeatRow:
    """A seat; ``name`` is the name of the person who holds it."""

    seat: int
    person_id: str | None
    name: str | None
    bot: str | None
    invitation: str | None


@dataclass
class TableRow:
    """A table without its game: who sits there, how far it is, whom it waits for."""

    id: str
    game: str
    rules: int
    players: int
    seed: int
    setup: dict[str, Any]
    creator: str
    spectators: str | None
    forked_from: str | None
    forked_at: int | None
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


@dataclass(frozen=True)
class Standing:
    """Where a game stands, in the columns that change with every row of the log."""

    position: bytes
    number: int
    waiting: list[int]
    bot_due: bool
    outcome: dict[str, Any] | None


@dataclass(frozen=True)
class Archived:
    """A snapshot on the way; the log's rows after ``seq`` lead on from there."""

    seq: int
    number: int
    data: bytes


# Tables


async def add(tx: AsyncConnection, row: TableRow, position: bytes) -> None:
    values = {name: value for name, value in vars(row).items() if name != "seats"}
    await tx.execute(insert(tables).values(**values, position=position))
    await tx.execute(
        insert(seats),
        [
            {
                "table_id": row.id,
                "seat": seat.seat,
                "person_id": seat.person_id,
                "bot": seat.bot,
                "invitation": seat.invitation,
            }
            for seat in row.seats
        ],
    )


_COLUMNS = [column for column in tables.c if column.name != "position"]


async def get(tx: AsyncConnection, id: str) -> tuple[TableRow, bytes] | None:
    """A table, and where its game stands."""
    row = (await tx.execute(select(tables).where(tables.c.id == id))).mappings().first()
    if row is None:
        return None
    columns = dict(row)
    position = columns.pop("position")
    return TableRow(**columns, seats=(await _seats(tx, [id])).get(id, [])), position


async def _seats(tx: AsyncConnection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    rows = await tx.execute(
        select(seats, people.c.name)
        .join(people, people.c.id == seats.c.person_id, isouter=True)
        .where(seats.c.table_id.in_(ids))
        .order_by(seats.c.seat)
    )
    found: dict[str, list[SeatRow]] = {}
    for row in rows:
        seat = SeatRow(row.seat, row.person_id, row.name, row.bot, row.invitation)
        found.setdefault(row.table_id, []).append(seat)
    return found


async def of_person(tx: AsyncConnection, person: str, limit: int = 200) -> list[TableRow]:
    """The tables where a person holds a seat or which they made, the last changed first."""
    mine = select(seats.c.table_id).where(seats.c.person_id == person)
    found = await tx.execute(
        select(*_COLUMNS)
        .where((tables.c.creator == person) | tables.c.id.in_(mine))
        .order_by(tables.c.updated.desc(), tables.c.id)
        .limit(limit)
    )
    rows = found.mappings().all()
    seated = await _seats(tx, [row["id"] for row in rows])
    return [TableRow(**row, seats=seated.get(row["id"], [])) for row in rows]


async def running_of(tx: AsyncConnection, person: str) -> int:
    """How many tables that a person has made still run."""
    running = tables.c.creator == person, tables.c.outcome.is_(None)
    return (await tx.execute(select(func.count()).select_from(tables).where(*running))).scalar_one()


async def version_of(tx: AsyncConnection, id: str) -> int:
    return int((await tx.execute(select(tables.c.version).where(tables.c.id == id))).scalar_one())


async def origin_of(tx: AsyncConnection, id: str) -> tuple[bool, str | None] | None:
    """Whether a table is over, and which one it was forked from."""
    row = (await tx.execute(select(tables.c.outcome, tables.c.forked_from).where(tables.c.id == id))).first()
    return None if row is None else (row.outcome is not None, row.forked_from)


async def touch(tx: AsyncConnection, id: str) -> None:
    """Note that something about a table has changed."""
    await tx.execute(update(tables).where(tables.c.id == id).values(version=tables.c.version + 1))


async def touch_tables_of(tx: AsyncConnection, person: str) -> list[str]:
    """Note that something about a person has changed; gives the tables where it shows."""
    mine = select(seats.c.table_id).where(seats.c.person_id == person)
    changed = await tx.execute(
        update(tables)
        .where(tables.c.id.in_(mine))
        .values(version=tables.c.version + 1)
        .returning(tables.c.id)
    )
    return [row.id for row in changed]


# The log


class Raced(Unchanged):
    """Somebody else appended first, or with the same key; nothing was written."""


async def append(
    tx: AsyncConnection, id: str, seq: int, move: Move, key: str | None, stands: Standing
) -> int:
    """Add a row after ``seq`` and say where the table stands now; gives the table's new version.

    The log's key is (table, seq): of two that race, one gets through, and for the other it is Raced.
    """
    try:
        await add_moves(tx, id, [move], key)
    except IntegrityError as error:
        raise Raced from error
    version = await tx.scalar(
        update(tables)
        .where(tables.c.id == id, tables.c.seq == seq)
        .values(
            version=tables.c.version + 1,
            seq=move.seq,
            number=stands.number,
            waiting=stands.waiting,
            bot_due=stands.bot_due,
            outcome=stands.outcome,
            position=stands.position,
            updated=move.at,
            undo_request=None,
        )
        .returning(tables.c.version)
    )
    assert version is not None, "a table stands where its log ends"
    return int(version)


async def add_moves(tx: AsyncConnection, id: str, moves: Iterable[Move], key: str | None = None) -> None:
    await tx.execute(
        insert(log),
        [
            {
                "table_id": id,
                "seq": move.seq,
                "number": move.number,
                "seat": move.seat,
                "option": move.option,
                "events": move.events,
                "at": move.at,
                "key": key,
            }
            for move in moves
        ],
    )


async def done_with(tx: AsyncConnection, id: str, key: str) -> Move | None:
    """The row that a request with this key has made, if it was carried out before."""
    row = (await tx.execute(select(log).where(log.c.table_id == id, log.c.key == key))).first()
    return None if row is None else _move(row)


async def moves_after(tx: AsyncConnection, id: str, seq: int, limit: int) -> list[Move]:
    rows = await tx.execute(
        select(log).where(log.c.table_id == id, log.c.seq > seq).order_by(log.c.seq).limit(limit)
    )
    return [_move(row) for row in rows]


async def standing_after(tx: AsyncConnection, id: str, seq: int) -> list[Move]:
    """The choices after a row of the log that were not taken back, oldest first."""
    rows = await tx.execute(select(log).where(log.c.table_id == id, log.c.seq > seq).order_by(log.c.seq))
    kept: list[Move] = []
    for row in rows:
        if row.option and row.option[0] == UNDO:
            while kept and kept[-1].number > row.number:
                kept.pop()
        elif row.option:
            kept.append(_move(row))
    return kept


async def last_of(tx: AsyncConnection, id: str, by: Sequence[int]) -> int:
    """The last row of the log that these seats made; -1 if there is none."""
    found = await tx.scalar(select(func.max(log.c.seq)).where(log.c.table_id == id, log.c.seat.in_(by)))
    return -1 if found is None else int(found)


async def last_with(tx: AsyncConnection, id: str, number: int) -> Move | None:
    """The last choice that led to a number of choices; rows that take back are none."""
    rows = await tx.execute(
        select(log)
        .where(log.c.table_id == id, log.c.number == number, log.c.seat >= 0)
        .order_by(log.c.seq.desc())
    )
    for row in rows:
        if row.option[0] != UNDO:
            return _move(row)
    return None


def _move(row: Any) -> Move:
    return Move(row.seq, row.number, row.seat, row.option, row.events, row.at)


# Snapshots along the way, so that undo and replay need not start at the beginning


async def archive(tx: AsyncConnection, id: str, made: Iterable[Archived]) -> None:
    rows = [{"table_id": id, "seq": one.seq, "number": one.number, "data": one.data} for one in made]
    if rows:
        await tx.execute(insert(snapshots), rows)


async def archived(tx: AsyncConnection, id: str, since: int, upto: int) -> list[Archived]:
    """The snapshots from one number of choices to another, the latest first."""
    within = snapshots.c.number.between(since, upto)
    rows = await tx.execute(
        select(snapshots)
        .where(snapshots.c.table_id == id, within)
        .order_by(snapshots.c.number.desc(), snapshots.c.seq.desc())
    )
    return [Archived(row.seq, row.number, row.data) for row in rows]


async def last_archived(tx: AsyncConnection, id: str, upto: int) -> Archived | None:
    """The latest snapshot not after a number of choices."""
    rows = await tx.execute(
        select(snapshots)
        .where(snapshots.c.table_id == id, snapshots.c.number <= upto)
        .order_by(snapshots.c.number.desc(), snapshots.c.seq.desc())
        .limit(1)
    )
    row = rows.first()
    return None if row is None else Archived(row.seq, row.number, row.data)


async def forget_archived(tx: AsyncConnection, id: str, number: int) -> None:
    """Drop the snapshots after a moment: what led there was taken back."""
    await tx.execute(delete(snapshots).where(snapshots.c.table_id == id, snapshots.c.number > number))


# Seats


async def find_invitation(tx: AsyncConnection, token: str) -> str | None:
    """The table that an invitation is for."""
    return await tx.scalar(select(seats.c.table_id).where(seats.c.invitation == token))


async def sit(tx: AsyncConnection, token: str, person: str) -> str | None:
    """Take the seat that an invitation is for, which ends the invitation; gives the table."""
    id: str | None = await tx.scalar(
        update(seats)
        .where(seats.c.invitation == token)
        .values(person_id=person, invitation=None, bot=None)
        .returning(seats.c.table_id)
    )
    if id is not None:
        await touch(tx, id)
    return id


async def set_seat(tx: AsyncConnection, id: str, seat: int, holder: str | None, **values: str | None) -> bool:
    """Change a seat, unless somebody else holds it by now."""
    same = seats.c.person_id.is_(None) if holder is None else seats.c.person_id == holder
    changed = await tx.execute(
        update(seats).where(seats.c.table_id == id, seats.c.seat == seat, same).values(**values)
    )
    await touch(tx, id)
    return changed.rowcount == 1


# What the table waits for


async def set_bot_due(tx: AsyncConnection, id: str, seq: int, due: bool) -> None:
    await tx.execute(update(tables).where(tables.c.id == id, tables.c.seq == seq).values(bot_due=due))


async def set_undo_request(tx: AsyncConnection, id: str, seq: int, request: dict[str, Any] | None) -> bool:
    changed = await tx.execute(
        update(tables)
        .where(tables.c.id == id, tables.c.seq == seq)
        .values(undo_request=request, version=tables.c.version + 1)
    )
    return changed.rowcount == 1


async def waiting_for_bots(tx: AsyncConnection, seconds: float) -> list[str]:
    """Tables where a bot should have moved by now: its worker may have died."""
    rows = await tx.execute(
        select(tables.c.id)
        .where(tables.c.bot_due.is_(True), tables.c.updated < time.time() - seconds)
        .order_by(tables.c.updated)
        .limit(100)
    )
    return [row.id for row in rows]
