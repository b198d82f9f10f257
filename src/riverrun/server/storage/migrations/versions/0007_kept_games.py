"""Finished games as spectators saw them, and which rules' sources made a snapshot."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("snapshots", sa.Column("code", sa.String(16), nullable=True))
    op.create_table(
        "kept_games",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("replay", sa.LargeBinary, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_kept_games_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_kept_games"),
    )


def downgrade() -> None:
    op.drop_table("kept_games")
    op.drop_column("snapshots", "code")
