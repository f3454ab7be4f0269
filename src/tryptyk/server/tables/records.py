"""Games as files: taking in a record, and giving out that of a finished game."""

from __future__ import annotations

from typing import Any

from tryptyk.kernel import InvalidRecord, InvalidSetup
from tryptyk.kernel.history import CONCEAL
from tryptyk.kernel.record import Record, check_end, read_record
from tryptyk.server.http.wire import Import, News, NewSeat
from tryptyk.server.problems import forbidden, invalid, old_rules
from tryptyk.server.store import log
from tryptyk.server.tables import legs
from tryptyk.server.tables.creation import CONCEALS, SEEDS, add, known_game, new_row, new_seats
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.past import choices_of, stand


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
        table, _ = stand(played.position)
        check_end(table, record)
    except (InvalidRecord, InvalidSetup) as error:
        raise invalid(str(error)) from error
    row = new_row(person, table, new_seats(person, seats))
    row.deal = "imported"
    return await add(host, row, table, played.rows, played.snapshots)


async def export(host: Host, person: str, id: str) -> Record:
    """The whole game; only a finished one, because the seed tells what is hidden."""
    async with host.seen(id, person) as live:
        row = live.row
    if row.outcome is None or not await host.origins_are_over(row):
        raise forbidden("A running game, or one forked from it, cannot be exported: it tells what is hidden.")
    # Nothing in it is secret any more: this is the one way past ``told``.
    rows = await host.store.read(log.standing_after, id, -1)
    end = rows[-1].end if rows else None
    if end is None:
        raise old_rules()
    return Record(row.game, row.edition, row.players, row.seed, row.setup, choices_of(rows), end)


def _record(data: dict[str, Any]) -> Record:
    try:
        record = read_record(data)
    except InvalidRecord as error:
        raise invalid(str(error)) from error
    if any(not 0 <= seat < record.players or not option for seat, option in record.choices):
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
