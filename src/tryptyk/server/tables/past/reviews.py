"""Looking back at a finished game: what other plans would have brought."""

from __future__ import annotations

import msgspec

from tryptyk import games
from tryptyk.kernel.record import encode
from tryptyk.review import Review, stamp_of
from tryptyk.server.problems import Refused, forbidden
from tryptyk.server.store import reviews
from tryptyk.server.store.tables import TableRow
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.making import records
from tryptyk.server.wire.past import LookBack

_REVIEW = msgspec.json.Decoder(Review)


async def look_back(host: Host, person: str, id: str) -> LookBack:
    """The review of a finished game, as far as it is; for those who sat there it goes on by itself."""
    async with host.seen(id, person) as live:
        row = live.row
    if row.outcome is None:
        raise forbidden("A game is reviewed when it is over.")
    title = games.load(row.game)
    stamp = f"{stamp_of(title)}-{row.seq}"
    if host.reviewer.has_given_up(id, stamp):
        raise Refused(409, "no-review", "This game cannot be played again, so it cannot be reviewed.")
    kept = await host.store.glance(reviews.get, id)
    if kept is not None and kept.stamp != stamp:
        kept = None
    due = (kept is None or not kept.over) and not host.reviewer.works_at(id, kept)
    if due and _sat_there(row, person):
        record = await records.export(host, person, id)
        host.reviewer.begin(person, id, stamp, encode(record), _wanted(row))
    return LookBack(None if kept is None or not kept.told else _REVIEW.decode(kept.told))


def _sat_there(row: TableRow, person: str) -> bool:
    return row.creator == person or any(person in (seat.person_id, seat.owner) for seat in row.seats)


def _wanted(row: TableRow) -> list[int]:
    """The seats that people had, and those of their side; where only bots played, all."""
    held = [seat.seat for seat in row.seats if seat.person_id is not None or seat.owner is not None]
    return list(range(row.players)) if games.load(row.game).together or not held else held
