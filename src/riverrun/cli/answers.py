"""What a person's line at the terminal means: a move, its number in the menu, or one of a few words."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module

from riverrun.cli import say
from riverrun.cli.menu import Choice, columns, picked
from riverrun.cli.session import Session
from riverrun.kernel.errors import IllegalMove, RiverrunError
from riverrun.kernel.jit.record_view import record_view
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.state import State

LOG_LENGTH = 20


def converse(session: Session) -> None:
    """Plays to the end, or until the person leaves."""
    answers = Answers(session)
    while (seat := session.state.seat) is not None:
        if seat in session.bots:
            session.bot_moves(seat)
            continue
        session.ask(seat)
        line = read_line(session, f"{say.player(seat)}> ")
        if line is None or not answers.obey(line):
            say.line(session.console, farewell(session, ended=line is None))
            return
    session.finish()


def farewell(session: Session, ended: bool) -> str:
    """The sentence for one who leaves before the end."""
    moves = len(session.state.played)
    unsaved = "" if session.saved == moves else " and is not saved"
    subject = "The input has ended; the game" if ended else "The game"
    return f"{subject} stops after {say.count(moves, 'move')}{unsaved}."


def read_line(session: Session, prompt: str) -> str | None:
    """The person's next line; None at the end of the input."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline")  # lines can be edited and called back
        try:
            return input(prompt)
        except EOFError:
            session.console.print()
            return None
        except KeyboardInterrupt:
            session.console.print()
            raise
    line = sys.stdin.readline()
    if line:
        say.line(session.console, (prompt + line.rstrip("\n"), "bold"))
    return line or None


class Answers:
    """The words a person may use; `obey` does what a line says."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.console = session.console
        self.words: dict[str, tuple[str, str, Callable[[str], None]]] = {
            "moves": ("moves", "every legal move, one by one", self.moves),
            "why": ("why MOVE", "what the rules say of a move now; its menu number will do", self.why),
            "table": ("table", "the table again", lambda rest: session.show_table()),
            "log": ("log [N]", f"the last {LOG_LENGTH}, or N, things that happened", self.log),
            "scores": ("scores", "the score as it stands", self.scores),
            "rules": ("rules [CLAUSE]", "a clause in full, or all of them by title", self.rules),
            "undo": ("undo", "take back your last move, if nothing hidden came to light", self.undo),
            "save": ("save FILE", "write the game to a file; `--load FILE` goes on with it", self.save),
            "help": ("help", "this list", self.help),
            "quit": ("quit", "leave the game", lambda rest: None),
        }

    def obey(self, line: str) -> bool:
        """Does what a line says; False if the person leaves."""
        line = " ".join(line.split())
        word, _, rest = line.partition(" ")
        session = self.session
        try:
            if line in session.state.legal_texts():  # a game's own word goes before ours
                session.play(line)
            elif word.lower() in ("quit", "exit"):
                return False
            elif word.lower() in self.words:
                self.words[word.lower()][2](rest)
            elif line:
                session.play(picked(session.choices, line) or line)
        except IllegalMove as refused:
            told = Sentence("rr-terminal-refused", {"sentence": refused.why})
            say.cited(self.console, told.text, refused.clause, style=say.NO)
        except RiverrunError as trouble:
            say.paragraph(self.console, str(trouble), indent="  ", style=say.NO)
        return True

    def moves(self, rest: str) -> None:
        for row in columns([Choice(text) for text in self.session.state.legal_texts()], self.console.width, False):
            say.line(self.console, row)

    def why(self, rest: str) -> None:
        if not rest:
            raise RiverrunError("Name a move, as it is written or by its number in the menu: 'why 1'.")
        verdict = self.session.state.explain(picked(self.session.choices, rest) or rest)
        code, style = ("rr-terminal-legal", "") if verdict.legal else ("rr-terminal-refused", say.NO)
        say.cited(self.console, Sentence(code, {"sentence": verdict.sentence}).text, verdict.clause, style=style)

    def log(self, rest: str) -> None:
        count = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 7 else LOG_LENGTH
        events = self.session.state.events(self.session.eyes)
        say.tell(self.console, events[max(0, len(events) - count) :])

    def scores(self, rest: str) -> None:
        # From what the person sees: the whole position would give away what is hidden.
        state = self.session.state
        seen = record_view(state.seen_by(self.session.eyes))
        book = state.game.rulebook
        say.scores(self.console, book, book.scores(state.game, seen), over=False)

    def rules(self, rest: str) -> None:
        book = self.session.state.game.rulebook
        if rest:
            say.clause(self.console, book, say.find_clause(book, rest))
        else:
            say.clause_list(self.console, book.clauses.values())

    def undo(self, rest: str) -> None:
        say.line(self.console, f"  Taken back: {self.session.undo()}.")

    def save(self, rest: str) -> None:
        if not rest:
            raise RiverrunError("Name the file, as in 'save evening.json'.")
        save(self.session.state, rest)
        self.session.saved = len(self.session.state.played)
        say.line(self.console, f"  Saved to {rest}.")

    def help(self, rest: str) -> None:
        say.paragraph(self.console, "Write a move, or its number in the menu ('3', or '3 4' with its last number), or:")
        for usage, text, _ in self.words.values():
            say.line(self.console, (f"  {usage:<16}", "bold"), text)


def save(state: State, name: str) -> None:
    """Writes a state's record; trouble is one sentence."""
    try:
        state.record().save(name)
    except OSError as trouble:
        raise RiverrunError(f"{name} cannot be written: {trouble.strerror}.") from None
