"""The box as data: reads content/, lets a pack change it, and lays it out flat for the rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from riverrun.games.new_game.terms import BONUS, KINDS
from riverrun.kernel.content import Evidence, Source
from riverrun.kernel.layout import Fields, Words, word, words


class Stone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of stone."""

    id: str
    name: str
    worth: int
    count: int
    evidence: Evidence


class Content(msgspec.Struct, frozen=True):
    """The whole box."""

    stones: list[Stone]

    def essence(self) -> Any:
        """All that can change a game."""
        return [(stone.id, stone.worth, stone.count) for stone in self.stones]


class Box(Fields):
    """Content and options, flat, as the rules read them."""

    players: int = word()
    most: int = word()
    """How many stones may be taken at once."""
    bonus: int = word()
    """What the last stone counts besides."""
    worth: Words = words(KINDS)
    count: Words = words(KINDS)


def load(pack: Path | None) -> Content:
    """The box, changed by a pack if one is given; validation.py says whether the rules can play it."""
    source = Source(Path(__file__).parent / "content", "new-game", pack)
    return Content(source.pieces("stones.toml", "stone", list[Stone]))


def make_box(content: Content, players: int, options: Mapping[str, str]) -> Any:
    """The flat record that the rules read, for a number of players and chosen options."""
    box = Box.empty()[0]
    box.players = players
    box.most = int(options["most"])
    box.bonus = BONUS
    box.worth[:] = [stone.worth for stone in content.stones]
    box.count[:] = [stone.count for stone in content.stones]
    return box
