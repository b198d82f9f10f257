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
from riverrun.games.flow_of_history.nation import put

from .table import game, nation, play, table

HANDS = [{"dealt": ["aristocracy", "craftsman-tribe"]}, {"dealt": ["religious-tribe", "seafaring-traders"]}]
KEEP_BOTH = [{"step": "action"}, {"step": "keep", "seat": 1}, {"step": "keep", "seat": 0}]


def plain(state: rr.State) -> Any:
    """A state's document as plain data."""
    return msgspec.to_builtins(state.document())


# Out and in again


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_random_game_comes_back_whole(players, random_play):
    kinds = set()
    for number, state in enumerate(random_play(game(players).new(players), 8)):
        again = state.game.restore(state.document())
        assert again.hash == state.hash
        assert again.legal() == state.legal()
        kinds.add("over" if state.over else state.decision.kind)
        if number % 25 == 0 or state.over:
            text = msgspec.json.encode(state.document())
            assert state.game.restore(text).hash == state.game.restore(text.decode()).hash == state.hash
            assert again.view(0) == state.view(0)
            assert again.scores() == state.scores()
    assert {"action", "over"} <= kinds
    assert ({"keep", "bank"} <= kinds) == (players == 2)


def test_documents_of_earlier_versions_are_read():
    """They wrote ids with underscores, and a list of seats for each step of the agenda."""
    state = play(
        table(
            nation(tokens=1),
            nation("temple philosophy great-wall"),
            nation("iron-works lighthouse"),
            market=["warplane p1 1", "great-mosque"],
        ),
        "complete warplane",
    )
    document = plain(state)
    assert document["agenda"][1:] == [
        {"step": "strike", "card": "warplane", "targets": [2]},
        {"step": "discard", "card": "warplane", "target": 1},
    ]
    old = msgspec.json.decode(msgspec.json.encode(document).replace(b"-works", b"_works").replace(b"great-", b"great_"))
    old["agenda"][1:] = [
        {"step": "strike", "card": "warplane", "seats": [2]},
        {"step": "discard", "card": "warplane", "seats": [1]},
    ]
    assert old["nations"][1]["wonders"] == ["great_wall"]
    assert state.game.restore(old).hash == state.hash


def test_positions_inside_an_effect_come_back_whole():
    positions = [
        play(table(nation("ramesses-ii"), market=["pyramids", "great-wall"]), "activate ramesses-ii"),
        play(
            table(nation(), nation("temple"), nation("philosophy"), market=["knights p1 1"]),
            "complete knights",
        ),
        play(table(nation(), nation("temple philosophy"), market=["knights p1 1"]), "complete knights"),
        play(
            table(nation(), nation("temple philosophy"), nation("castle astronomy"), market=["warplane p1 1"]),
            "complete warplane",
        ),
        play(table(nation(tokens=70), market=["temple"]), "invest temple 63+"),
    ]
    assert [state.decision.kind for state in positions] == ["take", "target", "discard", "discard", "stake"]
    assert [step["step"] for step in plain(positions[3])["agenda"]] == ["cleanup", "strike", "discard"]
    for state in positions:
        again = state.game.restore(state.document())
        assert again.hash == state.hash
        move = state.legal()[-1]
        state.play(move)
        again.play(move)
        assert again.hash == state.hash


@pytest.mark.clause("FOH-2P1")
def test_hands_of_two_players_come_back_whole():
    state = game(2).new(4)
    assert state.game.restore(state.document()).hash == state.hash
    state.play(state.legal()[1])
    again = state.game.restore(state.document())
    assert again.hash == state.hash
    assert [hand["kept"] is not None for hand in map(_with_kept, plain(again)["hands"])].count(True) == 1


def _with_kept(hand: dict[str, Any]) -> dict[str, Any]:
    return {"kept": None, **hand}


