"""The game and the model side by side: same questions, same answers to choose from, same positions, same ends.

The model (`reference/`) is a second implementation in plain Python. It is given the game's own generator, so both roll
and draw the same. `python -m tests.along_history.test_reference 200` plays that many games of every table.
"""

from __future__ import annotations

import random
import sys
from typing import Any

import pytest

import riverrun as rr
from riverrun.kernel.chance import below, seed_words, shuffle, split_seed

from .reference.box import AGES, FACES
from .reference.content import box
from .reference.game import Model
from .reference.seat import MARKS
from .reference.table import Table

BOX = box()
NAMES = {card.number: card.name for card in BOX.cards.values()}
COUNTERS = list(BOX.counters)
RESOURCES = (None, "ingenuity", "strength", "culture")
HALF = 30
TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"board": "B", "first": "p2"}),
    (4, {"ages": "antiquity"}),
    (5, {"ages": "middle_ages", "first": "random"}),
    (3, {"ages": "all"}),
    (2, {"ages": "prehistory+antiquity", "mode": "progressive"}),
    (4, {"ages": "antiquity+middle_ages", "mode": "linear", "board": "B"}),
    (2, {"ages": "all", "mode": "progressive"}),
    (3, {"ages": "antiquity", "initiation": "on"}),
    (5, {"ages": "prehistory+antiquity", "initiation": "on", "no_war": "on"}),
    (2, {"ages": "middle_ages", "no_war": "on", "mode": "linear"}),
    (4, {"ages": "all", "max_rounds": "4"}),
]


class SameChance:
    """The game's generator from the same seed."""

    def __init__(self, seed: int) -> None:
        self.words = [0, 0, 0, 0]
        seed_words(self.words, *split_seed(seed))

    def roll(self, colour: str) -> Any:
        return FACES[colour][below(self.words, 6)]

    def shuffled(self, items: list[str]) -> list[str]:
        mixed = items.copy()
        shuffle(self.words, mixed, 0, len(mixed))
        return mixed


def model_of(players: int, options: dict[str, str], seed: int) -> Model:
    """The model's game from the same seed."""
    chance = SameChance(seed)
    first = options.get("first", "p1")
    ages = options.get("ages", "prehistory")
    chosen = {
        "ages": AGES if ages == "all" else tuple(ages.split("+")),
        "mode": options.get("mode", "full"),
        "initiation": options.get("initiation") == "on",
        "no_war": options.get("no_war") == "on",
        "board": options.get("board", "A"),
        "max_rounds": int(options.get("max_rounds", 0)),
    }
    seat = below(chance.words, players) if first == "random" else int(first[1:]) - 1
    return Model.new(BOX, players, chosen, chance, seat)


def position_of(state: rr.State) -> dict[str, Any]:
    """What the game's position says, in words."""
    s, seats = state.position, range(state.game.players)
    spaces = ["start", *BOX.boards[state.game.options["board"]].spaces]
    age = int(s.age)

    def cards(words: Any, of: int = age) -> set[str]:
        places = [half * HALF + bit for half in (0, 1) for bit in range(HALF) if int(words[half]) >> bit & 1]
        return {NAMES[64 * of + place] for place in places}

    def named(card: int) -> str:
        return NAMES[int(card)]

    return {
        "age": AGES[age],
        "round": int(s.round),
        "active": int(s.active),
        "turn": int(s.turn_player),
        "ending": bool(s.ending),
        "entered": bool(s.entered),
        "heritage used": bool(s.heritage_used),
        "free swaps used": int(s.swaps_used),
        "surcharge paid": bool(s.tigers_done),
        "second war": bool(s.second_war),
        "dice": [int(many) for many in s.rolled],
        "unspent": [int(many) for many in s.unspent],
        "blue": RESOURCES[int(s.blue)],
        "coin": int(s.coin),
        "rows": [[named(card) for card in s.row[seat][: s.row_size[seat]]] for seat in seats],
        "civilizations": [cards(s.civilization[seat]) for seat in seats],
        "uncovered": [cards(s.uncovered[seat]) for seat in seats],
        "tilted": [cards(s.tilted[seat]) for seat in seats],
        "covered": {
            NAMES[64 * age + place]: named(cover) for place, cover in enumerate(s.covered_by) if int(cover) >= 0
        },
        "heritage": [set().union(*(cards(s.heritage[seat][of], of) for of in (0, 1))) for seat in seats],
        "deck": [named(card) for card in s.deck[: s.deck_size]],
        "discard": cards(s.discarded),
        "board": {spaces[at]: COUNTERS[int(one)] for at, one in enumerate(s.counter_at) if int(one) >= 0},
        "counters": [
            sorted(BOX.counters[name].value for bit, name in enumerate(COUNTERS) if int(s.held[seat]) >> bit & 1)
            for seat in seats
        ],
        "spaces": [spaces[int(s.space[seat])] for seat in seats],
        "gold": [int(s.gold[seat]) for seat in seats],
        "ur": [int(s.ur[seat]) for seat in seats],
        "scores": [int(s.score[seat]) for seat in seats],
        "generator": [int(word) for word in s.rng],
    }


