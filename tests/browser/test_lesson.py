"""A lesson in the browser, by clicks: what is asked, what is not quite it, leaving and resuming, and a first game."""

from __future__ import annotations

import contextlib
import re

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from .table import action
from .test_pages import violations
from .test_reference import SIZES, fits

SNIPE, COVER = "Snipe", "Covered cards count"


def coach(page: Page):
    return page.locator("section[aria-labelledby=step-title]")


def card(page: Page, id: str) -> None:
    page.locator(f'[data-place^=market] button[data-card="{id}"], button[data-card="{id}"]').first.click()


def go_on(page: Page, done: str) -> None:
    """Reads that a step is done, and goes to the next."""
    expect(coach(page)).to_contain_text("Well done")
    expect(coach(page)).to_contain_text(done)
    button = page.get_by_role("button", name="Continue", exact=True)
    expect(button).to_be_focused()
    button.click()


def confirm(page: Page) -> None:
    """Presses what completes the choice in hand."""
    page.locator("section.bar").locator(".go:enabled, .single:enabled").first.click()


def test_a_lesson_is_walked_wholly_by_clicks(someone):
    ada = someone("Ada", viewport=SIZES["desktop"])
    ada.goto("/learn/flow-of-history")
    step = coach(ada)
    expect(step).to_contain_text("Step 1 of 8")
    assert violations(ada, "section[aria-labelledby=step-title]") == []

    action(ada, "Harvest").click()
    expect(step).to_contain_text("Not quite")
    expect(step).to_contain_text("Step 1 of 8")
    card(ada, "pyramids")
    ada.locator("section.bar .stepper").get_by_role("button", name="more", exact=False).first.click()
    confirm(ada)
    go_on(ada, "until a later turn")

    action(ada, "Complete").click()
    go_on(ada, "The card is yours")
    expect(step.get_by_role("heading", name=SNIPE)).to_be_visible()
    ada.reload()
    expect(step.get_by_role("heading", name=SNIPE)).to_be_visible()
    expect(step).to_contain_text("Step 3 of 8")

    card(ada, "temple")
    confirm(ada)
    go_on(ada, "You paid Mira 2 tokens")
    action(ada, "Harvest").click()
    go_on(ada, "you took half")
    expect(step.get_by_role("heading", name=COVER)).to_be_visible()
    action(ada, "Complete").click()
    go_on(ada, "both stripes count")
    action(ada, "Complete").click()
    confirm(ada)
    go_on(ada, "you took 2 tokens")
    step.get_by_role("button", name="Show me").click()
    expect(ada.locator(".hinted").first).to_be_visible()
    action(ada, "Activate").click()
    confirm(ada)
    expect(ada.locator("section.bar")).not_to_contain_text("Your action")
    card(ada, "pyramids")
    go_on(ada, "A Wonder without investing")
    action(ada, "Complete").click()
    go_on(ada, "this turn was the last")

    expect(ada.get_by_role("heading", name="That’s all you need.")).to_be_visible()
    assert violations(ada) == []
    ada.get_by_role("button", name="Play your first game").click()
    ada.wait_for_url(re.compile(r"/t/\w+"))
    expect(ada.locator("section.bar.yours")).to_be_visible()


def test_every_lesson_begins_on_a_phone_and_the_server_judges(someone, server):
    bob = someone(viewport=SIZES["phone"])
    for game in ("flow", "along-history", "epochs"):
        bob.goto(f"/learn/{game}")
        expect(coach(bob)).to_contain_text("Step 1 of")
        expect(coach(bob)).to_be_in_viewport()
        assert fits(bob), game
        assert violations(bob, "section[aria-labelledby=step-title]") == [], game
    bob.goto("/learn/flow")
    bob.locator("section.bar").get_by_role("button", name="Draw").first.click()
    go_on(bob, "A turn is just that")
    bob.goto("/learn/no-such-game")
    expect(bob.get_by_text("There’s no lesson for this game.")).to_be_visible()


def press_marked(page: Page) -> None:
    """Presses what "Show me" marks, step by step, until the rules say that it is done."""
    step = coach(page)
    for _ in range(12):
        done, show = step.get_by_text("Well done"), step.get_by_role("button", name="Show me")
        expect(done.or_(show).first).to_be_visible()
        with contextlib.suppress(PlaywrightTimeout):  # what was pressed may be done just now, and "Show me" gone
            if not done.is_visible() and show.get_attribute("aria-pressed", timeout=2000) == "false":
                show.click(timeout=2000)
        marked = page.locator("dialog[open] .hinted, .hinted:visible")
        expect(done.or_(marked).first).to_be_visible()
        if done.is_visible():
            return
        at = page.locator("dialog[open] .hinted") if page.locator("dialog[open]").count() else marked.first
        with contextlib.suppress(PlaywrightTimeout):  # what came of the press before may take the mark away just now
            pressed = at.evaluate_handle("(one) => one", timeout=2000)
            if at.evaluate("(one) => one instanceof SVGElement", timeout=2000):
                at.scroll_into_view_if_needed(timeout=2000)
                box = at.bounding_box(timeout=2000)
                page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            else:
                at.click(timeout=5000)
            # Something came of it: it is done, or something else is marked.
            page.wait_for_function(CHANGED, arg=pressed)


CHANGED = """(pressed) => document.querySelector('section.card.done')
    || !pressed.isConnected || !pressed.matches('.hinted') || document.querySelector('dialog[open] .hinted')
    || [...document.querySelectorAll('.hinted')].some((one) => one !== pressed)"""


@pytest.mark.parametrize(
    ("game", "size", "steps"),
    [("along-history", "phone", 7), ("flow", "phone", 9), ("epochs", "phone", 8), ("flow-of-history", "desktop", 8)],
)
def test_who_presses_what_show_me_marks_gets_to_the_end_of_a_lesson(someone, game, size, steps):
    ada = someone("Ada", viewport=SIZES[size])
    ada.goto(f"/learn/{game}")
    for number in range(1, steps + 1):
        expect(coach(ada)).to_contain_text(f"Step {number} of {steps}")
        expect(ada.locator("dialog[open]")).to_have_count(0)  # nothing lies over what is said
        expect(coach(ada)).to_be_in_viewport(ratio=0.99)
        press_marked(ada)
        ada.get_by_role("button", name="Continue", exact=True).click()
    expect(ada.get_by_role("heading", name="That’s all you need.")).to_be_visible()
