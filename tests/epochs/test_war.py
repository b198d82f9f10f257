"""War: totals, dice, advantages, protectors; the rulebook's two examples (EP-8.1 to 8.5, EP-A22, A23, A25, A53)."""

from __future__ import annotations

import random

import pytest

from riverrun.games.epochs.military.war import war_advantages, war_combat

from .table import asked, hex_of, kinds, legal, lucky, play, refused, seat, site_of, table, told

MARINES = seat(lands="0.5", main="marine", support="mortar", production=2, marker=True, authority=9, form="monarchy")
GUARDS = seat(
    lands="3.3 0.1",
    cities="2.3b",
    main="national-guard",
    support="crossbowman",
    paid="main",
    honor=5,
    art=1,
    form="monarchy",
)


def advantages(state, seat, other, target, attacks):
    return int(war_advantages(state.game.box, state.position, seat, other, target, attacks))


def totals(state):
    return [(fact["seat"], fact["total"]) for fact in told(state, "total")]


@pytest.mark.clause("EP-8.1", "EP-8.2", "EP-8.7", "EP-A22")
def test_the_rulebooks_first_example():
    """Yellow's Marine and Mortar have 3 advantages and 13 combat; Red's units have 4 and 9, and a land beside."""
    fits = table(MARINES, GUARDS)
    play(fits, "ready")
    city = 64 + site_of("2.3b")
    assert advantages(fits, 0, 1, city, 1) == 3
    assert advantages(fits, 1, 0, city, 0) == 4
    assert war_combat(fits.position, 0, 1) == 13
    assert war_combat(fits.position, 1, 0) == 9
    state = lucky(lambda one: totals(one)[:2] == [(0, 20), (1, 17)], MARINES, GUARDS, moves=("ready", "attack 2.3b"))
    dice = {fact["seat"]: fact["dice"] for fact in told(state, "rolled")}
    assert [len(dice[0]), sum(dice[0])] == [4, 7]
    assert [len(dice[1]), sum(dice[1])] == [5, 7]
    assert told(state, "total")[1]["beside"] == 1
    assert told(state, "takes_honor") == [{"seat": 0, "defender": 1}]
    assert told(state, "city_taken") == [{"seat": 0, "defender": 1, "site": "2.3b"}]
    assert told(state, "takes_art") == []
    assert asked(state) == "spoils"
    play(state, "yes")
    assert "2.3b" in state.document().seats[0].cities
    assert [int(one) for one in state.position.honor[:2]] == [6, 4]


NEUTRAL = {"main": "marine", "support": "mortar", "production": 2, "marker": True, "form": "monarchy"}


@pytest.mark.clause("EP-8.4", "EP-8.5", "EP-8.6", "EP-A71")
def test_the_rulebooks_second_example_without_protector():
    """A neutral city has 7: from 8 on it falls, and a city may be put there."""
    state = table(seat(lands="0.5", **NEUTRAL), seat(lands="5.1", posts="4.4b"))
    play(state, "ready", "attack 4.4b")
    assert asked(state) == "protect"
    assert state.decision.seat == 1
    assert legal(state) == {"yes", "no"}
    play(state, "no")
    assert told(state, "neutral_strength") == [{"total": 7}]
    assert told(state, "neutral_beaten") == [{"seat": 0, "site": "4.4b"}]  # 13 and more
    assert told(state, "post_returns") == [{"seat": 1, "site": "4.4b"}]
    assert told(state, "takes_honor") == []
    play(state, "yes")
    assert state.document().seats[0].cities == ["4.4b"]
    assert "4.4b" not in (state.document().neutral or [])


