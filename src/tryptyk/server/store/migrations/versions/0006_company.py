"""Bots that stand in for somebody absent, and what people propose"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("seats", sa.Column("stand_in", sa.Float(), nullable=True))
    op.add_column("tables", sa.Column("proposes", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("proposal", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("plea", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("stand_in")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        for name in ("proposes", "proposal", "plea"):
            batch_op.drop_column(name)
