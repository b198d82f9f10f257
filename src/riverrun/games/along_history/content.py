"""The box laid out flat for the rules: one record of content and options, indexed by the numbers of cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from riverrun.games.along_history.components import Card, Content, Effect, load
from riverrun.games.along_history.terms import (
    AGE_CARDS,
    AGES,
    ANY_BONUS,
    CARDS,
    COUNTERS,
    DECK_SIZES,
    HALF,
    SEATS,
    SPACES,
    Age,
    Bonus,
    Condition,
    Die,
    Type,
    Verb,
)
from riverrun.games.along_history.validation import FAILURES, LINKS
from riverrun.games.along_history.weights import W
from riverrun.kernel.position.layout import Array, Fields, array, scalar
from riverrun.kernel.weights import Weights, weights

__all__ = ["Box", "load", "make_box", "number_of"]

FACES = 6
PRIME = 61
"""The powers of two below 2 ** 60 leave different remainders by it: how the place of a bit is found."""
SPANS: dict[str, tuple[int, int]] = {
    "prehistory": (0, 0),
    "antiquity": (1, 1),
    "middle_ages": (2, 2),
    "prehistory+antiquity": (0, 1),
    "antiquity+middle_ages": (1, 2),
    "all": (0, 2),
}
"""AH-1, AH-R4: the first and the last Age of each value of the option `ages`."""


class Box(Fields):
    """Content and options, flat, as the rules read them. Sets of cards are two words, as in a position."""

    players: int = scalar()
    first_age: int = scalar()
    last_age: int = scalar()
    first_player: int = scalar()
    """A seat, or -1: drawn by lot (AH-R20)."""
    initiation: int = scalar()
    no_war: int = scalar()
    max_rounds: int = scalar()
    """Rounds that end an Age; 0: none do (AH-R6)."""
    final: Array = array(AGES)
    """The value of the counter that ends each Age; higher ones are not laid out (AH-92, AH-93)."""
    row: int = scalar()
    ur_start: int = scalar()
    ur_most: int = scalar()
    ur_population: int = scalar()
    ur_resource: int = scalar()
    lost_bonus: int = scalar()
    initiation_cards: int = scalar()
    initiation_counters: Array = array(SEATS)
    """The values of the counters each player starts with in Initiation; 0: none more."""
    deck_sizes: Array = array(AGES)
    green: Array = array(FACES)
    """The faces of the dice: what a green die shows, the blue die's Resource (`Bonus`), a red die's `Die`, gold."""
    blue: Array = array(FACES)
    red: Array = array(FACES)
    coin: Array = array(FACES)
    place_of: Array = array(PRIME)
    """The place of a bit, by the bit's remainder."""
    # Cards
    type: Array = array(CARDS)
    """-1 for numbers that are no card."""
    population: Array = array(CARDS)
    resource: Array = array(CARDS)
    resources: Array = array(CARDS)
    gold_cost: Array = array(CARDS)
    """0: it cannot be bought."""
    vp: Array = array(CARDS)
    gives: Array = array(CARDS, len(Bonus))
    """What it gives when it is tilted."""
    diamonds: Array = array(CARDS, len(Bonus))
    """How many bonuses of each kind it shows (AH-Q10)."""
    bonuses: Array = array(CARDS)
    """How many bonuses in all."""
    fixed: Array = array(CARDS)
    """1 for Calamities that are never swapped."""
    attack: Array = array(CARDS)
    defence: Array = array(CARDS)
    generals: Array = array(CARDS)
    earns: Array = array(CARDS)
    gains_ur: Array = array(CARDS)
    free_swaps: Array = array(CARDS)
    tigers: Array = array(CARDS)
    """Population it takes while it lies in a row (AH-99)."""
    free_by: Array = array(CARDS, 2)
    """The cards that make it free."""
    cheaper_by: Array = array(CARDS, 2)
    """The cards that make it cheaper; the rows link_first to link_first + link_count - 1 say how."""
    link_first: Array = array(CARDS)
    link_count: Array = array(CARDS)
    link_card: Array = array(LINKS)
    link_sets: Array = array(LINKS)
    """1 if it sets the Population cost, 0 if it lowers it."""
    link_population: Array = array(LINKS)
    fail_first: Array = array(CARDS)
    fail_count: Array = array(CARDS)
    fail_verb: Array = array(FAILURES)
    fail_what: Array = array(FAILURES)
    """A type, a card or an amount of gold, by the verb."""
    fail_times: Array = array(FAILURES)
    # Sets of cards by Age
    givers: Array = array(AGES * len(Bonus), 2)
    """Cards with a bonus of a kind, at 5 x Age + kind."""
    of_type: Array = array(AGES * len(Type), 2)
    """Cards of a type, at 5 x Age + type."""
    soldiers: Array = array(AGES, 2)
    """Cards with army or General effects."""
    barterers: Array = array(AGES, 2)
    """Cards that give free swaps."""
    # Counters and the board
    value: Array = array(COUNTERS)
    condition: Array = array(COUNTERS)
    asks_for: Array = array(COUNTERS)
    """The type or bonus that a condition names."""
    asks: Array = array(COUNTERS)
    in_prehistory: Array = array(COUNTERS)
    spaces: int = scalar()
    """How many spaces there are, the start included."""
    space_value: Array = array(SPACES)
    forward: Array = array(SPACES, 2)
    """The spaces to which lines lead forward, as bits: 0 to 29, then 30 and 31."""
    beside: Array = array(SPACES, 2)
    """Those to which vertical lines lead."""
    back: Array = array(SPACES, 2)
    """Those from which lines lead here."""
    weights: Weights = weights(W)
    """What bots judge by."""


