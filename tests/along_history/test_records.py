"""Records, taking back, and what is hidden: games replay; undo stops at rolls and draws (AH-R9, AH-R19)."""

from __future__ import annotations

import random

import pytest

import riverrun as rr

from .table import asked, game, play, seat, table
from .tables import TABLES


def played(players: int, seed: int, **options: str) -> rr.State:
    """A game played by random moves."""
    state, rng = game(players, **options).new(seed), random.Random(seed)
    while not state.over:
        state.play(rr.random_move(state, rng))
    return state


@pytest.mark.no_cover
@pytest.mark.clause("AH-118")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_finished_game_replays_to_the_same_position(players, options):
    state = played(players, 3, **options)
    again = rr.read_record(state.record().to_json())
    assert rr.replay(again).hash == state.hash
    assert again.verify(game(players, **options)).scores() == state.scores()
    assert again.verify(game(players, **options)).events() == state.events()


@pytest.mark.clause("AH-119", "AH-R2")
def test_every_move_of_a_game_is_written_and_read_back():
    state = played(3, 5, ages="all")
    for move in state.played:
        assert state.game.move(state.game.text(move)) == move


@pytest.mark.clause("AH-R9")
def test_taking_back_stops_at_rolls_and_draws():
    state = table(seat(row="cave lake"), seat(row="fire plain"), dice="1 2 3 culture war golden", no_war="on")
    play(state, "swap g1", "cave", "fire")
    assert state.undoable == 3
    play(state, "reroll war", "die blue")
    assert state.undoable == 0
    play(state, "swap g2", "fire", "plain")
    assert state.undoable == 3
    play(state, "done")  # draws a card
    assert state.undoable == 0


@pytest.mark.clause("AH-R9", "AH-113")
def test_a_payment_may_be_taken_back_source_by_source():
    state = table(seat(row="hunting plain", ur=1), seat(row="fire"), dice="3 2 1 ingenuity x2 golden")
    before = state.hash
    play(state, "hunting", "pay blue", "pay g3")
    for _ in range(3):
        state.undo()
    assert state.hash == before


@pytest.mark.clause("AH-52")
def test_a_war_roll_ends_what_can_be_taken_back():
    state = table(seat("fire", ur=1), seat(counters="terrain-1"), agenda=[{"step": "war"}])
    play(state, "war ur")
    assert state.undoable == 1
    play(state, "done")
    assert state.undoable == 0


@pytest.mark.no_cover
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_undo_brings_back_every_position(players, options):
    state, rng = game(players, **options).new(8), random.Random(8)
    for _ in range(150):
        if state.over:
            break
        before, could = state.hash, state.undoable
        move = rr.random_move(state, rng)
        state.play(move)
        if state.undoable > could:
            after = state.hash
            state.undo()
            assert state.hash == before
            state.play(move)
            assert state.hash == after


@pytest.mark.no_cover
@pytest.mark.clause("AH-2", "AH-R19")
@pytest.mark.parametrize(("players", "options"), TABLES[:4])
def test_re_dealing_changes_nothing_that_is_seen(players, options):
    state, rng = game(players, **options).new(4), random.Random(4)
    for step in range(200):
        if state.over:
            break
        if step % 20 == 0:
            again = state.redeal(state.decision.seat, step)
            for looker in (*range(players), None):
                assert again.view(looker) == state.view(looker)
            assert again.legal() == state.legal()
        state.play(rr.random_move(state, rng))


def test_everybody_sees_the_same():
    state = game(3).new(6)
    views = [state.view(looker) for looker in range(3)]
    for one in views[1:]:
        assert one.civilizations == views[0].civilizations
        assert one.spaces == views[0].spaces
    assert asked(state) == "main"


def test_no_move_meets_the_limit_of_the_journal():
    """A change of Age, which tells most, stays far below it."""
    state, rng = game(5, ages="all", max_rounds="2").new(2), random.Random(2)
    most = 0
    while not state.over:
        state.play(rr.random_move(state, rng))
        most = max(most, len(state.events(since=len(state.played) - 1)))
    assert 20 < most < 200
