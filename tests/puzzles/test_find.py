"""Finding puzzles: one move must be clearly best, by the intervals of two searches."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from riverrun.bots import bot
from riverrun.kernel.state import State
from riverrun.puzzles import find
from riverrun.puzzles.find import Search, is_clear, puzzle_of, search_game
from riverrun.puzzles.puzzle import lay

from .searching import analysis

CLEAR = [(0.7, 0.66, 0.74), (0.5, 0.46, 0.54), (0.4, 0.3, 0.5), (0.1, 0.0, 0.2)]


@pytest.fixture
def state(make_game) -> State:
    return make_game(3).new(5)


@pytest.mark.parametrize(
    ("found", "shares", "clear"),
    [
        (CLEAR, (), True),
        ([(0.7, 0.66, 0.74), (0.64, 0.62, 0.655)], (), False),  # too little is lost
        ([(0.7, 0.5, 0.9), (0.5, 0.46, 0.54)], (), False),  # the intervals meet
        ([(0.7, 0.66, 0.74), (0.5, 0.46, 0.54), (0.55, 0.0, 1.0)], (0.8, 0.15, 0.05), False),
        ([(0.7, 0.66, 0.74), (0.5, 0.46, 0.54), (0.55, 0.0, 1.0)], (0.8, 0.19, 0.01), True),  # hardly tried
        ([(0.7, 0.66, 0.74), (0.5, 0.46, 0.54), (0.65, 0.0, 1.0)], (0.8, 0.19, 0.01), False),
        ([(0.05, 0.04, 0.06), (0.01, 0.0, 0.02)], (), False),  # lost in any case
        ([(0.7, 0.66, 0.74)], (), False),  # nothing to choose
    ],
)
def test_a_move_is_clearly_best_if_its_interval_lies_above_the_others(state, found, shares, clear) -> None:
    assert is_clear(analysis(state, state.legal_texts()[: len(found)], found, shares), 0.08) is clear


def searches(monkeypatch: pytest.MonkeyPatch, *results: Any) -> list[int]:
    """Has one search after another find something of the moves; returns how many futures each looked at."""
    asked: list[int] = []

    def analyse(state: State, *, iterations: int, **_more: Any) -> Any:
        first, found = results[min(len(asked), len(results) - 1)]
        asked.append(iterations)
        moves = state.legal_texts()
        return analysis(state, [moves[first], *moves[:first], *moves[first + 1 :]], found)

    monkeypatch.setattr(find, "analyse", analyse)
    monkeypatch.setattr(find, "is_explained", lambda _puzzle: True)
    return asked


def test_a_deeper_search_has_to_find_the_same(state, monkeypatch) -> None:
    search = Search(surprising=False)
    assert searches(monkeypatch, (1, CLEAR)) is not None
    assert puzzle_of(state, search) is not None
    asked = searches(monkeypatch, (1, CLEAR), (1, CLEAR), (2, CLEAR))
    assert puzzle_of(state, search) is None
    assert asked == [find.FIRST // find.GLANCE, find.FIRST, find.DEEPER]
    searches(monkeypatch, (1, CLEAR), (1, CLEAR), (1, [(0.7, 0.5, 0.9), (0.5, 0.46, 0.54)]))
    assert puzzle_of(state, search) is None
    asked = searches(monkeypatch, (1, [(0.7, 0.66, 0.74), (0.68, 0.46, 0.7)]))
    assert puzzle_of(state, search) is None
    assert len(asked) == 1  # a glance was enough


def test_a_puzzle_is_not_the_move_that_looks_best_at_first_sight(state, monkeypatch) -> None:
    obvious = state.legal().index(bot("greedy").move(state))
    searches(monkeypatch, (obvious, CLEAR))
    assert puzzle_of(state, Search()) is None
    assert puzzle_of(state, Search(surprising=False)) is not None
    searches(monkeypatch, ((obvious + 1) % len(state.legal()), CLEAR))
    assert puzzle_of(state, Search()) is not None


def test_a_puzzle_says_more_than_its_chance_and_has_four_other_ways_on(state, monkeypatch) -> None:
    explained = find.is_explained
    searches(monkeypatch, (1, CLEAR))
    puzzle = puzzle_of(state, Search(surprising=False))
    assert puzzle is not None
    bare = msgspec.structs.replace(puzzle, steps=[], reasons=[one for one in puzzle.reasons if one.fact == "chance"])
    assert not explained(bare)
    assert explained(msgspec.structs.replace(bare, steps=[puzzle.moves]))
    gain = msgspec.structs.replace(bare.reasons[0], fact="points", good=True)
    assert explained(msgspec.structs.replace(bare, reasons=[gain]))
    assert find.ways_on(state) == len(state.legal())
    monkeypatch.setattr(find, "OTHERS", len(state.legal()))
    assert puzzle_of(state, Search(surprising=False)) is None


def test_a_puzzle_of_a_simulated_game_can_be_laid_out_and_played(make_game, monkeypatch) -> None:
    searches(monkeypatch, (1, CLEAR))
    monkeypatch.setattr(find, "PLAYERS", ("random",))
    monkeypatch.setattr(find, "QUICK", "random")
    game = make_game(3)
    puzzle = search_game(game, random.Random(3), Search(surprising=False))
    assert puzzle is not None
    laid = lay(game, puzzle)
    assert laid.same
    assert laid.state.seat == puzzle.seat
    assert puzzle.best == puzzle.moves[0].move
    assert puzzle.best in laid.state.legal_texts()
    assert puzzle.second.chance.mean == 0.5
    again = search_game(game, random.Random(3), Search(surprising=False))
    assert again == puzzle  # the same seed, the same puzzle


def test_no_best_move_comes_twice_and_verbs_take_turns(make_game, monkeypatch) -> None:
    searches(monkeypatch, (1, CLEAR))
    monkeypatch.setattr(find, "PLAYERS", ("random",))
    monkeypatch.setattr(find, "QUICK", "random")
    told: list[tuple[int, int]] = []
    search = Search(surprising=False)
    found = list(find.find([make_game(2), make_game(3)], 3, 6, search, lambda *at: told.append(at)))
    assert len({find.verb_of(puzzle.best) for puzzle in found}) == len(found)  # a third of three is one
    assert told[-1][0] <= 6
    assert told[-1][1] == len(found) >= 2
