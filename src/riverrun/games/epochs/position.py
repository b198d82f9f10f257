"""The layout of a position of Epochs, and who sees what of it (R14)."""

from __future__ import annotations

from riverrun.games.epochs.terms import (
    CITIES,
    CIVILIZATIONS,
    DECK,
    EPOCHS,
    FORMS,
    HEXES,
    INVENTED,
    INVENTIONS,
    MARKET_CARDS,
    MARKET_DECK,
    NAMES,
    PILE,
    PLACES,
    SEATS,
    SPACES,
    STORED,
    TILES,
    TOKENS,
    UNITS,
    WONDERS,
    Action,
    Advantage,
    Natural,
    Terrain,
)
from riverrun.kernel.position.layout import Array, Layout, Sees, Tensor, array, scalar
from riverrun.kernel.sets import words

HEX_SET = words(HEXES)
SITE_SET = words(98)
BITS = Tensor.bits(32)
PAIRS = Tensor.bits(2 * NAMES)
INVENTION = Tensor.one_hot(INVENTIONS)


class Position(Layout):
    """One position. Seats count from 0; -1 is no card, no hex and nobody.

    Sets (kernel/sets.py) are rows of 32-bit words: hexes have 2 words, sites 4; member n is bit n % 32 of word n // 32.
    Inventions are counted by two bits a name: of an epoch's word, bits 2k and 2k + 1 are how many of its name k.
    A seat is per_seat's first axis. What is counted from other fields says so; invariants.py holds it to that.
    """

    agenda: Array = array(32, 3)
    about: int = scalar(tensor=Tensor.SKIP)

    # The course
    epoch: int = scalar(tensor=Tensor.one_hot(EPOCHS))
    """0, 1, 2 for the Epochs I, II, III."""
    turn: int = scalar(tensor=Tensor.scale(6))
    """The number of the present turn in its epoch, 1 to 6, the same for all seats of a round."""
    first: int = scalar(tensor=Tensor.seat())
    """The epoch's first player; -1 before one is drawn."""
    active: int = scalar(tensor=Tensor.seat())
    """Whose turn it is; -1 before the first turn."""
    scroll: int = scalar(tensor=Tensor.scale(12))
    """How many rows of this game's research track lie at or below the scroll; 0: it is on the start space."""

    # This turn
    actions_left: int = scalar(tensor=Tensor.scale(2))
    """Actions of the turn's own that are not yet begun."""
    planned: int = scalar(tensor=Tensor.scale(2))
    """How many actions the turn has: 0 before D4 is decided, 1 after an invention, 2 after a cover."""
    closed: int = scalar(tensor=Tensor.seats())
    """Hosts that refused the active player this turn, as bits (EP-A50)."""
    doing: int = scalar()
    """The move of the action that is being paid or carried out; -1: none."""
    granted_by: int = scalar()
    """The row of effects that grants that action (`may`, `extra_action`); -1: it is one of the turn's own."""
    due: Array = array(STORED, tensor=Tensor.scale(10))
    """What is still to be paid, by kind: food, production, science, gold."""
    no_gold: int = scalar(tensor=Tensor.scale())
    """1 if gold may not pay it."""
    declared: int = scalar(tensor=Tensor.scale())
    """1 once the active player took the marker this turn."""
    attacked: int = scalar(tensor=Tensor.seats())
    """The rivals that he has attacked this turn, as bits."""
    attacked_neutral: int = scalar(tensor=Tensor.scale())
    """1 once he attacked a camp or a neutral city this turn."""
    # A war
    war_target: int = scalar()
    """The move of the attack that is being fought; -1 outside of wars."""
    war_defender: int = scalar(tensor=Tensor.seat())
    """The owner or protector of what is attacked; -1: nobody, a camp or a neutral city."""
    war_attack: int = scalar(tensor=Tensor.scale(20))
    """Both totals, once the dice are rolled; else 0."""
    war_defence: int = scalar(tensor=Tensor.scale(20))

    # The map
    tile_at: Array = array(PLACES, sees=Sees.NOBODY, shown="tiles_open", tensor=Tensor.one_hot(TILES))
    """The tile on each place; places that this map lacks hold the tiles that are out of the game."""
    tiles_open: Array = array(1, 1, unsigned=True, tensor=Tensor.bits(PLACES))
    """The places whose tile lies face up, as a set: the others' tiles nobody sees."""
    backs: Array = array(1, 1, unsigned=True, tensor=Tensor.bits(PLACES))
    """The places of this map whose tile shows the horse and iron icon on its back, as a set."""
    turned: Array = array(1, 1, unsigned=True, tensor=Tensor.bits(PLACES))
    """The places whose tile is turned by 180 degrees, as a set."""
    terrain: Array = array(len(Terrain), HEX_SET, unsigned=True, tensor=BITS)
    """The revealed hexes of each terrain, as sets."""
    natural: Array = array(len(Natural), HEX_SET, unsigned=True, tensor=BITS)
    """The hexes with each natural resource that lies open."""
    camps: Array = array(1, HEX_SET, unsigned=True, tensor=BITS)
    """The hexes with barbarians."""
    tokens: Array = array(1, HEX_SET, unsigned=True, tensor=BITS)
    """The hexes with an exploration token that lies face down."""
    token_face: Array = array(TOKENS, sees=Sees.NOBODY, shown="tokens_open", tensor=Tensor.one_hot(4))
    """Which kind each token is, in the order in which they are laid; nobody sees one that is not flipped."""
    token_hex: Array = array(TOKENS)
    """The hex where each token lies, a flipped one that stays too; -1: not yet laid, or discarded."""
    tokens_open: Array = array(1, 1, unsigned=True)
    """The tokens that were flipped, as a set."""
    tokens_laid: int = scalar()
    """How many tokens have been laid: the next one is the token of this number."""
    region: Array = array(HEXES)
    """The label (its lowest hex) of the sea, or of the non-sea group, in which a revealed hex lies; -1: face down."""
    open_region: Array = array(HEXES)
    """The label of the group of plains and deserts in which it lies; -1: neither."""
    coast: Array = array(1, HEX_SET, unsigned=True)
    """The hexes that touch a revealed sea hex."""
    lands: Array = array(SEATS, HEX_SET, unsigned=True, tensor=BITS, per_seat=True)
    """The hexes with a seat's cubes."""
    cities: Array = array(SEATS, SITE_SET, unsigned=True, tensor=BITS, per_seat=True)
    """The sites of a seat's cities."""
    neutral: Array = array(1, SITE_SET, unsigned=True, tensor=BITS)
    """The sites of neutral cities."""
    posts: Array = array(SEATS, SITE_SET, unsigned=True, tensor=BITS, per_seat=True)
    """The sites of cities in which a seat has a trading post."""

    # Cards
    hand: Array = array(SEATS, EPOCHS, sees=Sees.OWNER, tensor=PAIRS, per_seat=True)
    """The inventions in a seat's hand, two bits a name."""
    hand_size: Array = array(SEATS, EPOCHS, tensor=Tensor.scale(6), per_seat=True)
    """How many of each epoch."""
    deck: Array = array(DECK, sees=Sees.NOBODY)
    """The inventions of the next epoch, from the bottom up; the top is at deck_size - 1."""
    deck_size: int = scalar(tensor=Tensor.scale(DECK))
    away: Array = array(EPOCHS, sees=Sees.NOBODY)
    """The inventions that left the game unseen, two bits a name."""
    market: Array = array(SPACES, PILE, tensor=INVENTION)
    """The inventions on each space of the invention market from the bottom up; only the last can be taken."""
    market_size: Array = array(SPACES)
    market_deck: Array = array(MARKET_DECK, sees=Sees.NOBODY)
    """Market cards from the bottom up: a unit, or 54 + a wonder."""
    market_deck_size: int = scalar(tensor=Tensor.scale(MARKET_DECK))
    market_seen: Array = array(1, words(MARKET_CARDS), unsigned=True)
    """The market cards that have come to light, as a set."""
    unit_column: Array = array(SPACES, tensor=Tensor.one_hot(UNITS))
    """The units on offer from the top down, -1 where none is; basic ones are not among them."""
    wonder_column: Array = array(SPACES, tensor=Tensor.one_hot(WONDERS))
    """The wonders on offer from the top down."""

    # What each seat has
    dealt: Array = array(SEATS, 2, sees=Sees.OWNER, tensor=Tensor.one_hot(CIVILIZATIONS), per_seat=True)
    """The civilization boards that it was dealt."""
    picked: Array = array(SEATS, sees=Sees.OWNER, tensor=Tensor.one_hot(CIVILIZATIONS), per_seat=True)
    """The one it picked, while the others do not know; -1 before."""
    civilization: Array = array(SEATS, tensor=Tensor.one_hot(CIVILIZATIONS), per_seat=True)
    """Its civilization, once all are shown; -1 before."""
    unlocked: Array = array(SEATS, tensor=Tensor.bits(4), per_seat=True)
    """Its unlocked abilities, as bits."""
    form: Array = array(SEATS, tensor=Tensor.one_hot(FORMS), per_seat=True)
    """Its form of government."""
    stock: Array = array(SEATS, STORED, tensor=Tensor.scale(10), per_seat=True)
    """Food, production, science, gold in storage."""
    culture: Array = array(SEATS, tensor=Tensor.scale(30), per_seat=True)
    ranking: Array = array(SEATS, tensor=Tensor.seat())
    """The seats by culture, the highest first; of equals, who arrived first (EP-5.3). -1 beyond the seats at the table
    and before the first player is drawn."""
    art: Array = array(SEATS, tensor=Tensor.scale(7), per_seat=True)
    art_left: int = scalar(tensor=Tensor.scale(26))
    """Great works of art in the bank."""
    honor: Array = array(SEATS, tensor=Tensor.scale(5), per_seat=True)
    authority: Array = array(SEATS, tensor=Tensor.scale(10), per_seat=True)
    """Cubes on the civilization board."""
    consumed: Array = array(SEATS, tensor=Tensor.scale(10), per_seat=True)
    """Cubes on the government board."""
    land_count: Array = array(SEATS, tensor=Tensor.scale(10), per_seat=True)
    """Counted: cubes on the map. What is missing to the 24 is in the personal supply."""
    free_cities: Array = array(SEATS, tensor=Tensor.scale(CITIES), per_seat=True)
    """Cities on the civilization board."""
    city_count: Array = array(SEATS, tensor=Tensor.scale(CITIES), per_seat=True)
    """Counted: cities on the map."""
    post_count: Array = array(SEATS, tensor=Tensor.scale(4), per_seat=True)
    """Counted: trading posts on the map."""
    trade_supply: Array = array(SEATS, tensor=Tensor.scale(15), per_seat=True)
    """Counted: supply and demand, with all that cards add; above 15 counts as 15."""
    trade_demand: Array = array(SEATS, tensor=Tensor.scale(15), per_seat=True)
    invented: Array = array(SEATS, INVENTED, tensor=INVENTION, per_seat=True)
    """Its inventions as they were invented; -1 beyond `invented_count`."""
    invented_count: Array = array(SEATS, tensor=Tensor.scale(INVENTED), per_seat=True)
    has_invention: Array = array(SEATS, words(INVENTIONS), unsigned=True, per_seat=True)
    """Counted: the same as a set."""
    inventions_done: Array = array(SEATS, tensor=Tensor.scale(3), per_seat=True)
    """Inventions of this epoch, and covers of this epoch."""
    covers_done: Array = array(SEATS, tensor=Tensor.scale(3), per_seat=True)
    built: Array = array(WONDERS)
    """All wonders that were built, in their order; -1 beyond `built_count`."""
    built_count: int = scalar()
    builder: Array = array(WONDERS, tensor=Tensor.seat())
    """Who built each wonder; -1: nobody."""
    wonder_count: Array = array(SEATS, tensor=Tensor.scale(8), per_seat=True)
    """Counted: wonders of a seat."""
    unit: Array = array(SEATS, 2, tensor=Tensor.one_hot(UNITS), per_seat=True)
    """Its main and its support unit; -1: none."""
    units_had: Array = array(SEATS, words(UNITS), unsigned=True, per_seat=True)
    """The names that it ever had, as a set."""
    paid: Array = array(SEATS, 2, tensor=Tensor.scale(), per_seat=True)
    """1 if expenditure lies on its main, its support unit."""
    ready: Array = array(SEATS, tensor=Tensor.scale(), per_seat=True)
    """Counted: 1 if its units are ready (EP-7.1, EP-A59, EP-A78)."""
    marker: Array = array(SEATS, tensor=Tensor.scale(), per_seat=True)
    """1 if it is a warmonger."""
    marker_epochs: Array = array(SEATS, tensor=Tensor.bits(EPOCHS), per_seat=True)
    """The epochs in which it took the marker, as bits (EP-A74)."""
    expanded: Array = array(SEATS, tensor=Tensor.scale(), per_seat=True)
    """1 once it has expanded (EP-4.5, EP-6.1)."""

    # Counted from a seat's form, abilities, inventions, wonders and units whenever one comes or goes (sums.py)
    discount: Array = array(SEATS, len(Action), tensor=Tensor.scale(3), per_seat=True)
    """By `Action`; that of a sea route comes on top of that of a post."""
    combat: Array = array(SEATS, tensor=Tensor.scale(20), per_seat=True)
    """Units with their formation, and what `combat` effects add always and for mounted units."""
    combat_attack: Array = array(SEATS, tensor=Tensor.scale(3), per_seat=True)
    """What effects add besides when it attacks, and when it defends or protects."""
    combat_defend: Array = array(SEATS, tensor=Tensor.scale(3), per_seat=True)
    advantages: Array = array(SEATS, len(Advantage), tensor=Tensor.scale(3), per_seat=True)
    """Dice by `Advantage`, of units and effects."""
    unit_flags: Array = array(SEATS, tensor=Tensor.bits(4), per_seat=True)
    """`Flag` bits of its units."""
    cross: Array = array(SEATS, tensor=Tensor.bits(3), per_seat=True)
    """`Cross` bits for attacks: units, mounted ones, effects."""
    cannot_attack: Array = array(SEATS, tensor=Tensor.bits(5), per_seat=True)
    """Terrains that are no target, as bits."""
    expand_cross: Array = array(SEATS, tensor=Tensor.bits(3), per_seat=True)
    attack_range: Array = array(SEATS, per_seat=True)
    convert_cost: Array = array(SEATS, per_seat=True)
    """Authority that the free action `convert` consumes."""
    debut_times: Array = array(SEATS, per_seat=True)
    count_as: Array = array(SEATS, per_seat=True)
    """Natural resources that it counts as having when it upgrades, as bits."""
    waive: Array = array(SEATS, per_seat=True)
    """Units that need no expenditure."""
    feed_city: Array = array(SEATS, per_seat=True)
    """Food that each city costs less, and that all cost less."""
    feed_total: Array = array(SEATS, per_seat=True)
    gold_ratio: Array = array(SEATS, per_seat=True)
    gold_weight: Array = array(SEATS, 3, per_seat=True)
    keeps: Array = array(SEATS, tensor=Tensor.bits(3), per_seat=True)
    """Basic resources that it may keep, as bits."""
    immune: Array = array(SEATS, tensor=Tensor.bits(2), per_seat=True)
    """`Immune` bits."""
    max_cities: Array = array(SEATS, tensor=Tensor.scale(CITIES), per_seat=True)
    """Cities on board and map together."""
    rate: Array = array(SEATS, 6, per_seat=True)
    """What each land, city and post adds to its supply by `modify_per`, then to its demand."""
    listens: Array = array(SEATS, per_seat=True)
    """The events (`Event`) at which one of its cards does something, as bits."""
    scratch: Array = array(64, sees=Sees.NOBODY)
    """Room for dealing anew; 0 otherwise."""
    # What bots tell apart
    luck_face: int = scalar()
    """What the last open chance brought, and at which move."""
    luck_move: int = scalar()
