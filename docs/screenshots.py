"""Takes the pictures of the page: a real server, a real browser, a real game.

python docs/screenshots.py
"""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

IMAGES = Path(__file__).parent / "images"
DESKTOP = {"width": 1280, "height": 900}
MOVES = 12
CHOICES = 4


@contextmanager
def served() -> Iterator[str]:
    """A server's address."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "riverrun", "serve", "--port", str(port), "--data", folder, "--pause", "0"]
        server = subprocess.Popen(words, stdout=subprocess.DEVNULL)
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


def table_against_bots(browser: Browser, url: str) -> Page:
    """A page in the middle of a game, with a choice to be made."""
    page = browser.new_context(base_url=url, viewport=DESKTOP).new_page()
    page.goto("/")
    page.get_by_role("button", name="Play against bots").first.click()
    page.get_by_label("Your name").last.fill("Ada")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url(re.compile("/t/"))
    moves = page.locator("button.move:enabled")
    for made in range(60):
        moves.first.wait_for()
        count = moves.count()
        if made >= MOVES and count >= CHOICES:
            break
        moves.nth(made % count).click()
        page.wait_for_timeout(300)
    page.wait_for_timeout(500)
    return page


def main() -> None:
    """Takes every picture."""
    with served() as url, sync_playwright() as playwright:
        flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=flags)
        page = table_against_bots(browser, url)
        page.screenshot(path=IMAGES / "table.png")
        browser.close()


if __name__ == "__main__":
    main()
