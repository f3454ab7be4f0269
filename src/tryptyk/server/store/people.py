"""People as rows: what they have said about themselves, and the secret that signs their sessions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from tryptyk.server.store.schema import meta, people, seats, tables

_SECRET = "session-secret"


@dataclass(frozen=True)
class PersonRow:
    id: str
    name: str
    language: Literal["en", "pl"]
    colours: Literal["auto", "dark", "light"]
    seen: float
    """When they were here last, to the day."""
    recovery: str | None = None
    """The digest of the recovery link, where there is one."""


def add(tx: Connection, row: PersonRow, created: float) -> None:
    tx.execute(insert(people).values(**vars(row), created=created))


def get(tx: Connection, id: str) -> PersonRow | None:
    return _find(tx, people.c.id == id)


def with_recovery(tx: Connection, digest: str) -> PersonRow | None:
    """Whose recovery link this is the digest of."""
    return _find(tx, people.c.recovery == digest)


def change(tx: Connection, id: str, values: Mapping[str, str | float | None]) -> None:
    tx.execute(update(people).where(people.c.id == id).values(values))


def holding_nothing(tx: Connection, before: float, most: int) -> list[str]:
    """People who were not here since then, and have neither a seat nor a table."""
    return list(tx.scalars(select(people.c.id).where(people.c.seen < before, _HOLDS_NOTHING).limit(most)))


def remove(tx: Connection, ids: Sequence[str], before: float) -> None:
    """Remove those of them who still hold nothing."""
    tx.execute(delete(people).where(people.c.id.in_(ids), people.c.seen < before, _HOLDS_NOTHING))


_HOLDS_NOTHING = (
    ~select(seats.c.seat).where((seats.c.person_id == people.c.id) | (seats.c.owner == people.c.id)).exists()
    & ~select(tables.c.id).where(tables.c.creator == people.c.id).exists()
)


def keep_secret(tx: Connection, new: str) -> str:
    """The secret that is kept; the new one, if there is none yet."""
    found = tx.scalar(select(meta.c.value).where(meta.c.key == _SECRET))
    if found is not None:
        return str(found)
    tx.execute(insert(meta).values(key=_SECRET, value=new))
    return new


def _find(tx: Connection, where: ColumnElement[bool]) -> PersonRow | None:
    row = tx.execute(select(people).where(where)).first()
    if row is None:
        return None
    return PersonRow(row.id, row.name, row.language, row.colours, row.seen, row.recovery)
