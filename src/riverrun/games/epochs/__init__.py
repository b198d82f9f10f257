"""Epochs: Course of Cultures, by Jeffrey CCH: three epochs on a map that shows itself tile by tile, 2 to 4 players."""

from __future__ import annotations

from riverrun.kernel.rulebook import Rulebook


class Epochs(Rulebook):
    """What the game is; its parts are the modules of this folder."""

    id = "epochs"
    title = "Epochs: Course of Cultures"
    prefix = "ep"
    designer = "Jeffrey CCH"
    version = "1"
    seats = range(2, 5)
    usual = 3
    order = 4


def __getattr__(name: str) -> Epochs:
    """Makes the rulebook when it is first asked for, so that its modules can be read before all are written."""
    if name == "RULEBOOK":
        return globals().setdefault(name, Epochs())
    raise AttributeError(name)
