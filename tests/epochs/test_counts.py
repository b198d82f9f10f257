"""What effects count and their conditions, one test each; every other reading of a number (EP-A66)."""

from __future__ import annotations

import random

import pytest

import riverrun as rr
from riverrun.games.epochs.cards.counts import count
from riverrun.games.epochs.cards.effect_rows import condition, counted
from riverrun.games.epochs.components import load
from riverrun.games.epochs.terms import Count, If

from .table import game, seat, table

REALM = {
    "lands": "1.3 2.3 3.3 5.2 1.0",
    "cities": "1.3b 3.0b",
    "posts": "0.4b 4.4b 0.0b",
    "form": "monarchy",
    "inventions": "drama paper railway telegraph",
    "art": 4,
    "gold": 7,
    "science": 5,
}
BUILT = [{"wonder": "petra", "seat": 0}, {"wonder": "colossus", "seat": 1}, {"wonder": "hollywood", "seat": 0}]
COUNTED = {
    "art": 4,
    "honor": 5,
    "city": 2,
    "city:near_sea": 2,
    "land": 5,
    "land:forest": 1,
    "land:plain": 3,
    "land:desert": 1,
    "land:mountain": 0,
    "land:near_sea": 5,
    "post": 3,
    "wonder": 2,
    "wonder:I": 1,
    "wonder:III+": 1,
    "wonder:II": 0,
    "invention": 4,
    "invention:I": 1,
    "invention:III": 2,
    "gold": 7,
    "science": 5,
    "gold/3": 2,
    "land/2": 2,
    "science/3": 1,
}


@pytest.mark.clause("EP-A47", "EP-2.14")
@pytest.mark.parametrize("per", COUNTED)
def test_counts(per):
    state = table(seat(**REALM), built=BUILT, epoch=3)
    what, of, by = counted(per)
    assert count(state.game.box_view, state.position_view, 0, what, of) // by == COUNTED[per]


def test_every_count_is_tested():
    assert {counted(per)[0] for per in COUNTED} == set(Count)
    assert counted("land:sea") is None
    assert counted("city/x") is None
    assert counted("moon") is None


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (None, (If.NONE, 0)),
        ("has:horse", (If.HAS, 2)),
        ("has:iron", (If.HAS, 3)),
        ("terrain:plain", (If.TERRAIN, 2)),
        ("terrain:desert", (If.TERRAIN, 8)),
        ("terrain:mountain", (If.TERRAIN, 16)),
        ("terrain:desert|near_sea", (If.TERRAIN, 8 + 32)),
        ("sea_route", (If.SEA_ROUTE, 0)),
        ("vs_player", (If.VS_PLAYER, 0)),
        ("government_level>=3", (If.LEVEL, 3)),
        ("not_warmonger_in_epoch:III", (If.NOT_WARMONGER, 2)),
        ("terrain:sea", None),
        ("government_level>=9", None),
        ("rain", None),
    ],
)
def test_conditions(text, found):
    assert condition(text) == found


# Numbers


def alternatives():
    numbers = load(None).numbers
    for name in type(numbers).__struct_fields__:
        for value in getattr(numbers, name).alternatives:
            yield name, value


def toml(value):
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(one) for one in value) + "]"
    return str(value).lower() if isinstance(value, bool) else repr(value).replace("'", '"')


def with_number(folder, name, value, players=2):
    (folder / "pack.toml").write_text('game = "epochs"\nname = "A test"\nevidence = "invented"\n')
    (folder / "box.toml").write_text(f"{name} = {{ value = {toml(value)} }}\n")
    return rr.game("epochs", players, content=folder)


@pytest.mark.no_cover
@pytest.mark.clause("EP-A66")
@pytest.mark.parametrize(("name", "value"), list(alternatives()), ids=lambda one: one if isinstance(one, str) else "")
def test_every_other_reading_is_played(tmp_path, name, value):
    played = with_number(tmp_path, name, value)
    assert played.content_hash != game().content_hash
    state, rng = played.new(1), random.Random(1)
    for _ in range(60):
        state.play(rng.choice(state.legal()))
        assert state.check() == []


def test_there_are_thirteen_other_readings():
    assert len(list(alternatives())) == 13
