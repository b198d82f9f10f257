"""The model by itself: the worked examples AH-E1 to AH-E8, and payments counted in three ways."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from .box import FACES
from .content import box
from .game import Model
from .payment import Good, Payment, payable, steps
from .table import Table

BOX = box()
FILLER = ["gatherers", "fertile-valley", "seashore", "mountain", "steppe", "savannah", "lake", "cave"]


class Given:
    """Chance as a test gives it; afterwards every die shows its first face."""

    def __init__(self, *faces: Any) -> None:
        self.faces = list(faces)

    def roll(self, colour: str) -> Any:
        return self.faces.pop(0) if self.faces else FACES[colour][0]

    def shuffled(self, items: list[str]) -> list[str]:
        return items


def dice(greens: str, blue: str, *reds: str, coin: int = 0) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = [{"colour": "green", "face": int(face)} for face in greens]
    found.append({"colour": "blue", "face": blue})
    found += [{"colour": "red", "face": face} for face in reds]
    return found + [{"colour": "coin", "face": coin}] * (coin > 0)


def civilization(*names: str, **covered_by: str) -> list[dict[str, Any]]:
    return [{"card": name, "covered_by": covered_by.get(name)} for name in names]


def model(players: list[dict[str, Any]], *faces: Any, phase: str = "main", **position: Any) -> Model:
    position.setdefault("deck", FILLER.copy())
    return Model.of(BOX, {"players": players, **position}, Given(*faces), phase)


def play(game: Model, *moves: str) -> None:
    for move in moves:
        game.play(move)


def counter(kind: str, n: int, **more: str) -> str:
    condition = {"kind": kind, "n": n, **more}
    return next(name for name, one in BOX.counters.items() if condition.items() <= one.condition.items())


def test_e1_settlement():
    sophie = {"row": ["settlement", "swamp", "plain"]}
    game = model(
        [sophie, {"row": ["forest"]}],
        "culture",
        "ingenuity",
        dice=dice("211", "strength", "x2", "golden"),
    )
    play(game, "reroll golden", "die blue", "reroll g1", "die blue", "settlement", "pay blue", "pay g2 x2", "pay g1")
    assert [built.card for built in game.table.players[0].uncovered] == ["settlement"]
    assert not game.table.players[0].civilization[0].tilted
    assert game.decision is not None
    assert game.decision.kind == "war", "nothing is payable: the turn goes on by itself"
    assert game.table.pawns == [("green", 2), ("green", 1), ("green", 1), ("blue", "ingenuity")]
    play(game, "done")
    assert game.table.players[0].row == ["swamp", "plain", "cave"]


def test_e2_the_first_turn():
    me = {"row": ["forest", "swamp", "sabre-toothed-tigers"]}
    board = {"1a": counter("type_count", 1, type="terrain")}
    game = model(
        [me, {"row": ["hunting", "pottery", "language"]}],
        "ingenuity",
        dice=dice("221", "strength", "x2", "golden"),
        deck=[*FILLER, "australopithecus"],
        board=board,
    )
    assert "sabre-toothed-tigers" in game.legal(), "2 + 2 + 1 - 1 = 4"
    play(game, "reroll golden", "die blue", "swap g2", "sabre-toothed-tigers", "hunting")
    play(game, "forest", "pay blue", "pay g2 x2", "pay g1", "done")
    assert game.table.players[0].row == ["swamp", "hunting", "australopithecus"]
    assert not game.table.surcharge_paid, "the Tigers had left"
    play(game, "space 1a")
    assert game.table.turn == 1, "one card: no decadence"
    assert game.table.pawns == [("green", 2), ("green", 2), ("green", 1), ("blue", "ingenuity")]
    play(game, "sabre-toothed-tigers", "ur resource")
    assert [built.card for built in game.table.players[1].uncovered] == ["sabre-toothed-tigers"], "all pawns, unasked"
    assert game.table.surcharge_paid


def test_e3_the_second_turn():
    me = {"row": ["australopithecus", "hunting", "swamp"], "civilization": civilization("forest")}
    game = model(
        [{"row": ["megalithic-monument"]}, me],
        active=0,
        turn=1,
        dice=dice("321", "culture"),
        board={"1a": counter("type_count", 1, type="terrain")},
    )
    play(game, "australopithecus", "pay blue", "pay g3", "hunting")
    assert game.table.players[1].civilization[0].tilted, "Forest is the only way, so unasked"
    play(game, "pay g1", "ur population", "swap g2")
    assert game.table.players[1].row == ["megalithic-monument", "cave", "lake"], "a lone card each: given unasked"
    play(game, "space 1a", "australopithecus", "forest")
    covered = game.table.players[1].civilization[1]
    assert (covered.card, covered.covered_by) == ("australopithecus", "forest")


@pytest.mark.parametrize(("greens", "payable"), [("211", set()), ("221", {"fire"})])
def test_e4_the_third_turn(greens, payable):
    me = {
        "row": ["megalithic-monument", "homo-erectus", "fire"],
        "civilization": civilization("forest", "hunting", "australopithecus", australopithecus="forest"),
        "space": "1a",
        "ur": 0,
    }
    game = model([{"row": ["swamp"]}, me], active=0, turn=1, dice=dice(greens, "strength"))
    assert game.legal() & set(BOX.cards) == payable
    assert game.table.population_cost(1, "homo-erectus") == 5
    play(game, "done", "space start")
    assert game.table.players[1].ur == 1


def test_e5_the_counter_that_falls():
    names = [next(name for name, one in BOX.counters.items() if one.value == value) for value in (1, 2, 3, 5)]
    table = Table.of(BOX, {"players": [{}, {"counters": names}]})
    assert table.prize(1, 11 - 7) == names[2]
    assert table.prize(1, 0) is None


def test_e6_counters():
    board = {
        "1a": counter("type_count", 1, type="terrain"),
        "1e": counter("bonus_count", 1, bonus="population"),
        "2b": counter("card_count", 3),
        "2c": counter("distinct_types", 2),
        **{space: counter("gold", 15) for space in ("1b", "1c", "1d")},
    }
    cecile = {"row": ["homo-erectus", "fire"]}
    game = model(
        [{"civilization": civilization("plain"), "ur": 0}, cecile],
        phase="achievements",
        pawns=[("green", 3), ("green", 2), ("green", 1), ("blue", "culture")],
        board=board,
    )
    assert game.legal() == {"space 1a", "space 1e", "done"}
    play(game, "space 1e")
    assert game.table.turn == 1, "one card: no decadence"
    play(game, "homo-erectus", "pay blue", "pay g3", "pay g2", "fire", "done")
    assert game.legal() == {"space 1e", "space 2c", "done"}, "two cards, no Terrain; 1e is empty"
    play(game, "space 2c", "homo-erectus")
    player = game.table.players[1]
    assert [built.covered_by for built in player.civilization] == ["fire", None]
    assert game.table.meets(1, counter("distinct_types", 2))
    assert not game.table.meets(1, counter("vp_sum", 4))
    assert game.table.meets(1, counter("bonus_count", 2, bonus="population"))


def test_e7_heritage():
    me = {"row": ["the-wheel"], "heritage": ["forest", "fire", "hunting"], "ur": 0}
    game = model([me, {}], age="antiquity", options={"ages": ("antiquity",)}, dice=dice("111", "strength"))
    assert "the-wheel" not in game.legal(), "one heritage card a turn: Ingenuity or Population"
    game = model([me, {}], age="antiquity", options={"ages": ("antiquity",)}, dice=dice("211", "strength"))
    play(game, "the-wheel")
    assert game.legal() == {"forest"}, "never spent unasked"
    play(game, "forest")
    assert game.table.players[0].heritage == ["fire", "hunting"]


def test_e8_a_coin_doubled_twice():
    game = model(
        [{}, {}], age="antiquity", options={"ages": ("antiquity",)}, dice=dice("111", "culture", "x2", "x2", coin=4)
    )
    play(game, "coin x4")
    assert game.table.players[0].gold == 16


def some_payment(chance: random.Random) -> Payment:
    cards = [
        Good(f"card {number}", number, chance.choice([0, 0, 1, 2]), chance.choice([0, 1, 1, 2]), chance.random() < 0.4)
        for number in range(chance.randint(0, 4))
    ]
    return Payment(
        resource=chance.choice([1, 1, 2, 3]),
        population=chance.randint(0, 11),
        blue=chance.random() < 0.5,
        greens=tuple(chance.choice([1, 1, 1, 2, 2, 3]) for _ in range(chance.randint(0, 3))),
        x2=chance.choice([0, 0, 1, 2]),
        cards=tuple(good for good in cards if good.resource or good.population),
        ur=chance.randint(0, 2),
        surcharge=chance.choice([0, 0, 1]),
    )


@cache
def can_end(lacking: Payment) -> bool:
    """Whether naming sources one after the other ever comes to an end."""
    return lacking.done or any(can_end(after) for after in steps(lacking).values())


def by_formula(lacking: Payment) -> bool:
    """The test of AH-116, word for word."""
    own = [good for good in lacking.cards if not good.heritage]
    for heritage in [Good("none", -1, 0, 0), *(good for good in lacking.cards if good.heritage)]:
        cards_resource = sum(good.resource for good in own) + heritage.resource
        cards_population = sum(good.population for good in own) + heritage.population
        for j in range(lacking.x2 + 1):
            for i in range(lacking.ur + 1):
                resource = cards_resource + (2**j if lacking.blue else 0) + i
                population = cards_population + 3 * (lacking.ur - i)
                greens = sum(lacking.greens) + (0, 1, 3)[lacking.x2 - j] * max(lacking.greens, default=0)
                population += max(0, greens - lacking.surcharge)
                if resource >= lacking.resource and population >= lacking.population:
                    return True
    return False


@pytest.mark.no_cover
def test_payments_agree_with_naming_sources_and_with_the_formula():
    chance = random.Random(116)
    found = set()
    for _ in range(2000):
        lacking = some_payment(chance)
        can = payable(lacking)
        found.add(can)
        assert can == can_end(lacking) == by_formula(lacking), lacking
        while not lacking.done and can:
            after = {name: payable(rest) for name, rest in steps(lacking).items()}
            assert after == {name: can_end(rest) for name, rest in steps(lacking).items()}, lacking
            lacking = steps(lacking)[chance.choice([name for name, fine in after.items() if fine])]
    assert found == {True, False}
