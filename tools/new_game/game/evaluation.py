"""What bots know of the game: what a position is worth, and which moves look good."""

from __future__ import annotations

from typing import Any

from riverrun.games.new_game.content import Box
from riverrun.games.new_game.position import KINDS, SEATS, Position
from riverrun.games.new_game.scoring import points_of
from riverrun.games.new_game.weights import W
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.win_chances import move_weight, win_chances


@rule
def hidden_worth(box: Box, s: Position) -> int:
    """What the stones of the pile are worth together: that follows from what lies open (NEW-7)."""
    total = 0
    for kind in range(KINDS):
        left = box.count[kind]
        for seat in range(SEATS):
            left -= s.taken[seat, kind]
        total += left * box.worth[kind]
    return total


@entry
def value(box: Box, s: Position, points: Any, chances: Any) -> None:
    """What each has, an equal share of what is left, and the last stone for who may take it next."""
    share = hidden_worth(box, s) / box.players
    for seat in range(box.players):
        points[seat] = points_of(box, s, seat) + share
    if s.pile_size <= box.most:
        points[s.seat] += box.bonus
    win_chances(points, chances, box.players, box.weights[W.SPREAD])


@entry
def weigh(box: Box, s: Position, moves: Any, count: int, weights: Any) -> None:
    """The last stone is good, and leaving it to the next player is bad; else more is better."""
    mean = hidden_worth(box, s) / max(1, s.pile_size)
    for i in range(count):
        left = s.pile_size - moves[i] - 1
        looks = mean * (moves[i] + 1)
        if left == 0:
            looks += box.bonus
        elif left <= box.most:
            looks -= box.bonus
        weights[i] = move_weight(looks, box.weights[W.TEMPER])
