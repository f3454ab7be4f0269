"""What people are told of a table. Rows of the log become moves here, and nowhere else."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import cast

import msgspec

from tryptyk.kernel import CONCEAL
from tryptyk.server.http.wire import Move, News, Situation
from tryptyk.server.store.log import LogRow
from tryptyk.server.store.tables import TableRow
from tryptyk.server.tables.live import Live
from tryptyk.server.tables.situations import situation
from tryptyk.server.tables.subscribers import Subscribers

ROWS = 500
"""So many rows of the log are told at once; what is missing follows, or is asked for."""
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


def looker(row: TableRow, person: str) -> Looker:
    return Looker(frozenset(row.seats_of(person)), row.outcome is not None, row.forked_at)


def told(rows: Iterable[LogRow], to: Looker) -> list[Move]:
    """The one door from the log to people: rows as ``to`` may read them.

    So far only the seed by which the unknown was dealt anew is kept back, and that from everybody.
    """
    return [Move(row.seq, row.number, row.seat, _option(row), row.events, row.at) for row in rows]


def _option(row: LogRow) -> list[str | int]:
    return [CONCEAL] if row.option and row.option[0] == CONCEAL else row.option


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
