"""The write probe: proves that the database takes a write, and says what fails where it does not."""

from __future__ import annotations

import asyncio
import shutil
import time
from pathlib import Path
from typing import Literal

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import SQLAlchemyError

from riverrun.server.storage.database import first_line
from riverrun.server.storage.schema import entries, probes
from riverrun.server.storage.store import Store
from riverrun.server.time_source import now

PATIENCE = 3.0
"""The seconds a write may take; a database that is locked for longer takes none."""
FRESH = 1.0
"""The seconds for which a proof counts: whoever asks more often causes no more writes."""
KEPT = 60.0
"""The seconds after which the row of a proof is removed by a later one."""
BYTES = 4096
"""The size of a proof: more than fits into what a database has reserved on a full disk."""
LEAST_FREE = 16 << 20
"""The bytes below which the disk of an SQLite file counts as full."""
OF_THE_DISK = ("disk is full", "disk i/o", "disk space", "readonly", "read-only", "no space", "unable to open")
"""By these words of an error one knows that it is the disk's and not the database's."""

Failing = Literal["disk", "database"]

logger = structlog.get_logger()


class WriteProbe:
    """Writes into the database when asked, one write at a time."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._writing: asyncio.Task[Failing | None] | None = None
        self._found: Failing | None = None
        self._found_at = -FRESH

    async def failing(self) -> Failing | None:
        """Return what keeps the database from taking a write; None: it has just taken one."""
        if time.monotonic() - self._found_at < FRESH:
            return self._found
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        try:
            found = await asyncio.wait_for(asyncio.shield(self._writing), PATIENCE)
        except TimeoutError:  # it goes on: the next who asks waits for the same write
            logger.warning("a write takes too long", seconds=PATIENCE)
            found = "database"
        self._found, self._found_at = found, time.monotonic()
        return found

    async def stop(self) -> None:
        """Cancel a write that does not end."""
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)

    async def _write(self) -> Failing | None:
        if not self.store.writing:
            return "database"
        if self._free_bytes() < LEAST_FREE:
            logger.warning("the disk is full", free=self._free_bytes())
            return "disk"
        try:
            async with self.store.engine.begin() as connection:
                await connection.execute(probes.delete().where(probes.c.at < now() - KEPT))
                await connection.execute(probes.insert(), {"at": now(), "body": bytes(BYTES)})
                await connection.execute(sa.select(entries.c.body).limit(1))
        except (SQLAlchemyError, OSError) as trouble:
            why = first_line(trouble)
            logger.warning("the database takes no write", why=why)
            return "disk" if any(word in why.lower() for word in OF_THE_DISK) else "database"
        return None

    def _free_bytes(self) -> int:
        """Return how much may still be written on an SQLite file's disk; another database knows its own."""
        url = self.store.engine.url
        if url.get_backend_name() != "sqlite" or url.database is None:
            return LEAST_FREE
        return shutil.disk_usage(Path(url.database).absolute().parent).free
