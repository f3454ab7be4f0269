"""Rows that cannot be read: one refusal for all of them, whoever reads, and one line in the log."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import Concatenate, Generic, ParamSpec, TypeVar

import msgspec
from sqlalchemy import Connection, RowMapping

from tryptyk.server.problems import Damaged

UNREADABLE: tuple[type[Exception], ...] = (
    msgspec.MsgspecError,
    ValueError,
    TypeError,
    LookupError,
    AttributeError,
)
"""What reading a row raises that is damaged."""
MOST = 2_000
"""So many tables are remembered as complained of."""

P = ParamSpec("P")
T = TypeVar("T")

logger = logging.getLogger(__name__)


def reads_table(
    read: Callable[Concatenate[Connection, str, P], T],
) -> Callable[Concatenate[Connection, str, P], T]:
    """For what reads rows of the table ``id``: those that are damaged are refused as Damaged.

    It stands here, at the rows, and not where they are wanted: a refusal is answered as one by whatever asks,
    be it a route, a socket or a bot, and none of them can forget it.
    """

    @wraps(read)
    def reading(tx: Connection, id: str, /, *args: P.args, **more: P.kwargs) -> T:
        try:
            return read(tx, id, *args, **more)
        except UNREADABLE as error:
            raise Damaged(f"A row cannot be read: {error!r}", id) from error

    return reading


class Shape(Generic[T]):
    """How rows of a kind have to be. It is made while its module is loaded: msgspec works a type out when it
    is first asked for it, and brings the process down where two threads are the first."""

    def __init__(self, type: type[T]) -> None:
        self._type = type
        msgspec.json.Decoder(type)

    def read(self, row: RowMapping, **more: object) -> T:
        """A row in its shape, or one of UNREADABLE: SQLite takes anything in any column."""
        # The names of some columns are no plain strings, which alone are taken for those of fields.
        return self.take({**{str(name): value for name, value in row.items()}, **more})

    def take(self, values: object) -> T:
        """The same of what comes in no row of its own."""
        return msgspec.convert(values, self._type)


class Complaints:
    """Tables with which something is wrong: a line for each, however often it is asked for, and by whatever
    threads."""

    def __init__(self) -> None:
        self._known: set[str] = set()
        self._lock = Lock()

    def note(self, id: str, what: str, why: str) -> None:
        with self._lock:
            if id in self._known:
                return
            if len(self._known) < MOST:
                self._known.add(id)
        logger.warning(what, extra={"fields": {"table": id, "why": why}})

    def note_damage(self, id: str, damage: Damaged) -> None:
        self.note(id, "a table is damaged", damage.why)
