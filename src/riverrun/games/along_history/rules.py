"""The rules as the kernel calls them: what is declared in moves.py and done in the chapters, put together."""

from __future__ import annotations

from riverrun.games.along_history import (
    achievements,
    acquiring,
    agenda_checks,
    ages,
    armies,
    calamities,
    defending,
    dice,
    entering,
    evaluation,
    invariants,
    laboratory,
    paying,
    paying_population,
    paying_resource,
    priors,
    scoring,
    setup,
    sources,
    swapping,
    turns,
    war,
)
from riverrun.games.along_history.moves import LEGAL_MAX, MOVES, STEPS
from riverrun.games.along_history.terms import SEATS
from riverrun.kernel.rules.assembly import Rules

CHAPTERS = (
    setup,
    ages,
    turns,
    dice,
    swapping,
    acquiring,
    sources,
    paying,
    paying_resource,
    paying_population,
    entering,
    calamities,
    war,
    armies,
    defending,
    achievements,
    scoring,
    invariants,
    agenda_checks,
    evaluation,
    priors,
    laboratory,
)

RULES = Rules("ah", MOVES, STEPS, CHAPTERS, over="AH-89")
RULES.export(__name__, players=SEATS, legal_max=LEGAL_MAX)
