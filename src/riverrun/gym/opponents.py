"""Who sits at the table with a learner: opponents by name, and the learner's seat."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from riverrun.bots import BOTS, Bot, PolicyBot, bot_or_net
from riverrun.gym.loops import EVERY_SEAT, RANDOM_SEAT, ROTATE
from riverrun.kernel.errors import BadOption
from riverrun.kernel.integers import as_int

Opponents = str | Path | Bot | Sequence[str | Path | Bot]
"""One bot for all other seats, or one for each, from the learner's left on."""

SEATS = {"rotate": ROTATE, "random": RANDOM_SEAT}


def opponents_of(given: Opponents, players: int) -> tuple[Bot, ...]:
    """The bots of the other seats, from the learner's left on; one that is given alone takes all of them."""
    listed = [given] if isinstance(given, str | Path | Bot) else list(given)
    if players > 1 and len(listed) not in (1, players - 1):
        wanted = "1 opponent" if players == 2 else f"1 opponent for all or {players - 1}"
        raise BadOption(f"A learner at a table of {players} needs {wanted}, not {len(listed)}.")
    bots = [one if isinstance(one, Bot) else bot_or_net(one) for one in listed]
    return tuple(bots * (players - 1) if len(bots) == 1 else bots)[: players - 1]


def policies_of(bots: Sequence[Bot]) -> list[int]:
    """The numbers of bots that a compiled loop can play; others are refused."""
    for one in bots:
        if not isinstance(one, PolicyBot):
            raise BadOption(
                f"'{one.name}' cannot sit inside a batch, only bots that are one compiled function can (random, easy, "
                "greedy); the single environment takes any bot."
            )
    return [one.policy for one in bots if isinstance(one, PolicyBot)]


def names_of(bots: Sequence[Bot]) -> list[str]:
    """The names by which these compiled bots are made again."""
    known = {one.policy: name for name, one in BOTS.items() if isinstance(one, PolicyBot)}
    return [known[policy] for policy in policies_of(bots)]


def seat_number(seat: str | int | None, players: int) -> int:
    """Where the learner sits: "rotate", "random" or a seat; None: everywhere."""
    if seat is None:
        return EVERY_SEAT
    if isinstance(seat, str) and seat in SEATS:
        return SEATS[seat]
    number: Any = as_int(seat)
    if number is None or not 0 <= number < players:
        names = " or ".join(f"'{name}'" for name in SEATS)
        raise BadOption(f"The learner's seat is {names}, or a number from 0 to {players - 1}, not {seat!r}.")
    return int(number)
