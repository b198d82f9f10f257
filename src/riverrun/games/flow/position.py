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
from riverrun.kernel.position.layout import Layout, Sees, Tensor, Words, word, words

BITS = int(Mark.BIRD).bit_length()


class Position(Layout):
    """One position. Seats count from 0; -1 is no tile, no card, no cell and nobody.

    Hands are seen by their owners (FL-J3), and `shown` is what lies open of them: all of it (FL-R13), or, with No
    Communication, which may come by the luck of the draw, nothing.
    """

    about: int = word(tensor=Tensor.one_hot(CARDS))
    first: int = word(tensor=Tensor.seat())
    """The first player."""
    active: int = word(tensor=Tensor.seat())
    """Whose turn it is."""
    turn: int = word(tensor=Tensor.scale(TURNS_MAX))
    """How many turns are finished; those lost to the timer do not count (FL-I3)."""
    waves: int = word(tensor=Tensor.scale(10))
    """How many rounds are finished."""
    round_turns: int = word(tensor=Tensor.scale(10))
    """How many turns of this round are finished."""
    round_cards: int = word(tensor=Tensor.scale())
    """How many action cards were played in this round (FL-H3)."""
    late: int = word(tensor=Tensor.scale())
    """1 if the timer ran out in this turn (FL-F2)."""
    calm: int = word(tensor=Tensor.scale())
    """1 if Calm Waters is in effect (FL-G5)."""
    in_play: int = word(tensor=Tensor.one_hot(CARDS))
    """The card being carried out, until its turn ends (FL-C6)."""
    in_hand: int = word(tensor=Tensor.one_hot(KINDS))
    """The tile in hand: drawn, lifted by Current, or chosen for Return."""
    bird_in_hand: int = word(tensor=Tensor.scale())
    """1 if a bird travels with it (FL-G3)."""
    lifted_from: int = word(tensor=Tensor.one_hot(CELLS))
    """The cell that Current's tile left."""
    board: Words = words(CELLS, tensor=Tensor.bits(BITS))
    """Each cell's tile (terms.Mark): open edges, then those that take water, then what else is true of it."""
    birds: int = word(tensor=Tensor.scale(BIRDS))
    """Bird tokens in the supply."""
    home: int = word(tensor=Tensor.bits(ANIMALS))
    """The animals that reach the boat, as bits."""
    won: int = word()
    stack: Words = words(TILES, sees=Sees.NOBODY)
    """The face-down tiles from the bottom up; the top is at stack_size - 1 (FL-J2)."""
    stack_size: int = word(tensor=Tensor.scale(TILES))
    mix: Words = words(MAP_KINDS, tensor=Tensor.scale(9))
    """How many of each kind lie face down: that follows from what is open (FL-J1)."""
    revealed: Words = words(MAP_KINDS, tensor=Tensor.scale(2))
    discards: Words = words(MAP_KINDS, tensor=Tensor.scale(9))
    deck: Words = words(DECK, sees=Sees.NOBODY)
    """The action cards still to come, from the bottom up (FL-J2)."""
    deck_size: int = word(tensor=Tensor.scale(DECK))
    hands: Words = words(SEATS, CARDS, sees=Sees.OWNER, tensor=Tensor.scale(3))
    """How many of each action card a seat holds."""
    shown: Words = words(SEATS, CARDS, tensor=Tensor.scale(3), per_seat=True)
    """The hands as they lie open, or -1."""
    held: Words = words(SEATS, tensor=Tensor.scale(5), per_seat=True)
    """How many cards each seat holds."""
    used: Words = words(CARDS, tensor=Tensor.scale(3))
    """Action cards that were played and discarded."""
    scenarios: Words = words(SCENARIOS, tensor=Tensor.scale())
    """How many of each scenario card are in play."""
    white: int = word()
    """The faces of the last roll; 0: not rolled."""
    black: int = word()
    swept: Words = words(2)
    """The cells whose tiles the last wave took: rows 0 to 2 in the first word, 3 to 6 in the second, 8 bits a row."""
    spared: Words = words(2)
    """The cells whose tiles a bird kept from it."""
