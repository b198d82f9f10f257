"""The examples of the rulebook, played by the model."""

from __future__ import annotations

import pytest

from .box import BASIC
from .positions import answer, own, plains, rich, run
from .standing import combat, demand, ready, supply, unit_cost
from .table import City


def test_trade_income():
    table = plains()
    table.spots[0, 0].naturals = ["luxury"] * 4
    own(table, 0, (0, 0))
    own(table, 1, (5, 5))
    table.sites = {(0, 0, 0): City(0), (3, 3, 0): City(1, [0]), (1, 3, 0): City(1, [0])}
    table.players[0].cities = 0
    assert (supply(table, 0), demand(table, 0)) == (8, 5)
    table.players[0].stored.update(food=0, production=0, science=0, gold=1)
    table.players[1].stored["food"] = 2
    model = run(table, "end_epoch")
    assert model.decision is None
    assert table.players[0].stored["gold"] == 3
    assert table.players[0].culture == 2 + 1


def test_a_war_for_a_city():
    table = plains(terrain={(2, 2): "sea"})
    own(table, 0, (2, 1))
    own(table, 1, (3, 2), (5, 5))
    table.sites[2, 2, 0] = City(1)
    table.players[0].units = {"main": "marine", "support": "mortar"}
    table.players[1].units = {"main": "national-guard", "support": "crossbowman"}
    for player in table.players:
        player.paid = True
    table.players[0].marker = True
    dice = [2, 2, 2, 1, 1, 1, 2, 2, 1]
    model = run(table, "military", 0, dice=dice)
    assert "attack 2.2a" in model.legal()
    answer(model, "attack 2.2a")
    assert model.chance.dice == []  # four dice against five
    assert [player.honor for player in table.players] == [6, 4]
    assert model.decision.kind == "spoils"  # 20 against 17
    answer(model, "yes")
    assert table.sites[2, 2, 0].owner == 0
    assert table.players[1].cities == 2


@pytest.mark.parametrize(("sum", "taken"), [(7, False), (8, True)])
def test_a_neutral_city_alone_needs_eight(sum, taken):
    table = plains()
    own(table, 0, (0, 0))
    table.sites[0, 0, 0] = City()
    table.players[0].marker = True
    table.players[0].cities = 0
    table.players[0].units["support"] = "battering-ram"
    table.players[0].paid = True
    thrown = sum - combat(table, 0) - 1  # two units, a land at the city, three dice
    answer(run(table, "military", 0, dice=[min(4, thrown), max(0, thrown - 4), 0]), "attack 0.0a")
    assert ((0, 0, 0) not in table.sites) is taken


def test_a_protector_stands_for_the_neutral_city():
    table = plains()
    own(table, 0, (0, 0))
    own(table, 1, (5, 5))
    table.sites[0, 0, 0] = City(None, [1])
    table.players[0].marker = True
    table.players[0].units["main"] = "knight"
    table.players[0].paid = True
    table.players[1].art = 1
    model = run(table, "military", 0, dice=[4, 4, 0])
    answer(model, "attack 0.0a")
    assert (model.decision.kind, model.decision.seat) == ("protect", 1)
    answer(model, "yes", "no")
    assert (table.players[0].honor, table.players[0].art) == (6, 1)
    assert (0, 0, 0) not in table.sites
    assert table.players[1].stored["gold"] == 1


def test_what_units_cost():
    table = plains(terrain={(0, 0): "forest", (1, 0): "sea"})
    assert unit_cost(table, 0, "swordsman").loose("production") == 3 + 2
    assert unit_cost(table, 0, "javelin-thrower").loose("production") == 2 + 2
    own(table, 0, (0, 0))
    table.spots[0, 0].naturals = ["iron"]
    assert unit_cost(table, 0, "swordsman").loose("production") == 3
    assert unit_cost(table, 0, "javelin-thrower").loose("production") == 2
    assert unit_cost(table, 0, "berserker").loose("production") == 4  # a land beside the sea
    table.players[0].units["main"] = "phalanx"
    phalanx = table.box.units["phalanx"].cost
    assert unit_cost(table, 0, "berserker").loose("production") == 4 - phalanx  # the outstanding cost
    table.players[0].units["main"] = "berserker"
    assert unit_cost(table, 0, "sea-raider").loose("production") == 0  # it costs less than what it replaces


def test_expenditure_is_all_or_nothing():
    table = plains()
    own(table, 0, (0, 0))
    table.spots[1, 0].camp = True
    table.players[0].units = {"main": "knight", "support": "tower-elephant"}
    table.players[0].stored.update(food=0, production=1)
    assert not ready(table, 0)
    assert {"ready", "attack 1.0"}.isdisjoint(run(table, "military", 0).legal())
    table.players[0].stored.update(food=1)
    model = answer(run(table, "military", 0), "ready")
    assert table.players[0].stored["food"] == table.players[0].stored["production"] == 0
    assert "attack 1.0" in model.legal()
    table.players[1].units["support"] = "catapult"  # the main unit alone does not attack
    assert not ready(table, 1)


