"""New Game: 2 to 4 players."""

from __future__ import annotations

from riverrun.kernel.rulebook import Rulebook


class NewGame(Rulebook):
    """What the game is; its parts are the modules of this folder."""

    id = "new-game"
    title = "New Game"
    prefix = "new"
    designer = "A. Designer"
    version = "1"
    seats = range(2, 5)
    usual = 2
    order = 0


RULEBOOK = NewGame()
