"""Kept games, and logs that get their hashes later: what a database has so that saves do not rot."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from riverrun.server.storage.schema import entries, kept_games, results, tables
from riverrun.server.storage.store import Store
from riverrun.server.table import entries as log
from riverrun.server.table.entries import LogEntry

SOME = 500
"""How many tables are taken up when a server starts."""


class StoredGame(NamedTuple):
    """A finished game as it is kept."""

    replay: bytes
    """As spectators saw it, without names; compressed JSON."""
    record: str


class KeptGames:
    """The kept games of a database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def save(self, table: str, game: StoredGame) -> None:
        """Keep a finished game; what another server has kept of it is as good."""
        row: dict[str, object] = {"table_id": table, "replay": game.replay, "record": game.record}
        await self.store.write_beside([], kept_games.insert(), row)

    async def of(self, table: str) -> StoredGame | None:
        """Return what is kept of a table's game."""
        wanted = sa.select(kept_games.c.replay, kept_games.c.record).where(kept_games.c.table_id == table)
        rows = await self.store.read(wanted)
        return StoredGame(bytes(rows[0][0]), rows[0][1]) if rows else None

    async def is_over(self, table: str) -> bool:
        """Return whether a table's game had ended when it was last changed."""
        rows = await self.store.read(sa.select(tables.c.stage).where(tables.c.id == table))
        return bool(rows) and rows[0][0] == "over"

    async def unkept(self) -> list[str]:
        """Return finished tables whose games are not kept, the latest first."""
        wanted = (
            sa.select(tables.c.id)
            .outerjoin(kept_games, kept_games.c.table_id == tables.c.id)
            .where(tables.c.stage == "over", kept_games.c.table_id.is_(None))
        )
        return [row[0] for row in await self.store.read(wanted.order_by(tables.c.changed.desc()).limit(SOME))]

    async def unhashed(self) -> list[str]:
        """Return running tables at which something was played and no move has a hash, the latest first."""
        moves = sa.select(entries.c.table_id).where(
            entries.c.table_id == tables.c.id, entries.c.body.contains('"kind":"moved"')
        )
        hashed = moves.where(entries.c.body.contains('"hash":"'))
        wanted = sa.select(tables.c.id).where(tables.c.stage == "running", moves.exists(), ~hashed.exists())
        return [row[0] for row in await self.store.read(wanted.order_by(tables.c.changed.desc()).limit(SOME))]

    async def rewrite(self, table: str, before: list[LogEntry], after: list[LogEntry]) -> None:
        """Put entries in the place of others of the same numbers, unless those were changed meanwhile."""
        changes = [
            entries.update()
            .where(entries.c.table_id == table, entries.c.number == new.number, entries.c.body == log.encode(old.entry))
            .values(body=log.encode(new.entry))
            for old, new in zip(before, after, strict=True)
            if old.entry != new.entry
        ]
        await self.store.write_beside(changes)

    async def names(self, table: str) -> tuple[list[str | None], list[str | None]]:
        """Return the names and the bots of a finished game by its results, for a table that cannot be opened."""
        wanted = sa.select(results.c.name, results.c.bot).where(results.c.table_id == table).order_by(results.c.seat)
        rows = await self.store.read(wanted)
        return [row[0] for row in rows], [row[1] for row in rows]
