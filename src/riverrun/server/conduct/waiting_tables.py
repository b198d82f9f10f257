"""Waiting tables: nobody sits at more than a few whose game has not begun, so that seats are left for others."""

from __future__ import annotations

from contextlib import suppress

import sqlalchemy as sa

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.errors import RequestError
from riverrun.server.sessions.registry import SessionRegistry
from riverrun.server.storage.schema import people, tables
from riverrun.server.storage.store import LISTED_FOR


class WaitingTables:
    """Counts the tables at which people wait for others."""

    def __init__(self, registry: SessionRegistry, most: int) -> None:
        """`most` is how many tables one person may wait at."""
        self.registry = registry
        self.most = most

    async def require_few(self, person: str, besides: str | None = None) -> None:
        """Refuse another waiting table; `besides` is the table at which the person is about to sit."""
        found = [id for id in await self._tables_of(person) if id != besides]
        if len(found) < self.most:
            return  # they may have opened some at which they do not sit, but then they are few all the same
        waiting = 0
        for id in found:
            with suppress(RequestError):
                waiting += bool((await self.registry.session(id)).table.seats_of(person))
        if waiting >= self.most:
            raise RequestError("too-many", Sentence("rr-error-waiting-tables", {"most": self.most}))

    async def _tables_of(self, person: str) -> list[str]:
        """Return the tables that gather players and know a person, without those that everyone has forgotten."""
        wanted = (
            sa.select(tables.c.id)
            .join(people, people.c.table_id == tables.c.id)
            .where(people.c.person == person, tables.c.stage == "gathering")
            .where(tables.c.changed > self.registry.time.now() - LISTED_FOR)
        )
        return [row[0] for row in await self.registry.store.read(wanted)]