@pytest.mark.clause("FOH-2P3")
def test_bonus_waiting_under_an_effect_comes_back_whole():
    market = ["aristotle p1 1", "irrigation", "astronomy", "temple", "warriors banker 2"]
    state = table(nation(tokens=3), players=2, market=market, deck=None)
    play(state, "complete aristotle")
    assert [step["step"] for step in plain(state)["agenda"]] == ["cleanup", "bonus", "take"]
    assert state.game.restore(state.document()).hash == state.hash


def test_restored_state_plays_on_exactly_as_the_original():
    state = game(4).new(9)
    rng = random.Random(1)
    for _ in range(50):
        state.play(rr.random_move(state, rng))
    again = state.game.restore(state.document())
    while not state.over:
        move = rr.random_move(state, rng)
        state.play(move)
        again.play(move)
    assert again.hash == state.hash


def test_short_document_is_filled_up():
    state = game(3).restore({"nations": [{}, {}, {}]})
    view = state.view(None)
    assert (state.seat, state.decision.kind) == (0, "action")
    assert view.market == [None] * 5
    assert view.deck == 56
    assert view.removed == [
        *("agrarian-tribe", "aristocracy", "craftsman-tribe", "military-caste", "religious-tribe", "seafaring-traders"),
        *("warriors", "barracks", "working-animal", "ramesses-ii", "pyramids"),
    ]
    assert state.check() == []


def test_document_may_be_a_struct_data_or_text():
    state = game(3).new(1)
    document = state.document()
    for form in (document, msgspec.to_builtins(document), msgspec.json.encode(document)):
        assert state.game.restore(form).hash == state.hash


def test_restoring_does_not_change_the_document():
    data = plain(game(5).new(1))
    before = copy.deepcopy(data)
    game(5).restore(data)
    assert data == before


def test_more_than_a_million_tokens_in_play_come_back_whole():
    state = game(3).restore({"nations": [{"tokens": 1_000_000}, {"tokens": 1_000_000}, {}]})
    assert state.game.restore(state.document()).hash == state.hash


# What is refused


def doc(**fields: Any) -> dict[str, Any]:
    """A sound document for three players, with these fields changed."""
    sound = {
        "nations": [nation("republic archers", tokens=3), nation("aristocracy temple", tokens=2), nation("aristotle")],
        "market": [{"card": "warriors", "investor": 1, "tokens": 2}, {"card": "barracks"}, None],
        "deck": ["swordsmen", "knights", "cannon", "tank", "satellites", "internet", "future"],
        "supply": 4,
    }
    return {**sound, **fields}


def two(**fields: Any) -> dict[str, Any]:
    """A sound document for two players, with these fields changed."""
    market = [{"card": "warriors", "investor": "banker", "tokens": 2}, {"card": "barracks"}, {"card": "temple"}]
    return {"nations": [{"tokens": 4}, {"tokens": 4}], "market": market, **fields}


def test_sound_documents_are_taken():
    assert game(3).restore(doc()).check() == []
    assert game(2).restore(two()).check() == []
    assert game(2).restore(two(hands=HANDS, agenda=KEEP_BOTH)).check() == []


def slots(*laid: Any) -> dict[str, Any]:
    return doc(market=list(laid))


def steps(*agenda: dict[str, Any], **rest: Any) -> dict[str, Any]:
    return doc(agenda=list(agenda), **rest)


CLEANUP = {"step": "cleanup"}

