"""What is refused about content most, in every language: files, numbers out of range, ids, unknown names, values."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from riverrun.kernel.errors import BadContent
from riverrun.kernel.language.sentences import Arg, Sentence


def refused_file(code: str, where: Path | str, **args: Arg) -> BadContent:
    """Return the refusal of a file, which its sentence names by `where`."""
    return BadContent(Sentence(code, {"where": str(where), **args}))


def require_between(owner: str, field: str, value: int, low: int, high: int, clause: str) -> None:
    """Refuse a number of a piece outside of its range, which may be one number alone, with the clause that gives it."""
    if not low <= value <= high:
        args: dict[str, Arg] = {"owner": owner, "field": field, "given": value, "clause": clause}
        if low == high:
            raise BadContent(Sentence("rr-content-fixed", {**args, "number": low}))
        raise BadContent(Sentence("rr-content-between", {**args, "low": low, "high": high}))


def require_between_of(owner: str, verb: str, field: str, value: int, low: int, high: int) -> None:
    """Refuse a number of an effect outside of its range."""
    if not low <= value <= high:
        args: dict[str, Arg] = {"owner": owner, "verb": verb, "field": field, "given": value}
        raise BadContent(Sentence("rr-content-between-of", {**args, "low": low, "high": high}))


def require_plain_ids(word: str, ids: Iterable[str]) -> None:
    """Refuse ids of the [[word]] pieces that notation cannot write, or tell apart: it reads both without _."""
    read: dict[str, str] = {}
    for id in ids:
        bare = id.replace("_", "")
        if not is_plain(bare):
            raise BadContent(Sentence("rr-content-id-signs", {"word": word, "id": id}))
        if bare in read:
            raise BadContent(Sentence("rr-content-ids-alike", {"word": word, "id": read[bare], "other": id}))
        read[bare] = id


def is_plain(word: str) -> bool:
    """Whether a word is made of small letters from a to z and digits."""
    return word.isascii() and word.isalnum() and word == word.lower()


def require_verb(owner: str, verb: str, known: Iterable[str]) -> None:
    """Refuse a verb that an effect cannot have here."""
    if verb not in (names := list(known)):
        raise BadContent(Sentence("rr-content-no-verb", {"owner": owner, "verb": verb, "known": names}))


def missing_value(owner: str, verb: str, field: str) -> BadContent:
    """Return the refusal of an effect without a value that its verb needs."""
    return BadContent(Sentence("rr-content-missing", {"owner": owner, "verb": verb, "field": field}))


def unused_value(owner: str, verb: str, field: str) -> BadContent:
    """Return the refusal of an effect with a value that its verb does not know."""
    return BadContent(Sentence("rr-content-unused", {"owner": owner, "verb": verb, "field": field}))
