"""What sentences name: pieces by their numbers, and what a card does, made from its verbs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.components import Content, load
from riverrun.kernel.language.sentences import Arg, Ref, Sentence

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


@dataclass(frozen=True)
class Lexicon:
    """What is said of each piece, by its number, with one game's content: ids with hyphens, titles, references."""

    units: list[str]
    wonders: list[str]
    inventions: list[str]
    forms: list[str]
    civilizations: list[str]
    abilities: list[str]
    """egypt-1 to egypt-4 and so on: 4 x civilization + place."""
    tiles: list[str]
    civilization_names: list[str]
    invention_names: list[str]
    form_names: list[str]
    refs: dict[str, list[Ref]]
    """By kind: unit, wonder, invention, form, civilization, ability."""


def spelled(id: str) -> str:
    """An id with hyphens, as everything but the content's files writes it."""
    return id.replace("_", "-")


def lexicon(game: Game) -> Lexicon:
    """What is said of each piece in a game."""
    content: Content = game.content
    listed = _titles(content)
    known = _box_titles() if game.pack is not None else None

    def refs(kind: str) -> list[Ref]:
        """A title is the catalogue's, unless a pack gives the piece another."""
        return [
            Ref(kind, id, name=name if known is not None and known[kind].get(id) != name else "")
            for id, name in listed[kind]
        ]

    def ids(kind: str) -> list[str]:
        return [id for id, _ in listed[kind]]

    def names(kind: str) -> list[str]:
        return [name for _, name in listed[kind]]

    return Lexicon(
        units=ids("unit"),
        wonders=ids("wonder"),
        inventions=ids("invention"),
        forms=ids("form"),
        civilizations=ids("civilization"),
        abilities=ids("ability"),
        tiles=[spelled(tile.id) for tile in content.tiles],
        civilization_names=names("civilization"),
        invention_names=names("invention"),
        form_names=names("form"),
        refs={kind: refs(kind) for kind in listed},
    )


def _titles(content: Content) -> dict[str, list[tuple[str, str]]]:
    """Ids and titles of all pieces that have titles, by kind."""

    def listed(pieces: Iterable[Any]) -> list[tuple[str, str]]:
        return [(spelled(piece.id), piece.name) for piece in pieces]

    abilities = [
        (f"{spelled(civilization.id)}-{nth}", ability.name)
        for civilization in content.civilizations
        for nth, ability in enumerate(civilization.ability, 1)
    ]
    return {
        "unit": listed(content.units),
        "wonder": listed(content.wonders),
        "invention": listed(content.inventions),
        "form": listed(content.governments),
        "civilization": listed(content.civilizations),
        "ability": abilities,
    }


@cache
def _box_titles() -> dict[str, dict[str, str]]:
    """The titles that the catalogue has."""
    return {kind: dict(pairs) for kind, pairs in _titles(load(None)).items()}


def effect_sources(game: Game) -> dict[int, Arg]:
    """The card that each row of the box's effects is printed on."""
    found: dict[int, Arg] = {}
    for kind in ("form", "ability", "invention", "wonder"):
        rows = getattr(game.box_view, f"{kind}_rows")
        for number, ref in enumerate(game.lexicon.refs[kind]):
            first, count = int(rows[number, 0]), int(rows[number, 1])
            found |= dict.fromkeys(range(first, first + count), ref)
    return found


def _named(game: Game, kind: str, number: int) -> Ref:
    ref: Ref = game.lexicon.refs[kind][number]
    return ref


def unit_ref(game: Game, number: int) -> Ref:
    return _named(game, "unit", number)


def wonder_ref(game: Game, number: int) -> Ref:
    return _named(game, "wonder", number)


def invention_ref(game: Game, number: int) -> Ref:
    return _named(game, "invention", number)


def form_ref(game: Game, number: int) -> Ref:
    return _named(game, "form", number)


def civilization_ref(game: Game, number: int) -> Ref:
    return _named(game, "civilization", number)


def ability_ref(game: Game, number: int) -> Ref:
    return _named(game, "ability", number)


# Amounts

RESOURCES = ("food", "production", "science", "gold", "culture", "authority", "art", "honor")
"""By `terms.Res`."""


def amounts(pairs: Iterable[tuple[int, int]]) -> list[Arg]:
    """So many of each kind, as a list for a sentence; kinds below 0 and amounts of 0 are left out."""
    return [
        Sentence("ep-amount", {"amount": n, "resource": Ref("resource", RESOURCES[kind])})
        for kind, n in pairs
        if kind >= 0 and n > 0
    ]


def gains_of(rewards: Any, row: int, kinds: int = 7) -> list[Arg]:
    """A row of rewards or prices of the box, as a list for a sentence."""
    return amounts((kind, int(rewards[row, kind])) for kind in range(kinds))
