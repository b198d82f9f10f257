"""Flow compiled: thousands of games end as they should, and better bots save the animals more often."""

from __future__ import annotations

import pytest

from game_tables import Run, make
from riverrun.bots import analyse, bot
from riverrun.kernel.jit.switch import running
from riverrun.lab.simulate import simulate

GAME = "flow"


@pytest.mark.parametrize("players", [1, 3, 6])
def test_a_game_is_won_exactly_if_all_four_animals_are_home(players):
    runs = Run(make(GAME, players), 2000, 100, compiled=True)
    assert ((runs.points[:, 0] == 4) == (runs.wins[:, 0] == 1)).all()


@pytest.mark.parametrize(("turns", "share"), [("8", 0.6), ("12", 0.85)])
def test_greedy_players_save_the_animals_more_often_than_random_ones(turns, share):
    shares = []
    for name in ("greedy", "random"):
        with running(compiled=True):
            run = simulate(make(GAME, 2, (("turns", turns),)), [bot(name)] * 2, 300, seed=3)
        shares.append(float(run.wins[:, 0].mean()))
    assert shares[0] >= share
    assert shares[1] < 0.1


def test_a_search_saves_the_animals_more_often_than_greedy_players():
    game = make(GAME, 2, (("turns", "6"),))
    greedy = simulate(game, [bot("greedy")], 400, seed=5).wins[:, 0].mean()
    search = simulate(game, [bot("medium")], 16, seed=5).wins[:, 0].mean()
    assert 0.2 < greedy < search - 0.1


def test_a_clock_is_looked_ahead_to_as_its_number_of_turns():
    found = []
    with running(compiled=True):
        for options in ({"clock": "60"}, {"turns": "8"}):
            state = make(GAME, 2, tuple(options.items())).new(1)
            found.append(analyse(state, iterations=1200, threads=1).chances[0].mean)
    assert found[0] == pytest.approx(found[1], abs=0.05)
    assert 0.3 < found[0] < 0.95
