"""The box as the content files of the game describe it, with those of a content pack laid over them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import riverrun.games

from .box import Ability, Box, Effect, Form, Invention, Row, Tile, Unit, Unlockable, Wonder

FOLDER = Path(riverrun.games.__file__).parent / "epochs" / "content"
SPACES = 4
"""Spaces of a market column: the moves `wonder` and `unit` know no more (EP-A37, EP-D1)."""

Data = dict[str, Any]


def box(pack: Path | None = None) -> Box:
    """Everything the model needs of it."""
    boards, numbers = table("boards", pack), table("box", pack)
    return Box(
        units={unit.name: unit for unit in map(unit_of, listed("units", pack))},
        wonders={wonder.name: wonder for wonder in map(wonder_of, listed("wonders", pack))},
        inventions={card.name: card for card in map(invention_of, listed("inventions", pack))},
        civilizations={
            hyphens(data["id"]): tuple(map(unlockable_of, data["ability"])) for data in listed("civilizations", pack)
        },
        forms={form.name: form for form in map(form_of, listed("governments", pack))},
        tiles={tile.name: tile for tile in map(tile_of, listed("tiles", pack))},
        rows=tuple(map(row_of, boards["research"]["rows"])),
        rows_two=tuple(boards["research"]["two_players"]),
        tokens=tuple((face_of(token["face"]), token["count"]) for token in boards["token"]),
        income=tuple(
            {"gold": gold, "culture": culture}
            for gold, culture in zip(boards["trade"]["gold"], boards["trade"]["culture"], strict=True)
        ),
        art_vp=tuple(boards["art"]["points"]),
        dice=tuple(boards["dice"]["faces"]),
        column=SPACES,
        numbers={
            key: hyphens(data["value"]) if isinstance(data["value"], str) else data["value"]
            for key, data in numbers.items()
        },
    )


def table(file: str, pack: Path | None) -> Data:
    """A content file; pieces of a pack are found by their ids, and what they say replaces what was there."""
    data = tomllib.loads((FOLDER / f"{file}.toml").read_text())
    changed = pack / f"{file}.toml" if pack else None
    if changed and changed.exists():
        for key, value in tomllib.loads(changed.read_text()).items():
            if isinstance(value, list) and "id" in value[0]:
                changes = {piece["id"]: piece for piece in value}
                data[key] = [{**piece, **changes.get(piece["id"], {})} for piece in data[key]]
            else:
                data[key] = value
    return data


def listed(file: str, pack: Path | None) -> list[Data]:
    """The pieces of a file, in its order."""
    found: list[Data] = next(iter(table(file, pack).values()))
    return found


def hyphens(piece: str) -> str:
    """A piece as moves name it."""
    return piece.replace("_", "-")


def effect_of(data: Data) -> Effect:
    """A verb with its arguments; the unit it names as moves name it."""
    return {**data, "unit": hyphens(data["unit"])} if "unit" in data else data


def ability_of(data: Data) -> Ability:
    """What a card can do."""
    return Ability(data.get("type", "ongoing"), tuple(map(effect_of, data.get("effects", []))))


def unit_of(data: Data) -> Unit:
    """One unit; a unique one has no printed cost and counts 0 (EP-A40)."""
    return Unit(
        name=hyphens(data["id"]),
        epoch=data["epoch"],
        slot=data["slot"],
        kind=data["kind"],
        cost=data.get("cost", 0),
        strategic=tuple(data.get("strategic", ())),
        terrain=tuple(data.get("terrain", ())),
        combat=data["combat"],
        expenditure=data.get("expenditure", {}),
        no_gold=data.get("no_gold", False),
        advantages=data.get("advantages", {}),
        flags=tuple(data.get("flags", ())),
        cross=tuple(data.get("cross", ())),
        cannot_attack=tuple(data.get("cannot_attack", ())),
        formation=data["formation"],
    )


def wonder_of(data: Data) -> Wonder:
    """One wonder."""
    return Wonder(
        hyphens(data["id"]),
        data["epoch"],
        data["cost"],
        data.get("no_gold", False),
        data.get("reward", {}),
        ability_of(data),
    )


def invention_of(data: Data) -> Invention:
    """One invention."""
    return Invention(hyphens(data["id"]), data["epoch"], data["copies"], data.get("debut", {}), ability_of(data))


def unlockable_of(data: Data) -> Unlockable:
    """One ability of a civilization."""
    return Unlockable(
        hyphens(data["id"]), data["epoch"], data.get("price", {}), data.get("no_gold", False), ability_of(data)
    )


def form_of(data: Data) -> Form:
    """One form of government."""
    return Form(
        hyphens(data["id"]),
        data["level"],
        data["culture"],
        tuple(map(hyphens, data.get("after", ()))),
        data["max_cities"],
        data.get("command", {}),
        data.get("instant", {}),
        ability_of(data),
    )


def tile_of(data: Data) -> Tile:
    """One tile."""
    hexes = dict(zip("ABCD", data["hexes"], strict=True))
    corner = data.get("neutral")
    return Tile(
        data["id"],
        {letter: one["terrain"] for letter, one in hexes.items()},
        {letter: tuple(one.get("features", ())) for letter, one in hexes.items()},
        corner.upper() if corner else None,
        data["back"],
    )


def row_of(data: Data) -> Row:
    """One row of the research track."""
    return Row(data["cost"], data.get("no_gold", False), data["left"], data["right"])


def face_of(face: dict[str, int]) -> str | tuple[tuple[str, int], ...]:
    """A natural resource that stays, or what is taken."""
    (kind, _), *_ = face.items()
    return kind if kind in ("luxury", "minor_luxury", "horse", "iron") else tuple(face.items())
