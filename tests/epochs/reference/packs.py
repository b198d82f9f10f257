"""Content packs with random values, so that game and model meet what the cards of the box never do together."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

from .box import ACTIONS, BASIC, TERRAINS
from .content import FOLDER

Data = dict[str, Any]
GROUND = TERRAINS[1:]
STORED = (*BASIC, "gold")
GAINS = (*STORED, "culture", "authority", "art")
CROSSINGS = (["sea"], ["plain", "desert"], list(GROUND))
"""The sets of terrains whose groups the game knows."""
COUNTS = (
    ["art", "honor", "city", "city:near_sea", "land", "land:near_sea", "post", "wonder", "invention", "gold", "science"]
    + [f"land:{terrain}" for terrain in GROUND]
    + [f"wonder:{epoch}" for epoch in ("I", "II", "III")]
    + [f"invention:{epoch}" for epoch in ("I", "II", "III")]
)
PIECES = ("city", "land", "post")
"""What supply and demand may count."""
EVENTS = ("expand", "post", "research", "wonder", "government", "command", "invent", "war_won", "trade_income")


def write_pack(folder: Path, chance: random.Random) -> Path:
    """A pack with new costs, rewards, effects, requirements and numbers; now and then the box's cards for the rich."""
    (folder / "pack.toml").write_text('game = "epochs"\nname = "Random"\nevidence = "invented"\n')
    if chance.random() < 0.25:
        (folder / "box.toml").write_text(settled(wealth(chance)))
        return folder
    makers = {"units": unit, "wonders": wonder, "inventions": invention, "governments": form, "civilizations": board}
    for file, maker in makers.items():
        ((word, pieces),) = tomllib.loads((FOLDER / f"{file}.toml").read_text()).items()
        tables = [{"id": piece["id"], **maker(piece, chance)} for piece in pieces]
        written = [f"[[{word}]]\n" + lines(table) for table in tables]
        (folder / f"{file}.toml").write_text("\n".join(written))
    if chance.random() < 0.5:
        (folder / "tiles.toml").write_text("\n".join("[[tile]]\n" + lines(tile) for tile in tiles(chance)))
    (folder / "boards.toml").write_text(boards(chance))
    (folder / "box.toml").write_text(numbers(chance))
    return folder


def unit(data: Data, chance: random.Random) -> Data:
    """A unit with other values; its slot, kind and epoch stay."""
    crossing = chance.choice([["sea"], []]) if chance.random() < 0.3 else []
    flags = [flag for flag in ("mounted", "anti_mounted", "air", "anti_air") if chance.random() < 0.15]
    found = {
        "combat": chance.randint(0, 9),
        "strategic": some(["horse", "iron"], chance, 0.2),
        "terrain": some(TERRAINS, chance, 0.1),
        "expenditure": {kind: chance.choice([1, 1, 2]) for kind in STORED if chance.random() < 0.2},
        "advantages": {
            kind: chance.choice([1, 1, 2]) for kind in (*TERRAINS, "city", "defend", "attack") if chance.random() < 0.15
        },
        "no_gold": chance.random() < 0.15,
        "flags": flags,
        "cross": crossing,
        "cannot_attack": some(GROUND, chance, 0.06),
        "formation": chance.choice(["line", "flank", "siege"]),
    }
    if "cost" in data:
        found["cost"] = chance.randint(0, 9)
    return found


def wonder(data: Data, chance: random.Random) -> Data:
    """A wonder with other values and another ability."""
    return {
        "cost": chance.randint(0, 9),
        "no_gold": chance.random() < 0.2,
        "reward": gains(chance),
        **ability(chance),
    }


def invention(data: Data, chance: random.Random) -> Data:
    """An invention with another debut and another ability."""
    return {"debut": gains(chance), **ability(chance, data["epoch"] != "I")}


def form(data: Data, chance: random.Random) -> Data:
    """A form of government with other values; levels and arrows stay."""
    return {
        "culture": 0 if data["level"] == 1 else chance.randint(0, 4 * data["level"] - 4),
        "max_cities": 1 if data["level"] == 1 else chance.randint(1, 6),
        "command": gains(chance),
        "instant": {} if data["level"] == 1 else gains(chance),
        "effects": [] if data["level"] == 1 else [ongoing(chance)],
    }


