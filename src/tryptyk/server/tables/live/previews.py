"""What a choice would bring, worked out by the rules on clones, without telling anything hidden.

The clones are concealed: what the asking seat cannot know was dealt anew in them, from seeds that nobody
knows, so whatever comes out of them tells nothing of how it really lies. Where something would come to light,
or two such clones come to different things, only that is told.
"""

from __future__ import annotations

import secrets
from typing import Any

from tryptyk.kernel import Event, Table
from tryptyk.kernel.history import events_for
from tryptyk.server.problems import Refused, forbidden
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.live.table import Live
from tryptyk.server.tables.telling.situations import sides
from tryptyk.server.wire.acting import Foresee, Preview
from tryptyk.server.wire.situations import SideInfo

CLONES = 2
SEED_BITS = 53


async def preview(host: Host, person: str, id: str, wish: Foresee) -> Preview:
    """For whoever may make the choice."""
    async with host.seen(id, person) as live:
        if wish.seq != live.seq and wish.seat in live.row.seats_of(person):
            return Preview(live.seq, True, [], [])  # the table has gone on: whoever asked looks again anyway
        return foresee(live.table, live.seq, wish.seat, _index(live, person, wish))


def _index(live: Live, person: str, wish: Foresee) -> int:
    """Which option it is."""
    row = live.row
    if wish.seat >= row.players or row.seats[wish.seat].person_id != person:
        raise forbidden("This seat is not yours.")
    if row.seats[wish.seat].bot is not None:
        raise forbidden("A bot plays this seat; take it back first.")
    option = wish.option
    decision = live.table.decision
    if decision is None or option not in decision.options or wish.seat not in decision.seats_for(option):
        raise Refused(422, "illegal-choice", "This is not on offer to that seat.", seq=live.seq)
    return decision.options.index(option)


def foresee(table: Table[Any], seq: int, seat: int, index: int) -> Preview:
    """Up to the end of the act; what comes after it is another question, or somebody else's."""
    found = [_brings(table, seat, index) for _ in range(CLONES)]
    brings = found[0]
    if brings is None or any(other != brings for other in found):
        return Preview(seq, True, [], [])
    return Preview(seq, False, *brings)


def _brings(table: Table[Any], seat: int, index: int) -> tuple[list[SideInfo], list[Event]] | None:
    """How the sides would stand, and what the seat would be told; None where something comes to light."""
    twin = table.clone(quiet=False)
    twin.conceal(seat, secrets.randbits(SEED_BITS))
    revealed = twin.state.reveals
    twin.take(index, within_act=True)
    if twin.state.reveals != revealed:
        return None
    return sides(twin), events_for([seat], twin.steps(twin.number - 1)[-1].events)
