"""What the effects' verbs do: icons provided, cards gained, tokens taken, Communism, scoring effects."""

from __future__ import annotations

import pytest

from .table import (
    asked,
    icons,
    legal,
    nation,
    nation_of,
    out_of_reserve,
    play,
    points,
    refused,
    removed,
    stakes,
    supply,
    table,
    tokens,
    told,
)

# Icons provided


@pytest.mark.clause("FOH-E1")
@pytest.mark.parametrize(
    ("card", "gives"),
    [
        ("barracks", {"defense": 1}),
        ("archers", {"defense": 2}),
        ("crossbowmen", {"defense": 2}),
        ("lighthouse", {"science": 1, "industry": 1}),
        ("temple", {"culture": 2}),
        ("republic", {"trade": 2}),
        ("monastery", {"culture": 1}),
        ("seaport", {"science": 1, "industry": 1, "culture": 1}),
        ("constitutional-monarchy", {"industry": 3}),
        ("mercantilism", {"trade": 3}),
        ("factory", {"attack": 3}),
        ("stock-exchange", {"science": 2, "industry": 2}),
        ("democracy", {"culture": 3}),
        ("nuclear-power-plant", {"science": 4}),
    ],
)
def test_a_permanent_provides_its_icons(card, gives):
    given = nation_of(table(nation(card)), 0).given
    assert {icon: count for icon, count in given.items() if count} == gives


@pytest.mark.clause("FOH-E1")
@pytest.mark.parametrize(
    ("cards", "icon", "count"),
    [
        ("castle", "attack", 0),
        ("castle warriors archers", "attack", 2),
        ("military-academy", "defense", 0),
        ("military-academy aristocracy republic democracy", "defense", 3),
        ("theocracy", "attack", 0),
        ("theocracy pyramids great-wall internet", "attack", 6),
    ],
)
def test_a_permanent_provides_icons_for_each_card_of_a_type(cards, icon, count):
    assert nation_of(table(nation(cards)), 0).given.get(icon, 0) == count


@pytest.mark.clause("FOH-E1", "FOH-G6")
@pytest.mark.parametrize(
    ("cards", "count"),
    [
        ("feudalism", 1),  # its own harvest icon
        ("feudalism irrigation confucius", 4),
        ("frigate", 1),  # its own trade icon
        ("frigate stock-exchange", 4),
        ("frigate mercantilism", 4),
        ("frigate seafaring-traders republic feudalism confucius", 2 + 2),  # Republic is covered
    ],
)
def test_a_permanent_provides_defense_for_each_icon_of_a_kind(cards, count):
    assert nation_of(table(nation(cards)), 0).given.get("defense", 0) == count


# Cards gained


@pytest.mark.clause("FOH-E2")
@pytest.mark.parametrize(
    ("card", "gainable"),
    [
        ("aristotle", {"philosophy"}),
        ("iron-works", {"archers"}),
        ("justinian-i", {"philosophy", "temple", "republic"}),
    ],
)
def test_an_instant_gains_only_cards_of_its_types(card, gainable):
    state = table(
        nation(), players=5, market=[f"{card} p1 1", "philosophy", "archers", "temple", "republic", "pyramids"]
    )
    play(state, f"complete {card}")
    if len(gainable) > 1:
        assert legal(state) == {f"take {other}" for other in gainable}
        assert refused(state, "take archers") == "FOH-E2"
        assert refused(state, "take pyramids") == "FOH-E2"
        play(state, "take temple")
        gainable = {"temple"}
    assert {fact["card"] for fact in told(state, "gain")} == {card, *gainable}


@pytest.mark.clause("FOH-E2")
@pytest.mark.parametrize(
    ("card", "gainable"),
    [
        ("philosophy", {"irrigation"}),
        ("confucius", {"genghis-khan"}),
        ("ramesses-ii", {"pyramids"}),
        ("bureaucracy", {"republic"}),
        ("john-lennon", {"irrigation", "genghis-khan", "pyramids", "republic", "castle", "knights"}),
    ],
)
def test_a_turn_action_gains_only_cards_of_its_types(card, gainable):
    state = table(
        nation(f"{card} warriors", tokens=3),
        players=5,
        market=["irrigation", "genghis-khan", "pyramids", "republic", "castle", "knights"],
    )
    play(state, f"activate {card.replace('_', '-')}")
    if len(gainable) > 1:
        assert legal(state) == {f"take {other}" for other in gainable}
    else:
        assert {fact["card"].replace("_", "-") for fact in told(state, "gain")} == gainable


