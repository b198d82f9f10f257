"""Moves as short text, both ways: `take 1`, `take 2`, `take 3`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from riverrun.games.new_game.terms import MOVES
from riverrun.kernel.errors import UnknownMove

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

TEXTS = tuple(f"take {move + 1}" for move in range(MOVES))


def text(game: Game, move: int) -> str:
    """A move's one notation."""
    return TEXTS[move]


def move(game: Game, written: str) -> int:
    """The move that a text means; capitals and more spaces are understood too."""
    plain = " ".join(written.lower().split())
    if plain not in TEXTS:
        raise UnknownMove(f"'{written.strip()[:60]}' is no move; moves are: {', '.join(TEXTS)}.")
    return TEXTS.index(plain)