def position_of_model(model: Model) -> dict[str, Any]:
    """The same of the model."""
    table: Table = model.table
    players = table.players
    shown = [die.name for die in table.dice]
    unspent = [die.name for die in table.dice if not die.spent]
    return {
        "age": table.age,
        "round": table.round,
        "active": table.active,
        "turn": table.turn,
        "ending": table.ending,
        "entered": table.card_entered,
        "heritage used": table.heritage_used,
        "free swaps used": table.free_swaps_used,
        "surcharge paid": table.surcharge_paid,
        "second war": table.second_war,
        "dice": [shown.count(name) for name in MARKS],
        "unspent": [unspent.count(name) for name in MARKS],
        "blue": next(die.face for die in table.dice if die.colour == "blue"),
        "coin": next((die.face for die in table.dice if die.colour == "coin"), 0),
        "rows": [player.row for player in players],
        "civilizations": [{built.card for built in player.civilization} for player in players],
        "uncovered": [{built.card for built in player.uncovered} for player in players],
        "tilted": [{built.card for built in player.civilization if built.tilted} for player in players],
        "covered": {
            built.card: built.covered_by for player in players for built in player.civilization if built.covered_by
        },
        "heritage": [set(player.heritage) for player in players],
        "deck": table.deck,
        "discard": set(table.discard),
        "board": table.board,
        "counters": [sorted(map(table.value, player.counters)) for player in players],
        "spaces": [player.space for player in players],
        "gold": [player.gold for player in players],
        "ur": [player.ur for player in players],
        "scores": [player.score for player in players],
        "generator": model.chance.words,  # type: ignore[attr-defined]
    }


def a_move(chance: random.Random, legal: list[str]) -> str:
    """First a kind of move, then one of the kind: swaps do not crowd out the rest."""
    kinds: dict[str, list[str]] = {}
    for move in legal:
        kinds.setdefault("card" if move in BOX.cards else move.split()[0], []).append(move)
    return chance.choice(kinds[chance.choice(sorted(kinds))])


def compare(players: int, options: dict[str, str], seed: int) -> int:
    """Plays one game on both; how many decisions there were."""
    state = rr.game("along-history", players, **options).new(seed, keep_journal=False)
    model = model_of(players, options, seed)
    chance = random.Random(seed)
    played: list[str] = []
    while not state.over:
        here = (players, options, seed, len(played), played[-6:])
        asked, legal = state.decision, state.legal_texts()
        assert model.decision is not None, here
        mine = position_of_model(model)
        differs = {name: (his, mine[name]) for name, his in position_of(state).items() if his != mine[name]}
        assert not differs, (here, differs)
        assert asked is not None
        assert (asked.seat, asked.kind) == (model.decision.seat, model.decision.kind), here
        assert sorted(legal) == sorted(model.legal()), (here, set(legal) ^ model.legal())
        move = a_move(chance, legal)
        state.play(move)
        model.play(move)
        played.append(move)
    assert model.decision is None
    assert [score.points for score in state.scores()] == model.scores()
    won = state.wins()
    assert [seat for seat, share in enumerate(won) if share] == model.winners()
    assert set(won) <= {0, 1 / len(model.winners())}
    return len(played)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_game_agrees_with_the_model(players, options, seed):
    compare(players, options, seed)


if __name__ == "__main__":
    games = int(sys.argv[1])
    total = sum(compare(*table, seed) for seed in range(1000, 1000 + games) for table in TABLES)
    print(f"{games * len(TABLES)} games, {total} decisions: no difference")
