"""Hints at a table, chances and turning points in a replay, and trying moves from a moment of it."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from riverrun.server.table import entries
from server.helpers import services

from .conftest import serving
from .stored_tables import found, lay, person
from .table import new_table, open_form
from .test_pages import PHONE, fits, violations

REPORT = 12
"""How many iterations a decision gets in these reports: rules are interpreted here."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[services.ServerProcess]:
    """A server whose hints and reports take hardly any time."""
    with serving(tmp_path_factory.mktemp("server"), "--hint", "0.05", "--report", str(REPORT)) as running:
        yield running


def given_up(server: services.ServerProcess, moves: int) -> str:
    """The path of a table of Ada and Bob whose game Ada gave up after so many moves."""
    state = found(2, lambda one: len(one.played) == moves)
    return lay(server, state, ["Ada", "Bob"], then=[entries.Resigned(by=person("Ada").id, seat=0)]).path


def detail(words: str) -> dict[str, Any]:
    """A sentence that says just these words."""
    return {"code": "rr-error-detail", "args": {"detail": words}}


def with_turning_point(page: Page, point: int = 4) -> None:
    """Has the reports say that the decision at a moment was a turning point: chance makes none for sure."""

    def tell(route: Any) -> None:
        answer = route.fetch()
        state = answer.json()
        if state.get("report"):
            moment = next(one for one in state["report"]["moments"] if one["number"] >= point)
            state["report"]["turning"] = [
                {
                    "number": moment["number"],
                    "seat": moment["seat"],
                    "lost": 0.12,
                    "played": {"move": moment["played"], "sentence": detail("What was played."), "clause": "FOH-T1"},
                    "better": {"move": moment["best"], "sentence": detail("What was better."), "clause": "FOH-T1"},
                }
            ]
        route.fulfill(response=answer, body=json.dumps(state))

    page.route("**/report", tell)


def test_a_hint_is_shown_and_played(someone: Callable[..., Page]) -> None:
    ada = someone()
    new_table(ada, "Ada", "Play against bots", 2)
    expect(ada.locator("section.bar.yours")).to_be_visible()
    ada.get_by_role("button", name="Hint", exact=True).click()
    hint = ada.get_by_role("region", name="Hint")
    expect(hint).to_be_visible()
    expect(ada.locator(".hinted").first).to_be_visible()
    hint.get_by_text("Why, and what else?").click()
    expect(hint.get_by_role("heading", name="Why")).to_be_visible()
    expect(hint).to_contain_text(re.compile(r"It wins about \d+% of the games"))
    expect(hint.locator(".moves li").first).to_contain_text("%")
    assert violations(ada) == [], "a hint"
    before = ada.get_by_role("log", name="Journal").inner_text()
    hint.get_by_role("button", name="Play it").click()
    expect(hint).to_have_count(0)
    expect(ada.get_by_role("log", name="Journal")).not_to_have_text(before)


def test_a_hint_by_key_and_in_the_text_view(someone: Callable[..., Page]) -> None:
    ada = someone(viewport=PHONE)
    new_table(ada, "Ada", "Play against bots", 2)
    expect(ada.locator("section.bar.yours")).to_be_visible()
    ada.keyboard.press("?")
    expect(ada.get_by_role("region", name="Hint")).to_be_visible()
    assert fits(ada)
    ada.get_by_role("button", name="Close the hint").click()
    expect(ada.get_by_role("region", name="Hint")).to_have_count(0)
    ada.get_by_role("button", name="Text view").click()
    ada.get_by_role("button", name="Hint", exact=True).click()
    expect(ada.get_by_role("region", name="Hint")).to_be_visible()
    expect(ada.locator("button.move.hinted")).to_have_count(1)


def test_a_table_without_hints_has_no_button(someone: Callable[..., Page]) -> None:
    ada = someone()
    ada.goto("/")
    open_form(ada)
    ada.get_by_label("Your name").last.fill("Ada")
    ada.get_by_label("Allow hints").uncheck()
    ada.get_by_role("button", name="Create table").click()
    expect(ada.locator("section.bar.yours")).to_be_visible()
    expect(ada.get_by_text("without hints")).to_be_visible()
    expect(ada.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


def test_the_chances_of_a_game_and_its_turning_points(someone: Callable[..., Page], server: Any) -> None:
    ada = someone("Ada")
    table = given_up(server, 14)
    with_turning_point(ada)
    ada.goto(f"{table}/replay")
    graph = ada.get_by_role("slider", name="Chances of winning over the game")
    expect(graph).to_be_visible(timeout=60_000)
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r"Ada \d+%, Bob \d+%"))
    ada.locator(".point").first.click()
    verdict = ada.locator(".verdict")
    expect(verdict).to_contain_text("12%")
    expect(verdict).to_contain_text("Played: What was played.")
    expect(verdict).to_contain_text("Better: What was better.")
    ada.wait_for_url(re.compile(r"#\d+$"))
    assert violations(ada) == [], "the chances"
    ada.get_by_text("As a table").click()
    rows = ada.get_by_role("table", name="Chances of winning over the game").get_by_role("row")
    expect(rows.nth(4)).to_be_visible()
    assert violations(ada) == [], "the chances as a table"
    ada.get_by_role("tab", name="Points").click()
    expect(ada.get_by_role("slider", name="Points over the game")).to_be_visible()
    ada.get_by_role("tab", name="Chances").click()
    verdict.get_by_role("button", name="Try the better move").click()
    expect(ada.locator(".trial .line li")).to_have_count(1)


