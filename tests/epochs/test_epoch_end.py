"""The end of an epoch in seven steps, famine, what is kept; the new epoch (R10, R11, EP-A30 to A35, A83, A84)."""

from __future__ import annotations

import pytest

from riverrun.games.epochs.course.epoch_end import camps_beside, trade_level
from riverrun.games.epochs.course.feeding import feed_price

from .table import ACTION, asked, cities, game, kinds, legal, play, refused, seat, stock, table, told, why


def last(*seats, players=2, **rest):
    """The last decision of an epoch: everybody but the last seat has ended his turns."""
    count = max(players, len(seats))
    return table(*seats, players=count, **{"turn": 6, "active": count - 1, "first": 0, **rest})


def ended(*seats, **rest):
    """The first decision after the end of the epoch begins."""
    state = last(*seats, **rest)
    state.play("end")
    return state


@pytest.mark.clause("EP-10.1", "EP-A30")
@pytest.mark.parametrize(
    ("players", "epoch", "given"),
    [(2, 1, 1), (2, 2, 1), (2, 3, 1), (3, 1, 2), (3, 2, 2), (3, 3, 1), (4, 1, 3), (4, 2, 2), (4, 3, 1)],
)
def test_art_for_the_highest_culture(players, epoch, given):
    seats = [
        seat(culture=culture, lands=land)
        for culture, land in zip((1, 4, 2, 4), ("1.0", "0.1", "3.0", "3.1"), strict=True)
    ]
    tiles = game(2).restore(table().document()).document().tiles
    state = ended(*seats[:players], epoch=epoch, tiles=tiles, ranking=[1, 3, 2, 0] if players == 4 else None)
    order = {2: [1, 0], 3: [1, 2, 0], 4: [1, 3, 2, 0]}[players]
    assert [fact["seat"] for fact in told(state, "art_given")] == order[:given]
    assert [fact["rank"] for fact in told(state, "art_given")] == [*range(1, given + 1)]
    assert sum(int(art) for art in state.position.art) == given


@pytest.mark.clause("EP-A79")
def test_the_bank_of_art_runs_out_in_rank_order():
    state = ended(seat(culture=5, art=13), seat(culture=3, art=12), seat(culture=1), players=3)
    assert [fact["seat"] for fact in told(state, "art_given")] == [0]
    assert state.position.art_left == 0


@pytest.mark.clause("EP-10.2", "EP-A56")
def test_trade_income_under_the_lower_of_supply_and_demand():
    """The rulebook's example: 8 and 5 give 3 gold and 2 culture."""
    state = last(seat(), seat())
    position = state.position
    for supply, demand, gold, culture in ((8, 5, 3, 2), (5, 8, 3, 2), (0, 9, 0, 0), (1, 1, 1, 0), (40, 40, 8, 7)):
        position.trade_supply[0], position.trade_demand[0] = supply, demand
        level = trade_level(state.game.box, position, 0)
        assert (state.game.box.trade_gold[level], state.game.box.trade_culture[level]) == (gold, culture)


@pytest.mark.clause("EP-10.2", "EP-5.4")
def test_trade_income_of_a_realm():
    """Luxury 2 and horse 1 against a city's 1 and a post's 2: level 3, 2 gold and 1 culture."""
    chinese = {"civilization": "china", "abilities": [2]}
    state = ended(seat(lands="1.0 3.1", cities="1.0b", posts="2.2b", food=9, **chinese), seat(), epoch=2)
    assert told(state, "income")[0] == {"seat": 0, "level": 3, "gold": 2, "culture": 1}
    assert [fact["amount"] for fact in told(state, "gain") if fact["seat"] == 0 and fact["resource"] == "gold"][:2] == [
        2,
        2,  # Silk Road
    ]


