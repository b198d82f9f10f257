"""What content must be for the rules to play it (spec part 4); what is not is refused in one sentence."""

from __future__ import annotations

from collections import Counter as Count
from itertools import pairwise

from riverrun.games.along_history.components import Board, Card, Content, Counter, Dice, Effect
from riverrun.games.along_history.terms import COUNTERS, DECK_SIZES, SEATS, SPACES, Age
from riverrun.kernel.content_refusals import (
    is_plain,
    missing_value,
    require_between,
    require_between_of,
    require_plain_ids,
    require_verb,
    unused_value,
)
from riverrun.kernel.errors import BadContent
from riverrun.kernel.language.sentences import Arg, Ref, Sentence

NEEDS: dict[str, tuple[set[str], set[str]]] = {
    # verb: (values it must have, values it may have)
    "free_acquire": ({"card"}, {"printed_on"}),
    "cost_reduction": ({"population"}, {"card", "type", "printed_on"}),
    "cost_set_population": ({"card", "population"}, {"printed_on"}),
    "army": ({"attack", "defence"}, set()),
    "general": ({"rerolls"}, set()),
    "earn_gold": ({"amount"}, set()),
    "gain_universal_resource": ({"amount"}, set()),
    "free_swap": ({"per_turn"}, set()),
    "in_events_population": ({"amount"}, set()),
}
FAILS: dict[str, tuple[set[str], set[str]]] = {
    "destroy": ({"type", "count"}, set()),
    "destroy_named": ({"card"}, set()),
    "lose_gold": ({"amount"}, set()),
    "move_to_events_of": (set(), set()),
}
NUMBERS = [
    # field, lowest and highest value, clause
    ("row", 3, 3, "AH-36"),
    ("ur_most", 2, 2, "AH-74"),
    ("ur_start", 0, 2, "AH-6"),
    ("ur_population", 1, 9, "AH-74"),
    ("ur_resource", 1, 9, "AH-74"),
    ("lost_bonus", 0, 9, "AH-73"),
    ("initiation_cards", 1, 40, "AH-90"),
]
AGE_NAMES = [age.name.lower() for age in Age]
MOVING = 3  # the most moving Calamities in a deck, so that no row exceeds its bound (AH-102)
FACES = 6  # of a die
BONUSES = 6
"""The most bonuses of a card (AH-26)."""
DESTROYED = 6
"""The most cards that one part of a failure destroys (AH-R15)."""
LINKS = 512
"""Room for what makes cards cheaper, counted by the cards that become so."""
FAILURES = 256
"""Room for the rows of all failure lists."""


def verbs() -> dict[str, dict[str, tuple[set[str], set[str]]]]:
    """The verbs of effects and of failures, with the values that each must and may have."""
    return {"effects": NEEDS, "failure": FAILS}


def validate(content: Content) -> None:
    """Refuses, in one sentence, content that the rules could not play."""
    cards = content.cards
    validate_decks(cards)
    ages = {card.id: str(card.age) for card in cards}
    for card in cards:
        validate_card(card, ages)
    validate_links(cards)
    validate_deals(cards)
    rows = sum(len(card.failure) for card in cards)
    if rows > FAILURES:
        raise BadContent(Sentence("ah-content-failure-rows", {"most": FAILURES, "rows": rows}))
    validate_counters(content.counters)
    validate_boards(content)
    validate_dice(content.facts.dice)
    validate_numbers(content)


def validate_decks(cards: list[Card]) -> None:
    """Refuses decks of another size, and cards that cannot be told apart."""
    found = Count(str(card.age) for card in cards)
    for age, size in zip(AGE_NAMES, DECK_SIZES, strict=True):
        if found[age] != size:
            args: dict[str, Arg] = {"age": Ref("age", age), "size": size, "found": found[age]}
            raise BadContent(Sentence("ah-content-deck", args))
    require_plain_ids("card", [card.id for card in cards])
    for name, count in Count(card.name for card in cards).items():
        if count > 1:
            raise BadContent(Sentence("ah-content-name-twice", {"name": name}))


