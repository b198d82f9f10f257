"""A part of a run's decisions: played, noted, and as a Parquet file."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from io import BytesIO
from typing import Any, NamedTuple

import numpy as np

from riverrun.lab import parquet
from riverrun.lab.notes import Decisions, note_moves, play_moves
from riverrun.lab.side import Side, game_of
from riverrun.lab.watched_games import Results, game_seed

SHARD = 256
"""How many games a file holds."""
NULLABLE = ("visits", "value")
"""The columns that a decision need not have."""


class Contents(NamedTuple):
    """What is written: the games of one side from one seed, in parts."""

    side: Side
    games: int
    seed: int
    about: bytes

    @property
    def shards(self) -> int:
        """How many parts there are."""
        return -(-self.games // SHARD)

    def part(self, number: int) -> tuple[int, int]:
        """The first game of a part, and the one after its last."""
        return number * SHARD, min(self.games, (number + 1) * SHARD)

    def part_of(self, game: int) -> int:
        """The number of the part that has a game."""
        return game // SHARD


def table(contents: Contents, noted: Decisions, results: Results) -> Any:
    """A part's decisions as an Arrow table, a row each; seats are named from 1, as players read them."""
    pyarrow = import_module("pyarrow")
    game, names = game_of(contents.side), [bot.name for bot in contents.side.bots]
    players = game.players
    games, ply, seat, move = noted.rows.T
    strings = pyarrow.string()

    def lists(counts: Any, values: Any, mask: Any = None) -> Any:
        ends = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
        items = pyarrow.array(values)
        kind = pyarrow.list_(pyarrow.field("element", items.type, nullable=False))
        return pyarrow.ListArray.from_arrays(ends, items, type=kind, mask=mask)

    def listed(numbers: Any, texts: Sequence[str | None]) -> Any:
        return pyarrow.DictionaryArray.from_arrays(numbers.astype(np.int32), pyarrow.array(texts, strings)).cast(
            strings
        )

    first = int(games[0])
    rows = games - first
    seeds = [f"{game_seed(contents.seed, number):x}" for number in range(first, int(games[-1]) + 1)]
    used, at = np.unique(move, return_inverse=True)
    unsearched = np.isnan(noted.value)
    shares = [lists(np.full(len(games), players), array[rows, :players].ravel()) for array in results[:2]]
    columns = {
        "game": games,
        "seed": listed(rows, seeds),
        "ply": ply,
        "seat": (seat + 1).astype(np.int8),
        "bot": listed((games + seat) % len(names), names),
        "observation_at": lists(noted.seen_counts, noted.seen_at),
        "observation": lists(noted.seen_counts, noted.seen),
        "legal": lists(noted.legal_counts, noted.legal),
        "move": move,
        "notation": listed(at, [game.text(int(number)) for number in used]),
        "visits": lists(noted.legal_counts, noted.visits, pyarrow.array(unsearched)),
        "value": pyarrow.array(noted.value, mask=unsearched),
        "win": results.wins[rows, seat].astype(np.float32),
        "points": shares[0],
        "wins": shares[1],
    }
    arrays = {name: pyarrow.array(values) for name, values in columns.items()}
    fields = [pyarrow.field(name, array.type, nullable=name in NULLABLE) for name, array in arrays.items()]
    about = {"riverrun": contents.about}
    return pyarrow.Table.from_arrays(list(arrays.values()), schema=pyarrow.schema(fields, about))


class Shard(NamedTuple):
    """A part as its file holds it, and what its games came to."""

    data: bytes
    results: Results


def shard_of(contents: Contents, noted: Decisions, results: Results) -> Shard:
    """A part as a Parquet file; `results` has the rows of its games."""
    parquet.needs_pyarrow()
    pyarrow_parquet, out = import_module("pyarrow.parquet"), BytesIO()
    quick = {"use_dictionary": False, "write_statistics": False, "write_batch_size": 1 << 20}
    pyarrow_parquet.write_table(table(contents, noted, results), out, compression="lz4", **quick)
    return Shard(out.getvalue(), results)


class Moves(NamedTuple):
    """The moves of a part's games, and what these came to."""

    moves: Any
    results: Results


def play_part(contents: Contents, number: int) -> Moves:
    """Plays a part of quick bots."""
    first, stop = contents.part(number)
    game = game_of(contents.side)
    results = Results.of(game, stop - first)
    return Moves(play_moves(game, contents.side.bots, contents.seed, first, results), results)


def written(contents: Contents, played: Moves, number: int) -> Shard:
    """A part of quick bots as its file, by its moves."""
    first, stop = contents.part(number)
    noted = note_moves(game_of(contents.side), contents.seed, first, stop - first, played.moves)
    return shard_of(contents, noted, played.results)


def play_shard(contents: Contents, number: int) -> Shard:
    """Plays a part of quick bots, and gives it as its file."""
    return written(contents, play_part(contents, number), number)
