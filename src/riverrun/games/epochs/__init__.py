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
    minutes = (120, 180)
    weight = 4
    playout = 6
    effort = 4


RULEBOOK = Epochs()
