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
from riverrun.kernel.content import ABOUT, Pack, read_about
from riverrun.kernel.content_refusals import refused_file
from riverrun.kernel.errors import BadContent, BadOption
from riverrun.kernel.game import Game
from riverrun.kernel.language.catalogue import Bundle, bundle_of
from riverrun.kernel.language.sentences import Ref, Sentence, current_language
from riverrun.kernel.registry import rulebook
from riverrun.kernel.rulebook import Rulebook

FULL_STOPS = (".", "。")
REST = "all"
"""The field of evidence that is told once for all values but those it names."""


def check(
    path: Annotated[Path, typer.Argument(metavar="PATH", help="Content pack: a folder with a pack.toml.")],
    game: Annotated[str | None, typer.Option(metavar="GAME", help="Refuse a pack for any other game.")] = None,
    json: Json = False,
) -> None:
    """Check a content pack and list what it changes; exit code 1 and the reason if it cannot be used."""
    if not path.is_dir():
        raise BadOption(Sentence("rr-content-no-folder", {"where": str(path)}))
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
    pieces = catalogue(table, in_words=True)
    if card is None:
        print_json(catalogue(table)) if json else show_pieces(paper(), pieces)
        return
    at = pick(table, pieces, card)
    print_json(catalogue(table)[at]) if json else show_piece(paper(), pieces[at])


def examine(path: Path, game: str | None) -> tuple[Pack, Rulebook, list[Change]]:
    """A pack, its game, and what it changes; raises BadContent if it cannot be used at every size of table."""
    pack = read_about(path)
    if game is not None and pack.game != game:
        raise refused_file("rr-content-other-game", path / ABOUT, pack=pack.game, game=game)
    try:
        book = rulebook(pack.game)
    except BadOption as trouble:
        raise refused_file("rr-content-in", path / ABOUT, reason=trouble.sentence) from None
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


def catalogue(game: Game, *, in_words: bool = False) -> list[dict[str, Any]]:
    """The pieces as plain data, names and texts in words; `in_words`: only what a piece has, its parts in words too."""
    words = bundle_of(f"{game.rulebook.prefix}-", current_language())
    return [
        {field: _worded(value, words, in_words) for field, value in _told(piece, in_words)}
        for piece in game.rulebook.faces(game)
    ]


def _told(piece: msgspec.Struct, only_what_it_has: bool) -> Iterator[tuple[str, Any]]:
    """The fields of a piece or a part, all or those that are not as they are where nothing is said."""
    for field in msgspec.structs.fields(piece):
        value = getattr(piece, field.name)
        usual = field.default_factory() if callable(field.default_factory) else field.default
        if not only_what_it_has or value != usual:
            yield field.name, value


def _worded(value: Any, words: Bundle | None, parts: bool) -> Any:
    """A value as plain data; what has a name or is a sentence, in words, and so its `parts`."""
    if isinstance(value, Ref | Sentence):
        return value.text if isinstance(value, Sentence) else value.name if words is None else value.in_words(words)
    if parts and isinstance(value, list | tuple):
        return [_worded(part, words, parts) for part in value]
    if parts and isinstance(value, msgspec.Struct):
        return {field: _worded(part, words, parts) for field, part in _told(value, parts)}
    return msgspec.to_builtins(value)


def name_of(piece: dict[str, Any]) -> str:
    """What a piece is called by."""
    return str(piece.get("id", piece.get("name", "")))


def pick(game: Game, pieces: list[dict[str, Any]], wanted: str) -> int:
    """Which piece has this id or name, or a part that has; however it is written."""
    called = [(part, at) for at, piece in enumerate(pieces) for part in _parts(piece)]
    called += [(piece, at) for at, piece in enumerate(pieces)]
    names: dict[str, tuple[int, str]] = {}
    for one, at in called:
        name = str(one.get("name", name_of(one)))
        names |= {_letters(name): (at, name), _letters(name_of(one)): (at, name_of(one))}
    if _letters(wanted) in names:
        return names[_letters(wanted)][0]
    near = difflib.get_close_matches(_letters(wanted), names, n=1)
    hint = f"did you mean '{names[near[0]][1]}'?" if near else f"`riverrun content show {game.id}` lists them."
    raise BadOption(f"{game.title} has no '{wanted[:40]}'; {hint}")


