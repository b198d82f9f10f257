"""Academic research: the row above the scroll (EP-6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.actions.prices import RESEARCH, affordable, begin_action, priced, refuse_kind, too_dear
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.words import gains_of
from riverrun.kernel.jit import rule
from riverrun.kernel.language.sentences import Arg
from riverrun.kernel.moves.move_ranges import move_range

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


@rule
def list_research(box: Box, s: Position, seat: int, grant: int, out: Any, start: int) -> int:
    """EP-6.4: both sides of the row, if it can be paid."""
    if not affordable(box, s, seat, RESEARCH, grant):
        return start
    out[start] = move_range(RESEARCH, 2)
    return start + 1


@rule
def refuse_research(box: Box, s: Position, move: int, about: int) -> int:
    """EP-6.4"""
    reason = refuse_kind(box, s, move, about)
    return reason if reason != 0 else too_dear(box, s, s.active, move, about)


@rule
def research(box: Box, s: Position, move: int, about: int) -> None:
    """EP-6.4"""
    begin_action(box, s, move, about)


def permit_research(game: Game, s: Any, move: int, about: int, side: int) -> tuple[str, dict[str, Arg]]:
    """The price and the reward of that side."""
    reward = gains_of(game.box_view.row_reward, 2 * int(s.scroll) + side)
    return "", {**priced(game, s, move, about), "reward": reward, "row": int(s.scroll) + 1}
