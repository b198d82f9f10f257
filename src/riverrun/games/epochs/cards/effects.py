"""What cards do when something happens: gains at once, then what asks, then extra actions (EP-A47, A48, A62 to A64)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.actions.granting import any_action
from riverrun.games.epochs.actions.units import field_unit
from riverrun.games.epochs.cards.card_texts import granted
from riverrun.games.epochs.cards.counts import counted, holds
from riverrun.games.epochs.cards.gains import gain
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.map.pieces import remove_land
from riverrun.games.epochs.moves import MOVES
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import ABILITIES, NONE, Col, Event, Step, Verb
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import bag, lift, pop, push
from riverrun.kernel.rules.refusals import Cited
from riverrun.kernel.sets import has, next_member

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

PASS, RETURN, EFFECT = MOVES.first("pass"), MOVES.first("return"), MOVES.first("effect")
VERB, EVENT, A, B, C, D = (int(column) for column in (Col.VERB, Col.EVENT, Col.A, Col.B, Col.C, Col.D))
GAIN, GAIN_PER, MAY, MAY_RETURN_LAND = int(Verb.GAIN), int(Verb.GAIN_PER), int(Verb.MAY), int(Verb.MAY_RETURN_LAND)
TAKE_UNIQUE, EXTRA_ACTION = int(Verb.TAKE_UNIQUE), int(Verb.EXTRA_ACTION)
ARRIVAL = int(Event.ARRIVAL)
OFFERED = 8
"""How many pending effects are offered at once (EP-A62)."""
ALL_EVENTS = -1
FIXED_SOURCES = 1 + ABILITIES
"""The form and the abilities, before inventions and wonders in the order of EP-A47."""
PACKED = 64
"""A source's first row times this, and how many rows it has."""


class Reason(IntEnum):
    NO_SUCH_EFFECT = 350
    NOT_YOUR_LAND = 351
    JUST_TAKEN = 352


REFUSALS = {
    Reason.NO_SUCH_EFFECT: Cited("EP-A62", "pending", "offered"),
    Reason.NOT_YOUR_LAND: Cited("EP-Q2", "hex"),
    Reason.JUST_TAKEN: Cited("EP-Q2", "hex"),
}


class Happened(IntEnum):
    DECLINED = 350
    LAND_RETURNED = 351
    EFFECT_CHOSEN = 352


EVENTS = {
    Happened.DECLINED: Cited("EP-A63", "seat", "source"),
    Happened.LAND_RETURNED: Cited("EP-Q2", "seat", "hex"),
    Happened.EFFECT_CHOSEN: Cited("EP-A62", "seat", "source"),
}


# The sources of a seat's effects, in the order of A47


@rule
def source_rows(box: Box, s: Position, seat: int, source: int, form: int, inventions: int) -> int:
    """EP-A47: the rows of a source, packed: the form, abilities 1 to 4, inventions, then wonders as they were built."""
    if source == 0:
        return box.form_rows[form, 0] * PACKED + box.form_rows[form, 1]
    if source < FIXED_SOURCES:
        if (s.unlocked[seat] >> (source - 1) & 1) == 0:
            return 0
        ability = ABILITIES * s.civilization[seat] + source - 1
        return box.ability_rows[ability, 0] * PACKED + box.ability_rows[ability, 1]
    if source < FIXED_SOURCES + inventions:
        invention = s.invented[seat, source - FIXED_SOURCES]
        return box.invention_rows[invention, 0] * PACKED + box.invention_rows[invention, 1]
    wonder = s.built[source - FIXED_SOURCES - inventions]
    if s.builder[wonder] != seat:
        return 0
    return box.wonder_rows[wonder, 0] * PACKED + box.wonder_rows[wonder, 1]


# Something happened


@rule
def fire(box: Box, s: Position, log: Log, seat: int, event: int, what: int) -> None:
    """EP-A47: an event that brought no new card and is no action: a war won, trade income."""
    fire_all(box, s, log, seat, event, what, NONE, s.form[seat], s.invented_count[seat], s.built_count, 0, 0)


@rule
def fire_action(box: Box, s: Position, log: Log, seat: int, event: int, what: int, action: int) -> None:
    """EP-A42, EP-A47, EP-A48, EP-Q5: an action is done; one that is itself extra breeds no extra action."""
    kind = NONE if s.granted_by >= 0 else action
    fire_all(box, s, log, seat, event, what, kind, s.form[seat], s.invented_count[seat], s.built_count, 0, 0)


