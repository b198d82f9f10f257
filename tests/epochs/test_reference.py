"""The game and the model side by side: same questions, same answers to choose from, same positions, same ends.

The model (`reference/`) is a second implementation in plain Python. It is given the game's own generator, so both roll
and draw the same. `RIVERRUN_JIT=0 python -m tests.epochs.test_reference 200` plays that many games at all sorts of
tables, every other one with contents that never were; a second number says with which seed to begin.
"""

from __future__ import annotations

import random
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

import riverrun as rr
from riverrun.kernel.chance import below, seed_words, shuffle, split_seed

from .reference.box import BASIC, EPOCHS, SLOTS, TERRAINS, Box
from .reference.content import box
from .reference.game import Model
from .reference.hexes import all_places
from .reference.packs import write_pack
from .reference.standing import demand, max_cities, ready, supply

BOX = box()
NATURALS = ("luxury", "minor_luxury", "horse", "iron")
STORED = (*BASIC, "gold")
TRACK = 15
"""Supply and demand beyond this count as this (EP-A56)."""
TABLES = [(players, payment) for players in (2, 3, 4) for payment in ("ask", "least_gold")]


class SameChance:
    """The game's generator from the same seed, its piles with the top last."""

    def __init__(self, seed: int, players: int) -> None:
        self.words = [0, 0, 0, 0]
        seed_words(self.words, *split_seed(seed))
        self.players = players

    def shuffled(self, what: str, items: list[Any]) -> list[Any]:
        mixed = list(items)
        shuffle(self.words, mixed, 0, len(mixed))
        if what == "tokens":
            return mixed
        if what == "tiles":  # by place number: the places that this map lacks have tiles too
            return [mixed[4 * j + i] for i, j in all_places(self.players)]
        return mixed[::-1]

    def one_of(self, what: str, items: list[Any]) -> Any:
        return items[below(self.words, len(items))] if len(items) > 1 else items[0]

    def roll(self, faces: tuple[int, ...]) -> int:
        return faces[below(self.words, len(faces))]


class Words(dict[str, Any]):
    """The fields of a position as plain numbers and lists, read when they are asked for."""

    def __init__(self, position: Any) -> None:
        self.position = position

    def __missing__(self, name: str) -> Any:
        self[name] = self.position[name].tolist()
        return self[name]


def members(row: list[int]) -> list[int]:
    """The numbers of a set."""
    return [32 * at + bit for at, word in enumerate(row) for bit in range(32) if word >> bit & 1]


