"""What people do with the page, as the tests say it."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

PATIENCE = 300.0


def say_name(page: Page, name: str) -> None:
    """Answers the question who one is, if it is asked."""
    field = page.get_by_label("Your name").last
    field.fill(name)


def tile(page: Page, title: str) -> Locator:
    """A game in the lobby."""
    return page.get_by_role("article", name=title, exact=True)


def open_form(page: Page, quick: str = "Play against bots") -> None:
    """Opens the form for a new table from the lobby, with one of its quick choices."""
    page.get_by_role("button", name="Choose seats and options").click()
    page.get_by_role("button", name=quick).click()


def new_table(
    page: Page, name: str, quick: str, players: int, bot: str | None = None, *, watchers: bool = False
) -> None:
    """Opens a table from the lobby; `bot` is who sits in the other seats, where the usual one would think too long."""
    page.goto("/")
    open_form(page, quick)
    page.get_by_label("Players", exact=True).select_option(str(players))
    for seat in range(2, players + 1) if bot else ():
        page.get_by_label(f"Bot in seat {seat}").select_option(bot)
    if page.get_by_label("Your name").count():
        say_name(page, name)
    if watchers:
        page.get_by_label("Watchers may write in the chat").check()
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url(re.compile(r"/t/\w+"))


def bar(page: Page) -> Locator:
    """The question, while it is this person's to answer."""
    return page.locator("section.bar.yours")


def action(page: Page, name: str) -> Locator:
    """An action of the question by its name alone: what stands below it may name another one."""
    named = page.get_by_role("button", name=re.compile(rf"^{name}\b"))
    return page.locator("section.bar .action").and_(named)


def curtain(page: Page) -> Locator:
    """The button by which somebody takes a device that is passed on."""
    return page.locator("section[aria-labelledby=curtain]").get_by_role("button")


def is_over(page: Page) -> bool:
    """Whether the result is there; asked again and again, so not by its role, for which all of a page is read."""
    return page.locator("section.ending").is_visible()


YOURS = "section.bar.yours[aria-busy=false]"
WAYS = (
    f"{YOURS} .stepper .go:enabled",
    f"{YOURS} .picked .single:enabled",
    f"{YOURS} .line + .singles > .single:enabled",
    f"main:has({YOURS} .hint) :is([data-place^=market] .glows, button.card.glows)",
    f"{YOURS} .action.can:is([aria-keyshortcuts=C], [aria-keyshortcuts=S])[aria-disabled=false]",
    f"{YOURS} .action.can[aria-disabled=false]",
)
"""What can be pressed to answer, the nearest to a move first: who can complete or snipe does."""
COUNTS = "ways => ways.map((way) => document.querySelectorAll(way).length)"


def play_one(page: Page, turn: int = 0) -> bool:
    """Answers what is asked with clicks, if it is; whether a click was made."""
    for way, count in zip(WAYS, page.evaluate(COUNTS, WAYS), strict=True):
        if count:
            try:
                page.locator(way).nth(turn % count).click(timeout=1500)
            except PlaywrightTimeout:
                return False  # what was asked has changed meanwhile
            return True
    return False


def play_to_the_end(*pages: Page, stop: int | None = None) -> int:
    """Clicks moves on whatever page asks until the game is over, or so many are made; how many were."""
    made, until = 0, time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if stop is not None and made >= stop:
            return made
        moved = False
        for page in pages:
            if play_one(page, made):
                made += 1
                moved = True
            elif curtain(page).is_visible():
                curtain(page).click()
        if not moved:
            if all(is_over(page) for page in pages):
                return made
            pages[0].wait_for_timeout(20)
    raise AssertionError(f"the game is not over after {made} moves")


KEYS = """() => {
    const bar = document.querySelector('section.bar.yours[aria-busy=false]')
    if (!bar) return []
    if (bar.querySelector('.stepper, .picked')) return ['Enter']
    if (bar.querySelector('.hint, .line + .singles')) return ['1']
    const actions = [...bar.querySelectorAll('.action.can[aria-disabled=false]')]
    const able = actions.map((one) => one.getAttribute('aria-keyshortcuts'))
    const soon = able.filter((key) => 'CS'.includes(key))
    return soon.length ? soon : able
}"""
"""The keys that answer what is asked; who can complete or snipe does."""


def press_one(page: Page, turn: int) -> bool:
    """Answers what is asked with keys alone; whether one was pressed."""
    keys = page.evaluate(KEYS)
    if keys:
        page.keyboard.press(keys[turn % len(keys)].lower() if len(keys[0]) == 1 else keys[0])
    return bool(keys)


def shown_scores(page: Page) -> list[str]:
    """Who stands in the result, in order."""
    rows = page.get_by_role("region", name="Result").locator("ol.scores > li")
    expect(rows.first).to_be_visible()
    return rows.all_inner_texts()
