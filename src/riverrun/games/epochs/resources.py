"""What resources are worth to a seat, in points: those in storage, one to come, trade, free cities, a price.

`value` (evaluation.py) judges by it what a seat has, first sight (priors.py) what a move would bring: one more is worth
what `value` finds better with it.
"""

from __future__ import annotations

import math

from riverrun.games.epochs.content import Box
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import EPOCHS, GAINS, Action, Res
from riverrun.games.epochs.weights import W
from riverrun.kernel.jit import rule
from riverrun.kernel.position.layout import Array

GOLD, CULTURE, AUTHORITY, ART = int(Res.GOLD), int(Res.CULTURE), int(Res.AUTHORITY), int(Res.ART)
FIRST_PRICE, FIRST_USE = int(W.FOOD), int(W.FOOD_USE)
POST, SEA_ROUTE = int(Action.POST), int(Action.SEA_ROUTE)


# How much is left


@rule
def epoch_actions(box: Box, s: Position, seat: int) -> int:
    """EP-4.2: the actions that a seat still has in this epoch: one with each invention, two with each cover."""
    left = box.inventions_per_epoch - s.inventions_done[seat] + 2 * (box.covers_per_epoch - s.covers_done[seat])
    return left + s.actions_left if seat == s.active else left


@rule
def actions_to_come(box: Box, s: Position, seat: int) -> int:
    """The actions that a seat still has in the game."""
    each = box.inventions_per_epoch + 2 * box.covers_per_epoch
    return epoch_actions(box, s, seat) + each * (EPOCHS - 1 - s.epoch)


@rule
def part_left(box: Box, s: Position, seat: int) -> float:
    """How much of a seat's game is left, from 1 to 0."""
    return actions_to_come(box, s, seat) / (EPOCHS * (box.inventions_per_epoch + 2.0 * box.covers_per_epoch))


@rule
def used(n: float, room: float) -> float:
    """How much of `n` finds a use where there is use for about `room`."""
    return room * (1.0 - math.exp(-n / room)) if room > 0.0 and n != 0.0 else 0.0


# One to come


@rule
def gold_price(box: Box, left: float) -> float:
    """One gold: what it scores, and what it buys while there is something to buy."""
    return 1.0 / box.gold_per_vp + box.weights[W.GOLD] * min(1.0, 3.0 * left)


@rule
def price(box: Box, s: Position, seat: int, kind: int, left: float) -> float:
    """One of something that is still to come, whatever a seat has."""
    w = box.weights
    if kind < GOLD:
        return w[FIRST_PRICE + kind] if left > 0.0 else gold_price(box, left) / box.gold_ratio
    if kind == GOLD:
        return gold_price(box, left)
    if kind == CULTURE:
        return float(box.vp_culture) + 0.1 * left
    if kind == AUTHORITY:
        return w[W.AUTHORITY] * min(1.0, 3.0 * left)
    if kind == ART:
        return art_price(box, s, seat) + w[W.ART] * left
    return float(box.vp_honor)


@rule
def art_price(box: Box, s: Position, seat: int) -> float:
    """EP-12.1: what the next great work of art scores."""
    have = min(s.art[seat], box.art_most)
    return float(box.art_points[min(have + 1, box.art_most)] - box.art_points[have])


# What a seat has


@rule
def stock_worth(box: Box, s: Position, seat: int, kind: int, have: float, left: float) -> float:
    """So much of something in storage or on the board, besides points: what actions use, and gold for the rest."""
    w = box.weights
    if kind == GOLD:  # what it scores is among the points already
        return w[W.GOLD] * used(have, actions_to_come(box, s, seat) * w[W.GOLD_USE])
    if kind == AUTHORITY:
        return w[W.AUTHORITY] * used(have, actions_to_come(box, s, seat) * w[W.AUTHORITY_USE])
    use = used(have, epoch_actions(box, s, seat) * w[FIRST_USE + kind])
    return w[FIRST_PRICE + kind] * use + (have - use) / max(1, s.gold_ratio[seat]) * gold_price(box, left)


@rule
def more_worth(box: Box, s: Position, seat: int, kind: int, n: int, left: float) -> float:
    """So many more of something now; fewer, where `n` is below 0."""
    if n == 0:
        return 0.0
    if kind > GOLD and kind != AUTHORITY:
        return n * price(box, s, seat, kind, left)
    have = float(s.authority[seat] if kind == AUTHORITY else s.stock[seat, kind])
    then = max(0.0, have + n)
    worth = stock_worth(box, s, seat, kind, then, left) - stock_worth(box, s, seat, kind, have, left)
    return worth + n / box.gold_per_vp if kind == GOLD else worth


@rule
def gains_worth(box: Box, s: Position, seat: int, rewards: Array, row: int, left: float) -> float:
    """A row of rewards now."""
    worth = 0.0
    for kind in range(GAINS):
        if rewards[row, kind] != 0:
            worth += more_worth(box, s, seat, kind, rewards[row, kind], left)
    return worth


@rule
def spent_worth(box: Box, s: Position, seat: int, kind: int, n: int, left: float) -> float:
    """A price that is paid now; gold pays what lacks."""
    have = min(n, s.stock[seat, kind])
    return -more_worth(box, s, seat, kind, -have, left) - more_worth(box, s, seat, GOLD, have - n, left)


@rule
def cost_worth(box: Box, s: Position, seat: int, action: int, printed: int, left: float) -> float:
    """EP-A49: what an action costs a seat, by its printed price and the discounts."""
    less = s.discount[seat, action]
    if action == SEA_ROUTE:
        less += s.discount[seat, POST]
    return spent_worth(box, s, seat, box.cost_kind[action], max(0, printed - less), left)


@rule
def trade_worth(box: Box, s: Position, supply: int, demand: int, left: float) -> float:
    """EP-10.2: the income by supply and demand at the ends of this epoch and the later ones."""
    w = box.weights
    supply = min(supply, box.trade_most)
    demand = min(demand, box.trade_most)
    level = max(0, min(supply, demand))
    income = box.trade_gold[level] * gold_price(box, left) + box.trade_culture[level] * box.vp_culture
    ends = float(EPOCHS - s.epoch)
    return ends * (w[W.TRADE] * income + w[W.SLACK] * (max(supply, demand) - level))


@rule
def more_trade(box: Box, s: Position, seat: int, supply: int, demand: int, left: float) -> float:
    """So much more supply and demand."""
    now = trade_worth(box, s, s.trade_supply[seat], s.trade_demand[seat], left)
    return trade_worth(box, s, s.trade_supply[seat] + supply, s.trade_demand[seat] + demand, left) - now


@rule
def free_cities_worth(box: Box, s: Position, seat: int, free: int) -> float:
    """Cities on the board, as many as find a use."""
    w = box.weights
    return w[W.FREE_CITY] * used(float(max(0, free)), actions_to_come(box, s, seat) * w[W.CITY_USE])


@rule
def more_cities(box: Box, s: Position, seat: int, n: int) -> float:
    """So many more cities on the board."""
    free = s.free_cities[seat]
    return free_cities_worth(box, s, seat, free + n) - free_cities_worth(box, s, seat, free)
