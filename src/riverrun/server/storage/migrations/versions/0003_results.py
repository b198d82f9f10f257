"""Results of finished games, seat by seat, and people's ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("ended", sa.String(12), nullable=False),
        sa.Column("together", sa.Boolean, nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("name", sa.Text, nullable=True),
        sa.Column("bot", sa.String(40), nullable=True),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Float, nullable=True),
        sa.Column("change", sa.Float, nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
    )
    op.create_index("ix_results_person_at", "results", ["person", "at"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(80), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="pk_ratings"),
    )


def downgrade() -> None:
    for name in ("ratings", "results"):
        op.drop_table(name)
