"""Attacks: strength, whom they hit, what is lost, Genghis Khan, Mahatma Gandhi and Warriors."""

from __future__ import annotations

import pytest

from .table import (
    asked,
    icons,
    kinds,
    legal,
    nation,
    nation_of,
    play,
    refused,
    removed,
    stakes,
    supply,
    table,
    tokens,
    told,
)


@pytest.mark.clause("FOH-W1")
@pytest.mark.parametrize(
    ("victim", "strength", "hit"),
    [
        ("temple", 0, True),
        ("temple warriors", 1, True),
        ("temple barracks", 2, False),  # 1 attack and 1 defense: equal to Knights' 2
        ("temple archers", 3, False),
        ("barracks temple", 1, True),  # covered Barracks give no defense
    ],
)
def test_only_a_strictly_weaker_opponent_is_hit(victim, strength, hit):
    state = table(nation(), nation(victim), market=["knights p1 1"])
    assert nation_of(state, 1).defense_strength == strength
    play(state, "complete knights")
    assert bool(told(state, "lose")) == hit


@pytest.mark.clause("FOH-W1")
def test_the_attackers_defense_does_not_count():
    state = table(nation("archers military-caste"), nation("temple crossbowmen"), market=["warriors p1 1"])
    assert nation_of(state, 0).defense_strength == 4
    play(state, "complete warriors")
    assert told(state, "attack")[0]["strength"] == 3
    assert told(state, "lose") == told(state, "steal") == []


@pytest.mark.clause("FOH-W2")
def test_the_attacker_chooses_one_of_the_weaker_opponents():
    state = table(
        nation(), nation("temple"), nation("lighthouse"), nation("archers seaport"), players=4, market=["knights p1 1"]
    )
    play(state, "complete knights")
    assert (state.seat, asked(state)) == (0, "target")
    assert legal(state) == {"attack p2", "attack p3"}
    assert refused(state, "attack p4") == "FOH-W1"
    assert refused(state, "attack p1") == "FOH-W2"
    assert refused(state, "attack p5") == "FOH-W2"
    assert refused(state, "pass") == "FOH-W2"
    play(state, "attack p3")
    assert removed(state, "lighthouse")
    assert nation_of(state, 1).construction == ["temple"]


@pytest.mark.clause("FOH-W2")
def test_a_target_that_can_lose_something_must_be_preferred():
    state = table(
        nation(), nation("temple"), nation("republic"), nation("philosophy"), players=4, market=["knights p1 1"]
    )
    play(state, "complete knights")
    assert legal(state) == {"attack p2", "attack p4"}
    assert refused(state, "attack p3") == "FOH-W2"


@pytest.mark.clause("FOH-W2", "FOH-G7")
def test_the_only_target_that_can_lose_something_is_attacked_without_asking():
    state = table(nation(), nation("republic"), nation("philosophy"), market=["knights p1 1"])
    play(state, "complete knights")
    assert told(state, "lose") == [{"seat": 0, "target": 2, "lost": "philosophy", "card": "knights"}]
    assert state.seat == 1


@pytest.mark.clause("FOH-W2", "FOH-E5")
def test_only_what_is_there_can_be_chosen():
    state = table(
        nation(), nation("temple monastery iron-works philosophy republic great-wall"), market=["cannon p1 1"]
    )
    play(state, "complete cannon")
    assert legal(state) == {"discard monastery", "discard philosophy"}
    for card in ("temple", "iron-works", "republic", "great-wall", "castle"):
        assert refused(state, f"discard {card}") == "FOH-E5"


@pytest.mark.clause("FOH-W2", "FOH-G5")
def test_an_attack_on_weaker_opponents_with_nothing_to_lose_does_nothing():
    state = table(nation(), nation("republic"), nation("great-wall"), market=["knights p1 1"])
    play(state, "complete knights")
    assert told(state, "lose") == []
    assert told(state, "nothing") == [{"seat": 0, "card": "knights"}]


@pytest.mark.clause("FOH-W3")
def test_attack_all_hits_every_weaker_opponent_and_only_them():
    state = table(
        nation(),
        nation("republic"),
        nation("religious-tribe barracks"),
        nation("theocracy warriors"),
        nation(),
        players=5,
        market=["napoleon-bonaparte p1 1"],
    )
    play(state, "complete napoleon-bonaparte")
    assert [loss["target"] for loss in told(state, "lose")] == [1, 3]
    assert nation_of(state, 2).government == ["religious-tribe"]
    assert asked(state) == "action"


