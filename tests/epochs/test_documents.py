"""Position documents: out and in again without loss, refused in a sentence when they describe no position."""

from __future__ import annotations

import copy
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import riverrun as rr

from .table import ACTION, all_tiles, asked, game, seat, table
from .tables import TABLES


def plain(state: rr.State) -> Any:
    """A state's document as plain data."""
    return msgspec.to_builtins(state.document())


@pytest.mark.no_cover
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_positions_of_a_random_game_come_back_whole(players, options, random_play):
    seen = set()
    for number, state in enumerate(random_play(game(players, **options).new(players), 1)):
        kind = "over" if state.over else asked(state)
        if number % 7 and kind in seen:
            continue
        seen.add(kind)
        again = state.game.restore(state.document())
        assert again.hash == state.hash
        if number % 70 == 0 or state.over:
            assert again.legal() == state.legal()
            text = msgspec.json.encode(state.document())
            assert state.game.restore(text).hash == state.hash
            assert again.scores() == state.scores()
    assert {"plan", "action", "military", "give", "over", "reveal"} <= seen


BASE = {
    "seats": [
        seat(civilization="egypt", lands="1.0 3.1", cities="1.0b", posts="2.2b", hand="wheel compass"),
        seat(civilization="greece", lands="0.1"),
    ],
    "tiles": all_tiles(2),
}


def changed(**fields: Any) -> dict[str, Any]:
    return {**copy.deepcopy(BASE), **fields}


def with_seat(**fields: Any) -> dict[str, Any]:
    return changed(seats=[seat(civilization="egypt", **fields), seat(civilization="greece", lands="0.1")])


def agenda(*steps: Any, **fields: Any) -> dict[str, Any]:
    return changed(agenda=[{"step": one} if isinstance(one, str) else one for one in steps], **fields)


def step(name: str, a: int = 0, b: int = 0) -> dict[str, Any]:
    return {"step": name, "a": a, "b": b}


