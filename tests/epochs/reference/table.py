"""The model's table: players, map, markets and decks, and what gaining and losing a piece does to them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from .box import BASIC, EPOCHS, Box, Effect, Form, Res, Unit
from .hexes import Corner, Hex, Place, all_places, corners_of, groups, hexes_of, neighbours


@dataclass
class Spot:
    """A revealed hex."""

    terrain: str
    naturals: list[str] = field(default_factory=list)
    camp: bool = False
    token: str | tuple[tuple[str, int], ...] | None = None
    """A face-down exploration token; the players do not see its face."""
    owner: int | None = None


@dataclass
class City:
    """A city on a site, nobody's or a player's, with the players whose posts stand in it."""

    owner: int | None = None
    posts: list[int] = field(default_factory=list)


@dataclass
class Player:
    """One player's boards, cards and pieces."""

    dealt: list[str] = field(default_factory=list)
    civilization: str | None = None
    unlocked: list[int] = field(default_factory=list)
    form: str = ""
    units: dict[str, str | None] = field(default_factory=lambda: {"main": None, "support": None})
    had: list[str] = field(default_factory=list)
    paid: bool = False
    stored: Res = field(default_factory=dict)
    culture: int = 0
    arrived: int = 0
    """When the cube came to its space of the culture track: the earlier ranks higher."""
    cubes: int = 0
    consumed: int = 0
    supply_cubes: int = 0
    cities: int = 0
    supply_cities: int = 0
    posts: int = 0
    honor: int = 0
    art: int = 0
    hand: list[str] = field(default_factory=list)
    inventions: list[str] = field(default_factory=list)
    wonders: list[str] = field(default_factory=list)
    invented: int = 0
    covered: int = 0
    marker: bool = False
    marker_in: list[str] = field(default_factory=list)
    """The epochs in which the marker was taken."""
    settled: bool = False
    """Whether the first expand is done."""


