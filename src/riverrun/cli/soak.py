"""`riverrun soak`: random games with every position checked, for those who change rules or cards."""

from __future__ import annotations

import os
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from riverrun.cli import say
from riverrun.cli.app import Content, GameId, Json, Wishes, complain, make_game, paper, print_json, seed_number
from riverrun.kernel.game import Game
from riverrun.kernel.registry import rulebook
from riverrun.lab.simulate import GAMES_MAX, SEEDS
from riverrun.lab.soak import Soaked, UnsoundGame
from riverrun.lab.soak import soak as soak_game


def soak(
    game: GameId,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="Check only this player count (default: all).")
    ] = None,
    games: Annotated[int, typer.Option(metavar="K", min=1, max=GAMES_MAX, help="Games per player count.")] = 10_000,
    compare: Annotated[
        int, typer.Option(metavar="N", min=0, help="Games also played interpreted and compared byte by byte.")
    ] = 20,
    seed: Annotated[str, typer.Option(metavar="S", help="Seed, decimal or 0x hex; same seed, same games.")] = "0",
    threads: Annotated[int | None, typer.Option(metavar="T", min=1, max=256, help="Number of threads.")] = None,
    option: Wishes = None,
    content: Content = None,
    json: Json = False,
) -> None:
    """Play random games and check every position: nothing lost, nothing illegal, every game ends.

    Without --players, every number of players the game is for. Exit code 1, with the seed, at the first wrong position.
    """
    tables = [players] if players is not None else list(rulebook(game).seats)
    first = seed_number(seed, SEEDS - 1)
    found = []
    for seats in tables:
        table = make_game(game, seats, option, content)
        try:
            found.append(watch(table, games, compare, first, threads or os.cpu_count() or 1))
        except UnsoundGame as trouble:
            raise typer.Exit(complain(str(trouble), code=1)) from None
    if json:
        print_json(found)
        return
    for one in found:
        say.paragraph(
            paper(),
            f"{one.players} players: {one.games:,} games, {one.positions:,} positions, all sound; the longest game "
            f"took {one.longest:,} decisions. {one.compared:,} games were the same compiled and interpreted, position "
            f"by position. {one.seconds:.0f} s.",
        )


def watch(game: Game, games: int, compare: int, seed: int, threads: int) -> Soaked:
    """Soaks one table with a progress bar on stderr."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(f"{game.players} players", total=games)
        return soak_game(
            game,
            games,
            compare=compare,
            seed=seed,
            threads=threads,
            progress=lambda done: bar.update(task, completed=done),
        )
