"""Batches: entries of many tables that are stored in one transaction.

With SQLite a batch is one step of a thread that does nothing else: handing each statement over to another thread, as
the asynchronous driver does, takes longer than the statements.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from riverrun.server.storage.database import make_sqlite_engine
from riverrun.server.storage.schema import entries, people, tables
from riverrun.server.table import entries as log
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


@dataclass
class PendingWrite:
    """Entries of one table that wait to be stored, all or none of them."""

    table: str
    log: list[LogEntry]
    index: TableIndex
    stored: asyncio.Future[None]


class BatchWriter:
    """Stores batches, one after another."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._sqlite = make_sqlite_engine(engine.url) if engine.dialect.name == "sqlite" else None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="storing")

    async def store(self, batch: Sequence[PendingWrite]) -> None:
        """Store a batch in one transaction, or nothing of it."""
        if self._sqlite is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, _store_in_sqlite, self._sqlite, batch)
            return
        async with self.engine.begin() as connection:
            await connection.run_sync(insert, batch)

    async def stop(self) -> None:
        """Close the connection and end the thread."""
        if self._sqlite is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._sqlite.dispose)
        self._thread.shutdown()


def _store_in_sqlite(engine: sa.Engine, batch: Sequence[PendingWrite]) -> None:
    with engine.begin() as connection:
        insert(connection, batch)


def insert(connection: sa.Connection, batch: Sequence[PendingWrite]) -> None:
    """Insert the entries of a batch, and bring the tables' index rows up to date."""
    connection.execute(entries.insert(), [entry_row(one.table, entry) for one in batch for entry in one.log])
    connection.execute(UPDATE_INDEX, [index_row(one.table, one.log[-1], one.index) for one in batch])
    for one in batch:
        set_people(connection, one.table, one.index)


def set_people(connection: sa.Connection, table: str, index: TableIndex) -> None:
    """Store who belongs to a table, where that has changed."""
    if index.people is None:
        return
    connection.execute(people.delete().where(people.c.table_id == table))
    if index.people:
        connection.execute(people.insert(), [{"table_id": table, "person": person} for person in index.people])


def entry_row(table: str, logged: LogEntry) -> dict[str, object]:
    """Return an entry as a row."""
    body = log.encode(logged.entry)
    return {"table_id": table, "number": logged.number, "at": logged.at, "body": body}


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
