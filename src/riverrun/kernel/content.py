"""Content: the box of a game as data files, each value with its evidence, and the packs that change it."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec

from riverrun.kernel.content_refusals import refused_file
from riverrun.kernel.errors import BadContent
from riverrun.kernel.language.sentences import Arg, Sentence
from riverrun.kernel.unknown_names import one_of
from riverrun.kernel.wrong_shapes import shape

T = TypeVar("T")

Piece = dict[str, Any]
"""A piece as its file writes it."""
Completing = Callable[[Piece, Piece], Piece]
INT32 = 1 << 31
INT64 = 1 << 63
ABOUT = "pack.toml"
"""The file in which a pack says what it is."""
DEEPEST = 32
"""How many tables and lists of a file may lie in each other, the file itself among them."""
TEXT_OR_COMMENT = re.compile(
    r"""\"{3}(?:[^\\]|\\.)*?(?:\"{3}|\Z)|'{3}.*?(?:'{3}|\Z)|"(?:[^"\\\n]|\\[^\n])*"?|'[^'\n]*'?|#[^\n]*""", re.DOTALL
)
"""What is no key in a file, also where it does not end."""
LONG_KEY = re.compile(rf"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){{{DEEPEST}}}")
"""A key with dots for more tables in each other than there may be."""

Evidence = Literal["rulebook", "public", "inferred", "invented"]
"""Where a value comes from: a rulebook, another public source, an inference, or our invention."""


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a content pack says of itself in its pack.toml."""

    game: str
    name: str
    evidence: Evidence
    """What the pack's own values rest on, where they do not say it themselves."""
    note: str = ""


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file as a dictionary; trouble is one sentence."""
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        raise refused_file("rr-content-file-missing", path) from None
    except OSError as trouble:
        raise refused_file("rr-content-unreadable", path, detail=trouble.strerror or "") from None
    except UnicodeDecodeError as trouble:
        raise refused_file("rr-content-unreadable", path, detail=str(trouble)) from None
    return parse_toml(text, path)


def parse_toml(text: str, where: Path | str) -> dict[str, Any]:
    """The text of a TOML file as a dictionary; trouble is one sentence."""
    if _has_long_key(text):
        raise _nested(where)
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise _nested(where) from None
    except ValueError as trouble:  # bad TOML, endless numbers
        raise refused_file("rr-content-no-toml", where, detail=str(trouble).splitlines()[0]) from None
    _require_small(data, where)
    return data


def _has_long_key(text: str) -> bool:
    """Whether a key has too many parts: tomllib's time and memory grow with the square of their number."""
    keys = TEXT_OR_COMMENT.sub(lambda found: "" if found[0].startswith("#") else "a", text)  # a text may be a part
    return LONG_KEY.search(keys) is not None


def _require_small(value: Any, where: Path | str, levels: int = DEEPEST) -> None:
    """Refuse values nested too deeply, and whole numbers beyond the 64 bits that a number of a sentence has."""
    if isinstance(value, dict | list):
        if levels == 0:
            raise _nested(where)
        for one in value.values() if isinstance(value, dict) else value:
            _require_small(one, where, levels - 1)
    elif isinstance(value, int) and not -INT64 <= value < INT64:
        raise refused_file("rr-content-no-number", where)


def _nested(where: Path | str) -> BadContent:
    """The refusal of a file whose tables and lists lie too deeply in each other."""
    return refused_file("rr-content-in", where, reason=Sentence("rr-content-nesting"))


def read_pack(folder: Path, game: str, files: Iterable[str]) -> Pack:
    """A pack's own description; refuses a folder that is no pack of this game or holds unknown files."""
    if not folder.is_dir():
        raise refused_file("rr-content-no-folder", folder)
    pack = read_about(folder)
    if pack.game != game:
        raise refused_file("rr-content-other-game", folder / ABOUT, pack=pack.game, game=game)
    known = {ABOUT, *files}
    for found in sorted(folder.glob("*.toml")):
        if found.name not in known:
            raise no_file(found.name, game, known)
    return pack


