"""Text for a terminal: how wide it is, and lines broken to the usual width."""

from __future__ import annotations

from unicodedata import east_asian_width

WIDTH = 80
CLOSING = "、。，．：；！？）」』】〉》"
"""Wide signs that no line begins with."""
OPENING = "（「『【〈《"
"""Wide signs that no line ends with."""


def columns(text: str) -> int:
    """How many columns of a terminal a text takes: two for each Chinese character."""
    return sum(2 if is_wide(letter) else 1 for letter in text)


def is_wide(letter: str) -> bool:
    """Whether a character takes two columns."""
    return east_asian_width(letter) in "WF"


def wrapped(*lines: str) -> list[str]:
    """Lines broken to at most 80 columns; what goes on keeps its line's indent, and two spaces more."""
    return [row for line in lines for row in broken(line, WIDTH, " " * (_indent(line) + 2), cuts=True)]


def broken(text: str, width: int, indent: str = "", *, cuts: bool = False) -> list[str]:
    """Text in lines of a width, broken at spaces or beside Chinese characters; `indent` begins each but the first.

    A word longer than a line is cut, or stays whole, as a path that is copied must.
    """
    rows = []
    while columns(text) > width:
        fits, first = _fitting(text, width), _indent(text) + 1
        breaks = [at for at in range(first, len(text)) if _may_break(text, at)]
        at = max((at for at in breaks if at <= fits), default=fits if cuts else min(breaks, default=len(text)))
        rows.append(text[:at].rstrip())
        rest = text[at:].lstrip()
        if not rest:
            return rows
        text = indent + rest
    return [*rows, text]


def _indent(line: str) -> int:
    """How many spaces a line begins with."""
    return len(line) - len(line.lstrip())


def _fitting(line: str, width: int) -> int:
    """How many characters of a line that is too long fit."""
    used = 0
    for at, letter in enumerate(line):
        used += 2 if is_wide(letter) else 1
        if used > width:
            return at
    return len(line)


def _may_break(line: str, at: int) -> bool:
    """Whether a line may end before this character: a space, a Chinese one, or what follows a Chinese one."""
    before, after = line[at - 1], line[at]
    if after == " ":
        return True
    beside_chinese = is_wide(after) or (is_wide(before) and after.isalnum())
    return beside_chinese and after not in CLOSING and before not in OPENING
