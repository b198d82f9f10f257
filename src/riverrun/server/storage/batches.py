"""Batches: entries of many tables that are stored in one transaction.

With SQLite a batch is one step of a thread that does nothing else, by statements that were compiled once: handing each
statement over to another thread, as the asynchronous driver does, or making it anew takes longer than the statement.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from riverrun.server.storage.database import make_sqlite_engine
from riverrun.server.storage.schema import entries, people, snapshots, tables
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


DELETE_SNAPSHOT = snapshots.delete().where(snapshots.c.table_id == sa.bindparam("of"))
DELETE_PEOPLE = people.delete().where(people.c.table_id == sa.bindparam("of"))


Write = Callable[[sqlite3.Connection], None]


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
        self._thread = SqliteThread(make_sqlite_engine(engine.url)) if engine.dialect.name == "sqlite" else None

    async def store(self, batch: Sequence[PendingWrite]) -> None:
        """Store a batch in one transaction, or nothing of it; raise IntegrityError where a number is taken."""
        if self._thread is not None:
            await self._thread.run(lambda connection: insert_in_sqlite(connection, batch))
            return
        async with self.engine.begin() as connection:
            await connection.run_sync(insert, batch)

    async def replace_snapshot(self, row: dict[str, object]) -> None:
        """Store a snapshot in place of a table's last one."""
        if self._thread is not None:
            await self._thread.run(lambda connection: replace_snapshot_in_sqlite(connection, row))
            return
        async with self.engine.begin() as connection:
            await connection.execute(DELETE_SNAPSHOT, {"of": row["table_id"]})
            await connection.execute(snapshots.insert(), row)

    async def stop(self) -> None:
        """Close the connection and end the thread."""
        if self._thread is not None:
            await self._thread.stop()


class SqliteThread:
    """A thread with a connection of its own that writes into SQLite."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._waiting: SimpleQueue[tuple[Write, asyncio.Future[None]] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._connection: Any = None

    async def run(self, write: Write) -> None:
        """Write in one transaction, or write nothing; raise IntegrityError where a row is there already."""
        if self._thread is None:
            self._thread = Thread(target=self._run, args=(asyncio.get_running_loop(),), name="storing", daemon=True)
            self._thread.start()
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put((write, stored))
        await stored

    async def stop(self) -> None:
        """Close the connection and end the thread, once everything is stored."""
        if self._thread is not None:
            self._waiting.put(None)
            await asyncio.to_thread(self._thread.join)

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        while (waiting := self._waiting.get()) is not None:
            write, stored = waiting
            trouble: Exception | None = None
            try:
                self._write(write)
            except sqlite3.IntegrityError as taken:
                trouble = IntegrityError(None, None, taken)
            except Exception as failed:
                trouble = failed
            loop.call_soon_threadsafe(_settle, stored, trouble)
        self._engine.dispose()

    def _write(self, write: Write) -> None:
        if self._connection is None:
            self._connection = self._engine.raw_connection().driver_connection
        with self._connection:  # which commits, or rolls back
            write(self._connection)


def _settle(stored: asyncio.Future[None], trouble: Exception | None) -> None:
    if not stored.done():  # whoever stores may have been stopped
        stored.set_result(None) if trouble is None else stored.set_exception(trouble)


def _compiled(statement: Any) -> str:
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


INSERT_ENTRY = _compiled(entries.insert())
UPDATE_INDEX_ROW = _compiled(UPDATE_INDEX)
FORGET_PEOPLE = _compiled(DELETE_PEOPLE)
INSERT_PERSON = _compiled(people.insert())
FORGET_SNAPSHOT = _compiled(DELETE_SNAPSHOT)
INSERT_SNAPSHOT = _compiled(snapshots.insert())


def insert_in_sqlite(connection: sqlite3.Connection, batch: Sequence[PendingWrite]) -> None:
    """Do what `insert` does, with a connection of Python's own SQLite."""
    connection.executemany(INSERT_ENTRY, [entry_row(one.table, entry) for one in batch for entry in one.log])
    connection.executemany(UPDATE_INDEX_ROW, [index_row(one.table, one.log[-1], one.index) for one in batch])
    for one in batch:
        if one.index.people is not None:
            connection.execute(FORGET_PEOPLE, {"of": one.table})
            connection.executemany(INSERT_PERSON, people_rows(one.table, one.index.people))


def replace_snapshot_in_sqlite(connection: sqlite3.Connection, row: dict[str, object]) -> None:
    """Store a snapshot in place of a table's last one."""
    connection.execute(FORGET_SNAPSHOT, {"of": row["table_id"]})
    connection.execute(INSERT_SNAPSHOT, row)


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
    connection.execute(DELETE_PEOPLE, {"of": table})
    if index.people:
        connection.execute(people.insert(), people_rows(table, index.people))


def people_rows(table: str, belonging: Sequence[str]) -> list[dict[str, object]]:
    """Return the rows of those who belong to a table."""
    return [{"table_id": table, "person": person} for person in belonging]


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
