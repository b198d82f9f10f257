"""The rulebook's examples: each is a test of the chapter it belongs to, found here by its name."""

from __future__ import annotations

from importlib import import_module

import pytest

from .acting import acting
from .table import legal, play, seat, stock

EXAMPLES = {
    "trade_income": ("epoch_end", "test_trade_income_under_the_lower_of_supply_and_demand"),
    "war_city": ("war", "test_the_rulebooks_first_example"),
    "neutral_city": ("war", "test_the_rulebooks_second_example_with_protector"),
    "neutral_city_unprotected": ("war", "test_the_rulebooks_second_example_without_protector"),
    "unit_outstanding": ("actions", "test_only_what_is_missing_is_paid"),
    "swordsman": ("actions", "test_strategic_resources_and_terrain_lower_the_price"),
    "javelin_thrower": ("actions", "test_strategic_resources_and_terrain_lower_the_price"),
    "military_expenditure": ("military", "test_all_expenditure_or_none"),
    "warmonger_posts": ("military", "test_posts_return_when_the_marker_is_taken"),
    "trade_route": ("trading", "test_the_host_agrees_and_both_gain"),
    "luxury": ("expanding", "test_a_luxury_is_two_supply"),
    "research": ("actions", "test_research_takes_one_side_of_the_row_above_the_scroll"),
    "convert": ("free", "test_the_rulebooks_example_of_converting"),
    "culture_tie": ("inventing", "test_who_arrives_first_ranks_higher"),
    "luxury_lost": ("spoils", "test_supply_is_lost_with_the_land_but_a_city_stays"),
    "city_demand": ("cities", "test_a_city_stands_on_a_corner_of_ones_own_lands"),
    "city_sites": ("cities", "test_where_no_city_may_stand"),
    "route_reach": ("trading", "test_near_by_land_far_over_the_sea_and_out_of_reach"),
    "cheaper_unit": ("actions", "test_only_what_is_missing_is_paid"),
    "berserker_sea": ("examples", "test_a_berserker_beside_the_sea"),
    "second_level": ("actions", "test_the_second_level_needs_two_culture"),
    "federalism_command": ("actions", "test_the_production_command"),
    "attack_across": ("reach", "test_berserkers_reach_across_a_sea"),
    "warmonger_bonus": ("military", "test_one_attack_on_each_rival_in_the_turn_of_the_marker"),
    "ability_epoch": ("free", "test_why_not_to_unlock"),
    "main_only_attack": ("military", "test_one_unpaid_unit_makes_none_ready"),
    "nomadic_republic": ("effects", "test_nomadic_and_republic"),
    "hagia_sophia_surplus": ("actions", "test_surplus_cities_return_to_the_personal_supply"),
    "extra_in_extra": ("effects", "test_constitutional_monarchy_once"),
    "domestication_first_horse": ("effects", "test_domestication_counts_the_horse_just_taken"),
    "hagia_sophia_constitutional": ("effects", "test_hagia_sophia_and_constitutional_monarchy"),
    "statue_of_liberty_paid": ("effects", "test_the_statue_of_liberty_in_either_order_paid"),
}


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_has_its_test(example):
    module, name = EXAMPLES[example]
    assert callable(getattr(import_module(f"tests.epochs.test_{module}"), name))


@pytest.mark.clause("EP-6.6")
def test_a_berserker_beside_the_sea():
    """A land adjacent to a sea is enough for the discount."""
    shore = acting(seat(lands="1.3", production=4), units=["berserker"], epoch=2)
    play(shore, "unit 1")
    assert stock(shore)[1] == 0
    inland = acting(seat(lands="1.0", production=4), units=["berserker"], tiles={"0.0": "t12"}, epoch=2)
    assert "unit 1" not in legal(inland)
