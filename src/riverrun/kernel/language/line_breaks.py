"""Text for a terminal: lines broken at spaces to its usual width."""

from __future__ import annotations

WIDTH = 80


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
