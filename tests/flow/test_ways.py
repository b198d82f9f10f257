"""How far the animals are from home: counted by hand, and against a plain search over the board."""

from __future__ import annotations

import random
from heapq import heappop, heappush

import pytest

from riverrun.games.flow.board import chart
from riverrun.games.flow.terms import ANIMALS, BOAT, BOAT_BIT, CORNERS, SIDE
from riverrun.games.flow.ways import FAR, far_from, need, needed, room

from .table import FOURTEEN, game, table

SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))


def plain_need(state, animal):
    """The fewest tiles on a way from the boat to an animal: 0 along water, 1 for an empty cell that can be filled."""
    board = state.position_view.board

    def edges(cell):
        """What of a cell's edges are open, and which take water; None for an empty cell or one that matches all."""
        word = int(board[cell])
        return None if word == 0 or word & 512 else (word & 15, word >> 4 & 15)

    def beside(cell, side):
        row, column = cell // SIDE + SIDES[side][0], cell % SIDE + SIDES[side][1]
        return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else None

    def fillable(cell):
        closed = 0
        for side in range(4):
            other = beside(cell, side)
            if other is not None and (at := edges(other)) is not None and not at[0] >> (side + 2) % 4 & 1:
                closed += 1
        return closed < 3

    best = {BOAT: 0}
    queue = [(0, BOAT)]
    while queue:
        cost, cell = heappop(queue)
        if cost > best[cell]:
            continue
        for side in range(4):
            other = beside(cell, side)
            if other is None:
                continue
            here, there = int(board[cell]), int(board[other])
            if here and not here >> (4 + side) & 1:
                continue
            if there:
                if not there >> (4 + (side + 2) % 4) & 1:
                    continue
                step = 0
            elif fillable(other):
                step = 1
            else:
                continue
            if cost + step < best.get(other, 99):
                best[other] = cost + step
                heappush(queue, (cost + step, other))
    return best.get(CORNERS[animal], FAR)


def needs(state):
    c = chart(state.position_view)
    boat = far_from(c, BOAT_BIT)
    return [needed(c, boat, animal) for animal in range(ANIMALS)]


def test_an_empty_board_needs_five_tiles_an_animal():
    assert needs(table()) == [5, 5, 5, 5]
    assert need(chart(table().position_view)) == (20, 5)


def test_a_finished_board_needs_none():
    board = table(*(tile for tile in FOURTEEN if tile != "r3c5 ew"))
    assert sorted(needs(board)) == [0, 0, 1, 1]
    assert need(chart(board.position_view)) == (2, 1)


def test_an_animal_without_a_way_counts_as_far():
    assert needs(table("r0c1 nw", "r1c0 nw"))[0] == FAR
    assert need(chart(table("r0c1 nw", "r1c0 nw").position_view)) == (FAR + 15, 5)


def test_a_space_with_three_closed_sides_cannot_be_filled():
    around = ("r1c2 ew", "r2c1 ns", "r3c2 ew")
    assert room(chart(table(*around).position_view)) >> (2 * 8 + 2) & 1 == 0
    assert room(chart(table(*around[:2]).position_view)) >> (2 * 8 + 2) & 1 == 1


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"difficulty": "inconceivable"})])
def test_ways_are_as_a_plain_search_finds_them(players, options):
    state = game(players, **options).new(11)
    rng = random.Random(11)
    seen = 0
    while not state.over:
        if state.position.decision == 2:
            mine, plain = needs(state), [plain_need(state, animal) for animal in range(ANIMALS)]
            assert mine == plain
            found = need(chart(state.position_view))
            assert found.all == sum(plain)
            assert found.second == sorted(plain)[-2]
            seen += 1
        state.play(rng.choice(state.legal()))
    assert seen > 20
