"""What holds in every position, as rules quick enough to be asked after every move of a million games."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.new_game.content import Box
from riverrun.games.new_game.position import KINDS, NONE, SEATS, STONES, Position, Step
from riverrun.kernel.jit import rule
from riverrun.kernel.position.documents import unsound

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


class Unsound(IntEnum):
    """What can be wrong with a position."""

    NOTHING = 0
    PILE_MISCOUNTED = 1
    STONES_LOST = 2
    NOBODY_THERE = 3
    NOT_OVER = 4
    NO_DECISION = 5


SAYS = {
    Unsound.PILE_MISCOUNTED: "The pile and its size do not agree.",
    Unsound.STONES_LOST: "The stones are not those of the box (NEW-1).",
    Unsound.NOBODY_THERE: "Someone has stones who is not at the table.",
    Unsound.NOT_OVER: "The game is over exactly if the pile is empty and someone took the last stone (NEW-5).",
    Unsound.NO_DECISION: "The decision that is asked is none of the game's.",
}


def check(game: Game, s: Any) -> list[str]:
    """Everything that is wrong with a position; empty for every position that play can reach."""
    return unsound(game, s, SAYS, "NEW-3")


@rule
def stones_wrong(box: Box, s: Position) -> int:
    """NEW-1: every stone of the box is in the pile or taken, once."""
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


@rule
def course_wrong(box: Box, s: Position) -> int:
    """NEW-3, NEW-5: the game is over, or a turn is asked."""
    if (s.pile_size == 0) != (s.over == 1) or (s.over == 1) != (0 <= s.last < box.players):
        return Unsound.NOT_OVER
    if s.over:
        return Unsound.NOTHING if s.depth == 0 and s.seat == NONE and s.decision == 0 else Unsound.NO_DECISION
    if s.depth != 1 or s.decision != Step.TURN or s.seat != s.active or not 0 <= s.seat < box.players:
        return Unsound.NO_DECISION
    return Unsound.NOTHING


INVARIANTS = (stones_wrong, course_wrong)
