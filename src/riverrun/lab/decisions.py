"""Every decision of a run as Parquet files in a folder, with a data card: `riverrun simulate --decisions FOLDER`.

The games are cut into parts, a file each, whatever the number of threads: the same seed writes the same bytes. Files
are written whole; a run that was stopped goes on with the parts that are missing.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from functools import partial
from hashlib import sha256
from importlib import import_module
from pathlib import Path

import msgspec
import numpy as np

from riverrun import __version__
from riverrun.bots import Bot
from riverrun.kernel.errors import BadOption
from riverrun.kernel.files import replacing
from riverrun.kernel.game import Game
from riverrun.kernel.jit import switch
from riverrun.kernel.position.tensor import Encoder
from riverrun.lab import data_card, parquet
from riverrun.lab.kept import Arrays, Kept, done_once
from riverrun.lab.matches import Outcome, play
from riverrun.lab.notes import Decisions, note_moves, play_moves
from riverrun.lab.shards import Contents, Shard, play_part, play_shard, shard_of, written
from riverrun.lab.side import Side
from riverrun.lab.simulate import Progress, Run, check
from riverrun.lab.watched_games import Results
from riverrun.lab.workers import Done, Local, Workers
from riverrun.lab.workers.local import settled
from riverrun.lab.workers.workers import AHEAD

ABOUT = "run.json"
KEPT = ".games"
"""Where games of bots that think are kept until their part is written."""


class Folder:
    """Where a run's decisions are written."""

    def __init__(self, path: Path, game: Game, bots: Sequence[Bot], games: int, seed: int) -> None:
        """Refuses, before anything is played, a folder that could not be written or has something else."""
        self.path, self.game, self.games, self.seed = path, game, games, seed
        self.side = Side.of(game, bots)
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
        told = data_card.card(run, self.about, command, Encoder(self.game).size, self.side.bots)
        put(self.path / "README.md", told.encode())

    @property
    def contents(self) -> Contents:
        """What its files tell."""
        return Contents(self.side, self.games, self.seed, msgspec.json.encode(self.about))

    def shard(self, number: int) -> Path:
        """The file of a part."""
        return self.path / "data" / f"decisions-{number:05}.parquet"

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


def simulate_noted(
    folder: Folder,
    *,
    threads: int = 1,
    workers: Workers | None = None,
    progress: Progress | None = None,
    command: str = "",
) -> Run:
    """Plays the games of a folder and writes their decisions; parts that it has already are read instead.

    `command` is what the data card says the run was started by. Without `workers`, so many `threads` play.
    """
    game, side, contents = folder.game, folder.side, folder.contents
    check(game, side.bots, folder.games, folder.seed)
    where = workers or Local(threads)
    results = Results.of(game, folder.games)
    folder.begin()
    missing = []
    for number in range(contents.shards):
        if folder.shard(number).exists():
            folder.read(number, results)
        else:
            missing.append(number)
    finished = folder.games - sum(stop - first for first, stop in map(contents.part, missing))

    def done(count: int) -> None:
        nonlocal finished
        finished += count
        if progress is not None:
            progress(finished)

    play_parts = _play_quickly if side.quick else _play_slowly
    seconds = play_parts(folder, missing, results, where, done) if missing else 0.0
    points, wins, lengths = results
    seats = slice(None), slice(game.players)
    run = Run(game, tuple(folder.names), folder.seed, where.count, points[seats], wins[seats], lengths, seconds)
    folder.finish(run, command)
    return run


def _play_quickly(folder: Folder, missing: list[int], results: Results, workers: Workers, done: Progress) -> float:
    """Plays the missing parts of quick bots; how many seconds that took."""
    contents = folder.contents
    _compile(folder, workers)
    begun = time.perf_counter()
    make = _write_beside if workers.here else _write_there
    with closing(make(contents, missing, workers)) as shards:
        for number, shard in shards:
            put(folder.shard(number), shard.data)
            first, stop = contents.part(number)
            results.fill(first, shard.results)
            done(stop - first)
    return time.perf_counter() - begun


def _compile(folder: Folder, workers: Workers) -> None:
    """Compiles what workers of this machine will call, or loads it, so that it is not timed."""
    if workers.here:
        with switch.running(switch.loops_compiled()):
            if folder.side.quick:
                play_moves(folder.game, folder.side.bots, folder.seed, 0, Results.of(folder.game, 0))
            note_moves(folder.game, folder.seed, 0, 0, np.zeros(0, np.int32))


def _write_there(contents: Contents, missing: list[int], workers: Workers) -> Done[Shard]:
    """The parts as files, made by those who play them: only bytes travel."""
    yield from workers.each(partial(play_shard, contents), missing, quick=True)


def _write_beside(contents: Contents, missing: list[int], workers: Workers) -> Done[Shard]:
    """The parts as files, made beside the games by as many threads as play: nobody waits for them."""
    waiting: deque[tuple[int, Future[Shard]]] = deque()
    with (
        ThreadPoolExecutor(workers.count) as writers,
        closing(workers.each(partial(play_part, contents), missing, quick=True)) as parts,
    ):
        for number, played in parts:
            waiting.append((number, writers.submit(settled, partial(written, contents, played), number)))
            while waiting and (waiting[0][1].done() or len(waiting) > AHEAD * workers.count):
                ready, shard = waiting.popleft()
                yield ready, shard.result()
        for ready, shard in waiting:
            yield ready, shard.result()


def _play_slowly(folder: Folder, missing: list[int], results: Results, workers: Workers, done: Progress) -> float:
    """Plays the missing parts of bots that think, game by game; how many seconds that took.

    Games are kept until their part is whole, so that a run that is stopped loses none.
    """
    contents = folder.contents
    numbers = [number for part in missing for number in range(*contents.part(part))]
    work = partial(play, folder.side, folder.seed, noted=True)
    waiting: dict[int, dict[int, Decisions]] = {part: {} for part in missing}
    _compile(folder, workers)
    begun = time.perf_counter()
    kept = Kept(folder.path / KEPT, sha256(contents.about).hexdigest(), own=True)
    played = done_once(kept, "game", work, numbers, workers, quick=False, pack=_packed, unpack=_unpacked)
    with closing(played):
        for number, outcome in played:
            assert outcome.noted is not None
            results.fill(number, Results(outcome.points[None], outcome.wins[None], np.array([outcome.decisions])))
            part = contents.part_of(number)
            waiting[part][number] = outcome.noted
            first, stop = contents.part(part)
            if len(waiting[part]) == stop - first:
                noted = waiting.pop(part)
                together = Decisions.joined([noted[number] for number in sorted(noted)])
                put(folder.shard(part), shard_of(contents, together, results.part(first, stop)).data)
            done(1)
    kept.remove()
    return time.perf_counter() - begun


def _packed(outcome: Outcome) -> Arrays:
    """A noted game as it is kept."""
    assert outcome.noted is not None
    numbers = np.array([outcome.number, outcome.decisions])
    return {"points": outcome.points, "wins": outcome.wins, "numbers": numbers, **outcome.noted._asdict()}


def _unpacked(arrays: Arrays) -> Outcome:
    """A noted game that was kept."""
    points, wins, (number, decisions) = (arrays.pop(name) for name in ("points", "wins", "numbers"))
    return Outcome(int(number), points, wins, int(decisions), noted=Decisions(**arrays))
