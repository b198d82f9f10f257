"""The game's own words as numbers: terrains, resources, actions, verbs of effects, events, counts and steps."""

from __future__ import annotations

from enum import IntEnum

SEATS = 4
EPOCHS = 3
HEXES, SITES, PLACES = 64, 98, 16
TILES = 16
TOKENS = 9  # exploration tokens
INVENTIONS, UNITS, WONDERS, FORMS, CIVILIZATIONS, ABILITIES = 45, 54, 43, 7, 6, 4
NAMES = 15  # inventions of an epoch: number // NAMES is the epoch
INVENTED = 9  # inventions that a seat ends up with at most
SPACES = 4  # of the invention market, and of each column
PILE = 14  # room for the cards on one space of the invention market
DECK = 30  # inventions of an epoch
MARKET_DECK = 28  # market cards of an epoch
MARKET_CARDS = UNITS + WONDERS  # a market card's number: a unit's, or UNITS + a wonder's
ROWS = 12  # of the research track
CITIES = 6  # of a seat

NONE = -1  # no card, no hex, nobody
NEUTRAL = SEATS  # who owns a neutral city


class Terrain(IntEnum):
    """In the order of the military board (EP-2.1)."""

    SEA = 0
    PLAIN = 1
    FOREST = 2
    DESERT = 3
    MOUNTAIN = 4


class Natural(IntEnum):
    """Natural resources (EP-2.5)."""

    LUXURY = 0
    MINOR_LUXURY = 1
    HORSE = 2
    IRON = 3


class Res(IntEnum):
    """What is gained and paid; the first three are the basic resources, the first four lie in storage."""

    FOOD = 0
    PRODUCTION = 1
    SCIENCE = 2
    GOLD = 3
    CULTURE = 4
    AUTHORITY = 5
    ART = 6
    HONOR = 7


BASIC = 3
STORED = 4
GAINS = 7  # kinds that rewards have


class Action(IntEnum):
    """The eight actions (R6), and what a discount may name besides."""

    EXPAND = 0
    CITY = 1
    POST = 2
    RESEARCH = 3
    WONDER = 4
    UPGRADE = 5
    GOVERNMENT = 6
    COMMAND = 7
    SEA_ROUTE = 8


ACTIONS = 8
ALL_ACTIONS = (1 << ACTIONS) - 1


class Slot(IntEnum):
    """Where a unit lies (EP-6.6)."""

    MAIN = 0
    SUPPORT = 1


class Kind(IntEnum):
    """Kinds of unit cards."""

    BASIC = 0
    MARKET = 1
    UNIQUE = 2


class Advantage(IntEnum):
    """When a die more is rolled (EP-8.2)."""

    SEA = 0
    PLAIN = 1
    FOREST = 2
    DESERT = 3
    MOUNTAIN = 4
    CITY = 5
    DEFEND = 6
    ATTACK = 7
    ANTI_MOUNTED = 8
    ANTI_AIR = 9


class Flag(IntEnum):
    """What a unit is, as bits."""

    MOUNTED = 1
    ANTI_MOUNTED = 2
    AIR = 4
    ANTI_AIR = 8


class Cross(IntEnum):
    """The sets of terrains whose groups are labelled, as bits (EP-A21): sea; plain and desert; all but sea."""

    SEA = 1
    OPEN = 2
    LAND = 4


class Formation(IntEnum):
    LINE = 0
    FLANK = 1
    SIEGE = 2


class When(IntEnum):
    """When a `combat` effect counts; MOUNTED: for each mounted unit."""

    ALWAYS = 0
    ATTACK = 1
    DEFEND = 2
    MOUNTED = 3


class Immune(IntEnum):
    """As bits."""

    ART_LOSS = 1
    PILLAGE = 2


class Track(IntEnum):
    SUPPLY = 0
    DEMAND = 1


class Verb(IntEnum):
    """The 27 verbs of effects; `on` is no row of its own but the event of the rows in its `do`."""

    NONE = 0
    ADVANTAGE = 1
    ATTACK_RANGE = 2
    COMBAT = 3
    CONVERT_COST = 4
    COUNT_AS = 5
    CROSS = 6
    DEBUT_MULTIPLIER = 7
    DISCOUNT = 8
    EXPAND_CROSS = 9
    EXPENDITURE_WAIVE = 10
    EXTRA_ACTION = 11
    FEED_DISCOUNT = 12
    GAIN = 13
    GAIN_PER = 14
    GOLD_RATIO = 15
    GOLD_WEIGHT = 16
    IMMUNE = 17
    KEEP = 18
    MAX_CITIES = 19
    MAY = 20
    MAY_RETURN_LAND = 21
    MODIFY = 22
    MODIFY_PER = 23
    ON = 24
    TAKE_UNIQUE = 25
    VP = 26
    VP_PER = 27


class Event(IntEnum):
    """When a row of effects acts: while its card counts, on its arrival, at scoring, or when something happens."""

    ALWAYS = 0
    ARRIVAL = 1
    SCORING = 2
    EXPAND = 3
    POST = 4
    RESEARCH = 5
    WONDER = 6
    GOVERNMENT = 7
    COMMAND = 8
    INVENT = 9
    WAR_WON = 10
    TRADE_INCOME = 11


