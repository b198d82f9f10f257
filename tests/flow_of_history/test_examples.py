"""The worked examples of both rulebooks and the first edition's questions, with the numbers they print."""

from __future__ import annotations

import pytest

from .table import (
    asked,
    both_editions,
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
    stakes,
    supply,
    table,
    tokens,
    told,
)

ALEXANDER = (
    "agrarian-tribe bureaucracy castle monastery crossbowmen frigate astronomy "
    "napoleon-bonaparte great-wall great-mosque"
)
SCORED = (
    "agrarian-tribe republic theocracy democracy working-animal iron-works barracks monastery military-academy "
    "knights cannon tank warplane albert-einstein great-mosque great-wall"
)


@both_editions
@pytest.mark.clause("FOH-G1", "FOH-E1")
def test_lighthouse_covers_barracks_and_its_defense_is_lost_but_not_its_attack(edition):
    state = table(nation("barracks"), market=["lighthouse p1 1"], edition=edition)
    assert icons(state, 0) == {"attack": 1, "defense": 1}
    play(state, "complete lighthouse")
    assert nation_of(state, 0).construction == ["barracks", "lighthouse"]
    assert icons(state, 0) == {"attack": 1, "trade": 1, "science": 1, "industry": 1}


@both_editions
@pytest.mark.clause("FOH-G6", "FOH-G1", "FOH-G2")
def test_alexanders_nation_has_the_printed_icons(edition):
    alexander = nation_of(table(nation(ALEXANDER), edition=edition), 0)
    assert alexander.icons == {
        "culture": 5,
        "defense": 6,
        "trade": 3,
        "harvest": 2,
        "attack": 5,
        "science": 1,
    }
    assert {icon: count for icon, count in alexander.given.items() if count} == {"culture": 1, "defense": 3}
    assert alexander.leader == "napoleon-bonaparte"
    assert alexander.wonders == ["great-wall", "great-mosque"]


@both_editions
@pytest.mark.clause("FOH-W1")
def test_alexander_attacks_with_5_and_defends_with_11(edition):
    alexander = nation_of(table(nation(ALEXANDER), edition=edition), 0)
    assert (alexander.attack_strength, alexander.defense_strength) == (5, 11)


@both_editions
@pytest.mark.clause("FOH-W1")
def test_alexander_is_hit_by_strength_12_and_not_by_11(edition):
    def attack_alexander(attacker):
        state = table(nation(attacker), nation(ALEXANDER), market=["cannon p1 1"], edition=edition)
        return play(state, "complete cannon")

    eleven = attack_alexander("factory knights swordsmen military-caste genghis-khan")
    assert told(eleven, "attack")[0]["strength"] == 11
    assert told(eleven, "lose") == []
    assert told(eleven, "nothing") == [{"seat": 0, "card": "cannon"}]
    twelve = attack_alexander("factory knights swordsmen warriors military-caste genghis-khan")
    assert told(twelve, "attack")[0]["strength"] == 12
    assert twelve.decision.text == "Cannon: choose what p2 loses."
    assert legal(twelve) == {"discard astronomy", "discard monastery"}


@both_editions
@pytest.mark.clause("FOH-A1", "FOH-G3")
def test_alexander_can_activate_bureaucracy_but_astronomy_and_napoleon_are_spent(edition):
    state = table(nation(ALEXANDER), market=["republic"], edition=edition)
    assert legal(state, "activate") == {"activate bureaucracy"}
    assert refused(state, "activate astronomy") == "FOH-A1"
    assert refused(state, "activate napoleon-bonaparte") == "FOH-A1"
    play(state, "activate bureaucracy")
    assert nation_of(state, 0).government == ["agrarian-tribe", "bureaucracy", "republic"]
    assert told(state, "attack") == told(state, "draw") == []


@both_editions
@pytest.mark.clause("FOH-V1", "FOH-V4", "FOH-C3")
def test_alexanders_frigate_is_void_at_scoring_and_his_wonders_count_only_then(edition):
    state = table(nation(ALEXANDER), market=[None, "pyramids"], deck=["future"], edition=edition)
    assert icons(state, 0)["culture"] == 5
    play(state, "harvest")
    assert state.over
    lines = [(line.source, line.points) for line in state.scores()[0].lines]
    # 14 other icons without Frigate's 3 defense; The Great Wall counts 3 defense, The Great Mosque 2 cards.
    assert lines == [(None, 5), (None, 7), ("great-wall", 1), ("great-mosque", 2)]
    assert points(state)[0] == 15


@both_editions
@pytest.mark.clause("FOH-I2")
def test_invest_4_in_monastery(edition):
    state = table(nation(tokens=6), market=["monastery", "castle"], edition=edition)
    play(state, "invest monastery 4")
    assert stakes(state) == {"monastery": (0, 4)}
    assert tokens(state)[0] == 2
    assert supply(state) == 0


