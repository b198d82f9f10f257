"""A seat at a table: who sits there, by what name, and who decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

STAND_IN = "greedy"
"""The bot that plays on for someone who resigned."""


@dataclass(frozen=True)
class Seat:
    """A seat as it is now."""

    person: str | None = None
    name: str | None = None
    bot: str | None = None
    resigned: bool = False

    @property
    def taken(self) -> bool:
        """Whether a person or a bot sits here."""
        return self.person is not None or self.bot is not None

    @property
    def played_by_person(self) -> bool:
        """Whether a person decides here: one who resigned does not."""
        return self.person is not None and not self.resigned


def seats_by_person(seats: Sequence[Seat]) -> dict[str, list[int]]:
    """Return the seats of everyone who sits."""
    found: dict[str, list[int]] = {}
    for at, seat in enumerate(seats):
        if seat.person is not None:
            found.setdefault(seat.person, []).append(at)
    return found
