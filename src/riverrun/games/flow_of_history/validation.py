"""What content must be for the rules to play it; what is not is refused in one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from riverrun.games.flow_of_history.content import AgeName, Card, Content, Effect
from riverrun.games.flow_of_history.terms import Type
from riverrun.kernel.content_refusals import (
    missing_value,
    require_between,
    require_between_of,
    require_plain_ids,
    require_verb,
    unused_value,
)
from riverrun.kernel.errors import BadContent
from riverrun.kernel.language.sentences import Arg, Sentence
from riverrun.kernel.options import Option, read_options

OPTIONS = Path(__file__).parent / "content" / "options.toml"

STANDARD_COUNTS: dict[AgeName, int] = {"S": 6, "A": 5, "I": 12, "II": 12, "III": 12, "IV": 12, "V": 7, "Future": 1}
STRIPE_MOST = 20

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
            raise BadContent(Sentence("foh-content-age-count", {"age": age, "found": wrong, "count": count}))
    require_plain_ids("card", [card.id for card in cards])
    if [card.age for card in cards if card.bottom] != ["V"]:
        raise BadContent(Sentence("foh-content-bottom"))
    _check_facts(content)
    if sum(card.age == "S" and card.two_players for card in cards) != 4:
        raise BadContent(Sentence("foh-content-two-players"))
    options = read_options(OPTIONS)
    for card in cards:
        validate_card(card, options)
    given = {effect.icon for effect in _effects(cards) if effect.verb == "provide_per_icon"}
    counted = {effect.of_icon for effect in _effects(cards) if effect.verb == "provide_per_icon"}
    if given & counted:
        name = sorted(str(icon) for icon in given & counted)[0]
        raise BadContent(Sentence("foh-content-circle", {"icon": name}))


def _check_facts(content: Content) -> None:
    """What the box holds besides the cards."""
    facts = content.facts
    if {check.type for check in facts.check} != set(_names(Type)):
        raise BadContent(Sentence("foh-content-checks"))
    if facts.market != [5, 5, 5, 6]:
        raise BadContent(Sentence("foh-content-market"))
    require_between("box.toml", "tokens", facts.tokens, 0, 1000, "FOH-C5")
    require_between("box.toml", "banker.supply", facts.banker.supply, 0, 1000, "FOH-C5")
    require_between("box.toml", "banker.stake", facts.banker.stake, 1, 1000, "FOH-2P2")
    if not any(card.id == facts.banker.card and card.age == "A" for card in content.cards):
        raise BadContent(Sentence("foh-content-banker-card", {"card": facts.banker.card}))


def validate_card(card: Card, options: Mapping[str, Option]) -> None:
    """Refuses a card whose values do not fit together."""
    icons, evidence = len(card.stripe), len(card.evidence.icons)
    if evidence != icons:
        raise _refusal(card, "foh-content-evidence", icons=icons, evidence=evidence)
    if icons > STRIPE_MOST:
        raise _refusal(card, "foh-content-stripe", most=STRIPE_MOST)
    if card.age == "Future":
        if card.type or card.stripe or card.timing != "end":
            raise _refusal(card, "foh-content-future")
    elif card.type is None:
        raise _refusal(card, "foh-content-no-type")
    if card.age == "S" and (card.type != "government" or card.timing != "none" or card.effect):
        raise _refusal(card, "foh-content-starting-card")
    if card.age not in ("S", "Future") and card.timing in ("none", "end"):
        raise _refusal(card, "foh-content-timing", timing=card.timing, age=card.age)
    if (card.timing == "none") != (card.effect is None):
        raise _refusal(card, "foh-content-no-effect")
    for variant in card.variants:
        if variant.option not in options or variant.value not in options[variant.option].values:
            raise _refusal(card, "foh-content-variant", option=variant.option, value=variant.value)
    for effect in [card.effect, *(variant.effect for variant in card.variants)]:
        if effect is not None:
            validate_effect(card, effect)


def validate_effect(card: Card, effect: Effect) -> None:
    """Refuses an effect that its verb or timing cannot carry."""
    require_verb(card.id, effect.verb, NEEDS)
    timings, needs, others = NEEDS[effect.verb]
    if card.timing not in timings:
        raise _refusal(card, "foh-content-verb-timing", verb=effect.verb, timings=sorted(timings))
    for need in sorted(needs):
        if getattr(effect, need) is None:
            raise missing_value(card.id, effect.verb, need)
    said = msgspec.to_builtins(effect)  # leaves out what has its default value
    for name in said:
        if name not in {"verb", *needs, *others}:
            raise unused_value(card.id, effect.verb, name)
    if effect.verb == "take_tokens" and (effect.of_icon is None) == (effect.of_type is None):
        raise _refusal(card, "foh-content-take-tokens")
    stacks = set(_names(Type)[:4])
    if effect.verb in ("discard_top", "score_sets") and not set(effect.types or []) <= stacks:
        raise _refusal(card, "foh-content-stack-types", verb=effect.verb)
    if effect.discard_own is not None and effect.discard_own not in stacks:
        raise _refusal(card, "foh-content-discard-own")
    if effect.types is not None and not effect.types:
        raise _refusal(card, "foh-content-no-types", verb=effect.verb)
    require_between_of(card.id, effect.verb, "amount", effect.amount, 1, 100)
    require_between_of(card.id, effect.verb, "per", effect.per, 1, 100)
    require_between_of(card.id, effect.verb, "cost", effect.cost, 0, 100)
    if effect.choose not in (1, 2):
        raise _refusal(card, "foh-content-choose")
    for icon, count in (effect.icons or {}).items():
        require_between_of(card.id, effect.verb, icon, count, 1, 20)
    if card.timing != "action" and (effect.cost or effect.remove_self or effect.discard_own):
        raise _refusal(card, "foh-content-cost")
    if effect.remove_self and effect.discard_own:
        raise _refusal(card, "foh-content-two-costs")


def _refusal(card: Card, code: str, **args: Arg) -> BadContent:
    """A sentence about a card."""
    return BadContent(Sentence(code, {"card": card.id, **args}))


def _names(kind: Any) -> list[str]:
    return [member.name.lower() for member in kind]


def _effects(cards: list[Card]) -> list[Effect]:
    effects = [card.effect for card in cards]
    effects += [variant.effect for card in cards for variant in card.variants]
    return [effect for effect in effects if effect is not None]
