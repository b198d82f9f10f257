"""A table: what its log adds up to, and what follows from it. No storage, no sockets, no time of its own.

A table is a value. `after` gives the table that one more entry makes, and leaves this one alone: what could not be
stored has not happened. Which entry may follow is said elsewhere: what a person wants by `wishes`, what the clock owes
by `owed.py`.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, replace
from typing import Literal

from riverrun.kernel.game import Game
from riverrun.kernel.record import commitment
from riverrun.kernel.state import State
from riverrun.server import entries
from riverrun.server.charter import Charter
from riverrun.server.clock import Clock
from riverrun.server.entries import Numbered
from riverrun.server.seat import STAND_IN, Seat


@dataclass(frozen=True)
class Wish:
    """A wish to take back all moves after the first `to`, and the seats whose people have agreed."""

    seat: int
    to: int
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Made:
    """A move that stands: the number of its entry, and the seat (None: the environment) that made it."""

    number: int
    seat: int | None


@dataclass(frozen=True)
class Findable:
    """What is kept beside a log so that its table is found without reading it."""

    stage: str
    free: bool
    bots_turn: bool
    """Whether the server owes the table something: a bot's move, or what is due by its clock."""
    people: tuple[str, ...] | None = None
    """Everyone who belongs to the table, where that has changed."""


