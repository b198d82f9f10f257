"""Which moves look good at first sight, without playing them, for bots: what they shorten, bar and leave open."""

from __future__ import annotations

from typing import Any, NamedTuple

from riverrun.games.flow.aiming import is_firm
from riverrun.games.flow.board import Chart, bit, chart, flood
from riverrun.games.flow.content import Box
from riverrun.games.flow.drawing import tiles_left
from riverrun.games.flow.evaluation import gone
from riverrun.games.flow.moves import MOVES
from riverrun.games.flow.position import Position
from riverrun.games.flow.terms import (
    ALL_EDGES,
    BOARD,
    BOAT,
    BOAT_BIT,
    CELLS,
    CORNER_BITS,
    CORNERS,
    OBSTACLES,
    SIDE,
    STUBBORN,
    Card,
    Mark,
    Step,
)
from riverrun.games.flow.ways import FAR, Far, far_from, needed, neighbour, tiles_to
from riverrun.games.flow.weights import W
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.jit.dispatch import by_verb
from riverrun.kernel.win_chances import move_weight

FEW_TILES = 8
CHOICE = (0.0, 0.0, 1.5, 0.9, -4.0, -4.0, -4.0, -4.0)  # a discarded tile, by kind


class Sight(NamedTuple):
    """The board at one look: the water, and how far it is from everywhere to the boat and to each animal."""

    c: Chart
    water: int
    boat: Far
    first: Far
    second: Far
    third: Far
    fourth: Far


@rule
def look(s: Position) -> Sight:
    """One look at the board."""
    c = chart(s)
    return Sight(
        c,
        flood(c, CORNER_BITS | BOAT_BIT),
        far_from(c, BOAT_BIT),
        far_from(c, bit(CORNERS[0])),
        far_from(c, bit(CORNERS[1])),
        far_from(c, bit(CORNERS[2])),
        far_from(c, bit(CORNERS[3])),
    )


# Tiles


@rule
def through(c: Chart, boat: Far, animal: Far, cell: int, wet: int) -> int:
    """How many tiles an animal's way home needs besides one in this cell that leads on by these edges."""
    shortest = 2 * FAR
    for one in range(4):
        if (wet >> one) & 1:
            here = tiles_to(c, boat, neighbour(cell, one))
            for other in range(4):
                if other != one and (wet >> other) & 1:
                    shortest = min(shortest, here + tiles_to(c, animal, neighbour(cell, other)))
    return shortest


@rule
def brings(box: Box, c: Chart, boat: Far, animal: Far, number: int, cell: int, wet: int) -> float:
    """What a tile in this cell brings an animal: its way through here against its shortest way."""
    need = needed(c, boat, number)
    if need == 0:
        return 0.0
    shortest = through(c, boat, animal, cell, wet)
    if shortest < need:
        return float(need - shortest)
    place = bit(cell)
    return -box.weights[W.BARRED] if tiles_to(c, boat, place) + tiles_to(c, animal, place) - 1 == need else 0.0


@rule
def appeal_place(box: Box, s: Position, sight: Sight, cell: int, form: int) -> float:
    """A tile looks good by the ways that it shortens, and bad by those that it bars and the edges that it leaves."""
    w = box.weights
    c = sight.c
    tile = int(box.face[s.in_hand, form])
    wet = 0 if tile & Mark.SCENARIO else (tile >> Mark.WET) & ALL_EDGES
    looks = brings(box, c, sight.boat, sight.first, 0, cell, wet) + brings(
        box, c, sight.boat, sight.second, 1, cell, wet
    )
    looks += brings(box, c, sight.boat, sight.third, 2, cell, wet) + brings(
        box, c, sight.boat, sight.fourth, 3, cell, wet
    )
    if cell // SIDE == SIDE // 2 or cell % SIDE == SIDE // 2:
        looks += w[W.CALM_LINE]
    if tile & STUBBORN:
        looks += w[W.MIDDLING] * nearness(cell)
    for side in range(4):
        if neighbour(cell, side) & BOARD & ~c.taken:
            if (tile >> side) & 1 == 0:
                looks -= w[W.PLACED_CLOSED]
            elif (wet >> side) & 1:
                looks -= w[W.PLACED_OPEN]
            else:
                looks -= w[W.PLACED_DRY]
    return looks


