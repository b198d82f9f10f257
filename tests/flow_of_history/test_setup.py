"""The box and the setup: cards, tokens, Reserve and Supply, market, deck, starting cards, what lies open."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from .table import (
    game,
    icons,
    legal,
    market,
    nation,
    nation_of,
    out_of_reserve,
    play,
    removed,
    supply,
    table,
    tokens,
    told,
)

AGES = ["I", "II", "III", "IV", "V"]


def catalogue():
    return game().rulebook.faces(game())


def deck_of(state):
    """The deck from the top down."""
    return state.document().deck


@pytest.mark.clause("FOH-C1")
def test_the_box_holds_67_cards_of_the_printed_ages():
    counts = Counter(card.age for card in catalogue())
    assert counts == {"S": 6, "A": 5, "I": 12, "II": 12, "III": 12, "IV": 12, "V": 7, "Future": 1}
    assert sum(counts.values()) == 67
    assert next(card.age for card in catalogue() if card.id == "internet") == "V"


@pytest.mark.clause("FOH-C1")
def test_every_card_but_the_future_has_icons_and_every_card_but_the_starting_ones_an_effect():
    for card in catalogue():
        assert bool(card.stripe) == (card.age != "Future"), card.id
        assert (card.effect is None) == (card.age == "S"), card.id
        if card.age == "S":
            assert (card.type, card.timing) == ("government", "none")


@pytest.mark.clause("FOH-C2")
def test_there_are_six_types_and_seven_icons():
    cards = catalogue()
    types = {"military", "construction", "knowledge", "government", "leader", "wonder"}
    assert {card.type for card in cards if card.type} == types
    assert {icon for card in cards for icon in card.stripe} == {
        "culture",
        "harvest",
        "trade",
        "attack",
        "science",
        "defense",
        "industry",
    }
    assert sorted(card.type for card in cards if card.age == "A") == sorted(types - {"government"})


@pytest.mark.clause("FOH-C3")
def test_there_are_six_timings_and_four_obsolete_permanents():
    cards = catalogue()
    timings = {card.timing for card in cards if card.age not in ("S", "Future")}
    assert timings == {"instant", "attack", "attack_all", "permanent", "action", "scoring"}
    assert {card.id for card in cards if card.obsolete} == {"castle", "feudalism", "frigate", "military-academy"}
    assert all(card.timing == "permanent" for card in cards if card.obsolete)


@pytest.mark.clause("FOH-C4", "FOH-K2")
@pytest.mark.parametrize(
    ("card", "check", "bonus"),
    [
        ("monastery", "industry", 2),
        ("iron-works", "science", 1),
        ("republic", "culture", 3),
        ("confucius", "culture", 3),
        ("great-wall", "industry", 2),
        ("archers", "science", 1),
    ],
)
def test_each_type_checks_its_icon_for_the_bonus(card, check, bonus):
    state = table(nation("temple philosophy steam-power"), market=[f"{card} p1 5"])
    assert icons(state, 0) == {"culture": 3, "industry": 2, "science": 1}
    play(state, f"complete {card}")
    assert tokens(state)[0] == bonus == told(state, "complete")[0]["bonus"]
    kind = next(face.type for face in catalogue() if face.id == card)
    assert {face.check for face in catalogue() if face.type == kind} == {check}


@pytest.mark.clause("FOH-C5", "FOH-S2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_starts_with_4_tokens(players):
    state = game(players).new(1)
    assert tokens(state) == [4] * players
    assert out_of_reserve(state) == 4 * players + (4 if players == 2 else 0)


@pytest.mark.clause("FOH-C5")
def test_tokens_never_run_out():
    state = table(nation("agrarian-tribe irrigation", tokens=300), nation(tokens=500), supply=400)
    play(state, "harvest")
    assert tokens(state)[0] == 300 + 403 // 2
    assert out_of_reserve(state) == 1203


@pytest.mark.clause("FOH-C5", "FOH-I1")
def test_a_player_has_one_marker():
    state = table(nation(tokens=5), market=["temple p1 1", "archers", "castle"])
    assert legal(state, "invest") == set()


@pytest.mark.clause("FOH-C6")
def test_the_reserve_takes_no_token_back():
    state = table(nation("philosophy", tokens=3), market=["temple p2 1", "iron-works", "astronomy"])
    before = out_of_reserve(state)
    play(state, "activate philosophy", "take iron-works")
    assert supply(state) == 3
    play(state, "complete temple")
    assert supply(state) == 4
    assert out_of_reserve(state) == before


@pytest.mark.clause("FOH-C6")
def test_what_is_taken_from_the_supply_is_capped_by_it():
    bonus = play(table(nation("nuclear-power-plant"), market=["castle p1 1"]), "complete castle")
    trade = play(table(nation(tokens=1), nation("stock-exchange"), market=["castle p2 1"]), "snipe castle")
    effect = play(table(nation(), market=["steam-power p1 1"]), "complete steam-power")
    assert (tokens(bonus)[0], supply(bonus)) == (1, 0)
    assert (tokens(trade)[1], supply(trade)) == (1 + 1, 0)
    assert icons(effect, 0)["industry"] == 2
    assert (tokens(effect)[0], supply(effect)) == (1, 0)


@pytest.mark.clause("FOH-C6")
def test_the_reserve_pays_for_harvest_and_for_effects_that_name_it():
    harvest = table(nation("irrigation"), market=["temple"])
    before = out_of_reserve(harvest)
    play(harvest, "harvest")
    assert out_of_reserve(harvest) - before == 2
    effect = table(nation(), market=["irrigation p1 1"])
    before = out_of_reserve(effect)
    play(effect, "complete irrigation")
    assert out_of_reserve(effect) - before == 2


@pytest.mark.no_cover
@pytest.mark.clause("FOH-C7")
@pytest.mark.parametrize(("players", "seed"), [(2, 5), (3, 6), (5, 7)])
def test_removed_cards_never_return_and_the_deck_is_never_reshuffled(players, seed):
    state, dice = game(players).new(seed), Random(seed)
    gone, deck = set(state.view(None).removed), deck_of(state)
    while not state.over:
        state.play(dice.choice(state.legal()))
        now, left = set(state.view(None).removed), deck_of(state)
        assert gone <= now
        assert deck[len(deck) - len(left) :] == left
        gone, deck = now, left
    assert state.check() == []


@pytest.mark.clause("FOH-C7")
def test_a_lost_card_leaves_the_game():
    state = table(nation(), nation("temple"), market=["knights p1 1"])
    play(state, "complete knights")
    assert removed(state, "temple")
    assert nation_of(state, 1).construction == []


@pytest.mark.clause("FOH-S1", "FOH-2P1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_market_opens_with_the_a_cards_and_with_five_players_one_more(players):
    age = {card.id: card.age for card in catalogue()}
    for seed in range(5):
        shown = [card for card in market(game(players).new(seed)) if card]
        assert Counter(age[card] for card in shown) == ({"A": 5, "I": 1} if players == 5 else {"A": 5})


@pytest.mark.clause("FOH-S1")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_deck_runs_from_age_i_to_the_internet_and_the_future(players):
    age = {card.id: card.age for card in catalogue()}
    deck = deck_of(game(players).new(3))
    assert deck[-2:] == ["internet", "future"]
    assert [age[card] for card in deck[:-2]] == (
        ["I"] * (11 if players == 5 else 12) + ["II"] * 12 + ["III"] * 12 + ["IV"] * 12 + ["V"] * 6
    )


@pytest.mark.clause("FOH-S1")
def test_each_age_is_shuffled():
    decks = [deck_of(game(4).new(seed)) for seed in range(20)]
    start = 0
    for size in (12, 12, 12, 12, 6):
        piles = [tuple(deck[start : start + size]) for deck in decks]
        assert len(set(piles)) == 20
        assert len({frozenset(pile) for pile in piles}) == 1
        start += size


@pytest.mark.clause("FOH-S2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everyone_starts_with_one_random_starting_card_and_the_others_leave(players):
    starting = {card.id for card in catalogue() if card.age == "S"}
    first_cards = set()
    for seed in range(30):
        state = game(players).new(seed)
        dealt = [nation_of(state, seat).government for seat in range(players)]
        assert all(len(stack) == 1 for stack in dealt)
        shown = {stack[0] for stack in dealt}
        assert len(shown) == players
        assert set(state.view(None).removed) == starting - shown
        assert supply(state) == 0
        first_cards.add(dealt[0][0])
    assert first_cards == starting


@pytest.mark.clause("FOH-S2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_chance_picks_the_first_player_and_play_goes_clockwise(players):
    first = set()
    for seed in range(30):
        state = game(players).new(seed)
        assert state.seat == state.view(None).first
        first.add(state.seat)
    assert first == set(range(players))
    order = []
    for _ in range(players + 1):
        order.append(state.seat)
        state.play("harvest")
    assert order == [(order[0] + turn) % players for turn in range(players + 1)]


@pytest.mark.clause("FOH-S3")
def test_only_the_order_of_the_deck_is_hidden():
    state = game(3).new(11)
    play(state, "harvest", "harvest")
    other = state.redeal(0, 99)
    assert deck_of(other) != deck_of(state)
    assert sorted(deck_of(other)) == sorted(deck_of(state))
    assert state.view(None) == other.view(None)
    assert (state.seen_by(None).deck == -1).all()
    for seat in range(3):
        view = state.view(seat)
        assert view.removed == state.view(None).removed
        assert view.nations == state.view(None).nations
        assert view.supply == state.view(None).supply


@pytest.mark.clause("FOH-S3")
def test_removed_cards_are_open():
    state = table(nation(tokens=1), nation("temple"), market=["knights p1 1"], deck=None)
    play(state, "complete knights")
    assert all("temple" in state.view(seat).removed for seat in (0, 1, 2, None))
