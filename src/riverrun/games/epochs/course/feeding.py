"""Food consumption with its famine, and what is kept at the gold conversion (EP-10.3, 10.4, EP-A31, A32; D13, D14)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.actions.paying import begin_payment
from riverrun.games.epochs.cards.gains import gain, lose
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.map.pieces import remove_city
from riverrun.games.epochs.moves import MOVES, RESOURCE_IDS
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import BASIC, GAINS, Res, Step
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited
from riverrun.kernel.sets import has, next_member

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

LOSE, NUMBER = (MOVES.first(verb) for verb in ("lose", "number"))
FOOD, GOLD = int(Res.FOOD), int(Res.GOLD)
MOST_KEPT = 63
"""The highest number that a move names (EP-D14)."""


class Reason(IntEnum):
    NO_CITY_TO_STARVE = 720
    NOT_SO_MANY = 721


REFUSALS = {
    Reason.NO_CITY_TO_STARVE: Cited("EP-10.3", "site"),
    Reason.NOT_SO_MANY: Cited("EP-10.4", "amount", "kept_of", "most_kept"),
}


class Happened(IntEnum):
    STARVED = 720
    CITIES_FED = 721
    KEPT = 722
    TURNED_TO_GOLD = 723


EVENTS = {
    Happened.STARVED: Cited("EP-10.3", "seat", "site"),
    Happened.CITIES_FED: Cited("EP-10.3", "seat", "count"),
    Happened.KEPT: Cited("EP-10.4", "seat", "count", "resource"),
    Happened.TURNED_TO_GOLD: Cited("EP-10.4", "seat", "count", "gold"),
}


# Food (D13)


@rule
def feed_price(box: Box, s: Position, seat: int, cities: int) -> int:
    """EP-10.3, EP-A31: the food of so many cities, less what cards take off each and all."""
    each = max(0, box.feed_cost[s.epoch] - s.feed_city[seat])
    return max(0, cities * each - s.feed_total[seat])


@rule
def can_feed(box: Box, s: Position, seat: int, cities: int) -> bool:
    """EP-10.3, EP-A31, EP-A46: food and gold together."""
    return feed_price(box, s, seat, cities) <= s.stock[seat, FOOD] + s.stock[seat, GOLD]


@rule
def feed(box: Box, s: Position, log: Log, seat: int) -> None:
    """EP-10.3, EP-A83, EP-D13: cities go until the rest can be fed, a single one unasked. Then the food is paid."""
    while s.city_count[seat] > 0 and not can_feed(box, s, seat, s.city_count[seat]):
        if s.city_count[seat] > 1:
            push(s, Step.FAMINE, seat, 0)
            return
        starve_city(box, s, log, seat, next_member(s.cities, seat, -1))
    if s.city_count[seat] > 0:
        push(s, Step.FED, seat, 0)
        begin_payment(box, s, seat, feed_price(box, s, seat, s.city_count[seat]), 0, 0, 0, 0)


@rule
def starve_city(box: Box, s: Position, log: Log, seat: int, site: int) -> None:
    """EP-10.3, EP-A31, EP-A84: the city goes to the civilization board, and culture is lost."""
    note(log, Happened.STARVED, seat, site, 0, 0)
    remove_city(box, s, log, seat, site)
    for kind in range(GAINS):
        if box.famine_loss[kind] > 0:
            lose(box, s, log, seat, kind, box.famine_loss[kind])


@rule
def legal_famine(s: Position, out: Any) -> int:
    """EP-D13"""
    seat = s.seat
    n = 0
    site = next_member(s.cities, seat, -1)
    while site >= 0:
        out[n] = move_range(LOSE + site, 1)
        n += 1
        site = next_member(s.cities, seat, site)
    return n


@rule
def refuse_starve(s: Position, about: int, site: int) -> int:
    """EP-10.3"""
    return 0 if has(s.cities, about, site) else Reason.NO_CITY_TO_STARVE


@rule
def starve(box: Box, s: Position, log: Log, about: int, site: int) -> None:
    """EP-10.3, EP-D13: one city at a time."""
    starve_city(box, s, log, about, site)
    feed(box, s, log, about)


@rule
def fed(box: Box, s: Position, log: Log, about: int) -> None:
    """EP-10.3: each city that was fed gives its reward."""
    cities = s.city_count[about]
    note(log, Happened.CITIES_FED, about, cities, 0, 0)
    for kind in range(GAINS):
        if box.feed_reward[s.epoch, kind] > 0:
            gain(box, s, log, about, kind, cities * box.feed_reward[s.epoch, kind])


# The gold conversion (D14). What is handed in for gold waits in `due`, until all kinds are decided.


@rule
def convert_gold(box: Box, s: Position, log: Log, about: int, which: int) -> None:
    """EP-10.4, EP-A32, EP-D14: what may be kept is asked for, kind by kind; all else makes gold."""
    for kind in range(which, BASIC):
        if (s.keeps[about] >> kind) & 1 and s.stock[about, kind] > 0:
            push(s, Step.KEEP, about, kind)
            return
        s.due[kind] = s.stock[about, kind]
    count = 0
    weighed = 0
    for kind in range(BASIC):
        count += s.due[kind]
        weighed += s.due[kind] * s.gold_weight[about, kind]
        s.stock[about, kind] -= s.due[kind]
        s.due[kind] = 0
    gold = weighed // s.gold_ratio[about]
    if count > 0:
        note(log, Happened.TURNED_TO_GOLD, about, count, gold, 0)
        s.stock[about, GOLD] += gold


@rule
def most_kept(s: Position, about: int, which: int) -> int:
    """EP-D14"""
    return min(s.stock[about, which], MOST_KEPT)


@rule
def legal_keep(s: Position, out: Any, about: int, which: int) -> int:
    """EP-D14"""
    out[0] = move_range(NUMBER, most_kept(s, about, which) + 1)
    return 1


@rule
def refuse_keep(s: Position, about: int, which: int, amount: int) -> int:
    """EP-10.4, EP-D14"""
    return Reason.NOT_SO_MANY if amount > most_kept(s, about, which) else 0


@rule
def keep(box: Box, s: Position, log: Log, about: int, which: int, amount: int) -> None:
    """EP-10.4, EP-A32: so many stay, the others are handed in."""
    note(log, Happened.KEPT, about, amount, which, 0)
    s.due[which] = s.stock[about, which] - amount
    push(s, Step.CONVERTED, about, which + 1)


# What sentences name besides a move's own parameters


def arg_kept_of(which: int) -> Arg:
    return Ref("resource", RESOURCE_IDS[which])


def arg_most_kept(s: Any, about: int, which: int) -> Arg:
    return int(most_kept(s, about, which))


def ask_famine(game: Game, s: Any) -> tuple[str, dict[str, Arg]]:
    """How much food all cities ask for, and how much there is."""
    seat = int(s.seat)
    price = int(feed_price(game.box_view, s, seat, int(s.city_count[seat])))
    return "", {"price": price, "food": int(s.stock[seat, FOOD]), "gold": int(s.stock[seat, GOLD])}


def ask_keep(game: Game, s: Any) -> tuple[str, dict[str, Arg]]:
    """How many there are, and how many make one gold."""
    seat = int(s.seat)
    kind = int(s.agenda[int(s.depth) - 1, 2])
    return "", {
        "resource": Ref("resource", RESOURCE_IDS[kind]),
        "count": int(s.stock[seat, kind]),
        "ratio": int(s.gold_ratio[seat]),
    }


def permit_starve() -> tuple[str, dict[str, Arg]]:
    return "EP-10.3", {}


def permit_keep(which: int) -> tuple[str, dict[str, Arg]]:
    return "EP-10.4", {"resource": Ref("resource", RESOURCE_IDS[which])}
