"""A chapter of the rules: the pile and the first player (NEW-1, NEW-2), and what is hidden (NEW-7)."""

from __future__ import annotations

from enum import IntEnum

from riverrun.games.new_game.content import Box
from riverrun.games.new_game.position import KINDS, NONE, Position, Step
from riverrun.kernel.chance import below, deal_again, shuffle
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.journal import Log, reveal
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited


class Happened(IntEnum):
    """What this chapter notes in the journal; each chapter's numbers are its own."""

    FIRST = 1


EVENTS = {Happened.FIRST: Cited("NEW-2", "seat")}


@rule
def lay_table(box: Box, s: Position, log: Log) -> None:
    """NEW-1, NEW-2: shuffles the pile and draws lots for the first turn."""
    for kind in range(KINDS):
        for _ in range(box.count[kind]):
            s.pile[s.pile_size] = kind
            s.pile_size += 1
    shuffle(s.rng, s.pile, 0, s.pile_size)
    s.last = NONE
    s.active = below(s.rng, box.players)
    reveal(log, Happened.FIRST, s.active, 0, 0, 0)
    push(s, Step.TURN, 0, 0)


@entry
def redeal(box: Box, s: Position, seat: int) -> None:
    """NEW-7: nobody knows the order of the pile."""
    deal_again(s.rng, s.pile, 0, s.pile_size)
