"""The bots: they play legally, choose by what their seat may know, and greedy plays to win."""

from __future__ import annotations

import pytest

import riverrun as rr
from riverrun.bots import BOTS, bot


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [2, 4])
def test_a_bot_plays_a_whole_game(name, players):
    state = rr.game("flow-of-history", players).new(6)
    for _ in range(30):
        state.play(bot(name).move(state))
    assert state.check() == []


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_by_what_its_seat_may_know(name):
    """The same move in every re-dealt copy, with a seed and without one."""
    state = rr.game("flow-of-history", 3).new(2)
    for _ in range(20):
        state.play(rr.random_move(state))
    for seed in (None, 5):
        chosen = {bot(name).move(state.redeal(state.seat, deal), seed) for deal in range(4)}
        assert len(chosen) == 1


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
    with pytest.raises(rr.BadOption, match="There is no bot 'grumpy'; there is: random, greedy"):
        bot("grumpy")


def test_every_bot_is_quick_or_names_one_that_is():
    assert bot("random").quick is bot("greedy").quick is None
    for each in BOTS.values():
        assert each.quick is None or bot(each.quick).quick is None
