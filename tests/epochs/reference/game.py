"""A whole game of the model: setup, turns, epochs, the end; `legal`, `play`, `points`, `winner`."""

from __future__ import annotations

from itertools import product

from .asking import Asking, Chance, Decision
from .box import EPOCHS, TERRAINS, Box
from .ending import Ending
from .hexes import MIDDLE, Place, all_places, corner_on, neighbours, read, spot_on, text
from .standing import Event, points
from .table import City, Player, Spot, Table


class Model:
    """One game. It asks one seat at a time; chance comes from outside."""

    def __init__(self, table: Table, chance: Chance, flow: Asking | None = None) -> None:
        self.table = table
        self.chance = chance
        self.decision: Decision | None = None
        self.flow = flow or Play(table, chance).game()
        self.go(None)

    @classmethod
    def new(cls, box: Box, players: int, chance: Chance, least_gold: bool = False) -> Model:
        """A game from the beginning."""
        return cls(Table(box, [Player() for _ in range(players)], least_gold), chance)

    def legal(self) -> set[str]:
        """The notations of all moves there are now."""
        return set(self.decision.options) if self.decision else set()

    def play(self, notation: str) -> None:
        """Plays one of them."""
        if notation not in self.legal():
            raise ValueError(f"{notation} is not among {sorted(self.legal())}")
        self.go(notation)

    def go(self, answer: str | None) -> None:
        """On to the next decision."""
        try:
            self.decision = self.flow.send(answer)  # type: ignore[arg-type]
        except StopIteration:
            self.decision = None

    def points(self) -> list[int]:
        """Everybody's points as they stand (EP-A77)."""
        return [points(self.table, seat) for seat in range(len(self.table.players))]

    def winner(self) -> int:
        """Most points, then the higher culture (EP-12.1)."""
        ranks = self.table.ranking()
        return max(ranks, key=lambda seat: (self.points()[seat], -ranks.index(seat)))


