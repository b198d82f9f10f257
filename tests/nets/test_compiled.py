"""A net that judges for a search finds the same compiled and interpreted."""

from __future__ import annotations

import riverrun as rr
from nets.test_nets import some_weights
from riverrun.bots.searcher import Searcher
from riverrun.kernel.jit.switch import running


def test_a_search_that_a_net_judges_is_the_same_compiled() -> None:
    game = rr.game("flow", players=2)
    weights = some_weights(game, seed=2)
    state = game.new(5)
    while len(state.legal()) < 4 or len(state.played) < 12:
        state.play(state.legal()[-1])
    found = []
    for compiled in (False, True):
        with running(compiled):
            searched = Searcher(game, net=weights).think(state, seed=9, iterations=60)
            found.append([(one.move, one.visits, [round(chance, 4) for chance in one.chances]) for one in searched])
    assert found[0] == found[1]
    assert len(found[0]) > 1
