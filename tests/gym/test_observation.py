"""Observations: sufficient, players counted from the observer on, and blind to what a seat may not see."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import riverrun as rr
from riverrun.gym import observation_names
from riverrun.kernel.jit.switch import running
from riverrun.kernel.position.hiding import hidden_words
from riverrun.kernel.position.layout import (
    AGENDA_ROWS,
    Array,
    Layout,
    Reading,
    Sees,
    Tensor,
    array,
    duplicate,
    scalar,
)
from riverrun.kernel.position.tensor import Encoder
from riverrun.kernel.sets import ALL


def told(encoder: Encoder, position: Any, seat: int) -> dict[str, float]:
    """An observation's floats that are not 0, by their names."""
    seen = encoder.observe(position, seat)
    return {name: float(value) for name, value in zip(encoder.names, seen, strict=True) if value}


def test_names_say_what_each_float_is(any_game: rr.Game, any_encoder: Encoder) -> None:
    names = observation_names(any_game)
    assert names == any_encoder.names
    assert len(names) == len(set(names)) == any_encoder.size == len(any_encoder.bounded)


def test_values_are_finite_and_of_a_sane_size(any_encoder: Encoder, any_states: Iterator[rr.State]) -> None:
    bounded = np.array(any_encoder.bounded)
    for state in any_states:
        for seat in range(state.game.players):
            seen = any_encoder.observe(state.position, seat)
            assert seen.dtype == np.float32
            assert np.isfinite(seen).all()
            assert np.abs(seen).max() <= 20
            assert np.isin(seen[bounded], (0, 1)).all()


def test_every_float_is_in_its_range_which_is_finite(any_encoder: Encoder, any_states: Iterator[rr.State]) -> None:
    low, high = any_encoder.low, any_encoder.high
    assert np.isfinite(low).all()
    assert np.isfinite(high).all()
    bounded = np.array(any_encoder.bounded)
    assert (low[bounded] == 0).all()
    assert (high[bounded] == 1).all()
    for name, least in zip(any_encoder.names, low, strict=True):
        assert least == 0 or least == np.float32(-(2**31) / int(name.rpartition(" / ")[2]))
    for state in any_states:
        seen = any_encoder.observe(state.position, 0)
        assert (low <= seen).all()
        assert (seen <= high).all()


def test_redealing_what_a_seat_cannot_know_changes_nothing(
    any_encoder: Encoder, any_states: Iterator[rr.State]
) -> None:
    for state in any_states:
        for seat in range(state.game.players):
            seen = any_encoder.observe(state.position, seat)
            for seed in range(3):
                assert np.array_equal(seen, any_encoder.observe(state.redeal(seat, seed).position, seat))


def test_hidden_words_are_never_read(any_encoder: Encoder, any_states: Iterator[rr.State]) -> None:
    for state in any_states:
        for seat in range(state.game.players):
            hidden = hidden_words(state.position, state.game.masks[seat])
            assert len(hidden)
            words = np.frombuffer(bytearray(state.position.tobytes()), np.int32)
            words[hidden] = 3
            spoiled = any_encoder.layout.from_bytes(words.tobytes())
            assert np.array_equal(any_encoder.observe(state.position, seat), any_encoder.observe(spoiled, seat))


def test_every_declared_word_that_a_seat_sees_is_told(any_encoder: Encoder, any_states: Iterator[rr.State]) -> None:
    state = next(any_states)
    position = duplicate(state.position)
    players = any_encoder.players
    for name, field in any_encoder.layout.fields.items():
        if (state.game.sees[name] is Sees.NOBODY and not field.shown) or field.tensor.reading == Reading.SKIP:
            continue
        if field.shown:
            position[field.shown] = -1 if any_encoder.layout.fields[field.shown].kind == "<i4" else ALL
        if field.per_seat and field.shape[0] < players:
            continue
        spots = list(np.ndindex(field.shape))
        for spot in spots:
            observer = spot[0] if field.per_seat else 0
            if observer >= players:
                continue
            seen = []
            for value in (field.tensor.base, field.tensor.base + 1):
                changed = position.copy()
                if field.shape:
                    changed[name][spot] = value
                else:
                    changed[name] = value
                seen.append(any_encoder.observe(changed, observer))
            assert not np.array_equal(*seen), (name, spot)


def test_every_move_is_seen_by_who_made_it(any_game: rr.Game, any_encoder: Encoder) -> None:
    state = any_game.new(5, keep_journal=False)
    while not state.over and len(state.played) < 60:
        mover = state.seat or 0
        before = any_encoder.observe(state.position, mover)
        state.play(rr.random_move(state))
        assert not np.array_equal(before, any_encoder.observe(state.position, mover))


