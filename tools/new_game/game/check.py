"""Everything that can be wrong with a position, in words; documents are checked by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.new_game.soundness import Unsound
from riverrun.kernel.documents import unsound

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

SAYS = {
    Unsound.PILE_MISCOUNTED: "The pile and its size do not agree.",
    Unsound.STONES_LOST: "The stones are not those of the box (NEW-1).",
    Unsound.NOBODY_THERE: "Someone has stones who is not at the table.",
    Unsound.NO_DECISION: "The decision that is asked is none of the game's.",
    Unsound.NOT_OVER: "The game is over exactly if the pile is empty and someone took the last stone (NEW-5).",
}


def check(game: Game, s: Any) -> list[str]:
    """Everything that is wrong with a position; empty for every position that play can reach."""
    return unsound(game, s, SAYS, "NEW-3")
