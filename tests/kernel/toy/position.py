"""The Raft's position and box."""

from __future__ import annotations

from enum import IntEnum

from riverrun.kernel.position.layout import Fields, Layout, Sees, Tensor, Words, word, words

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
    players: int = word()
    goal: int = word()
    secret: int = word()
    value: Words = words(CARDS)


class Position(Layout):
    pending = {Step.CONSENT: (Tensor.seat(), Tensor.SKIP)}

    active: int = word(tensor=Tensor.seat())
    turn: int = word(tensor=Tensor.scale(TURNS))
    raft: int = word(tensor=Tensor.scale(10))
    deck: Words = words(CARDS, sees=Sees.NOBODY)
    """From the bottom up."""
    deck_size: int = word(tensor=Tensor.scale(CARDS))
    hands: Words = words(PLAYERS_MAX, HAND, sees=Sees.OWNER, tensor=Tensor.one_hot(CARDS))
    """Oldest first."""
    held: Words = words(PLAYERS_MAX, tensor=Tensor.scale(HAND), per_seat=True)
    charms: Words = words(CHARMS, tensor=Tensor.scale(CHARMS), per_seat=True)
    """Each seat's, then those nobody has; the option says who sees them."""
