"""The guide through a first game of The Flow of History: offered once, and every tip of it to the last."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

import riverrun as rr
from riverrun.server.table import entries

from .page_words import titles
from .stored_tables import GAME, asks, found, lay, person
from .table import bar, new_table
from .test_pages import SETTLE

FIRST = ["goal", "market", "action", "invest"]


def test_the_guide_is_offered_once_and_can_be_skipped(someone):
    ada = someone(guided=True)
    new_table(ada, "Ada", "Play against bots", 2)
    offer = ada.get_by_text("New here?").first
    expect(offer).to_be_visible()
    ada.get_by_role("button", name=re.compile("guide", re.I)).first.click()
    skip = ada.get_by_role("button", name=re.compile("^Skip(?! to the question)"))
    expect(skip.first).to_be_visible()
    skip.first.click()
    expect(skip).to_have_count(0)
    ada.reload()
    expect(ada.locator("section.bar.yours")).to_be_visible()
    expect(ada.get_by_text("New here?")).to_have_count(0)


def test_the_guide_goes_with_the_first_moves_and_through_all_that_comes_up_later(someone, server):
    ada, tips = someone("Ada", guided=True), []
    ada.goto(lay(server, found(2, asked("keep")), ["Ada", "Bob"]).path)
    ada.get_by_role("button", name="Take the guide").click()
    assert heed(ada) == ["keep"]
    ada.goto(lay(server, found(3, asked("action")), ["Ada", "Bob", "Cyd"]).path)
    assert heed(ada) == FIRST
    bar(ada).locator("[data-verb=invest]").click()
    ada.locator("[data-place^=market] .glows, button.card.glows").first.click()
    bar(ada).locator(".stepper .go").click()
    assert heed(ada) == ["running"]
    tips += ["keep", *FIRST, "running"]
    for tip, (players, holds) in LATER.items():
        ada.goto(
            lay(server, found(players, holds, games=200, first=RARE.get(tip, 0)), ["Ada", "Bob", "Cyd"][:players]).path
        )
        read = heed(ada)
        assert read[0] == tip
        tips += read
    assert len(tips) == len(set(tips)), "no tip comes twice"
    assert set(tips) == set(titles(GAME))


def test_a_tip_waits_until_it_is_known_what_may_be_done(someone, server):
    ada, held = someone("Ada", guided=True), []

    def hold(route):
        held.append(route)

    ada.route("**/tables/*/moves", hold)
    ada.goto(lay(server, found(2, asked("keep")), ["Ada", "Bob"]).path)
    ada.get_by_role("button", name="Take the guide").click()
    ada.wait_for_timeout(1000)
    expect(ada.locator("aside.tip")).to_have_count(0)
    for route in held:
        route.continue_()
    assert heed(ada) == ["keep"]


def rich(state: rr.State) -> bool:
    """Whether Ada's nation has a Leader, a Wonder and a covered card, and the end is near."""
    view = state.view(0)
    nation = view.nations[0]
    stacks = (nation.military, nation.construction, nation.knowledge, nation.government)
    return bool(nation.leader and nation.wonders and max(map(len, stacks)) > 1 and view.age >= 4 and view.deck <= 8)


def asked(kind: str) -> Callable[[rr.State], bool]:
    return lambda state: asks(state, kind, 0)


def may(state: rr.State, clause: str) -> bool:
    return any(move.clause == clause for move in state.view(0).legal)


def suffered(kinds: set[str], role: str) -> Callable[[rr.State], bool]:
    """Ada is asked for an action, and one of these has happened to her since the one before."""

    def holds(state: rr.State) -> bool:
        if not asks(state, "action", 0):
            return False
        events = state.events(0)
        turns = [number for number, event in enumerate(events) if event.kind == "turn" and event.facts["seat"] == 0]
        since = events[turns[-2] :] if len(turns) > 1 else []
        return any(event.kind in kinds and event.facts[role] == 0 for event in since)

    return holds


LATER: dict[str, tuple[int, Callable[[rr.State], bool]]] = {
    "bonus": (2, lambda state: asks(state, "bonus", 0) and rich(state)),
    "bank": (2, lambda state: asks(state, "bank", 0) and rich(state)),
    "take": (3, asked("take")),
    "target": (3, asked("target")),
    "discard": (3, asked("discard")),
    "sniped": (3, suffered({"snipe"}, "investor")),
    "raided": (3, suffered({"steal", "lose"}, "target")),
    "complete": (3, lambda state: asks(state, "action", 0) and may(state, "FOH-K1")),
    "activate": (3, lambda state: asks(state, "action", 0) and may(state, "FOH-A1") and state.view(0).deck <= 8),
}
"""Where each of these is the first tip; up to three others that are left follow it."""
RARE = {"activate": 128}
"""Games in which what hardly ever comes up does."""


def heed(page: Page) -> list[str]:
    """Reads every tip that the guide has for this moment; their ids."""
    ids = {title: tip for tip, title in titles(GAME).items()}
    tip, read = page.locator("aside.tip"), []
    expect(page.locator("section.bar")).to_be_visible()
    expect(tip).to_be_visible()
    page.evaluate(SETTLE)  # a tip follows what it is about while the board is laid out
    while tip.count() > 0:
        heading = tip.get_by_role("heading").inner_text()
        this = tip.filter(has=page.get_by_role("heading", name=heading, exact=True))
        this.get_by_role("button", name="Next", exact=True).click()
        expect(this).to_have_count(0)
        read.append(ids[heading])
    return read


def test_the_clock_waits_for_who_reads_the_guide_and_goes_on_when_somebody_plays(someone, server):
    ada, bob = someone("Ada", guided=True), someone("Bob")
    timed = rr.game("flow", 2, first="p1", clock="60", pausable="yes").new(3)
    laid = lay(server, timed, ["Ada", "Bob"], then=[entries.Paused(by=person("Ada").id, seat=0)])
    for page in (ada, bob):
        page.goto(laid.path)
        expect(page.get_by_role("heading", name="Paused")).to_be_visible()
    bob.get_by_role("button", name="Resume").click()
    waits = "The clock waits while someone reads the guide"
    expect(ada.get_by_text("New here?").first).to_be_visible()
    for page in (ada, bob):
        expect(page.get_by_text(waits)).to_be_visible()
        expect(page.get_by_text(re.compile("Starts by itself"))).to_have_count(0)
    ada.get_by_role("button", name="Take the guide").click()
    tip = ada.get_by_role("complementary", name="Guide")
    expect(tip).to_contain_text("Bring four animals home")
    expect(bob.get_by_text(waits)).to_be_visible()
    ada.get_by_role("button", name="Skip the guide").click()
    for page in (ada, bob):
        expect(page.get_by_text(waits)).to_have_count(0)
        expect(page.get_by_role("log")).to_contain_text("The clock is running again.")
