"""Information-set Monte Carlo tree search, written against the contract and specialised for each game.

One tree for the seat that thinks about boards[0] of the workspace. Every iteration deals anew, on boards[1], what that
seat cannot know, walks down the tree by the moves that are legal in this deal, adds one node, looks at what it is worth
to every seat, and notes that on the way back. Nodes stand for sequences of moves and of what luck brought after them
where a game tells that apart; other chance is met by resampling. A move counts by how often it could have been chosen.
The tree lies in flat arrays, and nothing is allocated while it grows. Moves and positions are judged by a module of two
functions that `specialise` chooses: playouts and the game's own judgement (`playouts`), or a net (`net_judgement`).
"""

from __future__ import annotations

import math
from typing import Any

from riverrun.bots import playouts as judgement
from riverrun.bots.tree import (
    CHILD,
    LOOKS,
    MOVE,
    NODES,
    NONE,
    NOW,
    OFFERED,
    OUTCOME,
    ROOT,
    SIBLING,
    VISITS,
    Tree,
)
from riverrun.bots.workspace import Workspace
from riverrun.kernel.chance import next_word
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.rules import contract as rules


@entry
def grow(box: Any, workspace: Workspace, tree: Tree, settings: Any, iterations: int) -> int:
    """Grow the tree below the position in boards[0] by `iterations`, or until it is full; how many were made.

    `settings` is a searcher's `Settings` as a tuple of numbers, with a net where one judges.
    """
    boards = workspace.boards
    if tree.counts[NODES] == 0:
        new_node(tree, NONE, NONE, 1.0)
    for done in range(iterations):
        if is_full(tree):
            return done
        boards[1] = boards[0]
        for i in range(4):
            boards[1].rng[i] = next_word(workspace.rng)
        rules.redeal(box, boards[1], boards[0].seat)
        length = descend(box, workspace, tree, settings)
        weighed = judgement.AT_ONCE and boards[1].over == 0 and not is_full(tree)
        if weighed:
            node = tree.path[length - 1]
            weighed = offer(box, workspace, tree, settings, node, rules.legal(box, boards[1], workspace.moves))
        judgement.judge(box, workspace, settings, weighed)
        for i in range(length):
            node = tree.path[i]
            tree.links[node, VISITS] += 1
            for seat in range(box.players):
                tree.worth[node, seat] += workspace.values[2, seat]
    return iterations


# Down the tree


@rule
def descend(box: Any, workspace: Workspace, tree: Tree, settings: Any) -> int:
    """Walks from the root to a node that was never visited, or to the end of the game; writes the way into `path`."""
    boards = workspace.boards
    root = tree.counts[ROOT]
    node = root
    tree.path[0] = node
    length = 1
    while boards[1].over == 0 and length < len(tree.path) - 1 and not is_full(tree):
        if tree.links[node, VISITS] == 0 and node != root:
            return length
        offer(box, workspace, tree, settings, node, rules.legal(box, boards[1], workspace.moves))
        node = choose(tree, settings, node, boards[1].seat)
        rules.play(box, boards[1], workspace.log, int(tree.links[node, MOVE]))
        tree.path[length] = node
        length += 1
        if boards[1].over == 0:
            luck = rules.luck(box, boards[1])
            if luck != 0:
                node = outcome(tree, node, luck)
                tree.path[length] = node
                length += 1
    return length


@rule
def is_full(tree: Tree) -> bool:
    """Whether it may not hold all that a look at one more node could add."""
    return bool(tree.counts[NODES] + rules.LEGAL_MAX + 1 >= len(tree.links))


@rule
def outcome(tree: Tree, move: int, luck: int) -> int:
    """The node of what luck brought after a move's node."""
    links = tree.links
    node = links[move, OUTCOME]
    while node != NONE and links[node, MOVE] != luck:
        node = links[node, SIBLING]
    if node == NONE:
        node = new_node(tree, NONE, luck, 0.0)
        links[node, SIBLING] = links[move, OUTCOME]
        links[move, OUTCOME] = node
    return int(node)


