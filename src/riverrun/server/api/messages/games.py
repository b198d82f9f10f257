"""The games that can be played here, as the lobby offers them."""

from __future__ import annotations

import msgspec

from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.moves.move_space import MoveSpaceInfo
from riverrun.kernel.options import Listable


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can sit at a table."""

    id: str
    name: Sentence
    sentence: Sentence
    """What it does."""


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game: the first value is the default."""

    id: str
    clause: str
    values: list[str]
    sentence: Sentence
    """What it is about."""
    form: Sentence | None
    """What values outside the list look like; None: there are none."""
    listable: Listable | None
    """What such a value may list, with the game's own content; None: it is no list."""


class PackInfo(msgspec.Struct, frozen=True):
    """A content pack this server offers."""

    id: str
    title: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    prefix: str
    """What the codes of its sentences begin with."""
    title: str
    designer: str
    rules: str
    players: list[int]
    usual: int
    together: bool
    """Whether all win or lose together."""
    minutes: list[int]
    """How long it takes at a table of people: the least and the most; 0: nobody says."""
    weight: int
    """How much there is to learn and to weigh, 1 (light) to 5 (heavy); 0: nobody says."""
    name: Sentence
    """Its title."""
    about: Sentence | None
    """What it is about, in one sentence."""
    options: list[OptionInfo]
    bots: list[BotInfo]
    packs: list[PackInfo]
    laboratory: bool
    """Whether changes of its content may be tried here."""
    moves: MoveSpaceInfo
    """Its moves without a pack, by which their numbers are read; a table tells its own."""
