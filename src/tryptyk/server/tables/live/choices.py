"""Choosing: once, however often it is asked, and only for an own seat."""

from __future__ import annotations

import hashlib

from tryptyk.kernel import IllegalChoice
from tryptyk.server.problems import Refused, forbidden, stale
from tryptyk.server.store import log
from tryptyk.server.store.log import Raced
from tryptyk.server.tables.company import absences, proposals
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.live.table import Live
from tryptyk.server.tables.telling.situations import refusals_for
from tryptyk.server.wire.acting import Choose
from tryptyk.server.wire.situations import News, Refusals


async def choose(host: Host, person: str, id: str, choice: Choose) -> News:
    """Make a choice; gives what happened since the client last heard.

    It is made at the table that this worker remembers. Where somebody else has changed it meanwhile the row
    cannot be written; only then, and before anything is refused, the rows are looked at.
    """
    key = None if choice.key is None else _key(person, choice.key)
    async with host.cache.up_to_date(id, trusting=True) as live:
        while not await _is_made(host, live, person, key, choice):
            await live.refresh()
        return await host.teller.news(live, person, choice.seq)


async def _is_made(host: Host, live: Live, person: str, key: str | None, choice: Choose) -> bool:
    """False: somebody else was faster, or may have been; look again."""
    try:
        host.let_see(live, person)
        return await _make(host, live, person, key, choice)
    except Refused:
        if live.sure:
            raise
        return False


async def _make(host: Host, live: Live, person: str, key: str | None, choice: Choose) -> bool:
    if choice.seat >= live.row.players or live.row.seats[choice.seat].person_id != person:
        raise forbidden("This seat is not yours.")
    if choice.seq != live.seq:
        if live.sure:
            await _must_be_done(host, live, key, choice)
        return live.sure
    if absences.is_missed(live.row, person):
        await absences.come_back(host, live, person)
        return False
    if live.row.seats[choice.seat].bot is not None:
        raise forbidden("A bot plays this seat; take it back first.")
    if proposals.objectors(host, live, person, choice.seat, choice.option):
        return await proposals.propose(host, live, person, choice.seat, choice.option)
    by, version = proposals.chooser(live, choice.seat, choice.option), live.row.version
    try:
        await live.choose(by, choice.option, key, person if choice.scenes else None)
    except IllegalChoice as error:
        raise Refused(422, "illegal-choice", str(error), seq=live.seq, reason=error.reason) from error
    except Raced:
        await live.refresh()
        if live.row.version != version:
            return False
        await _must_be_done(host, live, key, choice)  # nobody was faster: the key is used
    host.bots.let_move(live)
    return True


async def _must_be_done(host: Host, live: Live, key: str | None, choice: Choose) -> None:
    """A request with this key was carried out before; where there was none, the choice is stale."""
    before = None if key is None else await host.store.glance(log.with_key, live.id, key)
    if before is None:
        raise stale(live.seq)
    # Who agrees to a proposal makes a choice of the proposer's.
    if before.option != choice.option or (before.seat != choice.seat and not live.row.proposes):
        raise Refused(422, "key-used", "This key was used for another choice.", seq=live.seq)


def _key(person: str, key: str) -> str:
    """Keys are a person's own: two people may use the same one."""
    return hashlib.sha256(f"{person} {key}".encode()).hexdigest()


async def refusals(host: Host, person: str, id: str) -> Refusals:
    """What cannot be chosen now, and why: for whoever is asked."""
    async with host.seen(id, person) as live:
        return refusals_for(live, person)
