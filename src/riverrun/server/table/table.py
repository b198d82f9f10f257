"""A table: what its log adds up to, and what follows from it. No storage, no sockets, no time of its own.

A table is a value. `after` gives the table that one more entry makes, and leaves this one alone: what could not be
stored has not happened. Which entry may follow is said elsewhere: what a person asks for by `commands/`, what is due
by the clock by `timing/timeouts.py`.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import replace
from functools import cached_property
from typing import Literal

from riverrun.kernel.game import Game
from riverrun.kernel.language.sentences import Ref
from riverrun.kernel.record import commitment
from riverrun.kernel.state import State
from riverrun.server.table import entries
from riverrun.server.table.config import TableConfig
from riverrun.server.table.entries import LogEntry
from riverrun.server.table.frozen.kept_game import Frozen
from riverrun.server.table.outcome import winning_seats
from riverrun.server.table.played import PlayedMove, UndoRequest
from riverrun.server.table.seat import STAND_IN, Seat
from riverrun.server.table.timing.absences import Absences
from riverrun.server.table.timing.clock import Clock
from riverrun.server.table.timing.pauses import Pauses
from riverrun.server.table.timing.table_times import TableTimes
from riverrun.server.table.timing.turn_limit import TurnTime

DERIVED = ("stage", "ended", "winners", "turn", "people", "seats_by_person")
"""What a table works out once."""
DERIVED_FROM_MOVES = DERIVED[:4]
"""What a move changes of that: it seats nobody."""


class Table(TableTimes):
    """A table after `version` entries of its log."""

    frozen: Frozen | None = None
    """Why the game cannot go on here, and what is kept of it; None: it can."""

    def __init__(self, id: str, opened: float, config: TableConfig, game: Game, seed: int) -> None:
        self.id = id
        self.opened = opened
        self.config = config
        self.game = game
        self.seed = seed
        self.commitment = commitment(seed)
        self.version, self.changed = 0, opened
        self.seats = [Seat(bot=seat.bot) for seat in config.seats]
        self.began_at = 0
        """The entry by which the last seat was taken; 0: some are free."""
        self.host_left = self.closed = False
        self.state: State | None = None
        self.moves: list[PlayedMove] = []
        """The moves that stand, in order."""
        self.log: list[LogEntry] = []
        self.undone: dict[int, list[int]] = {}
        """For each entry that took moves back, the entries that had made them."""
        self.clock: Clock | None = None
        """The clock of a game that is played against one, once it has begun."""
        self.turn_time = TurnTime(config.turn_limit, opened)
        self.pauses, self.absences = Pauses(), Absences()
        self.undo_request: UndoRequest | None = None
        self.rematch: str | None = None
        self.commands: dict[tuple[str, str], int] = {}
        """The commands that clients gave an id and that are done: the number of the entry each became."""
        self.game_version = 0
        """The number of the last entry that changed the game: a client that has not seen it is behind."""

    # The log

    @staticmethod
    def from_log(
        id: str,
        opened: float,
        config: TableConfig,
        game: Game,
        seed: int,
        log: list[LogEntry],
        snapshot: tuple[int, State] | None = None,
    ) -> Table:
        """Build a table from its log; the moves that a snapshot holds are not played again.

        With a clock they are, since it follows from each move's time and position; such games are short.
        """
        table = Table(id, opened, config, game, seed)
        if game.rulebook.pace(game) is not None:
            snapshot = None
        known = snapshot[0] if snapshot is not None else 0
        for numbered in log:
            table._apply(numbered, play=numbered.number > known)
            if snapshot is not None and numbered.number == known:
                table.state = snapshot[1]
        return table

    def after(self, *log: LogEntry) -> Table:
        """Return the table that these further entries make."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        for name in ("seats", "moves", "log", "undone", "pauses", "commands"):
            setattr(twin, name, getattr(self, name).copy())
        if self.state is not None:
            twin.state = self.state.copy()
        for numbered in log:
            twin._apply(numbered, play=True)
        return twin

    def _apply(self, numbered: LogEntry, play: bool) -> None:
        entry, number = numbered.entry, numbered.number
        assert number == self.version + 1, f"entry {number} does not follow {self.version}"
        self._forget(DERIVED_FROM_MOVES)
        self.version = number
        self.changed = numbered.at
        self.log.append(numbered)
        if entry.command is not None and entry.by is not None:
            self.commands[entry.by, entry.command] = number
        self.absences = self.absences.after(number, numbered.at, entry, self.seats_of(entry.by))
        match entry:
            case entries.Sat():
                self.seats[entry.seat] = Seat(entry.by, entry.name)
                self.host_left = self.host_left and entry.by != self.config.host
                self._begin_if_full(number, play)
            case entries.Left():
                self.seats[entry.seat] = Seat()
                self.host_left = self.host_left or entry.by == self.config.host
            case entries.BotSat():
                self.seats[entry.seat] = Seat(bot=entry.bot)
                self._begin_if_full(number, play)
            case entries.Freed():
                self.host_left = self.host_left or self.seats[entry.seat].person == self.config.host
                self.seats[entry.seat] = Seat()
            case entries.Renamed():
                self.seats[entry.seat] = replace(self.seats[entry.seat], name=entry.name)
            case entries.Moved():
                self._move(number, entry, play)
            case entries.Undone():
                self._undo(number, entry.to, play)
            case entries.UndoRequested():
                self.undo_request = UndoRequest(entry.seat, entry.to)
            case entries.UndoAnswered():
                self._answer(number, entry, play)
            case entries.Resigned():
                self.seats[entry.seat] = replace(self.seats[entry.seat], resigned=True, bot=STAND_IN)
                self.undo_request = None
                self.game_version = number
            case entries.TurnExpired():
                self.turn_time = self.turn_time.expired(entry.seat)
            case entries.Started() | entries.Paused() | entries.Resumed() | entries.InterludeEnded():
                self._set_clock(number, entry, numbered.at)
            case entries.RematchOpened():
                self.rematch = entry.table
            case entries.Closed():
                self.closed = True
            case entries.SeatVoteAsked() | entries.SeatVoteAnswered() | entries.Returned():
                if (changed := self.absences.reseated(number, entry, self.seats)) is not None:
                    self.seats[changed[0]] = changed[1]
                    self.turn_time = replace(self.turn_time, since=self.changed, late=None)
                    self.undo_request, self.game_version = None, number
        if not isinstance(entry, entries.Moved):
            self._forget(DERIVED)

    def _forget(self, derived: tuple[str, ...]) -> None:
        for name in derived:
            self.__dict__.pop(name, None)

    def _begin_if_full(self, number: int, play: bool) -> None:
        if all(seat.taken for seat in self.seats):
            self.began_at = number
            self.game_version = number
            self.turn_time = TurnTime(self.config.turn_limit, self.changed)
            if play:
                self.state = self.game.new(self.seed)
                pace, timing = self.game.rulebook.pace(self.game), self.state.timing
                if pace is not None and timing is not None:
                    self.clock = Clock.begun(pace, timing, self.changed)

    def _set_clock(self, number: int, entry: entries.TimerEntry, at: float) -> None:
        assert self.clock is not None
        match entry:
            case entries.Started():
                self.clock = self.clock.started(at)
            case entries.Paused():
                self.clock = self.clock.stopped(at, entry.reading)
                if not entry.reading:
                    self.pauses.begin(number)
            case entries.Resumed():
                if not self.clock.reading:
                    self.pauses.end(number)
                self.clock = self.clock.resumed(at)
            case entries.InterludeEnded():
                self.clock = self.clock.interlude_ended(at)

    def _move(self, number: int, entry: entries.Moved, play: bool) -> None:
        self.moves.append(PlayedMove(number, entry.seat, self.turn_time.since))
        self.turn_time = self.turn_time.moved(entry.seat, entry.by is not None, self.changed)
        self.undo_request = None
        if play:
            assert self.state is not None
            self.state.replay_move(entry.move)
            timing = None if self.clock is None else self.state.timing
            if self.clock is not None and timing is not None:
                self.clock = self.clock.moved(timing, self.changed, entry.by is not None)
        if entry.seat is not None or self.clock is None or self.clock.phase != "finishing":
            self.game_version = number  # who finishes late decides upon the same as before the time was up

    def _undo(self, number: int, to: int, play: bool) -> None:
        gone = self.moves[to:]
        self.undone[number] = [made.number for made in gone]
        del self.moves[to:]
        self.turn_time = self.turn_time.undone(gone[0].asked, self.changed)
        self.undo_request = None
        self.game_version = number
        if play:
            assert self.state is not None
            if len(gone) <= self.state.undoable:
                for _ in gone:
                    self.state.undo()
            else:
                self.state = self.state.rewind(to)

    def _answer(self, number: int, entry: entries.UndoAnswered, play: bool) -> None:
        request = self.undo_request
        if request is None or not entry.yes:
            self.undo_request = None
            return
        self.undo_request = replace(request, agreed=request.agreed | set(self.seats_of(entry.by)))
        if not self.awaited_answers():
            self._undo(number, request.to, play)

    # The state that follows from it: worked out once for a version

    @property
    def began(self) -> bool:
        """Whether the game has begun."""
        return self.began_at > 0

    @cached_property
    def stage(self) -> Literal["gathering", "running", "over", "closed"]:
        """How far the table is."""
        if not self.began:
            nobody = not any(seat.person for seat in self.seats)
            return "closed" if self.closed or (nobody and self.host_left) else "gathering"
        return "over" if self.ended else "running"

    @cached_property
    def ended(self) -> Literal["played", "resigned"] | None:
        """How the game ended: by its rules, or because nobody was left to play against, or nobody to play together."""
        if not self.began or self.state is None:
            return None
        if self.state.over:
            return "played"
        left = [seat for seat in self.seats if not seat.resigned]
        alone = len(left) <= 1 and not self.game.rulebook.together
        return "resigned" if alone or not any(seat.person for seat in left) else None

    @cached_property
    def winners(self) -> list[int]:
        """The seats that won, once the game is over."""
        resigned = [at for at, seat in enumerate(self.seats) if seat.resigned]
        played = self.state.scores() if self.state is not None and self.ended == "played" else None
        return winning_seats(len(self.seats), resigned, played, self.game.rulebook.together) if self.ended else []

    @cached_property
    def turn(self) -> int | None:
        """The seat that owes a decision."""
        return self.state.seat if self.state is not None and self.stage == "running" else None

    @property
    def bot_to_move(self) -> str | None:
        """The bot that owes a decision, if it is a bot's turn and no clock keeps it from playing."""
        if self.turn is None or (self.clock is not None and not self.clock.plays):
            return None
        stands_in = self.late and self.config.late == "bot"
        return STAND_IN if stands_in else self.seats[self.turn].bot

    @cached_property
    def people(self) -> tuple[str, ...]:
        """Everyone who belongs here: who sits, who opened it, whom a seat is kept for."""
        sitting = {seat.person for seat in self.seats if seat.person is not None}
        kept = {seat.kept for seat in self.config.seats if seat.kept is not None and not self.began}
        return tuple(sorted(sitting | kept | {self.config.host}))

    def move_number(self, entry: int) -> int | None:
        """Return the number, from 1, of the move that an entry made; None if it made none, or it was taken back."""
        place = bisect_left(self.moves, entry, key=lambda move: move.number)
        return place + 1 if place < len(self.moves) and self.moves[place].number == entry else None

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats of a person."""
        return [] if person is None else self.seats_by_person.get(person, [])

    @cached_property
    def seats_by_person(self) -> dict[str, list[int]]:
        """The seats of everyone who sits here."""
        found: dict[str, list[int]] = {}
        for at, seat in enumerate(self.seats):
            if seat.person is not None:
                found.setdefault(seat.person, []).append(at)
        return found

    def other_seats(self, person: str | None) -> list[int]:
        """Return the seats where other people decide."""
        return [at for at, seat in enumerate(self.seats) if seat.played_by_person and seat.person != person]

    def player(self, seat: int) -> Ref:
        """Return a seat as sentences name it: with its person's name, if it has one."""
        return Ref("player", seat, name=self.seats[seat].name or "")

    def awaited_answers(self) -> list[int]:
        """Return the seats whose people have not answered the undo request."""
        if self.undo_request is None:
            return []
        asker = self.seats[self.undo_request.seat].person
        return [seat for seat in self.other_seats(asker) if seat not in self.undo_request.agreed]

    def entry_of_command(self, person: str | None, command: str | None) -> int | None:
        """Return the entry that a command with this id has become already."""
        return None if person is None or command is None else self.commands.get((person, command))
