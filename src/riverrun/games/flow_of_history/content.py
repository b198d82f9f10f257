"""Loads the box of The Flow of History, with a pack's changes, validates it and lays it out flat for the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from riverrun.games.flow_of_history.terms import AGE_NUMBER, CARDS, Age, Icon, Timing, Type, Verb
from riverrun.kernel.content import Evidence, convert, read_pack, read_toml
from riverrun.kernel.errors import BadContent
from riverrun.kernel.layout import Fields, Words, word, words

GAME = "flow-of-history"
FOLDER = Path(__file__).parent / "content"

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


class Box(Fields):
    """Content and options, flat, as the rules read them. Index a card's values by its number."""

    players: int = word()
    market_size: int = word()
    start_tokens: int = word()
    two: int = word()
    """1 for the two-player variant."""
    banker_card: int = word()
    banker_stake: int = word()
    banker_supply: int = word()
    ends_at_once: int = word()
    age_check_once: int = word()
    idle_activate: int = word()
    stall: int = word()
    """Idle turns in a row that end the game; 0: never."""
    future: int = word()
    age: Words = words(CARDS)
    """Age numbers, 0 to 5; -1 for The Future."""
    shelf: Words = words(CARDS)
    """`Age` values: which pile a card is dealt from."""
    bottom: Words = words(CARDS)
    with_two: Words = words(CARDS)
    type: Words = words(CARDS)
    timing: Words = words(CARDS)
    verb: Words = words(CARDS)
    amount: Words = words(CARDS)
    per: Words = words(CARDS)
    icon: Words = words(CARDS)
    of_icon: Words = words(CARDS)
    of_type: Words = words(CARDS)
    types: Words = words(CARDS)
    """Bits of the types an effect may choose from."""
    every_type: Words = words(CARDS)
    """1 if an attack takes the top card of each of its types, 0 if of one of them."""
    from_reserve: Words = words(CARDS)
    cost: Words = words(CARDS)
    remove_self: Words = words(CARDS)
    discard_own: Words = words(CARDS)
    obsolete: Words = words(CARDS)
    check: Words = words(CARDS)
    stripe: Words = words(CARDS, len(Icon))
    gives: Words = words(CARDS, len(Icon))


NEEDS: dict[str, tuple[set[str], set[str]]] = {
    # verb: (timings it goes with, values it must have)
    "provide": ({"permanent"}, {"icons"}),
    "provide_per_card": ({"permanent"}, {"icon", "of_type"}),
    "provide_per_icon": ({"permanent"}, {"icon", "of_icon"}),
    "gain_market": ({"instant", "action"}, {"types"}),
    "gain_top": ({"instant", "action"}, set()),
    "take_tokens": ({"instant"}, set()),
    "steal_tokens": ({"attack", "attack_all"}, set()),
    "discard_top": ({"attack", "attack_all"}, {"types"}),
    "discard_wonder": ({"attack", "attack_all"}, set()),
    "communism": ({"instant"}, set()),
    "on_attack_take": ({"permanent"}, set()),
    "pacifist": ({"permanent"}, set()),
    "end_game": ({"end"}, set()),
    "score_per_card": ({"scoring"}, {"of_type"}),
    "score_per_icon": ({"scoring"}, {"of_icon"}),
    "score_sets": ({"scoring"}, {"types"}),
    "score_gain_icons": ({"scoring"}, {"icons"}),
}


def load(pack: Path | None) -> Content:
    """The box, changed by a pack if one is given; refuses what the rules could not play."""
    cards = read_toml(FOLDER / "cards.toml")["card"]
    facts = read_toml(FOLDER / "box.toml")
    cards_from, facts_from = FOLDER / "cards.toml", FOLDER / "box.toml"
    if pack is not None:
        about = read_pack(pack, GAME, ("cards.toml", "box.toml"))
        if (pack / "cards.toml").exists():
            cards_from = pack / "cards.toml"
            cards = overlay(cards, read_toml(cards_from), about.evidence, cards_from)
        if (pack / "box.toml").exists():
            facts_from = pack / "box.toml"
            facts = {**facts, **read_toml(facts_from)}
    content = Content(convert(cards, list[Card], cards_from), convert(facts, Facts, facts_from))
    validate(content)
    order = sorted(content.cards, key=lambda card: (Age[card.age.upper()], card.bottom))
    return Content(order, content.facts)


