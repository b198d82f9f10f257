"""Research, wonders, upgrades, government and the production command (EP-6.4 to 6.8, EP-A9, A37 to A41, A49)."""

from __future__ import annotations

import pytest

from .acting import RICH, acting
from .table import asked, cities, game, legal, play, refused, seat, stock, told, why

HOME = "1.3"


# Research


@pytest.mark.clause("EP-6.4", "EP-1.2")
def test_research_takes_one_side_of_the_row_above_the_scroll():
    """The rulebook's example: pay 2 science, take 4 of one kind, or 2 and 1."""
    left = play(acting(seat(lands=HOME, science=2)), "research left")
    assert stock(left) == [0, 4, 0, 0]
    assert left.position.scroll == 1
    right = play(acting(seat(lands=HOME, science=2)), "research right")
    assert (stock(right), right.position.culture[0]) == ([0, 1, 0, 0], 2)
    poor = acting(seat(lands=HOME, science=1))
    assert refused(poor, "research left") == "EP-6.4"


@pytest.mark.clause("EP-6.4", "EP-1.1")
@pytest.mark.parametrize(("players", "rows"), [(2, 8), (3, 12), (4, 12)])
def test_the_top_row_stays_available(players, rows):
    assert game(players).box.rows == rows
    state = acting(seat(lands=HOME, science=20), left=2, scroll=rows - 1, players=players)
    play(state, "research left", "research left", "number 0")
    assert state.position.scroll == rows - 1
    assert stock(state) == [0, 0, 20 - 16, 18]


@pytest.mark.clause("EP-1.1", "EP-6.4")
def test_the_side_for_two_players_has_fewer_rows():
    assert [row + 1 for row in game(2).box.row_printed[:8].tolist()] == [1, 2, 3, 5, 7, 9, 11, 12]


# Wonders


@pytest.mark.clause("EP-6.5", "EP-3.2", "EP-A37")
def test_a_wonder_is_paid_and_rewards():
    state = acting(seat(lands=HOME, production=4), wonders=["great-pyramid", "colosseum", "petra"])
    assert legal(state, "wonder") == {"wonder 2", "wonder 3"}
    play(state, "wonder 2")
    assert (stock(state), state.position.culture[0], state.position.authority[0]) == ([0, 0, 0, 0], 2, 5)
    assert [one.wonder for one in state.document().built] == ["colosseum"]
    assert state.document().wonders == ["great-pyramid", "petra"]
    assert refused(state, "wonder 4") in ("EP-6.5", "EP-D10")


@pytest.mark.clause("EP-6.5")
def test_no_wonder_on_an_empty_space():
    state = acting(seat(lands=HOME, production=9), wonders=["petra"])
    assert (refused(state, "wonder 2"), why(state, "wonder 2")) == ("EP-6.5", "no-wonder")
    poor = acting(seat(lands=HOME, production=2), wonders=["petra"])
    assert why(poor, "wonder 1") == "too-dear"


@pytest.mark.clause("EP-5.1", "EP-A46")
def test_the_no_gold_icon():
    state = acting(seat(lands=HOME, production=2, gold=9), wonders=["stonehenge", "petra"])
    assert why(state, "wonder 1") == "gold-barred"
    assert "wonder 2" in legal(state)
    able = play(acting(seat(lands=HOME, production=4, gold=9), wonders=["stonehenge"]), "wonder 1")
    assert stock(able) == [0, 0, 2, 9]


@pytest.mark.clause("EP-A49")
def test_discounts_add_up_and_nothing_costs_less_than_nothing():
    built = [{"wonder": "great-pyramid", "seat": 0}]
    state = acting(
        seat(lands=HOME, production=1, civilization="egypt", abilities=[3]), built=built, wonders=["colosseum"], epoch=2
    )
    play(state, "wonder 1")
    assert stock(state) == [0, 0, 0, 0]
    assert state.position.discount[0, 4] == 3


# Upgrades


