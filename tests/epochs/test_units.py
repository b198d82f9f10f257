"""One test a unit: its face, what it brings its owner, what it costs with and without what it asks for (EP-6.6)."""

from __future__ import annotations

from collections import Counter

import pytest

from riverrun.games.epochs.views.faces import faces

from .acting import acting
from .table import game, seat, table
from .unit_facts import UNITS, Unit

EVERYTHING = "3.1 1.1 3.3 1.2"
"""Plain with a horse, forest, desert, mountain with iron; near sea."""
LITTLE, THERE = "1.1", {"forest", "sea"}
"""One land, and what it has."""
SURCHARGE = 2
PARTNERS = {
    "main": {"line": "archer", "flank": "horse-archer", "siege": "catapult"},
    "support": {"line": "axeman", "flank": "sea-raider", "siege": "war-elephant"},
}
"""Units of the other slot in each formation."""
EPOCHS = {"I": 1, "II": 2, "III": 3, "III+": 3}


def written(id: str) -> Unit:
    return next(unit for name, unit in UNITS.items() if spelled(name) == id)


def spelled(name: str) -> str:
    return name.lower().replace(" ", "-")


def amounts(text: str) -> dict[str, int]:
    words = text.split()
    return dict(zip(words[::2], map(int, words[1::2]), strict=True))


@pytest.mark.parametrize("name", UNITS)
def test_a_units_face(name):
    unit = UNITS[name]
    face = next(one for one in faces(game()) if one.kind == "unit" and one.id == spelled(name))
    piece = next(one for one in game().content.units if one.name == name)
    assert (piece.epoch, face.slot, face.unit, face.formation) == (unit.epoch, unit.slot, unit.kind, unit.formation)
    assert (face.cost, face.combat) == ({} if unit.cost is None else {"production": unit.cost}, unit.combat)
    assert (face.due, face.advantages) == (amounts(unit.due), amounts(unit.dice))
    assert [*face.needs, *face.flags] == [*unit.needs.split(), *unit.flags.split()]
    assert (face.cross, face.barred) == (unit.cross.split(), unit.cannot_attack.split())


def dice(unit: Unit) -> Counter[str]:
    return Counter(amounts(unit.dice)) + Counter(flag for flag in unit.flags.split() if flag.startswith("anti"))


@pytest.mark.clause("EP-6.6", "EP-7.1")
@pytest.mark.parametrize("name", UNITS)
def test_what_a_unit_brings_beside_another(name):
    unit = UNITS[name]
    other = "support" if unit.slot == "main" else "main"
    for formation, partner in PARTNERS[unit.slot].items():
        both = table(seat(lands="1.3", **{unit.slot: spelled(name), other: partner}), epoch=3).view(0).realms[0]
        beside = written(partner)
        assert both.formation == (formation == unit.formation)
        assert both.combat == unit.combat + beside.combat + both.formation
        assert both.advantages == dice(unit) + dice(beside)
        assert both.due == Counter(amounts(unit.due)) + Counter(amounts(beside.due))
        assert both.ready == (not both.due)


@pytest.mark.clause("EP-6.6", "EP-A39")
@pytest.mark.parametrize("name", [name for name, unit in UNITS.items() if unit.cost is not None and name != "Axeman"])
def test_what_a_unit_costs(name):
    unit = UNITS[name]
    lacking = [need for need in unit.needs.split() if need not in THERE]
    for lands, price in ((EVERYTHING, unit.cost), (LITTLE, (unit.cost or 0) + SURCHARGE * len(lacking))):
        column = [spelled(name)] if unit.kind == "market" else []
        view = acting(seat(lands=lands), units=column, epoch=EPOCHS[unit.epoch]).view(0)
        offer = next(one for one in (*view.units, *view.basics) if one.card == spelled(name))
        assert offer.price is not None
        assert offer.price.cost == {"production": price}
