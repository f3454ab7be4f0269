"""Reading a table: what of it is in the database, and whether the position that was written is where its log
ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

from tryptyk.kernel import InvalidRecord, Table
from tryptyk.kernel.record import fingerprint
from tryptyk.server.problems import Damaged
from tryptyk.server.store import log, tables
from tryptyk.server.store.log import LogRow, Progress
from tryptyk.server.store.tables import TableRow
from tryptyk.server.tables.past.moments import (
    Stretch,
    in_step,
    must_be_of,
    read_position,
    stretch_to_remember,
    take_up,
)


def find(tx: Connection, id: str) -> tuple[TableRow, bytes, Stretch, LogRow] | None:
    """A table's row, where its game stands, what leads there, and the last row of its log."""
    found = tables.get(tx, id)
    if found is None:
        return None
    last = log.last(tx, id)
    if last is None:
        raise Damaged("The table has no log.", id)
    return *found, stretch_to_remember(tx, found[0]), last


def follow(table: Table[Any], now: Progress, make: Callable[[LogRow], None]) -> None:
    """Make choices that were made elsewhere; InvalidRecord if they do not lead where they led there."""
    for made in now.rows:
        make(made)
    last = now.rows[-1]
    if (now.seq, now.number) != (last.seq, last.number) or fingerprint(table) != last.end:
        raise InvalidRecord("The table does not stand where its log ends.")


def from_position(row: TableRow, data: bytes, last: LogRow) -> tuple[Table[Any], bool]:
    """The table as its position has it, and whether the rules start its act anew; Damaged if that cannot be
    read or is not where the log ends.

    A game that is over stays as it ended: there is nothing to play on with.
    """
    position = read_position(data)
    must_be_of(row, position)
    table, anew = take_up(position)
    if row.outcome is not None:
        if not table.state.ending:
            raise InvalidRecord("The game is over, and under the rules of today it would not be.")
    elif not in_step(row, position, last):
        raise Damaged("The table does not stand where its log ends.")
    return table, anew
