"""What the browser's tests share: Debian's Chromium, a real server, and people who each have a browser of their own."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from server.helpers import services

from .stored_tables import cookie

UNUSED = ["AimEnabled", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay", "MediaRouter"]
UNUSED += ["OptimizationHints", "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning"]
"""What Playwright turns off as well: of two lists of a browser's features, the last one counts."""
ADDRESS_BAR = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"]
"""Two pages behind the address bar of every window, which cost more than the window itself and are never seen."""
FLAGS = [
    f"--disable-features={','.join(UNUSED + ADDRESS_BAR)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WHOLE = ("chromium", "chromium-browser", "google-chrome")
LIGHT = ("chromium-headless-shell", *WHOLE)
"""Browsers by name, the wanted ones first: a window that nobody sees costs a quarter of a test's time, and only
notifications need it."""
MISSING = "Chromium is not installed; Debian has it in the package chromium (apt-get install chromium)."
NO_GUIDE = """localStorage.getItem('riverrun:guide') ??
    localStorage.setItem('riverrun:guide', '{"wanted": false, "seen": []}')"""
LATE = float(os.environ.get("RIVERRUN_LATE", "0"))
"""By how many seconds, at most, the page gets each answer of the server later than it came: what a test must not depend
on, and what people on slow connections see."""
ANSWERS_LATE = """{
    const { fetch } = window
    const late = () => new Promise((done) => setTimeout(done, Math.random() * %d))
    window.fetch = (...asked) => late().then(() => fetch(...asked)).then((answer) => late().then(() => answer))
}"""
PAGE = Path(__file__).parents[2] / "src" / "riverrun" / "server" / "page" / "index.html"


def chromium(names: tuple[str, ...] = WHOLE) -> str:
    """Where the browser is; without one the tests are skipped, and fail in CI."""
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING, pytrace=False)
        pytest.skip(MISSING)
    return found


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives the browsers."""
    assert PAGE.is_file(), "The page is not built; run `make page`."
    expect.set_options(timeout=20_000)  # a machine may be busy
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser without a window, where there is one."""
    running = playwright.chromium.launch(executable_path=chromium(LIGHT), args=FLAGS)
    yield running
    running.close()


@pytest.fixture
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser that shows notifications too."""
    running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
    yield running
    running.close()


@contextlib.contextmanager
def serving(folder: Path, *options: str, compiled: bool = False) -> Iterator[services.ServerProcess]:
    """A server whose bots move at once; `options` are more words of its command."""
    database = f"sqlite:///{folder / 'tables.sqlite3'}"
    named = {"options": ["--pause", "0", *options], "env": {"RIVERRUN_JIT": "" if compiled else "0"}}
    with services.serving(database, None, folder / "data", **named) as running:
        yield running
        print(running.tail())


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[services.ServerProcess]:
    """A server for all tests of a worker: tables do not know of each other."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def falling_server(tmp_path: Path) -> Iterator[services.ServerProcess]:
    """A server for one test alone: `kill()` and `start()` in the middle are part of the game."""
    with serving(tmp_path) as running:
        yield running


@pytest.fixture
def compiled_server(tmp_path: Path) -> Iterator[services.ServerProcess]:
    """A server as people run it, which goes over to the compiled rules when it has them."""
    with serving(tmp_path, compiled=True) as running:
        yield running


@pytest.fixture
def someone(browser: Browser, server: services.ServerProcess) -> Iterator[Callable[..., Page]]:
    """`someone()`: a page of a person who was never here, `someone("Ada")` of a known one; nothing moves on it and no
    service worker fetches all files, unless told otherwise, and it is inside the browser that most tests share; what
    the page complains about fails the test."""
    with contextlib.ExitStack() as stack:
        complaints: list[str] = []

        def arrive(
            name: str | None = None, *, guided: bool = False, inside: Browser = browser, **settings: Any
        ) -> Page:
            settings = {"base_url": server.url, "reduced_motion": "reduce", "service_workers": "block", **settings}
            context: BrowserContext = inside.new_context(**settings)
            stack.callback(context.close)
            if name is not None:
                context.add_cookies([{**cookie(name), "url": settings["base_url"]}])
            if not guided:
                context.add_init_script(NO_GUIDE)
            if LATE:
                context.add_init_script(ANSWERS_LATE % (LATE * 500))
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
