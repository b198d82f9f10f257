"""The layout of a position of The Flow of History: named fields, and who may see each (FOH-S3)."""

from __future__ import annotations

from riverrun.games.flow_of_history.terms import AGES, CARDS, DECK, MARKET, SEATS, START_DEAL, Icon, Place, Step, Type
from riverrun.kernel.position.layout import Array, Layout, Sees, Tensor, array, scalar

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

    about: int = scalar(tensor=Tensor.one_hot(CARDS))
    first: int = scalar(tensor=Tensor.seat())
    """The first player."""
    active: int = scalar(tensor=Tensor.seat())
    """Whose turn it is."""
    turn: int = scalar(tensor=Tensor.scale(100))
    """How many turns are finished."""
    idle: int = scalar(tensor=Tensor.scale(50))
    """How many of the last turns saw no investment and no gained card (FOH-T2)."""
    stirred: int = scalar(tensor=Tensor.scale())
    """1 if this turn saw one."""
    ending: int = scalar(tensor=Tensor.scale())
    """1 once The Future is revealed (FOH-U3)."""
    supply: int = scalar(tensor=Tensor.scale(20))
    drawn: int = scalar()
    """Tokens that ever left the Reserve: all that are in play."""
    tokens: Array = array(SEATS, tensor=Tensor.scale(20), per_seat=True)
    market: Array = array(MARKET, tensor=Tensor.one_hot(CARDS))
    investor: Array = array(MARKET, tensor=Tensor.seat(after=1))
    stake: Array = array(MARKET, tensor=Tensor.scale(10))
    deck: Array = array(DECK, sees=Sees.NOBODY)
    """The deck from the bottom up; the top is at deck_size - 1."""
    deck_size: int = scalar(tensor=Tensor.scale(DECK))
    place: Array = array(CARDS, tensor=Tensor.seat(before=Place.NATION))
    below: Array = array(CARDS, tensor=Tensor.scale(CARDS))
    """The card next below in its stack (for Wonders: the one gained before it)."""
    covered: Array = array(CARDS, tensor=Tensor.scale())
    top: Array = array(SEATS, TYPES, per_seat=True)
    cards: Array = array(SEATS, TYPES, tensor=Tensor.scale(5), per_seat=True)
    """How many cards of each type a nation has."""
    stripes: Array = array(SEATS, ICONS, tensor=Tensor.scale(10), per_seat=True)
    """Icons from the stripes of a nation's cards."""
    given: Array = array(SEATS, ICONS, tensor=Tensor.scale(10), per_seat=True)
    """Icons from its uncovered permanents (FOH-G6)."""
    open_ages: Array = array(AGES, tensor=Tensor.scale(12))
    """How many cards of each age number are on the market or in nations (FOH-U2)."""
    dealt: Array = array(2, START_DEAL, sees=Sees.OWNER, tensor=Tensor.one_hot(CARDS))
    """The starting cards each of two players may keep one of (FOH-2P1)."""
    kept: Array = array(2, sees=Sees.OWNER, tensor=Tensor.one_hot(CARDS))
    """The one kept, until both are shown."""
