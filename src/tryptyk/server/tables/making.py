"""Making tables: new ones, from a record, and from a moment of another table."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection

from tryptyk import bots, games
from tryptyk.kernel import InvalidRecord, InvalidSetup, Table
from tryptyk.kernel.record import Record, replay
from tryptyk.server.http.wire import Fork, Import, Move, NewSeat, NewTable
from tryptyk.server.problems import Refused, forbidden, invalid, not_found, old_rules
from tryptyk.server.store import repository
from tryptyk.server.store.people import new_token
from tryptyk.server.store.repository import Archived, SeatRow, TableRow
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.live import NOBODY, Live, outcome_of
from tryptyk.server.tables.past import choices_of, encode_position, play_and_archive

RUNNING_TABLES = 300
"""So many running tables one person may have made."""
CHOICES = 20_000
"""So many choices a record may have that is taken in."""
SEEDS = 2**53
"""Seeds that browsers can hold exactly."""


async def create(host: Host, person: str, wanted: NewTable) -> Live:
    title = _title(wanted.game)
    seed = secrets.randbelow(SEEDS) if wanted.seed is None else wanted.seed
    try:
        table = Table.new(title.game, len(wanted.seats), seed, wanted.setup)
    except InvalidSetup as error:
        raise invalid(str(error)) from error
    row = _row(person, table, wanted.seats, title.game.rules)
    row.spectators = new_token() if wanted.spectators else None
    return await _add(host, row, table, _moves_of(table), [])


async def fork(host: Host, person: str, id: str, wanted: Fork) -> Live:
    """A new table that plays on from a moment of another one, with what was unknown dealt anew."""
    async with host.seen(id, person) as live:
        origin, mine = live.row, live.row.seats_of(person)
    if not mine and origin.outcome is None:
        raise forbidden("Only who sits at a running table can play on from it.")
    if len(wanted.seats) != origin.players:
        raise invalid(f"The table has {origin.players} seats.")
    if wanted.number > origin.number:
        raise invalid(f"The table has only come to {origin.number} choices.")
    try:
        table = await host.past.at(origin, wanted.number)
    except InvalidRecord as error:
        raise old_rules() from error
    if table.number != wanted.number:
        raise not_found("moment")
    if table.decision is None:
        raise invalid("The game is over at that moment: choose an earlier one.")
    start, moves, archived = await host.store.read(_upto, id, wanted.number)
    table.conceal(mine[0] if mine else 0, secrets.randbelow(SEEDS))
    seat, option = table.choices(wanted.number)[0]
    copied = [
        *start,
        *(msgspec.structs.replace(move, seq=move.number) for move in moves),
        Move(table.number, table.number, seat, list(option), [], time.time()),
    ]
    row = _row(person, table, wanted.seats, origin.rules)
    row.spectators = new_token() if origin.spectators else None
    row.forked_from, row.forked_at = id, wanted.number
    return await _add(host, row, table, copied, [Archived(a.number, a.number, a.data) for a in archived])


def _upto(tx: Connection, id: str, number: int) -> tuple[list[Move], list[Move], list[Archived]]:
    """Row zero, the choices that stand and the snapshots, up to a number of choices."""
    start = repository.moves_after(tx, id, -1, 1)
    moves = [move for move in repository.standing_after(tx, id, -1) if move.number <= number]
    return start, moves, repository.archived(tx, id, 0, number)


async def take_in(host: Host, person: str, wanted: Import) -> Live:
    """A table from an exported record, to replay or to play on."""
    record = _record(wanted.record)
    title = _title(record.game)
    if record.players not in title.game.players:
        raise invalid(f"{record.game} cannot be played by {record.players}.")
    seats = wanted.seats or [NewSeat("me")] * record.players
    if len(seats) != record.players:
        raise invalid(f"The record has {record.players} seats.")
    try:
        table = replay(title.game, record, 0)
        archived = await host.past.replay(play_and_archive, table, record.choices)
    except (InvalidRecord, InvalidSetup) as error:
        raise invalid(str(error)) from error
    row = _row(person, table, seats, record.rules)
    return await _add(host, row, table, _moves_of(table), archived)


async def export(host: Host, person: str, id: str) -> Record:
    """The whole game; only a finished one, because the seed tells what is hidden."""
    async with host.seen(id, person) as live:
        row = live.row
    if row.outcome is None or not await host.origins_are_over(row):
        raise forbidden("A running game, or one forked from it, cannot be exported: it tells what is hidden.")
    moves = await host.store.read(repository.standing_after, id, -1)
    return Record(row.game, row.rules, row.players, row.seed, row.setup, choices_of(moves))


def _record(data: dict[str, Any]) -> Record:
    try:
        record = msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        raise invalid(f"This is not a game record: {error}.") from error
    if not 0 <= record.seed < SEEDS:
        raise invalid("The record's seed is out of range.")
    if len(record.choices) > CHOICES:
        raise invalid(f"The record has more than {CHOICES} choices.")
    if any(not 0 <= seat < record.players or not option for seat, option in record.choices):
        raise invalid("The record has a choice that nobody can have made.")
    return record


async def _add(
    host: Host, row: TableRow, table: Table[Any], moves: Sequence[Move], archived: Sequence[Archived]
) -> Live:
    live = Live(row, table)
    row.bot_due = live.bot_to_ask() is not None
    position = encode_position(table)

    def add(tx: Connection) -> None:
        if repository.running_of(tx, row.creator) >= RUNNING_TABLES:
            raise Refused(409, "too-many-tables", "You have too many running tables; finish some of them.")
        repository.add(tx, row, position)
        repository.add_moves(tx, row.id, moves)
        repository.archive(tx, row.id, archived)

    await host.store.write(add)
    live.stale = True  # the names of who sits there are read with the rows
    host.keep(live)
    host.bots.let_move(live)
    return live


def _moves_of(table: Table[Any]) -> list[Move]:
    """The log of a table from its start; its first row holds what happened before the first choice."""
    now = time.time()
    before = [list(event) for number, event in table.events() if number == 0]
    return [
        Move(0, 0, NOBODY, [], before, now),
        *(
            Move(n, step.number, step.seat, list(step.option), [list(event) for event in step.events], now)
            for n, step in enumerate(table.steps(), start=1)
        ),
    ]


def _row(person: str, table: Table[Any], seats: Sequence[NewSeat], rules: int) -> TableRow:
    now = time.time()
    return TableRow(
        id=new_token(),
        game=table.game.id,
        rules=rules,
        players=table.players,
        seed=table.seed,
        setup=dict(table.setup),
        creator=person,
        spectators=None,
        forked_from=None,
        forked_at=None,
        created=now,
        updated=now,
        version=0,
        seq=table.number,
        number=table.number,
        waiting=list(table.decision.seats) if table.decision else [],
        bot_due=False,
        outcome=outcome_of(table),
        undo_request=None,
        seats=[_new_seat(number, seat, person) for number, seat in enumerate(seats)],
    )


def _new_seat(number: int, seat: NewSeat, person: str) -> SeatRow:
    if (seat.kind == "bot") != (seat.bot is not None):
        raise invalid("Say which bot shall play, for the seats of bots and for no others.")
    known_bot(seat.bot)
    return SeatRow(
        seat=number,
        person_id=person if seat.kind == "me" else None,
        name=None,
        bot=seat.bot,
        invitation=new_token() if seat.kind == "invitation" else None,
    )


def known_bot(name: str | None) -> None:
    if name is not None and name not in bots.NAMES:
        raise invalid(f"There is no bot {name!r}. Choose from: {', '.join(bots.NAMES)}.")


def _title(game: str) -> games.Title:
    try:
        return games.load(game)
    except games.UnknownGame as error:
        raise invalid(str(error)) from error
