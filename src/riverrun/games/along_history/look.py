"""What players read off the table: prices, what is short, what a failure threatens, armies and conditions, for views."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from riverrun.games.along_history.terms import AGE_CARDS, HALF, NONE, Bonus, Condition, Die, Type, Verb

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

RESOURCES = ("", "ingenuity", "strength", "culture")


@dataclass(frozen=True)
class Means:
    """What a turn player can pay with (AH-24)."""

    greens: list[int]
    doubles: int
    blue: int
    """The Resource of the unspent blue die or pawn; 0: none."""
    ready: list[int]
    ur: int
    heritage: list[list[int]]
    """What each usable heritage card gives."""
    claim: int


def bits(words: Any) -> Iterator[int]:
    """The places in a set of two words."""
    for half, word in enumerate(words):
        rest = int(word)
        while rest:
            yield half * HALF + (rest & -rest).bit_length() - 1
            rest &= rest - 1


def cards_in(s: Any, sets: Any, seat: int) -> list[int]:
    """The numbers of a seat's set of cards of this Age, ascending."""
    return [AGE_CARDS * int(s.age) + place for place in bits(sets[seat])]


def heritage_of(s: Any, seat: int) -> list[int]:
    """A seat's heritage cards, ascending (AH-R21)."""
    words = [int(word) for word in s.heritage[seat]]
    return [
        AGE_CARDS * age + place for age in range(len(words) // 2) for place in bits(words[2 * age : 2 * age + 2])
    ]


def free_giver(game: Game, s: Any, seat: int, card: int) -> int | None:
    """AH-30, AH-47: an uncovered card of the seat that makes a card free."""
    own = set(bits(s.uncovered[seat]))
    found = next((place for place in bits(game.box_view.free_by[card]) if place in own), None)
    return None if found is None else AGE_CARDS * int(s.age) + found


def price_now(game: Game, s: Any, seat: int, card: int) -> int:
    """AH-96: the Population cost of a card for a seat: what sets it first, then every reduction, not below 0."""
    box = game.box_view
    own = set(cards_in(s, s.uncovered, seat))
    price, less = int(box.population[card]), 0
    for link in range(int(box.link_first[card]), int(box.link_first[card] + box.link_count[card])):
        if int(box.link_card[link]) not in own:
            continue
        if box.link_sets[link]:
            price = int(box.link_population[link])
        else:
            less += int(box.link_population[link])
    return max(0, price - less)


def means_of(game: Game, s: Any, seat: int) -> Means:
    """What the turn player can pay with now."""
    box = game.box_view
    claim = 0 if s.tigers_done else sum(int(box.tigers[s.row[seat, place]]) for place in range(s.row_size[seat]))
    heritage = [] if s.heritage_used else heritage_of(s, seat)
    return Means(
        greens=[face + 1 for face in range(3) for _ in range(int(s.unspent[face]))],
        doubles=int(s.unspent[Die.X2]),
        blue=int(s.blue) if s.unspent[Die.BLUE] else 0,
        ready=[int(amount) for amount in s.ready[seat]],
        ur=int(s.ur[seat]),
        heritage=[[int(amount) for amount in box.gives[card]] for card in heritage],
        claim=claim,
    )


def short_of(means: Means, box: Any, card: int, population: int) -> dict[str, int]:
    """AH-116: what lacks of a card where all that can pay is spent as well as possible; nothing: it is payable."""
    kind, need = int(box.resource[card]), int(box.resources[card])
    best = (99, 99)
    for extra in ([0] * 5, *means.heritage):
        for on_blue in range((means.doubles if means.blue == kind else 0) + 1):
            for spent in range(means.ur + 1):
                resource = means.ready[kind] + extra[kind] + int(box.ur_resource) * spent
                resource += (1 << on_blue) if means.blue == kind else 0
                people = means.ready[Bonus.POPULATION] + extra[0] + int(box.ur_population) * (means.ur - spent)
                times = (1 << (means.doubles - on_blue)) - 1
                dice = sum(means.greens) + times * max(means.greens, default=0) - means.claim
                lack = (max(0, need - resource), max(0, population - people - max(0, dice)))
                best = min(best, lack, key=lambda one: (3 * one[0] + one[1], one[0]))
    found = {"population": best[1], RESOURCES[kind]: best[0]}
    return {name: lack for name, lack in found.items() if lack}


def doomed_by(game: Game, s: Any, seat: int, card: int) -> list[int]:
    """AH-44, AH-101: the cards from which the first loss of a Calamity's failure is chosen."""
    box = game.box_view
    own = cards_in(s, s.uncovered, seat)
    for row in range(int(box.fail_first[card]), int(box.fail_first[card] + box.fail_count[card])):
        what = int(box.fail_what[row])
        if box.fail_verb[row] == Verb.DESTROY_NAMED and what in own:
            return [what]
        if box.fail_verb[row] == Verb.DESTROY:
            return [other for other in own if box.type[other] == what] or own
    return []


def army_of(game: Game, s: Any, seat: int) -> tuple[int, int, int]:
    """AH-53, AH-54: what a seat's army has always, in attack and in defence, and its re-rolls."""
    box = game.box_view
    own = [] if box.no_war else cards_in(s, s.uncovered, seat)
    totals = (sum(int(column[card]) for card in own) for column in (box.attack, box.defence, box.generals))
    attack, defence, generals = totals
    return attack, defence, generals


def have_of(game: Game, s: Any, seat: int, counter: int) -> int:
    """AH-67, AH-68: how much a seat has of what a counter asks for."""
    box = game.box_view
    of = int(box.asks_for[counter])
    types = [int(count) for count in s.types[seat]]
    match box.condition[counter]:
        case Condition.TYPE_COUNT:
            return types[of]
        case Condition.VP_SUM:
            return int(s.vp[seat])
        case Condition.CARD_COUNT:
            return sum(types)
        case Condition.DISTINCT_TYPES:
            return sum(count > 0 for count in types)
        case Condition.BONUS_COUNT:
            shown = [int(count) for count in s.visible[seat]]
            return shown[of] if of < len(shown) else sum(shown)
        case _:
            return int(s.gold[seat])


def reach_of(game: Game, s: Any, seat: int) -> tuple[list[str], list[str]]:
    """AH-105: the spaces a seat could go to now, forward and across, and one step back."""
    box, names = game.box_view, game.lexicon.spaces
    start = int(s.space[seat])
    if box.initiation:
        return [], []

    def lines(sets: Any, place: int) -> list[int]:
        return list(bits(sets[place]))

    def may_enter(place: int) -> bool:
        counter = int(s.counter_at[place])
        return counter == NONE or have_of(game, s, seat, counter) >= int(box.asks[counter])

    seen, ahead, ways = {start}, [], [start]
    while ways:
        place = ways.pop()
        for other in (*lines(box.forward, place), *lines(box.beside, place)):
            if other in seen or not may_enter(other):
                continue
            seen.add(other)
            ahead.append(other)
            if s.counter_at[other] == NONE:
                ways.append(other)
    behind = [place for place in lines(box.back, start) if may_enter(place)]
    return [names[place] for place in sorted(ahead)], [names[place] for place in sorted(behind)]


__all__ = ["Means", "Type", "army_of", "bits", "cards_in", "doomed_by", "free_giver", "have_of", "heritage_of"]
__all__ += ["means_of", "price_now", "reach_of", "short_of"]