def number_of(content: Content) -> dict[str, int]:
    """AH-R1: the numbers of the cards by their ids."""
    found: dict[str, int] = {}
    for age in Age:
        deck = [card for card in content.cards if card.age == age.name.lower()]
        found |= {card.id: AGE_CARDS * age + place for place, card in enumerate(deck)}
    return found


def final_values(mode: str, first: int, last: int) -> list[int]:
    """AH-92, AH-93, AH-94, AH-R5: the value that ends each Age."""
    found = [7] * AGES
    for age in range(first, last + 1):
        if mode == "linear":
            found[age] = 6
        elif mode == "progressive":
            found[age] = 7 if age == last else 5 if age == first else 6
    return found


def make_box(content: Content, players: int, options: Mapping[str, str]) -> Any:
    """AH-1, AH-12, AH-92, AH-93, AH-109: what the rules read, for a number of players and options."""
    box = Box.empty()[0]
    numbers = content.facts.numbers
    box.players = players
    box.first_age, box.last_age = SPANS[options["ages"]]
    box.first_player = -1 if options["first"] == "random" else int(options["first"][1:]) - 1
    box.initiation = options["initiation"] == "on"
    box.no_war = options["no_war"] == "on"
    box.max_rounds = 0 if options["max_rounds"] == "off" else int(options["max_rounds"])
    box.final[:] = final_values(options["mode"], int(box.first_age), int(box.last_age))
    for name in ("row", "ur_start", "ur_most", "ur_population", "ur_resource", "lost_bonus", "initiation_cards"):
        box[name] = getattr(numbers, name).value
    listed = numbers.initiation_counters.value
    box.initiation_counters[: len(listed)] = listed
    box.deck_sizes[:] = DECK_SIZES
    _lay_dice(box, content)
    _lay_cards(box, content)
    _lay_counters(box, content)
    _lay_board(box, content, options["board"])
    return box


def _lay_dice(box: Any, content: Content) -> None:
    dice = content.facts.dice
    box.green[:] = dice.green.faces
    box.blue[:] = [Bonus[face.upper()] for face in dice.blue.faces]
    box.red[:] = [Die[face.upper()] for face in dice.red.faces]
    box.coin[:] = dice.coin.faces
    for place in range(2 * HALF):
        box.place_of[(1 << place) % PRIME] = place


