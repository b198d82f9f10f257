"""Information-set Monte Carlo tree search, written against the contract; `bind` gives each game its own compiled copy.

One tree for the seat that thinks. Every iteration deals anew what that seat cannot know, walks down the tree by the
moves that are legal in this deal, adds one node, looks at what it is worth to every seat, and notes that on the way
back. Nodes stand for sequences of moves, so chance is met by resampling; a move counts by how often it could have been
chosen. The tree lies in flat arrays, and nothing is allocated while it grows.
"""

from __future__ import annotations

from typing import Any

from riverrun.bots import policies
from riverrun.kernel import contract as rules
from riverrun.kernel.chance import below, next_word
from riverrun.kernel.rule import entry, rule
from riverrun.kernel.spans import any_of

NONE = -1

# Columns of `links`: the tree's whole numbers, one row a node.
MOVE, CHILD, SIBLING, VISITS, OFFERED, NOW, COLUMNS = 0, 1, 2, 3, 4, 5, 6


# Numbers of `search`: how many nodes there are, of which the first is the root; how many looks at nodes there were,
# which mark what is legal now; how many moves a playout goes on (-1: to the end); how many of 100 are the cheap
# policy's.
NODES, LOOK, DEPTH, GREED, NUMBERS = 0, 1, 2, 3, 4


@entry
def grow(
    box: Any,
    boards: Any,
    log: Any,
    rng: Any,
    moves: Any,
    values: Any,
    search: Any,
    links: Any,
    worth: Any,
    prior: Any,
    stamp: Any,
    path: Any,
    settings: Any,
    iterations: int,
) -> int:
    """Grows the tree of the position in boards[0] by so many iterations, or until it is full; how many were made.

    boards[1] is walked down on, boards[2] to boards[4] are scratch paper. `values` has three rows of a number a seat.
    `settings` holds how curious the search is, how many points tell a win from a loss, and how sharp the first guess.
    """
    seat = boards[0].seat
    if search[NODES] == 0:
        new_node(search, links, worth, prior, NONE, NONE, 1.0)
    for done in range(iterations):
        if search[NODES] + rules.LEGAL_MAX >= len(links):
            return done
        boards[1] = boards[0]
        for i in range(4):
            boards[1].rng[i] = next_word(rng)
        rules.redeal(box, boards[1], seat)
        length = descend(box, boards, log, rng, moves, values, search, links, worth, prior, stamp, path, settings)
        judge(box, boards, log, rng, moves, values, search, settings)
        for i in range(length):
            node = path[i]
            links[node, VISITS] += 1
            for other in range(box.players):
                worth[node, other] += values[2, other]
    return iterations


@rule
def new_node(search: Any, links: Any, worth: Any, prior: Any, parent: int, move: int, first_guess: float) -> int:
    """Adds a node under its parent."""
    node: int = search[NODES]
    search[NODES] += 1
    links[node, MOVE] = move
    links[node, CHILD] = NONE
    links[node, VISITS] = 0
    links[node, OFFERED] = 0
    links[node, NOW] = 0
    links[node, SIBLING] = NONE
    if parent != NONE:
        links[node, SIBLING] = links[parent, CHILD]
        links[parent, CHILD] = node
    for other in range(worth.shape[1]):
        worth[node, other] = 0.0
    prior[node] = first_guess
    return node


@rule
def descend(
    box: Any,
    boards: Any,
    log: Any,
    rng: Any,
    moves: Any,
    values: Any,
    search: Any,
    links: Any,
    worth: Any,
    prior: Any,
    stamp: Any,
    path: Any,
    settings: Any,
) -> int:
    """Walks from the root to a node that was never visited, or to the end of the game; writes the way into `path`."""
    node = 0
    path[0] = 0
    length = 1
    while boards[1].over == 0 and length < len(path):
        count = rules.legal(box, boards[1], moves)
        fresh = links[node, VISITS] == 0 and node != 0
        offer(box, boards, log, moves, values, search, links, worth, prior, stamp, node, count, settings)
        if fresh:
            return length
        node = choose(search, links, worth, prior, node, boards[1].seat, settings)
        rules.play(box, boards[1], log, int(links[node, MOVE]))
        path[length] = node
        length += 1
    return length


