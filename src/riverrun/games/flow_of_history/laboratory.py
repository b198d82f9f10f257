"""What the laboratory studies of The Flow of History: which moves get a card, and which age and turn it is."""

from __future__ import annotations

from riverrun.games.flow_of_history.content import Box
from riverrun.games.flow_of_history.market import current_age
from riverrun.games.flow_of_history.moves import CARD, MOVES
from riverrun.games.flow_of_history.position import Position
from riverrun.games.flow_of_history.terms import AGES, CARDS
from riverrun.kernel.jit import entry
from riverrun.kernel.moves.parameters import Parameter

COMPLETE, SNIPE, TAKE, KEEP = (MOVES.first(verb) for verb in ("complete", "snipe", "take", "keep"))


def takeable() -> tuple[Parameter, ...]:
    """Cards, and the cards kept to start with."""
    return CARD, CARD.named("start card")


def stages() -> tuple[str, ...]:
    """The ages by their numbers."""
    return tuple(f"age {age}" for age in range(AGES))


@entry
def takes(box: Box, s: Position, move: int) -> int:
    """The card that a move gains: completed, sniped, taken or kept."""
    if KEEP <= move < KEEP + CARDS:
        return CARDS + move - KEEP
    for first in (COMPLETE, SNIPE, TAKE):
        if first <= move < first + CARDS:
            return move - first
    return -1


@entry
def stage(box: Box, s: Position) -> int:
    """The age."""
    return current_age(s)


@entry
def turn_mark(box: Box, s: Position) -> int:
    """The number of the turn."""
    return int(s.turn)
