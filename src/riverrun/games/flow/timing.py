"""What a table's clock measures in Flow: rounds, and where a position stands in one (FL-K4, FL-F1, FL-F2, FL-F3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from riverrun.games.flow.moves import Block
from riverrun.games.flow.terms import Scenario, Step
from riverrun.kernel.timing import Pace, Timing

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

SPARED = (int(Block.TRADE),)
"""A tile is placed or, without a space, discarded for a player who is too slow, never traded."""


def pace(game: Game) -> Pace | None:
    """FL-K4: the seconds of a round by the option `clock`."""
    clock = game.options["clock"]
    if clock == "none":
        return None
    return Pace(float(clock), int(Block.TIDE), "FL-K4", game.options["pausable"] == "yes")


def timing(game: Game, s: Any) -> Timing:
    """FL-F2, FL-F3, FL-H2, FL-R6, FL-R7: what becomes of the decision that is asked, once the time is up."""
    return Timing(
        stands(s),
        rounds=s.waves,
        fresh=s.waves > 0 and s.round_turns == 0 and s.decision == Step.TURN,
        spared=SPARED,
        quiet="FL-H2" if s.scenarios[Scenario.NO_COMMUNICATION] else None,
    )


def stands(s: Any) -> Literal["free", "idle", "begun", "late", "choosing"]:
    """Where a position stands in its round."""
    if s.decision == Step.FACING:
        return "free"
    if s.decision == Step.DIE:
        return "choosing"
    if s.decision == Step.TURN:
        return "idle"
    return "late" if s.late else "begun"
