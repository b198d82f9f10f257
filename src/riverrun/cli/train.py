"""`riverrun train`: a net learns a game by playing against itself."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from riverrun.cli.app import GameId, paper
from riverrun.kernel.errors import BadOption
from riverrun.kernel.registry import rulebooks

if TYPE_CHECKING:
    from riverrun.learning.training import Row

FOLDER = Path("learned")


def train(
    game: GameId,
    minutes: Annotated[
        float, typer.Option(metavar="N", min=0.01, max=100_000, help="How long to learn; a later run goes on.")
    ] = 10.0,
    out: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Folder of the run: net, checkpoint, settings and curve.")
    ] = FOLDER,
    settings: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Settings to learn by, TOML or JSON (default: the usual ones).")
    ] = None,
    device: Annotated[
        str | None, typer.Option(metavar="NAME", help="cuda or cpu (default: cuda where there is one).")
    ] = None,
) -> None:
    """Train a net by self-play: on an NVIDIA GPU, or on a processor, smaller.

    A run that is cut goes on where it was: the same command again. net.safetensors in its folder is a bot that
    `simulate` and `ladder` take.
    """
    if find_spec("torch") is None:
        raise BadOption("Training needs PyTorch: pip install 'riverrun-games[learn]' (and [cuda] for a GPU).")
    import torch

    from riverrun.learning.settings import read_settings, usual_settings
    from riverrun.learning.training import Training

    if game not in rulebooks():
        raise BadOption(f"There is no game '{game}'; there is: {', '.join(rulebooks())}.")
    if device not in (None, "cuda", "cpu"):
        raise BadOption(f"A device is cuda or cpu, not '{device}'.")
    if device == "cuda" and not torch.cuda.is_available():
        raise BadOption("PyTorch finds no CUDA device; --device cpu learns on the processor.")
    on_gpu = device == "cuda" or (device is None and torch.cuda.is_available())
    kept = out / "settings.json"
    chosen = settings or (kept if kept.exists() else None)
    wanted = read_settings(chosen) if chosen is not None else usual_settings(game, on_gpu)
    if wanted.game != game:
        raise BadOption(f"{chosen} is for {wanted.game}, not for {game}.")
    console = paper()
    console.print(f"Learning {rulebooks()[game].title} on {'the GPU' if on_gpu else 'the processor'}; in {out}.")
    run = Training(wanted, out, "cuda" if on_gpu else "cpu")
    try:
        run.run(60.0 * minutes, lambda row: console.print(line(row)))
    except KeyboardInterrupt:
        run.save()
        console.print("Stopped; the same command goes on from here.")
    if find_spec("matplotlib") is not None and run.rows:
        from riverrun.learning.curve import draw_curve

        draw_curve(run.rows, f"{rulebooks()[game].title}: learning by self-play", out / "curve.svg")
    net = out / "net.safetensors"
    console.print(f"The net is {net}; to try it: riverrun simulate {game} --bots {net},greedy")


def line(row: Row) -> str:
    """A row of the curve, as the terminal shows it."""
    rate = row.decisions / max(1.0, row.seconds)
    told = row.together or row.rivals
    wins = ", ".join(f"{players}: {100.0 * share:.0f} %" for players, share in told.items())
    return (
        f"{row.seconds:6.0f} s  {row.decisions / 1e6:8.1f} M decisions ({rate / 1e3:,.0f} k/s)  {row.games:,} games  "
        f"entropy {row.entropy:.2f}  wins by players {wins or '-'}"
    )
