"""Every decision of a run as Parquet files in a folder, with a data card: `riverrun simulate --decisions FOLDER`.

The games are cut into parts of SHARD games, a file each, whatever the number of threads: the same seed writes the same
bytes. Files are written whole; a run that was stopped goes on with the parts that are missing.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from riverrun import __version__
from riverrun.bots import Bot, SearchBot
from riverrun.kernel.errors import BadOption
from riverrun.kernel.files import replacing
from riverrun.kernel.game import Game
from riverrun.kernel.jit import switch
from riverrun.kernel.position.tensor import Encoder
from riverrun.lab import data_card, parquet
from riverrun.lab.matches import Outcome, play_all, task_of
from riverrun.lab.notes import Decisions, play_noted
from riverrun.lab.simulate import Progress, Run, check, in_chunks
from riverrun.lab.watched_games import Results, are_quick, game_seed

SHARD = 256
"""How many games a file holds."""
ABOUT = "run.json"
NULLABLE = ("visits", "value")
"""The columns that a decision need not have."""


class Folder:
    """Where a run's decisions are written."""

    def __init__(self, path: Path, game: Game, bots: Sequence[Bot], games: int, seed: int) -> None:
        """Refuses, before anything is played, a folder that could not be written or has something else."""
        self.path, self.game, self.bots, self.games, self.seed = path, game, tuple(bots), games, seed
        parquet.needs_pyarrow()
        if path.exists() and not path.is_dir():
            raise BadOption(f"{path} is a file; decisions are written into a folder.")
        if not path.resolve().parent.is_dir():
            raise BadOption(f"There is no folder {path.parent} to make {path.name} in.")
        self.names = [bot.name for bot in bots]
        self.about = {
            **parquet.about(game, seed, self.names),
            "games": games,
            "weights": None if game.weights is None else list(game.weights),
            "riverrun": __version__,
        }
        self._refuse_others()

    def _refuse_others(self) -> None:
        about = self.path / ABOUT
        if about.is_file():
            if about.read_bytes() != self._told:
                raise BadOption(f"{self.path} has the decisions of another run; name another folder.")
        elif self.path.is_dir() and any(self.path.iterdir()):
            raise BadOption(f"{self.path} has other files; name a new folder.")

    @property
    def _told(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self.about), indent=2)

    def begin(self) -> None:
        """Makes the folder and writes what is known before the first game."""
        import_module("pyarrow.parquet")  # not while it is timed
        (self.path / "data").mkdir(parents=True, exist_ok=True)
        put(self.path / "moves.json", msgspec.json.encode([_text(self.game, n) for n in range(self.game.moves)]))
        put(self.path / "observation.json", msgspec.json.encode(Encoder(self.game).names))
        put(self.path / ABOUT, self._told)

    def finish(self, run: Run, command: str) -> None:
        """Writes the data card."""
        timed = any(isinstance(bot, SearchBot) and bot.seconds is not None for bot in self.bots)
        told = data_card.card(run, self.about, command, Encoder(self.game).size, timed)
        put(self.path / "README.md", told.encode())

    def shard(self, number: int) -> Path:
        """The file of a part."""
        return self.path / "data" / f"decisions-{number:05}.parquet"

    @property
    def shards(self) -> int:
        """How many parts there are."""
        return -(-self.games // SHARD)

    def part(self, number: int) -> tuple[int, int]:
        """The first game of a part, and the one after its last."""
        return number * SHARD, min(self.games, (number + 1) * SHARD)

    def write(self, number: int, noted: Decisions, results: Results) -> None:
        """Writes a part, of which `results` has all games of the run."""
        pyarrow_parquet = import_module("pyarrow.parquet")
        with replacing(self.shard(number)) as new:
            made = table(self, noted, results)
            quick = {"compression_level": 1, "use_dictionary": False, "write_statistics": False}
            pyarrow_parquet.write_table(made, new, compression="zstd", **quick)

    def read(self, number: int, results: Results) -> None:
        """Fills in the results of a part that was written before."""
        pyarrow_parquet = import_module("pyarrow.parquet")
        try:
            rows = pyarrow_parquet.read_table(self.shard(number), columns=["game", "points", "wins"])
        except Exception as trouble:
            raise BadOption(f"{self.shard(number)} is damaged; remove it, and it is written anew: {trouble}") from None
        games = rows["game"].to_numpy()
        found, at, counts = np.unique(games, return_index=True, return_counts=True)
        results.lengths[found] = counts
        for name, out in (("points", results.points), ("wins", results.wins)):
            out[found, : self.game.players] = rows[name].take(at).to_pylist()


def put(path: Path, data: bytes) -> None:
    """Writes a small file whole."""
    with replacing(path) as new:
        new.write_bytes(data)


def _text(game: Game, move: int) -> str | None:
    return None if game.rulebook.declared.moves.decode(move) is None else game.text(move)


def table(folder: Folder, noted: Decisions, results: Results) -> Any:
    """Decisions as an Arrow table, a row each; seats are named from 1, as players read them."""
    pyarrow = import_module("pyarrow")
    game, players = folder.game, folder.game.players
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
    seeds = [f"{game_seed(folder.seed, number):x}" for number in range(first, int(games[-1]) + 1)]
    used, at = np.unique(move, return_inverse=True)
    unsearched = np.isnan(noted.value)
    shares = [lists(np.full(len(games), players), array[games, :players].ravel()) for array in results[:2]]
    columns = {
        "game": games,
        "seed": listed(games - first, seeds),
        "ply": ply,
        "seat": (seat + 1).astype(np.int8),
        "bot": listed((games + seat) % len(folder.names), folder.names),
        "observation_at": lists(noted.seen_counts, noted.seen_at),
        "observation": lists(noted.seen_counts, noted.seen),
        "legal": lists(noted.legal_counts, noted.legal),
        "move": move,
        "notation": listed(at, [game.text(int(number)) for number in used]),
        "visits": lists(noted.legal_counts, noted.visits, pyarrow.array(unsearched)),
        "value": pyarrow.array(noted.value, mask=unsearched),
        "win": results.wins[games, seat].astype(np.float32),
        "points": shares[0],
        "wins": shares[1],
    }
    arrays = {name: pyarrow.array(values) for name, values in columns.items()}
    fields = [pyarrow.field(name, array.type, nullable=name in NULLABLE) for name, array in arrays.items()]
    about = {"riverrun": msgspec.json.encode(folder.about)}
    return pyarrow.Table.from_arrays(list(arrays.values()), schema=pyarrow.schema(fields, about))


def simulate_noted(folder: Folder, *, threads: int = 1, progress: Progress | None = None, command: str = "") -> Run:
    """Plays the games of a folder and writes their decisions; parts that it has already are read instead.

    `command` is what the data card says the run was started by.
    """
    game, bots, games = folder.game, folder.bots, folder.games
    check(game, bots, games, folder.seed)
    results = Results.of(game, games)
    folder.begin()
    missing = []
    for number in range(folder.shards):
        if folder.shard(number).exists():
            folder.read(number, results)
        else:
            missing.append(number)
    play = _play_quickly if are_quick(bots) else _play_slowly
    before = games - sum(stop - first for first, stop in map(folder.part, missing))
    seconds = play(folder, missing, results, threads, _after(before, progress)) if missing else 0.0
    points, wins, lengths = results
    seats = slice(None), slice(game.players)
    run = Run(game, tuple(folder.names), folder.seed, threads, points[seats], wins[seats], lengths, seconds)
    folder.finish(run, command)
    return run


def _after(before: int, progress: Progress | None) -> Progress:
    return lambda done: None if progress is None else progress(before + done)


def _play_quickly(folder: Folder, missing: list[int], results: Results, threads: int, progress: Progress) -> float:
    """Plays the missing parts of quick bots, each on a thread; how many seconds that took."""

    def play(first: int, stop: int) -> None:
        for number in missing[first:stop]:
            begin, end = folder.part(number)
            part = results.part(begin, end)
            folder.write(number, play_noted(folder.game, folder.bots, folder.seed, begin, part), results)

    def told(done: int) -> None:
        progress(sum(stop - first for first, stop in map(folder.part, missing[:done])))

    with switch.running(switch.loops_compiled()):
        play_noted(folder.game, folder.bots, folder.seed, 0, Results.of(folder.game, 0))  # compiles
        begun = time.perf_counter()
        in_chunks(len(missing), threads, play, told)
        return time.perf_counter() - begun


def _play_slowly(folder: Folder, missing: list[int], results: Results, processes: int, progress: Progress) -> float:
    """Plays the missing parts of bots that think, a process a game; how many seconds that took."""
    numbers = [number for part in missing for number in range(*folder.part(part))]
    tasks = [
        task_of(folder.game, folder.bots, game_seed(folder.seed, number), number, noted=True) for number in numbers
    ]
    waiting: dict[int, dict[int, Decisions]] = {part: {} for part in missing}
    finished = 0

    def done(outcome: Outcome) -> None:
        nonlocal finished
        finished += 1
        keep(results, folder.game, outcome)
        part = outcome.number // SHARD
        assert outcome.noted is not None
        waiting[part][outcome.number] = outcome.noted
        first, stop = folder.part(part)
        if len(waiting[part]) == stop - first:
            noted = waiting.pop(part)
            folder.write(part, Decisions.joined([noted[number] for number in sorted(noted)]), results)
        progress(finished)

    begun = time.perf_counter()
    play_all(tasks, processes, done)
    return time.perf_counter() - begun


def keep(results: Results, game: Game, outcome: Outcome) -> None:
    """Fills in the results of one game."""
    results.points[outcome.number, : game.players] = outcome.points
    results.wins[outcome.number, : game.players] = outcome.wins
    results.lengths[outcome.number] = outcome.decisions
