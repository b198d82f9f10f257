"""The map as plain text: hexes in rows that lean to the right, cities on the corners between them (EP-2.8, EP-2.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.views.map import cities, hexes, tiles
from riverrun.games.epochs.views.structs import Hex

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

CELL = 6
"""Columns from a hex to the next one; a row begins half as many further right than the row above."""
MARGIN = 4
SIGNS = {"sea": "~", "plain": "=", "forest": "^", "desert": ":", "mountain": "A"}
FEATURES = {"luxury": "L", "minor-luxury": "l", "horse": "H", "iron": "I"}
HIDDEN, PROMISED, TOKEN, CAMP, NEUTRAL = "?", "!", "t", "B", "n"


def map_lines(game: Game, s: Any) -> list[str]:
    """All rows of hexes with their numbers, and between two of them the cities on their corners."""
    box = game.box_view
    columns, rows = int(box.width), int(box.height)
    shown = {one.hex: _cell(one) for one in hexes(s)}
    backs = {tile.place: PROMISED if tile.icon else HIDDEN for tile in tiles(game, s)}
    lines = [_line({MARGIN + CELL * column: str(column) for column in range(columns)})]
    towns = {city.site: NEUTRAL if city.owner is None else str(city.owner + 1) for city in cities(game, s)}
    for row in range(rows):
        lean = MARGIN + CELL * row // 2
        cells = {
            lean + CELL * column: shown.get(f"{column}.{row}") or backs[f"{column // 2}.{row // 2}"]
            for column in range(columns)
        }
        lines.append(_line({0: str(row), **cells}))
        between = {}
        for column in range(columns):
            for place, letter in enumerate("ab"):
                if town := towns.get(f"{column}.{row}{letter}"):
                    between[lean + CELL * column + CELL // 2 * (1 + place)] = f"[{town}]"
        if between:
            lines.append(_line(between))
    return lines


def _cell(one: Hex) -> str:
    """A hex: its terrain, what lies on it, and whose land it is."""
    there = FEATURES.get(one.natural or "", "") + (TOKEN if one.token else "") + (CAMP if one.camp else "")
    return SIGNS[one.terrain] + there + ("" if one.owner is None else str(one.owner + 1))


def _line(parts: dict[int, str]) -> str:
    """Texts at their columns."""
    line = ""
    for column in sorted(parts):
        line = f"{line:<{column}}{parts[column]}"
    return line
