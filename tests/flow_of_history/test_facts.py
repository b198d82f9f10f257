"""What hints give as reasons: tokens, icons, strengths, and who could snipe."""

from __future__ import annotations

import pytest

from .table import game, nation, play, table

NATION = nation("military-caste theocracy barracks crossbowmen great-wall pyramids aristotle", tokens=7)
"""Theocracy gives two attack icons for each of two Wonders, Crossbowmen two of defense, the Barracks one."""


def facts(state, seat=0):
    return state.game.rulebook.facts(state.game, state.position_view, seat)


def told(state, seat=0):
    return {fact.name: fact.value for fact in facts(state, seat)}


def test_a_nation_is_told_by_its_tokens_icons_and_strengths():
    state = table(nation("agrarian-tribe", tokens=2), NATION)
    assert [(fact.name, fact.text, fact.clause, fact.seat, fact.value) for fact in facts(state, 1)] == [
        ("tokens", "tokens", "FOH-C5", 1, 7),
        ("icon-culture", "culture icons", "FOH-G6", 1, 3),
        ("icon-harvest", "harvest icons", "FOH-G6", 1, 0),
        ("icon-trade", "trade icons", "FOH-G6", 1, 0),
        ("icon-attack", "attack icons", "FOH-G6", 1, 7),
        ("icon-science", "science icons", "FOH-G6", 1, 1),
        ("icon-defense", "defence icons", "FOH-G6", 1, 5),
        ("icon-industry", "industry icons", "FOH-G6", 1, 0),
        ("attack", "strength when attacking", "FOH-W1", 1, 7),
        ("defense", "strength when attacked", "FOH-W1", 1, 12),
        ("snipers", "opponents who could snipe your investment", "FOH-N1", 1, 0),
    ]
    assert {name: value for name, value in told(state, 0).items() if value} == {"tokens": 2, "icon-harvest": 1}


@pytest.mark.parametrize(
    ("tokens", "stake", "snipers"),
    [((9, 3, 4), 4, 1), ((9, 4, 5), 4, 2), ((9, 3, 3), 4, 0), ((0, 1, 0), 1, 1)],
)
def test_snipers_are_the_others_with_tokens_enough(tokens, stake, snipers):
    state = table(*(nation(tokens=held) for held in tokens), market=[f"knights p1 {stake}", "temple p2 1"])
    assert told(state)["snipers"] == snipers


def test_nobody_snipes_where_nothing_is_invested_and_the_banker_never():
    state = table(nation(tokens=9), nation(tokens=9), market=["knights", "temple banker 1", "castle p2 3"], players=2)
    assert told(state, 0)["snipers"] == 0
    assert told(state, 1)["snipers"] == 1


def test_a_move_changes_the_facts_it_is_about():
    state = table(nation("agrarian-tribe", tokens=5), nation(tokens=3), nation(tokens=2), market=["knights"])
    before = told(state)
    play(state, "invest knights 3")
    after = told(state)
    changed = {name: (before[name], after[name]) for name in before if before[name] != after[name]}
    assert changed == {"tokens": (5, 2), "snipers": (0, 1)}


@pytest.mark.parametrize("players", [2, 5])
def test_every_fact_cites_a_clause(players):
    state = game(players).new(1)
    for seat in range(players):
        assert all(fact.clause in state.game.rulebook.clauses for fact in facts(state, seat))
