"""A report as one page: every plot with its numbers beneath, in one file that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import Any

from riverrun.lab.report.plots import plot_of, svg
from riverrun.lab.report.tables import Column, Table

STYLE = """
:root { color-scheme: light dark; --paper: #fff; --text: #1c1c1c; --quiet: #595959; --line: #d0d0d0; --water: #1f5f8b; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14181b; --text: #ececec; --quiet: #b0b0b0; --line: #434a50; --water: #8cc4ea; }
}
body { background: var(--paper); color: var(--text); font: 16px/1.5 system-ui, sans-serif; max-width: 60rem;
  margin: 0 auto; padding: 1rem; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
a { color: var(--water); } .quiet { color: var(--quiet); } figure { margin: 1rem 0; overflow-x: auto; }
.wide { overflow-x: auto; } svg { max-width: none; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.9rem; }
th, td { padding: 0.2rem 0.6rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { vertical-align: bottom; white-space: normal; } .text { text-align: left; } tbody td.text { white-space: normal; }
:focus-visible { outline: 2px solid var(--water); outline-offset: 2px; }
summary { cursor: pointer; padding: 0.5rem 0; }
@media print { details > * { display: block; } }
"""
OPEN_ROWS = 24
"""A longer table is folded up."""


def page(
    title: str, about: list[tuple[str, str]], tables: list[Table], even: float | None, language: str = "en"
) -> str:
    """The whole page; `even` is a fair share of wins, if there is one."""
    facts = "".join(
        f"<tr><th scope='row' class='text'>{escape(name)}</th><td class='text'>{escape(told)}</td></tr>"
        for name, told in about
    )
    links = " · ".join(f"<a href='#{table.name}'>{escape(table.title)}</a>" for table in tables)
    parts = "".join(section(table, even) for table in tables)
    return (
        f"<!doctype html>\n<html lang='{language}'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width, initial-scale=1'>"
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>"
        f"<h1>{escape(title)}</h1><div class='wide' tabindex='0' role='region' aria-label='What was played'>"
        f"<table><tbody>{facts}</tbody></table></div>"
        f"<nav aria-label='Sections'><p>{links}</p></nav>{parts}</main></body></html>\n"
    )


def section(table: Table, even: float | None) -> str:
    """A table with its plot."""
    spec = plot_of(table, even)
    figure = ""
    if spec is not None:
        drawn = svg(spec).replace("<svg ", "<svg aria-hidden='true' ", 1)
        figure = f"<figure tabindex='0' role='region' aria-label='Plot: {escape(table.title)}'>{drawn}</figure>"
    return (
        f"<section><h2 id='{table.name}'>{escape(table.title)}</h2><p class='quiet'>{escape(table.note)}</p>"
        f"{figure}{numbers(table)}</section>"
    )


def numbers(table: Table) -> str:
    """The table itself; a long one is folded up."""
    if not table.rows:
        return "<p>Nothing.</p>"
    heads = "".join(f"<th scope='col'{text(table, column)}>{escape(column.heading)}</th>" for column in table.columns)
    rows = "".join(
        "<tr>"
        + "".join(f"<td{text(table, one)}>{shown(one, row.get(one.key))}</td>" for one in table.columns)
        + "</tr>"
        for row in table.rows
    )
    whole = (
        f"<div class='wide' tabindex='0' role='region' aria-label='Numbers: {escape(table.title)}'>"
        f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
    )
    if len(table.rows) <= OPEN_ROWS:
        return whole
    return f"<details><summary>{len(table.rows)} rows of numbers</summary>{whole}</details>"


def text(table: Table, column: Column) -> str:
    """Words stand left, numbers right."""
    words = any(isinstance(row.get(column.key), str) for row in table.rows)
    return " class='text'" if words else ""


def shown(column: Column, value: Any) -> str:
    """A number as people read it, with its unit."""
    if value is None:
        return "–"
    if isinstance(value, str):
        return escape(value)
    if column.unit == "%":
        return f"{100 * value:.1f} %"
    if isinstance(value, int):
        return f"{value:,}"
    return f"{value:.2g}" if 0 < abs(value) < 0.01 else f"{value:,.2f}"
