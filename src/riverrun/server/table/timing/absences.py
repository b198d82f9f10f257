"""Absences at a table: whose time was up, the vote on a seat whose person is away, and what votes came to."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from riverrun.server.table import entries
from riverrun.server.table.seat import STAND_IN, Seat

VOTE_LASTS = 120.0
"""The seconds for which a vote waits: then who has not answered agrees, if anybody has."""


@dataclass(frozen=True)
class SeatVote:
    """A vote on a seat whose person is away: a bot plays for them, or somebody claims it."""

    seat: int
    asked: frozenset[int]
    at: float
    claimer: str | None = None
    """Who claims the seat; None: a bot is to play."""
    name: str = ""
    agreed: frozenset[int] = frozenset()

    @property
    def waiting(self) -> list[int]:
        """The seats whose people have not answered."""
        return sorted(self.asked - self.agreed)

    @property
    def ends(self) -> float:
        """When it ends by itself."""
        return self.at + VOTE_LASTS

    def lapsed(self) -> entries.SeatVoteAnswered:
        """Return what ends it: silence agrees with those who have said yes; without any, nothing happens."""
        return entries.SeatVoteAnswered(seat=self.waiting[0], yes=bool(self.agreed))

    def seated(self, seat: Seat) -> Seat:
        """Return the seat once all have agreed."""
        if self.claimer is not None:
            return Seat(self.claimer, self.name, claimed=True)
        return replace(seat, bot=STAND_IN, away=True)


@dataclass(frozen=True)
class Absences:
    """What is known of absences after some entries of the log."""

    vote: SeatVote | None = None
    expired: dict[int, float] = field(default_factory=dict)
    """The seats whose time was up and whose people have done nothing since, and when it was."""
    done: dict[int, SeatVote] = field(default_factory=dict)
    """The votes that all agreed to, by the number of the entry with which they did."""

    def after(self, number: int, at: float, entry: entries.AnyEntry, own: list[int]) -> Absences:
        """Return the absences after an entry; `own` are the seats of the person who made it."""
        vote, expired, done = self.vote, self.expired, self.done
        if vote is None and not expired and not isinstance(entry, entries.TurnExpired | entries.SeatVoteAsked):
            return self
        match entry:
            case entries.TurnExpired():
                expired = {**expired, entry.seat: at}
            case entries.SeatVoteAsked():
                claimer = entry.by if entry.claim else None
                agreed = frozenset(own) if claimer is None else frozenset()
                vote = SeatVote(entry.seat, frozenset(entry.asked), at, claimer, entry.name, agreed)
            case entries.SeatVoteAnswered():
                silent = frozenset() if vote is None or entry.by is not None else vote.asked
                yes = vote is not None and entry.yes
                vote = replace(vote, agreed=vote.agreed | set(own) | silent) if vote is not None and yes else None
            case entries.Said() | entries.Renamed():
                pass
            case _ if own:  # whoever plays, or takes the seat again, is there
                expired = {seat: since for seat, since in expired.items() if seat not in own}
                vote = None if vote is not None and vote.seat in own else vote
        if vote is not None and not vote.waiting:
            done = {**done, number: vote}
            vote = None
        return Absences(vote, expired, done)

    def reseated(self, number: int, entry: entries.AnyEntry, seats: list[Seat]) -> tuple[int, Seat] | None:
        """Return the seat in which somebody else decides after an entry, and who; None: nothing changes."""
        if isinstance(entry, entries.Returned):
            return entry.seat, replace(seats[entry.seat], bot=None, away=False)
        vote = self.done.get(number)
        return None if vote is None else (vote.seat, vote.seated(seats[vote.seat]))
