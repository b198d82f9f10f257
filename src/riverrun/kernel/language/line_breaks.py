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
    """Lines broken to at most 80 columns, at spaces or before Chinese characters.

    What goes on keeps its line's indent, and two spaces more.
    """
    rows = []
    for line in lines:
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        while columns(line) > WIDTH:
            fits = _fitting(line)
            cut = next((at for at in range(fits, len(indent), -1) if _may_break(line, at)), fits)
            rows.append(line[:cut].rstrip())
            line = indent + line[cut:].lstrip()
        rows.append(line)
    return rows


def _fitting(line: str) -> int:
    """How many characters of a line that is too long fit."""
    used = 0
    for at, letter in enumerate(line):
        used += 2 if is_wide(letter) else 1
        if used > WIDTH:
            return at
    return len(line)


def _may_break(line: str, at: int) -> bool:
    """Whether a line may end before this character."""
    return line[at] == " " or (is_wide(line[at]) and line[at] not in CLOSING and line[at - 1] not in OPENING)
