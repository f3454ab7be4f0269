"""Statements that go to the database's driver as they are: what SQLAlchemy does anew for each that it carries
out costs a choice more than the database does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from typing import Any

from sqlalchemy import Connection, Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql import ClauseElement

Written = tuple[str, list[tuple[str, Any, Callable[[Any], Any] | None]]]
"""A statement as a driver takes it, and the values that it takes: the name of each, what it is where nothing
is given, and how it is put."""


def driver_of(tx: Connection) -> Any:
    """The driver's own connection."""
    return tx.connection.driver_connection


@contextmanager
def faults_of(tx: Connection) -> Iterator[None]:
    """What the driver raises meanwhile is raised as SQLAlchemy would; a lost connection is given up."""
    errors = tx.dialect.loaded_dbapi.Error
    try:
        yield
    except errors as error:
        lost = tx.dialect.is_disconnect(error, tx.connection.dbapi_connection, None)
        if lost:
            tx.invalidate(error)
        raise DBAPIError.instance(
            None, None, error, errors, True, connection_invalidated=lost, dialect=tx.dialect
        ) from error


class Direct:
    """A statement that is composed once for each kind of database."""

    def __init__(self, statement: ClauseElement, names: Sequence[str] | None = None) -> None:
        """``names`` of columns that are given values, where the statement does not say so itself."""
        self._statement = statement
        self._names = None if names is None else list(names)
        self._written: dict[str, Written] = {}

    def first(self, tx: Connection, values: Mapping[str, Any]) -> Any:
        """Carry it out; gives the first row of what it returns, or None."""
        text, places = self._written.get(tx.dialect.name) or self._write(tx.dialect)
        given = [
            values.get(name, usual) if put is None else put(values.get(name, usual))
            for name, usual, put in places
        ]
        with faults_of(tx), closing(tx.connection.cursor()) as cursor:
            cursor.execute(text, tuple(given))
            return cursor.fetchone() if cursor.description else None

    def _write(self, dialect: Dialect) -> Written:
        composed: Any = self._statement.compile(dialect=dialect, column_keys=self._names)
        places = [
            (
                name,
                composed.params[name],
                composed.binds[name].type.dialect_impl(dialect).bind_processor(dialect),
            )
            for name in composed.positiontup
        ]
        self._written[dialect.name] = composed.string, places
        return self._written[dialect.name]
