"""Telling people how a table stands and what has happened there."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from tryptyk.server.store.tables import TableRow
from tryptyk.server.tables.live.table import Live
from tryptyk.server.tables.telling.door import Looker, looker, told
from tryptyk.server.tables.telling.situations import situation
from tryptyk.server.tables.telling.subscribers import Subscribers
from tryptyk.server.wire.situations import Move, News, Situation

ROWS = 500
"""So many rows of the log are told at once; what is missing follows, or is asked for."""
REMEMBERED = 256
"""So many situations are kept encoded: long enough for the socket to tell what a request has answered."""


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
        who = looker(live.row, person)
        moves = [_shown(move, live, person, who) for move in told(rows, who)]
        return News(moves, self.situation(live, person))

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


def _shown(move: Move, live: Live, person: str, who: Looker) -> Move:
    """A move with how the table looked at each of its events, for who watched. These are JSON already."""
    frames = live.frames(move.seq, person, who.seats_at(move.number))
    return move if frames is None else replace(move, frames=cast(Any, frames))
