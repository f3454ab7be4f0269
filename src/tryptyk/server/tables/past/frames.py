"""The views between two choices: how a table looked to somebody at each event of a move.

The choice is made again on a table of its own, which is looked at whenever something is told. What comes out
is believed only if it tells what was written at the time.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import Raw
from sqlalchemy import Connection

from tryptyk import games
from tryptyk.kernel import IllegalChoice, InvalidRecord, State, Table, Told
from tryptyk.server.problems import not_found, old_rules
from tryptyk.server.store import log
from tryptyk.server.store.log import LogRow
from tryptyk.server.store.tables import TableRow
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.live.scenes import Frames
from tryptyk.server.tables.live.table import Live
from tryptyk.server.tables.past.moments import Allowance, begin, make_again
from tryptyk.server.tables.telling.door import eyes_of, looker
from tryptyk.server.wire import past as wire

NEAR = 8
"""Moves so far back are made again from memory; what led to others is played again beside the event loop."""


async def frames(
    host: Host, person: str, id: str, number: int, seat: int | None, token: str | None = None
) -> wire.Frames:
    """How the choice that led to a moment went on, event by event, for whoever may see the table."""
    async with host.seen(id, person, token) as live:
        row = live.row
        eyes, who = eyes_of(row, person, seat), looker(row, person)
        if number > row.number:
            raise not_found("moment")
        before = _near(live, number - 1)
        made = await host.store.glance(_leading_to, id, number)
    if made is None:
        raise not_found("moment")
    await host.must_be_told(row, number)
    try:
        if before is None and number > 0:
            before = await host.past.at(row, number - 1, by=person)
        found = await host.past.replay(_again, row, before, made, eyes, who.seats_at(number), by=person)
    except InvalidRecord as error:
        raise old_rules() from error
    return wire.Frames(made.seq, found)


def _leading_to(tx: Connection, id: str, number: int) -> LogRow | None:
    """The move that led to a number of choices; to none: what happened before the first."""
    return log.last_to(tx, id, number) if number > 0 else log.opening(tx, id)


def _near(live: Live, number: int) -> Table[Any] | None:
    """A table of its own that stands a few choices ago; None where memory does not reach back to."""
    if number < 0 or live.table.number - number > NEAR:
        return None
    try:
        return live.table.clone_at(number)
    except IllegalChoice:
        return None


def _again(
    row: TableRow, before: Table[Any] | None, made: LogRow, eyes: int, seats: Collection[int]
) -> list[dict[str, Raw]]:
    """Make the choice again, or the setup if nothing stands before it; and look at whatever these seats are
    told."""
    frames = Frames(games.load(row.game).game, eyes, seats)
    told: list[Told] = []
    allowance = Allowance()

    def look(state: State, one: Told) -> None:
        allowance.check()
        told.append(one)
        frames.look(state, one)

    if before is None:
        begin(row, None, made, look)
    else:
        before.state.watcher = look
        make_again(made, before)
    if [(one.event, one.seats) for one in told] != [(one.event, one.seats) for one in made.events]:
        raise InvalidRecord(f"Choice {made.number} tells something else under the rules of today.")
    return frames.found
