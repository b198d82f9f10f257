"""Epochs in the browser: what is read where one decides. Cards in hand, tiles of actions, the steps of the turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import riverrun as rr

from .epochs_tables import asks, found
from .stored_tables import lay
from .test_epochs import PHONE, SCREENS, WIDE

CUT = """() => [...document.querySelectorAll('.hand .invention')].map(card => {
    const text = card.querySelector('.text'), box = text.getBoundingClientRect(), outer = card.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(text)
    const words = [...range.getClientRects()]
    const beside = words.some(one => one.right > box.right + 1)
    const below = words.some(one => one.bottom > Math.min(box.bottom, outer.bottom) + 2)
    const { webkitLineClamp: lines, lineHeight } = getComputedStyle(text)
    const dots = !beside && Math.abs(text.clientHeight - lines * parseFloat(lineHeight)) < 1.5
    const name = card.querySelector('.title').textContent
    const leaves = [...card.querySelectorAll('.title, .band .n')].some(one =>
        one.getBoundingClientRect().right > outer.right - 1 || one.scrollWidth > one.clientWidth + 1)
    return { name, cut: beside || below, dots, leaves }
})"""
"""Of each card in hand whether its text is cut, whether dots say so, and whether its name or its debut leaves it."""

DRAWN = "() => document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 50))))"
"""When the fonts are there, and the cards have told how many lines they have room for."""


def planning(epoch: int, turn: int) -> rr.State:
    """The first seat is about to play one of seven cards."""

    def holds(state: rr.State) -> bool:
        view = state.view(0) if asks(state, "plan", 0) else None
        return view is not None and (view.epoch, view.turn, len(view.hand)) == (epoch, turn, 7)

    return found(3, holds)


@pytest.mark.parametrize("locale", ["en", "de", "fr", "zh-TW"])
def test_a_hand_of_seven_is_read_where_one_chooses_of_it(someone, server, locale):
    ada = someone("Ada", locale=locale, **WIDE)
    for epoch, turn in ((1, 1), (1, 6), (2, 1)):
        ada.goto(lay(server, planning(epoch, turn), ["Ada", None, None]).path)
        expect(ada.locator(".hand .invention")).to_have_count(7)
        for width, height in ((1440, 900), (1366, 768), (1920, 1080)):
            ada.set_viewport_size({"width": width, "height": height})
            ada.evaluate(DRAWN)
            cards = ada.evaluate(CUT)
            assert [card["name"] for card in cards if card["leaves"]] == []
            cut = [card for card in cards if card["cut"]]
            assert [card["name"] for card in cut if not card["dots"]] == [], "cut, and nothing says so"
            if locale == "en":
                assert cut == []
                assert ada.locator(".hand").evaluate("hand => hand.scrollWidth <= hand.clientWidth")
            assert len(cut) <= 3


def test_the_bar_leaves_the_land_free_where_a_card_is_chosen(someone, server):
    ada = someone("Ada", **WIDE)
    ada.goto(lay(server, planning(1, 1), ["Ada", None, None]).path)
    bar, land = ada.locator(".askbox").bounding_box(), ada.locator(".place.map").bounding_box()
    assert bar is not None
    assert land is not None
    assert bar["y"] >= land["y"] + land["height"]


def test_a_wide_window_names_every_step_of_the_turn_and_what_is_left_of_the_epoch(someone, server):
    ada = someone("Ada", **WIDE)
    ada.goto(lay(server, found(3, lambda state: asks(state, "action", 0)), ["Ada", None, None]).path)
    steps = ada.locator(".clock li")
    expect(steps).to_have_text(["Upkeep", "Card", re.compile(r"Action 1 of \d"), "Military"])
    for step in steps.all():
        expect(step).to_be_in_viewport(ratio=1)
        assert step.evaluate("step => step.scrollWidth <= step.clientWidth")
    for says in ("to invent", "to cover"):
        words = ada.locator(".hand .left").get_by_text(says).bounding_box()
        assert words is not None
        assert words["width"] > 30


@SCREENS
def test_the_command_shows_every_gain(someone, server, screen):
    def holds(state: rr.State) -> bool:
        legal = asks(state, "action", 0) and "command" in state.legal_texts()
        return legal and state.view(0).realms[0].form == "dictatorship"

    ada = someone("Ada", **screen)
    ada.goto(lay(server, found(3, holds, first=2), ["Ada", None, None]).path)
    tile = ada.locator(".act[aria-keyshortcuts=M] .offer")
    if screen is PHONE:
        ada.locator("nav.bottom button").first.tap()
    expect(tile.locator(".n")).to_have_count(3)
    assert tile.evaluate("tile => tile.scrollWidth <= tile.clientWidth")
    expect(tile.locator(".n").last).to_be_in_viewport(ratio=1)
