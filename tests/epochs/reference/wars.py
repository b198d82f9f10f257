"""Military step and wars of the model (EP-7, EP-8)."""

from __future__ import annotations

from dataclasses import dataclass, field

from .actions import Actions
from .asking import Asking
from .box import MOUNTED_CROSS, SLOTS, TERRAINS
from .hexes import Corner, Hex, neighbours, read, text
from .standing import Cost, Event, combat, due, expenditure, ready, shows
from .table import City


@dataclass
class Side:
    """One side of a war: a player, or a fixed value."""

    seat: int | None
    fixed: int = 0
    attacks: bool = False


@dataclass
class Step:
    """What happened in this military step."""

    declared: bool = False
    rivals: list[int] = field(default_factory=list)
    """Rivals attacked so far."""
    neutral: bool = False
    """Whether a camp or neutral city was attacked."""

    @property
    def attacked(self) -> bool:
        """Whether there was an attack."""
        return self.neutral or bool(self.rivals)


class Wars(Actions):
    """The active player's military step."""

    def military(self, seat: int) -> Asking:
        """EP-D10: asked again after each move but `end`."""
        step = Step()
        while True:
            options = [*self.ready_moves(seat, step), *self.attacks(seat, step), *self.free_moves(seat), "end"]
            if not self.table.players[seat].marker and not step.attacked:
                options.append("declare")
            move = yield from self.ask("military", seat, options)
            word, _, what = move.partition(" ")
            if word == "end":
                return
            if word in ("convert", "unlock"):
                yield from self.free_action(seat, move)
            elif word == "ready":
                yield from self.pay(seat, self.ready_cost(seat, what))
                self.table.players[seat].paid = True
            elif word == "declare":
                step.declared = True
                self.declare(seat)
            else:
                yield from self.attack(seat, read(what), step)

    def ready_moves(self, seat: int, step: Step) -> list[str]:
        """EP-7.1: everything that is due, one unit spared if a card says so (EP-A59)."""
        slots = due(self.table, seat)
        if not slots or self.table.players[seat].paid or step.declared or step.attacked:
            return []
        spares = self.table.sum_of(seat, "expenditure_waive")
        moves = [f"ready sparing {slot}" for slot in slots] if spares else ["ready"]
        return [move for move in moves if self.can_pay(seat, self.ready_cost(seat, move.partition(" ")[2]))]

    def ready_cost(self, seat: int, how: str) -> Cost:
        """The expenditure of all units, or of all but the one spared."""
        spared = how.removeprefix("sparing ")
        slots = [slot for slot in SLOTS if slot in due(self.table, seat)]
        return expenditure(self.table, seat, [slot for slot in slots if slot != spared])

    def declare(self, seat: int) -> None:
        """EP-7.2: the marker; his posts abroad and the rivals' posts in his cities go home."""
        table, me = self.table, self.table.players[seat]
        me.marker = True
        me.marker_in.append(table.epoch)
        home = [0] * len(table.players)
        for city in table.sites.values():
            leaving = list(city.posts) if city.owner == seat else [seat] if seat in city.posts else []
            for owner in leaving:
                city.posts.remove(owner)
                home[owner] += 1
        for owner in table.turn_order():
            for _ in range(home[owner]):
                table.post_home(owner)

    # Targets (EP-7.3, EP-7.5, EP-A21)

    def attacks(self, seat: int, step: Step) -> list[str]:
        """The targets there are now."""
        table = self.table
        if not ready(table, seat):
            return []
        again = step.attacked
        if again and (not step.declared or step.neutral):
            return []
        found: list[tuple[int, ...]] = []
        barred = {terrain for unit in table.units(seat) for terrain in unit.cannot_attack}
        for spot, at in table.spots.items():
            if at.terrain in barred:
                continue
            if (at.owner is not None and self.is_foe(seat, at.owner, step)) or (at.camp and not again):
                found.append(spot)
        for corner, city in table.sites.items():
            if city.owner is None:
                if table.players[seat].marker and not again:
                    found.append(corner)
            elif self.is_foe(seat, city.owner, step):
                found.append(corner)
        return [f"attack {text(target)}" for target in found if self.reaches(seat, target)]

    def is_foe(self, seat: int, owner: int, step: Step) -> bool:
        """A rival whom the player may attack now."""
        if owner == seat or owner in step.rivals:
            return False
        return self.table.players[seat].marker or self.table.players[owner].marker

    def reaches(self, seat: int, target: tuple[int, ...]) -> bool:
        """By adjacency, across, or by air."""
        table = self.table
        lands, cities, posts = table.lands(seat), table.cities(seat), table.post_cities(seat)
        if len(target) == 2:
            near: set[Hex] = set(neighbours(target))  # type: ignore[arg-type]
            at_city = any(target in table.touching(corner) for corner in [*cities, *posts])
        else:
            near = table.touching(target)
            at_city = target in posts
        if at_city or near & self.stretched(seat):
            return True
        pieces = [*lands, *cities, *posts]
        for terrains in self.crossings(seat):
            for group in table.groups_of(terrains):
                if group & table.touching(target) and any(group & table.touching(piece) for piece in pieces):
                    return True
        return self.by_air(seat, target)

    def stretched(self, seat: int) -> set[Hex]:
        """The player's lands, and the hexes that `attack_range` adds for reaching a target."""
        table = self.table
        reached = set(table.lands(seat))
        ranges = [effect["n"] for effect in table.ongoing(seat, "attack_range")]
        for _ in range(max(ranges, default=0)):
            reached |= {other for spot in reached for other in neighbours(spot) if table.is_ground(other)}
        return reached

    def crossings(self, seat: int) -> list[tuple[str, ...]]:
        """The sets of terrains over which the player attacks."""
        found = []
        for unit in self.table.units(seat):
            if "mounted" in unit.flags:
                found.append(MOUNTED_CROSS)
            if unit.cross:
                found.append(unit.cross)
        return found + [tuple(effect["terrain"]) for effect in self.table.ongoing(seat, "cross")]

    def by_air(self, seat: int, target: tuple[int, ...]) -> bool:
        """Anywhere, but no city of a player who shows an anti-air unit."""
        table = self.table
        if not shows(table, seat, "air"):
            return False
        owner = table.sites[target].owner if len(target) == 3 else None  # type: ignore[index]
        return owner is None or not shows(table, owner, "anti_air")

    # War (EP-8)

    def attack(self, seat: int, target: tuple[int, ...], step: Step) -> Asking:
        """The other side, both totals, what follows."""
        table = self.table
        numbers = table.box.numbers
        mine = Side(seat, attacks=True)
        if len(target) == 2:
            spot: Hex = target  # type: ignore[assignment]
            owner = table.spots[spot].owner
            other = Side(owner) if owner is not None else Side(None, numbers["barbarian_combat"])
        else:
            corner: Corner = target  # type: ignore[assignment]
            owner = table.sites[corner].owner
            other = Side(owner)
            if owner is None:
                other = yield from self.protector(seat, corner)
        if owner is None:
            step.neutral = True
        else:
            step.rivals.append(owner)
        total = self.total(mine, other, target)
        against = self.total(other, mine, target)
        if total > against:
            yield from self.spoils(seat, other.seat, target, total - against)
        if total != against:
            winner, loser = (mine, other) if total > against else (other, mine)
            if winner.seat is not None:
                won = Event("war_won", vs_player=loser.seat is not None)
                yield from self.happen(winner.seat, self.fix(winner.seat, "war_won", is_extra=True), won)

    def protector(self, seat: int, corner: Corner) -> Asking:
        """EP-8.4, EP-D11: clockwise from the attacker the first owner of a post who wants to."""
        table = self.table
        for other in table.turn_order(seat):
            wanted = other != seat and other in table.sites[corner].posts
            if wanted and (yield from self.ask("protect", other, ["yes", "no"])) == "yes":
                return Side(other)
        return Side(None, table.box.numbers["neutral_city_combat"])

    def total(self, side: Side, other: Side, target: tuple[int, ...]) -> int:
        """What is fixed, and the dice."""
        value, dice = self.strength(side, other, target)
        return value + sum(self.chance.roll(self.table.box.dice) for _ in range(dice))

    def strength(self, side: Side, other: Side, target: tuple[int, ...]) -> tuple[int, int]:
        """EP-8.1: units, formation, cards, lands at a city; and how many dice. Nothing if the units are not ready."""
        table, seat = self.table, side.seat
        if seat is None:
            return side.fixed, 0
        if not ready(table, seat):
            return 0, 0
        value = combat(table, seat)
        for effect in table.ongoing(seat, "combat"):
            if effect.get("when") == ("attack" if side.attacks else "defend"):
                value += effect["n"]
        if len(target) == 3:
            lands = sum(at in table.spots and table.spots[at].owner == seat for at in table.touching(target))
            value += lands * table.box.numbers["city_land_bonus"]
        return value, 1 + self.advantages(side, other, target)

    def advantages(self, side: Side, other: Side, target: tuple[int, ...]) -> int:
        """EP-8.2: one die for each icon that applies (EP-A22, EP-A53)."""
        table, seat = self.table, side.seat
        assert seat is not None
        ground = self.battleground(target) | {"attack" if side.attacks else "defend"}
        if len(target) == 3:
            ground.add("city")
        found = sum(number for unit in table.units(seat) for kind, number in unit.advantages.items() if kind in ground)
        found += sum(effect["n"] for effect in table.ongoing(seat, "advantage") if effect["kind"] in ground)
        if other.seat is not None:
            for flag in ("mounted", "air"):
                if shows(table, other.seat, flag):
                    found += shows(table, seat, f"anti_{flag}")
        return found

    def battleground(self, target: tuple[int, ...]) -> set[str]:
        """Its terrains."""
        table = self.table
        if len(target) == 3:
            return {table.spots[at].terrain for at in table.touching(target) if at in table.spots}
        here = {table.spots[target].terrain}  # type: ignore[index]
        return here | {TERRAINS[0]} if table.near_sea(target) else here

    def spoils(self, seat: int, loser: int | None, target: tuple[int, ...], by: int) -> Asking:
        """EP-8.6, EP-8.7, in the printed order."""
        table, me = self.table, self.table.players[seat]
        if loser is None:
            yield from self.conquer(seat, target)
            return
        him = table.players[loser]
        for benefit in table.box.numbers["war_benefits"]:
            what = benefit["take"]
            if by < benefit["at"]:
                continue
            if what == "remove_target":
                if len(target) == 3 or len(table.lands(loser)) > 1:
                    yield from self.conquer(seat, target)
            elif what == "honor":
                taken = min(1, him.honor)
                him.honor -= taken
                me.honor += taken
            elif what == "art":
                taken = 0 if any(e["to"] == "art_loss" for e in table.ongoing(loser, "immune")) else min(1, him.art)
                him.art -= taken
                me.art += taken
            else:
                taken = min(1, him.stored[what])
                him.stored[what] -= taken
                me.stored[what] += taken

    def conquer(self, seat: int, target: tuple[int, ...]) -> Asking:
        """The target goes; the winner may put his own piece there for free (EP-D12)."""
        table, me = self.table, self.table.players[seat]
        if len(target) == 2:
            spot: Hex = target  # type: ignore[assignment]
            if table.spots[spot].owner is not None:
                table.leave(spot)
            table.spots[spot].camp = False
            if me.cubes and (yield from self.ask("spoils", seat, ["yes", "no"])) == "yes":
                table.occupy(seat, spot)
            return
        corner: Corner = target  # type: ignore[assignment]
        table.remove_city(corner)
        if me.cities and (yield from self.ask("spoils", seat, ["yes", "no"])) == "yes":
            me.cities -= 1
            table.sites[corner] = City(seat)
