"""The box as data: reads content/, lets a pack change it, and lays it out flat for the rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from riverrun.games.new_game.position import KINDS, STONE_IDS, STONES
from riverrun.games.new_game.weights import W
from riverrun.kernel.content import Evidence, Source
from riverrun.kernel.content_refusals import require_between
from riverrun.kernel.errors import BadContent
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.position.layout import Array, Fields, array, scalar
from riverrun.kernel.weights import Weights, weights

BONUS = 5
"""What the last stone counts besides (NEW-5)."""


class Stone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of stone."""

    id: str
    worth: int
    count: int
    evidence: Evidence
    name: str = ""
    """What a content pack calls it, in every language; without one, the catalogues name it."""


class Content(msgspec.Struct, frozen=True):
    """The whole box."""

    stones: list[Stone]

    def essence(self) -> Any:
        """All that can change a game."""
        return [(stone.id, stone.worth, stone.count) for stone in self.stones]


class Box(Fields):
    """Content and options, flat, as the rules read them."""

    players: int = scalar()
    most: int = scalar()
    """How many stones may be taken at once."""
    bonus: int = scalar()
    """What the last stone counts besides."""
    worth: Array = array(KINDS)
    count: Array = array(KINDS)
    weights: Weights = weights(W)
    """What bots judge by."""


def load(pack: Path | None) -> Content:
    """The box, changed by a pack if one is given; content that the rules could not play is refused."""
    source = Source(Path(__file__).parent / "content", "new-game", pack)
    content = Content(source.pieces("stones.toml", "stone", list[Stone]))
    assert tuple(stone.id for stone in content.stones) == STONE_IDS
    if sum(stone.count for stone in content.stones) != STONES or any(stone.count < 0 for stone in content.stones):
        raise BadContent(Sentence("new-content-stones", {"stones": STONES}))
    for stone in content.stones:
        require_between(stone.id, "worth", stone.worth, 0, 9, "NEW-4")
    return content


def make_box(content: Content, players: int, options: Mapping[str, str]) -> Any:
    """The flat record that the rules read, for a number of players and chosen options."""
    box = Box.empty()[0]
    box.players = players
    box.most = int(options["most"])
    box.bonus = BONUS
    box.worth[:] = [stone.worth for stone in content.stones]
    box.count[:] = [stone.count for stone in content.stones]
    return box
