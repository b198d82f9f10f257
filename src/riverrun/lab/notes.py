"""The decisions of games as flat arrays: what each seat saw, could do and did, and what a search found."""

from __future__ import annotations

from collections.abc import Sequence
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
from riverrun.kernel.state import State
from riverrun.lab import decision_loops
from riverrun.lab.decision_loops import COLUMNS, COUNTS, GAMES, LEGAL, ROWS, SEEN, Notebook, note_decision
from riverrun.lab.watched_games import Results

ROOM = 2048
"""How many decisions a notebook of quick bots holds before it is emptied."""
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


def notebook(game: Game, boards: Any, rows: int) -> Notebook:
    """An empty notebook for so many decisions about boards[0]."""
    encoder = Encoder(game)
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


def play_noted(game: Game, bots: Sequence[Bot], seed: int, first: int, results: Results) -> Decisions:
    """Plays quick bots' games from number `first` on, as many as there are results to fill; all their decisions."""
    w0, w1, _, _ = split_seed(seed)
    policy = np.array([one.policy for one in bots if isinstance(one, PolicyBot)], np.int32)
    workspace = make_workspace(game)
    book = notebook(game, workspace.boards, ROOM)
    loops = specialise(decision_loops, game.rules, policies=specialise(policies, game.rules))
    parts: list[Decisions] = []
    while not parts or book.counts[GAMES] < len(results.lengths):
        loops.note_games(game.box, game.lookahead_box, workspace, book, policy, *results, w0, w1, first)
        parts.append(emptied(book))
    return Decisions.joined(parts)


class Notes:
    """The decisions of one game between bots that think, noted as it is played."""

    def __init__(self, game: Game, number: int) -> None:
        self.game = game
        self.number = number
        self._boards = game.rulebook.position.empty()
        self._book = notebook(game, self._boards, 1)
        self._parts: list[Decisions] = []

    def add(self, state: State, choice: Choice) -> None:
        """Notes what is decided in a state that is not over."""
        legal, seat, book = state.legal(), int(state.position.seat), self._book
        self._boards[0] = state.position
        book.moves[: len(legal)] = legal
        ply = int(state.position.moves)
        note_decision(book, self.game.players, self.number, ply, seat, choice.move, len(legal))
        noted = emptied(book)
        if choice.found:
            tried = {one.move: one for one in choice.found}
            noted.visits[:] = [tried[move].visits if move in tried else 0 for move in legal]
            noted.value[0] = sum(one.visits * one.chances[seat] for one in choice.found) / noted.visits.sum()
        self._parts.append(noted)

    @property
    def decisions(self) -> Decisions:
        """All of them."""
        return Decisions.joined(self._parts)
