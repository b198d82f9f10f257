"""Setting up the game (AH-1 to AH-9), and dealing anew what nobody can know (AH-R19)."""

from __future__ import annotations

from enum import IntEnum

from riverrun.games.along_history.ages import begin_age
from riverrun.games.along_history.content import Box
from riverrun.games.along_history.position import Position
from riverrun.kernel.chance import below, deal_again
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.journal import Log, reveal
from riverrun.kernel.rules.refusals import Cited


class Happened(IntEnum):
    FIRST = 1


EVENTS = {Happened.FIRST: Cited("AH-9", "seat")}


@rule
def lay_table(box: Box, s: Position, log: Log) -> None:
    """AH-1, AH-9, AH-R20: the first Age, and the first Active Player by the option."""
    s.age = box.first_age
    s.active = box.first_player if box.first_player >= 0 else below(s.rng, box.players)
    reveal(log, Happened.FIRST, s.active, 0, 0, 0)
    begin_age(box, s, log)


@entry
def redeal(box: Box, s: Position, seat: int) -> None:
    """AH-2, AH-R19: only the order of the deck is hidden, and from all alike."""
    deal_again(s.rng, s.deck, 0, s.deck_size)
