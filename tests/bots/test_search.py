"""The search: it plays legally and to win, the same by seed, and never by what its seat cannot know."""

from __future__ import annotations

import pytest

import riverrun as rr
from kernel.toy.book import RAFT
from riverrun.bots import bot
from riverrun.bots.searcher import Searcher, Settings
from riverrun.kernel.errors import BadOption, RiverrunError

QUICK = Settings(depth=0)


def middle(players, seed=3, moves=20):
    state = rr.game("flow-of-history", players).new(seed)
    for _ in range(moves):
        state.play(bot("greedy").move(state))
    return state


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_it_finds_is_legal_and_counted(players):
    state = middle(players)
    searcher = Searcher(state.game, QUICK)
    found = searcher.think(state, seed=1, iterations=40)
    assert searcher.iterations == 40
    assert sum(one.visits for one in found) == 40
    assert {one.move for one in found} <= set(state.legal())
    for one in found:
        assert sum(one.chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in one.chances)


def test_the_same_seed_finds_the_same_in_every_deal_that_looks_the_same():
    state = middle(3)
    searcher = Searcher(state.game, QUICK)
    found = searcher.think(state, seed=5, iterations=40)
    assert Searcher(state.game, QUICK).think(state, seed=5, iterations=40) == found
    for deal in range(3):
        assert searcher.think(state.redeal(state.seat, deal), seed=5, iterations=40) == found
    assert searcher.think(state, seed=6, iterations=40) != found


@pytest.mark.parametrize(("depth", "sense"), [(4, 100), (4, 50), (-1, 0)])
def test_playouts_go_on_as_they_are_told(depth, sense):
    state = middle(2, moves=40)
    searcher = Searcher(state.game, Settings(depth=depth, sense=sense))
    assert searcher.think(state, seed=1, iterations=8)


class Hopeful(type(RAFT)):
    """The Raft, whose bots look ahead to a nearer goal."""

    __module__ = type(RAFT).__module__  # its files lie there
    folder = RAFT.folder

    def lookahead(self, options):
        return {**options, "goal": "near"}


def test_it_looks_ahead_by_the_options_that_the_game_names_for_that():
    found = {}
    for book in (RAFT, Hopeful()):
        for goal in ("near", "far"):
            state = rr.Game(book, 2, {"goal": goal}).new(1)
            found[type(book), goal] = Searcher(state.game, Settings(depth=-1)).think(state, seed=1, iterations=60)
    near, far = found[type(RAFT), "near"], found[type(RAFT), "far"]
    assert found[Hopeful, "near"] == found[Hopeful, "far"] == near
    assert near[0].chances[0] > far[0].chances[0]


def test_it_does_not_end_a_game_it_would_lose():
    nations = [
        {"tokens": 5, "government": ["aristocracy"]},
        {"tokens": 1, "government": ["religious_tribe"], "wonders": ["taj_mahal", "eiffel_tower", "himeji_castle"]},
        {"tokens": 1, "government": ["agrarian_tribe"]},
    ]
    market = [{"card": "apollo_program", "investor": 1, "tokens": 1}, {"card": "capitalism"}, {"card": "satellites"}]
    market += [{"card": "john_lennon"}, {"card": "fighter_jet"}]
    state = rr.game("flow-of-history", 3).restore({"nations": nations, "market": market, "deck": ["future"]})
    found = Searcher(state.game, QUICK).think(state, seed=1, iterations=80)
    assert state.game.text(found[0].move) != "snipe apollo-program"


def test_a_full_tree_ends_the_search_with_what_it_has():
    state = middle(2)
    searcher = Searcher(state.game, QUICK, nodes=1)
    assert searcher.think(state, seed=1, iterations=10_000)
    assert 0 < searcher.iterations < 10_000


def test_bad_budgets_and_ended_games_are_refused():
    state = middle(2)
    searcher = Searcher(state.game, QUICK)
    for budget in ({}, {"iterations": 0}, {"seconds": -1.0}, {"iterations": 5, "seconds": 1.0}):
        with pytest.raises(BadOption, match="one budget above 0"):
            searcher.think(state, seed=1, **budget)
    while not state.over:
        state.play(rr.random_move(state))
    with pytest.raises(RiverrunError, match="over"):
        searcher.think(state, seed=1, iterations=5)
