"""Who sits where: invitations, and seats that pass between people and bots."""

from __future__ import annotations

from sqlalchemy import Connection

from tryptyk.server.problems import Refused, forbidden, invalid, not_found
from tryptyk.server.store import repository
from tryptyk.server.store.people import new_token
from tryptyk.server.store.repository import TableRow
from tryptyk.server.tables.host import Host, is_token
from tryptyk.server.tables.making import known_bot

_USED = Refused(404, "not-found", "This invitation is not valid any more.")


async def invited_to(host: Host, token: str) -> TableRow:
    """The table that an invitation is for."""
    found = await host.store.read(_invited_to, token) if is_token(token) else None
    if found is None:
        raise _USED
    return found


def _invited_to(tx: Connection, token: str) -> TableRow | None:
    id = repository.find_invitation(tx, token)
    found = None if id is None else repository.get(tx, id)
    return None if found is None else found[0]


async def join(host: Host, person: str, token: str) -> str:
    """Take the seat that an invitation is for. An invitation is good for one person."""

    def sit(tx: Connection) -> str:
        id = repository.sit(tx, token, person) if is_token(token) else None
        if id is None:
            raise _USED
        host.news.announce(tx, id)
        return id

    id = await host.store.write(sit)
    await _reseated(host, id)
    return id


async def invite(host: Host, person: str, id: str, seat: int) -> None:
    """A new invitation to an own seat, or for the creator to one that nobody holds; the old one ends."""
    await _change(host, person, id, seat, invitation=new_token())


async def hand_over(host: Host, person: str, id: str, seat: int, bot: str | None) -> None:
    """Let a bot play an own seat, or take it back; the creator may also fill a seat that is still free."""
    known_bot(bot)
    await _change(host, person, id, seat, bot=bot)


async def _change(host: Host, person: str, id: str, seat: int, **values: str | None) -> None:
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

        def change(tx: Connection) -> None:
            if not repository.set_seat(tx, id, seat, holder, **values):
                raise Refused(409, "seat-taken", "Somebody has taken this seat already.")
            host.news.announce(tx, id)

        await host.store.write(change)
    await _reseated(host, id)


async def _reseated(host: Host, id: str) -> None:
    """See whether a bot is to move now, and tell who watches."""
    host.changed(id)
    async with host.up_to_date(id) as live:
        due = live.bot_to_ask() is not None
        if due != live.row.bot_due:
            await host.store.write(repository.set_bot_due, id, live.seq, due)
            live.row.bot_due = due
        host.bots.let_move(live)
