"""New tables, and what all that come into being have in common."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection

from tryptyk import bots, games
from tryptyk.kernel import InvalidSetup, Table
from tryptyk.kernel.record import position_of
from tryptyk.server.problems import Refused, invalid, no_session
from tryptyk.server.store import log, people, snapshots, tables
from tryptyk.server.store.log import LogRow
from tryptyk.server.store.seats import SeatRow
from tryptyk.server.store.snapshots import SnapshotRow
from tryptyk.server.store.tables import TableRow
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.live.rows import bot_to_ask, gist_of, opening_row, outcome_of
from tryptyk.server.tables.past.moments import encode_position
from tryptyk.server.tokens import new_token
from tryptyk.server.wire.making import NewSeat, NewTable
from tryptyk.server.wire.situations import News

RUNNING_TABLES = 300
"""So many running tables one person may have made."""
SEEDS = 2**64
"""All that chance can start from. Browsers hold only numbers below 2**53 exactly: they get seeds as text."""
CONCEALS = 20
"""So often the unknown can be dealt anew in a table's history; positions repeat it until the act ends."""


async def create(host: Host, person: str, wanted: NewTable) -> News:
    title = known_game(wanted.game)
    seed = new_seed() if wanted.seed is None else int(wanted.seed)
    if seed >= SEEDS:
        raise invalid(f"The number of a game goes from 0 to {SEEDS - 1}.")
    try:
        table = Table.new(title.game, len(wanted.seats), seed, wanted.setup)
    except InvalidSetup as error:
        raise invalid(str(error)) from error
    row = new_row(person, table, new_seats(person, wanted.seats))
    row.spectators = new_token() if wanted.spectators else None
    row.proposes, row.guided = wanted.proposes, wanted.guided
    row.pace = "live" if wanted.live else row.pace
    row.deal = "drawn" if wanted.seed is None else "chosen"
    return await add(host, row, table, [opening_row(table)], [])


def new_seed() -> int:
    """A seed that nobody knows, and that nobody finds by trying them all."""
    return secrets.randbelow(SEEDS)


async def add(
    host: Host, row: TableRow, table: Table[Any], rows: Sequence[LogRow], on_the_way: Sequence[SnapshotRow]
) -> News:
    """Write a new table with its log; gives how it stands for its creator."""
    row.bot_due = bot_to_ask(table.decision, row.seats) is not None
    position = encode_position(position_of(table))

    def write(tx: Connection) -> None:
        if people.get(tx, row.creator) is None:
            raise no_session()  # they held nothing for so long that they were swept
        if tables.running_of(tx, row.creator) >= RUNNING_TABLES:
            raise Refused(409, "too-many-tables", "You have too many running tables; finish some of them.")
        tables.add(tx, row, position)
        log.add(tx, row.id, rows)
        snapshots.add(tx, row.id, on_the_way)

    await host.store.write(write)
    async with host.cache.up_to_date(row.id) as live:
        host.bots.let_move(live)
        return await host.teller.news(live, row.creator)


def new_seats(person: str, wanted: Sequence[NewSeat]) -> list[SeatRow]:
    return [_new_seat(number, seat, person) for number, seat in enumerate(wanted)]


def new_row(person: str, table: Table[Any], seats: list[SeatRow]) -> TableRow:
    now = time.time()
    return TableRow(
        id=new_token(),
        game=table.game.id,
        edition=table.game.edition,
        players=table.players,
        seed=table.seed,
        setup=dict(table.setup),
        deal="drawn",
        creator=person,
        spectators=None,
        forked_from=None,
        forked_at=None,
        follows=None,
        created=now,
        updated=now,
        version=0,
        seq=table.number,
        number=table.number,
        waiting=list(table.decision.seats) if table.decision else [],
        bot_due=False,
        outcome=outcome_of(table),
        undo_request=None,
        pace="days" if compete(table) else "live",
        proposes=False,
        proposal=None,
        plea=None,
        happened=[],
        name=None,
        guided=False,
        gist=gist_of(table),
        seats=seats,
    )


def compete(table: Table[Any]) -> bool:
    """Whether several play, and not all of them for one side."""
    return sum(bool(score.seats) for score in table.game.score(table.state)) > 1


def _new_seat(number: int, seat: NewSeat, person: str) -> SeatRow:
    if (seat.kind == "bot") != (seat.bot is not None):
        raise invalid("Say which bot shall play, for the seats of bots and for no others.")
    must_be_bot(seat.bot)
    return SeatRow(
        seat=number,
        person_id=person if seat.kind == "me" else None,
        name=None,
        bot=seat.bot,
        invitation=new_token() if seat.kind == "invitation" else None,
        standing=[],
    )


def must_be_bot(name: str | None) -> None:
    if name is not None and name not in bots.names():
        raise invalid(f"There is no bot {name!r}. Choose from: {', '.join(bots.names())}.")


def known_game(game: str) -> games.Title:
    try:
        return games.load(game)
    except games.UnknownGame as error:
        raise invalid(str(error)) from error
