"""Setting up: rows, deck, counters, dice, first player (AH-1 to AH-9, AH-118, AH-R19, AH-R20)."""

from __future__ import annotations

from collections import Counter

import pytest

from riverrun.games.along_history.terms import Type

from .table import game, kinds, told

AGES = ["prehistory", "antiquity", "middle_ages"]


@pytest.mark.clause("AH-1", "AH-2", "AH-4", "AH-8", "AH-9")
@pytest.mark.parametrize("age", AGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_has_three_events_without_calamities_and_wonders(age, players):
    state = game(players, ages=age).new(players)
    s, box = state.position, state.game.box
    assert list(s.row_size[:players]) == [3] * players
    for seat in range(players):
        for card in s.row[seat][:3]:
            assert box.type[card] not in (Type.CALAMITY, Type.WONDER)
    size = {"prehistory": 49, "antiquity": 54, "middle_ages": 59}[age]
    assert s.deck_size == size - 3 * players
    assert sorted([*s.deck[: s.deck_size], *s.row[:players, :3].flatten()]) == [
        *range(64 * AGES.index(age), 64 * AGES.index(age) + size)
    ]
    assert not s.civilization.any()
    assert list(s.gold[:players]) == [0] * players
    assert not s.heritage.any()


@pytest.mark.clause("AH-8", "AH-118")
def test_replaced_cards_are_shuffled_back():
    for seed in range(6):
        state = game(3).new(seed)
        aside = told(state, "set_aside")
        deck = {state.game.lexicon.ids[card] for card in state.position.deck[: state.position.deck_size]}
        assert {one["card"] for one in aside} <= deck
        assert len(told(state, "dealt")) == 3


@pytest.mark.clause("AH-118", "AH-8")
def test_events_are_dealt_from_the_first_active_player_on():
    state = game(3, first="p2").new(1)
    assert [one["seat"] for one in told(state, "dealt")] == [1, 2, 0]
    assert kinds(state)[:3] == ["first", "age", "counters_laid"]


@pytest.mark.clause("AH-6")
@pytest.mark.parametrize("players", [2, 5])
def test_everyone_starts_with_one_ur(players):
    assert list(game(players).new(1).position.ur) == [1] * players + [0] * (5 - players)


@pytest.mark.clause("AH-7", "AH-3")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("age", AGES)
def test_counters_lie_by_value_and_pawns_at_the_start(side, age):
    seen = Counter()
    for seed in range(10):
        state = game(2, ages=age, board=side).new(seed)
        s, box = state.position, state.game.box
        laid = [int(counter) for counter in s.counter_at if counter >= 0]
        assert len(laid) == len(set(laid)) == box.spaces - 1 == 21
        for space in range(1, box.spaces):
            assert box.value[s.counter_at[space]] == box.space_value[space]
        assert list(s.space) == [0] * 5
        seen.update(state.game.lexicon.counters[one] for one in laid)
    assert ("gold-15" in seen) == (age != "prehistory")
    assert len(seen) >= 24


@pytest.mark.clause("AH-9", "AH-R20")
def test_the_first_player_is_the_options():
    assert game(3).new(1).position.active == 0
    assert game(3, first="p3").new(1).position.active == 2
    assert {int(game(4, first="random").new(seed).position.active) for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.clause("AH-5", "AH-86", "AH-1")
def test_the_coin_die_is_there_from_antiquity():
    assert game(2).new(1).position.coin == 0
    assert 3 <= game(2, ages="antiquity").new(1).position.coin <= 6


@pytest.mark.clause("AH-R19", "AH-2")
def test_re_dealing_shuffles_the_deck_and_nothing_else():
    state = game(3).new(2)
    for _ in range(40):
        state.play(state.legal()[0])
    again = state.redeal(0, 5)
    before, after = state.position, again.position
    for name in state.game.rulebook.position.fields:
        if name not in ("rng", "deck"):
            assert (before[name] == after[name]).all() if before[name].shape else before[name] == after[name], name
    size = int(before.deck_size)
    assert sorted(before.deck[:size]) == sorted(after.deck[:size])
    assert list(before.deck[:size]) != list(after.deck[:size])
    assert state.redeal(1, 5).position.tobytes() == again.position.tobytes()


@pytest.mark.clause("AH-118")
def test_a_seed_says_the_whole_deal():
    assert game(4).new(9).hash == game(4).new(9).hash != game(4).new(10).hash
