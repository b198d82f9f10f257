"""Gaining and losing: resources, authority, culture with its order of arrival, art and honor (R5)."""

from __future__ import annotations

from enum import IntEnum

from riverrun.games.epochs.content import Box
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import GAINS, STORED, Res
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.position.layout import Array
from riverrun.kernel.rules.refusals import Cited

CULTURE, AUTHORITY, ART, HONOR = int(Res.CULTURE), int(Res.AUTHORITY), int(Res.ART), int(Res.HONOR)


class Happened(IntEnum):
    GAIN = 10
    GAIN_NOTHING = 11
    LOSE = 12


EVENTS = {
    Happened.GAIN: Cited("EP-5.1", "seat", "resource", "amount"),
    Happened.GAIN_NOTHING: Cited("EP-A44", "seat", "resource"),
    Happened.LOSE: Cited("EP-5.1", "seat", "resource", "amount"),
}


@rule
def cubes(s: Position, seat: int) -> int:
    """EP-5.2: a seat's authority on board, map and government board."""
    return s.authority[seat] + s.land_count[seat] + s.consumed[seat]


@rule
def gain(box: Box, s: Position, log: Log, seat: int, kind: int, n: int) -> None:
    """EP-5.1, EP-5.2, EP-5.3, EP-A44: authority beyond 24 and art beyond the tokens are lost."""
    if n <= 0:
        return
    got = n
    if kind < STORED:
        s.stock[seat, kind] += n
    elif kind == CULTURE:
        move_culture(box, s, seat, s.culture[seat] + n)
    elif kind == AUTHORITY:
        got = min(n, box.authority_max - cubes(s, seat))
        s.authority[seat] += got
    elif kind == ART:
        got = min(n, s.art_left)
        s.art_left -= got
        s.art[seat] += got
    else:
        s.honor[seat] += n
    if got > 0:
        note(log, Happened.GAIN, seat, kind, got, 0)
    else:
        note(log, Happened.GAIN_NOTHING, seat, kind, 0, 0)


@rule
def gain_all(box: Box, s: Position, log: Log, seat: int, rewards: Array, row: int) -> None:
    """EP-5.1: all that a row of rewards has, kind by kind."""
    for kind in range(GAINS):
        if rewards[row, kind] != 0:
            gain(box, s, log, seat, kind, rewards[row, kind])


@rule
def lose(box: Box, s: Position, log: Log, seat: int, kind: int, n: int) -> None:
    """EP-A8: as much as there is, never below 0; lost authority goes from the board to the personal supply."""
    lost = n
    if kind < STORED:
        lost = min(n, s.stock[seat, kind])
        s.stock[seat, kind] -= lost
    elif kind == CULTURE:
        lost = min(n, s.culture[seat])
        move_culture(box, s, seat, s.culture[seat] - lost)
    elif kind == AUTHORITY:
        lost = min(n, s.authority[seat])
        s.authority[seat] -= lost
    elif kind == ART:
        lost = min(n, s.art[seat])
        s.art[seat] -= lost
        s.art_left += lost
    else:
        lost = min(n, s.honor[seat])
        s.honor[seat] -= lost
    if lost > 0:
        note(log, Happened.LOSE, seat, kind, lost, 0)


@rule
def move_culture(box: Box, s: Position, seat: int, value: int) -> None:
    """EP-5.3, EP-A8, EP-A45, EP-A82: who comes to a number, up or down, ranks behind those who are there."""
    if value == s.culture[seat]:
        return
    s.culture[seat] = value
    place = 0
    while s.ranking[place] != seat:
        place += 1
    while place > 0 and s.culture[s.ranking[place - 1]] < value:
        s.ranking[place] = s.ranking[place - 1]
        place -= 1
    while place + 1 < box.players and s.culture[s.ranking[place + 1]] >= value:
        s.ranking[place] = s.ranking[place + 1]
        place += 1
    s.ranking[place] = seat
