"""What `sound` finds in positions that were broken by hand: every kind of trouble, and nothing else."""

from __future__ import annotations

import random

import pytest

import riverrun as rr
from riverrun.games.flow_of_history.invariants import TURNS_MAX, Unsound
from riverrun.games.flow_of_history.terms import BANKER, NO_CARD, NOBODY, Icon, Place, Step, Type

from .table import card_types, game, nation, table

CARD = {card: number for number, card in enumerate(card_types())}


def laid():
    """A sound table of three: covered cards, a Leader, two Wonders, two investments, and cards that left the game."""
    return table(
        nation("aristocracy republic barracks lighthouse aristotle great-wall hanging-gardens", tokens=4),
        nation("agrarian-tribe working-animal", tokens=3),
        nation("religious-tribe", tokens=2),
        market=["irrigation p2 4", "castle p1 2", "knights", "monastery", "astronomy"],
        deck=["cannon", "frigate", "tank", "warplane", "satellites", "future"],
        supply=5,
    )


def found(state):
    return Unsound(state.game.rules.sound(state.game.box, state.position))


def put(**values):
    """Sets whole fields."""

    def change(s):
        for field, value in values.items():
            s[field] = value

    return change


def lay(field, at, value):
    """Sets one word of a field."""

    def change(s):
        s[field][at] = value

    return change


def add(**amounts):
    """Adds to fields; a pair is a place in the field and what is added there."""

    def change(s):
        for field, amount in amounts.items():
            if isinstance(amount, tuple):
                s[field][amount[0]] += amount[1]
            else:
                s[field] += amount

    return change


def swap(one, other):
    """Two cards of the deck change places, counted from the bottom."""

    def change(s):
        s.deck[one], s.deck[other] = int(s.deck[other]), int(s.deck[one])

    return change


def both(*changes):
    def change(s):
        for one in changes:
            one(s)

    return change


SECOND_LEADER = both(
    lay("below", CARD["aristotle"], CARD["confucius"]),
    lay("place", CARD["confucius"], Place.NATION),
    lay("covered", CARD["confucius"], 1),
    add(cards=((0, Type.LEADER), 1)),
)
WRONG_STACK = both(
    lay("top", (1, Type.KNOWLEDGE), NO_CARD),
    lay("top", (1, Type.LEADER), CARD["working-animal"]),
    add(cards=((1, Type.KNOWLEDGE), -1)),
    add(cards=((1, Type.LEADER), 1)),
)
EMPTIED = both(lay("market", 2, NO_CARD), lay("place", CARD["knights"], Place.REMOVED))
EXCHANGED_IN_THE_DECK = both(lay("place", CARD["tank"], Place.REMOVED), lay("place", CARD["temple"], Place.DECK))
EXCHANGED_ON_THE_MARKET = both(lay("place", CARD["knights"], Place.REMOVED), lay("place", CARD["temple"], Place.MARKET))
ASKED_FOR_NOTHING = both(put(decision=Step.EFFECT), lay("agenda", (0, 0), Step.EFFECT))
"""A step that is no decision lies on top."""


@pytest.mark.clause("FOH-C5", "FOH-I2", "FOH-2P2")
@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        (add(supply=1), "TOKENS_LOST"),
        (add(drawn=-1), "TOKENS_LOST"),
        (add(stake=(0, 1)), "TOKENS_LOST"),
        (add(tokens=(2, -1)), "TOKENS_LOST"),
        (add(tokens=(0, -5), supply=5), "NEGATIVE_TOKENS"),
        (add(tokens=(3, 1), supply=-1), "NEGATIVE_TOKENS"),
        (add(tokens=(0, 6), supply=-6), "NEGATIVE_TOKENS"),
        (lay("investor", 0, NOBODY), "MARKER_WITHOUT_TOKENS"),
        (lay("investor", 2, 2), "MARKER_WITHOUT_TOKENS"),
        (add(stake=(2, 1), supply=-1), "MARKER_WITHOUT_TOKENS"),
        (lay("market", 0, NO_CARD), "MARKER_WITHOUT_TOKENS"),
        (lay("investor", 0, BANKER), "MARKER_WITHOUT_TOKENS"),
        (lay("investor", 0, 0), "TWO_INVESTMENTS"),
    ],
)
def test_every_trouble_with_tokens_is_found(change, trouble):
    finds(change, trouble)


@pytest.mark.clause("FOH-C1", "FOH-S1")
@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        (lay("place", CARD["tank"], Place.REMOVED), "CARD_MISPLACED"),
        (lay("place", CARD["knights"], Place.REMOVED), "CARD_MISPLACED"),
        (lay("place", CARD["temple"], Place.DECK), "CARD_MISPLACED"),
        (lay("place", CARD["temple"], Place.MARKET), "CARD_MISPLACED"),
        (lay("place", CARD["temple"], Place.DEALT), "CARD_MISPLACED"),
        (EXCHANGED_IN_THE_DECK, "CARD_MISPLACED"),
        (EXCHANGED_ON_THE_MARKET, "CARD_MISPLACED"),
        (lay("dealt", (1, 0), CARD["temple"]), "CARD_MISPLACED"),
        (lay("market", 2, NO_CARD), "CARD_MISPLACED"),
        (lay("market", 2, CARD["temple"]), "CARD_MISPLACED"),
        (add(deck_size=-1), "CARD_MISPLACED"),
        (lay("deck", 3, CARD["warplane"]), "CARD_MISPLACED"),
        (lay("market", 2, CARD["monastery"]), "CARD_MISPLACED"),
        (swap(0, 1), "DECK_OUT_OF_ORDER"),
        (swap(3, 4), "DECK_OUT_OF_ORDER"),
    ],
)
def test_every_trouble_with_cards_is_found(change, trouble):
    finds(change, trouble)


