"""A puzzle and files of puzzles: a position as a document, the best move, what it gains and what the others lose."""

from __future__ import annotations

import datetime
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from riverrun.kernel.analysis import Candidate, Chance, Reason
from riverrun.kernel.errors import BadOption, RiverrunError
from riverrun.kernel.files import replacing
from riverrun.kernel.game import Game
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.state import State

FORMAT = "riverrun-puzzles/1"
LARGEST = 16 << 20


class BadPuzzle(RiverrunError):
    """A file holds no puzzles, or a puzzle cannot be laid out by these rules; it says why."""


class PuzzleMove(msgspec.Struct, frozen=True):
    """A move of the position, and the asked seat's chance to win after it."""

    move: str
    sentence: Sentence
    clause: str
    chance: Chance

    @staticmethod
    def of(candidate: Candidate, seat: int) -> PuzzleMove:
        """A candidate of an analysis, as the seat that is asked judges it."""
        return PuzzleMove(candidate.move, candidate.sentence, candidate.clause, candidate.chances[seat])


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position, who is asked there, and what a search found."""

    id: str
    since: datetime.date
    """The day from which it may be a puzzle of the day."""
    until: datetime.date | None = None
    """The day from which it is one no more, though earlier days keep it; None: it stays."""
    players: int
    options: dict[str, str]
    rules: str
    """The version of the rules it was found by."""
    content: str
    """The hash of the content it was found with."""
    seat: int
    after: int
    """How many moves of its game had been made."""
    position: Any
    """The position's document, complete: what the asked seat may not know is in it."""
    best: str
    clause: str
    moves: list[PuzzleMove]
    """The moves that were looked at, the best first."""
    reasons: list[Reason]
    """What the best move does and gains."""
    line: list[str]
    """How the game is expected to go on."""
    iterations: int
    """How many futures the deeper search looked at."""
    steps: list[list[PuzzleMove]] = []
    """Where the best move only begins a choice: each further move of it, the best of those looked at first."""

    next: list[Reason] = []
    """What the asked seat is expected to do after the choice, as long as nobody else moves."""

    @property
    def choice(self) -> list[str]:
        """The whole choice: the best move and those that complete it."""
        return [self.best, *(step[0].move for step in self.steps)]

    @property
    def second(self) -> PuzzleMove:
        """The best of the other moves."""
        return max(self.moves[1:], key=lambda one: one.chance.mean)

    def found(self, move: str) -> PuzzleMove | None:
        """What was found of a move; None: it was not looked at."""
        return next((one for one in self.moves if one.move == move), None)


class PuzzleSet(msgspec.Struct, frozen=True, kw_only=True):
    """A file of puzzles of one game."""

    format: str = FORMAT
    game: str
    puzzles: list[Puzzle]


@dataclass(frozen=True)
class Laid:
    """A puzzle laid out by the rules of today."""

    puzzle: Puzzle
    state: State
    same: bool
    """Whether rules and content are those it was found by; if not, its numbers may be a little off."""


def puzzle_id(game: str, players: int, position: Any, best: str) -> str:
    """Name a puzzle by what it is."""
    told = msgspec.json.encode([game, players, position, best], order="sorted")
    return hashlib.blake2b(told, digest_size=6).hexdigest()


def lay(game: Game, puzzle: Puzzle) -> Laid:
    """Lay a puzzle out; one of another version is laid out if its position and its best move still exist."""
    try:
        state = game.restore(puzzle.position)
        fits = state.seat == puzzle.seat and not state.refused(puzzle.best)
    except RiverrunError as trouble:
        raise BadPuzzle(Sentence("rr-error-puzzle-version", {"reason": trouble.sentence})) from None
    if not fits:
        raise BadPuzzle(Sentence("rr-error-puzzle-moves", {"move": puzzle.best}))
    same = puzzle.rules == game.rulebook.version and puzzle.content == game.content_hash
    return Laid(puzzle, state, same)


def read_puzzles(path: Path) -> PuzzleSet:
    """A file of puzzles; anything else is refused in one sentence."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadPuzzle(f"{path} is larger than {LARGEST >> 20} MiB: no file of puzzles is.")
        found = msgspec.json.decode(path.read_bytes(), type=PuzzleSet)
    except OSError as trouble:
        raise BadPuzzle(f"{path} cannot be read: {trouble.strerror}.") from None
    except msgspec.ValidationError as trouble:
        raise BadPuzzle(f"{path} is no file of puzzles: {trouble}.") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadPuzzle(f"{path} is no file of puzzles, nor any JSON.") from None
    if found.format != FORMAT:
        raise BadPuzzle(f"{path} has the format '{found.format[:40]}'; this riverrun reads '{FORMAT}'.")
    if any(len(puzzle.moves) < 2 or puzzle.moves[0].move != puzzle.best for puzzle in found.puzzles):
        raise BadPuzzle(f"{path} has a puzzle whose best move is not the first of at least two.")
    if not all(step for puzzle in found.puzzles for step in puzzle.steps):
        raise BadPuzzle(f"{path} has a puzzle with a step of its choice that has no move.")
    return found


def write_puzzles(path: Path, game: str, puzzles: Sequence[Puzzle]) -> None:
    """Write a file of puzzles; an existing one is replaced whole or not at all."""
    if not path.resolve().parent.is_dir():
        raise BadOption(f"{path} cannot be written: there is no folder '{path.parent}'.")
    written = msgspec.json.encode(PuzzleSet(game=game, puzzles=list(puzzles)))
    with replacing(path) as new:
        new.write_bytes(msgspec.json.format(written, indent=1) + b"\n")
