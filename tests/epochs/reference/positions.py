"""Small positions for the model's own tests: a map of plains with a few pieces, and a piece of a turn to play."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from .asking import Asking
from .box import Box
from .content import box
from .game import Model, Play, start_with
from .hexes import Hex, all_hexes, all_places
from .table import Player, Spot, Table

BOX = box()


class Luck:
    """Any chance from a seed; dice can be told."""

    def __init__(self, seed: int = 0, dice: Iterable[int] = ()) -> None:
        self.random = random.Random(seed)
        self.dice = list(dice)

    def shuffled(self, what: str, items: list[Any]) -> list[Any]:
        """Any order."""
        return self.random.sample(items, len(items))

    def one_of(self, what: str, items: list[Any]) -> Any:
        """Any of them."""
        return self.random.choice(items)

    def roll(self, faces: tuple[int, ...]) -> int:
        """The next number told, or any."""
        return self.dice.pop(0) if self.dice else self.random.choice(faces)


def plains(players: int = 2, terrain: dict[Hex, str] | None = None, content: Box = BOX) -> Table:
    """All revealed, all plain but what is given, everybody settled with nothing on the map."""
    table = Table(content, [Player() for _ in range(players)], art=26, turn=1)
    for at, player in enumerate(table.players):
        start_with(player, content)
        player.arrived = at
        player.settled = True
        player.civilization = list(content.civilizations)[at]
    table.arrivals = players
    table.spots = {spot: Spot((terrain or {}).get(spot, "plain")) for spot in all_hexes(players)}
    table.turned = dict.fromkeys(all_places(players), 0)
    table.market = [[name] for name in list(content.inventions)[:4]]
    return table


def own(table: Table, seat: int, *spots: Hex) -> None:
    """Lands, from the personal supply."""
    for spot in spots:
        table.spots[spot].owner = seat
        table.players[seat].supply_cubes -= 1


def rich(table: Table, seat: int = 0, number: int = 20) -> None:
    """Enough of everything but gold."""
    table.players[seat].stored.update(food=number, production=number, science=number)


def run(table: Table, what: str, *arguments: Any, dice: Iterable[int] = ()) -> Model:
    """A piece of a turn: `action`, `military`, `end_epoch` … of `Play`, ready to be answered."""
    luck = Luck(dice=dice)
    play = Play(table, luck)
    play.refused = set()
    flow: Asking = getattr(play, what)(*arguments)
    return Model(table, luck, flow)


def answer(model: Model, *moves: str) -> Model:
    """Plays them one after the other."""
    for move in moves:
        model.play(move)
    return model