def validate_deals(cards: list[Card]) -> None:
    """Refuses decks with too few cards to begin with, or with too many Calamities that move on."""
    least = 3 * SEATS
    for age in AGE_NAMES:
        deck = [card for card in cards if card.age == age]
        if sum(card.type not in ("calamity", "wonder") for card in deck) < least:
            raise BadContent(Sentence("ah-content-dealt", {"age": Ref("age", age), "least": least}))
        moving = [card.id for card in deck if _moves(card)]
        if len(moving) > MOVING:
            raise BadContent(Sentence("ah-content-moving", {"card": moving[-1], "most": MOVING}))


def _moves(card: Card) -> bool:
    return any(effect.verb == "move_to_events_of" for effect in card.failure)


def validate_card(card: Card, ages: dict[str, str]) -> None:
    """AH-R3: refuses a card whose values do not fit together."""
    calamity = card.type == "calamity"
    if card.copies != 1:
        raise BadContent(Sentence("ah-content-copies", {"card": card.id, "copies": card.copies}))
    require_between(card.id, "population", card.cost.population, 0, 9, "AH-23")
    require_between(card.id, "count", card.cost.count, 1, 2, "AH-23")
    if card.cost.gold is not None:
        require_between(card.id, "gold", card.cost.gold, 1, 99, "AH-28")
    require_between(card.id, "vp", card.vp, -20, 20, "AH-81")
    validate_bonuses(card)
    if calamity != (card.transmissible is not None):
        raise BadContent(Sentence("ah-content-transmissible", {"card": card.id}))
    if calamity != bool(card.failure):
        raise BadContent(Sentence("ah-content-failure", {"card": card.id}))
    if calamity and card.linked:
        raise BadContent(Sentence("ah-content-linked-calamity", {"card": card.id}))
    for effect in card.effects:
        validate_effect(card, effect, NEEDS, ages)
    for effect in card.failure:
        validate_effect(card, effect, FAILS, ages)
    validate_failure(card)
    wonders = sum(effect.verb == "gain_universal_resource" for effect in card.effects)
    if wonders != (card.type == "wonder"):
        raise BadContent(Sentence("ah-content-wonder", {"card": card.id}))
    general = any(effect.verb == "general" for effect in card.effects)
    if general and (card.type != "character" or card.age == "prehistory"):
        raise BadContent(Sentence("ah-content-general", {"card": card.id}))


def validate_bonuses(card: Card) -> None:
    """AH-26, AH-98: refuses too many bonuses, too large ones, and gold among others."""
    count = len(card.bonuses)
    if count > BONUSES:
        raise BadContent(Sentence("ah-content-bonuses", {"card": card.id, "most": BONUSES, "count": count}))
    for bonus in card.bonuses:
        if not 1 <= bonus.amount <= 9:
            args: dict[str, Arg] = {"card": card.id, "low": 1, "high": 9, "amount": bonus.amount}
            raise BadContent(Sentence("ah-content-bonus", args))
    kinds = {bonus.kind for bonus in card.bonuses}
    if "gold" in kinds and len(kinds) > 1:
        raise BadContent(Sentence("ah-content-gold-mixed", {"card": card.id}))


def validate_failure(card: Card) -> None:
    """Refuses a failure list whose parts stand in an order that the rules cannot carry out."""
    if any(effect.verb == "move_to_events_of" for effect in card.failure[:-1]):
        raise BadContent(Sentence("ah-content-moves-last", {"card": card.id}))
    named = False
    for before, effect in pairwise(card.failure):
        named |= before.verb == "destroy_named"
        if named and effect.verb == "destroy" and before.verb != "destroy_named":
            raise BadContent(Sentence("ah-content-spares", {"card": card.id}))


