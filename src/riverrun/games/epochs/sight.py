"""What the moves of one look at a position have in common: worked out once for all of them (`weigh`)."""

from __future__ import annotations

from typing import Any, NamedTuple

from riverrun.games.epochs.cards.inventing import top_of
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.evaluation import abilities_worth
from riverrun.games.epochs.moves import MOVES
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.resources import AUTHORITY, cost_worth, more_worth
from riverrun.games.epochs.terms import ABILITIES, HEXES, Action, Step
from riverrun.games.epochs.worths import invention_worth
from riverrun.kernel.jit import rule

EXPAND = int(Action.EXPAND)
EXPANSIONS = MOVES.first("expand")
UNLOCKS = MOVES.first("unlock")
NOTHING = (0.0, 0.0, 0.0, 0.0)


class Sight(NamedTuple):
    """Numbers that several moves are judged by; 0 where none of these moves is offered."""

    tops: tuple[float, float, float, float]
    """What the card on top of each market space is worth to who takes it."""
    abilities: tuple[float, float, float, float]
    """What each ability would bring."""
    cube: float
    """What the cube of an expansion is worth: below 0."""
    food: float
    """What the food of an expansion costs."""


@rule
def look(box: Box, s: Position, moves: Any, count: int, left: float) -> Sight:
    """One look at a position, for the moves that are offered there."""
    seat = s.active
    tops = NOTHING
    if s.decision == Step.PLAN:
        tops = (
            top_worth(box, s, 0, left),
            top_worth(box, s, 1, left),
            top_worth(box, s, 2, left),
            top_worth(box, s, 3, left),
        )
    abilities = NOTHING
    if offers(moves, count, UNLOCKS, UNLOCKS + ABILITIES):
        abilities = abilities_worth(box, s, seat, left)
    cube = 0.0
    food = 0.0
    if offers(moves, count, EXPANSIONS, EXPANSIONS + HEXES):
        cube = more_worth(box, s, seat, AUTHORITY, -1, left)
        food = cost_worth(box, s, seat, EXPAND, box.cost_amount[EXPAND], left)
    return Sight(tops, abilities, cube, food)


@rule
def offers(moves: Any, count: int, first: int, stop: int) -> bool:
    """Whether a move is offered whose number is in a range."""
    for i in range(count):
        if first <= moves[i] < stop:
            return True
    return False


@rule
def top_worth(box: Box, s: Position, space: int, left: float) -> float:
    """The card that can be taken from a space of the market."""
    return invention_worth(box, s, s.active, top_of(s, space), left) if s.market_size[space] > 0 else 0.0
