"""`riverrun report`: what many games between bots say of a game, as one page and its tables."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from riverrun.cli import say
from riverrun.cli.app import (
    Content,
    GameId,
    Json,
    Players,
    WeightsFile,
    Wishes,
    bots_of,
    make_game,
    paper,
    print_json,
)
from riverrun.cli.many_games import Bots, Games, On, RunSeed, Threads, run_seed, working
from riverrun.cli.progress_bar import before_the_first, progress_bar
from riverrun.kernel.timing import refuse_endless
from riverrun.lab.endings import cut_sentence
from riverrun.lab.kept import Kept
from riverrun.lab.report import files, plots
from riverrun.lab.report.page import page
from riverrun.lab.report.reporting import Order, play
from riverrun.lab.report.tables import Table
from riverrun.lab.side import Side
from riverrun.lab.workers import Workers

BLOCKS = ".blocks"
"""Where blocks of games are kept until the report is written."""


def report(
    game: GameId,
    players: Players = None,
    games: Games = 1000,
    bots: Bots = "greedy",
    seed: RunSeed = "0",
    threads: Threads = None,
    on: On = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where the page and its tables go (default: GAME-report).")
    ] = None,
    weights: WeightsFile = None,
    option: Wishes = None,
    content: Content = None,
    json: Json = False,
) -> None:
    """Report on a game: wins by seat, points, length, what every piece does, luck and skill, what never happened.

    Writes one page, report.html, and each of its tables as CSV and Parquet. What was interrupted goes on where
    it was, if the same is asked again.
    """
    chosen = bots_of(bots)
    table = make_game(game, players, option, content, weights)
    refuse_endless(table)
    order = Order(Side.of(table, chosen), games, run_seed(seed))
    folder = out or Path(f"{table.id}-report")
    files.can_write(folder)
    plots.can_draw()
    begun = time.perf_counter()
    with working(on, threads) as workers:
        kept = Kept(folder / BLOCKS, order.key(), own=True)
        found = watch(order, workers, kept)
    about = [
        ("players", str(table.players)),
        ("bots", bots),
        ("games", f"{games:,}"),
        ("seed", f"{order.seed:x}"),
        ("options", ", ".join(f"{name}={value}" for name, value in table.options.items()) or "none"),
        ("content", f"{content.name if content else 'box'} ({table.content_hash[:12]})"),
        ("rules", table.rulebook.version),
    ]
    even = None if table.rulebook.together else 1 / table.players
    files.write(folder, page(f"{table.title}: a report", about, found, even), found)
    kept.remove()
    if json:
        print_json({"folder": str(folder), "tables": {one.name: one.rows for one in found}})
        return
    show(paper(), found, games, folder, time.perf_counter() - begun)


def watch(order: Order, workers: Workers, kept: Kept) -> list[Table]:
    """Plays with a progress bar on stderr."""
    with progress_bar() as bar:
        task = bar.add_task(before_the_first(), total=order.steps)
        return play(order, workers, kept, lambda done: bar.update(task, completed=done, description="Blocks of games"))


def show(console: Console, found: list[Table], games: int, folder: Path, seconds: float) -> None:
    """What stands out, and where the rest is."""
    by_name = {table.name: table for table in found}
    say.paragraph(
        console, f"{say.count(games, 'game')} in {seconds:.0f} s: {folder / files.PAGE}, and its tables beside."
    )
    for row in by_name["seats"].rows:
        say.line(console, f"{row['name']}: {row['share']:.1%} [{row['low']:.1%}, {row['high']:.1%}] of wins")
    cut = by_name["length"].rows[0]["cut"]
    if cut:
        say.paragraph(console, cut_sentence(cut))
    for called in ("strong", "weak"):
        names = [row["name"] for row in by_name["pieces"].rows if row.get("called") == called]
        if names:
            say.paragraph(console, f"Called {called}: {', '.join(names)}.")
