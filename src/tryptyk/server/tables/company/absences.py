"""Somebody is away: what those who are present agree on, and the way back."""

from __future__ import annotations

import time

from msgspec.structs import replace
from sqlalchemy import Connection

from tryptyk import bots
from tryptyk.server.problems import Refused, forbidden, invalid, not_found, over
from tryptyk.server.store import seats, tables
from tryptyk.server.store.seats import SeatRow
from tryptyk.server.store.tables import TableRow
from tryptyk.server.store.wishes import Absence, Plea
from tryptyk.server.tables.company.seating import go_on, reseated
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.live.table import Live
from tryptyk.server.tables.making.creation import compete
from tryptyk.server.tokens import new_token
from tryptyk.server.wire.company import AnswerPlea
from tryptyk.server.wire.situations import News


async def plead(host: Host, person: str, id: str, answer: AnswerPlea) -> News:
    """Ask for something about somebody who is away, agree to it, refuse or withdraw it. Whoever sits at the
    table may; all who sit there and are present have to agree, and among rivals nobody's seat is given away
    before all others have."""
    async with host.seen(id, person) as live:
        while not await _plead(host, live, person, answer):
            await live.refresh()
    return await reseated(host, person, id)


async def _plead(host: Host, live: Live, person: str, answer: AnswerPlea) -> bool:
    """False: somebody else was faster."""
    row = live.row
    mine = row.seats_of(person)
    if not mine:
        raise forbidden("Only who sits at the table has a say in this.")
    known = row.plea
    same = known is not None and (known.what, known.seat) == (answer.what, answer.seat)
    if not answer.agree:
        if not same:
            raise Refused(409, "no-request", "Nobody asks for this any more.", seq=row.seq)
        return await host.settle(live, plea=None)
    _must_be_possible(host, row, person, answer)
    if known is not None and not same:
        raise Refused(409, "plea-asked", "Something else is asked already: answer that first.", seq=row.seq)
    before = known or Plea(answer.what, answer.seat, mine[0], [])
    return await _settle(host, live, replace(before, agreed=sorted({*before.agreed, *mine})))


def _must_be_possible(host: Host, row: TableRow, person: str, answer: AnswerPlea) -> None:
    if answer.seat >= row.players:
        raise not_found("seat")
    seat = row.seats[answer.seat]
    if row.outcome is not None:
        raise over()
    if seat.person_id is None:
        raise invalid("Nobody holds this seat: invite somebody, or let a bot play.")
    if seat.person_id == person:
        raise invalid("This seat is yours: hand it to a bot, or make an invitation to it.")
    if seat.person_id in host.subscribers.present(row.id):
        raise Refused(409, "present", "Who plays this seat is at the table.", seq=row.seq)
    if answer.what == "stand-in" and seat.bot is not None:
        raise Refused(409, "bot-plays", "A bot plays this seat already.", seq=row.seq)
    if answer.what == "invitation" and not _is_abandoned(row, seat):
        long = "two minutes" if row.pace == "live" else "a day"
        sentence = f"First a bot has to stand in for them, for {long} at least: they may come back."
        raise Refused(409, "too-soon", sentence, seq=row.seq)


def _is_abandoned(row: TableRow, seat: SeatRow) -> bool:
    free_from = row.free_from(seat)
    return free_from is not None and time.time() >= free_from


async def _settle(host: Host, live: Live, plea: Plea) -> bool:
    """Do it if everybody has agreed, else go on asking. False: look again."""
    row = live.row
    holder = row.seats[plea.seat].person_id
    asked = {seat.person_id for seat in row.seats} - {None, holder}
    if plea.what != "invitation" or not compete(live.table):
        asked &= host.subscribers.present(row.id)
    if any(seat.person_id in asked and seat.seat not in plea.agreed for seat in row.seats):
        return await host.settle(live, plea=plea)
    given = _given(plea.what)

    def give(tx: Connection) -> bool:
        host.subscribers.announce(tx, row.id)
        settled = tables.settle(tx, row.id, row.version, plea=None)
        if not settled or not seats.change(tx, row.id, plea.seat, holder, **given):
            return False
        tables.note(tx, row.id, plea.what, plea.seat)
        return True

    with host.changing([row.id]):
        done = await host.store.write(give)
    await live.refresh()
    return done


def _given(what: Absence) -> dict[str, object]:
    """What becomes of the seat. An invitation that its holder has made ends: those that others see are
    theirs."""
    if what == "invitation":
        return {"invitation": new_token()}
    return {"bot": bots.USUAL, "stand_in": time.time(), "invitation": None}


async def review(host: Host, id: str) -> None:
    """Somebody has left: perhaps nobody is left who has not agreed."""
    async with host.cache.up_to_date(id) as live:
        if live.row.plea is None and live.row.proposal is None:
            return
        if live.row.plea is not None:
            await _settle(host, live, live.row.plea)
        await go_on(host, live)


def is_missed(row: TableRow, person: str) -> bool:
    """Whether a bot stands in for this person, or is asked to."""
    theirs = [seat for seat in row.seats if seat.person_id == person]
    asked = None if row.plea is None else row.plea.seat
    return any(seat.stand_in is not None or seat.seat == asked for seat in theirs)


async def take_seat_back(host: Host, person: str, id: str, seat: int) -> News:
    """Take back a seat that the others have given to somebody else, as long as the game goes on."""
    async with host.seen(id, person) as live:
        if seat >= live.row.players or live.row.seats[seat].owner != person:
            raise forbidden("This seat is not yours.")
        if live.row.outcome is not None:
            raise over()

        def give_back(tx: Connection) -> None:
            if not seats.take_back(tx, id, seat, person):
                raise forbidden("This seat is not yours.")
            tables.note(tx, id, "back", seat)
            host.subscribers.announce(tx, id)

        with host.changing([id]):
            await host.store.write(give_back)
    return await reseated(host, person, id)


async def come_back(host: Host, live: Live, person: str) -> None:
    """Give the seats back at once to somebody who was missed. What a bot has thought of by now is too late:
    it would be written to an older version of the table."""
    row = live.row
    asked = row.plea is not None and row.seats[row.plea.seat].person_id == person

    def give_back(tx: Connection) -> None:
        if asked:
            tables.settle(tx, row.id, row.version, plea=None)
        tables.note(tx, row.id, "back", *seats.come_back(tx, row.id, person))
        host.subscribers.announce(tx, row.id)

    with host.changing([row.id]):
        await host.store.write(give_back)
    await live.refresh()
    await go_on(host, live)
