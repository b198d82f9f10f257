"""Gaining a card: stacks, Leaders and Wonders, when effects happen, chains, counting icons and cards, choices."""

from __future__ import annotations

import pytest

import riverrun

from .table import (
    asked,
    icons,
    legal,
    market,
    nation,
    nation_of,
    out_of_reserve,
    play,
    points,
    refused,
    removed,
    supply,
    table,
    tokens,
    told,
)

# Stacks, Leaders, Wonders


@pytest.mark.clause("FOH-G1")
@pytest.mark.parametrize(
    ("kind", "under", "card"),
    [
        ("military", "archers", "crossbowmen"),
        ("construction", "temple", "seaport"),
        ("knowledge", "philosophy", "steam-power"),
        ("government", "republic", "democracy"),
    ],
)
def test_a_new_card_lies_on_top_of_the_stack_of_its_type(kind, under, card):
    state = table(nation(under), market=[f"{card} p1 1"])
    play(state, f"complete {card}")
    assert getattr(nation_of(state, 0), kind) == [under, card]


@pytest.mark.clause("FOH-G1")
def test_only_the_top_effect_works_but_all_stripes_count():
    covered = nation_of(table(nation("temple lighthouse seaport")), 0)
    assert {icon: count for icon, count in covered.given.items() if count} == {
        "science": 1,
        "industry": 1,
        "culture": 1,
    }
    assert covered.icons["culture"] == 1 + 1
    assert covered.icons["trade"] == 1 + 1
    assert covered.icons["harvest"] == 1


@pytest.mark.clause("FOH-G2")
def test_a_new_leader_removes_the_old_one_from_the_game():
    state = table(nation("confucius"), market=["genghis-khan p1 1"])
    play(state, "complete genghis-khan")
    assert nation_of(state, 0).leader == "genghis-khan"
    assert removed(state, "confucius")
    assert icons(state, 0) == {"attack": 2}


@pytest.mark.clause("FOH-G2")
def test_wonders_stand_beside_each_other_and_none_is_covered():
    state = table(nation("great-wall pyramids"), market=["hanging-gardens p1 1"])
    play(state, "complete hanging-gardens")
    assert nation_of(state, 0).wonders == ["great-wall", "pyramids", "hanging-gardens"]
    # 1 culture, 2 others for 1 point, and The Pyramids' 3: all three Wonders show.
    assert {line.source: line.points for line in state.scores()[0].lines[2:]} == {
        "great-wall": 0,
        "pyramids": 3,
        "hanging-gardens": 0,
    }


@pytest.mark.clause("FOH-G2", "FOH-W5")
def test_genghis_khan_pays_nothing_for_the_napoleon_who_replaces_him():
    state = table(nation("genghis-khan"), nation("republic"), market=["napoleon-bonaparte p1 5"])
    play(state, "complete napoleon-bonaparte")
    assert told(state, "khan") == []
    assert (tokens(state)[0], supply(state)) == (0, 5)
    assert removed(state, "genghis-khan", "republic")


@pytest.mark.clause("FOH-G2")
def test_the_replaced_leaders_stripe_does_not_count_for_the_new_ones_attack():
    # Genghis Khan's 2 attack are gone: Napoleon attacks with his own 2 and the starting card's 1.
    state = table(nation("genghis-khan military-caste"), nation("archers republic"), market=["napoleon-bonaparte p1 1"])
    play(state, "complete napoleon-bonaparte")
    assert told(state, "attack")[0]["strength"] == 3
    assert nation_of(state, 1).defense_strength == 3
    assert nation_of(state, 1).government == ["republic"]


@pytest.mark.clause("FOH-G2", "FOH-W6")
def test_gandhi_does_not_silence_the_napoleon_who_replaces_him():
    state = table(nation("mahatma-gandhi"), nation("republic"), market=["napoleon-bonaparte p1 1"])
    play(state, "complete napoleon-bonaparte")
    assert told(state, "pacifist") == []
    assert removed(state, "mahatma-gandhi", "republic")


# When effects happen


@pytest.mark.clause("FOH-G3")
@pytest.mark.parametrize("means", ["complete", "snipe", "take", "deck"])
def test_an_instant_effect_happens_however_the_card_is_gained(means):
    investor = {"complete": " p1 1", "snipe": " p2 1"}.get(means, "")
    shown = [] if means == "deck" else [f"irrigation{investor}"]
    owner = {"take": "philosophy", "deck": "christopher-columbus"}.get(means, "aristocracy")
    state = table(nation(owner, tokens=3), market=shown, deck=["irrigation"] if means == "deck" else [])
    before = out_of_reserve(state)
    move = {"take": "activate philosophy", "deck": "activate christopher-columbus"}.get(means, f"{means} irrigation")
    play(state, move)
    assert told(state, "take") == [{"seat": 0, "tokens": 2, "card": "irrigation", "reserve": 1}]
    assert out_of_reserve(state) - before == 2


