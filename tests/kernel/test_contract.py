"""The contract's own answers, which a game may replace."""

from __future__ import annotations

import random

import pytest

import riverrun as rr
from bots.fair import fair

from .toy.book import RAFT

GAMES = [rr.Game(book, book.usual, {}) for book in (*rr.rulebooks().values(), RAFT)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_that_does_not_say_is_always_settled_and_tells_no_luck_apart(game):
    if any(game.rulebook.declared.chapters.find(name) for name in ("settled", "luck")):
        pytest.skip("it says")
    state, rng = game.new(1), random.Random(1)
    while not state.over:
        assert state.settled
        assert game.rules.luck(game.box, state.position) == 0
        state.play(rr.random_move(state, rng))
    assert state.settled


def test_a_game_says_where_it_is_settled_and_what_luck_brought():
    game = fair("buy", "cast")
    state = game.new(1)
    assert state.settled
    state.play("buy")
    for _ in range(3):
        assert not state.settled
        state.play(state.legal()[0])
    assert state.settled
    state.play("cast")
    assert game.rules.luck(game.box, state.position) == state.position.die > 0
    state.play("much")
    assert state.over
    assert state.settled
