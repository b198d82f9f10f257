"""What a position is worth to bots: how near the animals are to the boat, and what the next wave may take."""

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
from riverrun.games.flow.weights import W
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.win_chances import win_chances_together

CROSS_FACE = ALL_EDGES | (ALL_EDGES << Mark.WET)

A_WAY = 5.0  # tiles that bring an animal home from the start
USUAL_TURNS = 8  # where a clock ends the rounds


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
    w = box.weights
    ways = need(c)
    late = gone(box, s)
    risk = (w[W.RISK] + w[W.NEAR_RISK] * late) * wave_costs(s, c, ways.all)
    good = w[W.LATER] * ways.second - ways.all - risk + hands_worth(box, s)
    good -= (
        w[W.CLOSED] * closed_edges(c)
        + w[W.DRY] * dry_edges(c)
        + w[W.END] * count_cells(exits(c, flood(c, CORNER_BITS | BOAT_BIT)))
    )
    for cell in range(CELLS):
        if s.board[cell] & STUBBORN:
            good += w[W.OBSTACLE]
    if s.calm:
        good += w[W.CALM_LAID] - w[W.CALM_LATE] * late
    if s.in_play == NO_CARD:
        return good + w[W.DRAWN] if s.in_hand != NO_TILE else good
    if s.decision != Step.AIM:
        return good
    if s.in_play == Card.BIRD:
        return good + w[W.BIRD_SAVES] * risk
    return good + w[W.LIKELY] * (ways.all - best_after(s, c, ways.all))


@rule
def hands_worth(box: Box, s: Position) -> float:
    """What the action cards in all hands are worth."""
    w = box.weights
    total = 0.0
    for seat in range(box.players):
        total += w[W.CARD_WORTH] * s.held[seat] + (w[W.CALM_WORTH] - w[W.CARD_WORTH]) * s.hands[seat, Card.CALM_WATERS]
    return total


@entry
def value(box: Box, s: Position, points: Any, chances: Any) -> None:
    """How far the animals have come, and what tiles and cards can still do; all win or lose together."""
    w = box.weights
    good = worth(box, s, chart(s))
    for seat in range(box.players):
        points[seat] = ANIMALS + good / A_WAY
    tiles = tiles_left(s) + (1 if s.in_hand != NO_TILE else 0)
    lead = (
        w[W.LEAD]
        + max(w[W.WORTH_LEAST], w[W.WORTH] - w[W.WORTH_EARLY] * tiles) * good
        + (w[W.TILE] - w[W.TILES] * tiles) * tiles
    )
    lead += w[W.TURN] * (turns_a_round(box) - USUAL_TURNS) - w[W.LATE] * gone(box, s)
    win_chances_together(chances, box.players, lead)
