"""Actions one after another: asked, agreed to by a host, carried out (R6, EP-D5, EP-D6, EP-A9, EP-A63)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.actions.expanding import expand_targets
from riverrun.games.epochs.actions.free import NO_EVENT, has_free, legal_free
from riverrun.games.epochs.actions.governing import fit_cities, has_surplus
from riverrun.games.epochs.actions.granting import any_action, list_actions
from riverrun.games.epochs.actions.prices import (
    BASIC,
    CITY,
    COMMAND,
    EXPAND,
    GOVERNMENT,
    MAY,
    POST_LAND,
    POST_SEA,
    RESEARCH,
    TO_CITY,
    TO_COMMAND,
    TO_EXPAND,
    TO_GOVERNMENT,
    TO_POST,
    TO_RESEARCH,
    TO_UPGRADE,
    TO_WONDER,
    UNIT,
    WONDER,
    Reason,
    begin_action,
    offered_unit,
    pay_action,
    price,
    price_kind,
    refuse_kind,
)
from riverrun.games.epochs.actions.trading import post_site
from riverrun.games.epochs.actions.units import field_unit
from riverrun.games.epochs.cards.card_texts import granted
from riverrun.games.epochs.cards.effects import fire_action, fire_all
from riverrun.games.epochs.cards.gains import gain, gain_all
from riverrun.games.epochs.cards.market import close_up
from riverrun.games.epochs.cards.sums import reckon
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.map.geometry import SITE_IDS
from riverrun.games.epochs.map.pieces import city_owner, place_city, place_land, place_post
from riverrun.games.epochs.moves import MOVES, RESOURCE_IDS
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import GAINS, NEUTRAL, NONE, Col, Event, Step
from riverrun.games.epochs.words import amounts, gains_of
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note, reveal
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited
from riverrun.kernel.sets import bits, lowest

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

PASS = MOVES.first("pass")
VERB = int(Col.VERB)


class Happened(IntEnum):
    PASSED = 140
    AGREED = 141
    DENIED = 142
    RESEARCHED = 143
    BUILT = 144
    NEW_FORM = 145
    COMMANDED = 146


EVENTS = {
    Happened.PASSED: Cited("EP-A9", "seat"),
    Happened.AGREED: Cited("EP-A67", "seat", "other", "site"),
    Happened.DENIED: Cited("EP-A50", "seat", "other", "site"),
    Happened.RESEARCHED: Cited("EP-6.4", "seat", "row", "side"),
    Happened.BUILT: Cited("EP-6.5", "seat", "built"),
    Happened.NEW_FORM: Cited("EP-6.7", "seat", "form", "old_form"),
    Happened.COMMANDED: Cited("EP-6.8", "seat", "form"),
}


# The next action (D5)


@rule
def choose_action(box: Box, s: Position) -> None:
    """EP-4.1, EP-A9, EP-A10: the next action of the turn; after the last the military step begins."""
    if s.actions_left == 0:
        push(s, Step.CHOOSE_MILITARY, 0, 0)
        return
    push(s, Step.CHOOSE_ACTION, 0, 0)
    if s.expanded[s.active] == 0:
        low, high = expand_targets(box, s, s.active)
        if bits(low) + bits(high) == 1 and not has_free(box, s):
            begin_action(box, s, EXPAND + (lowest(low) if low != 0 else 32 + lowest(high)), NONE)
            return
    push(s, Step.ACTION, NONE, 0)


@rule
def choose_extra(box: Box, s: Position, about: int) -> None:
    """EP-A48, EP-A64, EP-D5: an extra action is asked for, unless there is nothing to do but pass."""
    if any_action(box, s, s.active, about) or has_free(box, s):
        push(s, Step.ACTION, about, 0)


@rule
def may_pass(s: Position, grant: int) -> bool:
    """EP-4.5, EP-A9: any action may be passed but the first of the game."""
    return grant >= 0 or s.expanded[s.active] != 0


@rule
def legal_action(box: Box, s: Position, out: Any, about: int) -> int:
    """EP-D5"""
    n = list_actions(box, s, s.active, about, out)
    if may_pass(s, about):
        out[n] = move_range(PASS, 1)
        n += 1
    return legal_free(box, s, out, n)


@rule
def legal_grant(box: Box, s: Position, out: Any, about: int) -> int:
    """EP-D8, EP-A58: no free action inside a granted one."""
    n = list_actions(box, s, s.active, about, out)
    out[n] = move_range(PASS, 1)
    return n + 1


@rule
def refuse_pass_action(s: Position, about: int) -> int:
    """EP-4.5, EP-A9"""
    return 0 if may_pass(s, about) else Reason.FIRST_EXPAND


@rule
def pass_action(s: Position, log: Log, about: int) -> None:
    """EP-A9"""
    if about < 0:
        s.actions_left -= 1
    note(log, Happened.PASSED, s.active, 0, 0, 0)


@rule
def refuse_command(box: Box, s: Position, move: int, about: int) -> int:
    """EP-6.8"""
    return refuse_kind(box, s, move, about)


@rule
def command(box: Box, s: Position, move: int, about: int) -> None:
    """EP-6.8"""
    begin_action(box, s, move, about)


# Consent (D6)


@rule
def agree(box: Box, s: Position, log: Log, about: int) -> None:
    """EP-6.3, EP-A16, EP-A67: the host agrees; the post is paid."""
    reveal(log, Happened.AGREED, about, s.active, post_site(s.doing), 0)
    pay_action(box, s)


@rule
def deny(box: Box, s: Position, log: Log, about: int) -> None:
    """EP-A50, EP-A63, EP-A67, EP-A68: nothing is spent, and that host's cities are closed for the rest of the turn."""
    reveal(log, Happened.DENIED, about, s.active, post_site(s.doing), 0)
    s.closed |= 1 << about
    grant = s.granted_by
    leave_action(s)
    if grant >= 0:
        if box.effects[grant, VERB] != MAY:
            push(s, Step.EXTRA, grant, 0)
        elif any_action(box, s, s.active, grant):
            push(s, Step.GRANT, grant, NONE)