def board(data: Data, chance: random.Random) -> Data:
    """A civilization; the abilities that bring a unique unit stay, but for their price."""
    found = []
    for one in data["ability"]:
        changed = {**one, "price": {kind: 1 for kind in STORED if chance.random() < 0.2}}
        changed["no_gold"] = "gold" not in changed["price"] and chance.random() < 0.2
        if one["effects"][0]["verb"] != "take_unique":
            changed.update(ability(chance, one["epoch"] != "I"))
        found.append(changed)
    return {"ability": found}


def some(items: Any, chance: random.Random, share: float) -> list[str]:
    """Each of them sometimes."""
    return [item for item in items if chance.random() < share]


def gains(chance: random.Random) -> dict[str, int]:
    """One or two kinds of things."""
    return {kind: chance.choice([1, 1, 2, 3]) for kind in chance.sample(GAINS, chance.choice([1, 1, 2]))}


def ability(chance: random.Random, grants: bool = True) -> Data:
    """Something at once, always or at the end; before the first expand nothing may grant an action."""
    kind = chance.choice(["immediate", "ongoing", "ongoing", "ongoing", "endgame"])
    if kind == "immediate":
        effects = [at_once(chance, grants) for _ in range(chance.choice([1, 1, 2]))]
    elif kind == "ongoing":
        effects = [ongoing(chance) for _ in range(chance.choice([1, 1, 2]))]
    else:
        effects = [at_the_end(chance)]
    return {"type": kind, "effects": effects}


def at_once(chance: random.Random, grants: bool) -> Data:
    """A gain, or an action."""
    if grants and chance.random() < 0.5:
        return may(chance)
    return gain(chance)


def gain(chance: random.Random) -> Data:
    """A plain gain."""
    if chance.random() < 0.6:
        return {"verb": "gain", "res": gains(chance)}
    found = {"verb": "gain_per", "per": a_count(chance), "res": {chance.choice(GAINS): 1}}
    return {**found, **({"min": 1} if chance.random() < 0.3 else {}), "max": chance.choice([2, 3])}


def may(chance: random.Random) -> Data:
    """A granted action."""
    action = chance.choice(ACTIONS)
    found: Data = {"verb": "may", "action": action}
    if action == "government":
        found["ignore"] = some(["arrows", "culture"], chance, 0.5)
        found["levels"] = chance.choice([["next"], ["same", "next"], ["same"]])
    elif action != "command":
        how = chance.random()
        if how < 0.3:
            found["free"] = True
        elif how < 0.6:
            found["discount"] = chance.choice([1, 2, 4])
    return found


def a_count(chance: random.Random) -> str:
    """Something to count, sometimes by twos or threes."""
    return chance.choice(COUNTS) + chance.choice(["", "", "/2", "/3"])


def ongoing(chance: random.Random) -> Data:
    """A lasting effect."""
    n = chance.choice([1, 1, 2])
    if chance.random() < 0.35:
        return on(chance)
    choices: list[Data] = [
        {"verb": "advantage", "kind": chance.choice([*TERRAINS, "city", "defend", "attack"]), "n": n},
        {"verb": "attack_range", "n": 1},
        {"verb": "combat", "n": n},
        {"verb": "combat", "n": n, "when": chance.choice(["attack", "defend", "own:mounted"])},
        {"verb": "convert_cost", "n": 1},
        {"verb": "count_as", "what": chance.choice(["horse", "iron"]), "for": "upgrade"},
        {"verb": "cross", "terrain": chance.choice(CROSSINGS)},
        {"verb": "debut_multiplier", "n": 2},
        {
            "verb": "discount",
            "action": chance.choice(["expand", "city", "post", "sea_route", "research", "wonder", "upgrade"]),
            "n": n,
        },
        {"verb": "expand_cross", "terrain": chance.choice(CROSSINGS)},
        {"verb": "expenditure_waive", "n": 1},
        {
            "verb": "extra_action",
            "after": chance.choice(ACTIONS),
            "may": chance.choice([[chance.choice(ACTIONS)], ["any"]]),
        },
        {"verb": "feed_discount", "n": n, "scope": chance.choice(["per_city", "total"])},
        {"verb": "gold_ratio", "n": 2},
        {"verb": "gold_weight", "res": chance.choice(BASIC), "n": 2},
        {"verb": "immune", "to": chance.choice(["art_loss", "pillage"])},
        {"verb": "keep", "res": chance.choice(BASIC)},
        {"verb": "max_cities", "n": 1},
        {"verb": "modify", "track": chance.choice(["supply", "demand"]), "n": n},
        {"verb": "modify_per", "per": chance.choice(PIECES), "track": chance.choice(["supply", "demand"]), "n": 1},
    ]
    return chance.choice(choices)