@both_editions
@pytest.mark.clause("FOH-K1", "FOH-K2", "FOH-K3", "FOH-C4")
def test_complete_monastery_with_2_industry(edition):
    state = table(nation("craftsman-tribe barracks lighthouse"), market=["monastery p1 4"], edition=edition)
    assert icons(state, 0)["industry"] == 2
    play(state, "complete monastery")
    assert told(state, "complete") == [{"seat": 0, "card": "monastery", "tokens": 4, "bonus": 2}]
    assert tokens(state)[0] == 2
    assert supply(state) == 2
    assert nation_of(state, 0).construction == ["barracks", "lighthouse", "monastery"]
    assert nation_of(state, 0).given.get("culture", 0) == 1
    assert icons(state, 0) == {"culture": 2, "industry": 1, "attack": 1, "trade": 1, "harvest": 1}
    assert stakes(state) == {}


@both_editions
@pytest.mark.clause("FOH-N1", "FOH-N2", "FOH-N3", "FOH-E4")
def test_snipe_irrigation_from_alexander(edition):
    state = table(
        nation("aristocracy", tokens=4),
        nation("seafaring-traders"),
        market=["irrigation p2 4"],
        supply=2,
        edition=edition,
    )
    before = out_of_reserve(state)
    play(state, "snipe irrigation")
    assert told(state, "snipe") == [{"seat": 0, "card": "irrigation", "tokens": 4, "investor": 1}]
    assert told(state, "trade") == [{"investor": 1, "tokens": 1, "card": "irrigation"}]
    assert told(state, "half") == [{"investor": 1, "tokens": 2, "card": "irrigation"}]
    assert tokens(state) == [0 + 2, 4 + 1 + 2, 0]
    assert supply(state) == 3
    assert icons(state, 0)["harvest"] == 2
    assert out_of_reserve(state) - before == 2
    assert nation_of(state, 1).invested is None


@both_editions
@pytest.mark.clause("FOH-A3", "FOH-E2")
def test_ramesses_takes_the_great_wall_because_the_pyramids_are_invested(edition):
    state = table(nation("ramesses-ii"), market=["pyramids p2 1", "great-wall", "temple"], edition=edition)
    play(state, "activate ramesses-ii")
    assert nation_of(state, 0).wonders == ["great-wall"]
    assert nation_of(state, 0).leader is None
    assert removed(state, "ramesses-ii")
    assert stakes(state) == {"pyramids": (1, 1)}
    assert asked(state) == "action"
    assert state.seat == 1


@both_editions
@pytest.mark.clause("FOH-A3", "FOH-E3", "FOH-G4")
def test_columbus_turns_up_fighter_jet_which_attacks_all_at_once(edition):
    state = table(
        nation("christopher-columbus"),
        nation("philosophy temple"),
        nation("iron-works monastery archers"),
        deck=["fighter-jet"],
        edition=edition,
    )
    play(state, "activate christopher-columbus")
    assert removed(state, "christopher-columbus")
    assert nation_of(state, 0).military == ["fighter-jet"]
    assert told(state, "attack") == [{"seat": 0, "card": "fighter-jet", "strength": 3}]
    assert {loss["lost"] for loss in told(state, "lose")} == {"temple", "philosophy"}
    assert nation_of(state, 2).defense_strength == 3
    assert nation_of(state, 2).knowledge == ["iron-works"]


@both_editions
@pytest.mark.clause("FOH-H1")
def test_harvest_2_into_a_supply_of_5_and_take_3(edition):
    state = table(nation("agrarian-tribe working-animal"), supply=5, edition=edition)
    before = out_of_reserve(state)
    play(state, "harvest")
    assert out_of_reserve(state) - before == 2
    assert tokens(state)[0] == 3
    assert supply(state) == 4


@both_editions
@pytest.mark.clause("FOH-H2", "FOH-C6")
def test_harvest_in_age_v_fills_up_to_5_tokens(edition):
    state = table(nation("aristocracy", tokens=1), market=["apollo-program"], supply=3, edition=edition)
    before = out_of_reserve(state)
    play(state, "harvest")
    assert told(state, "sow") == [{"seat": 0, "tokens": 0}]
    assert told(state, "reap") == [{"seat": 0, "tokens": 1}]
    assert told(state, "catch_up") == [{"seat": 0, "tokens": 2, "reserve": 1, "age": 5}]
    assert tokens(state)[0] == 5
    assert supply(state) == 0
    assert out_of_reserve(state) - before == 1