SEVEN = "wheel wheel masonry masonry drama drama pottery"
WAR = {"target": "3.0", "defender": 1, "attack": 9, "defence": 1}
BAD: dict[str, tuple[dict[str, Any], str]] = {
    "no seats": ({"seats": []}, "0 seats for 2 players"),
    "another game": ({**BASE, "game": "flow"}, "not a"),
    "another format": ({**BASE, "format": "x"}, "not a"),
    "unknown field": ({**BASE, "moon": 1}, "there is no field ‘moon’; give one of "),
    "a sea owned": (with_seat(lands="0.0"), "A sea is never occupied (EP-2.7)."),
    "25 cubes": (with_seat(lands="1.0", authority=20, consumed=4), "at most 24 cubes"),
    "a city beside a city": (with_seat(cities="1.0b 1.0a", form="monarchy"), "No city stands next to another"),
    "a city beside a neutral one": (with_seat(cities="2.2a"), "No city stands next to another"),
    "seven cards of an epoch in a hand": (with_seat(hand=SEVEN), "at most 6 inventions of an epoch"),
    "unknown hex": (with_seat(lands="9.9"), "There is no hex ‘9.9’: give 0.0 to 5.5."),
    "hex beyond this map": (with_seat(lands="7.7"), "A land is a revealed hex"),
    "unknown site": (with_seat(cities="1.1c"), "There is no site ‘1.1c’: give 0.0a to 4.4b."),
    "site beyond this map": (with_seat(cities="6.6a"), "A city stands on a site of the map"),
    "a land twice": (with_seat(lands="1.0 1.0"), "twice"),
    "a land of two": (with_seat(lands="0.1"), "A land is a revealed hex of one player"),
    "a face-down land": (changed(tiles={"1.1": "t05"}), "A land is a revealed hex"),
    "a camp that is not printed": (changed(camps=["1.0"]), "There is no barbarian camp on the hex '1.0', but on "),
    "a land with barbarians": (with_seat(lands="2.1") | {"camps": ["2.1"]}, "without barbarians"),
    "a neutral city that is not printed": (changed(neutral=["3.3a"]), "no neutral city on the site '3.3a', but on "),
    "a post without a city": (with_seat(posts="3.3a"), "A post stands in another's city"),
    "a post in one's own city": (with_seat(cities="1.0b", posts="1.0b"), "A post stands in another's city"),
    "five posts": (with_seat(posts="0.0b 0.2a 2.2b 0.4b 4.4b"), "4 of a player"),
    "seven cities": (with_seat(free_cities=7), "free_cities is 7; it must be 0 to 6."),
    "more cities than the form allows": (with_seat(free_cities=2), "as the form of government allows"),
    "unknown tile": (changed(tiles={"1.1": "t99"}), "There is no tile ‘t99’: give t01, t02, t03,"),
    "unknown place": (changed(tiles={"9.9": "t01"}), "There is no place ‘9.9’: give 0.0 to 2.2."),
    "a place beyond this map": (changed(tiles={"3.3": "t01"}), "cannot lie on the place '3.3'"),
    "a tile half turned": (changed(tiles={"1.1": "t01 askew"}), "cannot lie on the place"),
    "a tile twice": (changed(tiles={"1.1": "t01", "0.0": "t01"}), "A tile lies on two places"),
    "two tiles on a place": (changed(hidden={"1.1": "t16"}), "Two tiles lie on the place '1.1'"),
    "eight tokens": (changed(tokens=[{"face": "gold"}] * 8), "There are 9 exploration tokens"),
    "an unknown token": (
        changed(tokens=[{"face": "moon"}] * 9),
        "There is no exploration token ‘moon’: give minor-luxury, gold or food.",
    ),
    "nine gold tokens": (changed(tokens=[{"face": "gold"}] * 9), "Every exploration token"),
    "a token on a plain hex": (changed(tokens=[{"face": "gold", "hex": "1.0"}] * 9), "on the hex '1.0', but on "),
    "unknown invention": (with_seat(hand="moon"), "There is no invention ‘moon’: give one of 45, such as "),
    "a misspelt invention": (with_seat(hand="masonri"), "no invention ‘masonri’. Did you mean ‘masonry’?"),
    "three of a name": (with_seat(hand="wheel wheel", inventions="wheel"), "more than two of the invention 'wheel'"),
    "an invention twice": (with_seat(inventions="wheel wheel"), "two of each invention"),
    "a card of a past epoch": (with_seat(hand="computer"), "two of each invention"),
    "five market spaces": (changed(market=[[], [], [], [], []]), "has 4 spaces, not 5"),
    "five units on offer": (changed(units=["archer"] * 5), "has 4 spaces, not 5"),
    "a unit twice": (changed(units=["archer", "archer"]), "is in two places"),
    "a basic unit on offer": (changed(units=["spearman"]), "is no card of the market"),
    "a wonder built twice": (changed(built=[{"wonder": "colossus", "seat": 0}] * 2), "is in two places"),
    "a builder who is not there": (changed(built=[{"wonder": "colossus", "seat": 3}]), "seats are 0 to 1"),
    "unknown unit": (with_seat(main="moon"), "There is no unit ‘moon’: give one of 54, such as "),
    "unknown unit on offer": (changed(units=["spaerman"]), "no unit ‘spaerman’. Did you mean ‘spearman’?"),
    "unknown wonder": (changed(wonders=["petraa"]), "There is no wonder ‘petraa’. Did you mean ‘petra’?"),
    "unknown market card": (changed(market_deck=["petraa"]), "no market card ‘petraa’. Did you mean ‘petra’?"),
    "unknown slot": (with_seat(paid="side"), "There is no slot ‘side’: give main or support."),
    "a unit in the wrong slot": (with_seat(main="slinger"), "does not lie in the main slot"),
    "no main unit": (with_seat(main=None), "A unit lies in its slot"),
    "paid without expenditure": (with_seat(paid="main"), "bears expenditure only if it has any"),
    "unknown form": (with_seat(form="anarchy"), "There is no form ‘anarchy’. Did you mean ‘monarchy’?"),
    "unknown civilization": (
        changed(seats=[seat(civilization="rome"), seat()]),
        "There is no civilization ‘rome’: give egypt, mongolia, greece, china, england or france.",
    ),
    "one civilization for two": (changed(seats=[seat(civilization="egypt")] * 2), "a civilization of his own"),
    "no civilization": (changed(seats=[seat(), seat()]), "a civilization of his own"),
    "three abilities": (with_seat(abilities=[1, 2, 3]), "at most 2 abilities"),
    "ability 5": (with_seat(abilities=[5]), "ability is 5; it must be 1 to 4."),
    "negative gold": (with_seat(gold=-1), "gold is -1"),
    "too much honor": (with_seat(honor=6), "Honor only changes hands"),
    "27 great works": (with_seat(art=27), "Every great work of art"),
    "epoch 4": (changed(epoch=4), "epoch is 4; it must be 1 to 3."),
    "turn 0": (changed(turn=0), "Epoch, turn, scroll or first player"),
    "turn 7": (changed(turn=7), "turn is 7; it must be 0 to 6."),
    "first player 2": (changed(first=2), "first is 2; seats are 0 to 1."),
    "a rank for nobody": (changed(ranking=[0, 2]), "does not name every seat once"),
    "ranks against culture": (with_seat(culture=3) | {"ranking": [1, 0]}, "the higher culture first"),
    "an unknown move": (changed(doing="dance"), "dance"),
    "a bad generator": (changed(rng="0" * 32), "32 hexadecimal digits"),
    "an unknown step": (agenda("moon"), "is none of"),
    "no step": (changed(agenda=[]), "has something on its agenda"),
    "too many steps": (agenda(*["military"] * 33), "there is room for 32"),
    "a step with a number": (agenda(step("military", 1)), "a = 1; it is 0 to 0"),
    "an agenda that cannot be": (agenda("military", "plan"), "cannot come up in play"),
    "no decision on top": (agenda("choose_military"), "which is no decision"),
    "a war without a target": (agenda("choose_military", "fight", step("protect", 1)), "A war has a target"),
    "a protector without a post": (
        agenda("choose_military", "fight", step("protect", 1), war={"target": "0.0b"}),
        "a rival with a post",
    ),
    "spoils without a war": (agenda("choose_military", "after_spoils", "spoils"), "Spoils are for who won a war"),
    "spoils on a land": (agenda("choose_military", "after_spoils", "spoils", war=WAR | {"target": "0.1"}), "is gone"),
    "a war left over": (changed(war=WAR), "left something behind"),
    "a famine without cities": (agenda(step("end_epoch", 3, 1), step("famine", 1)), "cannot feed them all"),
    "nothing to keep": (agenda(step("end_epoch", 4, 1), step("keep", 0, 0)), "has and may keep"),
    "nothing to pay": (agenda(step("end_epoch", 3, 1), step("fed"), step("payment", 0, 0)), "that is due"),
    "a payment left over": (changed(payment={"food": 1}), "left something behind"),
    "a step of the end done five times": (agenda(step("end_epoch", 3, 3), step("famine", 0)), "by every seat once"),
    "an action too many": (agenda(*ACTION), "while one of the turn is left"),
    "a plan after the plan": (agenda("plan", planned=1), "asked before its actions"),
    "an extra action of nothing": (
        agenda("choose_action", step("extra", 0), step("action", 0)),
        "No effect grants that extra action",
    ),
    "a choice of civilizations in play": (
        agenda(step("choose_civilization", 1), step("civilization", 0)),
        "out of two boards",
    ),
    "play before the first player": (changed(first=None), "Only civilizations are chosen"),
    "over, yet something to do": (agenda("military", over=True), "has nothing on its agenda"),
    "a target that is no place": (
        changed(war={"target": "moon"}),
        "There is no hex or site ‘moon’: give 0.0 to 5.5 or 0.0a to 4.4b.",
    ),
}


