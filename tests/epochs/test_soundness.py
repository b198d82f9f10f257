"""What `sound` finds in positions that were broken by hand: every kind of trouble, and nothing else."""

from __future__ import annotations

import pytest

import riverrun as rr
from riverrun.games.epochs.checks.soundness import SAYS, Unsound
from riverrun.games.epochs.map.geometry import HEX_IDS, SITE_IDS

from .table import game, seat, table


def laid():
    """A sound table: lands, cities, posts, cards of all sorts."""
    return table(
        seat(
            lands="1.0 3.1",
            cities="1.0b",
            posts="2.2b",
            inventions="writing",
            hand="wheel masonry compass",
            support="slinger",
            culture=4,
            art=1,
        ),
        seat(lands="0.1", culture=2),
        built=[{"wonder": "colossus", "seat": 0}],
        units=["swordsman"],
        wonders=["great-wall"],
        market=[["pottery"], ["drama", "sailing"], [], []],
        market_deck=["great-pyramid", "phalanx"],
        hidden={"2.2": "t16"},
        tiles={place: tile for place, tile in table().document().tiles.items() if place != "2.2"},
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


def own(field, row, number):
    """Adds a member to a set."""

    def change(s):
        s[field][row, number // 32] |= 1 << number % 32

    return change


def both(*changes):
    def change(s):
        for one in changes:
            one(s)

    return change


HEX, SITE = HEX_IDS.index, SITE_IDS.index
BROKEN = [
    (lay("tile_at", 0, 5), "TILE_MISPLACED"),
    (lay("tile_at", 0, 99), "TILE_MISPLACED"),
    (own("tiles_open", 0, 15), "TILE_MISPLACED"),
    (own("turned", 0, 10), "TILE_MISPLACED"),
    (own("backs", 0, 0), "TILE_MISPLACED"),
    (own("terrain", 2, HEX("1.0")), "MAP_MISCOUNTED"),
    (own("natural", 2, HEX("0.1")), "MAP_MISCOUNTED"),
    (own("camps", 0, HEX("0.1")), "MAP_MISCOUNTED"),
    (lay("region", HEX("1.0"), 0), "MAP_MISCOUNTED"),
    (lay("region", HEX("1.0"), -1), "MAP_MISCOUNTED"),
    (lay("open_region", HEX("3.1"), -1), "MAP_MISCOUNTED"),
    (lay("coast", (0, 0), 0), "MAP_MISCOUNTED"),
    (own("lands", 1, HEX("0.0")), "SEA_OWNED"),
    (own("lands", 1, HEX("1.0")), "LAND_IMPOSSIBLE"),
    (own("lands", 1, HEX("2.1")), "LAND_IMPOSSIBLE"),
    (own("lands", 1, HEX("7.7")), "LAND_IMPOSSIBLE"),
    (own("lands", 1, HEX("4.5")), "LAND_IMPOSSIBLE"),
    (own("lands", 1, HEX("1.1")), "LAND_IMPOSSIBLE"),
    (own("cities", 1, SITE("6.6b")), "CITY_IMPOSSIBLE"),
    (own("cities", 1, SITE("1.0b")), "CITY_IMPOSSIBLE"),
    (own("cities", 1, SITE("2.2b")), "CITY_IMPOSSIBLE"),
    (own("cities", 1, SITE("4.4b")), "CITY_IMPOSSIBLE"),
    (own("neutral", 0, SITE("6.6b")), "CITY_IMPOSSIBLE"),
    (own("cities", 1, SITE("1.0a")), "CITIES_TOO_NEAR"),
    (own("cities", 1, SITE("2.2a")), "CITIES_TOO_NEAR"),
    (own("posts", 0, SITE("1.0b")), "POST_IMPOSSIBLE"),
    (own("posts", 1, SITE("3.1a")), "POST_IMPOSSIBLE"),
    (both(own("posts", 1, SITE("1.0b")), lay("marker", 0, 1)), "POST_IMPOSSIBLE"),
    (both(own("posts", 1, SITE("2.2b")), own("posts", 2, SITE("2.2b"))), "POST_IMPOSSIBLE"),
    (lay("token_face", 0, 2), "TOKEN_MISPLACED"),
    (lay("token_hex", 0, 3), "TOKEN_MISPLACED"),
    (put(tokens_laid=2), "TOKEN_MISPLACED"),
    (lay("authority", 0, 23), "TOO_MANY_CUBES"),
    (lay("free_cities", 0, 3), "CITIES_MISCOUNTED"),
    (lay("max_cities", 0, 3), "CITIES_MISCOUNTED"),
    (lay("land_count", 0, 3), "PIECES_MISCOUNTED"),
    (lay("city_count", 0, 0), "PIECES_MISCOUNTED"),
    (lay("post_count", 1, 1), "PIECES_MISCOUNTED"),
    (lay("wonder_count", 1, 1), "PIECES_MISCOUNTED"),
    (lay("trade_supply", 0, 9), "TRADE_MISCOUNTED"),
    (lay("trade_demand", 0, 9), "TRADE_MISCOUNTED"),
    (lay("honor", 0, 6), "HONOR_LOST"),
    (lay("art", 0, 2), "ART_LOST"),
    (lay("ranking", 0, 1), "RANKING_WRONG"),
    (both(lay("ranking", 0, 1), lay("ranking", 1, 0)), "RANKING_WRONG"),
    (lay("culture", 1, 9), "RANKING_WRONG"),
    (lay("hand", (1, 0), 1), "INVENTION_MISPLACED"),
    (lay("deck", 0, 3), "INVENTION_MISPLACED"),
    (lay("market", (0, 0), 20), "INVENTION_MISPLACED"),
    (lay("market_size", 0, 0), "INVENTION_MISPLACED"),
    (lay("invented_count", 0, 2), "INVENTION_MISPLACED"),
    (lay("away", 0, 0), "INVENTION_MISPLACED"),
    (both(lay("hand", (0, 2), 1), lay("hand_size", (0, 2), 1)), "INVENTION_MISPLACED"),
    (lay("hand", (0, 1), 0x1555), "HAND_TOO_LARGE"),
    (lay("unit_column", 2, 40), "MARKET_CARD_MISPLACED"),
    (lay("market_deck", 0, -1), "MARKET_CARD_MISPLACED"),
    (lay("built", 0, 3), "MARKET_CARD_MISPLACED"),
    (lay("wonder_column", 1, 0), "MARKET_CARD_MISPLACED"),
    (lay("unit", (0, 1), 0), "UNIT_IMPOSSIBLE"),
    (lay("unit", (0, 0), 20), "UNIT_IMPOSSIBLE"),
    (lay("paid", (0, 0), 1), "UNIT_IMPOSSIBLE"),
    (lay("ready", 0, 0), "UNIT_IMPOSSIBLE"),
    (lay("stock", (0, 0), -1), "NEGATIVE_STOCK"),
    (lay("culture", 0, -1), "NEGATIVE_STOCK"),
    (put(depth=0), "NO_DECISION"),
    (put(decision=30), "NO_DECISION"),
    (put(seat=3), "NO_DECISION"),
    (put(over=1), "NO_DECISION"),
    (put(war_target=3), "LEFT_OVER"),
    (put(war_attack=3), "LEFT_OVER"),
    (lay("due", 0, 1), "LEFT_OVER"),
    (lay("stock", (3, 0), 1), "NOBODY_THERE"),
    (lay("authority", 2, 1), "NOBODY_THERE"),
    (put(epoch=3), "COURSE_IMPOSSIBLE"),
    (put(turn=7), "COURSE_IMPOSSIBLE"),
    (put(scroll=50), "COURSE_IMPOSSIBLE"),
    (lay("covers_done", 0, 4), "COURSE_IMPOSSIBLE"),
    (lay("marker", 0, 1), "COURSE_IMPOSSIBLE"),
    (lay("unlocked", 0, 7), "CIVILIZATION_IMPOSSIBLE"),
    (lay("civilization", 0, 1), "CIVILIZATION_IMPOSSIBLE"),
]


@pytest.mark.clause("EP-2.7", "EP-5.2", "EP-5.4", "EP-6.2", "EP-D2")
@pytest.mark.parametrize(("change", "trouble"), BROKEN)
def test_a_broken_position_is_found_out(change, trouble):
    state = laid()
    assert found(state) == Unsound.NOTHING
    change(state.position)
    assert found(state) == Unsound[trouble]
    assert state.check() == [SAYS[Unsound[trouble]]]


def test_every_trouble_is_tried_and_has_a_sentence():
    assert {trouble for _, trouble in BROKEN} == {one.name for one in Unsound} - {"NOTHING"}
    assert set(SAYS) == set(Unsound) - {Unsound.NOTHING}


def test_sums_of_cards_are_counted_anew():
    state = laid()
    state.position.discount[0, 3] += 1
    assert state.check() == ["The sums of a seat's cards are wrong: discount (EP-A49)."]


def test_an_agenda_too_long_is_found_out():
    state = laid()
    state.position.depth = 99
    assert "steps on the agenda" in state.check()[0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_game_of_random_moves_breaks_anything(players):
    state = game(players).new(players)
    count = 0
    while not state.over:
        state.play(rr.random_move(state))
        count += 1
        if count % 5 == 0:
            assert found(state) == Unsound.NOTHING
    assert state.check() == []
