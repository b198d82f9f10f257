"""What bots know: a position's points and chances, what a card is worth, and which moves look good at first sight."""

from __future__ import annotations

import math
import random
from collections import Counter

import numpy as np
import pytest

import riverrun as rr
from riverrun.bots import bot
from riverrun.games.flow_of_history.evaluation import (
    card_worth,
    remaining,
    token_worth,
)
from riverrun.games.flow_of_history.weights import W

from .table import card_types, game, nation, play, points, table

EXPOSED, KEPT, SPREAD, TEMPER = (one.start for one in (W.EXPOSED, W.KEPT, W.SPREAD, W.TEMPER))
TOKEN, LAST_TOKEN = W.TOKEN.start, W.LAST_TOKEN.start
CARD = {card: number for number, card in enumerate(card_types())}


def valued(state):
    """Every seat's points and its chance to win, as bots judge them."""
    points, chances = np.zeros(5), np.zeros(5)
    state.game.rules.value(state.game.box_view, state.position_view, points, chances)
    return points.tolist(), chances.tolist()


def promised(*nations, **rest):
    """What the first seat's points grow by through what lies invested on the market."""
    market = rest.pop("market")
    bare = [text.split()[0] for text in market]
    return valued(table(*nations, market=market, **rest))[0][0] - valued(table(*nations, market=bare, **rest))[0][0]


def weighed(state):
    """The legal moves with the points they seem to bring."""
    legal = np.array(state.legal(), np.int32)
    weights = np.zeros(len(legal))
    state.game.rules.weigh(state.game.box_view, state.position_view, legal, len(legal), weights)
    return {state.game.text(int(move)): math.log(weight) * TEMPER for move, weight in zip(legal, weights, strict=True)}


def favourite(state):
    weights = weighed(state)
    return max(weights, key=weights.__getitem__)


def worth(card, cards="", left=1.0):
    """What a card would bring a nation of these cards, with so much of the game left."""
    state = table(nation(cards))
    return card_worth(state.game.box_view, state.position_view, 0, CARD[card], left)


# Positions


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 4), (5, 5)])
def test_values_and_weights_are_in_bounds(players, seed):
    state, rng = game(players).new(seed), random.Random(seed)
    while not state.over:
        points, chances = valued(state)
        assert sum(chances) == pytest.approx(1)
        assert all(0 < chance < 1 for chance in chances[:players])
        assert not any(chances[players:])
        assert not any(points[players:])
        ranked = sorted(range(players), key=lambda seat: points[seat])
        assert ranked == sorted(range(players), key=lambda seat: chances[seat])
        assert all(math.isfinite(appeal) for appeal in weighed(state).values())
        state.play(rr.random_move(state, rng))


def test_at_the_end_points_count_and_tokens_break_ties():
    state = table(
        nation("religious-tribe temple capitalism", tokens=6),
        nation("great-wall archers", tokens=2),
        nation("republic"),
        market=["knights"],
    )
    assert valued(state)[0][:3] == pytest.approx(
        [earned + LAST_TOKEN * held for earned, held in zip(points(state), (6, 2, 0), strict=True)]
    )


def test_a_lead_of_the_spread_is_e_times_as_likely_to_win():
    told, chances = valued(table(nation("temple"), nation("barracks"), nation()))
    assert told[0] > told[1] > told[2]
    for one in range(3):
        for other in range(3):
            assert chances[one] / chances[other] == pytest.approx(math.exp((told[one] - told[other]) / SPREAD))


def test_judging_leaves_the_position_alone():
    """Points are counted with the icons as they are at the end, and then put back: Castle is obsolete there."""
    state = table(nation("castle archers temple republic", tokens=3), nation("barracks"), market=["knights p1 2"])
    before = state.hash
    valued(state)
    weighed(state)
    assert state.hash == before
    assert state.check() == []


@pytest.mark.parametrize(
    ("cards", "more"),
    [
        ("agrarian-tribe", 0.5),  # a harvest icon
        ("seafaring-traders", 0.3),  # a trade icon
        ("craftsman-tribe", 0.25),  # an industry icon
        ("military-caste", 0.3),  # strength
        ("archers", 3 * 0.3),  # an attack icon and two of defense
        ("military-caste archers knights crossbowmen", 6 * 0.3),  # more strength than anybody needs
        ("aristocracy", 0.0),  # science only counts at the end
    ],
)
def test_icons_that_still_bring_something_are_worth_more_than_their_points(cards, more):
    state = table(nation(cards), deck=None)
    left = remaining(state.position_view)
    assert left > 0.9
    assert valued(state)[0][0] == pytest.approx(points(state)[0] + more * left)


def test_tokens_are_worth_less_once_few_cards_are_left():
    box = game(3).box_view
    assert token_worth(box, 1.0) == token_worth(box, 1 / 3) == TOKEN
    assert token_worth(box, 0.0) == LAST_TOKEN
    assert LAST_TOKEN < token_worth(box, 0.1) < token_worth(box, 0.2) < TOKEN
    assert valued(table(nation(tokens=4), deck=None))[0][0] == pytest.approx(4 * TOKEN)


