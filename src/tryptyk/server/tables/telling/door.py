"""The one door from the log to people: who looks, what they may know, and rows as they are told."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from tryptyk import games
from tryptyk.kernel import Table, events_for, option_for
from tryptyk.server.problems import forbidden, not_found
from tryptyk.server.store.log import LogRow
from tryptyk.server.store.tables import TableRow
from tryptyk.server.wire.situations import Move

MOST_SEATS = 16
SPECTATOR = -1


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


def hints_given(row: TableRow) -> bool:
    """Nobody has anything against help for their own side; rivals have to agree to it."""
    return row.hints_agreed or (row.game in games.ids() and games.load(row.game).together)


def told(rows: Iterable[LogRow], to: Looker) -> list[Move]:
    """Rows of the log as ``to`` may read them.

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


# Whose eyes


def open_eyes(row: TableRow, person: str) -> Collection[int]:
    """The seats through whose eyes somebody may look: at a running game their own, at a finished one all."""
    return row.seats_of(person) if row.outcome is None else range(row.players)


def eyes_of(row: TableRow, person: str, seat: int | None) -> int:
    """Through whose eyes somebody looks: those that they ask for, or else their first seat's."""
    if seat is None:
        mine = row.seats_of(person)
        return mine[0] if mine else SPECTATOR
    if seat not in open_eyes(row, person):
        if row.outcome is None:
            raise forbidden("This seat is not yours.")
        if seat != SPECTATOR:
            raise not_found("seat")
    return seat


def seat_in_focus(table: Table[Any], mine: list[int]) -> int:
    """Of several own seats the one that is asked, or the first."""
    if table.decision is not None:
        for seat in mine:
            if seat in table.decision.seats:
                return seat
    return mine[0] if mine else SPECTATOR