@pytest.mark.clause("FOH-E2")
def test_an_invested_card_cannot_be_gained_by_an_effect():
    state = table(
        nation("philosophy", tokens=5),
        market=["iron-works p2 1", "irrigation p1 1", "astronomy", "aristotle", "steam-power"],
    )
    play(state, "activate philosophy")
    assert legal(state) == {"take astronomy", "take steam-power"}
    assert refused(state, "take iron-works") == "FOH-E2"
    assert refused(state, "take irrigation") == "FOH-E2"
    assert refused(state, "take computers") == "FOH-E2"


@pytest.mark.clause("FOH-E2", "FOH-A3")
def test_the_cost_comes_before_the_choice():
    state = table(nation("philosophy", tokens=3), market=["iron-works", "astronomy"])
    play(state, "activate philosophy")
    assert asked(state) == "take"
    assert (tokens(state)[0], supply(state)) == (0, 3)
    state = table(nation("ramesses-ii"), market=["pyramids", "great-wall"])
    play(state, "activate ramesses-ii")
    assert asked(state) == "take"
    assert removed(state, "ramesses-ii")
    state = table(nation("john-lennon tank"), market=["pyramids", "great-wall"])
    play(state, "activate john-lennon")
    assert asked(state) == "take"
    assert removed(state, "tank")


@pytest.mark.clause("FOH-E3")
@pytest.mark.parametrize("card", ["working-animal", "astronomy", "satellites"])
def test_the_decks_top_card_is_gained_whatever_it_is(card):
    state = table(nation("aristotle"), market=[f"{card} p1 1"], deck=["albert-einstein", "internet"])
    play(state, f"complete {card}")
    assert nation_of(state, 0).leader == "albert-einstein"
    assert removed(state, "aristotle")
    assert told(state, "draw") == [{"seat": 0, "card": "albert-einstein", "by": card}]


@pytest.mark.clause("FOH-E3", "FOH-U4", "FOH-E7")
def test_the_deck_may_give_the_future_which_ends_the_game():
    state = table(nation(), market=["satellites p1 1"], deck=["future"])
    play(state, "complete satellites")
    assert state.over
    assert told(state, "future") == [{"seat": 0, "immediately": 0}]


@pytest.mark.clause("FOH-E3", "FOH-A3")
def test_columbus_is_removed_before_the_card_is_gained():
    state = table(nation("christopher-columbus"), deck=["napoleon-bonaparte"])
    play(state, "activate christopher-columbus")
    assert told(state, "remove") == [{"seat": 0, "card": "christopher-columbus"}]
    assert told(state, "replace") == []
    assert nation_of(state, 0).leader == "napoleon-bonaparte"


# Tokens taken


@pytest.mark.clause("FOH-E4")
@pytest.mark.parametrize(
    ("card", "owned", "taken"),
    [
        ("printing-press", "nuclear-power-plant", 5),  # 4 science and its own
        ("steam-power", "constitutional-monarchy", 5),  # 3 industry and its own 2
        ("computers", "philosophy iron-works", 6),  # 2 for each of 3 Knowledge cards
        ("computers", "", 2),
    ],
)
def test_tokens_are_taken_from_the_supply_counted_after_placing(card, owned, taken):
    state = table(nation(owned, tokens=1), market=[f"{card} p2 1"], supply=20)
    before = out_of_reserve(state)
    play(state, f"snipe {card.replace('_', '-')}")
    assert told(state, "take") == [{"seat": 0, "tokens": taken, "card": card, "reserve": 0}]
    assert tokens(state)[0] == taken
    assert supply(state) == 21 - 10 - taken
    assert out_of_reserve(state) == before


