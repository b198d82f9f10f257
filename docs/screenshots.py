"""Takes the pictures of the page: a real server, a real browser, tables laid in the middle of real games.

python docs/screenshots.py [PICTURE ...]

Without a name all pictures are taken, else those whose names begin so. Nobody plays here by clicks: a table is laid
where it is worth a picture, so that nothing waits for a move that never comes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from awkward_tables import TABLES, Awkward, along, asked, epochs, flow, history, paid
from picture_sheet import opened, settle, visit
from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import riverrun as rr
from browser.stored_tables import finished, lay

IMAGES = Path(__file__).parent / "images"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")


def later(state: rr.State) -> bool:
    """An action in the second epoch of a realm that has grown."""
    return asked("action")(state) and state.view(0).epoch == 2 and len(state.view(0).realms[0].inventions) >= 4


def grown(state: rr.State) -> bool:
    """An action in the middle of The Flow of History."""
    return asked("action")(state) and state.view(0).age >= 3 and state.view(0).nations[0].cards >= 5


PICTURES = {
    "table": Awkward("flow-of-history", history(3, grown), press=TABLES["history-amount"].press),
    "flow": Awkward("flow", flow(3, 4, 30)),
    "along-history": Awkward("along-history", along(3, paid), press=(".event.glows",)),
    "epochs": Awkward("epochs", epochs(3, later)),
}
"""What is photographed on a desk by day and, as `-phone`, on a phone by night."""
PHONE_NAMES = {"table": "phone"}


def table(browser: Browser, server: Any, name: str, scene: Awkward) -> None:
    """A table on a desk and on a phone."""
    state = scene.find()
    path = lay(server, state, NAMES[: state.game.players]).path
    for touch, size, scheme in ((False, DESKTOP, "light"), (True, PHONE, "dark")):
        page = visit(browser, server, scene, path, touch=touch, size=size, scale=2 if touch else 1)
        page.emulate_media(color_scheme=scheme)
        settle(page)
        shown = PHONE_NAMES.get(name, f"{name}-phone") if touch else name
        page.screenshot(path=IMAGES / f"{shown}.png")
        page.context.close()


def end(page: Page, path: str) -> None:
    page.goto(path)
    page.get_by_role("region", name="Result").wait_for()


def replay(page: Page, path: str) -> None:
    page.goto(f"{path}/replay#30")
    page.get_by_role("slider").first.wait_for()
    with suppress(PlaywrightTimeout):  # the analysis is worth a wait
        page.locator(".graph path").first.wait_for(timeout=30_000)


def lobby(page: Page, path: str) -> None:
    page.goto("/")
    page.get_by_role("article").first.wait_for()


PAGES: dict[str, Callable[[Page, str], None]] = {"end": end, "replay": replay, "lobby": lobby}
"""Pages around a game that is over."""


def main() -> None:
    """Takes every picture, or those that are named."""
    wanted = sys.argv[1:]

    def is_wanted(name: str) -> bool:
        return not wanted or any(name.startswith(one) for one in wanted)

    with opened() as (browser, server):
        for name, scene in PICTURES.items():
            if is_wanted(name):
                table(browser, server, name, scene)
        over = lay(server, finished(3), NAMES[:3]).path
        for name, show in PAGES.items():
            if is_wanted(name):
                page = visit(browser, server, PICTURES["table"], "/", touch=False, size=DESKTOP)
                show(page, over)
                settle(page)
                page.screenshot(path=IMAGES / f"{name}.png")
                page.context.close()


if __name__ == "__main__":
    main()
