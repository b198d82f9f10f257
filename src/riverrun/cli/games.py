"""`riverrun games`: what there is to play."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from riverrun.cli import say
from riverrun.cli.app import Json, paper, print_json
from riverrun.kernel.content import content_hash
from riverrun.kernel.registry import rulebooks
from riverrun.kernel.rulebook import Rulebook


def games(json: Json = False) -> None:
    """List the games with their options."""
    found = [about(book) for book in rulebooks().values()]
    if json:
        print_json(found)
        return
    console = paper()
    for number, facts in enumerate(found):
        if number:
            console.print()
        show(console, facts)


def about(book: Rulebook) -> dict[str, Any]:
    """A game's facts, for programs."""
    return {
        "id": book.id,
        "title": book.title,
        "designer": book.designer,
        "players": {"fewest": book.seats[0], "most": book.seats[-1], "default": book.usual},
        "rules": book.version,
        "content": content_hash(book.load(None)),
        "clauses": len(book.clauses),
        "moves": book.moves,
        "options": [
            {
                "id": option.id,
                "values": option.values,
                "form": option.form,
                "default": option.default,
                "clause": option.clause,
                "text": option.text,
            }
            for option in book.options.values()
        ],
    }


LONG = 56
"""How many characters of an option's values fit beside its name and clause."""


def show(console: Console, facts: dict[str, Any]) -> None:
    """A game's facts, for people."""
    fewest, most = facts["players"]["fewest"], facts["players"]["most"]
    players = f"{fewest} players" if fewest == most else f"{fewest}-{most} players"
    say.heading(console, f"{facts['id']}: {facts['title']}")
    if fewest != most:
        players += f" (default {facts['players']['default']})"
    line = f"By {facts['designer']}, {players}. Rules {facts['rules']}, content {facts['content']}."
    say.paragraph(console, line)
    if facts["options"]:
        say.line(console, ("Options, the default first:", "bold"))
    for option in facts["options"]:
        values = "|".join(option["values"])
        if len(values) > LONG:
            values = values.replace("|", " | ")  # so that it can be broken
        say.cited(console, f"{option['id']}={values}", option["clause"])
        say.paragraph(console, option["text"], indent="    ", style=say.QUIET)
