"""What players read off the table and views tell: a seat's cards, what makes one free, what a failure threatens."""

from __future__ import annotations

from collections import Counter as Tally
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any

from riverrun.games.along_history.achievements import reach
from riverrun.games.along_history.acquiring import population_cost
from riverrun.games.along_history.armies import WAR_DICE
from riverrun.games.along_history.civilization import heritage_cards, read_set
from riverrun.games.along_history.payable import MUCH, shortfall
from riverrun.games.along_history.terms import AGE_CARDS, AGES, Verb

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def members(age: int, cards: int) -> list[int]:
    """The numbers of a set of an Age's cards, ascending."""
    return [AGE_CARDS * age + place for place in range(AGE_CARDS) if cards >> place & 1]


def cards_in(s: Any, sets: Any, seat: int) -> list[int]:
    """A seat's cards of this Age that are in a set."""
    return members(s.age, read_set(sets, seat))


def heritage_of(s: Any, seat: int) -> list[int]:
    """AH-83, AH-R21: a seat's heritage cards, ascending."""
    return [card for age in range(AGES - 1) for card in members(age, heritage_cards(s, seat, age))]


def under(s: Any, card: int, own: list[int]) -> list[int]:
    """AH-Q11: the cards under a card, and those under them."""
    below = [other for other in own if s.covered_by[other % AGE_CARDS] == card]
    return [found for other in below for found in (other, *under(s, other, own))]


def free_giver(game: Game, s: Any, seat: int, card: int) -> int | None:
    """AH-30, AH-47: an uncovered card of the seat that makes a card free."""
    givers = members(s.age, read_set(s.uncovered, seat) & read_set(game.box_view.free_by, card))
    return givers[0] if givers else None


def short_of(game: Game, s: Any, seat: int, card: int) -> tuple[int, int]:
    """AH-116: what the turn player lacks of a card's Resource and Population when all is spent on it."""
    box = game.box_view
    return divmod(int(shortfall(box, s, seat, card, population_cost(box, s, seat, card))), MUCH)


def doomed_by(game: Game, s: Any, seat: int, card: int) -> list[int]:
    """AH-44, AH-101: the cards from which the first loss of a Calamity's failure is chosen."""
    box = game.box_view
    own = cards_in(s, s.uncovered, seat)
    for row in range(box.fail_first[card], box.fail_first[card] + box.fail_count[card]):
        what = box.fail_what[row]
        if box.fail_verb[row] == Verb.DESTROY_NAMED and what in own:
            return [what]
        if box.fail_verb[row] == Verb.DESTROY:
            return [other for other in own if box.type[other] == what] or own
    return []


def reach_of(game: Game, s: Any, seat: int) -> list[str]:
    """AH-105: the spaces to which a seat could go as things stand; none in Initiation, where the board is not used."""
    if game.box_view.initiation:
        return []
    spaces = reach(game.box_view, s, seat)
    return [id for place, id in enumerate(game.lexicon.spaces) if spaces >> place & 1]


def war_sums(game: Game, generals: int, dice: list[int] | None = None, marked: list[int] | None = None) -> list[float]:
    """AH-52, AH-54: how likely three war dice come to 3, 4 and so on to 9 at last, where each General re-rolls all
    that is likelier to get better than worse. `dice` are what they show, if they were rolled; of these the marked ones
    are rolled next.
    """
    faces = tuple(sorted(int(face) for face in game.box_view.green))
    if dice is None:
        return list(_sums(faces, (), WAR_DICE, generals))
    kept = Tally(dice)
    kept.subtract(marked or [])
    stay = tuple(sorted(kept.elements()))
    if marked:
        return list(_sums(faces, stay, len(marked), generals - 1))
    return list(_improved(faces, stay, generals))


@cache
def _sums(faces: tuple[int, ...], stay: tuple[int, ...], rolling: int, generals: int) -> tuple[float, ...]:
    """The chances of all sums where some dice stay and others are rolled, before Generals come."""
    rolls = Tally(tuple(sorted((*stay, *roll))) for roll in product(faces, repeat=rolling))
    chances = [0.0] * (2 * WAR_DICE + 1)
    for dice, count in rolls.items():
        for place, chance in enumerate(_improved(faces, dice, generals)):
            chances[place] += chance * count / len(faces) ** rolling
    return tuple(round(chance, 6) for chance in chances)


def _improved(faces: tuple[int, ...], dice: tuple[int, ...], generals: int) -> tuple[float, ...]:
    """The chances of all sums where dice lie and Generals are left: what is below the mean is rolled again."""
    stay = tuple(die for die in dice if die * len(faces) >= sum(faces))
    if generals > 0 and len(stay) < len(dice):
        return _sums(faces, stay, len(dice) - len(stay), generals - 1)
    return tuple(float(sum(dice) == WAR_DICE + place) for place in range(2 * WAR_DICE + 1))


def card_ids(game: Game) -> dict[str, int]:
    """The numbers of the cards by the ids that views name them by."""
    return {id: number for number, id in enumerate(game.lexicon.ids) if id is not None}
