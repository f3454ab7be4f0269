"""Who sits where: invitations, and seats that pass between people and bots."""

from __future__ import annotations

from sqlalchemy import Connection

from tryptyk.server.problems import Refused, forbidden, invalid, no_session, not_found
from tryptyk.server.store import people, seats, tables
from tryptyk.server.store.tables import TableRow
from tryptyk.server.tables.company import proposals
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.live.table import Live
from tryptyk.server.tables.making.creation import must_be_bot
from tryptyk.server.tokens import is_token, new_token
from tryptyk.server.wire.situations import Invitation, News

STANDING = 20
"""So many kinds of questions a seat can leave standing."""


async def see_invitation(host: Host, person: str, token: str) -> Invitation:
    """The seat that an invitation is for, and its table as whoever watches sees it."""
    row = await _row_of(host, token)
    async with host.cache.up_to_date(row.id) as live:
        for seat in live.row.seats:
            if seat.invitation == token:
                return Invitation(seat.seat, host.teller.situation(live, person))
    raise _used()


async def _row_of(host: Host, token: str) -> TableRow:
    found = await host.store.read(_invited_to, token) if is_token(token) else None
    if found is None:
        raise _used()
    return found


def _invited_to(tx: Connection, token: str) -> TableRow | None:
    id = seats.invited_to(tx, token)
    found = None if id is None else tables.get(tx, id)
    return None if found is None else found[0]


async def join(host: Host, person: str, token: str) -> News:
    """Take the seat that an invitation is for. An invitation is good for one person."""
    if not is_token(token):
        raise _used()

    taken: list[str] = []

    def sit(tx: Connection) -> None:
        if people.get(tx, person) is None:
            raise no_session()
        found = seats.sit(tx, token, person)
        if found is None:
            raise _used()
        id, seat = found
        tables.get(tx, id)  # nobody takes a seat at a table that is damaged: then it cannot be opened
        tables.note(tx, id, "taken", seat)
        taken[:] = [id]
        host.subscribers.announce(tx, id)

    with host.changing(taken):
        await host.store.write(sit)
    return await reseated(host, person, taken[0])


def _used() -> Refused:
    """A new one each time: an exception that is raised keeps the frames that it went through."""
    return Refused(404, "not-found", "This invitation is not valid any more.")


async def invite(host: Host, person: str, id: str, seat: int) -> News:
    """A new invitation to an own seat, or for the creator to one that nobody holds; the old one ends."""
    return await _change(host, person, id, seat, invitation=new_token())


async def let_watch(host: Host, person: str, id: str, token: str | None) -> News:
    """Another link for spectators, or none; the old one ends. Who sits at the table is asked, or made it."""
    async with host.seen(id, person) as live:
        if not live.row.seats_of(person) and live.row.creator != person:
            raise forbidden("Only who sits at the table says who may watch.")

        def change(tx: Connection) -> None:
            tables.set_spectators(tx, id, token)
            host.subscribers.announce(tx, id)

        with host.changing([id]):
            await host.store.write(change)
    return await reseated(host, person, id)


async def let_propose(host: Host, person: str, id: str, proposes: bool) -> News:
    """Whether what a team is asked is proposed first. Who has made the table says so."""
    async with host.seen(id, person) as live:
        if live.row.creator != person:
            raise forbidden("Only who has made the table says how it decides.")
        while not await host.settle(live, proposes=proposes, proposal=None):
            pass
        return await host.teller.news(live, person)


async def hand_over(host: Host, person: str, id: str, seat: int, bot: str | None) -> News:
    """Let a bot play an own seat, or take it back; the creator may also fill a seat that is still free."""
    must_be_bot(bot)
    return await _change(host, person, id, seat, bot=bot, stand_in=None)


async def leave_standing(
    host: Host, person: str, id: str, seat: int, seq: int, kind: str, always: bool
) -> News:
    """Leave questions of a kind to their default, or be asked again; what stands now is answered at once."""
    async with host.seen(id, person) as live:
        row = live.row
        if not 0 <= seat < row.players or row.seats[seat].person_id != person:
            raise forbidden("This seat is not yours.")
        kinds = [one for one in row.seats[seat].standing if one != kind] + ([kind] if always else [])
        if len(kinds) > STANDING:
            raise invalid(f"A seat can leave {STANDING} kinds of questions standing, and not more.")

        def change(tx: Connection) -> None:
            if not seats.change(tx, id, seat, person, standing=kinds):
                raise Refused(409, "seat-taken", "Somebody has taken this seat already.")
            host.subscribers.announce(tx, id)

        with host.changing([id]):
            await host.store.write(change)
        await live.refresh()
        await live.answer_standing()
        host.bots.let_move(live)
        return await host.teller.news(live, person, seq)


async def _change(host: Host, person: str, id: str, seat: int, **values: str | bool | None) -> News:
    """Change a seat that the person may dispose of."""
    async with host.seen(id, person) as live:
        row = live.row
        if not 0 <= seat < row.players:
            raise not_found("seat")
        holder = row.seats[seat].person_id
        if holder != person and not (holder is None and row.creator == person):
            raise forbidden("This seat is not yours.")
        if holder is None and values.get("bot", "") is None:
            raise invalid("Nobody holds this seat: invite somebody, or let a bot play.")

        # Whoever does something about their seat is back, and what others have settled about it is over.
        back = row.seats[seat].stand_in is not None
        given = {"bot": None, "stand_in": None, "invitation": None, **values} if back else values

        def change(tx: Connection) -> None:
            if not seats.change(tx, id, seat, holder, **given):
                raise Refused(409, "seat-taken", "Somebody has taken this seat already.")
            if back:
                tables.note(tx, id, "back", seat)
            if values.get("bot") is not None or ("bot" in values and not back):
                tables.note(tx, id, "own" if values["bot"] is None else "bot", seat)
            host.subscribers.announce(tx, id)

        with host.changing([id]):
            await host.store.write(change)
    return await reseated(host, person, id)


async def reseated(host: Host, person: str, id: str) -> News:
    async with host.cache.up_to_date(id) as live:
        await go_on(host, live)
        return await host.teller.news(live, person)


async def go_on(host: Host, live: Live) -> None:
    """Others play now than before: see whether a bot is to move, or nobody is left who has not agreed."""
    await proposals.review(host, live)
    due = live.bot_to_ask() is not None
    if due != live.row.bot_due:
        await live.note_due(due)
    host.bots.let_move(live)
