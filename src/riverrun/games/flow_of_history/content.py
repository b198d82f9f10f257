"""Loads the box of The Flow of History, with a pack's changes, and lays it out flat for the rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from riverrun.games.flow_of_history.terms import AGE_NUMBER, CARDS, DECK, Age, CardTiming, EffectVerb, Icon, Type
from riverrun.games.flow_of_history.weights import W
from riverrun.kernel.content import Evidence, Source
from riverrun.kernel.position.layout import Array, Fields, array, scalar
from riverrun.kernel.weights import Weights, weights

AgeName = Literal["S", "A", "I", "II", "III", "IV", "V", "Future"]
IconName = Literal["culture", "harvest", "trade", "attack", "science", "defense", "industry"]
TypeName = Literal["military", "construction", "knowledge", "government", "leader", "wonder"]
TimingName = Literal["none", "instant", "attack", "attack_all", "permanent", "action", "scoring", "end"]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An effect: a verb and what it needs (FOH-E1 to E8)."""

    verb: str
    icons: dict[IconName, int] | None = None
    icon: IconName | None = None
    amount: int = 1
    per: int = 1
    of_icon: IconName | None = None
    of_type: TypeName | None = None
    types: list[TypeName] | None = None
    choose: int = 1
    source: Literal["supply", "reserve"] = "supply"
    cost: int = 0
    remove_self: bool = False
    discard_own: TypeName | None = None


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What an option's value changes about a card."""

    option: str
    value: str
    effect: Effect | None = None
    obsolete: bool | None = None


class CardEvidence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a card's values come from; names, ages and timings are the rulebooks'."""

    type: Evidence
    effect: Evidence
    count: Evidence
    icons: list[Evidence]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One card."""

    id: str
    name: str
    age: AgeName
    timing: TimingName
    stripe: list[IconName]
    evidence: CardEvidence
    type: TypeName | None = None
    effect: Effect | None = None
    obsolete: bool = False
    first_name: str | None = None
    two_players: bool = True
    bottom: bool = False
    """Lies on The Future instead of being shuffled (The Internet)."""
    variants: list[Variant] = []


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which icons the investor bonus of a type counts (FOH-C4)."""

    type: TypeName
    icon: IconName
    evidence: Evidence
    why: str


class Banker(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Banker's beginning (FOH-2P2)."""

    card: str
    stake: int
    supply: int


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the box holds besides the cards."""

    tokens: int
    market: list[int]
    counts: dict[AgeName, int]
    banker: Banker
    check: list[Check]


class Content(msgspec.Struct, frozen=True):
    """The whole box; cards lie in the order of their ages."""

    cards: list[Card]
    facts: Facts

    def essence(self) -> Any:
        """All that can change a game: no titles, no evidence, no reasons."""
        facts = msgspec.to_builtins(self.facts)
        facts["check"] = {check.type: check.icon for check in self.facts.check}
        cards = [msgspec.to_builtins(card) for card in self.cards]
        for card in cards:
            for told in ("name", "first_name", "evidence"):
                card.pop(told, None)
        return [cards, facts]


class Box(Fields):
    """Content and options, flat, as the rules read them. Index a card's values by its number."""

    players: int = scalar()
    market_size: int = scalar()
    start_tokens: int = scalar()
    two: int = scalar()
    """1 for the two-player variant."""
    banker_card: int = scalar()
    banker_stake: int = scalar()
    banker_supply: int = scalar()
    ends_at_once: int = scalar()
    age_check_once: int = scalar()
    idle_activate: int = scalar()
    stall: int = scalar()
    """Idle turns in a row that end the game; 0: never."""
    future: int = scalar()
    age: Array = array(CARDS)
    """Age numbers, 0 to 5; -1 for The Future."""
    shelf: Array = array(CARDS)
    """`Age` values: which pile a card is dealt from."""
    bottom: Array = array(CARDS)
    with_two: Array = array(CARDS)
    type: Array = array(CARDS)
    timing: Array = array(CARDS)
    verb: Array = array(CARDS)
    amount: Array = array(CARDS)
    per: Array = array(CARDS)
    icon: Array = array(CARDS)
    of_icon: Array = array(CARDS)
    of_type: Array = array(CARDS)
    types: Array = array(CARDS)
    """Bits of the types an effect may choose from."""
    every_type: Array = array(CARDS)
    """1 if an attack takes the top card of each of its types, 0 if of one of them."""
    from_reserve: Array = array(CARDS)
    cost: Array = array(CARDS)
    remove_self: Array = array(CARDS)
    discard_own: Array = array(CARDS)
    obsolete: Array = array(CARDS)
    check: Array = array(CARDS)
    stripe: Array = array(CARDS, len(Icon))
    gives: Array = array(CARDS, len(Icon))
    weights: Weights = weights(W)
    """What bots judge by."""


