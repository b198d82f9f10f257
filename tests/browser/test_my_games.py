"""One's own history: shown, exported and deleted by real presses."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from riverrun.server.table import entries

from .stored_tables import found, lay, person
from .test_pages import PHONE, fits, violations


def test_my_games_are_shown_exported_and_deleted(someone, server, tmp_path: Path) -> None:
    state = found(2, lambda one: len(one.played) == 6)
    resigned = [entries.Resigned(by=person("Hedy").id, seat=0)]
    path = lay(server, state, ["Hedy", "Ivo"], then=resigned).path
    page = someone("Hedy", viewport={"width": 1440, "height": 900})
    page.goto("/my")
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    expect(page.get_by_role("table", name="Head to head").get_by_role("row", name=re.compile("Ivo"))).to_be_visible()
    expect(page.get_by_role("table", name="Records")).to_be_visible()
    expect(page.locator(f'a[href="{path}/replay"]')).to_be_visible()
    assert violations(page) == []
    with page.expect_download() as download:
        page.get_by_role("link", name="Export all of it").click()
    kept = tmp_path / "history.json"
    download.value.save_as(kept)
    assert json.loads(kept.read_text())["name"] == "Hedy"
    page.set_viewport_size(PHONE)
    assert fits(page)
    page.get_by_role("button", name="Delete all of it").click()
    page.get_by_role("button", name="Delete it").click()
    expect(page.get_by_text("Your history is deleted.")).to_be_visible()
    other = someone("Ivo")
    other.goto(path)
    expect(other.locator("body")).to_contain_text("Ivo")
    expect(other.locator("body")).not_to_contain_text("Hedy")
