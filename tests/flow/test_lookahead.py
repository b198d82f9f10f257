"""A clock in playouts: bots, hints and reports know that a wave comes, although the rules have no time."""

from __future__ import annotations

import pytest

import riverrun as rr

from .table import game


@pytest.mark.no_cover
@pytest.mark.clause("FL-K4")
@pytest.mark.parametrize("seconds", ["45", "60"])  # rounds of 90 seconds are nearly always won
def test_looking_ahead_reckons_with_waves_where_a_clock_ends_the_rounds(seconds):
    """Without any, whoever looks ahead finds the game won from the start."""
    state = game(2, clock=seconds, first="p1").new(1)
    chances = state.analyse(iterations=16).chances
    assert len({chance.mean for chance in chances}) == 1, "all win or lose together"
    assert 0.1 < chances[0].mean < 0.95


@pytest.mark.no_cover
@pytest.mark.clause("FL-K4")
def test_looking_ahead_with_a_clock_leaves_the_game_alone():
    state = game(2, clock="60", first="p1").new(1)
    before = state.hash, state.legal()
    state.analyse(iterations=4)
    assert (state.hash, state.legal()) == before
    assert "tide" not in state.legal_texts()


@pytest.mark.clause("FL-K3", "FL-K4")
@pytest.mark.parametrize("options", [{"clock": "60"}, {"turns": "none"}])
def test_a_game_that_only_a_table_can_end_the_rounds_of_is_made_and_played(options):
    """`rr.game` takes what records and stored tables have; who would play it without a table refuses it."""
    state = rr.game("flow", 2, **options).new(3)
    while not state.over:
        state.play(rr.random_move(state))
    assert state.record().verify(state.game).over