def load(pack: Path | None) -> Content:
    """The box, changed by a pack if one is given; validation.py says whether the rules can play it."""
    source = Source(Path(__file__).parent / "content", "flow-of-history", pack)
    about = source.about

    def complete(change: dict[str, Any], old: dict[str, Any]) -> dict[str, Any]:
        return change if about is None else with_evidence(change, old, about.evidence)

    cards = source.pieces("cards.toml", "card", list[Card], replaceable=True, complete=complete)
    order = sorted(cards, key=lambda card: (Age[card.age.upper()], card.bottom))
    return Content(order, source.values("box.toml", Facts))


def with_evidence(change: dict[str, Any], old: dict[str, Any], evidence: str) -> dict[str, Any]:
    """A pack's change of a card with what its values rest on: the pack's own evidence for those that it gives."""
    stripe = change.get("stripe", old.get("stripe"))
    if "evidence" in change or not isinstance(stripe, list):
        return change
    before = old.get("evidence", {})
    found = {
        "type": evidence if "type" in change else before.get("type", evidence),
        "effect": evidence if "effect" in change else before.get("effect", evidence),
        "count": evidence if "stripe" in change else before.get("count", evidence),
        "icons": [evidence] * len(stripe) if "stripe" in change else before.get("icons", []),
    }
    return {**change, "evidence": found}


def make_box(content: Content, players: int, options: Mapping[str, str]) -> Any:
    """FOH-C2, FOH-C4, FOH-O2, FOH-O5, FOH-O6, FOH-O7: what the rules read, for a number of players and options."""
    box = Box.empty()[0]
    facts = content.facts
    box.players = players
    box.market_size = facts.market[players - 2]
    box.start_tokens = facts.tokens
    box.two = players == 2
    numbers = {card.id: number for number, card in enumerate(content.cards)}
    box.banker_card = numbers[facts.banker.card]
    box.banker_stake = facts.banker.stake
    box.banker_supply = facts.banker.supply
    box.ends_at_once = options["future_ends"] == "immediately"
    box.age_check_once = options["age_check"] == "once"
    box.idle_activate = options["idle_activate"] == "allowed"
    # FOH-T2: two players cannot stand still that long, since the Banker turns a deck of DECK cards over; only a
    # position that was built without one comes to its end here.
    box.stall = 0 if options["stall"] == "off" else DECK + 4 if players == 2 else int(options["stall"]) * players
    checks = {check.type: check.icon for check in facts.check}
    for number, printed in enumerate(content.cards):
        card = as_played(printed, options)
        if card.age == "Future":
            box.future = number
        box.shelf[number] = Age[card.age.upper()]
        box.age[number] = AGE_NUMBER[Age[card.age.upper()]]
        box.bottom[number] = card.bottom
        box.with_two[number] = card.two_players
        box.type[number] = -1 if card.type is None else Type[card.type.upper()]
        box.timing[number] = CardTiming[card.timing.upper()]
        box.check[number] = -1 if card.type is None else Icon[checks[card.type].upper()]
        box.obsolete[number] = card.obsolete
        for icon in card.stripe:
            box.stripe[number, Icon[icon.upper()]] += 1
        lay_effect(box, number, card.effect or Effect("none"))
    return box


def lay_effect(box: Any, number: int, effect: Effect) -> None:
    """Writes one card's effect into the box."""
    box.verb[number] = EffectVerb[effect.verb.upper()]
    box.amount[number] = effect.amount
    box.per[number] = effect.per
    box.icon[number] = -1 if effect.icon is None else Icon[effect.icon.upper()]
    box.of_icon[number] = -1 if effect.of_icon is None else Icon[effect.of_icon.upper()]
    box.of_type[number] = -1 if effect.of_type is None else Type[effect.of_type.upper()]
    box.types[number] = sum(1 << Type[name.upper()] for name in set(effect.types or []))
    box.every_type[number] = effect.choose == 2
    box.from_reserve[number] = effect.source == "reserve"
    box.cost[number] = effect.cost
    box.remove_self[number] = effect.remove_self
    box.discard_own[number] = -1 if effect.discard_own is None else Type[effect.discard_own.upper()]
    for icon, count in (effect.icons or {}).items():
        box.gives[number, Icon[icon.upper()]] = count


def as_played(card: Card, options: Mapping[str, str]) -> Card:
    """FOH-O1, FOH-O3, FOH-O4, FOH-V6: a card with what the options change about it, and the edition's title."""
    for variant in card.variants:
        if options.get(variant.option) == variant.value:
            if variant.effect is not None:
                card = msgspec.structs.replace(card, effect=variant.effect)
            if variant.obsolete is not None:
                card = msgspec.structs.replace(card, obsolete=variant.obsolete)
    if options["edition"] == "first" and card.first_name:
        card = msgspec.structs.replace(card, name=card.first_name)
    return card
