"""Comparisons: the same on any number of workers and after an interruption; pairs are the same deals and seats."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import riverrun as rr
from riverrun.bots import Bot, SearchBot, bot, policies
from riverrun.bots.workspace import make_workspace
from riverrun.kernel.errors import BadOption
from riverrun.kernel.jit.specialise import specialise
from riverrun.lab import simulate, study_loops, summary
from riverrun.lab.compare.comparing import Comparison, Question, compare, compare_block, load, save, told
from riverrun.lab.compare.measures import Measure, changed_pieces, main_first, measures_of
from riverrun.lab.endings import goes_on
from riverrun.lab.side import Side, game_of
from riverrun.lab.soak import soak
from riverrun.lab.study import Asked, finals_of, make_notes, study_block, takeable
from riverrun.lab.watched_games import UnsoundGame
from riverrun.lab.workers import Local, in_order

RANDOM = bot("random")
PACK = Path(__file__).parents[2] / "docs" / "examples" / "observatory"


def side_of(game: rr.Game, bots: list[Bot], block: int = 2) -> Side:
    """A side that is studied in small blocks."""
    return Side.of(game, bots)._replace(block=block)


@pytest.fixture(scope="module")
def question():
    before, after = (rr.game("flow-of-history", players=2, content=pack) for pack in (None, PACK))
    measures = tuple(measures_of(before, after, False))
    return Question(side_of(before, [RANDOM]), side_of(after, [RANDOM]), measures, seed=3, bound=0.01)


def numbers(comparison: Comparison) -> tuple[bytes, bytes]:
    return comparison.sums.totals.tobytes(), comparison.sums.products.tobytes()


def finished(question: Question, games: int, workers: int = 1) -> Comparison:
    comparison = Comparison.begin(question)
    for _ in compare(comparison, games, Local(workers)):
        pass
    return comparison


def test_one_worker_and_many_give_the_same_to_the_last_bit(question):
    one, many = finished(question, 6), finished(question, 6, workers=3)
    assert one.sums.games == 6
    assert numbers(one) == numbers(many)
    assert told(one) == told(many)


def test_an_interrupted_comparison_goes_on_where_it_was(question, tmp_path):
    part = Comparison.begin(question)
    for known in compare(part, 6, Local(1)):
        if known.blocks == 2:
            break
    save(part, tmp_path / "kept.npz")
    again = load(question, tmp_path / "kept.npz")
    for _ in compare(again, 6, Local(1)):
        pass
    whole = finished(question, 6)
    assert numbers(again) == numbers(whole)
    assert again.looks == whole.looks


def test_a_file_of_another_comparison_is_refused(question, tmp_path, refused):
    file = tmp_path / "kept.npz"
    save(Comparison.begin(question), file)
    other = Question(question.before, question.after, question.measures, seed=4, bound=0.01)
    assert "another comparison" in refused(BadOption, load, other, file)
    file.write_bytes(b"PK nothing")
    assert "no comparison" in refused(BadOption, load, question, file)


def test_the_games_are_those_of_a_simulation(make_game):
    game = make_game(2)
    run = simulate(game, [RANDOM, bot("easy")], 4, seed=9)
    block = study_block(side_of(game, [RANDOM, bot("easy")]), 9, 0, 4, Asked())
    assert np.array_equal(block.points, run.points)
    assert np.array_equal(block.lengths, run.decisions)


def test_bots_that_think_are_noted_alike(make_game):
    game, thinking = make_game(2), SearchBot("tiny", iterations=1)
    block = study_block(side_of(game, [thinking]), 9, 0, 1, Asked(weigh=2, finals=1, events=True))
    state = game.at(finals_of(block, Asked(finals=1))[0].tobytes())
    assert state.over
    assert [score.points for score in state.scores()] == block.points[0].tolist()
    assert block.lengths[0] == block.notes.verbs.sum()


def test_of_few_games_shares_differ_by_1_at_most(question):
    few = finished(question, 6)
    seat = next(at for at, one in enumerate(question.measures) if one.kind == "seat")
    assert few.sums.difference(seat, anytime=True).high > 1
    found = few.difference(seat)
    assert (found.low, found.high) == (-1, 1)


def test_what_a_pack_changes_is_what_is_measured(question):
    before, after = (game_of(side) for side in (question.before, question.after))
    assert changed_pieces(before, after) == ["monastery"]
    assert question.measures[0] == Measure("taker", question.measures[0].at, "monastery")
    assert takeable(before)[question.measures[0].at[0]][1] == "monastery"
    assert takeable(after)[question.measures[0].at[1]][1] == "monastery"
    assert main_first(list(question.measures), "taker:satellites", before, after)[0].name == "satellites"


def test_a_measure_that_there_is_not_is_refused(question, refused):
    before, after = (game_of(side) for side in (question.before, question.after))
    assert "no piece 'spaceship'" in refused(BadOption, main_first, [], "taker:spaceship", before, after)
    assert "no measure 'luck'" in refused(BadOption, main_first, list(question.measures), "luck", before, after)


def test_the_same_twice_differs_in_nothing(question):
    same = Question(question.before, question.before, question.measures, seed=3, bound=0.01)
    found = compare_block(same, 0)
    assert np.array_equal(found.totals[:, :2], found.totals[:, 2:])


def test_pairs_of_a_late_change_need_less_than_a_third_of_the_games(tmp_path):
    (tmp_path / "pack.toml").write_text('game = "flow-of-history"\nname = "Late"\nevidence = "invented"\n')
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "satellites"\nstripe = ["science"]\n')
    before, after = (rr.game("flow-of-history", players=2, content=pack) for pack in (None, tmp_path))
    measures = (Measure("points"), Measure("seat", (0, 0), "1"))
    late = Question(side_of(before, [RANDOM]), side_of(after, [RANDOM]), measures, seed=3, bound=0.01)
    found = finished(late, 10)
    assert all(found.difference(at).spared > 3 for at in range(2))


def test_a_bot_plays_each_deal_in_every_seat_and_what_it_is_set_against_is_even_exactly(make_game):
    game, easy = make_game(3), bot("easy")
    first, second = (side_of(game, bots) for bots in ([RANDOM] * 3, [easy, RANDOM, RANDOM]))
    question = Question(first, second, (Measure("place", (0, 0), "1"),), seed=3, bound=0.01)
    assert question.rotates
    found = compare_block(question, 0)
    assert (found.games, found.each) == (2, 6)
    assert found.totals[0].tolist()[:2] == [4.0, 12.0]
    assert found.products[0, 0, 0] == 8.0  # both deals of a pair are won once by all rotations together
    alone = study_block(second, 3, 0, 12, Asked(coupled=True, replays=3))
    won = np.array([alone.wins[row, -row % 3] for row in range(12)])
    assert found.totals[0, 2:].tolist() == [won.sum(), 12.0]
    pairs = won.reshape(2, 2, 3).sum(axis=(0, 2))  # deals 0 and 2, and deals 1 and 3: before, 0 and 1 are played
    assert found.products[0, 2, 2] == (pairs**2).sum()
    assert len({alone.points[row].tobytes() for row in range(3)}) > 1


def coupled_game(game: rr.Game, chosen: Bot, moves: int) -> Iterator[tuple[int, Any]]:
    """What bots draw by at each decision of a coupled game, and the position there."""
    loops = specialise(study_loops, game.rules, policies=specialise(policies, game.rules))
    workspace, notes = make_workspace(game), make_notes(game, 0, 1, Asked(coupled=True))
    loops.deal(game.box, workspace, notes, 0, 3, 0)
    state = game.new(3, keep_journal=False)
    while goes_on(state.position) and len(state.played) < moves:
        drawn = loops.coupled(game.box, workspace, notes, 0, 3, 0)
        state.position.rng[:] = workspace.boards[0].rng
        yield drawn, state.position
        move = chosen.move(state, drawn)
        loops.move_on(game.box, workspace, notes, 0, move)
        state.play(move)


@pytest.mark.parametrize("id", sorted(rr.rulebooks()))
def test_no_two_decisions_of_a_coupled_game_draw_the_same(id):
    draws = [drawn for drawn, _ in coupled_game(rr.game(id, players=3), RANDOM, 300)]
    assert len(set(draws)) == len(draws) > 20


def test_coupled_games_that_part_have_the_same_dice_in_the_same_turn():
    """Dice are rolled by the last move of a round, whoever makes it; where it is the same seat's, they are the same."""
    game = rr.game("along-history", players=2)
    dice: list[dict[Any, Any]] = [{}, {}]
    for found, chosen in zip(dice, (RANDOM, bot("easy")), strict=True):
        for _, s in coupled_game(game, chosen, 200):
            turn = int(s.age), int(s.rounds), int(s.turn_player)
            found.setdefault(turn, [*map(int, s.rolled), int(s.blue)])
    both = dice[0].keys() & dice[1].keys()
    assert len(both) > 6
    assert 3 * sum(dice[0][turn] == dice[1][turn] for turn in both) >= len(both)


