"""Games between bots that think: the same in any number of processes, dealt as simulations are, dead processes told."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
import pytest

import riverrun as rr
from riverrun.bots import Bot, SearchBot, bot
from riverrun.lab import simulate, summary
from riverrun.lab.matches import play
from riverrun.lab.side import Side

FEW = replace(bot("medium"), name="few", iterations=2)


@dataclass(frozen=True)
class First(Bot):
    """A bot in plain Python: always the first legal move."""

    def _choose(self, state, seed, within):
        return state.legal()[0]


FIRST = First("first", "the first legal move")


def test_a_bot_in_plain_python_plays_beside_a_quick_one():
    run = simulate(rr.game("flow-of-history", 2), [FIRST, bot("random")], 2, seed=3)
    assert run.bots == ("first", "random")
    assert run.wins.sum(axis=1).tolist() == [1.0, 1.0]
    assert {share.name for share in summary(run).by_bot} == {"first", "random"}


def test_the_same_games_in_one_process_and_in_two():
    game = rr.game("flow-of-history", 2)
    told: list[int] = []
    one = simulate(game, [FEW, bot("random")], 2, seed=3)
    two = simulate(game, [FEW, bot("random")], 2, seed=3, threads=2, progress=told.append)
    assert told == [1, 2]
    for name in ("points", "wins", "decisions"):
        assert np.array_equal(getattr(one, name), getattr(two, name))


def test_seats_change_and_each_game_is_dealt_from_its_seed():
    game = rr.game("flow-of-history", 3)
    seen: list[tuple[int, int]] = []

    @dataclass(frozen=True)
    class Spy(Bot):
        number: int = 0

        def _choose(self, state, seed, within):
            seen.append((self.number, state.seat))
            return rr.random_move(state)

    spies = [Spy(f"spy {number}", "", number=number) for number in range(3)]
    outcome = play(Side.of(game, spies), 9, 1)
    assert outcome.number == 1
    assert {(number, seat) for number, seat in seen} == {((1 + seat) % 3, seat) for seat in range(3)}


def test_a_searching_bot_is_told_apart_from_a_policy():
    assert isinstance(bot("hard"), SearchBot)
    with pytest.raises(rr.BadOption, match="needs at least one bot"):
        simulate(rr.game("flow-of-history", 2), [], 2)
