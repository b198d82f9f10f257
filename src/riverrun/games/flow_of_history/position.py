"""The layout of a position of The Flow of History: named fields, and who may see each (FOH-S3)."""

from __future__ import annotations

from riverrun.games.flow_of_history.terms import AGES, CARDS, DECK, MARKET, SEATS, START_DEAL, Icon, Place, Step, Type
from riverrun.kernel.position.layout import Layout, Sees, Tensor, Words, word, words

ICONS = len(Icon)
TYPES = len(Type)


class Position(Layout):
    """One position. Seats count from 0; -1 is no card and nobody."""

    pending = {
        Step.KEEP: (Tensor.seat(), Tensor.SKIP),
        Step.BONUS: (Tensor.SKIP, Tensor.SKIP),
        Step.TARGET: (Tensor.SKIP, Tensor.seats()),
        Step.DISCARD: (Tensor.SKIP, Tensor.seat()),
        Step.STRIKE: (Tensor.SKIP, Tensor.seats()),
    }

    about: int = word(tensor=Tensor.one_hot(CARDS))
    first: int = word(tensor=Tensor.seat())
    """The first player."""
    active: int = word(tensor=Tensor.seat())
    """Whose turn it is."""
    turn: int = word(tensor=Tensor.scale(100))
    """How many turns are finished."""
    idle: int = word(tensor=Tensor.scale(50))
    """How many of the last turns saw no investment and no gained card (FOH-T2)."""
    stirred: int = word(tensor=Tensor.scale())
    """1 if this turn saw one."""
    ending: int = word(tensor=Tensor.scale())
    """1 once The Future is revealed (FOH-U3)."""
    supply: int = word(tensor=Tensor.scale(20))
    drawn: int = word()
    """Tokens that ever left the Reserve: all that are in play."""
    tokens: Words = words(SEATS, tensor=Tensor.scale(20), per_seat=True)
    market: Words = words(MARKET, tensor=Tensor.one_hot(CARDS))
    investor: Words = words(MARKET, tensor=Tensor.seat(after=1))
    stake: Words = words(MARKET, tensor=Tensor.scale(10))
    deck: Words = words(DECK, sees=Sees.NOBODY)
    """The deck from the bottom up; the top is at deck_size - 1."""
    deck_size: int = word(tensor=Tensor.scale(DECK))
    place: Words = words(CARDS, tensor=Tensor.seat(before=Place.NATION))
    below: Words = words(CARDS, tensor=Tensor.scale(CARDS))
    """The card next below in its stack (for Wonders: the one gained before it)."""
    covered: Words = words(CARDS, tensor=Tensor.scale())
    top: Words = words(SEATS, TYPES, per_seat=True)
    cards: Words = words(SEATS, TYPES, tensor=Tensor.scale(5), per_seat=True)
    """How many cards of each type a nation has."""
    stripes: Words = words(SEATS, ICONS, tensor=Tensor.scale(10), per_seat=True)
    """Icons from the stripes of a nation's cards."""
    given: Words = words(SEATS, ICONS, tensor=Tensor.scale(10), per_seat=True)
    """Icons from its uncovered permanents (FOH-G6)."""
    open_ages: Words = words(AGES, tensor=Tensor.scale(12))
    """How many cards of each age number are on the market or in nations (FOH-U2)."""
    dealt: Words = words(2, START_DEAL, sees=Sees.OWNER, tensor=Tensor.one_hot(CARDS))
    """The starting cards each of two players may keep one of (FOH-2P1)."""
    kept: Words = words(2, sees=Sees.OWNER, tensor=Tensor.one_hot(CARDS))
    """The one kept, until both are shown."""
