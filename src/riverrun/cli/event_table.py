"""How often each kind of event happened in many games, as a table, and what never happened."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from riverrun.cli import say
from riverrun.lab.event_counts import EventCount, EventCounts

NAMED = 12
"""How many pieces are named at most where some never happened."""


def show_events(console: Console, counts: EventCounts) -> None:
    """Print the table: how often each kind happened, in which share of games, and with how many of its pieces."""
    table = Table(box=None, header_style=f"bold {say.WATER}", padding=(0, 3, 0, 0))
    for name, justify in (("event", "left"), ("times", "right"), ("of games", "right"), ("pieces", "left")):
        table.add_column(name, justify=justify)  # type: ignore[arg-type]
    for event in counts.events:
        share = f"{event.games / counts.games:.1%}"
        rows = [_pieces(event, name) for name in event.pieces] or [""]
        table.add_row(event.kind, f"{event.times:,}", share, rows[0])
        for row in rows[1:]:
            table.add_row("", "", "", row)
    console.print()
    console.print(table)
    console.print()


def _pieces(event: EventCount, name: str) -> str:
    """How many of the pieces that an argument may name were named, and the rarest and commonest of them."""
    there = event.pieces[name]
    told = f"{name}: {len(there)} of {len(there) + len(event.never[name])}"
    if len(there) < 2:
        return told
    order = sorted(there, key=lambda id: there[id].times)
    return f"{told}, {order[0]} {there[order[0]].times:,} to {order[-1]} {there[order[-1]].times:,}"


def show_never(console: Console, counts: EventCounts, *, by_event: bool = False) -> None:
    """Name the kinds that never happened and the pieces that were in no event.

    With `by_event` also the pieces with which a kind never happened, where it did with most of them.
    """
    say.paragraph(console, f"Never happened: {', '.join(counts.never)}." if counts.never else "All events happened.")
    for piece, ids in counts.unseen.items():
        if ids:
            say.paragraph(console, f"In no event, {piece}: {some(ids)}.")
    for event in counts.events if by_event else ():
        for name, ids in event.never.items():
            if 0 < len(ids) < len(event.pieces[name]):
                say.paragraph(console, f"Never in {event.kind}, {name}: {some(ids)}.", style=say.QUIET)


def some(ids: Sequence[str]) -> str:
    """List ids, the first few by name."""
    rest = len(ids) - NAMED
    listed = ", ".join(ids[:NAMED])
    return listed if rest <= 0 else f"{listed} and {rest} more"