@pytest.mark.clause("FOH-G3")
def test_an_instant_effect_does_not_happen_again_when_uncovered():
    state = table(nation(), nation("irrigation philosophy", tokens=1), market=["knights p1 1"])
    play(state, "complete knights")
    assert removed(state, "philosophy")
    assert nation_of(state, 1).knowledge == ["irrigation"]
    assert told(state, "take") == []
    assert tokens(state)[1] == 1


@pytest.mark.clause("FOH-G3")
def test_an_attack_does_not_happen_again_when_uncovered():
    state = table(nation("john-lennon warriors tank"), nation(tokens=5), market=["temple"])
    play(state, "activate john-lennon")
    assert nation_of(state, 0).military == ["warriors"]
    assert told(state, "attack") == []
    assert tokens(state)[1] == 5


@pytest.mark.clause("FOH-G3", "FOH-W4")
def test_a_permanent_effect_works_again_when_uncovered():
    state = table(nation(), nation("lighthouse monastery"), market=["knights p1 1"])
    assert nation_of(state, 1).given.get("science", 0) == 0
    play(state, "complete knights")
    assert icons(state, 1) == {"trade": 1, "science": 1, "industry": 1}


@pytest.mark.clause("FOH-G3", "FOH-A1")
def test_a_turn_action_works_again_when_uncovered():
    state = table(nation(), nation("bureaucracy democracy", tokens=3), market=["swordsmen p1 1", "republic"])
    play(state, "complete swordsmen")
    assert nation_of(state, 1).government == ["bureaucracy"]
    play(state, "activate bureaucracy")
    assert nation_of(state, 1).government == ["bureaucracy", "republic"]


@pytest.mark.clause("FOH-G3", "FOH-V4")
def test_a_scoring_effect_works_again_when_uncovered():
    state = table(nation("warriors"), nation("capitalism mercantilism"), market=["swordsmen p1 1"])
    # Covered: 5 other icons for 2 points. Uncovered: 1 trade for Capitalism's 1, and no pair of others.
    assert points(state)[1] == 2
    play(state, "complete swordsmen")
    assert nation_of(state, 1).government == ["capitalism"]
    assert points(state)[1] == 1


@pytest.mark.clause("FOH-G3")
def test_the_new_cards_icons_count_for_its_effect_with_what_other_permanents_give_for_it():
    # Castle gives 1 attack for each Military card: Knights attack with 2 + Castle's stripe 1 + Castle's effect 1.
    state = table(nation("castle"), nation("crossbowmen temple"), market=["knights p1 1"])
    play(state, "complete knights")
    assert told(state, "attack")[0]["strength"] == 4
    assert nation_of(state, 1).defense_strength == 4
    assert nation_of(state, 1).construction == ["temple"]
    state = table(nation("castle"), nation("archers temple"), market=["knights p1 1"])
    play(state, "complete knights")
    assert removed(state, "temple")


@pytest.mark.clause("FOH-G3")
def test_the_newly_covered_effect_does_not_count(tmp_path):
    # No card of the box gives what a card that covers it counts, so a pack makes Philosophy give 3 science.
    (tmp_path / "pack.toml").write_text('game = "flow-of-history"\nname = "test"\nevidence = "invented"\n')
    (tmp_path / "cards.toml").write_text(
        '[[card]]\nid = "philosophy"\ntiming = "permanent"\neffect = { verb = "provide", icons = { science = 3 } }\n'
    )
    changed = riverrun.game("flow-of-history", 3, content=tmp_path)
    state = table(nation("philosophy"), market=["printing-press p1 9"], on=changed)
    assert icons(state, 0)["science"] == 4
    play(state, "complete printing-press")
    assert told(state, "complete")[0]["bonus"] == 4
    assert told(state, "take")[0]["tokens"] == 2


# Chains


@pytest.mark.clause("FOH-G4")
def test_a_chain_goes_on_through_cards_from_the_deck():
    state = table(nation("aristocracy"), market=["working-animal p1 1"], deck=["astronomy", "irrigation", "knights"])
    before = out_of_reserve(state)
    play(state, "complete working-animal")
    assert nation_of(state, 0).knowledge == ["working-animal", "astronomy", "irrigation"]
    # Working Animal's harvest counts with Irrigation's own 2.
    assert out_of_reserve(state) - before == 3


@pytest.mark.clause("FOH-G4")
def test_gaining_a_market_card_is_mandatory_if_there_is_one():
    state = table(nation(), market=["iron-works p1 1", "warriors", "archers", "temple"])
    play(state, "complete iron-works")
    assert (state.seat, asked(state)) == (0, "take")
    assert legal(state) == {"take warriors", "take archers"}
    assert refused(state, "pass") == "FOH-E2"
    assert refused(state, "harvest") == "FOH-E2"


