"""Inventing, taking, covering and giving; debut for two (R4, EP-A1 to A4, A44, A75, EP-D4)."""

from __future__ import annotations

import pytest

from .acting import acting, planning
from .table import asked, legal, play, refused, seat, stock, table, told, why

MARKET = [["wheel"], ["coinage"], ["calendar"], ["writing"]]


def plan(**fields):
    return planning(seat(**{"lands": "1.3", "hand": "drama pottery mathematics"} | fields), market=MARKET)


@pytest.mark.clause("EP-4.1", "EP-D4")
def test_invent_take_or_cover():
    state = plan()
    names = {f"invent {name}" for name in ("drama", "pottery", "mathematics")}
    assert names | {f"take {n}" for n in range(1, 5)} | {f"cover {n}" for n in range(1, 5)} <= legal(state)


@pytest.mark.clause("EP-4.1", "EP-4.4", "EP-4.6", "EP-A8")
def test_the_debut_is_for_oneself_and_the_left_neighbour():
    state = play(plan(), "invent pottery")
    assert stock(state) == [2, 0, 0, 1]
    assert stock(state, 1) == [2, 0, 0, 1]
    assert state.position.trade_supply[0] - state.position.trade_supply[1] >= 1  # its ability is the inventor's alone
    gains = [event["seat"] for event in told(state, "gain")]
    assert gains == sorted(gains)
    assert asked(state) == "action"
    assert (state.position.actions_left, state.position.planned) == (1, 1)
    assert state.position.hand_size[0, 0] == 2


@pytest.mark.clause("EP-4.4", "EP-4.6")
def test_an_immediate_ability_follows_the_debut():
    state = play(plan(), "invent drama")
    assert state.position.culture.tolist()[:2] == [1, 1]
    assert [stock(state, who)[0] for who in range(2)] == [2, 0]


@pytest.mark.clause("EP-1.10", "EP-4.4")
def test_left_is_the_next_seat_clockwise():
    seats = [seat(lands="1.3"), seat(lands="1.0"), seat(lands="3.0", hand="pottery drama")]
    state = play(table(*seats, step="plan", active=2, players=3, market=MARKET), "invent pottery")
    assert [stock(state, who)[3] for who in range(3)] == [1, 0, 1]


@pytest.mark.clause("EP-4.1", "EP-4.3", "EP-4.6", "EP-A4", "EP-A75")
def test_a_card_is_given_for_one_of_the_market():
    state = play(plan(), "take 3")
    assert asked(state) == "give"
    assert legal(state) == {"give drama", "give pottery", "give mathematics"}
    assert (refused(state, "give wheel"), why(state, "give wheel")) == ("EP-4.1", "not-in-hand")
    play(state, "give pottery")
    assert state.document().seats[0].inventions == ["calendar"]
    assert state.document().market == [["wheel"], ["coinage"], ["pottery"], ["writing"]]
    assert state.position.actions_left == 1


@pytest.mark.clause("EP-4.1", "EP-A4", "EP-A75")
def test_a_cover_gives_two_actions_and_no_invention():
    state = play(plan(), "cover 1", "give drama")
    assert state.document().market[0] == ["wheel", "drama"]
    assert state.document().seats[0].inventions == []
    assert (state.position.actions_left, state.position.covers_done[0]) == (2, 1)
    assert state.position.culture[0] == 0
    other = table(seat(lands="1.3", hand="pottery coinage"), step="plan", market=[["wheel", "drama"], *MARKET[1:]])
    play(other, "take 1", "give pottery")
    assert other.document().market[0] == ["wheel", "pottery"]
    assert other.document().seats[0].inventions == ["drama"]


@pytest.mark.clause("EP-4.1")
def test_the_only_card_is_given_unasked():
    state = play(plan(hand="drama"), "take 2")
    assert asked(state) == "action"
    assert state.document().market[1] == ["drama"]


@pytest.mark.clause("EP-4.2", "EP-A1")
def test_three_of_each_in_an_epoch():
    full = plan(inventions_done=3, inventions="wheel irrigation agriculture")
    assert (refused(full, "invent drama"), why(full, "invent drama")) == ("EP-4.2", "invented-enough")
    assert why(full, "take 2") == "invented-enough"
    assert "cover 1" in legal(full)
    covered = plan(covers_done=3)
    assert (refused(covered, "cover 1"), why(covered, "cover 1")) == ("EP-4.2", "covered-enough")
    assert "invent drama" in legal(covered)


