"""What stands in the database, for tests that have no server."""

from __future__ import annotations

from sqlalchemy import Connection, or_, select

from tryptyk.server.store import schema, tables
from tryptyk.server.store.tables import TableRow


def tables_of(tx: Connection, person: str, limit: int = 200) -> list[TableRow]:
    """The tables where somebody sits or which they made, the last touched first."""
    made, c = schema.tables.c, schema.seats.c
    theirs = or_(made.creator == person, made.id.in_(select(c.table_id).where(c.person_id == person)))
    found = select(made.id).where(theirs).order_by(made.updated.desc(), made.id).limit(limit)
    ids = tx.scalars(found).all()
    return [row for row, _ in filter(None, (tables.get(tx, id) for id in ids))]
