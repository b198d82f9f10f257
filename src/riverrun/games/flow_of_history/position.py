"""The layout of a position of The Flow of History: named fields, and who may see each (FOH-S3)."""

from __future__ import annotations

from riverrun.games.flow_of_history.terms import AGES, CARDS, DECK, MARKET, SEATS, START_DEAL, Icon, Type
from riverrun.kernel.layout import Layout, Sees, Tensor, Words, word, words

ICONS = len(Icon)
TYPES = len(Type)


class Position(Layout):
    """One position. Seats count from 0; -1 is no card and nobody."""

    first: int = word(tensor=Tensor.SEAT, size=SEATS)
    """The first player."""
    active: int = word(tensor=Tensor.SEAT, size=SEATS)
    """Whose turn it is."""
    turn: int = word(tensor=Tensor.SCALE, size=100)
    """How many turns are finished."""
    idle: int = word(tensor=Tensor.SCALE, size=50)
    """How many of the last turns saw no investment and no gained card (FOH-T2)."""
    stirred: int = word(tensor=Tensor.SCALE)
    """1 if this turn saw one."""
    ending: int = word(tensor=Tensor.SCALE)
    """1 once The Future is revealed (FOH-U3)."""
    supply: int = word(tensor=Tensor.SCALE, size=20)
    drawn: int = word()
    """Tokens that ever left the Reserve: all that are in play."""
    tokens: Words = words(SEATS, tensor=Tensor.SCALE, size=20, per_seat=True)
    market: Words = words(MARKET)
    investor: Words = words(MARKET, tensor=Tensor.SEAT, size=SEATS + 1)
    stake: Words = words(MARKET, tensor=Tensor.SCALE, size=10)
    deck: Words = words(DECK, sees=Sees.NOBODY)
    """The deck from the bottom up; the top is at deck_size - 1."""
    deck_size: int = word(tensor=Tensor.SCALE, size=DECK)
    place: Words = words(CARDS, tensor=Tensor.SEAT, size=SEATS + 4)
    below: Words = words(CARDS)
    """The card next below in its stack (for Wonders: the one gained before it)."""
    covered: Words = words(CARDS, tensor=Tensor.SCALE)
    top: Words = words(SEATS, TYPES, per_seat=True)
    cards: Words = words(SEATS, TYPES, tensor=Tensor.SCALE, size=5, per_seat=True)
    """How many cards of each type a nation has."""
    stripes: Words = words(SEATS, ICONS, tensor=Tensor.SCALE, size=10, per_seat=True)
    """Icons from the stripes of a nation's cards."""
    given: Words = words(SEATS, ICONS, tensor=Tensor.SCALE, size=10, per_seat=True)
    """Icons from its uncovered permanents (FOH-G6)."""
    open_ages: Words = words(AGES)
    """How many cards of each age number are on the market or in nations (FOH-U2)."""
    dealt: Words = words(2, START_DEAL, sees=Sees.OWNER)
    """The starting cards each of two players may keep one of (FOH-2P1)."""
    kept: Words = words(2, sees=Sees.OWNER)
    """The one kept, until both are shown."""
