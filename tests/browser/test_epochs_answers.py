"""Epochs in the browser, answers that come up rarely: the marker, the spoils of a war, a tile that may lie two ways."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import riverrun as rr

from .epochs_tables import asks, found
from .stored_tables import lay
from .test_epochs import GO, HANDS, SCREENS, WIDE, journal, press
from .test_pages import violations


@SCREENS
@pytest.mark.parametrize("epoch", [1, 3])
def test_the_marker_is_taken_by_the_second_press_which_says_what_it_costs(someone, server, screen, epoch):
    def holds(state: rr.State) -> bool:
        return asks(state, "military", 0) and state.view(0).epoch == epoch and "declare" in state.legal_texts()

    state = found(3, holds)
    lost = state.view(0).printed.warmonger[epoch - 1]
    assert lost > 0
    ada = someone("Ada", **screen)
    ada.goto(lay(server, state, ["Ada", None, None]).path)
    ada.locator(".askbox .option.quiet", has_text="Take the marker").click()
    declare = ada.locator(".askbox .declare")
    expect(declare).to_contain_text(f"you lose {lost} culture at the end")
    assert not violations(ada, ".askbox"), violations(ada, ".askbox")
    ada.locator(".askbox .foot .back").click()
    expect(declare).to_have_count(0)
    ada.locator(".askbox .option.quiet", has_text="Take the marker").click()
    ada.locator(GO).click()
    expect(declare).to_have_count(0)
    expect(journal(ada, screen)).to_contain_text("Ada becomes a warmonger")


def spoils(city: bool) -> rr.State:
    """The first seat won a war and may put a piece where the beaten one stood."""

    def holds(state: rr.State) -> bool:
        war = state.view(0).war if asks(state, "spoils", 0) else None
        return war is not None and (war.kind in ("city", "neutral")) == city

    return found(3, holds)


@HANDS
@pytest.mark.parametrize("city", [False, True], ids=["cube", "city"])
def test_the_spoils_name_the_piece_and_the_place(someone, server, screen, by, city):
    state = spoils(city)
    at, piece = state.view(0).war.at, "city" if city else "cube"
    ada = someone("Ada", **screen)
    ada.goto(lay(server, state, ["Ada", None, None]).path)
    expect(ada.locator(".askbox h2")).to_have_text(f"Put your {piece} on {at}?")
    expect(ada.locator(".askbox .sides")).to_have_count(0)
    assert not violations(ada, ".askbox"), violations(ada, ".askbox")
    press(ada.locator(GO).filter(has_text=f"Put a {piece} there"), by)
    says = f"Ada puts a city on {at}" if city else f"Ada occupies {at}"
    expect(journal(ada, screen)).to_contain_text(says)


def test_the_spoils_are_left_by_a_key(someone, server):
    ada = someone("Ada", **WIDE)
    ada.goto(lay(server, spoils(city=False), ["Ada", None, None]).path)
    expect(ada.locator(".askbox .option")).to_have_text(re.compile("Leave the place empty"))
    ada.keyboard.press("n")
    expect(journal(ada)).to_contain_text("Ada leaves the place empty")


GAP = """way => {
    const words = document.createRange()
    words.selectNode(way.querySelector('span').firstChild)
    return way.querySelector('kbd').getBoundingClientRect().left - words.getBoundingClientRect().right
}"""
"""How far the key of a choice stands from its words."""


@HANDS
@pytest.mark.parametrize("turned", [0, 1], ids=["as it lies", "turned"])
def test_a_tile_that_may_lie_either_way_is_shown_both_ways_and_lies_as_chosen(someone, server, screen, by, turned):
    state = found(3, lambda state: asks(state, "turn", 0))
    lie, other = ({hex.hex: hex.terrain for hex in way} for way in state.view(0).turning.ways[:: 1 - 2 * turned])
    assert lie != other
    ada = someone("Ada", **screen)
    ada.goto(lay(server, state, ["Ada", None, None]).path)
    ways = ada.locator(".ask-turn .way")
    expect(ways).to_have_text([re.compile("As it lies"), re.compile("Turned")])
    drawings = [way.locator("svg.mapart") for way in ways.all()]
    assert drawings[0].inner_html() != drawings[1].inner_html()
    for drawing in drawings:
        expect(drawing.locator("> path")).to_have_count(len(lie))
    if screen is WIDE:
        assert all(way.evaluate(GAP) >= 4 for way in ways.all())
    assert not violations(ada, ".askbox"), violations(ada, ".askbox")
    if by == "keys":
        ada.keyboard.press("2")
        ada.keyboard.press(str(turned + 1))
    elif turned:
        ways.nth(1).click()
    expect(ways.nth(turned)).to_have_attribute("aria-pressed", "true")
    if by == "keys":
        ada.keyboard.press("Enter")
    else:
        ada.locator(GO).click()
    expect(ways).to_have_count(0)
    if screen is not WIDE:
        ada.locator("nav.bottom").get_by_role("button", name="Table").tap()
    for hex, terrain in lie.items():
        expect(ada.locator(f"[data-spot='{hex}']")).to_have_attribute("aria-label", re.compile(rf"^{hex} {terrain}\b"))
