"""The agenda: as many rows as a game gives it, and nothing written past the last of them."""

from __future__ import annotations

import random

import numpy as np
import pytest

import riverrun as rr
from riverrun.kernel import journal
from riverrun.kernel.jit import entry, switch
from riverrun.kernel.jit.switch import running
from riverrun.kernel.position import documents
from riverrun.kernel.position.agenda import OVERFLOW, bag, lift, overflowed, pop, push
from riverrun.kernel.position.layout import AGENDA_ROWS, Array, Layout, array, scalar
from riverrun.lab import soak as soaking

from . import barter as toy


class Small(Layout):
    agenda: Array = array(2, 3)
    after: int = scalar()


class Tiny(toy.Position):
    agenda: Array = array(1, 3)


class Large(toy.Position):
    agenda: Array = array(40, 3)


class TinyBarter(toy.Barter):
    position = Tiny


class LargeBarter(toy.Barter):
    position = Large


@entry
def fill(s: Small, steps: int, back: int) -> int:
    """Pushes steps, then pops some."""
    for step in range(steps):
        push(s, step + 1, 10 + step, 20 + step)
    for _ in range(back):
        pop(s)
    return overflowed(s)


@pytest.mark.parametrize("compiled", [False, True])
def test_a_step_too_many_is_counted_and_not_written(tmp_path, monkeypatch, compiled):
    monkeypatch.setattr(switch, "CACHE", tmp_path)
    with running(compiled):
        for steps in range(6):
            s = Small.empty()[0]
            s.after = 77
            assert fill(s, steps, 0) == (steps > 2)
            assert (s.depth, s.over, s.after) == (steps, steps > 2, 77)
            assert s.agenda.tolist() == [[1, 10, 20], [2, 11, 21]][:steps] + [[0, 0, 0]] * (2 - steps)
            assert (s.seat, s.moves) == (0, 0)
        s = Small.empty()[0]
        assert fill(s, 4, 4) == 0
        assert not s.agenda.any()


def test_a_game_has_the_rows_it_declares():
    assert Layout.fields["agenda"].shape == (AGENDA_ROWS, 3)
    assert list(Large.fields)[: len(Layout.fields)] == list(Layout.fields)
    usual, large = rr.Game(toy.Barter(), 2), rr.Game(LargeBarter(), 2)
    one, other = usual.new(3), large.new(3)
    assert len(other.position.agenda) == 40
    rng = random.Random(5)
    while not one.over:
        move = rr.random_move(one, rng)
        assert other.legal() == one.legal()
        one.play(move)
        other.play(move)
        assert other.position.hands.tolist() == one.position.hands.tolist()
    assert other.over


def test_a_move_that_overflows_is_refused_and_changes_nothing(refused):
    state = rr.Game(TinyBarter(), 2).new(3)
    before, told = state.hash, state.events()
    assert refused(rr.AgendaOverflow, state.play, "buy") == (
        "‘buy’ can’t be carried out: it would lead to more than 1 steps at once, more than the game can keep."
    )
    assert (state.hash, state.events(), state.played, state.undoable) == (before, told, [], 0)
    state.play("wait")
    assert state.played


def test_a_position_that_overflowed_is_unsound_and_over():
    game = rr.Game(TinyBarter(), 2)
    position = game.new(3).position
    game.rules.play(game.box, position, journal.off(), game.move("buy"))
    assert position.over
    assert game.rules.sound(game.box, position) == OVERFLOW
    assert rr.rulebook("flow").unsound(OVERFLOW) == "agenda overflowed"
    assert documents.unsound(game, position, {}, "B-1") == ["There are more than 1 steps on the agenda."]


def test_soaking_finds_it():
    with pytest.raises(soaking.UnsoundGame, match=r"game \d is unsound \(number 1000000\)"):
        soaking.soak(rr.Game(TinyBarter(), 2), 5)


def test_observations_read_a_larger_agenda():
    from riverrun.kernel.position.tensor import Encoder

    found = []
    for book in (toy.Barter(), LargeBarter()):
        game = rr.Game(book, 2)
        state = game.new(3)
        state.play("buy")
        found.append(Encoder(game).observe(state.position, 0))
    assert np.array_equal(*found)


# A bag of which the owner chooses the next


class Bag(Layout):
    agenda: Array = array(5, 3)


@entry
def choose(s: Bag, order: int) -> int:
    """Pushes one step of another kind and four of a bag, then lifts by the digits of a number and pops each."""
    push(s, 3, 0, 0)
    for n in range(4):
        push(s, 7, n, 10 + n)
    told = 0
    left = order
    while bag(s, 7) > 0:
        lift(s, s.depth - bag(s, 7) + left % 10)
        told = 100 * told + s.agenda[s.depth - 1, 1] * 10 + s.agenda[s.depth - 1, 2] - 10
        left //= 10
        pop(s)
    return told


@pytest.mark.parametrize("compiled", [False, True])
def test_a_bag_is_emptied_in_the_order_that_is_chosen(tmp_path, monkeypatch, compiled):
    monkeypatch.setattr(switch, "CACHE", tmp_path)
    with running(compiled):
        for order, chosen in [(0, (0, 1, 2, 3)), (123, (3, 2, 1, 0)), (11, (1, 2, 0, 3)), (13, (3, 1, 0, 2))]:
            s = Bag.empty()[0]
            assert choose(s, order) == int("".join(f"{n}{n}" for n in chosen))
            assert s.agenda.tolist() == [[3, 0, 0]] + [[0, 0, 0]] * 4
            assert s.depth == 1


def test_the_others_keep_their_order():
    s = Bag.empty()[0]
    for n in range(5):
        push(s, 1, n, n)
    lift(s, 1)
    assert s.agenda[:, 1].tolist() == [0, 2, 3, 4, 1]
    lift(s, 4)
    assert s.agenda[:, 1].tolist() == [0, 2, 3, 4, 1]
    assert bag(s, 1) == 5
    assert bag(s, 2) == 0
