"""Analysis: exact where a position can be solved, sure where it is certain, and by what the seat knows alone."""

from __future__ import annotations

import pytest

import riverrun as rr
from bots.fair import fair
from kernel.toy.book import RAFT
from riverrun.bots import analyse, bot
from riverrun.bots.analysis import chance as with_interval
from riverrun.bots.searcher import Searcher, Settings
from riverrun.kernel import analysis
from riverrun.kernel.errors import BadOption, RiverrunError


def solve(state: rr.State) -> list[float]:
    """Each seat's share of the win when all play best, by trying everything; without chance or secrets."""
    if state.over:
        return state.wins()
    best: list[float] = []
    for move in state.legal():
        after = state.copy()
        after.play(move)
        shares = solve(after)
        if not best or shares[state.seat] > best[state.seat]:
            best = shares
    return best


def ending(tokens: list[int], stakes: list[int]) -> rr.State:
    """Three nations near the end of the deck: whoever gains a card turns The Future up, and the game ends."""
    nations = [
        {"tokens": tokens[0], "government": ["aristocracy"]},
        {"tokens": tokens[1], "government": ["religious_tribe"], "wonders": ["taj_mahal"]},
        {"tokens": tokens[2], "government": ["agrarian_tribe"], "wonders": ["himeji_castle"]},
    ]
    market = [
        {"card": "apollo_program", "investor": 1, "tokens": stakes[0]},
        {"card": "capitalism", "investor": 2, "tokens": stakes[1]},
        {"card": "satellites", "investor": 0, "tokens": stakes[2]},
    ]
    return rr.game("flow-of-history", 3).restore({"nations": nations, "market": market, "deck": ["future"]})


@pytest.mark.parametrize(
    ("tokens", "stakes"),
    [([1, 0, 0], [2, 2, 1]), ([3, 0, 1], [2, 1, 1]), ([2, 2, 0], [1, 3, 2]), ([0, 1, 1], [1, 2, 1])],
)
def test_small_endings_come_out_as_solved_by_trying_everything(tokens, stakes):
    state = ending(tokens, stakes)
    exact = {}
    for move in state.legal():
        after = state.copy()
        after.play(move)
        exact[move] = solve(after)
    best = max(shares[state.seat] for shares in exact.values())
    found = Searcher(state.game, Settings(floor=1)).think(state, seed=1, iterations=400)
    assert exact[found[0].move][state.seat] == best
    assert found[0].chances == pytest.approx(exact[found[0].move], abs=0.05)


def test_chances_with_dice_come_near_the_exact_ones():
    """The last turn: 2 on reach the goal unless the die sets the raft back, 3 on reach it in any case."""
    state = rr.Game(RAFT, 1, {"goal": "10"}).new(1)
    last = state.document()
    held = {value: card for card, value in enumerate([1, 2, 3] * 4)}
    charm = last.charms[0]
    for value, chance in ((1, 0.0), (2, 5 / 6), (3, 1.0)):
        words = {name: getattr(last, name) for name in last.__struct_fields__}
        card = held[value]
        deck = [one for one in range(12) if one != card]
        words.update(turn=9, raft=10 - 2 - charm, hands=[[card, -1], [-1, -1], [-1, -1]], held=[1, 0, 0])
        words.update(deck=[*deck, -1], deck_size=11)
        position = state.game.restore(words)
        found = Searcher(state.game, Settings(floor=400)).think(position, seed=3, iterations=1200)
        played = next(one for one in found if position.game.text(one.move) == f"play {card}")
        assert played.chances[0] == pytest.approx(chance, abs=0.06)


def test_a_win_in_one_is_found_and_sure():
    nations = [
        {"tokens": 5, "government": ["aristocracy"], "wonders": ["taj_mahal", "eiffel_tower", "himeji_castle"]},
        {"tokens": 1, "government": ["religious_tribe"]},
        {"tokens": 1, "government": ["agrarian_tribe"]},
    ]
    market = [{"card": "apollo_program", "investor": 1, "tokens": 1}, {"card": "capitalism"}, {"card": "satellites"}]
    market += [{"card": "john_lennon"}, {"card": "fighter_jet"}]
    state = rr.game("flow-of-history", 3).restore({"nations": nations, "market": market, "deck": ["future"]})
    found = state.analyse(iterations=600)
    after = state.copy()
    after.play(found.moves[0].move)
    assert found.chances[0].mean > 0.9
    assert found.moves[0].move == "snipe apollo-program"
    assert after.over
    assert after.wins()[0] == 1.0


