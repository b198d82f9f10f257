"""What bots know of Epochs: how good a position is for each seat, and when it can be judged."""

from __future__ import annotations

import math
from typing import Any

from riverrun.games.epochs.armies import add_wars
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.resources import (
    AUTHORITY,
    actions_to_come,
    art_price,
    epoch_actions,
    free_cities_worth,
    part_left,
    price,
    stock_worth,
    trade_worth,
    used,
)
from riverrun.games.epochs.scoring import rank_of, seat_points
from riverrun.games.epochs.terms import ABILITIES, EPOCHS, GAINS, NONE, STORED, Natural, Res, Step
from riverrun.games.epochs.weights import W
from riverrun.games.epochs.worths import arrival_worth, engine_worth, row_worth
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.sets import ALL, bits, lowest, meets, next_member, word
from riverrun.kernel.win_chances import win_chances

FOOD, GOLD = int(Res.FOOD), int(Res.GOLD)
NATURALS = len(Natural)
HEX_WORDS = 2


@entry
def settled(box: Box, s: Position) -> int:
    """1 where a position can be judged, 0 amid a choice, a payment, an effect or a war."""
    step = s.decision
    if step == Step.REVEAL or step == Step.PLAN or step == Step.ACTION or step == Step.MILITARY:
        return 1
    return 1 if step == Step.CIVILIZATION else 0


@entry
def luck(box: Box, s: Position) -> int:
    """What the exploration token that was flipped in the last move is; 0 where chance is not to be told apart."""
    return s.luck_face if s.luck_move == s.moves else 0


# Storage, trade, food, art


@rule
def stores(box: Box, s: Position, seat: int, left: float) -> float:
    """What lies in storage, and the authority on the board."""
    worth = stock_worth(box, s, seat, AUTHORITY, float(s.authority[seat]), left)
    for kind in range(STORED):
        worth += stock_worth(box, s, seat, kind, float(s.stock[seat, kind]), left)
    return worth


@rule
def food_due(box: Box, s: Position, seat: int, epoch: int, cities: int) -> int:
    """EP-10.3, EP-A31: the food that so many cities on the map eat at an epoch's end."""
    each = max(0, box.feed_cost[epoch] - s.feed_city[seat])
    return max(0, each * cities - s.feed_total[seat])


@rule
def fed_worth(box: Box, s: Position, seat: int, cities: int, left: float) -> float:
    """EP-10.3: what so many fed cities give and eat until the end."""
    w = box.weights
    worth = 0.0
    for epoch in range(s.epoch, EPOCHS):
        for kind in range(GAINS):
            if box.feed_reward[epoch, kind] != 0:
                each = box.feed_reward[epoch, kind] * price(box, s, seat, kind, left)
                worth += w[W.FED] * cities * each
        worth -= w[W.FEED] * food_due(box, s, seat, epoch, cities)
    return worth


@rule
def famine(box: Box, s: Position, seat: int, cities: int) -> float:
    """EP-10.3: what the food costs that lacks for this epoch's end."""
    w = box.weights
    have = s.stock[seat, FOOD] + s.stock[seat, GOLD] + w[W.FOOD_COMES] * epoch_actions(box, s, seat)
    return w[W.FAMINE] * max(0.0, food_due(box, s, seat, s.epoch, cities) - have)


@rule
def feeding(box: Box, s: Position, seat: int, cities: int, left: float) -> float:
    """EP-10.3: what so many cities give and eat, and the food that lacks."""
    return fed_worth(box, s, seat, cities, left) - famine(box, s, seat, cities)


@rule
def award(box: Box, s: Position, seat: int, now: float) -> float:
    """EP-10.1: the great works that culture brings: by its order as it is, the more so the nearer the end."""
    rank = rank_of(box, s, seat)
    worth = 0.0
    sure = 1.0 - 0.5 * now / (box.inventions_per_epoch + 2.0 * box.covers_per_epoch)
    for epoch in range(s.epoch, EPOCHS):
        there = 1.0 if rank < box.art_award[epoch] else 0.0
        worth += sure * there + (1.0 - sure) * box.art_award[epoch] / box.players
        sure *= 0.5
    return box.weights[W.AWARD] * worth * art_price(box, s, seat)


@rule
def abilities(box: Box, s: Position, seat: int, left: float) -> float:
    """EP-9.2: the best of the abilities that can still be unlocked, as many as there are cubes for."""
    taken = s.unlocked[seat]
    if bits(taken) >= box.abilities_max:
        return 0.0
    return best_abilities(box, taken, abilities_worth(box, s, seat, left))


@rule
def abilities_worth(box: Box, s: Position, seat: int, left: float) -> tuple[float, float, float, float]:
    """What each ability would bring that is not unlocked yet."""
    return (
        locked_worth(box, s, seat, 0, left),
        locked_worth(box, s, seat, 1, left),
        locked_worth(box, s, seat, 2, left),
        locked_worth(box, s, seat, 3, left),
    )


@rule
def locked_worth(box: Box, s: Position, seat: int, nth: int, left: float) -> float:
    """What one of a seat's abilities would bring: nothing more where it is unlocked."""
    if (s.unlocked[seat] >> nth) & 1:
        return 0.0
    return ability_worth(box, s, seat, ABILITIES * s.civilization[seat] + nth, left)


@rule
def best_abilities(box: Box, taken: int, worths: tuple[float, float, float, float]) -> float:
    """EP-9.2: the best abilities besides the `taken` ones, as bits, by what each would bring."""
    worth = 0.0
    for _ in range(box.abilities_max - bits(taken)):
        best = NONE
        most = 0.0
        for nth in range(ABILITIES):
            if (taken >> nth) & 1 == 0 and worths[nth] > most:
                best = nth
                most = worths[nth]
        if best == NONE:
            break
        taken |= 1 << best
        worth += most
    return worth


