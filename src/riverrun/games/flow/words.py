"""The game in words: names of tiles, cards, cells, edges, animals and seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riverrun.games.flow.notation import form_text
from riverrun.games.flow.terms import Edge, Form

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

SIDES = ("north", "east", "south", "west")


@dataclass(frozen=True)
class Lexicon:
    """What is said of each piece, by its number, with one game's content."""

    tiles: list[str]
    cards: list[str]
    scenarios: list[str]
    animals: list[str]
    animal_ids: list[str]


def lexicon(game: Game) -> Lexicon:
    """The names of a game's pieces."""
    content = game.content
    return Lexicon(
        tiles=[tile.name for tile in content.tiles],
        cards=[card.name for card in content.cards],
        scenarios=[card.name for card in content.scenarios],
        animals=[animal.name for animal in content.facts.animal],
        animal_ids=[animal.id for animal in content.facts.animal],
    )


def tile(game: Game, kind: int) -> str:
    """A tile's name."""
    name: str = game.lexicon.tiles[kind]
    return name


def a_tile(game: Game, kind: int) -> str:
    """A tile's name with its article."""
    return f"a {tile(game, kind)}"


def card(game: Game, number: int) -> str:
    """A card's title."""
    name: str = game.lexicon.cards[number]
    return name


def animal(game: Game, number: int) -> str:
    """An animal."""
    name: str = game.lexicon.animals[number]
    return name


def edges(mask: int) -> str:
    """Open edges as letters: nes."""
    return "".join(edge.name.lower() for edge in Edge if mask & edge)


def lying(form: int) -> str:
    """How a tile lies, for the end of a sentence."""
    return "" if form == Form.WILD else f", open at {form_text(form)}"
