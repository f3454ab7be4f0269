"""Series: the next game with the same people, from what this one came to."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy.exc import IntegrityError

from tryptyk.kernel import InvalidSetup, Table
from tryptyk.server.problems import forbidden, invalid
from tryptyk.server.store import tables
from tryptyk.server.store.seats import SeatRow
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.live.rows import opening_row
from tryptyk.server.tables.making.creation import add, new_row, new_seed
from tryptyk.server.tokens import new_token
from tryptyk.server.wire.situations import News


async def rematch(host: Host, person: str, id: str) -> News:
    """The table that follows this one. Whoever asks first makes it; the others find it."""
    async with host.seen(id, person) as live:
        row, played = live.row, live.table
        outcome = played.outcome
    if not row.seats_of(person):
        raise forbidden("Only who sat at the table can ask for another game.")
    if outcome is None:
        raise invalid("The game is not over yet.")
    found = await host.store.glance(tables.following, id)
    if found is None:
        setup = played.game.next_setup(row.players, played.setup, outcome)
        try:
            table = Table.new(played.game, row.players, new_seed(), setup)
        except InvalidSetup as error:
            raise invalid(str(error)) from error
        following = new_row(person, table, [_again(seat) for seat in row.seats])
        following.spectators = new_token() if row.spectators else None
        following.pace = row.pace
        following.follows = id
        try:
            return await add(host, following, table, [opening_row(table)], [])
        except IntegrityError:
            # Somebody else has asked at the same moment.
            found = await host.store.glance(tables.following, id)
            if found is None:
                raise
    async with host.seen(found, person) as live:
        return await host.teller.news(live, person)


def _again(seat: SeatRow) -> SeatRow:
    """The same person or bot; whoever never came is invited again."""
    free = seat.person_id is None and seat.bot is None
    return replace(seat, invitation=new_token() if free else None, owner=None)
