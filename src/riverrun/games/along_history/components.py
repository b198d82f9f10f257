"""Loads the box of Along History, with a pack's changes: cards, counters, both sides of the board, dice and numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec

from riverrun.games.along_history.terms import Age
from riverrun.kernel.content import Evidence, Source

AgeName = Literal["prehistory", "antiquity", "middle_ages"]
TypeName = Literal["terrain", "character", "progress", "wonder", "calamity"]
ResourceName = Literal["ingenuity", "strength", "culture"]
BonusName = Literal["population", "ingenuity", "strength", "culture", "gold"]
RedName = Literal["x2", "war", "reroll", "golden"]
ConditionName = Literal["type_count", "vp_sum", "card_count", "distinct_types", "bonus_count", "gold"]


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a card costs: Population and so many of one Resource; perhaps gold instead."""

    population: int
    resource: ResourceName
    count: int = 1
    gold: int | None = None


class Diamond(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One bonus (AH-Q10)."""

    kind: BonusName
    amount: int = 1


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An effect or a part of a failure: a verb and what it needs."""

    verb: str
    evidence: Evidence
    card: str | None = None
    """The card it is about, by id."""
    type: TypeName | None = None
    population: int | None = None
    amount: int | None = None
    attack: int | None = None
    defence: int | None = None
    rerolls: int | None = None
    per_turn: int | None = None
    count: int | None = None
    printed_on: str | None = None
    """The card that carries the words, where it is another."""


class CardEvidence(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a card's values come from; effects say it themselves."""

    name: Evidence
    age: Evidence
    type: Evidence
    population: Evidence
    resource: Evidence
    count: Evidence
    gold: Evidence
    vp: Evidence
    bonuses: Evidence
    linked: Evidence
    transmissible: Evidence | None = None


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One card."""

    id: str
    name: str
    age: AgeName
    type: TypeName
    cost: Cost
    vp: int
    bonuses: list[Diamond]
    evidence: CardEvidence
    linked: bool = False
    """Whether it shows the symbol of linked cards; to look at only."""
    copies: int = 1
    transmissible: bool | None = None
    """Whether a Calamity may be swapped; other cards always may."""
    effects: list[Effect] = []
    failure: list[Effect] = []


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a counter asks for (AH-67)."""

    kind: ConditionName
    n: int
    type: TypeName | None = None
    bonus: BonusName | None = None


class CounterEvidence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    value: Evidence
    condition: Evidence
    prehistory: Evidence


class Counter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An Achievement counter."""

    id: str
    value: int
    condition: Ask
    evidence: CounterEvidence
    prehistory: bool = True
    """Whether it is used in Prehistory (AH-7)."""


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the board: the value of its counters, and its place from the top."""

    id: str
    value: int
    row: int
    evidence: Evidence


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from"}):
    """A line between two spaces; a forward line goes one way."""

    start: str
    to: str
    evidence: Evidence


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side of the Achievements board."""

    id: str
    spaces: list[Space]
    forward: list[Line]
    vertical: list[Line]


class Numbered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The faces of a die or pawn that shows numbers."""

    faces: list[int]
    evidence: Evidence


class Coloured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The faces of the blue die or pawn."""

    faces: list[ResourceName]
    evidence: Evidence


class Red(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The faces of a red die."""

    faces: list[RedName]
    evidence: Evidence


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dice."""

    green: Numbered
    blue: Coloured
    red: Red
    coin: Numbered


class Pawns(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Results pawns."""

    green: Numbered
    blue: Coloured
    coin: Numbered


class Number(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number of the rules."""

    value: int
    evidence: Evidence


class Several(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Several numbers of the rules."""

    value: list[int]
    evidence: Evidence


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules; box.toml says what each is."""

    row: Number
    ur_start: Number
    ur_most: Number
    ur_population: Number
    ur_resource: Number
    lost_bonus: Number
    initiation_cards: Number
    initiation_counters: Several


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What box.toml has."""

    dice: Dice
    pawns: Pawns
    numbers: Numbers


class Content(msgspec.Struct, frozen=True):
    """The whole box; cards lie deck by deck, in the order of their numbers."""

    cards: list[Card]
    counters: list[Counter]
    boards: list[Board]
    facts: Facts
    changed: frozenset[str] = frozenset()
    """The ids of counters whose condition a pack changed: the catalogues have no names for these."""

    def essence(self) -> Any:
        """All that can change a game: no titles, no evidence."""
        data = msgspec.to_builtins((self.cards, self.counters, self.boards, self.facts))
        for card in data[0]:
            for told in ("name", "linked"):
                card.pop(told, None)
        return _bare(data)


def _bare(data: Any) -> Any:
    """Data without its evidence and what only tells where words stand."""
    if isinstance(data, dict):
        return {key: _bare(value) for key, value in data.items() if key not in ("evidence", "printed_on")}
    return [_bare(value) for value in data] if isinstance(data, list | tuple) else data


def load(pack: Path | None) -> Content:
    """The box, changed by a pack if one is given; validation.py says whether the rules can play it."""
    source = Source(Path(__file__).parent / "content", "along-history", pack)
    rests_on = "invented" if source.about is None else source.about.evidence

    def complete(change: dict[str, Any], old: dict[str, Any]) -> dict[str, Any]:
        return with_evidence(change, old, rests_on)

    cards = source.pieces("cards.toml", "card", list[Card], replaceable=True, complete=complete)
    follow = {
        underscored(str(change["replaces"])): str(change["id"])
        for change in source.changes("cards.toml", "card")
        if "replaces" in change
    }
    changes = source.changes("counters.toml", "counter")
    return Content(
        cards=sorted((linked(card, follow) for card in cards), key=lambda card: Age[card.age.upper()]),
        counters=source.pieces("counters.toml", "counter", list[Counter]),
        boards=source.pieces("boards.toml", "board", list[Board]),
        facts=source.values("box.toml", Facts),
        changed=frozenset(underscored(str(change["id"])) for change in changes if "condition" in change),
    )


def underscored(id: str) -> str:
    """An id as the content's files write it."""
    return id.replace("-", "_")


def with_evidence(change: dict[str, Any], old: dict[str, Any], rests_on: str) -> dict[str, Any]:
    """A pack's change of a card with evidence for what it gives; what it leaves alone keeps its own."""
    found = dict(change)
    if "evidence" not in change:
        given = {key for key in change if key in CardEvidence.__struct_fields__}
        if isinstance(change.get("cost"), dict):
            given |= {"population", "resource", "count", "gold"}
        before = old.get("evidence", dict.fromkeys(CardEvidence.__struct_fields__, rests_on))
        found["evidence"] = {key: rests_on if key in given else value for key, value in before.items()}
    for key in ("effects", "failure"):
        if isinstance(change.get(key), list):
            found[key] = [{"evidence": rests_on} | one if isinstance(one, dict) else one for one in change[key]]
    return found


def linked(card: Card, follow: dict[str, str]) -> Card:
    """A card whose links go to the cards that replace what they named; packs may write ids with hyphens."""

    def to(id: str | None) -> str | None:
        return None if id is None else follow.get(underscored(id), underscored(id))

    def moved(effects: list[Effect]) -> list[Effect]:
        return [
            msgspec.structs.replace(effect, card=to(effect.card), printed_on=to(effect.printed_on))
            for effect in effects
        ]

    return msgspec.structs.replace(card, effects=moved(card.effects), failure=moved(card.failure))
