"""What lists say of tables: names, a mark for guided games, how far the game is; and what was removed"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("name", sa.String(40), nullable=True))
    op.add_column("tables", sa.Column("guided", sa.Boolean(), nullable=False, server_default=sa.false()))
    # Of older tables it is told from their next choice on: only their games know it.
    op.add_column("tables", sa.Column("gist", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "removals",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person_id"),
    )
    op.create_index("ix_removals_person_id", "removals", ["person_id"])


def downgrade() -> None:
    op.drop_table("removals")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        for name in ("name", "guided", "gist"):
            batch_op.drop_column(name)
