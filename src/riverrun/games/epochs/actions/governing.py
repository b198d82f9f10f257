"""Changing the government: which forms can be reached, and how many cities go with them (EP-6.7, EP-A41, EP-D9)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.actions.prices import GOVERNMENT, MAY, begin_action, refuse_kind
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.map.pieces import remove_city
from riverrun.games.epochs.moves import MOVES
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import FORMS, Col, Ignore
from riverrun.games.epochs.words import gains_of
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.rules.refusals import Cited
from riverrun.kernel.sets import has, next_member

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

LOSE = MOVES.first("lose")
VERB, D = int(Col.VERB), int(Col.D)
ARROWS, CULTURE, SAME_LEVEL, NEXT_LEVEL = (int(one) for one in Ignore)


class Reason(IntEnum):
    SAME_FORM = 300
    WRONG_LEVEL = 301
    NO_ARROW = 302
    TOO_LITTLE_CULTURE = 303
    NOT_YOUR_CITY = 304


REFUSALS = {
    Reason.SAME_FORM: Cited("EP-6.7", "form"),
    Reason.WRONG_LEVEL: Cited("EP-6.7", "form"),
    Reason.NO_ARROW: Cited("EP-6.7", "form"),
    Reason.TOO_LITTLE_CULTURE: Cited("EP-6.7", "form", "required", "culture"),
    Reason.NOT_YOUR_CITY: Cited("EP-6.7", "site"),
}


class Happened(IntEnum):
    SURPLUS = 300


EVENTS = {Happened.SURPLUS: Cited("EP-A84", "seat", "site")}


@rule
def freedom(box: Box, grant: int) -> int:
    """EP-6.7, EP-A41: what a change may ignore and which levels it may reach, as `Ignore` bits."""
    if grant >= 0 and box.effects[grant, VERB] == MAY:
        return box.effects[grant, D]
    return NEXT_LEVEL


@rule
def refuse_form(box: Box, s: Position, seat: int, form: int, grant: int) -> int:
    """EP-6.7, EP-A41: 0, or why a seat cannot change to a form."""
    free = freedom(box, grant)
    now = s.form[seat]
    if form == now:
        return Reason.SAME_FORM
    step = box.form_level[form] - box.form_level[now]
    if not ((step == 1 and free & NEXT_LEVEL) or (step == 0 and free & SAME_LEVEL)):
        return Reason.WRONG_LEVEL
    if (free & ARROWS) == 0 and (box.form_after[form] >> now & 1) == 0:
        return Reason.NO_ARROW
    if (free & CULTURE) == 0 and s.culture[seat] < box.form_culture[form]:
        return Reason.TOO_LITTLE_CULTURE
    return 0


@rule
def can_change_form(box: Box, s: Position, seat: int, grant: int) -> bool:
    """EP-6.7: whether a seat can reach any other form."""
    for form in range(FORMS):
        if refuse_form(box, s, seat, form, grant) == 0:
            return True
    return False


@rule
def list_forms(box: Box, s: Position, seat: int, grant: int, out: Any, start: int) -> int:
    """EP-6.7: writes the forms that can be reached behind what is there."""
    n = start
    for form in range(FORMS):
        if refuse_form(box, s, seat, form, grant) == 0:
            out[n] = move_range(GOVERNMENT + form, 1)
            n += 1
    return n


@rule
def refuse_government(box: Box, s: Position, move: int, about: int, form: int) -> int:
    """EP-6.7"""
    reason = refuse_kind(box, s, move, about)
    return reason if reason != 0 else refuse_form(box, s, s.active, form, about)


@rule
def government(box: Box, s: Position, move: int, about: int) -> None:
    """EP-6.7"""
    begin_action(box, s, move, about)


# Cities


@rule
def fit_cities(s: Position, seat: int) -> None:
    """EP-6.7: cities on board and map equal the most one may have: more come from the personal supply, surplus ones
    return to it, those on the board first."""
    spare = s.max_cities[seat] - s.city_count[seat] - s.free_cities[seat]
    s.free_cities[seat] = max(0, s.free_cities[seat] + spare)


@rule
def has_surplus(s: Position, seat: int) -> bool:
    """EP-6.7: whether there are too many cities on the map."""
    return s.city_count[seat] > s.max_cities[seat]


@rule
def legal_surplus(s: Position, out: Any) -> int:
    """EP-D9"""
    n = 0
    site = next_member(s.cities, s.active, -1)
    while site >= 0:
        out[n] = move_range(LOSE + site, 1)
        n += 1
        site = next_member(s.cities, s.active, site)
    return n


@rule
def refuse_give_up(s: Position, site: int) -> int:
    """EP-6.7, EP-D9"""
    return 0 if has(s.cities, s.active, site) else Reason.NOT_YOUR_CITY


@rule
def give_up(box: Box, s: Position, log: Log, site: int) -> None:
    """EP-6.7, EP-A84, EP-Q3: a surplus city goes to the personal supply, its posts return."""
    note(log, Happened.SURPLUS, s.active, site, 0, 0)
    remove_city(box, s, log, s.active, site)
    s.free_cities[s.active] -= 1


# What sentences name


def permit_government(game: Game, form: int) -> tuple[str, dict[str, Arg]]:
    """Its instant reward and its number of cities."""
    box = game.box_view
    return "", {"reward": gains_of(box.form_instant, form), "cities": int(box.form_cities[form])}


def permit_give_up() -> tuple[str, dict[str, Arg]]:
    return "EP-6.7", {}


def arg_required(game: Game, form: int) -> int:
    return int(game.box_view.form_culture[form])


def arg_culture(s: Any) -> int:
    return int(s.culture[s.active])


def ask_surplus(s: Any) -> tuple[str, dict[str, Arg]]:
    """How many cities are too many."""
    return "", {"count": int(s.city_count[s.active]) - int(s.max_cities[s.active])}