def test_a_warmongers_posts_come_home():
    table = plains(3)
    for seat, spot in enumerate([(0, 0), (4, 4), (4, 0)]):
        own(table, seat, spot)
    table.sites = {
        (0, 0, 0): City(0, [1]),
        (4, 4, 0): City(1, [0]),
        (2, 4, 0): City(2, [0]),
        (4, 1, 0): City(None, [0]),
    }
    table.players[0].posts, table.players[1].posts = 1, 3
    model = answer(run(table, "military", 0), "declare")
    assert [player.stored["gold"] for player in table.players] == [3, 1, 0]
    assert "attack 4.1a" not in model.legal()
    assert demand(table, 0) == 1


def test_a_trade_route_over_sea():
    table = plains(terrain={(1, 1): "sea", (2, 1): "sea", (3, 1): "sea"})
    own(table, 0, (0, 1))
    own(table, 1, (4, 1))
    table.sites = {(3, 1, 0): City(1), (0, 1, 1): City(1), (1, 3, 0): City(1)}
    rich(table)
    model = run(table, "action", 0)
    posts = {move for move in model.legal() if move.startswith("post")}
    assert posts == {"post-land 0.1b", "post-sea 0.1b", "post-sea 3.1a"}
    answer(model, "post-sea 3.1a")
    assert (model.decision.kind, model.decision.seat) == ("consent", 1)
    answer(model, "yes")
    assert table.players[0].stored["production"] == 18
    assert [player.stored["gold"] for player in table.players] == [1, 1]
    assert demand(table, 0) == 2


def test_a_refusal_costs_nothing_and_closes_that_host():
    table = plains()
    own(table, 0, (0, 1))
    table.sites = {(0, 1, 0): City(1), (0, 2, 0): City()}
    rich(table)
    model = answer(run(table, "action", 0), "post-land 0.1a", "no")
    assert (model.decision.kind, model.decision.seat) == ("action", 0)
    assert {move for move in model.legal() if move.startswith("post")} == {"post-land 0.2a"}
    assert table.players[0].stored["production"] == 20


def test_luxuries_come_and_go():
    table = plains()
    own(table, 0, (0, 0))
    own(table, 1, (4, 4))
    table.spots[1, 0].naturals = ["luxury"]
    answer(run(table, "action", 0), "expand 1.0")
    assert supply(table, 0) == 2
    table.leave((1, 0))
    assert supply(table, 0) == 0


def test_research_gives_the_left_or_the_right():
    for side, gained in (("left", {"production": 5}), ("right", {"production": 2})):
        table = plains()
        table.players[0].stored["science"] = 2
        answer(run(table, "action", 0), f"research {side}")
        assert table.players[0].stored["science"] == 0
        assert gained.items() <= table.players[0].stored.items()
        assert table.scroll == 1


def test_converting_for_research():
    table = plains(3)
    table.scroll = 6  # the row of cost 5
    table.players[0].stored.update(food=1, production=1, science=3, gold=2)
    table.players[0].cubes = 4
    model = answer(
        run(table, "action", 0), "convert food science", "convert production science", "research left", "number 0"
    )
    assert model.decision is None
    assert table.players[0].consumed == 4
    assert table.players[0].stored["gold"] == 2


def test_who_comes_first_ranks_higher():
    table = plains()
    table.gain(1, {"culture": 5})
    table.gain(0, {"culture": 5})
    assert table.ranking() == [1, 0]
    table.lose(1, {"culture": 1})
    table.gain(1, {"culture": 1})
    assert table.ranking() == [0, 1]


def test_a_city_needs_its_ground_and_distance():
    table = plains(terrain={(2, 1): "sea"})
    own(table, 0, (1, 1), (1, 2), (2, 2), (0, 0), (1, 0), (0, 1))
    rich(table)
    cities = {move for move in run(table, "action", 0).legal() if move.startswith("city")}
    assert cities == {"city 1.1a", "city 1.1b", "city 0.0a", "city 0.0b"}
    answer(run(table, "action", 0), "city 1.1a")
    assert demand(table, 0) == 1
    table.players[0].cities = 1
    assert {move for move in run(table, "action", 0).legal() if move.startswith("city")} == {"city 0.0a", "city 0.0b"}


def test_the_second_level_of_government():
    table = plains()
    table.players[0].culture = 1
    assert "government monarchy" not in run(table, "action", 0).legal()
    table.players[0].culture = 2
    legal = run(table, "action", 0).legal()
    assert {"government monarchy", "government theocracy", "government republic"} <= legal
    assert "government federalism" not in legal


