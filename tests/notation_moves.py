"""Moves by their notation in the tests of the games: played soundly, or refused by a clause."""

from __future__ import annotations

import pytest

import riverrun
from riverrun import State


def play(state: State, *moves: str) -> State:
    """Plays moves in notation; after each the position must have nothing wrong with it."""
    for move in moves:
        state.play(move)
        assert state.check() == []
    return state


def refused(state: State, move: str) -> str:
    """The clause that refuses a move; the move must really be illegal, and its sentence must name nothing unknown."""
    verdict = state.explain(move)
    assert not verdict.legal, f"'{move}' is legal"
    assert move not in state.legal_texts()
    assert "{" not in verdict.text
    before = state.hash
    with pytest.raises(riverrun.IllegalMove) as trouble:
        state.play(move)
    assert trouble.value.clause == verdict.clause
    assert state.hash == before
    return verdict.clause
