"""Who sees what: re-dealing what a seat cannot know changes nothing that it sees, and leaves nothing of it."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from riverrun.kernel.position.tensor import Encoder

from .table import any_table, game, playing


@any_table
@pytest.mark.clause("NEW-7")
def test_redealing_changes_nothing_that_is_seen(players, options):
    table_game = game(players, **options)
    encoder = Encoder(table_game)
    for state in playing(table_game, players):
        for seat in (None, *range(players)):
            other = state.redeal(seat, 7)
            assert state.redeal(seat, 1000).redeal(seat, 7).hash == other.hash  # nothing of what was hidden remains
            assert other.check() == []
            assert other.seen_by(seat).tobytes() == state.seen_by(seat).tobytes()
            assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(state.view(seat))
            assert other.screen(seat) == state.screen(seat)
            assert seat != state.seat or other.legal() == state.legal()
            if seat is not None:
                one, same = (encoder.observe(each.position, seat) for each in (state, other))
                assert np.array_equal(one, same)


@pytest.mark.clause("NEW-7")
def test_redealing_deals_all_that_is_hidden():
    state = game(3).new(4)
    for seat in (None, 0, 1, 2):
        assert len({tuple(state.redeal(seat, seed).document().pile) for seed in range(20)}) > 15


def test_the_screen_is_at_most_80_columns():
    for state in playing(game(4), 6):
        assert max(map(len, state.screen(0).splitlines())) <= 80
