"""The Flow of History, by Jesse Li: both editions, 2 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping

from riverrun.kernel.errors import BadOption
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.rulebook import Rulebook


class FlowOfHistory(Rulebook):
    """What the game is; its parts are the modules of this folder."""

    id = "flow-of-history"
    title = "The Flow of History"
    designer = "Jesse Li"
    version = "1"
    seats = range(2, 6)
    usual = 3
    order = 1
    minutes = (60, 90)
    weight = 3
    prefix = "foh"

    def choose(self, players: int, wishes: Mapping[str, object]) -> dict[str, str]:
        """FOH-O1, FOH-O3: the first edition is for 3 to 5 players and has no glossary."""
        options = super().choose(players, wishes)
        if options["edition"] == "first":
            if players == 2:
                raise BadOption(Sentence("foh-error-first-edition"))
            if options["glossary"] == "literal":
                raise BadOption(Sentence("foh-error-literal-glossary"))
        return options

    def net_searches(self, players: int, options: Mapping[str, str]) -> bool:
        """Up to four players of the edition that it learned: with five it was not shown to be stronger."""
        return players <= 4 and options["edition"] == "second"


RULEBOOK = FlowOfHistory()
