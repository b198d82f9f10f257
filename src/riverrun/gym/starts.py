"""Positions that games begin with in place of a deal: states, position documents or their JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from riverrun.kernel.errors import BadPosition
from riverrun.kernel.game import Game
from riverrun.kernel.state import State


def positions_of(game: Game, given: Sequence[Any]) -> Any:
    """An array of positions, each checked; BadPosition names the first that no game can begin with."""
    found = game.rulebook.position.empty(len(given))
    for number, one in enumerate(given):
        found[number] = start_of(game, one, number).position
    return found


def start_of(game: Game, given: Any, number: int = 0) -> State:
    """One position that a game can begin with, as a state of its own."""
    if isinstance(given, State):
        same = given.game.id == game.id and given.game.players == game.players
        if not same or given.game.content_hash != game.content_hash:
            raise BadPosition(f"Position {number} is of {given.game!r}, not of {game!r}.")
        state = State(game, given.copy().position, keep_journal=False)
    else:
        state = State(game, game.restore(given).position, keep_journal=False)
    if state.over:
        raise BadPosition(f"Position {number} is the end of a game: nothing can begin there.")
    return state
