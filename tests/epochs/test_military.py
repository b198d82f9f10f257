"""The military step: expenditure, the marker, who may be attacked and how often (EP-7.1 to 7.4, EP-A17 to A20)."""

from __future__ import annotations

import pytest

from .table import ACTION, asked, kinds, legal, play, posts, refused, seat, stock, table, told, why

KNIGHT = {"main": "knight", "support": "tower-elephant"}
"""Expenditure 1 production and 1 food."""


def after(state, attack):
    """The military step after an attack; what was won stays empty. A free action must be left, or the turn ends."""
    play(state, attack)
    while asked(state) == "spoils":
        play(state, "no")
    assert asked(state) == "military"
    return state


@pytest.mark.clause("EP-7.1", "EP-Q1", "EP-D10")
def test_all_expenditure_or_none():
    """The rulebook's example: a Knight and a Tower Elephant ask for one resource each, of two kinds."""
    state = table(seat(**KNIGHT, food=1, production=1, lands="3.1"))
    assert not state.position.ready[0]
    assert "ready" in legal(state)
    play(state, "ready")
    assert stock(state) == [0, 0, 0, 0]
    assert state.position.ready[0]
    assert state.position.paid[0].tolist() == [1, 1]
    short = table(seat(**KNIGHT, food=1, lands="3.1"))
    assert refused(short, "ready") == "EP-7.1"
    assert why(short, "ready") == "cannot-ready"
    assert refused(short, "attack 3.0") == "EP-7.1"


@pytest.mark.clause("EP-7.1", "EP-A46", "EP-D7")
def test_gold_pays_expenditure():
    state = table(seat(**KNIGHT, food=1, gold=1, lands="3.1"))
    play(state, "ready")
    assert stock(state) == [0, 0, 0, 0]
    asked_for = table(seat(**KNIGHT, food=1, production=1, gold=2, lands="3.1"))
    play(asked_for, "ready")
    assert asked(asked_for) == "payment"
    play(asked_for, "number 1", "number 0")
    assert stock(asked_for) == [1, 0, 0, 1]
    assert asked_for.position.ready[0]


@pytest.mark.clause("EP-7.1")
def test_printed_gold_takes_gold_only():
    state = table(seat(main="janissary", food=5, production=5, science=5, lands="3.1"))
    assert refused(state, "ready") == "EP-7.1"
    rich = table(seat(main="janissary", gold=1, lands="3.1"))
    play(rich, "ready")
    assert stock(rich) == [0, 0, 0, 0]


@pytest.mark.clause("EP-7.1", "EP-A78")
def test_units_without_expenditure_are_always_ready():
    state = table(seat(main="spearman", support="slinger", lands="3.1", food=9))
    assert state.position.ready[0]
    assert refused(state, "ready") == "EP-7.1"
    assert why(state, "ready") == "is-ready"
    assert refused(state, "ready sparing main") == "EP-7.1"


@pytest.mark.clause("EP-7.1")
def test_one_unpaid_unit_makes_none_ready():
    state = table(seat(main="spearman", support="catapult", lands="3.1"), seat(lands="3.0"), step="military")
    play(state, "declare")
    assert not state.position.ready[0]
    assert refused(state, "attack 3.0") == "EP-7.1"


@pytest.mark.clause("EP-A20")
def test_expenditure_comes_before_declaring_and_attacking():
    state = table(seat(**KNIGHT, food=1, production=1, lands="3.1"), seat(lands="3.0"))
    play(state, "declare")
    assert refused(state, "ready") == "EP-A20"
    assert refused(state, "attack 3.0") == "EP-7.1"


