"""What commands that play many games share: how bots, seeds and workers are given, and where games are kept."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, redirect_stdout
from pathlib import Path
from typing import Annotated

import typer

from riverrun.bots import BOTS
from riverrun.cli.app import seed_number
from riverrun.lab.simulate import GAMES_MAX, SEEDS
from riverrun.lab.workers import Workers, workers_on

Games = Annotated[int, typer.Option("--games", metavar="K", min=1, max=GAMES_MAX, help="Number of games.")]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="NAMES",
        help=f"Comma-separated: {', '.join(BOTS)}, with a budget as in medium@4000 or master@0.5s, or nets' files; "
        "they rotate seats between games.",
    ),
]
RunSeed = Annotated[str, typer.Option("--seed", metavar="S", help="Seed, decimal or 0x hex; same seed, same games.")]
Threads = Annotated[
    int | None,
    typer.Option(
        "--threads", metavar="T", min=1, max=256, help="Workers on this machine (default: a core each); not in results."
    ),
]
On = Annotated[
    str | None,
    typer.Option("--on", metavar="WHERE", help="Play on a cluster: ray, ray:HOST:PORT or ray://HOST:PORT."),
]
Keep = Annotated[
    Path | None, typer.Option("--keep", metavar="FILE", help="Keep what was played in FILE, and go on from it.")
]


@contextmanager
def working(on: str | None, threads: int | None) -> Iterator[Workers]:
    """The workers that were asked for; what Ray says of its nodes meanwhile goes to stderr, not among results."""
    with workers_on(on, threads) as workers, nullcontext() if workers.here else redirect_stdout(sys.stderr):
        yield workers


def run_seed(text: str) -> int:
    """A run's seed from text."""
    return seed_number(text, SEEDS - 1)
