"""Harvesting: the Reserve feeds the Supply, and the player takes half of it (FOH-H)."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from riverrun.games.flow_of_history.market import current_age, take_from_reserve, take_from_supply
from riverrun.games.flow_of_history.moves import MOVES
from riverrun.games.flow_of_history.nation import icons
from riverrun.games.flow_of_history.position import Position
from riverrun.games.flow_of_history.terms import Icon
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.rules.refusals import Cited

HARVEST = MOVES.first("harvest")


class Happened(IntEnum):
    SOW = 13
    REAP = 14
    CATCH_UP = 15


EVENTS = {
    Happened.SOW: Cited("FOH-H1", "seat", "tokens"),
    Happened.REAP: Cited("FOH-H1", "seat", "tokens"),
    Happened.CATCH_UP: Cited("FOH-H2", "seat", "tokens", "reserve", "age"),
}


@rule
def legal_harvest(out: Any, n: int) -> int:
    """FOH-T1, FOH-H1: always possible, after the `n` ranges found so far."""
    out[n] = move_range(HARVEST, 1)
    return n + 1


@rule
def harvest(s: Position, log: Log) -> None:
    """FOH-H1, FOH-H2: the Reserve feeds the Supply, half of it is taken, and nobody stays below the age."""
    seat = s.active
    sown = icons(s, seat, Icon.HARVEST)
    s.supply += sown
    s.drawn += sown
    note(log, Happened.SOW, seat, sown, 0, 0)
    half = take_from_supply(s, seat, s.supply // 2)
    note(log, Happened.REAP, seat, half, 0, 0)
    age = current_age(s)
    lacking = age - s.tokens[seat]
    if lacking > 0:
        taken = take_from_supply(s, seat, lacking)
        take_from_reserve(s, seat, lacking - taken)
        note(log, Happened.CATCH_UP, seat, taken, lacking - taken, age)


def permit_harvest(s: Any) -> tuple[str, dict[str, Arg]]:
    """FOH-H1, FOH-H2: what it would bring."""
    sown = icons(s, s.active, Icon.HARVEST)
    supply = s.supply + sown
    half = supply // 2
    lacking = max(0, current_age(s) - s.tokens[s.active] - half)
    return "", {"lacking": lacking, "sown": sown, "supply": supply, "half": half, "gain": half + lacking}
