"""The game's own words as numbers: icons, types, timings, verbs, decisions and steps."""

from __future__ import annotations

from enum import IntEnum

SEATS = 5
CARDS = 67
DECK = 56  # cards of ages I to V, The Internet and The Future among them
MARKET = 6
START_DEAL = 2  # starting cards dealt to each of two players

NO_CARD = -1
NOBODY = -1
BANKER = 5  # stands where a seat could: as an investor


class Icon(IntEnum):
    """Production icons (FOH-C2)."""

    CULTURE = 0
    HARVEST = 1
    TRADE = 2
    ATTACK = 3
    SCIENCE = 4
    DEFENSE = 5
    INDUSTRY = 6


class Type(IntEnum):
    """Card types (FOH-C2); the first four form stacks."""

    MILITARY = 0
    CONSTRUCTION = 1
    KNOWLEDGE = 2
    GOVERNMENT = 3
    LEADER = 4
    WONDER = 5


class CardTiming(IntEnum):
    """When an effect works (FOH-C3)."""

    NONE = 0
    INSTANT = 1
    ATTACK = 2
    ATTACK_ALL = 3
    PERMANENT = 4
    ACTION = 5
    SCORING = 6
    END = 7


class EffectVerb(IntEnum):
    """What an effect does (FOH-E1 to E8)."""

    NONE = 0
    PROVIDE = 1
    PROVIDE_PER_CARD = 2
    PROVIDE_PER_ICON = 3
    GAIN_MARKET = 4
    GAIN_TOP = 5
    TAKE_TOKENS = 6
    STEAL_TOKENS = 7
    DISCARD_TOP = 8
    DISCARD_WONDER = 9
    COMMUNISM = 10
    ON_ATTACK_TAKE = 11
    PACIFIST = 12
    END_GAME = 13
    SCORE_PER_CARD = 14
    SCORE_PER_ICON = 15
    SCORE_SETS = 16
    SCORE_GAIN_ICONS = 17


class Age(IntEnum):
    """The ages in the deck's order; `AGE_NUMBER` gives the number that rules compare."""

    S = 0
    A = 1
    I = 2  # noqa: E741
    II = 3
    III = 4
    IV = 5
    V = 6
    FUTURE = 7


AGE_NUMBER = (0, 0, 1, 2, 3, 4, 5, -1)
AGES = 6  # age numbers 0 to 5


class Place(IntEnum):
    """Where a card is; a card in seat n's nation is at NATION + n."""

    REMOVED = 0
    DECK = 1
    MARKET = 2
    DEALT = 3  # a starting card in a player's hand (FOH-2P1)
    NATION = 4


class Step(IntEnum):
    """What lies on the agenda: first the decisions, then what happens by itself."""

    ACTION = 1  # the turn's action (FOH-T1)
    KEEP = 2  # which starting card (FOH-2P1)
    BONUS = 3  # the bonus action (FOH-2P3)
    BANK = 4  # the Banker's card (FOH-2P5)
    TAKE = 5  # which market card to gain; a: the card whose effect it is
    TARGET = 6  # whom to attack; a: the attacking card, b: the seats to choose from, as bits
    DISCARD = 7  # what the target loses; a: the attacking card, b: the target
    STAKE = 8  # how many more tokens to invest; a: the card
    EFFECT = 9  # an effect happens; a: the card
    STRIKE = 10  # an attack goes on; a: the card, b: the seats still to be hit, as bits
    CLEANUP = 11
    NEXT = 12  # the turn ends
    GAIN = 13  # the active player gains a card that has just left the market or the deck; a: the card


LAST_DECISION = Step.STAKE
