"""What bots know: positions in bounds and pointing the right way, moves by decision, where a position is settled."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest

import riverrun as rr
from riverrun.bots import bot
from riverrun.games.along_history.terms import AGE_CARDS

from .table import asked, game, numbers, play, seat, table
from .tables import TABLES


def valued(state):
    """Every seat's points and its chance to win, as bots judge them."""
    points, chances = np.zeros(5), np.zeros(5)
    state.game.rules.value(state.game.box_view, state.position_view, points, chances)
    return points.tolist(), chances.tolist()


def weighed(state):
    """The legal moves with their weights."""
    legal = np.array(state.legal(), np.int32)
    weights = np.zeros(len(legal))
    state.game.rules.weigh(state.game.box_view, state.position_view, legal, len(legal), weights)
    return {state.game.text(int(move)): float(weight) for move, weight in zip(legal, weights, strict=True)}


def favourite(state):
    weights = weighed(state)
    return max(weights, key=weights.__getitem__)


@pytest.mark.no_cover
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_values_and_weights_are_in_bounds(players, options):
    state, rng = game(players, **options).new(1), random.Random(1)
    while not state.over:
        points, chances = valued(state)
        assert sum(chances[:players]) == pytest.approx(1)
        assert all(math.isfinite(one) and abs(one) < 500 for one in points)
        assert all(0 < weight < math.inf for weight in weighed(state).values())
        state.play(rr.random_move(state, rng))


@pytest.mark.parametrize(
    "better",
    [
        seat("forest fire", row="cave"),
        seat("forest", row="cave", gold=9),
        seat("forest", row="cave", ur=2),
        seat("forest", row="cave", counters="terrain-2"),
    ],
)
def test_more_is_better(better):
    plain = table(seat("forest", row="cave"), seat("plain", row="lake"))
    good = table(better, seat("plain", row="lake"))
    assert valued(good)[1][0] > valued(plain)[1][0]


def test_an_unprotected_calamity_and_a_covered_bonus_are_bad():
    other = seat("plain", row="lake")
    plain = valued(table(seat("fire spear", row="cave"), other))[0][0]
    assert valued(table(seat("fire spear", row="famine"), other))[0][0] < plain
    assert valued(table(seat("fire spear", row="rough-winter"), other))[0][0] > plain - 0.5
    assert valued(table(seat("fire<spear spear", row="cave"), other))[0][0] < plain


def test_moves_that_look_good():
    buys = table(seat(row="megalithic-monument cave"), seat(row="lake"), dice="3 3 1 culture war golden")
    assert favourite(buys) == "megalithic-monument"
    takes = table(seat("forest"), seat(), board={"1a": "terrain-1"}, agenda=[{"step": "end_turn"}, {"step": "counter"}])
    assert weighed(takes)["space 1a"] > weighed(takes)["done"]
    hides = table(seat("swamp fire"), seat(), agenda=[{"step": "end_turn"}, {"step": "decadence"}])
    assert favourite(hides) == "swamp"
    loses = play(table(seat("swamp fertile-valley", row="flood"), seat(row="lake")), "done")
    assert favourite(loses) == "swamp"
    war = table(
        seat("fire clan-chief", ur=1), seat(counters="vp-12"), dice="1 1 1 culture war golden", agenda=[{"step": "war"}]
    )
    assert weighed(war)["war"] > weighed(war)["done"]
    idle = table(seat("cave", ur=1), seat("fire"), agenda=[{"step": "war"}])
    assert favourite(idle) == "done"


def test_payments_spare_ur_and_x2():
    state = table(seat("forest", row="hunting", ur=2), seat(row="lake"), dice="3 2 1 ingenuity x2 golden")
    play(state, "hunting")
    weights = weighed(state)
    assert weights["pay blue"] > weights["pay blue x2"] > 0
    assert weights["pay blue"] > weights["ur resource"]


def settled(state):
    return bool(state.game.rules.settled(state.game.box_view, state.position_view))


