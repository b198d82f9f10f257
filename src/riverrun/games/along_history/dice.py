"""The dice: the roll, re-rolls by a die or a Re-roll face, the Golden Age, the coin die (AH-12 to AH-20, AH-29)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.along_history.civilization import collect_gold, read_set, straighten_all
from riverrun.games.along_history.content import Box
from riverrun.games.along_history.moves import MOVES
from riverrun.games.along_history.position import DICE, Position
from riverrun.games.along_history.terms import GREENS, Age, Die, Step
from riverrun.kernel.chance import below
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, more, note, reveal
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited

if TYPE_CHECKING:
    pass

DIE, REROLL, COIN, GOLDEN_AGE, DONE = (MOVES.first(verb) for verb in ("die", "reroll", "coin", "golden_age", "done"))
BLUE, X2, COIN_DIE = int(Die.BLUE), int(Die.X2), int(Die.COIN)  # the interpreter is slow to look up a member
FACES = 6


class Reason(IntEnum):
    NOT_ACTIVE = 100
    NO_SUCH_DIE = 101
    NO_OTHER_DIE = 102
    NO_GOLDEN_AGE = 103
    NOTHING_TILTED = 104
    NO_COIN = 105
    TOO_FEW_X2 = 106
    NO_DIE_LEFT = 107
    MARK_OUT_OF_ORDER = 108
    MARK_DUE = 109


REFUSALS = {
    Reason.NOT_ACTIVE: Cited("AH-77", "active"),
    Reason.NO_SUCH_DIE: Cited("AH-20", "die"),
    Reason.NO_OTHER_DIE: Cited("AH-20", "die"),
    Reason.NO_GOLDEN_AGE: Cited("AH-17"),
    Reason.NOTHING_TILTED: Cited("AH-17"),
    Reason.NO_COIN: Cited("AH-29"),
    Reason.TOO_FEW_X2: Cited("AH-115", "doubles", "held"),
    Reason.NO_DIE_LEFT: Cited("AH-R10", "die"),
    Reason.MARK_OUT_OF_ORDER: Cited("AH-114", "die"),
    Reason.MARK_DUE: Cited("AH-R10"),
}


class Happened(IntEnum):
    ROLL = 100
    DISCARD_TO_REROLL = 103
    REROLL = 104
    MARK = 105
    GOLDEN_AGE = 106
    COIN = 107
    GOLD_BONUS = 108


EVENTS = {
    Happened.ROLL: Cited("AH-19", "seat", "ones", "twos", "threes", "shown", "red", "red2", "gold"),
    Happened.DISCARD_TO_REROLL: Cited("AH-20", "seat", "die"),
    Happened.REROLL: Cited("AH-118", "seat", "die", "face", "number"),
    Happened.MARK: Cited("AH-14", "seat", "die"),
    Happened.GOLDEN_AGE: Cited("AH-17", "seat"),
    Happened.COIN: Cited("AH-29", "seat", "gold", "doubles"),
    Happened.GOLD_BONUS: Cited("AH-98", "seat", "gold"),
}


# Rolling


@rule
def roll_all(box: Box, s: Position, log: Log) -> None:
    """AH-19, AH-86, AH-118: greens, blue, reds, and from Antiquity the coin die."""
    for die in range(DICE):
        s.rolled[die] = 0
    for _ in range(GREENS):
        s.rolled[box.green[below(s.rng, FACES)] - 1] += 1
    s.blue = box.blue[below(s.rng, FACES)]
    s.rolled[BLUE] = 1
    red = box.red[below(s.rng, FACES)]
    red2 = box.red[below(s.rng, FACES)]
    s.rolled[red] += 1
    s.rolled[red2] += 1
    s.coin = 0
    if s.age > Age.PREHISTORY:
        s.coin = box.coin[below(s.rng, FACES)]
        s.rolled[COIN_DIE] = 1
    reveal(log, Happened.ROLL, s.turn_player, s.rolled[0], s.rolled[1], s.rolled[2])
    more(log, s.blue, red, red2, s.coin)
    for die in range(DICE):
        s.unspent[die] = s.rolled[die]


@rule
def take_pawns(s: Position) -> None:
    """AH-76, AH-77, AH-78: all Results pawns anew, by the last faces; red dice serve only the Active Player."""
    for die in range(DICE):
        s.unspent[die] = s.rolled[die] if die <= BLUE or die == COIN_DIE else 0


@rule
def spend(s: Position, die: int) -> None:
    """AH-25: a die is spent as a whole."""
    s.unspent[die] -= 1


@rule
def unspent_dice(s: Position) -> int:
    """How many dice are not spent."""
    total = 0
    for die in range(DICE):
        total += s.unspent[die]
    return total


@rule
def roll_again(box: Box, s: Position, log: Log, die: int) -> int:
    """AH-118: rolls one unspent die that shows `die` anew; returns what it shows then."""
    s.rolled[die] -= 1
    s.unspent[die] -= 1
    face = die
    shows = 0
    at = below(s.rng, FACES)
    if die < GREENS:
        face = box.green[at] - 1
        shows = face + 1
    elif die == BLUE:
        s.blue = box.blue[at]
        shows = s.blue
    elif die == COIN_DIE:
        s.coin = box.coin[at]
        shows = s.coin
    else:
        face = box.red[at]
    s.rolled[face] += 1
    s.unspent[face] += 1
    reveal(log, Happened.REROLL, s.turn_player, die, face, shows)
    return face


# Re-rolling one die for another (D5)


@rule
def refuse_reroll(s: Position, die: int) -> int:
    """AH-14, AH-20, AH-77: the Active Player, an unspent die, and another one to re-roll."""
    if s.turn_player != s.active:
        return Reason.NOT_ACTIVE
    if s.unspent[die] == 0:
        return Reason.NO_SUCH_DIE
    return 0 if unspent_dice(s) > 1 else Reason.NO_OTHER_DIE


@rule
def reroll(box: Box, s: Position, log: Log, die: int) -> None:
    """AH-13, AH-14, AH-20, AH-111: a die is discarded to re-roll one other, a Re-roll face to re-roll any."""
    spend(s, die)
    note(log, Happened.DISCARD_TO_REROLL, s.turn_player, die, 0, 0)
    if die == Die.REROLL:
        push(s, Step.CHOOSE_MARK, 0, 0)
        return
    only = only_unspent(s)
    if only < 0:
        push(s, Step.REROLL, 0, 0)
    else:
        reroll_die(box, s, log, only)


@rule
def only_unspent(s: Position) -> int:
    """What all unspent dice show, if they show the same; otherwise -1."""
    found = -1
    for die in range(DICE):
        if s.unspent[die] > 0:
            if found >= 0:
                return -1
            found = die
    return found


@rule
def legal_reroll(s: Position, out: Any) -> int:
    """AH-20"""
    n = 0
    for die in range(DICE):
        if s.unspent[die] > 0:
            out[n] = move_range(DIE + die, 1)
            n += 1
    return n


@rule
def refuse_reroll_die(s: Position, die: int) -> int:
    """AH-20"""
    return 0 if s.unspent[die] > 0 else Reason.NO_SUCH_DIE


@rule
def reroll_die(box: Box, s: Position, log: Log, die: int) -> None:
    """AH-20: rolls it; what it shows is what bots tell apart."""
    face = roll_again(box, s, log, die)
    s.luck_move = s.moves
    s.luck_face = 1 + face
    if face == BLUE:
        s.luck_face = 20 + s.blue
    elif face == COIN_DIE:
        s.luck_face = 30 + s.coin


# Marking the dice that a Re-roll face rolls (D6)


@rule
def last_mark(s: Position) -> int:
    """The last face that is marked: the next mark must not lie before it; -1: none is."""
    for die in range(DICE - 1, -1, -1):
        if s.marked[die] > 0:
            return die
    return -1


@rule
def choose_mark(box: Box, s: Position, log: Log) -> None:
    """AH-111, AH-R10: the next mark is asked; the first is due, and where no die is left to mark, they are rolled."""
    last = last_mark(s)
    if last < 0:
        only = only_unspent(s)
        if only >= 0:
            mark(s, log, only)
            return
    elif not may_mark(s, last):
        roll_marked(box, s, log)
        return
    push(s, Step.MARKS, 0, 0)


@rule
def may_mark(s: Position, last: int) -> bool:
    """Whether an unmarked unspent die is left, not before the last one in the order of AH-114."""
    for die in range(last, DICE):
        if s.unspent[die] > s.marked[die]:
            return True
    return False


@rule
def legal_marks(s: Position, out: Any) -> int:
    """AH-14, AH-114, AH-R10"""
    n = 0
    last = last_mark(s)
    for die in range(max(0, last), DICE):
        if s.unspent[die] > s.marked[die]:
            out[n] = move_range(DIE + die, 1)
            n += 1
    if last >= 0:
        out[n] = move_range(DONE, 1)
        n += 1
    return n


@rule
def refuse_mark(s: Position, die: int) -> int:
    """AH-14, AH-114, AH-R10: each mark stands for one die, in the order of the faces."""
    if s.unspent[die] == 0:
        return Reason.NO_SUCH_DIE
    if s.unspent[die] <= s.marked[die]:
        return Reason.NO_DIE_LEFT
    return 0 if die >= last_mark(s) else Reason.MARK_OUT_OF_ORDER


@rule
def mark(s: Position, log: Log, die: int) -> None:
    """AH-14: one more die will be rolled."""
    s.marked[die] += 1
    note(log, Happened.MARK, s.turn_player, die, 0, 0)
    push(s, Step.CHOOSE_MARK, 0, 0)


@rule
def refuse_roll_marked(s: Position) -> int:
    """AH-R10: at least one die is marked."""
    return 0 if last_mark(s) >= 0 else Reason.MARK_DUE


@rule
def roll_marked(box: Box, s: Position, log: Log) -> None:
    """AH-14, AH-118: the marked dice are rolled at once, in the order of D6."""
    # The marks are taken off first: a die that comes up as another face is not rolled again.
    for die in range(DICE):
        count = s.marked[die]
        s.rolled[die] -= count
        s.unspent[die] -= count
    for die in range(DICE):
        count = s.marked[die]
        s.marked[die] = 0
        for _ in range(count):
            s.rolled[die] += 1
            s.unspent[die] += 1
            roll_again(box, s, log, die)


# The Golden Age


@rule
def refuse_golden_age(s: Position) -> int:
    """AH-17: an unspent Golden Age face, and something tilted."""
    if s.unspent[Die.GOLDEN] == 0:
        return Reason.NO_GOLDEN_AGE
    return 0 if read_set(s.tilted, s.turn_player) != 0 else Reason.NOTHING_TILTED


@rule
def golden_age(box: Box, s: Position, log: Log) -> None:
    """AH-17, AH-98, AH-R14: all cards are straight again, and gold bonuses come again; the die is spent."""
    spend(s, Die.GOLDEN)
    note(log, Happened.GOLDEN_AGE, s.turn_player, 0, 0, 0)
    straighten_all(box, s, s.turn_player)
    gather_gold(box, s, log, s.turn_player)


@rule
def gather_gold(box: Box, s: Position, log: Log, seat: int) -> None:
    """AH-98: gold bonuses are collected without asking."""
    gold = collect_gold(box, s, seat)
    if gold > 0:
        note(log, Happened.GOLD_BONUS, seat, gold, 0, 0)


# The coin die


@rule
def refuse_coin(s: Position, times: int) -> int:
    """AH-29, AH-115: an unspent coin die or pawn, and as many x2 as go with it."""
    if s.unspent[COIN_DIE] == 0:
        return Reason.NO_COIN
    return 0 if s.unspent[X2] >= times else Reason.TOO_FEW_X2


@rule
def coin(s: Position, log: Log, times: int) -> None:
    """AH-15, AH-29, AH-78, AH-Q21: its gold goes to the treasure, doubled by each x2 that goes with it."""
    s.unspent[COIN_DIE] -= 1
    s.unspent[X2] -= times
    gold = s.coin << times
    s.gold[s.turn_player] += gold
    note(log, Happened.COIN, s.turn_player, gold, times, 0)


# What sentences name besides a move's own parameters


def permit_reroll(die: int) -> tuple[str, dict[str, Arg]]:
    return "AH-14" if die == Die.REROLL else "", {}


def permit_mark() -> tuple[str, dict[str, Arg]]:
    return "AH-14", {}


def permit_roll_marked() -> tuple[str, dict[str, Arg]]:
    return "AH-R10", {}


def permit_coin(s: Any, times: int) -> tuple[str, dict[str, Arg]]:
    return "AH-15" if times else "", {"gold": int(s.coin) << times}


def arg_active(s: Any) -> Ref:
    """The Active Player, who alone rolls dice."""
    return Ref("player", int(s.active))


def arg_doubles(times: int) -> int:
    """How many x2 a move spends."""
    return times


def arg_held(s: Any) -> int:
    """How many x2 are unspent."""
    return int(s.unspent[X2])
