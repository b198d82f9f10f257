"""Drafts of content packs: plain data that a form fills in, checked by the game, and a file to share."""

from __future__ import annotations

import io
import os
import re
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import msgspec

from riverrun.kernel.content import ABOUT, ContentFile, Pack, convert, no_file, noting_files, parse_toml
from riverrun.kernel.content_refusals import refused_file
from riverrun.kernel.errors import BadContent
from riverrun.kernel.language.sentences import Arg, Sentence
from riverrun.kernel.rulebook import Rulebook
from riverrun.lab.packs.toml_text import toml_text

LARGEST = 256 << 10
"""The most signs that the files of a pack have together."""
MOST_FILES = 16
FILE = re.compile(r"[a-z_]{1,40}\.toml")
OLDEST = (1980, 1, 1, 0, 0, 0)
"""The time that a file in an archive has: the same draft is the same archive."""


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A content pack as plain data; `files` are what its TOML files say, by their names."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    files: Annotated[dict[str, dict[str, Any]], msgspec.Meta(max_length=MOST_FILES)]
    note: Annotated[str, msgspec.Meta(max_length=2000)] = ""


def content_files(book: Rulebook) -> dict[str, ContentFile]:
    """The files that a game's content is made of, by their names."""
    with noting_files() as found:
        book.unpack(None)
    return {file.name: file for file in found}


def pack_texts(book: Rulebook, draft: Draft) -> dict[str, str]:
    """The files of a draft's pack; what it changes is invented where it says nothing else."""
    box = content_files(book)
    about: dict[str, Any] = {"game": book.id, "name": draft.name, "evidence": "invented"}
    texts = {ABOUT: toml_text(about | ({"note": draft.note} if draft.note else {}))}
    for name, data in draft.files.items():
        if name not in box:
            raise no_file(name[:40], book.id, box)
        if data:
            texts[name] = toml_text({key: _rested(value, box[name], key) for key, value in data.items()})
    if sum(map(len, texts.values())) > LARGEST:
        raise _too_large()
    return texts


def _too_large() -> BadContent:
    return BadContent(Sentence("rr-content-too-large", {"files": MOST_FILES, "signs": LARGEST}))


def _rested(value: Any, file: ContentFile, key: str) -> Any:
    """A changed value; evidence that it took over from the box becomes the pack's own."""
    if key != file.word or not isinstance(value, list):
        return _invented(value, file.data.get(key))
    before = {piece["id"]: piece for piece in file.data[key]}
    return [_changed_piece(one, before) for one in value]


def _changed_piece(change: Any, before: Mapping[str, Any]) -> Any:
    if not isinstance(change, dict):
        return change
    old = before.get(str(change.get("id", "")).replace("-", "_"), {})
    return {key: _invented(value, old.get(key)) for key, value in change.items()}


def _invented(new: Any, old: Any) -> Any:
    if isinstance(new, dict) and isinstance(old, dict) and new != old:
        found = {key: _invented(value, old.get(key)) for key, value in new.items()}
        taken_over = isinstance(new.get("evidence"), str) and new["evidence"] == old.get("evidence")
        return found | ({"evidence": "invented"} if taken_over else {})
    if isinstance(new, list) and isinstance(old, list):
        return [_invented(one, old[at] if at < len(old) else None) for at, one in enumerate(new)]
    return new


def write_pack(folder: Path, texts: Mapping[str, str]) -> None:
    """Write a pack's files into a folder."""
    for name, text in texts.items():
        if not FILE.fullmatch(name):
            raise BadContent(Sentence("rr-content-no-pack-file", {"file": name[:40]}))
        try:
            (folder / name).write_text(text, "utf-8")
        except UnicodeEncodeError:
            raise refused_file("rr-content-no-text", name) from None


@contextmanager
def scratch_pack(texts: Mapping[str, str]) -> Iterator[Path]:
    """A folder with a pack's files, for a moment; what is wrong with them is said without it."""
    with TemporaryDirectory(prefix="riverrun-pack-") as name:
        folder = Path(name)
        try:
            write_pack(folder, texts)
            yield folder
        except BadContent as trouble:
            raise BadContent(_without(trouble.sentence, folder)) from None


def _without(sentence: Sentence, folder: Path) -> Sentence:
    """A sentence that names the files in a folder by their names alone, also where it holds other sentences."""

    def short(value: Arg) -> Arg:
        if isinstance(value, str):
            return value.replace(f"{folder}{os.sep}", "").replace(str(folder), "pack")
        if isinstance(value, list):
            return [short(one) for one in value]
        return _without(value, folder) if isinstance(value, Sentence) else value

    return Sentence(sentence.code, {name: short(value) for name, value in sentence.args.items()})


def load_texts(book: Rulebook, texts: Mapping[str, str], *, boxes: bool = True) -> Any:
    """The content with a pack's files; raises BadContent if it cannot be used, at any size of table with `boxes`."""
    with scratch_pack(texts) as folder:
        content = book.load(folder)
        for players in book.seats if boxes else ():
            book.box(content, players, book.choose(players, {}))
    return content


# Packs as files


def archive_of(texts: Mapping[str, str]) -> bytes:
    """A pack as one file to share: a zip archive of its files."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in texts.items():
            archive.writestr(zipfile.ZipInfo(name, OLDEST), text, zipfile.ZIP_DEFLATED)
    return written.getvalue()


def read_archive(book: Rulebook, data: bytes) -> Draft:
    """The draft that a pack's archive holds, also one whose files lie in a folder; refused if it is no such thing."""
    texts = _texts_in(data)
    if ABOUT not in texts:
        raise BadContent(Sentence("rr-content-no-pack"))
    parsed = {name: parse_toml(text, name) for name, text in texts.items()}
    about = convert(parsed.pop(ABOUT), Pack, ABOUT)
    if about.game != book.id:
        raise refused_file("rr-content-other-game", ABOUT, pack=about.game[:40], game=book.id)
    return Draft(about.name[:80] or "-", parsed, about.note[:2000])


def _texts_in(data: bytes) -> dict[str, str]:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            inside = [one for one in archive.infolist() if one.filename.endswith(".toml")]
            if len(inside) > MOST_FILES or sum(one.file_size for one in inside) > LARGEST:
                raise _too_large()
            return {one.filename.rpartition("/")[2]: _text_of(archive, one) for one in inside}
    except BadContent:
        raise
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, OSError, EOFError, ValueError):
        raise BadContent(Sentence("rr-content-no-archive")) from None


def _text_of(archive: zipfile.ZipFile, file: zipfile.ZipInfo) -> str:
    with archive.open(file) as opened:
        return opened.read(LARGEST + 1)[:LARGEST].decode("utf-8")
