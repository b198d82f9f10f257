"""Spoils: honor, the target, art; what the winner may place; effects of a war won (EP-8.6 to 8.8, EP-A26 to A29)."""

from __future__ import annotations

import pytest

from .table import asked, cities, kinds, lands, legal, lucky, play, seat, stock, table, told

STRONG = {"main": "tank", "paid": ["main"], "marker": True}
"""13 combat against an Axeman's 1."""


def won_by(state):
    """By how much the attacker won."""
    first, second = (fact["total"] for fact in told(state, "total"))
    return first - second


@pytest.mark.clause("EP-8.7")
@pytest.mark.parametrize(("least", "most"), [(1, 2), (3, 5), (6, 99)])
def test_benefits_by_the_difference(least, most):
    """1+ honor, 3+ the cube, 6+ a great work of art, all that apply."""
    main = {1: "camel-rider", 3: "legionary", 6: "samurai"}[least]
    state = lucky(
        lambda one: least <= won_by(one) <= most,
        seat(lands="3.1", main=main, paid="main", marker=True, authority=3),
        seat(lands="3.0 5.1", art=2),
        moves=("attack 3.0",),
    )
    assert state.position.honor[0] == 6
    assert state.position.honor[1] == 4
    if least == 1:
        assert "3.0" in lands(state, 1)
        assert asked(state) != "spoils"
        return
    assert lands(state, 1) == {"5.1"}
    assert state.position.authority[1] == 5  # the cube goes home (EP-A11)
    assert asked(state) == "spoils"
    assert state.position.art[0] == 0  # in this order: art comes after the place is decided
    play(state, "yes")
    assert "3.0" in lands(state, 0)
    assert state.position.authority[0] == 2
    assert state.position.art[0] == (1 if least == 6 else 0)
    assert kinds(state, "takes_honor", "land_taken", "occupies", "takes_art")[:3] == [
        "takes_honor",
        "land_taken",
        "occupies",
    ]


@pytest.mark.clause("EP-8.7")
def test_what_he_does_not_have_is_skipped():
    state = table(seat(lands="3.1", **STRONG, honor=10), seat(lands="3.0 5.1", honor=0), step="military")
    play(state, "attack 3.0")
    assert told(state, "takes_honor") == []
    play(state, "no")
    assert told(state, "takes_art") == []
    assert told(state, "leaves_empty") == [{"seat": 0}]
    assert "3.0" not in lands(state, 0) | lands(state, 1)


@pytest.mark.clause("EP-8.7", "EP-A72")
def test_a_last_land_stays():
    state = table(seat(lands="3.1", **STRONG), seat(lands="3.0", art=1))
    play(state, "attack 3.0")
    assert told(state, "last_land") == [{"defender": 1, "hex": "3.0"}]
    assert lands(state, 1) == {"3.0"}
    assert state.position.honor[0] == 6
    assert state.position.art[0] == 1
    assert asked(state) != "spoils"


@pytest.mark.clause("EP-A29", "EP-A57", "EP-A11")
def test_a_last_city_falls_and_its_posts_go_home():
    state = table(
        seat(lands="3.1", **STRONG, form="monarchy"),
        seat(lands="3.0", cities="2.0b", form="monarchy"),
        seat(lands="0.1", posts="2.0b"),
        players=3,
    )
    assert state.position.free_cities[1] == 2
    play(state, "attack 2.0b")
    assert cities(state, 1) == set()
    assert state.position.free_cities[1] == 3
    assert stock(state, 2)[3] == 1
    assert state.position.post_count[2] == 0
    play(state, "yes")
    assert cities(state, 0) == {"2.0b"}
    assert state.position.trade_demand[0] == 1
    assert state.position.trade_demand[1] == 0


@pytest.mark.clause("EP-A26", "EP-D12")
def test_without_a_piece_nothing_is_asked():
    state = table(seat(lands="3.1", **STRONG, authority=0), seat(lands="3.0 5.1"))
    play(state, "attack 3.0")
    assert lands(state, 1) == {"5.1"}
    assert asked(state) != "spoils"
    city = table(seat(lands="3.1", cities="3.2b"[:0] + "3.1a", **STRONG), seat(lands="3.0", cities="2.0b"))
    assert city.position.free_cities[0] == 0
    play(city, "attack 2.0b")
    assert cities(city, 1) == set()
    assert asked(city) != "spoils"


