"""Content packs with random values, so that the model meets what the cards of the box never do together."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from .box import AGES, TYPES, Box, Card

RESOURCES = ("ingenuity", "strength", "culture")
MOVING = 3  # Calamities that may move on, in a deck (AH-102)


def write_pack(folder: Path, box: Box, chance: random.Random) -> Path:
    """A pack with new costs, bonuses, effects, failures, conditions and lines."""
    (folder / "pack.toml").write_text('game = "along-history"\nname = "Random"\nevidence = "invented"\n')
    cards = [card for age in AGES for card in deck(box, age, chance)]
    counters = [{"id": name, "condition": condition(chance)} for name in box.counters]
    boards = []
    for side, board in box.boards.items():
        ends = [(chance.choice(["start", *board.spaces]), chance.choice(list(board.spaces))) for _ in range(8)]
        ways = [pair for pair in ends if pair[0] != pair[1]]
        upright = [pair for pair in ways[4:] if pair[0] != "start"]
        boards.append(
            {"id": side, "forward": lines([*board.forward, *ways[:4]]), "vertical": lines([*board.vertical, *upright])}
        )
    for kind, pieces in (("card", cards), ("counter", counters), ("board", boards)):
        tables = [f"[[{kind}]]\n" + "".join(f"{key} = {toml(value)}\n" for key, value in one.items()) for one in pieces]
        (folder / f"{kind}s.toml").write_text("\n".join(tables))
    return folder


def deck(box: Box, age: str, chance: random.Random) -> list[dict[str, Any]]:
    """The cards of an Age, changed."""
    names = box.deck(age)
    moving = set(chance.sample([name for name in names if box.cards[name].type == "calamity"], MOVING))
    return [changed(box.cards[name], names, name in moving, chance) for name in names]


def changed(card: Card, names: list[str], moves: bool, chance: random.Random) -> dict[str, Any]:
    """One card with new values; those of its Age are the names it can link to."""
    found: dict[str, Any] = {
        "id": card.name,
        "cost": {
            "population": chance.randint(0, 9),
            "resource": chance.choice(RESOURCES),
            "count": chance.choice([1, 1, 2]),
            **({"gold": chance.randint(1, 12)} if chance.random() < 0.4 else {}),
        },
        "vp": chance.randint(-2, 6),
        "bonuses": bonuses(chance),
        "effects": [effect(card, names, chance) for _ in range(chance.choice([0, 1, 1, 2]))],
    }
    if card.type == "wonder":
        found["effects"].append({"verb": "gain_universal_resource", "amount": chance.choice([1, 2])})
    if card.type == "calamity":
        found["transmissible"] = chance.random() < 0.6
        found["failure"] = failures(names, chance)
        found["failure"] += [{"verb": "move_to_events_of"}] * moves
    else:
        found["linked"] = True
    return found


def bonuses(chance: random.Random) -> list[dict[str, Any]]:
    """Some diamonds, of gold alone or of other kinds."""
    if chance.random() < 0.2:
        return [{"kind": "gold", "amount": chance.randint(1, 3)}]
    kinds = chance.choices(["population", *RESOURCES], [3, 1, 1, 1], k=chance.choice([0, 1, 1, 2, 3]))
    return [{"kind": kind, "amount": chance.choice([1, 1, 1, 2])} for kind in kinds]


def effect(card: Card, names: list[str], chance: random.Random) -> dict[str, Any]:
    """One effect."""
    other = chance.choice(names)
    number = chance.randint(1, 2)
    choices: list[dict[str, Any]] = [
        {"verb": "free_acquire", "card": other},
        {"verb": "cost_reduction", "card": other, "population": number},
        {"verb": "cost_set_population", "card": other, "population": chance.randint(0, 9)},
        {"verb": "army", "attack": chance.randint(0, 2), "defence": chance.randint(0, 2)},
        {"verb": "earn_gold", "amount": number},
        {"verb": "free_swap", "per_turn": number},
        {"verb": "in_events_population", "amount": -number},
    ]
    if chance.random() < 0.5:  # there is room for only so many
        choices.append({"verb": "cost_reduction", "type": "wonder", "population": number})
    if card.type == "character" and card.age != AGES[0]:
        choices += [{"verb": "general", "rerolls": number}] * 3
    return chance.choice(choices)


def failures(names: list[str], chance: random.Random) -> list[dict[str, Any]]:
    """A failure list; a card it names stands right before the `destroy` that is spared for it."""

    def destroy() -> dict[str, Any]:
        return {"verb": "destroy", "type": chance.choice(TYPES), "count": chance.randint(1, 3)}

    found = [destroy()] * chance.choice([0, 1, 1, 2])
    found += [{"verb": "lose_gold", "amount": chance.randint(1, 6)}] * chance.choice([0, 1])
    if not found or chance.random() < 0.5:
        found += [{"verb": "destroy_named", "card": chance.choice(names)}, destroy()]
    return found


def condition(chance: random.Random) -> dict[str, Any]:
    """What a counter asks for."""
    bonus = {"bonus": chance.choice(["population", *RESOURCES, "gold"])} if chance.random() < 0.6 else {}
    return chance.choice(
        [
            {"kind": "type_count", "type": chance.choice(TYPES), "n": chance.randint(1, 3)},
            {"kind": "vp_sum", "n": chance.randint(1, 12)},
            {"kind": "card_count", "n": chance.randint(1, 6)},
            {"kind": "distinct_types", "n": chance.randint(2, 4)},
            {"kind": "bonus_count", "n": chance.randint(1, 4), **bonus},
            {"kind": "gold", "n": chance.randint(1, 15)},
        ]
    )


def lines(pairs: list[tuple[str, str]]) -> list[dict[str, str]]:
    """Lines as a board's file has them."""
    return [{"from": start, "to": end, "evidence": "invented"} for start, end in pairs]


def toml(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return str(value).lower() if isinstance(value, bool) else str(value) if isinstance(value, int) else f'"{value}"'
