"""The rules as the kernel calls them (kernel/rules/contract.py): made of the declarations and the chapters."""

from __future__ import annotations

from riverrun.games.new_game import evaluation, invariants, scoring, setup, taking
from riverrun.games.new_game.moves import MOST, MOVES, STEPS
from riverrun.games.new_game.position import SEATS
from riverrun.kernel.rules.assembly import Rules

RULES = Rules("new", MOVES, STEPS, (setup, taking, scoring, invariants, evaluation), over="NEW-5")
RULES.export(__name__, players=SEATS, legal_max=MOST)