@pytest.mark.clause("FOH-W3")
def test_attack_all_goes_clockwise_from_the_attacker_with_a_choice_for_each():
    state = table(
        nation("temple philosophy"),
        nation(),
        nation("monastery iron-works"),
        nation("lighthouse steam-power"),
        players=4,
        active=1,
        market=["warplane p2 1"],
    )
    play(state, "complete warplane")
    assert legal(state) == {"discard monastery", "discard iron-works"}
    assert "p3" in state.decision.text
    play(state, "discard iron-works")
    assert legal(state) == {"discard lighthouse", "discard steam-power"}
    play(state, "discard lighthouse")
    assert legal(state) == {"discard temple", "discard philosophy"}
    assert state.seat == 1
    play(state, "discard temple")
    assert [(loss["target"], loss["lost"]) for loss in told(state, "lose")] == [
        (2, "iron-works"),
        (3, "lighthouse"),
        (0, "temple"),
    ]
    assert state.seat == 2


@pytest.mark.clause("FOH-W3")
def test_strengths_are_compared_once_when_the_effect_begins():
    # In the middle of Warplane's attack: p3 is to be hit though stronger now, p4 is not though weaker.
    state = table(
        nation("warplane"),
        nation("temple philosophy"),
        nation("frigate mercantilism seaport"),
        nation("lighthouse"),
        players=4,
        agenda=[
            {"step": "cleanup"},
            {"step": "strike", "card": "warplane", "seats": [2]},
            {"step": "discard", "card": "warplane", "seats": [1]},
        ],
    )
    assert nation_of(state, 2).defense_strength > nation_of(state, 0).attack_strength
    play(state, "discard temple")
    assert [loss["target"] for loss in told(state, "lose")] == [1, 2]
    assert removed(state, "temple", "seaport")
    assert nation_of(state, 3).construction == ["lighthouse"]


@pytest.mark.clause("FOH-W4")
def test_a_starting_card_can_be_lost_and_a_stack_become_empty():
    state = table(nation(), nation("aristocracy"), market=["swordsmen p1 1"])
    play(state, "complete swordsmen")
    assert removed(state, "aristocracy")
    assert nation_of(state, 1).government == []
    assert icons(state, 1) == {}


@pytest.mark.clause("FOH-W4", "FOH-G3")
def test_a_lost_top_card_uncovers_the_one_below():
    state = table(nation(), nation("republic democracy"), market=["swordsmen p1 1"])
    assert icons(state, 1) == {"science": 1, "trade": 1, "culture": 3}
    play(state, "complete swordsmen")
    assert icons(state, 1) == {"science": 1, "trade": 2}


# What each attack takes


@pytest.mark.clause("FOH-E5")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("swordsmen", {"republic"}),
        ("knights", {"temple", "philosophy"}),
        ("cannon", {"temple", "philosophy"}),
        ("tank", {"great-wall", "pyramids"}),
        ("warplane", {"temple", "philosophy"}),
        ("napoleon-bonaparte", {"republic"}),
        ("manhattan-project", {"great-wall", "pyramids"}),
    ],
)
def test_an_attack_discards_one_card_of_what_it_names(card, choices):
    everything = "republic temple philosophy great-wall pyramids albert-einstein"
    state = table(nation("factory"), nation(everything), market=[f"{card} p1 1"])
    play(state, f"complete {card}")
    if len(choices) > 1:
        assert legal(state) == {f"discard {choice}" for choice in choices}
        play(state, f"discard {min(choices)}")
    assert [loss["lost"].replace("_", "-") for loss in told(state, "lose")] == [min(choices)]
    assert nation_of(state, 1).cards == 5
    assert asked(state) == "action"


@pytest.mark.clause("FOH-E5")
@pytest.mark.parametrize(
    ("victim", "lost"),
    [
        ("temple monastery iron-works philosophy", {"monastery", "philosophy"}),
        ("temple", {"temple"}),
        ("philosophy", {"philosophy"}),
        ("republic", set()),
    ],
)
def test_fighter_jet_discards_both_top_cards_as_far_as_there(victim, lost):
    state = table(nation(), nation(victim), market=["fighter-jet p1 1"])
    play(state, "complete fighter-jet")
    assert {loss["lost"] for loss in told(state, "lose")} == lost
    assert nation_of(state, 1).cards == len(victim.split()) - len(lost)