def overlay(cards: list[dict[str, Any]], changes: dict[str, Any], evidence: str, where: Path) -> list[dict[str, Any]]:
    """A pack's cards over the box's: a known id changes the values given, `replaces` puts a new card in one's place."""
    merged = {card["id"]: dict(card) for card in cards}
    listed = changes.get("card")
    if not isinstance(listed, list) or not all(isinstance(card, dict) for card in listed):
        raise BadContent(f"{where}: a pack's cards are [[card]] tables.")
    changed: set[str] = set()
    for change in listed:
        name = change.get("replaces", change.get("id"))
        new = {key: value for key, value in change.items() if key != "replaces"}
        if not isinstance(name, str) or not isinstance(new.get("id"), str):
            raise BadContent(f"{where}: every [[card]] has an `id`, which is text.")
        if name not in merged:
            raise BadContent(f"{where}: there is no card '{name}' to change; a new card says which it `replaces`.")
        if name in changed:
            raise BadContent(f"{where}: the card '{name}' is changed twice; put all its changes into one [[card]].")
        changed.add(name)
        if "replaces" in change:
            if new.get("id") in merged and new["id"] != name:
                raise BadContent(f"{where}: the card '{new['id']}' is in the box already.")
            card = new
        else:
            card = {**merged[name], **new}
        if "evidence" not in change and isinstance(card.get("stripe"), list):
            old = {} if "replaces" in change else merged[name]["evidence"]
            card["evidence"] = {
                "type": evidence if "type" in new else old.get("type", evidence),
                "effect": evidence if "effect" in new else old.get("effect", evidence),
                "count": evidence if "stripe" in new else old.get("count", evidence),
                "icons": [evidence] * len(card["stripe"]) if "stripe" in new else old.get("icons", []),
            }
        merged[name] = card
    return list(merged.values())


def validate(content: Content) -> None:
    """Refuses, in one sentence, content that the rules could not play."""
    facts, cards = content.facts, content.cards
    found = Counter(card.age for card in cards)
    for age, count in STANDARD_COUNTS.items():
        if found[age] != count or facts.counts.get(age) != count:
            wrong = found[age] if found[age] != count else facts.counts.get(age, 0)
            raise BadContent(f"Age {age} has {wrong} cards; the box has {count} (FOH-C1).")
    twice = [id for id, count in Counter(card.id for card in cards).items() if count > 1]
    if twice:
        raise BadContent(f"The card id '{twice[0]}' is used twice; each card needs its own.")
    plain = Counter(card.id.replace("_", "") for card in cards)
    for name, count in plain.items():
        if count > 1 or not name.isascii() or not name.isalnum() or name != name.lower():
            raise BadContent(
                f"A card's id is made of small letters, digits and _, and reads differently for each card: '{name}'."
            )
    if [card.age for card in cards if card.bottom] != ["V"]:
        raise BadContent("Exactly one card, of age V, is marked `bottom`: it lies on The Future (FOH-S1).")
    if {check.type for check in facts.check} != set(_names(Type)):
        raise BadContent("box.toml gives one [[check]] for each of the six types (FOH-C4).")
    if facts.market != [5, 5, 5, 6]:
        raise BadContent("The market is [5, 5, 5, 6] cards for 2, 3, 4 and 5 players (FOH-S1).")
    if not 0 <= facts.tokens <= 1000 or not 0 <= facts.banker.supply <= 1000:
        raise BadContent("Starting tokens are 0 to 1000 (FOH-C5).")
    if not 1 <= facts.banker.stake <= 1000 or not any(
        card.id == facts.banker.card and card.age == "A" for card in cards
    ):
        raise BadContent("The Banker starts with at least 1 token on a card of age A (FOH-2P2).")
    if sum(card.age == "S" and card.two_players for card in cards) != 4:
        raise BadContent("Exactly four starting cards are for two players (FOH-2P1).")
    for card in cards:
        validate_card(card)
    given = {effect.icon for effect in _effects(cards) if effect.verb == "provide_per_icon"}
    counted = {effect.of_icon for effect in _effects(cards) if effect.verb == "provide_per_icon"}
    if given & counted:
        name = sorted(str(icon) for icon in given & counted)[0]
        raise BadContent(f"Permanents that give {name} per icon and others that count {name} make a circle (FOH-G6).")


def validate_card(card: Card) -> None:
    """Refuses a card whose values do not fit together."""
    if len(card.evidence.icons) != len(card.stripe):
        raise BadContent(
            f"{card.id}: the stripe has {len(card.stripe)} icons, its evidence {len(card.evidence.icons)}."
        )
    if len(card.stripe) > 20:
        raise BadContent(f"{card.id}: a stripe has at most 20 icons.")
    if card.age == "Future":
        if card.type or card.stripe or card.timing != "end":
            raise BadContent(f"{card.id}: The Future has no type and no stripe, and its timing is 'end' (FOH-U4).")
    elif card.type is None:
        raise BadContent(f"{card.id}: every card but The Future has a type (FOH-C2).")
    if card.age == "S" and (card.type != "government" or card.timing != "none" or card.effect):
        raise BadContent(f"{card.id}: starting cards are Government cards without effect (FOH-C1).")
    if card.age not in ("S", "Future") and card.timing in ("none", "end"):
        raise BadContent(f"{card.id}: timing '{card.timing}' is not for a card of age {card.age} (FOH-C1, FOH-C3).")
    if (card.timing == "none") != (card.effect is None):
        raise BadContent(f"{card.id}: a card has an effect unless its timing is 'none' (FOH-C1).")
    for effect in [card.effect, *(variant.effect for variant in card.variants)]:
        if effect is not None:
            validate_effect(card, effect)