@pytest.mark.clause("EP-A59", "EP-A78")
def test_statue_of_zeus_spares_one_unit():
    zeus = [{"wonder": "statue-of-zeus", "seat": 0}]
    one = table(seat(main="swordsman", support="slinger", lands="3.1"), built=zeus)
    assert one.position.ready[0]  # at most one unit has any: nothing is due
    both = table(seat(**KNIGHT, food=1, lands="3.1"), built=zeus)
    assert not both.position.ready[0]
    assert both.view(0).realms[0].due == {"food": 1}
    dear = table(seat(main="tank", support="mortar", lands="3.1"), built=zeus, epoch=3)
    assert dear.view(0).realms[0].due == {"production": 1}  # the lesser: the Tank is spared
    assert refused(both, "ready") == "EP-A59"
    assert why(both, "ready") == "must-spare-one"
    assert legal(both, "ready") == {"ready sparing main"}  # the Elephant's food; there is no production for the Knight
    assert why(both, "ready sparing support") == "cannot-ready"
    play(both, "ready sparing main")
    assert both.position.ready[0]
    assert both.position.paid[0].tolist() == [0, 1]
    assert stock(both) == [0, 0, 0, 0]
    rich = table(seat(**KNIGHT, food=1, production=1, lands="3.1"), built=zeus)
    assert rich.view(0).readies == {"ready sparing main": {"food": 1}, "ready sparing support": {"production": 1}}
    assert rich.view(1).readies == {}
    without = table(seat(**KNIGHT, food=1, production=1, lands="3.1"))
    assert without.view(0).readies == {"ready": {"food": 1, "production": 1}}
    assert without.view(0).realms[0].due == {"food": 1, "production": 1}
    assert why(without, "ready sparing main") == "spares-none"


@pytest.mark.clause("EP-7.2", "EP-A8", "EP-A18")
def test_posts_return_when_the_marker_is_taken():
    """The rulebook's example: three posts of the warmonger come home, and one of a rival's in his city."""
    state = table(
        seat(lands="3.0 3.1", cities="2.0b", posts="0.0b 0.2a 2.2b"),
        seat(lands="5.1", posts="2.0b 0.2a"),
        players=3,
    )
    assert state.position.trade_demand[0] == 7
    play(state, "declare")
    assert posts(state, 0) == set()
    assert posts(state, 1) == {"0.2a"}
    assert stock(state, 0)[3] == 3
    assert stock(state, 1)[3] == 1
    assert state.position.trade_demand[0] == 1
    assert state.position.marker[0]
    assert [fact["seat"] for fact in told(state, "post_returns")] == [0, 0, 0, 1]


@pytest.mark.clause("EP-A51")
def test_the_marker_is_taken_once_and_before_the_first_attack():
    state = table(seat(lands="3.1"), seat(lands="3.0"))
    play(state, "declare")
    assert refused(state, "declare") == "EP-A51"
    camp = after(table(seat(lands="3.1", food=1), seat(lands="5.1")), "attack 2.1")
    assert why(camp, "declare") == "too-late-to-declare"
    unready = table(seat(main="swordsman", lands="3.1"))
    play(unready, "declare")  # ready units are not needed
    assert unready.position.marker[0]


@pytest.mark.clause("EP-7.3")
def test_who_may_be_attacked():
    peace = table(seat(lands="3.1", main="legionary", food=1), seat(lands="3.0"))
    play(peace, "ready")
    assert refused(peace, "attack 3.0") == "EP-7.3"
    assert why(peace, "attack 3.0") == "at-peace"
    assert why(peace, "attack 3.1") == "own-land"
    assert why(peace, "attack 4.0") == "nothing-to-attack"
    assert why(peace, "attack 2.2b") == "neutral-at-peace"
    assert why(peace, "attack 3.0a") == "no-city-to-attack"
    assert "attack 2.1" in legal(peace)  # a camp
    war = play(peace, "declare")
    assert legal(war, "attack") == {"attack 3.0", "attack 2.1", "attack 4.1", "attack 3.2"}
    other = table(seat(lands="3.1"), seat(lands="3.0", marker=True))
    assert "attack 3.0" in legal(other)  # a warmonger's land, for others too
    assert "attack 2.1" in legal(other)


