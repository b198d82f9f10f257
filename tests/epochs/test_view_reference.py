"""What a seat is shown against the model: boards, prices, incomes, armies and the chances of wars.

`RIVERRUN_JIT=0 python -m tests.epochs.test_view_reference 50` plays that many games at all sorts of tables, every other
one with contents that never were; a second number says with which seed to begin.
"""

from __future__ import annotations

import random
import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest

import riverrun as rr

from .reference.box import BASIC, SLOTS, TERRAINS
from .reference.content import box
from .reference.ending import Ending
from .reference.game import Model, Play
from .reference.hexes import read, text
from .reference.packs import write_pack
from .reference.standing import (
    Cost,
    combat,
    demand,
    due,
    expenditure,
    feed_cost,
    max_cities,
    points,
    post_cost,
    ready,
    research_cost,
    shows,
    supply,
    unit_cost,
    wonder_cost,
)
from .reference.table import Table
from .reference.wars import Side
from .test_reference import BOX, TABLES, SameChance, Taste, standard

KINDS = ("plan", "action", "military", "reveal", "famine", "keep")


def amounts(cost: Cost) -> dict[str, int]:
    """A cost by kind."""
    return {kind: cost.loose(kind) + cost.hard(kind) for kind in (*BASIC, "gold") if cost.loose(kind) + cost.hard(kind)}


def some(numbers: dict[str, int]) -> dict[str, int]:
    """Without what is nothing."""
    return {kind: number for kind, number in numbers.items() if number}


def realm(play: Ending, seat: int) -> dict[str, Any]:
    """What is open of one seat."""
    table = play.table
    player = table.players[seat]
    lands, cities, posts = table.lands(seat), table.cities(seat), table.post_cities(seat)
    level = min(supply(table, seat), demand(table, seat), len(table.box.income) - 1)
    fed = max(many for many in range(len(cities) + 1) if can_feed(play, seat, many))
    spared = any(effect["to"] == "pillage" for effect in table.ongoing(seat, "immune"))
    kinds = (*TERRAINS, "city", "defend", "attack")
    dice = {kind: sum(unit.advantages.get(kind, 0) for unit in table.units(seat)) for kind in kinds}
    for effect in table.ongoing(seat, "advantage"):
        dice[effect["kind"]] += effect["n"]
    dice.update({f"anti-{flag}": shows(table, seat, f"anti_{flag}") for flag in ("mounted", "air")})
    shown = {
        "seat": seat,
        "civilization": player.civilization,
        "unlocked": [at + 1 for at in sorted(player.unlocked)],
        "points": points(table, seat),
        **player.stored,
        "culture": player.culture,
        "honor": player.honor,
        "art": player.art,
        "authority": player.cubes,
        "lands": len(lands),
        "consumed": player.consumed,
        "supply_cubes": player.supply_cubes,
        "free_cities": player.cities,
        "cities": len(cities),
        "most_cities": max_cities(table, seat),
        "free_posts": player.posts,
        "posts": len(posts),
        "trade_supply": supply(table, seat),
        "trade_demand": demand(table, seat),
        "income": some(table.box.income[level]),
        "form": player.form,
        "combat": combat(table, seat),
        "formation": len({unit.formation for unit in table.units(seat)}) < len(table.units(seat)),
        "advantages": some(dice),
        "ready": ready(table, seat),
        "marker": player.marker,
        "inventions": player.inventions,
        "wonders": player.wonders,
        "invented": player.invented,
        "covered": player.covered,
        "eats": feed_cost(table, seat, len(cities)),
        "hungry": len(cities) - fed,
        "camps": 0 if spared else play.camps_beside(seat),
    }
    spares = due(table, seat) if table.ongoing(seat, "expenditure_waive") else [None]
    asked = [[slot for slot in due(table, seat) if slot != spared] for spared in spares]
    costs = [{} if ready(table, seat) else amounts(expenditure(table, seat, slots)) for slots in asked]
    shown["due"] = min(costs, key=lambda cost: sum(cost.values()), default={})
    return shown


def can_feed(play: Ending, seat: int, cities: int) -> bool:
    """Whether so many cities could be fed now."""
    return play.can_pay(seat, Cost.of({"food": feed_cost(play.table, seat, cities)}))


def offers(play: Ending, seat: int) -> dict[str, dict[str, Any]]:
    """The prices of the markets for a seat, and its combat with each unit."""
    table = play.table
    found = {
        f"wonder {at}": {"card": name, **price(play, seat, wonder_cost(table, seat, name)), "had": False}
        for at, name in enumerate(table.columns["wonder"], 1)
    }
    units = {f"unit {at}": name for at, name in enumerate(table.columns["unit"], 1)}
    units |= {f"basic {slot}": table.box.basic(table.epoch, slot) for slot in SLOTS}
    for move, name in units.items():
        player, slot = table.players[seat], table.box.units[name].slot
        found[move] = {
            "card": name,
            **price(play, seat, unit_cost(table, seat, name)),
            "had": name in player.had,
        }
        now = player.units[slot]
        player.units[slot] = name
        found[move]["combat"] = combat(table, seat)
        player.units[slot] = now
    return found


def price(play: Ending, seat: int, cost: Cost) -> dict[str, Any]:
    """A price, and whether it can be paid."""
    return {"cost": amounts(cost), "no_gold": bool(cost.strict), "payable": play.can_pay(seat, cost)}


def offered(offer: dict[str, Any]) -> dict[str, Any]:
    """The same as the view tells it."""
    told = offer["price"]
    found = {
        "card": offer["card"],
        "cost": some(told["cost"]),
        "no_gold": told["no_gold"] and any(told["cost"].values()),
        "payable": not told["short"],
        "had": told["had"],
    }
    return found if offer["combat"] is None else {**found, "combat": offer["combat"]}