@pytest.mark.clause("FOH-G4", "FOH-U1")
def test_the_market_is_not_refilled_inside_a_chain():
    state = table(
        nation(), market=["iron-works p1 1", "temple", "lighthouse", "republic", "theocracy"], deck=["archers"]
    )
    play(state, "complete iron-works")
    assert told(state, "nothing") == [{"seat": 0, "card": "iron-works"}]
    assert nation_of(state, 0).military == []
    assert market(state)[0] == "archers"


@pytest.mark.clause("FOH-G4", "FOH-G7")
def test_each_link_of_a_chain_asks_its_own_choice():
    state = table(
        nation("confucius", tokens=9),
        nation("temple"),
        market=["justinian-i", "genghis-khan", "iron-works", "republic", "knights"],
    )
    play(state, "activate confucius", "take justinian-i")
    assert legal(state) == {"take iron-works", "take republic"}
    play(state, "take iron-works")
    assert nation_of(state, 0).military == ["knights"]
    assert removed(state, "temple")
    assert state.seat == 1


# Nothing to find


@pytest.mark.clause("FOH-G5")
def test_an_empty_deck_gives_nothing():
    state = table(nation(), market=["working-animal p1 1"])
    play(state, "complete working-animal")
    assert told(state, "nothing") == [{"seat": 0, "card": "working-animal"}]
    assert told(state, "draw") == []
    assert state.seat == 1


@pytest.mark.clause("FOH-G5")
def test_an_effect_without_a_target_does_nothing():
    state = table(nation(), market=["aristotle p1 1", "iron-works p2 1", "temple"])
    play(state, "complete aristotle")
    assert told(state, "nothing") == [{"seat": 0, "card": "aristotle"}]
    assert nation_of(state, 0).knowledge == []


@pytest.mark.clause("FOH-G5")
def test_the_supply_caps_what_an_effect_takes_and_the_reserve_does_not():
    state = table(nation("nuclear-power-plant"), market=["printing-press p1 1"], supply=1)
    play(state, "complete printing-press")
    assert icons(state, 0)["science"] == 5
    assert (tokens(state)[0], supply(state)) == (2, 0)
    state = table(nation("irrigation"), market=["mechanized-farming p1 1"])
    play(state, "complete mechanized-farming")
    assert tokens(state)[0] == 8


# Counting


@pytest.mark.clause("FOH-G6")
def test_icons_are_all_stripes_and_what_uncovered_permanents_give():
    counted = icons(table(nation("seafaring-traders republic mercantilism stock-exchange")), 0)
    # Stripes: trade 1 + 3, science 1, industry 1. Given: trade 3, science 2, industry 2. Republic is covered.
    assert counted == {"trade": 7, "science": 3, "industry": 3}


@pytest.mark.clause("FOH-G6")
def test_checks_and_scoring_effects_are_no_icons():
    assert icons(table(nation("internet pyramids")), 0) == {"culture": 2, "trade": 1}


@pytest.mark.clause("FOH-G6", "FOH-E1")
def test_icons_given_by_effects_count_for_effects_that_count_icons():
    state = table(nation("republic frigate"))
    # Frigate counts its own trade and Republic's 2.
    assert nation_of(state, 0).given.get("defense", 0) == 3
    assert icons(state, 0) == {"science": 1, "attack": 1, "trade": 3, "defense": 3}


@pytest.mark.clause("FOH-G6")
def test_cards_of_a_type_are_the_whole_stack_with_starting_cards_and_the_counting_card():
    academy = table(nation("aristocracy republic democracy military-academy"))
    assert nation_of(academy, 0).given.get("defense", 0) == 3
    castle = table(nation("warriors archers knights castle"))
    assert nation_of(castle, 0).given.get("attack", 0) == 3
    state = table(nation("philosophy"), market=["computers p1 9"])
    play(state, "complete computers")
    assert told(state, "take")[0]["tokens"] == 2 * 2


# Choices


@pytest.mark.clause("FOH-G7")
def test_the_attacker_chooses_for_the_victim():
    state = table(nation(), nation("temple philosophy"), market=["knights p1 1"])
    play(state, "complete knights")
    assert state.seat == 0
    assert state.view(1).legal == []
    play(state, "discard philosophy")
    assert nation_of(state, 1).construction == ["temple"]


@pytest.mark.clause("FOH-G7")
def test_a_single_option_is_taken_without_asking():
    state = table(nation(), market=["iron-works p1 1", "archers", "temple"])
    play(state, "complete iron-works")
    assert nation_of(state, 0).military == ["archers"]
    assert state.seat == 1
    state = table(nation(), nation("temple"), nation("archers"), market=["knights p1 1"])
    play(state, "complete knights")
    assert removed(state, "temple")
    assert state.seat == 1
