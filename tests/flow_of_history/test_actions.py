"""The turn and its five actions: Invest, Complete, Snipe, Activate and Harvest."""

from __future__ import annotations

import pytest

from riverrun import UnknownMove

from .table import (
    asked,
    game,
    icons,
    kinds,
    legal,
    market,
    nation,
    nation_of,
    out_of_reserve,
    play,
    refused,
    removed,
    stakes,
    supply,
    table,
    tokens,
    told,
)

# The turn


@pytest.mark.clause("FOH-T1")
def test_a_turn_is_one_of_five_actions():
    state = table(
        nation("philosophy", tokens=4),
        nation(tokens=1),
        market=["temple p1 1", "castle p2 1", "iron-works"],
    )
    assert {text.split()[0] for text in state.legal_texts()} == {"complete", "snipe", "activate", "harvest"}
    state = table(nation("philosophy", tokens=4), market=["castle p2 1", "iron-works"])
    assert {text.split()[0] for text in state.legal_texts()} == {"invest", "snipe", "activate", "harvest"}


@pytest.mark.clause("FOH-T1")
@pytest.mark.parametrize("action", ["invest temple 1", "complete castle", "snipe republic", "harvest"])
def test_after_one_action_the_next_player_clockwise_has_the_turn(action):
    invested = "castle p3 1" if action.startswith("complete") else "castle p1 1"
    state = table(
        nation(tokens=2),
        nation(tokens=2),
        nation(tokens=2),
        active=2,
        market=[invested, "republic p2 2", "temple"],
    )
    play(state, action)
    assert (state.seat, asked(state)) == (0, "action")
    assert state.view(None).turn == 1


@pytest.mark.clause("FOH-T1")
def test_there_is_no_passing():
    assert refused(table(nation(tokens=1), market=["temple"]), "pass") == "FOH-T1"


@pytest.mark.clause("FOH-T1")
def test_harvest_is_legal_even_if_it_yields_nothing():
    state = table(nation("aristocracy"), nation("religious-tribe"), market=["warriors"])
    assert legal(state) == {"harvest"}
    play(state, "harvest")
    assert tokens(state) == [0, 0, 0]
    assert (supply(state), state.seat) == (0, 1)