REFUSED_OF_THREE = {
    "no table": (7, "‘document’ must be object, not int"),
    "a list": ([], "‘document’ must be object, not array"),
    "nothing": ({}, "‘nations’ is missing"),
    "an unknown field": (doc(dice=1), "no field ‘dice’; give one of "),
    "a wrong type": (doc(supply="4"), "‘supply’ must be int, not str"),
    "another format": (doc(format="riverrun-position/9"), "This is a 'riverrun-position/9' of 'flow-of-history'"),
    "another game": (doc(game="chess"), "of 'chess', not a 'riverrun-position/1' of 'flow-of-history'"),
    "too few nations": (doc(nations=[{}]), "There are 1 nations for 3 players."),
    "a negative Supply": (doc(supply=-1), "supply is -1; it must be 0 to 1000000."),
    "too large a number": (doc(turn=10**30), "turn is 1000000000000000000000000000000; it must be 0 to"),
    "negative tokens": (doc(nations=[{"tokens": -1}, {}, {}]), "tokens is -1; it must be 0 to 1000000."),
    "an absent active player": (doc(active=3), "active is 3; seats are 0 to 2."),
    "an absent first player": (doc(first=-1), "first is -1; seats are 0 to 2."),
    "six market cards": (slots(*[None] * 6), "The market has 5 slots; the document fills 6."),
    "an unknown card": (slots({"card": "dragon"}), "There is no card ‘dragon’: give one of 67, such as "),
    "a misspelt card": (slots({"card": "warior"}), "There is no card ‘warior’. Did you mean ‘warriors’?"),
    "a card twice": (slots({"card": "archers"}), "The card 'archers' is in two places."),
    "a card twice in a nation": (doc(nations=[{"military": ["tank", "tank"]}, {}, {}]), "'tank' is in two places."),
    "a card in a nation and the deck": (doc(deck=["archers", "future"]), "The card 'archers' is in two places."),
    "a starting card on the market": (
        slots({"card": "military-caste"}),
        "The starting card 'military-caste' cannot be on the market.",
    ),
    "an investor by name": (slots({"card": "tank", "investor": "p1", "tokens": 1}), 'An investor is a seat, "banker"'),
    "an absent investor": (slots({"card": "barracks", "investor": 3, "tokens": 1}), "investor is 3; seats are 0 to 2."),
    "a marker without tokens": (slots({"card": "barracks", "investor": 0}), "has a marker without tokens"),
    "tokens without a marker": (slots({"card": "barracks", "tokens": 2}), "tokens without a marker"),
    "two investments": (
        slots({"card": "barracks", "investor": 0, "tokens": 1}, {"card": "warriors", "investor": 0, "tokens": 1}),
        "Seat 0 has 2 running investments (FOH-C5).",
    ),
    "the Banker among three": (
        slots({"card": "barracks", "investor": "banker", "tokens": 1}),
        "The Banker is for two players (FOH-2P2).",
    ),
    "a card of another type": (doc(nations=[{"military": ["temple"]}, {}, {}]), "'temple' is no Military card."),
    "a Leader who is none": (doc(nations=[{"leader": "pyramids"}, {}, {}]), "'pyramids' is no Leader card."),
    "The Future as a Wonder": (doc(nations=[{"wonders": ["future"]}, {}, {}], deck=[]), "'future' is no Wonder card."),
    "The Future twice": (doc(nations=[{"future": True}, {}, {}], ending=True), "The card 'future' is in two places."),
    "an A card in the deck": (doc(deck=["pyramids", "future"]), "'pyramids' cannot be in the deck (FOH-S1)."),
    "a deck in the wrong order": (
        doc(deck=["knights", "swordsmen", "future"]),
        "'knights' lies on a card of an earlier age (FOH-S1).",
    ),
    "The Internet among the others": (
        doc(deck=["internet", "satellites", "future"]),
        "'internet' lies on a card of an earlier age (FOH-S1).",
    ),
    "tokens that were never drawn": (doc(drawn=3), "There are 11 tokens, but 3 have left the Reserve."),
    "a short rng": (doc(rng="abc"), "The rng is 32 hexadecimal digits in small letters, not all 0."),
    "an rng of zeros": (doc(rng="0" * 32), "The rng is 32 hexadecimal digits"),
    "an rng in capitals": (doc(rng="A" * 32), "The rng is 32 hexadecimal digits"),
    "hands for three": (doc(hands=HANDS), "Hands are for two players, two starting cards each (FOH-2P1)."),
    "The Future on a running market": (
        doc(market=[{"card": "future"}], deck=[], ending=True),
        "With The Future on the market the game is over (FOH-U3).",
    ),
    "an end without The Future": (doc(ending=True), "`ending` is set exactly when The Future"),
    "no end with The Future": (doc(nations=[{"future": True}, {}, {}], deck=[]), "`ending` is set exactly when"),
    "an agenda after the end": (
        doc(over=True, agenda=[{"step": "action"}]),
        "A game that is over has nothing on its agenda.",
    ),
    "an empty agenda": (doc(agenda=[]), "The agenda [] cannot come up in play; left out, the action is asked."),
    "an unknown step": (steps({"step": "dance"}), "The agenda [dance] cannot come up in play"),
    "steps in a wrong order": (steps({"step": "take", "card": "aristotle"}, CLEANUP), "cannot come up in play"),
    "a cleanup alone": (steps(CLEANUP), "The agenda ends with 'cleanup', which is no decision."),
    "a take without a card": (steps(CLEANUP, {"step": "take"}), "The agenda's step 'take' has card, step, not step."),
    "a take for an unknown card": (
        steps(CLEANUP, {"step": "take", "card": "x"}),
        "The agenda’s step ‘take’: There is no card ‘x’: give one of 67, such as ",
    ),
    "a take for a card that gains none": (
        steps(CLEANUP, {"step": "take", "card": "temple"}),
        "'temple' gains nothing from the market (FOH-E2).",
    ),
    "a take with nothing to take": (
        steps(CLEANUP, {"step": "take", "card": "aristotle"}),
        "The decision that is asked has no legal move.",
    ),
    "an action with a card": (
        steps({"step": "action", "card": "temple"}),
        "The agenda's step 'action' has step, not card, step.",
    ),
    "a target without seats": (
        steps(CLEANUP, {"step": "target", "card": "knights"}),
        "The agenda's step 'target' has card, step, targets, not card, step.",
    ),
    "a target with nothing to lose": (
        steps(CLEANUP, {"step": "target", "card": "tank", "targets": [1, 2]}),
        "'tank' cannot be hitting seats [1, 2] in this position (FOH-W2).",
    ),
    "an attack on oneself": (
        steps(CLEANUP, {"step": "target", "card": "swordsmen", "targets": [0, 1]}),
        "'swordsmen' cannot be hitting seats [0, 1] in this position (FOH-W2).",
    ),
    "an attack with no attack": (
        steps(CLEANUP, {"step": "target", "card": "temple", "targets": [1]}),
        "'temple' cannot be hitting seats [1] in this position (FOH-W2).",
    ),
    "a target twice": (
        steps(CLEANUP, {"step": "target", "card": "knights", "targets": [1, 1]}),
        "'knights' cannot be hitting seats [1] in this position (FOH-W2).",
    ),
    "an absent target": (
        steps(CLEANUP, {"step": "target", "card": "knights", "targets": [4]}),
        "The agenda's step 'target' has 'targets': seats from 0 to 2.",
    ),
    "two who lose at once": (
        steps(
            CLEANUP,
            {"step": "discard", "card": "warriors", "seats": [1, 2]},
            nations=[{}, {"tokens": 1}, {"tokens": 1}],
        ),
        "The agenda's step 'discard' has card, step, target, not card, step.",
    ),
    "a stake on no market card": (
        steps(CLEANUP, {"step": "stake", "card": "archers"}),
        "'archers' is not on the market, so nothing can be staked on it (FOH-I2).",
    ),
    "a stake without tokens": (
        steps(CLEANUP, {"step": "stake", "card": "warriors"}, active=2),
        "Nobody is asked for more tokens without having any (FOH-I2).",
    ),
    "a bonus among three": (
        steps(CLEANUP, {"step": "bonus"}),
        "The bonus action is for two players (FOH-2P3).",
    ),
    "a Banker's choice among three": (
        steps({"step": "next"}, {"step": "bank"}),
        "The Banker is for two players (FOH-2P2).",
    ),
    "a starting card to keep among three": (
        steps({"step": "action"}, {"step": "keep", "seat": 0}),
        "A player who still chooses a starting card has two and has kept none (FOH-2P1).",
    ),
}


