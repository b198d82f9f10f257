"""What content must be for the rules to play it; what is not is refused in one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from riverrun.games.flow_of_history.content import AgeName, Card, Content, Effect
from riverrun.games.flow_of_history.terms import Type
from riverrun.kernel.content_refusals import missing_value, require_between_of, require_verb, unused_value
from riverrun.kernel.errors import BadContent
from riverrun.kernel.options import Option, read_options

OPTIONS = Path(__file__).parent / "content" / "options.toml"

STANDARD_COUNTS: dict[AgeName, int] = {"S": 6, "A": 5, "I": 12, "II": 12, "III": 12, "IV": 12, "V": 7, "Future": 1}

COSTS = {"cost", "remove_self", "discard_own"}
NEEDS: dict[str, tuple[set[str], set[str], set[str]]] = {
    # verb: (timings it goes with, values it must have, values it may have)
    "provide": ({"permanent"}, {"icons"}, set()),
    "provide_per_card": ({"permanent"}, {"icon", "of_type"}, {"amount"}),
    "provide_per_icon": ({"permanent"}, {"icon", "of_icon"}, {"amount"}),
    "gain_market": ({"instant", "action"}, {"types"}, COSTS),
    "gain_top": ({"instant", "action"}, set(), COSTS),
    "take_tokens": ({"instant"}, set(), {"of_icon", "of_type", "amount", "source"}),
    "steal_tokens": ({"attack", "attack_all"}, set(), {"amount"}),
    "discard_top": ({"attack", "attack_all"}, {"types"}, {"choose"}),
    "discard_wonder": ({"attack", "attack_all"}, set(), set()),
    "communism": ({"instant"}, set(), set()),
    "on_attack_take": ({"permanent"}, set(), {"amount"}),
    "pacifist": ({"permanent"}, set(), set()),
    "end_game": ({"end"}, set(), set()),
    "score_per_card": ({"scoring"}, {"of_type"}, {"per", "amount"}),
    "score_per_icon": ({"scoring"}, {"of_icon"}, {"per", "amount"}),
    "score_sets": ({"scoring"}, {"types"}, {"amount"}),
    "score_gain_icons": ({"scoring"}, {"icons"}, set()),
}


def verbs() -> dict[str, dict[str, tuple[set[str], set[str]]]]:
    """The verbs of a card's effect, with the values that each must and may have."""
    return {"effect": {verb: (needs, others) for verb, (_, needs, others) in NEEDS.items()}}


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
    options = read_options(OPTIONS)
    for card in cards:
        validate_card(card, options)
    given = {effect.icon for effect in _effects(cards) if effect.verb == "provide_per_icon"}
    counted = {effect.of_icon for effect in _effects(cards) if effect.verb == "provide_per_icon"}
    if given & counted:
        name = sorted(str(icon) for icon in given & counted)[0]
        raise BadContent(f"Permanents that give {name} per icon and others that count {name} make a circle (FOH-G6).")


def validate_card(card: Card, options: Mapping[str, Option]) -> None:
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
    for variant in card.variants:
        if variant.option not in options or variant.value not in options[variant.option].values:
            raise BadContent(f"{card.id}: there is no option {variant.option}={variant.value} for a variant.")
    for effect in [card.effect, *(variant.effect for variant in card.variants)]:
        if effect is not None:
            validate_effect(card, effect)


def validate_effect(card: Card, effect: Effect) -> None:
    """Refuses an effect that its verb or timing cannot carry."""
    require_verb(card.id, effect.verb, NEEDS)
    timings, needs, others = NEEDS[effect.verb]
    if card.timing not in timings:
        raise BadContent(f"{card.id}: '{effect.verb}' goes with timing {' or '.join(sorted(timings))}.")
    for need in sorted(needs):
        if getattr(effect, need) is None:
            raise missing_value(card.id, effect.verb, need)
    said = msgspec.to_builtins(effect)  # leaves out what has its default value
    for name in said:
        if name not in {"verb", *needs, *others}:
            raise unused_value(card.id, effect.verb, name)
    if effect.verb == "take_tokens" and (effect.of_icon is None) == (effect.of_type is None):
        raise BadContent(f"{card.id}: 'take_tokens' needs 'of_icon' or 'of_type', one of them.")
    stacks = set(_names(Type)[:4])
    if effect.verb in ("discard_top", "score_sets") and not set(effect.types or []) <= stacks:
        raise BadContent(f"{card.id}: '{effect.verb}' is about the four types that form stacks (FOH-G1).")
    if effect.discard_own is not None and effect.discard_own not in stacks:
        raise BadContent(f"{card.id}: 'discard_own' is one of the four types that form stacks (FOH-G1).")
    if effect.types is not None and not effect.types:
        raise BadContent(f"{card.id}: '{effect.verb}' needs at least one type.")
    require_between_of(card.id, effect.verb, "amount", effect.amount, 1, 100)
    require_between_of(card.id, effect.verb, "per", effect.per, 1, 100)
    require_between_of(card.id, effect.verb, "cost", effect.cost, 0, 100)
    if effect.choose not in (1, 2):
        raise BadContent(f"{card.id}: 'choose' is 1 (one of the types) or 2 (all of them).")
    for icon, count in (effect.icons or {}).items():
        require_between_of(card.id, effect.verb, icon, count, 1, 20)
    if card.timing != "action" and (effect.cost or effect.remove_self or effect.discard_own):
        raise BadContent(f"{card.id}: only a turn action has a cost (FOH-A3).")
    if effect.remove_self and effect.discard_own:
        raise BadContent(f"{card.id}: it costs either the card itself or another, not both (FOH-A3).")


def _names(kind: Any) -> list[str]:
    return [member.name.lower() for member in kind]


def _effects(cards: list[Card]) -> list[Effect]:
    effects = [card.effect for card in cards]
    effects += [variant.effect for card in cards for variant in card.variants]
    return [effect for effect in effects if effect is not None]
