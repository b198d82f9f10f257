"""A table has one rematch: which table it is the rematch of is unique."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rematch_of", sa.String(16), nullable=True))
    op.create_index("ix_tables_rematch_of", "tables", ["rematch_of"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_tables_rematch_of", "tables")
    op.drop_column("tables", "rematch_of")
