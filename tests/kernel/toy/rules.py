"""The Raft's rules as the kernel calls them."""

from __future__ import annotations

from riverrun.kernel.rules.assembly import Rules

from . import ending, turns
from .moves import MOVES, STEPS
from .position import LEGAL_MAX, PLAYERS_MAX

RULES = Rules("raft", MOVES, STEPS, (turns, ending), over="RAFT-7")
RULES.export(__name__, players=PLAYERS_MAX, legal_max=LEGAL_MAX)
