"""The layout of records: 32-bit words by name, zeroed, and hidden from those who may not see them."""

from __future__ import annotations

import numpy as np
import pytest

from riverrun.kernel.position.hiding import HIDDEN, hidden_words, hide, mask_for
from riverrun.kernel.position.layout import Array, Field, Fields, Layout, Sees, array, as_int32, duplicate, scalar


class Toy(Layout):
    """A position of a game for three seats."""

    score: int = scalar()
    secret: int = scalar(sees=Sees.NOBODY)
    hands: Array = array(3, 2, sees=Sees.OWNER)
    chosen: Array = array(3, sees=Sees.OWNER)
    deck: Array = array(4, sees=Sees.NOBODY)
    seeds: Array = array(2, sees=Sees.NOBODY, unsigned=True)


def filled() -> np.record:
    position = Toy.empty()[0]
    for at, name in enumerate(Toy.fields):
        position[name] = 100 + at
    position.hands[:] = [[1, 2], [3, 4], [5, 6]]
    position.chosen[:] = [7, 8, 9]
    return position


def test_fields_come_in_their_order_with_the_kernels_first():
    names = list(Toy.fields)
    assert names[: len(Layout.fields)] == list(Layout.fields)
    assert names[len(Layout.fields) :] == ["score", "secret", "hands", "chosen", "deck", "seeds"]
    assert Toy.dtype.names == tuple(names)
    assert all(isinstance(field, Field) for field in Toy.fields.values())


def test_every_field_is_made_of_32_bit_words():
    for name, field in Toy.fields.items():
        kind = Toy.dtype[name]
        assert kind.base == np.dtype("<u4" if field.unsigned else "<i4")
        assert kind.shape == field.shape
    assert Toy.dtype.itemsize == 4 * sum(int(np.prod(field.shape)) for field in Toy.fields.values())


def test_empty_records_are_zero():
    records = Toy.empty(3)
    assert len(records) == 3
    assert not as_int32(records).any()
    records[1].score = 5
    assert [record.score for record in records] == [0, 5, 0]


