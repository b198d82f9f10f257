"""The laboratory's runs, which any server can tell of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "laboratory_runs",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("cancelled", sa.Boolean, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_laboratory_runs"),
    )
    op.create_index("ix_laboratory_runs_person", "laboratory_runs", ["person"])


def downgrade() -> None:
    op.drop_table("laboratory_runs")
