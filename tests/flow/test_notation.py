"""Moves as text: every number has one text, every text one number, and what is no move is refused in one sentence."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import riverrun as rr
from riverrun.games.flow.moves import MOVES

from .table import game


def test_notation_is_total_and_injective():
    texts = [game().text(move) for move in range(MOVES.size)]
    assert len(set(texts)) == MOVES.size == 865
    assert [game().move(text) for text in texts] == list(range(MOVES.size))
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
    ("written", "code", "says"),
    [
        ("", "empty-move", "place CELL EDGES, aim CELL, aim TILE, take TILE, play CARD, face EDGE, die COLOUR, draw,"),
        ("place r2c3", "no-move-of", "‘place r2c3’ is not a move. Write place CELL EDGES."),
        ("place r7c3 ew", "no-piece-between", "There is no cell ‘r7c3’: give r0c0 to r6c6."),
        ("place r2c3 nn", "no-word", "‘nn’ is none of ns, ew, ne, es, sw, nw, new, nes, esw, nsw, nesw, nesw/n,"),
        ("swim", "no-move", "‘swim’ is not a move. Moves are: place CELL EDGES,"),
        ("play suport", "no-piece-meant", "There is no card ‘suport’. Did you mean ‘support’?"),
        ("die red", "no-word", "‘red’ is none of white, black."),
        ("play boat", "no-piece-choice", "There is no card ‘boat’: give support, bird, current, fishing,"),
        ("aim scenario", "no-piece-choice", "no cell or tile ‘scenario’: give r0c0 to r6c6 or straight, curve, tee,"),
        ("plac r1c1 ns", "meant", "‘plac r1c1 ns’ is not a move. Did you mean ‘place r1c1 ns’?"),
    ],
)
def test_what_is_no_move(refused, written, code, says):
    assert says in refused(rr.UnknownMove, game().move, written)
    with pytest.raises(rr.UnknownMove) as trouble:
        game().move(written)
    assert trouble.value.sentence.code == f"rr-error-{code}"


@pytest.mark.no_cover
@given(st.text(max_size=30))
def test_any_text_is_a_move_or_refused(written):
    try:
        move = game().move(written)
    except rr.UnknownMove:
        return
    assert 0 <= move < MOVES.size


def test_the_environments_moves_are_known():
    assert [game().text(move) for move in game().rulebook.environment] == ["tide"]


def test_numbers_are_those_of_old_records():
    first = {verb.name: MOVES.first(verb.name) for verb in MOVES.verbs}
    assert first == {
        "place": 0,
        "aim": 784,
        "choose": 833,
        "take": 841,
        "play": 849,
        "face": 855,
        "die": 859,
        "draw": 861,
        "trade": 862,
        "discard": 863,
        "tide": 864,
    }
