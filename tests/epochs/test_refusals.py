"""Every refusal is met at run time: by a position of games played by chance, or of a table laid out for it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from riverrun import State
from riverrun.games.epochs.moves import MOVES
from riverrun.games.epochs.rules import RULES

from .acting import acting
from .table import asked, game, play, seat, table, why
from .test_military import after

REASONS = {reason: code for reason, (code, _) in RULES._refusals.items() if reason < 1000}
"""All reasons that a clause of the game has, with their codes; those from 1000 on are the kernel's."""
LIKED = {"city": 12, "post-land": 8, "post-sea": 8, "government": 9, "wonder": 9, "research": 4, "ready": 9}
"""Chance plays so that realms grow, and many reasons can stand in the way; what is not named weighs 1."""
UNLIKED = {"pass": 0.05, "convert": 0.02, "end": 0.5, "declare": 0.2}
GAMES = ((2, 1), (3, 2), (4, 3), (2, 4), (3, 5), (2, 15), (2, 27), (2, 30))
"""Players and seeds."""
OFTEN, SELDOM = 5, 7
"""Of each kind of decision the first few positions are looked at, and then one of so many."""
ZEUS = [{"wonder": "statue-of-zeus", "seat": 0}]
KNIGHT = {"main": "knight", "support": "tower-elephant"}
FEDERAL = {"lands": "1.3 2.3 1.0 3.0 4.5", "cities": "1.3b 2.0a 3.3b 4.0b 1.1b", "form": "federalism"}


def attacked() -> State:
    """A rival among two was attacked this turn, and lost nothing."""
    rivals = seat(lands="3.0 5.1"), seat(lands="2.3 1.3")
    state = table(seat(lands="3.1 3.3", main="legionary", food=2), *rivals, players=3)
    return after(play(state, "ready", "declare"), "attack 3.0")


LAID: dict[str, tuple[Callable[[], State], str]] = {
    "not-your-city": (
        lambda: play(
            acting(seat(**FEDERAL, production=20), wonders=["hagia-sophia"], epoch=2),
            "wonder 1",
            "government constitutional-monarchy",
        ),
        "lose 4.4a",
    ),
    "host-refused": (
        lambda: play(
            acting(seat(lands="1.3", production=2), seat(lands="3.3 4.3", cities="3.3b"), left=2),
            "post-sea 3.3b",
            "no",
        ),
        "post-sea 3.3b",
    ),
    "no-such-effect": (
        lambda: play(
            acting(seat(lands="1.3", production=10, food=1, science=2), wonders=["statue-of-liberty"], epoch=3),
            "wonder 1",
        ),
        "effect 3",
    ),
    "no-free-city": (
        lambda: acting(seat(lands="1.3 2.3 3.3", production=3, free_cities=0, cities="2.0a")),
        "city 1.3b",
    ),
    "no-cube": (lambda: acting(seat(lands="1.0", food=1, authority=0)), "expand 1.1"),
    "keep-a-cube": (
        lambda: acting(seat(expanded=False, food=2, authority=2), left=2),
        "convert food production",
    ),
    "too-late-to-pay": (
        lambda: table(seat(lands="1.3", main="knight", production=1), declared=True),
        "ready",
    ),
    "no-post-left": (
        lambda: acting(
            seat(lands="1.3", production=2, posts="0.0b 0.2a 2.2b 0.4b"), seat(lands="3.3 4.3", cities="3.3b")
        ),
        "post-sea 3.3b",
    ),
    "only-rivals": (attacked, "attack 2.1"),
    "attacked-already": (attacked, "attack 5.1"),
    "terrain-barred": (
        lambda: play(
            table(seat(lands="1.3", main="war-elephant", food=2, marker=True), seat(lands="1.2 0.1"), players=2),
            "ready",
        ),
        "attack 1.2",
    ),
    "no-city-to-starve": (
        lambda: table(
            seat(lands="1.3", cities="1.3b 2.0a", form="monarchy", food=1),
            agenda=[{"step": "end_epoch", "a": 3, "b": 1}, {"step": "famine", "a": 0}],
            turn=6,
        ),
        "lose 3.3b",
    ),
    "must-spare-one": (lambda: table(seat(**KNIGHT, food=1, lands="3.1"), built=ZEUS), "ready"),
}
"""What games by chance hardly ever meet: where it is met, and by which move."""


def positions(players: int, seed: int) -> Iterator[State]:
    """A game from its deal to its end, always the same for a seed."""
    state, rng = game(players).new(seed), random.Random(seed)
    while not state.over:
        yield state
        moves = state.legal_texts()
        verbs = sorted({move.split()[0] for move in moves})
        verb = rng.choices(verbs, [LIKED.get(one, UNLIKED.get(one, 1)) for one in verbs])[0]
        state.play(rng.choice([move for move in moves if move.split()[0] == verb]))


def reasons_in(state: State) -> set[int]:
    """Why each of the 914 moves is refused now."""
    refusal, box, s = state.game.rules.refusal, state.game.box_view, state.position_view
    return {int(refusal(box, s, move)) for move in range(MOVES.size)}


@pytest.mark.no_cover
def test_every_refusal_is_met():
    met: set[int] = set()
    for players, seed in GAMES:
        looked: Counter[str | None] = Counter()
        for state in positions(players, seed):
            kind = asked(state)
            looked[kind] += 1
            if looked[kind] <= OFTEN or looked[kind] % SELDOM == 0:
                met |= reasons_in(state)
    for lay, _ in LAID.values():
        met |= reasons_in(lay())
    assert {code for reason, code in REASONS.items() if reason not in met} == set()


@pytest.mark.parametrize("code", LAID)
def test_a_rare_refusal_says_its_reason(code):
    lay, move = LAID[code]
    assert why(lay(), move) == code