def turned(encoder: Encoder, position: Any, by: int) -> Any:
    """The position with every seat moved on by `by`, as the layout declares what belongs to seats."""
    players = encoder.players
    moved = position.copy()

    def move(tensor: Tensor, value: int) -> int:
        if tensor.reading == Reading.SEAT and tensor.base <= value < tensor.base + players:
            return (value - tensor.base + by) % players + tensor.base
        if tensor.reading == Reading.SEATS:
            return sum(1 << (seat + by) % players for seat in range(players) if value >> seat & 1)
        return value

    for name, field in encoder.layout.fields.items():
        if field.per_seat and field.shape[0] >= players:
            for seat in range(players):
                moved[name][(seat + by) % players] = position[name][seat]
        if field.tensor.reading in (Reading.SEAT, Reading.SEATS):
            values = np.vectorize(lambda value, tensor=field.tensor: move(tensor, int(value)))(moved[name])
            moved[name] = values
    for row in range(int(position.depth)):
        readings = encoder.layout.pending.get(int(position.agenda[row, 0]), (Tensor.SKIP, Tensor.SKIP))
        for k, tensor in enumerate(readings):
            moved.agenda[row, k + 1] = move(tensor, int(position.agenda[row, k + 1]))
    return moved


def test_every_seat_sees_players_counted_from_itself(
    any_game: rr.Game, any_encoder: Encoder, any_states: Iterator[rr.State]
) -> None:
    players = any_game.players
    for state in any_states:
        for by in range(1, players):
            other = turned(any_encoder, state.position, by)
            for seat in range(players):
                one = any_encoder.observe(state.position, seat)
                two = any_encoder.observe(other, (seat + by) % players)
                assert one[:players].argmax() == seat
                assert np.array_equal(one[players:], two[players:])


def test_interpreted_and_compiled_agree(make_game: Any) -> None:
    for players in (2, 5):
        game = make_game(players)
        encoder = Encoder(game)
        state = game.new(3)
        for _ in range(12):
            state.play(rr.random_move(state))
            for seat in range(players):
                with running(False):
                    plain = encoder.observe(state.position, seat)
                with running(True):
                    assert np.array_equal(plain, encoder.observe(state.position, seat))


# The Flow of History, read by hand


def test_a_position_read_by_hand(make_game: Any) -> None:
    game = make_game(3)
    encoder = Encoder(game)
    position = game.new(1).position.copy()
    card = int(position.market[2])
    position.seat = position.active = 2
    position.tokens[:] = 1, 5, 20, 0, 0
    position.investor[2] = 0
    position.stake[2] = 5
    position.place[card + 1] = 4 + 1
    seen = told(encoder, position, 2)
    assert seen["you are seat 2"] == seen["seat is you"] == seen["active is you"] == 1
    assert seen["decision is action"] == 1
    assert seen["tokens[you] / 20"] == 1
    assert seen["tokens[you+1] / 20"] == pytest.approx(0.05)
    assert seen["tokens[you+2] / 20"] == pytest.approx(0.25)
    assert seen[f"market[2] is {card}"] == 1
    assert seen[f"place[{card}] is 2"] == 1
    assert seen[f"place[{card + 1}] is you+2"] == 1
    assert seen["investor[2] is you+1"] == 1
    assert seen["stake[2] / 10"] == 0.5
    assert not [name for name in encoder.names if name.startswith(("deck[", "rng", "dealt", "kept"))]


def test_the_banker_is_no_seat(make_game: Any) -> None:
    game = make_game(2)
    state = game.new(1)
    for seat in (0, 1):
        banked = [name for name in told(Encoder(game), state.position, seat) if name.startswith("investor")]
        assert len(banked) == 1
        assert banked[0].endswith("is 5")


def test_only_its_owner_sees_a_dealt_hand(make_game: Any) -> None:
    game = make_game(2)
    encoder = Encoder(game)
    state = game.new(1)
    asked = state.seat
    number = int(state.position.dealt[asked, 0])
    assert f"dealt[you][0] is {number}" in told(encoder, state.position, asked)
    name = game.rulebook.faces(game)[number].id
    state.play(f"keep {name}")
    assert f"kept[you] is {number}" in told(encoder, state.position, asked)
    other = told(encoder, state.position, 1 - asked)
    assert not [name for name in other if name.startswith(("dealt", "kept")) and name.endswith(f" {number}")]


def test_pending_attacks_are_told(make_game: Any) -> None:
    game = make_game(4)
    encoder = Encoder(game)
    state = game.new(1)
    position = state.position.copy()
    step = {kind: step for step, kind in game.rulebook.decisions.items()}["target"]
    position.decision = step
    position.about = 10
    position.agenda[position.depth - 1] = step, 10, 0b1001
    seen = told(encoder, position, 1)
    assert seen["decision is target"] == seen["about is 10"] == seen["pending target"] == 1
    assert [name for name in seen if name.startswith("pending target b")] == [
        "pending target b has you+2",
        "pending target b has you+3",
    ]


# Every reading, on a layout of its own


