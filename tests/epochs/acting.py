"""Helpers for tests of the action step: tables at which an action, a plan or a granted action is asked."""

from __future__ import annotations

from typing import Any

from riverrun import State

from .table import game, seat, table

RICH = {"food": 20, "production": 20, "science": 20, "gold": 0}


def acting(*seats: dict[str, Any], left: int = 1, **rest: Any) -> State:
    """A table at which the active player owes an action, with so many left."""
    agenda = [{"step": "choose_action"}, {"step": "action", "a": -1}]
    return table(*seats, agenda=agenda, actions_left=left, planned=max(1, left), **rest)


def planning(*seats: dict[str, Any], **rest: Any) -> State:
    """A table at which the active player owes a plan."""
    return table(*seats, step="plan", **rest)


def rows_of(players: int, kind: str, id: str) -> range:
    """The rows of effects of a form, ability, invention or wonder."""
    played = game(players)
    number = getattr(played.lexicon, {"ability": "abilities"}.get(kind, f"{kind}s")).index(id)
    first, count = getattr(played.box, f"{kind}_rows")[number].tolist()
    return range(first, first + count)


def supply(state: State, who: int = 0) -> int:
    return int(state.position.trade_supply[who])


def demand(state: State, who: int = 0) -> int:
    return int(state.position.trade_demand[who])


def gained(before: list[int], after: list[int]) -> list[int]:
    """What came to a storage."""
    return [late - early for early, late in zip(before, after, strict=True)]


__all__ = ["RICH", "acting", "demand", "gained", "planning", "rows_of", "seat", "supply", "table"]
