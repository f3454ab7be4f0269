"""Editions instead of counted rules, what others may not know, standing answers, series, scores by side"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("log", sa.Column("private", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("log", sa.Column("standing", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("log", sa.Column("end", sa.String(16), nullable=True))
    op.add_column("seats", sa.Column("standing", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("edition", sa.String(40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("follows", sa.String(40), nullable=True))
    op.create_index("ix_tables_follows", "tables", ["follows"], unique=True)
    _carry_over()
    op.drop_column("tables", "rules")


def _carry_over() -> None:
    """Only one game was played so far, in which all win or lose together."""
    connection = op.get_bind()
    tables = sa.table(
        "tables", sa.column("id"), sa.column("rules"), sa.column("players"), sa.column("edition"),
        sa.column("outcome", sa.JSON(none_as_null=True)),
    )  # fmt: skip
    for row in connection.execute(sa.select(tables.c.id, tables.c.rules, tables.c.players, tables.c.outcome)):
        values: dict[str, Any] = {"edition": f"rules-{row.rules}"}
        if row.outcome:
            values["outcome"] = _outcome(row.outcome, row.players)
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(**values))


def _outcome(old: dict[str, Any], players: int) -> dict[str, Any]:
    won = bool(old["winners"])
    line = {"key": old["reason"], "points": 1, "clause": ""}
    better = {"points": 1, "lines": [line], "ties": [], "rank": 1}
    worse: dict[str, Any] = {"points": 0, "lines": [], "ties": [], "rank": 2}
    team = {"side": "team", "seats": list(range(players)), **(better if won else worse)}
    nemesis: dict[str, Any] = {"side": "nemesis", "seats": [], **(worse if won else better)}
    return {"reason": old["reason"], "sides": [team, nemesis] if won else [nemesis, team]}


def downgrade() -> None:
    raise RuntimeError("What was written since cannot be told in the old columns.")
