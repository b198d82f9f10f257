"""Free actions: converting a basic resource, and unlocking an ability (R9, EP-A10, EP-A58, EP-A85)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.actions.governing import fit_cities
from riverrun.games.epochs.actions.paying import begin_payment, can_pay_all, reserve
from riverrun.games.epochs.cards.effects import fire_all
from riverrun.games.epochs.cards.sums import reckon
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.moves import MOVES, RESOURCE_IDS
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import ABILITIES, BASIC, NONE, STORED, Action, Res, Step
from riverrun.games.epochs.words import ability_ref, amounts, gains_of
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited
from riverrun.kernel.sets import bits

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

CONVERT, UNLOCK = MOVES.first("convert"), MOVES.first("unlock")
CONVERSIONS = 6
GOLD = int(Res.GOLD)
EXPAND = int(Action.EXPAND)
NO_EVENT = 30
"""No card listens to this one."""


class Reason(IntEnum):
    NO_AUTHORITY = 320
    NONE_TO_CONVERT = 321
    KEEP_FOR_EXPAND = 322
    KEEP_A_CUBE = 323
    UNLOCKED_ALREADY = 324
    ENOUGH_UNLOCKED = 325
    TOO_EARLY = 326
    UNLOCK_TOO_DEAR = 327


REFUSALS = {
    Reason.NO_AUTHORITY: Cited("EP-9.1", "needed_cubes", "cubes"),
    Reason.NONE_TO_CONVERT: Cited("EP-9.1", "converted"),
    Reason.KEEP_FOR_EXPAND: Cited("EP-A10"),
    Reason.KEEP_A_CUBE: Cited("EP-A10"),
    Reason.UNLOCKED_ALREADY: Cited("EP-9.2", "ability"),
    Reason.ENOUGH_UNLOCKED: Cited("EP-9.2", "most_abilities"),
    Reason.TOO_EARLY: Cited("EP-9.2", "ability", "from_epoch"),
    Reason.UNLOCK_TOO_DEAR: Cited("EP-9.2", "ability", "unlock_price", "unlock_lack"),
}


class Happened(IntEnum):
    EXCHANGED = 320
    UNLOCKED = 321


EVENTS = {
    Happened.EXCHANGED: Cited("EP-9.1", "seat", "from", "into", "amount"),
    Happened.UNLOCKED: Cited("EP-9.2", "seat", "ability"),
}


# Both


@rule
def has_free(box: Box, s: Position) -> bool:
    """EP-A58: whether the active player has a free action."""
    for conversion in range(0, CONVERSIONS, 2):
        if refuse_convert(box, s, conversion) == 0:
            return True
    for nth in range(ABILITIES):
        if refuse_unlock(box, s, nth) == 0:
            return True
    return False


@rule
def legal_free(box: Box, s: Position, out: Any, start: int) -> int:
    """EP-A58: writes the free actions behind what is there."""
    n = start
    for conversion in range(0, CONVERSIONS, 2):
        if refuse_convert(box, s, conversion) == 0:
            out[n] = move_range(CONVERT + conversion, 2)
            n += 1
    for nth in range(ABILITIES):
        if refuse_unlock(box, s, nth) == 0:
            out[n] = move_range(UNLOCK + nth, 1)
            n += 1
    return n


@rule
def come_back(s: Position, about: int) -> None:
    """EP-A58: the node is asked again after a free action."""
    if s.decision == Step.PLAN:
        push(s, Step.CHOOSE_PLAN, 0, 0)
    elif s.decision == Step.MILITARY:
        push(s, Step.CHOOSE_MILITARY, 0, 0)
    elif about >= 0:
        push(s, Step.EXTRA, about, 0)


# Converting


@rule
def into(conversion: int) -> int:
    """EP-D1: food becomes production or science, production food or science, science food or production."""
    source = conversion // 2
    if conversion % 2 == 0:
        return 1 if source == 0 else 0
    return 1 if source == 2 else 2


@rule
def refuse_convert(box: Box, s: Position, conversion: int) -> int:
    """EP-9.1, EP-A10, EP-A85: authority on the board, and one of the resource; the first expand stays possible."""
    seat = s.active
    source = conversion // 2
    if s.authority[seat] < s.convert_cost[seat]:
        return Reason.NO_AUTHORITY
    if s.stock[seat, source] == 0:
        return Reason.NONE_TO_CONVERT
    if s.expanded[seat] == 0:
        if s.authority[seat] <= s.convert_cost[seat]:
            return Reason.KEEP_A_CUBE
        own = box.cost_kind[EXPAND]
        left = s.stock[seat, own] + (s.stock[seat, GOLD] if own != GOLD else 0)
        if own == source and left - 1 < reserve(box, s, seat):
            return Reason.KEEP_FOR_EXPAND
    return 0


@rule
def convert(s: Position, log: Log, about: int, conversion: int) -> None:
    """EP-9.1, EP-A85: cubes go to the government board; one basic resource becomes another."""
    seat = s.active
    source = conversion // 2
    s.authority[seat] -= s.convert_cost[seat]
    s.consumed[seat] += s.convert_cost[seat]
    s.stock[seat, source] -= 1
    s.stock[seat, into(conversion)] += 1
    note(log, Happened.EXCHANGED, seat, source, into(conversion), s.convert_cost[seat])
    come_back(s, about)


# Unlocking


@rule
def refuse_unlock(box: Box, s: Position, nth: int) -> int:
    """EP-9.2, EP-A10, EP-A43: its epoch has come, it can be paid, and an ability cube is left."""
    seat = s.active
    if s.unlocked[seat] >> nth & 1:
        return Reason.UNLOCKED_ALREADY
    if bits(s.unlocked[seat]) >= box.abilities_max:
        return Reason.ENOUGH_UNLOCKED
    ability = ABILITIES * s.civilization[seat] + nth
    if box.ability_epoch[ability] > s.epoch:
        return Reason.TOO_EARLY
    food = box.ability_price[ability, 0]
    production = box.ability_price[ability, 1]
    science = box.ability_price[ability, 2]
    gold = box.ability_price[ability, GOLD]
    no_gold = box.ability_no_gold[ability]
    if not can_pay_all(box, s, seat, food, production, science, gold, no_gold):
        return Reason.UNLOCK_TOO_DEAR
    kept = reserve(box, s, seat)
    if kept > 0:
        own = box.cost_kind[EXPAND]
        food += kept if own == 0 else 0
        production += kept if own == 1 else 0
        science += kept if own == 2 else 0
        gold += kept if own == GOLD else 0
        if not can_pay_all(box, s, seat, food, production, science, gold, 0):
            return Reason.KEEP_FOR_EXPAND
    return 0


@rule
def unlock(box: Box, s: Position, about: int, nth: int) -> None:
    """EP-9.2: the price is paid, then the ability counts, then the node is asked again."""
    come_back(s, about)
    push(s, Step.UNLOCKED, nth, 0)
    ability = ABILITIES * s.civilization[s.active] + nth
    begin_payment(
        box,
        s,
        s.active,
        box.ability_price[ability, 0],
        box.ability_price[ability, 1],
        box.ability_price[ability, 2],
        box.ability_price[ability, GOLD],
        box.ability_no_gold[ability],
    )


@rule
def finish_unlock(box: Box, s: Position, log: Log, about: int) -> None:
    """EP-9.2, EP-A43, EP-A47: an ability cube covers it; an immediate ability resolves at once."""
    seat = s.active
    ability = ABILITIES * s.civilization[seat] + about
    s.unlocked[seat] |= 1 << about
    note(log, Happened.UNLOCKED, seat, ability, 0, 0)
    reckon(box, s, seat)
    fit_cities(s, seat)
    first = box.ability_rows[ability, 0]
    rows = box.ability_rows[ability, 1]
    fire_all(box, s, log, seat, NO_EVENT, NONE, NONE, s.form[seat], 0, 0, first, rows)


# What sentences name


def _ability(s: Any, nth: int) -> int:
    return ABILITIES * int(s.civilization[s.active]) + nth


def unlock_lack(box: Any, s: Any, seat: int, ability: int) -> list[int]:
    """EP-5.1, EP-A46: what a seat lacks of an ability's price, by kind, when its gold has paid for what it may."""
    due = [int(box.ability_price[ability, kind]) for kind in range(STORED)]
    left = int(s.stock[seat, GOLD]) - due[GOLD]
    lack = [0] * STORED
    lack[GOLD] = max(0, -left)
    for kind in range(BASIC):
        short = max(0, due[kind] - int(s.stock[seat, kind]))
        paid = 0 if box.ability_no_gold[ability] else min(short, max(0, left))
        left -= paid
        lack[kind] = short - paid
    return lack


