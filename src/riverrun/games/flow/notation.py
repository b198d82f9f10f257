"""Moves as short text, both ways: `draw`, `place r2c3 ew`, `play support`, `aim r2c3`, `die white`."""

from __future__ import annotations

import difflib
from functools import cache
from typing import TYPE_CHECKING

from riverrun.games.flow.content import CARD_IDS, TILE_IDS
from riverrun.games.flow.moves import MOVES, Block
from riverrun.games.flow.terms import CELLS, FORMS, MAP_KINDS, SIDE, Die, Edge, Form
from riverrun.kernel.errors import UnknownMove

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

USAGE = (
    "moves are: draw, take TILE, play CARD, place CELL EDGES, trade, discard, aim CELL, aim TILE, face EDGE, "
    "die COLOUR; a cell is r0c0 to r6c6, edges are like ns, ew or new"
)
SINGLE = {Block.DRAW: "draw", Block.TRADE: "trade", Block.DISCARD: "discard", Block.TIDE: "tide"}


def cell_text(cell: int) -> str:
    """A cell by its row and column, counted from 0."""
    return f"r{cell // SIDE}c{cell % SIDE}"


def form_text(form: int) -> str:
    """An orientation by its open edges; a slash names the dry arm of a cross."""
    return Form(form).name.lower().replace("_", "/")


@cache
def _texts() -> tuple[str, ...]:
    """Every move's notation, in the order of their numbers."""
    cells = [cell_text(cell) for cell in range(CELLS)]
    texts = [f"place {cell} {form_text(form)}" for cell in cells for form in range(FORMS)]
    texts += [f"aim {cell}" for cell in cells]
    texts += [f"aim {kind}" for kind in TILE_IDS[:MAP_KINDS]]
    texts += [f"take {kind}" for kind in TILE_IDS[:MAP_KINDS]]
    texts += [f"play {card}" for card in CARD_IDS]
    texts += [f"face {edge.name.lower()}" for edge in Edge]
    texts += [f"die {die.name.lower()}" for die in Die]
    texts += SINGLE.values()
    assert len(texts) == MOVES
    return tuple(texts)


@cache
def _numbers() -> dict[str, int]:
    return {text: number for number, text in enumerate(_texts())}


@cache
def _few() -> tuple[str, ...]:
    """The moves that are no cells: few enough to look through for one that was meant."""
    return _texts()[Block.CHOOSE :]


def text(game: Game, move: int) -> str:
    """A move's one notation."""
    return _texts()[move]


def move(game: Game, written: str) -> int:
    """The move that a text means; capitals, edges in any order and underscores are understood too."""
    parts = written.strip().lower().replace("_", "-").split()
    if not parts:
        raise UnknownMove(f"An empty text is no move; {USAGE}.")
    if parts[0] == "place" and len(parts) == 3:
        parts[2] = _ordered(parts[2])
    plain = " ".join(parts)
    if plain in _numbers():
        return _numbers()[plain]
    shown = written.strip()[:60]
    close = difflib.get_close_matches(plain[:60], _few(), n=1, cutoff=0.75)
    raise UnknownMove(
        f"'{shown}' is no move; did you mean '{close[0]}'?" if close else f"'{shown}' is no move; {USAGE}."
    )


def _ordered(edges: str) -> str:
    """Edges in the order of the form's name: north, east, south, west; the tees are named as they are drawn."""
    open_edges, slash, dry = edges.partition("/")
    for form in Form:
        name = form.name.lower().partition("_")[0]
        if sorted(name) == sorted(open_edges):
            return name + slash + dry
    return edges