@pytest.mark.clause("EP-10.3", "EP-A31")
@pytest.mark.parametrize(("epoch", "each", "authority", "culture"), [(1, 1, 1, 1), (2, 2, 2, 1), (3, 3, 0, 0)])
def test_every_city_is_fed_and_gives_its_reward(epoch, each, authority, culture):
    seats = seat(lands="1.0 3.1", cities="1.0b 2.0b", food=2 * each, form="monarchy", culture=9), seat()
    state = ended(*seats, epoch=epoch, payment="least_gold")
    assert told(state, "cities_fed") == [{"seat": 0, "count": 2}]
    assert cities(state) == {"1.0b", "2.0b"}
    assert stock(state)[0] == 0
    gains = [(fact["resource"], fact["amount"]) for fact in told(state, "gain") if fact["seat"] == 0]
    assert (("authority", 2 * authority) in gains) == bool(authority)
    assert (("culture", 2 * culture) in gains) == bool(culture)


@pytest.mark.clause("EP-10.3", "EP-A46")
def test_gold_feeds_and_the_payer_is_asked():
    state = ended(seat(lands="1.0", cities="1.0b", food=1, gold=1), seat())
    assert asked(state) == "payment"
    assert legal(state) == {"number 0", "number 1"}
    play(state, "number 1")
    assert cities(state) == {"1.0b"}


@pytest.mark.clause("EP-10.3", "EP-D13", "EP-A31", "EP-A84")
def test_famine_takes_cities_until_the_rest_can_be_fed():
    state = ended(
        seat(lands="0.1 3.0", cities="1.0b 2.0b 3.1a", food=1, form="monarchy", culture=5), seat(), payment="least_gold"
    )
    assert asked(state) == "famine"
    assert state.decision.seat == 0
    assert legal(state) == {"lose 1.0b", "lose 2.0b", "lose 3.1a"}
    assert refused(state, "lose 0.0a") == "EP-10.3"
    before = int(state.position.culture[0])
    play(state, "lose 2.0b")
    assert state.position.culture[0] == before - 1
    assert state.position.free_cities[0] == 1  # on the civilization board, to be built again
    assert asked(state) == "famine"
    play(state, "lose 1.0b")
    assert cities(state) == {"3.1a"}
    assert told(state, "cities_fed") == [{"seat": 0, "count": 1}]


@pytest.mark.clause("EP-10.3", "EP-D13")
def test_a_single_city_starves_unasked():
    state = ended(seat(lands="0.1", cities="1.0b", culture=3), seat())
    assert told(state, "starved") == [{"seat": 0, "site": "1.0b"}]
    assert cities(state) == set()


@pytest.mark.clause("EP-10.3")
def test_all_that_can_be_fed_must_be_fed():
    """Gold is used before a city is removed."""
    state = ended(seat(lands="1.0 3.1", cities="1.0b 2.0b", gold=2, form="monarchy"), seat())
    assert told(state, "starved") == []
    assert cities(state) == {"1.0b", "2.0b"}


@pytest.mark.clause("EP-A31")
def test_food_of_cities_with_discounts():
    state = table(
        seat(civilization="china", abilities=[1], inventions="crop-rotation"),
        seat(),
        built=[{"wonder": "hanging-gardens", "seat": 0}],
        epoch=3,
    )
    price = [feed_price(state.game.box, state.position, 0, count) for count in range(5)]
    assert price == [0, 0, 1, 3, 5]  # 2 a city, less 2 + 1 in all
    state.position.feed_city[0] = 9
    assert feed_price(state.game.box, state.position, 0, 4) == 0


@pytest.mark.clause("EP-A83")
def test_posts_of_a_famine_pay_at_once_and_feed_later_seats():
    state = ended(
        seat(lands="0.1", cities="1.0b"),
        seat(lands="3.0", cities="2.0b", posts="1.0b"),
        payment="least_gold",
    )
    assert told(state, "starved") == [{"seat": 0, "site": "1.0b"}]
    assert told(state, "cities_fed") == [{"seat": 1, "count": 1}]


