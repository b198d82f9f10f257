"""What is seen and what is hidden; re-dealing changes nothing that a seat can see (FL-J, R13)."""

from __future__ import annotations

import random

import msgspec
import numpy as np
import pytest

from riverrun.kernel.position.tensor import Encoder

from .table import game, legal, no_stack, play, table, told

SILENT = {"scenarios": "no-communication"}


@pytest.mark.clause("FL-J1", "FL-R13")
def test_everything_open_is_seen_by_all():
    state = table("r0c1 ew bird", cards="support fishing", revealed=["tee"], discards=["cross"], calm=True)
    play(state, "play fishing")
    views = [state.view(seat) for seat in (None, 0, 1)]
    for view in views:
        assert view.hands[0].cards == {"support": 1}
        assert (view.calm, view.birds) == (True, 2)
        assert view.discards == {"cross": 1}
        assert view.used == {"fishing": 1}
        assert view.stack + sum(view.revealed.values()) + 2 == 42
    plain = [msgspec.to_builtins(view) | {"seat": None, "legal": []} for view in views]
    assert plain[0] == plain[1] == plain[2]


@pytest.mark.clause("FL-J1")
def test_the_mix_of_the_stack_follows_from_what_is_open(random_play):
    for state in random_play(game(2).new(5), 5):
        view = state.view(None)
        known = {tile.id: tile.count for tile in state.game.content.tiles[:8]}
        for cell in view.cells:
            if cell.what == "tile":
                known[cell.tile] -= 1
        for pile in (view.revealed, view.discards, {view.in_hand: 1} if view.in_hand else {}):
            for kind, count in pile.items():
                known[kind] -= count
        assert {kind: count for kind, count in known.items() if count} == view.mix


@pytest.mark.clause("FL-J2")
def test_nobody_sees_the_order_of_stack_and_deck_or_dice_to_come():
    state = game(2).new(3)
    for seat in (None, 0, 1):
        seen = state.seen_by(seat)
        assert set(seen.stack.tolist()) == {-1}
        assert set(seen.deck.tolist()) == {-1}
        assert set(seen.rng.tolist()) == {0}


@pytest.mark.clause("FL-J3", "FL-H2")
def test_with_no_communication_only_the_owner_sees_a_hand_and_what_is_drawn():
    state = table(in_hand="tee", players=3, cards="bird", **SILENT)
    play(state, "trade")
    for seat in (None, 1, 2):
        assert state.view(seat).hands[0].cards is None
        assert state.view(seat).hands[0].held == 2
        assert "gained" not in [event.kind for event in state.events(seat)]
        assert "unseen" in [event.kind for event in state.events(seat)]
        assert "bird" not in state.screen(seat).lower().partition("p1")[2]
    assert "gained" in [event.kind for event in state.events(0)]
    assert sum(state.view(0).hands[0].cards.values()) == 2


@pytest.mark.clause("FL-J3")
def test_a_dealt_hand_is_told_to_its_owner_alone():
    state = game(2, **SILENT).new(4)
    assert told(state, "dealt") == []
    for seat in range(2):
        assert {event.seat for event in state.events(seat) if event.kind == "dealt"} == {seat}


@pytest.mark.clause("FL-J3", "FL-G7")
def test_a_card_that_is_played_is_open():
    state = play(table("r0c1 ew", cards="support", **SILENT), "play support")
    assert [state.view(seat).in_play for seat in (None, 0, 1)] == ["support"] * 3


@pytest.mark.no_cover
@pytest.mark.parametrize(
    "options",
    [{}, SILENT, {"difficulty": "inconceivable"}, {"scenarios": "no-communication,single-path,one-card", "turns": "4"}],
    ids=["open", "silent", "inconceivable", "mixed"],
)
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.clause("FL-J2", "FL-J3")
def test_redealing_changes_nothing_that_a_seat_can_see(players, options):
    table_game = game(players, **options)
    encoder = Encoder(table_game)
    state = table_game.new(11)
    rng = random.Random(11)
    while not state.over:
        if rng.random() < 0.08:
            for seat in (None, *range(players)):
                other = state.redeal(seat, rng.randrange(1 << 60))
                assert other.check() == []
                assert other.view(seat) == state.view(seat)
                assert other.screen(seat) == state.screen(seat)
                assert other.seen_by(seat).tobytes() == state.seen_by(seat).tobytes()
                if seat is not None:
                    one, two = encoder.observe(state.position, seat), encoder.observe(other.position, seat)
                    assert np.array_equal(one, two)
                if seat == state.seat:
                    assert other.legal() == state.legal()
        state.play(rng.choice(state.legal()))


@pytest.mark.clause("FL-J2", "FL-J3")
@pytest.mark.parametrize("options", [{}, SILENT], ids=["open", "silent"])
def test_what_looks_the_same_is_redealt_the_same(options):
    state = game(3, **options).new(2)
    for seat in (None, 0, 1, 2):
        twins = {state.redeal(seat, first).redeal(seat, 99).hash for first in range(5)}
        assert twins == {state.redeal(seat, 99).hash}
    assert len({state.redeal(0, seed).hash for seed in range(20)}) == 20
    for pile in ("stack", "deck"):
        assert len({tuple(getattr(state.redeal(0, seed).document(), pile)) for seed in range(10)}) == 10


@pytest.mark.clause("FL-J3")
def test_hidden_hands_are_really_dealt_anew():
    state = game(3, **SILENT).new(2)
    hands = {tuple(state.redeal(0, seed).position.hands[1].tolist()) for seed in range(40)}
    assert len(hands) >= 4
    kept = {tuple(state.redeal(0, seed).position.hands[0].tolist()) for seed in range(10)}
    assert kept == {tuple(state.position.hands[0].tolist())}
    opened = game(3).new(2)
    assert {opened.redeal(0, seed).position.hands.tobytes() for seed in range(10)} == {opened.position.hands.tobytes()}


@pytest.mark.clause("FL-J3", "FL-I2")
def test_who_has_not_lost_is_dealt_something_to_play():
    """With no tile left the active player, whose hand is hidden, holds a card that can be played."""
    state = table(hands=[["return"], ["fishing", "fishing"]], **no_stack(), **SILENT)
    dealt = [state.redeal(1, seed) for seed in range(30)]
    assert all(legal(one) and one.check() == [] for one in dealt)
    held = {tuple(one.position.hands[0].tolist()) for one in dealt}
    assert held == {(0, 0, 0, 0, 1, 0), (0, 0, 0, 0, 0, 1)}  # on an empty board nothing else can be played
