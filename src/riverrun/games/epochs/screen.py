"""The table as plain text of at most 80 columns, for the terminal and for anyone who reads rather than looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.view_map import hexes

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def screen(game: Game, s: Any, seat: int | None) -> str:
    """The table as `seat` sees it."""
    return "\n".join(f"{one.hex} {one.terrain}" for one in hexes(s))
