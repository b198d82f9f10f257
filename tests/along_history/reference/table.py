"""What lies on the table, and what the rules read off it: costs, armies, conditions, reach, points."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from .box import AGES, TYPES, Board, Box, Card

UR_CAP = 2
ROW = 3
ROW_MOST = 8  # the places of a row; a Calamity that finds them full is discarded


@dataclass
class Built:
    """A card in a Civilization."""

    card: str
    tilted: bool = False
    covered_by: str | None = None


@dataclass
class Die:
    """A die of the Active Player, or a Results pawn of another player, which pays alike (AH-76)."""

    colour: str
    face: Any
    spent: bool = False

    @property
    def name(self) -> str:
        """Dice with equal faces are the same (AH-111): `g2`, `blue`, `war`, `coin`."""
        return f"g{self.face}" if self.colour == "green" else self.face if self.colour == "red" else self.colour


@dataclass
class Player:
    """What lies before one player."""

    row: list[str] = field(default_factory=list)
    civilization: list[Built] = field(default_factory=list)
    heritage: list[str] = field(default_factory=list)
    gold: int = 0
    ur: int = 1
    space: str = "start"
    counters: list[str] = field(default_factory=list)
    score: int = 0

    @property
    def uncovered(self) -> list[Built]:
        """The cards that act."""
        return [built for built in self.civilization if built.covered_by is None]


@dataclass
class Options:
    """What was decided before the game (AH-109)."""

    ages: tuple[str, ...] = ("prehistory",)
    mode: str = "full"
    initiation: bool = False
    no_war: bool = False
    board: str = "A"
    max_rounds: int = 0

    def final_value(self, place: int) -> int:
        """The counter that ends the Age at this place of the game (AH-92 to AH-94)."""
        if self.mode == "linear":
            return 6
        if self.mode == "progressive":
            return ((5, 7) if len(self.ages) == 2 else (5, 6, 7))[place]
        return 7


@dataclass
class Table:
    """The whole position between two decisions of the main flow."""

    box: Box
    options: Options
    players: list[Player]
    age: str = "prehistory"
    round: int = 1
    active: int = 0
    turn: int = 0
    ending: bool = False
    deck: list[str] = field(default_factory=list)  # from the bottom up
    discard: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    board: dict[str, str] = field(default_factory=dict)
    dice: list[Die] = field(default_factory=list)
    pawns: list[tuple[str, Any]] = field(default_factory=list)
    card_entered: bool = False
    heritage_used: bool = False
    free_swaps_used: int = 0
    surcharge_paid: bool = False
    second_war: bool = False

    @staticmethod
    def of(box: Box, position: dict[str, Any]) -> Table:
        """A table from a plain position; what it does not name is as at a start."""
        fields = dict(position)
        fields["options"] = Options(**fields.get("options", {}))
        fields["players"] = [
            Player(**{**player, "civilization": [Built(**built) for built in player.get("civilization", ())]})
            for player in fields["players"]
        ]
        fields["dice"] = [Die(**die) for die in fields.get("dice", ())]
        return Table(box, **fields)

    def position(self) -> dict[str, Any]:
        """The table as a plain position, which `of` takes back."""
        return {name: value for name, value in asdict(self).items() if name != "box"}

    # Cards

    def card(self, name: str) -> Card:
        """A card by its name."""
        return self.box.cards[name]

    def active_cards(self, seat: int) -> list[Card]:
        """The cards whose effects work, tilted or not (AH-95)."""
        return [self.card(built.card) for built in self.players[seat].uncovered]

    def is_free(self, seat: int, name: str) -> bool:
        """Whether a card may be taken for nothing, which also protects against a Calamity (AH-30, AH-47)."""
        return any(card.frees(name) for card in self.active_cards(seat))

    def population_cost(self, seat: int, name: str) -> int:
        """First what sets it, then all that lowers it, not below 0 (AH-96)."""
        card = self.card(name)
        effects = [effect for owned in self.active_cards(seat) for effect in owned.effects]
        cost = card.population
        for effect in effects:
            if effect["verb"] == "cost_set_population" and effect["card"] == name:
                cost = min(cost, effect["population"])
        for effect in effects:
            if effect["verb"] == "cost_reduction" and (effect.get("card") == name or effect.get("type") == card.type):
                cost -= effect["population"]
        return max(cost, 0)

    def swappable(self, seat: int) -> list[str]:
        """The event cards that may change hands (AH-21)."""
        return [name for name in self.players[seat].row if self.card(name).transmissible]

    def free_swaps(self, seat: int) -> int:
        """Swaps a turn that need no die (AH-R2)."""
        return sum(card.sum_of("free_swap", "per_turn") for card in self.active_cards(seat))

    def surcharge(self, seat: int) -> int:
        """What the first green of the turn costs more, by cards in the row (AH-99)."""
        if self.surcharge_paid:
            return 0
        return -sum(self.card(name).sum_of("in_events_population", "amount") for name in self.players[seat].row)

    # War

    def army(self, seat: int, side: str) -> int:
        """Permanent bonuses, `attack` or `defence` (AH-53)."""
        return sum(card.sum_of("army", side) for card in self.active_cards(seat))

    def generals(self, seat: int) -> int:
        """Re-rolls in each war (AH-54)."""
        return sum(card.sum_of("general", "rerolls") for card in self.active_cards(seat))

    def prize(self, defender: int, difference: int) -> str | None:
        """The counter that falls: the highest not above the difference (AH-57)."""
        held = [name for name in self.players[defender].counters if self.value(name) <= difference]
        return max(held, key=self.value, default=None)

    # Achievements

    def value(self, counter: str) -> int:
        """What a counter is worth."""
        return self.box.counters[counter].value

    def meets(self, seat: int, counter: str) -> bool:
        """Whether a player meets a counter's condition (AH-67, AH-68)."""
        player = self.players[seat]
        condition = self.box.counters[counter].condition
        all_cards = [self.card(built.card) for built in player.civilization]
        kind = condition["kind"]
        if kind == "type_count":
            have = sum(card.type == condition["type"] for card in all_cards)
        elif kind == "vp_sum":
            have = sum(card.vp for card in all_cards)
        elif kind == "card_count":
            have = len(all_cards)
        elif kind == "distinct_types":
            have = len({card.type for card in all_cards} & set(TYPES))
        elif kind == "bonus_count":
            bonuses = [bonus for card in self.active_cards(seat) for bonus, _ in card.bonuses]
            have = bonuses.count(condition["bonus"]) if "bonus" in condition else len(bonuses)
        else:
            have = player.gold
        return have >= condition["n"]

    def reach(self, seat: int) -> set[str]:
        """Every space a player's counter may move to (AH-105)."""
        board = self.box.boards[self.options.board]
        here = self.players[seat].space
        seen, looking = {here}, [here]
        while looking:
            for space in onward(board, looking.pop()):
                if space not in seen:
                    seen.add(space)
                    if space not in self.board:  # a counter ends the way
                        looking.append(space)
        found = (seen - {here}) | {start for start, end in board.forward if end == here}
        return {space for space in found if space not in self.board or self.meets(seat, self.board[space])}

    # Points

    def points(self, seat: int) -> int:
        """What the Age brings a player as it stands (AH-81)."""
        player = self.players[seat]
        total = sum(self.card(built.card).vp for built in player.civilization)
        covered = [self.card(built.card) for built in player.civilization if built.covered_by is not None]
        return total - 2 * sum(len(card.bonuses) for card in covered) + sum(map(self.value, player.counters))

    @property
    def has_gold(self) -> bool:
        """From Antiquity on there is a coin die (AH-5)."""
        return self.age != AGES[0]


def onward(board: Board, space: str) -> list[str]:
    """The spaces one step on by a line forward or a vertical one, which is walked both ways (AH-63)."""
    forward = [end for start, end in board.forward if start == space]
    vertical = [a if b == space else b for a, b in board.vertical if space in (a, b)]
    return forward + vertical