@pytest.mark.clause("EP-8.4", "EP-8.7", "EP-A25", "EP-D11")
def test_the_rulebooks_second_example_with_protector():
    """Honor, the neutral city and art, by the difference, from the protector."""
    weak = seat(lands="5.1", posts="4.4b", art=1)
    state = lucky(
        lambda one: one.position.honor[0] == 6,
        seat(lands="0.5", **NEUTRAL),
        weak,
        moves=("ready", "attack 4.4b", "yes"),
    )
    assert told(state, "protects") == [{"seat": 1, "site": "4.4b"}]
    assert kinds(state, "takes_honor", "city_taken", "takes_art")[:2] == ["takes_honor", "city_taken"]
    play(state, "no")
    assert kinds(state, "takes_honor", "city_taken", "takes_art") == ["takes_honor", "city_taken", "takes_art"]
    assert state.position.art[0] == 1
    assert state.document().seats[1].posts == []


@pytest.mark.clause("EP-8.4", "EP-D11", "EP-A67")
def test_protectors_are_asked_clockwise_and_the_first_yes_protects():
    seats = (
        seat(lands="5.1", posts="4.4b"),
        seat(lands="0.5", **NEUTRAL),
        seat(lands="0.1"),
        seat(lands="3.1", posts="4.4b"),
    )
    tiles = dict(table(players=2).document().tiles)
    state = table(*seats, tiles=tiles, active=1, step="military")
    play(state, "ready", "attack 4.4b")
    assert state.decision.seat == 3  # before p1, who is farther from the attacker clockwise
    no = play(state.copy(), "no")
    assert no.decision.seat == 0
    play(no, "yes")
    assert told(no, "protects") == [{"seat": 0, "site": "4.4b"}]
    play(state, "yes")
    assert told(state, "protects") == [{"seat": 3, "site": "4.4b"}]
    assert told(state, "does_not_protect") == []


@pytest.mark.clause("EP-8.1", "EP-A25")
def test_unready_units_have_a_total_of_0():
    state = table(seat(lands="3.1", marker=True), seat(lands="3.0 5.1", main="legionary", support="archer"))
    play(state, "attack 3.0")
    assert told(state, "unready") == [{"seat": 1}]
    assert [fact["seat"] for fact in told(state, "rolled")] == [0]  # the defender rolls no dice


@pytest.mark.clause("EP-8.4", "EP-A53")
def test_barbarians_have_3():
    state = table(seat(lands="3.1", main="spearman"), seat(lands="5.1"))
    play(state, "attack 2.1")
    assert told(state, "camp_strength") == [{"total": 3}]


@pytest.mark.clause("EP-8.2", "EP-A22")
def test_terrain_of_a_land_and_of_a_city():
    state = table(seat(lands="3.1", main="sea-raider", support="horse-archer", marker=True), seat(lands="3.0 5.1 3.3"))
    # Sea Raider: 1 near sea; Horse Archer: 1 plain, 1 desert.
    assert advantages(state, 0, 1, hex_of("3.0"), 1) == 2  # a plain beside seas
    assert advantages(state, 0, 1, hex_of("3.3"), 1) == 2  # a desert beside the sea
    assert advantages(state, 0, -1, hex_of("2.1"), 1) == 1  # a camp on a forest near sea
    assert advantages(state, 0, 1, 64 + site_of("2.3b"), 1) == 2  # desert, sea, sea: each icon once
    assert advantages(state, 0, 1, 64 + site_of("2.2b"), 1) == 2  # desert, plain, desert: no sea
    mountain = table(seat(lands="1.3", main="hill-warrior", marker=True), seat(lands="1.2"))
    assert advantages(mountain, 0, 1, hex_of("1.2"), 1) == 1
    assert advantages(mountain, 0, 1, hex_of("1.1"), 1) == 0


@pytest.mark.clause("EP-8.2", "EP-A53", "EP-A70")
def test_anti_mounted_and_anti_air_against_such_units_only():
    state = table(
        seat(lands="3.1", main="phalanx", support="anti-aircraft-gun", marker=True),
        seat(lands="3.0 5.1", main="knight"),
        seat(lands="0.1", main="bomber"),
        players=3,
    )
    land = hex_of("3.0")
    assert advantages(state, 0, 1, land, 1) == 1  # a Knight, ready or not
    assert advantages(state, 0, 2, land, 1) == 1  # a Bomber
    assert advantages(state, 0, -1, hex_of("2.1"), 1) == 0
    assert advantages(state, 0, 1, land, 0) == 3  # and 2 as a defender


