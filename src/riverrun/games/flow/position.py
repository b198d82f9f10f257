"""The layout of a position of Flow: named fields, and who may see each (FL-J1, FL-J2, FL-J3)."""

from __future__ import annotations

from riverrun.games.flow.terms import (
    ANIMALS,
    BIRDS,
    CARDS,
    CELLS,
    DECK,
    KINDS,
    MAP_KINDS,
    SCENARIOS,
    SEATS,
    TILES,
    TURNS_MAX,
    Mark,
)
from riverrun.kernel.position.layout import Array, Layout, Sees, Tensor, array, scalar

BITS = int(Mark.BIRD).bit_length()


class Position(Layout):
    """One position. Seats count from 0; -1 is no tile, no card, no cell and nobody.

    Hands are seen by their owners (FL-J3), and `shown` is what lies open of them: all of it (FL-R13), or, with No
    Communication, which may come by the luck of the draw, nothing.
    """

    about: int = scalar(tensor=Tensor.one_hot(CARDS))
    first: int = scalar(tensor=Tensor.seat())
    """The first player."""
    active: int = scalar(tensor=Tensor.seat())
    """Whose turn it is."""
    turn: int = scalar(tensor=Tensor.scale(TURNS_MAX))
    """How many turns are finished; those lost to the timer do not count (FL-I3)."""
    waves: int = scalar(tensor=Tensor.scale(10))
    """How many rounds are finished."""
    round_turns: int = scalar(tensor=Tensor.scale(10))
    """How many turns of this round are finished."""
    round_cards: int = scalar(tensor=Tensor.scale())
    """How many action cards were played in this round (FL-H3)."""
    late: int = scalar(tensor=Tensor.scale())
    """1 if the timer ran out in this turn (FL-F2)."""
    calm: int = scalar(tensor=Tensor.scale())
    """1 if Calm Waters is in effect (FL-G5)."""
    in_play: int = scalar(tensor=Tensor.one_hot(CARDS))
    """The card being carried out, until its turn ends (FL-C6)."""
    in_hand: int = scalar(tensor=Tensor.one_hot(KINDS))
    """The tile in hand: drawn, lifted by Current, or chosen for Return."""
    bird_in_hand: int = scalar(tensor=Tensor.scale())
    """1 if a bird travels with it (FL-G3)."""
    lifted_from: int = scalar(tensor=Tensor.one_hot(CELLS))
    """The cell that Current's tile left."""
    board: Array = array(CELLS, tensor=Tensor.bits(BITS))
    """Each cell's tile (terms.Mark): open edges, then those that take water, then what else is true of it."""
    birds: int = scalar(tensor=Tensor.scale(BIRDS))
    """Bird tokens in the supply."""
    home: int = scalar(tensor=Tensor.bits(ANIMALS))
    """The animals that reach the boat, as bits."""
    won: int = scalar()
    stack: Array = array(TILES, sees=Sees.NOBODY)
    """The face-down tiles from the bottom up; the top is at stack_size - 1 (FL-J2)."""
    stack_size: int = scalar(tensor=Tensor.scale(TILES))
    mix: Array = array(MAP_KINDS, tensor=Tensor.scale(9))
    """How many of each kind lie face down: that follows from what is open (FL-J1)."""
    revealed: Array = array(MAP_KINDS, tensor=Tensor.scale(2))
    discards: Array = array(MAP_KINDS, tensor=Tensor.scale(9))
    deck: Array = array(DECK, sees=Sees.NOBODY)
    """The action cards still to come, from the bottom up (FL-J2)."""
    deck_size: int = scalar(tensor=Tensor.scale(DECK))
    hands: Array = array(SEATS, CARDS, sees=Sees.OWNER, tensor=Tensor.scale(3))
    """How many of each action card a seat holds."""
    shown: Array = array(SEATS, CARDS, tensor=Tensor.scale(3), per_seat=True)
    """The hands as they lie open, or -1."""
    held: Array = array(SEATS, tensor=Tensor.scale(5), per_seat=True)
    """How many cards each seat holds."""
    used: Array = array(CARDS, tensor=Tensor.scale(3))
    """Action cards that were played and discarded."""
    scenarios: Array = array(SCENARIOS, tensor=Tensor.scale())
    """How many of each scenario card are in play."""
    white: int = scalar()
    """The faces of the last roll; 0: not rolled."""
    black: int = scalar()
    swept: Array = array(2)
    """The cells whose tiles the last wave took: rows 0 to 2 in the first word, 3 to 6 in the second, 8 bits a row."""
    spared: Array = array(2)
    """The cells whose tiles a bird kept from it."""