@pytest.mark.clause("EP-4.3")
def test_no_name_twice():
    state = plan(inventions="drama wheel", inventions_done=2)
    assert (refused(state, "invent drama"), why(state, "invent drama")) == ("EP-4.3", "already-invented")
    assert (refused(state, "take 1"), why(state, "take 1")) == ("EP-4.3", "market-name-known")
    play(state, "take 2")
    assert "give drama" in legal(state)  # the card given may have any name


@pytest.mark.clause("EP-4.1")
def test_only_cards_of_the_hand_and_of_this_epoch():
    state = plan(hand="drama pottery paper")
    assert why(state, "invent wheel") == "not-in-hand"
    assert (refused(state, "invent paper"), why(state, "invent paper")) == ("EP-4.1", "not-this-epoch")
    play(state, "cover 1")
    assert why(state, "give paper") == "not-this-epoch"


@pytest.mark.clause("EP-A3")
def test_the_second_copy_of_a_name_has_its_debut_too():
    seats = [seat(lands="1.3", hand="pottery drama"), seat(lands="1.0", inventions="pottery")]
    state = play(table(*seats, step="plan", market=MARKET), "invent pottery")
    assert stock(state) == [2, 0, 0, 1]
    assert stock(state, 1) == [2, 0, 0, 1]


@pytest.mark.clause("EP-A2")
def test_two_names_are_barred_at_most():
    """With the covers used up two inventions of this epoch are there: of five cards two copies at most are of them."""
    state = table(
        seat(lands="1.3", hand="drama", inventions="drama pottery", inventions_done=2, covers_done=3, authority=1),
        step="plan",
        market=[["pottery"], *MARKET[1:]],
    )
    assert legal(state, "take") == {"take 2", "take 3", "take 4"}


@pytest.mark.clause("EP-D4")
def test_a_single_plan_is_made_unasked():
    seats = [
        seat(lands="1.3"),
        seat(
            lands="1.0",
            hand="drama",
            inventions="drama pottery",
            inventions_done=2,
            covers_done=3,
            authority=0,
            abilities=[1, 2],
        ),
    ]
    state = table(*seats, turn=6, first=1, active=0, market=[["pottery"], ["wheel"], ["coinage"], ["writing"]])
    assert asked(state) == "military"


@pytest.mark.clause("EP-A44", "EP-5.2")
def test_authority_beyond_the_cubes_is_lost():
    seats = [seat(lands="1.3", hand="irrigation drama", authority=23), seat(lands="1.0", authority=23)]
    state = play(table(*seats, step="plan", market=MARKET), "invent irrigation")
    assert state.position.authority[0] == 23
    assert told(state, "gain_nothing") == [{"seat": 0, "resource": "authority"}]


@pytest.mark.clause("EP-A44", "EP-A79")
def test_art_beyond_the_tokens_is_lost():
    seats = [seat(lands="1.3", production=7, art=13), seat(lands="1.0", art=13)]
    state = play(acting(*seats, epoch=2, wonders=["alhambra"]), "wonder 1")
    assert [one.wonder for one in state.document().built] == ["alhambra"]
    assert state.position.art[0] == 13


@pytest.mark.clause("EP-5.3", "EP-A8", "EP-A45")
def test_who_arrives_first_ranks_higher():
    """The rulebook's example: Blue comes to 5, where Red is: Red is higher."""
    seats = [seat(lands="1.3", hand="drama pottery", culture=4), seat(lands="1.0", culture=5)]
    state = play(table(*seats, step="plan", market=MARKET, ranking=[1, 0]), "invent drama")
    assert state.position.culture.tolist()[:2] == [5, 6]
    assert state.position.ranking.tolist()[:2] == [1, 0]
    equal = [seat(lands="1.3", hand="photography computer", culture=27), seat(lands="1.0", culture=29)]
    market = [["railway"], ["telegraph"], ["cinema"], ["radio"]]
    far = play(table(*equal, step="plan", epoch=3, market=market, ranking=[1, 0]), "invent photography")
    assert far.position.culture.tolist()[:2] == [30, 30]
    assert far.position.ranking.tolist()[:2] == [1, 0]  # the debut brings p2 to 30 before the ability brings p1
