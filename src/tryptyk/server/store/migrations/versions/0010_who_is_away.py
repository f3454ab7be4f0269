"""How long people wait for somebody who is away, and whose seat it was that they gave away"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.String(10), nullable=False, server_default="days"))
    op.add_column("seats", sa.Column("owner", sa.String(40), nullable=True))
    op.create_index("ix_seats_owner", "seats", ["owner"])


def downgrade() -> None:
    op.drop_index("ix_seats_owner", "seats")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("owner")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("pace")