def validate_effect(
    card: Card, effect: Effect, needs: dict[str, tuple[set[str], set[str]]], ages: dict[str, str]
) -> None:
    """Refuses an effect that its verb cannot carry, and links that leave the deck."""
    require_verb(card.id, effect.verb, needs)
    must, may = needs[effect.verb]
    values = {name: getattr(effect, name) for name in Effect.__struct_fields__ if name not in ("verb", "evidence")}
    for name, value in values.items():
        if value is None and name in must:
            raise missing_value(card.id, effect.verb, name)
        if value is not None and name not in must | may:
            raise unused_value(card.id, effect.verb, name)
    if effect.verb == "cost_reduction" and (effect.card is None) == (effect.type is None):
        raise BadContent(Sentence("ah-content-card-or-type", {"card": card.id}))
    for linked in (effect.card, effect.printed_on):
        if linked is not None and ages.get(linked) != card.age:
            names: dict[str, Arg] = {"card": card.id, "verb": effect.verb, "named": linked}
            raise BadContent(Sentence("ah-content-other-deck", names))
    if effect.verb == "in_events_population":
        amount = effect.amount or 0
        if not -9 <= amount <= -1:
            raise BadContent(Sentence("ah-content-events-population", {"card": card.id, "amount": amount}))
        return
    if effect.count is not None and not 1 <= effect.count <= DESTROYED:
        size: dict[str, Arg] = {"low": 1, "high": DESTROYED, "count": effect.count}
        raise BadContent(Sentence("ah-content-destroys", {"card": card.id, **size}))
    for name in ("population", "amount", "attack", "defence", "rerolls", "per_turn"):
        least = 0 if name in ("population", "attack", "defence") else 1
        if values[name] is not None:
            require_between_of(card.id, effect.verb, name, values[name], least, 9)


def validate_links(cards: list[Card]) -> None:
    """Refuses links whose ends lack the symbol, and more reductions than there is room for."""
    by_id = {card.id: card for card in cards}
    for card in cards:
        linked = [(card, effect) for effect in card.effects if effect.verb == "free_acquire"]
        linked += [(card, effect) for effect in card.failure if effect.verb == "destroy_named"]
        for one, effect in linked:
            for end in (one, by_id[str(effect.card)]):
                if end.type != "calamity" and not end.linked:
                    raise BadContent(Sentence("ah-content-unlinked", {"card": end.id}))
    count = count_links(cards)
    if count > LINKS:
        raise BadContent(Sentence("ah-content-reductions", {"most": LINKS, "count": count}))


def count_links(cards: list[Card]) -> int:
    """How many pairs of a card and one that it makes cheaper there are."""
    total = 0
    for card in cards:
        for effect in card.effects:
            if effect.verb in ("cost_reduction", "cost_set_population"):
                total += 1 if effect.type is None else sum(one.type == effect.type for one in cards)
    return total


def validate_counters(counters: list[Counter]) -> None:
    """Refuses counters that are too few, or ask for what nobody can read."""
    if len(counters) != COUNTERS:
        raise BadContent(Sentence("ah-content-counters", {"size": COUNTERS, "found": len(counters)}))
    for counter in counters:
        ask = counter.condition
        require_between(counter.id, "value", counter.value, 1, 7, "AH-67")
        require_between(counter.id, "n", ask.n, 1, 99, "AH-67")
        if (ask.type is not None) != (ask.kind == "type_count"):
            raise BadContent(Sentence("ah-content-type-count", {"counter": counter.id}))
        if ask.bonus is not None and ask.kind != "bonus_count":
            raise BadContent(Sentence("ah-content-bonus-count", {"counter": counter.id}))


def validate_boards(content: Content) -> None:
    """Refuses boards with lines to nowhere, and too few counters for the spaces."""
    if [board.id for board in content.boards] != ["A", "B"]:
        raise BadContent(Sentence("ah-content-sides"))
    for board in content.boards:
        validate_side(board)
        for value in range(1, 8):
            require_counters(board, value, content.counters)


