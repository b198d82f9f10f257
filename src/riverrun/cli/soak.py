"""`riverrun soak`: games with every position checked and every event counted, for those who change rules or cards."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Annotated

import typer

from riverrun.bots import Bot
from riverrun.cli import say
from riverrun.cli.app import (
    Content,
    GameId,
    Json,
    Wishes,
    bots_of,
    complain,
    make_game,
    paper,
    print_json,
)
from riverrun.cli.event_table import show_events, show_never
from riverrun.cli.many_games import Bots, RunSeed, Threads, run_seed
from riverrun.cli.progress_bar import progress_bar
from riverrun.kernel.game import Game
from riverrun.kernel.registry import rulebook
from riverrun.lab.event_counts import together
from riverrun.lab.simulate import GAMES_MAX
from riverrun.lab.soak import Soaked
from riverrun.lab.soak import soak as soak_game
from riverrun.lab.watched_games import UnsoundGame


def soak(
    game: GameId,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="Check only this player count (default: all).")
    ] = None,
    games: Annotated[int, typer.Option(metavar="K", min=1, max=GAMES_MAX, help="Games per player count.")] = 10_000,
    bots: Bots = "random",
    compare: Annotated[
        int, typer.Option(metavar="N", min=0, help="Games also played interpreted and compared byte by byte.")
    ] = 20,
    seed: RunSeed = "0",
    threads: Threads = None,
    events: Annotated[
        bool, typer.Option("--events", help="Print how often each kind of event happened, and with which pieces.")
    ] = False,
    option: Wishes = None,
    content: Content = None,
    json: Json = False,
) -> None:
    """Play games and check every position: nothing lost, nothing illegal, every game ends.

    Without --players, every number of players the game is for. What never happened is named at the end. Exit code 1,
    with the seed, at the first wrong position.
    """
    chosen = bots_of(bots)
    tables = [players] if players is not None else list(rulebook(game).seats)
    first = run_seed(seed)
    found = []
    for seats in tables:
        table = make_game(game, seats, option, content)
        try:
            found.append(watch(table, chosen, games, compare, first, threads or os.cpu_count() or 1))
        except UnsoundGame as trouble:
            raise typer.Exit(complain(str(trouble), code=1)) from None
    if json:
        print_json(found)
        return
    for one in found:
        say.paragraph(
            paper(),
            f"{one.players} players: {one.games:,} games of {', '.join(one.bots)}, {one.positions:,} positions, all "
            f"sound; the longest game took {one.longest:,} decisions, and no move noted more than {one.rows} rows. "
            f"{compared(one)}{one.seconds:.0f} s.",
        )
        if events:
            show_events(paper(), one.events)
    show_never(paper(), together([one.events for one in found]), by_event=events)


def compared(found: Soaked) -> str:
    """Say how many games were played interpreted too, if any."""
    if not found.compared:
        return ""
    were = "game was" if found.compared == 1 else "games were"
    return f"{found.compared:,} {were} the same compiled and interpreted, position by position. "


def watch(game: Game, bots: Sequence[Bot], games: int, compare: int, seed: int, threads: int) -> Soaked:
    """Soaks one table with a progress bar on stderr."""
    with progress_bar() as bar:
        task = bar.add_task(f"{game.players} players", total=games)
        return soak_game(
            game,
            games,
            bots=bots,
            compare=compare,
            seed=seed,
            threads=threads,
            progress=lambda done: bar.update(task, completed=done),
        )
