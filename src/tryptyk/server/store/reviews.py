"""Reviews of finished games, as far as they are."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select

from tryptyk.server.store.damage import Shape, reads_table
from tryptyk.server.store.schema import reviews


@dataclass(frozen=True)
class ReviewRow:
    stamp: str
    """What it depends on."""
    found: bytes
    """What was found out, for who goes on with it,"""
    told: bytes
    """and for people: empty before there is anything."""
    over: bool
    at: float
    """When somebody last worked at it."""


_REVIEW = Shape(ReviewRow)


@reads_table
def get(tx: Connection, id: str) -> ReviewRow | None:
    columns = (reviews.c.stamp, reviews.c.found, reviews.c.told, reviews.c.over, reviews.c.at)
    row = tx.execute(select(*columns).where(reviews.c.table_id == id)).first()
    return None if row is None else _REVIEW.read(row._mapping)


def put(tx: Connection, id: str, row: ReviewRow) -> None:
    tx.execute(delete(reviews).where(reviews.c.table_id == id))
    tx.execute(insert(reviews).values(table_id=id, **vars(row)))
