"""Playing on from a moment of another table."""

from __future__ import annotations

import time
from dataclasses import replace

from sqlalchemy import Connection

from tryptyk.kernel import InvalidRecord
from tryptyk.kernel.history import CONCEAL
from tryptyk.kernel.record import fingerprint
from tryptyk.server.problems import Damaged, forbidden, invalid, not_found, old_rules
from tryptyk.server.store import log, snapshots
from tryptyk.server.store.log import LogRow
from tryptyk.server.store.snapshots import SnapshotRow
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.making.creation import CONCEALS, add, new_row, new_seats, new_seed
from tryptyk.server.tables.telling.door import SPECTATOR
from tryptyk.server.tokens import new_token
from tryptyk.server.wire.making import Fork
from tryptyk.server.wire.situations import News


async def fork(host: Host, person: str, id: str, wanted: Fork) -> News:
    """A new table that plays on from a moment of another one, with what was unknown dealt anew."""
    async with host.seen(id, person) as live:
        origin, mine = live.row, live.row.seats_of(person)
    if not mine and origin.outcome is None:
        raise forbidden("Only who sits at a running table can play on from it.")
    if len(wanted.seats) != origin.players:
        raise invalid(f"The table has {origin.players} seats.")
    if wanted.number > origin.number:
        raise invalid(f"The table has only come to {origin.number} choices.")
    await host.must_be_told(origin, wanted.number)
    try:
        table = await host.past.at(origin, wanted.number, by=person)
    except InvalidRecord as error:
        raise old_rules() from error
    if table.number != wanted.number:
        raise not_found("moment")
    if table.decision is None:
        raise invalid("The game is over at that moment: choose an earlier one.")
    if table.decision.private and origin.outcome is None:
        _must_keep_to(mine, wanted)
    start, rows, on_the_way = await host.store.read(_upto, id, wanted.number)
    if sum(row.option[0] == CONCEAL for row in rows) >= CONCEALS:
        raise invalid(f"This game has been played on from others {CONCEALS} times; play it to its end.")
    # What they knew of a seat that they give away is dealt anew, too.
    kept = [seat for seat in mine if wanted.seats[seat].kind == "me"]
    table.conceal(kept[0] if kept else SPECTATOR, new_seed())
    seat, option = table.choices(wanted.number)[0]
    copied = [
        *start,
        *(replace(row, seq=row.number) for row in rows),
        LogRow(table.number, table.number, seat, option, [], time.time(), end=fingerprint(table)),
    ]
    row = new_row(person, table, new_seats(person, wanted.seats))
    row.edition = origin.edition
    row.spectators = new_token() if origin.spectators else None
    row.pace = origin.pace
    row.forked_from, row.forked_at = id, wanted.number
    return await add(host, row, table, copied, [replace(one, seq=one.number) for one in on_the_way])


def _must_keep_to(mine: list[int], wanted: Fork) -> None:
    """Where somebody chooses in secret, nobody sits down in the places of others."""
    if any(seat.kind == "me" and number not in mine for number, seat in enumerate(wanted.seats)):
        raise invalid("Somebody chooses in secret at that moment: play on with your own seat alone.")


def _upto(tx: Connection, id: str, number: int) -> tuple[list[LogRow], list[LogRow], list[SnapshotRow]]:
    """Row zero, the choices that stand and the snapshots, up to a number of choices."""
    rows = log.kept_after(tx, id, -1, number)
    # They are counted by their numbers at the new table.
    if len({0, *(row.number for row in rows)}) <= len(rows):
        raise Damaged("Several choices of the log have the same number.", id)
    return [log.opening(tx, id)], rows, snapshots.between(tx, id, 0, number)
