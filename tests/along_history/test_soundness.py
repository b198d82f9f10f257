"""What `sound` finds in positions that were broken by hand: every kind of trouble, and nothing else."""

from __future__ import annotations

import random

import pytest

import riverrun as rr
from riverrun.games.along_history.invariants import ROUNDS_MAX, SAYS, Unsound
from riverrun.games.along_history.terms import Step

from .table import game, numbers, seat, table
from .tables import TABLES

CARD = numbers()


def laid():
    """A sound table: covered and tilted cards, rows, counters, treasure."""
    return table(
        seat("forest fire<forest ~shaman cave", row="lake river", counters="terrain-1", gold=3, ur=2),
        seat("hunting", row="plain", counters="vp-2"),
        board={"1a": "character-1", "2b": "cards-3"},
    )


def found(state):
    return Unsound(state.game.rules.sound(state.game.box, state.position))


def put(**values):
    def change(s):
        for field, value in values.items():
            s[field] = value

    return change


def lay(field, at, value):
    def change(s):
        s[field][at] = value

    return change


def both(*changes):
    def change(s):
        for one in changes:
            one(s)

    return change


@pytest.mark.clause("AH-2", "AH-7", "AH-68", "AH-74", "AH-110", "AH-Q11")
@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        (lay("deck", 0, CARD["lake"]), "CARD_MISPLACED"),
        (lay("deck", 59, 3), "CARD_MISPLACED"),
        (put(deck_size=50), "CARD_MISPLACED"),
        (lay("row", (0, 0), CARD["plain"]), "CARD_MISPLACED"),
        (lay("row", (0, 0), CARD["homer"]), "CARD_MISPLACED"),
        (lay("civilization", (0, 0), 1), "CARD_MISPLACED"),
        (lay("discarded", 0, 1), "CARD_MISPLACED"),
        (lay("row_size", 0, 1), "ROW_OUT_OF_ORDER"),
        (lay("row_size", 0, 9), "ROW_OUT_OF_ORDER"),
        (lay("row", (0, 0), -1), "ROW_OUT_OF_ORDER"),
        (lay("covered_by", CARD["fire"], -1), "COVERS_IN_A_CIRCLE"),
        (lay("covered_by", CARD["fire"], CARD["fire"]), "COVERS_IN_A_CIRCLE"),
        (lay("covered_by", CARD["fire"], CARD["hunting"]), "COVERS_IN_A_CIRCLE"),
        (lay("covered_by", CARD["cave"], CARD["forest"]), "COVERS_IN_A_CIRCLE"),
        (lay("tilted", (0, 0), 1 << CARD["fire"]), "COVERS_IN_A_CIRCLE"),
        (lay("ready", (0, 1), 9), "BONUSES_MISCOUNTED"),
        (lay("visible", (0, 4), 1), "BONUSES_MISCOUNTED"),
        (lay("types", (0, 0), 0), "BONUSES_MISCOUNTED"),
        (lay("vp", 0, 99), "BONUSES_MISCOUNTED"),
        (lay("lost", 0, 0), "BONUSES_MISCOUNTED"),
        (lay("heritage", (0, 0), 1), "HERITAGE_IMPOSSIBLE"),
        (lay("counter_at", 2, 0), "COUNTER_MISPLACED"),
        (lay("counter_at", 7, 2), "COUNTER_MISPLACED"),
        (lay("counter_at", 31, 24), "COUNTER_MISPLACED"),
        (lay("held", 1, 1), "COUNTER_MISPLACED"),
        (lay("space", 0, 22), "COUNTER_MISPLACED"),
        (lay("rolled", 0, 2), "DICE_MISCOUNTED"),
        (lay("rolled", 3, 0), "DICE_MISCOUNTED"),
        (lay("unspent", 0, 4), "DICE_MISCOUNTED"),
        (lay("marked", 0, 1), "DICE_MISCOUNTED"),
        (put(blue=0), "DICE_MISCOUNTED"),
        (put(coin=3), "DICE_MISCOUNTED"),
        (put(turn_player=1), "DICE_MISCOUNTED"),
        (lay("ur", 0, 3), "TOO_MUCH_UR"),
        (lay("ur", 1, -1), "TOO_MUCH_UR"),
        (lay("gold", 0, -1), "NEGATIVE_GOLD"),
        (lay("gold", 3, 1), "NOBODY_THERE"),
        (lay("score", 4, 1), "NOBODY_THERE"),
        (put(lack_population=1), "PAYMENT_LEFT_OVER"),
        (put(source=4), "PAYMENT_LEFT_OVER"),
        (lay("pair", 0, 4), "PAYMENT_LEFT_OVER"),
        (put(target=1), "WAR_LEFT_OVER"),
        (put(army=1), "WAR_LEFT_OVER"),
        (put(decision=0), "NO_DECISION"),
        (put(decision=Step.WAY), "NO_DECISION"),
        (put(seat=1), "NO_DECISION"),
        (put(over=1), "NO_DECISION"),
        (put(rounds=ROUNDS_MAX + 1), "ENDLESS"),
    ],
)
def test_every_trouble_is_found(change, trouble):
    state = laid()
    assert found(state) is Unsound.NOTHING
    change(state.position)
    assert found(state).name == trouble
    assert state.check() == [SAYS[Unsound[trouble]]]
    assert state.game.rulebook.unsound(Unsound[trouble]) == trouble.lower().replace("_", " ")


def test_every_trouble_is_named():
    assert set(SAYS) == set(Unsound) - {Unsound.NOTHING}


@pytest.mark.no_cover
@pytest.mark.parametrize(("players", "options"), [*TABLES, (4, {"ages": "all"}), (5, {})])
def test_long_games_stay_sound(players, options):
    """Chance plays so that Civilizations grow, and the position is looked at after every move."""
    state, rng = game(players, **options).new(players), random.Random(players)
    while not state.over:
        moves = [move for move in state.legal() if move < 192]
        state.play(rng.choice(moves) if moves and rng.random() < 0.7 else rr.random_move(state, rng))
        assert found(state) is Unsound.NOTHING
