"""The game's own words as numbers: Ages, types, bonuses, dice, verbs of effects, decisions and steps."""

from __future__ import annotations

from enum import IntEnum

SEATS = 5
AGES = 3
AGE_CARDS = 64  # numbers set apart for an Age's deck (AH-119)
CARDS = AGES * AGE_CARDS
DECK_SIZES = (49, 54, 59)
DECK = 60  # room for a deck; a set of its cards is two words of HALF bits each
HALF = 30
ROW = 8  # room in an Events row: swaps can make one longer than the 6 of AH-102
COUNTERS = 25
SPACES = 32  # the start and up to 31 spaces
START = 0
HELD = (1 << COUNTERS) - 1

NONE = -1  # no card, no counter, nobody


class Age(IntEnum):
    """The Ages in their order."""

    PREHISTORY = 0
    ANTIQUITY = 1
    MIDDLE_AGES = 2


class Type(IntEnum):
    """Card types."""

    TERRAIN = 0
    CHARACTER = 1
    PROGRESS = 2
    WONDER = 3
    CALAMITY = 4


class Bonus(IntEnum):
    """Kinds of bonuses; the Resources are 1 to 3, as the blue die shows them."""

    POPULATION = 0
    INGENUITY = 1
    STRENGTH = 2
    CULTURE = 3
    GOLD = 4


class Die(IntEnum):
    """What a die shows, by which it is named (AH-111): equal faces are the same die."""

    G1 = 0
    G2 = 1
    G3 = 2
    BLUE = 3
    X2 = 4
    WAR = 5
    REROLL = 6
    GOLDEN = 7
    COIN = 8


GREENS = 3  # the first three of `Die`: a green die's face, less 1


class Verb(IntEnum):
    """What effects and failures do (spec part 4)."""

    NONE = 0
    FREE_ACQUIRE = 1
    COST_REDUCTION = 2
    COST_SET_POPULATION = 3
    ARMY = 4
    GENERAL = 5
    EARN_GOLD = 6
    GAIN_UNIVERSAL_RESOURCE = 7
    FREE_SWAP = 8
    IN_EVENTS_POPULATION = 9
    DESTROY = 10
    DESTROY_NAMED = 11
    LOSE_GOLD = 12
    MOVE_TO_EVENTS_OF = 13


class Condition(IntEnum):
    """What an Achievement counter asks for (AH-67)."""

    TYPE_COUNT = 0
    VP_SUM = 1
    CARD_COUNT = 2
    DISTINCT_TYPES = 3
    BONUS_COUNT = 4
    GOLD = 5


ANY_BONUS = 5  # a counter's bonus that may be of any kind


class Ending(IntEnum):
    """Why an Age ends with this round (AH-107); 0: it goes on."""

    NONE = 0
    COUNTER = 1
    DECK = 2
    CARDS = 3
    ROUNDS = 4


class Step(IntEnum):
    """What lies on the agenda: first the decisions, then what happens by itself."""

    MAIN = 1  # D1
    WAY = 2  # D2; a: the card
    RESOURCE = 3  # D3; a: the card
    POPULATION = 4  # D4; a: the card
    REROLL = 5  # D5
    MARKS = 6  # D6, Re-roll face
    GIVE = 7  # D7
    TAKE = 8  # D8; a: the card given
    CALAMITY = 9  # D9: which fails next
    DESTROY = 10  # D9; a: the Calamity, b: the type named
    WAR = 11  # D10
    TARGET = 12  # D10
    ATTACK = 13  # D10: the attacker's tilts
    DEFENCE = 14  # D11: the defender's tilts
    GENERAL = 15  # D6, in a war; a: whose dice
    COUNTER = 16  # D12
    DECADENCE = 17  # D13
    COVER = 18  # D13; a: the card that is slid under another
    TURN = 19  # a turn begins: upkeep, roll
    CHOOSE_MAIN = 20  # each CHOOSE_ asks its decision, or makes it where there is one option (AH-111)
    CHOOSE_SOURCE = 21  # D3 and D4; a: the card
    CHOOSE_MARK = 22
    CALAMITIES = 23  # phase 5
    FAIL = 24  # a failure goes on; a: the Calamity, b: how much of its list is done
    CHOOSE_DESTROY = 25  # a: the Calamity, b: the type named
    WARS = 26  # phase 6
    CHOOSE_ATTACK = 27
    CHOOSE_DEFENCE = 28
    CHOOSE_GENERAL = 29  # a: whose dice
    EVENTS = 30  # phase 7
    ACHIEVEMENTS = 31  # phase 8
    END_TURN = 32  # phase 9, and the next seat, round, Age or the end


LAST_DECISION = Step.COVER
