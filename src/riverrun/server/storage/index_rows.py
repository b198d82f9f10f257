"""The index rows of tables, as they are updated with every entry of a log."""

from __future__ import annotations

import sqlalchemy as sa

from riverrun.server.storage.schema import tables
from riverrun.server.table.entries import LogEntry
from riverrun.server.table.index import TableIndex

UPDATE_INDEX = (
    tables.update()
    .where(tables.c.id == sa.bindparam("of"))
    .values(
        version=sa.bindparam("to_version"),
        changed=sa.bindparam("to_changed"),
        stage=sa.bindparam("to_stage"),
        free=sa.bindparam("to_free"),
        bots_turn=sa.bindparam("to_bots_turn"),
        due=sa.bindparam("to_due"),
    )
)


def index_row(table: str, last: LogEntry, index: TableIndex) -> dict[str, object]:
    """Return the new index row of a table."""
    return {
        "of": table,
        "to_version": last.number,
        "to_changed": last.at,
        "to_stage": index.stage,
        "to_free": index.free,
        "to_bots_turn": index.bots_turn,
        "to_due": index.due,
    }