@pytest.mark.clause("EP-10.4", "EP-A32", "EP-A85")
def test_gold_conversion():
    state = ended(seat(food=2, production=4, science=2, gold=1), seat(food=7, form="monarchy"))
    assert stock(state, 0) == [0, 0, 0, 3]  # 8 make 2, gold stays
    assert stock(state, 1) == [0, 0, 0, 3]  # Monarchy: 2 make 1
    assert told(state, "turned_to_gold")[0] == {"seat": 0, "count": 8, "gold": 2}


@pytest.mark.clause("EP-10.4")
def test_chichen_itza_counts_science_twice():
    state = ended(seat(science=3), seat(), built=[{"wonder": "chichen-itza", "seat": 0}], epoch=2)
    assert stock(state, 0) == [0, 0, 0, 2]


@pytest.mark.clause("EP-10.4", "EP-D14", "EP-A32")
def test_what_may_be_kept_is_asked_kind_by_kind():
    state = ended(seat(food=5, production=3, science=4, inventions="food-preservation guilds"), seat(), epoch=2, turn=6)
    assert asked(state) == "keep"
    assert state.decision.seat == 0
    assert legal(state) == {f"number {n}" for n in range(6)}
    assert refused(state, "number 6") == "EP-10.4"
    assert why(state, "number 6") == "not-so-many"
    play(state, "number 4")
    assert legal(state) == {f"number {n}" for n in range(4)}
    play(state, "number 0")
    assert stock(state, 0) == [4, 0, 0, 2]  # 1 + 3 + 4 make 2
    assert [(fact["count"], fact["resource"]) for fact in told(state, "kept")] == [(4, "food"), (0, "production")]


@pytest.mark.clause("EP-10.5", "EP-A33")
def test_pillage_counts_each_camp_once():
    """Camps on 2.1, 4.1, 3.2, 5.3 and 3.5 of the map."""
    state = last(seat(lands="3.1 3.0", cities="3.1a", posts="4.4b", gold=2), seat(lands="0.1"))
    assert camps_beside(state.game.box, state.position, 0) == 3
    assert camps_beside(state.game.box, state.position, 1) == 0
    post = last(seat(lands="0.1", posts="2.2b"), seat())
    assert camps_beside(post.game.box, post.position, 0) == 0  # posts do not count
    city = last(seat(lands="0.1", cities="3.1a"), seat())
    assert camps_beside(city.game.box, city.position, 0) == 2


@pytest.mark.clause("EP-10.5")
def test_pillage_takes_gold_as_far_as_there_is_any():
    state = ended(seat(lands="3.1 3.0", gold=2), seat(lands="0.1", gold=4), payment="least_gold")
    assert told(state, "pillaged") == [{"seat": 0, "camps": 3}]
    assert stock(state, 0)[3] == 0
    assert stock(state, 1)[3] == 4
    wall = ended(seat(lands="3.1 3.0", gold=2), seat(), built=[{"wonder": "great-wall", "seat": 0}])
    assert told(wall, "pillaged") == []


@pytest.mark.clause("EP-10.6")
def test_consumed_authority_returns():
    state = ended(seat(authority=1, consumed=4), seat())
    assert state.position.authority[0] == 5
    assert state.position.consumed[0] == 0


@pytest.mark.clause("EP-10.7", "EP-A8")
@pytest.mark.parametrize(("epoch", "lost"), [(1, 1), (2, 2), (3, 3)])
def test_warmongers_lose_culture(epoch, lost):
    state = ended(seat(culture=9, marker=True), seat(culture=9 - lost), epoch=epoch)
    assert state.position.culture[0] == 9 - lost
    assert not state.position.marker[0]
    assert [int(one) for one in state.position.ranking[:2]] == [1, 0]  # arriving last, one ranks last
    poor = ended(seat(culture=0, marker=True), seat(), epoch=epoch)
    assert poor.position.culture[0] == 0