def _lay_cards(box: Any, content: Content) -> None:
    numbers = number_of(content)
    box.type[:] = -1
    failures = 0
    links: dict[int, list[tuple[int, bool, int]]] = {}
    for card in content.cards:
        number = numbers[card.id]
        box.type[number] = Type[card.type.upper()]
        box.population[number] = card.cost.population
        box.resource[number] = Bonus[card.cost.resource.upper()]
        box.resources[number] = card.cost.count
        box.gold_cost[number] = card.cost.gold or 0
        box.vp[number] = card.vp
        box.fixed[number] = card.transmissible is False
        age = number // AGE_CARDS
        _add(box.of_type[5 * age + Type[card.type.upper()]], number)
        for bonus in card.bonuses:
            kind = Bonus[bonus.kind.upper()]
            box.gives[number, kind] += bonus.amount
            box.diamonds[number, kind] += 1
            box.bonuses[number] += 1
            _add(box.givers[5 * age + kind], number)
        for effect in card.effects:
            _lay_effect(box, content, numbers, card, effect, links)
        box.fail_first[number] = failures
        for effect in card.failure:
            _lay_failure(box, numbers, effect, failures)
            failures += 1
        box.fail_count[number] = len(card.failure)
    first = 0
    for number, rows in sorted(links.items()):
        box.link_first[number] = first
        box.link_count[number] = len(rows)
        for by, sets, population in rows:
            box.link_card[first], box.link_sets[first], box.link_population[first] = by, sets, population
            first += 1


def _lay_effect(
    box: Any,
    content: Content,
    numbers: Mapping[str, int],
    card: Card,
    effect: Effect,
    links: dict[int, list[tuple[int, bool, int]]],
) -> None:
    """Writes one effect of a card; reductions are collected by the cards that become cheaper."""
    number = numbers[card.id]
    age = number // AGE_CARDS
    match Verb[effect.verb.upper()]:
        case Verb.FREE_ACQUIRE:
            _add(box.free_by[numbers[str(effect.card)]], number)
        case Verb.COST_REDUCTION | Verb.COST_SET_POPULATION as verb:
            same = [one.id for one in content.cards if one.type == effect.type and one.age == card.age]
            for id in same if effect.type is not None else [str(effect.card)]:
                row = (number, verb is Verb.COST_SET_POPULATION, effect.population or 0)
                links.setdefault(numbers[id], []).append(row)
                _add(box.cheaper_by[numbers[id]], number)
        case Verb.ARMY:
            box.attack[number] += effect.attack or 0
            box.defence[number] += effect.defence or 0
            _add(box.soldiers[age], number)
        case Verb.GENERAL:
            box.generals[number] += effect.rerolls or 0
            _add(box.soldiers[age], number)
        case Verb.EARN_GOLD:
            box.earns[number] += effect.amount or 0
        case Verb.GAIN_UNIVERSAL_RESOURCE:
            box.gains_ur[number] += effect.amount or 0
        case Verb.FREE_SWAP:
            box.free_swaps[number] += effect.per_turn or 0
            _add(box.barterers[age], number)
        case Verb.IN_EVENTS_POPULATION:
            box.tigers[number] -= effect.amount or 0


def _lay_failure(box: Any, numbers: Mapping[str, int], effect: Effect, row: int) -> None:
    verb = Verb[effect.verb.upper()]
    box.fail_verb[row] = verb
    box.fail_times[row] = effect.count or 1
    if verb is Verb.DESTROY:
        box.fail_what[row] = Type[str(effect.type).upper()]
    elif verb is Verb.DESTROY_NAMED:
        box.fail_what[row] = numbers[str(effect.card)]
    elif verb is Verb.LOSE_GOLD:
        box.fail_what[row] = effect.amount


def _lay_counters(box: Any, content: Content) -> None:
    for number, counter in enumerate(content.counters):
        ask = counter.condition
        box.value[number] = counter.value
        box.condition[number] = Condition[ask.kind.upper()]
        box.asks[number] = ask.n
        box.in_prehistory[number] = counter.prehistory
        if ask.type is not None:
            box.asks_for[number] = Type[ask.type.upper()]
        elif ask.kind == "bonus_count":
            box.asks_for[number] = ANY_BONUS if ask.bonus is None else Bonus[ask.bonus.upper()]


def _lay_board(box: Any, content: Content, side: str) -> None:
    board = next(board for board in content.boards if board.id == side)
    places = {"start": 0} | {space.id: place + 1 for place, space in enumerate(board.spaces)}
    box.spaces = len(places)
    for space in board.spaces:
        box.space_value[places[space.id]] = space.value
    for line in board.forward:
        _add(box.forward[places[line.start]], places[line.to])
        _add(box.back[places[line.to]], places[line.start])
    for line in board.vertical:
        _add(box.beside[places[line.start]], places[line.to])
        _add(box.beside[places[line.to]], places[line.start])


def _add(pair: Any, number: int) -> None:
    """Adds a card or a space to a set of two words."""
    place = number % AGE_CARDS
    pair[place // HALF] |= 1 << (place % HALF)
