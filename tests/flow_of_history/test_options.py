"""The options: editions, when The Future ends the game, and the readings of single rules."""

from __future__ import annotations

import pytest

import riverrun

from .table import (
    game,
    legal,
    market,
    named,
    nation,
    nation_of,
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

FIRST_NAMES = {
    "ramesses-ii": "Ramses II",
    "great-wall": "Great Wall",
    "great-mosque": "Great Mosque of Djenné",
    "fighter-jet": "Jet Fighter",
    "knights": "Knight",
    "christopher-columbus": "Columbus",
    "napoleon-bonaparte": "Napoleon",
    "albert-einstein": "Einstein",
}
SECOND_NAMES = {
    "ramesses-ii": "Ramesses II",
    "great-wall": "The Great Wall",
    "great-mosque": "The Great Mosque",
    "fighter-jet": "Fighter Jet",
    "knights": "Knights",
    "christopher-columbus": "Christopher Columbus",
    "napoleon-bonaparte": "Napoleon Bonaparte",
    "albert-einstein": "Albert Einstein",
}


def names(**options):
    table_ = game(3, **options)
    return {face.id: named(face.name) for face in table_.rulebook.faces(table_)}


@pytest.mark.clause("FOH-O1")
def test_the_editions_have_their_own_names_for_eight_cards():
    first, second = names(edition="first"), names(edition="second")
    assert {card: first[card] for card in FIRST_NAMES} == FIRST_NAMES
    assert {card: second[card] for card in SECOND_NAMES} == SECOND_NAMES
    assert {card for card in first if first[card] != second[card]} == set(FIRST_NAMES)


@pytest.mark.clause("FOH-O1")
def test_the_second_edition_is_the_default_and_for_2_to_5_players():
    assert game(3).options["edition"] == "second"
    for players in (2, 3, 4, 5):
        assert riverrun.game("flow-of-history", players).players == players
    for players in (0, 1, 6):
        with pytest.raises(riverrun.BadOption):
            riverrun.game("flow-of-history", players)


@pytest.mark.clause("FOH-O1")
def test_the_first_edition_is_for_3_to_5_players():
    for players in (3, 4, 5):
        assert riverrun.game("flow-of-history", players, edition="first").players == players
    with pytest.raises(riverrun.BadOption, match="FOH-O1"):
        riverrun.game("flow-of-history", 2, edition="first")


@pytest.mark.clause("FOH-O1")
def test_both_editions_play_the_same_moves_alike():
    for seed in (1, 2):
        one, two = game(4, edition="first").new(seed), game(4, edition="second").new(seed)
        while not one.over and len(one.played) < 60:
            assert one.legal() == two.legal()
            move = one.legal()[len(one.played) * 7 % len(one.legal())]
            one.play(move)
            two.play(move)
        assert one.hash == two.hash


@pytest.mark.clause("FOH-O2", "FOH-U3")
@pytest.mark.parametrize("option", ["turn", "immediately"])
def test_without_a_bonus_the_future_ends_the_game_alike_in_both_readings(option):
    state = table(nation(tokens=5), market=["satellites p1 2", "temple"], deck=["future"], future_ends=option)
    play(state, "complete satellites")
    assert state.over
    state = table(nation(tokens=5), market=[None, "temple"], deck=["future"], future_ends=option)
    play(state, "harvest")
    assert state.over


@pytest.mark.clause("FOH-O2", "FOH-2P3")
@pytest.mark.parametrize(("option", "over"), [("turn", False), ("immediately", True)])
def test_with_two_players_the_readings_differ_in_the_bonus(option, over):
    assert game(2).options["future_ends"] == "turn"
    state = table(
        nation(tokens=5), players=2, market=["satellites p1 2", "democracy"], deck=["future"], future_ends=option
    )
    play(state, "complete satellites")
    assert state.over == over
    if not over:
        play(state, "invest democracy 1")
        assert state.over


@pytest.mark.clause("FOH-O3")
@pytest.mark.parametrize(
    ("options", "irrigation", "farming"),
    [
        ({}, 2, 4),
        ({"glossary": "corrected"}, 2, 4),
        ({"glossary": "literal"}, 4, 2),
        ({"edition": "first"}, 2, 4),
    ],
)
def test_the_glossary_option_swaps_irrigation_and_mechanized_farming(options, irrigation, farming):
    for card, taken in (("irrigation", irrigation), ("mechanized-farming", farming)):
        state = table(nation(), market=[f"{card} p1 1"], **options)
        play(state, f"complete {card.replace('_', '-')}")
        assert tokens(state)[0] == taken


@pytest.mark.clause("FOH-O3")
def test_the_literal_glossary_needs_the_second_edition():
    with pytest.raises(riverrun.BadOption, match="FOH-O3"):
        riverrun.game("flow-of-history", 3, edition="first", glossary="literal")


@pytest.mark.clause("FOH-O4", "FOH-V6")
def test_theocracy_may_be_made_obsolete():
    nations = nation("theocracy pyramids great-wall")
    assert game(3).options["theocracy"] == "counts"
    assert points(table(nations))[0] - points(table(nations, theocracy="obsolete"))[0] == 2
    # In play nothing changes.
    assert nation_of(table(nations, theocracy="obsolete"), 0).attack_strength == 4


@pytest.mark.clause("FOH-O5", "FOH-U2")
@pytest.mark.parametrize(("option", "slot"), [("repeat", "seaport"), ("once", "temple")])
def test_the_age_check_may_be_made_once_only(option, slot):
    assert game(3).options["age_check"] == "repeat"
    state = table(
        nation(),
        market=[None, "warriors", "temple", "castle", "knights"],
        deck=["astronomy", "cannon", "seaport", "frigate"],
        age_check=option,
    )
    play(state, "harvest")
    assert market(state) == ["astronomy", "cannon", slot, "castle", "knights"]


@pytest.mark.clause("FOH-O6", "FOH-A2")
@pytest.mark.parametrize(
    ("card", "offered"),
    [
        ("philosophy", ["temple", "iron-works p2 1"]),
        ("ramesses-ii", ["temple"]),
        ("john-lennon", ["temple p2 1"]),
        ("christopher-columbus", ["temple"]),
        ("bureaucracy", ["temple"]),
        ("confucius", ["temple"]),
    ],
)
def test_an_activate_without_a_target_may_be_allowed_as_a_pass(card, offered):
    owner = nation(f"{card} archers", tokens=3)
    move = f"activate {card.replace('_', '-')}"
    assert game(3).options["idle_activate"] == "refused"
    assert refused(table(owner, market=offered), move) == "FOH-A2"
    state = table(owner, market=offered, idle_activate="allowed")
    before = nation_of(state, 0)
    assert move in legal(state)
    play(state, move)
    assert nation_of(state, 0) == before
    assert (supply(state), state.seat) == (0, 1)
    assert told(state, "idle") == [{"seat": 0, "card": card}]
    assert not removed(state, card)


@pytest.mark.clause("FOH-O6", "FOH-A2")
def test_an_activate_with_a_target_works_as_ever_where_empty_ones_are_allowed():
    state = table(nation("philosophy", tokens=3), market=["iron-works"], idle_activate="allowed")
    play(state, "activate philosophy")
    assert nation_of(state, 0).knowledge == ["philosophy", "iron-works"]
    assert supply(state) == 3


@pytest.mark.clause("FOH-O7", "FOH-T2")
def test_the_standstill_limit_may_be_turned_off():
    assert game(3).options["stall"] == "10"
    limited = table(nation(tokens=1), market=["temple"], idle=29)
    assert play(limited, "harvest").over
    endless = table(nation(tokens=1), market=["temple"], idle=29, stall="off")
    for _ in range(60):
        play(endless, "harvest")
    assert not endless.over
    assert stakes(endless) == {}


@pytest.mark.clause("FOH-O1", "FOH-O2", "FOH-O3", "FOH-O4", "FOH-O5", "FOH-O6", "FOH-O7")
def test_every_option_has_its_values_with_the_default_first():
    options = {name: (option.clause, option.values) for name, option in game(3).rulebook.options.items()}
    assert options == {
        "edition": ("FOH-O1", ["second", "first"]),
        "future_ends": ("FOH-O2", ["turn", "immediately"]),
        "glossary": ("FOH-O3", ["corrected", "literal"]),
        "theocracy": ("FOH-O4", ["counts", "obsolete"]),
        "age_check": ("FOH-O5", ["repeat", "once"]),
        "idle_activate": ("FOH-O6", ["refused", "allowed"]),
        "stall": ("FOH-O7", ["10", "off"]),
    }
    with pytest.raises(riverrun.BadOption):
        riverrun.game("flow-of-history", 3, stall="5")
    with pytest.raises(riverrun.BadOption):
        riverrun.game("flow-of-history", 3, banker="off")


@pytest.mark.clause("FOH-O6", "FOH-A2")
@pytest.mark.parametrize(("cards", "card"), [("philosophy", "philosophy"), ("john-lennon", "john-lennon")])
def test_an_idle_activate_needs_no_cost_since_nothing_is_paid(cards, card):
    state = table(nation(cards, tokens=2), market=["temple p2 1"], idle_activate="allowed")
    play(state, f"activate {card}")
    assert tokens(state) == [2, 0, 0]
    assert told(state, "idle") != []
