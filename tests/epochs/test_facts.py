"""What hints give as reasons: storage, trade, food, culture, reach, armies."""

from __future__ import annotations

import random

import pytest

import riverrun as rr


def told(state, seat=0):
    return {fact.name: fact.value for fact in state.game.rulebook.facts(state.game, state.position_view, seat)}


def begun(players=3, seed=4):
    """A game after a few turns."""
    state, rng = rr.game("epochs", players).new(seed), random.Random(seed)
    while state.position.turn < 3:
        state.play(rr.random_move(state, rng))
    return state


@pytest.mark.clause("EP-5.1", "EP-5.2", "EP-5.3", "EP-5.4", "EP-6.1", "EP-6.7", "EP-7.1", "EP-8.1", "EP-10.2")
def test_a_seat_is_told_by_what_it_has():
    state = begun()
    s, box = state.position, state.game.box
    for seat in range(3):
        found = told(state, seat)
        assert [found[kind] for kind in ("food", "production", "science", "gold")] == s.stock[seat].tolist()
        assert (found["authority"], found["culture"]) == (s.authority[seat], s.culture[seat])
        level = min(found["supply"], found["demand"], 15)
        assert (found["trade-gold"], found["trade-culture"]) == (box.trade_gold[level], box.trade_culture[level])
        assert (found["combat"], found["ready"]) == (s.combat[seat], s.ready[seat])
        assert found["free-cities"] == s.free_cities[seat]
        assert found["reach"] >= 0
    assert sorted(told(state, seat)["rank"] for seat in range(3)) == [1, 2, 3]


@pytest.mark.clause("EP-10.3")
def test_food_that_lacks_is_told():
    state = begun()
    s = state.position
    s.city_count[0] = 4
    s.feed_city[0] = s.feed_total[0] = 0
    s.stock[0] = 1, 5, 5, 1
    assert told(state)["hungry"] == 4 * state.game.box.feed_cost[s.epoch] - 2
    s.stock[0, 3] = 9
    assert told(state)["hungry"] == 0


@pytest.mark.clause("EP-1.8")
def test_nothing_is_told_before_the_civilizations_are_shown():
    assert told(rr.game("epochs", 3).new(1)) == {}


def test_every_fact_has_words():
    state = begun()
    for fact in state.game.rulebook.facts(state.game, state.position_view, 0):
        assert fact.text
        assert "{" not in fact.text
