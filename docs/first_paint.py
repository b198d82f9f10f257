"""Measures the largest contentful paint of the lobby and of a table of each game, from a cold cache.

python docs/first_paint.py [--times N] [--beside CHECKOUT] [VIEW ...]

It prints medians: the milliseconds until that paint, the milliseconds that the page's main thread computed until then
(which depends less on what else a machine does), how many files came before it, their kilobytes, and what was painted.
With --beside the page of another checkout, which has to be built, is visited in turn with this one, a pair each time.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from awkward_tables import TABLES
from picture_sheet import NAMES
from playwright.sync_api import Browser, sync_playwright

from browser.conftest import FLAGS, NO_GUIDE, chromium
from browser.stored_tables import cookie, lay
from server.helpers import services

HERE = Path(__file__).parents[1]
SHOWN = ("lobby", "history-first", "flow-first", "along-first", "epochs-plan")
TRACED = ["devtools.timeline", "loading", "toplevel"]
PAINT = """() => new Promise((done) => {
    new PerformanceObserver((list) => {
        const paint = list.getEntries().at(-1)
        const before = performance.getEntriesByType('resource').filter((one) => one.responseEnd <= paint.startTime)
        const kilobytes = before.reduce((sum, one) => sum + one.transferSize, 0) / 1000
        done([paint.startTime, before.length, kilobytes, paint.element?.className ?? ''])
    }).observe({type: 'largest-contentful-paint', buffered: true})
})"""


@dataclass(frozen=True)
class Visit:
    """What one visit showed."""

    paint: float
    computed: float
    files: int
    kilobytes: float
    what: str


@contextmanager
def serving(checkout: Path) -> Iterator[Any]:
    """The server of a checkout, with tables of its own."""
    with tempfile.TemporaryDirectory() as folder:
        env = {"RIVERRUN_JIT": "0", "PYTHONPATH": str(checkout / "src")}
        database = f"sqlite:///{folder}/tables.sqlite3"
        with services.serving(database, None, Path(folder, "data"), options=["--pause", "0"], env=env) as server:
            yield server


def computed(trace: list[dict[str, Any]], paint: float) -> float:
    """The milliseconds for which the page's main thread ran before its largest paint."""
    began = next(one["ts"] for one in trace if one["name"] == "PageLoadMetrics.NavigationToLargestContentfulPaint")
    page = next(one["pid"] for one in trace if one["name"] == "largestContentfulPaint::Candidate")
    own = [one for one in trace if one["pid"] == page]
    named = [one for one in own if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"]
    tasks = [one for one in own if one["name"] == "ThreadControllerImpl::RunTask" and one["tid"] == named[0]["tid"]]
    until = began + paint * 1000
    return float(sum(one.get("tdur", 0) for one in tasks if began <= one["ts"] < until) / 1000)


def visit(browser: Browser, server: Any, path: str) -> Visit:
    """Comes to a page as somebody whose browser was never here."""
    context = browser.new_context(
        base_url=server.url,
        reduced_motion="reduce",
        service_workers="block",
        locale="en-GB",
        viewport={"width": 1440, "height": 900},
    )
    context.add_cookies([{**cookie(NAMES[0]), "url": server.url}])
    context.add_init_script(NO_GUIDE)
    page = context.new_page()
    tracing = context.new_cdp_session(page)
    trace: list[dict[str, Any]] = []
    ended = False

    def end(_: object) -> None:
        nonlocal ended
        ended = True

    tracing.on("Tracing.dataCollected", lambda told: trace.extend(told["value"]))
    tracing.on("Tracing.tracingComplete", end)
    tracing.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": TRACED}})
    page.goto(path)
    page.wait_for_timeout(2500)
    paint, files, kilobytes, what = page.evaluate(PAINT)
    tracing.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    context.close()
    return Visit(paint, computed(trace, paint), files, kilobytes, what)


def told(name: str, checkout: Path, visits: list[Visit]) -> str:
    """A line of medians."""
    middle = [
        round(statistics.median(getattr(one, field) for one in visits))
        for field in ("paint", "computed", "files", "kilobytes")
    ]
    paints = sorted(round(one.paint) for one in visits)
    return "\t".join(map(str, [name, checkout.name, *middle, visits[-1].what, f"{paints[0]}-{paints[-1]}"]))


def main() -> None:
    """Visits each page as often as asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("views", nargs="*", help=f"of {', '.join(SHOWN)}; all without one")
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("--beside", type=Path)
    asked = parser.parse_args()
    checkouts = [HERE] if asked.beside is None else [asked.beside.resolve(), HERE]
    with ExitStack() as stack:
        servers = [stack.enter_context(serving(one)) for one in checkouts]
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        stack.callback(browser.close)
        for server in servers:  # which has its first files ready then, and the browser its first window
            visit(browser, server, "/")
        for name in asked.views or SHOWN:
            state = None if name == "lobby" else TABLES[name].find()
            seen: list[list[Visit]] = [[] for _ in servers]
            for _ in range(asked.times):
                for server, visits in zip(servers, seen, strict=True):
                    path = "/" if state is None else lay(server, state, NAMES[: state.game.players]).path
                    visits.append(visit(browser, server, path))
            for checkout, visits in zip(checkouts, seen, strict=True):
                print(told(name, checkout, visits), flush=True)


if __name__ == "__main__":
    main()
