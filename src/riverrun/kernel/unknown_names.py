"""What is answered to a name that there is not: which was probably meant, or which there are.

Moves and position documents say it alike:

    no_piece("card", "spaer", cards)                  # There is no card ‘spaer’. Did you mean ‘spear’?
    no_piece("form", "anarchy", forms)                # There is no form ‘anarchy’: give chiefdom, monarchy or republic.
    no_piece("hex", "9.9", hexes, last="3.5")         # There is no hex ‘9.9’: give 0.0 to 3.5.
    no_piece("unit", "moon", units)                   # There is no unit ‘moon’: give one of 54, such as ...
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Sequence

from riverrun.kernel.language.sentences import Arg, Sentence

SHORT = 100
"""Names that are no longer than this in a row are all listed."""
EXAMPLES = 3
"""How many of the others are named: those that are most like what was written."""
NEAR = 0.65
"""How alike a name that was meant is (difflib's ratio): one letter of three may be another, as in `tea` for `tee`."""
PART = 4
"""The fewest letters that name a thing in part: `napoleon`."""
SHOWN = 40
"""How much is repeated of what was written."""


def letters(written: str) -> str:
    """The plain form of names: small letters and digits alone, so that it does not matter how titles are written."""
    return "".join(sign for sign in written.lower() if sign.isalnum())


def nearest(written: str, known: Iterable[str], plain: Callable[[str], str] = letters) -> str | None:
    """The name that was probably meant: the most alike, or the only one of which this is a part.

    One with another number in it is as wrong as any: t19 stands for no t09.
    """
    names = {plain(name): name for name in known if digits(name) == digits(written)}
    short = plain(written)[:60]
    close = difflib.get_close_matches(short, names, n=1, cutoff=NEAR)
    if not close and len(short) >= PART:
        close = [name for name in names if short in name]
    return names[close[0]] if len(close) == 1 else None


def digits(written: str) -> list[str]:
    """The digits of a name."""
    return [sign for sign in written if sign.isdigit()]


def between(first: str, last: str) -> Sentence:
    """What could be given where names are in rows."""
    return Sentence("rr-choice-between", {"first": first, "last": last})


def one_of(known: Sequence[str], written: str) -> Sentence:
    """What could be given: all names of a short list, or those that are most like what was written."""
    if len(", ".join(known)) <= SHORT:
        return Sentence("rr-choice-listed", {"known": list(known)})
    names = {letters(name): name for name in known}
    like = difflib.get_close_matches(letters(written)[:60], names, n=EXAMPLES, cutoff=0)
    return Sentence("rr-choice-such", {"count": len(known), "such": [names[name] for name in like]})


def no_piece(
    kind: str, written: str, known: Iterable[str | None], *, last: str = "", meant: str | None = None
) -> Sentence:
    """There is no such piece, and what there is; `meant` is the name that was meant, where the caller knows better."""
    named = [name for name in known if name]
    said: dict[str, Arg] = {"kind": kind, "written": written[:SHOWN]}
    if not named:
        return Sentence("rr-error-no-piece", said)
    if last:
        return Sentence("rr-error-no-piece-between", {**said, "first": named[0], "last": last})
    meant = meant or nearest(written, named)
    if meant is not None:
        return Sentence("rr-error-no-piece-meant", {**said, "meant": meant})
    return none_of([kind], written, [one_of(named, written)])


def none_of(kinds: Sequence[str], written: str, choices: Sequence[Sentence]) -> Sentence:
    """There is nothing of any of these kinds with that name, and what could be given of each."""
    return Sentence(
        "rr-error-no-piece-choice", {"kinds": list(kinds), "written": written[:SHOWN], "choices": list(choices)}
    )
