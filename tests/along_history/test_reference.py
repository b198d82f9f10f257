"""The game and the model side by side: same questions, same answers to choose from, same positions, same ends.

The model (`reference/`) is a second implementation in plain Python. It is given the game's own generator, so both roll
and draw the same. `RIVERRUN_JIT=0 python -m tests.along_history.test_reference 200` plays that many games at all sorts
of tables.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

import riverrun as rr
from riverrun.kernel.chance import below, seed_words, shuffle, split_seed

from .reference.box import AGES, FACES, Box
from .reference.content import box
from .reference.game import Model
from .reference.packs import write_pack
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


def model_of(players: int, options: dict[str, str], seed: int, content: Box) -> Model:
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
        "max_rounds": int(options["max_rounds"]) if options.get("max_rounds", "off") != "off" else 0,
    }
    seat = below(chance.words, players) if first == "random" else int(first[1:]) - 1
    return Model.new(content, players, chosen, chance, seat)


def position_of(state: rr.State) -> dict[str, Any]:
    """What the game's position says, in words."""
    s = {name: state.position[name].tolist() for name in state.position.dtype.names}
    seats = range(state.game.players)
    spaces = ["start", *BOX.boards[state.game.options["board"]].spaces]
    age = s["age"]
    return {
        "age": AGES[age],
        "round": s["rounds"],
        "active": s["active"],
        "turn": s["turn_player"],
        "ending": bool(s["ending"]),
        "entered": bool(s["entered"]),
        "heritage used": bool(s["heritage_used"]),
        "free swaps used": s["swaps_used"],
        "surcharge paid": bool(s["tigers_done"]),
        "second war": bool(s["second_war"]),
        "dice": {name: s["rolled"][at] for at, name in enumerate(MARKS) if name not in FACES["red"]},
        "unspent": s["unspent"],
        "blue": RESOURCES[s["blue"]],
        "coin": s["coin"],
        "rows": [[NAMES[card] for card in s["row"][seat][: s["row_size"][seat]]] for seat in seats],
        "civilizations": [cards(age, s["civilization"][seat]) for seat in seats],
        "uncovered": [cards(age, s["uncovered"][seat]) for seat in seats],
        "tilted": [cards(age, s["tilted"][seat]) for seat in seats],
        "covered": {NAMES[64 * age + at]: NAMES[cover] for at, cover in enumerate(s["covered_by"]) if cover >= 0},
        "heritage": [cards(0, s["heritage"][seat][:2]) | cards(1, s["heritage"][seat][2:]) for seat in seats],
        "deck": [NAMES[card] for card in s["deck"][: s["deck_size"]]],
        "discard": cards(age, s["discarded"]),
        "board": {spaces[at]: COUNTERS[counter] for at, counter in enumerate(s["counter_at"]) if counter >= 0},
        "counters": [sorted(BOX.counters[COUNTERS[bit]].value for bit in bits(s["held"][seat])) for seat in seats],
        "spaces": [spaces[s["space"][seat]] for seat in seats],
        "gold": [s["gold"][seat] for seat in seats],
        "ur": [s["ur"][seat] for seat in seats],
        "scores": [s["score"][seat] for seat in seats],
        "generator": s["rng"],
    }


def bits(word: int) -> list[int]:
    """The places of the ones in a word."""
    return [bit for bit in range(word.bit_length()) if word >> bit & 1]


def cards(age: int, words: list[int]) -> set[str]:
    """A set of cards, which the position keeps in two words."""
    return {NAMES[64 * age + half * HALF + bit] for half, word in enumerate(words) for bit in bits(word)}


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
        "dice": {name: shown.count(name) for name in MARKS if name not in FACES["red"]},
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


def compare(players: int, options: dict[str, str], seed: int, pack: Path | None = None) -> int:
    """Plays one game on both; how many decisions there were."""
    state = rr.game("along-history", players, content=pack, **options).new(seed, keep_journal=False)
    model = model_of(players, options, seed, box(pack) if pack else BOX)
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
        if asked.kind == "counter":  # points as they stand (AH-R17); at every decision it would take too long
            assert state.game.result(state.position_view)[0] == model.points(), here
        move = a_move(chance, legal)
        state.play(move)
        model.play(move)
        played.append(move)
    assert model.decision is None
    points, won = state.game.result(state.position_view)
    assert points == model.scores() == [score.points for score in state.scores()]
    assert [seat for seat, share in enumerate(won) if share] == model.winners()
    assert set(won) <= {0, 1 / len(model.winners())}
    return len(played)


@pytest.mark.no_cover
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_game_agrees_with_the_model(players, options):
    compare(players, options, seed=players)


@pytest.mark.parametrize(("ages", "seed"), [("prehistory", 128), ("antiquity", 239), ("middle_ages", 53)])
def test_all_replaced_cards_go_back_into_the_deck(ages, seed):
    state = rr.game("along-history", 2, ages=ages).new(seed)
    assert position_of(state)["deck"] == position_of_model(model_of(2, {"ages": ages}, seed, BOX))["deck"]


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(2))
def test_they_agree_on_cards_that_never_were(seed, tmp_path):
    chance = random.Random(seed)
    compare(*some_table(chance), seed, write_pack(tmp_path, BOX, chance))


def some_table(chance: random.Random) -> tuple[int, dict[str, str]]:
    """A table with any options that go together."""
    players = chance.randint(2, 5)
    ages = chance.choice(
        ["prehistory", "antiquity", "middle_ages", "prehistory+antiquity", "antiquity+middle_ages", "all"]
    )
    options = {"ages": ages, "board": chance.choice("AB"), "first": chance.choice(["p1", "p2", "random"])}
    options["initiation"] = chance.choice(["off", "off", "off", "on"])
    if options["initiation"] == "off":
        long = "+" in ages or ages == "all"
        options["mode"] = chance.choice(["full", "linear", "progressive"] if long else ["full", "linear"])
    options["no_war"] = chance.choice(["off", "off", "off", "on"])
    options["max_rounds"] = chance.choice(["off", "off", "off", "3"])
    return players, options


if __name__ == "__main__":
    first, games = int(sys.argv[2]) if len(sys.argv) > 2 else 0, int(sys.argv[1])
    total = 0
    for seed in range(first, first + games):
        chance = random.Random(seed)
        table = some_table(chance)
        with TemporaryDirectory() as folder:
            total += compare(*table, seed, write_pack(Path(folder), BOX, chance) if seed % 2 else None)
    print(f"{games} games, {total} decisions: no difference")
