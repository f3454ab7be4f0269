"""Tables as rows: what is read and written, statement by statement. Knows nothing of playing."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tryptyk.server.http.wire import Move
from tryptyk.server.store.schema import log, people, seats, snapshots, tables

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


def add(tx: Connection, row: TableRow, position: bytes) -> None:
    values = {name: value for name, value in vars(row).items() if name != "seats"}
    tx.execute(insert(tables).values(**values, position=position))
    tx.execute(
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


def get(tx: Connection, id: str) -> tuple[TableRow, bytes] | None:
    """A table, and where its game stands."""
    row = tx.execute(select(tables).where(tables.c.id == id)).mappings().first()
    if row is None:
        return None
    columns = dict(row)
    position = columns.pop("position")
    return TableRow(**columns, seats=(_seats(tx, [id])).get(id, [])), position


def _seats(tx: Connection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    rows = tx.execute(
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
    seated = _seats(tx, [row["id"] for row in rows])
    return [TableRow(**row, seats=seated.get(row["id"], [])) for row in rows]


def running_of(tx: Connection, person: str) -> int:
    """How many tables that a person has made still run."""
    running = tables.c.creator == person, tables.c.outcome.is_(None)
    return tx.execute(select(func.count()).select_from(tables).where(*running)).scalar_one()


def version_of(tx: Connection, id: str) -> int:
    return int(tx.execute(select(tables.c.version).where(tables.c.id == id)).scalar_one())


def all_over(tx: Connection, id: str | None) -> bool:
    """Whether a table is over, and the one that it was forked from, and so on."""
    while id is not None:
        row = tx.execute(select(tables.c.outcome, tables.c.forked_from).where(tables.c.id == id)).first()
        if row is None or row.outcome is None:
            return False
        id = row.forked_from
    return True


def touch(tx: Connection, id: str) -> None:
    """Note that something about a table has changed."""
    tx.execute(update(tables).where(tables.c.id == id).values(version=tables.c.version + 1))


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


# The log


class Raced(Exception):
    """Somebody else appended first, or with the same key; nothing was written."""


# Composed once: composing them would cost every choice more than carrying them out.
_ADD_MOVE = insert(log)
_STAND = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.seq == bindparam("before"))
    .values(
        version=tables.c.version + 1,
        undo_request=None,
        **{
            name: bindparam(name)
            for name in ("seq", "number", "waiting", "bot_due", "outcome", "position", "updated")
        },
    )
    .returning(tables.c.version)
)


def append(tx: Connection, id: str, seq: int, move: Move, key: str | None, stands: Standing) -> int:
    """Add a row after ``seq`` and say where the table stands now; gives the table's new version.

    The log's key is (table, seq): of two that race, one gets through, and for the other it is Raced.
    """
    try:
        add_moves(tx, id, [move], key)
    except IntegrityError as error:
        raise Raced from error
    stand = {"table": id, "before": seq, "seq": move.seq, "updated": move.at, **vars(stands)}
    version = tx.scalar(_STAND, stand)
    assert version is not None, "a table stands where its log ends"
    return int(version)


def add_moves(tx: Connection, id: str, moves: Iterable[Move], key: str | None = None) -> None:
    rows = [{"table_id": id, "key": key, **msgspec.structs.asdict(move)} for move in moves]
    tx.execute(_ADD_MOVE, rows)


def done_with(tx: Connection, id: str, key: str) -> Move | None:
    """The row that a request with this key has made, if it was carried out before."""
    row = tx.execute(select(log).where(log.c.table_id == id, log.c.key == key)).first()
    return None if row is None else _move(row)


def moves_after(tx: Connection, id: str, seq: int, limit: int) -> list[Move]:
    rows = tx.execute(
        select(log).where(log.c.table_id == id, log.c.seq > seq).order_by(log.c.seq).limit(limit)
    )
    return [_move(row) for row in rows]


def standing_after(tx: Connection, id: str, seq: int) -> list[Move]:
    """The choices after a row of the log that were not taken back, oldest first."""
    rows = tx.execute(select(log).where(log.c.table_id == id, log.c.seq > seq).order_by(log.c.seq))
    kept: list[Move] = []
    for row in rows:
        if row.option and row.option[0] == UNDO:
            while kept and kept[-1].number > row.number:
                kept.pop()
        elif row.option:
            kept.append(_move(row))
    return kept


def last_of(tx: Connection, id: str, by: Sequence[int]) -> int:
    """The last row of the log that these seats made; -1 if there is none."""
    found = tx.scalar(select(func.max(log.c.seq)).where(log.c.table_id == id, log.c.seat.in_(by)))
    return -1 if found is None else int(found)


def last_with(tx: Connection, id: str, number: int) -> Move | None:
    """The last choice that led to a number of choices; rows that take back are none."""
    rows = tx.execute(
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


def archive(tx: Connection, id: str, made: Iterable[Archived]) -> None:
    rows = [{"table_id": id, "seq": one.seq, "number": one.number, "data": one.data} for one in made]
    if rows:
        tx.execute(insert(snapshots), rows)


def archived(tx: Connection, id: str, since: int, upto: int) -> list[Archived]:
    """The snapshots from one number of choices to another, the latest first."""
    within = snapshots.c.number.between(since, upto)
    rows = tx.execute(
        select(snapshots)
        .where(snapshots.c.table_id == id, within)
        .order_by(snapshots.c.number.desc(), snapshots.c.seq.desc())
    )
    return [Archived(row.seq, row.number, row.data) for row in rows]


def last_archived(tx: Connection, id: str, upto: int) -> Archived | None:
    """The latest snapshot not after a number of choices."""
    rows = tx.execute(
        select(snapshots)
        .where(snapshots.c.table_id == id, snapshots.c.number <= upto)
        .order_by(snapshots.c.number.desc(), snapshots.c.seq.desc())
        .limit(1)
    )
    row = rows.first()
    return None if row is None else Archived(row.seq, row.number, row.data)


def forget_archived(tx: Connection, id: str, number: int) -> None:
    """Drop the snapshots after a moment: what led there was taken back."""
    tx.execute(delete(snapshots).where(snapshots.c.table_id == id, snapshots.c.number > number))


# Seats


def find_invitation(tx: Connection, token: str) -> str | None:
    """The table that an invitation is for."""
    return tx.scalar(select(seats.c.table_id).where(seats.c.invitation == token))


def sit(tx: Connection, token: str, person: str) -> str | None:
    """Take the seat that an invitation is for, which ends the invitation; gives the table."""
    id: str | None = tx.scalar(
        update(seats)
        .where(seats.c.invitation == token)
        .values(person_id=person, invitation=None, bot=None)
        .returning(seats.c.table_id)
    )
    if id is not None:
        touch(tx, id)
    return id


def set_seat(tx: Connection, id: str, seat: int, holder: str | None, **values: str | None) -> bool:
    """Change a seat, unless somebody else holds it by now."""
    same = seats.c.person_id.is_(None) if holder is None else seats.c.person_id == holder
    changed = tx.execute(
        update(seats).where(seats.c.table_id == id, seats.c.seat == seat, same).values(**values)
    )
    touch(tx, id)
    return changed.rowcount == 1


# What the table waits for


def set_bot_due(tx: Connection, id: str, seq: int, due: bool) -> None:
    tx.execute(update(tables).where(tables.c.id == id, tables.c.seq == seq).values(bot_due=due))


def set_undo_request(tx: Connection, id: str, seq: int, request: dict[str, Any] | None) -> bool:
    changed = tx.execute(
        update(tables)
        .where(tables.c.id == id, tables.c.seq == seq)
        .values(undo_request=request, version=tables.c.version + 1)
    )
    return changed.rowcount == 1


def waiting_for_bots(tx: Connection, seconds: float) -> list[str]:
    """Tables where a bot should have moved by now: its worker may have died."""
    rows = tx.execute(
        select(tables.c.id)
        .where(tables.c.bot_due.is_(True), tables.c.updated < time.time() - seconds)
        .order_by(tables.c.updated)
        .limit(100)
    )
    return [row.id for row in rows]
