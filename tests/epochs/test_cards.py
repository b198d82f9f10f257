"""One test a card, ability and form: what each does, by its own numbers (spec part 4)."""

from __future__ import annotations

import pytest

from .acting import acting
from .table import asked, game, legal, play, points, seat, stock, table

EXPAND, CITY, POST, RESEARCH, WONDER, UPGRADE, SEA_ROUTE = 0, 1, 2, 3, 4, 5, 8
SEA_KIND, CITY_KIND, DEFEND_KIND = 0, 5, 6
MARKETS = {
    1: [["wheel"], ["coinage"], ["calendar"], ["writing"]],
    2: [["guilds"], ["banking"], ["compass"], ["windmill"]],
    3: [["railway"], ["telegraph"], ["cinema"], ["radio"]],
}

SUMS = {
    # what a card adds to the sums of its owner: field, index, by how much (or to what, after "=")
    "great-pyramid": [("discount", WONDER, 1)],
    "hanging-gardens": [("feed_total", None, 1)],
    "statue-of-zeus": [("waive", None, 1)],
    "colossus": [("advantages", SEA_KIND, 1)],
    "lighthouse-of-alexandria": [("discount", SEA_ROUTE, 1)],
    "great-library": [("discount", RESEARCH, 1)],
    "terracotta-army": [("combat_defend", None, 1)],
    "great-wall": [("immune", None, 2), ("advantages", DEFEND_KIND, 1)],
    "forbidden-city": [("max_cities", None, 1)],
    "chichen-itza": [("gold_weight", 2, 1)],
    "great-mosque-of-djenne": [("trade_supply", None, 2)],
    "himeji-castle": [("advantages", CITY_KIND, 1)],
    "borobudur": [("convert_cost", None, -1)],
    "brandenburg-gate": [("combat_attack", None, 2)],
    "louvre": [("immune", None, 1)],
    "panama-canal": [("trade_demand", None, 2), ("discount", SEA_ROUTE, 1)],
    "food-preservation": [("keeps", None, 1)],
    "pottery": [("trade_supply", None, 1)],
    "bronze-casting": [("discount", UPGRADE, 1)],
    "masonry": [("discount", CITY, 1)],
    "sailing": [("expand_cross", None, 1)],
    "calendar": [("feed_total", None, 1)],
    "horseback-riding": [("count_as", None, 4)],
    "compass": [("discount", SEA_ROUTE, 1)],
    "gunpowder": [("combat", None, 1)],
    "paper": [("discount", RESEARCH, 1)],
    "crop-rotation": [("feed_city", None, 1)],
    "guilds": [("keeps", None, 2)],
    "stirrup": [("combat", None, 2)],
    "fortification": [("advantages", DEFEND_KIND, 1)],
    "telegraph": [("trade_demand", None, 2)],
    "refrigeration": [("feed_city", None, 1)],
    "assembly-line": [("discount", UPGRADE, 2)],
    "aircraft": [("combat_attack", None, 2)],
    "egypt-3": [("discount", WONDER, 2)],
    "mongolia-3": [("attack_range", None, 1)],
    "greece-2": [("trade_demand", None, 1)],
    "greece-3": [("discount", RESEARCH, 1)],
    "china-1": [("feed_total", None, 2)],
    "china-3": [("debut_times", None, 1)],
    "england-1": [("discount", SEA_ROUTE, 1), ("cross", None, 1)],
    "monarchy": [("gold_ratio", None, -1)],
    "dictatorship": [("combat", None, 1)],
    "federalism": [("discount", CITY, 1)],
}
EVENTS = {
    # a card, the move, and what it brings besides: food, production, science, gold, culture, authority
    "petra": ("expand 3.3", (0, 0, 0, 1, 0, 0)),
    "machu-picchu": ("expand 4.3", (1, 0, 1, 0, 0, 0)),
    "alhambra": ("post-land 2.2b", (0, 0, 0, 0, 1, 0)),
    "parthenon": ("government monarchy", (0, 0, 0, 0, 2, 0)),
    "domestication": ("expand 2.3", (1, 0, 0, 0, 0, 0)),
    "agriculture": ("expand 2.3", (1, 0, 0, 0, 0, 0)),
    "writing": ("research left", (0, 0, 0, 0, 1, 0)),
    "wheel": ("post-land 2.2b", (0, 1, 0, 0, 0, 0)),
    "printing-press": ("invent", (0, 0, 0, 0, 1, 0)),
    "windmill": ("command", (1, 0, 0, 0, 0, 0)),
    "mechanical-clock": ("command", (0, 1, 0, 0, 0, 0)),
    "steam-engine": ("command", (0, 2, 0, 0, 0, 0)),
    "railway": ("expand 2.3", (0, 0, 0, 1, 0, 0)),
    "egypt-1": ("expand 3.3", (1, 0, 0, 0, 0, 0)),
    "greece-3": ("research left", (0, 0, 0, 0, 1, 0)),
    "china-2": ("post-land 2.2b", (0, 0, 0, 2, 0, 0)),
    "england-3": ("command", (0, 3, 0, 0, 0, 0)),
    "france-1": ("command", (1, 0, 0, 0, 0, 0)),
    "france-2": ("wonder 1", (0, 0, 0, 0, 1, 1)),
    "theocracy": ("wonder 1", (0, 0, 0, 0, 1, 0)),
}
QUIET = {
    # a card, and a move that it does not care for
    "petra": "expand 2.3",
    "machu-picchu": "expand 3.3",
    "agriculture": "expand 3.3",
    "compass": "post-land 2.2b",
}
ARRIVALS = {
    # what a card brings at once besides its printed reward or debut
    "stonehenge": (0, 0, 2, 0, 0, 0, 0),
    "notre-dame": (0, 0, 0, 0, 0, 1, 0),
    "taj-mahal": (0, 0, 0, 0, 2, 0, 0),
    "suez-canal": (0, 0, 0, 4, 0, 0, 0),
    "hollywood": (0, 0, 0, 0, 2, 0, 0),
    "large-hadron-collider": (0, 0, 0, 0, 1 + 6, 0, 0),
    "irrigation": (1, 0, 0, 0, 0, 1, 0),
    "drama": (0, 0, 0, 0, 2, 0, 0),
    "mathematics": (0, 0, 2, 0, 0, 0, 0),
    "university": (0, 0, 1, 0, 0, 0, 0),
    "eyeglasses": (0, 0, 0, 0, 0, 0, 1),
    "vaccination": (0, 0, 0, 0, 2, 0, 0),
    "chemical-fertilizer": (3, 0, 0, 0, 0, 0, 0),
    "photography": (0, 0, 0, 0, 0, 0, 1),
    "egypt-4": (0, 0, 0, 0, 0, 0, 1),
    "china-4": (0, 0, 0, -2, 3, 0, 0),
    "france-3": (0, 0, 0, -1, 1, 0, 1),
    "france-4": (0, 0, 0, 0, 0, 2, 0),
}
ASKS = {
    # what a card lets one do at once
    "hagia-sophia": {
        "government theocracy",
        "government republic",
        "government constitutional-monarchy",
        "government dictatorship",
        "government federalism",
    },
    "leaning-tower-of-pisa": {"basic main", "basic support", "unit 1"},
    "cartography": {"expand 2.3", "expand 1.2", "expand 0.3"},
    "nuclear-fission": {"wonder 1"},
    "china-4": {"government constitutional-monarchy", "government dictatorship"},
    "france-4": {"government constitutional-monarchy", "government dictatorship", "government federalism"},
}
UNIQUE = {
    "egypt-2": ("main", "royal-chariot", 3),
    "mongolia-2": ("main", "keshik", 6),
    "greece-1": ("main", "hoplite", 3),
    "england-2": ("support", "longbowman", 1 + 3 + 1),
}
POINTS = {
    # the points of an end-game card at the table `scored`
    "temple-of-artemis": 2,
    "mausoleum": 4,
    "angkor-wat": 1,
    "moai": 4,
    "eiffel-tower": 1,
    "big-ben": 3,
    "palace-of-versailles": 2,
    "neuschwanstein": 2,
    "saint-basils-cathedral": 1,
    "sydney-opera-house": 2,
    "international-space-station": 2,
    "united-nations": 2 + 2,
    "perspective": 3,
    "electric-light": 2,
    "cinema": 3,
    "radio": 2,
    "stock-exchange": 2,
    "computer": 1,
    "mongolia-4": 2,
    "greece-4": 3,
    "england-4": 4,
}
OTHERS = {
    "republic": "EP-A42, tests of effects",
    "constitutional-monarchy": "EP-Q7, tests of effects",
    "trans-siberian-railway": "EP-A48, tests of effects",
    "statue-of-liberty": "EP-Q8, tests of effects",
    "colosseum": "war_won, below",
    "coinage": "trade income, below",
    "banking": "trade income, below",
    "chiefdom": "it does nothing",
    "mongolia-1": "EP-Q2, tests of effects",
}


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


def test_nuclear_fission_is_four_cheaper():
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
        wanted = 0  # one invention alone: 1 / 2
    assert scored(fields, rest) - before == wanted


@pytest.mark.clause("EP-10.2", "EP-A47")
def test_coinage_and_banking_at_trade_income():
    def income(**fields):
        state = table(
            seat(lands="1.0", posts="0.0b 0.2a 2.2b 0.4b", **fields),
            seat(lands="3.0"),
            turn=6,
            active=1,
            epoch=2,
        )
        play(state, "end")
        return sum(event["amount"] for event in gains_of(state, "gold"))

    def gains_of(state, kind):
        return [
            event.facts
            for event in state.events()
            if event.kind == "gain" and event.facts["resource"] == kind and event.facts["seat"] == 0
        ]

    plain = income()
    assert income(inventions="coinage") == plain + 1
    assert income(inventions="banking") == plain + 2
