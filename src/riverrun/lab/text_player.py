"""A program that plays by text: it reads a line of JSON for each message, and answers a question with one line.

What it may do wrong is told it or ends its game with a sentence: an illegal move, nonsense, silence, its death.
"""

from __future__ import annotations

import os
import queue
import shlex
import signal
import subprocess
import threading
import time
from contextlib import suppress
from typing import Any

import msgspec

from riverrun.kernel.errors import BadOption, RiverrunError
from riverrun.kernel.state import State

PROTOCOL = 1
TRIES = 3
"""How many answers to a question are listened to."""
LINE_MAX = 4096
"""How long an answer may be."""
COMMENT = "#"
"""What a line begins with that is no answer."""
ANSWERS = 1000
"""How many lines of a program wait to be read."""
PATIENCE_S = 2.0
"""How long a program has to end by itself."""


class Forfeit(RiverrunError):
    """A program gave a game up; the sentence says by what."""


class Program:
    """A running program; threads read and write its lines, so that neither can hold anybody up."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=os.name == "posix"
        )
        self.answers: queue.Queue[bytes | None] = queue.Queue(ANSWERS)
        """Its lines; None: it has closed its output."""
        self.messages: queue.Queue[bytes | None] = queue.Queue()
        """What it is to be told; None: nothing more."""
        self._ended = threading.Event()
        for work in (self._read, self._write):
            threading.Thread(target=work, daemon=True).start()

    def _read(self) -> None:
        """Keeps every line, cut where it is too long."""
        stream = self.process.stdout
        assert stream is not None
        while line := stream.readline(LINE_MAX):
            rest = line
            while rest and not rest.endswith(b"\n"):
                rest = stream.readline(LINE_MAX)
            self._keep(line)
        self._keep(None)
        stream.close()

    def _keep(self, line: bytes | None) -> None:
        while not self._ended.is_set():
            with suppress(queue.Full):
                self.answers.put(line, timeout=0.1)
                return

    def _write(self) -> None:
        """Writes messages; one that is not read any more is lost, as a program that died is told when it is asked."""
        stream = self.process.stdin
        assert stream is not None
        with suppress(OSError), stream:
            while (message := self.messages.get()) is not None:
                stream.write(message)
                stream.flush()

    def end(self, *, patience: float = PATIENCE_S) -> int:
        """Closes its input and waits until it ends; kills it if it goes on. Its exit code."""
        self.messages.put(None)
        try:
            self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self._kill()
        self._ended.set()
        return self.process.wait()

    def _kill(self) -> None:
        """Kills it, and what it started where there are groups of processes."""
        with suppress(OSError):
            if os.name == "posix":
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()


class TextPlayer:
    """A program that plays, started when it is first asked, and again after it died or was silent."""

    def __init__(self, command: str, seconds: float) -> None:
        """`seconds` is how long it may think about each answer."""
        try:
            self.command = shlex.split(command)
        except ValueError as trouble:
            raise BadOption(f"The player's command is not understood: {trouble}.") from None
        if not self.command:
            raise BadOption("The player's command is empty.")
        self.seconds = seconds
        self._program: Program | None = None
        self._told = -1

    def start(self) -> Program:
        """Starts the program if it does not run; one that cannot be started is refused."""
        if self._program is not None and self._program.process.poll() is not None:
            self.stop()
        if self._program is None:
            try:
                self._program = Program(self.command)
            except OSError as trouble:
                raise BadOption(f"{self.command[0]} cannot be started: {trouble.strerror or trouble}.") from None
        return self._program

    def stop(self, *, patience: float = PATIENCE_S) -> int | None:
        """Ends the program; its exit code."""
        program, self._program = self._program, None
        return None if program is None else program.end(patience=patience)

    def begin(self, state: State, seat: int, **more: object) -> None:
        """Tells of a new game, and which seat the program has; `more` is told as well."""
        self.start()
        game = state.game
        self._told = -1
        self.tell(
            "begin",
            protocol=PROTOCOL,
            game=game.id,
            title=game.title,
            players=game.players,
            options=game.options,
            seat=seat + 1,
            seconds=self.seconds,
            tries=TRIES,
            **more,
        )

    def tell(self, type: str, **message: object) -> None:
        """Writes a message."""
        if self._program is not None:
            self._program.messages.put(msgspec.json.encode({"type": type, **message}) + b"\n")

    def ask(self, state: State) -> str:
        """The program's move for the seat that is asked, in notation; it is legal, or Forfeit is raised."""
        program = self.start()
        _discard(program.answers)
        self.tell("ask", **question(state, self._told))
        self._told = len(state.played)
        for left in range(TRIES - 1, -1, -1):
            move = self._answer(program)
            reason, clause = refusal(state, move)
            if not reason:
                return state.game.text(state.game.move(move))
            self.tell("refused", move=move, reason=reason, clause=clause, tries=left)
        raise Forfeit(f"It gave {TRIES} answers that are no legal moves; to the last, '{move[:60]}': {reason}")

    def _answer(self, program: Program) -> str:
        stop = time.monotonic() + self.seconds
        while True:
            try:
                line = program.answers.get(timeout=max(0.0, stop - time.monotonic()))
            except queue.Empty:
                self.stop(patience=0.0)
                raise Forfeit(f"It did not answer within {self.seconds:g} seconds.") from None
            if line is None:
                raise Forfeit(f"It ended, with exit code {self.stop()}, when it was asked.")
            text = line.decode(errors="replace").strip()
            if not text.startswith(COMMENT):
                return text


def _discard(answers: queue.Queue[bytes | None]) -> None:
    """Forgets what was written before a question was put: it cannot be the answer."""
    with suppress(queue.Empty):
        while answers.get_nowait() is not None:
            pass
        answers.put(None)


def question(state: State, since: int) -> dict[str, Any]:
    """What is asked in a state: what happened, the table, the question and the legal moves, all in words."""
    decision = state.decision
    assert decision is not None, "the game is over"
    return {
        "ply": len(state.played),
        "seat": decision.seat + 1,
        "happened": [event.text for event in state.events(decision.seat, since)],
        "table": state.screen(decision.seat),
        "question": decision.text,
        "clause": decision.clause,
        "moves": [{"move": one.move, "text": one.text} for one in map(state.explain, state.legal())],
    }


def refusal(state: State, move: str) -> tuple[str, str]:
    """Why a text is no legal move, and the clause that says so; two empty texts if it is one."""
    try:
        refused = state.refused(move, environment=False)
    except RiverrunError as trouble:
        return str(trouble), ""
    return ("", "") if refused is None else (refused.text, refused.clause)
