"""The Flow of History compiled: nobody shares a win, and the levels of bots are ordered."""

from __future__ import annotations

import pytest

from game_tables import Run, make
from riverrun.bots import bot
from riverrun.kernel.jit.switch import running
from riverrun.lab.simulate import simulate
from riverrun.lab.statistics import summary

GAME = "flow-of-history"


@pytest.mark.parametrize("players", [2, 5])
def test_one_player_wins(players):
    runs = Run(make(GAME, players), 2000, 100, compiled=True)
    assert ((runs.wins == 1).sum(axis=1) == 1).all()


@pytest.mark.parametrize(("players", "share", "games"), [(2, 0.9, 400), (4, 0.6, 400)])
def test_greedy_beats_random_players(players, share, games):
    """One greedy player among random ones, in every seat equally often."""
    bots = [bot("greedy"), *[bot("random")] * (players - 1)]
    with running(compiled=True):
        run = simulate(make(GAME, players), bots, games, seed=3)
    fared = next(row for row in summary(run).by_bot if row.name == "greedy")
    assert fared.share.mean >= share


def test_the_levels_are_ordered():
    """Each level wins most of its games against the one below; all of them play the same each time."""
    game = make(GAME, 2)
    pairs = (("easy", "random", 40), ("greedy", "easy", 40), ("medium", "greedy", 8), ("hard", "medium", 6))
    for stronger, weaker, games in pairs:
        run = simulate(game, [bot(stronger), bot(weaker)], games, seed=11)
        shares = {share.name: share.wins for share in summary(run).by_bot}
        assert shares[stronger] > 0.55 * games, shares
