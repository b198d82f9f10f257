"""What can be taken back: moves that told nobody anything; not draws, revealed tiles and tokens, answers or dice."""

from __future__ import annotations

import pytest

from riverrun import State

from .acting import acting
from .table import asked, game, play, seat, table
from .test_war import NEUTRAL


def undone(state: State, move: str) -> bool:
    """Whether a move can be taken back; if so, all is as before."""
    before, could = state.hash, state.undoable
    play(state, move)
    if state.undoable <= could:
        assert state.undoable == 0
        return False
    state.undo()
    assert (state.hash, state.undoable) == (before, could)
    return True


def post() -> State:
    return acting(seat(lands="1.3", production=2), seat(lands="3.3 4.3", cities="3.3b"), left=2)


def protecting() -> State:
    """Two that have a post in an attacked neutral city are asked, the second player of the order first."""
    seats = seat(lands="5.1", posts="4.4b"), seat(lands="0.5", **NEUTRAL), seat(lands="0.1")
    tiles = dict(table(players=2).document().tiles)
    state = table(*seats, seat(lands="3.1", posts="4.4b"), tiles=tiles, active=1)
    return play(state, "ready", "attack 4.4b")


def revealing() -> State:
    state = game(2).new(1)
    while asked(state) != "reveal":
        state.play(state.legal_texts()[0])
    return state


def test_what_tells_nothing_new_is_taken_back():
    assert undone(acting(seat(lands="1.3", food=1), left=2), "expand 2.3")
    assert undone(acting(seat(lands="1.3", food=1)), "convert food science")
    assert undone(acting(seat(lands="1.3"), left=2), "pass")
    assert undone(table(seat(lands="1.3", main="legionary", food=1)), "ready")
    assert undone(table(seat(lands="1.3")), "declare")
    assert undone(post(), "post-sea 3.3b")  # nobody has answered yet


@pytest.mark.clause("EP-A67")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_an_answer_is_not_taken_back_nor_what_was_asked(answer):
    consent = play(post(), "post-sea 3.3b")
    assert not undone(consent, answer)
    protection = protecting()
    assert not undone(protection, answer)
    if answer == "no":
        assert asked(protection) == "protect"  # no dice were rolled: the answer alone stands in the way


def test_draws_and_cards_dealt_are_not_taken_back():
    state = table(seat(lands="1.3"), seat(lands="3.3"))
    assert not undone(state, "end")  # the next player has drawn, and a card has come to the market
    assert state.decision.seat == 1


def test_a_revealed_tile_and_a_flipped_token_are_not_taken_back():
    assert not undone(revealing(), "reveal 2.0")
    turned = play(revealing(), "reveal 0.0")
    assert asked(turned) == "turn"
    assert turned.undoable == 0
    assert not undone(acting(seat(lands="1.0", food=1), left=2), "expand 1.1")


def test_dice_are_not_taken_back():
    assert not undone(table(seat(lands="3.1", marker=True), seat(lands="3.0 5.1")), "attack 3.0")
