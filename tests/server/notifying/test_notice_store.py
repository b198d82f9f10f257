"""What a database keeps about notifications, in SQLite and in PostgreSQL: devices, claims, keys, webhooks."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from riverrun.server.notifying.notice_store import DEVICES, Device, NoticeStore, Webhook
from riverrun.server.storage.store import Store, StoredTable
from riverrun.server.table.index import TableIndex

TABLE, PERSON = "t" * 16, "p" * 32


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path: Path) -> str:
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres").url("notices"))
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


def test_devices_claims_keys_and_webhooks_are_kept(url) -> None:
    async def story() -> None:
        store = Store(url)
        await store.start()
        try:
            await keep(store)
        finally:
            await store.stop()

    asyncio.run(story())


async def keep(store: Store) -> None:
    notices = NoticeStore(store)
    assert await notices.recent_tables(0.0) == []
    for number in range(DEVICES + 3):
        device = Device(f"{number:032d}", PERSON, "https://example.org/", "key", "auth", "en", float(number))
        await notices.save_device(device)
    assert sorted(device.at for device in await notices.devices_of([PERSON])) == list(range(3, DEVICES + 3))
    assert await notices.key("push", lambda: "first") == "first"
    assert await notices.key("push", lambda: "second") == "first"
    index = TableIndex("running", free=False, bots_turn=False, people=(PERSON,))
    await store.create(StoredTable(TABLE, 5.0, "{}", "0" * 32), [], index)
    assert await notices.recent_tables(0.0) == [TABLE]
    assert await notices.recent_tables(5.0) == []
    assert await notices.claim(TABLE, 1, "webhook", 1.0)
    assert not await notices.claim(TABLE, 1, "webhook", 2.0)
    await notices.forget_claims(1.5)
    assert await notices.claim(TABLE, 1, "webhook", 2.0)
    await notices.save_webhook(Webhook(TABLE, PERSON, "https://example.org/", "secret", "http://here", 1.0))
    await notices.count_failed(TABLE, 3)
    assert await notices.add_failure(TABLE) == 4
