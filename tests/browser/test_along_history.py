"""Along History in the browser: by mouse, by keys, on a phone, in a war with a defender, hot-seat, after a reload."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import riverrun as rr

from .along_history_tables import asks, found, game
from .stored_tables import lay
from .table import PATIENCE, bar, curtain, is_over
from .test_pages import violations

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
YOURS = ".askbox.yours section.bar[aria-busy=false]"
WAYS = (
    "dialog.war[open] .go:enabled",
    f"{YOURS} .go:enabled",
    f"{YOURS} .single:enabled",
    f"main:has({YOURS}) .event.glows:not(.chosen)",
    f"main:has({YOURS} .plan):not(:has({YOURS} .go:enabled)) .mine .card.glows:not(.chosen)",
    f"{YOURS} .option:not(.plain):has(.counter):enabled",
    f"{YOURS} .option.plain[aria-keyshortcuts=E]",
    f"{YOURS} .foot .back:enabled",
    f"{YOURS} .option.plain",
)
"""What can be pressed to answer, what is laid out first; who can buy does, then takes a counter or ends the turn."""
COUNTS = "ways => ways.map((way) => document.querySelectorAll(way).length)"


def main_state(players: int = 3, **options: str) -> rr.State:
    """The Active Player's main phase, with something payable and a Calamity."""

    def holds(state: rr.State) -> bool:
        if not asks(state, "main", 0):
            return False
        seen = state.view(0)
        own = seen.civilizations[0]
        return (
            seen.active == 0
            and len(own.stacks) >= 3
            and any(event.payable for event in own.row)
            and any(event.fuse for event in own.row)
            and not any(die.spent for die in seen.dice)
        )

    return found(players, holds, **options)


def press_one(page: Page) -> bool:
    """Answers what is asked with a click, if it is; whether a click was made."""
    for way, count in zip(WAYS, page.evaluate(COUNTS, WAYS), strict=True):
        if count:
            try:
                page.locator(way).first.click(timeout=1500)
            except PlaywrightTimeout:
                return False  # what was asked has changed meanwhile
            return True
    return False


def play(*pages: Page, stop: int | None = None) -> int:
    """Clicks on whatever page asks until the game is over, or so many clicks are made; how many were."""
    made, until = 0, time.monotonic() + PATIENCE
    while time.monotonic() < until and (stop is None or made < stop):
        moved = [press_one(page) for page in pages]
        made += sum(moved)
        if not any(moved):
            if all(is_over(page) for page in pages):
                return made
            pages[0].wait_for_timeout(25)
    assert stop is not None, f"the game is not over after {made} clicks"
    return made


def test_a_whole_age_by_mouse(someone, server):
    ada = someone("Ada")
    ada.goto(lay(server, game(2, max_rounds="7").new(3), ["Ada", None]).path)
    expect(ada.locator(".event")).to_have_count(3)
    assert play(ada) > 14
    expect(ada.get_by_role("region", name="Result")).to_contain_text("Ada")


def test_one_press_lays_out_a_payment_and_one_sends_it(someone, server):
    laid = lay(server, main_state(), ["Ada", None, None])
    ada = someone("Ada")
    ada.goto(laid.path)
    payable = next(event.card for event in laid.view.civilizations[0].row if event.payable)  # type: ignore[attr-defined]
    ada.locator(f".event[data-card={payable}]").click()
    expect(ada.locator(".payment .need")).not_to_have_count(0)
    expect(ada.locator(f".event[data-card={payable}]")).to_have_attribute("aria-pressed", "true")
    source = ada.locator(".payment .need button.source").last
    source.click()  # without it something lacks
    expect(ada.locator(".payment .lack")).to_contain_text("still lacking")
    expect(ada.locator(".payment .go")).to_be_disabled()
    ada.locator(".payment .way").first.click()
    ada.locator(".payment .go").click()
    expect(ada.locator(f".mine [data-card={payable}]")).to_be_visible()
    journal = ada.get_by_role("log", name="Journal")
    expect(journal).to_contain_text("Civilization")


def test_keys_play_and_ending_a_turn_warns(someone, server):
    ada = someone("Ada")
    ada.goto(lay(server, main_state(), ["Ada", None, None]).path)
    expect(bar(ada).or_(ada.locator(".askbox.yours"))).not_to_have_count(0)
    ada.keyboard.press("r")
    expect(ada.locator(".askbox h2")).to_have_text("Re-roll a die")
    expect(ada.locator(".askbox .odds li")).not_to_have_count(0)
    ada.keyboard.press("Escape")
    ada.keyboard.press("s")
    expect(ada.locator(".askbox h2")).to_have_text("Swap a card")
    expect(ada.locator(".opponent .chip.glows")).not_to_have_count(0)
    ada.keyboard.press("Escape")
    ada.keyboard.press("e")
    expect(ada.locator(".askbox h2")).to_have_text("End your turn?")
    expect(ada.locator(".askbox")).to_contain_text("fails")
    ada.keyboard.press("Escape")
    number = ada.locator(".event.glows").first.get_attribute("aria-keyshortcuts")
    ada.keyboard.press(number)
    expect(ada.locator(".payment")).to_be_visible()
    ada.locator("h1").click()  # no button has the focus
    ada.keyboard.press("Enter")
    expect(ada.locator(".payment")).to_have_count(0)


