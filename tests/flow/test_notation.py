"""Moves as text: every number has one text, every text one number, and what is no move is refused in one sentence."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import riverrun as rr
from riverrun.games.flow.moves import MOVES, Block

from .table import game


def test_notation_is_total_and_injective():
    texts = [game().text(move) for move in range(MOVES)]
    assert len(set(texts)) == MOVES
    assert [game().move(text) for text in texts] == list(range(MOVES))
    assert all(text == text.lower() and len(text) <= 30 for text in texts)


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("  PLACE R2C3 EW ", "place r2c3 ew"),
        ("place r2c3 we", "place r2c3 ew"),
        ("place r2c3 wen", "place r2c3 new"),
        ("place r2c3 wsen", "place r2c3 nesw"),
        ("place r2c3 wsen/e", "place r2c3 nesw/e"),
        ("play calm_waters", "play calm-waters"),
        ("take tee_obstacle", "take tee-obstacle"),
        ("Draw", "draw"),
        ("tide", "tide"),
    ],
)
def test_other_ways_to_write_a_move(written, text):
    assert game().text(game().move(written)) == text


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ("", "An empty text is no move; moves are: draw,"),
        ("place r2c3", "'place r2c3' is no move; moves are: draw,"),
        ("place r7c3 ew", "'place r7c3 ew' is no move; moves are: draw,"),
        ("place r2c3 nn", "'place r2c3 nn' is no move; moves are: draw,"),
        ("swim", "'swim' is no move; moves are: draw,"),
        ("play suport", "'play suport' is no move; did you mean 'play support'?"),
        ("aim scenario", "'aim scenario' is no move"),
    ],
)
def test_what_is_no_move(refused, written, says):
    assert refused(rr.UnknownMove, game().move, written).startswith(says)


@given(st.text(max_size=30))
def test_any_text_is_a_move_or_refused(written):
    try:
        move = game().move(written)
    except rr.UnknownMove:
        return
    assert 0 <= move < MOVES


def test_the_environments_moves_are_known():
    assert list(game().rulebook.environment) == [Block.TIDE]
    assert game().text(Block.TIDE) == "tide"