@rule
def leave_action(s: Position) -> None:
    """No action is being done any more."""
    s.doing = NONE
    s.granted_by = NONE


# Carrying out


@rule
def act(box: Box, s: Position, log: Log) -> None:
    """EP-D5, EP-D15: printed results, then effects; all that is no choice happens by itself."""
    move = s.doing
    seat = s.active
    if s.granted_by < 0:
        s.actions_left -= 1
    if move < CITY:
        place_land(box, s, log, seat, move - EXPAND)
        s.expanded[seat] = 1
        fire_action(box, s, log, seat, Event.EXPAND, move - EXPAND, TO_EXPAND)
    elif move < POST_LAND:
        place_city(box, s, log, seat, move - CITY)
        fire_action(box, s, log, seat, NO_EVENT, NONE, TO_CITY)
    elif move < RESEARCH:
        build_post(box, s, log, seat, post_site(move), move >= POST_SEA)
    elif move < WONDER:
        advance_research(box, s, log, seat, move - RESEARCH)
    elif move < UNIT:
        build_wonder(box, s, log, seat, move - WONDER)
    elif move < GOVERNMENT:
        upgrade(box, s, log, seat, move)
    elif move < COMMAND:
        change_form(box, s, log, seat, move - GOVERNMENT)
        return
    else:
        note(log, Happened.COMMANDED, seat, s.form[seat], 0, 0)
        gain_all(box, s, log, seat, box.form_command, s.form[seat])
        fire_action(box, s, log, seat, Event.COMMAND, NONE, TO_COMMAND)
    leave_action(s)


@rule
def build_post(box: Box, s: Position, log: Log, seat: int, site: int, by_sea: int) -> None:
    """EP-6.3, EP-A8: the post stands; in a player's city builder and host gain, the builder first."""
    place_post(box, s, log, seat, site)
    host = city_owner(s, site)
    if host != NEUTRAL:
        for kind in range(GAINS):
            gain(box, s, log, seat, kind, box.post_bonus_both[kind])
        for kind in range(GAINS):
            gain(box, s, log, host, kind, box.post_bonus_both[kind])
    fire_action(box, s, log, seat, Event.POST, 1 if by_sea else 0, TO_POST)


@rule
def advance_research(box: Box, s: Position, log: Log, seat: int, side: int) -> None:
    """EP-6.4: the reward of one side; the scroll moves onto the row, but never onto the top one."""
    row = s.scroll
    note(log, Happened.RESEARCHED, seat, box.row_printed[row] + 1, side, 0)
    gain_all(box, s, log, seat, box.row_reward, 2 * row + side)
    if row < box.rows - 1:
        s.scroll += 1
    fire_action(box, s, log, seat, Event.RESEARCH, NONE, TO_RESEARCH)


