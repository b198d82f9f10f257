"""A table: what its log adds up to, and what each person may do at it. No storage, no sockets, no time of its own.

A table is a value. `after` gives the table that one more entry makes, and leaves this one alone: what could not be
stored has not happened. The `wish_...` functions turn what a person wants into the entry that would do it, or refuse
with the reason.
"""

from __future__ import annotations

import copy
import hmac
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from riverrun.kernel.errors import UnknownMove
from riverrun.kernel.game import Game
from riverrun.kernel.record import commitment
from riverrun.kernel.state import State
from riverrun.server import entries
from riverrun.server.charter import Charter, hashed
from riverrun.server.clock import Clock
from riverrun.server.refusal import Refuse
from riverrun.server.store import Findable, Numbered

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
        return self.person is not None or self.bot is not None

    @property
    def played_by_person(self) -> bool:
        """Whether a person decides here: one who resigned does not."""
        return self.person is not None and not self.resigned


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

    def due(self, at: float) -> entries.AnyEntry | None:
        """The entry that the clock owes at this time. What was received at the very end of a phase is still in time."""
        until = self.until
        if self.clock is None or self.turn is None or until is None or at <= until:
            return None
        match self.clock.phase:
            case "running":
                return entries.Moved(seat=None, move=self.game.text(self.clock.pace.expiry))
            case "finishing" | "choosing":
                return entries.Moved(seat=self.turn, move=self._move_for_the_slow(self.clock))
            case "wave":
                return entries.Calmed()
            case "ready":
                return entries.Started(seat=self.turn)

    def _move_for_the_slow(self, clock: Clock) -> str:
        """A move for a player whose time is up, by chance that anyone who knows the seed can check."""
        assert self.state is not None
        legal = self.state.legal()
        offered = [move for move in legal if move not in clock.timing.spared] or legal
        return self.game.text(random.Random(f"{self.seed:032x} {len(self.line)}").choice(offered))

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

    def findable(self, before: Table | None = None) -> Findable:
        """What is kept beside the log; the people only where they have changed."""
        free = self.charter.listed and self.stage == "gathering" and any(not seat.taken for seat in self.seats)
        same = before is not None and before.people == self.people
        owed = self.bot_to_move is not None or self.until is not None
        return Findable(self.stage, free, owed, None if same else self.people)

    # What a person may do

    def repeated(self, person: str | None, command: str | None) -> int | None:
        """The entry that a wish with this name has become already."""
        return None if person is None or command is None else self.commands.get((person, command))

    def wish_sit(self, person: str, name: str, seat: int, secret: str | None) -> entries.Sat:
        """Takes a seat: by its link's secret, because it is kept for the person, or since anyone may."""
        self._exists(seat)
        taken = self.seats[seat]
        if taken.person == person:
            raise Refuse("wrong-stage", f"You sit in seat {seat + 1} already.")
        plan = self.charter.seats[seat]
        if secret is not None and (plan.link is None or not hmac.compare_digest(plan.link, hashed(secret))):
            raise Refuse("not-allowed", f"This link does not open seat {seat + 1}; ask for a new one.")
        if taken.taken:
            raise Refuse("wrong-stage", f"Seat {seat + 1} is taken already.")
        self._gathers()
        if secret is None and plan.kept != person and self.charter.host != person and not self.charter.listed:
            raise Refuse("not-allowed", f"Seat {seat + 1} is by invitation: open the link that was sent to you.")
        return entries.Sat(by=person, seat=seat, name=name)

    def wish_leave(self, person: str | None, seat: int, command: str | None) -> entries.Left:
        """Gives a seat up before the game begins."""
        self._must_own(person, seat)
        if self.began:
            raise Refuse("wrong-stage", "The game has begun: resign, if you do not want to play on.")
        return entries.Left(by=person, seat=seat, command=command)

    def wish_close(self, person: str | None) -> entries.Closed:
        """Closes the table before the game begins; only the person who opened it may."""
        if person is None or person != self.charter.host:
            raise Refuse("not-allowed", "Only the person who opened this table can close it.")
        self._gathers()
        return entries.Closed(by=person)

    def wish_rename(self, person: str | None, seat: int, name: str) -> entries.Renamed:
        """Another name for a seat."""
        self._must_own(person, seat)
        self._may_talk()
        return entries.Renamed(by=person, seat=seat, name=name)

    def wish_play(self, person: str | None, seat: int, move: str, seen: int, command: str | None) -> entries.Moved:
        """Plays a move for a seat, if the person has seen what it is played upon."""
        state = self._may_play(person, seat, seen)
        move = self._must_be_legal(state, move)
        return entries.Moved(by=person, seat=seat, move=move, command=command)

    def wish_plays(
        self, person: str | None, seat: int, moves: Sequence[str], seen: int, command: str | None
    ) -> list[entries.Moved]:
        """Plays several moves for a seat, all or none: the first that is refused refuses them all, and says so."""
        state = self._may_play(person, seat, seen).copy()
        played: list[entries.Moved] = []
        for number, text in enumerate(moves, 1):
            if state.seat != seat:
                raise Refuse("illegal", f"'{text}' comes too late: you are not asked any more by then.")
            try:
                move = self._must_be_legal(state, text)
            except Refuse as trouble:
                raise Refuse(trouble.error, f"'{text}': {trouble.text}", trouble.clause, trouble.version) from None
            state.play(move)
            last = number == len(moves)
            if not last and state.undoable == 0:  # what was tried after it could be chosen by what it brought to light
                raise Refuse(
                    "illegal", f"'{text}' shows something new: play what follows once it is seen.", version=self.version
                )
            played.append(entries.Moved(by=person, seat=seat, move=move, command=command if last else None))
        return played

    def advised(self, person: str | None, seat: int) -> State:
        """The state a hint for a seat is about: of a running game in which this person is asked now."""
        state = self._must_run(person, seat)
        if not self.charter.hints:
            raise Refuse("not-allowed", "This table is played without hints.")
        self._must_play()
        self._must_be_asked(seat, state)
        return state

    def bot_plays(self, move: int) -> entries.Moved:
        """The entry for a bot's move."""
        assert self.state is not None
        return entries.Moved(seat=self.turn, move=self.game.text(move))

    def wish_back(self, person: str | None, seat: int, command: str | None) -> entries.TookBack | entries.AskedBack:
        """Takes the seat's last move back, and all after it: at once, or by asking the others."""
        self._must_run(person, seat)
        if self.clock is not None:
            raise Refuse("not-allowed", "Nothing is taken back where a clock runs.", self.clock.pace.clause)
        if self.wish is not None:
            raise Refuse("wrong-stage", f"{self.called(self.wish.seat)} has asked to take back already; answer first.")
        to = self._last_move_of([seat])
        if to is None:
            raise Refuse("wrong-stage", "You have made no move that could be taken back.")
        if self.may_take_back(person, to):
            return entries.TookBack(by=person, seat=seat, to=to, command=command)
        return entries.AskedBack(by=person, seat=seat, to=to, command=command)

    def may_take_back(self, person: str | None, to: int) -> bool:
        """Whether all moves after the first `to` may be taken back without asking: nobody has learned anything by
        them and nobody else made any, or there is nobody else to ask."""
        assert self.state is not None
        if not self.others(person):
            return True
        own = all(made.seat is not None and self._is_own(person, made.seat) for made in self.line[to:])
        return own and len(self.line) - to <= self.state.undoable

    def _is_own(self, person: str | None, seat: int) -> bool:
        """Whether nobody else decides in this seat."""
        return self.seats[seat].person == person or not self.seats[seat].played_by_person

    def _last_move_of(self, seats: list[int]) -> int | None:
        """How many moves were made before the last one of these seats."""
        places = range(len(self.line) - 1, -1, -1)
        return next((at for at in places if self.line[at].seat in seats), None)

    def back_offer(self, person: str | None) -> tuple[int, int, int | None]:
        """How many moves undo would take back at once, how many if the others agree, and for which seat."""
        mine = [seat for seat in self.seats_of(person) if not self.seats[seat].resigned]
        if self.stage != "running" or not mine or self.wish is not None or self.clock is not None:
            return 0, 0, None
        to = self._last_move_of(mine)
        if to is None:
            return 0, 0, None
        count, seat = len(self.line) - to, self.line[to].seat
        return (count, 0, seat) if self.may_take_back(person, to) else (0, count, seat)

    def others(self, person: str | None) -> list[int]:
        """The seats where other people decide."""
        return [at for at, seat in enumerate(self.seats) if seat.played_by_person and seat.person != person]

    def waiting_for(self) -> list[int]:
        """The seats whose people have not answered the wish to take back."""
        if self.wish is None:
            return []
        asker = self.seats[self.wish.seat].person
        return [seat for seat in self.others(asker) if seat not in self.wish.agreed]

    def wish_answer(self, person: str | None, seat: int, yes: bool, command: str | None) -> entries.Answered:
        """Answers a wish to take back."""
        self._must_run(person, seat)
        if self.wish is None:
            raise Refuse("wrong-stage", "Nobody asks to take anything back now.")
        if seat not in self.waiting_for():
            raise Refuse("wrong-stage", "Your answer is not asked for, or you have given it.")
        return entries.Answered(by=person, seat=seat, yes=yes, command=command)

    def wish_resign(self, person: str | None, seat: int, command: str | None) -> entries.Resigned:
        """Gives the game up; a bot plays on if there is still a game."""
        self._must_run(person, seat)
        return entries.Resigned(by=person, seat=seat, command=command)

    def wish_say(self, person: str | None, seat: int, text: str, command: str | None) -> entries.Said:
        """Says something; only those who sit here may."""
        self._must_own(person, seat)
        self._may_talk()
        return entries.Said(by=person, seat=seat, text=text, command=command)

    def may_point(self, person: str | None, seat: int) -> None:
        """Refuses to let the others see what this person points at."""
        self._must_own(person, seat)
        self._may_talk()

    # The clock

    def wish_start(self, person: str | None, seat: int, command: str | None) -> entries.Started:
        """Starts the timer of the round that is ready."""
        clock = self._must_have_clock(person, seat)
        if clock.phase == "wave":
            raise Refuse("wrong-stage", "The wave is still on; the timer is started after it.", clock.pace.clause)
        if clock.phase != "ready":
            raise Refuse("wrong-stage", "The timer has been started already.", clock.pace.clause)
        self._must_go_on(clock)
        self._must_be_next(seat, clock, "starts the timer")
        assert self.turn is not None
        return entries.Started(by=person, seat=self.turn, command=command)

    def wish_calm(self, person: str | None, seat: int, command: str | None) -> entries.Calmed:
        """Ends a wave that is for talking."""
        clock = self._must_have_clock(person, seat)
        if clock.phase != "wave":
            raise Refuse("wrong-stage", "There is no wave now.", clock.pace.clause)
        if clock.timing.quiet is None:
            raise Refuse("not-allowed", "This wave ends by itself.", clock.pace.clause)
        self._must_go_on(clock)
        self._must_be_next(seat, clock, "ends the wave")
        return entries.Calmed(by=person, seat=seat, command=command)

    def wish_pause(self, person: str | None, seat: int, command: str | None) -> entries.Paused:
        """Pauses the clock."""
        clock = self._must_have_clock(person, seat)
        if not clock.pace.pausable:
            raise Refuse("not-allowed", "This table's clock cannot be paused.", clock.pace.clause)
        if clock.paused is not None:
            raise Refuse("wrong-stage", "The clock is paused already.", clock.pace.clause)
        return entries.Paused(by=person, seat=seat, command=command)

    def wish_resume(self, person: str | None, seat: int, command: str | None) -> entries.Resumed:
        """Lets the clock go on."""
        clock = self._must_have_clock(person, seat)
        if clock.paused is None:
            raise Refuse("wrong-stage", "The clock is not paused.", clock.pace.clause)
        return entries.Resumed(by=person, seat=seat, command=command)

    def _must_have_clock(self, person: str | None, seat: int) -> Clock:
        self._must_run(person, seat)
        if self.clock is None:
            raise Refuse("wrong-stage", "This table has no clock.")
        return self.clock

    def _must_go_on(self, clock: Clock) -> None:
        if clock.paused is not None:
            raise Refuse("wrong-stage", "The clock is paused: resume it first.", clock.pace.clause)

    def _must_be_next(self, seat: int, clock: Clock, does: str) -> None:
        """The next player may, and anyone if that is a bot."""
        assert self.turn is not None
        if seat != self.turn and self.seats[self.turn].bot is None:
            raise Refuse("not-your-turn", f"{self.called(self.turn)} {does}.", clock.pace.clause)

    def _may_play(self, person: str | None, seat: int, seen: int) -> State:
        """The state in which this seat is asked, if the clock lets it play and the person has seen what is asked."""
        state = self._must_run(person, seat)
        self._must_play()
        if seen < self.game_version or seen > self.version:
            raise Refuse("stale", "The table has moved on since the version you saw; look again.", version=self.version)
        self._must_be_asked(seat, state)
        return state

    def _must_be_legal(self, state: State, move: str) -> str:
        """The move as the rules write it."""
        try:
            verdict = state.explain(move, environment=False)
        except UnknownMove as trouble:
            raise Refuse("bad-move", str(trouble)) from None
        if not verdict.legal:
            raise Refuse("illegal", verdict.text, verdict.clause, version=self.version)
        return verdict.move

    def _must_play(self) -> None:
        """Refuses moves while the clock does not let anyone play, with the reason."""
        clock = self.clock
        if clock is None or clock.plays:
            return
        self._must_go_on(clock)
        if clock.phase == "wave":
            raise Refuse("wrong-stage", "The round is over: the timer ran out.", clock.pace.clause)
        next = self.called(self.turn)
        raise Refuse("wrong-stage", f"The timer has not been started: {next} starts it.", clock.pace.clause)

    def wish_again(self, person: str | None, table: str) -> entries.Again:
        """Asks the same people to another table."""
        if not self.seats_of(person):
            raise Refuse("not-your-seat", "Only those who played here can ask for a rematch.")
        if self.stage != "over":
            raise Refuse("wrong-stage", "A rematch begins when the game is over.")
        return entries.Again(by=person, table=table)

    # Refusals

    def called(self, seat: int | None) -> str:
        """What a seat is called."""
        if seat is None:
            return "nobody"
        return self.seats[seat].name or self.seats[seat].bot or f"player {seat + 1}"

    def _exists(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refuse("bad-request", f"This table has seats 0 to {len(self.seats) - 1}, not {seat}.")

    def _must_own(self, person: str | None, seat: int) -> None:
        self._exists(seat)
        if person is None or self.seats[seat].person != person:
            raise Refuse("not-your-seat", f"Seat {seat + 1} is not yours.")

    def _must_be_asked(self, seat: int, state: State) -> None:
        if self.turn != seat:
            clause = state.decision.clause if state.decision is not None else None
            raise Refuse("not-your-turn", f"It is {self.called(self.turn)}'s decision now.", clause)

    def _may_talk(self) -> None:
        if self.quiet is not None:
            raise Refuse("not-allowed", "Nobody may talk now, except between two rounds.", self.quiet)

    def _gathers(self) -> None:
        if self.stage != "gathering":
            raise Refuse("wrong-stage", "This table is not gathering players any more.")

    def _must_run(self, person: str | None, seat: int) -> State:
        """The state of a running game in which this person decides for this seat."""
        self._must_own(person, seat)
        if not self.began or self.state is None:
            raise Refuse("wrong-stage", "The game has not begun: seats are still free.")
        if self.stage == "over":
            raise Refuse("wrong-stage", "The game is over.")
        if self.seats[seat].resigned:
            raise Refuse("wrong-stage", "You have resigned; a bot plays on for you.")
        return self.state