class Table:
    """A table after so many entries of its log."""

    def __init__(self, id: str, opened: float, charter: Charter, game: Game, seed: int) -> None:
        self.id = id
        self.opened = opened
        self.charter = charter
        self.game = game
        self.seed = seed
        self.commitment = commitment(seed)
        self.version = 0
        self.changed = opened
        self.seats = [Seat(bot=plan.bot) for plan in charter.seats]
        self.began_at = 0
        """The entry by which the last seat was taken; 0: some are free."""
        self.host_left = False
        self.closed = False
        self.state: State | None = None
        self.line: list[Made] = []
        """The moves that stand, in order."""
        self.log: list[Numbered] = []
        self.undone: dict[int, list[int]] = {}
        """For each entry that took moves back, the entries that had made them."""
        self.clock: Clock | None = None
        """The clock of a game that is played against one, once it has begun."""
        self.wish: Wish | None = None
        self.again: str | None = None
        self.commands: dict[tuple[str, str], int] = {}
        """The wishes that clients named and that are done: the number of the entry each became."""
        self.game_version = 0
        """The number of the last entry that changed the game: a client that has not seen it is behind."""

    # What the log adds up to

    @staticmethod
    def from_log(
        id: str,
        opened: float,
        charter: Charter,
        game: Game,
        seed: int,
        log: list[Numbered],
        snapshot: tuple[int, State] | None = None,
    ) -> Table:
        """A table from its log; the moves that a snapshot holds are not played again.

        With a clock they are, since it follows from each move's time and position; such games are short.
        """
        table = Table(id, opened, charter, game, seed)
        if game.rulebook.pace(game) is not None:
            snapshot = None
        known = snapshot[0] if snapshot is not None else 0
        for numbered in log:
            table._apply(numbered, play=numbered.number > known)
            if snapshot is not None and numbered.number == known:
                table.state = snapshot[1]
        return table

    def after(self, *log: Numbered) -> Table:
        """The table that these further entries make."""
        twin = copy.copy(self)
        twin.seats = self.seats.copy()
        twin.line = self.line.copy()
        twin.log = self.log.copy()
        twin.undone = self.undone.copy()
        twin.commands = self.commands.copy()
        if self.state is not None:
            twin.state = self.state.copy()
        for numbered in log:
            twin._apply(numbered, play=True)
        return twin

    def _apply(self, numbered: Numbered, play: bool) -> None:
        entry, number = numbered.entry, numbered.number
        assert number == self.version + 1, f"entry {number} does not follow {self.version}"
        self.version = number
        self.changed = numbered.at
        self.log.append(numbered)
        if entry.command is not None and entry.by is not None:
            self.commands[entry.by, entry.command] = number
        match entry:
            case entries.Sat():
                self.seats[entry.seat] = Seat(entry.by, entry.name)
                self.host_left = self.host_left and entry.by != self.charter.host
                self._begin_if_full(number, play)
            case entries.Left():
                self.seats[entry.seat] = Seat()
                self.host_left = self.host_left or entry.by == self.charter.host
            case entries.Renamed():
                self.seats[entry.seat] = replace(self.seats[entry.seat], name=entry.name)
            case entries.Moved():
                self._move(number, entry, play)
            case entries.TookBack():
                self._take_back(number, entry.to, play)
            case entries.AskedBack():
                self.wish = Wish(entry.seat, entry.to)
            case entries.Answered():
                self._answer(number, entry, play)
            case entries.Resigned():
                self.seats[entry.seat] = replace(self.seats[entry.seat], resigned=True, bot=STAND_IN)
                self.wish = None
                self.game_version = number
            case entries.Started() | entries.Paused() | entries.Resumed() | entries.Calmed():
                self._set_clock(entry, numbered.at)
            case entries.Again():
                self.again = entry.table
            case entries.Closed():
                self.closed = True
            case entries.Said():
                pass

    def _begin_if_full(self, number: int, play: bool) -> None:
        if all(seat.taken for seat in self.seats):
            self.began_at = number
            self.game_version = number
            if play:
                self.state = self.game.new(self.seed)
                pace, timing = self.game.rulebook.pace(self.game), self.state.timing
                if pace is not None and timing is not None:
                    self.clock = Clock.begun(pace, timing, self.changed)

    def _set_clock(self, entry: entries.Timer, at: float) -> None:
        assert self.clock is not None
        match entry:
            case entries.Started():
                self.clock = self.clock.started(at)
            case entries.Paused():
                self.clock = self.clock.stopped(at)
            case entries.Resumed():
                self.clock = self.clock.resumed(at)
            case entries.Calmed():
                self.clock = self.clock.calmed(at)

    def _move(self, number: int, entry: entries.Moved, play: bool) -> None:
        self.line.append(Made(number, entry.seat))
        self.wish = None
        if play:
            assert self.state is not None
            self.state.replay_move(entry.move)
            timing = self.state.timing
            if self.clock is not None and timing is not None:
                self.clock = self.clock.moved(timing, self.changed, entry.by is not None)
        if entry.seat is not None or self.clock is None or self.clock.phase != "finishing":
            self.game_version = number  # who finishes late decides upon the same as before the time was up

    def _take_back(self, number: int, to: int, play: bool) -> None:
        gone = self.line[to:]
        self.undone[number] = [made.number for made in gone]
        del self.line[to:]
        self.wish = None
        self.game_version = number
        if play:
            assert self.state is not None
            if len(gone) <= self.state.undoable:
                for _ in gone:
                    self.state.undo()
            else:
                self.state = self.state.rewind(to)

    def _answer(self, number: int, entry: entries.Answered, play: bool) -> None:
        wish = self.wish
        if wish is None:
            return
        if not entry.yes:
            self.wish = None
            return
        self.wish = replace(wish, agreed=wish.agreed | set(self.seats_of(entry.by)))
        if not self.waiting_for():
            self._take_back(number, wish.to, play)

    # What follows from it

    @property
    def began(self) -> bool:
        """Whether the game has begun."""
        return self.began_at > 0

    @property
    def stage(self) -> Literal["gathering", "running", "over", "closed"]:
        """How far the table is."""
        if not self.began:
            nobody = not any(seat.person for seat in self.seats)
            return "closed" if self.closed or (nobody and self.host_left) else "gathering"
        return "over" if self.ended else "running"

    @property
    def ended(self) -> Literal["played", "resigned"] | None:
        """How the game ended: by its rules, or because nobody was left to play against, or nobody to play together."""
        if not self.began or self.state is None:
            return None
        if self.state.over:
            return "played"
        left = [seat for seat in self.seats if not seat.resigned]
        alone = len(left) <= 1 and not self.game.rulebook.together
        return "resigned" if alone or not any(seat.person for seat in left) else None

    @property
    def winners(self) -> list[int]:
        """The seats that won: by the rules, or as the only one that did not resign.

        Who resigns does not win, except in a game that all win or lose together; there, giving up is losing for all.
        """
        together = self.game.rulebook.together
        if self.ended == "played" and self.state is not None:
            won = [score.seat for score in self.state.scores() if score.won]
            return [seat for seat in won if together or not self.seats[seat].resigned]
        if together:
            return []
        left = [at for at, seat in enumerate(self.seats) if not seat.resigned]
        return left if self.ended == "resigned" and len(left) == 1 else []

    @property
    def turn(self) -> int | None:
        """The seat that owes a decision."""
        return self.state.seat if self.state is not None and self.stage == "running" else None

    @property
    def bot_to_move(self) -> str | None:
        """The bot that owes a decision, if it is a bot's turn and no clock keeps it from playing."""
        if self.turn is None or (self.clock is not None and not self.clock.plays):
            return None
        return self.seats[self.turn].bot

    @property
    def until(self) -> float | None:
        """When something is due by the clock; None: nothing is."""
        return None if self.clock is None or self.clock.paused is not None else self._phase_ends()

    @property
    def left(self) -> float | None:
        """How many seconds a paused clock keeps; None: it is not paused, or nothing will be due."""
        ends = self._phase_ends()
        return None if ends is None or self.clock is None or self.clock.paused is None else ends - self.clock.paused

    def _phase_ends(self) -> float | None:
        """When the clock's phase ends by itself, or would if it were not paused."""
        if self.clock is None or self.turn is None:
            return None
        return self.clock.until(bot_starts=self.seats[self.turn].bot is not None)

    @property
    def hidden(self) -> bool:
        """Whether nobody may look at the game now: a paused clock is no time to think."""
        return self.clock is not None and self.clock.paused is not None and self.stage == "running"

    @property
    def quiet(self) -> str | None:
        """The clause by which nobody may talk now; None: everyone may. Between two rounds everyone may."""
        timing = self.state.timing if self.state is not None and self.stage == "running" else None
        if timing is None:
            return None
        return None if (timing.fresh if self.clock is None else not self.clock.quiet) else timing.quiet

    @property
    def people(self) -> tuple[str, ...]:
        """Everyone who belongs here: who sits, who opened it, whom a seat is kept for."""
        sitting = {seat.person for seat in self.seats if seat.person is not None}
        kept = {plan.kept for plan in self.charter.seats if plan.kept is not None and not self.began}
        return tuple(sorted(sitting | kept | {self.charter.host}))

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [] if person is None else [at for at, seat in enumerate(self.seats) if seat.person == person]

    def others(self, person: str | None) -> list[int]:
        """The seats where other people decide."""
        return [at for at, seat in enumerate(self.seats) if seat.played_by_person and seat.person != person]

    def called(self, seat: int | None) -> str:
        """What a seat is called."""
        if seat is None:
            return "nobody"
        return self.seats[seat].name or self.seats[seat].bot or f"player {seat + 1}"

    def waiting_for(self) -> list[int]:
        """The seats whose people have not answered the wish to take back."""
        if self.wish is None:
            return []
        asker = self.seats[self.wish.seat].person
        return [seat for seat in self.others(asker) if seat not in self.wish.agreed]

    def repeated(self, person: str | None, command: str | None) -> int | None:
        """The entry that a wish with this name has become already."""
        return None if person is None or command is None else self.commands.get((person, command))

    def findable(self, before: Table | None = None) -> Findable:
        """What is kept beside the log; the people only where they have changed."""
        free = self.charter.listed and self.stage == "gathering" and any(not seat.taken for seat in self.seats)
        same = before is not None and before.people == self.people
        owed = self.bot_to_move is not None or self.until is not None
        return Findable(self.stage, free, owed, None if same else self.people)
