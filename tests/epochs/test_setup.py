"""Setup: map, markets, hands, players, the secret choice of civilizations, the first player (R1, EP-A60, A81, A82)."""

from __future__ import annotations

import pytest

import riverrun as rr
from riverrun.games.epochs.position import Position
from riverrun.kernel.position.layout import Sees

from .table import game, told

any_players = pytest.mark.parametrize("players", [2, 3, 4])


def fresh(players, seed=1):
    return game(players).new(seed)


def chosen(players, seed=1):
    """A game after the choice of civilizations."""
    state = fresh(players, seed)
    while state.decision.kind == "civilization":
        state.play(state.legal()[0])
    return state


@pytest.mark.clause("EP-1.1", "EP-1.7")
@pytest.mark.parametrize(("players", "tiles", "open_tiles"), [(2, 9, 1), (3, 12, 2), (4, 16, 4)])
def test_the_map(players, tiles, open_tiles):
    for seed in range(5):
        position = fresh(players, seed).position
        assert sorted(position.tile_at.tolist()) == list(range(16))
        assert bin(game(players).box.places).count("1") == tiles
        middle = [place for place in game(players).box.middle.tolist() if place >= 0]
        assert len(middle) == open_tiles
        assert position.tiles_open[0, 0] == sum(1 << place for place in middle) or players == 4


@pytest.mark.clause("EP-1.4", "EP-1.5", "EP-1.6", "EP-14.1")
@any_players
def test_cards(players):
    state = fresh(players)
    position = state.position
    on_offer = [*position.unit_column.tolist(), *position.wonder_column.tolist()]
    dealt = 4 if players < 4 else None  # with four players the first turn has begun
    if dealt:
        assert sum(card >= 0 for card in on_offer) == 4
        assert position.market_deck_size == 24
        assert position.deck_size == 30
    assert position.hand_size[:players, 0].tolist() == [6] * players
    assert position.market_size.tolist() == [1] * 4


@pytest.mark.clause("EP-1.2", "EP-1.3", "EP-1.9", "EP-5.2", "EP-5.4")
@any_players
def test_what_players_begin_with(players):
    state = fresh(players)
    for one in state.document().seats:
        assert (one.main, one.support, one.form) == ("axeman", None, "chiefdom")
        assert (one.food, one.production, one.science, one.gold) == (1, 1, 1, 0)
        assert (one.honor, one.culture, one.authority, one.free_cities) == (5, 0, 4, 1)
    position = state.position
    assert position.scroll == 0
    assert position.trade_supply[:players].tolist() == [0] * players
    assert position.trade_demand[:players].tolist() == [0] * players
    assert position.combat[:players].tolist() == [1] * players


@pytest.mark.clause("EP-1.8", "EP-A60", "EP-D2", "EP-14.1")
@pytest.mark.parametrize("players", [2, 3])
def test_civilizations_are_picked_in_secret_and_shown_at_once(players):
    state = fresh(players)
    for seat in range(players):
        assert (state.decision.kind, state.seat) == ("civilization", seat)
        mine = state.document().seats[seat].dealt
        assert state.legal_texts() == sorted((f"civ {one}" for one in mine), key=state.game.move) or len(mine) == 2
        other = next(id for id in state.game.lexicon.civilizations if id not in mine)
        assert state.explain(f"civ {other}").clause == "EP-1.8"
        assert not state.explain(f"civ {other}").legal
        state.play(f"civ {mine[0]}")
        if seat < players - 1:
            assert state.position.civilization.tolist() == [-1] * 4
    assert all(state.position.civilization[seat] >= 0 for seat in range(players))
    assert len(told(state, "shown")) == players
    assert all(event.to == event.seat for event in state.all_events() if event.kind == "picked")


@pytest.mark.clause("EP-1.8")
def test_four_players_are_dealt_one_board():
    state = fresh(4)
    assert state.decision.kind != "civilization"
    assert len(set(state.position.civilization.tolist())) == 4


@pytest.mark.clause("EP-1.10", "EP-A8", "EP-A82", "EP-5.3")
@any_players
def test_the_first_player_is_drawn_after_the_picks(players):
    firsts = set()
    for seed in range(12):
        state = chosen(players, seed)
        first = int(state.position.first)
        firsts.add(first)
        assert state.position.active == first
        wanted = [(first + place) % players for place in range(players)]
        assert state.position.ranking[:players].tolist() == wanted
    assert len(firsts) > 1


@pytest.mark.clause("EP-A82")
def test_nobody_has_a_rank_before():
    assert fresh(2).position.ranking.tolist() == [-1] * 4


@pytest.mark.clause("EP-A81", "EP-14.3")
@any_players
def test_a_seed_is_one_game(players):
    assert fresh(players, 7).hash == fresh(players, 7).hash
    assert fresh(players, 7).hash != fresh(players, 8).hash


@pytest.mark.clause("EP-A86")
def test_there_is_no_solo_game():
    with pytest.raises(rr.BadOption):
        rr.game("epochs", 1)


@pytest.mark.clause("EP-14.2")
def test_what_lies_open():
    """All but hands, decks, face-down tiles and tokens, and the boards before all have picked."""
    state = chosen(3)
    for field in ("stock", "authority", "consumed", "art", "honor", "culture", "unit", "invented", "market", "posts"):
        assert Position.fields[field].sees == Sees.ALL
    assert state.view(0) is not None
