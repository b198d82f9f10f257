"""What content must be for the rules to play it (spec part 4); what is not is refused in one sentence."""

from __future__ import annotations

from collections import Counter as Count
from itertools import pairwise

from riverrun.games.along_history.components import Board, Card, Content, Effect
from riverrun.games.along_history.terms import COUNTERS, DECK_SIZES, SEATS, SPACES, Age
from riverrun.kernel.content_refusals import (
    missing_value,
    require_between,
    require_between_of,
    require_verb,
    unused_value,
)
from riverrun.kernel.errors import BadContent

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
MOVING = 3  # the most moving Calamities in a deck, so that no row exceeds its bound (AH-102)
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
    found = Count(str(card.age) for card in cards)
    for age, size in zip(Age, DECK_SIZES, strict=True):
        name = age.name.lower()
        if found[name] != size:
            raise BadContent(f"The deck of {name} has {found[name]} cards; it must have {size} (AH-4).")
    for what, ids in (("id", [card.id for card in cards]), ("name", [card.name for card in cards])):
        twice = [id for id, count in Count(ids).items() if count > 1]
        if twice:
            raise BadContent(f"The card {what} '{twice[0]}' is used twice; each card needs its own (AH-R3).")
    plain = Count(card.id.replace("_", "") for card in cards)
    for id, count in plain.items():
        if count > 1 or not id.isascii() or not id.isalnum() or id != id.lower():
            raise BadContent(
                f"A card's id is made of small letters, digits and _, and reads differently for each card: '{id}'."
            )
    ages = {card.id: str(card.age) for card in cards}
    for card in cards:
        validate_card(card, ages)
    validate_links(cards)
    for age in Age:
        dealt = [card for card in cards if card.age == age.name.lower() and card.type not in ("calamity", "wonder")]
        if len(dealt) < 3 * SEATS:
            raise BadContent(
                f"The deck of {age.name.lower()} needs {3 * SEATS} cards that can be dealt at first (AH-8)."
            )
        moving = [card.id for card in cards if card.age == age.name.lower() and _moves(card)]
        if len(moving) > MOVING:
            raise BadContent(f"{moving[-1]}: a deck has at most {MOVING} Calamities that move on (AH-102).")
    if sum(len(card.failure) for card in cards) > FAILURES:
        raise BadContent(f"The failure lists have more than {FAILURES} rows in all (AH-42).")
    validate_board_and_counters(content)
    validate_numbers(content)


def _names_a_card(failure: list[Effect], effect: Effect) -> bool:
    """Whether a failure list names a card to destroy before this effect."""
    return any(one.verb == "destroy_named" for one in failure[: failure.index(effect)])


def _moves(card: Card) -> bool:
    return any(effect.verb == "move_to_events_of" for effect in card.failure)


