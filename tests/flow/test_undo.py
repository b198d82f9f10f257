"""Taking moves back: as far as nobody has learned anything since, and never behind the clock."""

from __future__ import annotations

import random

import pytest

import riverrun as rr

from .table import game, play, stack_of, table


@pytest.mark.clause("FL-D1")
def test_a_drawn_tile_cannot_go_back_but_its_place_can_be_changed(refused):
    state = play(table(stack=stack_of("cross")), "draw")
    drawn = state.hash
    refused(rr.CannotUndo, state.undo)
    play(state, "place r0c1 nesw")
    assert state.undoable == 1
    state.undo()
    assert state.hash == drawn


def test_a_card_may_be_taken_back_step_by_step():
    state = table("r0c1 ew", cards="current")
    hashes = []
    for move in ("play current", "aim r0c1", "place r3c4 ew"):
        hashes.append(state.hash)
        state.play(move)
    assert state.undoable == 3
    while hashes:
        state.undo()
        assert state.hash == hashes.pop()


@pytest.mark.clause("FL-J1", "FL-J2")
@pytest.mark.parametrize(
    ("state", "moves"),
    [
        (lambda: table(cards="fishing"), ["play fishing"]),
        (lambda: table(in_hand="tee"), ["trade"]),
        (lambda: table(in_hand="tee", scenarios="no-communication"), ["trade"]),
        (lambda: table(in_hand="cross", turns="8", round_turns=7), ["place r0c1 nesw"]),
        (lambda: table(calm=True, turns="8", in_hand="cross", round_turns=7), ["place r0c1 nesw", "die white"]),
    ],
    ids=["fishing", "trade", "secret trade", "wave", "calm wave"],
)
def test_what_came_to_light_stays(refused, state, moves):
    played = play(state(), *moves)
    assert played.undoable == 0
    refused(rr.CannotUndo, played.undo)


@pytest.mark.clause("FL-D1")
def test_a_revealed_tile_that_was_taken_can_be_put_back():
    state = table(revealed=["tee"])
    before = state.hash
    play(state, "take tee").undo()
    assert state.hash == before


@pytest.mark.clause("FL-K1")
def test_the_environments_move_is_never_taken_back(refused):
    state = play(table(in_hand="cross", turns="none"), "tide")
    assert "the environment made it" in refused(rr.CannotUndo, state.undo)


@pytest.mark.parametrize("players", [2, 4])
def test_undo_reaches_exactly_the_last_mark(players, random_play):
    since = 0
    for state in random_play(game(players).new(6), 6):
        if state.played:
            marked = any(event.mark for event in state.events(None, since=len(state.played) - 1))
            since = 0 if marked else since + 1
        assert state.undoable == since


def test_undone_moves_played_again_give_the_same_position():
    state = game(3).new(8)
    rng = random.Random(8)
    while not state.over:
        state.play(rng.choice(state.legal()))
        if rng.random() < 0.2 and state.undoable:
            last, hash, events = state.played[-1], state.hash, state.events()
            state.undo()
            assert state.check() == []
            state.play(last)
            assert (state.hash, state.events()) == (hash, events)
    assert state.rewind(10).played == state.played[:10]
