"""The numbers of war, of an epoch's end and of scoring are content: a pack's other values are played (EP-A66)."""

from __future__ import annotations

import pytest

import riverrun as rr

from .table import play, points, seat, stock, table, told

STRONG = {"main": "tank", "paid": ["main"], "marker": True}


@pytest.fixture
def playing(tmp_path):
    """`playing(text)`: the game of two with a box.toml of its own."""

    def make(text, players=2, **options):
        (tmp_path / "pack.toml").write_text('game = "epochs"\nname = "A test"\nevidence = "invented"\n')
        (tmp_path / "box.toml").write_text(text)
        return rr.game("epochs", players, content=tmp_path, **options)

    return make


def ended(on, *seats, **rest):
    """The first decision after the end of an epoch begins."""
    state = table(*seats, on=on, **{"turn": 6, "active": len(seats) - 1, **rest})
    state.play("end")
    return state


@pytest.mark.clause("EP-A66", "EP-8.7")
def test_war_may_take_gold_instead_of_art(playing):
    on = playing(
        'war_benefits = { value = [{ at = 1, take = "honor" }, { at = 3, take = "remove_target" },'
        ' { at = 6, take = "gold" }] }'
    )
    state = table(seat(lands="3.1", **STRONG), seat(lands="3.0 5.1", art=2, gold=3), on=on)
    play(state, "attack 3.0", "no")
    assert state.position.art[0] == 0
    assert [stock(state, one)[3] for one in (0, 1)] == [1, 2]
    assert told(state, "takes_gold") == [{"seat": 0, "defender": 1}]
    poor = table(seat(lands="3.1", **STRONG), seat(lands="3.0 5.1"), on=on)
    play(poor, "attack 3.0", "no")
    assert told(poor, "takes_gold") == []


@pytest.mark.clause("EP-A66", "EP-8.7")
def test_benefits_at_other_differences(playing):
    on = playing(
        'war_benefits = { value = [{ at = 1, take = "art" }, { at = 50, take = "honor" },'
        ' { at = 60, take = "remove_target" }] }'
    )
    state = table(seat(lands="3.1", **STRONG), seat(lands="3.0 5.1", art=2), on=on)
    play(state, "attack 3.0")
    assert [int(one) for one in state.position.honor[:2]] == [5, 5]
    assert state.position.art[0] == 1
    assert state.position.land_count[1] == 2


@pytest.mark.clause("EP-A66", "EP-10.3")
def test_fed_cities_may_give_more_culture_than_authority(playing):
    on = playing(
        "feed_reward = { value = [{ culture = 1, authority = 1 }, { culture = 2, authority = 1 }, {}] }",
        payment="least_gold",
    )
    state = ended(on, seat(lands="0.1", cities="1.0b", food=2, culture=3), seat(), epoch=2)
    gains = [(fact["resource"], fact["amount"]) for fact in told(state, "gain") if fact["seat"] == 0]
    assert ("culture", 2) in gains
    assert ("authority", 1) in gains


@pytest.mark.clause("EP-A66", "EP-10.3")
def test_a_famine_may_cost_authority(playing):
    on = playing("famine_loss = { value = { authority = 1 } }")
    state = ended(on, seat(lands="0.1", cities="1.0b", authority=3, culture=3), seat())
    assert told(state, "starved") == [{"seat": 0, "site": "1.0b"}]
    assert told(state, "lose")[0] == {"seat": 0, "resource": "authority", "amount": 1}
    none = ended(on, seat(lands="0.1", cities="1.0b", authority=0), seat())
    assert told(none, "lose") == []


@pytest.mark.clause("EP-A66", "EP-10.5")
def test_barbarians_may_take_culture(playing):
    on = playing("pillage_loss = { value = { culture = 1 } }")
    state = ended(on, seat(lands="3.0 3.1", culture=9, gold=4), seat())
    assert state.position.culture[0] == 6
    assert stock(state)[3] == 4


