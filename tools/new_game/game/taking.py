"""A chapter of the rules: taking stones, and the end (NEW-3 to NEW-5).

All that belongs to a move stands together: why it is refused, which moves are legal, what it does, what it tells.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from riverrun.games.new_game.content import Box
from riverrun.games.new_game.moves import MOVES
from riverrun.games.new_game.position import NONE, Position, Step
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note, reveal
from riverrun.kernel.language.sentences import Arg
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import finish, push
from riverrun.kernel.rules.refusals import Cited

TAKE = MOVES.first("take")


class Reason(IntEnum):
    """Why a move is refused; each chapter's numbers are its own, from 2 to 999."""

    TOO_MANY = 100
    NOT_SO_MANY = 101


REFUSALS = {
    Reason.TOO_MANY: Cited("NEW-3", "most"),
    Reason.NOT_SO_MANY: Cited("NEW-3", "left"),
}


class Happened(IntEnum):
    """What this chapter notes in the journal."""

    TAKES = 100
    TURNED_UP = 101
    LAST = 102


EVENTS = {
    Happened.TAKES: Cited("NEW-3", "seat", "stones"),
    Happened.TURNED_UP: Cited("NEW-4", "seat", "stone"),
    Happened.LAST: Cited("NEW-5", "seat", "bonus"),
}


# Taking stones


@rule
def refuse_take(box: Box, s: Position, count: int) -> int:
    """NEW-3: `count` is the place in the list of numbers, which begins with 1."""
    if count + 1 > box.most:
        return Reason.TOO_MANY
    return Reason.NOT_SO_MANY if count + 1 > s.pile_size else 0


@rule
def legal_turn(box: Box, s: Position, out: Any) -> int:
    """NEW-3: from one stone to as many as may be taken at once, or as there are."""
    out[0] = move_range(TAKE, min(box.most, s.pile_size))
    return 1


@rule
def take(s: Position, log: Log, count: int) -> None:
    """NEW-3, NEW-4: the stones are turned up and stay with whoever took them."""
    seat = s.active
    note(log, Happened.TAKES, seat, count + 1, 0, 0)
    for _ in range(count + 1):
        s.pile_size -= 1
        kind = s.pile[s.pile_size]
        s.pile[s.pile_size] = NONE
        s.taken[seat, kind] += 1
        reveal(log, Happened.TURNED_UP, seat, kind, 0, 0)


@rule
def next_turn(box: Box, s: Position, log: Log) -> None:
    """NEW-2, NEW-5: it is the next player's turn, or the game is over."""
    if s.pile_size == 0:
        s.last = s.active
        note(log, Happened.LAST, s.active, box.bonus, 0, 0)
        finish(s)
    else:
        s.active = (s.active + 1) % box.players
        push(s, Step.TURN, 0, 0)


# What sentences name besides a move's own parameters


def ask_turn(game: Any, s: Any) -> tuple[str, dict[str, Arg]]:
    """How many may be taken, of how many."""
    return "", {"most": min(game.box_view.most, s.pile_size), "left": s.pile_size}


def permit_take(s: Any, count: int) -> tuple[str, dict[str, Arg]]:
    """Whether the last stone is among them, which another clause is about."""
    last = count + 1 == s.pile_size
    return "NEW-5" if last else "", {"end": "last" if last else "more"}


def arg_most(game: Any) -> Arg:
    """How many may be taken at once."""
    most: int = game.box_view.most
    return most


def arg_left(s: Any) -> Arg:
    """How many stones the pile has."""
    left: int = s.pile_size
    return left