@pytest.mark.parametrize("name", REFUSED_OF_THREE)
def test_document_that_is_refused(name, refused):
    document, says = REFUSED_OF_THREE[name]
    assert says in refused(rr.BadPosition, game(3).restore, document)


REFUSED_OF_TWO = {
    "three hands": (two(hands=[*HANDS, {"dealt": []}], agenda=KEEP_BOTH), "Hands are for two players"),
    "one card in hand": (two(hands=[{"dealt": ["aristocracy"]}], agenda=KEEP_BOTH), "Hands are for two players"),
    "a card that is not for two": (
        two(hands=[{"dealt": ["agrarian-tribe", "aristocracy"]}], agenda=KEEP_BOTH),
        "'agrarian-tribe' is no starting card for two players (FOH-2P1).",
    ),
    "a kept card that was not dealt": (
        two(hands=[HANDS[0], {**HANDS[1], "kept": "aristocracy"}], agenda=KEEP_BOTH),
        "'aristocracy' was not dealt, so it cannot be kept (FOH-2P1).",
    ),
    "hands in the middle of the game": (two(hands=HANDS), "Starting cards are in hand exactly while"),
    "one hand only": (two(hands=HANDS[:1], agenda=KEEP_BOTH), "has two and has kept none (FOH-2P1)."),
    "one who has kept already": (
        two(hands=[{**HANDS[0], "kept": "aristocracy"}, HANDS[1]], agenda=KEEP_BOTH),
        "A player who still chooses a starting card has two and has kept none (FOH-2P1).",
    ),
    "an endless agenda": (
        two(hands=HANDS, agenda=[{"step": "action"}, *[{"step": "keep", "seat": 0}] * 500]),
        "The agenda has 501 steps; there is room for",
    ),
    "nobody who keeps": (
        two(hands=HANDS, agenda=[{"step": "action"}, {"step": "keep"}]),
        "The agenda's step 'keep' has seat, step, not step.",
    ),
    "a Banker who holds a card": (
        two(agenda=[{"step": "next"}, {"step": "bank"}]),
        "The Banker is given a card when he holds none (FOH-2P5).",
    ),
    "nothing for the Banker": (
        two(market=[], agenda=[{"step": "next"}, {"step": "bank"}]),
        "The decision that is asked has no legal move.",
    ),
}