@pytest.mark.clause("EP-7.3")
def test_cities_of_players_and_neutral_ones():
    state = table(seat(lands="2.3 3.1", cities="3.0a", marker=True), seat(lands="3.0", cities="3.1a"), step="military")
    assert {"attack 3.1a", "attack 2.2b"} <= legal(state, "attack")
    assert why(state, "attack 3.0a") == "own-city"
    peace = table(seat(lands="2.3 3.1"), seat(lands="3.0", cities="3.1a"))
    assert why(peace, "attack 3.1a") == "city-at-peace"


@pytest.mark.clause("EP-7.3")
def test_out_of_reach():
    state = table(seat(lands="3.1", marker=True), seat(lands="5.1"))
    assert why(state, "attack 5.1") == "land-out-of-reach"
    assert refused(state, "attack 0.4b") == "EP-7.3"
    assert why(state, "attack 0.4b") == "city-out-of-reach"


@pytest.mark.clause("EP-7.4", "EP-A19")
def test_one_attack_on_each_rival_in_the_turn_of_the_marker():
    state = table(
        seat(lands="3.1 3.3", main="legionary", food=2), seat(lands="3.0 5.1"), seat(lands="2.3 1.3"), players=3
    )
    after(play(state, "ready", "declare"), "attack 3.0")
    assert why(state, "attack 2.1") == "only-rivals"
    assert refused(state, "attack 2.1") == "EP-7.4"
    assert why(state, "attack 2.2b") == "only-rivals"
    assert why(state, "attack 5.1") == "attacked-already"
    assert legal(state, "attack") == {"attack 2.3"}
    after(state, "attack 2.3")
    assert legal(state, "attack") == set()


@pytest.mark.clause("EP-7.4", "EP-A19")
def test_one_attack_otherwise():
    state = table(seat(lands="3.1 3.3", marker=True, food=1), seat(lands="3.0 5.1"), seat(lands="2.3 1.3"), players=3)
    after(state, "attack 3.0")
    assert why(state, "attack 2.3") == "one-attack"
    assert refused(state, "attack 2.3") == "EP-A19"
    neutral = table(
        seat(lands="3.1 3.3", main="legionary", food=2), seat(lands="3.0 5.1"), seat(lands="2.3"), players=3
    )
    after(play(neutral, "ready", "declare"), "attack 2.1")
    assert legal(neutral, "attack") == set()
    assert why(neutral, "attack 3.0") == "one-attack"


@pytest.mark.clause("EP-A17")
def test_a_warmonger_keeps_building_posts_abroad():
    rich = seat(lands="3.3 2.3", marker=True, production=5)
    state = table(rich, seat(lands="0.1"), agenda=ACTION, actions_left=1, planned=1)
    assert "post-land 2.2b" in legal(state, "post-land")


@pytest.mark.clause("EP-D10")
def test_end_is_played_unasked_when_nothing_else_is_left():
    state = table(seat(lands="3.1", marker=True, authority=0), seat(lands="0.1"), turn=1)
    assert "end" in legal(state)
    before = len(state.played)
    play(state, "attack 2.1")
    while asked(state) == "spoils":
        play(state, "no")
    assert state.position.active == 1 or asked(state) == "military"
    assert "turn" in kinds(state) or state.played[before:]


@pytest.mark.clause("EP-7.5", "EP-A52")
def test_terrain_that_a_unit_cannot_attack():
    state = table(seat(lands="1.3", main="war-elephant", food=2, marker=True), seat(lands="1.2 0.1"), players=2)
    play(state, "ready")
    assert refused(state, "attack 1.2") == "EP-7.5"
    assert why(state, "attack 1.2") == "terrain-barred"
    sword = table(seat(lands="1.3", main="axeman", marker=True), seat(lands="1.2 0.1"))
    assert "attack 1.2" in legal(sword)
