"""What is refused about content most, in every language: files, numbers out of range, unknown names, values amiss."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from riverrun.kernel.errors import BadContent
from riverrun.kernel.language.sentences import Arg, Sentence


def refused_file(code: str, where: Path | str, **args: Arg) -> BadContent:
    """Return the refusal of a file, which its sentence names by `where`."""
    return BadContent(Sentence(code, {"where": str(where), **args}))


def require_between(owner: str, field: str, value: int, low: int, high: int, clause: str) -> None:
    """Refuse a number of a piece outside of its range, with the clause that gives it."""
    if not low <= value <= high:
        args: dict[str, Arg] = {"owner": owner, "field": field, "low": low, "high": high, "clause": clause}
        raise BadContent(Sentence("rr-content-between", args))


def require_between_of(owner: str, verb: str, field: str, value: int, low: int, high: int) -> None:
    """Refuse a number of an effect outside of its range."""
    if not low <= value <= high:
        args: dict[str, Arg] = {"owner": owner, "verb": verb, "field": field, "low": low, "high": high}
        raise BadContent(Sentence("rr-content-between-of", args))


def require_verb(owner: str, verb: str, known: Iterable[str]) -> None:
    """Refuse a verb that an effect cannot have here."""
    if verb not in (names := list(known)):
        raise BadContent(Sentence("rr-content-no-verb", {"owner": owner, "verb": verb, "known": ", ".join(names)}))


def missing_value(owner: str, verb: str, field: str) -> BadContent:
    """Return the refusal of an effect without a value that its verb needs."""
    return BadContent(Sentence("rr-content-missing", {"owner": owner, "verb": verb, "field": field}))


def unused_value(owner: str, verb: str, field: str) -> BadContent:
    """Return the refusal of an effect with a value that its verb does not know."""
    return BadContent(Sentence("rr-content-unused", {"owner": owner, "verb": verb, "field": field}))
