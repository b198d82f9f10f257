"""Epochs compiled: every game has one winner, and greedy players beat random ones."""

from __future__ import annotations

import pytest

from game_tables import Run, make
from riverrun.bots import bot
from riverrun.kernel.jit.switch import running
from riverrun.lab.simulate import simulate
from riverrun.lab.statistics import summary

GAME = "epochs"


@pytest.mark.clause("EP-12.1")
@pytest.mark.parametrize("players", [2, 4])
def test_culture_breaks_every_tie(players):
    runs = Run(make(GAME, players), 500, 100, compiled=True)
    assert ((runs.wins == 1).sum(axis=1) == 1).all()


def test_greedy_beats_random_players():
    """One greedy player beside a random one, in every seat equally often."""
    with running(compiled=True):
        run = simulate(make(GAME, 2), [bot("greedy"), bot("random")], 200, seed=3)
    fared = next(row for row in summary(run).by_bot if row.name == "greedy")
    assert fared.share.mean >= 0.95
