"""Free actions: converting and unlocking, and what the first Expand must keep (R9, EP-A10, A43, A58, A61, A85)."""

from __future__ import annotations

import random
from types import SimpleNamespace

import numpy as np
import pytest

from riverrun.games.epochs.actions.free import unlock_lack
from riverrun.games.epochs.actions.paying import can_pay_all

from .acting import acting, planning
from .table import asked, legal, play, refused, seat, stock, table, told, why


@pytest.mark.clause("EP-9.1", "EP-A58", "EP-A85", "EP-D1")
@pytest.mark.parametrize(
    ("move", "after"),
    [
        ("convert food production", [0, 2, 1, 1]),
        ("convert food science", [0, 1, 2, 1]),
        ("convert production food", [2, 0, 1, 1]),
        ("convert production science", [1, 0, 2, 1]),
        ("convert science food", [2, 1, 0, 1]),
        ("convert science production", [1, 2, 0, 1]),
    ],
)
def test_two_authority_turn_a_resource_into_another(move, after):
    state = acting(seat(lands="1.3", food=1, production=1, science=1, gold=1))
    play(state, move)
    assert stock(state) == after
    assert (state.position.authority[0], state.position.consumed[0]) == (2, 2)
    assert asked(state) == "action"
    assert not any(move.startswith("convert gold") for move in legal(state))


@pytest.mark.clause("EP-9.1")
def test_the_rulebooks_example_of_converting():
    """With 3 science and 5 needed: 4 authority turn 1 food and 1 production into 2 science."""
    state = acting(seat(lands="1.3", food=1, production=1, science=3, authority=4), scroll=4)
    play(state, "convert food science", "convert production science")
    assert stock(state) == [0, 0, 5, 0]
    assert (state.position.authority[0], state.position.consumed[0]) == (0, 4)
    play(state, "research left")
    assert stock(state)[2] == 0


@pytest.mark.clause("EP-9.1")
def test_why_not_to_convert():
    poor = acting(seat(lands="1.3", food=1, authority=1))
    assert (refused(poor, "convert food science"), why(poor, "convert food science")) == ("EP-9.1", "no-authority")
    empty = acting(seat(lands="1.3", production=1))
    assert (refused(empty, "convert food science"), why(empty, "convert food science")) == ("EP-9.1", "none-to-convert")


@pytest.mark.clause("EP-9.2")
def test_borobudur_converts_for_one():
    state = acting(seat(lands="1.3", food=1, authority=1), built=[{"wonder": "borobudur", "seat": 0}], epoch=2)
    play(state, "convert food science")
    assert (state.position.authority[0], state.position.consumed[0]) == (0, 1)


@pytest.mark.clause("EP-9.2", "EP-A43", "EP-A46", "EP-D7")
def test_an_ability_is_paid_and_counts():
    state = acting(seat(lands="1.3", civilization="egypt", production=1))
    play(state, "unlock 2")
    assert state.document().seats[0].main == "royal-chariot"
    assert stock(state) == [0, 0, 0, 0]
    assert asked(state) == "action"
    golden = play(acting(seat(lands="1.3", civilization="egypt", gold=1)), "unlock 2")
    assert stock(golden) == [0, 0, 0, 0]
    choice = play(acting(seat(lands="1.3", civilization="egypt", production=1, gold=1)), "unlock 2")
    assert asked(choice) == "payment"
    play(choice, "number 1")
    assert stock(choice) == [0, 1, 0, 0]


@pytest.mark.clause("EP-9.2")
def test_why_not_to_unlock():
    """Ancient Artifacts can only be unlocked since the start of Epoch III."""
    state = acting(seat(lands="1.3", civilization="egypt", abilities=[1]))
    assert (refused(state, "unlock 1"), why(state, "unlock 1")) == ("EP-9.2", "unlocked-already")
    assert (refused(state, "unlock 4"), why(state, "unlock 4")) == ("EP-9.2", "too-early")
    assert (refused(state, "unlock 2"), why(state, "unlock 2")) == ("EP-9.2", "unlock-too-dear")
    late = acting(seat(lands="1.3", civilization="egypt", abilities=[1, 3], production=9), epoch=3)
    assert (refused(late, "unlock 4"), why(late, "unlock 4")) == ("EP-9.2", "enough-unlocked")
    assert "unlock 4" in legal(acting(seat(lands="1.3", civilization="egypt"), epoch=3))


@pytest.mark.clause("EP-9.2")
@pytest.mark.parametrize("civilization", ["egypt", "greece", "china"])
def test_who_keeps_a_place_unlocks_an_ability_of_the_last_epoch(civilization):
    """By chance two others are unlocked long before: no game of random moves in 60,000 came to these."""
    state = acting(seat(lands="1.3", civilization=civilization, abilities=[1], gold=2), epoch=3)
    play(state, "unlock 4")
    assert told(state, "unlocked") == [{"seat": 0, "ability": f"{civilization}-4"}]
    assert state.document().seats[0].abilities == [1, 4]


