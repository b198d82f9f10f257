"""How things look in the terminal: sentences with their clause, the table, scores and clauses."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from riverrun.kernel.errors import BadOption
from riverrun.kernel.journal import Event
from riverrun.kernel.language import catalogue
from riverrun.kernel.language.line_breaks import broken, columns
from riverrun.kernel.language.sentences import Arg, Sentence
from riverrun.kernel.options import Option
from riverrun.kernel.rulebook import Rulebook
from riverrun.kernel.rules.clauses import Clause
from riverrun.kernel.rules.explanations import Score

# Colour is an extra; every line reads as well without it.
WATER = "cyan"
MAY = "yellow"
QUIET = "dim"
NO = "red"

LEAST = 20
"""The columns that text takes in the narrowest window."""
HEADING = re.compile(r"^[A-Z][A-Z0-9 ]+?(?=  |$)")


def player(seat: int) -> str:
    """A seat as people count: p1 is the first."""
    return f"p{seat + 1}"


def count(number: int, what: str) -> str:
    """Write a number with what it counts."""
    return f"{number:,} {what}" if number == 1 else f"{number:,} {what}s"


def line(console: Console, *parts: str | tuple[str, str]) -> None:
    """One line as it is, never wrapped or cut."""
    console.print(Text.assemble(*parts), soft_wrap=True)


def heading(console: Console, title: str) -> None:
    """A title on a ruled line."""
    console.print(Rule(Text(title, style="bold"), style=WATER, align="left"))


def paragraph(console: Console, text: str, indent: str = "", style: str = "") -> None:
    """Text wrapped at the console's width."""
    for row in broken(text.strip(), max(LEAST, console.width - len(indent))):
        line(console, (indent + row, style))


def cited(console: Console, text: str, clause: str, indent: str = "  ", style: str = "") -> None:
    """A sentence with its clause at the right margin."""
    width = max(LEAST, console.width - len(indent) - len(clause) - 2)
    first, *rest = broken(text.strip(), width)
    line(console, (indent + first + " " * (width - columns(first)), style), "  ", (clause, QUIET))
    for row in rest:
        line(console, (" " * len(indent) + row, style))


def tell(console: Console, events: Iterable[Event]) -> None:
    """What happened, a sentence an event."""
    for event in events:
        cited(console, event.text, event.clause)


def table(console: Console, screen: str) -> None:
    """The table as the game draws it, its headings set off."""
    for number, row in enumerate(screen.splitlines()):
        text = Text(row, style="bold" if number == 0 else "")
        text.highlight_regex(HEADING, f"bold {WATER}")
        console.print(text, soft_wrap=True)


def scores(console: Console, book: Rulebook, found: Sequence[Score], over: bool) -> None:
    """Every seat's points, the best first, with what gave them."""
    for score in sorted(found, key=lambda score: (score.place, score.seat)):
        code = "rr-terminal-points-won" if over and score.won else "rr-terminal-points"
        points = Sentence(code, {"points": score.points}).text
        ties = ", ".join(f"{said(book, f'tie-{what}', what)} {count}" for what, count in score.ties.items())
        head = f"{score.place}. {player(score.seat)}  {points}"
        line(console, (head, "bold"), (f"  ({ties})" if ties else "", QUIET))
        for item in score.lines:
            cited(console, item.text, item.clause, f"{item.points:>7}  ", "" if item.points else QUIET)


def said(book: Rulebook, code: str, otherwise: str) -> str:
    """What a game's catalogue says for a code, or other words where it says nothing."""
    code = f"{book.prefix}-{code.replace('_', '-')}"
    return Sentence(code).text if catalogue.has(code) else otherwise


def clause(console: Console, book: Rulebook, found: Clause) -> None:
    """One clause in full: where it stands, how sure it is, what it says, the option that turns it."""
    line(console, (found.id, f"bold {WATER}"), "  ", (found.title, "bold"))
    mark = Sentence(f"rr-mark-{found.mark}").text
    paragraph(console, " · ".join([found.section_title, mark, *pages(found)]), style=QUIET)
    paragraph(console, found.text)
    for option in options_of(book, found.id):
        choices: list[Arg] = [*option.choices()]
        choices[0] = Sentence("rr-terminal-default", {"value": choices[0]})
        told: dict[str, Arg] = {"option": option.id, "values": choices, "text": option.sentence}
        paragraph(console, Sentence("rr-terminal-option", told).text)


def clause_list(console: Console, clauses: Iterable[Clause]) -> None:
    """Clauses by title, under their sections."""
    section = ""
    for found in clauses:
        if found.section != section:
            section = found.section
            line(console, (found.section_title, f"bold {WATER}"))
        line(console, (f"  {found.id:<9} ", QUIET), found.title)


def pages(found: Clause) -> list[str]:
    """Where a clause stands in the rulebooks."""
    return [Sentence("rr-terminal-pages", {"edition": one, "pages": at}).text for one, at in found.pages.items()]


def options_of(book: Rulebook, clause_id: str) -> list[Option]:
    """The options that turn a clause."""
    return [option for option in book.options.values() if option.clause == clause_id]


def find_clause(book: Rulebook, id: str) -> Clause:
    """A clause by its id, however it is capitalised; what is near is suggested."""
    wanted = id.strip().upper()
    if wanted in book.clauses:
        return book.clauses[wanted]
    near = difflib.get_close_matches(wanted, book.clauses, n=3)
    hint = f"; near it are {', '.join(near)}." if near else f"; `riverrun rules {book.id}` lists them."
    raise BadOption(f"{book.title} has no clause '{id[:40]}'{hint}")
