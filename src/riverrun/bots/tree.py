"""The tree of a search, in flat arrays, made once and used for every search."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from riverrun.kernel.game import Game

NONE = -1

# Columns of `links`, one row a node: the move that leads to it, its first child and next sibling (better first guesses
# come first), how often it was visited and offered, the last look at which its move was legal, and the first of its
# outcomes: nodes for what luck brought after the move, which have the luck in the move's place.
MOVE, CHILD, SIBLING, VISITS, OFFERED, NOW, OUTCOME, COLUMNS = 0, 1, 2, 3, 4, 5, 6, 7

# Cells of `counts`: how many nodes there are, how many looks at nodes there were, and from which node on the tree is
# searched: the first, or one below it once moves of a plan are made.
NODES, LOOKS, ROOT, COUNTS = 0, 1, 2, 3

DEEPEST = 1024
"""How many moves a walk down the tree goes at most."""


class Tree(NamedTuple):
    """The tree."""

    links: Any
    """(nodes, COLUMNS) whole numbers."""
    worth: Any
    """(nodes, seats): the sum of what visits were worth to each seat."""
    prior: Any
    """(nodes,): the first guess, a share of the visits."""
    counts: Any
    stamp: Any
    """(moves,): the look at which each move of the game was last legal and has no child."""
    path: Any
    """The nodes of the walk that is under way."""


def make_tree(game: Game, nodes: int) -> Tree:
    """Make an empty tree that holds up to `nodes` nodes."""
    return Tree(
        links=np.zeros((nodes, COLUMNS), np.int32),
        worth=np.zeros((nodes, game.rules.PLAYERS_MAX)),
        prior=np.zeros(nodes),
        counts=np.zeros(COUNTS, np.int32),
        stamp=np.zeros(game.moves, np.int32),
        path=np.zeros(DEEPEST, np.int32),
    )
