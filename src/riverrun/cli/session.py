"""A game at the terminal: who sits where, what each person was told and shown, and the question that is open."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from contextlib import suppress

from rich.console import Console

from riverrun.bots import Bot
from riverrun.cli import say
from riverrun.cli.menu import Choice, columns, menu
from riverrun.kernel.errors import CannotUndo
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.position.layout import Sees
from riverrun.kernel.record import Record
from riverrun.kernel.state import State


class Session:
    """One sitting. Seats without a bot are people, all at this terminal."""

    def __init__(self, console: Console, state: State, bots: Mapping[int, Bot], movers: list[int]) -> None:
        self.console = console
        self.state = state
        self.bots = bots
        self.people = [seat for seat in range(state.game.players) if seat not in bots]
        self.movers = movers
        """Who made each move so far."""
        self.told = dict.fromkeys(self.people, len(movers) or -1)
        """The number of the last move each person was told of; -1: not even of the deal."""
        self.choices: list[Choice] = []
        """The menu as it was last shown."""
        self.shown: int | None = None
        """The person who was last shown the table, while nobody else has moved since."""
        self.open: int | None = None
        """After how many moves the question was put that is still open."""

        self.saved = len(movers)
        """After how many moves the game was last saved."""

    @property
    def eyes(self) -> int:
        """Whose eyes the terminal is: the person who is asked, or else who moved last."""
        seat = self.state.seat
        if seat in self.told:
            return seat
        return next((mover for mover in reversed(self.movers) if mover in self.told), self.people[0])

    def bot_moves(self, seat: int) -> None:
        """A bot's turn to choose; a single person hears of it at once."""
        for move in self.bots[seat].plan(self.state):
            self.play(move)
        self.shown = None
        if len(self.people) == 1:
            self.tell()

    def ask(self, seat: int) -> None:
        """Tells what happened, shows the table where it is new to the person, and puts the question, each once."""
        if self.shown != seat:
            self.hand_over(seat)
        self.tell()
        if self.shown != seat:
            self.show_table()
            self.shown = seat
        if self.open != len(self.state.played):
            self.show_question()

    def hand_over(self, seat: int) -> None:
        """Between people who have secrets, the terminal is wiped and waits for the next one."""
        secrets = any(who is Sees.OWNER for who in self.state.game.sees.values())
        if len(self.people) > 1 and secrets and sys.stdin.isatty() and self.console.is_terminal:
            self.console.clear()
            with suppress(EOFError):  # the question that follows will find the end of the input too
                input(f"{say.player(seat)} is asked. Press Enter when nobody else looks.")

    def tell(self) -> None:
        """What happened since the person was last told."""
        eyes = self.eyes
        events = self.state.events(eyes, self.told[eyes])
        self.told[eyes] = len(self.state.played)
        say.tell(self.console, events)

    def show_table(self) -> None:
        """The table as the person sees it."""
        self.console.print()
        say.heading(self.console, Sentence("rr-terminal-table").text)
        say.table(self.console, self.state.screen(self.eyes))
        self.open = None

    def show_question(self) -> None:
        """What is asked, and the menu of moves."""
        decision = self.state.decision
        assert decision is not None, "the game is over"
        self.console.print()
        say.cited(self.console, decision.text, decision.clause, indent="", style=f"bold {say.MAY}")
        self.choices = menu(self.state.legal_texts())
        for row in columns(self.choices, self.console.width):
            say.line(self.console, row)
        self.open = len(self.state.played)

    def play(self, move: int | str) -> None:
        """Plays a move for the seat that is asked."""
        seat = self.state.seat
        assert seat is not None, "the game is over"
        self.state.play(move)
        self.movers.append(seat)

    def undo(self) -> str:
        """Takes back a person's last move, and what bots did since; returns that move."""
        count = next((n for n, mover in enumerate(reversed(self.movers), 1) if mover in self.told), None)
        if count is None:
            raise CannotUndo("You have not moved yet.")
        move = self.state.game.text(self.state.played[-count])
        if count > self.state.undoable:
            raise CannotUndo(f"'{move}' cannot be taken back: something hidden has come to light since.")
        for _ in range(count):
            self.state.undo()
            self.movers.pop()
        kept = len(self.state.played)
        self.told = {seat: min(told, kept) for seat, told in self.told.items()}
        self.shown = self.open = None
        return move

    def finish(self) -> None:
        """The last events, the table and the scores."""
        self.tell()
        self.show_table()
        self.console.print()
        say.heading(self.console, Sentence("rr-terminal-scores").text)
        say.scores(self.console, self.state.game.rulebook, self.state.scores(), over=True)


def resume(record: Record, state: State) -> list[int]:
    """Plays a record's moves in its first state; returns who made each."""
    movers = []
    for move in record.moves:
        assert state.seat is not None, "the game is over"
        movers.append(state.seat)
        state.replay_move(move)
    return movers
