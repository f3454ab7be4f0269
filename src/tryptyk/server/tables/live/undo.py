"""Taking back: what is fair at once, more with everybody's consent.

Who holds a seat has a say for it, whoever plays it for the moment. Where others sit or may come, nobody
learns from it what is to come: if something has come to light since then, what was unknown is dealt anew.
"""

from __future__ import annotations

from msgspec.structs import replace

from tryptyk.kernel import CONCEAL, InvalidRecord
from tryptyk.server.problems import Refused, forbidden, invalid, old_rules, over, stale
from tryptyk.server.store import log
from tryptyk.server.store.log import Raced
from tryptyk.server.store.tables import TableRow
from tryptyk.server.store.wishes import UndoRequest
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.live.table import Live
from tryptyk.server.tables.making.creation import CONCEALS, new_seed
from tryptyk.server.wire.acting import AnswerUndo, Undo
from tryptyk.server.wire.situations import News

ROWS_A_CHOICE = 4
"""So many rows the log may have for each choice of the longest game: what is taken back stays in it."""


async def undo(host: Host, person: str, id: str, wanted: Undo) -> News:
    """Take back as far as is fair; beyond that, ask the others, if there are any."""
    async with host.seen(id, person) as live:
        while not await _undo(host, live, person, wanted):
            await live.refresh()
        return await host.teller.news(live, person, wanted.seq)


async def _undo(host: Host, live: Live, person: str, wanted: Undo) -> bool:
    """False: somebody else was faster, and who knows what they have changed."""
    row = live.row
    mine = _may_take_back(live, person, wanted.seq)
    if wanted.to >= row.number:
        raise invalid(f"The table has come to {row.number} choices: there is nothing to take back.")
    if wanted.to < _floor(row):
        raise invalid("What was before this table began cannot be taken back here.")
    if row.number - wanted.to <= live.table.undoable(mine) or _voters(row) <= set(mine):
        return await _take_back(host, live, mine[0], wanted.to)
    await _must_have_deals_left(host, row, wanted.to)
    if row.undo_request is not None:
        raise Refused(409, "undo-asked", "Somebody has asked already: answer that first.", seq=row.seq)
    return await host.settle(live, undo_request=UndoRequest(wanted.to, mine[0], mine))


async def _must_have_deals_left(host: Host, row: TableRow, to: int) -> None:
    rows = await host.store.read(log.kept_after, row.id, -1, to)
    if sum(made.option[0] == CONCEAL for made in rows) >= CONCEALS:
        raise _too_much(row.seq)


def _too_much(seq: int) -> Refused:
    return Refused(409, "log-full", "Too much was taken back at this table already; play on.", seq=seq)


async def answer(host: Host, person: str, id: str, given: AnswerUndo) -> News:
    """Agree to go back, or refuse, or (who has asked) withdraw."""
    async with host.seen(id, person) as live:
        while not await _answer(host, live, person, given):
            await live.refresh()
        return await host.teller.news(live, person, given.seq)


async def _answer(host: Host, live: Live, person: str, given: AnswerUndo) -> bool:
    """False: somebody else was faster."""
    row = live.row
    mine = _may_take_back(live, person, given.seq)
    request = row.undo_request
    if request is None or given.to not in (None, request.to):
        raise Refused(409, "no-request", "Nobody asks for this any more.", seq=row.seq)
    agreed = sorted({*request.agreed, *mine})
    if not given.agree:
        return await host.settle(live, undo_request=None)
    if _voters(row) <= set(agreed):
        return await _take_back(host, live, request.by, request.to)
    return await host.settle(live, undo_request=replace(request, agreed=agreed))


def _may_take_back(live: Live, person: str, seq: int) -> list[int]:
    """The person's seats, where taking back is possible at all."""
    mine = live.row.seats_of(person)
    if not mine:
        raise forbidden("Only who sits at the table has a say in this.")
    if seq != live.seq:
        raise stale(live.seq)
    if live.seq > ROWS_A_CHOICE * live.table.game.longest:
        raise _too_much(seq)
    if live.row.outcome is not None:
        # The seed has been shown by now.
        raise over()
    return mine


async def _take_back(host: Host, live: Live, seat: int, to: int) -> bool:
    try:
        await live.take_back(seat, to, None if _plays_alone(live.row) else new_seed())
    except InvalidRecord as error:
        raise old_rules() from error
    except Raced:
        return False
    host.bots.let_move(live)
    return True


def _voters(row: TableRow) -> set[int]:
    """The seats that are asked before others go back further than is fair: those that people hold. A bot that
    plays for somebody does not speak for them."""
    return {seat.seat for seat in row.seats if seat.person_id is not None}


def _plays_alone(row: TableRow) -> bool:
    """Whether one person holds every seat that bots do not have for good: what they know harms nobody."""
    return len({seat.person_id for seat in row.seats if seat.person_id is not None or seat.bot is None}) == 1


def _floor(row: TableRow) -> int:
    """How far back a table can go: one that plays on from another stays where the unknown was dealt anew."""
    return 0 if row.forked_at is None else row.forked_at + 1
