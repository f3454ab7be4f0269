"""What a bot would do, and why, for whoever is asked and wants to know.

The bot thinks on concealed clones and from a seed that everybody knows, so a hint tells nothing hidden. Where
several people play, all of them have to allow it.
"""

from __future__ import annotations

from tryptyk.server.problems import Refused, forbidden, stale
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.live.table import Live
from tryptyk.server.wire.acting import AskHint, Hint


async def hint(host: Host, person: str, id: str, wish: AskHint) -> Hint:
    async with host.seen(id, person) as live:
        _must_be_due(live, person, wish)
        seq = live.seq
        position = live.position
    told = await host.thinkers.advise(person, position, wish.seat, seq)
    return Hint(seq, told.option, told.instead, list(told.gains), list(told.costs))


def _must_be_due(live: Live, person: str, wish: AskHint) -> None:
    row, decision = live.row, live.table.decision
    if wish.seat >= row.players or row.seats[wish.seat].person_id != person:
        raise forbidden("This seat is not yours.")
    if row.seats[wish.seat].bot is not None:
        raise forbidden("A bot plays this seat; take it back first.")
    if not row.hints_allowed:
        raise Refused(403, "no-hints", "Hints are given once everybody at the table has allowed them.")
    if wish.seq != live.seq:
        raise stale(live.seq)
    if decision is None or wish.seat not in decision.seats:
        raise Refused(422, "not-asked", "This seat is not asked anything now.", seq=live.seq)
