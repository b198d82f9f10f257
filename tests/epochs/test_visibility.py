"""What is hidden, and that dealing it anew changes nothing that a seat can see (R14, EP-A76)."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

import riverrun as rr
from riverrun.games.epochs.redealing import cards_in, nth_board, nth_name
from riverrun.kernel.position.tensor import Encoder

NAMES = 15


def game(players: int, **options: str) -> rr.Game:
    return rr.game("epochs", players, **options)


def moments(players: int, seed: int, part: float):
    """States of a random game, here and there, the choice of civilizations always."""
    state, rng = game(players).new(seed), random.Random(seed)
    while not state.over:
        if state.position.first < 0 or rng.random() < part:
            yield state
        state.play(rr.random_move(state, rng))
    yield state


def names_in(word: int) -> Counter[int]:
    """The cards that two-bit counts hold."""
    return Counter({name: word >> 2 * name & 3 for name in range(NAMES) if word >> 2 * name & 3})


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.clause("EP-14.1", "EP-A76")
def test_redealing_changes_nothing_that_a_seat_can_see(players):
    encoder = Encoder(game(players))
    rng = random.Random(players)
    for state in moments(players, players, 0.02):
        for seat in (None, *range(players)):
            other = state.redeal(seat, rng.randrange(1 << 60))
            assert other.check() == []
            assert other.seen_by(seat).tobytes() == state.seen_by(seat).tobytes()
            assert other.view(seat) == state.view(seat)
            assert other.screen(seat) == state.screen(seat)
            if seat is not None:
                one, two = encoder.observe(state.position, seat), encoder.observe(other.position, seat)
                assert np.array_equal(one, two)
            if seat == state.seat:
                assert other.legal() == state.legal()


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.clause("EP-14.1", "EP-A76")
def test_what_looks_the_same_is_dealt_the_same(players):
    for state in moments(players, 7, 0.01):
        for seat in (None, *range(players)):
            twins = {state.redeal(seat, first).redeal(seat, 99).hash for first in range(3)}
            assert twins == {state.redeal(seat, 99).hash}


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.clause("EP-14.1", "EP-14.3")
def test_all_that_is_hidden_is_dealt_anew(players):
    state, rng = game(players).new(3), random.Random(3)
    while state.position.turn < 2:
        state.play(rr.random_move(state, rng))
    before = state.position
    deals = [state.redeal(0, seed).position for seed in range(30)]
    shut = [place for place in range(16) if not int(before.tiles_open[0, 0]) >> place & 1]
    for field in ("deck", "market_deck", "token_face", "tile_at"):
        assert len({tuple(deal[field].flat) for deal in deals}) > 5, field
    assert len({tuple(deal.hand[1]) for deal in deals}) > 5
    for deal in deals:
        assert deal.hand[0].tolist() == before.hand[0].tolist()
        assert [deal.tile_at[place] for place in range(16) if place not in shut] == [
            before.tile_at[place] for place in range(16) if place not in shut
        ]
        assert sorted(deal.tile_at) == list(range(16))
        assert sorted(deal.token_face) == sorted(before.token_face)
        assert sorted(deal.market_deck[: deal.market_deck_size]) == sorted(
            before.market_deck[: before.market_deck_size]
        )


@pytest.mark.clause("EP-2.4", "EP-A76")
def test_a_tile_changes_places_only_with_those_of_the_same_back():
    state = game(4).new(5)
    back = state.game.box.tile_back
    for seed in range(20):
        deal = state.redeal(None, seed).position
        assert [back[tile] for tile in deal.tile_at] == [back[tile] for tile in state.position.tile_at]


@pytest.mark.clause("EP-A76")
def test_inventions_are_conserved_by_epoch():
    """Hands, deck and what left the game: two copies of each name, whoever looks."""
    for state in moments(3, 11, 0.01):
        for seat in (None, 0, 1, 2):
            other = state.redeal(seat, 5)
            for epoch in (state.position.epoch, min(2, state.position.epoch + 1)):
                assert unseen(other.position, epoch) == unseen(state.position, epoch)
                sizes = [sum(names_in(int(other.position.hand[one, epoch])).values()) for one in range(3)]
                assert sizes == other.position.hand_size[:3, epoch].tolist()


def unseen(position, epoch) -> Counter[int]:
    """All cards of an epoch in hands, in the deck and out of the game."""
    found = names_in(int(position.away[epoch]))
    for seat in range(4):
        found += names_in(int(position.hand[seat, epoch]))
    for place in range(position.deck_size):
        if position.deck[place] // NAMES == epoch:
            found[int(position.deck[place]) % NAMES] += 1
    return found


@pytest.mark.clause("EP-11.3", "EP-A76")
def test_in_the_last_epoch_the_cards_of_the_deck_are_not_known_either():
    state, rng = game(3).new(2), random.Random(2)
    while state.position.epoch < 2:
        state.play(rr.random_move(state, rng))
    before, epochs = state.position, state.game.box.card_epoch
    size = before.market_deck_size
    kinds = [epochs[card] for card in before.market_deck[:size]]
    assert set(kinds) == {2, 3}
    decks = [state.redeal(0, seed).position.market_deck[:size].tolist() for seed in range(30)]
    assert all([epochs[card] for card in deck] == kinds for deck in decks)
    assert all(len(set(deck)) == size for deck in decks)
    seen = {card for card in range(97) if int(before.market_seen[0, card // 32]) >> card % 32 & 1}
    assert not any(seen & set(deck) for deck in decks)
    assert len({frozenset(deck) for deck in decks}) > 5
    plus = {card for card in range(97) if epochs[card] == 3}
    assert all(plus <= set(deck) for deck in decks)


@pytest.mark.clause("EP-1.8", "EP-A60")
def test_boards_that_are_not_shown_are_dealt_anew():
    state = game(3).new(4)
    first = state.seat
    state.play(state.legal()[0])
    mine = set(state.position.dealt[state.seat].tolist())
    picks = set()
    for seed in range(40):
        deal = state.redeal(state.seat, seed).position
        assert set(deal.dealt[state.seat].tolist()) == mine
        assert sorted(deal.dealt[:3].flat) == list(range(6))
        assert deal.picked[first] in deal.dealt[first]
        picks.add(int(deal.picked[first]))
    assert picks == set(range(6)) - mine


@pytest.mark.clause("EP-14.1")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_what_nobody_sees_is_not_in_what_a_seat_is_shown(seat):
    state, rng = game(2).new(6), random.Random(6)
    while state.position.turn < 3:
        state.play(rr.random_move(state, rng))
    seen = state.seen_by(seat)
    assert set(seen.deck) == set(seen.market_deck) == set(seen.away) == {-1}
    shut = [place for place in range(16) if not int(seen.tiles_open[0, 0]) >> place & 1]
    assert {int(seen.tile_at[place]) for place in shut} == {-1}
    assert all(seen.tile_at[place] >= 0 for place in range(16) if place not in shut)
    hidden = [token for token in range(9) if not int(seen.tokens_open[0, 0]) >> token & 1]
    assert {int(seen.token_face[token]) for token in hidden} == {-1}
    for other in range(2):
        assert (set(seen.hand[other]) == {-1}) == (other != seat)


def test_names_and_boards_are_found_by_their_number():
    pool = 2 | 1 << 2 | 1 << 28
    assert cards_in(pool) == 4
    assert [nth_name(pool, n) for n in range(5)] == [0, 0, 1, 14, -1]
    assert [nth_board(0b101001, n) for n in range(4)] == [0, 3, 5, -1]
