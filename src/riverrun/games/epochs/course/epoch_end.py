"""The end of an epoch: seven steps, each for all in turn order before the next (R10, EP-A30 to A35, A83)."""

from __future__ import annotations

from enum import IntEnum

from riverrun.games.epochs.cards.effects import fire
from riverrun.games.epochs.cards.gains import gain, lose
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.course.feeding import feed
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import EPOCHS, GAINS, NONE, Event, Immune, Res, Step
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.position.agenda import finish, push
from riverrun.kernel.rules.refusals import Cited
from riverrun.kernel.sets import meets, next_member

ART, TRADE, FOOD, CONVERSION, PILLAGE, RESTORING, WARMONGERS = 1, 2, 3, 4, 5, 6, 7
"""The steps of R10 by their numbers."""


class Happened(IntEnum):
    EPOCH_ENDS = 700
    ART_GIVEN = 701
    INCOME = 702
    PILLAGED = 703
    RESTORED = 704
    MARKER_BACK = 705
    GAME_ENDS = 706


EVENTS = {
    Happened.EPOCH_ENDS: Cited("EP-A34", "epoch"),
    Happened.ART_GIVEN: Cited("EP-10.1", "seat", "rank"),
    Happened.INCOME: Cited("EP-10.2", "seat", "level", "gold", "culture"),
    Happened.PILLAGED: Cited("EP-10.5", "seat", "camps"),
    Happened.RESTORED: Cited("EP-10.6", "seat", "count"),
    Happened.MARKER_BACK: Cited("EP-10.7", "seat", "lost"),
    Happened.GAME_ENDS: Cited("EP-12.1"),
}


@rule
def end_epoch(box: Box, s: Position, log: Log) -> None:
    """EP-A34, EP-A35: after everybody's last turn of the epoch, of Epoch III too."""
    s.active = s.first
    note(log, Happened.EPOCH_ENDS, s.epoch, 0, 0, 0)
    push(s, Step.END_EPOCH, ART, 0)


@rule
def epoch_step(box: Box, s: Position, log: Log, about: int, which: int) -> None:
    """EP-A34: one step for one seat; `which` seats have done it already."""
    if about == ART:
        give_art(box, s, log)
        push(s, Step.END_EPOCH, TRADE, 0)
    elif about > WARMONGERS:
        leave_epoch(box, s, log)
    elif which == box.players:
        push(s, Step.END_EPOCH, about + 1, 0)
    else:
        push(s, Step.END_EPOCH, about, which + 1)
        seat = (s.first + which) % box.players
        if about == TRADE:
            take_income(box, s, log, seat)
        elif about == FOOD:
            feed(box, s, log, seat)
        elif about == CONVERSION:
            push(s, Step.CONVERTED, seat, 0)
        elif about == PILLAGE:
            pillage(box, s, log, seat)
        elif about == RESTORING:
            restore(s, log, seat)
        else:
            return_marker(box, s, log, seat)


@rule
def leave_epoch(box: Box, s: Position, log: Log) -> None:
    """EP-A35: the next epoch, or the end."""
    if s.epoch == EPOCHS - 1:
        note(log, Happened.GAME_ENDS, 0, 0, 0, 0)
        finish(s)
    else:
        push(s, Step.NEW_EPOCH, 0, 0)


@rule
def give_art(box: Box, s: Position, log: Log) -> None:
    """EP-10.1, EP-A30, EP-A79: to the first by culture, in the order of their ranks."""
    for rank in range(box.art_award[s.epoch]):
        seat = s.ranking[rank]
        if seat != NONE and s.art_left > 0:
            note(log, Happened.ART_GIVEN, seat, rank + 1, 0, 0)
            gain(box, s, log, seat, Res.ART, 1)


@rule
def trade_level(box: Box, s: Position, seat: int) -> int:
    """EP-10.2, EP-A56: the lower of supply and demand, as far as the board goes."""
    return max(0, min(s.trade_supply[seat], s.trade_demand[seat], box.trade_most))


@rule
def take_income(box: Box, s: Position, log: Log, seat: int) -> None:
    """EP-10.2: the reward under the lower of supply and demand; then what cards give at trade income."""
    level = trade_level(box, s, seat)
    note(log, Happened.INCOME, seat, level, box.trade_gold[level], box.trade_culture[level])
    gain(box, s, log, seat, Res.GOLD, box.trade_gold[level])
    gain(box, s, log, seat, Res.CULTURE, box.trade_culture[level])
    fire(box, s, log, seat, Event.TRADE_INCOME, 0)


@rule
def camps_beside(box: Box, s: Position, seat: int) -> int:
    """EP-10.5, EP-A33: the camps that touch a land or a city of a seat, each once."""
    camps = 0
    hex = next_member(s.camps, 0, -1)
    while hex >= 0:
        if meets(box.near, hex, s.lands, seat) or meets(box.hex_sites, hex, s.cities, seat):
            camps += 1
        hex = next_member(s.camps, 0, hex)
    return camps


@rule
def pillage(box: Box, s: Position, log: Log, seat: int) -> None:
    """EP-10.5: for each camp, as far as there is something to lose."""
    if s.immune[seat] & Immune.PILLAGE:
        return
    camps = camps_beside(box, s, seat)
    if camps > 0:
        note(log, Happened.PILLAGED, seat, camps, 0, 0)
        for kind in range(GAINS):
            if box.pillage_loss[kind] > 0:
                lose(box, s, log, seat, kind, camps * box.pillage_loss[kind])


@rule
def restore(s: Position, log: Log, seat: int) -> None:
    """EP-10.6: consumed authority returns to the civilization board."""
    if s.consumed[seat] > 0:
        note(log, Happened.RESTORED, seat, s.consumed[seat], 0, 0)
        s.authority[seat] += s.consumed[seat]
        s.consumed[seat] = 0


@rule
def return_marker(box: Box, s: Position, log: Log, seat: int) -> None:
    """EP-10.7: warmongers give the marker back and lose culture."""
    if s.marker[seat]:
        s.marker[seat] = 0
        note(log, Happened.MARKER_BACK, seat, box.warmonger_loss[s.epoch], 0, 0)
        lose(box, s, log, seat, Res.CULTURE, box.warmonger_loss[s.epoch])
