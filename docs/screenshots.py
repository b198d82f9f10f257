"""Takes the pictures of the page: a real server, a real browser, a real game.

python docs/screenshots.py [GAME ...]

Without a game all pictures are taken, else those of the games that are named.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

IMAGES = Path(__file__).parent / "images"
DESKTOP = {"width": 1440, "height": 1000}
PHONE = {"width": 390, "height": 844}
PHONE_SETTINGS = {"device_scale_factor": 2, "color_scheme": "dark", "has_touch": True, "is_mobile": True}
CLICKS = 24
EPOCHS_CLICKS = 600
FLOW_TURNS = 6
AGE_CLICKS = 400
AGE_CARDS = 4


@contextmanager
def served() -> Iterator[str]:
    """A server's address."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "riverrun", "serve", "--port", str(port), "--data", folder, "--pause", "0"]
        plain = {**os.environ, "RIVERRUN_JIT": "0"}  # nothing compiles, and no picture says so
        server = subprocess.Popen(words, stdout=subprocess.DEVNULL, env=plain)
        try:
            for _ in range(300):
                try:
                    urllib.request.urlopen(f"{url}/health")
                    break
                except OSError:
                    time.sleep(0.1)
            yield url
        finally:
            server.terminate()
            server.wait()


WAYS = (
    "section.bar.yours .stepper .go:enabled",
    "section.bar.yours .picked .single:enabled",
    "section.bar.yours .line + .singles > .single:enabled",
)


def answer(page: Page, number: int) -> None:
    """Clicks whatever is asked; what has gone by the time it is clicked is asked no more."""
    for way in WAYS:
        found = page.locator(way)
        if count := found.count():
            with suppress(PlaywrightTimeout):
                found.nth(number % count).click(timeout=3000)
            return
    if page.locator("section.bar.yours .hint").count():
        with suppress(PlaywrightTimeout):
            page.locator("button.glows").first.click(timeout=3000)
        return
    actions = page.locator("section.bar.yours .action.can[aria-disabled=false]")
    if count := actions.count():
        actions.nth(number % count).click()


def table_against_bots(browser: Browser, url: str) -> Page:
    """A page in the middle of a game, with a card in hand."""
    page = browser.new_context(base_url=url, viewport=DESKTOP).new_page()
    page.goto("/")
    page.get_by_role("button", name="Choose seats and options").click()
    page.get_by_label("Your name").last.fill("Ada")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url(re.compile("/t/"))
    page.get_by_role("button", name=re.compile("^No")).first.click()
    for number in range(CLICKS):
        page.locator("section.bar.yours").wait_for()
        answer(page, number)
        page.wait_for_timeout(400)
    return page


def invest(page: Page) -> None:
    """Holds a card, so that the picture shows what an amount would mean."""
    page.locator("section.bar.yours").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("i")
    page.locator("button.card.glows").first.click()
    page.wait_for_timeout(900)


def three_at_a_table(browser: Browser, url: str, game: str) -> Page:
    """Ada and two bots begin a game, without the guide."""
    page = browser.new_context(base_url=url, viewport=DESKTOP).new_page()
    page.goto("/")
    page.get_by_role("button", name="Choose seats and options").click()
    page.get_by_label("Game", exact=True).select_option(game)
    page.get_by_label("Players", exact=True).select_option("3")
    page.get_by_label("Your name").last.fill("Ada")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url(re.compile("/t/"))
    page.get_by_role("button", name=re.compile("^No")).first.click()
    return page


def flow(browser: Browser, url: str) -> None:
    """A game of Flow with a tile in hand, on a desk and on a phone."""
    page = three_at_a_table(browser, url, "flow")
    spaces = page.locator("[data-may=now], [data-may=turned]")
    for turn in range(FLOW_TURNS):
        page.locator("section.bar.yours .draw").click()
        page.locator("button.hand").wait_for()
        if turn == FLOW_TURNS - 1:
            break
        if spaces.count():
            spaces.nth(turn % spaces.count()).click()
        else:
            page.keyboard.press("d")
        page.wait_for_timeout(400)
    if spaces.count():
        spaces.last.hover()
    page.wait_for_timeout(900)
    page.screenshot(path=IMAGES / "flow.png")
    state = page.context.storage_state()
    phone = browser.new_context(base_url=url, viewport=PHONE, storage_state=state, **PHONE_SETTINGS).new_page()
    phone.goto(page.url)
    phone.locator("section.bar").wait_for()
    phone.wait_for_timeout(1500)
    phone.screenshot(path=IMAGES / "flow-phone.png")


YOURS = ".askbox.yours section.bar[aria-busy=false]"
AGE_WAYS = (
    "dialog.war[open] .go:enabled",
    f"{YOURS} .go:enabled",
    f"{YOURS} .single:enabled",
    f"main:has({YOURS}) .event.glows:not(.chosen)",
    f"main:has({YOURS} .plan) .mine .card.glows:not(.chosen)",
    f"{YOURS} .option:not(.plain):has(.counter):enabled",
    f"{YOURS} .option.plain[aria-keyshortcuts=E]",
    f"{YOURS} .foot .back:enabled",
)
"""What is pressed at a table of Along History, what is laid out first: who can acquire does."""


