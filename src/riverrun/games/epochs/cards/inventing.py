"""Inventions: inventing from the hand or the market, covering, debut for oneself and the left neighbour (R4, EP-D4)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.actions.free import has_free, legal_free
from riverrun.games.epochs.actions.governing import fit_cities
from riverrun.games.epochs.cards.effects import fire_all
from riverrun.games.epochs.cards.gains import gain_all
from riverrun.games.epochs.cards.sums import reckon
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.course.turns import remove_expenditure
from riverrun.games.epochs.moves import MOVES
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import NAMES, NONE, SPACES, Event, Step
from riverrun.games.epochs.words import gains_of, invention_ref
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited
from riverrun.kernel.sets import add, has

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

INVENT, TAKE, COVER, GIVE = (MOVES.first(verb) for verb in ("invent", "take", "cover", "give"))


class Reason(IntEnum):
    NOT_IN_HAND = 120
    NOT_THIS_EPOCH = 121
    ALREADY_INVENTED = 122
    INVENTED_ENOUGH = 123
    COVERED_ENOUGH = 124
    MARKET_NAME_KNOWN = 125


REFUSALS = {
    Reason.NOT_IN_HAND: Cited("EP-4.1", "invention"),
    Reason.NOT_THIS_EPOCH: Cited("EP-4.1", "invention"),
    Reason.ALREADY_INVENTED: Cited("EP-4.3", "invention"),
    Reason.INVENTED_ENOUGH: Cited("EP-4.2", "most_inventions"),
    Reason.COVERED_ENOUGH: Cited("EP-4.2", "most_covers"),
    Reason.MARKET_NAME_KNOWN: Cited("EP-4.3", "space", "market_name"),
}


class Happened(IntEnum):
    INVENTED = 150
    TAKEN = 151
    COVERED = 152
    DEBUT = 153


EVENTS = {
    Happened.INVENTED: Cited("EP-4.4", "seat", "invention"),
    Happened.TAKEN: Cited("EP-4.1", "seat", "invention", "given", "space"),
    Happened.COVERED: Cited("EP-4.1", "seat", "given", "covered", "space"),
    Happened.DEBUT: Cited("EP-4.4", "seat", "invention"),
}


# Hands and the market


@rule
def in_hand(s: Position, seat: int, invention: int) -> int:
    """How many of a name a seat has in hand."""
    return s.hand[seat, invention // NAMES] >> (2 * (invention % NAMES)) & 3


@rule
def discard(s: Position, seat: int, invention: int) -> None:
    """EP-4.6: a card leaves the hand."""
    epoch = invention // NAMES
    s.hand[seat, epoch] -= 1 << (2 * (invention % NAMES))
    s.hand_size[seat, epoch] -= 1


@rule
def top_of(s: Position, space: int) -> int:
    """EP-A75: the invention on top of a market space, the only one in reach."""
    return s.market[space, s.market_size[space] - 1]


# The plan (D4)


@rule
def choose_plan(box: Box, s: Position, log: Log) -> None:
    """EP-3.4, EP-4.1, EP-A2, EP-D4: expenditure is removed, then the player plans; a single plan is made unasked.

    There is always one: two names are barred at most, and there are five cards to choose among (EP-A2).
    """
    remove_expenditure(box, s, log, s.active)
    seat = s.active
    if s.covers_done[seat] < box.covers_per_epoch:
        push(s, Step.PLAN, 0, 0)
        return
    found = 0
    only = NONE
    for name in range(NAMES):
        if refuse_invent(box, s, NAMES * s.epoch + name) == 0:
            found += 1
            only = INVENT + NAMES * s.epoch + name
    for space in range(SPACES):
        if refuse_take(box, s, space) == 0:
            found += 1
            only = TAKE + space
    if found != 1 or has_free(box, s):
        push(s, Step.PLAN, 0, 0)
    elif only < TAKE:
        invent(box, s, log, only - INVENT)
    else:
        take(s, only - TAKE)


@rule
def legal_plan(box: Box, s: Position, out: Any) -> int:
    """EP-D4"""
    n = 0
    for name in range(NAMES):
        if refuse_invent(box, s, NAMES * s.epoch + name) == 0:
            out[n] = move_range(INVENT + NAMES * s.epoch + name, 1)
            n += 1
    for space in range(SPACES):
        if refuse_take(box, s, space) == 0:
            out[n] = move_range(TAKE + space, 1)
            n += 1
    if s.covers_done[s.active] < box.covers_per_epoch:
        out[n] = move_range(COVER, SPACES)
        n += 1
    return legal_free(box, s, out, n)


@rule
def refuse_invent(box: Box, s: Position, invention: int) -> int:
    """EP-4.1, EP-4.2, EP-4.3, EP-A1"""
    seat = s.active
    if s.inventions_done[seat] >= box.inventions_per_epoch:
        return Reason.INVENTED_ENOUGH
    if in_hand(s, seat, invention) == 0:
        return Reason.NOT_IN_HAND
    if invention // NAMES != s.epoch:
        return Reason.NOT_THIS_EPOCH
    return Reason.ALREADY_INVENTED if has(s.has_invention, seat, invention) else 0


@rule
def refuse_take(box: Box, s: Position, space: int) -> int:
    """EP-4.1, EP-4.2, EP-4.3, EP-A75"""
    seat = s.active
    if s.inventions_done[seat] >= box.inventions_per_epoch:
        return Reason.INVENTED_ENOUGH
    return Reason.MARKET_NAME_KNOWN if has(s.has_invention, seat, top_of(s, space)) else 0


@rule
def refuse_cover(box: Box, s: Position) -> int:
    """EP-4.2"""
    return Reason.COVERED_ENOUGH if s.covers_done[s.active] >= box.covers_per_epoch else 0


@rule
def invent(box: Box, s: Position, log: Log, invention: int) -> None:
    """EP-4.1, EP-4.6: from the hand."""
    discard(s, s.active, invention)
    introduce(box, s, log, invention)


@rule
def take(s: Position, space: int) -> None:
    """EP-4.1, EP-A61: a card of the hand is given for it first."""
    push(s, Step.CHOOSE_GIVE, space, 0)


@rule
def cover(s: Position, space: int) -> None:
    """EP-4.1, EP-A61: which card covers it is asked next."""
    push(s, Step.CHOOSE_GIVE, space, 1)


# The card given (D4)


@rule
def choose_give(box: Box, s: Position, log: Log, about: int, which: int) -> None:
    """EP-D4: any current card of the hand; a single name is given unasked."""
    found = 0
    only = NONE
    for name in range(NAMES):
        if in_hand(s, s.active, NAMES * s.epoch + name) > 0:
            found += 1
            only = NAMES * s.epoch + name
    if found == 1:
        give(box, s, log, about, which, only)
    else:
        push(s, Step.GIVE, about, which)


@rule
def legal_give(s: Position, out: Any) -> int:
    """EP-D4"""
    n = 0
    for name in range(NAMES):
        if in_hand(s, s.active, NAMES * s.epoch + name) > 0:
            out[n] = move_range(GIVE + NAMES * s.epoch + name, 1)
            n += 1
    return n


@rule
def refuse_give(s: Position, invention: int) -> int:
    """EP-4.1, EP-4.3: any name will do, of the current epoch."""
    if in_hand(s, s.active, invention) == 0:
        return Reason.NOT_IN_HAND
    return 0 if invention // NAMES == s.epoch else Reason.NOT_THIS_EPOCH


@rule
def give(box: Box, s: Position, log: Log, about: int, which: int, invention: int) -> None:
    """EP-4.1, EP-4.6, EP-A4, EP-A75: it lies on the space, on top of what it covers or instead of what is taken."""
    seat = s.active
    space = about
    top = top_of(s, space)
    discard(s, seat, invention)
    if which == 0:
        s.market[space, s.market_size[space] - 1] = invention
        note(log, Happened.TAKEN, seat, top, invention, space)
        introduce(box, s, log, top)
        return
    s.market[space, s.market_size[space]] = invention
    s.market_size[space] += 1
    s.covers_done[seat] += 1
    s.actions_left = 2
    s.planned = 2
    note(log, Happened.COVERED, seat, invention, top, space)
    push(s, Step.CHOOSE_ACTION, 0, 0)


# Inventing


@rule
def introduce(box: Box, s: Position, log: Log, invention: int) -> None:
    """EP-4.4, EP-4.6, EP-A3, EP-A8, EP-A44, EP-A47: debut for oneself, then for the left neighbour; then its abilities,
    then one action."""
    seat = s.active
    left = (seat + 1) % box.players
    s.inventions_done[seat] += 1
    s.actions_left = 1
    s.planned = 1
    push(s, Step.CHOOSE_ACTION, 0, 0)
    note(log, Happened.INVENTED, seat, invention, 0, 0)
    for _ in range(s.debut_times[seat]):
        gain_all(box, s, log, seat, box.debut, invention)
    note(log, Happened.DEBUT, left, invention, 0, 0)
    gain_all(box, s, log, left, box.debut, invention)
    before = s.invented_count[seat]
    s.invented[seat, before] = invention
    s.invented_count[seat] += 1
    add(s.has_invention, seat, invention)
    reckon(box, s, seat)
    fit_cities(s, seat)
    first = box.invention_rows[invention, 0]
    rows = box.invention_rows[invention, 1]
    fire_all(box, s, log, seat, Event.INVENT, NONE, NONE, s.form[seat], before, s.built_count, first, rows)


# What sentences name


def arg_most_inventions(game: Game) -> int:
    return int(game.box_view.inventions_per_epoch)


def arg_most_covers(game: Game) -> int:
    return int(game.box_view.covers_per_epoch)


def arg_market_name(game: Game, s: Any, space: int) -> Ref:
    return invention_ref(game, int(top_of(s, space)))


def permit_invent(game: Game, invention: int) -> tuple[str, dict[str, Arg]]:
    """Its debut reward."""
    return "", {"reward": gains_of(game.box_view.debut, invention)}


def permit_take(game: Game, s: Any, space: int) -> tuple[str, dict[str, Arg]]:
    top = int(top_of(s, space))
    return "", {"invention": invention_ref(game, top), "reward": gains_of(game.box_view.debut, top)}


def permit_cover(game: Game, s: Any, space: int) -> tuple[str, dict[str, Arg]]:
    return "", {"invention": invention_ref(game, int(top_of(s, space)))}


def permit_give(game: Game, s: Any, about: int, which: int) -> tuple[str, dict[str, Arg]]:
    """Whether the card covers the one on the space, or is given for it."""
    top = invention_ref(game, int(top_of(s, about)))
    return "", {"way": "cover" if which else "take", "top": top, "at": about + 1}


def ask_give(game: Game, s: Any, about: int, which: int) -> tuple[str, dict[str, Arg]]:
    return "", {"way": "cover" if which else "take", "invention": invention_ref(game, int(top_of(s, about)))}


def ask_plan(s: Any) -> tuple[str, dict[str, Arg]]:
    """How many inventions and covers the epoch still asks for."""
    return "", {"inventions": int(s.inventions_done[s.active]), "covers": int(s.covers_done[s.active])}
