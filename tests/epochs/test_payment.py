"""Paying: how much gold, in which order, and when it is asked (EP-5.1, EP-A46, EP-A78, EP-D7)."""

from __future__ import annotations

import itertools

import pytest

import riverrun as rr
from riverrun.games.epochs.actions.paying import can_pay_all

from .acting import acting
from .table import asked, game, legal, play, refused, seat, stock, table, why

UNITS = {"main": "mechanized-infantry"}


@pytest.mark.clause("EP-D7", "EP-5.1")
def test_the_payer_says_how_much_gold():
    state = acting(seat(lands="1.3", science=2, gold=5))
    play(state, "research right")
    assert asked(state) == "payment"
    assert legal(state) == {"number 0", "number 1", "number 2"}
    assert (refused(state, "number 3"), why(state, "number 3")) == ("EP-D7", "too-much-gold")
    play(state, "number 2")
    assert stock(state) == [0, 1, 2, 5 - 2]


@pytest.mark.clause("EP-D7")
def test_what_lacks_is_paid_in_gold():
    state = acting(seat(lands="1.3", science=1, gold=5))
    play(state, "research left")
    assert legal(state) == {"number 1", "number 2"}
    assert (refused(state, "number 0"), why(state, "number 0")) == ("EP-D7", "too-little-gold")


@pytest.mark.clause("EP-D7", "EP-A78")
def test_one_possibility_asks_nothing():
    exact = play(acting(seat(lands="1.3", science=1, gold=1)), "research left")
    assert stock(exact) == [0, 4, 0, 0]
    none = play(acting(seat(lands="1.3", science=2)), "research left")
    assert stock(none) == [0, 4, 0, 0]
    free = acting(
        seat(lands="1.3", civilization="greece", abilities=[3], science=0, gold=3),
        built=[{"wonder": "great-library", "seat": 0}],
        epoch=2,
    )
    play(free, "research left")
    assert stock(free) == [0, 4, 0, 3]


@pytest.mark.clause("EP-D7")
def test_least_gold_never_asks():
    state = acting(seat(lands="1.3", science=2, gold=5), payment="least_gold")
    play(state, "research left")
    assert stock(state) == [0, 4, 0, 5]


@pytest.mark.clause("EP-D7", "EP-7.1")
def test_kind_by_kind_leaving_enough_for_later_ones():
    """Mechanized Infantry: 1 production and 1 food; one gold for both, so it may pay either."""
    state = table(seat(lands="1.3", food=1, production=1, gold=1, **UNITS), epoch=3)
    play(state, "ready")
    assert legal(state) == {"number 0", "number 1"}
    play(state, "number 1")
    assert stock(state) == [1, 0, 0, 0]
    kept = table(seat(lands="1.3", food=1, gold=1, **UNITS), epoch=3)
    play(kept, "ready")  # the gold is needed for the production
    assert stock(kept) == [0, 0, 0, 0]


@pytest.mark.clause("EP-5.1", "EP-A46", "EP-D7")
def test_payments_against_brute_force():
    """Whether a price can be paid, for all small stocks and prices, gold allowed and not."""
    played = game(2)
    s = table(seat(lands="1.3")).position
    view = rr.game("epochs", 2).new(1)
    position = view.position
    assert position.dtype == s.dtype
    for stocks in itertools.product(range(3), repeat=4):
        position.stock[0] = stocks
        for price in itertools.product(range(3), repeat=4):
            for no_gold in (0, 1):
                found = can_pay_all(played.box_view, view.position_view, 0, *price, no_gold)
                lacking = [max(0, need - held) for need, held in zip(price[:3], stocks[:3], strict=True)]
                gold = stocks[3] - price[3]
                wanted = gold >= 0 and (sum(lacking) == 0 if no_gold else sum(lacking) <= gold)
                assert bool(found) == wanted


@pytest.mark.clause("EP-D7")
def test_every_offered_payment_ends_well():
    """From every amount of gold that is offered, the price is paid in full and nothing goes below 0."""
    for food, production, gold in itertools.product(range(3), range(3), range(4)):
        state = table(seat(lands="1.3", food=food, production=production, gold=gold, **UNITS), epoch=3)
        if "ready" not in legal(state):
            assert max(0, 1 - food) + max(0, 1 - production) > gold
            continue
        play(state, "ready")
        walk(state, food + production + gold - 2)


def walk(state, left):
    if asked(state) != "payment":
        assert sum(stock(state)) == left
        assert min(stock(state)) >= 0
        return
    for move in legal(state):
        copied = state.copy()
        copied.play(move)
        walk(copied, left)
