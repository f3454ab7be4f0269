"""Looking back: any moment of a game, figures over time, and what somebody missed."""

from __future__ import annotations

from sqlalchemy import Connection

from tryptyk.kernel import InvalidRecord
from tryptyk.server.problems import forbidden, not_found, old_rules
from tryptyk.server.store import log, tables
from tryptyk.server.store.happenings import Happening
from tryptyk.server.store.log import LogRow
from tryptyk.server.store.tables import TableRow
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.past import legs
from tryptyk.server.tables.telling.door import eyes_of, looker, open_eyes, told
from tryptyk.server.tables.telling.situations import sides
from tryptyk.server.wire.past import Digest, History, Moment
from tryptyk.server.wire.situations import Move

MISSED = 1_000
"""So many rows a digest has at most: the last ones."""


async def digest(host: Host, person: str, id: str) -> Digest:
    """What happened since the person's last choice."""
    async with host.seen(id, person) as live:
        who = looker(live.row, person)
    since, missed = await host.store.read(_missed, id, sorted(who.seats))
    return Digest(since + 1, told(missed, who))


def _missed(tx: Connection, id: str, mine: list[int]) -> tuple[int, list[LogRow]]:
    # The log may have grown since the table was seen: all of this is read at one time.
    seq, happened = tables.happenings(tx, id)
    known = _known(seq, [one for one in happened if one.seat in mine], log.last_of(tx, id, mine))
    since = max(known, seq - MISSED)
    return since, log.after(tx, id, since, MISSED)


def _known(seq: int, theirs: list[Happening], last: int) -> int:
    """Up to which row somebody knows the log whose seats were the ``last`` to choose in that one: what a bot
    has done in their place they have not seen."""
    upto = seq
    for began in reversed(theirs):
        if began.what == "stand-in":
            return began.seq if began.seq < last <= upto else last
        upto = began.seq
    return last


async def moment(
    host: Host, person: str, id: str, number: int, seat: int | None, follow: bool = False
) -> Moment:
    """A step of the replay, through the eyes of a seat; or, to ``follow``, of whoever acts."""
    row, eyes = await _open_to(host, person, id, seat)
    if number > row.number:
        raise not_found("moment")
    await host.must_be_told(row, number)
    try:
        table = await host.past.at(row, number, by=person)
    except InvalidRecord as error:
        raise old_rules() from error
    if table.number != number:
        raise not_found("moment")
    decision = table.decision
    move = await _move_to(host, row, person, number)
    if follow:
        acting = move.seat if move else decision.seats[0] if decision else -1
        if acting in open_eyes(row, person):
            eyes = acting
    return Moment(
        number=number,
        last=row.number,
        sides=sides(table),
        view=table.view(eyes),
        kind=None if decision is None else decision.kind,
        secret=decision is not None and decision.private and row.outcome is None,
        waiting=[] if decision is None else list(decision.seats),
        move=move,
    )


async def _move_to(host: Host, row: TableRow, person: str, number: int) -> Move | None:
    """The choice that led to a moment: of several with its number the last, if it was not taken back."""
    found = await host.store.glance(log.last_to, row.id, number)
    return None if found is None else told([found], looker(row, person))[0]


async def history(host: Host, person: str, id: str) -> History:
    """The game's own figures after every choice."""
    row, _ = await _open_to(host, person, id, None)
    async with host.past.whole(row, by=person) as stretch:
        found = await legs.figures(host.thinkers, person, row, stretch)
    if not found:
        raise old_rules()
    names = found[0][1]
    return History([number for number, _ in found], {name: [one[name] for _, one in found] for name in names})


async def _open_to(host: Host, person: str, id: str, seat: int | None) -> tuple[TableRow, int]:
    """The table, and whose eyes the person looks through."""
    async with host.seen(id, person) as live:
        row = live.row
    if row.outcome is None and not row.seats_of(person):
        raise forbidden("A running game can be replayed only by who sits at it.")
    return row, eyes_of(row, person, seat)
