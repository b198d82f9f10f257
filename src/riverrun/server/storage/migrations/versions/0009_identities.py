"""Passes that were used, and since when a person's older cookies count no longer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "used_passes",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_used_passes"),
    )
    op.create_table(
        "revocations",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_revocations"),
    )


def downgrade() -> None:
    op.drop_table("revocations")
    op.drop_table("used_passes")
