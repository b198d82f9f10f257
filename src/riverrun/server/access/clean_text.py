"""Clean text: names and words without what nobody can see and what spills over the lines of others."""

from __future__ import annotations

import unicodedata
from typing import Literal

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.errors import RequestError

LONGEST_NAME = 40
MARKS = 3
"""The most combining marks on one letter: more are not a script's, but a tower over the lines above."""
BLANK = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F),  # the grapheme joiner
        (0x115F, 0x1160),  # fillers of Hangul, which are letters by their kind
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0x2800, 0x2800),  # a pattern of no dots
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),  # variation selectors
        (0xFFA0, 0xFFA0),
        (0xFFFC, 0xFFFD),  # stand-ins for what cannot be shown
        (0x1D159, 0x1D159),
        (0xE0100, 0xE01EF),
    )
    for code in range(first, last + 1)
)
"""Signs that show nothing, though their category says that they do."""
JOINING = frozenset("\u200c\u200d\ufe0e\ufe0f")
"""What joins letters and pictures into one: of use in words, and a way to tell apart what looks alike in names."""


def clean_text(text: str, what: Literal["name", "message"]) -> str:
    """Return a text in its usual form, with nothing invisible in it; refuse it if nothing visible is left."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(sign)
        if sign.isspace() or kind[0] == "Z" or kind == "Cc":
            kept.append(" ")
        elif what == "message" and sign in JOINING and kept and kept[-1] != " ":
            kept.append(sign)
        elif kind[0] == "C" or sign in BLANK:
            continue  # directions, zero widths, and what is not assigned
        elif kind[0] == "M":
            marks += 1
            if marks <= MARKS and kept and kept[-1] != " ":
                kept.append(sign)
            continue
        else:
            kept.append(sign)
        marks = 0
    found = " ".join("".join(kept).split())
    if what == "name":
        found = found[:LONGEST_NAME].rstrip()
    if not found:
        raise RequestError("bad-request", Sentence("rr-error-empty-text", {"what": what}))
    return found
