"""The tables at which the tests of all games play: `tables.py` of each game's folder; and many games at once."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np

import riverrun as rr
from riverrun.kernel import journal
from riverrun.kernel.jit.switch import running

Options = dict[str, str]


def of(id: str) -> ModuleType:
    """A game's tables: TABLES, SIZES, MANY_GAMES, DECISIONS and CLOCKED."""
    return import_module(f"{id.replace('-', '_')}.tables")


def listed(name: str) -> list[tuple[Any, ...]]:
    """A list of all games, each entry with the game's id before it."""
    return [
        (id, *(entry if isinstance(entry, tuple) else (entry,)))
        for id in rr.rulebooks()
        for entry in getattr(of(id), name)
    ]


@cache
def make(id: str, players: int, options: tuple[tuple[str, str], ...] = ()) -> rr.Game:
    """A game, made once."""
    return rr.game(id, players, **dict(options))


class Run:
    """Games played by the loop over whole games, from consecutive seeds."""

    def __init__(self, game: rr.Game, games: int, first: int, compiled: bool) -> None:
        self.points = np.zeros((games, game.rules.PLAYERS_MAX))
        self.wins = np.zeros((games, game.rules.PLAYERS_MAX))
        board, empty = game.rulebook.position.empty(), game.rulebook.position.empty()
        moves = np.zeros(game.rules.LEGAL_MAX, np.int32)
        rng = np.zeros(4, np.uint32)
        with running(compiled):
            self.decisions = game.loops.random_games(
                game.box, board, empty, journal.off(), rng, moves, self.points, self.wins, 11, 22, first
            )
        self.last: Any = board[0]

    @property
    def name(self) -> str:
        return hashlib.sha256(self.points.tobytes() + self.wins.tobytes()).hexdigest()