class If(IntEnum):
    """Conditions; each has a value besides."""

    NONE = 0
    HAS = 1  # a natural resource
    TERRAIN = 2  # terrains as bits, NEAR_SEA among them
    SEA_ROUTE = 3
    VS_PLAYER = 4
    LEVEL = 5  # of the form, at least
    NOT_WARMONGER = 6  # an epoch


NEAR_SEA = 1 << 5  # a bit beside those of terrains


class Count(IntEnum):
    """What effects count; OF_ ones name a terrain or an epoch besides."""

    ART = 0
    HONOR = 1
    CITY = 2
    CITY_NEAR_SEA = 3
    LAND = 4
    LAND_OF = 5
    LAND_NEAR_SEA = 6
    POST = 7
    WONDER = 8
    WONDER_OF = 9
    INVENTION = 10
    INVENTION_OF = 11
    GOLD = 12
    SCIENCE = 13


class Ignore(IntEnum):
    """What a `may` of a change of government says, as bits."""

    ARROWS = 1
    CULTURE = 2
    SAME_LEVEL = 4
    NEXT_LEVEL = 8


class Col(IntEnum):
    """The columns of a row of effects (`box.effects`)."""

    VERB = 0
    EVENT = 1
    IF = 2
    IF_VALUE = 3
    A = 4
    """gain, gain_per, may_return_land: the resource; discount, may, extra_action (after): the action; and so on."""
    B = 5
    """How many: n. may: 1 if free; extra_action: the actions as bits; take_unique: its slot."""
    C = 6
    """gain_per, vp_per, modify_per: the `Count`; may: the discount; may_return_land: a second resource or -1."""
    D = 7
    """The count's terrain or epoch; may: `Ignore` bits; may_return_land: how many of the second."""
    BY = 8
    """What the count is divided by."""
    LEAST = 9
    MOST = 10


COLUMNS = 11
EFFECTS = 320
"""Room for the rows of all effects."""


class Spoil(IntEnum):
    """What war benefits give (EP-8.7)."""

    HONOR = 0
    REMOVE_TARGET = 1
    ART = 2
    GOLD = 3


class Step(IntEnum):
    """What lies on the agenda: first the decisions, then what happens by itself."""

    CIVILIZATION = 1  # D2; a: the seat
    REVEAL = 2  # D3
    TURN = 3  # D3; a: the place
    PLAN = 4  # D4
    GIVE = 5  # D4; a: the market space, b: 1 if it is covered, 0 if its card is taken
    ACTION = 6  # D5; a: the row of effects that grants an extra action, or -1: one of the turn's own
    GRANT = 7  # D8; a: the row of `may`, b: the hex just expanded to, or -1
    CONSENT = 8  # D6; a: the host
    PAYMENT = 9  # D7; a: the payer, b: the kind
    EFFECT = 10  # D8: which pending effect is next
    RETURN = 11  # D8; a: the row of `may_return_land`, b: the hex just expanded to
    SURPLUS = 12  # D9
    MILITARY = 13  # D10
    PROTECT = 14  # D11; a: the seat asked
    SPOILS = 15  # D12
    FAMINE = 16  # D13; a: the seat
    KEEP = 17  # D14; a: the seat, b: the kind
    CHOOSE_CIVILIZATION = 18  # a: the seat asked next; the last: all are shown, the first player is drawn
    UPKEEP = 19  # a turn begins
    CHOOSE_REVEAL = 20
    LAY_TILE = 21  # a: the place, b: the orientation
    CHOOSE_PLAN = 22  # expenditure is removed the first time, then D4 is asked
    CHOOSE_GIVE = 23  # a, b as GIVE
    CHOOSE_ACTION = 24  # the next action of the turn, or the military step
    EXTRA = 25  # an extra action is asked for; a: its row
    ACT = 26  # an action is carried out, its price being paid (`doing`, `granted_by`)
    PAY = 27  # what is `due` is paid, kind by kind; a: the payer, b: the kind that is next
    EFFECTS = 28  # the head of a bag of pending effects
    PENDING = 29  # one of them; a: its row, b: the hex just expanded to, or -1
    UNLOCKED = 30  # an ability is paid; a: the ability 0 to 3
    INSTANT = 31  # after a change of form and its surplus; a: the form before, b: how many wonders counted
    CHOOSE_MILITARY = 32
    READY_PAID = 33  # the expenditure is paid; a: the slot spared, or -1
    BEGIN_WAR = 34  # a: how many seats clockwise from the attacker were asked to protect
    FIGHT = 35
    AFTER_SPOILS = 36  # a: the difference
    END_TURN = 37
    END_EPOCH = 38  # a: the step 1 to 7 of R10, b: how many seats have done it
    FED = 39  # a: the seat
    CONVERTED = 40  # a: the seat, b: the kind that is next
    NEW_EPOCH = 41


LAST_DECISION = Step.KEEP
