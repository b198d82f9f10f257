"""Looking ahead: bots judge where a choice is complete, and no lucky roll decides."""

from __future__ import annotations

import pytest

from riverrun.bots import bot
from riverrun.kernel.jit.switch import running

from .fair import PRIZE, SURE, fair

GREEDY = bot("greedy")


def test_greedy_takes_a_sure_prize_over_a_gamble_that_is_worth_less():
    """A gamble of 70 or nothing, worth 35, against a sure 38."""
    state = fair("sure", "gamble").new(1)
    chosen = {state.game.text(GREEDY.move(state, seed)) for seed in range(300)}
    assert chosen == {"sure"}


def test_greedy_gambles_where_that_is_worth_more():
    """After a cast, looking ahead says ‘much’ whatever the die shows: that is worth 30."""
    state = fair("gamble", "cast").new(1)
    chosen = {state.game.text(GREEDY.move(state, seed)) for seed in range(100)}
    assert chosen == {"gamble"}


def test_greedy_judges_a_purchase_when_it_is_paid():
    """In the middle of it the position looks bad; paid from the cheapest purses it brings 60 - 8."""
    game = fair("sure", "buy")
    state = game.new(1)
    paid = []
    while state.seat == 0:
        move = GREEDY.move(state, 5)
        paid.append(game.text(move))
        state.play(move)
    assert paid[0] == "buy"
    assert sorted(paid[1:]) == ["pay 0", "pay 0", "pay 1"]
    assert state.position.points[0] == PRIZE - 8 > SURE


@pytest.mark.parametrize("offers", [("sure", "gamble"), ("sure", "buy"), ("gamble", "cast")])
def test_it_chooses_the_same_compiled(offers):
    state = fair(*offers).new(1)
    found = []
    for compiled in (False, True):
        with running(compiled):
            found.append([GREEDY.move(state, seed) for seed in range(20)])
    assert found[0] == found[1]
