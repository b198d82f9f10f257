"""Notifications in the database: devices, webhooks, the server's key, and who was told what."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.storage.schema import people, push_devices, sent_notices, server_keys, tables, webhooks
from riverrun.server.storage.store import StorageUnavailable, Store

DEVICES = 10
"""The most devices of one person; the oldest is forgotten."""
RESUMED = 200
"""The most tables that are looked at when a server starts."""


@dataclass(frozen=True)
class Device:
    """A browser to which a person has notifications sent."""

    id: str
    person: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    at: float


@dataclass(frozen=True)
class Webhook:
    """Where a table's notices are sent, by the wish of the person who opened it."""

    table_id: str
    person: str
    url: str
    secret: str
    base_url: str
    at: float
    failed: int = 0
    """How many notices in a row were not taken."""


class NoticeStore:
    """What a database has about notifications."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Devices

    async def save_device(self, device: Device) -> None:
        """Store a device, in place of whoever had it before."""
        await self._write(push_devices.delete().where(push_devices.c.id == device.id))
        await self.store.write_beside([], push_devices.insert(), asdict(device))
        kept = sa.select(push_devices.c.id).where(push_devices.c.person == device.person)
        old = await self.store.read(kept.order_by(push_devices.c.at.desc()).offset(DEVICES))
        if old:
            await self._write(push_devices.delete().where(push_devices.c.id.in_([row[0] for row in old])))

    async def devices_of(self, persons: Iterable[str]) -> list[Device]:
        """Return the devices of these people."""
        rows = await self.store.read(sa.select(push_devices).where(push_devices.c.person.in_(list(persons))))
        return [Device(**row._mapping) for row in rows]

    async def forget_device(self, id: str, person: str | None = None) -> None:
        """Forget a device, if it is this person's; None: whoever's it is."""
        wanted = push_devices.delete().where(push_devices.c.id == id)
        await self._write(wanted if person is None else wanted.where(push_devices.c.person == person))

    # Webhooks

    async def save_webhook(self, webhook: Webhook) -> None:
        """Store a table's webhook in place of the last one."""
        old = [webhooks.delete().where(webhooks.c.table_id == webhook.table_id)]
        await self.store.write_beside(old, webhooks.insert(), asdict(webhook))

    async def webhook_of(self, table: str) -> Webhook | None:
        """Return a table's webhook."""
        rows = await self.store.read(sa.select(webhooks).where(webhooks.c.table_id == table))
        return Webhook(**rows[0]._mapping) if rows else None

    async def forget_webhook(self, table: str) -> None:
        """Forget a table's webhook."""
        await self._write(webhooks.delete().where(webhooks.c.table_id == table))

    async def count_failed(self, table: str, failed: int) -> None:
        """Store how many notices in a row a webhook has not taken."""
        await self._write(webhooks.update().where(webhooks.c.table_id == table).values(failed=failed))

    async def add_failure(self, table: str) -> int:
        """Count one more notice that a webhook has not taken; return how many it were in a row."""
        await self._write(webhooks.update().where(webhooks.c.table_id == table).values(failed=webhooks.c.failed + 1))
        found = await self.webhook_of(table)
        return 0 if found is None else found.failed

    # The key

    async def key(self, name: str, make: Any) -> str:
        """Return a key of this installation, made by the first server that wants it."""
        found = await self._key(name)
        if found is None:
            await self.store.write_beside([], server_keys.insert(), {"name": name, "body": make()})
            found = await self._key(name)
        assert found is not None
        return found

    async def _key(self, name: str) -> str | None:
        rows = await self.store.read(sa.select(server_keys.c.body).where(server_keys.c.name == name))
        return str(rows[0][0]) if rows else None

    # Who was told what

    async def claim(self, table: str, version: int, target: str, at: float) -> bool:
        """Take it upon this server to tell a target of a notice; False: it was told, or another server does it."""
        row = {"table_id": table, "version": version, "target": target, "at": at}
        try:
            async with self.store.engine.begin() as connection:
                await connection.execute(sent_notices.insert(), row)
        except IntegrityError:
            return False
        except (SQLAlchemyError, OSError):
            raise StorageUnavailable(Sentence("rr-error-database")) from None
        return True

    async def forget_claims(self, before: float) -> None:
        """Forget who was told what before a time."""
        await self._write(sent_notices.delete().where(sent_notices.c.at < before))

    async def recent_tables(self, since: float) -> list[str]:
        """Return tables that have changed since then and where somebody may have to be told."""
        away = sa.select(people.c.table_id).join(push_devices, push_devices.c.person == people.c.person)
        wanted = sa.union(away, sa.select(webhooks.c.table_id)).subquery()
        recent = sa.select(tables.c.id).where(tables.c.changed > since, tables.c.stage.in_(["running", "over"]))
        recent = recent.where(tables.c.id.in_(sa.select(wanted.c.table_id)))
        return [row[0] for row in await self.store.read(recent.order_by(tables.c.changed.desc()).limit(RESUMED))]

    async def _write(self, statement: Any) -> None:
        await self.store.write_beside([statement])