@pytest.mark.clause("FOH-G1", "FOH-G2", "FOH-G6")
@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        (add(cards=((1, Type.GOVERNMENT), 1)), "NATION_MISCOUNTED"),
        (lay("covered", CARD["republic"], 1), "NATION_MISCOUNTED"),
        (lay("covered", CARD["aristocracy"], 0), "NATION_MISCOUNTED"),
        (lay("covered", CARD["great-wall"], 1), "NATION_MISCOUNTED"),
        (lay("below", CARD["republic"], NO_CARD), "NATION_MISCOUNTED"),
        (lay("top", (0, Type.WONDER), NO_CARD), "NATION_MISCOUNTED"),
        (WRONG_STACK, "NATION_MISCOUNTED"),
        (lay("place", CARD["aristocracy"], Place.NATION + 1), "NATION_MISCOUNTED"),
        (lay("place", CARD["temple"], Place.NATION + 2), "NATION_MISCOUNTED"),
        (SECOND_LEADER, "NATION_MISCOUNTED"),
        (add(stripes=((2, Icon.SCIENCE), 1)), "ICONS_MISCOUNTED"),
        (add(stripes=((0, Icon.CULTURE), -1)), "ICONS_MISCOUNTED"),
        (add(given=((2, Icon.SCIENCE), 1)), "ICONS_MISCOUNTED"),
        (add(given=((0, Icon.TRADE), -1)), "ICONS_MISCOUNTED"),
    ],
)
def test_every_trouble_with_nations_is_found(change, trouble):
    finds(change, trouble)


@pytest.mark.clause("FOH-T1", "FOH-T2", "FOH-U1")
@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        (put(turn=TURNS_MAX + 1), "ENDLESS"),
        (put(over=1), "NO_DECISION"),
        (both(put(depth=0), lay("agenda", (-1, 0), Step.ACTION)), "NO_DECISION"),
        (put(decision=0), "NO_DECISION"),
        (put(decision=Step.BANK), "NO_DECISION"),
        (ASKED_FOR_NOTHING, "NO_DECISION"),
        (EMPTIED, "MARKET_NOT_FULL"),
    ],
)
def test_every_trouble_with_the_course_is_found(change, trouble):
    finds(change, trouble)


def finds(change, trouble):
    state = laid()
    assert found(state) is Unsound.NOTHING
    change(state.position)
    assert found(state).name == trouble
    assert state.game.rulebook.unsound(Unsound[trouble]) == trouble.lower().replace("_", " ")


@pytest.mark.clause("FOH-S1", "FOH-U1", "FOH-T2")
@pytest.mark.parametrize(
    "change",
    [
        swap(2, 3),
        put(turn=TURNS_MAX),
        put(over=1, depth=0),
        both(EMPTIED, put(decision=Step.TAKE), lay("agenda", (0, 0), Step.TAKE)),
    ],
    ids=["order within an age", "a very long game", "over", "a market not yet refilled"],
)
def test_what_may_be_is_no_trouble(change):
    state = laid()
    change(state.position)
    assert found(state) is Unsound.NOTHING


@pytest.mark.clause("FOH-2P1", "FOH-2P6")
def test_hands_and_the_banker_of_two_players():
    state = game(2).new(3)
    assert found(state) is Unsound.NOTHING
    broken = state.copy()
    broken.position.dealt[1, 1] = NO_CARD
    assert found(broken) is Unsound.CARD_MISPLACED
    broken.position.dealt[1, 1] = broken.position.dealt[0, 1]
    assert found(broken) is Unsound.CARD_MISPLACED
    while BANKER not in state.position.investor:
        state.play(state.legal()[0])
    assert found(state) is Unsound.NOTHING


@pytest.mark.clause("FOH-U1")
def test_a_market_of_five_players_has_a_sixth_card():
    state = game(5).new(3)
    assert found(state) is Unsound.NOTHING
    state.position.place[state.position.market[5]] = Place.REMOVED
    state.position.market[5] = NO_CARD
    assert found(state) is Unsound.MARKET_NOT_FULL


@pytest.mark.clause("FOH-U4")
def test_the_future_in_a_nation_lies_on_no_stack():
    state = laid()
    state.position.deck[:5] = state.position.deck[1:6]
    state.position.deck_size = 5
    state.position.place[CARD["future"]] = Place.NATION + 1
    assert found(state) is Unsound.NOTHING


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("players", "edition"),
    [(2, "second"), *((players, edition) for players in (3, 4, 5) for edition in ("first", "second"))],
)
def test_long_games_stay_sound(players, edition):
    """Chance plays so that nations grow, and the position is looked at after every move."""
    state, rng = game(players, edition=edition).new(players), random.Random(players)
    while not state.over:
        moves = [move for move in state.legal_texts() if move.split()[0] in ("complete", "snipe", "activate", "take")]
        state.play(rng.choice(moves) if moves else rr.random_move(state, rng))
        assert found(state) is Unsound.NOTHING
    assert state.position.turn > 10 * players
