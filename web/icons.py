"""Draws the PNG icons in public/ from public/icon.svg, with Chromium: `.venv/bin/python web/icons.py`."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent / "public"
WATER = "#0e6f8f"  # the icon's ground; phones cut a maskable icon as they like, so it fills the square
ICONS = [("icon-192.png", 192, 1.0), ("icon-512.png", 512, 1.0), ("icon-maskable-512.png", 512, 0.78)]


def draw() -> None:
    """One page per icon, as large as the icon; a maskable one keeps its drawing within the safe middle."""
    svg = (PUBLIC / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, size, share in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = WATER if share < 1 else "transparent"
            page.set_content(
                f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{ground}}}"
                f"svg{{width:{share:%};height:{share:%}}}</style>{svg}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    draw()
