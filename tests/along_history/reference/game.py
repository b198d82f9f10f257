"""A whole game of the model: setup, rounds, Ages, the end; `legal`, `play`, `scores`, `winners`."""

from __future__ import annotations

from typing import Any

from .box import AGES, Box
from .seat import Asking, Chance, Decision
from .table import ROW, Options, Player, Table
from .turn import Turn


class Model:
    """One game. It asks one seat at a time; chance comes from outside."""

    def __init__(self, table: Table, chance: Chance, phase: str) -> None:
        self.table = table
        self.chance = chance
        self.decision: Decision | None = None
        self.flow = self.rounds(phase)
        self.go(None)

    @classmethod
    def new(cls, box: Box, players: int, options: dict[str, Any], chance: Chance, first: int = 0) -> Model:
        """A game from the beginning."""
        chosen = Options(**options)
        table = Table(box, chosen, [Player() for _ in range(players)], age=chosen.ages[0], active=first, turn=first)
        set_up(table, chance)
        return cls(table, chance, "upkeep")

    @classmethod
    def of(cls, box: Box, position: dict[str, Any], chance: Chance, phase: str = "upkeep") -> Model:
        """A game from a plain position, beginning with a phase of the turn player's turn."""
        return cls(Table.of(box, position), chance, phase)

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

    def rounds(self, phase: str) -> Asking:
        """AH-10: turn by turn, round by round, Age by Age."""
        table = self.table
        players = len(table.players)
        while True:
            yield from Turn(table, self.chance).play(phase)
            phase = "upkeep"
            table.turn = (table.turn + 1) % players
            if table.turn != table.active:
                continue
            table.pawns = []
            if table.ending or table.round == table.options.max_rounds:  # AH-107, AH-R6
                score(table)
                if table.age == table.options.ages[-1]:
                    return
                change_age(table, self.chance)
            else:
                table.round += 1
                table.active = table.turn = (table.active + 1) % players

    def points(self) -> list[int]:
        """Everybody's points as they stand: the track and what this Age would bring now (AH-R17)."""
        return [player.score + self.table.points(seat) for seat, player in enumerate(self.table.players)]

    def scores(self) -> list[int]:
        """Everybody's points on the track."""
        return [player.score for player in self.table.players]

    def winners(self) -> list[int]:
        """Most points, then the highest counter, the next highest and so on; else shared (AH-89, AH-R18)."""
        ranks = [
            (player.score, sorted(map(self.table.value, player.counters), reverse=True))
            for player in self.table.players
        ]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def score(table: Table) -> None:
    """AH-81: the Age's points go on the track."""
    for seat, player in enumerate(table.players):
        player.score += table.points(seat)


def change_age(table: Table, chance: Chance) -> None:
    """AH-82 to AH-88: what has bonuses and lies open becomes heritage; gold stays; all else begins anew."""
    for player in table.players:
        kept = [built.card for built in player.uncovered if table.card(built.card).bonuses]
        heritage = sorted([*player.heritage, *kept], key=lambda name: table.card(name).number)
        player.heritage = heritage
        player.row, player.civilization, player.counters = [], [], []
        player.ur, player.space = 1, "start"
    table.age = table.options.ages[table.options.ages.index(table.age) + 1]
    table.active = table.turn = (table.active + 1) % len(table.players)
    table.round, table.ending = 1, False
    table.discard, table.removed = [], []
    set_up(table, chance)


def set_up(table: Table, chance: Chance) -> None:
    """AH-7, AH-8 in the order of AH-118: counters, deck, events."""
    lay_counters(table, chance)
    table.deck = chance.shuffled(table.box.deck(table.age))
    replaced = []
    players = len(table.players)
    for seat in range(table.active, table.active + players):
        row = table.players[seat % players].row
        while len(row) < ROW:
            name = table.deck.pop()
            (replaced if table.card(name).type in ("calamity", "wonder") else row).append(name)
    table.deck = chance.shuffled(table.deck + replaced)


def lay_counters(table: Table, chance: Chance) -> None:
    """The spaces of each value are filled up to the Age's last; in Initiation each player gets a 1, a 3 and a 5."""
    options, box = table.options, table.box
    table.board = {}
    if options.initiation:
        if not options.no_war:  # AH-91
            for value in (1, 3, 5):
                names = [name for name, counter in box.counters.items() if counter.value == value]
                for player, name in zip(table.players, names, strict=False):
                    player.counters.append(name)
        return
    for value in range(1, options.final_value(options.ages.index(table.age)) + 1):
        fit = [
            name
            for name, counter in box.counters.items()
            if counter.value == value and (counter.prehistory or table.age != AGES[0])
        ]
        pile = chance.shuffled(fit)
        for space, worth in box.boards[options.board].spaces.items():
            if worth == value:
                table.board[space] = pile.pop()