@pytest.mark.clause("EP-8.6", "EP-A28")
def test_barbarians_are_driven_off_and_the_resource_is_taken():
    """2.1 is a forest with a luxury under its barbarians."""
    state = table(seat(lands="3.1", main="legionary", paid="main", authority=1), seat(lands="5.1"))
    assert state.position.trade_supply[0] == 1  # the horse of 3.1
    play(state, "attack 2.1")
    assert told(state, "camp_beaten") == [{"seat": 0, "hex": "2.1"}]
    assert legal(state) == {"yes", "no"}
    play(state, "yes")
    assert "2.1" in lands(state)
    assert state.position.trade_supply[0] == 3
    assert "2.1" not in (state.document().camps or [])


@pytest.mark.clause("EP-2.5", "EP-A12")
def test_supply_is_lost_with_the_land_but_a_city_stays():
    state = table(seat(lands="3.0", **STRONG), seat(lands="3.1 5.1", cities="3.1a"))
    assert state.position.trade_supply[1] == 3  # a horse and a luxury
    play(state, "attack 3.1", "no")
    assert state.position.trade_supply[1] == 2
    assert cities(state, 1) == {"3.1a"}


@pytest.mark.clause("EP-8.8")
def test_a_land_gained_in_war_triggers_no_expand_abilities():
    state = table(
        seat(lands="3.1", **STRONG, inventions="agriculture railway", form="republic"), seat(lands="3.0 5.1"), epoch=3
    )
    play(state, "attack 3.0", "yes")
    assert "3.0" in lands(state)
    assert stock(state) == [0, 0, 0, 0]  # neither food nor gold
    assert asked(state) in ("military", "plan", "reveal", "turn")


@pytest.mark.clause("EP-A27")
def test_a_protectors_small_defeat_costs_honor_only():
    state = lucky(
        lambda one: 1 <= won_by(one) <= 2,
        seat(lands="2.3", main="legionary", paid="main", marker=True),
        seat(lands="5.1", posts="2.2b", main="legionary", paid="main"),
        moves=("attack 2.2b", "yes"),
    )
    assert state.position.honor[0] == 6
    assert "2.2b" in (state.document().neutral or [])
    assert state.document().seats[1].posts == ["2.2b"]


@pytest.mark.clause("EP-A54", "EP-A47")
def test_who_has_the_higher_total_wins_the_war():
    """Colosseum gives culture for a war won against a player, to the defender too; a camp is no player."""
    colosseum = [{"wonder": "colosseum", "seat": 1}]
    state = table(seat(lands="3.1", marker=True), seat(lands="3.0", main="tank", paid="main"), built=colosseum)
    play(state, "attack 3.0")
    assert told(state, "repelled") == [{"seat": 0}]
    assert state.position.culture[1] == 1
    assert [int(one) for one in state.position.honor[:2]] == [5, 5]  # only the attacker takes benefits
    camp = table(seat(lands="3.1", main="tank", paid="main"), seat(), built=[{"wonder": "colosseum", "seat": 0}])
    play(camp, "attack 2.1", "no")
    assert camp.position.culture[0] == 0
    attacker = table(seat(lands="3.1", **STRONG), seat(lands="3.0 5.1"), built=[{"wonder": "colosseum", "seat": 0}])
    play(attacker, "attack 3.0", "no")
    assert attacker.position.culture[0] == 1


@pytest.mark.clause("EP-A47")
def test_horseback_riding_feeds_who_wins_a_war():
    """A food for every war won, a camp's too, and for who repels an attack."""
    for target, moves in (("2.1", ("attack 2.1", "no")), ("3.0", ("attack 3.0", "no"))):
        riders, others = (
            table(seat(lands="3.1", **STRONG, **fields), seat(lands="3.0 5.1"))
            for fields in ({"inventions": "horseback-riding"}, {})
        )
        play(riders, *moves)
        play(others, *moves)
        assert stock(riders)[0] == stock(others)[0] + 1, target
    state = table(
        seat(lands="3.1", marker=True), seat(lands="3.0", main="tank", paid="main", inventions="horseback-riding")
    )
    food = stock(state, 1)[0]
    play(state, "attack 3.0")
    assert stock(state, 1)[0] == food + 1


@pytest.mark.clause("EP-8.7", "EP-A79")
def test_the_louvre_keeps_its_art():
    state = table(
        seat(lands="3.1", **STRONG), seat(lands="3.0 5.1", art=3), built=[{"wonder": "louvre", "seat": 1}], epoch=3
    )
    play(state, "attack 3.0", "no")
    assert state.position.art[1] == 3
    plain = table(seat(lands="3.1", **STRONG), seat(lands="3.0 5.1", art=3))
    play(plain, "attack 3.0", "no")
    assert [int(one) for one in plain.position.art[:2]] == [1, 2]
    assert plain.position.art_left == 23
