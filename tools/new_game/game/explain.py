"""Why a move may be played, why not, and what is asked: each with its clause, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.new_game.refusals import Reason
from riverrun.games.new_game.terms import Step
from riverrun.games.new_game.words import stones
from riverrun.kernel.explanations import Decision

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

# step: (kind, clause, sentence)
DECISIONS = {Step.TURN: ("turn", "NEW-3", "Take 1 to {most} of the {left}.")}

# reason: (clause, sentence)
REFUSALS = {
    Reason.OVER: ("NEW-5", "The game is over: the pile is empty."),
    Reason.TOO_MANY: ("NEW-3", "At most {most} may be taken at once."),
    Reason.NOT_SO_MANY: ("NEW-3", "The pile has only {left}."),
}


def decision(game: Game, s: Any) -> Decision:
    """What is asked, of whom, by which clause."""
    kind, clause, text = DECISIONS[s.decision]
    if s.pile_size == 1:
        text = "Take the last stone."
    most = min(game.box_view.most, s.pile_size)
    return Decision(s.seat, kind, clause, text.format(most=most, left=stones(s.pile_size)))


def permit(game: Game, s: Any, move: int) -> tuple[str, str]:
    """The clause of a legal move, and what it does."""
    if move + 1 == s.pile_size:
        return "NEW-5", f"Take {stones(move + 1)}, the last of the pile."
    return "NEW-3", f"Take {stones(move + 1)} from the top of the pile."


def refuse(game: Game, s: Any, move: int, reason: int) -> tuple[str, str]:
    """The clause that refuses a move, and why."""
    clause, text = REFUSALS[Reason(reason)]
    return clause, text.format(most=stones(game.box_view.most), left=stones(s.pile_size))
