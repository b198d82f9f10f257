"""Which moves look good at first sight: about how many points each brings, without playing it (`weigh`)."""

from __future__ import annotations

from typing import Any

from riverrun.games.along_history.acquiring import is_free
from riverrun.games.along_history.armies import attack_bonus, defence_bonus, stolen_counter
from riverrun.games.along_history.civilization import (
    KINDS,
    bit,
    has_heritage,
    lowest,
    number,
    read_set,
    straight_cards,
)
from riverrun.games.along_history.content import Box
from riverrun.games.along_history.evaluation import age_left, card_worth, uncovered_count
from riverrun.games.along_history.moves import MOVES
from riverrun.games.along_history.payable import CARDS_FROM, POPULATION, tigers_claim
from riverrun.games.along_history.position import Position
from riverrun.games.along_history.terms import AGE_CARDS, GREENS, Bonus, Die, Step, Type
from riverrun.games.along_history.weights import W
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.jit.dispatch import by_verb
from riverrun.kernel.win_chances import move_weight

CALAMITY = int(Type.CALAMITY)
GOLD = int(Bonus.GOLD)
FAR = 20
"""More Population than one source gives."""
SUMS = (1 << 40) - 1
"""Sums of sources that are told apart: no card costs as much."""


@rule
def appeal_card(box: Box, s: Position, card: int, left: float) -> float:
    """Naming a card: the decision tells what for."""
    step = s.decision
    seat = s.turn_player
    if step == Step.MAIN:
        return acquire_appeal(box, s, seat, card, left)
    if step == Step.RESOURCE or step == Step.POPULATION:
        return source_appeal(box, s, card)
    if step == Step.ATTACK or step == Step.DEFENCE:
        return box.weights[W.TILT_FOR_WAR] * box.gives[card, POPULATION]
    if step == Step.GIVE:
        return -row_appeal(box, s, seat, card, left)
    if step == Step.TAKE:
        return row_appeal(box, s, seat, card, left)
    if step == Step.DESTROY:
        return -card_worth(box, s, card, left)
    if step == Step.DECADENCE:
        return float(box.vp[card] - box.lost_bonus * box.bonuses[card]) - card_worth(box, s, card, left)
    return 0.0


@rule
def acquire_appeal(box: Box, s: Position, seat: int, card: int, left: float) -> float:
    """A card that enters, or a heritage card's gold; a UR less for the turn's end."""
    if has_heritage(s, seat, card):
        return box.weights[W.GOLD] * box.gives[card, GOLD] - box.weights[W.OLD_HERITAGE]
    worth = card_worth(box, s, card, left)
    if box.type[card] == CALAMITY:
        worth += box.weights[W.CALAMITY_RESOLVED]
    if s.entered == 0:
        worth -= box.weights[W.UR] * left
    return worth + 1.0


@rule
def row_appeal(box: Box, s: Position, seat: int, card: int, left: float) -> float:
    """A card in one's row: a Calamity is a burden unless it is free."""
    if is_free(box, s, seat, card):
        return float(box.vp[card])
    if box.type[card] == CALAMITY:
        return -box.weights[W.THREAT]
    dear = 0.25 * (box.population[card] + 3 * box.resources[card])
    return card_worth(box, s, card, left) - dear


@rule
def least_surplus(box: Box, s: Position, people: int, rank: int, spent: int, without: int) -> int:
    """Population beyond what lacks that straight cards and greens cannot avoid; 0 where these do not suffice.

    `people` lack; greens from `rank` on are left, less `spent` of the first, and cards but those in `without`.
    """
    if people <= 0:
        return -people
    sums = 1  # bit k: that some of the sources give k together
    for at in range(max(0, rank), GREENS):
        face = GREENS - 1 - at
        for _ in range(s.unspent[face] - (spent if at == rank else 0)):
            sums = (sums | (sums << (face + 1))) & SUMS
    seat = s.turn_player
    cards = straight_cards(s, seat) & read_set(box.givers, KINDS * s.age + POPULATION) & ~without
    while cards != 0:
        card = number(s, lowest(box, cards))
        if card + CARDS_FROM > rank:
            sums = (sums | (sums << min(FAR, int(box.gives[card, POPULATION])))) & SUMS
        cards &= cards - 1
    sums >>= int(people)
    surplus = 0
    while sums != 0 and (sums & 1) == 0:
        sums >>= 1
        surplus += 1
    return surplus


