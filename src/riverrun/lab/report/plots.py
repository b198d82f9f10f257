"""A report's plots as Vega-Lite specifications: shapes and places tell what colour tells, and intervals are drawn."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from riverrun.kernel.errors import BadOption
from riverrun.lab.report.tables import Table

INK, MARK, FAINT = "#010203", "#3d85b8", "#7f7f7f"
"""INK becomes the page's own colour of text; the others are seen on light and dark paper."""
MOST = 60
"""Of more pieces, those with the largest and the smallest worth are drawn."""
SCHEMA = "https://vega.github.io/schema/vega-lite/v5.json"


def can_draw() -> None:
    """Refuses, before anything is played, a page whose plots could not be drawn."""
    if find_spec("vl_convert") is None:
        raise BadOption('Plots need vl-convert-python: pip install "riverrun-games[lab]"')


def svg(spec: dict[str, Any]) -> str:
    """A specification drawn, in the page's own colour of text."""
    drawn: str = import_module("vl_convert").vegalite_to_svg(spec)
    return drawn.replace(INK, "currentColor")


def plot(rows: list[dict[str, Any]], layers: list[dict[str, Any]], encoding: dict[str, Any]) -> dict[str, Any]:
    """A specification in the report's style."""
    text = {"labelColor": INK, "titleColor": INK, "labelFontSize": 12, "titleFontSize": 12, "labelLimit": 260}
    return {
        "$schema": SCHEMA,
        "width": 480,
        "height": {"step": 20},
        "background": None,
        "padding": {"left": 48, "right": 24, "top": 5, "bottom": 5},
        "data": {"values": rows},
        "encoding": encoding,
        "layer": layers,
        "config": {
            "font": "sans-serif",
            "axis": {**text, "gridColor": FAINT, "gridOpacity": 0.3, "domainColor": INK, "tickColor": INK},
            "header": text,
            "view": {"stroke": None},
        },
    }


def intervals(
    table: Table,
    value: str = "share",
    low: str = "low",
    high: str = "high",
    *,
    title: str,
    share: bool = True,
    even: Any = None,
) -> dict[str, Any]:
    """A point and its interval for each row, and a dashed line where all would be even."""
    rows = [row for row in table.rows if row.get(value) is not None]
    axis: dict[str, Any] = {"title": title, **({"format": ".1%"} if share else {})}
    order = [label(row) for row in rows]
    rows = [{**row, "label": label(row)} for row in rows]
    x = {"type": "quantitative", "axis": axis, "scale": {"zero": False}}
    layers: list[dict[str, Any]] = [
        {
            "mark": {"type": "rule", "color": MARK, "strokeWidth": 2},
            "encoding": {"x": {**x, "field": low}, "x2": {"field": high}},
        },
        {
            "mark": {"type": "point", "filled": True, "size": 60, "color": MARK, "opacity": 1},
            "encoding": {"x": {**x, "field": value}},
        },
    ]
    if even is not None:
        layers.insert(
            0,
            {
                "mark": {"type": "rule", "color": INK, "strokeDash": [4, 4]},
                "encoding": {"x": {"datum": even}, "y": None},
            },
        )
    y = {"field": "label", "type": "nominal", "sort": order, "axis": {"title": None}}
    return plot(rows, layers, {"y": y})


def bars(table: Table, group: str, *, title: str) -> dict[str, Any]:
    """Shares as bars, a group under each other."""
    rows = [{**row, "label": f"{row[group]}: {row['name']}"} for row in table.rows]
    x = {"field": "share", "type": "quantitative", "axis": {"title": title, "format": ".0%"}}
    mark = {"mark": {"type": "bar", "color": MARK, "height": 12}, "encoding": {"x": x}}
    y = {"field": "label", "type": "nominal", "sort": None, "axis": {"title": None}}
    return plot(rows, [mark], {"y": y})


def label(row: dict[str, Any]) -> str:
    """What a row is called in a plot; a mark in words where colour would be missed."""
    called = f" ({row['called']})" if row.get("called") else ""
    return f"{row['name']}{called}"


def most_telling(table: Table) -> Table:
    """The pieces by their worth, at most MOST of them."""
    rows = sorted((row for row in table.rows if "worth" in row), key=lambda row: -float(row["worth"]))
    if len(rows) > MOST:
        rows = rows[: MOST // 2] + rows[-MOST // 2 :]
    return Table(table.name, table.title, table.note, table.columns, rows)


def plot_of(table: Table, even: float | None) -> dict[str, Any] | None:
    """The plot that goes with a table; None: its numbers need none. `even` is a fair share of wins, if there is one."""
    if not table.rows:
        return None
    match table.name:
        case "seats" | "starts":
            return intervals(table, title="share of wins, with 95 % intervals", even=even)
        case "sources":
            return intervals(table, "mean", title="points of a seat, mean with 95 % interval", share=False)
        case "points":
            return intervals(table, "p50", "p5", "p95", title="points: median, 5 % to 95 %", share=False)
        case "actions":
            return bars(table, "stage", title="share of the decisions of a stage")
        case "snowball":
            return intervals(table, title="share of games that the leader wins", even=even)
        case "pieces":
            telling = most_telling(table)
            if not telling.rows:
                return None
            title = "worth: points of percent of the chance to win, with 95 % intervals"
            return intervals(telling, "worth", "worth_low", "worth_high", title=title, even=0)
    return None
