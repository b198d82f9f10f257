"""The box as data: reads content/, lets a pack change it, and lays it out flat for the rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from riverrun.games.new_game.terms import BONUS, KINDS, STONE_IDS, STONES
from riverrun.kernel.content import Evidence, convert, read_pack, read_toml
from riverrun.kernel.errors import BadContent
from riverrun.kernel.layout import Fields, Words, word, words

GAME = "new-game"
FOLDER = Path(__file__).parent / "content"
FILE = "stones.toml"


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
    """The box, changed by a pack if one is given; refuses what the rules cannot play."""
    where = FOLDER / FILE
    stones = {stone["id"]: stone for stone in read_toml(where)["stone"]}
    if pack is not None:
        read_pack(pack, GAME, [FILE])
        if (pack / FILE).exists():
            where = pack / FILE
            changes = convert(read_toml(where).get("stone"), list[dict[str, Any]], where)
            for change in changes:
                if change.get("id") not in stones:
                    raise BadContent(f"{where}: there is no stone '{change.get('id')}' to change.")
                stones[change["id"]] |= change
    content = Content(convert(list(stones.values()), list[Stone], where))
    if [stone.id for stone in content.stones] != list(STONE_IDS):
        raise BadContent(f"{where}: the stones are {', '.join(STONE_IDS)}, in this order.")
    if sum(stone.count for stone in content.stones) != STONES or any(stone.count < 0 for stone in content.stones):
        raise BadContent(f"{where}: there must be {STONES} stones altogether (NEW-1).")
    if not all(0 <= stone.worth <= 9 for stone in content.stones):
        raise BadContent(f"{where}: a stone is worth 0 to 9 points (NEW-4).")
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