@rule
def source_appeal(box: Box, s: Position, card: int) -> float:
    """A card that pays: heritage is rarer than a tilt, and what is not needed is wasted."""
    w = box.weights
    present = card // AGE_CARDS == s.age
    people = s.lack_population - box.gives[card, POPULATION]
    if s.decision == Step.RESOURCE:
        beyond = max(0, box.gives[card, box.resource[s.about]] - s.lack_resource)
        beyond += least_surplus(box, s, people, -1, 0, bit(card) if present else 0)
    else:
        beyond = least_surplus(box, s, people, card + CARDS_FROM, 0, 0)
    return (w[W.SOURCE_CARD] if present else w[W.SOURCE_HERITAGE]) + w[W.WASTE] * beyond


@rule
def appeal_pay(box: Box, s: Position, paid: int, times: int) -> float:
    """A die that pays: each x2 is worth something, and so is what goes beyond the need; high multipliers come first."""
    w = box.weights
    if paid > 0:
        people = s.lack_population + tigers_claim(box, s, s.turn_player) - ((GREENS + 1 - paid) << times)
        worth = 0.05 * times + w[W.WASTE] * least_surplus(box, s, people, paid - 1, 1, 0)
    else:
        beyond = max(0, (1 << times) - s.lack_resource)
        worth = 0.3 + w[W.WASTE] * (beyond + least_surplus(box, s, s.lack_population, -1, 0, 0))
    return worth + w[W.X2] * times


@rule
def appeal_ur_resource(box: Box, s: Position) -> float:
    """A UR for a Resource."""
    return box.weights[W.SOURCE_UR] + box.weights[W.WASTE] * least_surplus(box, s, s.lack_population, -1, 0, 0)


@rule
def appeal_ur_population(box: Box, s: Position) -> float:
    """A UR for Population."""
    return box.weights[W.SOURCE_UR] + box.weights[W.WASTE] * max(0, box.ur_population - s.lack_population)


@rule
def die_worth(box: Box, s: Position, die: int) -> float:
    """What an unspent die is worth to its owner now."""
    if die < GREENS:
        return 0.3 * (die + 1)
    if die == Die.BLUE:
        return 0.8 if fits_row(box, s) else 0.0
    if die == Die.X2:
        return 0.9
    if die == Die.COIN:
        return box.weights[W.GOLD] * s.coin
    if die == Die.WAR:
        return 0.3
    return 0.1


@rule
def fits_row(box: Box, s: Position) -> bool:
    """Whether some card of the row costs what the blue die shows."""
    for place in range(s.row_size[s.turn_player]):
        if box.resource[s.row[s.turn_player, place]] == s.blue:
            return True
    return False


@rule
def appeal_reroll(box: Box, s: Position, die: int) -> float:
    """Giving a die up to re-roll another: best where the blue die fits nothing."""
    w = box.weights
    worth = w[W.REROLL] - die_worth(box, s, die)
    if s.unspent[Die.BLUE] > 0 and die != Die.BLUE and not fits_row(box, s):
        worth += w[W.REROLL_BLUE] + 0.8
    return worth + (0.5 if die == Die.REROLL else 0.0)


@rule
def appeal_die(box: Box, s: Position, die: int) -> float:
    """Re-rolling a die: what it may become, less what it is."""
    if s.decision == Step.GENERAL:
        return box.weights[W.MARK_LOW] * (0.7 - die)
    if die < GREENS:
        return 0.5 - 0.3 * (die + 1)
    if die == Die.BLUE:
        return -0.5 if fits_row(box, s) else box.weights[W.REROLL_BLUE]
    return 0.3 - die_worth(box, s, die)


