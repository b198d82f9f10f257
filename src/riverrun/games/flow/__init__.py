"""Flow, by Dmitrijus Babičius, Tadas Kastanauskas, Justina Lapinskienė and Marijus Lapinskas: 1 to 6 players."""

from __future__ import annotations

from collections.abc import Mapping

from riverrun.games.flow.terms import SCENARIO_IDS
from riverrun.kernel.errors import BadOption
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.rulebook import Rulebook

LEARNED_TURNS = ("4", "5", "6", "7", "8")
LEARNED = {"clock": "none", "difficulty": "basic", "scenarios": "drawn", "untradable": "cross"}
"""The options of the tables at which its net learned."""


class Flow(Rulebook):
    """What the game is; its parts are the modules of this folder."""

    id = "flow"
    title = "Flow"
    designer = "Dmitrijus Babičius, Tadas Kastanauskas, Justina Lapinskienė, Marijus Lapinskas"
    version = "1"
    seats = range(1, 7)
    usual = 2
    order = 2
    minutes = (15, 15)
    weight = 2
    prefix = "fl"
    together = True
    playout = -1

    def choose(self, players: int, wishes: Mapping[str, object]) -> dict[str, str]:
        """FL-B3, FL-B4, FL-R12: the first player sits at the table; scenario cards are drawn or listed, and exist."""
        options = super().choose(players, wishes)
        if options["first"] != "random" and int(options["first"][1:]) > players:
            raise BadOption(Sentence("fl-error-first-player", {"first": options["first"], "players": players}))
        if options["scenarios"] == "drawn":
            return options
        if options["difficulty"] != "basic":
            raise BadOption(Sentence("fl-error-listed-and-drawn"))
        for name in options["scenarios"].split(","):
            if name not in SCENARIO_IDS:
                raise BadOption(Sentence("fl-error-no-scenario", {"name": name, "known": list(SCENARIO_IDS)}))
            if name == "no-communication" and players == 1:
                raise BadOption(Sentence("fl-error-silent-alone"))
        return options

    def net_searches(self, players: int, options: Mapping[str, str]) -> bool:
        """As the net learned the game: without scenario cards, with which it is the weaker, and without a clock."""
        return options["turns"] in LEARNED_TURNS and all(options[name] == value for name, value in LEARNED.items())


RULEBOOK = Flow()
