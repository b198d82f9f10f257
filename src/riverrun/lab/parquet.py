"""A run as a Parquet file: one row a game, with what is needed to deal any of them again."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from riverrun.kernel.errors import BadOption
from riverrun.kernel.files import replacing
from riverrun.kernel.game import Game
from riverrun.lab.simulate import Run
from riverrun.lab.watched_games import game_seed


def can_write(path: Path) -> None:
    """Refuses, before anything is played, a file that could not be written."""
    if path.suffix != ".parquet":
        raise BadOption(f"Results are written as Parquet: name the file {path.stem or 'results'}.parquet.")
    if not path.resolve().parent.is_dir():
        raise BadOption(f"There is no folder {path.parent} to write {path.name} into.")
    if path.is_dir():
        raise BadOption(f"{path} is a folder.")
    needs_pyarrow()


def needs_pyarrow() -> None:
    """Refuses where nothing writes Parquet."""
    if find_spec("pyarrow") is None:
        raise BadOption('Parquet files need pyarrow: pip install "riverrun-games[lab]"')


def about(game: Game, seed: int, bots: Sequence[str]) -> dict[str, Any]:
    """What a run's files say of it: which game, options, rules and content, by whom, from which seed."""
    return {
        "game": game.id,
        "players": game.players,
        "options": game.options,
        "rules": game.rulebook.version,
        "content": game.content_hash,
        "seed": f"{seed:x}",
        "bots": list(bots),
    }


def columns(run: Run) -> dict[str, Any]:
    """The table, column by column; seats are named from 1, as players read them."""
    table: dict[str, Any] = {
        "game": np.arange(len(run)),
        "seed": [f"{game_seed(run.seed, number):x}" for number in range(len(run))],
        "decisions": run.decisions,
    }
    seats = range(run.game.players)
    table |= {f"points_{seat + 1}": run.points[:, seat] for seat in seats}
    table |= {f"win_{seat + 1}": run.wins[:, seat] for seat in seats}
    names = np.array(run.bots)
    return table | {f"bot_{seat + 1}": names[run.seats_of(seat)] for seat in seats}


def write(run: Run, path: Path) -> None:
    """Writes the file whole or not at all; its metadata says which game, options, rules and content it holds."""
    pyarrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    told = msgspec.json.encode(about(run.game, run.seed, run.bots))
    table = pyarrow.table(columns(run)).replace_schema_metadata({"riverrun": told})
    with replacing(path) as new:
        parquet.write_table(table, new, compression="zstd")
