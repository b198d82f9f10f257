"""How things look in the terminal: sentences with their clause, the table, scores and clauses."""

from __future__ import annotations

import difflib
import re
import textwrap
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from riverrun.kernel.clauses import Clause
from riverrun.kernel.errors import BadOption
from riverrun.kernel.explanations import Score
from riverrun.kernel.journal import Event
from riverrun.kernel.options import Option
from riverrun.kernel.rulebook import Rulebook

# Colour is an extra; every line reads as well without it.
WATER = "cyan"
MAY = "yellow"
QUIET = "dim"
NO = "red"

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
    for row in wrapped(text, console.width - len(indent)):
        line(console, (indent + row, style))


def wrapped(text: str, width: int) -> list[str]:
    """Text in lines of a width; a name or path is never broken."""
    return textwrap.wrap(text, max(20, width), break_long_words=False, break_on_hyphens=False)


def cited(console: Console, text: str, clause: str, indent: str = "  ", style: str = "") -> None:
    """A sentence with its clause at the right margin."""
    width = max(20, console.width - len(indent) - len(clause) - 2)
    first, *rest = wrapped(text, width) or [""]
    line(console, (indent + first.ljust(width), style), "  ", (clause, QUIET))
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


def scores(console: Console, found: Sequence[Score], over: bool) -> None:
    """Every seat's points, the best first, with what gave them."""
    for score in sorted(found, key=lambda score: (score.place, score.seat)):
        won = ", the winner" if score.won else ""
        ties = ", ".join(f"{what} {count}" for what, count in score.ties.items())
        points = "1 point" if score.points == 1 else f"{score.points} points"
        head = f"{score.place}. {player(score.seat)}  {points}{won if over else ''}"
        line(console, (head, "bold"), (f"  ({ties})" if ties else "", QUIET))
        for item in score.lines:
            cited(console, item.text, item.clause, f"{item.points:>7}  ", "" if item.points else QUIET)


def clause(console: Console, book: Rulebook, found: Clause) -> None:
    """One clause in full: where it stands, how sure it is, what it says, the option that turns it."""
    line(console, (found.id, f"bold {WATER}"), "  ", (found.title, "bold"))
    paragraph(console, " · ".join([found.section, found.mark, *pages(found)]), style=QUIET)
    paragraph(console, found.text)
    for option in options_of(book, found.id):
        values = f"{option.default or 'none'} (default)" + "".join(f" or {value}" for value in option.values[1:])
        values += f" or {option.form}" if option.form else ""
        paragraph(console, f"Option {option.id}: {values}. {option.text}")


def clause_list(console: Console, clauses: Iterable[Clause]) -> None:
    """Clauses by title, under their sections."""
    section = ""
    for found in clauses:
        if found.section != section:
            section = found.section
            line(console, (section, f"bold {WATER}"))
        line(console, (f"  {found.id:<9} ", QUIET), found.title)


def pages(found: Clause) -> list[str]:
    """Where a clause stands in the rulebooks."""
    return [f"{edition} edition p. {number}" for edition, number in found.pages.items()]


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