def hexes(row: list[int]) -> set[tuple[int, int]]:
    """Hexes by their numbers."""
    return {(number % 8, number // 8) for number in members(row)}


def sites(row: list[int]) -> set[tuple[int, int, int]]:
    """Sites by their numbers."""
    return {(number // 2 % 7, number // 14, number % 2) for number in members(row)}


def position_of(state: rr.State) -> dict[str, Any]:
    """What the game's position says, in words."""
    s = Words(state.position)
    seats = range(state.game.players)
    inventions, units, wonders = list(BOX.inventions), list(BOX.units), list(BOX.wonders)
    market = units + wonders
    civilizations, forms = list(BOX.civilizations), list(BOX.forms)
    begun = s["first"] >= 0
    return {
        "course": [s[name] for name in ("epoch", "turn", "first", "active")] if begun else None,
        "scroll": s["scroll"],
        "tiles": [list(BOX.tiles)[s["tile_at"][4 * j + i]] for i, j in all_places(state.game.players)],
        "revealed": {(number % 4, number // 4) for number in members(s["tiles_open"][0])},
        "turned": {(number % 4, number // 4) for number in members(s["turned"][0])},
        "terrain": {terrain: hexes(s["terrain"][at]) for at, terrain in enumerate(TERRAINS)},
        "naturals": {natural: hexes(s["natural"][at]) for at, natural in enumerate(NATURALS)},
        "camps": hexes(s["camps"][0]),
        "tokens": hexes(s["tokens"][0]),
        "lands": [hexes(s["lands"][seat]) for seat in seats],
        "cities": [sites(s["cities"][seat]) for seat in seats],
        "neutral": sites(s["neutral"][0]),
        "posts": [sites(s["posts"][seat]) for seat in seats],
        "hands": [
            sorted(
                inventions[15 * epoch + name]
                for epoch, word in enumerate(s["hand"][seat])
                for name in range(15)
                for _ in range(word >> 2 * name & 3)
            )
            for seat in seats
        ],
        "deck": [inventions[card] for card in s["deck"][: s["deck_size"]]],
        "market": [
            [inventions[card] for card in pile[:size]] for pile, size in zip(s["market"], s["market_size"], strict=True)
        ],
        "market deck": [market[card] for card in s["market_deck"][: s["market_deck_size"]]],
        "unit column": [units[card] for card in s["unit_column"] if card >= 0],
        "wonder column": [wonders[card] for card in s["wonder_column"] if card >= 0],
        "civilizations": [civilizations[s["civilization"][seat]] for seat in seats] if begun else None,
        "unlocked": [members([s["unlocked"][seat]]) for seat in seats],
        "forms": [forms[s["form"][seat]] for seat in seats],
        "stored": [s["stock"][seat] for seat in seats],
        "culture": [s["culture"][seat] for seat in seats],
        "ranking": s["ranking"][: len(seats)] if begun else None,
        "art": [s["art"][seat] for seat in seats],
        "art left": s["art_left"],
        "honor": [s["honor"][seat] for seat in seats],
        "cubes": [s["authority"][seat] for seat in seats],
        "consumed": [s["consumed"][seat] for seat in seats],
        "free cities": [s["free_cities"][seat] for seat in seats],
        "most cities": [s["max_cities"][seat] for seat in seats],
        "supply": [min(s["trade_supply"][seat], TRACK) for seat in seats],
        "demand": [min(s["trade_demand"][seat], TRACK) for seat in seats],
        "inventions": [[inventions[card] for card in s["invented"][seat] if card >= 0] for seat in seats],
        "invented": [s["inventions_done"][seat] for seat in seats],
        "covered": [s["covers_done"][seat] for seat in seats],
        "wonders": [
            [wonders[card] for card in s["built"][: s["built_count"]] if s["builder"][card] == seat] for seat in seats
        ],
        "units": [[units[card] if card >= 0 else None for card in s["unit"][seat]] for seat in seats],
        "had": [{units[card] for card in members(s["units_had"][seat])} for seat in seats],
        "ready": [bool(s["ready"][seat]) for seat in seats],
        "markers": [bool(s["marker"][seat]) for seat in seats],
        "marker epochs": [members([s["marker_epochs"][seat]]) for seat in seats],
        "settled": [bool(s["expanded"][seat]) for seat in seats],
        "generator": s["rng"],
    }


def position_of_model(model: Model) -> dict[str, Any]:
    """The same of the model."""
    table = model.table
    players = table.players
    seats = range(len(players))
    begun = players[-1].civilization is not None
    spots = table.spots
    return {
        "course": [table.epoch_at, table.turn, table.first, table.active] if begun else None,
        "scroll": table.scroll,
        "tiles": [table.tiles[place] for place in all_places(len(players))],
        "revealed": table.seen,
        "turned": {place for place, turned in table.turned.items() if turned},
        "terrain": {kind: {spot for spot, at in spots.items() if at.terrain == kind} for kind in TERRAINS},
        "naturals": {kind: {spot for spot, at in spots.items() if kind in at.naturals} for kind in NATURALS},
        "camps": {spot for spot, at in spots.items() if at.camp},
        "tokens": {spot for spot, at in spots.items() if at.token is not None},
        "lands": [set(table.lands(seat)) for seat in seats],
        "cities": [set(table.cities(seat)) for seat in seats],
        "neutral": set(table.cities(None)),
        "posts": [set(table.post_cities(seat)) for seat in seats],
        "hands": [sorted(player.hand) for player in players],
        "deck": table.invention_deck[::-1],
        "market": table.market,
        "market deck": table.market_deck[::-1],
        "unit column": table.columns["unit"],
        "wonder column": table.columns["wonder"],
        "civilizations": [player.civilization for player in players] if begun else None,
        "unlocked": [sorted(player.unlocked) for player in players],
        "forms": [player.form for player in players],
        "stored": [[player.stored[kind] for kind in STORED] for player in players],
        "culture": [player.culture for player in players],
        "ranking": table.ranking() if begun else None,
        "art": [player.art for player in players],
        "art left": table.art,
        "honor": [player.honor for player in players],
        "cubes": [player.cubes for player in players],
        "consumed": [player.consumed for player in players],
        "free cities": [player.cities for player in players],
        "most cities": [max_cities(table, seat) for seat in seats],
        "supply": [min(supply(table, seat), TRACK) for seat in seats],
        "demand": [min(demand(table, seat), TRACK) for seat in seats],
        "inventions": [player.inventions for player in players],
        "invented": [player.invented for player in players],
        "covered": [player.covered for player in players],
        "wonders": [player.wonders for player in players],
        "units": [[player.units[slot] for slot in SLOTS] for player in players],
        "had": [set(player.had) for player in players],
        "ready": [ready(table, seat) for seat in seats],
        "markers": [player.marker for player in players],
        "marker epochs": [[EPOCHS.index(epoch) for epoch in player.marker_in] for player in players],
        "settled": [player.settled for player in players],
        "generator": model.chance.words,  # type: ignore[attr-defined]
    }


LOVED = {"expand": 4.0, "city": 9.0, "wonder": 3.0, "government": 3.0, "yes": 2.0, "convert": 0.3, "pass": 0.4}


class Taste:
    """Plays at random, but likes some kinds of moves better, each game others: so games go to all sorts of places."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.likes: dict[str, float] = {}

    def move(self, legal: list[str]) -> str:
        kinds: dict[str, list[str]] = {}
        for move in legal:
            kinds.setdefault(move.split()[0], []).append(move)
        for kind in sorted(kinds):
            if kind not in self.likes:
                self.likes[kind] = LOVED.get(kind, 1.0) * self.chance.choice([0.2, 1.0, 1.0, 1.0, 4.0])
        names = sorted(kinds)
        kind = self.chance.choices(names, [self.likes[name] for name in names])[0]
        return self.chance.choice(sorted(kinds[kind]))


@cache
def standard(players: int, payment: str) -> rr.Game:
    """The game with the contents of the box."""
    return rr.game("epochs", players, payment=payment)


def compare(players: int, payment: str, seed: int, pack: Path | None = None, every: int = 1) -> int:
    """Plays one game on both, comparing every n-th position and all questions; how many decisions there were."""
    content: Box = box(pack) if pack else BOX
    game = rr.game("epochs", players, content=pack, payment=payment) if pack else standard(players, payment)
    state = game.new(seed, keep_journal=False)
    model = Model.new(content, players, SameChance(seed, players), least_gold=payment == "least_gold")
    taste = Taste(seed)
    played: list[str] = []
    while not state.over:
        here = (players, payment, seed, len(played), played[-6:])
        asked, legal = state.decision, state.legal_texts()
        assert asked is not None
        assert model.decision is not None, (here, asked)
        if len(played) % every == 0:
            mine = position_of_model(model)
            differs = {name: (his, mine[name]) for name, his in position_of(state).items() if his != mine[name]}
            assert not differs, (here, asked, model.decision, differs)
        assert (asked.seat, asked.kind) == (model.decision.seat, model.decision.kind), (here, asked, model.decision)
        assert sorted(legal) == sorted(model.legal()), (here, asked.kind, set(legal) ^ model.legal())
        if asked.kind == "reveal":  # points as they stand (EP-A77); at every decision it would take too long
            assert state.game.result(state.position_view)[0] == model.points(), here
        move = taste.move(legal)
        state.play(move)
        model.play(move)
        played.append(move)
    assert model.decision is None
    points, won = state.game.result(state.position_view)
    assert points == model.points() == [score.points for score in state.scores()]
    assert [seat for seat, share in enumerate(won) if share] == [model.winner()]
    return len(played)


@pytest.mark.no_cover
@pytest.mark.parametrize(("players", "payment"), TABLES)
def test_the_game_agrees_with_the_model(players, payment):
    compare(players, payment, seed=players)


@pytest.mark.parametrize("seed", range(2))
def test_they_agree_on_contents_that_never_were(seed, tmp_path):
    chance = random.Random(seed)
    compare(*chance.choice(TABLES), seed, write_pack(tmp_path, chance))


if __name__ == "__main__":
    first, games = int(sys.argv[2]) if len(sys.argv) > 2 else 0, int(sys.argv[1])
    total = 0
    for seed in range(first, first + games):
        chance = random.Random(seed)
        table = chance.choice(TABLES)
        with TemporaryDirectory() as folder:
            total += compare(*table, seed, write_pack(Path(folder), chance) if seed % 2 else None, every=4)
    print(f"{games} games, {total} decisions: no difference")
