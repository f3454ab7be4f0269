"""What comes after a game, with the same people: the next of its series, the same deal, or an easier one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy.exc import IntegrityError

from tryptyk.kernel import InvalidSetup, Outcome, Table
from tryptyk.server.problems import forbidden, invalid
from tryptyk.server.store import tables
from tryptyk.server.store.lists import SideRank
from tryptyk.server.store.seats import SeatRow
from tryptyk.server.store.tables import TableRow
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.live.rows import opening_row
from tryptyk.server.tables.making.creation import add, new_row, new_seed
from tryptyk.server.tokens import new_token
from tryptyk.server.wire.making import How
from tryptyk.server.wire.past import SeriesGame
from tryptyk.server.wire.situations import News

TOLD = 100
"""So many games of a series are told at most: the last ones."""


async def games_of(host: Host, person: str, id: str) -> list[SeriesGame]:
    """The games of a series up to this one, for whoever may see it."""
    async with host.seen(id, person):
        pass
    return [
        SeriesGame(
            game.id,
            game.setup,
            [SideRank(side.side, side.seats, side.points, side.rank) for side in game.outcome.sides],
        )
        for game in await host.store.read(tables.series_of, id, TOLD)
    ]


async def rematch(host: Host, person: str, id: str, how: How) -> News:
    """The table that follows this one. Whoever asks first makes it; the others find it, whatever they ask
    for, unless they want the same deal or an easier game and it is none."""
    async with host.seen(id, person) as live:
        row, played = live.row, live.table
        outcome = played.outcome
    if not row.seats_of(person):
        raise forbidden("Only who sat at the table can ask for another game.")
    if outcome is None:
        raise invalid("The game is not over yet.")
    if how == "same" and row.forked_from is not None:
        raise invalid("This game was played on from another one: it has no deal of its own.")
    setup = _setup(played, outcome, how)
    found = await host.store.glance(tables.following, id)
    if found is None:
        try:
            return await _make(host, person, row, played, how, setup, follows=id)
        except IntegrityError:
            # Somebody else has asked at the same moment.
            found = await host.store.glance(tables.following, id)
            if found is None:
                raise
    async with host.seen(found, person) as live:
        if how == "next" or (live.row.setup == setup and (how == "easier" or live.row.seed == row.seed)):
            return await host.teller.news(live, person)
    return await _make(host, person, row, played, how, setup, follows=None)


def _setup(played: Table[Any], outcome: Outcome, how: How) -> dict[str, Any]:
    if how == "same":
        return dict(played.setup)
    if how == "next":
        return dict(played.game.next_setup(played.players, played.setup, outcome))
    easier = played.game.easier(played.players, played.setup)
    if easier is None:
        raise invalid("There is nothing easier than this game.")
    return dict(easier)


async def _make(
    host: Host,
    person: str,
    row: TableRow,
    played: Table[Any],
    how: How,
    setup: dict[str, Any],
    follows: str | None,
) -> News:
    same = how == "same"
    try:
        table = Table.new(played.game, row.players, row.seed if same else new_seed(), setup)
    except InvalidSetup as error:
        raise invalid(str(error)) from error
    made = new_row(person, table, [_again(seat) for seat in row.seats])
    made.spectators = new_token() if row.spectators else None
    made.follows, made.name, made.pace = follows, row.name, row.pace
    made.deal = "repeated" if same else "drawn"
    return await add(host, made, table, [opening_row(table)], [])


def _again(seat: SeatRow) -> SeatRow:
    """The same person or bot; whoever never came is invited again."""
    free = seat.person_id is None and seat.bot is None
    return replace(seat, invitation=new_token() if free else None, owner=None)
