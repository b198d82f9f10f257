"""What the view warns of: warmongers beside unready units, famine, an action unused, units no longer ready."""

from __future__ import annotations

from typing import Any

import pytest

from riverrun import State

from .acting import acting, seat, table
from .table import legal, play


def warned(state: State, who: int = 0) -> list[tuple[Any, ...]]:
    """Kind, seat, amount and move of every warning that a seat is given."""
    return [(one.kind, one.seat, one.amount, one.move) for one in state.view(who).warnings]


# An unused action


def test_passing_while_an_action_is_legal_would_leave_one_unused():
    state = acting(seat(lands="1.0"))
    assert warned(state) == [("action", None, 0, "pass")]
    assert warned(state, 1) == []


def test_an_extra_action_warns_too_and_without_an_action_there_is_nothing_to_warn_of():
    land = seat(lands="1.0", form="republic", civilization="egypt", authority=3)
    extra = play(acting(land | {"food": 3}), "expand 1.1")
    assert extra.view(0).extra
    assert warned(extra) == [("action", None, 0, "pass")]
    poor = play(acting(land | {"food": 1, "science": 1}), "expand 1.1")
    assert legal(poor) == {"pass", "convert science food", "convert science production", "unlock 1"}
    assert warned(poor) == []


def test_the_first_action_of_a_game_cannot_be_passed_so_nothing_is_warned_of():
    assert warned(acting(seat(food=1, authority=1))) == []


# Units no longer ready


def egypt(**fields: Any) -> dict[str, Any]:
    """Its second ability is a unit with an expenditure."""
    return seat(civilization="egypt", lands="1.0", food=9, production=9, science=9, gold=0, **fields)


def greece(**fields: Any) -> dict[str, Any]:
    """Its first ability is a unit without one."""
    return egypt(**fields) | {"civilization": "greece"}


def relapses(state: State) -> bool:
    """Whether fielding the unique unit is warned of; it is fielded, and readiness is lost exactly then."""
    found = [one.move for one in state.view(0).warnings if one.kind == "relapse"]
    move = "unlock 2" if state.view(0).realms[0].civilization == "egypt" else "unlock 1"
    before = state.view(0).realms[0].ready
    lost = before and not play(state, move).view(0).realms[0].ready
    assert found == ([move] if lost else [])
    return lost


def test_a_unique_unit_takes_the_readiness_of_paid_units():
    assert relapses(table(egypt(main="legionary", paid="main")))
    assert relapses(table(greece(main="swordsman", support="catapult", paid="support")))


def test_units_without_expenditure_are_ready_but_not_with_one_that_has_some():
    assert relapses(table(egypt(main="swordsman")))
    assert not relapses(table(greece(main="legionary", paid="main")))


def test_without_readiness_there_is_none_to_lose():
    assert not relapses(table(egypt(main="legionary")))


def test_where_expenditure_is_waived_readiness_stays():
    zeus = [{"wonder": "statue-of-zeus", "seat": 0}]
    assert not relapses(table(egypt(main="legionary"), built=zeus))
    assert relapses(table(egypt(main="legionary", support="catapult", paid="main"), built=zeus))


def test_before_the_military_step_the_unique_unit_can_still_be_paid():
    assert [one for one in warned(acting(egypt(main="axeman"))) if one[0] == "relapse"] == []


# War and famine


def test_a_warmonger_beside_unready_units():
    unready, at_war = seat(civilization="china", lands="1.1", main="legionary"), seat(lands="1.0", marker=True)
    assert warned(table(unready, at_war)) == [("unready", 1, 0, None)]
    assert warned(table(unready | {"paid": ["main"]}, at_war)) == []
    assert warned(table(unready, seat(lands="5.5", marker=True))) == []
    assert warned(table(unready, seat(lands="1.0"))) == []


@pytest.mark.parametrize(
    ("mine", "rival", "reached"),
    [
        (seat(lands="1.3"), seat(lands="3.3", main="berserker"), True),
        (seat(lands="1.3"), seat(lands="3.3", main="legionary"), False),
        (seat(lands="1.3"), seat(lands="5.5", main="bomber"), True),
        (seat(lands="1.2 1.3", cities="1.2a"), seat(lands="5.5", main="legionary", posts="1.2a"), True),
        (seat(lands="1.2 1.3", cities="1.2a"), seat(lands="5.5", main="legionary"), False),
    ],
    ids=["across the sea", "no way over", "by air", "a post in the city", "far away"],
)
def test_a_warmonger_is_warned_of_exactly_if_their_units_could_attack(mine, rival, reached):
    mine = mine | {"civilization": "china", "main": "swordsman", "support": "catapult"}
    rival = rival | {"marker": True, "civilization": "egypt", "production": 9, "food": 9}
    assert [one for one in warned(table(mine, rival)) if one[0] == "unready"] == [("unready", 1, 0, None)] * reached
    theirs = table(mine, rival | {"paid": ["main"]}, active=1)
    own = {*mine["lands"], *mine.get("cities", [])}
    assert any(move == f"attack {at}" for move in legal(theirs) for at in own) == reached


def test_cities_that_cannot_be_fed_in_the_last_two_turns():
    hungry = seat(civilization="china", lands="1.2 1.3", cities="1.2a", food=0, gold=0)
    assert warned(table(hungry, turn=5)) == [("famine", None, 1, None)]
    assert warned(table(hungry, turn=4)) == []
    assert warned(table(hungry | {"gold": 1}, turn=5)) == []
