"""The rules as the kernel calls them: the chapters put together by what `moves.py` declares."""

from __future__ import annotations

from riverrun.games.flow import (
    aiming,
    cards,
    drawing,
    evaluation,
    invariants,
    laboratory,
    placing,
    priors,
    scoring,
    setup,
    turns,
    wave,
)
from riverrun.games.flow.moves import LEGAL_MAX, MOVES, STEPS
from riverrun.games.flow.terms import SEATS
from riverrun.kernel.rules.assembly import Rules
from riverrun.kernel.rules.refusals import Cited

RULES = Rules(
    "fl",
    MOVES,
    STEPS,
    (setup, drawing, placing, cards, aiming, turns, wave, scoring, invariants, evaluation, priors, laboratory),
    over=Cited(scoring.clause_of_end, "won"),
    another="FL-C5",
)
RULES.export(__name__, players=SEATS, legal_max=LEGAL_MAX)