def test_work_is_told_in_its_order_and_trouble_is_told():
    done = Local(4).each(lambda number: number * number, range(20), quick=True)
    assert list(in_order(done, range(20))) == [n * n for n in range(20)]
    with pytest.raises(ZeroDivisionError):
        list(Local(4).each(lambda number: 1 // (number - 5), range(20), quick=True))


def test_bots_that_think_are_compared_in_processes(make_game):
    """What a process is given is a plain value that tells all of its work."""

    side = side_of(make_game(2), [SearchBot("tiny", iterations=1)], block=1)
    question = Question(side, side, (Measure("points"),), seed=3, bound=0.01)
    work = pickle.loads(pickle.dumps(partial(compare_block, question)))
    found = work(0)
    assert found.games == 1
    assert found.totals[0, 0] == found.totals[0, 2]


def test_games_that_do_not_end_are_cut_and_counted(make_game, monkeypatch):
    """Cut after 40 decisions, no game ends: nobody wins, and the comparison says so."""
    monkeypatch.setattr("riverrun.lab.endings.LONGEST", 40)
    monkeypatch.setattr("riverrun.lab.compare.measures.LONGEST", 40)
    game = make_game(2)
    for bots in ([RANDOM], [SearchBot("tiny", iterations=1)]):
        side = side_of(game, bots, block=1)
        question = Question(side, side, tuple(measures_of(game, game, False)), seed=3, bound=0.01)
        found = finished(question, 2)
        assert found.unfinished == 4
        by_name = {one.measure: one for one in told(found)}
        assert by_name["unfinished"].after == 1.0
        assert by_name["seat:1"].after == 0.0
        assert by_name["decisions"].after == 40
    run = simulate(game, [RANDOM], 3, seed=3)
    assert run.decisions.tolist() == [40] * 3
    assert run.wins.sum() == 0
    assert summary(run).unfinished == 3
    with pytest.raises(UnsoundGame, match="game 0 has not ended after 40 decisions; it is dealt from seed 3"):
        soak(game, 2, seed=3)
