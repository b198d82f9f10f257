"""Small words that the sentences of all games share."""

from __future__ import annotations

from collections.abc import Sequence

WIDTH = 80


def player(seat: int) -> str:
    """A seat as people count and as notation names it: p1 is seat 0."""
    return f"p{seat + 1}"


def count(number: int, what: str) -> str:
    """Write a number with what it counts."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def listed(names: Sequence[str], word: str = "or") -> str:
    """Names in a row: a, b or c."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {word} {names[-1]}"


def capital(sentence: str) -> str:
    """A sentence with its first letter a capital, and the others as they are."""
    return sentence[:1].upper() + sentence[1:]


def wrapped(*lines: str) -> list[str]:
    """Lines broken at spaces to at most 80 columns; what goes on keeps its line's indent, and two spaces more."""
    rows = []
    for line in lines:
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        while len(line) > WIDTH:
            cut = line.rfind(" ", len(indent), WIDTH + 1)
            cut = cut if cut > len(indent) else WIDTH
            rows.append(line[:cut].rstrip())
            line = indent + line[cut:].lstrip()
        rows.append(line)
    return rows


class Names(dict[str, str]):
    """What a sentence may name, worked out when it is named: `{card}` asks the method `_card`.

    For `str.format_map`: a game's subclass has the methods, and what they need to know.
    """

    def __missing__(self, name: str) -> str:
        found: str = getattr(self, f"_{name}")()
        return found