@rule
def fire_all(
    box: Box,
    s: Position,
    log: Log,
    seat: int,
    event: int,
    what: int,
    action: int,
    form: int,
    inventions: int,
    built: int,
    first: int,
    rows: int,
) -> None:
    """EP-A47, EP-A64, EP-Q4: plain gains now; what asks waits as a bag above the extra actions.

    The list is that of the form, inventions and wonders before the new card, whose own rows come last.
    """
    sources = FIXED_SOURCES + inventions + built
    listens = s.listens[seat]
    if form != s.form[seat]:
        listens = ALL_EVENTS
    heard = listens >> event & 1
    if heard:
        for source in range(sources):
            packed = source_rows(box, s, seat, source, form, inventions)
            gain_rows(box, s, log, seat, event, what, packed // PACKED, packed % PACKED)
    gain_rows(box, s, log, seat, ARRIVAL, what, first, rows)
    if action >= 0 and listens & 1:
        for source in range(sources - 1, -1, -1):
            packed = source_rows(box, s, seat, source, form, inventions)
            push_extras(box, s, action, packed // PACKED, packed % PACKED)
    asks = push_asks(box, s, ARRIVAL, what, first, rows)
    if heard:
        for source in range(sources - 1, -1, -1):
            packed = source_rows(box, s, seat, source, form, inventions)
            asks += push_asks(box, s, event, what, packed // PACKED, packed % PACKED)
    if asks > 0:
        push(s, Step.EFFECTS, 0, 0)


@rule
def gain_rows(box: Box, s: Position, log: Log, seat: int, event: int, what: int, first: int, rows: int) -> None:
    """EP-A47: the plain gains of a source, its unique unit too."""
    for row in range(first, first + rows):
        if box.effects[row, EVENT] == event:
            verb = box.effects[row, VERB]
            if verb == TAKE_UNIQUE:
                field_unit(box, s, log, seat, box.effects[row, A])
            elif verb in (GAIN, GAIN_PER) and holds(box, s, seat, row, what):
                times = counted(box, s, seat, row) if verb == GAIN_PER else 1
                gain(box, s, log, seat, box.effects[row, A], times * box.effects[row, B])


@rule
def push_extras(box: Box, s: Position, action: int, first: int, rows: int) -> None:
    """EP-A47, EP-A64: the extra actions that a source grants after this one, each a question of its own."""
    for row in range(first + rows - 1, first - 1, -1):
        if box.effects[row, VERB] == EXTRA_ACTION and box.effects[row, A] == action:
            push(s, Step.EXTRA, row, 0)


@rule
def push_asks(box: Box, s: Position, event: int, what: int, first: int, rows: int) -> int:
    """EP-A47: the effects of a source that ask something; how many."""
    found = 0
    for row in range(first + rows - 1, first - 1, -1):
        verb = box.effects[row, VERB]
        if box.effects[row, EVENT] == event and verb in (MAY, MAY_RETURN_LAND):
            push(s, Step.PENDING, row, what)
            found += 1
    return found


# Pending effects (D8)


@rule
def has_option(box: Box, s: Position, at: int) -> bool:
    """EP-A47: whether the pending effect in a row of the agenda has a legal option now."""
    row = s.agenda[at, 1]
    what = s.agenda[at, 2]
    if not holds(box, s, s.active, row, what):
        return False
    if box.effects[row, VERB] == MAY:
        return any_action(box, s, s.active, row)
    land = next_member(s.lands, s.active, -1)
    return land >= 0 and (land != what or next_member(s.lands, s.active, land) >= 0)


@rule
def find_option(box: Box, s: Position, top: int, n: int) -> int:
    """EP-A62: of the bag whose top is that row of the agenda, the row of the effect that has `n` others with an option
    before it; with too few, -1 less their number."""
    found = 0
    at = top
    while at >= 0 and s.agenda[at, 0] == Step.PENDING:
        if has_option(box, s, at):
            if found == n:
                return at
            found += 1
        at -= 1
    return -1 - found


@rule
def nth_option(box: Box, s: Position, n: int) -> int:
    """EP-A62: the same where the bag lies on top; -1: there are too few."""
    return max(NONE, find_option(box, s, s.depth - 1, n))


@rule
def choose_effect(box: Box, s: Position) -> None:
    """EP-A47, EP-A62, EP-A63, EP-D8: the owner says which is next; those without an option lapse at the end."""
    second = find_option(box, s, s.depth - 1, 1)
    if second >= 0:
        push(s, Step.EFFECT, 0, 0)
    elif second == -2:
        begin_effect(s, find_option(box, s, s.depth - 1, 0))
    else:
        for _ in range(bag(s, Step.PENDING)):
            pop(s)


@rule
def begin_effect(s: Position, at: int) -> None:
    """EP-A47, EP-Q4: this one is next, with all that it triggers, and then the rest of the bag."""
    lift(s, at)
    push(s, Step.EFFECTS, 0, 0)
    lift(s, s.depth - 2)


@rule
def resolve_pending(box: Box, s: Position, about: int, which: int) -> None:
    """EP-D8: its own moves, or `pass`."""
    push(s, Step.GRANT if box.effects[about, VERB] == MAY else Step.RETURN, about, which)


@rule
def legal_effect(box: Box, s: Position, out: Any) -> int:
    """EP-A62"""
    out[0] = move_range(EFFECT, min(OFFERED, options_below(box, s)))
    return 1


@rule
def options_below(box: Box, s: Position) -> int:
    """EP-A62: how many effects with an option lie below the decision that asks for one."""
    return -1 - find_option(box, s, s.depth - 2, len(s.agenda))


@rule
def refuse_effect(box: Box, s: Position, pending: int) -> int:
    """EP-A62: one of those that are offered."""
    return 0 if find_option(box, s, s.depth - 2, pending) >= 0 else Reason.NO_SUCH_EFFECT


@rule
def effect(box: Box, s: Position, log: Log, pending: int) -> None:
    """EP-A47, EP-A62"""
    at = find_option(box, s, s.depth - 1, pending)
    note(log, Happened.EFFECT_CHOSEN, s.active, s.agenda[at, 1], 0, 0)
    begin_effect(s, at)


@rule
def decline(s: Position, log: Log, about: int) -> None:
    """EP-A63: that one effect is declined; the others stay."""
    note(log, Happened.DECLINED, s.active, about, 0, 0)


@rule
def refuse_decline() -> int:
    """EP-A63: always possible."""
    return 0


# Returning a land (Nomadic)


@rule
def legal_return_land(s: Position, out: Any, which: int) -> int:
    """EP-D8, EP-Q2"""
    n = 0
    hex = next_member(s.lands, s.active, -1)
    while hex >= 0:
        if hex != which:
            out[n] = move_range(RETURN + hex, 1)
            n += 1
        hex = next_member(s.lands, s.active, hex)
    out[n] = move_range(PASS, 1)
    return n + 1


@rule
def refuse_return_land(s: Position, which: int, hex: int) -> int:
    """EP-Q2: a land of one's own, but not the one just expanded to."""
    if not has(s.lands, s.active, hex):
        return Reason.NOT_YOUR_LAND
    return Reason.JUST_TAKEN if hex == which else 0


@rule
def return_land(box: Box, s: Position, log: Log, about: int, hex: int) -> None:
    """EP-A11, EP-Q2: the cube returns to the board, and the owner gains what the effect says."""
    note(log, Happened.LAND_RETURNED, s.active, hex, 0, 0)
    remove_land(box, s, log, s.active, hex)
    gain(box, s, log, s.active, box.effects[about, A], box.effects[about, B])
    if box.effects[about, C] >= 0:
        gain(box, s, log, s.active, box.effects[about, C], box.effects[about, D])


# What sentences name


def ask_grant(game: Game, about: int) -> tuple[str, dict[str, Arg]]:
    return "EP-D8", granted(game, about)


def ask_return_land(game: Game, about: int) -> tuple[str, dict[str, Arg]]:
    return "EP-Q2", granted(game, about)


def permit_effect(game: Game, s: Any, pending: int) -> tuple[str, dict[str, Arg]]:
    """EP-A62: the card that waits, and what it allows; the decision itself lies on top of those that wait."""
    box, left, at = game.box_view, pending, int(s.depth) - 2
    while left > 0 or not has_option(box, s, at):
        left -= has_option(box, s, at)
        at -= 1
    return "EP-A62", granted(game, int(s.agenda[at, 1]))


def arg_offered(game: Any, s: Any) -> int:
    return int(min(OFFERED, options_below(game.box_view, s)))
