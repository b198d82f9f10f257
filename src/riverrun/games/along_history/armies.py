"""Armies: permanent bonuses, soldiers to tilt, war dice and the re-rolls of Generals (AH-52 to AH-56; D6 in a war)."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from riverrun.games.along_history.civilization import (
    KINDS,
    bit,
    has_heritage,
    is_owned,
    is_owned_uncovered,
    lowest,
    number,
    read_set,
    straight_cards,
    tilt,
)
from riverrun.games.along_history.content import Box
from riverrun.games.along_history.dice import FACES
from riverrun.games.along_history.dice import Reason as DiceReason
from riverrun.games.along_history.moves import MOVES
from riverrun.games.along_history.payable import POPULATION
from riverrun.games.along_history.position import Position
from riverrun.games.along_history.sources import Reason as SourceReason
from riverrun.games.along_history.terms import AGE_CARDS, COUNTERS, NONE, Step
from riverrun.kernel.chance import below
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note, reveal
from riverrun.kernel.language.sentences import Arg
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push
from riverrun.kernel.position.layout import Array
from riverrun.kernel.rules.refusals import Cited

DIE, DONE, CARD = MOVES.first("die"), MOVES.first("done"), MOVES.first("card")
WAR_DICE = 3
"""Three green dice, and the faces that they show: 1 to 3."""


class Reason(IntEnum):
    NO_HERITAGE_IN_WAR = 620
    NO_SOLDIERS = 621
    TILT_OUT_OF_ORDER = 622
    NO_WAR_DIE = 623


REFUSALS = {
    Reason.NO_HERITAGE_IN_WAR: Cited("AH-56", "card"),
    Reason.NO_SOLDIERS: Cited("AH-52", "card"),
    Reason.TILT_OUT_OF_ORDER: Cited("AH-114", "card"),
    Reason.NO_WAR_DIE: Cited("AH-54", "die"),
}


class Happened(IntEnum):
    WAR_ROLL = 620
    WAR_MARK = 621
    WAR_REROLL = 622
    NO_REROLL = 623
    SOLDIERS = 624


EVENTS = {
    Happened.WAR_ROLL: Cited("AH-52", "seat", "ones", "twos", "threes"),
    Happened.WAR_MARK: Cited("AH-54", "seat", "die"),
    Happened.WAR_REROLL: Cited("AH-54", "seat", "ones", "twos", "threes"),
    Happened.NO_REROLL: Cited("AH-54", "seat"),
    Happened.SOLDIERS: Cited("AH-52", "seat", "card", "amount"),
}


# Permanent bonuses


@rule
def of_soldiers(box: Box, s: Position, seat: int, values: Array) -> int:
    """AH-95: what a seat's uncovered cards add to an army, tilted or not; `values` has it for each card."""
    cards = read_set(s.uncovered, seat) & read_set(box.soldiers, s.age)
    total = 0
    while cards != 0:
        total += values[number(s, lowest(box, cards))]
        cards &= cards - 1
    return total


@rule
def attack_bonus(box: Box, s: Position, seat: int) -> int:
    """AH-53: permanent army bonuses of uncovered cards, tilted or not."""
    return of_soldiers(box, s, seat, box.attack)


@rule
def defence_bonus(box: Box, s: Position, seat: int) -> int:
    """AH-53, AH-55: the same for a defender."""
    return of_soldiers(box, s, seat, box.defence)


@rule
def general_rerolls(box: Box, s: Position, seat: int) -> int:
    """AH-54: the re-rolls of uncovered Generals, tilted or not."""
    return of_soldiers(box, s, seat, box.generals)


@rule
def dice_total(s: Position) -> int:
    """What the war dice show."""
    return s.war_dice[0] + 2 * s.war_dice[1] + 3 * s.war_dice[2]


@rule
def total_army(s: Position) -> int:
    """AH-53: dice, tilted Population and permanent bonuses."""
    return s.army + dice_total(s)


@rule
def stolen_counter(box: Box, s: Position, seat: int, most: int) -> int:
    """AH-57, AH-58, AH-Q8: a seat's highest counter of at most this value, or -1; equal ones are alike."""
    best = NONE
    for counter in range(COUNTERS):
        fits = (s.held[seat] >> counter) & 1 and box.value[counter] <= most
        if fits and (best < 0 or box.value[counter] > box.value[best]):
            best = counter
    return best


@rule
def clear_war(s: Position) -> None:
    """Nothing of a war is left."""
    s.target = NONE
    s.attack = 0
    s.army = 0
    s.generals = 0
    s.source = NONE
    for face in range(WAR_DICE):
        s.war_dice[face] = 0


# Soldiers


@rule
def soldiers(box: Box, s: Position, seat: int) -> int:
    """AH-52, AH-114: straight cards with Population that come after the last one tilted."""
    cards = straight_cards(s, seat) & read_set(box.givers, KINDS * s.age + POPULATION)
    if s.source >= 0:
        cards &= ~((bit(s.source) << 1) - 1)
    return cards


@rule
def next_soldier(box: Box, s: Position, seat: int) -> int:
    """The first card that could be tilted for war, or -1."""
    cards = soldiers(box, s, seat)
    return NONE if cards == 0 else number(s, lowest(box, cards))


