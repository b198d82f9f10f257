"""The store: tables in SQLite or PostgreSQL, through one writer that stores what is waiting together."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from riverrun.kernel.errors import RiverrunError
from riverrun.kernel.language.sentences import Arg, Sentence
from riverrun.server.errors import RequestError
from riverrun.server.storage import sqlite_file, stored_entries
from riverrun.server.storage.batches import BatchWriter, PendingWrite, entry_row, set_people
from riverrun.server.storage.database import NewerSchema, first_line, make_engine, migrate, safe_url
from riverrun.server.storage.schema import analyses, entries, people, reports, snapshots, tables
from riverrun.server.table.entries import LogEntry
from riverrun.server.table.index import TableIndex
from riverrun.server.time_source import now

BATCH = 64
"""The most waiting writes that are stored in one transaction."""

LISTED_FOR = 7 * 24 * 3600.0
"""The seconds for which a table that gathers players stands in the lobby after its last change."""

logger = structlog.get_logger()


class VersionConflict(Exception):
    """Another server wrote the entry of this number first."""


class AlreadyOpened(Exception):
    """Another request has opened this table's rematch first."""


class StorageUnavailable(RequestError, RiverrunError):
    """The database does not answer: what was asked is refused, or the server does not start."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__("unavailable", sentence)


@dataclass(frozen=True)
class StoredTable:
    """A table as it was opened."""

    id: str
    opened: float
    config: str
    """Its `TableConfig` as JSON."""
    seed: str
    rematch_of: str | None = None
    """The table whose people meet here again: a table has one rematch."""


class Store:
    """The database. `append` returns when the entry is stored for good."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = make_engine(url)
        self._batches = BatchWriter(self.engine)
        self._waiting: asyncio.Queue[PendingWrite] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Bring the database to today's tables and begin to write."""
        made = False
        try:
            made = sqlite_file.protect(self.engine.url)
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        except (SQLAlchemyError, OSError, NewerSchema) as trouble:
            await self.engine.dispose()
            if made:
                sqlite_file.remove(self.engine.url)
            about: dict[str, Arg] = {"database": safe_url(self.url)}
            if isinstance(trouble, NewerSchema):
                raise StorageUnavailable(Sentence("rr-error-database-newer", about)) from None
            about["detail"] = first_line(trouble)
            raise StorageUnavailable(Sentence("rr-error-database-unusable", about)) from None
        self._writer = asyncio.create_task(self._write())

    async def stop(self) -> None:
        """Store what is waiting and close."""
        if self._writer is not None:
            await self._waiting.join()
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._batches.stop()
        await self.engine.dispose()

    @property
    def writing(self) -> bool:
        """Whether entries that wait are being stored."""
        return self._writer is not None and not self._writer.done()

    # Writing

    async def create(self, table: StoredTable, first: list[LogEntry], index: TableIndex) -> None:
        """Store a new table with its first entries; raise AlreadyOpened where it would be a second rematch."""
        row = {
            "id": table.id,
            "opened": table.opened,
            "charter": table.config,
            "seed": table.seed,
            "version": len(first),
            "changed": table.opened,
            "stage": index.stage,
            "free": index.free,
            "bots_turn": index.bots_turn,
            "due": index.due,
            "rematch_of": table.rematch_of,
        }
        try:
            async with self._begin() as connection:
                await connection.execute(tables.insert(), row)
                if first:
                    await connection.execute(entries.insert(), [entry_row(table.id, one) for one in first])
                await connection.run_sync(set_people, table.id, index)
        except IntegrityError:
            raise AlreadyOpened from None
        except (SQLAlchemyError, OSError) as trouble:
            logger.error("opening failed", why=first_line(trouble))
            raise StorageUnavailable(Sentence("rr-error-database-no-table")) from None

    def append(self, table: str, log: list[LogEntry], index: TableIndex) -> asyncio.Future[None]:
        """Store entries together; VersionConflict if a number is taken, StorageUnavailable if that fails."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(PendingWrite(table, log, index, stored))
        return stored

    async def _write(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < BATCH and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            await self._store(batch)
            for _ in batch:
                self._waiting.task_done()

    async def _store(self, batch: list[PendingWrite]) -> None:
        """Store a batch in one transaction; if a conflict spoils it, each writing in its own."""
        try:
            await self._batches.store(batch)
        except IntegrityError:
            if len(batch) > 1:
                for writing in batch:
                    await self._store([writing])
                return
            self._fail(batch, VersionConflict())
        except Exception as trouble:
            logger.error("storing failed", why=first_line(trouble))
            self._fail(batch, StorageUnavailable(Sentence("rr-error-database-no-change")))
        else:
            for writing in batch:
                if not writing.stored.done():
                    writing.stored.set_result(None)

    def _fail(self, batch: list[PendingWrite], trouble: Exception) -> None:
        for writing in batch:
            if not writing.stored.done():
                writing.stored.set_exception(trouble)

    async def save_snapshot(self, table: str, number: int, body: bytes, code: str | None = None) -> None:
        """Store a snapshot in place of the last one; `code` is the hash of the rules' sources that made it."""
        row = {"table_id": table, "number": number, "body": body, "code": code}
        await self._batches.replace_snapshot(row)

    async def move_over(self, table: str, config: str) -> None:
        """Give a table another configuration: its log was found to be the same under the present rules."""
        await self.write_beside([tables.update().where(tables.c.id == table).values(charter=config)])

    async def save_analysis(self, key: str, body: bytes) -> None:
        """Store the analysis of a position; one that another server was quicker with stays."""
        await self.write_beside([], analyses.insert(), {"key": key, "at": now(), "body": body})

    async def save_report(self, table: str, budget: str, body: bytes) -> None:
        """Store the report on a table's game in place of the last one."""
        old = [reports.delete().where(reports.c.table_id == table)]
        await self.write_beside(old, reports.insert(), {"table_id": table, "budget": budget, "body": body})

    async def drop_analyses(self, before: float) -> None:
        """Drop the analyses that were made before a time."""
        await self.write_beside([analyses.delete().where(analyses.c.at < before)])

    async def write_beside(self, first: list[Any], insert: Any = None, row: dict[str, object] | None = None) -> None:
        """Write beside the logs; a row that another server wrote first is as good."""
        try:
            async with self._begin() as connection:
                for statement in first:
                    await connection.execute(statement)
                if insert is not None:
                    await connection.execute(insert, row)
        except IntegrityError:
            pass
        except (SQLAlchemyError, OSError) as trouble:
            logger.error("storing failed", why=first_line(trouble))
            raise StorageUnavailable(Sentence("rr-error-database")) from None

    # Reading

    async def table(self, id: str) -> StoredTable | None:
        """Return a table as it was opened, or None."""
        wanted = sa.select(tables.c.id, tables.c.opened, tables.c.charter, tables.c.seed).where(tables.c.id == id)
        rows = await self.read(wanted)
        return StoredTable(*rows[0]) if rows else None

    async def rematch_of(self, id: str) -> str | None:
        """Return the table at which the people of a table meet again."""
        rows = await self.read(sa.select(tables.c.id).where(tables.c.rematch_of == id))
        return rows[0][0] if rows else None

    async def log(self, table: str, after: int = 0) -> list[LogEntry]:
        """Return the entries after number `after`."""
        wanted = (
            sa.select(entries.c.number, entries.c.at, entries.c.body)
            .where(entries.c.table_id == table, entries.c.number > after)
            .order_by(entries.c.number)
        )
        return [LogEntry(number, at, stored_entries.decode(body)) for number, at, body in await self.read(wanted)]

    async def snapshot(self, table: str, code: str) -> tuple[int, bytes] | None:
        """Return the version and body of the last snapshot, if the rules whose sources have this hash made it."""
        wanted = sa.select(snapshots.c.number, snapshots.c.body)
        rows = await self.read(wanted.where(snapshots.c.table_id == table, snapshots.c.code == code))
        return (rows[0][0], rows[0][1]) if rows else None

    async def versions(self, ids: list[str]) -> dict[str, int]:
        """Return the versions of these tables."""
        rows = await self.read(sa.select(tables.c.id, tables.c.version).where(tables.c.id.in_(ids)))
        return {str(row[0]): int(row[1]) for row in rows}

    async def free_tables(self, limit: int = 50) -> list[str]:
        """Return the listed tables with a free seat, the latest first."""
        wanted = sa.select(tables.c.id).where(
            tables.c.stage == "gathering", tables.c.free, tables.c.changed > now() - LISTED_FOR
        )
        return [row[0] for row in await self.read(wanted.order_by(tables.c.changed.desc()).limit(limit))]

    async def tables_of(self, person: str, limit: int = 50) -> list[str]:
        """Return a person's tables, the latest first."""
        wanted = (
            sa.select(tables.c.id)
            .join(people, people.c.table_id == tables.c.id)
            .where(people.c.person == person, tables.c.stage != "closed")
            .order_by(tables.c.changed.desc())
            .limit(limit)
        )
        return [row[0] for row in await self.read(wanted)]

    async def tables_of_people(self, persons: list[str], limit: int = 50) -> dict[str, list[str]]:
        """Return the same for several people, with one question; nothing of those who have none."""
        latest = sa.func.row_number().over(partition_by=people.c.person, order_by=tables.c.changed.desc())
        numbered = (
            sa.select(people.c.person, tables.c.id, latest.label("place"))
            .join(tables, people.c.table_id == tables.c.id)
            .where(people.c.person.in_(persons), tables.c.stage != "closed")
            .subquery()
        )
        wanted = sa.select(numbered.c.person, numbered.c.id).where(numbered.c.place <= limit)
        found: dict[str, list[str]] = {}
        for person, id in await self.read(wanted.order_by(numbered.c.person, numbered.c.place)):
            found.setdefault(person, []).append(id)
        return found

    async def analyses(self, keys: list[str]) -> dict[str, bytes]:
        """Return the stored analyses of these positions, by their keys."""
        found: dict[str, bytes] = {}
        for first in range(0, len(keys), BATCH):
            wanted = sa.select(analyses.c.key, analyses.c.body).where(analyses.c.key.in_(keys[first : first + BATCH]))
            found |= {str(key): bytes(body) for key, body in await self.read(wanted)}
        return found

    async def report(self, table: str, budget: str) -> bytes | None:
        """Return the report on a table's game that was made with this budget."""
        wanted = sa.select(reports.c.body).where(reports.c.table_id == table, reports.c.budget == budget)
        rows = await self.read(wanted)
        return bytes(rows[0][0]) if rows else None

    async def unreported(self, since: float, limit: int = 100) -> list[str]:
        """Return the tables whose game ended after `since` and has no report yet, the latest first."""
        wanted = (
            sa.select(tables.c.id)
            .outerjoin(reports, reports.c.table_id == tables.c.id)
            .where(tables.c.stage == "over", tables.c.changed > since, reports.c.table_id.is_(None))
            .order_by(tables.c.changed.desc())
            .limit(limit)
        )
        return [row[0] for row in await self.read(wanted)]

    async def tables_to_act_on(self) -> list[str]:
        """Return the running tables where a bot is to move, or something will be due by a clock."""
        wanted = sa.select(tables.c.id).where(tables.c.stage == "running", tables.c.bots_turn)
        return [row[0] for row in await self.read(wanted.order_by(tables.c.changed.desc()))]

    async def tables_due(self, before: float) -> list[str]:
        """Return the running tables where the time of a turn is up before a time, the earliest first."""
        wanted = sa.select(tables.c.id).where(tables.c.due < before, tables.c.stage == "running")
        return [row[0] for row in await self.read(wanted.order_by(tables.c.due))]

    async def read(self, wanted: Any) -> list[Any]:
        """Return the rows of a query; refused in a sentence where the database does not answer."""
        try:
            async with self.engine.connect() as connection:
                return list((await connection.execute(wanted)).all())
        except (SQLAlchemyError, OSError) as trouble:
            logger.error("reading failed", why=first_line(trouble))
            raise StorageUnavailable(Sentence("rr-error-database")) from None

    def _begin(self) -> Any:
        return self.engine.begin()


async def until_done(work: asyncio.Future[Any]) -> bool:
    """Wait until something is done, also if whoever waits is cancelled; return whether they were."""
    cancelled = False
    while not work.done():
        try:
            await asyncio.shield(work)
        except asyncio.CancelledError:
            cancelled = True
        except Exception:
            break  # whoever asks for the result is told
    return cancelled
