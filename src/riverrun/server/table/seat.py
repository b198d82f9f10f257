"""A seat at a table: who sits there, by what name, and who decides."""

from __future__ import annotations

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
    away: bool = False
    """Whether a bot plays for the person until they return, by the others' wish."""
    claimed: bool = False
    """Whether the person has taken the seat over from somebody who was away."""

    @property
    def taken(self) -> bool:
        """Whether a person or a bot sits here."""
        return self.person is not None or self.bot is not None

    @property
    def may_be_rated(self) -> bool:
        """Whether a game with this seat may count for ratings: nobody but a person from the start on plays here."""
        return (self.person is not None or self.bot is None) and not self.claimed

    @property
    def played_by_person(self) -> bool:
        """Whether a person decides here: one who resigned, or for whom a bot plays, does not."""
        return self.person is not None and not self.resigned and not self.away
