"""The box as the game's own loader reads it, with a content pack if one is given."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from riverrun.games.along_history.content import load

from .box import AGES, Board, Box, Card, Counter


def box(pack: Path | None = None) -> Box:
    """Everything the model needs of it."""
    content = load(pack)
    boards = msgspec.to_builtins(content.boards)
    return Box(
        cards={card.name: card for card in map(card_of, numbered(msgspec.to_builtins(content.cards)))},
        counters={counter.name: counter for counter in map(counter_of, msgspec.to_builtins(content.counters))},
        boards={
            board["id"]: Board(
                {space["id"]: space["value"] for space in board["spaces"]},
                lines(board["forward"]),
                lines(board["vertical"]),
            )
            for board in boards
        },
    )


def numbered(cards: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Cards with their numbers: 64 x Age + place in the deck (AH-119)."""
    found = []
    for at, age in enumerate(AGES):
        deck = [card for card in cards if card["age"] == age]
        found += [{**card, "number": 64 * at + place} for place, card in enumerate(deck)]
    return found


def card_of(data: dict[str, Any]) -> Card:
    """One card."""
    cost = data["cost"]
    return Card(
        number=data["number"],
        name=hyphens(data["id"]),
        age=data["age"],
        type=data["type"],
        population=cost["population"],
        resource=cost["resource"],
        resource_count=cost.get("count", 1),
        gold=cost.get("gold"),
        vp=data["vp"],
        bonuses=tuple((bonus["kind"], bonus["amount"]) for bonus in data["bonuses"]),
        effects=verbs(data.get("effects", [])),
        failure=verbs(data.get("failure", [])),
        transmissible=data.get("transmissible", True),
    )


def counter_of(data: dict[str, Any]) -> Counter:
    """One counter."""
    return Counter(data["id"], data["value"], data["condition"], data.get("prehistory", True))


def hyphens(piece: str) -> str:
    """A card as moves name it (AH-R2)."""
    return piece.replace("_", "-")


def verbs(rows: list[dict[str, Any]]) -> tuple[dict[str, Any], ...]:
    """Effects or failures with their cards as moves name them."""
    return tuple({**row, "card": hyphens(row["card"])} if "card" in row else row for row in rows)


def lines(rows: list[dict[str, str]]) -> tuple[tuple[str, str], ...]:
    """Lines from space to space."""
    return tuple((row["from"], row["to"]) for row in rows)
