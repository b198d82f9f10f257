"""The Raft's moves and steps, declared."""

from __future__ import annotations

from riverrun.kernel.language.sentences import Ref
from riverrun.kernel.moves.move_space import MoveSpace, Verb
from riverrun.kernel.moves.parameters import number, pieces, player
from riverrun.kernel.rules.steps import AutomaticStep, DecisionStep

from .position import CARDS, PLAYERS_MAX, Step

CARD = number("card", CARDS)
SEAT = player("seat", PLAYERS_MAX)
TARGET = pieces("target", ids=("p0", "p1", "p2"), arg=lambda game, seat: Ref("player", seat))

MOVES = MoveSpace(
    Verb("play", CARD, clause="RAFT-3"),
    Verb("draw", clause="RAFT-4"),
    Verb("ask", TARGET, clause="RAFT-5"),
    Verb("yes", clause="RAFT-5", always=True),
    Verb("no", clause="RAFT-5", always=True),
    Verb("tide", clause="RAFT-6", environment=True),
    names=(SEAT,),
)

STEPS = (
    DecisionStep(Step.TURN, "turn", "RAFT-3", verbs=("play", "draw", "ask"), then=Step.NEXT),
    DecisionStep(
        Step.CONSENT,
        "consent",
        "RAFT-5",
        verbs=("yes", "no"),
        seat="about",
        about=SEAT.named("asker"),
        about_from="active",
        asks=SEAT.named("asked"),
    ),
    AutomaticStep(Step.NEXT, "next_turn"),
)
