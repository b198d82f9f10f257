"""Everything that can be wrong with a position: no reachable one fails, and no document that does is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.flow.soundness import Unsound
from riverrun.kernel.documents import unsound

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

SAYS = {
    Unsound.TILES_LOST: "The map tiles are not those of the box (FL-I4).",
    Unsound.CARDS_LOST: "The action cards are not those of the box (FL-I4).",
    Unsound.BIRDS_LOST: "The bird tokens are not three (FL-I4).",
    Unsound.ILL_FORMED_TILE: "A tile on the board is none of the box's, or there are too many scenario tiles (FL-A8).",
    Unsound.EDGES_CLASH: "Somewhere on the board an open edge meets a closed one (FL-E3).",
    Unsound.BOARD_MOVED: "An animal or the boat is not as it should be (FL-A1, FL-H6).",
    Unsound.STACK_MISCOUNTED: "The stack and its mix do not agree.",
    Unsound.HAND_MISCOUNTED: "A hand, its size and what is shown of it do not agree (FL-J3).",
    Unsound.HOME_MISCOUNTED: "The animals that are home are not those that reach the boat (FL-I1).",
    Unsound.NO_DECISION: "No decision is asked, yet the game is not over; or it is, and something is left to do.",
    Unsound.DECISION_OUT_OF_PLACE: "What is in hand and in play does not fit the decision that is asked (FL-C5).",
    Unsound.ENDLESS: "There have been more turns than tiles and cards allow (FL-I3).",
    Unsound.SHOULD_BE_OVER: "The game should be over: it is won or lost (FL-I1, FL-I2).",
}


def check(game: Game, s: Any) -> list[str]:
    """Everything that is wrong with a position; empty for every position that play can reach."""
    return unsound(game, s, SAYS, "FL-C7")
