"""Analyses of positions, and the reports on finished games that are made of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_analyses"),
    )
    op.create_index("ix_analyses_at", "analyses", ["at"])
    op.create_table(
        "reports",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("budget", sa.String(40), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reports_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_reports"),
    )


def downgrade() -> None:
    for name in ("reports", "analyses"):
        op.drop_table(name)
