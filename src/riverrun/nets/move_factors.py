"""What a net's answer for each move is made of: its verb and its parameters, so that what moves share is learned once.

The verb `invest CARD AMOUNT` has a factor of its own, one for each card and one for each amount: a move's logit is the
sum of its three factors' answers, and the product of its parameters' smaller ones.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from riverrun.kernel.game import Game
from riverrun.kernel.moves.move_space import Verb
from riverrun.kernel.rulebook import Rulebook

NO_FACTOR = 0
"""The factor of numbers that are no moves, and of parameters that a verb does not have."""


class MoveFactors(NamedTuple):
    """The factors of a move space."""

    size: int
    """How many there are."""
    of: Any
    """(moves, 1 + parameters): each move's factors, its verb's first."""
    crossed: Any
    """(moves,): whether a move has two parameters or more, whose product counts."""


@cache
def factors_of(rulebook: Rulebook) -> MoveFactors:
    """The factors of a game's moves."""
    space = rulebook.declared.moves
    most = max(len(verb.parameters) for verb in space.verbs)
    of = np.full((rulebook.moves, 1 + most), NO_FACTOR, np.int32)
    firsts: dict[str, list[int]] = {}
    count = NO_FACTOR + 1
    for verb in space.verbs:
        firsts[verb.name] = [count]
        count += 1
        for parameter in verb.parameters:
            firsts[verb.name].append(count)
            count += parameter.size
    for move in range(rulebook.moves):
        found = space.decode(move)
        if found is not None:
            verb, values = found
            of[move, 0] = firsts[verb.name][0]
            of[move, 1 : 1 + len(values)] = [
                first + value for first, value in zip(firsts[verb.name][1:], values, strict=True)
            ]
    return MoveFactors(count, of, (of[:, 1:] != NO_FACTOR).sum(axis=1) > 1)


def seen_moves(game: Game) -> Any:
    """(seats, moves): what each move is as a seat sees it: players count from that seat on, as in observations."""
    space = game.rulebook.declared.moves
    seen = np.tile(np.arange(game.moves, dtype=np.int32), (game.players, 1))
    for move in range(game.moves):
        found = space.decode(move)
        if found is not None and any(parameter.kind == "player" for parameter in found[0].parameters):
            for seat in range(game.players):
                seen[seat, move] = _seen(game, *found, seat)
    return seen


def _seen(game: Game, verb: Verb, values: tuple[int, ...], seat: int) -> int:
    turned = [
        (value - seat) % game.players if parameter.kind == "player" and value < game.players else value
        for parameter, value in zip(verb.parameters, values, strict=True)
    ]
    return game.rulebook.declared.moves.number(verb.name, *turned)
