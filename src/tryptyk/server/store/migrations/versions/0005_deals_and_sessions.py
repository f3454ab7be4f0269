"""Where a table's seed comes from"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0003"


def upgrade() -> None:
    # Of older tables it is not known; the web client never let anybody choose.
    op.add_column("tables", sa.Column("deal", sa.String(10), nullable=False, server_default="drawn"))


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("deal")