@pytest.mark.clause("FOH-E5", "FOH-W3")
def test_manhattan_project_takes_a_wonder_from_every_weaker_opponent():
    state = table(
        nation(), nation("great-wall pyramids taj-mahal"), nation("angkor-wat"), market=["manhattan-project p1 1"]
    )
    play(state, "complete manhattan-project", "discard pyramids")
    assert nation_of(state, 1).wonders == ["great-wall", "taj-mahal"]
    assert nation_of(state, 2).wonders == []
    assert nation_of(state, 0).wonders == ["manhattan-project"]


@pytest.mark.clause("FOH-E5", "FOH-W2")
def test_an_attack_hits_one_opponent_only():
    state = table(nation(), nation("great-wall"), nation("pyramids"), market=["tank p1 1"])
    play(state, "complete tank", "attack p2")
    assert removed(state, "great-wall")
    assert nation_of(state, 2).wonders == ["pyramids"]


# Genghis Khan


@pytest.mark.clause("FOH-W5", "FOH-E7")
@pytest.mark.parametrize(("lying", "taken"), [(0, 1), (1, 2), (9, 2)])
def test_genghis_khan_takes_2_tokens_from_the_supply_or_what_is_there(lying, taken):
    # The stake of 1 goes to the Supply first, so there is 1 more than lies there before.
    state = table(nation("genghis-khan"), nation("temple"), market=["knights p1 1"], supply=lying)
    play(state, "complete knights")
    assert told(state, "khan") == [{"seat": 0, "tokens": taken, "card": "genghis-khan"}]
    assert (tokens(state)[0], supply(state)) == (taken, lying + 1 - taken)


@pytest.mark.clause("FOH-W5")
def test_genghis_khan_is_paid_when_nobody_is_weaker():
    state = table(
        nation("genghis-khan"),
        nation("archers crossbowmen temple"),
        nation("frigate mercantilism"),
        market=["knights p1 2"],
    )
    play(state, "complete knights")
    assert told(state, "lose") == []
    assert told(state, "nothing") == [{"seat": 0, "card": "knights"}]
    assert tokens(state)[0] == 2


@pytest.mark.clause("FOH-W5")
def test_genghis_khan_is_paid_each_time_and_for_attack_all_too():
    state = table(nation("genghis-khan", tokens=9), market=["warplane p1 1", "tank p2 1"], supply=20)
    play(state, "complete warplane", "harvest", "harvest", "snipe tank")
    assert [fact["tokens"] for fact in told(state, "khan")] == [2, 2]


@pytest.mark.clause("FOH-W5")
def test_genghis_khan_is_paid_before_the_attack_resolves():
    state = table(nation("genghis-khan"), nation(tokens=2), market=["warriors p1 2"])
    play(state, "complete warriors")
    assert kinds(state, "khan", "steal") == ["khan", "steal"]
    assert tokens(state)[:2] == [4, 0]


@pytest.mark.clause("FOH-W5")
def test_genghis_khan_is_not_paid_for_other_cards_or_other_players_attacks():
    state = table(nation("genghis-khan"), market=["temple p1 2", "knights p2 2"])
    play(state, "complete temple", "complete knights")
    assert told(state, "khan") == []


# Mahatma Gandhi


@pytest.mark.clause("FOH-W6", "FOH-E7")
@pytest.mark.parametrize("card", ["knights", "warplane"])
def test_gandhis_owner_does_not_attack(card):
    state = table(nation("mahatma-gandhi"), nation("temple"), market=[f"{card} p1 1"])
    play(state, f"complete {card}")
    assert told(state, "pacifist") == [{"seat": 0, "card": card}]
    assert told(state, "attack") == []
    assert nation_of(state, 0).military == [card]
    assert nation_of(state, 1).construction == ["temple"]


@pytest.mark.clause("FOH-W6", "FOH-G3")
def test_an_attack_gandhi_silenced_never_happens_later():
    state = table(nation("mahatma-gandhi", tokens=1), nation("temple"), market=["knights p1 1", "albert-einstein"])
    play(state, "complete knights", "harvest", "harvest")
    play(state, "invest albert-einstein 1", "harvest", "harvest", "complete albert-einstein")
    assert nation_of(state, 0).leader == "albert-einstein"
    assert nation_of(state, 0).military == ["knights"]
    assert told(state, "attack") == []
    assert nation_of(state, 1).construction == ["temple"]


