"""Along History, by François Bachelart: one to three Ages, 2 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping

from riverrun.kernel.errors import BadOption
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.rulebook import Rulebook


class AlongHistory(Rulebook):
    """What the game is; its parts are the modules of this folder."""

    id = "along-history"
    title = "Along History"
    prefix = "ah"
    designer = "François Bachelart"
    version = "1"
    seats = range(2, 6)
    usual = 3
    order = 3
    minutes = (40, 80)
    weight = 3

    def choose(self, players: int, wishes: Mapping[str, object]) -> dict[str, str]:
        """AH-1, AH-90, AH-92, AH-109, AH-R4, AH-R20: what does not go together is refused."""
        if wishes.get("ages") == "prehistory+middle_ages":
            raise BadOption(Sentence("ah-error-ages-apart"))
        options = super().choose(players, wishes)
        if options["initiation"] == "on" and options["mode"] != "full":
            raise BadOption(Sentence("ah-error-initiation-mode", {"mode": options["mode"]}))
        if options["mode"] == "progressive" and "+" not in options["ages"] and options["ages"] != "all":
            raise BadOption(Sentence("ah-error-progressive-ages"))
        if options["first"] != "random" and int(options["first"][1:]) > players:
            raise BadOption(Sentence("ah-error-first-player", {"first": options["first"], "players": players}))
        return options


RULEBOOK = AlongHistory()
