"""Plans: a choice of several moves is thought about once and made whole, up to what nobody can know."""

from __future__ import annotations

from dataclasses import replace

import pytest

import riverrun as rr
from riverrun.bots import SearchBot, bot, bots_of
from riverrun.bots.searcher import Searcher, Settings

from .fair import fair


def a_few(name, iterations=60):
    level = bot(name)
    return replace(level, iterations=iterations, seconds=None) if isinstance(level, SearchBot) else level


def texts(state, moves):
    return [state.game.text(move) for move in moves]


@pytest.mark.parametrize("name", bots_of(fair("sure").rulebook))
def test_a_plan_begins_with_the_bots_move_and_can_be_played(name):
    state = fair("sure", "gamble", "buy", "cast").new(1)
    for seed in range(6):
        plan = a_few(name).plan(state, seed)
        assert plan[0] == a_few(name).move(state, seed)
        after = state.copy()
        for move in plan:
            assert after.seat == 0
            after.play(move)
        if texts(state, plan[:1]) == ["buy"]:
            assert len(plan) == 4
            assert after.settled
        else:
            assert len(plan) == 1


@pytest.mark.parametrize("name", ["greedy", "medium", "hard"])
def test_a_purchase_is_planned_whole(name):
    state = fair("sure", "buy").new(1)
    plan = texts(state, a_few(name, 200).plan(state, 3))
    assert plan[0] == "buy"
    assert sorted(plan[1:]) == ["pay 0", "pay 0", "pay 1"]
    state.play("buy")
    state.play("pay 0")
    assert sorted(texts(state, a_few(name, 200).plan(state, 3))) == ["pay 0", "pay 1"]


def test_a_plan_ends_before_what_a_die_brings():
    state = fair("cast").new(1)
    assert texts(state, a_few("hard").plan(state, 1)) == ["cast"]
    state.play("cast")
    assert texts(state, a_few("hard").plan(state, 1)) == ["much" if state.position.die > 3 else "little"]


@pytest.mark.parametrize("id", [book.id for book in rr.rulebooks().values()])
def test_where_every_position_is_settled_a_plan_is_one_move(id):
    game = rr.game(id, 2)
    if game.rulebook.declared.chapters.find("settled"):
        pytest.skip("it has choices of several moves")
    state = game.new(4)
    for _ in range(3):
        plan = a_few("medium", 3).plan(state, 1)
        assert plan == [a_few("medium", 3).move(state, 1)]
        state.play(plan[0])


def test_a_plan_is_thought_about_once(monkeypatch):
    """The first move takes all iterations; those after it take up what the tree knows."""
    grown = []
    think = Searcher._think

    def counted(self, budget):
        grown.append(budget.iterations)
        return think(self, budget)

    monkeypatch.setattr(Searcher, "_think", counted)
    state = fair("sure", "buy").new(1)
    a_few("hard", 400).plan(state, 1)
    assert grown[0] == 400
    assert sum(grown[1:]) < 100


def test_no_plan_in_a_finished_game():
    state = fair("sure").new(1)
    while not state.over:
        state.play("sure")
    with pytest.raises(rr.RiverrunError, match="over"):
        bot("hard").plan(state)


# The search


def test_what_luck_brought_is_kept_apart():
    """A cast die is called rightly whatever it shows: worth 60, where one call for all faces is worth 30."""
    state = fair("sure", "cast").new(1)
    searcher = Searcher(state.game, Settings())
    found = searcher.think(state, seed=1, iterations=600)
    assert state.game.text(found[0].move) == "cast"
    assert found[0].chances[0] > 0.5
    assert sum(one.visits for one in found) == 600


def test_trees_that_never_made_a_move_begin_anew_below_it():
    state = fair("buy", "sure").new(1)
    searcher = Searcher(state.game, Settings(), trees=3)
    searcher.think(state, seed=1, iterations=4)
    after = state.copy()
    after.play("buy")
    found = searcher.follow(after, state.game.move("buy"), seed=2, visits=30)
    assert {one.move for one in found} <= set(after.legal())
    assert sum(one.visits for one in found) >= 20


@pytest.mark.parametrize("iterations", [1, 2])
def test_a_search_of_one_look_plans_a_purchase_too(iterations):
    """What was met once has no move that was tried yet."""
    state = fair("buy", "cast").new(1)
    plans = [texts(state, SearchBot("tiny", iterations=iterations).plan(state, seed)) for seed in range(8)]
    bought = [plan for plan in plans if plan[0] == "buy"]
    assert bought
    assert all(len(plan) == 4 for plan in bought)


def test_a_full_tree_is_left_for_a_new_one_below_a_move():
    state = fair("buy").new(1)
    searcher = Searcher(state.game, Settings(), nodes=state.game.rules.LEGAL_MAX + 3)
    move = searcher.think(state, seed=1, iterations=50)[0].move
    after = state.copy()
    after.play(move)
    assert {one.move for one in searcher.follow(after, move, seed=2, visits=5)} <= set(after.legal())
    assert searcher.follow(after, move, seed=2, visits=5)


def test_playouts_end_where_a_position_can_be_judged():
    """`value` is far off in the middle of a purchase: nothing of that reaches the tree."""
    game = fair("buy")
    state = game.new(1)
    for depth in (0, 1, 2):
        (found,) = Searcher(game, Settings(depth=depth)).think(state, seed=1, iterations=40)
        assert found.chances[0] > 0.2