def test_words_are_the_same_memory():
    records = Toy.empty(2)
    plain = as_int32(records)
    assert plain.shape == (2, Toy.dtype.itemsize // 4)
    records[1].score = 77
    at = Toy.dtype.fields["score"][1] // 4
    assert plain[1, at] == 77
    plain[0, at] = -3
    assert records[0].score == -3


def test_field_may_not_have_the_name_of_a_records_method():
    with pytest.raises(AssertionError, match="copy is a method of NumPy's records"):
        type("Wrong", (Fields,), {"copy": scalar()})


def test_owned_fields_are_by_seat():
    assert Toy.fields["hands"].per_seat
    assert not Toy.fields["deck"].per_seat
    assert array(5, per_seat=True).per_seat


# Hiding


def test_owner_sees_only_the_own_row():
    seen = hide(Toy, filled(), 1)
    assert seen.hands.tolist() == [[HIDDEN, HIDDEN], [3, 4], [HIDDEN, HIDDEN]]
    assert seen.chosen.tolist() == [HIDDEN, 8, HIDDEN]


def test_spectator_sees_no_row():
    for seat in (None, 7, -1):
        seen = hide(Toy, filled(), seat)
        assert set(seen.hands.flat) == set(seen.chosen.flat) == {HIDDEN}


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_nobody_sees_what_is_nobodys(seat):
    seen = hide(Toy, filled(), seat)
    assert seen.secret == HIDDEN
    assert set(seen.deck) == {HIDDEN}
    assert set(seen.seeds) == {0}  # an unsigned word cannot be -1
    assert set(seen.rng) == {0}


def test_a_game_may_say_otherwise():
    sees = {name: field.sees for name, field in Toy.fields.items()}
    assert hide(Toy, filled(), 1, sees).tobytes() == hide(Toy, filled(), 1).tobytes()
    seen = hide(Toy, filled(), 1, {**sees, "hands": Sees.ALL, "chosen": Sees.NOBODY, "seeds": Sees.OWNER})
    assert seen.hands.tolist() == filled().hands.tolist()
    assert set(seen.chosen) == {HIDDEN}
    assert seen.seeds.tolist() == [0, filled().seeds[1]]


def test_all_see_the_rest():
    position = filled()
    seen = hide(Toy, position, 0)
    for name, field in Toy.fields.items():
        if field.sees is Sees.ALL:
            assert np.array_equal(seen[name], position[name])


def test_hiding_makes_a_copy():
    position = filled()
    before = position.tobytes()
    seen = hide(Toy, position, 0)
    seen.hands[0] = 99
    assert position.tobytes() == before


def test_two_positions_that_differ_in_hidden_words_look_the_same():
    one, other = filled(), filled()
    other.secret = 1
    other.deck[2] = 4
    other.rng[0] = 12
    other.hands[2] = [9, 9]
    other.chosen[0] = 1
    assert hide(Toy, one, 1).tobytes() == hide(Toy, other, 1).tobytes()
    assert hide(Toy, one, 2).tobytes() != hide(Toy, other, 2).tobytes()


def test_duplicate_is_the_same_in_other_memory():
    one = filled()
    other = duplicate(one)
    assert type(other) is np.record
    assert other.tobytes() == one.tobytes()
    before = one.tobytes()
    for name in Toy.fields:
        other[name] = 7
    assert one.tobytes() == before


def test_record_from_its_bytes():
    one = filled()
    other = Toy.from_bytes(one.tobytes())
    assert type(other) is np.record
    assert other.tobytes() == one.tobytes()
    other.depth = 5
    assert (other.depth, one.depth) != (5, 5)


# Words that come to light


class Tiles(Layout):
    """A position of tiles that lie face down until a bit says otherwise, and of hands of which pairs are laid open."""

    tiles: Array = array(40, sees=Sees.NOBODY, shown="revealed")
    revealed: Array = array(1, 2, unsigned=True)
    hands: Array = array(3, 4, sees=Sees.OWNER, shown="laid", each=2)
    laid: int = scalar()
    secret: int = scalar(sees=Sees.NOBODY, shown="told")
    told: int = scalar()


def tiles() -> np.record:
    position = Tiles.empty()[0]
    position.tiles[:] = range(100, 140)
    position.hands[:] = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]
    position.secret = 5
    return position


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_what_has_come_to_light_is_seen_by_all(seat):
    position = tiles()
    assert set(hide(Tiles, position, seat).tiles) == {HIDDEN}
    assert hide(Tiles, position, seat).secret == HIDDEN
    position.revealed[0] = 1 << 31 | 1, 1 << 7
    position.told = 1
    seen = hide(Tiles, position, seat)
    assert {at for at in range(40) if seen.tiles[at] != HIDDEN} == {0, 31, 39}
    assert [seen.tiles[at] for at in (0, 31, 39)] == [100, 131, 139]
    assert seen.secret == 5


def test_a_bit_may_stand_for_several_words():
    position = tiles()
    position.laid = 0b100001
    assert hide(Tiles, position, None).hands.tolist() == [[1, 2, -1, -1], [-1] * 4, [-1, -1, 11, 12]]
    assert hide(Tiles, position, 1).hands.tolist() == [[1, 2, -1, -1], [5, 6, 7, 8], [-1, -1, 11, 12]]


def test_hidden_words_are_those_that_hiding_changes():
    position = tiles()
    position.revealed[0] = 0xF0F0, 0
    position.laid = 0b000110
    for seat in (None, 0, 2):
        words = np.frombuffer(position.tobytes(), np.int32)
        seen = np.frombuffer(hide(Tiles, position, seat).tobytes(), np.int32)
        places = hidden_words(position, mask_for(Tiles, seat))
        assert set(np.flatnonzero(words != seen)) <= set(places)
        rng = set(range(4))  # an unsigned word is hidden by 0, which it may be anyway
        assert set(places) - rng == set(np.flatnonzero(words != seen)) - rng


@pytest.mark.parametrize(
    "fields",
    [
        {"tiles": array(40, sees=Sees.NOBODY, shown="revealed")},
        {"tiles": array(40, sees=Sees.NOBODY, shown="revealed"), "revealed": scalar()},
        {"tiles": array(40, sees=Sees.NOBODY, shown="revealed"), "revealed": array(2, sees=Sees.NOBODY)},
    ],
)
def test_what_shows_a_field_is_open_and_large_enough(fields):
    with pytest.raises(AssertionError, match="tiles is shown by revealed, which is no open field with a bit for every"):
        type("Wrong", (Layout,), fields)
