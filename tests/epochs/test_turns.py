"""Turns: draws, market, expenditure, who is next (R3, EP-1.1, EP-1.10, EP-A36, EP-A37)."""

from __future__ import annotations

import pytest

from .table import asked, game, play, seat, stock, table, told

MARKET = [["wheel"], ["coinage"], ["calendar"], ["writing"]]
I_CARDS = ["swordsman", "petra", "colossus", "archer", "parthenon"]


def next_turn(*seats, **rest):
    """The table after p1 has ended his turn: p2's upkeep is done up to D4."""
    rest = {"market": MARKET} | rest
    return play(table(*seats, **rest), "end")


@pytest.mark.clause("EP-3.1", "EP-14.1")
def test_a_card_of_the_next_epoch_is_drawn_in_secret():
    state = next_turn(seat(lands="1.3"), seat(lands="1.0", hand="drama pottery"))
    assert state.position.hand_size[1].tolist() == [2, 1, 0]
    drawn = [event for event in state.all_events() if event.kind == "draw"]
    assert [event.to for event in drawn] == [1]
    assert told(state, "drew") == [{"seat": 1}]


@pytest.mark.clause("EP-3.1")
def test_nothing_is_drawn_in_epoch_three():
    market = [["railway"], ["telegraph"], ["cinema"], ["radio"]]
    state = next_turn(seat(lands="1.3"), seat(lands="1.0", hand="computer aircraft"), epoch=3, market=market)
    assert told(state, "drew") == []


@pytest.mark.clause("EP-3.2", "EP-A37")
@pytest.mark.parametrize(("players", "dealt"), [(2, 2), (3, 1), (4, 1)])
def test_market_cards_are_dealt(players, dealt):
    seats = [seat(lands="1.3"), seat(lands="1.0", hand="drama pottery")]
    state = next_turn(*seats, players=players, market_deck=["petra", "archer", "colossus"])
    columns = state.document()
    found = [*columns.units, *columns.wonders]
    assert len(found) == dealt
    assert columns.wonders[0] == "petra"


@pytest.mark.clause("EP-3.2", "EP-A37")
def test_a_full_column_loses_its_top_card():
    wonders = ["great-pyramid", "hanging-gardens", "statue-of-zeus", "temple-of-artemis"]
    seats = [seat(lands="1.3"), seat(lands="1.0", hand="drama pottery")]
    state = next_turn(*seats, wonders=wonders, market_deck=["petra", "archer", "colossus"])
    assert state.document().wonders == [*wonders[1:], "petra"]
    assert state.document().units == ["archer"]
    assert told(state, "wonder_discarded") == [{"discarded_wonder": "great-pyramid"}]


@pytest.mark.clause("EP-A36")
def test_an_empty_deck_deals_nothing():
    seats = [seat(lands="1.3"), seat(lands="1.0", hand="drama pottery")]
    state = next_turn(*seats, market_deck=[])
    assert state.document().units == []
    assert state.document().wonders == []


@pytest.mark.clause("EP-3.4", "EP-A55", "EP-7.1")
def test_expenditure_goes_to_the_bank():
    state = next_turn(seat(lands="1.3"), seat(lands="1.0", main="knight", paid="main", hand="drama pottery"))
    assert state.position.paid[1].tolist() == [0, 0]
    assert not state.position.ready[1]
    assert stock(state, 1) == [0, 0, 0, 0]
    assert told(state, "expenditure_gone") == [{"seat": 1}]


@pytest.mark.clause("EP-1.1", "EP-1.10")
def test_turns_go_clockwise_and_are_counted():
    state = next_turn(seat(lands="1.3"), seat(lands="1.0", hand="drama pottery"))
    assert (state.position.active, state.position.turn) == (1, 1)
    assert asked(state) == "plan"
    last = table(seat(lands="1.3", hand="drama pottery"), seat(lands="1.0"), active=1, market=MARKET, turn=3)
    play(last, "end")
    assert (last.position.active, last.position.turn) == (0, 4)


@pytest.mark.clause("EP-1.1", "EP-D16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_eighteen_turns(players):
    import random

    rng = random.Random(players)
    state = game(players).new(players)
    while not state.over:
        state.play(rng.choice(state.legal()))
    turns = [event["seat"] for event in told(state, "turn")]
    assert [turns.count(who) for who in range(players)] == [18] * players
    assert all(state.position.invented_count[:players] == 9)


@pytest.mark.clause("EP-A50", "EP-7.4")
def test_what_belongs_to_a_turn_ends_with_it():
    state = next_turn(seat(lands="1.3"), seat(lands="1.0", hand="drama pottery"), closed=[1], declared=False)
    position = state.position
    assert (position.closed, position.declared, position.attacked, position.planned) == (0, 0, 0, 0)
