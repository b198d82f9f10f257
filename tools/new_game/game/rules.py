"""The rules as the kernel calls them (kernel/contract.py): setup, which moves are legal, and what they do."""

from __future__ import annotations

from typing import Any

from riverrun.games.new_game.content import Box
from riverrun.games.new_game.evaluation import value, weigh
from riverrun.games.new_game.events import Happened
from riverrun.games.new_game.position import Position
from riverrun.games.new_game.refusals import refusal
from riverrun.games.new_game.scoring import result
from riverrun.games.new_game.soundness import sound
from riverrun.games.new_game.terms import KINDS, MOVES, NONE, SEATS, Step
from riverrun.kernel.agenda import ask, finish, pop, push
from riverrun.kernel.chance import below, deal_again, shuffle
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.journal import Log, note, reveal
from riverrun.kernel.move_ranges import expand, move_range

PLAYERS_MAX = SEATS
LEGAL_MAX = MOVES

__all__ = [
    "LEGAL_MAX",
    "MOVES",
    "PLAYERS_MAX",
    "legal",
    "legal_ranges",
    "play",
    "redeal",
    "refusal",
    "result",
    "setup",
    "sound",
    "value",
    "weigh",
]


@entry
def setup(box: Box, s: Position, log: Log) -> None:
    """NEW-1, NEW-2: shuffles the pile and draws lots for the first turn."""
    for kind in range(KINDS):
        for _ in range(box.count[kind]):
            s.pile[s.pile_size] = kind
            s.pile_size += 1
    shuffle(s.rng, s.pile, 0, s.pile_size)
    s.last = NONE
    first = below(s.rng, box.players)
    reveal(log, Happened.FIRST, first, 0, 0, 0)
    push(s, Step.TURN, 0, 0)
    ask(s, first, NONE)


@entry
def legal_ranges(box: Box, s: Position, out: Any) -> int:
    """NEW-3: from one stone to as many as may be taken at once, or as there are."""
    if s.pile_size == 0:
        return 0
    out[0] = move_range(0, min(box.most, s.pile_size))
    return 1


@entry
def legal(box: Box, s: Position, out: Any) -> int:
    """NEW-3: the same moves one by one."""
    return expand(out, legal_ranges(box, s, out))


@entry
def play(box: Box, s: Position, log: Log, move: int) -> None:
    """NEW-3, NEW-5: takes stones; then it is the next player's turn, or the game is over."""
    s.moves += 1
    seat = s.seat
    pop(s)
    note(log, Happened.TAKES, seat, move + 1, 0, 0)
    for _ in range(move + 1):
        take_stone(s, log, seat)
    if s.pile_size == 0:
        s.last = seat
        note(log, Happened.LAST, seat, box.bonus, 0, 0)
        finish(s)
        return
    push(s, Step.TURN, 0, 0)
    ask(s, (seat + 1) % box.players, NONE)


@rule
def take_stone(s: Position, log: Log, seat: int) -> None:
    """NEW-4: the top stone is turned up and stays with whoever took it."""
    s.pile_size -= 1
    kind = s.pile[s.pile_size]
    s.pile[s.pile_size] = NONE
    s.taken[seat, kind] += 1
    reveal(log, Happened.TURNED_UP, seat, kind, 0, 0)


@entry
def redeal(box: Box, s: Position, seat: int) -> None:
    """NEW-7: nobody knows the order of the pile."""
    deal_again(s.rng, s.pile, 0, s.pile_size)
