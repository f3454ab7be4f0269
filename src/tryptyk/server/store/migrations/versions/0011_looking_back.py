"""Reviews of finished games"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("stamp", sa.String(80), nullable=False),
        sa.Column("found", sa.LargeBinary(), nullable=False),
        sa.Column("told", sa.LargeBinary(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id"),
    )


def downgrade() -> None:
    op.drop_table("reviews")
