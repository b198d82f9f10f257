"""Games that all win or lose together: who resigns is replaced and shares the result."""

from __future__ import annotations

import random

import riverrun as rr
from kernel.toy.book import RAFT
from riverrun.kernel.game import Game
from riverrun.server.review.records import record_of
from riverrun.server.table import commands
from riverrun.server.table.seat import STAND_IN
from server.helpers.clocked_tables import phase, sat, then
from server.helpers.tables import ADA, BOB, CYD, seated


def test_one_who_resigns_is_replaced_and_shares_the_result():
    table = sat([ADA, BOB, CYD])
    gone = then(table, 1, commands.resign(table, ADA, 0, None))
    assert (gone.stage, gone.winners, gone.seats[0].bot) == ("running", [], STAND_IN)
    alone = then(gone, 1, commands.resign(gone, CYD, 2, None))
    assert (alone.stage, alone.winners) == ("running", [])


def test_all_people_resigning_is_lost_for_all_bots_or_not():
    for people in ([ADA], [ADA, BOB], [ADA, None, BOB]):
        table = sat(people)
        for seat, who in enumerate(people):
            if who is not None:
                assert table.stage == "running"
                table = then(table, 1, commands.resign(table, who, seat, None))
        assert (table.stage, table.ended, table.winners) == ("over", "resigned", [])
        assert record_of(table).over is False


def test_a_game_won_together_is_won_by_those_who_resigned_too():
    of = Game(RAFT, 2, {"goal": "near"})
    for seed in range(50):
        table, rng = seated([ADA, BOB], seed=seed, of=of), random.Random(seed)
        table = then(table, 1, commands.resign(table, BOB, 1, None))
        while table.stage == "running":
            assert table.state is not None
            table = then(table, 1, commands.play_for_bot(table, rr.random_move(table.state, rng)))
        assert table.ended == "played"
        assert table.winners in ([0, 1], [])
        if table.winners:
            return
    raise AssertionError("nobody ever won")


def test_alone_the_game_is_not_over_before_it_began():
    table = sat([ADA])
    assert (table.stage, table.turn, phase(table)) == ("running", 0, "ready")