@pytest.mark.clause("EP-6.6")
@pytest.mark.parametrize(
    ("lands", "unit", "price"),
    [
        ("1.2 1.3", "swordsman", 3),
        ("1.3", "swordsman", 5),
        ("1.3", "javelin-thrower", 4),
        ("5.2", "javelin-thrower", 2),
        ("1.3", "sea-raider", 1),
    ],
)
def test_strategic_resources_and_terrain_lower_the_price(lands, unit, price):
    """The rulebook's examples: Swordsman 3 or 5, Javelin Thrower 2 or 4; a land beside the sea is enough."""
    state = play(acting(seat(lands=lands, **RICH), units=[unit]), "unit 1")
    assert 20 - stock(state)[1] == price
    inland = acting(seat(lands="1.0", **RICH), units=["sea-raider"], tiles={"0.0": "t12"})
    assert 20 - stock(play(inland, "unit 1"))[1] == 3


@pytest.mark.clause("EP-6.6", "EP-A39", "EP-A40")
def test_only_what_is_missing_is_paid():
    """The rulebook's example: from 4 to 6 costs 2. A cheaper one costs nothing, but its surcharges."""
    state = play(acting(seat(lands=HOME, support="caravel", **RICH), units=["anti-aircraft-gun"], epoch=3), "unit 1")
    assert stock(state)[1] == 18
    cheaper = play(acting(seat(lands=HOME, main="swordsman", **RICH), units=["hill-warrior"]), "unit 1")
    assert stock(cheaper)[1] == 18  # the surcharge for a mountain
    unique = play(acting(seat(lands=HOME, main="keshik", **RICH), units=["knight"]), "unit 1")
    assert stock(unique)[1] == 20 - 5  # a unique unit counts 0; no horse
    support = play(acting(seat(lands=HOME, main="phalanx", **RICH), units=["archer"]), "unit 1")
    assert stock(support)[1] == 19  # the empty slot counts 0


@pytest.mark.clause("EP-6.6", "EP-A40")
def test_never_a_name_one_already_had():
    state = acting(seat(lands=HOME, units_had="axeman spearman archer", **RICH), units=["archer", "catapult"])
    assert (refused(state, "unit 1"), why(state, "unit 1")) == ("EP-6.6", "had-before")
    assert why(state, "basic main") == "had-before"
    assert {"unit 2", "basic support"} <= legal(state)
    assert why(state, "unit 3") == "no-unit"


@pytest.mark.clause("EP-1.3", "EP-6.6", "EP-A38", "EP-11.2")
@pytest.mark.parametrize(
    ("epoch", "main", "support"),
    [(1, "spearman", "slinger"), (2, "pikeman", "crossbowman"), (3, "national-guard", "mortar")],
)
def test_basic_units_of_the_epoch_are_never_used_up(epoch, main, support):
    state = acting(seat(lands=HOME, **RICH), left=2, epoch=epoch)
    play(state, "basic main", "basic support")
    one = state.document().seats[0]
    assert (one.main, one.support) == (main, support)
    rival = acting(seat(lands="1.0"), seat(lands=HOME, main=main, **RICH), epoch=epoch, active=0)
    rival.position.stock[0, 1] = 20
    assert "basic main" in legal(rival)


@pytest.mark.clause("EP-6.6")
def test_the_military_board_is_kept():
    """Combat of both units, 1 for a pair of formations, and a die for each advantage printed."""
    state = play(acting(seat(lands="1.2", main="legionary", **RICH), units=["archer"]), "unit 1")
    assert state.position.combat[0] == 5 + 2 + 1
    assert state.position.advantages[0].tolist() == [0, 0, 0, 0, 0, 1, 1, 0, 0, 0]


@pytest.mark.clause("EP-A55", "EP-A73")
def test_a_new_unit_clears_the_expenditure():
    state = acting(
        seat(lands="1.2", main="legionary", support="catapult", paid="main support", **RICH), units=["archer"]
    )
    assert state.position.ready[0]
    play(state, "unit 1")
    assert state.position.paid[0].tolist() == [0, 0]
    assert not state.position.ready[0]


# Government


