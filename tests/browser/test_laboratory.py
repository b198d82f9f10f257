"""The laboratory in the browser: from a card in the gallery to a table with one's own pack; axe and a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .test_pages import violations

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def to_the_form(page: Page, piece: str) -> None:
    """Goes from the gallery's card to its form."""
    page.goto("/gallery/flow-of-history")
    page.locator(f"[data-piece={piece}]").click()
    page.get_by_role("link", name="Change it in the laboratory").click()
    expect(page.locator("[data-field=stripe]")).to_be_visible()


@pytest.mark.parametrize("settings", [{"color_scheme": "dark"}, PHONE])
def test_a_card_is_changed_checked_kept_and_played(someone, settings, tmp_path: Path) -> None:
    ada = someone("Ada", **settings)
    to_the_form(ada, "monastery")
    assert not violations(ada), violations(ada)
    icons = ada.get_by_label("Culture", exact=True)
    icons.fill("21")
    expect(ada.get_by_text("an effect gives 1 to 20 of an icon")).to_be_visible()
    expect(ada.get_by_role("button", name="Compare")).to_be_disabled()
    icons.fill("2")
    expect(ada.get_by_text("This can be played")).to_be_visible()
    expect(ada.get_by_role("button", name="Compare")).to_be_enabled()
    assert ada.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not violations(ada), violations(ada)
    with ada.expect_download() as got:
        ada.get_by_role("button", name="Download the pack").click()
    got.value.save_as(tmp_path / "pack.zip")
    ada.get_by_role("button", name="Start over").click()
    expect(ada.get_by_text("Nothing is changed yet")).to_be_visible()
    ada.locator("input[type=file]").set_input_files(tmp_path / "pack.zip")
    expect(ada.get_by_text("The pack is open")).to_be_visible()
    ada.get_by_role("button", name="Open a table").click()
    ada.wait_for_url("**/t/*")


def test_a_run_is_begun_seen_after_a_reload_and_stopped(someone) -> None:
    ada = someone("Ada")
    to_the_form(ada, "monastery")
    ada.get_by_role("button", name="Add to Stripe").click()
    ada.get_by_role("button", name="Compare").click()
    expect(ada.locator("[data-stage]")).to_be_visible()
    ada.reload()
    ada.get_by_role("button", name="Stop", exact=True).click()
    expect(ada.locator("[data-stage=cancelled]")).to_be_visible()
    assert not violations(ada), violations(ada)
