"""When people were here last, and which tables they made: so that what nobody needs can be swept"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("people", sa.Column("seen", sa.Float(), nullable=False, server_default="0"))
    op.execute("UPDATE people SET seen = created")
    op.create_index("ix_tables_creator", "tables", ["creator"])


def downgrade() -> None:
    op.drop_index("ix_tables_creator", "tables")
    op.drop_column("people", "seen")