def validate_effect(card: Card, effect: Effect) -> None:
    """Refuses an effect that its verb or timing cannot carry."""
    if effect.verb not in NEEDS:
        raise BadContent(f"{card.id}: there is no verb '{effect.verb}'; there are: {', '.join(NEEDS)}.")
    timings, needs = NEEDS[effect.verb]
    if card.timing not in timings:
        raise BadContent(f"{card.id}: '{effect.verb}' goes with timing {' or '.join(sorted(timings))}.")
    for need in sorted(needs):
        if getattr(effect, need) is None:
            raise BadContent(f"{card.id}: '{effect.verb}' needs a value for '{need}'.")
    if effect.verb == "take_tokens" and (effect.of_icon is None) == (effect.of_type is None):
        raise BadContent(f"{card.id}: 'take_tokens' needs 'of_icon' or 'of_type', one of them.")
    stacks = set(_names(Type)[:4])
    if effect.verb in ("discard_top", "score_sets") and not set(effect.types or []) <= stacks:
        raise BadContent(f"{card.id}: '{effect.verb}' is about the four types that form stacks (FOH-G1).")
    if effect.discard_own is not None and effect.discard_own not in stacks:
        raise BadContent(f"{card.id}: 'discard_own' is one of the four types that form stacks (FOH-G1).")
    if effect.types is not None and not effect.types:
        raise BadContent(f"{card.id}: '{effect.verb}' needs at least one type.")
    if not 1 <= effect.amount <= 100 or not 1 <= effect.per <= 100 or not 0 <= effect.cost <= 100:
        raise BadContent(f"{card.id}: 'amount' and 'per' are 1 to 100, 'cost' is 0 to 100.")
    if effect.choose not in (1, 2):
        raise BadContent(f"{card.id}: 'choose' is 1 (one of the types) or 2 (all of them).")
    if any(not 1 <= count <= 20 for count in (effect.icons or {}).values()):
        raise BadContent(f"{card.id}: an effect gives 1 to 20 of an icon.")
    if card.timing != "action" and (effect.cost or effect.remove_self or effect.discard_own):
        raise BadContent(f"{card.id}: only a turn action has a cost (FOH-A3).")
    if effect.remove_self and effect.discard_own:
        raise BadContent(f"{card.id}: it costs either the card itself or another, not both (FOH-A3).")


def make_box(content: Content, players: int, options: Mapping[str, str]) -> Any:
    """The flat record that the rules read, for a number of players and chosen options."""
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
    # FOH-T2: two players cannot go on without end, since the Banker turns the deck over.
    box.stall = 0 if options["stall"] == "off" or players == 2 else int(options["stall"]) * players
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
        box.timing[number] = Timing[card.timing.upper()]
        box.check[number] = -1 if card.type is None else Icon[checks[card.type].upper()]
        box.obsolete[number] = card.obsolete
        for icon in card.stripe:
            box.stripe[number, Icon[icon.upper()]] += 1
        lay_effect(box, number, card.effect or Effect("none"))
    return box


def lay_effect(box: Any, number: int, effect: Effect) -> None:
    """Writes one card's effect into the box."""
    box.verb[number] = Verb[effect.verb.upper()]
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
    """A card with what the options change about it (FOH-O3, FOH-V6), and the edition's title (FOH-O1)."""
    for variant in card.variants:
        if options.get(variant.option) == variant.value:
            if variant.effect is not None:
                card = msgspec.structs.replace(card, effect=variant.effect)
            if variant.obsolete is not None:
                card = msgspec.structs.replace(card, obsolete=variant.obsolete)
    if options["edition"] == "first" and card.first_name:
        card = msgspec.structs.replace(card, name=card.first_name)
    return card


def _names(kind: Any) -> list[str]:
    return [member.name.lower() for member in kind]


def _effects(cards: list[Card]) -> list[Effect]:
    effects = [card.effect for card in cards]
    effects += [variant.effect for card in cards for variant in card.variants]
    return [effect for effect in effects if effect is not None]


STANDARD_COUNTS: dict[AgeName, int] = {"S": 6, "A": 5, "I": 12, "II": 12, "III": 12, "IV": 12, "V": 7, "Future": 1}
