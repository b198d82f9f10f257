"""The laboratory's runs as a database has them, so that any server can tell of one and cancel it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

from riverrun.server.storage.schema import laboratory_runs as runs
from riverrun.server.storage.store import Store

KEPT = 24 * 3600.0
"""The seconds for which a run is kept."""
SILENT = 45.0
"""The seconds after which a run of which nothing was heard is lost with its server."""


class StoredRun(NamedTuple):
    """A run as it was last written."""

    body: bytes
    over: bool
    cancelled: bool
    updated: float


class RunStore:
    """The runs of a database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, id: str, person: str, body: bytes, at: float) -> None:
        """Write a new run down; those of more than a day ago are dropped. `person` is empty for a guest."""
        old = [runs.delete().where(runs.c.updated < at - KEPT)]
        row = {"id": id, "person": person, "updated": at, "over": False, "cancelled": False, "body": body}
        await self.store.write_beside(old, runs.insert(), row)

    async def save(self, id: str, body: bytes, over: bool, at: float) -> None:
        """Write down how far a run is."""
        await self.store.write_beside([runs.update().where(runs.c.id == id).values(body=body, over=over, updated=at)])

    async def beat(self, ids: Sequence[str], at: float) -> set[str]:
        """Say that these runs are still known; return those that somebody has cancelled."""
        await self.store.write_beside([runs.update().where(runs.c.id.in_(ids)).values(updated=at)])
        wanted = sa.select(runs.c.id).where(runs.c.id.in_(ids), runs.c.cancelled.is_(True))
        return {row[0] for row in await self.store.read(wanted)}

    async def of(self, id: str) -> StoredRun | None:
        """Return a run."""
        wanted = sa.select(runs.c.body, runs.c.over, runs.c.cancelled, runs.c.updated).where(runs.c.id == id)
        rows = await self.store.read(wanted)
        return StoredRun(bytes(rows[0][0]), *rows[0][1:]) if rows else None

    async def cancel(self, id: str) -> None:
        """Ask whichever server plays a run to end it."""
        await self.store.write_beside([runs.update().where(runs.c.id == id).values(cancelled=True)])

    async def unfinished(self, person: str, at: float) -> bool:
        """Return whether a person has a run that goes on."""
        wanted = sa.select(runs.c.id).where(
            runs.c.person == person,
            runs.c.over.is_(False),
            runs.c.cancelled.is_(False),
            runs.c.updated > at - SILENT,
        )
        return bool(await self.store.read(wanted.limit(1)))
