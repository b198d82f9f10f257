"""The decisions of games as flat arrays: what each seat saw, could do and did, and what a search found."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from riverrun.bots import Bot, PolicyBot, policies
from riverrun.bots.levels import Choice
from riverrun.bots.workspace import make_workspace
from riverrun.kernel.chance import split_seed
from riverrun.kernel.game import Game
from riverrun.kernel.jit.specialise import specialise
from riverrun.kernel.position.layout import as_int32
from riverrun.kernel.position.tensor import Encoder
from riverrun.lab import decision_loops
from riverrun.lab.decision_loops import COLUMNS, COUNTS, GAMES, LEGAL, MOVES, ROWS, SEAT, SEEN, Notebook
from riverrun.lab.watched_games import Results

ROOM = 2048
"""How many decisions of quick bots are noted before they are put aside."""
FLOATS = 256
"""How many floats of an observation are not 0, about, and how many moves are legal at most, as a rule."""


class Decisions(NamedTuple):
    """Some decisions, one after the other."""

    rows: Any
    """(decisions, 4): game, ply, seat and move."""
    legal_counts: Any
    """(decisions,): how many moves were legal."""
    legal: Any
    seen_counts: Any
    """(decisions,): how many floats of the observation were not 0."""
    seen_at: Any
    seen: Any
    visits: Any
    """For each of `legal`, how often a search tried it; 0 where none searched."""
    value: Any
    """(decisions,): the seat's chance to win as a search judged it; not a number where none searched."""

    @staticmethod
    def joined(parts: Sequence[Decisions]) -> Decisions:
        """Several as one."""
        return Decisions(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


@lru_cache(maxsize=4)
def _encoder(game: Game) -> Encoder:
    return Encoder(game)


def notebook(game: Game, boards: Any, rows: int) -> Notebook:
    """An empty notebook for so many decisions about boards[0]."""
    encoder = _encoder(game)
    floats, moves = encoder.size + rows * FLOATS, game.rules.LEGAL_MAX + rows * FLOATS
    return Notebook(
        words=as_int32(boards[:1]),
        table=encoder.table,
        steps=encoder.steps,
        observation=np.zeros(encoder.size, np.float32),
        moves=np.zeros(game.rules.LEGAL_MAX, np.int32),
        rows=np.zeros((rows, COLUMNS), np.int32),
        ends=np.zeros((rows, 2), np.int64),
        legal=np.zeros(moves, np.int32),
        seen_at=np.zeros(floats, np.int32),
        seen=np.zeros(floats, np.float32),
        counts=np.zeros(COUNTS, np.int64),
    )


def emptied(book: Notebook) -> Decisions:
    """What a notebook holds, which it holds no more."""
    counts = book.counts
    rows, legal, seen = int(counts[ROWS]), int(counts[LEGAL]), int(counts[SEEN])
    lengths = np.diff(book.ends[:rows], axis=0, prepend=0).astype(np.int32)
    counts[:GAMES] = 0
    return Decisions(
        rows=book.rows[:rows].copy(),
        legal_counts=lengths[:, 0],
        legal=book.legal[:legal].copy(),
        seen_counts=lengths[:, 1],
        seen_at=book.seen_at[:seen].copy(),
        seen=book.seen[:seen].copy(),
        visits=np.zeros(legal, np.int32),
        value=np.full(rows, np.nan, np.float32),
    )


def play_moves(game: Game, bots: Sequence[Bot], seed: int, first: int, results: Results) -> Any:
    """Plays quick bots' games from number `first` on, as many as there are results to fill; all their moves."""
    w0, w1, _, _ = split_seed(seed)
    policy = np.array([one.policy for one in bots if isinstance(one, PolicyBot)], np.int32)
    workspace = make_workspace(game)
    loops = specialise(decision_loops, game.rules, policies=specialise(policies, game.rules))
    moves, counts = np.zeros(ROOM, np.int32), np.zeros(COUNTS, np.int64)
    parts: list[Any] = []
    while not parts or counts[GAMES] < len(results.lengths):
        loops.play_games(game.box, game.lookahead_box, workspace, policy, moves, counts, *results, w0, w1, first)
        parts.append(moves[: counts[MOVES]].copy())
    return np.concatenate(parts)


def note_moves(game: Game, seed: int, first: int, games: int, moves: Any) -> Decisions:
    """All decisions of so many games from number `first` on, of which these are the moves."""
    w0, w1, _, _ = split_seed(seed)
    workspace = make_workspace(game)
    book = notebook(game, workspace.boards, ROOM)
    loops = specialise(decision_loops, game.rules, policies=specialise(policies, game.rules))
    parts: list[Decisions] = []
    while not parts or book.counts[GAMES] < games:
        loops.note_games(game.box, workspace, book, moves, games, w0, w1, first)
        parts.append(emptied(book))
    return Decisions.joined(parts)


class Notes:
    """The decisions of one game between bots that think: what they chose is put aside as it is played."""

    def __init__(self, game: Game, seed: int, number: int) -> None:
        self.game = game
        self.seed = seed
        self.number = number
        self._choices: list[Choice] = []

    def add(self, choice: Choice) -> None:
        """Puts aside what was decided."""
        self._choices.append(choice)

    @property
    def decisions(self) -> Decisions:
        """All of them, once the game is over."""
        moves = np.array([choice.move for choice in self._choices], np.int32)
        noted = note_moves(self.game, self.seed, self.number, 1, moves)
        ends = np.cumsum(noted.legal_counts)
        for row, choice in enumerate(self._choices):
            if choice.found:
                span = slice(ends[row] - noted.legal_counts[row], ends[row])
                seat = noted.rows[row, SEAT]
                tried = {one.move: one.visits for one in choice.found}
                noted.visits[span] = [tried.get(move, 0) for move in noted.legal[span].tolist()]
                noted.value[row] = sum(one.visits * one.chances[seat] for one in choice.found) / sum(tried.values())
        return noted
