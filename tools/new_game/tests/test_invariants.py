"""Random games are sound throughout, and what is broken by hand is found."""

from __future__ import annotations

import pytest

from riverrun.games.new_game.invariants import SAYS, Unsound

from .table import any_table, game, playing


@any_table
def test_random_games_are_sound(players, options):
    for seed in range(10):
        for state in playing(game(players, **options), seed):
            assert state.check() == []


@pytest.mark.parametrize(
    ("field", "at", "number", "trouble"),
    [
        ("pile", 14, -1, Unsound.PILE_MISCOUNTED),
        ("taken", (0, 1), 1, Unsound.STONES_LOST),
        ("last", None, 0, Unsound.NOT_OVER),
        ("over", None, 1, Unsound.NOT_OVER),
        ("seat", None, 2, Unsound.NO_DECISION),
        ("depth", None, 0, Unsound.NO_DECISION),
    ],
)
def test_every_trouble_is_found(field, at, number, trouble):
    state = game().new(3)
    if at is None:
        state.position[field] = number
    else:
        state.position[field][at] = number
    assert state.check() == [SAYS[trouble]]
    assert game().rulebook.unsound(trouble) == trouble.name.lower().replace("_", " ")


def test_stones_of_nobody_are_found():
    state = game().new(3)
    top = state.position.pile[14]
    state.position.pile[14], state.position.pile_size = -1, 14
    state.position.taken[3, top] = 1
    assert state.check() == [SAYS[Unsound.NOBODY_THERE]]


def test_every_trouble_has_its_words():
    assert set(SAYS) == set(Unsound) - {Unsound.NOTHING}
