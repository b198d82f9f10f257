"""Reading about a game: overview, gallery and rules, on pages of their own and over a table that stays where it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from riverrun.kernel.registry import rulebooks

from .stored_tables import asks, found, lay
from .test_pages import violations

SIZES = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1440, "height": 900}}


def fits(page: Page) -> bool:
    """Whether nothing is wider than the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("size", SIZES)
def test_rules_and_gallery_open_over_the_table(someone, server, size):
    ada = someone("Ada", viewport=SIZES[size])
    laid = lay(server, found(3, lambda state: asks(state, "action", 0)), ["Ada", "Bob", "Cyd"])
    ada.goto(laid.path)
    expect(ada.locator("section.bar.yours")).to_be_visible()
    ada.get_by_role("link", name="Rules").click()
    sheet = ada.locator("dialog.sheet")
    expect(sheet.get_by_role("heading", name="The game on one page")).to_be_visible()
    expect(sheet.locator("#overview ~ ol li")).to_have_count(7)
    assert ada.url.endswith(laid.path), "the table is still there"
    assert fits(ada)
    if size == "desktop":  # the same in either size
        assert violations(ada, "dialog.sheet h2", "dialog.sheet [role=tablist]", "dialog.sheet .overview") == []
    sheet.locator(".clauses").first.get_by_role("button").first.click()
    clause = ada.locator("dialog.drawer")
    expect(clause).to_contain_text("Rule FOH-S1")
    clause.get_by_role("link", name="See it among all rules").click()
    expect(sheet.locator("#FOH-S1")).to_be_in_viewport()
    expect(sheet.locator("#FOH-S1")).to_be_focused()
    assert ada.url.endswith(laid.path)
    sheet.get_by_role("tab", name="Gallery").click()
    sheet.get_by_role("searchbox").fill("trade tokens")
    expect(sheet.locator(".count")).to_contain_text("of 74 pieces")
    sheet.get_by_role("button", name="Close").first.click()
    expect(sheet).to_have_count(0)
    expect(ada.locator("section.bar.yours")).to_be_visible()


def test_a_gallery_is_searched_and_filtered_and_shows_a_piece_large(someone):
    ada = someone(viewport=SIZES["phone"])
    ada.goto("/gallery/flow-of-history")
    pieces = ada.locator("button.piece")
    expect(pieces).to_have_count(74)
    assert fits(ada)
    ada.get_by_role("searchbox").fill("monastery")
    expect(pieces).to_have_count(1)
    pieces.click()
    large = ada.locator("dialog[open]")
    expect(large.get_by_role("heading", name="Monastery")).to_be_visible()
    expect(large.locator(".clauses").get_by_role("button").first).to_be_visible()
    assert violations(ada, "dialog[open]") == []
    ada.keyboard.press("Escape")
    ada.get_by_role("searchbox").fill("")
    ada.get_by_role("button", name="Icons", exact=True).click()
    expect(pieces).to_have_count(7)
    ada.get_by_role("searchbox").fill("no such thing")
    expect(ada.get_by_text("Nothing here has all of these words.")).to_be_visible()
    ada.get_by_role("button", name="Show everything").click()
    expect(pieces).to_have_count(74)


def test_a_civilization_in_the_gallery_names_its_abilities(someone):
    ada = someone(viewport=SIZES["phone"])
    ada.goto("/gallery/epochs")
    china = ada.get_by_role("button", name="China").locator(".says")
    expect(china).to_have_text("Terrace Farming Silk Road Four Inventions Mandate of Heaven")


def test_a_card_in_the_gallery_says_what_it_does_however_short_that_is(someone):
    ada = someone(locale="zh-TW", viewport=SIZES["phone"])
    ada.goto("/gallery/epochs")
    expect(ada.locator("button.piece").first.locator(".says")).to_contain_text("你擴張時")


EVERY_THIRD = """document.querySelectorAll('.gallery section').forEach((kind) =>
    kind.querySelectorAll('button.piece').forEach((piece, at) => {
        if (at % 3) piece.parentElement.style.display = 'none'
    }))"""
"""Leaves pieces of every kind for axe-core, which would take half a minute over all of them."""


def test_every_game_is_read_about_in_the_readers_language(someone):
    eva = someone(locale="de-DE", viewport=SIZES["desktop"])
    for game in rulebooks():
        eva.goto(f"/rules/{game}")
        expect(eva.get_by_role("heading", name="Das Spiel auf einer Seite")).to_be_visible()
        text = eva.locator("article .text").first.inner_text()
        assert not {"the", "and", "with"} & set(text.lower().split()), "clauses are not in English"
        eva.goto(f"/gallery/{game}")
        expect(eva.locator("button.piece").first).to_be_visible()
        eva.evaluate(EVERY_THIRD)
        assert violations(eva, ".gallery") == [], game
