"""The box as the game's own content files have it."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import riverrun

from .box import AGES, Board, Box, Card, Counter

CONTENT = Path(riverrun.__file__).parent / "games" / "along_history" / "content"


@cache
def box() -> Box:
    """Everything the model needs of it."""
    places = dict.fromkeys(AGES, 0)
    cards = {}
    for piece in pieces("card"):
        age, cost = piece["age"], piece["cost"]
        name = hyphens(piece["id"])
        cards[name] = Card(
            number=64 * AGES.index(age) + places[age],  # AH-119
            name=name,
            age=age,
            type=piece["type"],
            population=cost["population"],
            resource=cost["resource"],
            resource_count=cost["count"],
            gold=cost.get("gold"),
            vp=piece["vp"],
            bonuses=tuple((bonus["kind"], bonus["amount"]) for bonus in piece["bonuses"]),
            effects=verbs(piece.get("effects", [])),
            failure=verbs(piece.get("failure", [])),
            transmissible=piece.get("transmissible", True),
        )
        places[age] += 1
    counters = {
        name: Counter(name, piece["value"], piece["condition"], piece.get("prehistory", True))
        for piece in pieces("counter")
        for name in [hyphens(piece["id"])]
    }
    boards = {
        piece["id"]: Board(
            {space["id"]: space["value"] for space in piece["spaces"]},
            lines(piece["forward"]),
            lines(piece["vertical"]),
        )
        for piece in pieces("board")
    }
    return Box(cards, counters, boards)


def pieces(kind: str) -> list[dict[str, Any]]:
    """All pieces of a kind."""
    return tomllib.loads((CONTENT / f"{kind}s.toml").read_text("utf-8"))[kind]


def hyphens(piece: str) -> str:
    """A piece as moves name it (AH-R2)."""
    return piece.replace("_", "-")


def verbs(rows: list[dict[str, Any]]) -> tuple[dict[str, Any], ...]:
    """Effects or failures with their cards as moves name them."""
    return tuple({**row, "card": hyphens(row["card"])} if "card" in row else row for row in rows)


def lines(rows: list[dict[str, str]]) -> tuple[tuple[str, str], ...]:
    """Lines from space to space."""
    return tuple((row["from"], row["to"]) for row in rows)
