"""Positions as documents: out and in without loss, and what no position can be is refused in one sentence."""

from __future__ import annotations

import random

import msgspec
import pytest

import riverrun as rr

from .table import game, no_stack, play, table


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"difficulty": "inconceivable"}),
        (2, {"obstacle": "one_arm"}),
        (4, {"scenarios": "no-communication,single-path,obstacles", "turns": "none"}),
        (6, {}),
    ],
)
def test_every_position_survives_its_document(players, options):
    state = game(players, **options).new(3)
    rng = random.Random(3)
    while not state.over:
        if rng.random() < 0.25:
            text = msgspec.json.encode(state.document())
            assert game(players, **options).restore(text).hash == state.hash
        if rng.random() < 0.05 and state.explain("tide").legal:
            state.play("tide", environment=True)
        else:
            state.play(rng.choice(state.legal()))
    assert game(players, **options).restore(state.document()).hash == state.hash


def test_a_document_may_leave_nearly_all_out():
    state = game(2).restore({})
    view = state.view(None)
    assert (view.stack, view.deck, view.birds, view.boat) == (42, 15, 3, "nesw")
    assert state.seat == 0


ALL = ["support"] * 3 + ["bird"] * 3 + ["current"] * 3 + ["fishing"] * 2 + ["calm-waters"] * 2 + ["return"] * 2


@pytest.mark.clause("FL-I4")
@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"board": 7}, "This is no position of Flow: ‘board’ must be array, not int."),
        ({"weather": "fine"}, "This is no position of Flow: there is no field ‘weather’; give one of "),
        ({"format": "other/1"}, "This is a 'other/1' of 'flow', not a 'riverrun-position/1' of 'flow'."),
        ({"game": "chess"}, "This is a 'riverrun-position/1' of 'chess'"),
        ({"board": [{"cell": "r9c0", "tile": "tee", "open": "new"}]}, "There is no cell ‘r9c0’: give r0c0 to r6c6."),
        ({"board": [{"cell": "r0c1", "tile": "tea", "open": "new"}]}, "There is no tile ‘tea’. Did you mean ‘tee’?"),
        ({"board": [{"cell": "r0c1", "tile": "tee", "open": "up"}]}, "There is no orientation ‘up’: give ns, ew, ne,"),
        ({"board": [{"cell": "r0c1", "tile": "tee", "open": "ns"}]}, "A 'tee' cannot lie 'ns' (FL-A8)."),
        ({"board": [{"cell": "r3c3", "tile": "tee", "open": "new"}]}, "'r3c3' is taken twice (FL-E1)."),
        ({"board": [{"cell": "r0c0", "tile": "tee", "open": "new"}]}, "'r0c0' is taken twice (FL-E1)."),
        ({"board": [{"cell": "r0c1", "tile": "straight", "open": "ns"}]}, "Somewhere on the board an open edge meets"),
        (
            {"board": [{"cell": "r2c2", "tile": "scenario"}]},
            "A tile on the board is none of the box's, or there are too many",
        ),
        ({"boat": "ns"}, "The boat has four open sides, one, or none yet, not 'ns' (FL-A5)."),
        ({"boat": "n"}, "An animal or the boat is not as it should be (FL-A1, FL-H6)."),
        ({"stack": ["tee"]}, "The map tiles are not those of the box (FL-I4)."),
        ({"stack": ["tee"] * 43}, "The map tiles are not those of the box (FL-I4)."),
        ({"stack": ["scenario"]}, "There is no tile ‘scenario’: give straight, curve, tee, cross, straight-obstacle,"),
        ({"discards": ["tee"] * 8}, "The map tiles are not those of the box (FL-I4)."),
        ({"deck": []}, "The action cards are not those of the box (FL-I4)."),
        ({"deck": ["bird"] * 16}, "The action cards are not those of the box (FL-I4)."),
        ({"used": ["bird"] * 4}, "The action cards are not those of the box (FL-I4)."),
        ({"hands": [["bird"]]}, "There are 1 hands for 2 players."),
        ({"hands": [["boat"], []]}, "There is no card ‘boat’: give support, bird, current, fishing, calm-waters"),
        (
            {"scenarios": ["obstacles"]},
            "The scenario cards ['obstacles'] are not those of this game's options (FL-B4).",
        ),
        ({"scenarios": ["rain"]}, "There is no scenario card ‘rain’: give obstacles, no-communication,"),
        ({"active": 2}, "active is 2; seats are 0 to 1."),
        ({"turn": -1}, "turn is -1; it must be 0 to 1000000."),
        ({"turn": 58}, "There have been more turns than tiles and cards allow (FL-I3)."),
        ({"white": 7}, "white is 7; it must be 0 to 6."),
        ({"decision": "sleep"}, "The decision 'sleep' is none of facing, turn, tile, aim, die (FL-C5)."),
        ({"decision": "tile"}, "What is in hand and in play does not fit the decision that is asked (FL-C5)."),
        ({"in_hand": "tee"}, "What is in hand and in play does not fit the decision that is asked (FL-C5)."),
        ({"decision": "aim"}, "What is in hand and in play does not fit the decision that is asked (FL-C5)."),
        ({"decision": "aim", "in_play": "fishing"}, "What is in hand and in play does not fit"),
        ({"decision": "die"}, "What is in hand and in play does not fit the decision that is asked (FL-C5)."),
        ({"late": True}, "What is in hand and in play does not fit the decision that is asked (FL-C5)."),
        ({"lifted_from": "r1c1"}, "What is in hand and in play does not fit the decision that is asked (FL-C5)."),
        ({"lifted_from": "r3c3"}, "'r3c3' is taken: nothing can have been lifted from it (FL-G3)."),
        ({"bird_in_hand": True}, "What is in hand and in play does not fit the decision that is asked (FL-C5)."),
        ({"decision": "aim", "in_play": "support"}, "The decision that is asked has no legal move (FL-C7)."),
        ({"home": ["cat"]}, "The animals that are home are not those that reach the boat (FL-I1)."),
        ({"home": ["snake"]}, "There is no animal ‘snake’: give cat, dog, capybara or lemur."),
        ({"won": True}, "The game should be over: it is won or lost (FL-I1, FL-I2)."),
        ({"decision": None, "won": True}, "The animals that are home are not those that reach the boat (FL-I1)."),
        ({"swept": ["x"]}, "There is no cell ‘x’: give r0c0 to r6c6."),
        ({"lifted_from": "x"}, "There is no cell ‘x’: give r0c0 to r6c6."),
        ({"rng": "0" * 32}, "The rng is 32 hexadecimal digits in small letters, not all 0."),
        ({"rng": "xyz"}, "The rng is 32 hexadecimal digits in small letters, not all 0."),
        ({**no_stack(), "used": ALL}, "The game should be over: it is won or lost (FL-I1, FL-I2)."),
    ],
)
def test_what_no_position_can_be(refused, fields, says):
    assert refused(rr.BadPosition, game(2).restore, fields).startswith(says)


@pytest.mark.clause("FL-G2", "FL-I4")
def test_no_more_than_three_birds(refused):
    board = ("r0c1 ew bird", "r1c0 ns bird", "r0c5 ew bird", "r1c6 ns bird")
    sentence = refused(rr.BadPosition, table, *board)
    assert sentence == "The bird tokens are not three (FL-I4)."


def test_a_record_from_a_position_replays():
    state = play(table("r0c1 ew", cards="current"), "play current", "aim r0c1", "place r3c4 ew")
    assert rr.replay(state.record()).hash == state.hash
