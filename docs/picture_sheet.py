"""Photographs tables at awkward moments, at seven sizes by day and by night, and lays them on one sheet each.

python docs/picture_sheet.py [--sizes 390,1440] [--light] [--keep FOLDER [--made]] [TABLE ...]

Without a table all are photographed and their sheets written to docs/images/sheet. With --keep the pictures themselves
are kept in a folder, to be looked at closely; with --made those that are there are laid on their sheets.
"""

from __future__ import annotations

import argparse
import base64
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from awkward_tables import TABLES, Awkward
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from browser.conftest import FLAGS, NO_GUIDE, chromium, serving
from browser.stored_tables import cookie, lay
from browser.test_pages import SETTLE

SHEETS = Path(__file__).parent / "images" / "sheet"
SIZES = {
    "360": (360, 740),
    "390": (390, 844),
    "768": (768, 1024),
    "1366": (1366, 650),
    "1440": (1440, 900),
    "1920": (1920, 1080),
    "2560": (2560, 1440),
}
PHONES = ("360", "390")
NAMES = ("Ada", "Bartholomäus", "Chrysanthemum", "Dorothea-Maria", "Eleutherios")
QUALITY = 34
SCALE = 0.16
"""How large a picture is on its sheet."""


@contextmanager
def opened() -> Iterator[tuple[Browser, Any]]:
    """A browser, and a server whose bots never move: everybody at these tables is a person."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser, server
        browser.close()


def visit(
    browser: Browser,
    server: Any,
    table: Awkward,
    path: str,
    *,
    touch: bool,
    size: ViewportSize | None = None,
    scale: float = 1,
) -> Page:
    """The table as the first seat sees it, nothing pressed."""
    languages = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR", "zh-Hant": "zh-TW"}
    hand: dict[str, Any] = {"has_touch": True, "is_mobile": True} if touch else {}
    context = browser.new_context(
        device_scale_factor=scale,
        base_url=server.url,
        reduced_motion="reduce",
        service_workers="block",
        locale=languages[table.language],
        **hand,
    )
    context.add_cookies([{**cookie(NAMES[0]), "url": server.url}])
    context.add_init_script(NO_GUIDE)
    page = context.new_page()
    width, height = SIZES["390" if touch else "1440"]
    page.set_viewport_size(size or {"width": width, "height": height})
    page.goto(path)
    page.locator("section.bar, .askbox, dialog[open], article, h1").first.wait_for()
    for way in table.press:
        with suppress(PlaywrightTimeout):
            page.locator(way).first.click(timeout=3000)
    page.mouse.move(1, 1)  # what lies under it would be shown large
    return page


def settle(page: Page) -> None:
    """Waits until nothing on the page moves and its fonts and pictures are there."""
    page.evaluate(SETTLE)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(150)


def photograph(
    browser: Browser, server: Any, name: str, wanted: Sequence[str], schemes: Sequence[str], to: Path
) -> None:
    """All pictures of a table, in a folder."""
    table = TABLES[name]
    state = table.find()
    laid = lay(server, state, NAMES[: state.game.players])
    for touch in (True, False):
        sizes = [size for size in wanted if (size in PHONES) == touch]
        if not sizes:
            continue
        page = visit(browser, server, table, table.at or laid.path, touch=touch)
        for size in sizes:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            for scheme in schemes:
                page.emulate_media(color_scheme=scheme)
                settle(page)
                page.screenshot(path=to / f"{name}-{size}-{scheme}.png")
        page.context.close()


def sheet_of(browser: Browser, name: str, pictures: Path, to: Path) -> None:
    """One small picture with all pictures of a table."""
    rows = []
    for scheme in ("light", "dark"):
        cells = []
        for size, (width, height) in SIZES.items():
            path = pictures / f"{name}-{size}-{scheme}.png"
            if path.exists():
                source = base64.b64encode(path.read_bytes()).decode()
                look = f"width:{width * SCALE:.0f}px;height:{height * SCALE:.0f}px"
                cells.append(f'<img style="{look}" src="data:image/png;base64,{source}">')
        rows.append(f"<div>{''.join(cells)}</div>")
    page = browser.new_page(viewport={"width": 1800, "height": 900})
    style = "body{margin:0;width:max-content;background:#777}div{display:flex;gap:6px;padding:6px;align-items:start}"
    page.set_content(f"<style>{style}</style>{''.join(rows)}")
    box = page.locator("body").bounding_box()
    assert box is not None
    clip = {"x": 0, "y": 0, "width": box["width"], "height": box["height"], "scale": 1}
    asked = {"format": "webp", "quality": QUALITY, "clip": clip, "captureBeyondViewport": True}
    answer = page.context.new_cdp_session(page).send("Page.captureScreenshot", asked)
    to.mkdir(parents=True, exist_ok=True)
    (to / f"{name}.webp").write_bytes(base64.b64decode(answer["data"]))
    page.close()


def main() -> None:
    """Takes the pictures that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="*", help="names of tables; all without one")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--light", action="store_true", help="by day only")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--made", action="store_true", help="lays kept pictures on their sheets")
    asked = parser.parse_args()
    names = [name for name in TABLES if not asked.tables or any(name.startswith(one) for one in asked.tables)]
    sizes, schemes = asked.sizes.split(","), ("light",) if asked.light else ("light", "dark")
    with opened() as (browser, server), tempfile.TemporaryDirectory() as folder:
        to = asked.keep or Path(folder)
        to.mkdir(parents=True, exist_ok=True)
        for name in names:
            if not asked.made:
                photograph(browser, server, name, sizes, schemes, to)
            if asked.keep is None or asked.made:
                sheet_of(browser, name, to, SHEETS)
            print(name, flush=True)
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
