"""Where a table's seed comes from; sessions that can be ended"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    # Of older tables it is not known; the web client never let anybody choose.
    op.add_column("tables", sa.Column("deal", sa.String(10), nullable=False, server_default="drawn"))
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_sessions_person_id", "sessions", ["person_id"])
    # So far all browsers of a person had one cookie, with the person's own id in it.
    op.execute("INSERT INTO sessions (id, person_id, created) SELECT id, id, created FROM people")


def downgrade() -> None:
    op.drop_table("sessions")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("deal")
