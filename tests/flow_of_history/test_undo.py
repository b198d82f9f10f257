"""Taking moves back: to the last moment anyone learned something hidden, and never further."""

from __future__ import annotations

import random

import pytest

import riverrun as rr

from .table import game, market, nation, play, table


def test_nothing_to_take_back_at_the_start(refused):
    state = game(3).new(1)
    assert state.undoable == 0
    assert refused(rr.CannotUndo, state.undo) == "No move has been played yet."


def test_investment_is_taken_back():
    state = game(3).new(1)
    before = state.hash
    state.play("invest warriors 2")
    assert (state.undoable, state.seat) == (1, (int(state.position.first) + 1) % 3)
    state.undo()
    assert (state.hash, state.undoable, state.played) == (before, 0, [])
    assert "invest warriors 2" in state.legal_texts()


def test_moves_of_several_players_are_taken_back_one_by_one():
    state = game(4).new(3)
    hashes = []
    for move in ("invest warriors 1", "invest barracks 2", "harvest", "invest pyramids 4"):
        hashes.append(state.hash)
        state.play(move)
    assert state.undoable == 4
    while hashes:
        state.undo()
        assert state.hash == hashes.pop()


def test_card_that_came_to_the_market_cannot_be_hidden_again(refused):
    state = table(
        nation(tokens=1), market=["temple p1 1", "republic"], deck=["archers", "swordsmen", "internet", "future"]
    )
    play(state, "complete temple")
    assert "archers" in market(state)
    assert state.undoable == 0
    sentence = refused(rr.CannotUndo, state.undo)
    assert sentence == "‘complete temple’ can’t be undone: it revealed something hidden."


def test_moves_before_a_revelation_are_kept_too(refused):
    state = table(nation(tokens=3), nation(tokens=2), market=["temple p2 1", "republic"], deck=None)
    # The market has empty slots, so the first cleanup reveals cards; after that the market is full.
    play(state, "invest republic 1")
    assert state.undoable == 0
    seat = state.seat
    state.play("harvest")
    state.play("harvest")
    assert state.undoable == 2
    state.undo()
    state.undo()
    assert state.seat == seat
    assert len(state.played) == 1
    refused(rr.CannotUndo, state.undo)


@pytest.mark.clause("FOH-E3")
def test_card_drawn_by_an_effect_cannot_be_put_back(refused):
    state = table(nation("christopher-columbus"), deck=["seaport", "internet", "future"])
    play(state, "activate christopher-columbus")
    refused(rr.CannotUndo, state.undo)


def test_choice_inside_an_effect_is_taken_back():
    state = table(nation("ramesses-ii"), market=["pyramids", "great-wall", "temple"])
    start = state.hash
    play(state, "activate ramesses-ii")
    asked = state.hash
    play(state, "take great-wall")
    assert state.undoable == 2  # the deck is empty, so nothing came to light
    state.undo()
    assert (state.hash, state.decision.kind) == (asked, "take")
    play(state, "take pyramids")
    state.undo()
    state.undo()
    assert state.hash == start


@pytest.mark.clause("FOH-2P1")
def test_starting_card_may_be_changed_until_both_are_shown(refused):
    state = game(2).new(1)
    before = state.hash
    first, second = state.legal()
    state.play(first)
    assert state.undoable == 1
    state.undo()
    assert state.hash == before
    state.play(second)
    state.play(state.legal()[0])
    assert state.undoable == 0
    refused(rr.CannotUndo, state.undo)


def test_journal_and_record_shrink_with_undo():
    state = game(3).new(1)
    events, record = state.events(), state.record()
    state.play("invest warriors 2")
    assert len(state.events()) > len(events)
    assert state.record().moves == ["invest warriors 2"]
    state.undo()
    assert state.events() == events
    assert state.record() == record


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_undone_moves_played_again_give_the_same_position(players):
    state = game(players).new(players)
    rng = random.Random(5)
    taken_back = 0
    while not state.over:
        state.play(rr.random_move(state, rng))
        if rng.random() < 0.1:
            depth = rng.randint(0, state.undoable)
            hash, events, moves = state.hash, state.events(), state.played[len(state.played) - depth :]
            for _ in range(depth):
                state.undo()
            assert state.check() == []
            for move in moves:
                state.play(move)
            assert (state.hash, state.events()) == (hash, events)
            taken_back += depth
    assert taken_back > 0
    assert rr.replay(state.record()).hash == state.hash


@pytest.mark.parametrize("players", [2, 4])
def test_undo_reaches_exactly_the_last_mark(players, random_play):
    since = 0
    for state in random_play(game(players).new(6), 6):
        if state.played:
            marked = any(event.mark for event in state.events(seat=None, since=len(state.played) - 1))
            since = 0 if marked else since + 1
        assert state.undoable == since


def test_no_undo_without_a_journal(refused):
    state = game(3).new(1, keep_journal=False)
    state.play("harvest")
    assert state.undoable == 0
    refused(rr.CannotUndo, state.undo)


# Copies


def test_copy_is_taken_back_alone():
    state = game(3).new(1)
    start = state.hash
    state.play("invest warriors 2")
    after = state.hash
    twin = state.copy()
    twin.undo()
    assert (twin.hash, state.hash) == (start, after)
    assert (twin.undoable, state.undoable) == (0, 1)
    assert (twin.played, len(state.played)) == ([], 1)


def test_playing_on_in_a_copy_that_was_taken_back_leaves_the_original_alone():
    state = game(3).new(1)
    start = state.hash
    state.play("invest warriors 2")
    twin = state.copy()
    twin.undo()
    twin.play("harvest")
    state.undo()
    assert state.hash == start