@pytest.mark.clause("FOH-T2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_game_ends_after_10_turns_a_player_without_an_investment_or_a_gained_card(players):
    state = game(players).new(4)
    for _ in range(10 * players - 1):
        state.play("harvest")
        assert not state.over
    state.play("harvest")
    assert state.over
    assert state.events()[-1].kind == "end"
    assert told(state, "stall") == [{"turns": 10 * players}]
    assert legal(state) == set()
    assert any(score.won for score in state.scores())


@pytest.mark.clause("FOH-T2")
@pytest.mark.parametrize("move", ["invest temple 1", "snipe castle", "activate philosophy"])
def test_an_investment_or_a_gained_card_starts_the_count_anew(move):
    state = table(
        nation("philosophy", tokens=9),
        market=["temple", "castle p2 1", "iron-works", "republic"],
        idle=29,
    )
    play(state, move)
    assert not state.over
    for _ in range(29):
        state.play("harvest")
    assert not state.over
    state.play("harvest")
    assert state.over


@pytest.mark.clause("FOH-T2", "FOH-O6")
def test_an_empty_activate_does_not_start_the_count_anew():
    state = table(nation("philosophy", tokens=3), market=["temple"], idle=29, idle_activate="allowed")
    play(state, "activate philosophy")
    assert state.over


@pytest.mark.clause("FOH-T2")
def test_with_two_players_a_standstill_never_ends_the_game_because_the_banker_turns_the_market_over():
    state = game(2).new(8)
    while not state.over:
        state.play("harvest" if asked(state) == "action" else state.legal()[0])
    assert told(state, "stall") == []
    assert told(state, "future") == [{"immediately": 0}]


# Invest


@pytest.mark.clause("FOH-I1")
def test_invest_needs_a_free_marker():
    state = table(nation(tokens=3), market=["temple p1 1", "castle"])
    assert refused(state, "invest castle 1") == "FOH-I1"


@pytest.mark.clause("FOH-I1")
def test_invest_needs_a_token():
    state = table(nation(), market=["temple"])
    assert refused(state, "invest temple 1") == "FOH-I1"


@pytest.mark.clause("FOH-I2")
def test_any_number_of_tokens_from_1_to_all_may_be_placed():
    state = table(nation(tokens=3), market=["temple", "castle"])
    assert legal(state, "invest") == {f"invest {card} {n}" for card in ("temple", "castle") for n in (1, 2, 3)}
    assert refused(state, "invest temple 4") == "FOH-I2"
    with pytest.raises(UnknownMove):
        state.play("invest temple 0")


@pytest.mark.clause("FOH-I2")
def test_a_card_somebody_has_invested_in_cannot_be_invested_in():
    state = table(nation(tokens=3), market=["temple p2 1", "castle"])
    assert refused(state, "invest temple 1") == "FOH-I2"
    assert refused(state, "invest archers 1") == "FOH-I2"


@pytest.mark.clause("FOH-I2")
def test_a_stake_is_neither_moved_raised_nor_taken_back():
    state = table(nation("aristocracy", tokens=9), market=["temple", "castle"])
    play(state, "invest temple 2", "harvest", "harvest")
    assert refused(state, "invest temple 1") == "FOH-I1"
    assert refused(state, "invest castle 1") == "FOH-I1"
    assert refused(state, "stake 1") == "FOH-T1"
    play(state, "harvest", "harvest", "harvest")
    assert stakes(state) == {"temple": (0, 2)}


@pytest.mark.clause("FOH-I2", "FOH-C5")
def test_more_than_63_tokens_are_placed_in_steps():
    state = table(nation(tokens=200), market=["temple"])
    assert refused(table(nation(tokens=63), market=["temple"]), "invest temple 63+") == "FOH-I2"
    play(state, "invest temple 63+")
    assert (state.seat, asked(state)) == (0, "stake")
    assert refused(state, "harvest") == "FOH-I2"
    play(state, "stake 63+", "stake 4")
    assert stakes(state) == {"temple": (0, 63 + 63 + 4)}
    assert tokens(state)[0] == 70
    assert state.seat == 1
    play(state, "harvest", "harvest", "complete temple")
    assert supply(state) == 130


@pytest.mark.clause("FOH-I2", "FOH-C5")
def test_every_number_above_63_can_be_staked_up_to_all_there_is():
    state = table(nation(tokens=64), market=["temple"])
    play(state, "invest temple 63+")
    assert legal(state) == {"stake 1"}
    assert refused(state, "stake 2") == "FOH-I2"
    play(state, "stake 1")
    assert stakes(state) == {"temple": (0, 64)}
    assert tokens(state)[0] == 0


# Complete


@pytest.mark.clause("FOH-K1")
def test_complete_needs_a_running_investment_in_that_card():
    assert refused(table(nation(tokens=1), market=["temple"]), "complete temple") == "FOH-K1"
    state = table(nation(tokens=1), market=["temple p1 1", "castle p2 1"])
    assert refused(state, "complete castle") == "FOH-K1"


@pytest.mark.clause("FOH-K1")
def test_a_card_may_be_completed_on_any_later_turn():
    state = table(nation(tokens=2), market=["temple"])
    play(state, "invest temple 2", *["harvest"] * 5)
    assert state.seat == 0
    play(state, "complete temple")
    assert nation_of(state, 0).construction == ["temple"]


@pytest.mark.clause("FOH-K1", "FOH-K2")
def test_the_stake_goes_to_the_supply_before_the_bonus_is_taken_from_it():
    state = table(nation("constitutional-monarchy"), market=["castle p1 3"])
    play(state, "complete castle")
    assert tokens(state)[0] == 3
    assert supply(state) == 0


@pytest.mark.clause("FOH-K2")
def test_an_effect_about_to_be_covered_still_counts_for_the_bonus():
    state = table(nation("stock-exchange"), market=["nuclear-power-plant p1 5"])
    assert icons(state, 0)["industry"] == 2
    play(state, "complete nuclear-power-plant")
    assert told(state, "complete")[0]["bonus"] == 2
    assert tokens(state)[0] == 2


@pytest.mark.clause("FOH-K2")
def test_a_leader_about_to_be_replaced_still_counts_for_the_bonus():
    state = table(nation("mahatma-gandhi"), market=["albert-einstein p1 5"])
    play(state, "complete albert-einstein")
    assert tokens(state)[0] == 2
    assert removed(state, "mahatma-gandhi")


@pytest.mark.clause("FOH-K2")
def test_the_completed_cards_own_icons_do_not_count_for_the_bonus():
    state = table(nation(), market=["john-lennon p1 3"])
    play(state, "complete john-lennon")
    assert icons(state, 0)["culture"] == 3
    assert (tokens(state)[0], supply(state)) == (0, 3)


@pytest.mark.clause("FOH-K2")
def test_the_bonus_is_capped_by_the_supply():
    state = table(nation("constitutional-monarchy"), market=["castle p1 1"], supply=1)
    before = out_of_reserve(state)
    play(state, "complete castle")
    assert tokens(state)[0] == 2
    assert supply(state) == 0
    assert out_of_reserve(state) == before


@pytest.mark.clause("FOH-K2")
def test_the_bonus_counts_covered_stripes_but_not_covered_effects():
    # Stripes: 1 industry under Mercantilism; Constitutional Monarchy's 3 industry are covered.
    state = table(nation("craftsman-tribe constitutional-monarchy mercantilism"), market=["castle p1 5"])
    play(state, "complete castle")
    assert tokens(state)[0] == 2


@pytest.mark.clause("FOH-K3")
def test_completing_returns_the_marker_and_gains_the_card():
    state = table(nation("religious-tribe"), market=["temple p1 3", "castle"])
    play(state, "complete temple")
    assert market(state)[0] is None
    assert nation_of(state, 0).invested is None
    assert nation_of(state, 0).construction == ["temple"]
    state = table(nation("craftsman-tribe"), market=["temple p1 3", "castle"])
    play(state, "complete temple", "harvest", "harvest", "invest castle 1")
    assert stakes(state) == {"castle": (0, 1)}


# Snipe


@pytest.mark.clause("FOH-N1")
def test_snipe_needs_the_tokens_that_lie_on_the_card():
    short = table(nation(tokens=2), market=["temple p2 3"])
    assert refused(short, "snipe temple") == "FOH-N1"
    enough = table(nation(tokens=3), market=["temple p2 3"])
    play(enough, "snipe temple")
    assert tokens(enough)[0] == 0
    assert nation_of(enough, 0).construction == ["temple"]


@pytest.mark.clause("FOH-N1")
def test_only_an_opponents_investment_can_be_sniped():
    state = table(nation(tokens=5), market=["temple p1 1", "castle"])
    assert refused(state, "snipe temple") == "FOH-N1"
    assert refused(state, "snipe castle") == "FOH-N1"
    assert refused(state, "snipe archers") == "FOH-N1"


@pytest.mark.clause("FOH-N1")
def test_the_snipers_own_investment_stays():
    state = table(nation(tokens=2), market=["temple p1 1", "castle p2 2"])
    play(state, "snipe castle")
    assert stakes(state) == {"temple": (0, 1)}
    assert nation_of(state, 0).construction == ["castle"]


@pytest.mark.clause("FOH-N1", "FOH-N2")
def test_the_investor_is_paid_then_takes_trade_then_half_rounded_down():
    state = table(nation(tokens=5), nation("republic"), market=["castle p2 5"], supply=4)
    play(state, "snipe castle")
    # 9 in the Supply: 2 for trade leave 7, half of which is 3.
    assert tokens(state) == [0, 5 + 2 + 3, 0]
    assert supply(state) == 4
    assert kinds(state, "snipe", "trade", "half", "gain") == ["snipe", "trade", "half", "gain"]


@pytest.mark.clause("FOH-N2")
def test_the_trade_share_is_capped_by_the_supply():
    state = table(nation(tokens=2), nation("mercantilism"), market=["castle p2 2"])
    play(state, "snipe castle")
    assert tokens(state)[1] == 2 + 2 + 0
    assert supply(state) == 0


@pytest.mark.clause("FOH-N2")
def test_the_investors_marker_returns():
    state = table(nation(tokens=2), nation(), market=["castle p2 2", "temple"])
    play(state, "snipe castle", "invest temple 1")
    assert stakes(state) == {"temple": (1, 1)}


@pytest.mark.clause("FOH-N3", "FOH-K2")
def test_nobody_gets_an_investor_bonus_for_a_sniped_card():
    state = table(nation("constitutional-monarchy", tokens=2), nation("steam-power"), market=["castle p2 2"], supply=10)
    play(state, "snipe castle")
    assert tokens(state)[:2] == [0, 2 + 12 // 2]
    assert supply(state) == 6


@pytest.mark.clause("FOH-N3")
def test_the_investor_is_settled_before_the_cards_attack_happens():
    # p2 holds nothing until paid 2 and half of the 2 that lay on the card; of these 3 Warriors then take 2.
    state = table(nation(tokens=2), nation(), market=["warriors p2 2"])
    play(state, "snipe warriors")
    assert tokens(state)[:2] == [2, 1]
    assert supply(state) == 1


@pytest.mark.clause("FOH-N3")
def test_the_investor_is_settled_before_the_card_takes_from_the_supply():
    state = table(nation("aristocracy philosophy", tokens=4), nation(), market=["printing-press p2 4"])
    play(state, "snipe printing-press")
    assert told(state, "half") == [{"investor": 1, "tokens": 2, "card": "printing-press"}]
    assert told(state, "take")[0]["tokens"] == 2
    assert tokens(state)[:2] == [2, 6]


# Activate


@pytest.mark.clause("FOH-A1")
def test_only_ones_own_uncovered_turn_actions_can_be_activated():
    state = table(
        nation("philosophy iron-works temple", tokens=9),
        nation("bureaucracy"),
        market=["republic", "astronomy"],
    )
    assert legal(state, "activate") == set()
    assert refused(state, "activate philosophy") == "FOH-A1"
    assert refused(state, "activate temple") == "FOH-A1"
    assert refused(state, "activate bureaucracy") == "FOH-A1"
    assert "Iron Works" in state.explain("activate philosophy").text


@pytest.mark.clause("FOH-A1")
def test_a_turn_action_waits_for_the_next_turn_after_it_is_gained():
    state = table(nation("agrarian-tribe"), market=["ramesses-ii p1 1", "pyramids"])
    play(state, "complete ramesses-ii")
    assert nation_of(state, 0).leader == "ramesses-ii"
    assert market(state)[1] == "pyramids"
    assert state.seat == 1
    play(state, "harvest", "harvest", "activate ramesses-ii")
    assert nation_of(state, 0).wonders == ["pyramids"]


@pytest.mark.clause("FOH-A1")
def test_a_turn_action_can_be_used_turn_after_turn():
    state = table(
        nation("john-lennon knights cannon"),
        market=["internet", "apollo-program", "capitalism"],
    )
    play(state, "activate john-lennon", "take internet", "harvest", "harvest")
    play(state, "activate john-lennon", "take apollo-program", "harvest", "harvest")
    assert nation_of(state, 0).wonders == ["internet", "apollo-program"]
    assert nation_of(state, 0).military == []
    assert refused(state, "activate john-lennon") == "FOH-A2"


@pytest.mark.clause("FOH-A2")
@pytest.mark.parametrize(
    ("card", "held", "offered"),
    [
        ("philosophy", 2, ["iron-works"]),  # too few tokens
        ("philosophy", 3, ["iron-works p2 1", "temple"]),  # no Knowledge card that nobody has invested in
        ("ramesses-ii", 0, ["pyramids p2 1"]),
        ("confucius", 0, ["temple"]),
        ("bureaucracy", 0, ["republic p2 1"]),
        ("john-lennon", 0, ["temple"]),  # no Military card to discard
        ("christopher-columbus", 0, ["temple"]),  # the deck is empty
    ],
)
def test_activate_is_refused_without_its_cost_or_a_target(card, held, offered):
    state = table(nation(card, tokens=held), market=offered)
    assert refused(state, f"activate {card.replace('_', '-')}") == "FOH-A2"


@pytest.mark.clause("FOH-A2")
def test_john_lennon_needs_a_target_before_anything_is_thrown_away():
    state = table(nation("john-lennon tank"), market=["temple p2 1"])
    assert refused(state, "activate john-lennon") == "FOH-A2"
    assert nation_of(state, 0).military == ["tank"]


@pytest.mark.clause("FOH-A3")
def test_philosophys_3_tokens_go_to_the_supply():
    state = table(nation("philosophy", tokens=5), market=["iron-works"], supply=1)
    play(state, "activate philosophy")
    assert (tokens(state)[0], supply(state)) == (2, 4)
    assert nation_of(state, 0).knowledge == ["philosophy", "iron-works"]


@pytest.mark.clause("FOH-A3")
def test_the_cost_is_paid_before_the_gained_card_takes_from_the_supply():
    state = table(nation("philosophy", tokens=3), market=["printing-press"])
    play(state, "activate philosophy")
    assert (tokens(state)[0], supply(state)) == (2, 1)


@pytest.mark.clause("FOH-A3")
def test_columbus_icons_no_longer_count_for_the_card_he_turns_up():
    state = table(nation("christopher-columbus"), deck=["printing-press"], supply=5)
    assert icons(state, 0)["science"] == 1
    play(state, "activate christopher-columbus")
    assert icons(state, 0) == {"science": 1, "culture": 1}
    assert tokens(state)[0] == 1


@pytest.mark.clause("FOH-A3", "FOH-G3")
def test_john_lennon_discards_the_top_military_card_and_uncovers_the_one_below():
    state = table(nation("john-lennon archers tank"), market=["temple"])
    assert nation_of(state, 0).given.get("defense", 0) == 0
    play(state, "activate john-lennon")
    assert removed(state, "tank")
    assert nation_of(state, 0).military == ["archers"]
    assert nation_of(state, 0).given.get("defense", 0) == 2
    assert nation_of(state, 0).construction == ["temple"]
    assert nation_of(state, 0).leader == "john-lennon"


@pytest.mark.clause("FOH-A3")
def test_the_military_card_john_lennon_discards_does_not_count_for_the_attack_he_gains():
    state = table(nation("john-lennon tank"), nation("barracks philosophy"), market=["knights"])
    play(state, "activate john-lennon")
    assert told(state, "attack") == [{"seat": 0, "card": "knights", "strength": 2}]
    assert told(state, "lose") == []
    assert nation_of(state, 1).defense_strength == 2


@pytest.mark.clause("FOH-A3", "FOH-G2")
@pytest.mark.parametrize("leader", ["confucius", "john-lennon"])
def test_a_leader_who_gains_a_leader_leaves_by_being_replaced(leader):
    state = table(nation(f"{leader} archers"), market=["mahatma-gandhi"])
    play(state, f"activate {leader.replace('_', '-')}")
    assert told(state, "replace") == [{"seat": 0, "card": leader}]
    assert leader not in [fact["card"] for fact in told(state, "remove")]
    assert nation_of(state, 0).leader == "mahatma-gandhi"
    assert nation_of(state, 0).military == (["archers"] if leader == "confucius" else [])


# Harvest


@pytest.mark.clause("FOH-H1")
@pytest.mark.parametrize(("lying", "taken"), [(0, 0), (1, 0), (2, 1), (9, 4), (10, 5)])
def test_harvest_takes_half_rounded_down(lying, taken):
    state = table(nation("aristocracy", tokens=3), supply=lying)
    play(state, "harvest")
    assert tokens(state)[0] == 3 + taken
    assert supply(state) == lying - taken


@pytest.mark.clause("FOH-H1")
def test_harvest_adds_a_token_from_the_reserve_for_each_harvest_icon_covered_ones_too():
    state = table(nation("agrarian-tribe feudalism irrigation mechanized-farming", tokens=9), supply=1)
    assert icons(state, 0)["harvest"] == 6
    before = out_of_reserve(state)
    play(state, "harvest")
    assert out_of_reserve(state) - before == 6
    assert (tokens(state)[0], supply(state)) == (9 + 3, 4)


@pytest.mark.clause("FOH-H2")
@pytest.mark.parametrize(("held", "after"), [(0, 4), (3, 4), (4, 4), (7, 7)])
def test_harvest_fills_up_to_the_age_and_no_further(held, after):
    state = table(nation("aristocracy", tokens=held), market=["democracy"])
    play(state, "harvest")
    assert tokens(state)[0] == after


@pytest.mark.clause("FOH-H2")
def test_harvest_fills_up_from_the_supply_before_the_reserve():
    state = table(nation("aristocracy"), market=["democracy"], supply=5)
    before = out_of_reserve(state)
    play(state, "harvest")
    assert (tokens(state)[0], supply(state)) == (4, 1)
    assert out_of_reserve(state) == before


@pytest.mark.clause("FOH-H2")
def test_tokens_on_an_invested_card_are_not_held():
    state = table(nation("aristocracy", tokens=1), market=["democracy p1 9"])
    play(state, "harvest")
    assert tokens(state)[0] == 4


@pytest.mark.clause("FOH-H2", "FOH-U2")
def test_an_opponents_card_sets_the_age_too():
    state = table(nation("aristocracy"), nation("cannon"), market=["temple"])
    play(state, "harvest")
    assert tokens(state)[0] == 3
