"""War: the protector of a neutral city, advantages, dice and totals (EP-8.1 to 8.5, EP-A22 to A25, A53; D11)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.content import FACES, Box
from riverrun.games.epochs.map.geometry import HEX_IDS, SITE_IDS
from riverrun.games.epochs.map.regions import hex_near_sea
from riverrun.games.epochs.moves import MOVES
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import HEXES, NONE, Advantage, Flag, Step, Terrain
from riverrun.kernel.chance import below
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import NOTHING, Log, more, note, reveal
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited, Several
from riverrun.kernel.sets import count_both, has, meets

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

YES, NO = (MOVES.first(verb) for verb in ("yes", "no"))
TERRAINS = len(Terrain)
SEA_SIDE, CITY, DEFEND, ATTACK = (
    int(Advantage.SEA),
    int(Advantage.CITY),
    int(Advantage.DEFEND),
    int(Advantage.ATTACK),
)
ANTI_MOUNTED, ANTI_AIR = int(Advantage.ANTI_MOUNTED), int(Advantage.ANTI_AIR)
TOLD = 15
"""So many dice are told one by one; more count, but are not listed."""
OUTCOMES = 8
"""Before the outcomes of wars come the kinds of exploration tokens, among what bots tell apart."""


class Happened(IntEnum):
    PROTECTS = 640
    DOES_NOT_PROTECT = 641
    ROLLED = 642
    TOTAL = 643
    UNREADY = 644
    CAMP_STRENGTH = 645
    NEUTRAL_STRENGTH = 646


EVENTS = {
    Happened.PROTECTS: Cited("EP-8.4", "seat", "site"),
    Happened.DOES_NOT_PROTECT: Cited("EP-8.4", "seat", "site"),
    Happened.ROLLED: Cited("EP-8.3", "seat", Several("dice", TOLD)),
    Happened.TOTAL: Cited("EP-8.1", "seat", "total", "combat", "rolled", "beside"),
    Happened.UNREADY: Cited("EP-8.1", "seat"),
    Happened.CAMP_STRENGTH: Cited("EP-8.4", "total"),
    Happened.NEUTRAL_STRENGTH: Cited("EP-8.4", "total"),
}


# The protector (D11)


@rule
def begin_war(box: Box, s: Position, log: Log, about: int) -> None:
    """EP-8.4, EP-D11, EP-A25: clockwise from the attacker, who has a post in the neutral city is asked."""
    site = s.war_target - HEXES
    for turn in range(about, box.players):
        seat = (s.active + turn) % box.players
        if has(s.posts, seat, site):
            push(s, Step.PROTECT, seat, 0)
            return


@rule
def legal_protect(out: Any) -> int:
    """EP-D11"""
    out[0] = move_range(YES, 2)
    return 1


@rule
def protect_yes(box: Box, s: Position, log: Log, about: int) -> None:
    """EP-8.4, EP-A67: the first who agrees protects, as if the city were his."""
    s.war_defender = about
    reveal(log, Happened.PROTECTS, about, s.war_target - HEXES, 0, 0)


@rule
def protect_no(box: Box, s: Position, log: Log, about: int) -> None:
    """EP-8.4, EP-A67: the next one is asked."""
    reveal(log, Happened.DOES_NOT_PROTECT, about, s.war_target - HEXES, 0, 0)
    push(s, Step.BEGIN_WAR, (about - s.active) % box.players + 1, 0)


# Advantages


@rule
def applies(box: Box, s: Position, target: int, terrain: int) -> int:
    """EP-A22: whether a terrain's advantage counts: a land's own terrain and the sea it is near, a city's three."""
    if target >= HEXES:
        return meets(box.site_hexes, target - HEXES, s.terrain, terrain)
    if terrain == SEA_SIDE:
        return hex_near_sea(box, s, target)
    return has(s.terrain, terrain, target)


@rule
def war_advantages(box: Box, s: Position, seat: int, other: int, target: int, attacks: int) -> int:
    """EP-8.2, EP-A53, EP-A71: the dice that advantages give a side; `other` is the other player, or -1."""
    dice = s.advantages[seat, ATTACK] if attacks else s.advantages[seat, DEFEND]
    if target >= HEXES:
        dice += s.advantages[seat, CITY]
    for terrain in range(TERRAINS):
        if s.advantages[seat, terrain] > 0 and applies(box, s, target, terrain):
            dice += s.advantages[seat, terrain]
    if other != NONE:
        if s.unit_flags[other] & Flag.MOUNTED:
            dice += s.advantages[seat, ANTI_MOUNTED]
        if s.unit_flags[other] & Flag.AIR:
            dice += s.advantages[seat, ANTI_AIR]
    return dice


