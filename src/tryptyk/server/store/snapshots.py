"""Snapshots along the way, so that undo and replay need not start at the beginning."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select

from tryptyk.server.store.damage import Shape, reads_table
from tryptyk.server.store.schema import snapshots


@dataclass(frozen=True)
class SnapshotRow:
    """A snapshot on the way; the log's rows after ``seq`` lead on from there."""

    seq: int
    number: int
    data: bytes


_SNAPSHOT = Shape(SnapshotRow)


def add(tx: Connection, id: str, made: Iterable[SnapshotRow]) -> None:
    rows = [{"table_id": id, "seq": one.seq, "number": one.number, "data": one.data} for one in made]
    if rows:
        tx.execute(insert(snapshots), rows)


@reads_table
def between(tx: Connection, id: str, since: int, upto: int) -> list[SnapshotRow]:
    """The snapshots from one number of choices to another, the latest first."""
    within = snapshots.c.number.between(since, upto)
    rows = tx.execute(
        select(snapshots)
        .where(snapshots.c.table_id == id, within)
        .order_by(snapshots.c.number.desc(), snapshots.c.seq.desc())
    )
    return [_SNAPSHOT.read(row._mapping) for row in rows]


@reads_table
def last(tx: Connection, id: str, upto: int) -> SnapshotRow | None:
    """The latest snapshot not after a number of choices."""
    rows = tx.execute(
        select(snapshots)
        .where(snapshots.c.table_id == id, snapshots.c.number <= upto)
        .order_by(snapshots.c.number.desc(), snapshots.c.seq.desc())
        .limit(1)
    )
    row = rows.first()
    return None if row is None else _SNAPSHOT.read(row._mapping)


def forget_after(tx: Connection, id: str, number: int) -> None:
    """Drop the snapshots after a moment: what led there was taken back."""
    tx.execute(delete(snapshots).where(snapshots.c.table_id == id, snapshots.c.number > number))
