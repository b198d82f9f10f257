"""What happens at a table of Epochs is seen, over the map and before a phone's sheet covers it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import riverrun as rr

from .epochs_tables import asks, found
from .stored_tables import lay
from .test_epochs import GO, PHONE, WIDE

MOVES = {"reduced_motion": "no-preference"}
MOTION = pytest.mark.parametrize("motion", [MOVES, {}], ids=["moving", "still"])
WATCH = """() => {
    const shown = () => {
        if (document.querySelector('.sheet')) return 'sheet'
        const tile = document.querySelector('.mapart .unveil')
        if (!tile) return 'map'
        const [at, stage] = [tile, document.querySelector('.stage')].map((one) => one.getBoundingClientRect())
        if (at.left < stage.left || at.right > stage.right) return 'out of sight'
        if (at.top < stage.top || at.bottom > stage.bottom) return 'out of sight'
        return tile.getAnimations().some((one) => one.effect.getComputedTiming().duration > 1) ? 'turning' : 'turned'
    }
    window.seen = []
    const look = () => window.seen.at(-1) !== shown() && window.seen.push(shown())
    const changes = { childList: true, subtree: true, attributeFilter: ['viewBox'] }
    new MutationObserver(look).observe(document.querySelector('.stage'), changes)
}"""
"""Writes down what a phone shows, one after the other: a tile that turns over or lies there anew, a sheet."""


def lies_one_way(state: rr.State) -> str | None:
    """A tile that whoever is asked may reveal and that lies but one way: a card is asked for next."""
    for move in state.legal_texts() if asks(state, "reveal", 0) else []:
        after = state.copy()
        after.play(move)
        if asks(after, "plan", 0):
            return move.removeprefix("reveal ")
    return None


def pay(page: Page) -> None:
    """Pays what was pressed, where there is a choice."""
    expect(page.locator(f".moments .banner, {GO}").first).to_be_visible()
    if page.locator(GO).count():
        page.locator(GO).click()


@MOTION
def test_a_tile_is_seen_turning_over_before_the_hand_comes_up(someone, server, motion):
    state = found(2, lambda state: lies_one_way(state) is not None)
    across, down = map(int, str(lies_one_way(state)).split("."))
    ada = someone("Ada", **PHONE, **motion)
    ada.goto(lay(server, state, ["Ada", "Bob"]).path)
    tile = ada.locator(f'[data-spot="{2 * across}.{2 * down}"].may')
    expect(tile).to_have_count(1)
    ada.evaluate(WATCH)
    tile.dispatch_event("click")
    expect(ada.locator(".sheet .hand")).to_be_visible()
    seen = ada.evaluate("seen")
    assert [one for one in seen if one != "map"] == ["turning" if motion else "turned", "sheet"], seen
    ada.locator("nav.bottom").get_by_role("button", name="Table").tap()
    expect(ada.locator(".hexmap")).to_be_visible()
    expect(ada.locator(".mapart .unveil")).to_have_count(0)  # it does not turn over again


def test_the_end_of_an_epoch_is_read_before_the_hand_comes_up(someone, server):
    """All tiles lie open: the next card is asked for as soon as the turn has ended."""

    def holds(state: rr.State) -> bool:
        if not asks(state, "military", 0) or state.view(0).turn < state.view(0).turns:
            return False
        after = state.copy()
        after.play("end")
        return asks(after, "plan", 0) and after.view(0).epoch > state.view(0).epoch

    ada = someone("Ada", **PHONE)
    ada.goto(lay(server, found(2, holds), ["Ada", "Bob"]).path)
    end = ada.locator(".askbox .foot .back")
    end.tap()
    expect(ada.locator(".ended").or_(end.filter(has_text="anyway"))).to_be_visible()
    if end.filter(has_text="anyway").count():
        end.tap()
    ended = ada.locator(".moments .ended")
    expect(ended).to_contain_text("The end of Epoch I")
    expect(ada.locator(".askbox h2")).to_have_text("Your card")
    expect(ada.locator(".sheet")).to_have_count(0)
    ended.get_by_role("button", name="Go on").tap()
    expect(ada.locator(".sheet .hand")).to_be_visible()
    expect(ended).to_have_count(0)


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_wonder_is_told_over_the_map_and_over_a_sheet(someone, server, screen):
    def holds(state: rr.State) -> bool:
        return asks(state, "action", 0) and any(move.startswith("wonder") for move in state.legal_texts())

    ada, bob = someone("Ada", **WIDE, **MOVES), someone("Bob", **screen, **MOVES)
    bob.add_init_script("localStorage.setItem('riverrun:pace', '\"slow\"')")
    laid = lay(server, found(2, holds), ["Ada", "Bob"])
    for page in (ada, bob):
        page.goto(laid.path)
    expect(bob.locator(".hexmap")).to_be_visible()
    ada.locator(".mcard.wonder.may").first.click()
    pay(ada)
    for page in (ada, bob):
        expect(page.locator(".moments .banner")).to_have_text(re.compile("Ada builds"))
    if screen is PHONE:
        bob.locator("nav.bottom").get_by_role("button", name="Markets").tap()
        expect(bob.locator(".sheet .mcard").first).to_be_visible()
        expect(bob.locator(".moments .banner")).to_be_in_viewport(ratio=1)
    expect(bob.locator(".moments .banner")).to_have_count(0)


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_who_attacks_a_neutral_city_knows_who_may_protect_it_and_waits_for_them(someone, server, screen):
    def holds(state: rr.State) -> bool:
        if not asks(state, "military", 0):
            return False
        return any(target.kind == "neutral" and target.protectors for target in state.view(0).targets)

    state = found(3, holds, games=80)
    target = next(one for one in state.view(0).targets if one.kind == "neutral" and one.protectors)
    names = ["Ada", "Bob", "Cora"]
    ada = someone("Ada", **screen)
    ada.goto(lay(server, state, names).path)
    ada.locator(".askbox .target").filter(has_text=target.at).click()
    expect(ada.locator(".askbox .what")).to_contain_text(
        re.compile("May be protected by " + ".*, ".join(names[seat] for seat in target.protectors))
    )
    ada.locator(GO).click()
    asked = names[target.protectors[0]]
    expect(ada.locator(".askbox h2")).to_have_text(f"Waiting for {asked}")
    expect(ada.locator(".askbox")).to_contain_text(f"{asked} is asked to protect the city")
