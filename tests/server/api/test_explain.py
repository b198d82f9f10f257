"""Asking what the rules say of a move once others are made: a card with its targets is planned before it is sent."""

from __future__ import annotations

import random

import riverrun as rr
from riverrun.kernel.language.sentences import Ref
from riverrun.server.api.routes.tables import explain_after


def holding(card: str) -> rr.State:
    """A game of Flow in which the active player may play a card."""
    for seed in range(200):
        state = rr.game("flow", players=2).new(seed=seed)
        chance = random.Random(seed)
        while not state.over:
            if f"play {card}" in state.legal_texts():
                return state
            tiles = [text for text in state.legal_texts() if not text.startswith(("play", "trade"))]
            state.play(chance.choice(tiles or state.legal_texts()))
    raise AssertionError(f"nobody may play {card}")


def test_a_move_is_judged_after_those_that_are_planned() -> None:
    state = holding("current")
    assert state.seat is not None
    target, forms = next(iter(state.view(state.seat).targets["current"].items()))
    form, cells = next(iter(forms.items()))
    plan, place = ["play current", f"aim {target}"], f"place {cells.split()[0]} {form}"
    assert not state.explain(place).legal
    assert explain_after(state, state.seat, plan, place).legal
    same = explain_after(state, state.seat, plan, f"place {target} {form}")
    assert (same.legal, same.clause) == (False, "FL-G3")


def test_the_first_planned_move_that_is_refused_is_told_and_nothing_is_played() -> None:
    state = holding("current")
    assert state.seat is not None
    before = state.hash
    verdict = explain_after(state, state.seat, ["play current", "aim r3c3"], "place r1c1 ns")
    assert (verdict.legal, verdict.move) == (False, "aim r3c3")
    assert state.hash == before


def test_a_move_of_another_seat_is_refused_with_whose_decision_it_is() -> None:
    state = rr.game("along-history", players=2).new(seed=1)
    seat = state.seat
    assert seat is not None
    plan: list[str] = []
    walked = state.redeal(seat, 0)
    while walked.seat == seat:
        plan.append("done" if "done" in walked.legal_texts() else walked.legal_texts()[0])
        walked.play(plan[-1])
    assert walked.explain("done").legal  # but it is the other's to make
    verdict = explain_after(state, seat, plan, "done")
    assert (verdict.legal, verdict.sentence.code) == (False, "rr-error-not-your-turn")
    assert verdict.sentence.args["player"] == Ref("player", 1 - seat)
    assert explain_after(state, seat, plan[:-1], plan[-1]).legal


def test_nothing_hidden_is_learned_by_planning() -> None:
    state = holding("fishing")
    assert state.seat is not None
    other = state.redeal(state.seat, 9)
    for kind in ("straight", "curve", "tee", "cross"):
        told = [explain_after(one, state.seat, ["play fishing"], f"take {kind}").text for one in (state, other)]
        assert told[0] == told[1]
