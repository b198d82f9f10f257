"""One test a card, ability and form: what each does, by its own numbers (spec part 4)."""

from __future__ import annotations

import pytest

from .acting import acting
from .card_facts import ARRIVALS, ASKS, EVENTS, MARKETS, OTHERS, POINTS, QUIET, SUMS, UNIQUE
from .table import asked, game, legal, play, points, seat, stock, table
from .test_units import UNITS, spelled


def source(id):
    """Of which kind a card is, and its piece."""
    lexicon = game().lexicon
    for kind, ids in (
        ("wonder", lexicon.wonders),
        ("invention", lexicon.inventions),
        ("form", lexicon.forms),
        ("ability", lexicon.abilities),
    ):
        if id in ids:
            return kind, ids.index(id)
    raise AssertionError(id)


def having(id, **fields):
    """The first seat's fields and the rest of a table at which it has a card."""
    kind, number = source(id)
    rest = {"epoch": 3}
    fields = {"lands": "1.3", **fields}
    if kind == "wonder":
        rest["built"] = [{"wonder": id, "seat": 0}]
    elif kind == "invention":
        fields["inventions"] = id
    elif kind == "form":
        fields["form"] = id
    else:
        fields["civilization"] = game().lexicon.civilizations[number // 4]
        fields["abilities"] = [number % 4 + 1]
    return fields, rest


def test_every_card_is_tested():
    lexicon = game().lexicon
    every = {*lexicon.wonders, *lexicon.inventions, *lexicon.forms, *lexicon.abilities}
    tested = {*SUMS, *EVENTS, *ARRIVALS, *ASKS, *UNIQUE, *POINTS, *OTHERS}
    assert every == tested
    assert len(every) == 43 + 45 + 7 + 24
    assert {spelled(name) for name in UNITS} == set(lexicon.units)  # test_units.py
    assert len(UNITS) == 54


@pytest.mark.clause("EP-A49", "EP-5.4")
@pytest.mark.parametrize("id", SUMS)
def test_what_a_card_adds(id):
    fields, rest = having(id, cities="1.3b", main="knight")
    plain = table(
        seat(lands="1.3", cities="1.3b", main="knight", civilization=fields.get("civilization", "egypt")), epoch=3
    )
    state = table(seat(**fields), **rest)
    for field, index, more in SUMS[id]:
        before, after = plain.position[field][0], state.position[field][0]
        if index is not None:
            before, after = before[index], after[index]
        assert int(after) - int(before) == more, field


def holdings(state):
    return (*stock(state), int(state.position.culture[0]), int(state.position.authority[0]))


def after(move, fields, rest):
    base = {"food": 20, "production": 20, "science": 20, "culture": 9}
    if move == "invent":
        fields = {**fields, **base, "hand": "computer"}
        state = table(seat(**fields), step="plan", market=MARKETS[3], **rest)
        return holdings(play(state, "invent computer"))
    if move == "government monarchy":
        fields = {**fields, "form": "chiefdom"}
    state = acting(seat(**{**base, **fields}), wonders=["statue-of-zeus"], **rest)
    return holdings(play(state, move))


@pytest.mark.clause("EP-A47")
@pytest.mark.parametrize("id", EVENTS)
def test_what_a_card_does_when_something_happens(id):
    move, more = EVENTS[id]
    lands = {"expand 3.3": "2.3", "expand 4.3": "3.3"}.get(move, "1.3")
    fields, rest = having(id, lands=lands)
    plain = {"lands": lands, "civilization": fields.get("civilization", "egypt")}
    form = "chiefdom" if id != "theocracy" else "monarchy"
    without = after(move, {**plain, "form": form}, {"epoch": 3})
    found = [late - early for early, late in zip(without, after(move, fields, rest), strict=True)]
    if id == "greece-3":
        found[2] -= 1  # its discount
    assert tuple(found) == more


@pytest.mark.parametrize("id", QUIET)
def test_what_a_card_does_not_care_for(id):
    move = QUIET[id]
    lands = {"expand 3.3": "2.3"}.get(move, "1.3")
    fields, rest = having(id, lands=lands)
    assert after(move, fields, rest) == after(move, {"lands": lands}, {"epoch": 3})


def test_compass_pays_for_sea_routes():
    fields, rest = having("compass")
    without = after("post-sea 4.4b", {"lands": "1.3"}, {"epoch": 3})
    found = after("post-sea 4.4b", fields, rest)
    assert [late - early for early, late in zip(without, found, strict=True)] == [0, 1, 0, 1, 0, 0]


def arrive(id, **extra):
    """The table after a card has come, and before: with what it printed besides."""
    kind, number = source(id)
    fields = {"lands": "1.3 2.3", "cities": "1.3b", "posts": "0.4b 4.4b", "science": 20, "gold": 5, **extra}
    if kind == "wonder":
        state = acting(seat(**fields, production=20), wonders=[id, "statue-of-zeus"], units=["archer"], epoch=3)
        before = holdings(state)
        printed = game().content.wonders[number]
        settle(play(state, "wonder 1"))
        return state, before, dict(printed.reward) | {"production": -printed.cost}
    if kind == "invention":
        epoch = number // 15 + 1
        state = table(
            seat(**fields, hand=id, production=20),
            step="plan",
            epoch=epoch,
            market=MARKETS[epoch],
            wonders=["statue-of-zeus"],
        )
        before = holdings(state)
        play(state, f"invent {id}")
        return state, before, dict(game().content.inventions[number].debut)
    fields["civilization"] = game().lexicon.civilizations[number // 4]
    state = acting(seat(**fields), epoch=3)
    before = holdings(state)
    settle(play(state, f"unlock {number % 4 + 1}"))
    return state, before, {}


def settle(state):
    """Pays with as little gold as possible."""
    while asked(state) == "payment":
        play(state, min(legal(state)))


NAMES = ("food", "production", "science", "gold", "culture", "authority")


@pytest.mark.clause("EP-4.4", "EP-6.5", "EP-A43", "EP-A47")
@pytest.mark.parametrize("id", ARRIVALS)
def test_what_a_card_brings_at_once(id):
    state, before, printed = arrive(id)
    more = ARRIVALS[id]
    wanted = [
        held + more[place] + printed.get(name, 0) for place, (held, name) in enumerate(zip(before, NAMES, strict=True))
    ]
    assert list(holdings(state)) == wanted
    assert state.position.art[0] == more[6] + printed.get("art", 0)


@pytest.mark.clause("EP-D8", "EP-A41")
@pytest.mark.parametrize("id", ASKS)
def test_what_a_card_lets_one_do(id):
    extra = {"culture": 9, "form": "monarchy"} if source(id)[0] == "ability" or id == "hagia-sophia" else {}
    extra |= {"lands": "1.3", "cities": "", "posts": ""} if id == "cartography" else {}
    state, _, _ = arrive(id, **extra)
    assert asked(state) == "grant"
    assert legal(state) - {"pass"} == ASKS[id]


def test_nuclear_fission_is_three_cheaper():
    state, _, _ = arrive("nuclear-fission")
    state.position.stock[0, 1] = 0
    play(state, "wonder 1")
    assert stock(state)[1] == 0


@pytest.mark.clause("EP-A40", "EP-9.2")
@pytest.mark.parametrize("id", UNIQUE)
def test_unique_units(id):
    slot, unit, combat = UNIQUE[id]
    state, _, _ = arrive(id)
    one = state.document().seats[0]
    assert getattr(one, slot) == unit
    assert state.position.combat[0] == combat
    assert unit in one.units_had


def scored(fields, rest):
    base = {
        "lands": "1.3 2.3 3.3 5.2",
        "cities": "1.3b 2.0a",
        "posts": "0.4b 4.4b",
        "form": "constitutional-monarchy",
        "art": 3,
        "honor": 4,
        "gold": 9,
    }
    inventions = fields.pop("inventions", "")
    listed = f"{inventions} railway telegraph".split() if inventions in ("", None) else [inventions]
    rest = {"epoch": 3, **rest}
    return points(table(seat(**{**fields, **base}, inventions=listed), seat(honor=6), **rest))[0]


@pytest.mark.clause("EP-12.1", "EP-A74")
@pytest.mark.parametrize("id", POINTS)
def test_the_points_of_a_card(id):
    fields, rest = having(id)
    fields.pop("lands")
    kind, _ = source(id)
    civilization = fields.get("civilization", "egypt")
    if kind == "invention":
        fields["inventions"] = id
        before = scored({"civilization": civilization, "inventions": "pottery"}, {})
    else:
        before = scored({"civilization": civilization}, {})
    wanted = POINTS[id]
    if id == "computer":
        wanted = 0  # one invention alone: 1 / 3
    assert scored(fields, rest) - before == wanted


@pytest.mark.clause("EP-10.2", "EP-A47")
def test_silk_road_yam_relay_calendar_and_banking_at_trade_income():
    def income(posts="0.0b 0.2a 2.2b 0.4b", **fields):
        state = table(
            seat(lands="1.0", posts=posts, **fields),
            seat(lands="3.0"),
            turn=6,
            active=1,
            epoch=2,
        )
        play(state, "end")
        return [sum(event["amount"] for event in gains_of(state, kind)) for kind in ("gold", "culture", "food")]

    def gains_of(state, kind):
        return [
            event.facts
            for event in state.events()
            if event.kind == "gain" and event.facts["resource"] == kind and event.facts["seat"] == 0
        ]

    gold, culture, food = income()
    assert income(civilization="china", abilities=[2]) == [gold + 2, culture + 3 + 2, food]  # four trading posts
    assert income(civilization="mongolia", abilities=[3]) == [gold + 1, culture + 2, food + 2]
    assert income(inventions="calendar") == [gold, culture, food + 2]
    assert income(inventions="banking") == [gold + 2, culture, food]
    one = "0.0b"
    gold, culture, food = income(one)
    assert income(one, civilization="china", abilities=[2]) == [gold + 2, culture + 3, food]
