"""What a bot would do, and why, for whoever is asked and wants to know.

The bot thinks on concealed clones and from a seed that everybody knows, so a hint tells nothing hidden. Where
several people play against each other, all of them have to agree to it.
"""

from __future__ import annotations

from sqlalchemy import Connection

from tryptyk import games
from tryptyk.server.problems import Refused, forbidden, invalid, stale
from tryptyk.server.store import seats
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.live.table import Live
from tryptyk.server.tables.telling.door import hints_given
from tryptyk.server.wire.acting import AskHint, Hint, PlannedChoice
from tryptyk.server.wire.situations import News


async def hint(host: Host, person: str, id: str, wish: AskHint) -> Hint:
    async with host.seen(id, person) as live:
        _must_be_due(live, person, wish)
        seq = live.seq
        position = live.position
    told = await host.thinkers.advise(person, position, wish.seat, seq)
    plan = [PlannedChoice(*choice) for choice in told.plan]
    return Hint(seq, told.option, told.instead, list(told.gains), list(told.costs), told.sure, plan)


async def allow(host: Host, person: str, id: str, seat: int, allow: bool) -> News:
    """Ask everybody for hints, which is agreeing to them; or refuse, or want them no more: then nobody has
    asked."""
    async with host.seen(id, person) as live:
        row = live.row
        if not 0 <= seat < row.players or row.seats[seat].person_id != person:
            raise forbidden("This seat is not yours.")
        if games.load(row.game).together:
            raise invalid("Those who play this game are one side: there are always hints.")

        def change(tx: Connection) -> None:
            if not seats.change(tx, id, seat, person, hints=allow):
                raise Refused(409, "seat-taken", "Somebody has taken this seat already.")
            if not allow:
                seats.withdraw_hints(tx, id)
            host.subscribers.announce(tx, id)

        with host.changing([id]):
            await host.store.write(change)
        await live.refresh()
        return await host.teller.news(live, person)


def _must_be_due(live: Live, person: str, wish: AskHint) -> None:
    row, decision = live.row, live.table.decision
    if wish.seat >= row.players or row.seats[wish.seat].person_id != person:
        raise forbidden("This seat is not yours.")
    if row.seats[wish.seat].bot is not None:
        raise forbidden("A bot plays this seat; take it back first.")
    if not hints_given(row):
        raise Refused(403, "no-hints", "Hints are given once everybody at the table has agreed to them.")
    if wish.seq != live.seq:
        raise stale(live.seq)
    if decision is None or wish.seat not in decision.seats:
        raise Refused(422, "not-asked", "This seat is not asked anything now.", seq=live.seq)
