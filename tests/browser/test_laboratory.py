"""The laboratory in the browser: from a card in the gallery to a table with one's own pack; axe and a phone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

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
    expect(ada.get_by_text("‘culture’ of ‘provide’ is 1 to 20")).to_be_visible()
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


def told(kind: str, name: str, before: float, after: float, half: float, share: bool = True) -> dict[str, Any]:
    """A measure as a server tells it."""
    difference = after - before
    ends = {"low": difference - half, "high": difference + half, "clear": abs(difference) > half}
    return {
        "kind": kind,
        "name": name,
        "share": share,
        "before": before,
        "after": after,
        "difference": difference,
    } | ends


def results(
    game: str, file: str, word: str, piece: str, change: dict[str, Any], wins: list[dict[str, Any]]
) -> dict[str, Any]:
    """A run that came to its end."""
    draft = {"name": "Mine", "note": "", "files": {file: {word: [{"id": piece, **change}]}}}
    takers = [told("taker", piece, 0.349, 0.371, 0.04), told("taken", piece, 0.161, 0.185, 0.01)]
    lengths = [told(kind, "", 33.8, 34.0, 0.3, False) for kind in ("points", "decisions", "turns")]
    looks = [
        {"games": n, "difference": 0.022, "low": 0.022 - 1 / n**0.5, "high": 0.022 + 1 / n**0.5}
        for n in range(40, 1001, 40)
    ]
    state = {"id": "told", "game": game, "players": 2, "bot": "greedy", "draft": draft, "stage": "done", "ahead": 0}
    measures = [*(takers if game != "flow" else []), *wins, *lengths]
    end = {"done": 1000, "of": 1000, "verdict": "open", "looks": looks, "sentence": None}
    return state | end | {"measures": measures}


SEATS = [told("seat", "1", 0.346, 0.354, 0.02), told("seat", "2", 0.654, 0.646, 0.02)]
RESULTS = [
    results("along-history", "cards.toml", "card", "hunting", {"vp": 3}, SEATS),
    results("epochs", "wonders.toml", "wonder", "colossus", {"cost": 4}, SEATS),
    results("flow", "cards.toml", "card", "support", {"count": 4}, [told("table", "", 0.41, 0.44, 0.02)]),
]


@pytest.mark.parametrize("state", RESULTS, ids=[state["game"] for state in RESULTS])
def test_results_are_read_on_a_large_and_a_small_screen(someone, state) -> None:
    ada = someone("Ada", color_scheme="dark")
    ada.route("**/api/laboratory/runs/told", lambda route: route.fulfill(json=state))
    kept = json.dumps(json.dumps({"draft": state["draft"], "run": "told"}))
    ada.add_init_script(f"localStorage.setItem('riverrun:laboratory:{state['game']}', {kept})")
    ada.goto(f"/laboratory/{state['game']}")
    expect(ada.locator("[data-stage=done]")).to_be_visible()
    expect(ada.locator("tbody tr")).to_have_count(len(state["measures"]))
    assert not violations(ada), violations(ada)
    ada.set_viewport_size({"width": 390, "height": 844})
    assert ada.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not violations(ada), violations(ada)
