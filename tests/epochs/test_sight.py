"""What moves have in common at first sight is worked out once, and each weighs what it weighs alone."""

from __future__ import annotations

import random

import numpy as np
import pytest

import riverrun as rr
from epochs.test_evaluation import at
from riverrun.games.epochs.cards.inventing import top_of
from riverrun.games.epochs.evaluation import abilities, ability_worth
from riverrun.games.epochs.moves import MOVES
from riverrun.games.epochs.resources import AUTHORITY, cost_worth, more_worth, part_left
from riverrun.games.epochs.sight import look
from riverrun.games.epochs.terms import ABILITIES, SPACES, Action, Step
from riverrun.games.epochs.worths import invention_worth
from riverrun.kernel.sets import bits


def weights_of(state, moves):
    """What moves weigh that are looked at together."""
    weights = np.zeros(len(moves))
    state.game.rules.weigh(state.game.box_view, state.position_view, np.array(moves, np.int32), len(moves), weights)
    return weights.tolist()


@pytest.mark.parametrize("players", [2, 4])
def test_a_move_weighs_among_others_what_it_weighs_alone(players):
    state, rng = rr.game("epochs", players).new(5), random.Random(5)
    seen = set()
    while not state.over:
        legal = state.legal()
        if rng.random() < 0.15:
            seen.add(int(state.position.decision))
            assert weights_of(state, legal) == [weights_of(state, [move])[0] for move in legal]
        state.play(rr.random_move(state, rng))
    assert {Step.PLAN, Step.ACTION, Step.MILITARY} <= seen


@pytest.mark.clause("EP-9.2")
def test_the_best_abilities_are_those_that_bring_most():
    state, rng = rr.game("epochs", 3).new(8), random.Random(8)
    found = set()
    while not state.over:
        box, s = state.game.box_view, state.position_view
        if state.position.decision == Step.ACTION:
            for seat in range(3):
                left, open_ones = (
                    part_left(box, s, seat),
                    [n for n in range(ABILITIES) if not s.unlocked[seat] >> n & 1],
                )
                first = ABILITIES * s.civilization[seat]
                brings = sorted((ability_worth(box, s, seat, first + n, left) for n in open_ones), reverse=True)
                best = [worth for worth in brings if worth > 0][: box.abilities_max - bits(s.unlocked[seat])]
                assert abilities(box, s, seat, left) == sum(best)
                found.add(len(best))
        state.play(rr.random_move(state, rng))
    assert found >= {1, 2}


@pytest.mark.clause("EP-4.1", "EP-6.1")
def test_a_look_finds_what_cards_and_expansions_are_worth():
    state = at(Step.PLAN, turn=3)
    box, s, seat = state.game.box_view, state.position_view, int(state.position.active)
    left, moves = part_left(box, s, seat), state.legal()
    tops = look(box, s, moves, len(moves), left).tops
    assert tops == tuple(invention_worth(box, s, seat, top_of(s, space), left) for space in range(SPACES))
    sight = look(box, s, [MOVES.first("expand")], 1, left)
    assert sight.cube == more_worth(box, s, seat, AUTHORITY, -1, left)
    assert sight.food == cost_worth(box, s, seat, Action.EXPAND, box.cost_amount[Action.EXPAND], left)
