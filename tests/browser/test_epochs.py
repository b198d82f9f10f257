"""Epochs in the browser: by mouse and on a phone; consent, pending effects, attacks."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import riverrun as rr

from .epochs_tables import PENDING_EFFECTS, asks, found, game
from .stored_tables import lay
from .table import PATIENCE
from .test_pages import violations

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WIDE = {"viewport": {"width": 1440, "height": 900}}
ASK = """() => {
    const bar = document.querySelector('.askbox.yours section.bar[aria-busy=false]')
    const names = [...(bar?.classList ?? [])]
    return (names.find((name) => name.startsWith('ask-') && name !== 'ask-question') ?? '').slice(4)
}"""
"""What is asked of whoever looks."""
RIGHT = "one => Math.max(...[one, ...one.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right))"
"""How far something reaches to the right, with all that is in it."""
SCREENS = pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
HANDS = pytest.mark.parametrize(
    ("screen", "by"), [(WIDE, "mouse"), (WIDE, "keys"), (PHONE, "hand")], ids=["mouse", "keys", "phone"]
)
GO = ".askbox .go:enabled:not([aria-disabled=true])"
WAYS = {
    "civilization": (".civ",),
    "reveal": (".spot.may",),
    "turn": (GO,),
    "plan": (GO, ".askbox .option", ".invention.brief.may:not(.chosen)", ".hand .invention.may:not(.chosen)"),
    "give": (".hand .invention.may",),
    "action": (GO, ".askbox .foot .option", ".spot.may", ".act.may[aria-keyshortcuts=M]", ".askbox .foot .back"),
    "military": (GO, ".askbox .foot .back"),
    "lose": (".spot.may",),
    "effects": (".effect.may",),
    "other": (".askbox .single",),
}
"""What can be pressed to answer, by what is asked; for the rest there is one amber button."""


def epoch_of(page: Page) -> str:
    return (page.locator(".clock .epoch.now").text_content() or "").strip()


def press_one(page: Page, touch: bool = False) -> bool:
    """Answers what is asked with a click, if it is; whether a click was made."""
    kind = page.evaluate(ASK)
    if not kind:
        return False
    hands = page.locator(".hand .invention.may")
    if kind == "plan" and not page.locator(f".invention.chosen, {GO}").count() and hands.count():
        ways: tuple[str, ...] = (".hand .invention.may:not(.mine)", ".hand .invention.may")
    else:
        ways = WAYS.get(kind, (GO,))
    if touch and kind in ("reveal", "action", "lose") and not page.locator(".hexmap").count():
        ways = ("nav.bottom button >> nth=0",)
    if touch and kind in ("plan", "give") and page.locator(".moments .button").count():
        ways = (".moments .button",)  # the hand waits until what happened was read
    for way in ways:
        target = page.locator(way)
        if target.count():
            try:
                if ".spot" in way:
                    target.first.dispatch_event("click")  # what lies off the edge of a map is moved there by hand
                elif touch:
                    target.first.tap(timeout=1500)
                else:
                    target.first.click(timeout=1500)
            except PlaywrightTimeout:
                continue  # what was asked has changed meanwhile, or something lies over it
            return True
    return False


def play(page: Page, until: Callable[[], bool], press: Callable[[Page], bool] = press_one) -> int:
    """Presses on whatever is asked until something holds; how often."""
    made, deadline = 0, time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if until():
            return made
        if press(page):
            made += 1
        page.wait_for_timeout(40)
    raise AssertionError(f"not there after {made} presses: {page.locator('.askbox h2').inner_text()}")


def test_a_whole_epoch_by_mouse(someone, server):
    ada = someone("Ada", **WIDE)
    ada.goto(lay(server, game(2).new(5), ["Ada", None]).path)
    expect(ada.locator(".civ")).to_have_count(2)
    assert play(ada, lambda: epoch_of(ada) == "II") > 20
    expect(ada.locator(".ended")).to_contain_text("The end of Epoch I")
    expect(ada.get_by_role("log", name="Journal")).to_contain_text("Epoch II begins")


def test_a_whole_epoch_on_a_phone(someone, server):
    ada = someone("Ada", **PHONE)
    ada.goto(lay(server, game(2).new(7), ["Ada", None]).path)
    expect(ada.locator(".civ")).to_have_count(2)
    box = ada.locator(".ask").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 844
    assert ada.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert play(ada, lambda: epoch_of(ada) == "II", lambda page: press_one(page, touch=True)) > 20
    ended = ada.locator(".moments .ended")
    expect(ended).to_contain_text("The end of Epoch I")
    assert not violations(ada, ".moments"), violations(ada, ".moments")
    ended.get_by_role("button", name="Go on").tap()
    expect(ended).to_have_count(0)


def test_the_phone_has_a_sheet_for_everything(someone, server):
    ada = someone("Ada", **PHONE)
    ada.goto(lay(server, found(3, lambda state: asks(state, "action", 0)), ["Ada", None, None]).path)
    tabs = ada.locator("nav.bottom")
    for name, part in (("Hand", ".hand"), ("Markets", ".mcard"), ("Boards", ".treasury"), ("Rivals", ".rival")):
        tabs.get_by_role("button", name=re.compile(name)).tap()
        expect(ada.locator(f".sheet {part}").first).to_be_visible()
    tabs.get_by_role("button", name="Table").tap()
    expect(ada.locator(".hexmap")).to_be_visible()
    whole = ada.locator(".hexmap > svg").first.get_attribute("viewBox")
    ada.locator(".hexmap .zoom button").first.tap()
    expect(ada.locator(".hexmap > svg").first).not_to_have_attribute("viewBox", whole)
    assert not violations(ada), violations(ada)


def test_one_press_lays_out_the_gold_and_one_sends_it(someone, server):
    def holds(state: rr.State) -> bool:
        if not asks(state, "action", 0) or "research left" not in state.legal_texts():
            return False
        return len({tuple(way.moves) for way in state.finish("research left")}) > 1

    ada = someone("Ada", **WIDE)
    ada.goto(lay(server, found(2, holds), ["Ada", None]).path)
    ada.locator(".research button.may").first.click()
    stepper = ada.locator(".askbox .stepper")
    expect(stepper).to_be_visible()
    before = stepper.locator("b").inner_text()
    stepper.get_by_role("button", name="More gold").click()
    expect(stepper.locator("b")).not_to_have_text(before)
    ada.locator(GO).click()
    expect(ada.get_by_role("log", name="Journal")).to_contain_text("researches row")


def journal(page: Page, screen: dict[str, object] = WIDE) -> Locator:
    """The journal, which a phone shows when it is asked to."""
    if screen is PHONE:
        page.locator("nav.bottom").get_by_role("button", name="Journal").tap()
    return page.get_by_role("log", name="Journal")


def press(button: Locator, by: str) -> None:
    """Presses what is on the page by a hand or by a key."""
    if by == "keys":
        button.focus()
        button.page.keyboard.press("Enter")
    else:
        button.click()


@SCREENS
def test_consent_is_asked_and_refused(someone, server, screen):
    state = found(2, lambda state: asks(state, "consent", 0))
    ada, bob = someone("Ada", **screen), someone("Bob", **WIDE)
    laid = lay(server, state, ["Ada", "Bob"])
    for page in (ada, bob):
        page.goto(laid.path)
    expect(ada.locator(".askbox")).to_contain_text("a trading post in your city")
    expect(ada.locator(".askbox")).to_contain_text("Bob gets")
    expect(bob.locator(".askbox")).to_contain_text("Ada is asked for a trading post")
    ada.get_by_role("button", name="Refuse").click()
    expect(bob.get_by_role("log", name="Journal")).to_contain_text("refuses")
    expect(bob.locator(".askbox.yours")).to_be_visible()


@SCREENS
def test_a_neutral_city_is_protected(someone, server, screen):
    state = found(3, lambda state: asks(state, "protect", 0), games=80)
    ada = someone("Ada", **screen)
    ada.goto(lay(server, state, ["Ada", "Bob", "Chrysanthemum"]).path)
    expect(ada.locator(".askbox h2")).to_contain_text("Do you protect the city")
    expect(ada.locator(".sides")).to_contain_text("Ada defends")
    ada.get_by_role("button", name="Protect it").click()
    dice = ada.locator(".moments .war")
    expect(dice).to_contain_text("Ada defends")
    assert dice.evaluate(RIGHT) <= ada.evaluate("innerWidth")  # however many dice there are
    assert not violations(ada, ".moments"), violations(ada, ".moments")
    dice.get_by_role("button", name="Close").click()
    expect(dice).to_have_count(0)
    expect(ada.locator(".askbox h2")).not_to_contain_text("Do you protect")
    expect(journal(ada, screen)).to_contain_text("protects")


@HANDS
def test_a_famine_asks_which_city_goes(someone, server, screen, by):
    state = found(3, lambda state: asks(state, "famine", 0), games=80)
    ada = someone("Ada", **screen)
    ada.goto(lay(server, state, ["Ada", None, None]).path)
    expect(ada.locator(".askbox h2")).to_have_text("Which city do you give up?")
    assert not violations(ada, ".askbox"), violations(ada, ".askbox")
    cities = ada.locator(".cities .city")
    while asks(state, "famine", 0):
        expect(cities).to_have_count(len(state.legal_texts()))
        state.play(state.legal_texts()[0])
        press(cities.first, by)
    expect(cities).to_have_count(0)
    expect(journal(ada, screen)).to_contain_text("Famine")


@HANDS
def test_a_reload_amid_pending_effects_loses_nothing(someone, server, screen, by):
    state = found(3, lambda state: asks(state, "effect", 0), first=PENDING_EFFECTS)
    ada = someone("Ada", **screen)
    ada.goto(lay(server, state, ["Ada", None, None]).path)
    effects = ada.locator(".effect.may")
    expect(effects).to_have_count(len(state.legal_texts()))
    ada.reload()
    expect(effects).to_have_count(len(state.legal_texts()))
    press(effects.last, by)
    expect(ada.locator(".askbox h2")).not_to_have_text("Which effect first?")


@SCREENS
def test_a_lost_connection_amid_pending_effects_loses_nothing(someone, server, screen):
    """They are still shown while the server is away, and offered again once it is back."""
    state = found(3, lambda state: asks(state, "effect", 0), first=PENDING_EFFECTS)
    opened, fallen = [], []

    def through(socket):
        if fallen:
            socket.close(code=1001, reason="")
            return
        socket.connect_to_server()
        opened.append(socket)

    ada = someone("Ada", **screen)
    ada.route_web_socket("**/api/tables/*/socket*", through)
    ada.goto(lay(server, state, ["Ada", None, None]).path)
    question = ada.locator(".askbox h2")
    effects = ada.locator(".effect")
    expect(ada.locator(".effect.may")).to_have_count(len(state.legal_texts()))
    fallen.append(True)
    opened[-1].close(code=1001, reason="")
    expect(ada.get_by_text("Connection lost").first).to_be_visible()
    expect(question).to_have_text("Which effect first?")
    expect(effects).to_have_count(len(state.legal_texts()))
    fallen.clear()
    expect(ada.get_by_text("Connection lost")).to_have_count(0)
    expect(ada.locator(".effect.may")).to_have_count(len(state.legal_texts()))
    ada.locator(".effect.may").last.click()
    expect(question).not_to_have_text("Which effect first?")


def test_before_an_attack_both_sides_and_the_chances_are_shown(someone, server):
    state = found(2, lambda state: asks(state, "military", 0) and bool(state.view(0).targets), games=60)
    ada = someone("Ada", **WIDE)
    ada.goto(lay(server, state, ["Ada", None]).path)
    ada.locator(".askbox .target").first.click()
    expect(ada.locator(".sides .side")).to_have_count(2)
    expect(ada.locator(".odds .chance").first).to_have_text(re.compile(r"\d+ %|sure"))
    assert not violations(ada), violations(ada)
    ada.locator(GO).click()
    expect(ada.get_by_role("log", name="Journal")).to_contain_text("attacks")


@pytest.mark.parametrize("kind", ["action", "plan"])
def test_axe_finds_nothing_violations(someone, server, kind):
    ada = someone("Ada", **WIDE)
    state = found(3, lambda state: asks(state, kind, 0) and state.view(0).epoch == 2)
    ada.goto(lay(server, state, ["Ada", None, None]).path)
    expect(ada.locator(".mcard").first).to_be_visible()
    assert not violations(ada), violations(ada)
