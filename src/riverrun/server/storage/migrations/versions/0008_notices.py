"""Devices and webhooks that are notified, who was told what, keys of the installation, and complaints about words."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "push_devices",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(12), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_push_devices"),
    )
    op.create_index("ix_push_devices_person", "push_devices", ["person"])
    op.create_table(
        "webhooks",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("base_url", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_webhooks_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_webhooks"),
    )
    op.create_index("ix_webhooks_person", "webhooks", ["person"])
    op.create_table(
        "sent_notices",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("target", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_sent_notices_table_id"),
        sa.PrimaryKeyConstraint("table_id", "version", "target", name="pk_sent_notices"),
    )
    op.create_index("ix_sent_notices_at", "sent_notices", ["at"])
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
    )
    op.create_table(
        "complaints",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_complaints_table_id"),
        sa.PrimaryKeyConstraint("table_id", "number", "person", name="pk_complaints"),
    )
    op.create_index("ix_complaints_at", "complaints", ["at"])


def downgrade() -> None:
    for name in ("complaints", "server_keys", "sent_notices", "webhooks", "push_devices"):
        op.drop_table(name)