@rule
def build_wonder(box: Box, s: Position, log: Log, seat: int, space: int) -> None:
    """EP-6.5, EP-A47, EP-A48: rewards, then effects of what was there before, then the wonder's own."""
    wonder = s.wonder_column[space]
    close_up(s.wonder_column, space)
    before = s.built_count
    s.built[before] = wonder
    s.built_count += 1
    s.builder[wonder] = seat
    s.wonder_count[seat] += 1
    note(log, Happened.BUILT, seat, wonder, 0, 0)
    gain_all(box, s, log, seat, box.wonder_reward, wonder)
    reckon(box, s, seat)
    fit_cities(s, seat)
    action = TO_WONDER if s.granted_by < 0 else NONE
    first = box.wonder_rows[wonder, 0]
    rows = box.wonder_rows[wonder, 1]
    form = s.form[seat]
    fire_all(box, s, log, seat, Event.WONDER, NONE, action, form, s.invented_count[seat], before, first, rows)


@rule
def upgrade(box: Box, s: Position, log: Log, seat: int, move: int) -> None:
    """EP-6.6, EP-A37, EP-A38: a basic unit is not used up; a card of the column leaves a gap that closes."""
    unit = offered_unit(box, s, move)
    if move < BASIC:
        close_up(s.unit_column, move - UNIT)
    field_unit(box, s, log, seat, unit)
    fire_action(box, s, log, seat, NO_EVENT, NONE, TO_UPGRADE)


@rule
def change_form(box: Box, s: Position, log: Log, seat: int, form: int) -> None:
    """EP-6.7, EP-D9: the new form counts; surplus cities go before its instant reward."""
    old = s.form[seat]
    s.form[seat] = form
    note(log, Happened.NEW_FORM, seat, form, old, 0)
    reckon(box, s, seat)
    fit_cities(s, seat)
    push(s, Step.INSTANT, old, 0)


@rule
def finish_government(box: Box, s: Position, log: Log, about: int) -> None:
    """EP-6.7, EP-A41, EP-A47, EP-D9, EP-Q3, EP-Q7: surplus cities one by one, the instant reward, then effects of what
    was there before."""
    seat = s.active
    if has_surplus(s, seat):
        push(s, Step.INSTANT, about, 0)
        push(s, Step.SURPLUS, 0, 0)
        return
    gain_all(box, s, log, seat, box.form_instant, s.form[seat])
    action = TO_GOVERNMENT if s.granted_by < 0 else NONE
    count = s.invented_count[seat]
    fire_all(box, s, log, seat, Event.GOVERNMENT, NONE, action, about, count, s.built_count, 0, 0)
    leave_action(s)


# What sentences name


def permit_pass_action() -> tuple[str, dict[str, Arg]]:
    return "EP-A9", {}


def permit_decline() -> tuple[str, dict[str, Arg]]:
    return "EP-A63", {}


def permit_command(game: Game, s: Any) -> tuple[str, dict[str, Arg]]:
    return "", {"reward": gains_of(game.box_view.form_command, int(s.form[s.active]))}


def _deal(game: Game, s: Any) -> dict[str, Arg]:
    """EP-A68: what a host is told: who builds, where, by which route, at which price, and what both get."""
    box, move = game.box_view, int(s.doing)
    return {
        "builder": Ref("player", int(s.active)),
        "site": Ref("site", SITE_IDS[post_site(move)], name=SITE_IDS[post_site(move)]),
        "route": "sea" if move >= POST_SEA else "land",
        "price": int(price(box, s, int(s.active), move, int(s.granted_by))),
        "needed": Ref("resource", RESOURCE_IDS[price_kind(box, move)]),
        "reward": amounts([(kind, int(box.post_bonus_both[kind])) for kind in range(GAINS)]),
    }


def ask_consent(game: Game, s: Any) -> tuple[str, dict[str, Arg]]:
    return "EP-A68", _deal(game, s)


def permit_agree(game: Game, s: Any) -> tuple[str, dict[str, Arg]]:
    return "EP-D6", _deal(game, s)


def permit_deny(game: Game, s: Any) -> tuple[str, dict[str, Arg]]:
    return "EP-A50", _deal(game, s)


def permit_return_land(game: Game, about: int) -> tuple[str, dict[str, Arg]]:
    """What the land's return gives."""
    cells = [int(game.box_view.effects[about, column]) for column in (Col.A, Col.B, Col.C, Col.D)]
    return "EP-Q2", {"reward": amounts([(cells[0], cells[1]), (cells[2], cells[3])])}


def ask_action(game: Game, s: Any, about: int) -> tuple[str, dict[str, Arg], str]:
    """Whether it is the first action of a game, one of the turn's own, or an extra one."""
    left: dict[str, Arg] = {"left": int(s.actions_left)}
    if about >= 0:
        return "EP-A64", granted(game, about), "action-extra"
    return ("EP-D5", left, "action") if s.expanded[s.active] else ("EP-4.5", left, "action-first")
