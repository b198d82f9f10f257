"""Puzzles whose answer is a choice of several moves: found, judged move by move, and searched again later."""

from __future__ import annotations

import datetime

import msgspec
import pytest

from riverrun.kernel.analysis import Chance
from riverrun.kernel.game import Game
from riverrun.kernel.registry import rulebook
from riverrun.kernel.state import State
from riverrun.puzzles import find
from riverrun.puzzles.daily import shipped
from riverrun.puzzles.find import Search, further_steps
from riverrun.puzzles.judge import judge
from riverrun.puzzles.puzzle import Puzzle, PuzzleMove
from riverrun.puzzles.recheck import recheck, recheck_all

from .searching import DONE, analysis

DAY = datetime.date(2026, 11, 16)
CLEAR = [(0.7, 0.66, 0.74), (0.5, 0.46, 0.54), (0.4, 0.3, 0.5)]


@pytest.fixture
def puzzle() -> Puzzle:
    """One whose choice has at least three moves."""
    return next(one for one in shipped()["along-history"].puzzles if len(one.choice) >= 3)


@pytest.fixture
def game(puzzle: Puzzle) -> Game:
    return Game(rulebook("along-history"), puzzle.players, puzzle.options)


def searching(monkeypatch: pytest.MonkeyPatch, puzzle: Puzzle, *, wrong: bool = False) -> None:
    """Has a search find the puzzle's choice, or another first move."""
    moves = puzzle.choice

    def analyse(state: State, **_more: object) -> object:
        legal = state.legal_texts()
        first = next((move for move in moves if move in legal), legal[0])
        others = [move for move in legal if move != first]
        order = [*others[:1], first, *others[1:]] if wrong else [first, *others]
        return analysis(state, order, CLEAR[: len(order)])

    monkeypatch.setattr(find, "analyse", analyse)


# Judging


def test_the_whole_choice_is_right_and_its_beginning_goes_on(puzzle) -> None:
    whole = judge(puzzle, puzzle.choice)
    assert (whole.right, whole.going) == (True, False)
    for made in range(1, len(puzzle.choice)):
        begun = judge(puzzle, puzzle.choice[:made])
        assert (begun.right, begun.going) == (True, True)


def test_another_first_move_is_wrong_whatever_follows(puzzle) -> None:
    judged = judge(puzzle, [puzzle.second.move, *puzzle.choice[1:]])
    assert (judged.right, judged.going, judged.chosen) == (False, False, puzzle.second)
    assert judge(puzzle, ["no such move"]).chosen is None
    assert judge(puzzle, []) == (False, False, puzzle.moves, None)


@pytest.mark.parametrize(("loses", "right"), [(0.0, True), (0.02, True), (0.1, False)])
def test_a_later_move_is_wrong_only_if_it_loses_something(puzzle, loses: float, right: bool) -> None:
    best = puzzle.steps[0][0]
    mean = best.chance.mean - loses
    other = PuzzleMove("other", DONE, best.clause, Chance(mean, mean, mean))
    changed = msgspec.structs.replace(puzzle, steps=[[best, other], *puzzle.steps[1:]])
    judged = judge(changed, [puzzle.best, "other"])
    assert (judged.right, judged.going) == (right, False)
    if not right:
        assert judged.looked_at == [best, other]
        assert judged.chosen == other
    unknown = judge(changed, [puzzle.best, "unknown"])
    assert (unknown.right, unknown.chosen) == (False, None)


# Finding


def test_a_choice_is_followed_to_where_it_is_complete(puzzle, game, monkeypatch) -> None:
    searching(monkeypatch, puzzle)
    state = game.restore(puzzle.position)
    steps = further_steps(state, puzzle.best, Search())
    assert [step[0].move for step in steps] == puzzle.choice[1:]
    for move in puzzle.choice:
        state.play(move)
    assert state.settled or state.undoable < len(puzzle.choice)


def test_what_follows_is_told_until_somebody_else_moves(game, puzzle, monkeypatch) -> None:
    state = game.restore(puzzle.position)
    after = state.redeal(state.seat, 0)
    line = []
    for move in puzzle.choice:
        after.play(move)
    while after.seat == puzzle.seat and not after.over:
        line.append(after.legal_texts()[0])
        after.play(line[-1])
    told = find.next_moves(state, puzzle.choice, [*line, "no such move"])
    assert len(told) <= find.NEXT
    assert find.next_moves(state, puzzle.choice, ["no such move"]) == []
    assert find.next_moves(state, ["no such move"], line) == []
    assert [one.clause for one in told] == [one.clause for one in find.next_moves(state, puzzle.choice, line)]


# Searching again


def test_a_puzzle_of_other_content_is_brought_up_to_date_if_it_is_still_right(puzzle, game, monkeypatch) -> None:
    old = msgspec.structs.replace(puzzle, content="other", since=DAY, after=7)
    searching(monkeypatch, puzzle)
    now = recheck(game, old, Search())
    assert now is not None
    assert (now.content, now.id, now.since, now.after) == (game.content_hash, puzzle.id, DAY, 7)
    assert now.choice == puzzle.choice
    assert now.moves[0].chance == Chance(*CLEAR[0])
    searching(monkeypatch, puzzle, wrong=True)
    assert recheck(game, old, Search()) is None
    assert recheck(game, msgspec.structs.replace(old, position={}), Search()) is None


def test_what_is_wrong_now_is_retired_or_dropped_if_no_day_had_it(puzzle, game, monkeypatch) -> None:
    searching(monkeypatch, puzzle, wrong=True)
    tomorrow = DAY + datetime.timedelta(1)
    had = msgspec.structs.replace(puzzle, since=DAY)
    new = msgspec.structs.replace(puzzle, since=tomorrow)
    gone = msgspec.structs.replace(puzzle, since=DAY, until=DAY)
    found = list(recheck_all([had, new, gone], lambda _: game, Search(), tomorrow))
    assert found == [(had, msgspec.structs.replace(had, until=tomorrow)), (new, None), (gone, gone)]
