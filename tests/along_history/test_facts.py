"""What hints give as reasons: treasure, bonuses, armies, reach, Calamities."""

from __future__ import annotations

import pytest

from .table import seat, table


def told(state, seat=0):
    return {fact.name: fact.value for fact in state.game.rulebook.facts(state.game, state.position_view, seat)}


@pytest.mark.clause("AH-29", "AH-53", "AH-67", "AH-73", "AH-74")
def test_a_civilization_is_told_by_what_it_has():
    mine = seat("fire clan-chief bow-and-arrow spear<fire", row="famine rough-winter cave", gold=0, ur=2)
    state = table(mine, seat(), board={"1a": "progress-1", "2b": "vp-4"})
    assert told(state) == {
        "gold": 0,
        "ur": 2,
        "bonus-population": 2,
        "bonus-ingenuity": 0,
        "bonus-strength": 1,
        "bonus-culture": 0,
        "bonus-gold": 0,
        "attack": 2,
        "defence": 2,
        "reach": 2,
        "calamities": 1,
        "lost": 1,
    }


def test_every_fact_has_words():
    for fact in table(seat("fire"), seat()).game.rulebook.facts(*_of(table(seat("fire"), seat())), 0):
        assert fact.text
        assert "{" not in fact.text


def _of(state):
    return state.game, state.position_view