def read_about(folder: Path) -> Pack:
    """What a pack says of itself, whichever game it is for."""
    return convert(read_toml(folder / ABOUT), Pack, folder / ABOUT)


def no_file(name: str, game: str, known: Iterable[str]) -> BadContent:
    """The refusal of a file that packs of a game do not have."""
    return BadContent(Sentence("rr-content-no-file", {"file": name, "game": game, "files": sorted(known)}))


class ContentFile(NamedTuple):
    """A file of a box as its game reads it."""

    name: str
    word: str | None
    """What its pieces are called ([[word]] tables); None: it is a table of values."""
    kind: Any
    """The struct of a piece, or of all values."""
    data: dict[str, Any]
    """What the box's own file has."""
    replaceable: bool


_noted: ContextVar[list[ContentFile] | None] = ContextVar("noted", default=None)


@contextmanager
def noting_files() -> Iterator[list[ContentFile]]:
    """Note every file that a game reads of its box meanwhile: what its content is made of."""
    found: list[ContentFile] = []
    token = _noted.set(found)
    try:
        yield found
    finally:
        _noted.reset(token)


@lru_cache(64)
def _box_file(path: Path) -> dict[str, Any]:
    """A file of a box, which stays as it is while a program runs; not to be changed."""
    return read_toml(path)


class Source:
    """A game's content folder, with a pack's files laid over it if a pack is given."""

    def __init__(self, folder: Path, game: str, pack: Path | None) -> None:
        self.folder, self.pack = folder, pack
        files = [path.name for path in folder.glob("*.toml") if path.name != "options.toml"]
        self.about = None if pack is None else read_pack(pack, game, files)

    def over(self, name: str) -> Path | None:
        """The pack's file of this name, if there is one."""
        return self.pack / name if self.pack is not None and (self.pack / name).exists() else None

    def where(self, name: str) -> Path:
        """Which file to name in a sentence about what is wrong: the pack's, if it has one."""
        return self.over(name) or self.folder / name

    def values(self, name: str, kind: type[T]) -> T:
        """A file's values, with those that a pack gives instead."""
        data, over = _box_file(self.folder / name), self.over(name)
        self._note(ContentFile(name, None, kind, data, False))
        return convert(data if over is None else data | read_toml(over), kind, self.where(name))

    def pieces(
        self,
        name: str,
        word: str,
        kind: type[list[T]],
        *,
        replaceable: bool = False,
        complete: Completing | None = None,
    ) -> list[T]:
        """A file's [[word]] tables, with a pack's changes over them (`overlay`)."""
        data = _box_file(self.folder / name)
        self._note(ContentFile(name, word, kind, data, replaceable))
        pieces = data[word]
        changes = self.changes(name, word)
        if changes:
            pieces = overlay(
                pieces, changes, word, self.where(name), replaceable=replaceable, complete=complete or _as_it_is
            )
        return convert(pieces, kind, self.where(name))

    def _note(self, file: ContentFile) -> None:
        noted = _noted.get()
        if noted is not None:
            noted.append(file)

    def changes(self, name: str, word: str) -> list[dict[str, Any]]:
        """The [[word]] tables of a pack's file; none where the pack has no such file."""
        over = self.over(name)
        if over is None:
            return []
        listed = read_toml(over).get(word)
        if not isinstance(listed, list) or not all(isinstance(change, dict) for change in listed):
            raise refused_file("rr-content-tables", over, word=word)
        return listed


def _as_it_is(change: Piece, old: Piece) -> Piece:
    return change


