"""What a position is worth to bots: how near the animals are to the boat, and what the next wave may take.

The weights were found by an evolution strategy that let bots play by them, rounds of 6 to 8 turns, two players; those
without which bots won as often were left out, and the others rounded.
"""

from __future__ import annotations

from typing import Any

from riverrun.games.flow.aiming import is_firm
from riverrun.games.flow.board import Chart, bit, chart, exits, flood, with_tile, without, without_tile
from riverrun.games.flow.content import Box
from riverrun.games.flow.drawing import tiles_left
from riverrun.games.flow.position import Position
from riverrun.games.flow.terms import (
    ALL_EDGES,
    ANIMALS,
    BOARD,
    BOAT_BIT,
    CELLS,
    CORNER_BITS,
    FIXED,
    LINES,
    NO_CARD,
    NO_TILE,
    OBSTACLES,
    ROW,
    STUBBORN,
    Card,
    Mark,
    Scenario,
    Step,
)
from riverrun.games.flow.ways import closed_east, closed_north, closed_south, closed_west, count_cells, need
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.win_chances import win_chances_together

# In tiles that the animals' ways need
LATER = 0.2  # of what the second farthest animal needs, how much is not counted yet
RISK = 0.165  # of the tiles that the next wave is expected to add
NEAR_RISK = 0.17  # and so much more when the round is at its end
CLOSED = 0.075  # a closed edge that an empty space must match
DRY = 0.08  # an obstacle's open edge that an empty space must match
END = 0.035  # an empty space that water leads to
OBSTACLE = 0.1  # an obstacle that found a place
CARD_WORTH = 0.15  # a card in hand
CALM_WORTH = 0.25  # Calm Waters in hand
CALM_LAID, CALM_LATE = 0.08, 0.19  # Calm Waters in effect, and what the end of the round takes from it
LIKELY = 0.48  # of the best that a card can do, what it will do
BIRD_SAVES = 3.3  # times what the next wave is expected to cost, a bird that is about to be laid
DRAWN = 0.15  # a tile in hand
CROSS_FACE = ALL_EDGES | (ALL_EDGES << Mark.WET)

A_WAY = 5.0  # tiles that bring an animal home from the start
USUAL_TURNS = 8  # where a clock ends the rounds

# The odds of a win, by logistic regression over games of greedy bots, 1 to 4 players, rounds of 5 to 9 turns. The fewer
# tiles are left, the more it counts how the board lies.
LEAD = 2.0
WORTH, WORTH_EARLY = 0.84, 0.023  # a tile's worth at the end, and what each tile that is left takes from that
WORTH_LEAST = 0.05  # but it is worth something from the start
TILE, TILES = 0.236, 0.0076  # a tile that is left, and what each further one takes from that
TURN = 0.5  # a turn more in each round
LATE = 0.58  # the end of a round


@rule
def turns_a_round(box: Box) -> int:
    """How many turns a round has, or about has where a clock ends it."""
    return int(box.turns) if box.turns > 0 else USUAL_TURNS


@rule
def gone(box: Box, s: Position) -> float:
    """How much of the round is over, from 0 to 1."""
    turns = turns_a_round(box)
    return min(turns, int(s.round_turns)) / turns


@rule
def held_fast(s: Position) -> int:
    """FL-F5, FL-F6, FL-H7: the cells that a wave leaves as they are."""
    cells = FIXED
    stubborn = STUBBORN if s.scenarios[Scenario.OBSTACLES_REMAIN] > 0 else 0
    for cell in range(CELLS):
        if s.board[cell] & (Mark.BIRD | stubborn):
            cells |= bit(cell)
    return cells


@rule
def wave_costs(s: Position, c: Chart, now: int) -> float:
    """How many tiles more the ways will need after the next wave, on average: each die by itself (FL-A3, FL-F5)."""
    loose = c.taken & ~held_fast(s)
    more = 0
    for line in LINES:
        if line & loose:
            more += need(without(c, line & loose)).all - now
    return more / (len(LINES) if s.calm else len(LINES) // 2)


@rule
def closed_edges(c: Chart) -> int:
    """How many closed edges empty spaces must match."""
    empty = BOARD & ~c.taken
    upright = count_cells(closed_north(c) & empty) + count_cells(closed_south(c) & empty)
    return upright + count_cells(closed_east(c) & empty) + count_cells(closed_west(c) & empty)


@rule
def dry_edges(c: Chart) -> int:
    """How many open edges that take no water empty spaces must match."""
    empty = BOARD & ~c.taken
    upright = count_cells(((c.south & ~c.wet_south) << ROW) & empty) + count_cells(
        ((c.north & ~c.wet_north) >> ROW) & empty
    )
    across = count_cells(((c.west & ~c.wet_west) >> 1) & empty) + count_cells(((c.east & ~c.wet_east) << 1) & empty)
    return upright + across


@rule
def best_after(s: Position, c: Chart, now: int) -> int:
    """The fewest tiles that are needed once the card in play has done what it can, if tiles fit."""
    best = now
    if s.in_play == Card.SUPPORT:
        for cell in range(CELLS):
            if s.board[cell] & STUBBORN and not is_firm(s, cell):
                best = min(best, need(without_tile(c, cell)).all)
    elif s.in_hand < OBSTACLES:
        ends = exits(c, flood(c, CORNER_BITS | BOAT_BIT))
        for cell in range(CELLS):
            if ends & bit(cell):
                best = min(best, need(with_tile(c, cell, CROSS_FACE)).all)
    return best


@rule
def worth(box: Box, s: Position, c: Chart) -> float:
    """How good the board and the cards are, in tiles that the ways need: the less below 0, the better."""
    ways = need(c)
    late = gone(box, s)
    risk = (RISK + NEAR_RISK * late) * wave_costs(s, c, ways.all)
    good = LATER * ways.second - ways.all - risk + hands_worth(box, s)
    good -= (
        CLOSED * closed_edges(c) + DRY * dry_edges(c) + END * count_cells(exits(c, flood(c, CORNER_BITS | BOAT_BIT)))
    )
    for cell in range(CELLS):
        if s.board[cell] & STUBBORN:
            good += OBSTACLE
    if s.calm:
        good += CALM_LAID - CALM_LATE * late
    if s.in_play == NO_CARD:
        return good + DRAWN if s.in_hand != NO_TILE else good
    if s.decision != Step.AIM:
        return good
    if s.in_play == Card.BIRD:
        return good + BIRD_SAVES * risk
    return good + LIKELY * (ways.all - best_after(s, c, ways.all))


@rule
def hands_worth(box: Box, s: Position) -> float:
    """What the action cards in all hands are worth."""
    total = 0.0
    for seat in range(box.players):
        total += CARD_WORTH * s.held[seat] + (CALM_WORTH - CARD_WORTH) * s.hands[seat, Card.CALM_WATERS]
    return total


@entry
def value(box: Box, s: Position, points: Any, chances: Any) -> None:
    """How far the animals have come, and what tiles and cards can still do; all win or lose together."""
    good = worth(box, s, chart(s))
    for seat in range(box.players):
        points[seat] = ANIMALS + good / A_WAY
    tiles = tiles_left(s) + (1 if s.in_hand != NO_TILE else 0)
    lead = LEAD + max(WORTH_LEAST, WORTH - WORTH_EARLY * tiles) * good + (TILE - TILES * tiles) * tiles
    lead += TURN * (turns_a_round(box) - USUAL_TURNS) - LATE * gone(box, s)
    win_chances_together(chances, box.players, lead)