@pytest.mark.parametrize("name", REFUSED_OF_TWO)
def test_document_of_two_players_that_is_refused(name, refused):
    document, says = REFUSED_OF_TWO[name]
    assert says in refused(rr.BadPosition, game(2).restore, document)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "nonsense",
        "[1, 2",
        b"\xff\xfe",
        b'{"nations": "\xff"}',
        "\ud800",
        '{"supply": ' + "9" * 5000 + "}",
        "[" * 100_000,
    ],
    ids=["empty", "cut", "word", "cut list", "bytes", "bytes in text", "surrogate", "endless number", "nested"],
)
def test_text_that_is_no_document_is_refused(text, refused):
    refused(rr.BadPosition, game(3).restore, text)


# What would be refused later is refused at once: a document that is taken can be played to the end


def _is_refused_or_plays_on(on: rr.Game, document: Any, seed: int = 0, moves: int = 400, every: int = 8) -> bool:
    """Whether a document is taken; then it comes back whole and the game goes on soundly, by random moves."""
    try:
        state = on.restore(document)
    except rr.BadPosition as trouble:
        sentence = str(trouble)
        assert sentence.endswith((".", "?")), sentence
        return False
    assert state.check() == []
    assert on.restore(state.document()).hash == state.hash
    rng = random.Random(seed)
    for number in range(moves):
        if state.over:
            break
        state.play(rr.random_move(state, rng))
        if number % every == 0 or state.over:
            assert state.check() == []
    return True


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("players", "document"),
    [
        pytest.param(
            3,
            steps(
                CLEANUP,
                {"step": "bonus"},
                {"step": "take", "card": "justinian-i"},
                market=[{"card": "barracks"}, {"card": "lighthouse"}],
            ),
            id="a bonus waiting among three",
        ),
        pytest.param(2, two(hands=HANDS, agenda=[{"step": "action"}, {"step": "keep", "seat": 0}]), id="one keeps"),
        pytest.param(
            2,
            two(hands=HANDS, agenda=[{"step": "action"}, *[{"step": "keep", "seat": 0}] * 2]),
            id="one keeps twice",
        ),
        pytest.param(3, steps(CLEANUP, {"step": "stake", "card": "barracks"}), id="a stake without a marker"),
        pytest.param(3, steps(CLEANUP, {"step": "stake", "card": "warriors"}), id="a stake on another's card"),
        pytest.param(
            3,
            steps(
                CLEANUP,
                {"step": "strike", "card": "tank", "targets": [1]},
                {"step": "discard", "card": "manhattan-project", "target": 1},
                nations=[{}, {"wonders": ["pyramids"]}, {}],
                deck=["satellites", "internet", "future"],
            ),
            id="a seat struck twice",
        ),
        pytest.param(
            2,
            two(deck=[], agenda=[{"step": "next"}, {"step": "bank"}], market=[{"card": "barracks"}]),
            id="a Banker without tokens",
        ),
        pytest.param(2, two(deck=["temple"], market=[{"card": "barracks"}]), id="two players without The Future"),
        pytest.param(2, two(deck=[]), id="two players without a deck"),
        pytest.param(2, two(hands=HANDS, over=True), id="hands when the game is over"),
    ],
)
def test_document_that_could_not_be_played_on_is_refused(players, document):
    for seed in range(3):
        _is_refused_or_plays_on(game(players), document, seed, moves=60, every=1)


