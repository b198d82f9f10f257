"""What a player looks at when weighing a move: storage, trade, food, culture, reach, armies (for hints)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.evaluation import camps_near, food_due
from riverrun.games.epochs.moves import RESOURCE_IDS
from riverrun.games.epochs.scoring import rank_of
from riverrun.games.epochs.terms import GAINS, STORED, Res
from riverrun.kernel.language.sentences import Ref, Sentence
from riverrun.kernel.rules.explanations import Fact
from riverrun.kernel.sets import has, meets

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

THREATS = ("rank", "hungry", "camps")
"""What is better the less there is of it."""


def facts(game: Game, s: Any, seat: int) -> list[Fact]:
    """A seat's storage, its trade, whether its cities will be fed, its rank, its reach and its army."""
    if s.active < 0:
        return []
    box = game.box_view
    supply, demand = int(s.trade_supply[seat]), int(s.trade_demand[seat])
    level = max(0, min(supply, demand, box.trade_most))
    due = food_due(box, s, seat, s.epoch, s.city_count[seat])
    lacks = max(0, due - s.stock[seat, Res.FOOD] - s.stock[seat, Res.GOLD])
    return [
        *(_stored(s, seat, kind) for kind in range(STORED)),
        _fact("authority", "EP-5.2", seat, s.authority[seat]),
        _fact("culture", "EP-5.3", seat, s.culture[seat]),
        _fact("rank", "EP-10.1", seat, 1 + rank_of(box, s, seat)),
        _fact("art", "EP-12.1", seat, s.art[seat]),
        _fact("supply", "EP-5.4", seat, supply),
        _fact("demand", "EP-5.4", seat, demand),
        _fact("trade-gold", "EP-10.2", seat, box.trade_gold[level]),
        _fact("trade-culture", "EP-10.2", seat, box.trade_culture[level]),
        _fact("hungry", "EP-10.3", seat, lacks),
        _fact("free-cities", "EP-6.7", seat, s.free_cities[seat]),
        _fact("reach", "EP-6.1", seat, in_reach(game, s, seat)),
        _fact("camps", "EP-10.5", seat, camps_near(box, s, seat)),
        _fact("combat", "EP-8.1", seat, s.combat[seat]),
        _fact("dice", "EP-8.2", seat, sum(s.advantages[seat, kind] for kind in range(8))),
        _fact("ready", "EP-7.1", seat, s.ready[seat]),
        _fact("command", "EP-6.8", seat, sum(box.form_command[s.form[seat], kind] for kind in range(GAINS))),
    ]


def _fact(id: str, clause: str, seat: int, value: int) -> Fact:
    return Fact(id, clause, seat, int(value), Sentence(f"ep-fact-{id}"), threat=id in THREATS)


def _stored(s: Any, seat: int, kind: int) -> Fact:
    sentence = Sentence("ep-fact-stored", {"resource": Ref("resource", RESOURCE_IDS[kind])})
    return Fact(RESOURCE_IDS[kind], "EP-5.1", seat, int(s.stock[seat, kind]), sentence)


def in_reach(game: Game, s: Any, seat: int) -> int:
    """EP-6.1: the free hexes that touch a land of the seat."""
    box = game.box_view
    found = 0
    for hex in range(64):
        land = any(has(s.terrain, terrain, hex) for terrain in range(1, 5))
        taken = has(s.camps, 0, hex) or any(has(s.lands, other, hex) for other in range(game.players))
        found += land and not taken and meets(box.near, hex, s.lands, seat)
    return int(found)
