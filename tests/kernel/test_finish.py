"""Completing a choice of several moves: the best-weighed way first, others after it, and nothing hidden tells."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import riverrun as rr
from riverrun.kernel.completions import LONGEST, Completion
from riverrun.kernel.jit import switch
from riverrun.kernel.jit.switch import running

from .barter import HAND, NAMES, PRICE, barter
from .test_toy import playing, raft

GAME = barter()


def buying(hand: str) -> rr.State:
    """A game in which the first seat has these cards and may buy."""
    state = GAME.new(1)
    wanted = [NAMES.index(card) for card in hand.split()]
    rest = [card for card in range(len(NAMES)) if card not in wanted]
    s = state.position
    s.hands[0, :] = wanted
    s.hands[1, :] = rest[:HAND]
    s.deck[:] = -1
    s.deck[: len(rest) - HAND] = rest[HAND:]
    return state


def paid(way: Completion) -> list[str]:
    return [move.removeprefix("pay ") for move in way.moves]


def positions() -> Iterator[rr.State]:
    """Random games, position by position."""
    for seed in range(4):
        state, rng = GAME.new(seed), random.Random(seed)
        while not state.over:
            yield state
            state.play(rr.random_move(state, rng))


def test_the_best_weighed_way_comes_first_and_others_lead_elsewhere():
    ways = buying("a1 b2 c3 d4 h4").finish("buy")
    assert paid(ways[0]) == ["buy", "d4", "h4"]
    assert len(ways) == 4
    assert all(way.settled for way in ways)
    assert len({frozenset(way.moves) for way in ways}) == 4, "the same cards in another order are no other way"


def test_every_complete_way_can_be_played_to_a_settled_position():
    several = 0
    for state in positions():
        for text in state.legal_texts():
            ways = state.finish(text)
            assert ways
            several += len(ways) > 1
            assert len({tuple(way.moves) for way in ways}) == len(ways)
            assert [way.settled for way in ways] == sorted((way.settled for way in ways), reverse=True)
            for way in ways:
                assert way.moves[0] == text
                copy = state.copy()
                for number, move in enumerate(way.moves, 1):
                    assert copy.seat == state.seat
                    assert number == 1 or not copy.settled
                    copy.play(move)
                    if number < len(way.moves):
                        assert copy.undoable, "a way went on after something was revealed"
                revealing = any(move in ("roll", "turn") for move in way.moves)
                assert way.settled == copy.settled or revealing
    assert several > 5


def test_a_way_ends_before_chance_and_complete_ones_come_first():
    state = buying("a1 b2 c3 d4 h4")
    ways = state.finish("buy", ways=30)
    assert all("roll" not in way.moves for way in ways)
    assert Completion(["buy"], False) in ways, "the heaviest move is the die"
    assert ways[0].settled
    state.play("buy")
    assert [way.moves for way in state.finish("roll")] == [["roll"]], "what is asked for is chance itself"


def test_a_way_ends_with_what_is_revealed_and_with_what_another_decides():
    ways = buying("a1 b2 c3 d4 h4").finish("buy", ways=60)
    turned = [way.moves for way in ways if "turn" in way.moves]
    begged = [way for way in ways if "beg" in way.moves]
    assert turned
    assert begged
    assert all(moves.index("turn") == len(moves) - 1 for moves in turned)
    assert all(way.moves[-1] == "beg" and not way.settled for way in begged)


def test_a_choice_may_be_completed_from_its_middle_and_with_given_moves():
    state = buying("a1 b2 c3 d4 h4")
    assert paid(state.finish(["buy", "pay a1"])[0]) == ["buy", "a1", "d4", "h4"]
    state.play("buy")
    assert paid(state.finish("pay b2")[0]) == ["b2", "d4"]
    assert paid(state.finish(["pay b2", "pay c3", "pay a1"])[0]) == ["b2", "c3", "a1"]
    assert state.finish(["pay d4", "roll", "pay a1"]) == [Completion(["pay d4", "roll"], True)], "none upon a die"


def test_a_move_that_is_complete_by_itself_is_all_there_is_to_do():
    state = buying("a1 b2 c3 d4 h4")
    assert state.finish("wait") == [Completion(["wait"], True)]
    for state in playing(raft(2), 3):
        for move in state.legal():
            assert state.finish(move) == [Completion([state.game.text(move)], True)]


def test_refused_moves_are_refused_with_their_clause():
    state = buying("a1 b2 c3 d4 h4")
    for given, move, clause in (("pay a1", "pay a1", "B-1"), (["buy", "pay g3"], "pay g3", "B-2")):
        with pytest.raises(rr.IllegalMove) as trouble:
            state.finish(given)
        assert (trouble.value.move, trouble.value.clause) == (move, clause)
    with pytest.raises(rr.UnknownMove):
        state.finish("steal")
    while not state.over:
        state.play("wait")
    with pytest.raises(rr.IllegalMove):
        state.finish("buy")


def test_nothing_hidden_tells_and_nothing_is_played():
    for number, state in enumerate(positions()):
        before = state.hash
        for move in state.legal():
            ways = state.finish(move)
            assert ways == state.finish(move)
            for seed in range(2):
                assert state.redeal(state.seat, 1000 * number + seed).finish(move) == ways
        assert state.hash == before


def test_a_long_choice_is_cut_and_a_wide_one_ends(monkeypatch):
    monkeypatch.setattr("riverrun.kernel.completions.LONGEST", 2)
    assert {len(way.moves) for way in buying("a1 b2 c3 e1 i1").finish("buy")} <= {1, 2}
    monkeypatch.setattr("riverrun.kernel.completions.LONGEST", LONGEST)
    monkeypatch.setattr("riverrun.kernel.completions.TRIES", 4)
    assert len(buying("a1 b2 c3 d4 h4").finish("buy", ways=60)) <= 4


def test_events_have_lists_and_rows_that_go_on():
    state = buying("a1 b2 c3 d4 h4")
    dealt = GAME.new(1).events()
    hands = GAME.new(1).position.hands
    for seat, event in enumerate(dealt):
        assert event.kind == "dealt"
        assert event.facts == {"seat": seat, "hand": [NAMES[card] for at, card in enumerate(hands[seat]) if at != 1]}
    assert state.game.thaw(state.freeze()).events() == state.events()


def test_the_same_ways_compiled(tmp_path, monkeypatch):
    monkeypatch.setattr(switch, "CACHE", tmp_path)  # the toy's sources are not in the cache's name
    state = buying("a1 b2 c3 d4 h4")
    found = []
    for compiled in (False, True):
        with running(compiled):
            found.append((state.finish("buy", ways=30), barter().new(1).events()))
    assert found[0] == found[1]
    assert PRICE == 6
