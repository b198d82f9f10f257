"""Loads the box of Epochs, with a pack's changes: cards, civilizations, forms, tiles, boards and numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec

from riverrun.games.epochs.numbers import Numbers, ResourceName
from riverrun.kernel.content import Evidence, Source

EpochName = Literal["I", "II", "III", "III+"]
TerrainName = Literal["sea", "plain", "forest", "desert", "mountain"]
StrategicName = Literal["horse", "iron"]
BasicName = Literal["food", "production", "science"]
StoredName = Literal["food", "production", "science", "gold"]
AdvantageName = Literal["sea", "plain", "forest", "desert", "mountain", "city", "defend", "attack"]
FlagName = Literal["mounted", "anti_mounted", "air", "anti_air"]
FeatureName = Literal["luxury", "minor_luxury", "horse", "iron", "explore", "barbarian"]
AbilityType = Literal["immediate", "ongoing", "endgame"]
Gains = dict[ResourceName, int]
Price = dict[StoredName, int]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename={"for_": "for"}):
    """A verb and what it needs; validation.py says which verb needs what."""

    verb: str
    n: int | None = None
    kind: AdvantageName | None = None
    when: Literal["attack", "defend", "own:mounted"] | None = None
    what: StrategicName | None = None
    for_: str | None = None
    terrain: list[TerrainName] | None = None
    action: str | None = None
    after: str | None = None
    may: list[str] | None = None
    scope: Literal["per_city", "total"] | None = None
    res: Gains | BasicName | None = None
    """What is gained; of `keep` and `gold_weight`, the resource."""
    per: str | None = None
    min: int | None = None
    max: int | None = None
    to: Literal["art_loss", "pillage"] | None = None
    free: bool | None = None
    discount: int | None = None
    ignore: list[Literal["arrows", "culture"]] | None = None
    levels: list[Literal["same", "next"]] | None = None
    not_: str | None = msgspec.field(default=None, name="not")
    gain: Gains | None = None
    track: Literal["supply", "demand"] | None = None
    event: str | None = None
    if_: str | None = msgspec.field(default=None, name="if")
    do: list[Effect] | None = None
    unit: str | None = None


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What all pieces have: `evidence` is that of all values but those named in `stated` and `inferred`."""

    id: str
    evidence: Evidence
    stated: list[str] = []
    inferred: list[str] = []