@pytest.mark.clause("EP-9.2", "EP-A46")
def test_a_price_in_gold_takes_gold_only():
    state = acting(seat(lands="1.3", civilization="china", food=9, gold=1), epoch=3)
    assert why(state, "unlock 4") == "unlock-too-dear"
    able = play(acting(seat(lands="1.3", civilization="china", food=9, gold=2), epoch=3), "unlock 4")
    assert stock(able) == [9, 0, 0, 0]
    assert asked(able) == "grant"
    assert legal(able, "government") == {"government monarchy", "government theocracy", "government republic"}


@pytest.mark.clause("EP-A10")
@pytest.mark.parametrize(
    ("fields", "move", "reason"),
    [
        ({"food": 1}, "convert food production", "keep-for-expand"),
        ({"food": 2, "authority": 2}, "convert food production", "keep-a-cube"),
        ({"gold": 1}, "unlock 2", "keep-for-expand"),
    ],
)
def test_the_first_expand_stays_possible(fields, move, reason):
    state = acting(seat(civilization="egypt", expanded=False, **fields))
    assert (refused(state, move), why(state, move)) == ("EP-A10", reason)


@pytest.mark.clause("EP-A10", "EP-D7")
def test_the_payment_of_an_unlock_leaves_the_first_expand():
    state = acting(seat(civilization="egypt", expanded=False, production=1, gold=1))
    play(state, "unlock 2")  # the gold is kept, unasked
    assert stock(state) == [0, 0, 0, 1]
    assert asked(state) == "action"


@pytest.mark.clause("EP-A58", "EP-A61")
def test_where_free_actions_are_possible():
    seats = {"lands": "1.3", "food": 2, "production": 2, "hand": "drama pottery"}
    plan = planning(seat(**seats), market=[["wheel"], ["coinage"], ["calendar"], ["writing"]])
    assert "convert food science" in legal(plan)
    play(plan, "convert food science")
    assert asked(plan) == "plan"
    play(plan, "take 1")
    assert asked(plan) == "give"
    assert legal(plan) == {"give drama", "give pottery"}
    military = table(seat(lands="1.3", food=2))
    play(military, "convert food science")
    assert asked(military) == "military"


@pytest.mark.clause("EP-A58", "EP-A64")
def test_free_actions_at_an_extra_action():
    state = play(acting(seat(lands="1.3", food=2, science=1, form="republic")), "expand 2.3")
    play(state, "convert science food")
    assert asked(state) == "action"
    assert state.position.agenda[state.position.depth - 1, 1] >= 0
    play(state, "expand 3.3")
    assert told(state, "exchanged") == [{"seat": 0, "from": "science", "into": "food", "amount": 2}]


@pytest.mark.clause("EP-A73", "EP-A55")
def test_an_unlock_in_the_military_step_may_cost_readiness():
    state = table(seat(lands="1.3", civilization="mongolia", main="knight", paid="main", food=1), epoch=2)
    assert state.position.ready[0]
    play(state, "unlock 2")
    assert not state.position.ready[0]
    assert asked(state) == "military"


@pytest.mark.clause("EP-9.2")
@pytest.mark.parametrize(
    ("civilization", "nth", "has", "short"),
    [
        ("china", 4, {"gold": 0}, {"gold": 2}),
        ("china", 4, {"gold": 1, "food": 9}, {"gold": 1}),
        ("china", 4, {"gold": 2}, {}),
        ("greece", 1, {"production": 0, "gold": 0}, {"production": 1}),
        ("greece", 1, {"production": 0, "gold": 1}, {}),
    ],
)
def test_what_unlocking_lacks_is_told_gold_too(civilization, nth, has, short):
    state = acting(seat(lands="1.3", civilization=civilization, **has), epoch=3)
    assert state.view(0).abilities[nth - 1].short == short
    assert (f"unlock {nth}" in legal(state)) == (not short)
    if short:
        lacking = " and ".join(f"{n} {kind}" for kind, n in short.items())
        assert state.explain(f"unlock {nth}").text.endswith(f": you lack {lacking}.")


def test_what_is_lacking_is_exactly_what_would_pay():
    rng = random.Random(9)
    for _ in range(500):
        price, stock, no_gold = (
            [rng.randrange(4) for _ in range(4)],
            [rng.randrange(4) for _ in range(4)],
            rng.random() < 0.3,
        )
        box = SimpleNamespace(ability_price=np.array([price]), ability_no_gold=np.array([no_gold]))
        s = SimpleNamespace(stock=np.array([stock]))
        lack = unlock_lack(box, s, 0, 0)
        s.stock[0] += lack
        assert can_pay_all(box, s, 0, *price, no_gold)
        for kind in (kind for kind in range(4) if lack[kind]):
            s.stock[0, kind] -= 1
            assert not can_pay_all(box, s, 0, *price, no_gold)
            s.stock[0, kind] += 1
