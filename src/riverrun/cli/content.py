"""`riverrun content`: what is in the box, where each value comes from, and what a pack changes."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from riverrun.cli import say
from riverrun.cli.app import Content, GameId, Json, Players, Wishes, complain, make_game, paper, print_json
from riverrun.cli.changes import Change, changes
from riverrun.kernel.content import Pack, convert, read_toml
from riverrun.kernel.errors import BadContent, BadOption
from riverrun.kernel.game import Game
from riverrun.kernel.language.catalogue import Bundle, bundle_of
from riverrun.kernel.language.sentences import Ref, Sentence, current_language
from riverrun.kernel.registry import rulebook
from riverrun.kernel.rulebook import Rulebook


def check(
    path: Annotated[Path, typer.Argument(metavar="PATH", help="Content pack: a folder with a pack.toml.")],
    game: Annotated[str | None, typer.Option(metavar="GAME", help="Refuse a pack for any other game.")] = None,
    json: Json = False,
) -> None:
    """Check a content pack and list what it changes; exit code 1 and the reason if it cannot be used."""
    if not path.is_dir():
        raise BadOption(f"There is no folder {path}; a content pack is a folder with a pack.toml.")
    if game is not None:
        rulebook(game)
    try:
        pack, book, found = examine(path, game)
    except BadContent as trouble:
        raise typer.Exit(complain(str(trouble), code=1)) from None
    if json:
        print_json({"pack": pack, "game": book.id, "changes": found})
    else:
        show_changes(paper(), pack, book, found)


def show(
    game: GameId,
    card: Annotated[str | None, typer.Argument(metavar="CARD", help="Show one piece with all its values.")] = None,
    players: Players = None,
    option: Wishes = None,
    content: Content = None,
    json: Json = False,
) -> None:
    """Show the pieces of a game, each with the evidence for its values."""
    table = make_game(game, players, option, content)
    pieces = {name_of(piece): piece for piece in catalogue(table)}
    if card is None:
        found = list(pieces.values())
        print_json(found) if json else show_pieces(paper(), found)
        return
    piece = pick(table, pieces, card)
    print_json(piece) if json else show_piece(paper(), piece)


def examine(path: Path, game: str | None) -> tuple[Pack, Rulebook, list[Change]]:
    """A pack, its game, and what it changes; raises BadContent if it cannot be used at every size of table."""
    pack = convert(read_toml(path / "pack.toml"), Pack, path / "pack.toml")
    if game is not None and pack.game != game:
        raise BadContent(f"{path} is a pack for {pack.game}, not for {game}.")
    try:
        book = rulebook(pack.game)
    except BadOption as trouble:
        raise BadContent(f"{path / 'pack.toml'}: {trouble}") from None
    content = book.load(path)
    for players in book.seats:
        book.box(content, players, book.choose(players, {}))
    return pack, book, changes(book.load(None), content)


def show_changes(console: Console, pack: Pack, book: Rulebook, found: list[Change]) -> None:
    """A pack for people: card, field, old -> new."""
    say.heading(console, f"{pack.name}, a pack for {book.title}")
    if pack.note:
        say.paragraph(console, pack.note)
    many = say.count(len(found), "value")
    say.paragraph(console, f"The pack is good. It changes {many}; its own rest on this evidence: {pack.evidence}.")
    where = None
    for change in found:
        if change.where != where:
            where = change.where
            say.line(console, (where, f"bold {say.WATER}"))
        say.paragraph(console, worded(change), indent="  ")


def worded(change: Change) -> str:
    """A change as a person writes it."""
    if change.field:
        return f"{change.field}: {plain(change.old)} -> {plain(change.new)}"
    if change.old is None:
        return f"new: {plain(change.new)}"
    return "gone" if change.new is None else f"{plain(change.old)} -> {plain(change.new)}"


def catalogue(game: Game) -> list[dict[str, Any]]:
    """The pieces as plain data, with their names and texts in words."""
    words = bundle_of(f"{game.rulebook.prefix}-", current_language())
    return [
        {field: _worded(getattr(piece, field), words) for field in piece.__struct_fields__}
        for piece in game.rulebook.faces(game)
    ]


def _worded(value: Any, words: Bundle | None) -> Any:
    """A value as plain data; what has a name or is a sentence, in words."""
    if isinstance(value, Ref | Sentence):
        return value.text if isinstance(value, Sentence) else value.name if words is None else value.in_words(words)
    return msgspec.to_builtins(value)


def name_of(piece: dict[str, Any]) -> str:
    """What a piece is called by."""
    return str(piece.get("id", piece.get("name", "")))


def pick(game: Game, pieces: dict[str, dict[str, Any]], wanted: str) -> dict[str, Any]:
    """A piece by its id or name, however it is written."""
    names = {_letters(str(piece.get("name", id))): id for id, piece in pieces.items()}
    names |= {_letters(id): id for id in pieces}
    if _letters(wanted) in names:
        return pieces[names[_letters(wanted)]]
    near = difflib.get_close_matches(_letters(wanted), names, n=1)
    hint = f"did you mean '{names[near[0]]}'?" if near else f"`riverrun content show {game.id}` lists them."
    raise BadOption(f"{game.title} has no '{wanted[:40]}'; {hint}")


def show_pieces(console: Console, pieces: list[dict[str, Any]]) -> None:
    """Every piece in a few lines, with how its values are known."""
    for piece in pieces:
        facts = ", ".join(f"{key} {value}" for key, value in piece.items() if _is_short(key, value))
        say.line(console, (name_of(piece), f"bold {say.WATER}"), f"  {facts}")
        if piece.get("text"):
            say.paragraph(console, plain(piece["text"]), indent="  ")
        counts = Counter(str(value) for _, value in _leaves(piece.get("evidence", {})))
        if counts:
            known = ", ".join(f"{count} {kind}" for kind, count in counts.most_common())
            say.paragraph(console, f"values by evidence: {known}", indent="  ", style=say.QUIET)


def show_piece(console: Console, piece: dict[str, Any]) -> None:
    """All values of one piece."""
    say.heading(console, str(piece.get("name", name_of(piece))))
    for key, value in piece.items():
        if key != "evidence" and value not in (None, "", [], {}):
            say.paragraph(console, f"{key}: {plain(value)}")
    for field, kind in _leaves(piece.get("evidence", {})):
        say.line(console, (f"  evidence for {field}: ".replace(" for :", ":"), say.QUIET), str(kind))


def plain(value: Any) -> str:
    """A value as a person writes it, a sentence in words; what is left empty is left out."""
    if isinstance(value, dict) and "code" in value:
        return msgspec.convert(value, Sentence).text
    if isinstance(value, dict):
        parts = {key: part for key, part in value.items() if part not in (None, [], {})}
        return "; ".join(f"{key} {plain(part)}" for key, part in parts.items()) or "nothing"
    if isinstance(value, list):
        return ", ".join(plain(part) for part in value) or "nothing"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "nothing" if value is None else str(value)


def _is_short(key: str, value: Any) -> bool:
    """Whether a value says in a word what a piece is."""
    is_word = isinstance(value, str | int) and not isinstance(value, bool) and value != ""
    return is_word and key not in ("id", "name") and not key.endswith("text")


def _leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every single value inside tables and lists, with its way there."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _leaves(part, f"{path} {key}".strip())
    elif isinstance(value, list):
        for number, part in enumerate(value, 1):
            yield from _leaves(part, f"{path} {number}")
    else:
        yield path, value


def _letters(name: str) -> str:
    return "".join(letter for letter in name.lower() if letter.isalnum())
