"""What every command shares: the application, its errors in one sentence, and how games and seeds are given."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from typer.core import TyperCommand, TyperGroup

from riverrun.bots import Bot, bot_or_net
from riverrun.kernel.errors import BadOption, RiverrunError
from riverrun.kernel.game import Game
from riverrun.kernel.jit.notices import show_compiling, slow, use_warm
from riverrun.kernel.language.catalogue import ENGLISH, LANGUAGES, best_language
from riverrun.kernel.language.sentences import current_language, language, use_language, with_text
from riverrun.kernel.registry import rulebook
from riverrun.kernel.weights import read_weights

WIDTH = 80
"""As wide as anything is printed, so that lines stay short enough to read."""


QUIET = ("serve", "warm")
"""The commands that tell in their own way what is being compiled."""


class Command(TyperCommand):
    """A command whose help shows no type beside a flag."""

    def get_params(self, ctx: Any) -> list[Any]:
        return [without_type(param) for param in super().get_params(ctx)]


def without_type(param: Any) -> Any:
    """Blank the type that Typer's help shows beside a flag."""
    if getattr(param, "is_flag", False):
        param.metavar = " "
    return param


class Commands(TyperGroup):
    """The commands; bad input ends in one sentence on stderr and exit code 2, Ctrl-C quietly in 130."""

    def get_params(self, ctx: Any) -> list[Any]:
        return [without_type(param) for param in super().get_params(ctx)]

    def main(self, *args: Any, **settings: Any) -> Any:
        settings["standalone_mode"] = False
        given = (args[0] if args else settings.get("args")) or sys.argv[1:]
        show_compiling(not {"--json", *QUIET}.intersection(given))
        with language(language_of(os.environ)):
            try:
                code = super().main(*args, **settings)
            except RiverrunError as trouble:
                code = complain(str(trouble))
            except (KeyboardInterrupt, typer.Abort):
                code = 130
            except Exception as trouble:
                if not hasattr(trouble, "format_message"):
                    raise
                code = complain(trouble.format_message())
        sys.exit(code if isinstance(code, int) else 0)


def language_of(environment: Mapping[str, str]) -> str:
    """The language of a locale, as gettext finds it; English where there is none, or the locale is C."""
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((name for name in names if name), "C")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return ENGLISH
    return best_language((environment.get("LANGUAGE") or locale).split(":"))


def speak(wanted: str) -> None:
    """Sets the language of all that follows; one that there is not is refused."""
    found = best_language([wanted])
    if found == ENGLISH and wanted.lower()[:2] != ENGLISH:
        raise BadOption(f"There is no language '{wanted[:20]}'; choose one of {', '.join(LANGUAGES)}.")
    use_language(found)


def complain(sentence: str, code: int = 2) -> int:
    """Says on stderr what is wrong; returns the exit code."""
    words = " ".join(sentence.split())
    if words[-1:].isalnum():
        words += "."
    Console(stderr=True, highlight=False, emoji=False).print(words, markup=False, soft_wrap=True)
    return code


def paper() -> Console:
    """Where output is written: at most 80 columns, colour only where it is wanted."""
    console = Console(highlight=False, markup=False, emoji=False)
    console.width = min(console.width, WIDTH)
    return console


def print_json(data: object) -> None:
    """Data as indented JSON, for programs; beside every sentence stands its text."""
    told = with_text(msgspec.to_builtins(data), current_language())
    typer.echo(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())


GameId = Annotated[str, typer.Argument(metavar="GAME", help="Game id; `riverrun games` lists them.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Wishes = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="Set an option of the game; repeat for several."),
]
Content = Annotated[
    Path | None, typer.Option("--content", metavar="PACK", help="Content pack: a folder with a pack.toml.")
]
Players = Annotated[
    int | None,
    typer.Option("--players", metavar="N", help="Number of players (default: the game's; see `riverrun games`)."),
]
Seed = Annotated[str | None, typer.Option("--seed", metavar="S", help="Seed, decimal or 0x hex; same seed, same deal.")]


WeightsFile = Annotated[
    Path | None,
    typer.Option("--weights", metavar="FILE", help="Weights for the bots to judge by, as `riverrun tune` writes them."),
]


def make_game(
    id: str,
    players: int | None,
    wishes: Sequence[str] | None,
    content: Path | None,
    weights: Path | None = None,
) -> Game:
    """A game from what was given on the command line."""
    book = rulebook(id)
    judged = None
    if weights is not None:
        if book.rules.WEIGHTS is None:
            raise BadOption(f"{book.title} declares no weights.")
        judged = read_weights(weights, id, book.rules.WEIGHTS)
    use_warm(id)
    return Game(book, book.usual if players is None else players, options(wishes), content, judged)


def tell_if_slow(game: Game) -> None:
    """Says on stderr, once, that a game's rules are not compiled, and what to do."""
    sentence = slow(game.id, game.title)
    if sentence is not None:
        complain(sentence.text)


def options(wishes: Sequence[str] | None) -> dict[str, object]:
    """Options from NAME=VALUE texts."""
    found: dict[str, object] = {}
    for wish in wishes or ():
        name, equals, value = wish.partition("=")
        if not equals or not name.strip():
            raise BadOption(f"'{wish}' is no option; write it as NAME=VALUE.")
        if name.strip() in found:
            raise BadOption(f"The option '{name.strip()}' is given twice.")
        found[name.strip()] = value.strip()
    return found


def seed_number(text: str, largest: int) -> int:
    """A seed from text, decimal or 0x... hexadecimal."""
    try:
        seed = int(text, 0)
    except ValueError:
        seed = -1
    if not 0 <= seed <= largest:
        raise BadOption(f"A seed is a whole number from 0 to 2**{largest.bit_length()} - 1, not '{text[:60]}'.")
    return seed


def bots_of(names: str) -> list[Bot]:
    """Bots from a list of names with commas."""
    listed = [name.strip() for name in names.split(",")]
    return [bot_or_net(name) for name in listed]