class Unit(Piece, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A kind of unit; without a printed cost it is a unique one."""

    name: str
    epoch: EpochName
    slot: Literal["main", "support"]
    kind: Literal["basic", "market", "unique"]
    copies: int
    combat: int
    formation: Literal["line", "flank", "siege"]
    cost: int | None = None
    strategic: list[StrategicName] = []
    terrain: list[TerrainName] = []
    expenditure: Price = {}
    no_gold: bool = False
    advantages: dict[AdvantageName, int] = {}
    flags: list[FlagName] = []
    cross: list[TerrainName] = []
    cannot_attack: list[TerrainName] = []


class Wonder(Piece, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    name: str
    epoch: EpochName
    cost: int
    reward: Gains
    type: AbilityType
    effects: list[Effect]
    no_gold: bool = False


class Invention(Piece, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    name: str
    epoch: EpochName
    debut: Gains
    type: AbilityType
    effects: list[Effect]
    copies: int = 2


class Ability(Piece, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One of the four of a civilization."""

    name: str
    epoch: EpochName
    price: Price
    type: AbilityType
    effects: list[Effect]
    no_gold: bool = False


class Civilization(Piece, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    name: str
    ability: list[Ability]


class Government(Piece, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A form; `after` are the forms from which an arrow leads here."""

    name: str
    level: int
    culture: int
    after: list[str]
    max_cities: int
    command: Gains
    instant: Gains
    effects: list[Effect]


class TileHex(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    terrain: TerrainName
    features: list[FeatureName] = []


class Tile(Piece, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A map tile as printed: the hexes A, B, C, D, and the corner of its neutral city."""

    hexes: list[TileHex]
    back: bool
    neutral: Literal["abc", "bcd"] | None = None


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A row of the research track."""

    cost: int
    left: Gains
    right: Gains
    no_gold: bool = False


class Research(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: list[Row]
    two_players: list[int]
    """The rows that the side for two players has, from 1."""
    evidence: Evidence


class Trade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The income under each number of the trading board."""

    gold: list[int]
    culture: list[int]
    evidence: Evidence


class Art(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    points: list[int]
    evidence: Evidence


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    faces: list[int]
    count: int
    evidence: Evidence


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Exploration tokens of a kind: a natural resource stays, other things are taken."""

    face: dict[Literal["luxury", "minor_luxury", "horse", "iron", "food", "production", "science", "gold"], int]
    count: int
    evidence: Evidence


class Boards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What boards.toml has."""

    research: Research
    trade: Trade
    art: Art
    dice: Dice
    token: list[Token]


class Content(msgspec.Struct, frozen=True):
    """The whole box; every list is in the order of its numbers."""

    units: list[Unit]
    wonders: list[Wonder]
    inventions: list[Invention]
    civilizations: list[Civilization]
    governments: list[Government]
    tiles: list[Tile]
    boards: Boards
    numbers: Numbers

    def essence(self) -> Any:
        """All that can change a game: no titles, no evidence, no other readings."""
        return _bare(msgspec.to_builtins(self))


def _bare(data: Any) -> Any:
    if isinstance(data, dict):
        told = ("name", "evidence", "stated", "inferred", "clause", "alternatives")
        return {key: _bare(value) for key, value in data.items() if key not in told}
    return [_bare(value) for value in data] if isinstance(data, list | tuple) else data


def underscored(id: str) -> str:
    """An id as the content's files write it."""
    return id.replace("-", "_")


def load(pack: Path | None) -> Content:
    """The box, changed by a pack if one is given; validation.py says whether the rules can play it."""
    source = Source(Path(__file__).parent / "content", "epochs", pack)
    rests_on = "invented" if source.about is None else source.about.evidence

    def complete(change: dict[str, Any], old: dict[str, Any]) -> dict[str, Any]:
        """A pack need not say what its values rest on; what it leaves alone keeps its own."""
        if "evidence" in change or not change.keys() - {"id"}:
            return change
        kept = {key: [name for name in old.get(key, []) if name not in change] for key in ("stated", "inferred")}
        return {"evidence": rests_on, **kept, **change} if not old else {**kept, **change}

    def pieces(file: str, word: str, kind: Any) -> Any:
        return source.pieces(file, word, kind, replaceable=True, complete=complete)

    follow = {
        underscored(str(change["replaces"])): str(change["id"])
        for file, word in (("units.toml", "unit"), ("governments.toml", "government"))
        for change in source.changes(file, word)
        if "replaces" in change
    }
    content = Content(
        units=pieces("units.toml", "unit", list[Unit]),
        wonders=pieces("wonders.toml", "wonder", list[Wonder]),
        inventions=pieces("inventions.toml", "invention", list[Invention]),
        civilizations=pieces("civilizations.toml", "civilization", list[Civilization]),
        governments=pieces("governments.toml", "government", list[Government]),
        tiles=pieces("tiles.toml", "tile", list[Tile]),
        boards=source.values("boards.toml", Boards),
        numbers=source.values("box.toml", Numbers),
    )
    return _linked(content, follow) if follow else content


def _linked(content: Content, follow: dict[str, str]) -> Content:
    """Content whose names of units and forms go to the pieces that replace them."""

    def to(id: str) -> str:
        return follow.get(underscored(id), underscored(id))

    def moved(effects: list[Effect]) -> list[Effect]:
        replace = msgspec.structs.replace
        return [one if one.unit is None else replace(one, unit=to(one.unit)) for one in effects]

    replace = msgspec.structs.replace
    numbers = replace(
        content.numbers,
        start_unit=replace(content.numbers.start_unit, value=to(content.numbers.start_unit.value)),
        start_government=replace(content.numbers.start_government, value=to(content.numbers.start_government.value)),
    )
    civilizations = [
        replace(one, ability=[replace(ability, effects=moved(ability.effects)) for ability in one.ability])
        for one in content.civilizations
    ]
    governments = [replace(form, after=[to(id) for id in form.after]) for form in content.governments]
    return replace(content, numbers=numbers, civilizations=civilizations, governments=governments)
