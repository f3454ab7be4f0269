"""What people are told of a table. Rows of the log become moves here, and nowhere else."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import cast

import msgspec

from tryptyk.kernel import events_for, option_for
from tryptyk.server.store.log import LogRow
from tryptyk.server.store.tables import TableRow
from tryptyk.server.tables.live.table import Live
from tryptyk.server.tables.telling.situations import situation
from tryptyk.server.tables.telling.subscribers import Subscribers
from tryptyk.server.wire.situations import Move, News, Situation

ROWS = 500
"""So many rows of the log are told at once; what is missing follows, or is asked for."""
MOST_SEATS = 16
REMEMBERED = 256
"""So many situations are kept encoded: long enough for the socket to tell what a request has answered."""


@dataclass(frozen=True)
class Looker:
    """Who looks at the log of a table, and what that entitles them to."""

    seats: frozenset[int]
    """Their own: they may know what these know. Nobody's for spectators."""
    over: bool
    """The game is over, and what was secret in it is out."""
    forked_at: int | None
    """So many choices were made at another table, which may still run: of them even its players learn here no
    more than spectators do."""

    def seats_at(self, number: int) -> Collection[int]:
        """The seats whose secrets of that moment they may know."""
        if self.forked_at is not None and number <= self.forked_at:
            return ()
        return range(MOST_SEATS) if self.over else self.seats


def looker(row: TableRow, person: str) -> Looker:
    return Looker(frozenset(row.seats_of(person)), row.outcome is not None, row.forked_at)


def told(rows: Iterable[LogRow], to: Looker) -> list[Move]:
    """The one door from the log to people: rows as ``to`` may read them.

    Kept back are private choices and events for others, and from everybody the seed by which the unknown was
    dealt anew.
    """
    return [_move(row, to.seats_at(row.number)) for row in rows]


def _move(row: LogRow, seats: Collection[int]) -> Move:
    return Move(
        seq=row.seq,
        number=row.number,
        seat=row.seat,
        option=option_for(seats, row.seat, row.option, row.private),
        events=events_for(seats, row.events),
        at=row.at,
        standing=row.standing,
    )


class Teller:
    """Tells people how tables stand; what has been said once is not put into words again."""

    def __init__(self, subscribers: Subscribers) -> None:
        self._subscribers = subscribers
        self._said: OrderedDict[tuple[object, ...], msgspec.Raw] = OrderedDict()

    async def news(self, live: Live, person: str, after: int | None = None) -> News:
        """What happened after a row of the log (None: nobody has asked for that), and how things stand."""
        if live.doubted:
            await live.refresh()
        rows = [] if after is None else await live.rows_after(after, ROWS)
        return News(told(rows, looker(live.row, person)), self.situation(live, person))

    def present(self, row: TableRow) -> list[int]:
        """The seats whose people watch the table in this worker."""
        present = self._subscribers.present(row.id)
        return [seat.seat for seat in row.seats if seat.person_id in present]

    def situation(self, live: Live, person: str) -> Situation:
        """How things stand for a person, encoded once for each version of the table and who is there.

        What comes back is JSON already: it can be sent, not read.
        """
        row = live.row
        present = self.present(row)
        key = (row.id, row.version, person, *present)
        said = self._said.get(key)
        if said is None:
            said = msgspec.Raw(msgspec.json.encode(situation(live, person, present)))
            self._said[key] = said
            if len(self._said) > REMEMBERED:
                self._said.popitem(last=False)
        return cast(Situation, said)