def on(chance: random.Random) -> Data:
    """Something each time that something happens."""
    event = chance.choice(EVENTS)
    conditions = {
        "expand": ["has:horse", "has:iron", *(f"terrain:{kind}" for kind in GROUND), "terrain:desert|near_sea"],
        "post": ["sea_route"],
        "war_won": ["vs_player"],
    }
    found: Data = {"verb": "on", "event": event, "do": [gain(chance)]}
    if event == "expand" and chance.random() < 0.4:
        back = {kind: chance.choice([1, 2]) for kind in chance.sample(STORED, chance.choice([1, 2]))}
        found["do"] = [{"verb": "may_return_land", "not": "just_expanded", "gain": back}]
    elif event == "invent" and chance.random() < 0.5:  # after other events it could go on for ever (EP-D16)
        found["do"] = [may(chance)]
    if event in conditions and chance.random() < 0.5:
        found["if"] = chance.choice(conditions[event])
    return found


def at_the_end(chance: random.Random) -> Data:
    """Points."""
    if chance.random() < 0.4:
        condition = chance.choice(
            [None, "government_level>=2", "not_warmonger_in_epoch:III", "not_warmonger_in_epoch:I"]
        )
        return {"verb": "vp", "n": chance.randint(1, 4), **({"if": condition} if condition else {})}
    most = {"max": chance.randint(2, 6)} if chance.random() < 0.5 else {}
    return {"verb": "vp_per", "per": a_count(chance), "n": chance.choice([1, 1, 2]), **most}


def tiles(chance: random.Random) -> list[Data]:
    """Tiles with other terrains, their features dealt anew; each keeps a hex where one can begin."""
    found = []
    for tile in tomllib.loads((FOLDER / "tiles.toml").read_text())["tile"]:
        terrains = [chance.choice(TERRAINS) for _ in range(4)]
        free = chance.randrange(4)
        terrains[free] = chance.choice(GROUND)
        hexes: list[Data] = [{"terrain": terrain, "features": []} for terrain in terrains]
        ground = [one for one in hexes if one["terrain"] != "sea"]
        for feature in [feature for one in tile["hexes"] for feature in one.get("features", [])]:
            if feature == "barbarian":
                room = [one for one in ground if one is not hexes[free] and feature not in one["features"]]
            else:
                room = [one for one in ground if not set(one["features"]) - {"barbarian"}]
            if room:
                chance.choice(room)["features"].append(feature)
        held = {feature for one in hexes for feature in one["features"]}
        icon = bool(held & {"horse", "iron"})
        found.append({"id": tile["id"], "hexes": hexes, "back": icon, "neutral": chance.choice(["abc", "bcd"])})
    return found


def boards(chance: random.Random) -> str:
    """Another research track, trading board, art table, dice and tokens."""
    data = tomllib.loads((FOLDER / "boards.toml").read_text())
    for row in data["research"]["rows"]:
        row.update(cost=chance.randint(1, 6), left=gains(chance), right=gains(chance), no_gold=chance.random() < 0.2)
    for kind in ("gold", "culture"):
        data["trade"][kind] = sorted(chance.randint(0, 8) for _ in data["trade"][kind])
    data["art"]["points"] = [0, *sorted(chance.randint(1, 30) for _ in data["art"]["points"][1:])]
    data["dice"]["faces"] = sorted(chance.randint(0, 5) for _ in range(6))
    for token in data["token"][1:]:
        token["face"] = {chance.choice([*STORED, "luxury", "horse", "iron"]): 1}
    tables = [f"[{key}]\n" + lines(data[key]) for key in ("research", "trade", "art", "dice")]
    return "\n".join(tables + ["[[token]]\n" + lines(token) for token in data["token"]])