@rule
def war_combat(s: Position, seat: int, attacks: int) -> int:
    """EP-8.1: the units with their formation, and what `combat` effects add."""
    return s.combat[seat] + (s.combat_attack[seat] if attacks else s.combat_defend[seat])


@rule
def lands_beside(box: Box, s: Position, seat: int, target: int) -> int:
    """EP-8.1: +1 for each land of that player that touches an attacked city."""
    if target < HEXES:
        return 0
    return box.city_land_bonus * count_both(box.site_hexes, target - HEXES, s.lands, seat)


# Dice


@rule
def roll_die(box: Box, s: Position) -> int:
    """EP-8.3"""
    return box.faces[below(s.rng, FACES)]


@rule
def roll_dice(box: Box, s: Position, log: Log, seat: int, count: int) -> int:
    """EP-8.3, EP-A23: rolls so many dice and tells them; there is no limit."""
    total = 0
    first = NOTHING
    second = NOTHING
    third = NOTHING
    for nth in range(min(count, 3)):
        face = roll_die(box, s)
        total += face
        if nth == 0:
            first = face
        elif nth == 1:
            second = face
        else:
            third = face
    reveal(log, Happened.ROLLED, seat, first, second, third)
    left = count - 3
    told = 3
    while left > 0:
        a = roll_die(box, s)
        b = roll_die(box, s) if left > 1 else NOTHING
        c = roll_die(box, s) if left > 2 else NOTHING
        d = roll_die(box, s) if left > 3 else NOTHING
        total += a
        if left > 1:
            total += b
        if left > 2:
            total += c
        if left > 3:
            total += d
        if told < TOLD:
            more(log, a, b, c, d)
        told += 4
        left -= 4
    while told < TOLD:
        more(log, NOTHING, NOTHING, NOTHING, NOTHING)
        told += 4
    return total


@rule
def war_total(box: Box, s: Position, log: Log, seat: int, other: int, attacks: int) -> int:
    """EP-8.1, EP-8.2: combat, dice and lands beside a city; with unready units 0."""
    if s.ready[seat] == 0:
        note(log, Happened.UNREADY, seat, 0, 0, 0)
        return 0
    combat = war_combat(s, seat, attacks)
    beside = lands_beside(box, s, seat, s.war_target)
    rolled = roll_dice(box, s, log, seat, 1 + war_advantages(box, s, seat, other, s.war_target, attacks))
    note(log, Happened.TOTAL, seat, combat + rolled + beside, combat, rolled)
    more(log, beside, 0, 0, 0)
    return combat + rolled + beside


@rule
def fight(box: Box, s: Position, log: Log) -> None:
    """EP-8.1, EP-8.4, EP-A23, EP-A25, EP-A81: the attacker's dice, then the defender's; then the spoils."""
    s.war_attack = war_total(box, s, log, s.active, s.war_defender, 1)
    if s.war_defender != NONE:
        s.war_defence = war_total(box, s, log, s.war_defender, s.active, 0)
    elif s.war_target >= HEXES:
        s.war_defence = box.neutral_city_combat
        note(log, Happened.NEUTRAL_STRENGTH, s.war_defence, 0, 0, 0)
    else:
        s.war_defence = box.barbarian_combat
        note(log, Happened.CAMP_STRENGTH, s.war_defence, 0, 0, 0)
    s.luck_face = OUTCOMES + outcome(box, s)
    s.luck_move = s.moves
    push(s, Step.AFTER_SPOILS, 0, 0)


@rule
def outcome(box: Box, s: Position) -> int:
    """What bots tell apart of a war: how many benefits the difference gives, and whether it is won at all."""
    difference = s.war_attack - s.war_defence
    if difference <= 0:
        return 0
    reached = 1
    for nth in range(3):
        if difference >= box.spoil_at[nth]:
            reached += 1
    return reached


# What sentences name besides a move's own parameters


def target_arg(target: int) -> Ref:
    """What is attacked: a hex or a site."""
    if target >= HEXES:
        return Ref("site", SITE_IDS[target - HEXES], name=SITE_IDS[target - HEXES])
    return Ref("hex", HEX_IDS[target], name=HEX_IDS[target])


def ask_protect(game: Game, s: Any) -> tuple[str, dict[str, Arg]]:
    """Who attacks which city, and how strong both sides are before the dice."""
    box, seat, active = game.box_view, int(s.seat), int(s.active)
    target = int(s.war_target)
    return "", {
        "attacker": Ref("player", active),
        "site": target_arg(target),
        "combat": int(war_combat(s, seat, 0)) if s.ready[seat] else 0,
        "dice": 1 + int(war_advantages(box, s, seat, active, target, 0)) if s.ready[seat] else 0,
        "attack": int(war_combat(s, active, 1)),
        "attack_dice": 1 + int(war_advantages(box, s, active, seat, target, 1)),
    }
