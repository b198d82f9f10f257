"""What bots know of the game: how near the animals are to the boat, and which moves look good at first sight."""

from __future__ import annotations

from typing import Any, NamedTuple

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
    NO_TILE,
    OBSTACLES,
    ROW,
    SIDE,
    STUBBORN,
    Card,
    Mark,
)
from riverrun.kernel.odds import odds_together, weight
from riverrun.kernel.rule import entry, rule

FAR = 15  # tiles: what cannot be reached counts as so far away
STEP = 1.0  # appeal of a tile that brings an animal one tile nearer to the boat
BARRED = 0.8  # and what it loses where it shuts an animal's shortest way
OPEN = 0.12  # appeal of each open edge that leads on
CALM_LINE = 0.25  # appeal of a cell on a centre line, which one die alone can hit
TEMPER = 0.25  # appeal that makes a move e times as likely to be chosen
FAR_STEPS = 12  # steps: an animal without any way counts as so far from the boat
START = 24  # steps of all four animals before the first tile
HOME = 6.0  # steps that bring an animal home
CARD_WORTH = 0.42  # steps that a card in hand is worth
TILE_WORTH = 0.4  # a tile that is left
MIDDLE_WORTH = 0.15  # water on a centre line, which the waves hit less often
LOOSE_END = 0.06  # an empty space that water leads to: the fewer, the better
LIKELY = 0.9  # of the best that a card can do, what it will do
CROSS_FACE = ALL_EDGES | (ALL_EDGES << Mark.WET)

TRADING = 0.6  # appeal of a card instead of a tile

# The odds of a win, by logistic regression over games of a search with 100 iterations a move, 1 to 4 players, rounds of
# 5 to 9 turns: what each tile that the farthest animal needs takes away, and each of the others; what a tile or card
# that is left brings, each turn of a round, and each that is left of this one.
LEAD = -7.3
FARTHEST = 0.6
OTHERS = 0.34
TILE = 0.21
CARD = 0.9
TURN = 0.31
TURN_LEFT = 0.17
USUAL_TURNS = 8  # where a clock ends the rounds


class Far(NamedTuple):
    """How many tiles away each cell is, from 0 to FAR: four masks that hold the bits of all these numbers."""

    ones: int
    twos: int
    fours: int
    eights: int


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
def far_from(c: Chart, start: int) -> Far:
    """How far each cell is from these cells' water, in tiles still to be laid, its own included if it is empty.

    Water that was cut off counts one more than the last tile on the way to it.
    """
    water = flood(c, start)
    rest = BOARD & ~water
    ones = twos = fours = eights = rest
    for away in range(1, FAR):
        after = spread(c, water)
        fresh = after & ~water
        if fresh == 0:
            break
        if away & 1 == 0:
            ones &= ~fresh
        if away & 2 == 0:
            twos &= ~fresh
        if away & 4 == 0:
            fours &= ~fresh
        if away & 8 == 0:
            eights &= ~fresh
        water = after
    return Far(ones, twos, fours, eights)


@rule
def tiles_to(c: Chart, far: Far, place: int) -> int:
    """How many tiles are to be laid until water is at this place, a mask of one cell; FAR if it cannot come there."""
    if place & BOARD == 0:
        return FAR
    away = 0
    if far.ones & place:
        away += 1
    if far.twos & place:
        away += 2
    if far.fours & place:
        away += 4
    if far.eights & place:
        away += 8
    if place & c.taken and 0 < away < FAR:
        away -= 1
    return away


@rule
def needed(c: Chart, boat: Far, animal: int) -> int:
    """How many tiles an animal's shortest way home still needs; 0 once it is home."""
    return tiles_to(c, boat, bit(CORNERS[animal]))


@rule
def steps_home(c: Chart) -> int:
    """How many steps the boat's water must spread to reach each animal, added up; 0 once all are home."""
    boat = far_from(c, BOAT_BIT)
    total = 0
    for animal in range(ANIMALS):
        away = needed(c, boat, animal)
        if away > 0:
            total += min(FAR_STEPS, away + 1)
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
    saved = LIKELY * (steps - steps_after(s, c)) if s.in_play != NO_CARD else 0.0
    tiles = tiles_left(s)
    cards = s.calm
    for seat in range(box.players):
        cards += s.held[seat]
    water = flood(c, CORNER_BITS | BOAT_BIT)
    sound = MIDDLE_WORTH * count_cells(water & MIDDLE) - LOOSE_END * count_cells(exits(c, water))
    worth = (START - steps + saved + CARD_WORTH * cards + TILE_WORTH * tiles + sound) / HOME
    for seat in range(box.players):
        points[seat] = worth
    lead = LEAD + TILE * (tiles + (1 if s.in_hand != NO_TILE else 0)) + CARD * cards + OTHERS * saved
    odds_together(chances, box.players, lead + odds_of_ways(box, s, c))


