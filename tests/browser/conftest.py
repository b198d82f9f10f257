"""What the browser's tests share: Debian's Chromium, a real server, and people who each have a browser of their own."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from server import services

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
MISSING = "Chromium is not installed; Debian has it in the package chromium (apt-get install chromium)."
PAGE = Path(__file__).parents[2] / "src" / "riverrun" / "server" / "page" / "index.html"


def chromium() -> str:
    """Where the browser is; without one the tests are skipped, and fail in CI."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING, pytrace=False)
        pytest.skip(MISSING)
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser."""
    assert PAGE.is_file(), "The page is not built; run `make page`."
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[services.Server]:
    """A server; `server.kill()` and `server.start()` in the middle are part of the game."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    options = ["--pause", "0"]
    with services.serving(database, None, tmp_path / "data", options=options) as running:
        yield running
        print(running.tail())


@pytest.fixture
def someone(browser: Browser, server: services.Server) -> Iterator[Callable[..., Page]]:
    """`someone()`: a page of a person who was never here; what the page complains about fails the test."""
    with contextlib.ExitStack() as stack:
        complaints: list[str] = []

        def arrive(**settings: Any) -> Page:
            context: BrowserContext = browser.new_context(base_url=server.url, **settings)
            stack.callback(context.close)
            page = context.new_page()
            page.set_default_timeout(20_000)
            page.on("pageerror", lambda trouble: complaints.append(str(trouble)))
            page.on("console", lambda said: complaints.append(said.text) if is_complaint(said) else None)
            return page

        yield arrive
    assert complaints == []


def is_complaint(said: Any) -> bool:
    """Whether the console says that something is wrong with the page; a server that is away is not."""
    gone = ("ERR_CONNECTION", "WebSocket connection", "Failed to load resource")
    return said.type == "error" and not any(words in said.text for words in gone)
