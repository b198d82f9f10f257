"""Complaints: words that somebody reports to whoever runs the server, kept until that person has read them."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa
import structlog

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.access.auth import Person
from riverrun.server.access.clean_text import clean_text
from riverrun.server.access.rate_limit import RateLimiter, ScopedLimiter
from riverrun.server.errors import RequestError
from riverrun.server.sessions.registry import SessionRegistry
from riverrun.server.storage.schema import complaints
from riverrun.server.storage.store import Store
from riverrun.server.table import entries
from riverrun.server.table.table import Table

logger = structlog.get_logger()


@dataclass(frozen=True)
class Complaint:
    """What somebody reports: an entry of a table's log in which somebody said something."""

    table_id: str
    number: int
    person: str
    about: str
    at: float
    text: str
    reason: str


class ComplaintService:
    """Takes complaints."""

    def __init__(self, registry: SessionRegistry) -> None:
        self.registry = registry
        self._limit = ScopedLimiter("rr-error-too-many-complaints", person=RateLimiter(10, 1 / 60))

    async def complain(self, person: Person, id: str, number: int, reason: str) -> None:
        """Keep a complaint; the same twice is one."""
        session = await self.registry.session(id)
        said = await self.registry.check(session, lambda table: said_by_another(table, person.id, number))
        self._limit.require(person.id)
        told = clean_text(reason, "message") if reason.strip() else ""
        at = self.registry.time.now()
        row = Complaint(id, number, person.id, said.by or "", at, said.text, told)
        await self.registry.store.write_beside([], complaints.insert(), row.__dict__)
        logger.warning("complaint", table=id, entry=number)


def said_by_another(table: Table, person: str, number: int) -> entries.Said:
    """Return what was said in an entry of the log; refuse what nobody else has said."""
    entry = table.log[number - 1].entry if 0 < number <= table.version else None
    if not isinstance(entry, entries.Said) or entry.by == person:
        raise RequestError("not-found", Sentence("rr-error-complaint-nothing"))
    return entry


async def all_complaints(store: Store) -> list[Complaint]:
    """Return every complaint of a database, the oldest first."""
    rows = await store.read(sa.select(complaints).order_by(complaints.c.at))
    return [Complaint(**row._mapping) for row in rows]


async def forget_complaints(store: Store, before: float) -> None:
    """Forget the complaints that were made up to a time."""
    await store.write_beside([complaints.delete().where(complaints.c.at <= before)])