@both_editions
@pytest.mark.clause("FOH-U1", "FOH-U2")
def test_cleanup_removes_warriors_but_not_the_invested_ramesses(edition):
    state = table(
        nation("religious-tribe"),
        market=["ramesses-ii p2 1", "warriors", "temple", "archers", None],
        deck=["monastery", "castle", "knights"],
        edition=edition,
    )
    play(state, "harvest")
    assert market(state) == ["ramesses-ii", "castle", "temple", "archers", "monastery"]
    assert removed(state, "warriors")
    assert state.view(None).age == 2
    assert state.view(None).deck == 1


@both_editions
@pytest.mark.clause("FOH-V1", "FOH-V2", "FOH-V3", "FOH-V4", "FOH-E8")
def test_scoring_gives_7_and_11_and_2_and_4_and_1(edition):
    state = table(nation(SCORED), market=[None], deck=["future"], edition=edition)
    assert icons(state, 0)["defense"] == 3 + 4  # Military Academy, void at scoring, gives 4
    play(state, "harvest")
    assert state.over
    score = state.scores()[0]
    lines = [(line.clause, line.points, line.source) for line in score.lines]
    assert lines[:2] == [("FOH-V2", 7, None), ("FOH-V3", 11, None)]
    assert score.lines[1].text.startswith("23 other icons")
    assert set(lines[2:]) == {
        ("FOH-V4", 2, "albert-einstein"),
        ("FOH-V4", 4, "great-mosque"),
        ("FOH-V4", 1, "great-wall"),
    }
    assert score.points == 25


@pytest.mark.clause("FOH-2P5")
@pytest.mark.parametrize("newest", ["temple", "monastery", "cannon"])
def test_the_banker_invests_3_of_a_supply_of_7(newest):
    state = table(
        nation("aristocracy"),
        nation("religious-tribe"),
        players=2,
        market=[newest, "castle"],
        supply=7,
        agenda=[{"step": "next"}, {"step": "bank"}],
    )
    before = out_of_reserve(state)
    play(state, f"bank {newest}")
    assert stakes(state) == {newest: ("banker", 3)}
    assert supply(state) == 4
    assert out_of_reserve(state) == before


@both_editions
@pytest.mark.clause("FOH-G5")
def test_question_1_iron_works_finds_no_military_card_that_is_not_invested(edition):
    state = table(nation(), market=["iron-works p1 1", "knights p2 1", "temple"], edition=edition)
    play(state, "complete iron-works")
    assert nation_of(state, 0).knowledge == ["iron-works"]
    assert nation_of(state, 0).military == []
    assert told(state, "nothing") == [{"seat": 0, "card": "iron-works"}]
    assert stakes(state) == {"knights": (1, 1)}
    assert state.seat == 1


@both_editions
@pytest.mark.clause("FOH-G5", "FOH-W1")
def test_question_1_the_weakest_player_attacks_nobody(edition):
    state = table(
        nation("aristocracy"),
        nation("archers", tokens=3),
        nation("crossbowmen", tokens=3),
        market=["warriors p1 1"],
        edition=edition,
    )
    play(state, "complete warriors")
    assert told(state, "attack") == [{"seat": 0, "card": "warriors", "strength": 1}]
    assert told(state, "nothing") == [{"seat": 0, "card": "warriors"}]
    assert tokens(state)[1:] == [3, 3]


@both_editions
@pytest.mark.clause("FOH-G5", "FOH-E4", "FOH-C6")
def test_question_2_printing_press_with_4_science_takes_the_3_in_the_supply(edition):
    # Completed with a stake of 6: 3 science before it is placed take 3 back, so 3 are left for the effect.
    state = table(nation("aristocracy lighthouse philosophy"), market=["printing-press p1 6"], edition=edition)
    before = out_of_reserve(state)
    play(state, "complete printing-press")
    assert icons(state, 0)["science"] == 4
    assert told(state, "complete")[0]["bonus"] == 3
    assert told(state, "take") == [{"seat": 0, "tokens": 3, "card": "printing-press", "reserve": 0}]
    assert tokens(state)[0] == 6
    assert supply(state) == 0
    assert out_of_reserve(state) == before


@both_editions
@pytest.mark.clause("FOH-G4", "FOH-G3", "FOH-G2", "FOH-G7")
def test_question_3_confucius_starts_a_chain_that_ends_in_an_attack(edition):
    state = table(
        nation("confucius"),
        nation("temple"),
        nation("archers lighthouse"),
        market=["justinian-i", "iron-works", "knights"],
        edition=edition,
    )
    play(state, "activate confucius")
    owner = nation_of(state, 0)
    assert (owner.leader, owner.knowledge, owner.military) == ("justinian-i", ["iron-works"], ["knights"])
    assert removed(state, "confucius", "temple")
    assert told(state, "attack") == [{"seat": 0, "card": "knights", "strength": 2}]
    assert told(state, "lose") == [{"seat": 0, "target": 1, "lost": "temple", "card": "knights"}]
    assert nation_of(state, 2).construction == ["lighthouse"]
    assert state.seat == 1
