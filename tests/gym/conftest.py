"""What the environments' tests share: every game there is, at its smallest and its largest table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import riverrun as rr
from riverrun.kernel.position.tensor import Encoder

TABLES = [(id, players) for id, book in rr.rulebooks().items() for players in sorted({book.seats[0], book.seats[-1]})]


@cache
def table(id: str, players: int) -> rr.Game:
    return rr.game(id, players)


@cache
def encoder(game: rr.Game) -> Encoder:
    return Encoder(game)


@cache
def samples(game: rr.Game) -> list[rr.State]:
    """States of two random games, the deal and the end among them."""
    found = []
    for seed in (1, 2):
        state = game.new(seed, keep_journal=False)
        while not state.over:
            if len(state.played) % 9 == 0:
                found.append(state.copy())
            state.play(rr.random_move(state))
        found.append(state)
    return found


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def any_game(request: Any) -> rr.Game:
    """Every game, with the fewest and the most players."""
    return table(*request.param)


@pytest.fixture
def any_encoder(any_game: rr.Game) -> Encoder:
    return encoder(any_game)


@pytest.fixture
def any_states(any_game: rr.Game) -> Iterator[rr.State]:
    """States of random games, each a copy of its own."""
    return (state.copy() for state in samples(any_game))
