"""What is printed on each of the 54 units: the table of test_units.py, so that a slip in the content shows."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Unit:
    """A unit's numbers; amounts are written `food 1 production 1`, lists with spaces."""

    epoch: str
    slot: str
    kind: str
    cost: int | None
    combat: int
    formation: str
    due: str = ""
    dice: str = ""
    needs: str = ""
    """What it asks for: strategic resources, then terrains."""
    flags: str = ""
    cross: str = ""
    cannot_attack: str = ""


UNITS = {
    "Axeman": Unit("I", "main", "basic", 0, 1, "line", dice="defend 1 forest 1 mountain 1"),
    "Spearman": Unit("I", "main", "basic", 1, 4, "line", dice="defend 1", flags="anti-mounted"),
    "Slinger": Unit("I", "support", "basic", 1, 1, "line", dice="defend 1"),
    "Pikeman": Unit("II", "main", "basic", 2, 4, "line", due="food 1", dice="defend 2", flags="anti-mounted"),
    "Crossbowman": Unit("II", "support", "basic", 3, 2, "siege", dice="defend 1 city 1"),
    "National Guard": Unit("III", "main", "basic", 6, 7, "line", due="food 1", dice="defend 1 city 1"),
    "Mortar": Unit("III", "support", "basic", 5, 4, "siege", due="production 1", dice="city 1"),
    "Royal Chariot": Unit(
        "I", "main", "unique", None, 5, "flank", due="food 1", dice="desert 1 plain 1", flags="mounted"
    ),
    "Hoplite": Unit("I", "main", "unique", None, 5, "line", dice="defend 1", flags="anti-mounted"),
    "Keshik": Unit("II", "main", "unique", None, 5, "flank", due="food 1", dice="plain 1 attack 1", flags="mounted"),
    "Longbowman": Unit("II", "support", "unique", None, 4, "line", dice="defend 1"),
    "Swordsman": Unit("I", "main", "market", 3, 7, "line", dice="attack 1", needs="iron"),
    "Javelin Thrower": Unit("I", "support", "market", 2, 3, "flank", dice="forest 1 defend 1", needs="forest"),
    "Horseman": Unit(
        "I", "main", "market", 0, 4, "flank", due="food 1", dice="plain 1", needs="horse", flags="mounted"
    ),
    "Camel Rider": Unit(
        "I", "main", "market", 1, 4, "flank", due="food 1", dice="desert 1 defend 2", needs="desert", flags="mounted"
    ),
    "Phalanx": Unit("I", "main", "market", 1, 6, "line", dice="defend 1", needs="iron", flags="anti-mounted"),
    "Legionary": Unit("I", "main", "market", 0, 5, "line", due="food 1", dice="city 1", needs="iron"),
    "Sea Raider": Unit("I", "main", "market", 1, 2, "flank", dice="sea 1 defend 1", needs="sea", cross="sea"),
    "Hill Warrior": Unit("I", "main", "market", 1, 5, "flank", dice="mountain 1", needs="mountain"),
    "War Elephant": Unit("I", "main", "market", 1, 5, "siege", due="food 1", dice="defend 2", cannot_attack="mountain"),
    "Archer": Unit("I", "support", "market", 1, 2, "line", dice="defend 1"),
    "Horse Archer": Unit(
        "I", "support", "market", 1, 1, "flank", dice="plain 1 desert 1", needs="horse", flags="mounted"
    ),
    "Battering Ram": Unit("I", "support", "market", 1, 2, "siege", due="production 1", dice="city 2"),
    "Catapult": Unit("I", "support", "market", 0, 3, "siege", due="production 1", dice="city 1"),
    "War Galley": Unit("I", "support", "market", 2, 2, "flank", dice="sea 1", needs="sea", cross="sea"),
    "Knight": Unit(
        "II", "main", "market", 3, 6, "flank", due="production 1", dice="plain 1", needs="horse", flags="mounted"
    ),
    "Berserker": Unit("II", "main", "market", 4, 5, "flank", due="food 1", dice="attack 1", needs="sea", cross="sea"),
    "Samurai": Unit("II", "main", "market", 3, 6, "line", due="food 1", dice="mountain 1", needs="iron"),
    "Man-at-Arms": Unit("II", "main", "market", 3, 6, "line", due="food 1", dice="defend 2", needs="iron"),
    "Janissary": Unit("II", "main", "market", 4, 6, "line", due="gold 1", dice="city 2"),
    "Light Cavalry": Unit(
        "II", "main", "market", 3, 5, "flank", due="food 1", dice="plain 1 desert 1", needs="horse", flags="mounted"
    ),
    "Halberdier": Unit("II", "main", "market", 3, 5, "line", due="food 1", dice="forest 2", flags="anti-mounted"),
    "Tower Elephant": Unit("II", "support", "market", 3, 4, "siege", due="food 1", cannot_attack="mountain"),
    "Trebuchet": Unit("II", "support", "market", 2, 2, "siege", due="production 1", dice="city 2"),
    "Hand Cannoneer": Unit("II", "support", "market", 2, 4, "line", due="production 1", dice="defend 1", needs="iron"),
    "Caravel": Unit("II", "support", "market", 4, 2, "flank", dice="sea 1", needs="sea", cross="sea"),
    "Mountain Archer": Unit("II", "support", "market", 3, 3, "line", dice="mountain 1", needs="mountain"),
    "Marine": Unit(
        "III", "main", "market", 11, 9, "flank", due="production 1", dice="sea 1 city 1", needs="sea", cross="sea"
    ),
    "Musketeer": Unit("III", "main", "market", 6, 8, "line", due="food 1", dice="defend 1"),
    "Cuirassier": Unit(
        "III", "main", "market", 10, 8, "flank", due="food 1", dice="plain 1 attack 1", needs="horse", flags="mounted"
    ),
    "Grenadier": Unit("III", "main", "market", 7, 9, "siege", due="production 1", dice="city 1", needs="iron"),
    "Line Infantry": Unit("III", "main", "market", 6, 8, "line", due="food 1", dice="plain 1"),
    "Ranger": Unit("III", "main", "market", 6, 7, "flank", due="food 1", dice="forest 1 mountain 1", needs="forest"),
    "Dragoon": Unit(
        "III", "main", "market", 7, 7, "flank", due="food 1", dice="desert 1 plain 1", needs="horse", flags="mounted"
    ),
    "Field Artillery": Unit(
        "III", "support", "market", 5, 5, "siege", due="production 1", dice="plain 1", needs="iron"
    ),
    "Machine Gun": Unit("III", "support", "market", 5, 4, "line", due="production 1", dice="defend 2", needs="iron"),
    "Ironclad": Unit(
        "III", "support", "market", 6, 5, "flank", due="production 1", dice="sea 1", needs="iron sea", cross="sea"
    ),
    "Military Engineer": Unit("III", "support", "market", 5, 3, "siege", dice="city 1 defend 1"),
    "Sharpshooter": Unit("III", "support", "market", 6, 4, "line", dice="mountain 1 forest 1", needs="mountain"),
    "Tank": Unit(
        "III+",
        "main",
        "market",
        10,
        13,
        "flank",
        due="production 2",
        dice="plain 1 desert 1",
        needs="iron",
        cannot_attack="mountain",
    ),
    "Mechanized Infantry": Unit("III+", "main", "market", 10, 12, "line", due="production 1 food 1", dice="city 1"),
    "Bomber": Unit(
        "III+", "main", "market", 8, 11, "siege", due="production 1", dice="city 1", needs="iron", flags="air"
    ),
    "Fighter": Unit("III+", "support", "market", 5, 7, "flank", due="production 1", needs="iron", flags="air anti-air"),
    "Anti-Aircraft Gun": Unit("III+", "support", "market", 6, 6, "line", dice="defend 1", flags="anti-air"),
}
