"""Positions in which a table has the hardest time to look well: crowded, rare, or with long names.

Games by chance are played from a seed until something holds, so that a change of rules or values needs no new files.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import riverrun as rr

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))  # which know how to find and lay tables

from browser import along_history_tables, epochs_tables, stored_tables


@dataclass(frozen=True)
class Awkward:
    """A table to be photographed: whose eyes see it, in which language, and what is pressed first."""

    title: str
    find: Callable[[], rr.State]
    language: str = "en"
    press: tuple[str, ...] = ()
    """Selectors; the first of each that can be pressed is. What is not there is left out."""
    at: str | None = None
    """The page that is photographed, where it is not the table itself."""

    @property
    def game(self) -> str:
        return self.title.split(":")[0]


def asked(kind: str, seat: int = 0) -> Callable[[rr.State], bool]:
    """Whether this decision is next."""
    return lambda state: stored_tables.asks(state, kind, seat)


def fullest(states: Iterator[rr.State], kind: str, size: Callable[[Any], int]) -> rr.State:
    """The state in which the first seat is asked this and has the most of something."""
    best, most = None, -1
    for state in states:
        if asked(kind)(state) and (count := size(state.view(0))) > most:
            best, most = state.copy(), count
    assert best is not None
    return best


def history_cards(view: Any) -> int:
    return int(sum(nation.cards for nation in view.nations))


def civilization_cards(view: Any) -> int:
    return int(sum(len(own.stacks) + len(own.row) for own in view.civilizations))


def realm_pieces(view: Any) -> int:
    return int(
        len(view.realms[0].inventions) + len(view.realms[0].wonders) + sum(city.owner == 0 for city in view.cities)
    )


def flow(players: int, seed: int, moves: int, **options: str) -> Callable[[], rr.State]:
    """A game of Flow after some moves, in which a tile is in hand."""

    def find() -> rr.State:
        state, rng = rr.game("flow", players=players, **options).new(seed), random.Random(seed)
        while len(state.played) < moves or not (state.seat == 0 and len(state.legal_texts()) > 3):
            laid = [move for move in state.legal_texts() if move != "trade"]
            state.play(rng.choice(laid or state.legal_texts()))
            assert not state.over
        return state

    return find


def last(states: Iterator[rr.State]) -> rr.State:
    """The state in which a game ended."""
    *_, state = states
    return state


def flow_ended() -> rr.State:
    """A game of Flow that was lost by chance."""
    state, rng = rr.game("flow", players=2).new(1), random.Random(1)
    while not state.over:
        state.play(rng.choice(state.legal_texts()))
    return state


def paid(state: rr.State) -> bool:
    """Along History's main phase with something to buy and a Calamity that waits."""
    if not asked("main")(state):
        return False
    own = state.view(0).civilizations[0]
    payable = sum(event.payable for event in own.row)
    return state.view(0).active == 0 and len(own.stacks) >= 4 and payable >= 2 and any(event.fuse for event in own.row)


def ages_end(state: rr.State) -> bool:
    if not asked("counter")(state) or state.view(0).ending is None or "done" not in state.legal_texts():
        return False
    after = state.copy()
    after.play("done")
    return not after.over and after.view(0).age != state.view(0).age


def battle(state: rr.State) -> bool:
    return asked("military")(state) and len(state.view(0).targets) >= 3


def two_ways(state: rr.State) -> bool:
    """A research of Epochs that may be paid with more or less gold."""
    if not asked("action")(state) or "research left" not in state.legal_texts():
        return False
    return len({tuple(way.moves) for way in state.finish("research left")}) > 1


def history(players: int, holds: Callable[[rr.State], bool]) -> Callable[[], rr.State]:
    return lambda: stored_tables.found(players, holds)


def along(players: int, holds: Callable[[rr.State], bool], **options: str) -> Callable[[], rr.State]:
    return lambda: along_history_tables.found(players, holds, games=80, **options)


def epochs(players: int, holds: Callable[[rr.State], bool], first: int = 0) -> Callable[[], rr.State]:
    return lambda: epochs_tables.found(players, holds, games=80, first=first)


