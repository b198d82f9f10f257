"""What people do with the page, as the tests say it."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

PATIENCE = 120.0


def say_name(page: Page, name: str) -> None:
    """Answers the question who one is, if it is asked."""
    field = page.get_by_label("Your name").last
    field.fill(name)


def new_table(page: Page, name: str, quick: str, players: int, bot: str | None = None) -> None:
    """Opens a table from the lobby; `bot` is who sits in the other seats, where the usual one would think too long."""
    page.goto("/")
    page.get_by_role("button", name=quick).first.click()
    page.get_by_label("Players", exact=True).select_option(str(players))
    for seat in range(2, players + 1) if bot else ():
        page.get_by_label(f"Bot in seat {seat}").select_option(bot)
    say_name(page, name)
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url(re.compile(r"/t/\w+"))


def bar(page: Page) -> Locator:
    """The question, while it is this person's to answer."""
    return page.locator("section.bar.yours")


def is_over(page: Page) -> bool:
    return page.get_by_role("region", name="Result").is_visible()


def play_one(page: Page, turn: int = 0) -> bool:
    """Answers what is asked with clicks, if it is; whether a click was made."""
    if is_over(page) or not bar(page).is_visible():
        return False
    ways = (
        ".stepper .go:enabled",
        ".picked .single:enabled",
        ".line + .singles > .single:enabled",
    )
    try:
        for way in ways:
            found = bar(page).locator(way)
            if count := found.count():
                found.nth(turn % count).click(timeout=1500)
                return True
        glowing = page.locator("[data-place^=market] .glows, button.card.glows")
        if bar(page).locator(".hint").count() > 0 and (count := glowing.count()):
            glowing.nth(turn % count).click(timeout=1500)
            return True
        actions = bar(page).locator(".action.can[aria-disabled=false]")
        if count := actions.count():
            actions.nth(turn % count).click(timeout=1500)
            return True
    except PlaywrightTimeout:
        pass  # what was asked has changed meanwhile
    return False


def play_to_the_end(*pages: Page, stop: int | None = None) -> int:
    """Clicks moves on whatever page asks until the game is over, or so many are made; how many were."""
    made, until = 0, time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if all(is_over(page) for page in pages) or (stop is not None and made >= stop):
            return made
        moved = False
        for page in pages:
            curtain = page.get_by_role("button", name=re.compile("^I am "))
            if curtain.is_visible():
                curtain.click()
            if play_one(page, made):
                made += 1
                moved = True
        if not moved:
            pages[0].wait_for_timeout(40)
    raise AssertionError(f"the game is not over after {made} moves")


KEYS = {"Complete": "c", "Snipe": "s", "Invest": "i", "Activate": "a", "Harvest": "h", "Pass": "p"}


def press_one(page: Page, turn: int) -> bool:
    """Answers what is asked with keys alone; whether one was pressed."""
    if is_over(page) or not bar(page).is_visible() or bar(page).get_attribute("aria-busy") == "true":
        return False
    if bar(page).locator(".stepper, .picked").count():
        page.keyboard.press("Enter")
    elif bar(page).locator(".hint, .line + .singles").count():
        page.keyboard.press("1")
    else:
        able = bar(page).locator(".action.can[aria-disabled=false]").all_inner_texts()
        keys = [key for name, key in KEYS.items() if any(text.startswith(name) for text in able)]
        if not keys:
            return False
        page.keyboard.press(keys[turn % len(keys)])
    page.wait_for_timeout(60)
    return True


def shown_scores(page: Page) -> list[str]:
    """Who stands in the result, in order."""
    rows = page.get_by_role("region", name="Result").locator("tbody tr")
    expect(rows.first).to_be_visible()
    return rows.all_inner_texts()
