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