@rule
def soldier_moves(box: Box, s: Position, seat: int, out: Any) -> int:
    """AH-52: the cards that may be tilted, and `done`."""
    n = 0
    cards = soldiers(box, s, seat)
    while cards != 0:
        out[n] = move_range(CARD + number(s, lowest(box, cards)), 1)
        n += 1
        cards &= cards - 1
    out[n] = move_range(DONE, 1)
    return n + 1


@rule
def refuse_soldier(box: Box, s: Position, seat: int, card: int) -> int:
    """AH-52, AH-56, AH-114: a straight card with Population, in ascending order; never heritage."""
    if has_heritage(s, seat, card):
        return Reason.NO_HERITAGE_IN_WAR + 0
    if not is_owned(s, seat, card):
        return SourceReason.NOT_YOUR_CARD + 0
    if not is_owned_uncovered(s, seat, card):
        return SourceReason.COVERED + 0
    if (straight_cards(s, seat) & bit(card)) == 0:
        return SourceReason.TILTED + 0
    if box.gives[card, POPULATION] == 0:
        return Reason.NO_SOLDIERS + 0
    return 0 if card > s.source or s.source // AGE_CARDS != s.age else Reason.TILT_OUT_OF_ORDER + 0


@rule
def muster(box: Box, s: Position, log: Log, seat: int, card: int) -> None:
    """AH-52, AH-55, AH-56: a card is tilted for its Population, and stays so until its owner's upkeep."""
    tilt(box, s, seat, card)
    s.army += box.gives[card, POPULATION]
    s.source = card
    note(log, Happened.SOLDIERS, seat, card, box.gives[card, POPULATION], 0)


# Dice


@rule
def roll_war_die(box: Box, s: Position) -> None:
    """One green die."""
    s.war_dice[box.green[below(s.rng, FACES)] - 1] += 1


@rule
def roll_war_dice(box: Box, s: Position, log: Log, seat: int) -> None:
    """AH-52, AH-55: three green dice."""
    for _ in range(WAR_DICE):
        roll_war_die(box, s)
    reveal(log, Happened.WAR_ROLL, seat, s.war_dice[0], s.war_dice[1], s.war_dice[2])


# Generals (D6)


@rule
def last_war_mark(s: Position) -> int:
    """The last face that is marked, or -1."""
    for face in range(WAR_DICE - 1, -1, -1):
        if s.marked[face] > 0:
            return face
    return NONE


@rule
def legal_general(s: Position, out: Any) -> int:
    """AH-54, AH-114"""
    n = 0
    for face in range(max(0, last_war_mark(s)), WAR_DICE):
        if s.war_dice[face] > s.marked[face]:
            out[n] = move_range(DIE + face, 1)
            n += 1
    out[n] = move_range(DONE, 1)
    return n + 1


@rule
def may_mark_more(s: Position) -> bool:
    """Whether a war die is left to mark."""
    for face in range(max(0, last_war_mark(s)), WAR_DICE):
        if s.war_dice[face] > s.marked[face]:
            return True
    return False


@rule
def refuse_mark_war(s: Position, die: int) -> int:
    """AH-54, AH-114, AH-R10"""
    if die >= WAR_DICE or s.war_dice[die] == 0:
        return Reason.NO_WAR_DIE + 0
    if s.war_dice[die] <= s.marked[die]:
        return DiceReason.NO_DIE_LEFT + 0
    return 0 if die >= last_war_mark(s) else DiceReason.MARK_OUT_OF_ORDER + 0


@rule
def mark_war(s: Position, log: Log, about: int, die: int) -> None:
    """AH-54: one more die will be rolled."""
    s.marked[die] += 1
    note(log, Happened.WAR_MARK, about, die, 0, 0)
    push(s, Step.CHOOSE_GENERAL, about, 0)


@rule
def roll_war(box: Box, s: Position, log: Log, about: int) -> None:
    """AH-54, AH-R10: the marked dice are rolled; without a mark the remaining Generals are forgone."""
    marked = 0
    for face in range(WAR_DICE):
        marked += s.marked[face]
        s.war_dice[face] -= s.marked[face]
        s.marked[face] = 0
    for _ in range(marked):
        roll_war_die(box, s)
    if marked == 0:
        s.generals = 0
        note(log, Happened.NO_REROLL, about, 0, 0, 0)
    else:
        s.generals -= 1
        reveal(log, Happened.WAR_REROLL, about, s.war_dice[0], s.war_dice[1], s.war_dice[2])
    push(s, Step.CHOOSE_GENERAL, about, 0)


# What sentences name besides a move's own parameters


def ask_general(s: Any) -> tuple[str, dict[str, Arg]]:
    """How many re-rolls are left, and the total as it stands."""
    return "", {"generals": int(s.generals), "total": total_army(s), "attack": int(s.attack)}


def permit_mark_war() -> tuple[str, dict[str, Arg]]:
    return "AH-54", {}


def permit_roll_war(s: Any) -> tuple[str, dict[str, Arg]]:
    return "AH-R10", {"marks": sum(int(count) for count in s.marked)}
