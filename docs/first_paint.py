"""Measures the largest contentful paint of the lobby and of a table of each game, from a cold cache.

python docs/first_paint.py

Beside the milliseconds it prints what does not depend on how busy a machine is: how many files came before that paint,
and how many kilobytes they were.
"""

from __future__ import annotations

from awkward_tables import TABLES
from picture_sheet import NAMES, opened, visit

from browser.stored_tables import lay

SHOWN = ("history-first", "flow-first", "along-first", "epochs-plan")
PAINT = """() => new Promise((done) => {
    new PerformanceObserver((list) => {
        const paint = list.getEntries().at(-1)
        const before = performance.getEntriesByType('resource').filter((one) => one.responseEnd <= paint.startTime)
        const kilobytes = before.reduce((sum, one) => sum + one.transferSize, 0) / 1000
        done([Math.round(paint.startTime), before.length, Math.round(kilobytes), paint.element?.className ?? ''])
    }).observe({type: 'largest-contentful-paint', buffered: true})
})"""


def main() -> None:
    """Visits each page as somebody who was never here."""
    with opened() as (browser, server):
        paths = {"lobby": "/"}
        for name in SHOWN:
            state = TABLES[name].find()
            paths[name] = lay(server, state, NAMES[: state.game.players]).path
        for name, path in paths.items():
            page = visit(browser, server, TABLES["epochs-plan"], path, touch=False)
            page.wait_for_timeout(1500)
            print(name, *page.evaluate(PAINT), sep="\t", flush=True)
            page.context.close()


if __name__ == "__main__":
    main()
