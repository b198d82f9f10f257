"""Epochs' markets in the browser: every space in sight at a desk, at a low one what may be pressed; and keys."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Page, expect

import riverrun as rr

from .epochs_tables import asks, found, positions
from .stored_tables import lay
from .test_epochs import WIDE

PEOPLE = ["Ada", "Ben", "Cleo", "Dora"]
LOW = {"viewport": {"width": 1366, "height": 768}}
HEIGHTS = "markets => [markets.scrollHeight, markets.clientHeight]"
OUTSIDE = """(markets) => {
    const { top, bottom } = markets.getBoundingClientRect()
    const seen = (box) => box.top >= top && box.bottom <= bottom
    const may = [...markets.querySelectorAll('.may')]
    return may.filter((one) => !seen(one.getBoundingClientRect())).map((one) => one.innerText)
}"""
SPILT = """(markets) => [...markets.querySelectorAll('.mcard, .invention')].flatMap((card) =>
    [...card.querySelectorAll('.name, .price, .short, .after, .n')]
        .filter((part) => !part.closest('.surcharges, .reward'))
        .filter((part) => part.getBoundingClientRect().right > card.getBoundingClientRect().right)
        .map((part) => `${card.innerText}: ${part.className}`))"""
"""Words that leave their card; what ends with dots is told whole by a tip."""


@cache
def crowded(kind: str, epoch: int) -> rr.State:
    """Four players, the last time in an epoch that the first one is asked this: long names, high prices, piles."""
    *_, last = (state.copy() for state in positions(4, 3) if state.view(0).epoch == epoch and asks(state, kind, 0))
    return last


def markets_of(someone, server, kind: str, epoch: int, **screen) -> tuple[Page, rr.State]:
    state = crowded(kind, epoch)
    ada = someone("Ada", **screen)
    ada.goto(lay(server, state, PEOPLE).path)
    expect(ada.locator(".askbox.yours")).to_be_visible()
    ada.evaluate("document.fonts.ready")
    return ada, state


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR", "zh-TW"])
@pytest.mark.parametrize("kind", ["plan", "action"])
def test_every_space_is_in_sight_at_a_desk(someone, server, kind, locale):
    ada, state = markets_of(someone, server, kind, 3, locale=locale, **WIDE)
    markets = ada.locator(".markets")
    cards = [*state.view(0).units, *state.view(0).wonders, *state.view(0).basics]
    expect(markets.locator(".mcard")).to_have_count(len([card for card in cards if card]))
    expect(markets.locator(".invention")).to_have_count(4)
    needed, there = markets.evaluate(HEIGHTS)
    assert needed <= there
    assert markets.evaluate(SPILT) == []
    heading = markets.locator("h2.inventions")
    assert heading.evaluate("one => one.scrollWidth <= one.clientWidth")


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("kind", ["plan", "action"])
def test_what_may_be_pressed_is_in_sight_at_a_low_desk(someone, server, kind, locale):
    ada, _ = markets_of(someone, server, kind, 2, locale=locale, **LOW)
    markets = ada.locator(".markets")
    expect(markets.locator(".may").first).to_be_visible()
    assert markets.evaluate(OUTSIDE) == []
    assert markets.evaluate(SPILT) == []


def test_the_tenth_choice_is_0(someone, server):
    def holds(state: rr.State) -> bool:
        if not asks(state, "plan", 0) or "take 4" not in state.legal_texts():
            return False
        view = state.view(0)
        return sum(held.epoch == view.epoch for held in view.hand) == 6

    ada = someone("Ada", **WIDE)
    ada.goto(lay(server, found(2, holds), ["Ada", None]).path)
    spaces = ada.locator(".markets .invention")
    expect(spaces).to_have_count(4)
    assert spaces.evaluate_all("all => all.map(one => one.ariaKeyShortcuts)") == ["7", "8", "9", "0"]
    ada.keyboard.press("0")
    expect(spaces.nth(3)).to_have_attribute("aria-pressed", "true")


def test_research_says_its_keys_once_they_hold(someone, server):
    def holds(state: rr.State) -> bool:
        return asks(state, "action", 0) and {"research left", "research right"} <= set(state.legal_texts())

    ada = someone("Ada", **WIDE)
    ada.goto(lay(server, found(2, holds), ["Ada", None]).path)
    rewards = ada.locator(".research button.may")
    expect(rewards).to_have_count(2)
    expect(rewards.locator("kbd")).to_have_count(0)
    ada.keyboard.press("r")
    expect(rewards.locator("kbd")).to_have_text(["K", "L"])
    row = ada.locator(".research > p").inner_text()
    ada.keyboard.press("l")
    # Paid at once, or laid out to be paid.
    ada.wait_for_function(
        "row => document.querySelector('.askbox .go') || document.querySelector('.research > p').innerText !== row",
        arg=row,
    )
