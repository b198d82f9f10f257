"""The Raft's position and box."""

from __future__ import annotations

from enum import IntEnum

from riverrun.kernel.position.layout import Array, Fields, Layout, Sees, Tensor, array, scalar

PLAYERS_MAX = 3
LEGAL_MAX = 8
CARDS = 12
HAND = 2
CHARMS = 4
TURNS = 10
NONE = -1


class Step(IntEnum):
    TURN = 1
    CONSENT = 2  # a: who is asked
    NEXT = 3


class Box(Fields):
    players: int = scalar()
    goal: int = scalar()
    secret: int = scalar()
    value: Array = array(CARDS)


class Position(Layout):
    pending = {Step.CONSENT: (Tensor.seat(), Tensor.SKIP)}

    active: int = scalar(tensor=Tensor.seat())
    turn: int = scalar(tensor=Tensor.scale(TURNS))
    raft: int = scalar(tensor=Tensor.scale(10))
    deck: Array = array(CARDS, sees=Sees.NOBODY)
    """From the bottom up."""
    deck_size: int = scalar(tensor=Tensor.scale(CARDS))
    hands: Array = array(PLAYERS_MAX, HAND, sees=Sees.OWNER, tensor=Tensor.one_hot(CARDS))
    """Oldest first."""
    held: Array = array(PLAYERS_MAX, tensor=Tensor.scale(HAND), per_seat=True)
    charms: Array = array(CHARMS, tensor=Tensor.scale(CHARMS), per_seat=True)
    """Each seat's, then those nobody has; the option says who sees them."""
