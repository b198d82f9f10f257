"""The menu: moves that differ only in a last number share a line, whatever the game's notation is."""

from __future__ import annotations

import random

import pytest

import riverrun as rr
from riverrun.cli.menu import columns, menu, picked, ranges
from riverrun.kernel.errors import UnknownMove

MOVES = ["invest temple 1", "invest temple 2", "invest temple 3", "attack p2", "place r1c1 88", "place r1c1 90", "pass"]


def test_moves_that_differ_in_a_last_number_share_a_line():
    assert [choice.text for choice in menu(MOVES)] == ["invest temple 1-3", "attack p2", "place r1c1 88, 90", "pass"]


@pytest.mark.parametrize(
    ("numbers", "text"),
    [(["4"], "4"), (["1", "2"], "1-2"), (["1", "3", "4"], "1, 3-4"), (["61", "62", "63", "63+"], "61-63, 63+")],
)
def test_ranges(numbers, text):
    assert ranges(numbers) == text


@pytest.mark.parametrize(
    ("line", "move"),
    [("1 3", "invest temple 3"), ("2", "attack p2"), ("3 90", "place r1c1 90"), ("4", "pass"), ("harvest", None)],
)
def test_a_number_picks_a_move(line, move):
    assert picked(menu(MOVES), line) == move


@pytest.mark.parametrize("line", ["0", "5", "1", "4 2", "99999999999999999999"])
def test_a_number_that_picks_none_says_why(refused, line):
    refused(UnknownMove, picked, menu(MOVES), line)


def test_a_single_number_need_not_be_said():
    assert picked(menu(["stake 1", "pass"]), "1") == "stake 1"


def test_a_move_and_a_group_that_read_alike_stay_apart():
    assert [choice.text for choice in menu(["move", "move 1", "move 2"])] == ["move", "move 1-2"]


@pytest.mark.parametrize("width", [40, 80])
def test_the_menu_fits(width):
    rows = columns(menu([f"do thing-{n}" for n in range(30)]), width)
    assert max(map(len, rows)) <= width
    assert len(" ".join(rows).split("do ")) == 31
    assert len(rows) < 30


@pytest.mark.parametrize("id", rr.rulebooks())
def test_every_legal_move_of_every_game_is_in_the_menu_once(id):
    rng = random.Random(3)
    state = rr.game(id, rr.rulebook(id).seats[-1]).new(seed=1, keep_journal=False)
    while not state.over:
        texts = state.legal_texts()
        choices = menu(texts)
        offered = [
            picked(choices, f"{at} {number}" if number else f"{at}")
            for at, choice in enumerate(choices, 1)
            for number in choice.numbers or [None]
        ]
        assert sorted(offered) == sorted(texts)
        state.play(rr.random_move(state, rng))
