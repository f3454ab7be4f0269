"""Tables as rows: who sits there, how far they are, whom they wait for. Knows nothing of playing."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update

from tryptyk.server.store import seats as seat_rows
from tryptyk.server.store.damage import Shape, reads_table
from tryptyk.server.store.gists import GistInfo
from tryptyk.server.store.happenings import Became, Happening
from tryptyk.server.store.outcomes import OutcomeInfo
from tryptyk.server.store.schema import log, removals, seats, snapshots, tables
from tryptyk.server.store.seats import SeatRow
from tryptyk.server.store.wishes import Plea, Proposal, UndoRequest

HAPPENED = 40
"""So much of what has become of seats is kept."""


Pace = Literal["live", "days"]
"""How people play: all at the same time, or each when they find the time."""
AWAY_SECONDS: dict[Pace, float] = {"live": 120.0, "days": 86_400.0}
"""So long a bot has to stand in for somebody before the others can give the seat to somebody else."""


@dataclass
class TableRow:
    """A table without its game: who sits there, how far it is, whom it waits for."""

    id: str
    game: str
    edition: str
    players: int
    seed: int
    setup: dict[str, Any]
    deal: Literal["drawn", "chosen", "imported", "repeated", "seen"]
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
    outcome: OutcomeInfo | None
    undo_request: UndoRequest | None
    pace: Pace
    proposes: bool
    proposal: Proposal | None
    plea: Plea | None
    happened: list[Happening]
    name: str | None
    guided: bool
    gist: GistInfo | None
    seats: list[SeatRow]

    def seats_of(self, person: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.person_id == person]

    def free_from(self, seat: SeatRow) -> float | None:
        """When the others can give a seat away whose person is away; None while nobody is missed there."""
        return None if seat.stand_in is None else seat.stand_in + AWAY_SECONDS[self.pace]

    @property
    def hints_agreed(self) -> bool:
        """Whoever plays alone needs nobody's leave."""
        held = [seat for seat in self.seats if seat.person_id is not None]
        return len({seat.person_id for seat in held}) < 2 or all(seat.hints for seat in held)


def add(tx: Connection, row: TableRow, position: bytes) -> None:
    values = {name: value for name, value in vars(row).items() if name != "seats"}
    tx.execute(insert(tables).values(**values, position=position))
    seat_rows.add(tx, row.id, row.seats)


_TABLE = Shape(TableRow)
_HAPPENED = Shape(tuple[int, list[Happening]])


@reads_table
def get(tx: Connection, id: str) -> tuple[TableRow, bytes] | None:
    """A table, and where its game stands."""
    row = tx.execute(select(tables).where(tables.c.id == id)).mappings().first()
    if row is None:
        return None
    return _row(row, seat_rows.of_tables(tx, [id]).get(id, [])), row["position"]


def _row(found: RowMapping, seats: list[SeatRow]) -> TableRow:
    row = _TABLE.read(found, seats=seats)
    if [seat.seat for seat in seats] != list(range(row.players)):
        raise ValueError("The table lacks seats.")
    if not _named(row) <= set(range(row.players)):
        raise ValueError("The table names a seat that it does not have.")
    return row


def _named(row: TableRow) -> set[int]:
    """The seats that a table waits for, or where somebody wants something."""
    named = {*row.waiting}
    for wish in (row.undo_request, row.proposal, row.plea):
        if wish is not None:
            named |= {wish.by, *wish.agreed}
    return named if row.plea is None else named | {row.plea.seat}


@dataclass(frozen=True)
class Origin:
    """What a table began with, and who may ask for it: all that is needed of a damaged one."""

    game: str
    players: int
    seed: int
    setup: dict[str, Any]
    people: list[str | None]
    forked_from: str | None


_ORIGIN = Shape(Origin)


@reads_table
def origin(tx: Connection, id: str) -> Origin | None:
    c = tables.c
    began = select(c.game, c.players, c.seed, c.setup, c.creator, c.forked_from)
    row = tx.execute(began.where(c.id == id)).first()
    if row is None:
        return None
    seated = tx.scalars(select(seats.c.person_id).where(seats.c.table_id == id))
    return _ORIGIN.read(row._mapping, people=[row.creator, *seated])


def following(tx: Connection, id: str) -> str | None:
    """The table that was made as the rematch of this one."""
    return tx.scalar(select(tables.c.id).where(tables.c.follows == id))


@dataclass(frozen=True)
class FinishedGame:
    """A finished game as a series remembers it."""

    id: str
    setup: dict[str, Any]
    outcome: OutcomeInfo
    follows: str | None


_FINISHED = Shape(FinishedGame)