def test_how_much_is_left_is_told_by_the_deck():
    dealt = game(3).new(1)
    assert remaining(dealt.position_view) == 1.0
    assert remaining(table(deck=["tank", "warplane", "satellites", "capitalism", "future"]).position_view) == 0.1
    assert remaining(table().position_view) == 0.0


def test_an_investment_that_nobody_can_snipe_promises_more():
    safe = promised(nation(tokens=0), nation(tokens=1), market=["temple p1 2"])
    exposed = promised(nation(tokens=0), nation(tokens=2), market=["temple p1 2"])
    assert safe == pytest.approx(KEPT * 3)  # Temple is worth 3
    paid = (2 + 2 // 2) * TOKEN  # the stake, and half of the Supply that it goes to
    assert exposed == pytest.approx(EXPOSED * 3 + (1 - EXPOSED) * paid)
    assert exposed < safe


def test_one_who_is_sniped_is_paid_by_trade_icons_and_the_supply():
    poor = promised(nation("seafaring-traders"), nation(tokens=9), market=["temple p1 2"])
    rich = promised(nation("seafaring-traders"), nation(tokens=9), market=["temple p1 2"], supply=4)
    assert poor == pytest.approx(EXPOSED * 3 + (1 - EXPOSED) * (2 + 1 + 1) * TOKEN)
    assert rich == pytest.approx(EXPOSED * 3 + (1 - EXPOSED) * (2 + 1 + 3) * TOKEN)
    # No snipe is worth more than the card and a point.
    assert promised(nation(), nation(tokens=60), market=["temple p1 60"]) == pytest.approx(
        EXPOSED * 3 + (1 - EXPOSED) * 4
    )


def test_icons_of_a_cards_type_bring_tokens_back_when_it_is_completed():
    bare = promised(nation(), market=["temple p1 2"])
    builder = promised(nation("craftsman-tribe constitutional-monarchy"), market=["temple p1 2"])
    assert builder - bare == pytest.approx(KEPT * 2 * TOKEN)  # four industry icons, but two tokens on the card


def test_what_the_banker_holds_is_promised_to_nobody():
    free = valued(table(nation(), nation(), players=2, market=["temple", "knights"]))
    held = valued(table(nation(), nation(), players=2, market=["temple banker 2", "knights"]))
    assert free == held


# Cards


@pytest.mark.parametrize(
    ("card", "cards", "left", "expected"),
    [
        ("temple", "", 1.0, 1 + 2),  # a culture stripe and two culture icons
        ("barracks", "", 1.0, 0.5 + 0.5),  # two icons that are no culture
        ("temple", "barracks", 1.0, 3 - 0.5),  # which stops the Barracks' defense
        ("great-wall", "pyramids", 0.0, 0.5),  # Wonders cover nothing
        ("pyramids", "", 0.0, 1.0),
        ("pyramids", "", 1.0, 1.0 + 2),  # two Wonders may still come
        ("pyramids", "great-wall great-mosque", 0.0, 1.0 + 2),
        ("great-wall", "archers", 0.0, 0.5 + 2 / 2),  # a point for two defense icons
        ("taj-mahal", "", 1.0, 2.0 + 2),
        ("castle", "", 1.0, 1.0 + 1),  # a permanent whose icons depend on other cards
        ("castle", "", 0.0, 1.0 + 0.4),
        ("philosophy", "", 1.0, 0.5 + 2),  # a turn action, while there are turns
        ("philosophy", "", 0.0, 0.5),
        ("working-animal", "", 0.1, 0.5 + 1.5),  # a second card, while there are cards
        ("working-animal", "", 0.0, 0.5),
        ("irrigation", "", 1.0, 1.0 + 2 * TOKEN),
        ("mechanized-farming", "", 1.0, 1.5 + 4 * TOKEN),
        ("knights", "", 1.0, 1.0 + 0.8),  # an attack
        ("knights", "swordsmen", 1.0, 1.0 + 0.8),  # an attack that is over costs nothing to cover
        ("justinian-i", "mahatma-gandhi", 0.5, 1.5 + 1.5 - 0.7 - 2.5),  # a Leader replaces the other with his stripe
    ],
)
def test_what_a_card_would_bring(card, cards, left, expected):
    assert worth(card, cards, left) == pytest.approx(expected)


# Moves


def test_the_better_of_two_like_moves_looks_better():
    free = weighed(table(nation(tokens=1), market=["temple", "knights"], deck=None))
    assert free["invest temple 1"] > free["invest knights 1"] > 0
    bought = play(table(nation(), market=["aristotle p1 1", "philosophy", "computers"]), "complete aristotle")
    assert favourite(bought) == "take computers"
    lost = play(table(nation(), nation("temple iron-works"), market=["cannon p1 1"]), "complete cannon")
    assert favourite(lost) == "discard temple"
    hit = play(
        table(nation(), nation("temple", tokens=1), nation("lighthouse", tokens=5), market=["knights p1 1"]),
        "complete knights",
    )
    assert weighed(hit) == {"attack p2": pytest.approx(0.1), "attack p3": pytest.approx(0.5)}


def test_culture_is_kept_and_the_poorest_card_is_the_bankers():
    kept = next(state for seed in range(20) if "keep religious-tribe" in (state := game(2).new(seed)).legal_texts())
    assert favourite(kept) == "keep religious-tribe"
    market = ["warriors", "castle", "monastery", "lighthouse", None]
    state = table(nation(tokens=9), nation(), players=2, market=market, deck=["temple", "knights"], supply=8)
    play(state, "invest castle 1")
    assert favourite(state) == "bank lighthouse"


def test_an_own_card_is_completed_rather_than_left():
    state = table(nation(tokens=1), nation(tokens=1), market=["temple p1 3", "knights"], deck=None, supply=0)
    assert favourite(state) == "complete temple"
    assert weighed(state)["complete temple"] == pytest.approx(3)
    builder = table(nation("craftsman-tribe"), market=["temple p1 3"], deck=None)
    assert weighed(builder)["complete temple"] == pytest.approx(3 + TOKEN)  # and one token comes back
    rich = table(nation("craftsman-tribe constitutional-monarchy"), market=["temple p1 1"], deck=None, supply=2)
    assert weighed(rich)["complete temple"] == pytest.approx(3 + 3 * TOKEN)  # as many as the Supply then has


def test_a_snipe_brings_the_card_and_takes_it_from_another():
    state = table(nation(tokens=2), nation(), nation(), market=["temple p2 2", "knights"], deck=None)
    gained, lost = 3 - 2 * TOKEN, 3 - 3 * TOKEN  # the other is paid the stake and half of the Supply
    assert weighed(state)["snipe temple"] == pytest.approx(gained + lost / 2)
    assert favourite(state) == "snipe temple"
    banked = table(nation(tokens=2), nation(), players=2, market=["temple banker 2", "knights"], deck=None)
    assert weighed(banked)["snipe temple"] == pytest.approx(gained)  # the Banker loses nothing


def test_no_more_is_staked_than_keeps_a_card_safe():
    state = table(nation(tokens=9), nation(tokens=3), nation(tokens=2), market=["temple"], deck=None)
    stakes = [weighed(state)[f"invest temple {stake}"] for stake in range(1, 10)]
    assert stakes[3] > stakes[2]  # four are out of reach
    assert stakes[3:] == sorted(stakes[3:], reverse=True)
    assert stakes[3] == pytest.approx(KEPT * 3 - 4 * TOKEN)
    paid = TOKEN * (3 + 3 // 2)
    assert stakes[2] == pytest.approx(EXPOSED * 3 + (1 - EXPOSED) * paid - 3 * TOKEN)


def test_to_be_sniped_is_never_worth_more_than_the_card_and_a_point():
    state = table(nation(tokens=30), nation(tokens=30), market=["temple"], deck=None)
    assert weighed(state)["invest temple 30"] == pytest.approx(EXPOSED * 3 + (1 - EXPOSED) * 4 - 30 * TOKEN)


def test_further_tokens_are_only_a_cost():
    state = play(table(nation(tokens=70), market=["temple"], deck=None), "invest temple 63+")
    assert weighed(state)["stake 1"] == pytest.approx(-TOKEN)
    assert favourite(state) == "stake 1"


def test_a_harvest_brings_half_the_supply_or_as_much_as_the_age():
    full = table(nation("agrarian-tribe", tokens=1), market=["knights p2 1"], deck=None, supply=9)
    assert weighed(full)["harvest"] == pytest.approx(5 * TOKEN)
    empty = table(nation(tokens=1), market=["tank p2 1"], deck=None)
    assert weighed(empty)["harvest"] == pytest.approx((4 - 1) * TOKEN)
    assert favourite(full) == "harvest"


def test_a_turn_action_is_worth_two_points_less_its_price():
    state = table(nation("philosophy", tokens=3), market=["iron-works", "temple"], deck=None)
    assert weighed(state)["activate philosophy"] == pytest.approx(2 - 3 * TOKEN)


# What bots make of it


def ending():
    """Nothing is hidden here: the deck is empty."""
    return table(
        nation("aristocracy", tokens=4),
        nation("religious-tribe", tokens=1),
        nation("agrarian-tribe", tokens=3),
        market=["temple p2 2", "knights", "monastery p3 3", "castle", "seaport"],
    )


def test_the_greedy_bot_plays_what_is_valued_most():
    state = ending()
    standing = {}
    for move in state.legal_texts():
        after = state.copy()
        after.play(move)
        told = valued(after)[0]
        standing[move] = 1.001 * told[0] - (told[1] + told[2]) / 2
    best = max(standing, key=standing.__getitem__)
    assert {state.game.text(bot("greedy").move(state, seed)) for seed in range(5)} == {best}


@pytest.mark.no_cover
def test_the_easy_bot_draws_moves_by_their_weights():
    state = ending()
    weights = {move: math.exp(appeal / TEMPER) for move, appeal in weighed(state).items()}
    drawn = Counter(state.game.text(bot("easy").move(state, seed)) for seed in range(200))
    for move, weight in weights.items():
        assert drawn[move] / 200 == pytest.approx(weight / sum(weights.values()), abs=0.08)
