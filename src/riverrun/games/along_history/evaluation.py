"""What bots know of the game: how good a position is for each seat, and when it can be judged."""

from __future__ import annotations

from typing import Any

from riverrun.games.along_history.achievements import reach, standing
from riverrun.games.along_history.acquiring import is_free
from riverrun.games.along_history.armies import attack_bonus, defence_bonus
from riverrun.games.along_history.civilization import heritage_cards, lowest, read_set
from riverrun.games.along_history.content import Box
from riverrun.games.along_history.position import Position
from riverrun.games.along_history.scoring import seat_points
from riverrun.games.along_history.terms import Bonus, Step, Type
from riverrun.games.along_history.weights import W
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.win_chances import win_chances

CALAMITY = int(Type.CALAMITY)
GOLD = int(Bonus.GOLD)
ROUNDS = 8.0  # about so many an Age lasts
LAST_VALUE = 7


@entry
def settled(box: Box, s: Position) -> int:
    """1 where a position can be judged, 0 inside a payment, a swap, a war or another composite choice."""
    step = s.decision
    if step == Step.MAIN or step == Step.CALAMITY or step == Step.WAR or step == Step.COUNTER:
        return 1
    return 0


@entry
def luck(box: Box, s: Position) -> int:
    """What the re-rolled die of the last move shows; 0 where chance is not to be told apart."""
    return s.luck_face if s.luck_move == s.moves else 0


@rule
def age_left(box: Box, s: Position) -> float:
    """How much of the Age is left, from 1 to 0: by the deck, by the pawn that is furthest, or not at all."""
    if s.ending != 0:
        return 0.0
    left = min(1.0, s.deck_size / (box.players * ROUNDS))
    furthest = 0
    for seat in range(box.players):
        furthest = max(furthest, box.space_value[s.space[seat]])
    return min(left, (LAST_VALUE + 0.5 - furthest) / (LAST_VALUE + 0.5))


@rule
def bonus_worth(box: Box, s: Position, kind: int, left: float) -> float:
    """What one visible bonus will still bring."""
    w = box.weights
    if kind == Bonus.POPULATION:
        return w[W.POPULATION] * left
    if kind == GOLD:
        return w[W.GOLD_BONUS] * left
    return w[W.RESOURCE] * left


@rule
def card_worth(box: Box, s: Position, card: int, left: float) -> float:
    """What a card is worth in a Civilization: VP, its bonuses, its army, its UR and the gold it brings at once."""
    w = box.weights
    worth = float(box.vp[card])
    for kind in range(GOLD + 1):
        if box.diamonds[card, kind] > 0:
            worth += box.diamonds[card, kind] * bonus_worth(box, s, kind, left)
    if box.bonuses[card] > 0 and s.age < box.last_age:
        worth += w[W.HERITAGE]
    worth += w[W.ARMY] * (box.attack[card] + box.defence[card] + box.generals[card]) * (0.3 + 0.7 * left)
    return worth + w[W.UR] * box.gains_ur[card] + w[W.GOLD] * box.earns[card]


@rule
def best_in_reach(box: Box, s: Position, seat: int) -> int:
    """The value of the best counter that a seat could take now."""
    spaces = reach(box, s, seat)
    best = 0
    while spaces != 0:
        counter = s.counter_at[lowest(box, spaces)]
        if counter >= 0:
            best = max(best, box.value[counter])
        spaces &= spaces - 1
    return best


@rule
def last_counter(box: Box, s: Position) -> int:
    """The counter that ends the Age, or -1."""
    for back in range(1, box.spaces):
        counter = s.counter_at[box.spaces - back]
        if counter >= 0 and box.value[counter] == box.final[s.age]:
            return int(counter)
    return -1


@rule
def end_nearness(box: Box, s: Position, seat: int, counter: int) -> float:
    """How nearly a seat meets the condition of the counter that ends the Age: 1 if it does, less and less before."""
    if counter < 0:
        return 0.0
    part = min(1.0, standing(box, s, seat, counter) / box.asks[counter])
    return part * part


@rule
def row_worth(box: Box, s: Position, seat: int, left: float) -> float:
    """What a row promises: free cards, others, and Calamities that threaten."""
    w = box.weights
    worth = 0.0
    for place in range(s.row_size[seat]):
        card = s.row[seat, place]
        if is_free(box, s, seat, card):
            worth += w[W.FREE] * box.vp[card]
        elif box.type[card] == CALAMITY:
            worth -= w[W.THREAT] * min(1.0, 0.3 + left)
        else:
            worth += w[W.NEAR] * box.vp[card] * left
    return worth


@rule
def promise(box: Box, s: Position, seat: int, left: float, last: int) -> float:
    """What a seat has besides its points."""
    w = box.weights
    more_to_come = 1.0 if s.age < box.last_age else left
    worth = s.gold[seat] * (w[W.LAST_AGE_GOLD] + w[W.GOLD] * more_to_come)
    worth += w[W.UR] * s.ur[seat] * left
    for kind in range(GOLD + 1):
        worth += s.visible[seat, kind] * bonus_worth(box, s, kind, left)
    for age in range(s.age):
        cards = heritage_cards(s, seat, age)
        while cards != 0:
            worth += w[W.OLD_HERITAGE] * more_to_come
            cards &= cards - 1
    if s.age < box.last_age:
        worth += (
            0.5 * w[W.HERITAGE] * (s.visible[seat, 0] + s.visible[seat, 1] + s.visible[seat, 2] + s.visible[seat, 3])
        )
    if box.no_war == 0:
        worth += w[W.ARMY] * (attack_bonus(box, s, seat) + defence_bonus(box, s, seat)) * left
    if box.initiation == 0:
        worth += w[W.REACH] * best_in_reach(box, s, seat) * min(1.0, 4.0 * left)
        worth += w[W.COLUMN] * box.space_value[s.space[seat]] * left
        worth += w[W.LAST_COUNTER] * end_nearness(box, s, seat, last)
    return worth + row_worth(box, s, seat, left)


@entry
def value(box: Box, s: Position, points: Any, chances: Any) -> None:
    """Points as they stand, and what bonuses, treasure, reach and rows will still bring.

    Whoever leads by SPREAD points is e times as likely to win.
    """
    left = age_left(box, s)
    last = last_counter(box, s)
    w = box.weights
    for seat in range(box.players):
        points[seat] = float(seat_points(box, s, seat)) + promise(box, s, seat, left, last)
    ages = float(box.last_age - s.age)
    win_chances(points, chances, box.players, w[W.SPREAD] + w[W.EARLY_SPREAD] * (left + ages))


@rule
def uncovered_count(box: Box, s: Position, seat: int) -> int:
    """How many uncovered cards a seat has, up to two."""
    cards = read_set(s.uncovered, seat)
    if cards == 0:
        return 0
    return 2 if cards & (cards - 1) else 1