@pytest.mark.clause("EP-6.7")
def test_the_second_level_needs_two_culture():
    state = acting(seat(lands=HOME, culture=2))
    assert legal(state, "government") == {"government monarchy", "government theocracy", "government republic"}
    play(state, "government republic")
    assert (stock(state), state.position.authority[0]) == ([0, 0, 0, 2], 6)
    assert state.position.free_cities[0] == 2
    low = acting(seat(lands=HOME, culture=1))
    assert (refused(low, "government monarchy"), why(low, "government monarchy")) == ("EP-6.7", "too-little-culture")


@pytest.mark.clause("EP-6.7")
@pytest.mark.parametrize(
    ("form", "to", "reason"),
    [
        ("monarchy", "monarchy", "same-form"),
        ("monarchy", "theocracy", "wrong-level"),
        ("chiefdom", "federalism", "wrong-level"),
        ("monarchy", "federalism", "no-arrow"),
        ("federalism", "monarchy", "wrong-level"),
    ],
)
def test_forms_that_cannot_be_reached(form, to, reason):
    state = acting(seat(lands=HOME, culture=20, form=form))
    assert why(state, f"government {to}") == reason
    assert refused(state, f"government {to}") == "EP-6.7"


@pytest.mark.clause("EP-6.7", "EP-A41", "EP-A84", "EP-D9", "EP-Q3")
def test_surplus_cities_return_to_the_personal_supply():
    """Hagia Sophia from Federalism (6 cities) to Constitutional Monarchy (4): the board first, then a choice."""
    seats = seat(
        lands="1.3 2.3 1.0 3.0 4.5",
        cities="1.3b 2.0a 3.3b 4.0b 1.1b",
        form="federalism",
        production=20,
    )
    state = acting(seats, wonders=["hagia-sophia"], epoch=2)
    assert state.position.free_cities[0] == 1
    play(state, "wonder 1")
    assert asked(state) == "grant"
    before = int(state.position.authority[0])
    play(state, "government constitutional-monarchy")
    assert asked(state) == "surplus"
    assert state.position.free_cities[0] == 0
    assert state.position.authority[0] == before
    assert why(state, "lose 4.4a") == "not-your-city"
    play(state, "lose 1.3b")
    assert cities(state) == {"2.0a", "3.3b", "4.0b", "1.1b"}
    assert state.position.free_cities[0] == 0
    assert state.position.authority[0] == before + 1
    assert asked(state) != "surplus"


# Command


@pytest.mark.clause("EP-6.8")
@pytest.mark.parametrize(
    ("form", "gains"),
    [
        ("chiefdom", [1, 1, 0, 0]),
        ("monarchy", [1, 0, 0, 1]),
        ("theocracy", [1, 0, 0, 0]),
        ("republic", [2, 0, 0, 0]),
        ("constitutional-monarchy", [0, 0, 0, 2]),
        ("dictatorship", [1, 1, 0, 0]),
        ("federalism", [0, 2, 0, 0]),
    ],
)
def test_the_production_command(form, gains):
    """The rulebook's example: Federalism gives 2 production."""
    state = play(acting(seat(lands=HOME, form=form)), "command")
    assert stock(state) == gains


# One after another


@pytest.mark.clause("EP-A9", "EP-4.1", "EP-D5")
def test_two_actions_one_after_the_other_each_may_be_passed():
    state = acting(seat(lands=HOME, science=9), left=2)
    play(state, "research left")
    assert asked(state) == "action"
    play(state, "pass")
    assert asked(state) == "military"
    assert told(state, "passed") == [{"seat": 0}]


@pytest.mark.clause("EP-A48", "EP-Q5", "EP-D8")
def test_only_what_is_granted():
    state = acting(seat(lands=HOME, food=5, science=9, form="republic"))
    play(state, "expand 2.3")
    assert asked(state) == "action"
    assert {move.split()[0] for move in legal(state)} <= {"expand", "pass", "convert", "unlock"}
    assert (refused(state, "research left"), why(state, "research left")) == ("EP-A48", "not-granted")
    play(state, "expand 3.3")
    assert asked(state) == "military"  # an extra action breeds none
