"""`riverrun bench`: how fast a game's rules run on this machine."""

from __future__ import annotations

import os
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from riverrun.cli import say
from riverrun.cli.app import GameId, Json, paper, print_json
from riverrun.kernel.game import Game
from riverrun.kernel.registry import rulebook
from riverrun.lab.bench import HOW, Bench
from riverrun.lab.bench import bench as measure


def bench(
    game: GameId,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="Number of players (default: 4, or the nearest the game allows).")
    ] = None,
    json: Json = False,
) -> None:
    """Measure decisions a second: interpreted, compiled, and on two threads; and what compiling and loading cost."""
    book = rulebook(game)
    table = Game(book, min(max(4, book.seats[0]), book.seats[-1]) if players is None else players)
    console = Console(stderr=True, highlight=False)
    with console.status("") as status:
        found = measure(table, lambda step: status.update(f"{step}..."))
    if json:
        print_json(msgspec.to_builtins(found))
    else:
        show(paper(), table, found)


def show(console: Console, game: Game, found: Bench) -> None:
    """The measurements for people."""
    say.heading(console, f"{game.title}, {found.players} players")
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    table.add_column()
    table.add_column(style=say.QUIET)
    fast, slow, many = found.compiled_dps, found.interpreted_dps, found.threads_dps
    table.add_row("interpreted", f"{slow:,.0f}", "decisions/s", "")
    table.add_row("compiled", f"{fast:,.0f}", "decisions/s", f"{fast / slow:,.0f} x interpreted")
    table.add_row(f"{found.threads} threads", f"{many:,.0f}", "decisions/s", f"{many / fast:.2f} x one thread")
    table.add_row("copies", f"{found.copies_per_s:,.0f}", "copies/s", f"of {found.position_bytes:,} bytes")
    table.add_row("compiling", f"{found.compile_s:.1f}", "s", "fresh process, empty cache")
    table.add_row("loading", f"{found.load_s:.2f}", "s", "fresh process, warm cache")
    console.print(table)
    say.paragraph(console, HOW + busy(), style=say.QUIET)


def busy() -> str:
    """A warning where other work takes the machine's time."""
    cores = os.cpu_count() or 1
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    if load <= cores + 1:  # the bench itself is part of it
        return ""
    return f" The machine is busy (a load of {load:.1f} on {cores} cores), so all of this is slower than it could be."
