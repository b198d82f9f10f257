"""Content: the box of a game as data files, each value with its evidence, and the packs that change it."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from riverrun.kernel.errors import BadContent

T = TypeVar("T")

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
        return tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise BadContent(f"{path} is missing.") from None
    except OSError as trouble:
        raise BadContent(f"{path} cannot be read: {trouble.strerror}.") from None
    except UnicodeDecodeError as trouble:
        raise BadContent(f"{path} cannot be read: {trouble}.") from None
    except (ValueError, RecursionError) as trouble:  # bad TOML, endless numbers, endless nesting
        raise BadContent(f"{path} is not valid TOML: {str(trouble).splitlines()[0]}.") from None


def read_pack(folder: Path, game: str, files: Iterable[str]) -> Pack:
    """A pack's own description; refuses a folder that is no pack of this game or holds unknown files."""
    if not folder.is_dir():
        raise BadContent(f"{folder} is not a folder; a content pack is a folder with a pack.toml.")
    pack = convert(read_toml(folder / "pack.toml"), Pack, folder / "pack.toml")
    if pack.game != game:
        raise BadContent(f"{folder} is a pack for {pack.game}, not for {game}.")
    known = {"pack.toml", *files}
    for found in sorted(folder.glob("*.toml")):
        if found.name not in known:
            raise BadContent(f"{found.name} is no file of a {game} pack; it may hold: {', '.join(sorted(known))}.")
    return pack


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
        data, over = read_toml(self.folder / name), self.over(name)
        return convert(data if over is None else data | read_toml(over), kind, self.where(name))

    def pieces(self, name: str, word: str, kind: type[list[T]]) -> list[T]:
        """A file's [[word]] tables, each with the values that a pack gives instead; a pack names it by its id."""
        pieces = {piece["id"]: piece for piece in read_toml(self.folder / name)[word]}
        for change in self.changes(name, word):
            id = change.get("id")
            if not isinstance(id, str):
                raise BadContent(f"{self.where(name)}: each [[{word}]] names by its id what it changes.")
            if id not in pieces:
                raise BadContent(f"{self.where(name)}: there is no {word} '{id}' to change.")
            pieces[id] |= change
        return convert(list(pieces.values()), kind, self.where(name))

    def changes(self, name: str, word: str) -> list[dict[str, Any]]:
        """The [[word]] tables of a pack's file; none where the pack has no such file."""
        over = self.over(name)
        if over is None:
            return []
        listed = read_toml(over).get(word)
        if not isinstance(listed, list) or not all(isinstance(change, dict) for change in listed):
            raise BadContent(f"{over}: a pack's {word}s are [[{word}]] tables.")
        return listed


def convert(data: Any, kind: type[T], path: Path) -> T:
    """Data as typed structs; a wrong shape is one sentence that names the file and the place."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as trouble:
        raise BadContent(f"{path}: {trouble}.") from None


def content_hash(content: Any) -> str:
    """A short name for what the rules make of this content, the same on every machine.

    Content offers its `essence`: all that can change a game, without titles, evidence and notes.
    """
    plain = msgspec.json.encode(content.essence(), order="deterministic")
    return hashlib.sha256(plain).hexdigest()[:16]