@rule
def offer(box: Any, workspace: Workspace, tree: Tree, settings: Any, node: int, count: int) -> bool:
    """Sees that every legal move has a child, marks those children, and counts that they were offered.

    Whether moves had to be weighed for it.
    """
    links, stamp = tree.links, tree.stamp
    tree.counts[LOOKS] += 1
    look = tree.counts[LOOKS]
    for i in range(count):
        stamp[workspace.moves[i]] = look
    known = 0
    child = links[node, CHILD]
    while child != NONE:
        if stamp[links[child, MOVE]] == look:
            stamp[links[child, MOVE]] = 0
            links[child, NOW] = look
            links[child, OFFERED] += 1
            known += 1
        child = links[child, SIBLING]
    if known < count:
        add_children(box, workspace, tree, settings, node, count)
        return True
    return False


@rule
def add_children(box: Any, workspace: Workspace, tree: Tree, settings: Any, node: int, count: int) -> None:
    """Adds the children that are missing, each with its first guess: its share of what all legal moves weigh."""
    look = tree.counts[LOOKS]
    judgement.weigh(box, workspace, settings, count)
    total = 0.0
    for i in range(count):
        total += workspace.weights[i]
    for i in range(count):
        if tree.stamp[workspace.moves[i]] == look:
            child = new_node(tree, node, int(workspace.moves[i]), workspace.weights[i] / total)
            tree.links[child, OFFERED] = 1
            tree.links[child, NOW] = look


@rule
def new_node(tree: Tree, parent: int, move: int, first_guess: float) -> int:
    """Adds a node among its parent's children, after those with better first guesses."""
    links = tree.links
    node: int = tree.counts[NODES]
    tree.counts[NODES] += 1
    links[node, MOVE] = move
    links[node, CHILD] = NONE
    links[node, VISITS] = 0
    links[node, OFFERED] = 0
    links[node, NOW] = 0
    links[node, SIBLING] = NONE
    links[node, OUTCOME] = NONE
    tree.prior[node] = first_guess
    for seat in range(tree.worth.shape[1]):
        tree.worth[node, seat] = 0.0
    if parent == NONE:
        return node
    before = NONE
    after = links[parent, CHILD]
    while after != NONE and tree.prior[after] >= first_guess:
        before = after
        after = links[after, SIBLING]
    links[node, SIBLING] = after
    if before == NONE:
        links[parent, CHILD] = node
    else:
        links[before, SIBLING] = node
    return node


@rule
def choose(tree: Tree, settings: Any, node: int, seat: int) -> int:
    """The child with the best of what it brought so far and what it may bring, among those that are legal now.

    Of many moves, those that look best at first sight are tried first; the more visits, the more of them. At the root
    every move is tried so often as `floor` says.
    """
    links = tree.links
    visits = links[node, VISITS]
    look = tree.counts[LOOKS]
    width = settings.width + settings.widening * math.sqrt(float(visits))
    floor = settings.floor if node == tree.counts[ROOT] else 0
    if floor > 0:
        width = float(rules.LEGAL_MAX)
    hope = tree.worth[node, seat] / visits if visits > 0 else 0.5
    best = NONE
    best_score = -1.0
    child = links[node, CHILD]
    while child != NONE and width > 0.0:
        if links[child, NOW] == look:
            width -= 1.0
            made = links[child, VISITS]
            if made < floor:
                return int(child)
            mean = tree.worth[child, seat] / made if made > 0 else hope
            curiosity = settings.curiosity * tree.prior[child] * math.sqrt(float(links[child, OFFERED]))
            score = mean + curiosity / (1.0 + made)
            if best == NONE or score > best_score:
                best = child
                best_score = score
        child = links[child, SIBLING]
    return best