# Fuzz


def _positions() -> dict[int, list[Any]]:
    """Documents of random games, those inside an effect first, by the number of players."""
    found: dict[int, list[Any]] = {}
    for players in (2, 3, 4, 5):
        common, special = [], []
        for seed in range(3):
            state = game(players).new(seed)
            rng = random.Random(seed)
            for number in range(1000):
                inside = state.over or state.decision.kind not in ("action", "bank")
                if inside or number % 20 == 0:
                    (special if inside else common).append(plain(state))
                if state.over:
                    break
                state.play(rr.random_move(state, rng))
        found[players] = [*special[:25], *common[:15]]
    return found


POSITIONS = _positions()
BASES = st.sampled_from([2, 3, 4, 5]).flatmap(
    lambda players: st.tuples(st.just(players), st.sampled_from(POSITIONS[players]))
)
IDS = [card.id for card in game().content.cards]
ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.sampled_from([0, 1, 2, 3, 4, 5, -1, 7, 63, 64, 10**6, 10**6 + 1, 2**31, 2**63, 2**64, 10**40]),
    st.floats(),
    st.sampled_from(IDS),
    st.sampled_from(["", "banker", "p1", "action", "keep", "bonus", "take", "strike", "0" * 32, "f" * 32]),
    st.text(max_size=5),
    st.sampled_from([[], [[]], {}, [0], [1, 1], ["temple"], [None], {"card": "temple"}, {"step": "action"}]),
)