def test_what_is_told_is_legal_cited_and_adds_up():
    state = rr.game("flow-of-history", 3).new(3)
    for _ in range(24):
        state.play(bot("greedy").move(state))
    found = state.analyse(iterations=120, moves=3)
    assert found.seat == state.seat
    assert found.iterations == 120
    assert 1 <= len(found.moves) <= 3
    assert found.looked_at == len(state.legal())
    for one in found.moves:
        assert state.explain(one.move).legal
        assert one.clause in state.game.rulebook.clauses
        assert sum(chance.mean for chance in one.chances) == pytest.approx(1)
        for chance in one.chances:
            assert 0 <= chance.low <= chance.mean <= chance.high <= 1
    assert found.line[0] == found.moves[0].move
    assert found.reasons[0].clause == found.moves[0].clause
    assert all(reason.clause in state.game.rulebook.clauses for reason in found.reasons)


def test_reasons_tell_what_a_move_changes():
    nations = [
        {"tokens": 0, "government": ["aristocracy"]},
        {"tokens": 0, "government": ["religious_tribe"]},
        {"tokens": 0, "government": ["agrarian_tribe"]},
    ]
    market = [{"card": "irrigation", "investor": 0, "tokens": 2}, {"card": "aristotle", "investor": 1, "tokens": 5}]
    state = rr.game("flow-of-history", 3).restore(
        {"nations": nations, "market": market, "deck": ["future"], "supply": 0}
    )
    found = state.analyse(iterations=200)
    assert found.moves[0].move == "complete irrigation"
    changed = {reason.fact: (reason.before, reason.after) for reason in found.reasons if reason.fact}
    before, after = changed["icon-harvest"]
    assert after > before
    assert "chance" in changed


def test_nothing_hidden_plays_a_part():
    state = rr.game("flow-of-history", 3).new(5)
    for _ in range(18):
        state.play(rr.random_move(state))
    told = state.analyse(iterations=60, seed=4)
    for deal in range(3):
        assert state.redeal(state.seat, deal).analyse(iterations=60, seed=4) == told
    assert state.analyse(iterations=60, seed=5) != told


def test_the_interval_is_students_over_the_trees_opinions():
    told = with_interval(0.4, [0.3, 0.4, 0.5], 1000)  # a deviation of 0.1, 4.303 for two degrees of freedom
    assert (told.low, told.high) == pytest.approx((0.4 - 4.303 * 0.1 / 3**0.5, 0.4 + 4.303 * 0.1 / 3**0.5))
    assert with_interval(0.4, [0.4, 0.4, 0.4], 9) == analysis.Chance(0.4, pytest.approx(0.35), pytest.approx(0.45))
    assert with_interval(0.4, [0.4], 1000) == analysis.Chance(0.4, 0.0, 1.0)
    assert with_interval(0.99, [0.5, 1.0], 10).high == 1.0


def test_threads_change_nothing_but_the_time():
    state = rr.game("flow-of-history", 2).new(5)
    assert analyse(state, iterations=48, threads=1) == analyse(state, iterations=48, threads=3)


@pytest.mark.parametrize(
    "budget",
    [
        {"iterations": 0},
        {"iterations": -3},
        {"iterations": 10**12},
        {"seconds": 0.0},
        {"seconds": float("nan")},
        {"seconds": float("inf")},
        {"seconds": 1e9},
        {"seconds": 1.0, "iterations": 5},
    ],
)
def test_absurd_budgets_are_refused_in_a_sentence(budget):
    state = rr.game("flow-of-history", 2).new(5)
    with pytest.raises(BadOption, match=r"search .*\.$"):
        state.analyse(**budget)


def test_an_ended_game_has_nothing_to_analyse():
    state = rr.game("flow-of-history", 2).new(1)
    while not state.over:
        state.play(rr.random_move(state))
    with pytest.raises(RiverrunError, match="nothing to analyse"):
        state.analyse()
    with pytest.raises(BadOption, match="at least 1 move"):
        rr.game("flow-of-history", 2).new(1).analyse(moves=0)


def test_without_an_analyst_the_kernel_says_so(monkeypatch):
    monkeypatch.setattr(analysis, "_analysts", [])
    with pytest.raises(RiverrunError, match="Nothing can analyse yet"):
        rr.game("flow-of-history", 2).new(1).analyse()


def test_reasons_tell_a_choice_of_several_moves_whole():
    """Facts are compared where the purchase is paid: 60 for the cheapest coins, 1 + 1 + 6."""
    state = fair("sure", "buy").new(1)
    found = analyse(state, iterations=240)
    told = [reason.sentence.code for reason in found.reasons]
    assert told == ["fair-may-buy", *["fair-may-pay"] * 3, "rr-reason-change", "rr-reason-chance"]
    points = found.reasons[-2]
    assert (points.fact, points.before, points.after) == ("points", 0, 52)