def numbers(chance: random.Random) -> str:
    """The other readings of what is not sure, and other numbers of the rules."""
    data = tomllib.loads((FOLDER / "box.toml").read_text())
    found: Data = {}
    for key, one in data.items():
        if "alternatives" in one and chance.random() < 0.6:
            found[key] = chance.choice(one["alternatives"])
    changed: Data = {
        "start_resources": {"food": chance.randint(1, 4), "production": 2, "science": 1, "gold": chance.randint(0, 3)},
        "start_honor": chance.randint(1, 4),
        "start_culture": chance.randint(0, 3),
        "start_unit": chance.choice(["axeman", "spearman"]),
        "art_tokens": chance.choice([5, 12]),
        "market_per_turn": {"p2": chance.randint(1, 3), "p3": chance.randint(0, 2), "p4": chance.randint(0, 2)},
        "market_dealt": chance.randint(0, 4),
        "civilizations_dealt": {"p2": chance.choice([1, 2]), "p3": 1, "p4": 1},
        "expand_cost": {chance.choice(["food", "production"]): chance.choice([0, 1])},
        "post_bonus_both": gains(chance),
        "post_return_bonus": gains(chance),
        "feed_reward": [gains(chance), gains(chance), gains(chance)],
        "famine_loss": {"gold": chance.choice([1, 2]), "culture": 1},
        "pillage_loss": {chance.choice(["culture", "authority"]): 1, "gold": 1},
        "war_benefits": [
            {"at": at, "take": take}
            for at, take in zip(
                sorted(chance.sample(range(1, 7), 3)),
                chance.sample(["honor", "remove_target", chance.choice(["art", "gold"])], 3),
                strict=True,
            )
        ],
        "art_award": {"p2": [2, 0, 1], "p3": [1, 3, 2], "p4": [4, 1, 2]},
        "neutral_cities_max": chance.randint(0, 9),
        "supply_of": {"luxury": 3, "minor_luxury": 2, "horse": 1, "iron": 2},
        "demand_of": {"city": 2, "post": 1},
        "posts_per_city": chance.randint(1, 3),
        "land_route_edges_max": chance.choice([1, 2]),
        "unit_surcharge": chance.randint(0, 3),
        "formation_bonus": chance.randint(0, 3),
        "barbarian_combat": chance.randint(0, 6),
        "neutral_city_combat": chance.randint(2, 9),
        "city_land_bonus": chance.randint(0, 2),
        "convert_authority": chance.choice([1, 2, 3]),
        "feed_cost": [chance.randint(0, 3) for _ in range(3)],
        "gold_ratio": chance.choice([2, 3, 4]),
        "warmonger_loss": [chance.randint(0, 3) for _ in range(3)],
        "epoch3_cards_on_top": chance.choice([10, 14, 18]),
        "vp": {"culture": 1, "honor": 2, "land": 1, "city": 3, "gold_per_vp": chance.choice([1, 2, 3])},
    }
    found.update({key: value for key, value in changed.items() if chance.random() < 0.5})
    return settled(found)


def wealth(chance: random.Random) -> Data:
    """A start with so much of everything that cities, wonders, forms and wars come early and often."""
    much, cubes = chance.choice([8, 20, 40, 60]), chance.choice([8, 16, 24])
    return {
        "start_resources": {"food": much, "production": much, "science": chance.choice([2, much]), "gold": 5},
        "start_board": {"cities": 1, "cubes": cubes, "posts": 4, "abilities": 2},
        "personal_supply": {"cities": 5, "cubes": 24 - cubes},
        "start_culture": chance.choice([0, 3, 8]),
        "feed_reward": [{"food": 3, "production": 4, "gold": 1}, {"food": 3, "production": 5, "science": 3}, {}],
    }


def settled(values: Data) -> str:
    """The lines of box.toml that say so."""
    return "".join(f"{key} = {toml({'value': value, 'evidence': 'invented'})}\n" for key, value in values.items())


def lines(data: Data) -> str:
    """A table's lines."""
    return "".join(f"{key} = {toml(value)}\n" for key, value in data.items())


def toml(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return str(value).lower() if isinstance(value, bool) else str(value) if isinstance(value, int) else f'"{value}"'
