"""The moves and steps, declared once: numbers, notation and the order of play follow from it."""

from __future__ import annotations

from typing import Any

from riverrun.games.new_game.position import SEATS, STONE_IDS, Step
from riverrun.kernel.language.sentences import Ref
from riverrun.kernel.moves.move_space import MoveSpace, Verb
from riverrun.kernel.moves.parameters import number, pieces, player
from riverrun.kernel.rules.steps import AutomaticStep, DecisionStep

MOST = 3
"""The most stones that can be taken at once."""


def name_of(game: Any, kind: int) -> Ref:
    """How sentences name a kind of stone: by the catalogue, or as a content pack calls it."""
    return Ref("stone", STONE_IDS[kind], name=game.content.stones[kind].name)


COUNT = number("count", MOST, first=1)
STONE = pieces("stone", ids=STONE_IDS, arg=name_of)
SEAT = player("seat", SEATS)

MOVES = MoveSpace(
    Verb("take", COUNT, clause="NEW-3"),
    names=(SEAT, STONE),
)

STEPS = (
    DecisionStep(Step.TURN, "turn", "NEW-3", verbs=("take",), then=Step.NEXT),
    AutomaticStep(Step.NEXT, "next_turn"),
)
