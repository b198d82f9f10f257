"""The workspace of a thinking bot: boards, lists and a generator, made once, so that thinking allocates nothing."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from riverrun.kernel import journal
from riverrun.kernel.game import Game


class Workspace(NamedTuple):
    """boards[0] holds the position to think about, boards[1] and boards[2] are scratch paper, boards[3] stays empty."""

    boards: Any
    log: Any
    rng: Any
    moves: Any
    replies: Any
    """The moves of a position that is looked ahead to, while `moves` keeps those that are tried."""
    weights: Any
    values: Any
    """(3, seats): points and chances of a look ahead, and what a search's walk was worth."""


def make_workspace(game: Game) -> Workspace:
    """A workspace for one game."""
    return Workspace(
        boards=game.rulebook.position.empty(4),
        log=journal.off(),
        rng=np.zeros(4, np.uint32),
        moves=np.zeros(game.rules.LEGAL_MAX, np.int32),
        replies=np.zeros(game.rules.LEGAL_MAX, np.int32),
        weights=np.zeros(game.rules.LEGAL_MAX),
        values=np.zeros((3, game.rules.PLAYERS_MAX)),
    )
