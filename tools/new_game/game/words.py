"""The game in words; kernel/words.py has what all games say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from riverrun.kernel.words import count

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def stone(game: Game, kind: int) -> str:
    """A kind of stone inside a sentence."""
    name: str = game.content.stones[kind].name
    return name.lower()


def stones(number: int) -> str:
    """Write a number of stones."""
    return count(number, "stone")