def require_counters(board: Board, value: int, counters: list[Counter]) -> None:
    """AH-7: refuses fewer counters of a value than a side has spaces of it, in Prehistory too."""
    spaces = sum(space.value == value for space in board.spaces)
    for when in ("always", "prehistory"):
        there = sum(one.value == value and (one.prehistory or when == "always") for one in counters)
        if there < spaces:
            args: dict[str, Arg] = {"side": board.id, "value": value, "when": when}
            raise BadContent(Sentence("ah-content-few-counters", {**args, "spaces": spaces, "counters": there}))


def validate_side(board: Board) -> None:
    """Refuses a side whose lines or spaces do not hold together."""
    ids = [space.id for space in board.spaces]
    if len(ids) >= SPACES or len(set(ids)) < len(ids) or "start" in ids:
        raise BadContent(Sentence("ah-content-spaces", {"side": board.id, "most": SPACES - 1}))
    for space in board.spaces:
        where: dict[str, Arg] = {"side": board.id, "space": space.id}
        if not is_plain(space.id):
            raise BadContent(Sentence("ah-content-space-id", where))
        if not 1 <= space.value <= 7:
            raise BadContent(Sentence("ah-content-space-value", {**where, "low": 1, "high": 7, "value": space.value}))
    validate_lines(board, ids)


def validate_lines(board: Board, ids: list[str]) -> None:
    """AH-63: refuses lines to nowhere or back to the start, and spaces that no lines reach."""
    known = {"start", *ids}
    for line in (*board.forward, *board.vertical):
        for end in (line.start, line.to):
            if end not in known:
                raise BadContent(Sentence("ah-content-line-nowhere", {"side": board.id, "space": end}))
        if line.start == line.to:
            raise BadContent(Sentence("ah-content-line-itself", {"side": board.id, "space": line.to}))
    if any(line.to == "start" for line in board.forward) or any(
        "start" in (line.start, line.to) for line in board.vertical
    ):
        raise BadContent(Sentence("ah-content-line-start", {"side": board.id}))
    reached = {"start"}
    while True:
        more = {line.to for line in board.forward if line.start in reached}
        more |= {one for line in board.vertical for one in (line.start, line.to) if {line.start, line.to} & reached}
        if more <= reached:
            break
        reached |= more
    lost = [id for id in ids if id not in reached]
    if lost:
        raise BadContent(Sentence("ah-content-space-lost", {"side": board.id, "space": lost[0]}))


def validate_dice(dice: Dice) -> None:
    """AH-12: refuses dice without six faces, and numbers on them that the rules cannot read."""
    for die in ("green", "blue", "red", "coin"):
        found = len(getattr(dice, die).faces)
        if found != FACES:
            raise BadContent(Sentence("ah-content-die-faces", {"die": die, "size": FACES, "found": found}))
    for die, faces, high in (("green", dice.green.faces, 3), ("coin", dice.coin.faces, 99)):
        for face in faces:
            if not 1 <= face <= high:
                args: dict[str, Arg] = {"die": die, "low": 1, "high": high, "number": face}
                raise BadContent(Sentence("ah-content-die-number", args))


def validate_numbers(content: Content) -> None:
    """Refuses numbers that the rules cannot play with."""
    numbers = content.facts.numbers
    for field, low, high, clause in NUMBERS:
        require_between("box.toml", field, getattr(numbers, field).value, low, high, clause)
    listed = numbers.initiation_counters.value
    if len(listed) > SEATS or len(set(listed)) < len(listed) or any(not 1 <= value <= 7 for value in listed):
        raise BadContent(Sentence("ah-content-initiation-values", {"most": SEATS, "low": 1, "high": 7}))
    for value in listed:
        if sum(counter.value == value for counter in content.counters) < SEATS:
            raise BadContent(Sentence("ah-content-initiation-counters", {"players": SEATS, "value": value}))