def permit_convert(s: Any, conversion: int) -> tuple[str, dict[str, Arg]]:
    return "", {
        "from": Ref("resource", RESOURCE_IDS[conversion // 2]),
        "into": Ref("resource", RESOURCE_IDS[into(conversion)]),
        "authority": int(s.convert_cost[s.active]),
    }


def permit_unlock(game: Game, s: Any, nth: int) -> tuple[str, dict[str, Arg]]:
    ability = _ability(s, nth)
    price = gains_of(game.box_view.ability_price, ability, 4)
    return "", {"ability": ability_ref(game, ability), "price": price, "due": len(price)}


def arg_needed_cubes(s: Any) -> int:
    return int(s.convert_cost[s.active])


def arg_cubes(s: Any) -> int:
    return int(s.authority[s.active])


def arg_converted(conversion: int) -> Ref:
    return Ref("resource", RESOURCE_IDS[conversion // 2])


def arg_ability(game: Game, s: Any, nth: int) -> Ref:
    return ability_ref(game, _ability(s, nth))


def arg_most_abilities(game: Game) -> int:
    return int(game.box_view.abilities_max)


def arg_from_epoch(game: Game, s: Any, nth: int) -> Ref:
    return Ref("epoch", str(int(game.box_view.ability_epoch[_ability(s, nth)]) + 1))


def arg_unlock_price(game: Game, s: Any, nth: int) -> list[Arg]:
    return gains_of(game.box_view.ability_price, _ability(s, nth), 4)


def arg_unlock_lack(game: Game, s: Any, nth: int) -> list[Arg]:
    return amounts(enumerate(unlock_lack(game.box_view, s, int(s.active), _ability(s, nth))))