@rule
def appeal_swap(box: Box, s: Position, die: int) -> float:
    """Giving a die up to swap: to be rid of a Calamity, above all."""
    worth = box.weights[W.SWAP] - die_worth(box, s, die)
    for place in range(s.row_size[s.turn_player]):
        card = s.row[s.turn_player, place]
        loose = box.fixed[card] == 0 and box.type[card] == CALAMITY
        if loose and not is_free(box, s, s.turn_player, card):
            worth += box.weights[W.THREAT]
    return worth


@rule
def appeal_swap_barter(box: Box, s: Position) -> float:
    """A swap that costs nothing."""
    return 0.4


@rule
def appeal_coin(box: Box, s: Position, times: int) -> float:
    """The gold, less the x2 dice; plain gold comes by itself."""
    gold = box.weights[W.GOLD] * (s.coin << times)
    return box.weights[W.COIN] + gold + 2.0 * box.weights[W.X2] * times - box.weights[W.GOLD] * s.coin


@rule
def appeal_golden_age(box: Box, s: Position) -> float:
    """Cards that are straight again."""
    hidden = 0
    for kind in range(GOLD):
        hidden += s.visible[s.turn_player, kind] - s.ready[s.turn_player, kind]
    return box.weights[W.GOLDEN] * hidden + box.weights[W.GOLD_BONUS] * s.visible[s.turn_player, GOLD]


@rule
def appeal_by_gold(box: Box, s: Position) -> float:
    """What the gold is worth."""
    return -box.weights[W.GOLD] * box.gold_cost[s.about]


@rule
def appeal_by_goods(box: Box) -> float:
    """About what the dice are worth."""
    return -1.0


@rule
def target_appeal(box: Box, s: Position, target: int) -> float:
    """A war against somebody: the counter that would fall at even dice, by the difference of the armies at rest."""
    seat = s.turn_player
    edge = attack_bonus(box, s, seat) + s.ready[seat, POPULATION] - defence_bonus(box, s, target)
    edge -= s.ready[target, POPULATION]
    counter = stolen_counter(box, s, target, max(1, edge + 2))
    if counter < 0:
        return -0.5
    return box.weights[W.WAR] * box.value[counter] + box.weights[W.WAR_EDGE] * edge


@rule
def war_appeal(box: Box, s: Position) -> float:
    """The best target."""
    best = -1.0
    for seat in range(box.players):
        if seat != s.turn_player:
            best = max(best, target_appeal(box, s, seat))
    return best


@rule
def appeal_war(box: Box, s: Position) -> float:
    """A war costs nothing but a die that is of no other use."""
    return war_appeal(box, s) + 0.6


@rule
def appeal_war_x2(box: Box, s: Position) -> float:
    """Two wars."""
    return war_appeal(box, s) + 0.9


@rule
def appeal_war_ur(box: Box, s: Position) -> float:
    """A war for a UR."""
    return war_appeal(box, s) - box.weights[W.UR]


@rule
def appeal_target(box: Box, s: Position, target: int) -> float:
    """Whoever can be robbed of most."""
    return target_appeal(box, s, target)


@rule
def appeal_space(box: Box, s: Position, space: int, left: float) -> float:
    """A counter less its decadence; without one, the way forward."""
    w = box.weights
    seat = s.turn_player
    counter = s.counter_at[space]
    steps = box.space_value[space] - box.space_value[s.space[seat]]
    if counter < 0:
        return w[W.COLUMN] * steps if steps > 0 else w[W.BACK] if steps < 0 else -0.1
    worth = float(box.value[counter]) + w[W.COLUMN] * steps * left
    return worth + (w[W.DECADENCE] if uncovered_count(box, s, seat) > 1 else 0.0)


appeal = by_verb(MOVES, "appeal", __name__, ("box", "s", "left"))


@entry
def weigh(box: Box, s: Position, moves: Any, count: int, weights: Any) -> None:
    """A move is chosen by the points it seems to bring."""
    left = age_left(box, s)
    for i in range(count):
        weights[i] = move_weight(appeal(box, s, left, int(moves[i])), box.weights[W.TEMPER])