def test_federalism_commands_two_production():
    table = plains()
    table.players[0].form = "federalism"
    answer(run(table, "action", 0), "command")
    assert table.players[0].stored["production"] == 3


def test_a_berserker_reaches_over_the_sea():
    table = plains(terrain={(1, 0): "sea", (1, 1): "sea", (1, 2): "sea", (2, 2): "sea"})
    own(table, 0, (0, 1))
    own(table, 1, (0, 2), (5, 5))
    table.sites = {(2, 2, 0): City(1), (4, 4, 0): City(1)}
    table.players[0].marker = True
    near = {"attack 0.2"}
    assert {move for move in run(table, "military", 0).legal() if move.startswith("attack")} == near
    table.players[0].units["main"] = "berserker"
    table.players[0].paid = True
    assert {move for move in run(table, "military", 0).legal() if move.startswith("attack")} == near | {"attack 2.2a"}


def test_the_turn_of_the_marker_allows_one_attack_on_each_rival():
    table = plains(3)
    own(table, 0, (1, 1), (3, 1))
    own(table, 1, (2, 1), (0, 5))
    own(table, 2, (1, 2), (5, 5))
    table.spots[0, 1].camp = True
    model = answer(run(table, "military", 0, dice=[0] * 8), "declare", "attack 2.1")
    assert {move for move in model.legal() if move.startswith("attack")} == {"attack 1.2"}
    answer(model, "attack 1.2")
    assert model.decision is None or not any(move.startswith("attack") for move in model.legal())
    model = answer(run(table, "military", 0, dice=[0] * 8), "attack 0.1")
    assert model.decision is None or not any(move.startswith("attack") for move in model.legal())


def test_ancient_artifacts_wait_for_epoch_three():
    table = plains()
    rich(table)
    table.players[0].stored["gold"] = 5
    for epoch, number in enumerate([2, 3, 4]):
        table.epoch_at = epoch
        unlocks = [move for move in run(table, "action", 0).legal() if move.startswith("unlock")]
        assert len(unlocks) == number


def test_nomadic_and_republic():
    table = plains()
    table.players[0].civilization = "mongolia"
    table.players[0].unlocked = [0]
    table.players[0].form = "republic"
    own(table, 0, (0, 0))
    model = answer(run(table, "action", 0), "expand 1.0")
    assert model.legal() == {"return 0.0", "pass"}
    answer(model, "return 0.0")
    assert table.players[0].stored["food"] == 2
    assert model.decision.kind == "action"
    answer(model, "expand 2.0")
    assert model.legal() == {"return 1.0", "pass"}
    assert answer(model, "pass").decision is None


def test_hagia_sophia_may_cost_cities():
    table = plains()
    me = table.players[0]
    me.form, me.cities, me.supply_cities = "monarchy", 0, 3
    own(table, 0, (0, 0))
    table.sites = {(0, 0, 0): City(0), (2, 2, 0): City(0), (4, 4, 0): City(0)}
    table.columns["wonder"] = ["hagia-sophia"]
    rich(table)
    model = answer(run(table, "action", 0), "wonder 1", "government republic")
    assert model.legal() == {"lose 0.0a", "lose 2.2a", "lose 4.4a"}
    answer(model, "lose 2.2a")
    assert (len(table.cities(0)), me.cities, me.supply_cities, me.form) == (2, 0, 4, "republic")


def test_constitutional_monarchy_and_its_extra_action():
    table = plains()
    me = table.players[0]
    me.form = "constitutional-monarchy"
    own(table, 0, (0, 0))
    table.columns["wonder"] = ["hagia-sophia", "moai", "colossus"]
    rich(table)
    model = answer(run(table, "action", 0), "wonder 1", "government dictatorship")
    assert (model.decision.kind, me.form) == ("action", "dictatorship")
    assert answer(model, "wonder 1").decision is None  # an extra action brings no other
    me.form = "monarchy"
    table.columns["wonder"] = ["hagia-sophia"]
    rich(table)
    assert answer(run(table, "action", 0), "wonder 1", "government constitutional-monarchy").decision is None


def test_domestication_counts_the_horse_just_taken():
    table = plains()
    own(table, 0, (0, 0))
    table.spots[1, 0].naturals = ["horse"]
    table.players[0].inventions = ["domestication"]
    answer(run(table, "action", 0), "expand 1.0")
    assert table.players[0].stored["food"] == 1


def test_the_statue_of_libertys_actions_are_paid():
    table = plains()
    own(table, 0, (0, 0))
    table.columns["wonder"] = ["statue-of-liberty"]
    rich(table)
    model = answer(run(table, "action", 0), "wonder 1")
    assert model.legal() == {"effect 1", "effect 2"}
    answer(model, "effect 2", "research left", "expand 1.0")
    assert model.decision is None
    assert [table.players[0].stored[kind] for kind in BASIC] == [20 - 1, 11 + 4, 18]
