"""What people say to each other: one of a few words, a finger on a thing, a nudge. Nothing of it is kept."""

from __future__ import annotations

from functools import cache

import msgspec

from tryptyk import games
from tryptyk.server.problems import Refused, forbidden, invalid
from tryptyk.server.rates import RateLimit
from tryptyk.server.store.tables import TableRow
from tryptyk.server.tables.host import Host
from tryptyk.server.wire.company import Said, Say

SAID_PER_SECOND = 0.5
SAID_AT_ONCE = 5
"""Of one person at one table."""
NUDGE_SECONDS = 60.0
"""So rarely one seat is nudged, by whomever."""


class Talk:
    """Passes on what is said, in measure."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._said = RateLimit(SAID_PER_SECOND, SAID_AT_ONCE)
        self._nudges = RateLimit(1 / NUDGE_SECONDS, 1)

    async def say(self, person: str, id: str, what: Say) -> Said:
        async with self._host.seen(id, person, trusting=True) as live:
            self._must_be_possible(live.row, person, what)
        said = Said(what.seat, what.what, what.thing, what.to)
        self._host.subscribers.say(id, msgspec.json.encode(said).decode())
        return said

    def _must_be_possible(self, row: TableRow, person: str, what: Say) -> None:
        if what.seat not in row.seats_of(person):
            raise forbidden("This seat is not yours.")
        points, nudges = what.what == "point", what.what == "nudge"
        if (what.thing is not None, what.to is not None) != (points, nudges):
            raise invalid("Who points names a thing, who nudges names a seat, and nobody else does.")
        if what.thing is not None and what.thing not in _things(row.game):
            raise invalid(f"There is no {what.thing!r} in this game.")
        self._said.check(f"{row.id} {person}")
        if what.to is not None:
            self._must_be_waited_for(row, person, what.to)

    def _must_be_waited_for(self, row: TableRow, person: str, to: int) -> None:
        seat = row.seats[to] if to < row.players else None
        if seat is None or seat.person_id in (None, person) or seat.bot is not None or to not in row.waiting:
            raise Refused(409, "not-waiting", "Nobody waits for this seat to choose.", seq=row.seq)
        if seat.person_id not in self._host.subscribers.present(row.id):
            raise Refused(409, "absent", "Who plays this seat is away and would not hear it.", seq=row.seq)
        if not self._nudges.has_room(f"{row.id} {to}"):
            raise Refused(429, "nudged", "They were nudged less than a minute ago.", seq=row.seq)


@cache
def _things(game: str) -> frozenset[str]:
    """The ids of all that a game consists of."""
    return frozenset(entry.id for entry in games.load(game).entries)
