"""Sessions as rows: which browsers are whose. One that is not here any more has ended."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from tryptyk.server.store.schema import sessions

MOST = 30
"""So many browsers one person may have; a further one ends the oldest."""


def add(tx: Connection, id: str, person: str, created: float) -> int:
    """Begin one; gives how many had to end for it."""
    tx.execute(insert(sessions).values(id=id, person_id=person, created=created))
    newest = (
        select(sessions.c.id)
        .where(sessions.c.person_id == person)
        .order_by(sessions.c.created.desc(), sessions.c.id)
        .limit(MOST)
    )
    older = sessions.c.person_id == person, sessions.c.id.not_in(newest)
    return tx.execute(delete(sessions).where(*older)).rowcount


def person_of(tx: Connection, id: str) -> str | None:
    return tx.scalar(select(sessions.c.person_id).where(sessions.c.id == id))


def end(tx: Connection, id: str) -> None:
    tx.execute(delete(sessions).where(sessions.c.id == id))


def end_others(tx: Connection, person: str, id: str) -> int:
    """End all sessions of a person but one."""
    others = sessions.c.person_id == person, sessions.c.id != id
    return tx.execute(delete(sessions).where(*others)).rowcount