@rule
def ability_worth(box: Box, s: Position, seat: int, ability: int, left: float) -> float:
    """What an ability would bring now, less its price; one of a later epoch works only from then on, but finds more."""
    w = box.weights
    later = max(0, box.ability_epoch[ability] - s.epoch)
    part = 1.0
    if later:
        then = (EPOCHS - s.epoch - later) * (box.inventions_per_epoch + 2.0 * box.covers_per_epoch)
        part = then / max(then, float(actions_to_come(box, s, seat)))
    worth = w[W.ABILITY_LATER] * later
    first = box.ability_rows[ability, 0]
    for row in range(first, first + box.ability_rows[ability, 1]):
        worth += arrival_worth(box, s, seat, row, left)
        worth += part * w[W.ENGINE] * row_worth(box, s, seat, row, left)
    for kind in range(STORED):
        worth -= box.ability_price[ability, kind] * price(box, s, seat, kind, left)
    return worth


# The map


@rule
def reach(box: Box, s: Position, seat: int) -> float:
    """EP-6.1: free hexes that touch a land of the seat, and what supply they have, as far as they can be used."""
    w = box.weights
    hexes = 0.0
    supply = 0.0
    for i in range(HEX_WORDS):
        free = (word(s.terrain, 1, i) | word(s.terrain, 2, i) | word(s.terrain, 3, i) | word(s.terrain, 4, i)) & (
            ALL ^ word(s.camps, 0, i)
        )
        for other in range(box.players):
            free &= ALL ^ word(s.lands, other, i)
        while free != 0:
            hex = 32 * i + lowest(free)
            if meets(box.near, hex, s.lands, seat):
                hexes += 1.0
                supply += supply_at(box, s, hex)
            free &= free - 1
    return w[W.REACH] * used(hexes, 3.0) + w[W.REACH_NATURAL] * used(supply, 3.0)


@rule
def supply_at(box: Box, s: Position, hex: int) -> float:
    """EP-2.5, EP-2.6: the supply of the natural resource on a hex; a face-down token counts a part of one."""
    bit = 1 << (hex & 31)
    for natural in range(NATURALS):
        if word(s.natural, natural, hex >> 5) & bit:
            return float(box.supply_of[natural])
    return 0.5 if word(s.tokens, 0, hex >> 5) & bit else 0.0


@rule
def borders(box: Box, s: Position, seat: int, other: int) -> int:
    """How many of a seat's lands touch a land of another."""
    found = 0
    hex = next_member(s.lands, seat, -1)
    while hex >= 0:
        found += meets(box.near, hex, s.lands, other)
        hex = next_member(s.lands, seat, hex)
    return found


@rule
def camps_near(box: Box, s: Position, seat: int) -> int:
    """EP-10.5: the camps that touch a land of the seat."""
    found = 0
    hex = next_member(s.camps, 0, -1)
    while hex >= 0:
        found += meets(box.near, hex, s.lands, seat)
        hex = next_member(s.camps, 0, hex)
    return found


# All together


@rule
def promise(box: Box, s: Position, seat: int) -> float:
    """What a seat has besides its points."""
    w = box.weights
    now = float(epoch_actions(box, s, seat))
    to_come = float(actions_to_come(box, s, seat))
    left = part_left(box, s, seat)
    worth = stores(box, s, seat, left) + trade_worth(box, s, s.trade_supply[seat], s.trade_demand[seat], left)
    worth += feeding(box, s, seat, s.city_count[seat], left) + award(box, s, seat, now)
    worth += w[W.ACTION] * now
    if now > 0.0 or s.epoch < EPOCHS - 1:
        worth += w[W.ABILITY] * abilities(box, s, seat, left)
    worth += w[W.ENGINE] * engine_worth(box, s, seat, left) + w[W.ART] * s.art[seat] * left
    worth += free_cities_worth(box, s, seat, s.free_cities[seat])
    command = 0.0
    for kind in range(GAINS):
        command += box.form_command[s.form[seat], kind]
    worth += w[W.COMMAND] * command * w[W.COMMANDS] * to_come
    pieces = w[W.LAND] * s.land_count[seat] + w[W.CITY] * s.city_count[seat] + w[W.POST] * s.post_count[seat]
    worth += pieces * left
    worth += reach(box, s, seat) * left
    if (s.immune[seat] & 2) == 0:
        worth -= w[W.PILLAGE] * min(float(camps_near(box, s, seat)), 0.5 * s.stock[seat, GOLD] + 0.5)
    if s.marker[seat]:
        worth -= w[W.MARKER] * box.warmonger_loss[s.epoch]
    return worth


@entry
def value(box: Box, s: Position, points: Any, chances: Any) -> None:
    """Points as they stand, and what storage, cards, trade, cities, art, reach and armies will still bring.

    Whoever leads by SPREAD points is e times as likely to win; of leads far beyond FAR only the logarithm counts, so
    that a search still tells apart what is good for one who leads or trails by much.
    """
    w = box.weights
    if s.active < 0:  # before the picks nobody has anything
        for seat in range(box.players):
            points[seat] = 0.0
        win_chances(points, chances, box.players, w[W.SPREAD] + w[W.EARLY_SPREAD])
        return
    for seat in range(box.players):
        points[seat] = float(seat_points(box, s, seat)) + promise(box, s, seat)
    add_wars(box, s, points, chances)
    middle = 0.0
    for seat in range(box.players):
        middle += points[seat] / box.players
    for seat in range(box.players):
        chances[seat] = w[W.FAR] * math.asinh((points[seat] - middle) / w[W.FAR])
    win_chances(chances, chances, box.players, w[W.SPREAD] + w[W.EARLY_SPREAD] * part_left(box, s, s.active))
