"""Along History compiled: every game ends, somebody wins, and greedy players beat random ones."""

from __future__ import annotations

import pytest

from game_tables import Run, make
from riverrun.bots import bot
from riverrun.kernel.jit.switch import running
from riverrun.lab.simulate import simulate
from riverrun.lab.statistics import summary

GAME = "along-history"


@pytest.mark.clause("AH-89", "AH-R18")
@pytest.mark.parametrize("players", [2, 5])
def test_a_win_is_whole_or_shared(players):
    runs = Run(make(GAME, players), 500, 100, compiled=True)
    assert (abs(runs.wins[:, :players].sum(axis=1) - 1) < 1e-9).all()
    assert ((runs.wins == 1).sum(axis=1) == 1).mean() > 0.8


@pytest.mark.parametrize(("players", "share", "games"), [(2, 0.9, 400)])
def test_greedy_beats_random_players(players, share, games):
    """One greedy player among random ones, in every seat equally often."""
    bots = [bot("greedy"), *[bot("random")] * (players - 1)]
    with running(compiled=True):
        run = simulate(make(GAME, players), bots, games, seed=3)
    fared = next(row for row in summary(run).by_bot if row.name == "greedy")
    assert fared.share.mean >= share
