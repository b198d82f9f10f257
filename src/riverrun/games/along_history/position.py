"""The layout of a position of Along History: everything lies open but the order of the deck (AH-2, AH-R19)."""

from __future__ import annotations

from riverrun.games.along_history.terms import (
    AGES,
    CARDS,
    COUNTERS,
    DECK,
    GREENS,
    HALF,
    ROW,
    SEATS,
    SPACES,
    Bonus,
    Die,
    Ending,
    Step,
    Type,
)
from riverrun.kernel.position.layout import Array, Layout, Sees, Tensor, array, scalar

DICE = len(Die)
TYPES = len(Type)
BONUSES = len(Bonus)
CARD = Tensor.one_hot(CARDS)
SET = Tensor.bits(HALF)


class Position(Layout):
    """One position. Seats count from 0; -1 is no card, no counter and nobody.

    A card is its number, 64 x Age + place in its deck (AH-119). Only cards of the present Age lie in rows and
    Civilizations, so a set of cards is two words: bit i of word 0 is the deck's card i, of word 1 card 30 + i.
    Dice are counted by what they show, since equal faces are the same option (AH-111).
    """

    pending = {
        Step.FAIL: (CARD, Tensor.SKIP),
        Step.CHOOSE_DESTROY: (CARD, Tensor.one_hot(len(Type))),
    }

    about: int = scalar(tensor=CARD)
    # The course
    age: int = scalar(tensor=Tensor.one_hot(AGES))
    rounds: int = scalar(tensor=Tensor.scale(20))
    """Rounds of this Age, the present one included."""
    active: int = scalar(tensor=Tensor.seat())
    """The Active Player."""
    turn_player: int = scalar(tensor=Tensor.seat())
    """Whose turn it is."""
    ending: int = scalar(tensor=Tensor.one_hot(len(Ending)))
    """Why the Age ends with this round (`Ending`); 0: it does not."""
    # This turn
    entered: int = scalar(tensor=Tensor.scale(4))
    """Cards that entered the turn player's Civilization this turn."""
    heritage_used: int = scalar(tensor=Tensor.scale())
    """1 once a heritage card was used this turn."""
    swaps_used: int = scalar(tensor=Tensor.scale())
    """Free swaps used this turn."""
    tigers_done: int = scalar(tensor=Tensor.scale())
    """1 once clause 99 took its Population this turn."""
    second_war: int = scalar(tensor=Tensor.scale())
    """1 while the second war of a doubled War face is left."""
    # Dice
    rolled: Array = array(DICE, tensor=Tensor.scale(3))
    """How many dice show each face (`Die`), spent or not; for the others the Results pawns."""
    unspent: Array = array(DICE, tensor=Tensor.scale(3))
    """How many of them the turn player may still spend."""
    blue: int = scalar(tensor=Tensor.one_hot(3, base=1))
    """The Resource that the blue die or pawn shows (`Bonus`)."""
    coin: int = scalar(tensor=Tensor.scale(6))
    """The gold that the coin die or pawn shows; 0 without one."""
    marked: Array = array(DICE, tensor=Tensor.scale(3))
    """How many dice of each face are marked to be re-rolled (D6)."""
    # A payment
    lack_resource: int = scalar(tensor=Tensor.scale(2))
    lack_population: int = scalar(tensor=Tensor.scale(9))
    source: int = scalar(tensor=Tensor.scale(200))
    """The last source or tilt in the order of clause 114: the next one must not lie before it; -1: none yet."""
    # A war
    target: int = scalar(tensor=Tensor.seat())
    """The defender; -1 outside of wars."""
    attack: int = scalar(tensor=Tensor.scale(20))
    """The attacker's total once it is final, else 0."""
    army: int = scalar(tensor=Tensor.scale(20))
    """What the fighter who chooses has without dice: tilted Population and permanent bonuses."""
    war_dice: Array = array(GREENS, tensor=Tensor.scale(3))
    """How many of the three war dice show 1, 2 and 3."""
    generals: int = scalar(tensor=Tensor.scale(3))
    """Re-rolls left to the fighter who chooses."""
    # Cards
    row: Array = array(SEATS, ROW, tensor=CARD, per_seat=True)
    """Events rows; the empty places come last."""
    row_size: Array = array(SEATS, tensor=Tensor.scale(ROW), per_seat=True)
    civilization: Array = array(SEATS, 2, tensor=SET, per_seat=True)
    """The set of a seat's cards, covered ones too."""
    uncovered: Array = array(SEATS, 2, tensor=SET, per_seat=True)
    tilted: Array = array(SEATS, 2, tensor=SET, per_seat=True)
    """Uncovered cards that are tilted."""
    covered_by: Array = array(DECK, tensor=Tensor.scale(CARDS))
    """The card under which the deck's card of this place lies, or -1."""
    heritage: Array = array(SEATS, 2 * (AGES - 1), tensor=SET, per_seat=True)
    """The sets of heritage cards from Prehistory and from Antiquity."""
    deck: Array = array(DECK, sees=Sees.NOBODY)
    """The deck from the bottom up; the top is at deck_size - 1."""
    deck_size: int = scalar(tensor=Tensor.scale(DECK))
    discarded: Array = array(2, tensor=SET)
    # Counters and treasure
    counter_at: Array = array(SPACES, tensor=Tensor.one_hot(COUNTERS))
    """The counter on each space (0 is the start), or -1."""
    held: Array = array(SEATS, tensor=Tensor.bits(COUNTERS), per_seat=True)
    """The counters a seat has, as bits."""
    space: Array = array(SEATS, tensor=Tensor.one_hot(SPACES), per_seat=True)
    """Where a seat's pawn stands."""
    gold: Array = array(SEATS, tensor=Tensor.scale(15), per_seat=True)
    ur: Array = array(SEATS, tensor=Tensor.scale(2), per_seat=True)
    """Universal Resources."""
    score: Array = array(SEATS, tensor=Tensor.scale(50), per_seat=True)
    """The score track: the points of the Ages before this one."""
    # Counted from a seat's cards
    ready: Array = array(SEATS, BONUSES - 1, tensor=Tensor.scale(5), per_seat=True)
    """What its straight uncovered cards give: Population, Ingenuity, Strength, Culture."""
    visible: Array = array(SEATS, BONUSES, tensor=Tensor.scale(5), per_seat=True)
    """How many bonuses of each kind its uncovered cards show."""
    types: Array = array(SEATS, TYPES, tensor=Tensor.scale(5), per_seat=True)
    """How many cards of each type it has, covered ones too."""
    vp: Array = array(SEATS, tensor=Tensor.scale(20), per_seat=True)
    """The VP of all its cards."""
    lost: Array = array(SEATS, tensor=Tensor.scale(5), per_seat=True)
    """How many bonuses its covered cards have."""
    pair: Array = array(2)
    """Room for two moves while it is found out whether there is a choice (AH-111); 0 otherwise."""
    # What bots tell apart
    luck_face: int = scalar()
    """What the last re-rolled die shows, and at which move."""
    luck_move: int = scalar()