@dataclass
class Table:
    """The common area, the map and everybody."""

    box: Box
    players: list[Player]
    least_gold: bool = False
    epoch_at: int = 0
    turn: int = 0
    """Turns each player has begun in this epoch, counted from 1."""
    first: int = 0
    active: int = 0
    tiles: dict[Place, str] = field(default_factory=dict)
    turned: dict[Place, int] = field(default_factory=dict)
    """Revealed places and how their tiles lie."""
    seen: set[Place] = field(default_factory=set)
    """The same, and a tile that is still to be laid one way or the other."""
    spots: dict[Hex, Spot] = field(default_factory=dict)
    sites: dict[Corner, City] = field(default_factory=dict)
    tokens: list[str | tuple[tuple[str, int], ...]] = field(default_factory=list)
    market_deck: list[str] = field(default_factory=list)
    columns: dict[str, list[str]] = field(default_factory=lambda: {"unit": [], "wonder": []})
    discarded: list[str] = field(default_factory=list)
    invention_deck: list[str] = field(default_factory=list)
    market: list[list[str]] = field(default_factory=list)
    """The spaces of the invention market, each a pile with its top card last."""
    scroll: int = 0
    art: int = 0
    arrivals: int = 0
    grouped: dict[tuple[tuple[str, ...], int], list[set[Hex]]] = field(default_factory=dict)
    remembered: dict[int, tuple[tuple[str | int, ...], dict[str, list[Effect]]]] = field(default_factory=dict)

    @property
    def epoch(self) -> str:
        """I, II or III."""
        return EPOCHS[self.epoch_at]

    def turn_order(self, seat: int | None = None) -> list[int]:
        """All seats clockwise, from the epoch's first player or the seat given."""
        start = self.first if seat is None else seat
        return [(start + at) % len(self.players) for at in range(len(self.players))]

    def form(self, seat: int) -> Form:
        """A player's form of government."""
        return self.box.forms[self.players[seat].form]

    def units(self, seat: int) -> list[Unit]:
        """A player's units on display."""
        return [self.box.units[name] for name in self.players[seat].units.values() if name]

    def face_down(self) -> list[Place]:
        """Places whose tile is not revealed."""
        return [place for place in all_places(len(self.players)) if place not in self.turned]

    # The map (EP-2.14)

    def lands(self, seat: int) -> list[Hex]:
        """A player's lands."""
        return [spot for spot, at in self.spots.items() if at.owner == seat]

    def cities(self, seat: int | None) -> list[Corner]:
        """A player's cities on the map, or the neutral ones."""
        return [corner for corner, city in self.sites.items() if city.owner == seat]

    def post_cities(self, seat: int) -> list[Corner]:
        """The cities in which a player has a post."""
        return [corner for corner, city in self.sites.items() if seat in city.posts]

    def is_sea(self, spot: Hex) -> bool:
        """Whether a hex is known to be sea."""
        return spot in self.spots and self.spots[spot].terrain == "sea"

    def is_ground(self, spot: Hex) -> bool:
        """Whether a hex is known to be something else."""
        return spot in self.spots and self.spots[spot].terrain != "sea"

    def near_sea(self, spot: tuple[int, ...]) -> bool:
        """Whether a hex or corner touches a sea hex."""
        beside = neighbours(spot) if len(spot) == 2 else hexes_of(spot)  # type: ignore[arg-type]
        return any(map(self.is_sea, beside))

    def touching(self, spot: tuple[int, ...]) -> set[Hex]:
        """The hex itself and those beside it, or the three of a corner."""
        return {spot, *neighbours(spot)} if len(spot) == 2 else set(hexes_of(spot))  # type: ignore[arg-type]

    def groups_of(self, terrains: tuple[str, ...]) -> list[set[Hex]]:
        """Revealed hexes of these terrains, group by group; remembered until a tile is revealed."""
        known = (terrains, len(self.spots))
        if known not in self.grouped:
            self.grouped[known] = groups(spot for spot, at in self.spots.items() if at.terrain in terrains)
        return self.grouped[known]

    def cities_at(self, spot: Hex) -> list[Corner]:
        """Cities on the corners of a hex."""
        return [corner for corner in corners_of(spot) if corner in self.sites]

    # Effects (EP-A47: the order of sources)

    def sources(self, seat: int, type: str) -> Iterator[tuple[str, tuple[Effect, ...]]]:
        """What a player has with abilities of a type: form, civilization abilities, inventions, wonders."""
        player, box = self.players[seat], self.box
        yield player.form, box.forms[player.form].ability.at(type)
        if player.civilization:
            for at in sorted(player.unlocked):
                ability = box.civilizations[player.civilization][at]
                yield ability.name, ability.ability.at(type)
        for name in player.inventions:
            yield name, box.inventions[name].ability.at(type)
        for name in player.wonders:
            yield name, box.wonders[name].ability.at(type)

    def ongoing(self, seat: int, verb: str) -> list[Effect]:
        """A player's lasting effects of one verb; remembered as long as he has the same cards."""
        player = self.players[seat]
        cards = (player.form, *player.unlocked, *player.inventions, *player.wonders)
        if self.remembered.get(seat, ((), {}))[0] != cards:
            by_verb: dict[str, list[Effect]] = {}
            for _, effects in self.sources(seat, "ongoing"):
                for effect in effects:
                    by_verb.setdefault(effect["verb"], []).append(effect)
            self.remembered[seat] = cards, by_verb
        return self.remembered[seat][1].get(verb, [])

    def sum_of(self, seat: int, verb: str, **wanted: str) -> int:
        """The sum of their numbers, of those with the arguments given."""
        return sum(
            effect["n"]
            for effect in self.ongoing(seat, verb)
            if all(effect.get(key) == value for key, value in wanted.items())
        )

    # Gaining and losing

    def gain(self, seat: int, res: Res, times: int = 1) -> None:
        """EP-5: resources to the storage, cubes from the personal supply, the cube along the culture track."""
        player = self.players[seat]
        for kind, number in res.items():
            many = number * times
            if kind in BASIC or kind == "gold":
                player.stored[kind] += many
            elif kind == "culture":
                self.move_culture(seat, many)
            elif kind == "authority":
                used = player.cubes + player.consumed + len(self.lands(seat))
                many = max(0, min(many, player.supply_cubes, self.box.numbers["authority_max"] - used))
                player.supply_cubes -= many
                player.cubes += many
            elif kind == "art":
                many = min(many, self.art)
                self.art -= many
                player.art += many
            else:
                raise ValueError(kind)

    def lose(self, seat: int, res: Res, times: int = 1) -> None:
        """What famine, pillage or the marker cost, as far as it is there."""
        player = self.players[seat]
        for kind, number in res.items():
            many = number * times
            if kind in BASIC or kind == "gold":
                player.stored[kind] -= min(many, player.stored[kind])
            elif kind == "culture":
                self.move_culture(seat, -many)
            elif kind == "authority":
                many = min(many, player.cubes)
                player.cubes -= many
                player.supply_cubes += many
            else:
                raise ValueError(kind)

    def move_culture(self, seat: int, steps: int) -> None:
        """EP-5.3, EP-A8: who comes to a space ranks behind those on it; no move, no change of rank."""
        player = self.players[seat]
        now = max(0, player.culture + steps)
        if now != player.culture:
            player.culture = now
            self.arrivals += 1
            player.arrived = self.arrivals

    def ranking(self) -> list[int]:
        """Seats by culture, highest first."""
        return sorted(range(len(self.players)), key=lambda at: (-self.players[at].culture, self.players[at].arrived))

    def occupy(self, seat: int, spot: Hex) -> None:
        """A cube from the board onto a hex; a token there is flipped (EP-2.6, EP-A28)."""
        self.players[seat].cubes -= 1
        here = self.spots[spot]
        here.owner = seat
        if here.token is not None:
            if isinstance(here.token, str):
                here.naturals.append(here.token)
            else:
                self.gain(seat, dict(here.token))
            here.token = None

    def leave(self, spot: Hex) -> None:
        """A cube from a hex back to its owner's board (EP-A11)."""
        owner = self.spots[spot].owner
        assert owner is not None
        self.players[owner].cubes += 1
        self.spots[spot].owner = None

    def remove_city(self, corner: Corner, surplus: bool = False) -> None:
        """To its owner's board, a surplus one to the personal supply; its posts return (EP-A57, EP-A84)."""
        city = self.sites.pop(corner)
        if city.owner is not None:
            player = self.players[city.owner]
            if surplus:
                player.supply_cities += 1
            else:
                player.cities += 1
        for seat in self.turn_order():
            if seat in city.posts:
                self.post_home(seat)

    def post_home(self, seat: int) -> None:
        """EP-7.2: merchants come back home."""
        self.players[seat].posts += 1
        self.gain(seat, self.box.numbers["post_return_bonus"])

    def place_unit(self, seat: int, name: str) -> None:
        """The new card covers the old one; what lay on the units is gone (EP-6.6, EP-A55)."""
        player = self.players[seat]
        player.units[self.box.units[name].slot] = name
        player.had.append(name)
        player.paid = False
