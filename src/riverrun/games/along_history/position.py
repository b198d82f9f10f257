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
from riverrun.kernel.layout import Layout, Sees, Tensor, Words, word, words

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

    about: int = word(tensor=CARD)
    # The course
    age: int = word(tensor=Tensor.one_hot(AGES))
    rounds: int = word(tensor=Tensor.scale(20))
    """Rounds of this Age, the present one included."""
    active: int = word(tensor=Tensor.seat())
    """The Active Player."""
    turn_player: int = word(tensor=Tensor.seat())
    """Whose turn it is."""
    ending: int = word(tensor=Tensor.one_hot(len(Ending)))
    """Why the Age ends with this round (`Ending`); 0: it does not."""
    # This turn
    entered: int = word(tensor=Tensor.scale(4))
    """Cards that entered the turn player's Civilization this turn."""
    heritage_used: int = word(tensor=Tensor.scale())
    """1 once a heritage card was used this turn."""
    swaps_used: int = word(tensor=Tensor.scale())
    """Free swaps used this turn."""
    tigers_done: int = word(tensor=Tensor.scale())
    """1 once clause 99 took its Population this turn."""
    second_war: int = word(tensor=Tensor.scale())
    """1 while the second war of a doubled War face is left."""
    # Dice
    rolled: Words = words(DICE, tensor=Tensor.scale(3))
    """How many dice show each face (`Die`), spent or not; for the others the Results pawns."""
    unspent: Words = words(DICE, tensor=Tensor.scale(3))
    """How many of them the turn player may still spend."""
    blue: int = word(tensor=Tensor.one_hot(3, base=1))
    """The Resource that the blue die or pawn shows (`Bonus`)."""
    coin: int = word(tensor=Tensor.scale(6))
    """The gold that the coin die or pawn shows; 0 without one."""
    marked: Words = words(DICE, tensor=Tensor.scale(3))
    """How many dice of each face are marked to be re-rolled (D6)."""
    # A payment
    lack_resource: int = word(tensor=Tensor.scale(2))
    lack_population: int = word(tensor=Tensor.scale(9))
    source: int = word(tensor=Tensor.scale(200))
    """The last source or tilt in the order of clause 114: the next one must not lie before it; -1: none yet."""
    # A war
    target: int = word(tensor=Tensor.seat())
    """The defender; -1 outside of wars."""
    attack: int = word(tensor=Tensor.scale(20))
    """The attacker's total once it is final, else 0."""
    army: int = word(tensor=Tensor.scale(20))
    """What the fighter who chooses has without dice: tilted Population and permanent bonuses."""
    war_dice: Words = words(GREENS, tensor=Tensor.scale(3))
    """How many of the three war dice show 1, 2 and 3."""
    generals: int = word(tensor=Tensor.scale(3))
    """Re-rolls left to the fighter who chooses."""
    # Cards
    row: Words = words(SEATS, ROW, tensor=CARD, per_seat=True)
    """Events rows; the empty places come last."""
    row_size: Words = words(SEATS, tensor=Tensor.scale(ROW), per_seat=True)
    civilization: Words = words(SEATS, 2, tensor=SET, per_seat=True)
    """The set of a seat's cards, covered ones too."""
    uncovered: Words = words(SEATS, 2, tensor=SET, per_seat=True)
    tilted: Words = words(SEATS, 2, tensor=SET, per_seat=True)
    """Uncovered cards that are tilted."""
    covered_by: Words = words(DECK, tensor=Tensor.scale(CARDS))
    """The card under which the deck's card of this place lies, or -1."""
    heritage: Words = words(SEATS, 2 * (AGES - 1), tensor=SET, per_seat=True)
    """The sets of heritage cards from Prehistory and from Antiquity."""
    deck: Words = words(DECK, sees=Sees.NOBODY)
    """The deck from the bottom up; the top is at deck_size - 1."""
    deck_size: int = word(tensor=Tensor.scale(DECK))
    discarded: Words = words(2, tensor=SET)
    # Counters and treasure
    counter_at: Words = words(SPACES, tensor=Tensor.one_hot(COUNTERS))
    """The counter on each space (0 is the start), or -1."""
    held: Words = words(SEATS, tensor=Tensor.bits(COUNTERS), per_seat=True)
    """The counters a seat has, as bits."""
    space: Words = words(SEATS, tensor=Tensor.one_hot(SPACES), per_seat=True)
    """Where a seat's pawn stands."""
    gold: Words = words(SEATS, tensor=Tensor.scale(15), per_seat=True)
    ur: Words = words(SEATS, tensor=Tensor.scale(2), per_seat=True)
    """Universal Resources."""
    score: Words = words(SEATS, tensor=Tensor.scale(50), per_seat=True)
    """The score track: the points of the Ages before this one."""
    # Counted from a seat's cards
    ready: Words = words(SEATS, BONUSES - 1, tensor=Tensor.scale(5), per_seat=True)
    """What its straight uncovered cards give: Population, Ingenuity, Strength, Culture."""
    visible: Words = words(SEATS, BONUSES, tensor=Tensor.scale(5), per_seat=True)
    """How many bonuses of each kind its uncovered cards show."""
    types: Words = words(SEATS, TYPES, tensor=Tensor.scale(5), per_seat=True)
    """How many cards of each type it has, covered ones too."""
    vp: Words = words(SEATS, tensor=Tensor.scale(20), per_seat=True)
    """The VP of all its cards."""
    lost: Words = words(SEATS, tensor=Tensor.scale(5), per_seat=True)
    """How many bonuses its covered cards have."""
    pair: Words = words(2)
    """Room for two moves while it is found out whether there is a choice (AH-111); 0 otherwise."""
    # What bots tell apart
    luck_face: int = word()
    """What the last re-rolled die shows, and at which move."""
    luck_move: int = word()
