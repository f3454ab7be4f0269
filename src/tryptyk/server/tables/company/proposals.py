"""Proposals: where a table wants so, a team's answer is given when all who are present have agreed."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from tryptyk.kernel import Decision, IllegalChoice, Option, Table
from tryptyk.server.store.log import Raced
from tryptyk.server.store.wishes import Proposal
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.live.table import Live


def objectors(host: Host, live: Live, person: str, seat: int, option: Option) -> set[int]:
    """The seats that have yet to agree before this person's choice is made; none where it is theirs alone."""
    row, decision = live.row, live.table.decision
    if not row.proposes or decision is None or not is_shared(live.table, decision, seat, option):
        return set()
    return _deciders(host, live, decision) - _agreed(live, person, option)


async def propose(host: Host, live: Live, person: str, seat: int, option: Option) -> bool:
    """Let the others know; who proposes what is proposed already agrees to it. False: look again."""
    agreed = sorted(_agreed(live, person, option))
    return await host.settle(live, proposal=Proposal(option, chooser(live, seat, option), agreed))


def chooser(live: Live, seat: int, option: Option) -> int:
    """Whose choice it becomes: the proposer's, whoever is the last to agree."""
    known = live.row.proposal
    return known.by if known is not None and known.option == option else seat


async def review(host: Host, live: Live) -> None:
    """Somebody has left or a bot plays for them: perhaps nobody is left who has not agreed."""
    proposal, decision = live.row.proposal, live.table.decision
    if proposal is None or decision is None or _deciders(host, live, decision) - set(proposal.agreed):
        return
    with suppress(Raced, IllegalChoice):
        await live.choose(proposal.by, proposal.option)


def is_shared(table: Table[Any], decision: Decision, seat: int, option: Option) -> bool:
    """Whether several of one side decide, openly. What is not on offer is refused as ever."""
    if len(decision.seats) < 2 or decision.private or decision.seats_for(option) != decision.seats:
        return False
    sides = [set(score.seats) for score in table.game.score(table.state)]
    return any(side.issuperset(decision.seats) for side in sides) and option in decision.options_for(seat)


def _deciders(host: Host, live: Live, decision: Decision) -> set[int]:
    """The seats that are asked and whose people are there to answer; bots agree to everything."""
    present = host.subscribers.present(live.id)
    seats = (live.row.seats[seat] for seat in decision.seats)
    return {seat.seat for seat in seats if seat.bot is None and seat.person_id in present}


def _agreed(live: Live, person: str, option: Option) -> set[int]:
    known = live.row.proposal
    before = known.agreed if known is not None and known.option == option else []
    return {*before, *live.row.seats_of(person)}
