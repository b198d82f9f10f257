"""Cards as plain text: what they cost, give and do, as the table in a terminal lists them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from riverrun.games.epochs.cards.card_texts import amounts
from riverrun.games.epochs.views.faces import faces
from riverrun.games.epochs.views.structs import Face
from riverrun.kernel.language.line_breaks import wrapped
from riverrun.kernel.language.sentences import Arg, Ref, Sentence

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

TERRAINS = ("sea", "plain", "forest", "desert", "mountain")


def said(piece: str, /, **args: Arg) -> str:
    return part(piece, **args).text


def part(piece: str, /, **args: Arg) -> Sentence:
    return Sentence(f"ep-screen-{piece}", args)


def joined(texts: Iterable[str], way: str = "more") -> str:
    """Texts in a row, or sentences, as the language writes them."""
    text = ""
    for one in texts:
        text = said(way, first=text, second=one) if text else one
    return text


class Cards:
    """All pieces of a game by their ids; in which language they are told is decided when they are."""

    def __init__(self, game: Game) -> None:
        self.faces: dict[str, Face] = {face.id: face for face in faces(game)}

    def ref(self, id: str) -> Ref:
        return self.faces[id].name

    def name(self, id: str) -> str:
        return said("name", name=self.ref(id))

    def cost(self, id: str) -> Mapping[str, int]:
        """What is printed."""
        return self.faces[id].cost

    def entry(
        self, at: str | Ref, id: str, under: Iterable[str] = (), price: Mapping[str, int] | None = None
    ) -> list[str]:
        """A card at its place: what it is worth in a line, what it does in the next."""
        face = self.faces[id]
        parts = [*self._unit(face, price)] if face.kind == "unit" else [*self._card(face, price)]
        covered = joined(under)
        if covered:
            parts.append(said("over-cards", cards=covered))
        line = said("entry", at=at, card=face.name, about=joined(parts))
        return wrapped(f"  {line}", *([f"    {joined(_texts(face.text), 'sentences')}"] if face.text else []))

    def text(self, id: str) -> list[str]:
        """What a card does, if it does anything."""
        face = self.faces[id]
        if not face.text:
            return []
        return wrapped(f"  {said('does', card=face.name, text=joined(_texts(face.text), 'sentences'))}")

    def abilities(self, id: str, unlocked: list[int]) -> list[str]:
        """The four abilities of a civilization, and which of them are in use."""
        rows = []
        for number, ability in enumerate(self.faces[id].abilities, 1):
            args: dict[str, Arg] = {
                "number": number,
                "ability": ability.name,
                "epoch": Ref("epoch", str(ability.epoch)),
            }
            state = "in-use" if number in unlocked else "priced" if ability.cost else "open"
            price: dict[str, Arg] = {"price": [*amounts(ability.cost)]} if state == "priced" else {}
            text = joined(_texts(ability.text), "sentences")
            rows += wrapped(f"  {said(f'ability-{state}', **args, **price, text=text)}")
        return rows

    def _card(self, face: Face, price: Mapping[str, int] | None) -> Iterable[str]:
        """A wonder's price and reward, an invention's debut."""
        if face.kind == "wonder":
            yield from _price(face.cost if price is None else price, face.no_gold)
            if face.gives:
                yield said("reward", res=[*amounts(face.gives)])
        elif face.gives:
            yield said("debut", res=[*amounts(face.gives)])

    def _unit(self, face: Face, price: Mapping[str, int] | None) -> Iterable[str]:
        """All that a unit shows."""
        yield said("name", name=Ref("slot", face.slot))
        yield from _price(face.cost if price is None else price, False)
        yield said("combat", combat=face.combat)
        if face.needs:
            yield said("needs", needs=[_needed(one) for one in face.needs])
        if face.due:
            yield said("due", res=[*amounts(face.due)])
        for kind, n in face.advantages.items():
            yield said("advantage", n=n, kind=Ref("advantage", kind.replace("_", "-")))
        for flag in face.flags:
            yield said("name", name=Ref("flag", flag.replace("_", "-")))
        if face.cross:
            yield said("across", terrains=[Ref("terrain", one) for one in face.cross])
        if face.barred:
            yield said("barred", terrains=[Ref("terrain", one) for one in face.barred])
        yield said("formation", formation=Ref("formation", face.formation))


@lru_cache(maxsize=8)
def cards_of(game: Game) -> Cards:
    """The pieces of a game: made once, since a third of a screen's time would go into them."""
    return Cards(game)


def _price(cost: Mapping[str, int], no_gold: bool) -> Iterable[str]:
    due = {kind: n for kind, n in cost.items() if n}
    yield said("free") if not due else said("no-gold" if no_gold else "price", price=[*amounts(due)])


def _needed(id: str) -> Ref:
    return Ref("terrain" if id in TERRAINS else "natural", id)


def _texts(sentences: Iterable[Sentence]) -> list[str]:
    return [one.text for one in sentences]
