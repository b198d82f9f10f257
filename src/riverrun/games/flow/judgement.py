"""What bots know of the game: how near the animals are to the boat, and which moves look good at first sight."""

from __future__ import annotations

from typing import Any

from riverrun.games.flow.board import Chart, bit, chart, exits, flood, with_tile, without_tile
from riverrun.games.flow.cards import is_firm
from riverrun.games.flow.content import Box
from riverrun.games.flow.moves import Block
from riverrun.games.flow.piles import tiles_left
from riverrun.games.flow.position import Position
from riverrun.games.flow.terms import (
    ALL_EDGES,
    ANIMALS,
    BOARD,
    BOAT,
    BOAT_BIT,
    CARDS,
    CELLS,
    CORNER_BITS,
    CORNERS,
    FORMS,
    MIDDLE,
    NO_CARD,
    OBSTACLES,
    ROW,
    SIDE,
    STUBBORN,
    Card,
    Mark,
)
from riverrun.kernel.odds import odds_together, weight
from riverrun.kernel.rule import entry, rule

FAR = 12  # steps: an animal without any way counts as so far from the boat
START = 24  # steps of all four animals before the first tile
HOME = 6.0  # steps that bring an animal home
CARD_WORTH = 0.42  # steps that a card in hand is worth
TILE_WORTH = 0.4  # a tile that is left
MIDDLE_WORTH = 0.15  # water on a centre line, which the waves hit less often
LOOSE_END = 0.06  # an empty space that water leads to: the fewer, the better
LIKELY = 0.9  # of the best that a card can do, what it will do
TEMPER = 0.5  # appeal that makes a move e times as likely to be chosen
CROSS_FACE = ALL_EDGES | (ALL_EDGES << Mark.WET)


@rule
def spread(c: Chart, water: int) -> int:
    """What water reaches if one more tile is laid at each of its ends: empty cells, and all that is flooded from those
    it reached before."""
    empty = BOARD & ~c.taken
    ends = water & empty
    ahead = exits(c, water) | (((ends << 1) | (ends >> 1) | (ends << ROW) | (ends >> ROW)) & empty)
    met = ((ends << 1) & c.wet_west) | ((ends >> 1) & c.wet_east)
    met |= ((ends << ROW) & c.wet_north) | ((ends >> ROW) & c.wet_south)
    return flood(c, water | met) | ahead


@rule
def steps_home(c: Chart) -> int:
    """How many steps the boat's water must spread to reach each animal, added up; 0 once all are home."""
    water = flood(c, BOAT_BIT)
    total = 0
    for _ in range(FAR):
        away = 0
        for animal in range(ANIMALS):
            if water & bit(CORNERS[animal]) == 0:
                away += 1
        if away == 0:
            return total
        total += away
        water = spread(c, water)
    return total


@rule
def steps_after(s: Position, c: Chart) -> int:
    """The fewest steps that are left once the card in play has done what it can, if tiles fit."""
    best = steps_home(c)
    if s.in_hand >= OBSTACLES or s.in_play == Card.BIRD:
        return best
    if s.in_play == Card.SUPPORT:
        for cell in range(CELLS):
            if s.board[cell] & STUBBORN and not is_firm(s, cell):
                best = min(best, steps_home(without_tile(c, cell)))
        return best
    ends = exits(c, flood(c, CORNER_BITS | BOAT_BIT))
    for cell in range(CELLS):
        if ends & bit(cell):
            best = min(best, steps_home(with_tile(c, cell, CROSS_FACE)))
    return best


@rule
def count_cells(cells: int) -> int:
    """How many cells a mask has."""
    count = 0
    while cells:
        cells &= cells - 1
        count += 1
    return count