@pytest.mark.clause("EP-A66", "EP-8.4", "EP-8.1")
def test_other_strengths(playing):
    on = playing(
        "barbarian_combat = { value = 9 }\nneutral_city_combat = { value = 2 }\ncity_land_bonus = { value = 4 }"
    )
    camp = table(seat(lands="3.1"), seat(), on=on)
    play(camp, "attack 2.1")
    assert told(camp, "camp_strength") == [{"total": 9}]
    city = table(seat(lands="2.3", **STRONG), seat(), on=on)
    play(city, "attack 2.2b")
    assert told(city, "neutral_strength") == [{"total": 2}]
    assert told(city, "total")[0]["beside"] == 4


@pytest.mark.clause("EP-A66", "EP-10.4", "EP-10.7", "EP-10.1", "EP-10.3")
def test_other_numbers_at_the_end_of_an_epoch(playing):
    on = playing(
        "gold_ratio = { value = 5 }\nwarmonger_loss = { value = [4, 5, 6] }\nfeed_cost = { value = [3, 4, 5] }\n"
        "art_award = { value = { p2 = [2, 2, 2], p3 = [2, 2, 1], p4 = [3, 2, 1] } }",
        payment="least_gold",
    )
    state = ended(on, seat(lands="0.1", cities="1.0b", food=13, culture=9, marker=True), seat())
    assert [int(one) for one in state.position.art[:2]] == [1, 1]
    assert told(state, "turned_to_gold")[0] == {"seat": 0, "count": 10, "gold": 2}
    assert told(state, "marker_back") == [{"seat": 0, "lost": 4}]


@pytest.mark.clause("EP-A66", "EP-12.1")
def test_other_points(playing):
    on = playing("vp = { value = { culture = 2, honor = 3, land = 4, city = 5, gold_per_vp = 1 } }")
    state = table(seat(culture=1, lands="0.1", cities="1.0b", gold=1), seat(), on=on)
    assert points(state) == [2 + 15 + 4 + 5 + 1, 15]


@pytest.mark.clause("EP-A66", "EP-11.3")
def test_fewer_cards_of_iii_on_top(playing):
    on = playing("epoch3_cards_on_top = { value = 5 }")
    state = ended(on, seat(), seat(), epoch=2)
    deck = state.position.market_deck[: int(state.position.market_deck_size)].tolist()
    epochs = [int(on.box.card_epoch[card]) for card in deck]
    assert epochs == [3] * 10 + [2] * (len(deck) - 10)
    assert len(deck) == 15 - 2


@pytest.mark.clause("EP-A66", "EP-1.9")
def test_all_may_begin_with_another_form_and_what_it_does(playing):
    on = playing(
        'start_government = { value = "monarchy" }\n'
        "start_board = { value = { cities = 3, cubes = 4, posts = 4, abilities = 2 } }\n"
        "personal_supply = { value = { cities = 3, cubes = 20 } }"
    )
    state = on.new(1)
    monarchy = on.lexicon.forms.index("monarchy")
    assert state.position.form[:2].tolist() == [monarchy] * 2
    assert state.position.free_cities[:2].tolist() == [3, 3]
    assert (on.box.gold_ratio, state.position.gold_ratio[:2].tolist()) == (3, [2, 2])


@pytest.mark.clause("EP-A66")
def test_the_board_shows_a_packs_numbers(playing):
    on = playing(
        "start_board = { value = { cities = 1, cubes = 4, posts = 4, abilities = 3 } }\nabilities_max = { value = 3 }\n"
        "barbarian_combat = { value = 5 }\n"
        "pillage_loss = { value = { culture = 2 } }\n"
        "supply_of = { value = { luxury = 3, minor_luxury = 1, horse = 2, iron = 1 } }\n"
        "warmonger_loss = { value = [2, 4, 7] }"
    )
    printed = on.new(1).view(0).printed
    assert (printed.inventions, printed.covers, printed.abilities, printed.camp) == (3, 3, 3, 5)
    assert printed.pillage == {"culture": 2}
    assert printed.supply == {"luxury": 3, "minor-luxury": 1, "horse": 2, "iron": 1}
    assert printed.trade > 0
    assert printed.warmonger == [2, 4, 7]