@rule
def odds_of_ways(box: Box, s: Position, c: Chart) -> float:
    """What the ways that are still to be laid take from the odds, and the turns until the next wave bring."""
    boat = far_from(c, BOAT_BIT)
    most = total = 0
    for animal in range(ANIMALS):
        away = needed(c, boat, animal)
        total += away
        most = max(most, away)
    turns = box.turns if box.turns > 0 else USUAL_TURNS
    return TURN * turns + TURN_LEFT * max(0, turns - s.round_turns) - FARTHEST * most - OTHERS * (total - most)


@entry
def weigh(box: Box, s: Position, moves: Any, count: int, weights: Any) -> None:
    """A move is chosen by how near it seems to bring the animals."""
    c = chart(s)
    if Block.PLACE <= moves[0] < Block.AIM or moves[count - 1] < Block.AIM:
        weigh_places(box, s, c, moves, count, weights)
        return
    water = flood(c, CORNER_BITS)
    boat = flood(c, BOAT_BIT)
    for i in range(count):
        weights[i] = weight(appeal(box, s, c, water, boat, int(moves[i])), TEMPER)


@rule
def weigh_places(box: Box, s: Position, c: Chart, moves: Any, count: int, weights: Any) -> None:
    """Where to lay the tile in hand: by the ways that it shortens and those that it shuts."""
    boat = far_from(c, BOAT_BIT)
    first = far_from(c, bit(CORNERS[0]))
    second = far_from(c, bit(CORNERS[1]))
    third = far_from(c, bit(CORNERS[2]))
    fourth = far_from(c, bit(CORNERS[3]))
    for i in range(count):
        move = int(moves[i])
        if move >= Block.AIM:
            looks = TRADING if move == Block.TRADE else 0.0
        else:
            cell = move // FORMS
            tile = box.face[s.in_hand, move % FORMS]
            looks = 0.0
            looks += brings(c, boat, first, cell, tile, needed(c, boat, 0))
            looks += brings(c, boat, second, cell, tile, needed(c, boat, 1))
            looks += brings(c, boat, third, cell, tile, needed(c, boat, 2))
            looks += brings(c, boat, fourth, cell, tile, needed(c, boat, 3))
            looks += lies(c, cell, tile)
        weights[i] = weight(looks, TEMPER)


@rule
def brings(c: Chart, boat: Far, animal: Far, cell: int, tile: int, need: int) -> float:
    """What a tile in this cell brings an animal: its way through here against its shortest way."""
    if need == 0:
        return 0.0
    wet = 0 if tile & Mark.SCENARIO else (tile >> 4) & ALL_EDGES
    shortest = FAR
    for one in range(4):
        if (wet >> one) & 1:
            here = tiles_to(c, boat, neighbour(cell, one))
            for other in range(4):
                if other != one and (wet >> other) & 1:
                    shortest = min(shortest, here + tiles_to(c, animal, neighbour(cell, other)))
    if shortest < need:
        return STEP * (need - shortest)
    place = bit(cell)
    if tiles_to(c, boat, place) + tiles_to(c, animal, place) - 1 == need:
        return -BARRED
    return 0.0


@rule
def lies(c: Chart, cell: int, tile: int) -> float:
    """What is good about a tile where it lies: edges that lead on, and a line that one die alone can hit."""
    looks = CALM_LINE if cell // SIDE == SIDE // 2 or cell % SIDE == SIDE // 2 else 0.0
    wet = (tile >> 4) & ALL_EDGES
    for side in range(4):
        if (wet >> side) & 1 and neighbour(cell, side) & BOARD & ~c.taken:
            looks += OPEN
    return looks


@rule
def appeal(box: Box, s: Position, c: Chart, water: int, boat: int, move: int) -> float:
    """How good another move looks, without playing it."""
    if move < Block.CHOOSE:
        return aiming(s, water, boat, move - Block.AIM)
    if move < Block.TAKE:
        return -1.0 if move - Block.CHOOSE >= OBSTACLES else 0.5
    if move < Block.PLAY:
        return -0.5 if move - Block.TAKE >= OBSTACLES else 1.0
    if move < Block.FACE:
        return playing(box, s, move - Block.PLAY)
    if move == Block.DRAW:
        return 1.0
    return 0.0


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
def playing(box: Box, s: Position, card: int) -> float:
    """Calm Waters and a bird are for a wave that is near, a discarded tile is as good as a drawn one; most can wait."""
    near = box.turns > 0 and box.turns - s.round_turns <= 2
    if card == Card.RETURN:
        return 0.9
    if card == Card.CALM_WATERS or card == Card.BIRD:
        return 0.8 if near else 0.0
    return 0.2 if tiles_left(s) > CARDS else 0.6
