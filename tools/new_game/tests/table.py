"""Helpers for the rule tests: games, positions in a line, and random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import riverrun as rr

from .tables import TABLES

any_table = pytest.mark.parametrize(("players", "options"), TABLES)


@cache
def _game(players: int, options: tuple[tuple[str, str], ...]) -> rr.Game:
    return rr.game("new-game", players, **dict(options))


def game(players: int = 2, **options: str) -> rr.Game:
    """The game for `players`; games are immutable, so tests share them."""
    return _game(players, tuple(sorted(options.items())))


def table(players: int = 2, most: str = "3", **fields: Any) -> rr.State:
    """A state from a position document's fields; p1 is to move unless `seat` says otherwise."""
    return game(players, most=most).restore(fields)


def left(*pile: str, players: int = 2, most: str = "3") -> rr.State:
    """A state whose pile is these stones, from the top down; the last seat has taken the others."""
    others = [stone.id for stone in game().content.stones for _ in range(stone.count)]
    for stone in pile:
        others.remove(stone)
    return table(players, most, pile=list(pile), taken=[*([] for _ in range(players - 1)), others])


def playing(game: rr.Game, seed: int) -> Iterator[rr.State]:
    """A random game: the state before each move, and once more at the end."""
    state, rng = game.new(seed), random.Random(seed)
    while not state.over:
        yield state
        state.play(rr.random_move(state, rng))
    yield state


def told(state: rr.State, kind: str) -> list[dict[str, Any]]:
    """The facts of all events of one kind."""
    return [event.facts for event in state.events() if event.kind == kind]
