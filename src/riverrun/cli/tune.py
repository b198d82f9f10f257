"""`riverrun tune`: evolution of the weights by which a game's bots judge."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from riverrun.bots import PolicyBot, bot
from riverrun.cli import say
from riverrun.cli.app import (
    Content,
    GameId,
    Json,
    Players,
    WeightsFile,
    Wishes,
    make_game,
    paper,
    print_json,
    seed_number,
)
from riverrun.kernel.errors import BadOption
from riverrun.kernel.game import Game
from riverrun.kernel.weights import write_weights
from riverrun.lab.simulate import SEEDS
from riverrun.lab.tune import Generation, Tuned, Tuning, weights_of
from riverrun.lab.tune import tune as tune_game

OUT = Path("weights.toml")


def tune(
    game: GameId,
    players: Players = None,
    name: Annotated[
        str, typer.Option("--bot", metavar="NAME", help="The bot that plays by the weights: greedy or easy.")
    ] = "greedy",
    against: Annotated[
        str | None, typer.Option(metavar="NAME", help="The bot in the other seats (default: the same).")
    ] = None,
    generations: Annotated[int, typer.Option(metavar="N", min=1, max=10_000, help="How long to evolve.")] = 30,
    population: Annotated[int, typer.Option(metavar="N", min=4, max=1_000, help="Candidates per generation.")] = 16,
    deals: Annotated[int, typer.Option(metavar="K", min=1, max=1_000_000, help="Deals per candidate.")] = 100,
    measure: Annotated[str, typer.Option(metavar="WHAT", help="What counts: wins or points.")] = "wins",
    only: Annotated[str, typer.Option(metavar="NAMES", help="Comma-separated weights to tune (default: all).")] = "",
    step: Annotated[float, typer.Option(metavar="S", min=1e-3, max=2.0, help="First step, part of a weight.")] = 0.2,
    check: Annotated[int, typer.Option(metavar="K", min=2, max=1_000_000, help="Deals to check it by.")] = 2_000,
    seed: Annotated[str, typer.Option(metavar="S", help="Seed, decimal or 0x hex; same seed, same result.")] = "0",
    threads: Annotated[int | None, typer.Option(metavar="T", min=1, max=256, help="Number of threads.")] = None,
    out: Annotated[Path, typer.Option(metavar="FILE", help="File to write the weights to.")] = OUT,
    weights: WeightsFile = None,
    option: Wishes = None,
    content: Content = None,
    json: Json = False,
) -> None:
    """Look for better weights for a game's bots, by evolution.

    Candidates play against the weights in use, in every seat of the same deals; where all win or lose together, they
    play all seats. The result is compared with the weights in use in deals that evolution has not seen.
    """
    table = make_game(game, players, option, content, weights)
    names = tuple(name.strip() for name in only.split(",") if name.strip())
    if measure not in ("wins", "points"):
        raise BadOption(f"What counts is wins or points, not '{measure[:20]}'.")
    if not out.resolve().parent.is_dir():
        raise BadOption(f"{out} cannot be written: there is no folder '{out.parent}'.")
    tuning = Tuning(
        bot=quick(name),
        against=quick(against or name),
        generations=generations,
        population=population,
        deals=deals,
        measure="wins" if measure == "wins" else "points",
        only=names,
        step=step,
        check=check,
        seed=seed_number(seed, SEEDS - 1),
    )
    found = watch(table, tuning, threads or os.cpu_count() or 1, out)
    if json:
        print_json(found)
    else:
        show(paper(), table, found, measure, out)


def quick(name: str) -> PolicyBot:
    """A bot that is quick enough for thousands of games."""
    found = bot(name)
    if not isinstance(found, PolicyBot) or found.name == "random":
        raise BadOption(f"Weights are tuned for greedy or easy, not for '{name[:20]}'.")
    return found


def watch(game: Game, tuning: Tuning, threads: int, out: Path) -> Tuned:
    """Tunes with a progress bar on stderr; the file has the last generation's weights whenever it is stopped."""
    kind = weights_of(game)
    first = f"{game.title}, {say.count(game.players, 'player')}: weights for {tuning.bot.name}"
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("Starting", total=tuning.generations)

        def progress(one: Generation) -> None:
            told = f"generation {one.number} of {one.of}, not compared with those in use yet"
            write_weights(out, game.id, kind, one.weights, [f"{first}, {told}."])
            bar.update(task, completed=one.number, description=f"best {one.best:+.3f}, mean {one.mean:+.3f}")

        found = tune_game(game, tuning, threads=threads, progress=progress)
    told = [
        f"{first}, found by `riverrun tune`, seed {tuning.seed}, {found.games:,} games.",
        f"{tuning.check:,} deals that it had not seen: {compared(found, tuning.measure)}",
    ]
    write_weights(out, game.id, kind, list(found.weights.values()), told)
    return found


def compared(found: Tuned, measure: str) -> str:
    """How the found weights fared against those in use."""
    scale, unit = (100.0, "%") if measure == "wins" else (1.0, "points")
    gain, low, high = (scale * (end or 0.0) for end in (found.gain.mean, found.gain.low, found.gain.high))
    verdict = "surely better" if found.better else "not surely better"
    return (
        f"{found.share.mean:.1%} of the wins, {gain:+.2f} {unit} [{low:+.2f}, {high:+.2f}] against the weights in use: "
        f"{verdict}."
    )


def show(console: Console, game: Game, found: Tuned, measure: str, out: Path) -> None:
    """What was found, for people."""
    say.heading(console, f"{game.title}, {say.count(game.players, 'player')}: weights for {found.bot}")
    present = dict(zip(found.weights, game.lookahead_box.weights.tolist(), strict=True))
    for name in found.tuned:
        say.line(console, f"{name:<24} {present[name]:>10.4g} {found.weights[name]:>10.4g}")
    if found.inert:
        say.paragraph(console, f"No difference to {found.bot}: {', '.join(found.inert)}.", style=say.QUIET)
    say.paragraph(console, f"In deals that evolution had not seen: {compared(found, measure)}")
    say.paragraph(console, f"{found.games:,} games in {found.seconds:.0f} s; written to {out}.", style=say.QUIET)
