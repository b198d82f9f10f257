"""Small words that all sentences share."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def player(seat: int) -> str:
    """A seat as people count: p1, p2, ..."""
    return f"p{seat + 1}"


def stone(game: Game, kind: int) -> str:
    """A kind of stone inside a sentence."""
    name: str = game.content.stones[kind].name
    return name.lower()


def stones(count: int) -> str:
    """So many stones."""
    return "1 stone" if count == 1 else f"{count} stones"