@pytest.mark.clause("FOH-E4")
@pytest.mark.parametrize(
    ("card", "taken"),
    [("irrigation", 1 * (2 + 1 + 1)), ("mechanized-farming", 2 * (2 + 1 + 1))],
)
def test_tokens_are_taken_from_the_reserve_without_limit(card, taken):
    state = table(nation("agrarian-tribe confucius", tokens=1), market=[f"{card} p2 1"])
    before = out_of_reserve(state)
    play(state, f"snipe {card.replace('_', '-')}")
    assert told(state, "take") == [{"seat": 0, "tokens": taken, "card": card, "reserve": 1}]
    assert tokens(state)[0] == taken
    assert supply(state) == 1
    assert out_of_reserve(state) - before == taken


# Communism


@pytest.mark.clause("FOH-E6")
@pytest.mark.parametrize(
    ("held", "lying", "each", "left"),
    [
        ([0, 0, 0], 0, 0, 1),  # only the stake of 1
        ([5, 2, 1], 0, 3, 0),
        ([5, 2, 1], 2, 3, 2),
        ([0, 9, 4, 7], 3, 6, 0),
        ([0, 9, 4, 7, 1], 0, 4, 2),
    ],
)
def test_communism_shares_all_tokens_and_the_rest_stays(held, lying, each, left):
    state = table(*(nation(tokens=count) for count in held), players=len(held), market=["communism p1 1"], supply=lying)
    play(state, "complete communism")
    assert tokens(state) == [each] * len(held)
    assert supply(state) == left
    assert sum(held) + lying + 1 == each * len(held) + left


# Effects with rules of their own


@pytest.mark.clause("FOH-E7")
def test_khan_gandhi_and_the_future_do_what_their_own_rules_say():
    khan = table(nation("genghis-khan"), market=["warriors p1 3"])
    assert told(play(khan, "complete warriors"), "khan") == [{"seat": 0, "tokens": 2, "card": "genghis-khan"}]
    gandhi = table(nation("mahatma-gandhi"), nation(tokens=3), market=["warriors p1 3"])
    assert told(play(gandhi, "complete warriors"), "pacifist") == [{"seat": 0, "card": "warriors"}]
    assert tokens(gandhi)[1] == 3
    future = table(nation(), market=[None], deck=["future"])
    assert play(future, "harvest").over


# Scoring effects


@pytest.mark.clause("FOH-E8", "FOH-V4")
@pytest.mark.parametrize(
    ("card", "others", "gained"),
    [
        ("pyramids", "great-wall internet", 3),
        ("hanging-gardens", "temple castle", 2),
        ("great-mosque", "aristocracy republic theocracy", 3),
        ("himeji-castle", "warriors tank", 2),
        ("albert-einstein", "philosophy iron-works astronomy", 3),
        ("angkor-wat", "irrigation confucius", 4),  # its own harvest too
        ("capitalism", "frigate stock-exchange", 5),
        ("apollo-program", "nuclear-power-plant philosophy", 6),
        ("great-wall", "tank", 1),  # 2 defense
        ("great-wall", "crossbowmen himeji-castle", 2),  # 5 defense
        ("eiffel-tower", "nuclear-power-plant", 2),  # 5 industry
        ("eiffel-tower", "", 0),  # 1 industry
        ("taj-mahal", "warriors temple philosophy", 0),
        ("taj-mahal", "warriors temple philosophy aristocracy", 2),
        ("taj-mahal", "warriors tank temple castle philosophy iron-works astronomy aristocracy republic", 4),
        ("internet", "", 0),
    ],
)
def test_a_scoring_effect_gives_its_points(card, others, gained):
    state = table(nation(f"{card} {others}"))
    lines = {line.source: line.points for line in state.scores()[0].lines}
    assert lines[card] == gained


@pytest.mark.clause("FOH-E8", "FOH-V1")
def test_the_internet_gives_science_instead_of_culture():
    state = table(nation("internet"))
    # 1 culture, and 1 trade with 4 science for 2.
    assert points(state)[0] == 1 + 2
    assert icons(state, 0) == {"culture": 1, "trade": 1}
    assert stakes(state) == {}
