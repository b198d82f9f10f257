"""All actions together: what may be done now, as a list and as a question with an early answer (EP-D5, EP-A48)."""

from __future__ import annotations

from typing import Any

from riverrun.games.epochs.actions.cities import can_build_city, list_cities
from riverrun.games.epochs.actions.expanding import can_expand, list_expand
from riverrun.games.epochs.actions.governing import can_change_form, list_forms
from riverrun.games.epochs.actions.prices import (
    COMMAND,
    RESEARCH,
    TO_CITY,
    TO_COMMAND,
    TO_EXPAND,
    TO_GOVERNMENT,
    TO_POST,
    TO_RESEARCH,
    TO_UPGRADE,
    TO_WONDER,
    affordable,
    allowed,
)
from riverrun.games.epochs.actions.researching import list_research
from riverrun.games.epochs.actions.trading import can_build_post, list_posts
from riverrun.games.epochs.actions.units import can_upgrade, list_units
from riverrun.games.epochs.actions.wonders import can_build_wonder, list_wonders
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.position import Position
from riverrun.kernel.jit import rule
from riverrun.kernel.moves.move_ranges import move_range


@rule
def any_action(box: Box, s: Position, seat: int, grant: int) -> bool:
    """EP-A47, EP-D5, EP-D8: whether any allowed action can be taken; what is quickly seen comes first."""
    mask = allowed(box, s, grant)
    if mask >> TO_COMMAND & 1:
        return True
    if mask >> TO_RESEARCH & 1 and affordable(box, s, seat, RESEARCH, grant):
        return True
    if mask >> TO_GOVERNMENT & 1 and can_change_form(box, s, seat, grant):
        return True
    if mask >> TO_WONDER & 1 and can_build_wonder(box, s, seat, grant):
        return True
    if mask >> TO_UPGRADE & 1 and can_upgrade(box, s, seat, grant):
        return True
    if mask >> TO_EXPAND & 1 and can_expand(box, s, seat, grant):
        return True
    if mask >> TO_CITY & 1 and can_build_city(box, s, seat, grant):
        return True
    return (mask >> TO_POST & 1) != 0 and can_build_post(box, s, seat, grant)


@rule
def list_actions(box: Box, s: Position, seat: int, grant: int, out: Any) -> int:
    """EP-D5: writes all actions that may be taken, in the order of their numbers."""
    mask = allowed(box, s, grant)
    n = 0
    if mask >> TO_EXPAND & 1:
        n = list_expand(box, s, seat, grant, out, n)
    if mask >> TO_CITY & 1:
        n = list_cities(box, s, seat, grant, out, n)
    if mask >> TO_POST & 1:
        n = list_posts(box, s, seat, grant, out, n)
    if mask >> TO_RESEARCH & 1:
        n = list_research(box, s, seat, grant, out, n)
    if mask >> TO_WONDER & 1:
        n = list_wonders(box, s, seat, grant, out, n)
    if mask >> TO_UPGRADE & 1:
        n = list_units(box, s, seat, grant, out, n)
    if mask >> TO_GOVERNMENT & 1:
        n = list_forms(box, s, seat, grant, out, n)
    if mask >> TO_COMMAND & 1:
        out[n] = move_range(COMMAND, 1)
        n += 1
    return n