class Play(Ending):
    """Setup, upkeep, plan, and the order of everything."""

    def game(self) -> Asking:
        """EP-1, then three epochs of six turns each."""
        table = self.table
        yield from self.set_up()
        while True:
            for turn in range(1, table.box.numbers["turns_per_epoch"] + 1):
                table.turn = turn
                for seat in table.turn_order():
                    table.active = seat
                    yield from self.turn(seat)
            yield from self.end_epoch()
            if table.epoch == EPOCHS[-1]:
                return
            self.new_epoch()

    # Setup (EP-1, in the order of EP-A81)

    def set_up(self) -> Asking:
        """All that lies on the table before the first turn."""
        table, box, chance = self.table, self.table.box, self.chance
        numbers = box.numbers
        table.art = numbers["art_tokens"]
        table.market_deck = chance.shuffled("market I", box.market("I"))
        for _ in range(numbers["market_dealt"]):
            self.deal()
        table.invention_deck = chance.shuffled("inventions II", box.invention_cards("II"))
        cards = chance.shuffled("inventions I", box.invention_cards("I"))
        for player in table.players:
            player.hand = [cards.pop(0) for _ in range(numbers["hand_dealt"])]
        table.market = [[cards.pop(0)] for _ in range(numbers["invention_market_spaces"])]
        table.tokens = chance.shuffled("tokens", [face for face, many in box.tokens for _ in range(many)])
        tiles = chance.shuffled("tiles", list(box.tiles))
        table.tiles = dict(zip(all_places(len(table.players)), tiles, strict=False))
        for place, turned in self.lay_middle().items():
            self.lay(place, turned)
        for player in table.players:
            start_with(player, box)
        yield from self.pick_civilizations()
        table.first = table.active = chance.one_of("first player", list(range(len(table.players))))
        for at, seat in enumerate(table.turn_order()):
            table.players[seat].arrived = at
        table.arrivals = len(table.players)

    def lay_middle(self) -> dict[Place, int]:
        """EP-A7: the first two together, as either may be turned; the others one by one."""
        places = MIDDLE[len(self.table.players)]
        if len(places) == 1:
            return {places[0]: self.chance.one_of("orientation", [0, 1])}
        laid = dict(zip(places[:2], self.chance.one_of("orientation", self.pairs(places[0], places[1])), strict=True))
        for place in places[2:]:
            laid[place] = self.chance.one_of("orientation", self.orientations(place, laid))
        return laid

    def pairs(self, first: Place, second: Place) -> list[tuple[int, int]]:
        """The ways to lay two tiles together by the first terrain that can be made to touch."""
        ways = list(product((0, 1), (0, 1)))
        for terrain in TERRAINS:
            fit = [way for way in ways if self.joins(terrain, second, way[1], {first: way[0]})]
            if fit:
                return fit
        return ways

    def orientations(self, place: Place, revealed: dict[Place, int]) -> list[int]:
        """EP-2.13."""
        for terrain in TERRAINS:
            fit = [turned for turned in (0, 1) if self.joins(terrain, place, turned, revealed)]
            if fit:
                return fit
        return [0, 1]

    def joins(self, terrain: str, place: Place, turned: int, revealed: dict[Place, int]) -> bool:
        """Whether a tile so laid has such a hex beside such a hex of another tile."""
        there = {spot for other, way in revealed.items() for spot in self.hexes_with(terrain, other, way)}
        return any(there.intersection(neighbours(spot)) for spot in self.hexes_with(terrain, place, turned))

    def hexes_with(self, terrain: str, place: Place, turned: int) -> list[tuple[int, int]]:
        """Where the hexes of a terrain of a tile lie."""
        tile = self.table.box.tiles[self.table.tiles[place]]
        return [spot_on(place, letter, turned) for letter, kind in tile.terrain.items() if kind == terrain]

    def lay(self, place: Place, turned: int) -> None:
        """EP-2.3: the tile with its neutral city, camps and tokens."""
        table = self.table
        tile = table.box.tiles[table.tiles[place]]
        table.turned[place] = turned
        table.seen.add(place)
        for letter in "ABCD":
            features = tile.features[letter]
            table.spots[spot_on(place, letter, turned)] = Spot(
                tile.terrain[letter],
                [feature for feature in features if feature not in ("explore", "barbarian")],
                "barbarian" in features,
                table.tokens.pop(0) if "explore" in features else None,
            )
        if tile.neutral and len(table.cities(None)) < table.box.numbers["neutral_cities_max"]:
            table.sites[corner_on(place, tile.neutral, turned)] = City()

    def pick_civilizations(self) -> Asking:
        """EP-1.8, EP-D2."""
        table = self.table
        each = table.box.numbers["civilizations_dealt"][f"p{len(table.players)}"]
        boards = self.chance.shuffled("civilizations", list(table.box.civilizations))
        for player in table.players:
            player.dealt = [boards.pop(0) for _ in range(each)]
        picked = []
        for seat, player in enumerate(table.players):
            answer = yield from self.ask("civilization", seat, [f"civ {name}" for name in player.dealt])
            picked.append(answer.split()[1])
        for player, name in zip(table.players, picked, strict=True):
            player.civilization = name

    # A turn

    def turn(self, seat: int) -> Asking:
        """Upkeep, plan with its actions, military step."""
        self.refused = set()
        yield from self.upkeep(seat)
        actions = yield from self.plan(seat)
        for _ in range(actions):
            yield from self.action(seat)
        yield from self.military(seat)

    def upkeep(self, seat: int) -> Asking:
        """EP-3."""
        table, me = self.table, self.table.players[seat]
        if table.invention_deck:
            me.hand.append(table.invention_deck.pop(0))
        for _ in range(table.box.numbers["market_per_turn"][f"p{len(table.players)}"]):
            self.deal()
        down = table.face_down()
        if down:
            answer = yield from self.ask("reveal", seat, [f"reveal {text(place)}" for place in down])
            place: Place = read(answer.split()[1])  # type: ignore[assignment]
            table.seen.add(place)
            ways = [f"turn {180 * way}" for way in self.orientations(place, table.turned)]
            answer = yield from self.ask("turn", seat, ways)
            self.lay(place, int(answer == "turn 180"))
        me.paid = False

    def deal(self) -> None:
        """EP-3.2: to the uppermost empty space; out of a full column the top card leaves."""
        table = self.table
        if not table.market_deck:
            return
        name = table.market_deck.pop(0)
        column = table.columns["unit" if name in table.box.units else "wonder"]
        if len(column) == table.box.column:
            table.discarded.append(column.pop(0))
        column.append(name)

    def plan(self, seat: int) -> Asking:
        """EP-4, EP-D4; how many actions follow."""
        table, me, box = self.table, self.table.players[seat], self.table.box
        while True:
            options = self.free_moves(seat)
            current = list(dict.fromkeys(name for name in me.hand if box.inventions[name].epoch == table.epoch))
            spaces = range(1, len(table.market) + 1)
            if me.invented < box.numbers["inventions_per_epoch"]:
                options += [f"invent {name}" for name in current if name not in me.inventions]
                options += [f"take {at}" for at in spaces if table.market[at - 1][-1] not in me.inventions]
            if me.covered < box.numbers["turns_per_epoch"] - box.numbers["inventions_per_epoch"]:
                options += [f"cover {at}" for at in spaces]
            move = yield from self.ask("plan", seat, options)
            word, what = move.split()[:2]
            if word in ("convert", "unlock"):
                yield from self.free_action(seat, move)
                continue
            break
        if word == "invent":
            me.hand.remove(what)
            yield from self.invent(seat, what)
            return 1
        answer = yield from self.ask("give", seat, [f"give {name}" for name in current])
        given = answer.split()[1]
        me.hand.remove(given)
        pile = table.market[int(what) - 1]
        if word == "cover":
            me.covered += 1
            pile.append(given)
            return 2
        name = pile.pop()
        pile.append(given)
        yield from self.invent(seat, name)
        return 1

    def invent(self, seat: int, name: str) -> Asking:
        """EP-4.4, EP-4.6: debut for oneself and the left neighbour, then effects."""
        table, me = self.table, self.table.players[seat]
        card = table.box.inventions[name]
        me.invented += 1
        fixed = self.fix(seat, "invent", is_extra=True)
        times = max([1, *(effect["n"] for effect in table.ongoing(seat, "debut_multiplier"))])
        table.gain(seat, card.debut, times)
        table.gain((seat + 1) % len(table.players), card.debut)
        me.inventions.append(name)
        self.grow_cities(seat)
        yield from self.happen(seat, fixed, Event("invent"), card.ability.at("immediate"))


def start_with(player: Player, box: Box) -> None:
    """EP-1.9."""
    numbers = box.numbers
    board, left = numbers["start_board"], numbers["personal_supply"]
    player.form = numbers["start_government"]
    player.units[box.units[numbers["start_unit"]].slot] = numbers["start_unit"]
    player.had = [numbers["start_unit"]]
    player.stored = {"food": 0, "production": 0, "science": 0, "gold": 0, **numbers["start_resources"]}
    player.culture = numbers["start_culture"]
    player.honor = numbers["start_honor"]
    player.cubes, player.supply_cubes = board["cubes"], left["cubes"]
    player.cities, player.supply_cities = board["cities"], left["cities"]
    player.posts = board["posts"]
