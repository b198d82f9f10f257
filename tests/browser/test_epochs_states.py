"""Epochs in the browser, rarer states: what is kept, covers only, warnings; axe; the map by hand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import riverrun as rr

from .epochs_tables import PENDING_EFFECTS, asks, found
from .stored_tables import lay
from .test_epochs import GO, PHONE, SCREENS, WIDE, journal
from .test_pages import violations

VIEWBOX = "document.querySelector('.hexmap > svg').getAttribute('viewBox')"


def played(state: rr.State, move: str) -> rr.State:
    """The position after a move, beside the one of before."""
    after = state.copy()
    after.play(move)
    return after


def test_what_is_kept_is_named_and_kept(someone, server):
    state = found(2, lambda state: asks(state, "keep", 0), first=1)
    ada = someone("Ada", **WIDE)
    ada.goto(lay(server, state, ["Ada", None]).path)
    expect(ada.locator(".ended")).to_contain_text("The end of Epoch")
    own = state.view(0).realms[0]
    steps = ada.locator(".ended tbody tr")
    expect(steps.nth(3)).to_have_class(re.compile("now"))
    expect(steps.nth(3)).to_contain_text(f"{own.food + own.production + own.science} left over")
    panel, research = ada.locator(".ended").bounding_box(), ada.locator(".research").bounding_box()
    assert panel is not None
    assert research is not None
    assert panel["x"] + panel["width"] <= research["x"]
    expect(ada.locator(GO)).to_have_text(re.compile(r"Keep \d+ (food|production|science)"))
    assert not violations(ada, ".askbox", ".moments"), violations(ada, ".askbox", ".moments")
    ada.locator(".askbox .stepper button").first.click()
    kept = ada.locator(GO).inner_text().split("\n")[0].removeprefix("Keep ").strip(" ↵")
    ada.locator(GO).click()
    expect(journal(ada)).to_contain_text(f"keeps {kept}")
    expect(steps.nth(3)).to_contain_text(f"keeps {kept.split()[0]}")


def test_food_and_pillage_are_told_before_they_come_and_after(someone, server):
    """What the cities will eat, and what was paid for them; which camps will take something."""

    def holds(state: rr.State) -> bool:
        if not asks(state, "payment", 0) or state.view(0).epoch == 3:
            return False
        just = state.events(0, len(state.played) - 2)
        return state.view(0).realms[0].camps > 0 and any(event.kind == "epoch_ends" for event in just)

    state = found(2, holds)
    own = state.view(0).realms[0]
    ada = someone("Ada", **WIDE)
    ada.goto(lay(server, state, ["Ada", "Bob"]).path)
    steps = ada.locator(".ended tbody tr")
    expect(steps.nth(2)).to_have_class(re.compile("now"))
    expect(steps.nth(2).locator("td.todo").first).to_contain_text(re.compile(rf"{own.cities}.*eats?.*{own.eats}"))
    expect(steps.nth(4).locator("td.todo").first).to_contain_text(re.compile(rf"{own.camps}.*−"))
    stepper = ada.locator(".askbox .stepper")
    stepper.get_by_role("button", name="More gold").click()
    gold = int(stepper.locator("b").inner_text())
    ada.locator(GO).click()
    fed = steps.nth(2).locator("td:not(.todo)").nth(1)
    left = "" if gold == own.eats else f"{own.eats - gold}.*"
    expect(fed).to_contain_text(re.compile(rf"{own.cities}.*eats?.*{left}{gold}.*\+"))


def test_a_card_that_cannot_be_invented_is_offered_to_cover(someone, server):
    def holds(state: rr.State) -> bool:
        texts = state.legal_texts() if asks(state, "plan", 0) else []
        return any(text.startswith("cover") for text in texts) and not any(text.startswith("invent") for text in texts)

    ada = someone("Ada", **WIDE)
    ada.goto(lay(server, found(2, holds), ["Ada", None]).path)
    ada.locator(".hand .invention.may").first.click()
    expect(ada.locator(".askbox .what")).to_contain_text("shall cover")
    expect(ada.locator(".askbox .go")).to_have_count(0)
    ada.locator(".invention.brief.may").first.click()
    ada.locator(".askbox .option").click()
    expect(journal(ada)).to_contain_text("covers")


def test_pass_is_sent_by_the_second_press_where_an_action_would_go_unused(someone, server):
    def holds(state: rr.State) -> bool:
        return asks(state, "action", 0) and {"pass", "command"} <= set(state.legal_texts())

    ada = someone("Ada", **WIDE)
    ada.goto(lay(server, found(2, holds), ["Ada", None]).path)
    passes = ada.locator(".askbox .foot .back")
    expect(passes).to_contain_text("Pass")
    expect(ada.locator(".askbox .warns")).to_have_count(0)
    ada.keyboard.press("p")
    expect(ada.locator(".askbox .warns")).to_have_text("This action would go unused.")
    expect(journal(ada)).not_to_contain_text("passes")
    ada.keyboard.press("Escape")
    expect(passes).not_to_contain_text("anyway")
    passes.click()
    expect(passes).to_contain_text("Pass anyway")
    passes.click()
    expect(journal(ada)).to_contain_text("passes")


def test_an_unlock_that_costs_readiness_says_so_first(someone, server):
    def holds(state: rr.State) -> bool:
        legal = asks(state, "military", 0) and state.position.ready[0] and "unlock 2" in state.legal_texts()
        legal = legal and state.document().seats[0].civilization == "mongolia"  # its second ability is the Keshik
        if not legal or not any(one.kind == "relapse" for one in state.view(0).warnings):
            return False
        return not asks(played(state, "unlock 2"), "payment", 0)

    ada = someone("Ada", **WIDE)
    ada.goto(lay(server, found(2, holds), ["Ada", None]).path)
    expect(ada.locator(".askbox .foot")).not_to_contain_text("no longer be ready")
    ada.get_by_role("button", name="Keshik").first.click()
    expect(ada.locator(".askbox .warns")).to_contain_text("Your units would no longer be ready.")
    expect(journal(ada)).not_to_contain_text("unlocks Keshik")
    ada.locator(".askbox .foot .option").click()
    expect(journal(ada)).to_contain_text("unlocks Keshik")
    expect(ada.locator(".askbox .warns")).to_have_count(0)


@SCREENS
def test_a_conversion_is_made_before_the_card_of_the_turn(someone, server, screen):
    state = found(2, lambda state: asks(state, "plan", 0) and "convert science food" in state.legal_texts(), games=1)
    ada = someone("Ada", **screen)
    ada.goto(lay(server, state, ["Ada", None]).path)
    if screen is PHONE:
        ada.locator("nav.bottom").get_by_role("button", name="Boards").tap()
    food = ada.locator("[data-pile='food-0']")
    had = int(food.get_attribute("data-count") or 0)
    ada.locator(".realm .convert").click()
    ada.locator(".askbox .option", has=ada.locator(".s-food")).last.click()
    expect(food).to_have_attribute("data-count", str(had + 1))
    expect(ada.locator(".askbox .ask-plan")).to_be_visible()


def test_an_unlocked_ability_leaves_the_boards_open_on_a_phone(someone, server):
    def holds(state: rr.State) -> bool:
        unlocks = [text for text in state.legal_texts() if text.startswith("unlock")] if asks(state, "plan", 0) else []
        return any(asks(played(state, unlock), "plan", 0) for unlock in unlocks[:1])

    ada = someone("Ada", **PHONE)
    ada.goto(lay(server, found(2, holds), ["Ada", None]).path)
    ada.locator("nav.bottom").get_by_role("button", name="Boards").tap()
    active = ada.locator(".realm .abilities .on")
    had = active.count()
    ada.locator(".realm .abilities .may").first.tap()
    expect(active).to_have_count(had + 1)
    expect(active.last).to_be_in_viewport()
    expect(ada.locator(".askbox .ask-plan")).to_be_visible()


@SCREENS
def test_a_form_against_the_arrows_is_pressed_on_the_board(someone, server, screen):
    def holds(state: rr.State) -> bool:
        return asks(state, "grant", 0) and "government federalism" in state.legal_texts()

    state = found(2, holds, first=205, games=1)
    assert state.view(0).realms[0].form == "dictatorship"
    ada = someone("Ada", **screen)
    ada.goto(lay(server, state, ["Ada", None]).path)
    form = ada.locator(".nexts button.may", has_text="Federalism")
    expect(form).to_be_in_viewport()
    form.click()
    expect(ada.locator(".askbox h2")).not_to_have_text("Hagia Sophia")
    if screen is PHONE:
        ada.locator("nav.bottom").get_by_role("button", name="Boards").tap()
    expect(ada.locator(".realm .form b")).to_have_text("Federalism")


@pytest.mark.parametrize(
    ("players", "kind", "first", "part"),
    [(3, "consent", 0, ".askbox"), (3, "effect", PENDING_EFFECTS, ".askbox")],
)
def test_axe_finds_nothing_in_rare_questions(someone, server, players, kind, first, part):
    state = found(players, lambda state: asks(state, kind, 0), first=first)
    ada = someone("Ada", **WIDE)
    ada.goto(lay(server, state, ["Ada", *[None] * (players - 1)]).path)
    expect(ada.locator(".askbox.yours")).to_be_visible()
    assert not violations(ada, part), violations(ada, part)


def test_a_war_that_took_only_honour_does_not_come_back_on_reload(someone, server):
    def holds(state: rr.State) -> bool:
        if not asks(state, "military", 0) or "attack 3.3" not in state.legal_texts():
            return False
        after = state.copy()
        after.play("attack 3.3")
        kinds = {event.kind for event in after.events()[len(state.events()) :]}
        return "takes_honor" in kinds and "land_taken" not in kinds

    ada = someone("Ada", **WIDE)
    ada.goto(lay(server, found(2, holds, first=3, games=1), ["Ada", None]).path)
    ada.locator(".askbox .target", has_text="3.3").click()
    ada.locator(GO).click()
    dice = ada.locator(".moments .war")
    expect(dice).to_contain_text("Ada attacks")
    ada.reload()
    expect(ada.locator(".askbox.yours")).to_be_visible()
    expect(dice).to_have_count(0)


@pytest.mark.parametrize(
    ("players", "kind", "key", "says"), [(2, "consent", "n", "refuses"), (3, "protect", "y", "protects")]
)
def test_consent_and_protection_are_answered_by_keys(someone, server, players, kind, key, says):
    state = found(players, lambda state: asks(state, kind, 0), games=80)
    ada = someone("Ada", **WIDE)
    ada.goto(lay(server, state, ["Ada", *[None] * (players - 1)]).path)
    expect(ada.locator(f".ask-{kind}")).to_be_visible()
    ada.keyboard.press(key)
    expect(journal(ada)).to_contain_text(says)


def test_a_low_window_shows_the_culture_track_beside_the_land(someone, server):
    ada = someone("Ada", viewport={"width": 1366, "height": 650})
    ada.goto(lay(server, found(3, lambda state: asks(state, "action", 0)), ["Ada", None, None]).path)
    expect(ada.locator(".culture > svg")).to_be_in_viewport(ratio=1)
    box = ada.locator(".culture").bounding_box()
    assert box is not None
    for spot in ada.locator(".spot.may").all():
        at = spot.bounding_box()
        assert at is not None
        x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
        assert not (box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"])


def test_the_phones_sheets_and_its_map_by_two_fingers(someone, server):
    ada = someone("Ada", **PHONE)
    ada.goto(lay(server, found(3, lambda state: asks(state, "action", 0)), ["Ada", None, None]).path)
    expect(ada.get_by_role("button", name=re.compile(r"^culture .*Ada ?\d+", re.IGNORECASE))).to_be_in_viewport()
    tabs = ada.locator("nav.bottom")
    for name in ("Hand", "Markets", "Boards", "Rivals"):
        tabs.get_by_role("button", name=re.compile(name)).tap()
        expect(ada.locator(".sheet")).to_be_visible()
        assert not violations(ada, ".sheet"), violations(ada, ".sheet")
    tabs.get_by_role("button", name="Table").tap()
    box = ada.locator(".hexmap").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = ada.context.new_cdp_session(ada)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        named = [{"x": at, "y": down, "id": number} for number, (at, down) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": named})

    before = ada.evaluate(VIEWBOX)
    touch("touchStart", (x - 30, y), (x + 30, y))
    for step in range(1, 7):
        touch("touchMove", (x - 30 - step * 10, y), (x + 30 + step * 10, y))
    touch("touchEnd")
    expect(ada.locator(".hexmap > svg").first).not_to_have_attribute("viewBox", before)
    wide, near = (float(one.split()[2]) for one in (before, ada.evaluate(VIEWBOX)))
    assert near < wide * 0.8
    expect(ada.locator(".askbox.yours")).to_be_visible()  # two fingers press nothing


def test_the_map_is_dragged_and_a_drag_is_no_press(someone, server):
    state = found(2, lambda state: asks(state, "action", 0))
    ada = someone("Ada", **WIDE)
    ada.goto(lay(server, state, ["Ada", None]).path)
    ada.get_by_role("button", name="Closer").click()
    ada.get_by_role("button", name="Closer").click()
    before = ada.evaluate(VIEWBOX)
    spot = ada.locator(".hexmap").bounding_box()
    assert spot is not None
    x, y = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
    ada.mouse.move(x, y)
    ada.mouse.down()
    ada.mouse.move(x - 60, y - 40, steps=6)
    ada.mouse.up()
    after = ada.evaluate(VIEWBOX)
    assert after != before
    assert after.split()[2:] == before.split()[2:]
    expect(ada.locator(".askbox .what")).not_to_contain_text("Why not")
    expect(ada.locator(".askbox.yours .ask-action")).to_be_visible()
    expect(ada.locator(".askbox.yours .go")).to_have_count(0)
    ada.locator(".spot.may").first.dispatch_event("click")
    moved = journal(ada).filter(has_text=re.compile("takes the land|pays"))
    expect(moved.or_(ada.locator(".askbox.yours .go")).first).to_be_visible()  # paid at once, or laid out to be paid


def test_an_end_of_an_epoch_that_was_seen_does_not_come_back_when_the_page_looks_anew(someone, server):
    def holds(state: rr.State) -> bool:
        return asks(state, "plan", 1) and state.view(1).epoch == 2

    ada = someone("Ada", **WIDE)
    ada.goto(lay(server, found(2, holds), ["Ada", "Bob"], ago=7200).path)
    ada.get_by_role("button", name="Let a bot stand in for Bob").click()
    expect(ada.get_by_text("Let a bot stand in for Bob")).to_have_count(0)
    expect(ada.locator(".askbox.yours")).to_be_visible()
    expect(ada.locator(".ended")).to_have_count(0)
