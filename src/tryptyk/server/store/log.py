"""The log of a table: one row a choice, and one for each taking back. It is the truth about a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, fields
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tryptyk.kernel import Option, Told
from tryptyk.server.problems import Damaged
from tryptyk.server.store.damage import UNREADABLE, Shape, reads_table
from tryptyk.server.store.direct import Direct
from tryptyk.server.store.gists import GistInfo
from tryptyk.server.store.outcomes import OutcomeInfo
from tryptyk.server.store.schema import log, tables

UNDO = "~undo"
"""The verb of a row that takes back: ``["~undo", number of choices that stand]``."""
PAGE = 500
"""So many rows of a whole log are read at once: with PostgreSQL others have their turn in between."""


@dataclass(frozen=True)
class LogRow:
    """A choice and what came of it, as it happened: nobody is told of it but through ``telling/door.py``.

    ``seq`` counts the rows, ``number`` the choices that stand after it. What is no choice begins with ``~``.
    """

    seq: int
    number: int
    seat: int
    option: Option
    events: list[Told]
    at: float
    private: bool = False
    """Made in secret."""
    standing: bool = False
    """Nobody was asked: the seat has a standing answer."""
    end: str | None = None
    """The fingerprint of where it led; None in rows from before there were any."""


@dataclass(frozen=True)
class Reached:
    """Where a game has come to, in the columns that change with every row of the log."""

    position: bytes
    end: str
    """The fingerprint of it."""
    number: int
    waiting: list[int]
    bot_due: bool
    outcome: OutcomeInfo | None
    gist: GistInfo


class Raced(Exception):
    """Somebody else has changed the table first, or appended with the same key; nothing was written."""


_NAMES = [column.name for column in log.c]
_ADD = Direct(insert(log), _NAMES)
_STATEMENT = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.version == bindparam("before"))
    .values(
        version=tables.c.version + 1,
        undo_request=None,
        proposal=None,
        **{
            name: bindparam(name)
            for name in ("seq", "number", "waiting", "bot_due", "outcome", "gist", "position", "updated")
        },
    )
    .returning(tables.c.version)
)
_MOVE_ON = Direct(_STATEMENT)
_MOVED = _STATEMENT.cte("moved")
_ADDED = (
    insert(log)
    .from_select(
        _NAMES,
        select(*(bindparam(f"log_{name}", type_=log.c[name].type) for name in _NAMES)).select_from(_MOVED),
    )
    .cte("added")
)
_AT_ONCE = Direct(
    select(_MOVED.c.version, func.pg_notify(bindparam("channel"), bindparam("news"))).add_cte(_ADDED)
)


def append(tx: Connection, id: str, version: int, made: LogRow, key: str | None, reached: Reached) -> int:
    """Add a row to a table of that version and say where it has come to; gives the table's new version.

    Seats count as well: a bot's choice does not get through where its seat has been taken back. The log's key
    is (table, seq): of two that race, one gets through, and for the other it is Raced.
    """
    moved = _MOVE_ON.first(tx, _values(id, version, made, reached))
    if moved is None:
        raise Raced
    try:
        add(tx, id, [made], key)
    except IntegrityError as error:
        raise Raced from error
    return int(moved[0])


def append_at_once(
    tx: Connection,
    id: str,
    version: int,
    made: LogRow,
    key: str | None,
    reached: Reached,
    announcement: tuple[str, str],
) -> int:
    """The same on PostgreSQL, with the news for other workers, in a single statement: one round trip."""
    channel, news = announcement
    row = {f"log_{name}": value for name, value in _written_row(id, made, key).items()}
    values = {**_values(id, version, made, reached), **row, "channel": channel, "news": news}
    try:
        moved = _AT_ONCE.first(tx, values)
    except IntegrityError as error:
        raise Raced from error
    if moved is None:
        raise Raced
    return int(moved[0])


def _values(id: str, version: int, made: LogRow, reached: Reached) -> dict[str, Any]:
    values = {"table": id, "before": version, "seq": made.seq, "updated": made.at, **vars(reached)}
    del values["end"]
    return values


def _written_row(id: str, made: LogRow, key: str | None) -> dict[str, Any]:
    return {"table_id": id, "key": key, **vars(made), "events": written_events(made.events)}


def add(tx: Connection, id: str, made: Iterable[LogRow], key: str | None = None) -> None:
    for one in made:
        _ADD.first(tx, _written_row(id, one, key))


@reads_table
def with_key(tx: Connection, id: str, key: str) -> LogRow | None:
    """The row that a request with this key has made, if it was carried out before."""
    row = tx.execute(select(log).where(log.c.table_id == id, log.c.key == key)).first()
    return None if row is None else _row(row)


def after(tx: Connection, id: str, seq: int, limit: int) -> list[LogRow]:
    """What can be told of a table since a row: one that cannot be read is a gap, and people play on."""
    wanted = select(log).where(log.c.table_id == id, log.c.seq > seq).order_by(log.c.seq).limit(limit)
    try:
        return [_row(row) for row in tx.execute(wanted)]
    except UNREADABLE:
        found: list[LogRow] = []
        for there in tx.scalars(wanted.with_only_columns(log.c.seq)).all():
            with suppress(Damaged):
                found.append(_at(tx, id, there))
        return found


@dataclass(frozen=True)
class Progress:
    """What has become of a table since a row of its log: where it stands, and the rows that led there."""

    version: int
    seq: int
    number: int
    waiting: list[int]
    bot_due: bool
    outcome: OutcomeInfo | None
    gist: GistInfo | None
    updated: float
    rows: list[LogRow]


_PROGRESSED = Shape(Progress)
_COME_TO = [tables.c[field.name] for field in fields(Progress) if field.name != "rows"]
_SINCE = log.c.seq.between(bindparam("since"), bindparam("upto"))
_PROGRESS = (
    select(*(column.label(f"now_{column.name}") for column in _COME_TO), log)
    .join_from(tables, log, (log.c.table_id == tables.c.id) & _SINCE, isouter=True)
    .where(tables.c.id == bindparam("id"))
    .order_by(log.c.seq)
)


@reads_table
def progress(tx: Connection, id: str, seq: int, most: int) -> Progress | None:
    """How a table has gone on since a row, with at most so many rows; in a single statement."""
    found = tx.execute(_PROGRESS, {"id": id, "since": seq + 1, "upto": seq + most}).all()
    if not found:
        return None
    come_to = {str(column.name): getattr(found[0], f"now_{column.name}") for column in _COME_TO}
    rows = [_row(row) for row in found if row.seq is not None]
    return _PROGRESSED.take({**come_to, "rows": rows})


def opening(tx: Connection, id: str) -> LogRow:
    """The first row: what happened before the first choice."""
    return _at(tx, id, 0)


@reads_table
def last(tx: Connection, id: str) -> LogRow | None:
    row = tx.execute(select(log).where(log.c.table_id == id).order_by(log.c.seq.desc()).limit(1)).first()
    return None if row is None else _row(row)


def missing(tx: Connection, id: str, upto: int) -> list[int]:
    """The rows that should be there and are not."""
    there = set(tx.scalars(select(log.c.seq).where(log.c.table_id == id)))
    return [seq for seq in range(upto + 1) if seq not in there]


def readable(tx: Connection, id: str) -> list[LogRow]:
    """The rows up to the first one that is missing or cannot be read."""
    found: list[LogRow] = []
    for seq in tx.scalars(select(log.c.seq).where(log.c.table_id == id).order_by(log.c.seq)).all():
        try:
            made = _at(tx, id, seq)
        except Damaged:
            break
        if seq != len(found):
            break
        found.append(made)
    return found


@reads_table
def _at(tx: Connection, id: str, seq: int) -> LogRow:
    row = tx.execute(select(log).where(log.c.table_id == id, log.c.seq == seq)).first()
    if row is None:
        raise LookupError(f"Row {seq} is missing.")
    return _row(row)


@reads_table
def kept_after(tx: Connection, id: str, seq: int, upto: int | None = None) -> list[LogRow]:
    """The choices after a row of the log that were not taken back, oldest first, up to a number of choices.

    What came later is not read: if it was taken back to before then, so was the choice made again.
    """
    wanted = select(log).where(log.c.table_id == id).order_by(log.c.seq).limit(PAGE)
    if upto is not None:
        wanted = wanted.where(log.c.number <= upto)
    return kept(_in_pages(tx, wanted, seq))


def _in_pages(tx: Connection, wanted: Select[Any], seq: int) -> Iterator[LogRow]:
    while True:
        rows = tx.execute(wanted.where(log.c.seq > seq)).all()
        yield from map(_row, rows)
        if len(rows) < PAGE:
            return
        seq = rows[-1].seq


def kept(rows: Iterable[LogRow]) -> list[LogRow]:
    """Of rows in their order, the choices that were not taken back."""
    found: list[LogRow] = []
    for row in rows:
        if row.option and row.option[0] == UNDO:
            while found and found[-1].number > row.number:
                found.pop()
        elif row.option:
            found.append(row)
    return found


@reads_table
def last_of(tx: Connection, id: str, by: Sequence[int]) -> int:
    """The last row of the log that these seats made; -1 if there is none."""
    found = tx.scalar(select(func.max(log.c.seq)).where(log.c.table_id == id, log.c.seat.in_(by)))
    return -1 if found is None else int(found)


@reads_table
def last_to(tx: Connection, id: str, number: int) -> LogRow | None:
    """The last choice that led to a number of choices; rows that take back are none."""
    rows = tx.execute(
        select(log).where(log.c.table_id == id, log.c.number == number).order_by(log.c.seq.desc())
    )
    for row in rows:
        if row.option and row.option[0] != UNDO:
            return _row(row)
    return None


@reads_table
def end_at(tx: Connection, id: str, number: int) -> str | None:
    """Where the game stood after a number of choices: the fingerprint, if one was written down."""
    end: str | None = tx.scalar(
        select(log.c.end)
        .where(log.c.table_id == id, log.c.number == number)
        .order_by(log.c.seq.desc())
        .limit(1)
    )
    return end


class _Hidden(msgspec.Struct):
    """An event that not everybody may know."""

    event: tuple[Any, ...]
    to: tuple[int, ...]


class _Written(msgspec.Struct):
    """A row as it has to be."""

    seq: int
    number: int
    seat: int
    option: Option
    events: list[tuple[Any, ...] | _Hidden]
    at: float
    private: bool
    standing: bool
    end: str | None


_WRITTEN = Shape(_Written)


def _row(row: Any) -> LogRow:
    found = _WRITTEN.read(row._mapping)
    events = [Told(one.event, one.to) if isinstance(one, _Hidden) else Told(one) for one in found.events]
    return LogRow(
        found.seq,
        found.number,
        found.seat,
        found.option,
        events,
        found.at,
        found.private,
        found.standing,
        found.end,
    )


def written_events(events: Iterable[Told]) -> list[Any]:
    """Events as JSON: as they are, or together with the seats that they are for."""
    return [told.event if told.seats is None else {"to": told.seats, "event": told.event} for told in events]


def read_events(events: Iterable[Any]) -> list[Told]:
    return [
        Told(tuple(one["event"]), tuple(one["to"])) if isinstance(one, dict) else Told(tuple(one))
        for one in events
    ]