def validate_card(card: Card, ages: dict[str, str]) -> None:
    """AH-R3: refuses a card whose values do not fit together."""
    calamity = card.type == "calamity"
    if card.copies != 1:
        raise BadContent(f"{card.id}: there is one copy of each card, not {card.copies} (AH-R3).")
    require_between(card.id, "population", card.cost.population, 0, 9, "AH-23")
    require_between(card.id, "count", card.cost.count, 1, 2, "AH-23")
    if card.cost.gold is not None:
        require_between(card.id, "gold", card.cost.gold, 1, 99, "AH-28")
    require_between(card.id, "vp", card.vp, -20, 20, "AH-81")
    if len(card.bonuses) > 6 or any(not 1 <= bonus.amount <= 9 for bonus in card.bonuses):
        raise BadContent(f"{card.id}: a card has at most 6 bonuses of 1 to 9 each (AH-26).")
    kinds = {bonus.kind for bonus in card.bonuses}
    if "gold" in kinds and len(kinds) > 1:
        raise BadContent(f"{card.id}: no card mixes gold with other bonuses (AH-98).")
    if calamity != (card.transmissible is not None):
        raise BadContent(f"{card.id}: a Calamity says whether it is `transmissible`, and no other card does (AH-46).")
    if calamity != bool(card.failure):
        raise BadContent(f"{card.id}: a Calamity has a failure list, and no other card has one (AH-42).")
    if calamity and card.linked:
        raise BadContent(f"{card.id}: a Calamity never shows the symbol of linked cards.")
    for effect in card.effects:
        validate_effect(card, effect, NEEDS, ages)
    for effect in card.failure:
        validate_effect(card, effect, FAILS, ages)
    if any(effect.verb == "move_to_events_of" for effect in card.failure[:-1]):
        raise BadContent(f"{card.id}: 'move_to_events_of' is the last of a failure list (AH-42).")
    for before, effect in pairwise(card.failure):
        if effect.verb == "destroy" and before.verb != "destroy_named" and _names_a_card(card.failure, effect):
            raise BadContent(f"{card.id}: 'destroy_named' stands right before the 'destroy' that it spares (AH-101).")
    wonders = sum(effect.verb == "gain_universal_resource" for effect in card.effects)
    if wonders != (card.type == "wonder"):
        raise BadContent(f"{card.id}: every Wonder carries 'gain_universal_resource' once, and no other card (AH-31).")
    general = any(effect.verb == "general" for effect in card.effects)
    if general and (card.type != "character" or card.age == "prehistory"):
        raise BadContent(f"{card.id}: Generals are Characters, and there are none in Prehistory (AH-54).")


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
        raise BadContent(f"{card.id}: 'cost_reduction' needs a `card` or a `type`, one of them (AH-96).")
    for linked in (effect.card, effect.printed_on):
        if linked is not None and ages.get(linked) != card.age:
            raise BadContent(f"{card.id}: '{effect.verb}' names '{linked}', which is not in its deck.")
    if effect.verb == "in_events_population":
        if not -9 <= (effect.amount or 0) <= -1:
            raise BadContent(f"{card.id}: 'in_events_population' takes 1 to 9 Population: -9 to -1 (AH-99).")
        return
    for name in ("population", "amount", "attack", "defence", "rerolls", "per_turn", "count"):
        least = 0 if name in ("population", "attack", "defence") else 1
        if values[name] is not None:
            require_between_of(card.id, effect.verb, name, values[name], least, 9)
    if effect.verb == "destroy" and (effect.count or 0) > 6:
        raise BadContent(f"{card.id}: a failure destroys at most 6 cards (AH-R15).")


def validate_links(cards: list[Card]) -> None:
    """Refuses links whose ends lack the symbol, and more reductions than there is room for."""
    by_id = {card.id: card for card in cards}
    for card in cards:
        linked = [(card, effect) for effect in card.effects if effect.verb == "free_acquire"]
        linked += [(card, effect) for effect in card.failure if effect.verb == "destroy_named"]
        for one, effect in linked:
            for end in (one, by_id[str(effect.card)]):
                if end.type != "calamity" and not end.linked:
                    raise BadContent(f"{end.id}: it is linked with another card and shows the symbol: `linked = true`.")
    if count_links(cards) > LINKS:
        raise BadContent(f"There are more than {LINKS} reductions, counted by the cards that become cheaper (AH-96).")


def count_links(cards: list[Card]) -> int:
    """How many pairs of a card and one that it makes cheaper there are."""
    total = 0
    for card in cards:
        for effect in card.effects:
            if effect.verb in ("cost_reduction", "cost_set_population"):
                total += 1 if effect.type is None else sum(one.type == effect.type for one in cards)
    return total


def validate_board_and_counters(content: Content) -> None:
    """Refuses boards with lines to nowhere, and too few counters for the spaces."""
    counters = content.counters
    if len(counters) != COUNTERS or len({counter.id for counter in counters}) != COUNTERS:
        raise BadContent(f"There are {COUNTERS} counters with ids of their own, not {len(counters)} (AH-7).")
    for counter in counters:
        ask = counter.condition
        require_between(counter.id, "value", counter.value, 1, 7, "AH-67")
        require_between(counter.id, "n", ask.n, 1, 99, "AH-67")
        if (ask.type is not None) != (ask.kind == "type_count"):
            raise BadContent(f"{counter.id}: 'type_count' names a type, and no other condition does (AH-67).")
        if ask.bonus is not None and ask.kind != "bonus_count":
            raise BadContent(f"{counter.id}: only 'bonus_count' names a bonus (AH-67).")
    if [board.id for board in content.boards] != ["A", "B"]:
        raise BadContent("The board has the sides A and B (AH-3).")
    for board in content.boards:
        validate_side(board)
        for value in range(1, 8):
            spaces = sum(space.value == value for space in board.spaces)
            for prehistory in (False, True):
                there = sum(one.value == value and (one.prehistory or not prehistory) for one in counters)
                if there < spaces:
                    age = " in Prehistory" if prehistory else ""
                    raise BadContent(
                        f"Side {board.id} has {spaces} spaces of {value} and {there} counters{age} (AH-7)."
                    )
    for value in content.facts.numbers.initiation_counters.value:
        if sum(counter.value == value for counter in counters) < 5:
            raise BadContent(f"Initiation needs five counters of {value}, one for each player (AH-90).")