def test_moves_are_tried_taken_back_and_answered(someone: Callable[..., Page], server: Any) -> None:
    ada = someone("Ada")
    table = given_up(server, 8)
    ada.goto(f"{table}/replay#6")
    ada.get_by_role("button", name="Try it from here").click()
    panel = ada.get_by_role("region", name="What if?")
    expect(panel).to_be_visible()
    expect(ada.locator("section.bar.yours")).to_be_visible()
    ada.wait_for_url(re.compile(r"#6&try=$"))
    tried = panel.locator(".line li")
    panel.get_by_label("Bot", exact=True).select_option("greedy")
    panel.get_by_role("button", name="Let a bot answer").click()
    expect(tried).to_have_count(1)
    press_something(ada)
    expect(tried).to_have_count(2)
    assert violations(ada) == [], "trying"
    panel.get_by_role("button", name="Undo", exact=True).click()
    expect(tried).to_have_count(1)
    for key in ("u", "Control+z"):
        press_something(ada)
        expect(tried).to_have_count(2)
        ada.keyboard.press(key)
        expect(tried).to_have_count(1)
    ada.wait_for_url(re.compile(r"#6&try=[^,]+$"))
    ada.reload()
    expect(tried).to_have_count(1)
    panel.get_by_label(re.compile("Bots answer for all but")).check()
    own = panel.get_by_label(re.compile("Bots answer for all but")).evaluate("one => one.parentElement.innerText")
    press_something(ada)
    expect(panel.get_by_role("status").first).to_have_text(re.compile(own.rsplit(" ", 1)[1] + "’s turn"))
    expect(tried.nth(1)).to_be_attached()
    panel.get_by_role("button", name="Back to the game").click()
    expect(panel).to_have_count(0)
    expect(ada.locator("input[type=range]").first).to_have_value("6")
    ada.wait_for_url(re.compile(r"#6$"))


def press_something(page: Page) -> None:
    """Answers what is asked on the board, until a move is tried; what is looked at and counted is of one moment."""
    before = page.locator(".trial .line li").count()
    until = time.monotonic() + 30
    while (found := page.evaluate(NEXT_PRESS, before)) != "tried":
        assert time.monotonic() < until
        if found is not None:
            way, last = found
            page.locator(way).nth(-1 if last else 0).click()
        page.wait_for_timeout(150)


NEXT_PRESS = """(before) => {
    if (document.querySelectorAll('.trial .line li').length !== before) return 'tried'
    const bar = 'section.bar.yours '
    const buttons = ['.stepper .go', '.picked .single', '.line + .singles > .single']
    const ways = buttons.map((button) => [`${bar + button}:enabled`, false])
    if (document.querySelector(bar + '.hint')) ways.push(['[data-place^=market] .glows, button.card.glows', false])
    else ways.push([bar + '.action.can', true])
    return ways.find(([way]) => document.querySelector(way)) ?? null
}"""
"""What is pressed next, and whether the last such; null where nothing may be, since an answer is awaited."""


def test_a_record_is_tried_and_its_chances_are_asked_for(
    someone: Callable[..., Page], server: Any, tmp_path: Path
) -> None:
    ada = someone("Ada", viewport=PHONE)
    table = given_up(server, 8)
    record = tmp_path / "record.json"
    record.write_bytes(
        httpx.get(f"{server.url}/api/tables/{table.removeprefix('/t/')}/record", trust_env=False).content
    )
    ada.goto("/replay")
    ada.locator("input[type=file]").set_input_files(record)
    ada.get_by_role("tab", name="Chances").click()
    ada.get_by_role("button", name="Work out the chances").click()
    expect(ada.get_by_role("slider", name="Chances of winning over the game")).to_be_visible(timeout=60_000)
    assert fits(ada)
    ada.get_by_role("button", name="Try it from here").click()
    expect(ada.get_by_role("region", name="What if?")).to_be_visible()
    ada.get_by_label("Bot", exact=True).select_option("greedy")
    ada.get_by_role("button", name="Let a bot answer").click()
    expect(ada.locator(".trial .line li")).to_have_count(1)
    assert fits(ada)
