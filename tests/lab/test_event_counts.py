"""Counting events: by kind and by piece, in how many games, and what never happened."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import riverrun as rr
from kernel.barter import NAMES, Happened, barter
from riverrun.bots import bot
from riverrun.kernel.jit import entry, switch
from riverrun.kernel.jit.switch import running
from riverrun.kernel.journal import EVERYONE, MORE, NOTHING
from riverrun.lab.event_counts import EventCounts, EventIndex, Totals, count_rows, together
from riverrun.lab.simulate import simulate
from riverrun.lab.soak import soak
from riverrun.lab.watched_games import game_seed

from .test_matches import FIRST

DEALT = [Happened.DEALT, EVERYONE, 0]
ROWS = np.array(
    [
        [*DEALT, 0, 3, NOTHING, 5],
        [MORE, EVERYONE, 0, 3, 11, 0, 0],
        [Happened.PAID, 1, 0, 1, 3, 2, 0],
        [99, EVERYONE, 0, 1, 1, 1, 1],
        [Happened.PAID, 1, 0, 0, 4, 2, 0],
    ],
    np.int32,
)


def counted(*games) -> EventCounts:
    index = EventIndex(barter())
    counters = index.counters()
    for number, rows in enumerate(games):
        count_rows(counters, rows, len(rows), number)
    return index.told(counters.times, counters.games, len(games))


def event(counts: EventCounts, kind: str):
    return next(event for event in counts.events if event.kind == kind)


def test_kinds_and_pieces_are_counted_with_the_games_they_were_in():
    found = counted(ROWS, ROWS[:2], ROWS[:0])
    assert found.games == 3
    dealt, paid = event(found, "dealt"), event(found, "paid")
    assert (dealt.clause, dealt.times, dealt.games) == ("B-1", 2, 2)
    hand = {id: (count.times, count.games) for id, count in dealt.pieces["hand"].items()}
    assert hand == {NAMES[3]: (4, 2), NAMES[5]: (2, 2), NAMES[11]: (2, 2)}, "a list counts each of its pieces"
    assert dealt.never["hand"] == [name for at, name in enumerate(NAMES) if at not in (3, 5, 11)]
    assert (paid.times, paid.games, list(paid.pieces["card"])) == (2, 1, [NAMES[3], NAMES[4]])
    assert found.never == ["rolled", "turned", "begs", "bought"]
    assert found.unseen == {"card": [name for at, name in enumerate(NAMES) if at not in (3, 4, 5, 11)]}


def test_a_row_that_goes_on_belongs_to_the_kind_before_it_and_unknown_ones_to_none():
    found = counted(np.array([[99, EVERYONE, 0, 1, 1, 1, 1], [MORE, EVERYONE, 0, 1, 1, 1, 1]], np.int32))
    assert len(found.never) == len(found.events)


def test_several_tables_are_added_up():
    one, two = counted(ROWS, ROWS[:2]), counted(ROWS[2:])
    both = together([one, two])
    assert both.games == 3
    assert both == counted(ROWS, ROWS[:2], ROWS[2:])


@entry
def count(counters, rows, number):
    count_rows(counters, rows, len(rows), number)


def test_the_same_counts_compiled(tmp_path, monkeypatch):
    monkeypatch.setattr(switch, "CACHE", tmp_path)
    found = []
    for compiled in (False, True):
        with running(compiled):
            counters = EventIndex(barter()).counters()
            count(counters, ROWS, 7)
            found.append([counters.times.tolist(), counters.games.tolist()])
    assert found[0] == found[1]


@pytest.mark.parametrize("id", rr.rulebooks())
def test_events_are_counted_as_states_tell_them(id):
    game = rr.game(id, rr.rulebook(id).usual)
    run = simulate(game, [FIRST], 1, seed=2, events=True)
    assert run.events is not None
    state = game.new(game_seed(2, 0))
    while not state.over:
        state.play(state.legal()[0])
    told = Counter(event.kind for event in state.all_events())
    assert {event.kind: event.times for event in run.events.events if event.times} == told
    for event in state.all_events():
        counted = next(one for one in run.events.events if one.kind == event.kind)
        for name in counted.pieces:
            value = event.facts.get(name, [])
            named = {value} if isinstance(value, str) else set(value)
            assert named <= set(counted.pieces[name])


def test_totals_of_no_games_name_everything():
    index = EventIndex(rr.game("flow", 2))
    told = Totals(index).told(1)
    assert len(told.never) == len(index.kinds)
    assert soak(rr.game("flow-of-history", 2), 1, bots=[bot("random")]).events.never