@rule
def nearness(cell: int) -> float:
    """How near a cell is to the boat: 1 beside it, 0 in the corners."""
    away = abs(cell // SIDE - BOAT // SIDE) + abs(cell % SIDE - BOAT % SIDE)
    return (6.0 - away) / 5.0


@rule
def appeal_take(box: Box, tile: int) -> float:
    """A revealed tile is better than one that is not known, unless it has an obstacle."""
    w = box.weights
    return w[W.TAKE_OBSTACLE] if tile >= OBSTACLES else w[W.TAKE]


@rule
def appeal_choose(tile: int) -> float:
    """Return is for tees and crosses."""
    return CHOICE[tile]


# Cards


@rule
def saved(sight: Sight, cell: int) -> int:
    """How many tiles the ways need less if the tile in this cell is taken off and one that leads on comes there."""
    c, boat = sight.c, sight.boat
    total = max(0, needed(c, boat, 0) - 1 - through(c, boat, sight.first, cell, ALL_EDGES))
    total += max(0, needed(c, boat, 1) - 1 - through(c, boat, sight.second, cell, ALL_EDGES))
    total += max(0, needed(c, boat, 2) - 1 - through(c, boat, sight.third, cell, ALL_EDGES))
    return total + max(0, needed(c, boat, 3) - 1 - through(c, boat, sight.fourth, cell, ALL_EDGES))


@rule
def best_removal(s: Position, sight: Sight) -> int:
    """How many tiles Support saves at its best target."""
    best = 0
    for cell in range(CELLS):
        if s.board[cell] & STUBBORN and not is_firm(s, cell):
            best = max(best, saved(sight, cell))
    return best


@rule
def appeal_aim(box: Box, s: Position, sight: Sight, cell: int) -> float:
    """Obstacles near the boat that bar ways are best taken away; a bird sits best where many waters meet."""
    w = box.weights
    tile = int(s.board[cell])
    wet = bit(cell) & sight.water
    if s.in_play == Card.BIRD:
        if wet == 0:
            return 0.0
        meets = 0
        for side in range(4):
            if (tile >> (Mark.WET + side)) & 1 and neighbour(cell, side) & sight.water:
                meets += 1
        return w[W.BIRD_ON_WATER] + w[W.BIRD_IN_CORNER] * (1.0 - nearness(cell)) + w[W.BIRD_MEETS] * meets
    if s.in_play == Card.SUPPORT:
        if tile & STUBBORN:
            return w[W.REMOVED_NEAR] * nearness(cell) + w[W.REMOVED_SAVES] * saved(sight, cell)
        return w[W.REMOVED_DRY] if wet == 0 else 0.0
    if tile & STUBBORN:
        return w[W.LIFTED] + w[W.LIFTED_SAVES] * saved(sight, cell)
    return w[W.LIFTED_WET] if wet else w[W.LIFTED_DRY]


@rule
def appeal_play(box: Box, s: Position, saves: int, card: int) -> float:
    """Calm Waters, a bird and Fishing are for the end of a round, Support for an obstacle that bars a way."""
    w = box.weights
    late = gone(box, s)
    looks = w[W.FEW] if tiles_left(s) < FEW_TILES else 0.0
    if card == Card.SUPPORT:
        return looks + w[W.PLAY_SUPPORT] + w[W.PLAY_SUPPORT_BRINGS] * saves
    if card == Card.BIRD:
        return looks + w[W.PLAY_BIRD] + w[W.PLAY_BIRD_LATE] * late
    if card == Card.CURRENT:
        return looks + w[W.PLAY_CURRENT]
    if card == Card.FISHING:
        return looks + w[W.PLAY_FISHING] + w[W.PLAY_FISHING_LATE] * late
    if card == Card.CALM_WATERS:
        return looks + w[W.PLAY_CALM] + w[W.PLAY_CALM_LATE] * late
    return looks + w[W.PLAY_RETURN]


appeal = by_verb(MOVES, "appeal", __name__, ("box", "s", "sight", "saves"))
"""How good a move looks."""


@entry
def weigh(box: Box, s: Position, moves: Any, count: int, weights: Any) -> None:
    """A move is chosen by how near it seems to bring the animals."""
    sight = look(s)
    saves = 0
    if s.decision == Step.TURN and s.hands[s.active, Card.SUPPORT] > 0:
        saves = best_removal(s, sight)
    for i in range(count):
        weights[i] = move_weight(appeal(box, s, sight, saves, int(moves[i])), box.weights[W.TEMPER])