def test_a_position_is_settled_outside_composite_choices():
    state = table(seat("forest", row="hunting cave", ur=2), seat(row="lake fire"), dice="3 2 1 ingenuity x2 golden")
    assert settled(state)
    payment = play(state.copy(), "hunting")
    assert not settled(payment)
    assert not settled(play(state.copy(), "swap g1"))
    assert not settled(play(state.copy(), "reroll g1"))


def test_every_composite_choice_comes_to_an_end():
    state, rng = game(3).new(5), random.Random(5)
    inside = 0
    while not state.over:
        inside = 0 if settled(state) else inside + 1
        assert inside < 40
        state.play(rr.random_move(state, rng))


def test_luck_tells_the_face_of_one_re_rolled_die():
    seen = set()
    for seed in range(40):
        rng = f"{random.Random(seed).getrandbits(128):032x}"
        state = table(seat(row="hunting"), seat(row="lake"), dice="3 2 1 ingenuity x2 golden", rng=rng)
        assert state.game.rules.luck(state.game.box, state.position) == 0
        play(state, "reroll golden", "die blue")
        luck = state.game.rules.luck(state.game.box, state.position)
        assert luck == 20 + state.position.blue
        seen.add(luck)
        play(state, "swap g1")
        assert state.game.rules.luck(state.game.box, state.position) == 0
    assert seen == {21, 22, 23}


@pytest.mark.parametrize("name", ["easy", "greedy"])
def test_bots_play_to_the_end(name):
    state = game(2, max_rounds="3").new(1)
    while not state.over:
        state.play(bot(name).move(state, seed=len(state.played)))
    assert asked(state) is None


# Payments that give no more than they must


def test_a_payment_is_completed_without_surplus_where_it_can_be():
    """3 and 2 would pay 5 for 4: two 2s pay it exactly, though the 3 looks as good by itself."""
    state = table(seat(row="plain lake"), seat(row="cave"), dice="3 2 2 strength war golden")
    assert state.finish("plain")[0].moves == ["plain", "pay g2"]
    assert state.finish("plain")[1].moves == ["plain", "pay g3"]
    play(state, "plain")
    assert weighed(state)["pay g2"] > weighed(state)["pay g3"]


def least(lack, sources):
    """The least that some of the sources give beyond what lacks; None where all do not suffice."""
    sums = {0}
    for one in sources:
        sums |= {one + other for other in sums}
    return min((one - lack for one in sums if one >= lack), default=None)


def given(state, events):
    """The Population that sources gave."""
    gives, total = state.game.box_view.gives, 0
    for event in events:
        args = event.sentence.args
        if event.kind == "pay_die":
            total += args["amount"]
        elif event.kind == "pay_card":
            total += int(gives[numbers()[args["card"].id], 0])
    return total


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("players", "ages", "seed"),
    [(2, "prehistory", 1), (3, "prehistory", 2), (3, "antiquity", 2), (4, "middle_ages", 3)],
)
def test_the_heaviest_sources_give_as_little_too_much_as_can_be(players, ages, seed):
    """Population by greens and straight cards, against all their sums."""
    state, rng, compared = game(players, ages=ages).new(seed), random.Random(seed), 0
    while not state.over:
        s, gives = state.position_view, state.game.box_view.gives
        if asked(state) == "population" and s.source < 0:
            lack = int(s.lack_population)
            greens = [face + 1 for face in range(3) for _ in range(int(s.unspent[face]))]
            cards = [int(gives[move, 0]) for move in state.legal() if move < AGE_CARDS * 3]
            best, trial = least(lack, greens + cards), state.copy()
            while asked(trial) == "population":
                trial.play(favourite(trial))
            events = trial.events(since=len(state.played))
            kinds = {event.kind for event in events}
            if best is not None and not kinds & {"pay_ur_population", "tigers"}:
                assert given(state, events) - lack <= best
                compared += 1
        state.play(rr.random_move(state, rng))
    assert compared > 0
