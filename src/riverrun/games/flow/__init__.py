"""Flow, by Dmitrijus Babičius, Tadas Kastanauskas, Justina Lapinskienė and Marijus Lapinskas: 1 to 6 players."""

from __future__ import annotations

from collections.abc import Mapping

from riverrun.games.flow.content import SCENARIO_IDS
from riverrun.games.flow.moves import Block
from riverrun.kernel.errors import BadOption
from riverrun.kernel.rulebook import Rulebook


class Flow(Rulebook):
    """What the game is; its parts are the modules of this folder."""

    id = "flow"
    title = "Flow"
    designer = "Dmitrijus Babičius, Tadas Kastanauskas, Justina Lapinskienė, Marijus Lapinskas"
    version = "1"
    seats = range(1, 7)
    usual = 2
    order = 2
    prefix = "fl"
    together = True
    playout = -1
    environment = range(Block.TIDE, Block.TIDE + 1)

    def choose(self, players: int, wishes: Mapping[str, object]) -> dict[str, str]:
        """FL-B3, FL-B4, FL-R12: the first player sits at the table; scenario cards are drawn or listed, and exist."""
        options = super().choose(players, wishes)
        if options["first"] != "random" and int(options["first"][1:]) > players:
            raise BadOption(f"first={options['first']} needs as many players, not {players} (FL-B3).")
        if options["scenarios"] == "drawn":
            return options
        if options["difficulty"] != "basic":
            raise BadOption("Scenario cards are listed by scenarios or drawn by difficulty, not both (FL-B4).")
        for name in options["scenarios"].split(","):
            if name not in SCENARIO_IDS:
                known = ", ".join(SCENARIO_IDS)
                raise BadOption(f"There is no scenario card '{name}'; there is: {known} (FL-B4).")
            if name == "no-communication" and players == 1:
                raise BadOption("No Communication is not for one player; list another scenario card (FL-R12).")
        return options


RULEBOOK = Flow()