@pytest.mark.clause("EP-8.1")
def test_combat_effects_count_while_they_apply():
    state = table(
        seat(lands="3.1", main="knight", support="horse-archer", inventions="gunpowder stirrup"),
        seat(lands="3.0", form="dictatorship"),
        built=[{"wonder": "brandenburg-gate", "seat": 0}, {"wonder": "terracotta-army", "seat": 1}],
        epoch=3,
    )
    # 6 + 1, the same formation 1, Gunpowder 1, Stirrup 2 for each of two mounted units; attacking 2 more.
    assert war_combat(state.position, 0, 0) == 13
    assert war_combat(state.position, 0, 1) == 15
    assert war_combat(state.position, 1, 1) == 2  # an Axeman and Dictatorship
    assert war_combat(state.position, 1, 0) == 3


@pytest.mark.clause("EP-8.1")
def test_lands_beside_a_city_count_for_both():
    state = table(seat(lands="3.0 3.1", marker=True), seat(lands="2.3", cities="3.0b"), step="military")
    play(state, "attack 3.0b")
    assert told(state, "total")[0]["beside"] == 1  # 3.1; 4.0 is sea
    land = table(seat(lands="3.1", marker=True), seat(lands="3.0 2.3"))
    play(land, "attack 3.0")
    assert told(land, "total")[0]["beside"] == 0


@pytest.mark.clause("EP-8.3", "EP-A23", "EP-14.3")
def test_dice_show_0_to_4_and_are_told():
    faces = set()
    for seed in range(60):
        state = table(
            seat(lands="3.1", marker=True), seat(lands="3.0 5.1"), rng=f"{random.Random(seed).getrandbits(128):032x}"
        )
        play(state, "attack 3.0")
        for fact in told(state, "rolled"):
            assert len(fact["dice"]) == 1 + fact["seat"]  # an Axeman in defence rolls one more
            faces |= set(fact["dice"])
        assert state.undoable == 0
    assert faces == {0, 1, 2, 3, 4}


@pytest.mark.clause("EP-A23")
def test_many_dice_are_rolled_all():
    """Machine Gun, National Guard and four wonders and inventions: more dice than fifteen would still count."""
    state = table(
        seat(lands="3.1", marker=True, main="legionary", paid="main"),
        seat(
            lands="3.0 2.3",
            cities="3.0b",
            main="national-guard",
            support="machine-gun",
            paid="main support",
            inventions="fortification",
        ),
        built=[{"wonder": "great-wall", "seat": 1}, {"wonder": "himeji-castle", "seat": 1}],
        epoch=3,
    )
    state.position.advantages[1, 6] += 12
    state.play("attack 3.0b")
    rolled = told(state, "total")[1]
    assert len(told(state, "rolled")[1]["dice"]) == 15
    assert rolled["rolled"] >= sum(told(state, "rolled")[1]["dice"])


@pytest.mark.clause("EP-8.5", "EP-A24")
def test_a_tie_changes_nothing():
    state = lucky(
        lambda one: [total for _, total in totals(one)] in ([1, 1], [2, 2], [3, 3]),
        seat(lands="3.1", marker=True),
        seat(lands="3.0 5.1"),
        moves=("attack 3.0",),
    )
    assert told(state, "repelled") == [{"seat": 0}]
    assert [int(one) for one in state.position.honor[:2]] == [5, 5]
    assert "3.0" in state.document().seats[1].lands


@pytest.mark.clause("EP-9.1", "EP-A58")
def test_free_actions_in_the_military_step():
    state = table(seat(lands="3.1", authority=4, food=1), seat(lands="3.0"))
    play(state, "convert food science")
    assert asked(state) == "military"
    assert refused(state, "convert food science") in ("EP-9.1", "EP-5.1", "EP-A49")