@pytest.mark.clause("FOH-W6")
def test_gandhis_owner_is_no_legal_target():
    state = table(
        nation(),
        nation("mahatma-gandhi temple"),
        nation("lighthouse"),
        nation("monastery"),
        players=4,
        market=["knights p1 1"],
    )
    play(state, "complete knights")
    assert legal(state) == {"attack p3", "attack p4"}
    assert refused(state, "attack p2") == "FOH-W6"


@pytest.mark.clause("FOH-W6", "FOH-W3")
def test_attack_all_passes_gandhis_owner_by():
    state = table(nation(), nation("mahatma-gandhi republic"), nation("democracy"), market=["napoleon-bonaparte p1 1"])
    play(state, "complete napoleon-bonaparte")
    assert [loss["target"] for loss in told(state, "lose")] == [2]
    assert nation_of(state, 1).government == ["republic"]


@pytest.mark.clause("FOH-W6", "FOH-W5")
def test_the_attackers_genghis_khan_is_paid_though_gandhi_is_the_only_weaker_one():
    state = table(
        nation("genghis-khan"), nation("mahatma-gandhi temple"), nation("archers crossbowmen"), market=["knights p1 2"]
    )
    play(state, "complete knights")
    assert tokens(state)[0] == 2
    assert told(state, "lose") == []


@pytest.mark.clause("FOH-W6", "FOH-E6")
def test_communism_is_no_attack_and_spares_nobody():
    state = table(nation(), nation("mahatma-gandhi", tokens=9), market=["communism p1 1"])
    play(state, "complete communism")
    assert tokens(state) == [3, 3, 3]
    state = table(nation("mahatma-gandhi"), nation(tokens=9), market=["communism p1 1"])
    play(state, "complete communism")
    # Gandhi's 2 culture took the stake of 1 back; 10 tokens are shared out.
    assert tokens(state) == [3, 3, 3]
    assert supply(state) == 1


# Warriors


@pytest.mark.clause("FOH-W7", "FOH-E5")
@pytest.mark.parametrize(("held", "taken"), [(1, 1), (2, 2), (7, 2)])
def test_warriors_take_2_tokens_or_the_1_there_is(held, taken):
    state = table(nation(), nation(tokens=held), market=["warriors p1 1"])
    play(state, "complete warriors")
    assert tokens(state)[:2] == [taken, held - taken]


@pytest.mark.clause("FOH-W7")
def test_tokens_on_invested_cards_are_out_of_warriors_reach():
    state = table(nation(), nation(), nation(tokens=1), market=["warriors p1 1", "temple p2 5"])
    play(state, "complete warriors")
    assert told(state, "steal") == [{"seat": 0, "target": 2, "tokens": 1, "card": "warriors"}]
    assert stakes(state) == {"temple": (1, 5)}


@pytest.mark.clause("FOH-W7", "FOH-E6")
def test_tokens_on_invested_cards_are_out_of_communisms_reach():
    state = table(nation(), nation(), nation(tokens=6), market=["communism p1 3", "temple p2 5"])
    play(state, "complete communism")
    assert tokens(state) == [3, 3, 3]
    assert stakes(state) == {"temple": (1, 5)}


@pytest.mark.clause("FOH-W7", "FOH-2P6")
def test_the_banker_is_never_attacked_and_gets_no_share():
    state = table(
        nation("aristocracy"),
        nation("religious-tribe"),
        players=2,
        market=["warriors p1 1", "temple banker 5", "castle", "republic"],
    )
    play(state, "complete warriors")
    assert told(state, "nothing") == [{"seat": 0, "card": "warriors"}]
    assert stakes(state) == {"temple": ("banker", 5)}
    state = table(
        nation("aristocracy"),
        nation("religious-tribe", tokens=5),
        players=2,
        market=["communism p1 2", "temple banker 5", "castle", "republic"],
    )
    play(state, "complete communism")
    assert tokens(state) == [3, 3]
    assert (supply(state), stakes(state)) == (1, {"temple": ("banker", 5)})
