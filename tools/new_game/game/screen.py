"""The table as plain text of at most 80 columns, for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.new_game.scoring import points_of
from riverrun.games.new_game.terms import KINDS
from riverrun.games.new_game.words import stone, stones
from riverrun.kernel.words import player

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def screen(game: Game, s: Any, seat: int | None) -> str:
    """The table as `seat` sees it."""
    state = "The game is over." if s.over else f"{player(s.seat)} to choose."
    rows = [f"{stones(s.pile_size).capitalize()} in the pile. {state}", ""]
    for other in range(game.players):
        held = ", ".join(f"{s.taken[other, kind]} {stone(game, kind)}" for kind in range(KINDS))
        you = " (you)" if other == seat else ""
        rows.append(f"{player(other)}{you}: {held}; {points_of(game.box_view, s, other)} points")
    return "\n".join(rows)
