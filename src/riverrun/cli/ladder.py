"""`riverrun ladder`: how strong the bots are, measured."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from riverrun.bots import Bot
from riverrun.cli import say
from riverrun.cli.app import (
    Content,
    GameId,
    Json,
    WeightsFile,
    Wishes,
    bots_of,
    make_game,
    paper,
    print_json,
)
from riverrun.cli.many_games import Keep, On, RunSeed, Threads, run_seed, working
from riverrun.cli.progress_bar import progress_bar
from riverrun.kernel.game import Game
from riverrun.kernel.registry import rulebook
from riverrun.lab.ladder import Ladder, climb, even_games
from riverrun.lab.statistics import Interval
from riverrun.lab.workers import Workers

RUNGS = "random,easy,greedy,medium,hard,expert"


def ladder(
    game: GameId,
    players: Annotated[
        int | None,
        typer.Option(metavar="N", help="Number of players (default: 2, or the game's where all win together)."),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(metavar="K", min=2, max=100_000, help="Games per pair of bots (default: about 40)."),
    ] = None,
    bots: Annotated[str, typer.Option(metavar="NAMES", help="Comma-separated bots, weakest first.")] = RUNGS,
    near: Annotated[int, typer.Option(metavar="D", min=1, max=50, help="Pair only bots at most D places apart.")] = 2,
    seed: RunSeed = "0",
    threads: Threads = None,
    on: On = None,
    keep: Keep = None,
    weights: WeightsFile = None,
    option: Wishes = None,
    content: Content = None,
    json: Json = False,
) -> None:
    """Measure how strong the bots are: Elo numbers with 95 % intervals.

    Two bots meet and change sides from game to game; the first in the list has 0 Elo. At tables of more, one bot sits
    among others of a kind, both ways; bots that follow each other in the list play K games at one table; and what is
    rated is who finishes ahead of whom. Where all win or lose together, each bot plays all seats of the same deals,
    and its share of wins is what counts. Bots that think for a time play more weakly while the machine is busy.
    """
    chosen = bots_of(bots)
    book = rulebook(game)
    wanted = 2 if players is None and not book.together else players
    table = make_game(game, wanted, option, content, weights)
    with working(on, threads) as workers:
        found = watch(table, chosen, games or even_games(table), near, run_seed(seed), workers, keep)
    if json:
        print_json(found)
    else:
        show(paper(), table, found)


def watch(game: Game, bots: list[Bot], games: int, near: int, seed: int, workers: Workers, keep: Path | None) -> Ladder:
    """Climbs with a progress bar on stderr."""
    with progress_bar() as bar:
        task = bar.add_task("Starting", total=None)

        def progress(label: str, done: int, total: int) -> None:
            bar.update(task, completed=done, total=total, description=label)

        return climb(game, bots, games, near=near, seed=seed, workers=workers, keep=keep, progress=progress)


def show(console: Console, game: Game, found: Ladder) -> None:
    """The ladder for people."""
    say.heading(console, f"{game.title}, {say.count(found.players, 'player')}: the ladder")
    rated = found.anchor != ""
    table = columns("bot", *(["Elo", "95 % interval"] if rated else []), "games", "share of wins")
    for rung in found.rungs:
        elo = [] if rung.elo is None else [f"{rung.elo.mean:.0f}", interval(rung.elo, rung.name == found.anchor)]
        table.add_row(rung.name, *elo, f"{rung.games:,}", percent(rung.share))
    console.print(table)
    if not rated:
        return
    console.print()
    console.print(pairs_of(found) if found.pairs else among_of(found))
    how = "are ten to one" if found.pairs else "finish ahead ten times to one; intervals are over whole games"
    say.paragraph(console, f"{found.anchor} has 0 Elo; 400 Elo more {how}.", style=say.QUIET)


def pairs_of(found: Ladder) -> Table:
    """How two fared against each other."""
    table = columns("pair", "games", "the first one's share of wins")
    for pair in found.pairs:
        table.add_row(f"{pair.first} against {pair.second}", f"{pair.games:,}", percent(pair.share))
    return table


def among_of(found: Ladder) -> Table:
    """How one fared among others of a kind."""
    table = columns("table", "games", f"the one's share of wins ({1 / found.players:.1%} is even)")
    for one in found.among:
        name = f"one {one.one} among {found.players - 1} {one.others}"
        table.add_row(name, f"{one.games:,}", percent(one.share))
    return table


def columns(*titles: str) -> Table:
    """An empty table; numbers stand at the right."""
    table = Table(box=None, header_style=f"bold {say.WATER}", padding=(0, 3, 0, 0))
    for title in titles:
        table.add_column(title, justify="right" if title in ("Elo", "games") else "left")
    return table


def interval(found: Interval, anchored: bool) -> str:
    """An interval's ends; the bot that the others are measured from has none."""
    return "" if anchored else f"[{found.low:.0f}, {found.high:.0f}]"


def percent(found: Interval) -> str:
    """A share with its interval."""
    return f"{found.mean:6.1%} [{found.low:.1%}, {found.high:.1%}]"