@entry
def value(box: Box, s: Position, points: Any, chances: Any) -> None:
    """How far the animals have come, and what tiles and cards can still do; all win or lose together."""
    c = chart(s)
    steps = float(steps_home(c))
    if s.in_play != NO_CARD:
        steps -= LIKELY * (steps - steps_after(s, c))
    tiles = tiles_left(s)
    cards = s.calm
    for seat in range(box.players):
        cards += s.held[seat]
    water = flood(c, CORNER_BITS | BOAT_BIT)
    sound = MIDDLE_WORTH * count_cells(water & MIDDLE) - LOOSE_END * count_cells(exits(c, water))
    worth = (START - steps + CARD_WORTH * cards + TILE_WORTH * tiles + sound) / HOME
    for seat in range(box.players):
        points[seat] = worth
    # Fitted to games between greedy bots: what is to be done, by what there is to do it with.
    need = steps / (1.0 + tiles + 0.5 * cards)
    odds_together(chances, box.players, 2.2 - 6.1 * need + 0.04 * steps)


@entry
def weigh(box: Box, s: Position, moves: Any, count: int, weights: Any) -> None:
    """A move is chosen by how near it seems to bring the animals."""
    c = chart(s)
    water = flood(c, CORNER_BITS)
    boat = flood(c, BOAT_BIT)
    for i in range(count):
        weights[i] = weight(appeal(box, s, c, water, boat, int(moves[i])), TEMPER)


@rule
def appeal(box: Box, s: Position, c: Chart, water: int, boat: int, move: int) -> float:
    """How good a move looks, without playing it."""
    if move < Block.AIM:
        return placing(box, s, c, water, boat, move // FORMS, move % FORMS)
    if move < Block.CHOOSE:
        return aiming(s, water, boat, move - Block.AIM)
    if move < Block.TAKE:
        return -1.0 if move - Block.CHOOSE >= OBSTACLES else 0.5
    if move < Block.PLAY:
        return -0.5 if move - Block.TAKE >= OBSTACLES else 1.0
    if move < Block.FACE:
        return playing(s, move - Block.PLAY)
    if move == Block.DRAW:
        return 1.0
    return 0.3 if move == Block.TRADE else 0.0


@rule
def placing(box: Box, s: Position, c: Chart, water: int, boat: int, cell: int, form: int) -> float:
    """Ways that lead on towards the boat are good, and joining the boat's water best; an obstacle is best out of it."""
    tile = box.face[s.in_hand, form]
    near = 1.0 - nearness(cell)
    if tile & (Mark.OBSTACLE | Mark.SCENARIO):
        return near
    gain = 0.0
    joins = 0
    for side in range(4):
        if (tile >> side) & 1:
            there = neighbour(cell, side)
            if there & boat:
                joins |= 2
            elif there & water:
                joins |= 1
            if there & BOARD & ~c.taken:
                gain += 0.3
    if joins == 3:
        gain += 1.5
    return gain + 1.0 - near


@rule
def neighbour(cell: int, side: int) -> int:
    """The cell on one side of a cell, as a mask; beyond the board it is none of the board's."""
    here = bit(cell)
    if side == 0:
        return here >> ROW
    if side == 1:
        return here << 1
    return here << ROW if side == 2 else here >> 1


@rule
def nearness(cell: int) -> float:
    """How near a cell is to the boat: 1 beside it, 0 in the corners."""
    away = abs(cell // SIDE - BOAT // SIDE) + abs(cell % SIDE - BOAT % SIDE)
    return (6.0 - away) / 5.0


@rule
def aiming(s: Position, water: int, boat: int, cell: int) -> float:
    """Obstacles near the boat are best taken away; a bird sits best where water runs."""
    tile = s.board[cell]
    if s.in_play == Card.BIRD:
        return nearness(cell) if bit(cell) & (water | boat) else 0.0
    if tile & (Mark.OBSTACLE | Mark.SCENARIO):
        return 1.0 + nearness(cell)
    return 0.5 if bit(cell) & (water | boat) == 0 else 0.0


@rule
def playing(s: Position, card: int) -> float:
    """A card that brings a tile is as good as drawing one; the others can wait, but not for ever."""
    if card == Card.RETURN:
        return 0.8
    if card == Card.CALM_WATERS or card == Card.FISHING:
        return 0.3
    return 0.0 if tiles_left(s) > CARDS else 0.5