class Sample(Layout):
    pending = {7: (Tensor.one_hot(3), Tensor.seats())}
    scaled: int = scalar(tensor=Tensor.scale(4))
    hot: Array = array(2, tensor=Tensor.one_hot(3, base=1))
    signs: int = scalar(tensor=Tensor.bits(3))
    who: Array = array(4, tensor=Tensor.seat(before=2, after=1))
    crowd: int = scalar(tensor=Tensor.seats())
    hand: Array = array(4, 2, sees=Sees.OWNER, tensor=Tensor.scale(2))
    small: Array = array(2, tensor=Tensor.scale(1), per_seat=True)
    secret: int = scalar(sees=Sees.NOBODY, tensor=Tensor.scale(1))


def sample_encoder(players: int) -> Encoder:
    book = SimpleNamespace(position=Sample, decisions={3: "ask", 5: "tell"})
    sees = {name: field.sees for name, field in Sample.fields.items()}
    game: Any = SimpleNamespace(rulebook=book, players=players, sees=sees, rules=SimpleNamespace(PLAYERS_MAX=4))
    return Encoder(game)


def test_every_reading() -> None:
    position = Sample.empty()[0]
    position.seat = 0
    position.decision = 5
    position.scaled = 3
    position.hot[:] = 3, -1
    position.signs = 0b101
    position.who[:] = 2 + 0, 1, 2 + 4, 2 + 3  # seat 0, another value before, one after, a seat that is not taken
    position.crowd = 0b011
    position.hand[:] = [[9, 9], [1, 2], [9, 9], [9, 9]]
    position.small[:] = 7
    position.secret = 7
    position.agenda[0] = 7, 1, 0b010
    position.agenda[1] = 7, 2, 0b100
    position.depth = 2
    assert told(sample_encoder(3), position, 1) == {
        "you are seat 1": 1,
        "decision is tell": 1,
        "seat is you+2": 1,
        "scaled / 4": 0.75,
        "hot[0] is 3": 1,
        "signs has bit 0": 1,
        "signs has bit 2": 1,
        "who[0] is you+2": 1,
        "who[1] is 1": 1,
        "who[2] is 6": 1,
        "crowd has you": 1,
        "crowd has you+2": 1,
        "hand[you][0] / 2": 0.5,
        "hand[you][1] / 2": 1,
        "pending 7": 1,
        "pending 7 a is 2": 1,
        "pending 7 b has you+1": 1,
    }


def test_rows_of_a_smaller_table_are_left_out_of_a_larger_one() -> None:
    assert "small[you] / 1" in sample_encoder(2).names
    assert not [name for name in sample_encoder(3).names if name.startswith("small")]


def test_a_full_agenda_is_read() -> None:
    position = Sample.empty()[0]
    position.depth = AGENDA_ROWS
    position.agenda[0] = 7, 0, 1
    assert "pending 7 b has you" in told(sample_encoder(4), position, 0)


# Words that come to light


class Table(Layout):
    tiles: Array = array(40, sees=Sees.NOBODY, tensor=Tensor.one_hot(3), shown="lit")
    lit: Array = array(1, 2, unsigned=True)
    hands: Array = array(3, 4, sees=Sees.OWNER, tensor=Tensor.scale(10), shown="laid", each=2)
    laid: int = scalar()


def observed(seat: int, lit: tuple[int, int], laid: int) -> dict[str, float]:
    book = SimpleNamespace(position=Table, decisions={3: "ask"})
    sees = {name: field.sees for name, field in Table.fields.items()}
    game: Any = SimpleNamespace(rulebook=book, players=3, sees=sees, rules=SimpleNamespace(PLAYERS_MAX=3))
    position = Table.empty()[0]
    position.decision = 3
    position.seat = 2
    position.tiles[:] = 1
    position.lit[0] = lit
    position.hands[:] = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]
    position.laid = laid
    seen = told(Encoder(game), position, seat)
    return {name: value for name, value in seen.items() if name.startswith(("tiles", "hands"))}


def test_what_came_to_light_is_read_and_the_rest_is_not() -> None:
    own = {f"hands[you][{at}] / 10": pytest.approx(value / 10) for at, value in enumerate((5, 6, 7, 8))}
    assert observed(1, (0, 0), 0) == own
    assert observed(1, (1 << 31, 0b10), 0) == own | {"tiles[31] is 1": 1, "tiles[33] is 1": 1}
    shown = {"hands[you+1][2] / 10": pytest.approx(1.1), "hands[you+1][3] / 10": pytest.approx(1.2)}
    assert observed(1, (0, 0), 0b101000) == own | shown
    laid = {"hands[you+2][0] / 10": pytest.approx(0.1), "hands[you+2][1] / 10": pytest.approx(0.2)}
    assert observed(1, (0, 0), 0b000001) == own | laid


@pytest.mark.parametrize("compiled", [False, True])
def test_light_is_the_same_compiled(compiled: bool) -> None:
    with running(compiled):
        seen = observed(0, (0xFFFFFFFF, 0xFF), 0b111111)
    assert len(seen) == 40 + 12
