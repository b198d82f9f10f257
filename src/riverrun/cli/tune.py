"""`riverrun tune`: evolution of the weights by which a game's bots judge."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

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
from riverrun.cli.progress_bar import progress_bar
from riverrun.kernel.errors import BadOption
from riverrun.kernel.game import Game
from riverrun.kernel.weights import write_weights
from riverrun.lab.simulate import SEEDS
from riverrun.lab.statistics import Interval
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
    deals: Annotated[int, typer.Option(metavar="K", min=1, max=1_000_000, help="Deals per candidate and table.")] = 100,
    measure: Annotated[str, typer.Option(metavar="WHAT", help="What counts: wins or points.")] = "wins",
    only: Annotated[str, typer.Option(metavar="NAMES", help="Comma-separated weights to tune (default: all).")] = "",
    step: Annotated[float, typer.Option(metavar="S", min=1e-3, max=2.0, help="First step, part of a weight.")] = 0.2,
    check: Annotated[int, typer.Option(metavar="K", min=2, max=1_000_000, help="Deals per table to check by.")] = 2_000,
    seed: Annotated[str, typer.Option(metavar="S", help="Seed, decimal or 0x hex; same seed, same result.")] = "0",
    threads: Annotated[int | None, typer.Option(metavar="T", min=1, max=256, help="Number of threads.")] = None,
    out: Annotated[Path, typer.Option(metavar="FILE", help="File to write the weights to.")] = OUT,
    table: Annotated[
        list[str] | None,
        typer.Option(metavar="TABLE", help="A table as PLAYERS or PLAYERS,NAME=VALUE,...; repeat it for several."),
    ] = None,
    weights: WeightsFile = None,
    option: Wishes = None,
    content: Content = None,
    json: Json = False,
) -> None:
    """Look for better weights for a game's bots, by evolution.

    Candidates play against the weights in use, in every seat of the same deals; where all win or lose together, they
    play all seats. The result is compared with the weights in use in deals that evolution has not seen.

    With --table, candidates play at several tables and are judged by all; every --option then holds at each of them.
    """
    wished = tables_of(table) or [(players, [])]
    if table and players is not None:
        raise BadOption("Say the number of players with --players or with --table, not with both.")
    tables = [make_game(game, count, [*(option or ()), *more], content, weights) for count, more in wished]
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
    found = watch(tables, tuning, threads or os.cpu_count() or 1, out)
    if json:
        print_json(found)
    else:
        show(paper(), tables, found, measure, out)


def tables_of(texts: Sequence[str] | None) -> list[tuple[int | None, list[str]]]:
    """Tables from texts: the number of players and options."""
    found: list[tuple[int | None, list[str]]] = []
    for text in texts or ():
        count, *more = (part.strip() for part in text.split(","))
        if not (count.isascii() and count.isdigit() and len(count) < 3):
            raise BadOption(f"'{text[:40]}' is no table; write the number of players, then options: 3,NAME=VALUE.")
        found.append((int(count), more))
    return found


def quick(name: str) -> PolicyBot:
    """A bot that is quick enough for thousands of games."""
    found = bot(name)
    if not isinstance(found, PolicyBot) or found.name == "random":
        raise BadOption(f"Weights are tuned for greedy or easy, not for '{name[:20]}'.")
    return found


def watch(tables: Sequence[Game], tuning: Tuning, threads: int, out: Path) -> Tuned:
    """Tunes with a progress bar on stderr; the file has the last generation's weights whenever it is stopped."""
    game = tables[0]
    kind = weights_of(game)
    first = heading(tables, tuning.bot.name)
    with progress_bar() as bar:
        task = bar.add_task("Starting", total=tuning.generations)

        def progress(one: Generation) -> None:
            told = f"generation {one.number} of {one.of}, not compared with those in use yet"
            write_weights(out, game.id, kind, one.weights, [f"{first}, {told}."])
            bar.update(task, completed=one.number, description=f"best {one.best:+.3f}, mean {one.mean:+.3f}")

        found = tune_game(tables, tuning, threads=threads, progress=progress)
    told = [
        f"{first}, found by `riverrun tune`, seed {tuning.seed}, {found.games:,} games.",
        *(f"{tuning.check:,} deals that it had not seen, {line}" for line in compared(found, tuning.measure)),
    ]
    write_weights(out, game.id, kind, list(found.weights.values()), told)
    return found


def heading(tables: Sequence[Game], name: str) -> str:
    """What is tuned for whom."""
    where = say.count(tables[0].players, "player") if len(tables) == 1 else say.count(len(tables), "table")
    return f"{tables[0].title}, {where}: weights for {name}"


def compared(found: Tuned, measure: str) -> list[str]:
    """How the found weights fared against those in use: a line for each table, and one for all."""
    lines = []
    differ = [name for name in found.tables[0].options if len({one.options.get(name) for one in found.tables}) > 1]
    for one in found.tables:
        options = "".join(f", {name}={one.options[name]}" for name in differ if name in one.options)
        where = f"{say.count(one.players, 'player')}{options}: {one.share.mean:.1%} of the wins"
        lines.append(f"{where}, {gained(one.gain, measure)} against the weights in use.")
    verdict = "surely better" if found.better else "not surely better"
    where = f" in the mean of {len(found.tables)} tables" if len(found.tables) > 1 else ""
    return [*lines, f"{gained(found.gain, measure)}{where}: {verdict}."]


def gained(gain: Interval, measure: str) -> str:
    """A gain with its interval."""
    scale, unit = (100.0, "%") if measure == "wins" else (1.0, "points")
    mean, low, high = (scale * (end or 0.0) for end in (gain.mean, gain.low, gain.high))
    return f"{mean:+.2f} {unit} [{low:+.2f}, {high:+.2f}]"


def show(console: Console, tables: Sequence[Game], found: Tuned, measure: str, out: Path) -> None:
    """What was found, for people."""
    say.heading(console, heading(tables, found.bot))
    present = dict(zip(found.weights, tables[0].lookahead_box.weights.tolist(), strict=True))
    for name in found.tuned:
        say.line(console, f"{name:<24} {present[name]:>10.4g} {found.weights[name]:>10.4g}")
    if found.inert:
        say.paragraph(console, f"No difference to {found.bot}: {', '.join(found.inert)}.", style=say.QUIET)
    say.paragraph(console, "In deals that evolution had not seen:")
    for line in compared(found, measure):
        say.paragraph(console, line)
    say.paragraph(console, f"{found.games:,} games in {found.seconds:.0f} s; written to {out}.", style=say.QUIET)