def test_on_a_phone_the_question_lies_under_the_thumb(someone, server):
    ada = someone("Ada", **PHONE)
    ada.goto(lay(server, main_state(), ["Ada", None, None]).path)
    box = ada.locator(".askbox").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 844
    ada.locator("nav.bottom").get_by_role("button", name="Board").click()
    expect(ada.locator("dialog.sheet .map-panel")).to_be_visible()
    ada.locator("dialog.sheet").get_by_role("button", name="Close").click()
    ada.locator("nav.bottom").get_by_role("button", name="Players").click()
    expect(ada.locator("dialog.sheet .opponent")).to_have_count(2)
    ada.locator("dialog.sheet").get_by_role("button", name="Close").click()
    assert ada.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ada.locator(".event.glows").first.tap()
    ada.locator(".payment .go").tap()
    expect(ada.locator(".payment")).to_have_count(0)


def attack(state: rr.State) -> rr.State | None:
    """What follows a war of the first seat on the second without tilts."""
    if not asks(state, "war", 0) or "war ur" not in state.legal_texts():
        return None
    tried = state.copy()
    for move in ("war ur", "target p2", "done"):
        if tried.decision is None or tried.decision.seat != 0:
            break
        if move in tried.legal_texts():
            tried.play(move)
    return tried


def test_a_war_calls_the_defender(someone, server):
    def holds(state: rr.State) -> bool:
        after = attack(state)
        return after is not None and asks(after, "defence", 1)

    laid = lay(server, found(2, holds, games=80), ["Ada", "Bob"])
    ada, bob = someone("Ada"), someone("Bob")
    for page in (ada, bob):
        page.goto(laid.path)
    dialog = ada.locator("dialog.war")
    expect(dialog).to_contain_text("War on Bob")
    expect(dialog.locator(".chance")).to_have_text(re.compile(r"\d+ %"))
    tilted = dialog.locator(".tilt[aria-pressed=true]")
    while tilted.count():
        tilted.first.click()
    dialog.get_by_role("button", name="Attack", exact=True).click()
    expect(bob.locator("dialog.war")).to_contain_text("Ada attacks you with")
    expect(bob.locator("dialog.war")).to_contain_text("At stake")
    expect(ada.locator(".askbox")).to_contain_text("Bob is asked to defend")
    bob.locator("dialog.war").get_by_role("button", name="Defend", exact=True).click()
    expect(ada.locator(".war-end")).to_be_visible()


def test_hot_seat_needs_no_curtain(someone, server):
    ada = someone("Ada")
    ada.goto(lay(server, game(2, max_rounds="1").new(4), ["Ada", "Ada"]).path)
    expect(ada.locator(".askbox.yours")).to_be_visible()
    expect(curtain(ada)).to_have_count(0)
    assert play(ada) > 3  # and nothing is ever covered


def paying(state: rr.State) -> bool:
    """The first seat has begun to pay, and has a choice left."""
    return asks(state, "population", 0) and len(state.legal_texts()) > 1


def test_a_reload_in_the_middle_of_a_payment_goes_on_in_the_tray(someone, server):
    state = found(3, paying)
    card = state.view(0).payment.card
    ada = someone("Ada")
    ada.goto(lay(server, state, ["Ada", None, None]).path)
    for _ in range(2):
        expect(ada.locator(".payment .need")).to_have_count(1)  # the Resource is paid
        expect(ada.locator(".payment .back")).to_have_count(0)
        expect(ada.locator(".askbox .single")).to_have_count(0)
        ada.reload()
    ada.locator(".payment button.source").last.click()
    expect(ada.locator(".payment .lack")).to_contain_text("still lacking")
    ada.keyboard.press("Escape")  # as it was laid out at first
    ada.locator(".payment .go").click()
    expect(ada.locator(f".mine [data-card={card}]")).to_be_visible()
    expect(ada.locator(".payment")).to_have_count(0)