def overlay(
    pieces: Sequence[Piece],
    changes: Sequence[Piece],
    word: str,
    where: Path,
    *,
    replaceable: bool = False,
    complete: Completing = _as_it_is,
) -> list[Piece]:
    """Lay a pack's changes over a box's pieces, which keep their order.

    A change names its piece by `id`, with hyphens or underscores. Where pieces are `replaceable`, a change that says
    which piece it `replaces` is a new one, with all its values, in that one's place. `complete` is given each change
    and the piece before it (empty for a new one), and adds to the change what the pack need not say.
    """
    merged = {piece["id"]: piece for piece in pieces}
    changed: set[str] = set()
    for change in changes:
        new = replaceable and "replaces" in change
        id = change.get("id")
        name = change["replaces"] if new else id
        if not isinstance(id, str) or not isinstance(name, str):
            raise refused_file("rr-content-id-text" if replaceable else "rr-content-id-of-change", where, word=word)
        name = name if name in merged else name.replace("-", "_")  # as views and moves spell it
        if name not in merged:
            code = "rr-content-no-piece-new-of" if replaceable else "rr-content-no-piece-of"
            piece = str(change["replaces" if new else "id"])
            raise refused_file(code, where, word=word, piece=piece, choice=one_of(list(merged), piece))
        if name in changed:
            raise refused_file("rr-content-changed-twice", where, word=word, piece=name)
        if new and id != name and id in merged:
            raise refused_file("rr-content-there-already", where, word=word, piece=id)
        changed.add(name)
        old = {} if new else merged[name]
        given = {key: value for key, value in change.items() if not (new and key == "replaces")}
        merged[name] = {**old, **complete(given, old), "id": id if new else name}
    for id, count in Counter(piece["id"] for piece in merged.values()).items():
        if count > 1:
            raise refused_file("rr-content-id-twice", where, word=word, piece=id)
    return list(merged.values())


class FlatLists:
    """The rows of a box's field into which lists are laid, one after another: the effects of all cards, say.

    A list becomes the number of its first row and how many rows it has, for two other fields or for a row of another
    list; rules walk from the one as far as the other says.

        effects = FlatLists(box.effects, "effects")
        box.first[card], box.count[card] = effects.add([(Verb.GAIN, 2, 0), (Verb.DRAW, 1, 0)], "the card 'mill'")
    """

    def __init__(self, rows: Any, what: str) -> None:
        self.rows = rows
        self.what = what
        self.used = 0

    def add(self, listed: Sequence[Sequence[int]], owner: str) -> tuple[int, int]:
        """Lay a list out: its first row and its length; what does not fit is refused."""
        first, (room, width) = self.used, self.rows.shape
        if first + len(listed) > room:
            raise self._refused("rr-content-rows", owner, room=room, rows=len(listed))
        for at, row in enumerate(listed, first):
            if len(row) > width:
                raise self._refused("rr-content-row", owner, numbers=len(row), room=width)
            for column, number in enumerate(row):
                if not -INT32 <= number < INT32:
                    raise self._refused("rr-content-number", owner, number=str(number))
                self.rows[at, column] = number
        self.used += len(listed)
        return first, len(listed)

    def _refused(self, code: str, owner: str, **args: Arg) -> BadContent:
        return BadContent(Sentence(code, {"owner": owner, "what": self.what, **args}))


def convert(data: Any, kind: type[T], path: Path | str) -> T:
    """Data as typed structs; a wrong shape is one sentence that names the file and the place."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as trouble:
        wrong = _by_id(shape(str(trouble), kind=kind), data)
        raise refused_file("rr-content-form", path, detail=wrong) from None


def _by_id(wrong: Sentence, data: Any) -> Sentence:
    """What is wrong with the seventh piece of all, said of the piece by its id."""
    field = str(wrong.args.get("field", ""))
    found = re.match(r"\[(\d+)\]", field)
    if found is None or not isinstance(data, list):
        return wrong
    id = data[int(found[1])].get("id", found[1])
    return Sentence(wrong.code, {**wrong.args, "field": f"{id}{field[found.end() :]}"})


def content_hash(content: Any) -> str:
    """A short name for what the rules make of this content, the same on every machine.

    Content offers its `essence`: all that can change a game, without titles, evidence and notes.
    """
    plain = msgspec.json.encode(content.essence(), order="deterministic")
    return hashlib.sha256(plain).hexdigest()[:16]
