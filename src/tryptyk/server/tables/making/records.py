"""Games as files: taking in a record, and giving out that of a finished game."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from tryptyk import games
from tryptyk.kernel import ANYBODY, InvalidRecord, InvalidSetup, Table
from tryptyk.kernel.history import CONCEAL
from tryptyk.kernel.record import Record, check_end, read_record, record_of
from tryptyk.server.problems import Damaged, Refused, forbidden, invalid, not_found, old_rules
from tryptyk.server.store import log, tables
from tryptyk.server.store.log import LogRow
from tryptyk.server.store.tables import Origin
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.making.creation import CONCEALS, SEEDS, add, known_game, new_row, new_seats
from tryptyk.server.tables.past import legs
from tryptyk.server.tables.past.moments import Allowance, choices_of, make_again, read_position, take_up
from tryptyk.server.tables.telling.door import SPECTATOR
from tryptyk.server.wire.making import Import, NewSeat
from tryptyk.server.wire.situations import News


async def import_record(host: Host, person: str, wanted: Import) -> News:
    """A table from an exported record, to replay or to play on."""
    record = _record(wanted.record)
    title = known_game(record.game)
    if record.players not in title.game.players:
        raise invalid(f"{record.game} cannot be played by {record.players}.")
    seats = wanted.seats or [NewSeat("me")] * record.players
    if len(seats) != record.players:
        raise invalid(f"The record has {record.players} seats.")
    _must_be_bounded(record, title.game.longest)
    try:
        played = await legs.play_record(host.thinkers, person, record)
        table, _ = take_up(read_position(played.position))
        check_end(table, record)
    except (InvalidRecord, InvalidSetup, Damaged) as error:
        raise invalid(str(error)) from error
    row = new_row(person, table, new_seats(person, seats))
    row.deal = "imported"
    return await add(host, row, table, played.rows, played.snapshots)


async def export(host: Host, person: str, id: str) -> Record:
    """The whole game; only a finished one, because the seed tells what is hidden. Of a damaged table, where
    nobody can play on, what can be read."""
    try:
        async with host.seen(id, person) as live:
            row = live.row
    except Damaged:
        return await _salvage(host, person, await _remains_for(host, person, id))
    if row.outcome is None or not await host.origins_are_over(row.forked_from):
        raise _tells_too_much()
    # Nothing in it is secret any more: this is the one way past ``told``.
    try:
        rows = await host.store.read(log.kept_after, id, -1)
    except Damaged:
        remains = await host.store.read(_remains, id)
        if remains is None:
            raise
        return await _salvage(host, person, remains)
    end = rows[-1].end if rows else None
    if end is None:
        raise old_rules()
    return Record(row.game, row.edition, row.players, row.seed, row.setup, choices_of(rows), end)


def _tells_too_much() -> Refused:
    return forbidden("A running game, or one forked from it, cannot be exported: it tells what is hidden.")


_Remains = tuple[Origin, list[LogRow]]
"""What a table began with, and the choices that can be read."""


async def _remains_for(host: Host, person: str, id: str) -> _Remains:
    """For who sits at a table that cannot be opened, or made it. That one is over for good; those that it was
    forked from, whose seed it has, may still run."""
    found = await host.store.read(_remains, id)
    if found is None or person not in found[0].people:
        raise not_found("table")
    if not await host.origins_are_over(found[0].forked_from):
        raise _tells_too_much()
    return found


async def _salvage(host: Host, person: str, remains: _Remains) -> Record:
    """The choices that can be read and played again."""
    try:
        return await host.past.replay(_play_remains, *remains, by=person)
    except (InvalidRecord, InvalidSetup, games.UnknownGame) as error:
        raise Damaged(str(error)) from error


def _remains(tx: Connection, id: str) -> _Remains | None:
    began = tables.origin(tx, id)
    return None if began is None else (began, log.kept(log.readable(tx, id)))


def _play_remains(began: Origin, rows: list[LogRow]) -> Record:
    table = Table.new(games.load(began.game).game, began.players, began.seed, began.setup)
    allowance = Allowance()
    for made in rows:
        allowance.check()
        before = table.number
        try:
            make_again(made, table)
        except InvalidRecord:
            table.rewind_to(before)
            break
    return record_of(table)


def _record(data: dict[str, Any]) -> Record:
    try:
        record = read_record(data)
    except InvalidRecord as error:
        raise invalid(str(error)) from error
    dealers = (SPECTATOR, ANYBODY)
    if any(
        not option or not (0 <= seat < record.players or (seat in dealers and option[0] == CONCEAL))
        for seat, option in record.choices
    ):
        raise invalid("The record has a choice that nobody can have made.")
    return record


def _must_be_bounded(record: Record, longest: int) -> None:
    """Refuse what no game can have come to, before any of it is played."""
    if len(record.choices) > longest:
        raise invalid(f"The record has {len(record.choices)} choices; no game takes more than {longest}.")
    dealt = [option[1:2] for _, option in record.choices if option[0] == CONCEAL]
    if len(dealt) > CONCEALS:
        raise invalid(f"In the record the unknown is dealt anew {len(dealt)} times; {CONCEALS} are possible.")
    for seed in (record.seed, *(seed for seeds in dealt for seed in seeds)):
        if not isinstance(seed, int) or not 0 <= seed < SEEDS:
            raise invalid(f"A seed of the record is out of range: they go from 0 to {SEEDS - 1}.")
