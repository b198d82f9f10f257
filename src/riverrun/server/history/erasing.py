"""Deleting a person: in every log their names and words are blanked and they become nobody; moves stay."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.storage.schema import (
    complaints,
    entries,
    laboratory_runs,
    people,
    push_devices,
    ratings,
    results,
    tables,
    webhooks,
)
from riverrun.server.storage.store import StorageUnavailable, Store

BLANK = {"name": "", "text": "–"}
"""What stands in an entry instead of a name, and of what was said."""


class Eraser:
    """Finds and deletes what a database has of a person."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def tables_of(self, person: str) -> list[str]:
        """Return every table that knows a person: where they sit or sat, spoke, or which they opened."""
        wanted = [
            sa.select(people.c.table_id).where(people.c.person == person),
            sa.select(entries.c.table_id).where(entries.c.body.contains(person, autoescape=True)),
            sa.select(tables.c.id).where(tables.c.charter.contains(person, autoescape=True)),
            sa.select(results.c.table_id).where(results.c.person == person),
        ]
        return sorted(row[0] for row in await self.store.read(sa.union(*wanted)))

    async def everything_of(self, person: str) -> list[dict[str, Any]]:
        """Return what a person did at each table, entry by entry, for export."""
        found = []
        for id in await self.tables_of(person):
            rows = await self.store.read(
                sa.select(entries.c.at, entries.c.body)
                .where(entries.c.table_id == id, entries.c.body.contains(person, autoescape=True))
                .order_by(entries.c.number)
            )
            told = [(at, read_entry(body)) for at, body in rows]
            did = [{"at": at, **without(body, "by")} for at, body in told if body.get("by") == person]
            found.append({"table": id, "entries": did})
        return found

    async def notices_of(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """Return a person's devices and webhooks, without their secrets, and what they complained of, for export."""
        devices = sa.select(push_devices.c.endpoint, push_devices.c.language, push_devices.c.at)
        hooks = sa.select(webhooks.c.table_id, webhooks.c.url, webhooks.c.at)
        said = sa.select(complaints.c.table_id, complaints.c.number, complaints.c.reason, complaints.c.at)
        wanted = {
            "devices": devices.where(push_devices.c.person == person),
            "webhooks": hooks.where(webhooks.c.person == person),
            "complaints": said.where(complaints.c.person == person),
        }
        return {name: [dict(row._mapping) for row in await self.store.read(one)] for name, one in wanted.items()}

    async def erase(self, person: str) -> list[str]:
        """Delete a person in one transaction; return the tables that have changed."""
        ids = await self.tables_of(person)
        try:
            async with self.store.engine.begin() as connection:
                for id in ids:
                    await self._erase_at(connection, id, person, secrets.token_hex(16))
                for table in (ratings, push_devices, webhooks, complaints, laboratory_runs):
                    await connection.execute(table.delete().where(table.c.person == person))
                about = complaints.delete().where(complaints.c.about == person)
                await connection.execute(about)
            await self._clear_free_pages()
        except (SQLAlchemyError, OSError):
            raise StorageUnavailable(Sentence("rr-error-database-no-change")) from None
        return ids

    async def _erase_at(self, connection: AsyncConnection, id: str, person: str, nobody: str) -> None:
        """Make a person nobody at one table: someone else at each, so that nobody can tell they were the same."""
        rows = await connection.execute(
            sa.select(entries.c.number, entries.c.body).where(
                entries.c.table_id == id, entries.c.body.contains(person, autoescape=True)
            )
        )
        for number, body in rows.all():
            place = (entries.c.table_id == id) & (entries.c.number == number)
            await connection.execute(entries.update().where(place).values(body=blanked(body, person, nobody)))
        charter = (await connection.execute(sa.select(tables.c.charter).where(tables.c.id == id))).scalar_one()
        if person in charter:
            row = tables.update().where(tables.c.id == id)
            await connection.execute(row.values(charter=charter.replace(person, nobody)))
        sitting = (people.c.table_id == id) & (people.c.person == person)
        await connection.execute(people.update().where(sitting).values(person=nobody))
        played = (results.c.table_id == id) & (results.c.person == person)
        await connection.execute(results.update().where(played).values(person=nobody, name=None))

    async def _clear_free_pages(self) -> None:
        """Have SQLite write what was changed into its file: its log would keep what was there before."""
        if self.store.engine.dialect.name == "sqlite":
            async with self.store.engine.connect() as connection:
                await connection.execute(sa.text("PRAGMA wal_checkpoint(TRUNCATE)"))


def blanked(body: str, person: str, nobody: str) -> str:
    """Return an entry without a person: what they are called and said is blank if it is theirs."""
    data = read_entry(body)
    if not data:
        return body.replace(person, nobody)
    if data.get("by") == person:
        data |= {key: blank for key, blank in BLANK.items() if key in data}
    return msgspec.json.encode(data).decode().replace(person, nobody)


def read_entry(body: str) -> dict[str, Any]:
    """Return a stored entry as it is written; empty where a damaged log has no such thing."""
    try:
        data = msgspec.json.decode(body)
    except msgspec.DecodeError:
        return {}
    return data if isinstance(data, dict) else {}


def without(data: dict[str, Any], key: str) -> dict[str, Any]:
    """Return an object without one of its members."""
    return {name: value for name, value in data.items() if name != key}