def along_history(browser: Browser, url: str) -> None:
    """A game of Along History with a purchase laid out, on a desk and on a phone, and a war."""
    page = three_at_a_table(browser, url, "along-history")
    wanted = {"along-history", "along-history-war"}
    for _ in range(AGE_CLICKS):
        page.wait_for_timeout(150)
        if not wanted or page.get_by_role("region", name="Result").is_visible():
            break
        if "along-history-war" in wanted and page.locator("dialog.war[open] .tilt").count():
            wanted.remove("along-history-war")
            page.wait_for_timeout(900)
            page.screenshot(path=IMAGES / "along-history-war.png")
        active = page.locator(".askbox.yours").count() and page.locator(".mine .pill.on", has_text="Active").count()
        cards = page.locator(".mine .stack").count()
        if "along-history" in wanted and active and cards >= AGE_CARDS and page.locator(".event.glows").count():
            wanted.remove("along-history")
            purchase(browser, page)
        press_first(page, AGE_WAYS)


def purchase(browser: Browser, page: Page) -> None:
    """A card is about to be acquired: on the page as it is, and on a phone."""
    page.locator(".event.glows").first.click()
    page.wait_for_timeout(900)
    page.screenshot(path=IMAGES / "along-history.png")
    state, (url, _) = page.context.storage_state(), page.url.split("/t/")
    phone = browser.new_context(base_url=url, viewport=PHONE, storage_state=state, **PHONE_SETTINGS).new_page()
    phone.goto(page.url)
    phone.locator(".event.glows").first.tap()
    phone.wait_for_timeout(1500)
    phone.screenshot(path=IMAGES / "along-history-phone.png")
    phone.close()


def press_first(page: Page, ways: tuple[str, ...]) -> None:
    """Presses the first thing that is there; what has gone by then is asked no more."""
    for way in ways:
        if page.locator(way).count():
            with suppress(PlaywrightTimeout):
                page.locator(way).first.click(timeout=1500)
            return


EPOCHS_WAYS = (
    ".civ",
    f"{YOURS} .go:enabled:not([aria-disabled=true])",
    f"{YOURS}.ask-plan .option",
    f"main:has({YOURS}.ask-plan) .hand .invention.may:not(.chosen)",
    f"main:has({YOURS}.ask-give) .hand .invention.may",
    f"main:has({YOURS}) .effect.may",
    f"main:has({YOURS}) .spot.may",
    f"{YOURS} .foot .back",
    f"{YOURS} .single",
)
"""What is pressed at a table of Epochs, what is laid out first: who can expand or build does."""


def epochs(browser: Browser, url: str) -> None:
    """A game of Epochs in its fourth turn, on a desk and on a phone."""
    page = three_at_a_table(browser, url, "epochs")
    for _ in range(EPOCHS_CLICKS):
        page.wait_for_timeout(150)
        if page.locator(".clock .epoch.now i.past").count() >= 3 and page.locator(f"{YOURS}.ask-plan").count():
            break
        press_first(page, (".moment .go", "dialog[open] button", *EPOCHS_WAYS))
    page.wait_for_timeout(1500)
    page.screenshot(path=IMAGES / "epochs.png")
    state = page.context.storage_state()
    phone = browser.new_context(base_url=url, viewport=PHONE, storage_state=state, **PHONE_SETTINGS).new_page()
    phone.goto(page.url)
    phone.locator(".askbox").wait_for()
    phone.wait_for_timeout(1500)
    phone.screenshot(path=IMAGES / "epochs-phone.png")


def to_the_end(page: Page) -> None:
    """Clicks until the result is there."""
    result = page.get_by_role("region", name="Result")
    for number in range(400):
        if result.is_visible():
            break
        if page.locator("section.bar.yours").is_visible():
            answer(page, number)
        page.wait_for_timeout(120)
    page.wait_for_timeout(1500)


def flow_of_history(browser: Browser, url: str) -> None:
    """A game of The Flow of History on a desk and on a phone, its end, its replay, and the lobby with it."""
    page = table_against_bots(browser, url)
    with suppress(PlaywrightTimeout):  # nothing can be invested in just now: the table as it is will do
        invest(page)
    page.screenshot(path=IMAGES / "table.png")
    state = page.context.storage_state()
    phone = browser.new_context(
        base_url=url, viewport=PHONE, device_scale_factor=2, color_scheme="dark", storage_state=state
    ).new_page()
    phone.goto(page.url)
    phone.locator("section.bar").wait_for()
    phone.wait_for_timeout(1500)
    phone.screenshot(path=IMAGES / "phone.png")
    page.keyboard.press("Escape")
    to_the_end(page)
    page.screenshot(path=IMAGES / "end.png")
    page.goto(f"{page.url}/replay#30")
    page.wait_for_timeout(2500)
    page.screenshot(path=IMAGES / "replay.png")
    page.goto("/")
    page.wait_for_timeout(1000)
    page.screenshot(path=IMAGES / "lobby.png")


GAMES = {"flow": flow, "along-history": along_history, "epochs": epochs, "flow-of-history": flow_of_history}


def main() -> None:
    """Takes every picture, or those of the games that are named."""
    with served() as url, sync_playwright() as playwright:
        flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=flags)
        for name in sys.argv[1:] or GAMES:
            GAMES[name](browser, url)
        browser.close()


if __name__ == "__main__":
    main()