def validate_side(board: Board) -> None:
    """Refuses a side whose lines or spaces do not hold together."""
    ids = [space.id for space in board.spaces]
    if len(ids) >= SPACES or len(set(ids)) < len(ids) or "start" in ids:
        raise BadContent(
            f"Side {board.id} has up to {SPACES - 1} spaces besides start, with ids of their own (AH-105)."
        )
    if any(not id.isascii() or not id.isalnum() or id != id.lower() for id in ids):
        raise BadContent(f"Side {board.id}: a space's id is made of small letters and digits.")
    if any(not 1 <= space.value <= 7 for space in board.spaces):
        raise BadContent(f"Side {board.id}: a space's value is 1 to 7 (AH-7).")
    known = {"start", *ids}
    for line in (*board.forward, *board.vertical):
        for end in (line.start, line.to):
            if end not in known:
                raise BadContent(f"Side {board.id}: a line leads to '{end}', where there is no space (AH-63).")
        if line.start == line.to:
            raise BadContent(f"Side {board.id}: a line leads from '{line.to}' to itself (AH-63).")
    if any(line.to == "start" for line in board.forward) or any(
        "start" in (line.start, line.to) for line in board.vertical
    ):
        raise BadContent(f"Side {board.id}: no line leads forward or vertically to the start (AH-63).")
    reached = {"start"}
    while True:
        more = {line.to for line in board.forward if line.start in reached}
        more |= {one for line in board.vertical for one in (line.start, line.to) if {line.start, line.to} & reached}
        if more <= reached:
            break
        reached |= more
    lost = [id for id in ids if id not in reached]
    if lost:
        raise BadContent(f"Side {board.id}: no line leads from the start to '{lost[0]}' (AH-63).")


def validate_numbers(content: Content) -> None:
    """Refuses dice and numbers that the rules cannot play with."""
    dice, numbers = content.facts.dice, content.facts.numbers
    for name, faces in (
        ("green", dice.green.faces),
        ("blue", dice.blue.faces),
        ("red", dice.red.faces),
        ("coin", dice.coin.faces),
    ):
        if len(faces) != 6:
            raise BadContent(f"The {name} die has 6 faces, not {len(faces)} (AH-12).")
    if any(not 1 <= face <= 3 for face in dice.green.faces) or any(not 1 <= face <= 99 for face in dice.coin.faces):
        raise BadContent("A green die shows 1 to 3, a coin die 1 to 99 (AH-12).")
    if numbers.row.value != 3 or numbers.ur_most.value != 2:
        raise BadContent("A row is filled to 3 cards, and nobody keeps more than 2 Universal Resources (AH-36, AH-74).")
    if not 0 <= numbers.ur_start.value <= 2:
        raise BadContent("An Age starts with 0 to 2 Universal Resources (AH-6).")
    if not 1 <= numbers.ur_population.value <= 9 or not 1 <= numbers.ur_resource.value <= 9:
        raise BadContent("A Universal Resource is worth 1 to 9 Population, or 1 to 9 of a Resource (AH-74).")
    if not 0 <= numbers.lost_bonus.value <= 9 or not 1 <= numbers.initiation_cards.value <= 40:
        raise BadContent("A covered bonus costs 0 to 9 points, and 1 to 40 cards end an Age of Initiation (AH-73).")
    listed = numbers.initiation_counters.value
    if len(listed) > 5 or len(set(listed)) < len(listed) or any(not 1 <= value <= 7 for value in listed):
        raise BadContent("Initiation gives counters of up to five different values, 1 to 7 (AH-90).")
