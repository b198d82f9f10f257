"""What a game's rules module provides, by name and signature; loops are written against it and specialised for a game.

Every function is an `@entry`. `box` is the content and the options, one flat record that rules only read; whatever else
it holds, `box.players` is the number of seats at this table. `s` is the position, `log` the journal's buffer.

A move outside `Rulebook.environment` is legal exactly if `refusal` gives 0 for it: `legal_ranges` and `legal` list
those moves and no others. The moves in `environment` are made by the environment (a server's clock) and never listed,
though `refusal` judges and `play` plays them like any other. While the game runs, the seat that is asked has a legal
move.

`settled`, `luck`, and what only the laboratory asks (`takes`, `stage`, `turn_mark`) have an answer here, for games that
do not give their own.
"""

from __future__ import annotations

from typing import Any

from riverrun.kernel.jit import entry
from riverrun.kernel.position.layout import Layout
from riverrun.kernel.weights import Weight

PLAYERS_MAX = 1
"""The most seats the game has."""

MOVES = 1
"""The size of the move space: moves are the numbers below it."""

LEGAL_MAX = 1
"""The most legal moves a position can have."""

WEIGHTS: type[Weight] | None = None
"""The numbers by which bots judge, where the game declares any; `box.weights` has them."""


def setup(box: Any, s: Layout, log: Any) -> None:
    """Lays out the game in a zeroed position whose generator is seeded, up to the first decision."""
    raise NotImplementedError


def legal_ranges(box: Any, s: Layout, out: Any) -> int:
    """Writes the legal moves into `out` as ranges (kernel/moves/move_ranges.py) and returns how many there are."""
    raise NotImplementedError


def legal(box: Any, s: Layout, out: Any) -> int:
    """Writes the legal moves into `out` one by one, in an order of the rules' own, and returns how many there are."""
    raise NotImplementedError


def refusal(box: Any, s: Layout, move: int) -> int:
    """0 if the move can be made now, otherwise the number of the reason why not; never 0 once the game is over.

    The environment's moves are judged as if the environment made them.
    """
    raise NotImplementedError


def play(box: Any, s: Layout, log: Any, move: int) -> None:
    """Plays a move that `refusal` allows, raises `s.moves` by one, and goes on to the next decision or the end."""
    raise NotImplementedError


def redeal(box: Any, s: Layout, seat: int) -> None:
    """Resamples from the position's generator all that `seat` (-1: a spectator) cannot know.

    Nothing of what was hidden may remain, not even its order: positions that look the same to the seat must come out
    the same (`chance.deal_again` does that for a pile, `chance.deal_among` for scattered places).
    """
    raise NotImplementedError


def result(box: Any, s: Layout, points: Any, wins: Any) -> None:
    """Each seat's points as the game stands, and its share of the win: 1, or 1/k for k winners, or 0.

    Where all win or lose together, every seat gets 1, or every seat 0. Both arrays have PLAYERS_MAX numbers; those of
    seats that are not at the table are left alone.
    """
    raise NotImplementedError


def sound(box: Any, s: Layout) -> int:
    """0 for every position that play can reach; otherwise a number of what is wrong, which `Rulebook.unsound` names."""
    raise NotImplementedError


def value(box: Any, s: Layout, points: Any, chances: Any) -> None:
    """What bots know of positions: a guess of each seat's points at the end, and of its share of the win (as `result`).

    Asked while the game runs.
    """
    raise NotImplementedError


def weigh(box: Any, s: Layout, moves: Any, count: int, weights: Any) -> None:
    """What bots know of moves: how likely a sensible player is to choose each of moves[:count], which are all legal.

    Weights are above 0 and need not add up to anything. Much cheaper than playing the move and looking.
    """
    raise NotImplementedError


@entry
def settled(box: Any, s: Layout) -> int:
    """1 where bots can judge a position, 0 in the middle of a choice that takes several moves (a payment, say).

    Asked while the game runs. Looking ahead plays on from a position that is not settled, and a bot's moves up to the
    next settled one are planned together. Every such choice comes to an end.
    """
    return 1


@entry
def luck(box: Any, s: Layout) -> int:
    """What open chance brought in the last move, as a small number (one die's face, say) from 0 on.

    Searches keep what follows on each number apart. 0: nothing, or so much that hardly any of it comes twice.
    """
    return 0


@entry
def takes(box: Any, s: Layout, move: int) -> int:
    """The piece that a legal move gets for the seat that makes it, as `Rulebook.takeable` numbers them; -1: none."""
    return -1


@entry
def stage(box: Any, s: Layout) -> int:
    """Which of `Rulebook.stages` (ages, epochs) the game is in."""
    return 0


@entry
def turn_mark(box: Any, s: Layout) -> int:
    """A number that is another in every turn than in the one before."""
    return int(s.moves)