@reads_table
def series_of(tx: Connection, id: str, most: int) -> list[FinishedGame]:
    """A finished game and those whose rematch it is, from the first one on: the last ``most`` of them."""
    c = tables.c
    found: list[FinishedGame] = []
    wanted: str | None = id
    while wanted is not None and len(found) < most:
        row = tx.execute(select(c.id, c.setup, c.outcome, c.follows).where(c.id == wanted)).mappings().first()
        if row is None or row["outcome"] is None:
            break
        game = _FINISHED.read(row)
        found.append(game)
        wanted = game.follows
    return found[::-1]


def touch(tx: Connection, id: str) -> None:
    """Note that something about a table has changed."""
    tx.execute(update(tables).where(tables.c.id == id).values(version=tables.c.version + 1))


def set_spectators(tx: Connection, id: str, token: str | None) -> None:
    """Another link for spectators, or none."""
    change = update(tables).where(tables.c.id == id)
    tx.execute(change.values(spectators=token, version=tables.c.version + 1))


def set_name(tx: Connection, id: str, name: str | None) -> None:
    """What its people call it, or nothing."""
    tx.execute(update(tables).where(tables.c.id == id).values(name=name, version=tables.c.version + 1))


def note_seen(tx: Connection, id: str) -> None:
    """Note that somebody has gone back to before something came to light, and can know what is hidden."""
    tx.execute(update(tables).where(tables.c.id == id).values(deal="seen"))


def running_of(tx: Connection, person: str) -> int:
    """How many tables that a person has made still run."""
    running = tables.c.creator == person, tables.c.outcome.is_(None)
    return tx.execute(select(func.count()).select_from(tables).where(*running)).scalar_one()


@reads_table
def all_over(tx: Connection, id: str) -> bool:
    """Whether a table is over, and the one that it was forked from, and so on; what was swept is."""
    origin: str | None = id
    while origin is not None:
        row = tx.execute(select(tables.c.outcome, tables.c.forked_from).where(tables.c.id == origin)).first()
        if row is None:
            return True
        if row.outcome is None:
            return False
        origin = row.forked_from
    return True


# What a table waits for


def set_bot_due(tx: Connection, id: str, seq: int, due: bool) -> None:
    tx.execute(update(tables).where(tables.c.id == id, tables.c.seq == seq).values(bot_due=due))


def settle(tx: Connection, id: str, version: int, **values: Any) -> bool:
    """Note what people want: ``undo_request``, ``proposal``, ``plea``, ``proposes``. False: the table has
    changed meanwhile."""
    changed = tx.execute(
        update(tables)
        .where(tables.c.id == id, tables.c.version == version)
        .values(version=version + 1, **values)
    )
    return changed.rowcount == 1


def note(tx: Connection, id: str, what: Became, *numbers: int) -> None:
    """Write down what has become of some seats. Call it after the change, which holds the row."""
    seq, happened = happenings(tx, id)
    happened = [*happened, *(Happening(seq, number, what) for number in numbers)][-HAPPENED:]
    tx.execute(update(tables).where(tables.c.id == id).values(happened=happened))


@reads_table
def happenings(tx: Connection, id: str) -> tuple[int, list[Happening]]:
    """How far the log of a table goes, and what has become of its seats."""
    seq, happened = tx.execute(select(tables.c.seq, tables.c.happened).where(tables.c.id == id)).one()
    return _HAPPENED.take((seq, happened))


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


def unwanted(tx: Connection, before: float, most: int) -> list[str]:
    """Tables, unchanged since then, that all who sit there and who made them had removed from their lists."""
    removed = select(removals.c.at).where(removals.c.table_id == tables.c.id, removals.c.at < before)
    wanting = select(seats.c.seat).where(
        seats.c.table_id == tables.c.id,
        seats.c.person_id.is_not(None),
        ~removed.where(removals.c.person_id == seats.c.person_id).exists(),
    )
    by_maker = removed.where(removals.c.person_id == tables.c.creator).exists()
    found = select(tables.c.id).where(tables.c.updated < before, by_maker, ~wanting.exists())
    return list(tx.scalars(found.order_by(tables.c.updated).limit(most)))


def remove(tx: Connection, ids: Sequence[str], before: float) -> list[str]:
    """Remove those of them that are still unchanged since then; gives which."""
    idle = select(tables.c.id).where(tables.c.id.in_(ids), tables.c.updated < before)
    gone = list(tx.scalars(idle.with_for_update(skip_locked=True)))
    for rows in (log, snapshots, seats):
        tx.execute(delete(rows).where(rows.c.table_id.in_(gone)))
    tx.execute(delete(tables).where(tables.c.id.in_(gone)))
    return gone
