"""What `sound` and `check` find in positions that were broken by hand: every kind of trouble, and nothing else."""

from __future__ import annotations

import pytest

from riverrun.games.flow.invariants import SAYS, Unsound
from riverrun.games.flow.terms import Mark

from .table import FOURTEEN, game, no_stack, play, table


def lay(field, at, value):
    def change(s):
        s[field][at] = value

    return change


def put(**values):
    def change(s):
        for field, value in values.items():
            s[field] = value

    return change


def count_up(field, at):
    def change(s):
        s[field][at] += 1

    return change


@pytest.mark.clause("FL-I4", "FL-A1", "FL-C5")
@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        (lay("board", 0, 0), "BOARD_MOVED"),
        (lay("board", 24, 1), "BOARD_MOVED"),
        (lay("board", 24, 1 | 1 << 4), "BOARD_MOVED"),
        (put(birds=2), "BIRDS_LOST"),
        (lay("board", 1, 10), "ILL_FORMED_TILE"),
        (lay("board", 10, 512), "ILL_FORMED_TILE"),
        (lay("board", 1, 5 | 5 << 4), "EDGES_CLASH"),
        (lay("board", 1, 10 | 10 << 4), "TILES_LOST"),
        (lay("stack", 41, -1), "STACK_MISCOUNTED"),
        (count_up("mix", 2), "STACK_MISCOUNTED"),
        (count_up("revealed", 2), "TILES_LOST"),
        (lay("discards", 2, -1), "TILES_LOST"),
        (lay("deck", 14, 1), "CARDS_LOST"),
        (count_up("used", 2), "CARDS_LOST"),
        (count_up("hands", (0, 2)), "HAND_MISCOUNTED"),
        (count_up("shown", (0, 2)), "HAND_MISCOUNTED"),
        (count_up("held", 1), "HAND_MISCOUNTED"),
        (count_up("held", 5), "HAND_MISCOUNTED"),
        (put(home=1), "HOME_MISCOUNTED"),
        (put(turn=58), "ENDLESS"),
        (put(won=1), "SHOULD_BE_OVER"),
        (put(depth=0), "NO_DECISION"),
        (put(decision=7), "NO_DECISION"),
        (put(over=1), "NO_DECISION"),
        (put(seat=1), "DECISION_OUT_OF_PLACE"),
        (put(late=1), "DECISION_OUT_OF_PLACE"),
    ],
)
def test_every_trouble_is_found(change, trouble):
    state = game(2, first="p1").new(3)
    assert state.check() == []
    change(state.position)
    found = Unsound(state.game.rules.sound(state.game.box, state.position))
    assert found.name == trouble
    assert state.check() == [SAYS[found]]
    assert state.game.rulebook.unsound(found) == trouble.lower().replace("_", " ")


def four_birds():
    state = table("r0c1 ew bird", "r1c0 ns bird", "r0c5 ew bird", "r1c6 ns")
    state.position.board[13] |= Mark.BIRD
    state.position.birds = -1
    return state


def a_third_scenario_tile():
    state = table("r1c1 scenario", "r5c5 scenario")
    state.position.board[10] = Mark.SCENARIO
    return state


def a_die_in_rough_waters():
    state = play(table(calm=True), "tide")
    state.position.calm = 0
    state.position.used[4] += 1
    return state


def a_bird_in_an_empty_hand():
    state = table()
    state.position.bird_in_hand = 1
    state.position.birds = 2
    return state


@pytest.mark.clause("FL-I4", "FL-H1", "FL-G3", "FL-G5")
@pytest.mark.parametrize(
    ("broken", "trouble"),
    [
        (four_birds, Unsound.BIRDS_LOST),
        (a_third_scenario_tile, Unsound.ILL_FORMED_TILE),
        (a_die_in_rough_waters, Unsound.DECISION_OUT_OF_PLACE),
        (a_bird_in_an_empty_hand, Unsound.DECISION_OUT_OF_PLACE),
    ],
)
def test_troubles_of_later_positions_are_found(broken, trouble):
    state = broken()
    assert Unsound(state.game.rules.sound(state.game.box, state.position)) is trouble


@pytest.mark.clause("FL-G3", "FL-C6")
def test_a_tile_lifted_from_a_way_home_is_no_trouble():
    """Who is home is looked at when the turn ends, not while the tile is in hand."""
    way = ("r1c0 ns", "r2c0 ns", "r3c0 ne", "r3c1 ew", "r3c2 ew")
    state = play(table(*way, cards="current"), "play current", "aim r3c2")
    assert state.view(None).animals[0].home
    play(state, "place r3c4 ew")
    assert not state.view(None).animals[0].home


def test_every_trouble_has_its_words():
    assert set(SAYS) == set(Unsound) - {Unsound.NOTHING}


@pytest.mark.clause("FL-I1", "FL-I2")
def test_an_end_that_is_none_is_found():
    won = play(table(*FOURTEEN[:-1], in_hand="straight"), "place r3c5 ew")
    won.position.won = 0
    assert Unsound(won.game.rules.sound(won.game.box, won.position)) is Unsound.HOME_MISCOUNTED
    last = table("r0c1 ew", cards="bird", **no_stack("r0c1 ew"))
    last.position.scenarios[2] = 1
    last.position.round_cards = 1
    assert Unsound(last.game.rules.sound(last.game.box, last.position)) is Unsound.SHOULD_BE_OVER
