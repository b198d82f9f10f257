"""Ranges: runs of legal moves as one number each; counted, picked from and expanded without loss."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from riverrun.kernel.moves.move_ranges import WIDEST, expand, move_range, pick, total

SPANS = st.lists(st.tuples(st.integers(0, 100_000), st.integers(1, 70)), min_size=1, max_size=10)


def written(ranges: list[tuple[int, int]]) -> tuple[np.ndarray, list[int]]:
    """The ranges in an array with room for all their moves, and those moves."""
    moves = [first + k for first, count in ranges for k in range(count)]
    out = np.zeros(max(len(moves), len(ranges)), np.int32)
    out[: len(ranges)] = [move_range(first, count) for first, count in ranges]
    return out, moves


@given(SPANS)
def test_spans_are_counted_and_picked_from(ranges):
    out, moves = written(ranges)
    assert total(out, len(ranges)) == len(moves)
    assert [pick(out, k) for k in range(len(moves))] == moves


@given(SPANS)
def test_spans_are_expanded_in_place(ranges):
    out, moves = written(ranges)
    assert expand(out, len(ranges)) == len(moves)
    assert out[: len(moves)].tolist() == moves


def test_widest_span():
    out, moves = written([(7, WIDEST)])
    assert expand(out, 1) == WIDEST
    assert out.tolist() == moves


def test_legal_moves_are_the_spans_expanded(make_game, random_play):
    for players in (2, 4):
        game = make_game(players)
        out = np.zeros(game.rules.LEGAL_MAX, np.int32)
        for state in random_play(game.new(players), 3, moves=80):
            if not state.over:
                n = game.rules.legal_ranges(game.box, state.position, out)
                count = total(out, n)
                assert sorted(pick(out, k) for k in range(count)) == state.legal()
