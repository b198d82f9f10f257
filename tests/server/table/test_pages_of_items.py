"""A look from the beginning may begin with the latest entries; earlier ones come page by page."""

from __future__ import annotations

import asyncio
import json

from riverrun.server.table.telling.items import LogItems
from server.helpers.client import Client
from server.helpers.in_process import in_process_server

ME = {"kind": "me"}


def test_the_latest_entries_come_first_and_pages_lead_back_to_the_first(tmp_path):
    async def story(url: str) -> None:
        async with Client(url) as ada:
            table = (await ada.open([ME, ME]))["id"]
            for number in range(30):
                await ada.ok("POST", f"/api/tables/{table}/say", {"seat": 0, "text": f"Message {number}"})
            whole = await ada.see(table, 0)
            numbers = [item["number"] for item in whole["items"]]
            async with ada.socket(table, 0) as line:
                await line.say("look", seat=0, seen=0, latest=10)
                told = await line.until(lambda message: message["type"] == "update" and message["since"] > 0)
            assert told["since"] == whole["version"] - 10
            assert told["items"] == whole["items"][-10:]
            before = told["since"] + 1
            earlier = await ada.ok("GET", f"/api/tables/{table}/items", before=before, seat=0)
            assert earlier == whole["items"][:-10]
            assert await ada.ok("GET", f"/api/tables/{table}/items", before=1, seat=0) == []
            watched = await ada.ok("GET", f"/api/tables/{table}/items", before=numbers[3])
            assert watched == (await ada.see(table))["items"][:3], "as a spectator may know them"

    with in_process_server(tmp_path) as server:
        asyncio.run(story(server.url))
        table = next(iter(server.parts.registry.sessions.values())).table
        page = [json.loads(item)["number"] for item in LogItems(table).page(0, 20, 5)]
        assert page == [15, 16, 17, 18, 19]
