"""What holds in every position, as a rule quick enough to be asked after every move of a million games."""

from __future__ import annotations

from enum import IntEnum

from riverrun.games.new_game.content import Box
from riverrun.games.new_game.position import Position
from riverrun.games.new_game.terms import KINDS, NONE, SEATS, STONES, Step
from riverrun.kernel.jit import entry, rule


class Unsound(IntEnum):
    """What can be wrong with a position; check.py says it in words."""

    NOTHING = 0
    PILE_MISCOUNTED = 1
    STONES_LOST = 2
    NOBODY_THERE = 3
    NO_DECISION = 4
    NOT_OVER = 5


@entry
def sound(box: Box, s: Position) -> int:
    """NEW-1, NEW-5: 0, or what is wrong with the position."""
    for i in range(STONES):
        if (s.pile[i] != NONE) != (i < s.pile_size):
            return Unsound.PILE_MISCOUNTED
    for kind in range(KINDS):
        if count_of(s, kind) != box.count[kind]:
            return Unsound.STONES_LOST
    for seat in range(box.players, SEATS):
        for kind in range(KINDS):
            if s.taken[seat, kind] != 0:
                return Unsound.NOBODY_THERE
    if (s.pile_size == 0) != (s.over == 1) or (s.over == 1) != (0 <= s.last < box.players):
        return Unsound.NOT_OVER
    if s.over:
        return Unsound.NOTHING if s.depth == 0 and s.seat == NONE and s.decision == 0 else Unsound.NO_DECISION
    if s.depth != 1 or s.decision != Step.TURN or not 0 <= s.seat < box.players:
        return Unsound.NO_DECISION
    return Unsound.NOTHING


@rule
def count_of(s: Position, kind: int) -> int:
    """How many stones of a kind there are, wherever they are."""
    count = 0
    for i in range(STONES):
        if s.pile[i] == kind:
            count += 1
    for seat in range(SEATS):
        count += s.taken[seat, kind]
    return count