def _paths(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside a document."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key in data:
            found += _paths(data[key], (*path, key))
    elif isinstance(data, list):
        for at in range(len(data)):
            found += _paths(data[at], (*path, at))
    return found


def _inside(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


@st.composite
def spoilt(draw: st.DrawFn) -> tuple[int, Any]:
    """A document of a random game with one to three places changed, left out, doubled or swapped."""
    players, base = draw(BASES)
    data = copy.deepcopy(base)
    for _ in range(draw(st.integers(1, 3))):
        places = _paths(data)
        deck = [path for path in places if path[0] == "deck" and len(path) > 1]
        places = [path for path in places if path not in deck] + deck[:: max(1, len(deck) // 6)]
        path = draw(st.sampled_from(places))
        parent, key = _inside(data, path[:-1]), path[-1]
        how = draw(st.sampled_from(["change", "drop", "double", "swap", "swap", "nudge"]))
        if how == "change":
            parent[key] = draw(ODD)
        elif how == "drop":
            del parent[key]
        elif how == "double" and isinstance(parent, list):
            parent.insert(key, copy.deepcopy(parent[key]))
        elif how == "nudge" and isinstance(parent[key], int):
            parent[key] += draw(st.sampled_from([-1, 1, 2]))
        elif how == "swap":
            other = draw(
                st.sampled_from([place for place in places if type(_inside(data, place)) is type(parent[key])])
            )
            if other[: len(path)] != path and path[: len(other)] != other:
                theirs = _inside(data, other[:-1])
                parent[key], theirs[other[-1]] = theirs[other[-1]], parent[key]
    return players, data


@pytest.mark.no_cover
@given(spoilt(), st.integers(0, 99))
def test_spoilt_document_is_refused_or_plays_on(changed, seed):
    players, data = changed
    _is_refused_or_plays_on(game(players), data, seed)


@pytest.mark.no_cover
@given(BASES, st.sampled_from([2, 3, 4, 5]))
def test_document_of_another_table_is_refused_or_plays_on(base, players):
    made_for, data = base
    assert _is_refused_or_plays_on(game(players), data) == (made_for == players)


@given(
    st.recursive(
        ODD, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    )
)
def test_junk_is_refused(data):
    assert not _is_refused_or_plays_on(game(3), data)


@pytest.mark.no_cover
@given(BASES, st.floats(0, 1), st.binary(max_size=3))
def test_document_text_with_a_hole_is_refused_or_plays_on(base, at, put):
    players, data = base
    text = msgspec.json.encode(data)
    cut = int(at * len(text))
    _is_refused_or_plays_on(game(players), text[:cut] + put + text[cut + len(put) :], moves=20)


@pytest.mark.no_cover
@given(BASES, st.data())
def test_cards_moved_about_are_refused_or_play_on(base, data):
    """Cards change places with cards of the same type or age: most such documents are sound."""
    players, document = base
    document = copy.deepcopy(document)
    places = [path for path in _paths(document) if _inside(document, path) in IDS]
    for _ in range(data.draw(st.integers(1, 4))):
        one, other = data.draw(st.sampled_from(places)), data.draw(st.sampled_from(places))
        mine, theirs = _inside(document, one[:-1]), _inside(document, other[:-1])
        mine[one[-1]], theirs[other[-1]] = theirs[other[-1]], mine[one[-1]]
    _is_refused_or_plays_on(game(players), document)


# What check() finds: every field that is derived from others is compared with them


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("supply", -1, "A number of tokens is negative."),
        ("drawn", 99, "tokens, but 99 have left the Reserve."),
        ("ending", 1, "`ending` is set exactly when"),
        ("decision", 0, "No decision is asked, yet the game is not over."),
        ("over", 1, "A game that is over has nothing on its agenda."),
    ],
)
def test_check_finds_a_wrong_number(field, value, says):
    state = game(3).new(1)
    setattr(state.position, field, value)
    assert any(says in sentence for sentence in state.check())


@pytest.mark.parametrize("field", ["below", "covered", "top", "cards", "stripes", "given", "open_ages"])
def test_check_finds_a_derived_field_that_disagrees(field):
    state = game(3).new(1)
    state.position[field].flat[0] += 1
    assert state.check() != []


@pytest.mark.parametrize("field", ["place", "market", "tokens", "stake", "investor"])
def test_check_finds_a_field_that_cannot_be(field):
    state = game(3).new(1)
    state.position[field].flat[-1] += 3
    assert state.check() != []


@pytest.mark.clause("FOH-G2")
def test_check_finds_a_second_leader():
    state = table(nation("aristotle"))
    put(state.game.box, state.position, 0, [card.id for card in state.game.content.cards].index("confucius"))
    assert "Seat 0 has more than one Leader (FOH-G2)." in state.check()


@pytest.mark.clause("FOH-2P1")
def test_check_finds_hands_that_do_not_fit_the_decision():
    state = game(2).new(1)
    state.position.kept[state.seat] = state.position.dealt[state.seat, 0]
    assert any("has two and has kept none" in sentence for sentence in state.check())
    state = game(2).new(1)
    state.position.decision = 1
    assert any("Starting cards are in hand exactly while" in sentence for sentence in state.check())
