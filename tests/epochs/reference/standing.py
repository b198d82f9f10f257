"""Numbers of the model that follow from the table: tracks, costs, counts, conditions, readiness, points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .box import BASIC, EPOCHS, Res
from .hexes import Hex
from .table import Table


@dataclass(frozen=True)
class Event:
    """Something that happened to a player: the hex taken, the route used, the other side of a war."""

    kind: str
    hex: Hex | None = None
    by_sea: bool = False
    vs_player: bool = False


@dataclass(frozen=True)
class Cost:
    """What is to be paid: with gold in place of basic resources, and what no gold can pay."""

    open: tuple[tuple[str, int], ...] = ()
    strict: tuple[tuple[str, int], ...] = ()

    @classmethod
    def of(cls, res: Res, no_gold: bool = False) -> Cost:
        """A cost of one card."""
        rows = tuple((kind, number) for kind, number in res.items() if number > 0)
        return cls(strict=rows) if no_gold else cls(open=rows)

    def __add__(self, other: Cost) -> Cost:
        return Cost(self.open + other.open, self.strict + other.strict)

    def loose(self, kind: str) -> int:
        """How much of a kind gold may stand in for."""
        return sum(number for name, number in self.open if name == kind)

    def hard(self, kind: str) -> int:
        """How much it may not."""
        return sum(number for name, number in self.strict if name == kind)


def supply(table: Table, seat: int) -> int:
    """EP-5.4."""
    worth = table.box.numbers["supply_of"]
    natural = sum(worth[kind] for spot in table.lands(seat) for kind in table.spots[spot].naturals)
    return natural + modified(table, seat, "supply")


def demand(table: Table, seat: int) -> int:
    """EP-5.4."""
    each = table.box.numbers["demand_of"]
    pieces = each["city"] * len(table.cities(seat)) + each["post"] * len(table.post_cities(seat))
    return pieces + modified(table, seat, "demand")


def modified(table: Table, seat: int, track: str) -> int:
    """What cards add to a track."""
    per = [effect for effect in table.ongoing(seat, "modify_per") if effect["track"] == track]
    return table.sum_of(seat, "modify", track=track) + sum(
        effect["n"] * count(table, seat, effect["per"]) for effect in per
    )


def max_cities(table: Table, seat: int) -> int:
    """EP-6.7: never above the six there are."""
    return min(6, table.form(seat).max_cities + table.sum_of(seat, "max_cities"))


def count(table: Table, seat: int, per: str) -> int:
    """A count of the vocabulary."""
    if "/" in per:
        what, _, by = per.partition("/")
        return count(table, seat, what) // int(by)
    player, box = table.players[seat], table.box
    lands, cities = table.lands(seat), table.cities(seat)
    what, _, which = per.partition(":")
    if what in ("art", "honor"):
        return int(getattr(player, what))
    if what in BASIC or what == "gold":
        return player.stored[what]
    if what == "post":
        return len(table.post_cities(seat))
    if what == "city":
        return sum(not which or table.near_sea(corner) for corner in cities)
    if what == "land":
        if which == "near_sea":
            return sum(map(table.near_sea, lands))
        return sum(not which or table.spots[spot].terrain == which for spot in lands)
    if what == "wonder":
        return sum(not which or box.wonders[name].epoch == which for name in player.wonders)
    if what == "invention":
        return sum(not which or box.inventions[name].epoch == which for name in player.inventions)
    raise ValueError(per)


def holds(table: Table, seat: int, condition: str | None, event: Event | None) -> bool:
    """A condition of the vocabulary."""
    if condition is None:
        return True
    if condition.startswith("terrain:"):
        assert event is not None
        assert event.hex is not None
        kinds = condition.removeprefix("terrain:").split("|")
        near = "near_sea" in kinds and table.near_sea(event.hex)
        return near or table.spots[event.hex].terrain in kinds
    if condition.startswith("has:"):
        return owns(table, seat, condition.removeprefix("has:"))
    if condition == "sea_route":
        assert event is not None
        return event.by_sea
    if condition == "vs_player":
        assert event is not None
        return event.vs_player
    if condition.startswith("government_level>="):
        return table.form(seat).level >= int(condition.removeprefix("government_level>="))
    if condition.startswith("not_warmonger_in_epoch:"):
        return condition.removeprefix("not_warmonger_in_epoch:") not in table.players[seat].marker_in
    raise ValueError(condition)


def owns(table: Table, seat: int, natural: str) -> bool:
    """Whether a land of the player holds it."""
    return any(natural in table.spots[spot].naturals for spot in table.lands(seat))


# Costs (EP-6, EP-A49)


def less(res: Res, by: int) -> Res:
    """A cost of one resource, so much cheaper."""
    return {kind: max(0, number - by) for kind, number in res.items()}


def discount(table: Table, seat: int, action: str) -> int:
    """What a player's cards take off an action's cost."""
    return table.sum_of(seat, "discount", action=action)


def expand_cost(table: Table, seat: int) -> Cost:
    """EP-6.1."""
    return Cost.of(less(table.box.numbers["expand_cost"], discount(table, seat, "expand")))


def city_cost(table: Table, seat: int) -> Cost:
    """EP-6.2."""
    return Cost.of(less(table.box.numbers["city_cost"], discount(table, seat, "city")))


def post_cost(table: Table, seat: int, by_sea: bool) -> Cost:
    """EP-6.3."""
    off = discount(table, seat, "post")
    if by_sea:
        off += discount(table, seat, "sea_route")
    return Cost.of(less(table.box.numbers["post_cost_sea" if by_sea else "post_cost_land"], off))


def research_cost(table: Table, seat: int) -> Cost:
    """EP-6.4."""
    row = table.box.track(len(table.players))[table.scroll]
    return Cost.of(less({"science": row.cost}, discount(table, seat, "research")), row.no_gold)


def wonder_cost(table: Table, seat: int, name: str) -> Cost:
    """EP-6.5."""
    wonder = table.box.wonders[name]
    return Cost.of(less({"production": wonder.cost}, discount(table, seat, "wonder")), wonder.no_gold)


def unit_cost(table: Table, seat: int, name: str) -> Cost:
    """EP-6.6, EP-A39: the outstanding cost, and what is missing on the lands."""
    numbers = table.box.numbers
    unit = table.box.units[name]
    now = table.players[seat].units[unit.slot]
    printed = table.box.units[now].cost if now else 0
    counted = {effect["what"] for effect in table.ongoing(seat, "count_as") if effect["for"] == "upgrade"}
    missing = sum(kind not in counted and not owns(table, seat, kind) for kind in unit.strategic)
    missing += sum(not has_terrain(table, seat, kind) for kind in unit.terrain)
    if unit.cost < printed and not numbers["unit_surcharge_when_cheaper"]:
        missing = 0
    full = max(0, unit.cost - printed) + missing * numbers["unit_surcharge"]
    return Cost.of(less({"production": full}, discount(table, seat, "upgrade")))


def has_terrain(table: Table, seat: int, terrain: str) -> bool:
    """A land of that terrain; for sea one beside it (EP-6.6b)."""
    lands = table.lands(seat)
    if terrain == "sea":
        return any(map(table.near_sea, lands))
    return any(table.spots[spot].terrain == terrain for spot in lands)


def feed_cost(table: Table, seat: int, cities: int) -> int:
    """EP-A31: the food that so many cities need."""
    each = max(
        0, table.box.numbers["feed_cost"][table.epoch_at] - table.sum_of(seat, "feed_discount", scope="per_city")
    )
    return max(0, cities * each - table.sum_of(seat, "feed_discount", scope="total"))


# Readiness (EP-7.1, EP-A59)


def due(table: Table, seat: int) -> list[str]:
    """The slots whose expenditure is due before one is spared; none if it may all be waived."""
    player, units = table.players[seat], table.box.units
    slots = [slot for slot, name in player.units.items() if name and any(units[name].expenditure.values())]
    return slots if len(slots) > table.sum_of(seat, "expenditure_waive") else []


def ready(table: Table, seat: int) -> bool:
    """Whether a player's units count."""
    return table.players[seat].paid or not due(table, seat)