def show_pieces(console: Console, pieces: list[dict[str, Any]]) -> None:
    """Every piece in a few lines, with how its values are known."""
    for piece in pieces:
        facts = ", ".join(f"{key} {value}" for key, value in piece.items() if _is_short(key, value))
        say.line(console, (name_of(piece), f"bold {say.WATER}"), f"  {facts}")
        if piece.get("text"):
            say.paragraph(console, plain(piece["text"]), indent="  ")
        show_parts(console, piece)
        show_evidence(console, piece, indent="  ")


def show_piece(console: Console, piece: dict[str, Any]) -> None:
    """All values of one piece."""
    say.heading(console, str(piece.get("name", name_of(piece))))
    for key, value in piece.items():
        if key != "evidence" and value not in (None, "", [], {}) and not _is_parts(value):
            say.paragraph(console, f"{key}: {plain(value)}")
    show_parts(console, piece)
    evidence = piece.get("evidence", {})
    if REST in evidence:
        say.line(console, ("  evidence: ", say.QUIET), known(evidence))
        return
    for field, kind in _leaves(evidence):
        say.line(console, (f"  evidence for {field}: ".replace(" for :", ":"), say.QUIET), str(kind))


def show_parts(console: Console, piece: dict[str, Any]) -> None:
    """The parts of a piece that have names of their own, as a civilization's abilities."""
    for part in _parts(piece):
        costs = [f"cost {plain(part['cost'])}"] if part.get("cost") else []
        facts = [f"{key} {value}" for key, value in part.items() if _is_short(key, value)]
        say.paragraph(console, f"{part['name']}: {', '.join(facts + costs)}", indent="  ")
        if part.get("text"):
            say.paragraph(console, plain(part["text"]), indent="    ")
        show_evidence(console, part, indent="    ")


def show_evidence(console: Console, piece: dict[str, Any], *, indent: str) -> None:
    """What the values of a piece or a part rest on, in a line."""
    if evidence := piece.get("evidence"):
        say.paragraph(console, f"values by evidence: {known(evidence)}", indent=indent, style=say.QUIET)


def known(evidence: dict[str, Any]) -> str:
    """What the values of a piece rest on: how many on each kind, or all but those that are named."""
    if REST in evidence:
        named = [f"{kind}: {', '.join(fields)}" for kind, fields in evidence.items() if kind != REST and fields]
        return "; ".join([str(evidence[REST]), *named])
    counts = Counter(str(kind) for _, kind in _leaves(evidence))
    return ", ".join(f"{count} {kind}" for kind, count in counts.most_common())


def plain(value: Any) -> str:
    """A value as a person writes it, a sentence in words; what is left empty is left out."""
    if isinstance(value, dict) and "code" in value:
        return msgspec.convert(value, Sentence).text
    if isinstance(value, dict):
        parts = {key: part for key, part in value.items() if part not in (None, [], {})}
        return "; ".join(f"{key} {plain(part)}" for key, part in parts.items()) or "nothing"
    if isinstance(value, list):
        said = [plain(part) for part in value]
        return _run_on(said) if all(part.endswith(FULL_STOPS) for part in said) else ", ".join(said)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "nothing" if value is None else str(value)


def _run_on(sentences: list[str]) -> str:
    """Sentences one after the other, with a space where the language has one."""
    return "".join(part if part.endswith("。") else f"{part} " for part in sentences).rstrip() or "nothing"


def _parts(piece: dict[str, Any]) -> list[dict[str, Any]]:
    """The parts of a piece that have names of their own."""
    return [part for value in piece.values() if _is_parts(value) for part in value]


def _is_parts(value: Any) -> bool:
    """Whether a value is a list of parts."""
    return isinstance(value, list) and bool(value) and all(isinstance(part, dict) and "name" in part for part in value)


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
