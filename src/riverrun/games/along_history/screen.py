"""The table as plain text of at most 80 columns, for the terminal and for anyone who reads rather than looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.along_history.view import view

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def screen(game: Game, s: Any, seat: int | None) -> str:
    """The table as `seat` sees it."""
    seen = view(game, s, seat)
    rows = [f"{seen.age} {seen.round}, {seen.deck}"]
    for owner in seen.civilizations:
        rows.append(f"p{owner.seat + 1}: {owner.points}, {owner.gold}, {owner.ur}, {owner.space}")
        rows.append(f"  {' '.join(owner.row)}"[:80])
    return "\n".join(rows)