TABLES = {
    "history-first": Awkward("flow-of-history: the first turn", history(3, asked("action"))),
    "history-amount": Awkward(
        "flow-of-history: an amount is chosen",
        history(3, lambda state: asked("action")(state) and state.view(0).age >= 2),
        press=(".action.can[aria-keyshortcuts=I]", "button.card.glows, [data-place^=market] .glows"),
    ),
    "history-war": Awkward("flow-of-history: war asks for a target", history(5, asked("target"))),
    "history-five": Awkward(
        "flow-of-history: five players, fullest",
        lambda: fullest(stored_tables.positions(5, 1), "action", history_cards),
        "de",
    ),
    "flow-first": Awkward("flow: the first turn, alone", lambda: rr.game("flow", players=1).new(3)),
    "flow-hand": Awkward("flow: a tile in hand", flow(3, 4, 14), "de"),
    "flow-full": Awkward("flow: most players, most animals", flow(4, 2, 40), "fr"),
    "along-first": Awkward("along-history: the first turn", along(3, asked("main"))),
    "along-pay": Awkward("along-history: a purchase is laid out", along(3, paid), press=(".event.glows",)),
    "along-war": Awkward(
        "along-history: war",
        along(3, lambda state: asked("war")(state) and len(state.view(0).civilizations[0].stacks) > 2),
    ),
    "along-defence": Awkward("along-history: a defence", along(2, asked("defence"))),
    "along-age": Awkward(
        "along-history: the end of an Age",
        along(3, ages_end, ages="prehistory+antiquity"),
        press=(".askbox .foot .back",),
    ),
    "along-five": Awkward(
        "along-history: five players, fullest",
        lambda: fullest(along_history_tables.positions(5, 7, ages="antiquity"), "main", civilization_cards),
        "de",
    ),
    "along-decadence": Awkward("along-history: decadence", along(4, asked("decadence")), "fr"),
    "epochs-first": Awkward("epochs: the choice of a civilization", epochs(3, asked("civilization"))),
    "epochs-plan": Awkward(
        "epochs: a turn begins", epochs(3, lambda state: asked("plan")(state) and state.view(0).epoch == 2)
    ),
    "epochs-pay": Awkward("epochs: a payment", epochs(2, two_ways), press=(".research button.may",)),
    "epochs-war": Awkward("epochs: war", epochs(3, battle), press=(".askbox .target",)),
    "epochs-full": Awkward(
        "epochs: four players, fullest",
        lambda: fullest(epochs_tables.positions(4, 3), "action", realm_pieces),
        "de",
    ),
    "epochs-consent": Awkward("epochs: consent", epochs(3, asked("consent")), "fr"),
    "epochs-effects": Awkward("epochs: pending effects", epochs(3, asked("effect"), epochs_tables.PENDING_EFFECTS)),
    "epochs-protect": Awkward("epochs: a city may be protected", epochs(3, asked("protect"))),
    "epochs-famine": Awkward("epochs: famine", epochs(3, asked("famine"), first=9), "de"),
    "history-end": Awkward("flow-of-history: the end, five players", lambda: stored_tables.finished(5)),
    "flow-end": Awkward("flow: the end, lost", flow_ended, "de"),
    "along-end": Awkward("along-history: the end, with points taken off", along(3, lambda state: state.over)),
    "epochs-end": Awkward("epochs: the end, four players", lambda: last(epochs_tables.positions(4, 3))),
    "page-lobby": Awkward("flow-of-history: the lobby", history(3, asked("action")), at="/"),
    "page-settings": Awkward(
        "flow-of-history: the settings",
        history(3, asked("action")),
        press=("header button:has-text('Settings')",),
        at="/",
    ),
    "page-gallery": Awkward("epochs: the gallery", epochs(3, asked("plan")), at="/gallery/epochs"),
    "page-lesson": Awkward("along-history: the lesson", along(3, asked("main")), at="/learn/along-history"),
    "epochs-keep": Awkward("epochs: the end of an epoch", epochs(2, asked("keep")), "fr"),
}