@rule
def offer(
    box: Any,
    boards: Any,
    log: Any,
    moves: Any,
    values: Any,
    search: Any,
    links: Any,
    worth: Any,
    prior: Any,
    stamp: Any,
    node: int,
    count: int,
    settings: Any,
) -> None:
    """Sees that every legal move has a child, marks those children, and counts that they were offered.

    A new child's first guess is how good the position looks one move later, among all moves of this deal.
    """
    search[LOOK] += 1
    for i in range(count):
        stamp[moves[i]] = search[LOOK]
    known = 0
    child = links[node, CHILD]
    while child != NONE:
        if stamp[links[child, MOVE]] == search[LOOK]:
            stamp[links[child, MOVE]] = 0
            links[child, NOW] = search[LOOK]
            links[child, OFFERED] += 1
            known += 1
        child = links[child, SIBLING]
    if known < count:
        guess_all(box, boards, log, moves, values, search, links, worth, prior, stamp, node, count, settings)


@rule
def guess_all(
    box: Any,
    boards: Any,
    log: Any,
    moves: Any,
    values: Any,
    search: Any,
    links: Any,
    worth: Any,
    prior: Any,
    stamp: Any,
    node: int,
    count: int,
    settings: Any,
) -> None:
    """Adds the children that are missing, each with its first guess."""
    seat = boards[1].seat
    best = -1.0e30
    first = search[NODES]
    for i in range(count):
        if stamp[moves[i]] == search[LOOK]:
            boards[2] = boards[1]
            rules.play(box, boards[2], log, int(moves[i]))
            looks = policies.standing(box, boards[2], values, seat)
            child = new_node(search, links, worth, prior, node, int(moves[i]), looks)
            links[child, OFFERED] = 1
            links[child, NOW] = search[LOOK]
            if looks > best:
                best = looks
    # Known siblings were guessed in other deals; the new ones share what a softmax among themselves gives.
    total = 0.0
    for child in range(first, search[NODES]):
        prior[child] = exp(max(-40.0, (prior[child] - best) / settings[2]))
        total += prior[child]
    share = (search[NODES] - first) / count
    for child in range(first, search[NODES]):
        prior[child] = share * prior[child] / total


@rule
def choose(search: Any, links: Any, worth: Any, prior: Any, node: int, seat: int, settings: Any) -> int:
    """The child with the best of what it brought so far and what it may bring, among those that are legal now."""
    best = NONE
    best_score = -1.0
    visits = links[node, VISITS]
    hope = worth[node, seat] / visits if visits > 0 else 0.5
    child = links[node, CHILD]
    while child != NONE:
        if links[child, NOW] == search[LOOK]:
            made = links[child, VISITS]
            mean = worth[child, seat] / made if made > 0 else hope
            score = mean + settings[0] * prior[child] * sqrt(float(links[child, OFFERED])) / (1.0 + made)
            if best == NONE or score > best_score:
                best = child
                best_score = score
        child = links[child, SIBLING]
    return best


@rule
def sqrt(x: float) -> float:
    return float(x**0.5)


@rule
def exp(x: float) -> float:
    return float(2.718281828459045**x)


@rule
def judge(box: Any, boards: Any, log: Any, rng: Any, moves: Any, values: Any, search: Any, settings: Any) -> None:
    """Plays on from boards[1] as far as the search says, and writes each seat's chance to win into values[2]."""
    left = search[DEPTH]
    while boards[1].over == 0 and left != 0:
        if below(rng, 100) < search[GREED]:
            boards[3] = boards[1]
            count = rules.legal(box, boards[3], moves)
            move = int(moves[0])
            if count > 1:
                best = -1.0e30
                for i in range(count):
                    boards[4] = boards[3]
                    rules.play(box, boards[4], log, int(moves[i]))
                    looks = policies.standing(box, boards[4], values, boards[3].seat)
                    if looks > best:
                        best = looks
                        move = int(moves[i])
        else:
            move = any_of(moves, rules.spans(box, boards[1], moves), rng)
        rules.play(box, boards[1], log, move)
        left -= 1
    if boards[1].over:
        rules.result(box, boards[1], values[0], values[2])
        return
    rules.value(box, boards[1], values[0], values[2])