def target(play: Ending, seat: int, move: str) -> dict[str, Any]:
    """Both sides of a war as it would be without a protector, and the chance to win it."""
    table = play.table
    at = read(move.split()[1])
    numbers = table.box.numbers
    if len(at) == 2:
        owner = table.spots[at].owner  # type: ignore[index]
        fixed = numbers["barbarian_combat"]
    else:
        owner = table.sites[at].owner  # type: ignore[index]
        fixed = numbers["neutral_city_combat"]
    mine, other = Side(seat, attacks=True), Side(owner, 0 if owner is not None else fixed)
    attack, defence = play.strength(mine, other, at), play.strength(other, mine, at)
    posts = table.sites[at].posts if len(at) == 3 and owner is None else []  # type: ignore[index]
    clockwise = [one for one in table.turn_order(seat) if one in posts and one != seat]
    return {
        "attack": attack,
        "defence": defence,
        "against": owner,
        "win": chance_to_win(table, attack, defence),
        "protectors": clockwise,
        "last": len(at) == 2 and owner is not None and len(table.lands(owner)) == 1,
        "places": bool(table.players[seat].cubes if len(at) == 2 else table.players[seat].cities),
    }


def chance_to_win(table: Table, attack: tuple[int, int], defence: tuple[int, int]) -> float:
    """By counting all that the dice can show."""
    won = thrown(table, attack)
    lost = thrown(table, defence)
    return round(sum(a * d for (m, a), (n, d) in product(won.items(), lost.items()) if m > n), 4)


def thrown(table: Table, side: tuple[int, int]) -> dict[int, float]:
    """How likely each total is."""
    value, dice = side
    found = {value: 1.0}
    for _ in range(dice):
        then: dict[int, float] = {}
        for total, share in found.items():
            for face in table.box.dice:
                then[total + face] = then.get(total + face, 0.0) + share / len(table.box.dice)
        found = then
    return found


def told(one: dict[str, Any]) -> dict[str, Any]:
    """A target as the view tells it."""
    return {
        "attack": (one["attack"]["total"], one["attack"]["dice"]),
        "defence": (one["defence"]["total"], one["defence"]["dice"]),
        "against": one["defence"]["seat"],
        "win": one["odds"]["win"],
        "protectors": one["protectors"],
        "last": one["last"],
        "places": one["places"],
    }


def check(state: rr.State, model: Model) -> None:
    """Compares what the seat that is asked sees."""
    assert state.decision is not None
    seat, kind = state.decision.seat, state.decision.kind
    view = msgspec.to_builtins(state.view(seat))
    table = model.table
    play = Play(table, model.chance)
    play.refused = set()
    for one in range(len(table.players)):
        mine = realm(play, one)
        differs = {
            key: (view["realms"][one][key], value) for key, value in mine.items() if view["realms"][one][key] != value
        }
        assert not differs, (seat, kind, one, differs)
    assert view["order"] == table.ranking()
    if kind in ("plan", "action"):
        shown = {offer["move"]: offered(offer) for key in ("units", "wonders", "basics") for offer in view[key]}
        expected = offers(play, seat)
        assert shown == expected, [
            (move, shown.get(move), expected[move]) for move in expected if shown.get(move) != expected[move]
        ]
        row = next(row for row in view["research"] if row["price"])
        assert row["row"] == table.scroll + 1
        assert some(row["price"]["cost"]) == amounts(research_cost(table, seat))
    if kind == "action":
        routes = {move for move in model.legal() if move.startswith("post")}
        assert {move: some(cost) for move, cost in view["routes"].items()} == {
            move: amounts(post_cost(table, seat, move.startswith("post-sea"))) for move in routes
        }
    if kind == "military":
        readies = {move: move.partition(" ")[2] for move in model.legal() if move.startswith("ready")}
        costs = {move: amounts(play.ready_cost(seat, how)) for move, how in readies.items()}
        assert view["readies"] == costs, (view["readies"], costs)
        moves = {move for move in model.legal() if move.startswith("attack")}
        assert {one["move"] for one in view["targets"]} == moves
        for one in view["targets"]:
            expected = target(play, seat, one["move"])
            assert told(one) == expected, (one["move"], told(one), expected)
            assert one["at"] == text(read(one["at"]))


def watch(players: int, payment: str, seed: int, pack: Path | None = None) -> None:
    """Plays a game on both, and looks at it now and then."""
    game = rr.game("epochs", players, content=pack, payment=payment) if pack else standard(players, payment)
    state = game.new(seed, keep_journal=False)
    content = box(pack) if pack else BOX
    model = Model.new(content, players, SameChance(seed, players), least_gold=payment == "least_gold")
    taste, chance = Taste(seed), random.Random(seed)
    while not state.over:
        assert state.decision is not None
        if state.decision.kind in KINDS and chance.random() < 0.15:
            check(state, model)
        move = taste.move(state.legal_texts())
        state.play(move)
        model.play(move)


@pytest.mark.no_cover
@pytest.mark.parametrize(("players", "payment"), TABLES[::2])
def test_what_is_shown_agrees_with_the_model(players, payment):
    watch(players, payment, seed=10 + players)


@pytest.mark.no_cover
def test_they_agree_on_prices_that_never_were(tmp_path):
    watch(3, "ask", 3, write_pack(tmp_path, random.Random(3)))


if __name__ == "__main__":
    first, games = int(sys.argv[2]) if len(sys.argv) > 2 else 0, int(sys.argv[1])
    for seed in range(first, first + games):
        chance = random.Random(seed)
        table = chance.choice(TABLES)
        with TemporaryDirectory() as folder:
            watch(*table, seed, write_pack(Path(folder), chance) if seed % 2 else None)
    print(f"{games} games: no difference")