def expenditure(table: Table, seat: int, slots: list[str]) -> Cost:
    """What these slots need."""
    total = Cost()
    for slot in slots:
        unit = table.box.units[table.players[seat].units[slot] or ""]
        total += Cost.of(unit.expenditure, unit.no_gold)
    return total


def shows(table: Table, seat: int, flag: str) -> int:
    """How many of a player's units have a flag."""
    return sum(flag in unit.flags for unit in table.units(seat))


def combat(table: Table, seat: int) -> int:
    """EP-6.6d: the units, their formation, and what cards add always or for mounted units."""
    units = table.units(seat)
    value = sum(unit.combat for unit in units)
    if len(units) == 2 and units[0].formation == units[1].formation:
        value += table.box.numbers["formation_bonus"]
    for effect in table.ongoing(seat, "combat"):
        when = effect.get("when")
        if when is None:
            value += effect["n"]
        elif when.startswith("own:"):
            value += effect["n"] * shows(table, seat, when.removeprefix("own:"))
    return int(value)


# Points (EP-12.1, EP-A77)


def points(table: Table, seat: int) -> int:
    """A player's points as they stand."""
    player, vp = table.players[seat], table.box.numbers["vp"]
    total = vp["culture"] * player.culture + vp["honor"] * player.honor
    total += vp["land"] * len(table.lands(seat)) + vp["city"] * len(table.cities(seat))
    total += player.stored["gold"] // vp["gold_per_vp"]
    total += table.box.art_vp[min(player.art, len(table.box.art_vp) - 1)]
    for _, effects in table.sources(seat, "endgame"):
        for effect in effects:
            total += end_points(table, seat, effect)
    return total


def end_points(table: Table, seat: int, effect: dict[str, Any]) -> int:
    """What one end-game effect is worth."""
    if effect["verb"] == "vp":
        return int(effect["n"]) if holds(table, seat, effect.get("if"), None) else 0
    worth = int(effect["n"]) * count(table, seat, effect["per"])
    return min(worth, effect["max"]) if "max" in effect else worth


def come(table: Table, epoch: str) -> bool:
    """Whether an epoch has come."""
    return EPOCHS.index(epoch) <= table.epoch_at
