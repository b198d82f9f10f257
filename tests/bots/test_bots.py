"""The bots: they play legally, choose by what their seat may know, and greedy plays to win."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

import riverrun as rr
from riverrun.bots import BOTS, SearchBot, bot
from riverrun.bots.levels import NODES_A_VISIT
from riverrun.bots.searcher import Searcher

QUICK = [one for one in BOTS.values() if one.quick is None]
LEVELS = ["easy", "medium", "hard", "expert"]


def a_few(name):
    """A level with a budget small enough to run interpreted, at tables where no net judges (with five players)."""
    level = bot(name)
    return replace(level, iterations=12, net_iterations=2, seconds=None) if isinstance(level, SearchBot) else level


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("one", QUICK, ids=lambda one: one.name)
def test_a_quick_bot_plays_on_and_on(one, players):
    state = rr.game("flow-of-history", players).new(6)
    for _ in range(30):
        state.play(one.move(state))
    assert state.check() == []


@pytest.mark.parametrize("name", [name for name in BOTS if name != "master"])  # its search: test_net_search.py
def test_a_bot_chooses_by_what_its_seat_may_know(name):
    """The same move in every re-dealt copy, with a seed and without one."""
    state = rr.game("flow-of-history", 5).new(2)
    for _ in range(20):
        state.play(rr.random_move(state))
    for seed in (None, 5):
        chosen = {a_few(name).move(state.redeal(state.seat, deal), seed) for deal in range(4)}
        assert len(chosen) == 1


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_moves_whatever_little_time_there_is(name):
    state = rr.game("flow-of-history", 5).new(2)
    if isinstance(bot(name), SearchBot) and bot(name).seconds is None:
        assert a_few(name).move(state, within=0.0) in state.legal()
    else:
        assert bot(name).move(state, within=0.0) in state.legal()
        assert bot(name).move(state, within=-5.0) in state.legal()


def test_a_level_that_has_no_choice_does_not_think():
    state = rr.game("flow-of-history", 3).new(2)
    while len(state.legal()) > 1:
        state.play(rr.random_move(state))
    began = time.perf_counter()
    assert bot("expert").move(state) == state.legal()[0]
    assert time.perf_counter() - began < bot("expert").seconds / 2


@pytest.mark.parametrize("book", rr.rulebooks().values(), ids=lambda book: book.id)
def test_a_level_makes_as_many_iterations_as_the_game_asks_for(book, monkeypatch):
    """As many as its number says, or so many times as many, in a tree that has room for them."""
    budgets = []
    think = Searcher._think

    def told(self, budget):
        budgets.append(budget.iterations)
        return think(self, budget)

    monkeypatch.setattr(Searcher, "_think", told)
    monkeypatch.setattr(type(book), "effort", book.effort + 2)
    state = rr.game(book.id, 2).new(4)
    while len(state.legal()) == 1:
        state.play(state.legal()[0])
    level = replace(bot("hard"), iterations=2, net_iterations=1)
    level.move(state, 1)
    assert budgets == [(2 if level.net_in(state.game) is None else 1) * book.effort]
    assert level.nodes_in(state.game) == NODES_A_VISIT * budgets[0]
    assert bot("expert").iterations_in(state.game) is None


def test_threads_have_searchers_of_their_own():
    """Two threads that ask the same level at once get what each would get alone."""
    state = rr.game("flow-of-history", 5).new(4)
    alone = [a_few("hard").move(state, seed) for seed in range(6)]
    with ThreadPoolExecutor(3) as pool:
        together = list(pool.map(lambda seed: a_few("hard").move(state, seed), range(6)))
    assert together == alone


def test_greedy_does_not_end_a_game_it_would_lose():
    """Sniping would turn up The Future with the sniper far behind; any other move keeps the game going."""
    nations = [
        {"tokens": 5, "government": ["aristocracy"]},
        {"tokens": 1, "government": ["religious_tribe"], "wonders": ["taj_mahal", "eiffel_tower", "himeji_castle"]},
        {"tokens": 1, "government": ["agrarian_tribe"]},
    ]
    market = [{"card": "apollo_program", "investor": 1, "tokens": 1}, {"card": "capitalism"}, {"card": "satellites"}]
    market += [{"card": "john_lennon"}, {"card": "fighter_jet"}]
    state = rr.game("flow-of-history", 3).restore({"nations": nations, "market": market, "deck": ["future"]})
    assert state.explain("snipe apollo-program").legal
    assert state.game.text(bot("greedy").move(state, seed=1)) != "snipe apollo-program"


def test_greedy_ends_a_game_it_would_win():
    nations = [
        {"tokens": 5, "government": ["aristocracy"], "wonders": ["taj_mahal", "eiffel_tower", "himeji_castle"]},
        {"tokens": 1, "government": ["religious_tribe"]},
        {"tokens": 1, "government": ["agrarian_tribe"]},
    ]
    market = [{"card": "apollo_program", "investor": 1, "tokens": 1}, {"card": "capitalism"}, {"card": "satellites"}]
    market += [{"card": "john_lennon"}, {"card": "fighter_jet"}]
    state = rr.game("flow-of-history", 3).restore({"nations": nations, "market": market, "deck": ["future"]})
    assert state.game.text(bot("greedy").move(state, seed=1)) == "snipe apollo-program"


def test_no_bot_moves_in_a_finished_game():
    state = rr.game("flow-of-history", 2).new(1)
    while not state.over:
        state.play(rr.random_move(state))
    for ask in (rr.random_move, bot("greedy").move):
        with pytest.raises(rr.RiverrunError, match="The game is over"):
            ask(state)


def test_an_unknown_bot_is_refused_with_those_there_are():
    with pytest.raises(rr.BadOption, match="There is no bot ‘grumpy’"):
        bot("grumpy")


def test_every_bot_is_quick_or_names_one_that_is():
    assert bot("random").quick is bot("greedy").quick is None
    for each in BOTS.values():
        assert each.quick is None or bot(each.quick).quick is None
