"""What one seat sees of a position, as typed structs for pages and programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from riverrun.games.new_game.position import KINDS, STONE_IDS
from riverrun.kernel.position import view as kernel

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


class Face(msgspec.Struct, frozen=True):
    """A kind of stone as it is drawn; views name it by its id."""

    id: str
    name: str
    """What a content pack calls it; empty: the catalogues name it."""
    worth: int
    count: int
    evidence: dict[str, Any]


class View(kernel.View, frozen=True, kw_only=True):
    """The table."""

    pile: int
    """How many stones lie face down."""
    taken: list[dict[str, int]]
    """Each seat's stones: how many of each kind."""
    last: int | None
    """Who took the last stone."""


def faces(game: Game) -> list[Face]:
    """The stones of the box."""
    return [
        Face(stone.id, stone.name, stone.worth, stone.count, {"worth": stone.evidence}) for stone in game.content.stones
    ]


def view(game: Game, s: Any, seat: int | None) -> View:
    """What `seat` sees; `s` is already stripped of all it may not see."""
    return View(
        **kernel.frame(game, s, seat),
        pile=s.pile_size,
        taken=[{STONE_IDS[kind]: s.taken[other, kind] for kind in range(KINDS)} for other in range(game.players)],
        last=s.last if s.over else None,
    )