@pytest.mark.clause("EP-2.7", "EP-5.2", "EP-6.2", "EP-1.5", "EP-2.15")
@pytest.mark.parametrize("name", BAD)
def test_bad_documents_are_refused_in_one_sentence(name):
    document, says = BAD[name]
    with pytest.raises(rr.BadPosition) as trouble:
        game(2).restore(document)
    said = str(trouble.value)
    assert says in said
    assert len(said.splitlines()) == 1
    assert said.endswith((".", "?"))


def test_the_base_is_good():
    state = game(2).restore(BASE)
    assert asked(state) == "military"
    assert state.check() == []


@pytest.mark.parametrize("text", ["", "{", "[]", "3", '{"seats": 3}', "\x00", '{"seats": [{"food": "much"}, {}]}'])
def test_what_is_no_document_is_refused(text):
    with pytest.raises(rr.BadPosition):
        game(2).restore(text)


@pytest.mark.no_cover
@given(st.integers(0, 10**6))
def test_a_document_with_one_wrong_value_is_read_or_refused(seed):
    """Whatever is written somewhere: the position is sound, or there is a sentence."""
    chance = random.Random(seed)
    data = plain(table(seat(lands="1.0 3.1", cities="1.0b", hand="wheel"), seat(lands="0.1")))
    at: Any = data
    for _ in range(3):
        key = chance.choice(list(at) if isinstance(at, dict) else range(len(at))) if at else None
        if key is None or not isinstance(at[key], dict | list) or not at[key]:
            break
        at = at[key]
    if at:
        key = chance.choice(list(at) if isinstance(at, dict) else range(len(at)))
        at[key] = chance.choice([-1, 0, 1, 7, 99, 10**9, "", "x", "1.1", None, [], {}, True, ["1.1"], [3]])
    try:
        state = game(2).restore(data)
    except rr.BadPosition:
        return
    assert state.check() == []
    if not state.over:
        state.play(rr.random_move(state))