@pytest.mark.clause("EP-A34", "EP-A35")
def test_each_step_for_all_before_the_next_in_epoch_iii_too():
    seats = (
        seat(lands="1.0 3.0", cities="1.0b", food=9, consumed=1, marker=True, culture=5),
        seat(lands="3.1", cities="3.1a", food=9, consumed=1, marker=True, culture=5),
    )
    state = ended(*seats, epoch=3, first=1, active=0, payment="least_gold")
    steps = ["art_given", "income", "cities_fed", "turned_to_gold", "pillaged", "restored", "marker_back", "game_ends"]
    found = kinds(state, *steps)
    assert found == sorted(found, key=steps.index)
    for step in ("income", "cities_fed", "turned_to_gold", "restored", "marker_back"):
        assert [fact["seat"] for fact in told(state, step)] == [1, 0], step
    assert state.over


@pytest.mark.clause("EP-A55")
def test_resources_on_units_stay_through_the_end_of_an_epoch():
    state = ended(seat(main="legionary", paid="main", lands="0.1"), seat(main="legionary", paid="main", lands="3.0"))
    assert state.position.paid[0, 0] == 1  # until his own upkeep
    assert state.position.active == 1


# The new epoch


@pytest.mark.clause("EP-11.1", "EP-11.2", "EP-11.4", "EP-11.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_new_epochs_of_a_whole_game(players, random_play):
    seen = []
    before = None
    for state in random_play(game(players).new(players + 5), 1):
        s = state.position
        if before is not None and s.epoch > before[0]:
            seen.append(int(s.epoch))
            assert s.first == (before[1] + 1) % players
            assert s.turn == 1
            columns = [*s.unit_column.tolist(), *s.wonder_column.tolist()]
            assert sum(card in before[2] for card in columns) >= 8 - 4  # cards in the columns stay
            assert [int(size) for size in s.market_size] == [1, 1, 1, 1]
            assert all(card // 15 == s.epoch for card in s.market[:, 0])
            assert not s.inventions_done.any()
            assert not s.covers_done.any()
            away = sum(int(s.away[s.epoch]) >> 2 * name & 3 for name in range(15))
            assert away == 30 - 6 * players - 4
            dealt = game(players).box.market_per_turn
            assert s.market_deck_size == 24 - dealt
            late = [card for card in s.market_deck[:10].tolist() if s.epoch == 2]
            assert all(game(players).box.card_epoch[card] == 3 for card in late)
            on_top = s.market_deck[10 : int(s.market_deck_size)].tolist() if s.epoch == 2 else []
            assert all(game(players).box.card_epoch[card] == 2 for card in on_top)
            assert s.deck_size == (30 - 1 if s.epoch == 1 else 0)
        columns = {*s.unit_column.tolist(), *s.wonder_column.tolist()}
        before = int(s.epoch), int(s.first), columns
    assert seen == [1, 2]


@pytest.mark.clause("EP-11.3")
def test_fourteen_cards_of_iii_lie_on_all_of_iii_plus():
    decks = set()
    for seed in range(3):
        state = ended(seat(), seat(), epoch=2, rng=f"{seed + 77:032x}")
        s, box = state.position, state.game.box
        assert s.epoch == 2
        deck = [*s.market_deck[: int(s.market_deck_size)].tolist()]
        assert [int(box.card_epoch[card]) for card in deck] == [3] * 10 + [2] * (len(deck) - 10)
        decks.add(tuple(deck))
    assert len(decks) == 3


@pytest.mark.clause("EP-11.2")
def test_basic_units_are_those_of_the_epoch():
    rich = {"production": 30, "lands": "3.1", "culture": 9}
    for epoch, unit in ((1, "spearman"), (2, "pikeman"), (3, "national-guard")):
        state = table(seat(**rich), seat(), epoch=epoch, agenda=ACTION, actions_left=1, planned=1)
        play(state, "basic main")
        if asked(state) == "payment":
            play(state, "number 0")
        assert state.document().seats[0].main == unit
