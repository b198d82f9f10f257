"""What a table's clock measures in Flow: rounds, and where a position stands in one (FL-K3, FL-K4, FL-F1 to FL-F3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

from riverrun.games.flow.drawing import SPARED
from riverrun.games.flow.evaluation import USUAL_TURNS
from riverrun.games.flow.terms import Scenario, Step
from riverrun.games.flow.turns import TIDE
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.timing import Pace, Timing

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

MINUTE = 60
"""The seconds of the printed timer (FL-C1), which the default of `turns` stands for: about 7.5 s for a turn."""


def pace(game: Game) -> Pace | None:
    """FL-K4: the seconds of a round by the option `clock`."""
    clock = game.options["clock"]
    if clock == "none":
        return None
    return Pace(float(clock), TIDE, "FL-K4", game.options["pausable"] == "yes")


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


def endless(game: Game, clocked: bool) -> Sentence | None:
    """FL-K3, FL-K4: a clock ends rounds only where it is kept, and without one turns must be counted."""
    clock = game.options["clock"]
    if clock != "none":
        return None if clocked else Sentence("fl-error-clock-without-table", {"clock": clock})
    return Sentence("fl-error-endless-round") if game.options["turns"] == "none" else None


def lookahead(options: Mapping[str, str]) -> Mapping[str, str]:
    """FL-K3, FL-K4: bots cannot know when the tide comes; they count as many turns as the clock has time for.

    A minute has 8, which the option `turns` calls normal; so 45 s have 6, which it calls hard, and 90 s have 12.
    """
    clock = options["clock"]
    if clock == "none" and options["turns"] != "none":
        return options
    seconds = MINUTE if clock == "none" else int(clock)
    return {**options, "clock": "none", "turns": str(round(USUAL_TURNS * seconds / MINUTE))}