def test_a_payment_that_is_laid_out_outlasts_the_connection(someone, falling_server):
    ada = someone("Ada", base_url=falling_server.url)
    laid = lay(falling_server, main_state(), ["Ada", None, None])
    ada.goto(laid.path)
    ada.locator(".event.glows").first.click()
    ada.locator(".payment .way").nth(1).click()
    sources = ada.locator(".payment .needs").inner_text()
    falling_server.kill()
    expect(ada.get_by_text("Connection lost").first).to_be_visible()
    falling_server.start()
    expect(ada.get_by_text("Connection lost")).to_have_count(0)
    assert ada.locator(".payment .needs").inner_text() == sources
    until = time.monotonic() + PATIENCE
    while ada.locator(".payment").count():  # what is pressed before the server has said hello is pressed again
        assert time.monotonic() < until
        press_one(ada)
        ada.wait_for_timeout(500)


def test_other_ways_to_pay_leave_the_civilization_in_sight(someone, server):
    ada = someone("Ada", viewport={"width": 1440, "height": 900})
    ada.goto(lay(server, main_state(), ["Ada", None, None]).path)
    ada.locator(".event.glows").first.click()
    ada.locator(".payment .way").last.click()
    expect(ada.locator(".payment .way")).not_to_have_count(3)
    box = ada.locator(".mine .card").first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 900


def test_an_unused_war_face_is_warned_of(someone, server):
    def holds(state: rr.State) -> bool:
        if not asks(state, "main", 0) or state.view(0).active != 0:
            return False
        war = any(die.die == "war" and not die.spent for die in state.view(0).dice)
        row = state.view(0).civilizations[0].row
        return war and not any(event.payable or event.free_by or event.fuse for event in row)

    ada = someone("Ada")
    ada.goto(lay(server, found(3, holds), ["Ada", None, None]).path)
    ada.locator(".askbox .option[aria-keyshortcuts=E]").click()
    expect(ada.locator(".askbox h2")).to_have_text("End your turn?")
    expect(ada.locator(".askbox")).to_contain_text("War face unused")
    ada.keyboard.press("Enter")
    expect(ada.locator("dialog.war")).to_be_visible()


def test_a_general_re_rolls_what_is_marked(someone, server):
    state = found(3, lambda state: asks(state, "general", 0) and 1 in state.view(0).war.dice, ages="antiquity")
    ada = someone("Ada")
    ada.goto(lay(server, state, ["Ada", None, None]).path)
    dialog = ada.locator("dialog.war")
    expect(dialog.locator(".mark[aria-pressed=true]")).to_have_count(state.view(0).war.dice.count(1))
    expect(dialog.locator(".chance")).to_have_text(re.compile(r"\d+ %"))
    dialog.get_by_role("button", name="Re-roll", exact=True).click()
    expect(ada.get_by_role("log", name="Journal")).to_contain_text("re-rolls and now has")


def ends_the_age(state: rr.State) -> bool:
    """The first seat's next move may end an Age that is not the last."""
    if not asks(state, "counter", 0) or state.view(0).ending is None or "done" not in state.legal_texts():
        return False
    after = state.copy()
    after.play("done")
    return not after.over and after.view(0).age != state.view(0).age


def test_a_change_of_age_shows_the_score_sheet_and_the_heritage(someone, server):
    state = found(3, ends_the_age, ages="prehistory+antiquity")
    after = state.copy()
    after.play("done")
    scored: Any = after.view(0).civilizations
    for settings in ({}, PHONE):
        ada = someone("Ada", **settings)
        ada.goto(lay(server, state, ["Ada", None, None]).path)
        ada.locator(".askbox .foot .back").click()
        sheet = ada.locator("dialog.age")
        expect(sheet.get_by_role("heading", name="Prehistory is over")).to_be_visible()
        expect(sheet.locator("tr.sum td")).to_have_text([str(own.score) for own in scored])
        expect(sheet.locator("li").first.locator(".heir")).to_have_count(len(scored[0].heritage))
        assert ada.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert not violations(ada), violations(ada)
        sheet.get_by_role("button", name="Go on").click()
        expect(sheet).to_have_count(0)


def test_axe_finds_nothing_violations(someone, server):
    ada = someone("Ada")
    ada.goto(lay(server, main_state(), ["Ada", None, None]).path)
    expect(ada.locator(".event")).not_to_have_count(0)
    assert not violations(ada), violations(ada)
    ada.locator(".event.glows").first.click()
    expect(ada.locator(".payment")).to_be_visible()
    assert not violations(ada), violations(ada)


def test_axe_finds_nothing_in_a_war_and_on_a_phone(someone, server):
    state = found(3, lambda state: asks(state, "war", 0) and len(state.view(0).civilizations[0].stacks) > 2)
    for settings in ({}, PHONE):
        ada = someone("Ada", **settings)
        ada.goto(lay(server, state, ["Ada", None, None]).path)
        expect(ada.locator("dialog.war")).to_be_visible()
        assert not violations(ada), violations(ada)
