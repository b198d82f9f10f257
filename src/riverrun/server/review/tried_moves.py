"""Moves that are tried in a puzzle or a lesson, at no table: each is judged by the rules before it is made."""

from __future__ import annotations

from collections.abc import Sequence

from riverrun.kernel.errors import UnknownMove
from riverrun.kernel.state import State
from riverrun.server.errors import RequestError


def play_tried(state: State, moves: Sequence[str]) -> list[str]:
    """Make moves, and return their notations; refused with its clause if one is not legal."""
    made: list[str] = []
    for move in moves:
        try:
            verdict = state.explain(move, environment=False)
        except UnknownMove as trouble:
            raise RequestError("bad-move", trouble.sentence) from None
        if not verdict.legal:
            raise RequestError("illegal", verdict.sentence, verdict.clause)
        state.play(verdict.move)
        made.append(verdict.move)
    return made
