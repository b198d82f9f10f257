"""`riverrun simulate`: many games between bots, and what came out."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

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
from riverrun.cli.event_table import show_events, show_never
from riverrun.cli.many_games import Bots, Games, Keep, On, RunSeed, Threads, run_seed, working
from riverrun.cli.progress_bar import before_the_first, progress_bar
from riverrun.kernel.errors import BadOption, RiverrunError
from riverrun.lab import parquet
from riverrun.lab.decisions import Folder, simulate_noted
from riverrun.lab.endings import cut_sentence
from riverrun.lab.kept import keeping
from riverrun.lab.plans import key_of
from riverrun.lab.simulate import Run, plan_of
from riverrun.lab.simulate import simulate as run_games
from riverrun.lab.statistics import Interval, Summary, summary
from riverrun.lab.workers import Workers


def simulate(
    game: GameId,
    players: Players = None,
    games: Games = 1000,
    bots: Bots = "random",
    seed: RunSeed = "0",
    threads: Threads = None,
    on: On = None,
    keep: Keep = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write one row per game to FILE.parquet.")] = None,
    decisions: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Write every decision as Parquet, with a data card; resumable."),
    ] = None,
    events: Annotated[
        bool, typer.Option("--events", help="Count events by kind and piece, and name what never happened.")
    ] = False,
    weights: WeightsFile = None,
    option: Wishes = None,
    content: Content = None,
    json: Json = False,
) -> None:
    """Play many games between bots and summarise the results.

    Bots change seats in rotation: seat j of game i goes to bot (i + j) of the list, so that no bot keeps the best seat.
    Game i is dealt from seed S + i * 2**64; `riverrun play GAME --seed` deals it again.
    """
    chosen = bots_of(bots)
    table = make_game(game, players, option, content, weights)
    first = run_seed(seed)
    if out is not None:
        parquet.can_write(out)
    if decisions is not None and events:
        raise BadOption("A run counts events or writes decisions, not both: give --events or --decisions.")
    if decisions is not None and keep is not None:
        raise BadOption("Decisions are kept in their folder: leave out --keep.")
    if decisions is None:
        plan = plan_of(table, chosen, games, first, events)
        with working(on, threads) as workers, keeping(keep, key_of([plan])) as kept:
            play = partial(run_games, table, chosen, games, seed=first, events=events, workers=workers, kept=kept)
            run = watched(games, lambda told: play(progress=told))
    else:
        folder = Folder(decisions, table, chosen, games, first)
        with working(on, threads) as workers:
            run = watched(games, lambda told: note(folder, workers, told))
    if out is not None:
        write(run, out)
    if json:
        print_json(summary(run))
    else:
        show(paper(), summary(run), table.title, out or decisions)
        if run.events is not None:
            show_events(paper(), run.events)
            show_never(paper(), run.events, by_event=True)


def watched(games: int, play: Callable[[Callable[[int], None]], Run]) -> Run:
    """Runs the games with a progress bar on stderr."""
    with progress_bar() as bar:
        task = bar.add_task(before_the_first(), total=games)

        def progress(done: int) -> None:
            bar.update(task, completed=done, description="Playing")

        return play(progress)


def note(folder: Folder, workers: Workers, progress: Callable[[int], None]) -> Run:
    """Plays and writes the decisions; trouble is one sentence."""
    try:
        return simulate_noted(folder, workers=workers, progress=progress, command=command_line())
    except OSError as trouble:
        raise RiverrunError(f"{folder.path} cannot be written: {trouble.strerror or trouble}.") from None


def command_line() -> str:
    """The command as it was given."""
    return shlex.join(["riverrun", *sys.argv[1:]])


def write(run: Run, path: Path) -> None:
    """Writes the file; trouble is one sentence."""
    try:
        parquet.write(run, path)
    except OSError as trouble:
        raise RiverrunError(f"{path} cannot be written: {trouble.strerror or trouble}.") from None


def show(console: Console, found: Summary, title: str, out: Path | None) -> None:
    """The summary for people."""
    say.heading(console, f"{title}: {say.count(found.games, 'game')} of {found.players}")
    speed = f"{found.decisions:,} decisions in {found.seconds:.2f} s on {say.count(found.threads, 'worker')}"
    say.paragraph(console, f"{speed}: {found.decisions_per_s:,.0f} a second.")
    say.paragraph(console, f"A game takes {_mean(found.length)} decisions; a seat scores {_mean(found.points)} points.")
    console.print()
    console.print(shares(found))
    console.print()
    fair = f"A fair share of wins is {1 / found.players:.1%}. " if found.players > 1 and not found.together else ""
    note = f"{fair}In brackets: 95 % confidence intervals (Wilson's for wins, Student's for means)."
    say.paragraph(console, note, style=say.QUIET)
    if found.unfinished:
        say.paragraph(console, cut_sentence(found.unfinished))
    if len(set(found.bots)) > 1 and found.players % len(found.bots):
        uneven = f"{len(found.bots)} bots do not share out evenly among {found.players} seats"
        say.paragraph(console, f"{uneven}, so a seat's share also tells whom it met.", style=say.QUIET)
    if out is not None:
        say.paragraph(console, f"Written to {out}.")


def shares(found: Summary) -> Table:
    """How each seat and each bot fared."""
    table = Table(box=None, header_style=f"bold {say.WATER}", padding=(0, 3, 0, 0))
    table.add_column("")
    table.add_column("wins", justify="right")
    table.add_column("of", justify="right")
    table.add_column("share of wins")
    table.add_column("points")
    for rows in (found.by_seat, found.by_bot):
        for row in rows:
            wins = f"{row.wins:,.2f}".removesuffix(".00")
            table.add_row(row.name, wins, f"{row.chairs:,}", _percent(row.share), _mean(row.points))
        if rows is found.by_seat:
            table.add_row()
    return table


def _percent(found: Interval) -> str:
    return f"{found.mean:6.1%} [{found.low:.1%}, {found.high:.1%}]"


def _mean(found: Interval) -> str:
    if found.low is None or found.high is None:
        return f"{found.mean:.2f}"
    return f"{found.mean:.2f} [{found.low:.2f}, {found.high:.2f}]"
