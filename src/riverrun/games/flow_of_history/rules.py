"""The rules as the kernel calls them: what is declared in moves.py and done in the chapters, put together."""

from __future__ import annotations

from riverrun.games.flow_of_history import (
    activating,
    evaluation,
    gaining,
    harvesting,
    invariants,
    investing,
    laboratory,
    market,
    scoring,
    setup,
    sniping,
    turns,
    two_players,
    war,
)
from riverrun.games.flow_of_history.moves import LEGAL_MAX, MOVES, STEPS
from riverrun.games.flow_of_history.terms import SEATS
from riverrun.kernel.rules.assembly import Rules

CHAPTERS = (
    setup,
    market,
    investing,
    sniping,
    activating,
    harvesting,
    gaining,
    war,
    two_players,
    turns,
    scoring,
    invariants,
    evaluation,
    laboratory,
)

RULES = Rules("foh", MOVES, STEPS, CHAPTERS, over="FOH-U3")
RULES.export(__name__, players=SEATS, legal_max=LEGAL_MAX)
