"""Chance: xoshiro128** as published, fair numbers, shuffles that lose nothing, the same deal in every process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from riverrun.kernel.chance import (
    MASK,
    below,
    deal_alike,
    deal_among,
    next_word,
    scramble,
    seed_part,
    seed_words,
    shuffle,
    split_seed,
)
from riverrun.kernel.jit import entry, switch
from riverrun.kernel.jit.switch import running

WORD = st.integers(0, MASK)
STATES = st.tuples(WORD, WORD, WORD, WORD).filter(any)


class Xoshiro:
    """The published generator (Blackman and Vigna), written once more from its description."""

    def __init__(self, *words: int) -> None:
        self.s = list(words)

    @staticmethod
    def rotl(x: int, k: int) -> int:
        return (x << k | x >> 32 - k) % 2**32

    def next(self) -> int:
        s = self.s
        result = self.rotl(s[1] * 5 % 2**32, 7) * 9 % 2**32
        t = s[1] << 9
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] = (s[2] ^ t) % 2**32
        s[3] = self.rotl(s[3], 11)
        return result


def generator(*words: int) -> np.ndarray:
    return np.array(words, np.uint32)


def seeded(seed: int) -> np.ndarray:
    rng = np.zeros(4, np.uint32)
    seed_words(rng, *split_seed(seed))
    return rng


# The generator


@given(STATES)
def test_words_are_those_of_the_published_algorithm(words):
    rng, reference = generator(*words), Xoshiro(*words)
    for _ in range(20):
        assert next_word(rng) == reference.next()
        assert rng.tolist() == reference.s


def test_first_words_from_a_simple_state():
    rng = generator(1, 2, 3, 4)
    assert [next_word(rng) for _ in range(4)] == [11520, 0, 5927040, 70819200]


def test_ten_thousand_words_stay_with_the_published_algorithm():
    rng, reference = seeded(7), Xoshiro(*seeded(7).tolist())
    assert [next_word(rng) for _ in range(10_000)] == [reference.next() for _ in range(10_000)]


def test_bits_are_even():
    rng = seeded(3)
    words = [next_word(rng) for _ in range(4000)]
    for bit in range(32):
        assert 1800 < sum(word >> bit & 1 for word in words) < 2200


# Seeds


@given(WORD)
def test_scrambling_is_murmurs_finaliser(x):
    h = x
    h ^= h >> 16
    h = h * 0x85EBCA6B % 2**32
    h ^= h >> 13
    h = h * 0xC2B2AE35 % 2**32
    h ^= h >> 16
    assert scramble(x) == h


@given(st.integers(0, 2**128 - 1))
def test_seed_is_split_without_loss(seed):
    words = split_seed(seed)
    assert all(0 <= word <= MASK for word in words)
    assert sum(word << 32 * i for i, word in enumerate(words)) == seed


@given(st.integers(0, 2**128 - 1), st.integers(0, 127))
def test_every_bit_of_the_seed_matters(seed, bit):
    assert seeded(seed).tolist() != seeded(seed ^ 1 << bit).tolist()


def test_seeds_give_different_generators():
    assert len({tuple(seeded(seed).tolist()) for seed in range(2000)}) == 2000


def test_generator_is_never_all_zero():
    assert all(seeded(seed).any() for seed in range(500))


# Numbers below n


@given(STATES, st.integers(1, 2**31 - 1))
def test_numbers_are_below_their_bound(words, n):
    rng = generator(*words)
    for _ in range(10):
        assert 0 <= below(rng, n) < n


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 10])
def test_small_numbers_are_equally_likely(n):
    rng = seeded(n)
    counts = Counter(below(rng, n) for _ in range(2000 * n))
    assert set(counts) == set(range(n))
    # Each count is binomial: 2000 with a deviation of at most 45; five deviations are never seen by chance.
    assert all(abs(count - 2000) < 225 for count in counts.values())


def test_numbers_are_drawn_by_lemires_method_with_rejection():
    n = 3_000_000_000  # so large that a third of all words is rejected
    for seed in range(50):
        rng, reference = seeded(seed), Xoshiro(*seeded(seed).tolist())
        product = reference.next() * n
        while product % 2**32 < 2**32 % n:
            product = reference.next() * n
        assert below(rng, n) == product >> 32
        assert rng.tolist() == reference.s


def test_certain_number_still_uses_up_one_word():
    rng, other = seeded(1), seeded(1)
    assert below(rng, 1) == 0
    next_word(other)
    assert rng.tolist() == other.tolist()


# Shuffles


@given(STATES, st.lists(st.integers(-5, 5), max_size=30), st.integers(0, 30), st.integers(0, 30))
def test_shuffle_is_a_permutation_of_its_part(words, items, start, stop):
    start, stop = min(start, len(items)), min(stop, len(items))
    before = list(items)
    shuffle(generator(*words), items, start, stop)
    assert sorted(items[start:stop]) == sorted(before[start:stop])
    assert items[:start] == before[:start]
    assert items[max(start, stop) :] == before[max(start, stop) :]


def test_shuffle_reaches_every_order_equally_often():
    rng = seeded(4)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [1, 2, 3]
        shuffle(rng, items, 0, 3)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert all(abs(count - 1000) < 150 for count in counts.values())


def test_shuffle_of_one_or_nothing_draws_no_number():
    rng = seeded(1)
    shuffle(rng, [1, 2], 1, 2)
    shuffle(rng, [], 0, 0)
    assert rng.tolist() == seeded(1).tolist()


# The same everywhere

PLAYED = """
import random
import riverrun as rr
for players in (2, 5):
    state = rr.game("flow-of-history", players=players).new(2**100 + players)
    rng = random.Random(1)
    while not state.over:
        state.play(rr.random_move(state, rng) if rng.random() < 0.5 else rr.random_move(state))
    print(state.hash, [score.points for score in state.scores()])
"""


def test_game_is_the_same_in_every_process():
    """Whatever Python's own hashing does: nothing iterates a set or uses global randomness."""
    outputs = set()
    for hashing in ("0", "1", "random"):
        environment = {**os.environ, "RIVERRUN_JIT": "0", "PYTHONHASHSEED": hashing}
        outputs.add(subprocess.check_output([sys.executable, "-c", PLAYED], env=environment, text=True))
    assert len(outputs) == 1
    assert len(outputs.pop().splitlines()) == 2


@pytest.mark.parametrize("seed", range(40))
def test_a_generator_begins_in_the_part_it_is_told(seed):
    """The first numbers of eight generators are each in an eighth of their own, so four of eight coins show heads."""
    heads = 0
    for part in range(8):
        rng = seeded(seed + (part << 96))
        seed_part(rng, part, 8)
        assert next_word(rng.copy()) >> 29 == part
        heads += below(rng, 2)
    assert heads == 4


# Dealing anew among scattered places


def places(*members: int) -> np.ndarray:
    found = np.zeros((1, 2), np.uint32)
    for n in members:
        found[0, n // 32] |= np.uint32(1 << n % 32)
    return found


def dealt(seed: int, items: list[int], among: tuple[int, ...], kinds: list[int]) -> list[int]:
    copy = np.array(items)
    deal_alike(seeded(seed), copy, places(*among), 0, np.array(kinds))
    return copy.tolist()


ITEMS = [4, 1, 3, 0, 2, 5, 7, 6]
KINDS = [0, 1, 0, 1, 0, 1, 0, 1]  # the kind of each item: whether its number is odd
AMONG = (0, 1, 3, 5, 6, 7)


@pytest.mark.parametrize("seed", range(20))
def test_items_change_places_only_with_their_kind(seed):
    after = dealt(seed, ITEMS, AMONG, KINDS)
    assert sorted(after) == sorted(ITEMS)
    assert [KINDS[item] for item in after] == [KINDS[item] for item in ITEMS]
    assert (after[2], after[4]) == (ITEMS[2], ITEMS[4])


@pytest.mark.parametrize("seed", range(20))
def test_order_before_leaves_no_trace(seed):
    """What lay where is forgotten: only which items of a kind there are, and at which places."""
    other = [6, 5, 3, 4, 2, 7, 1, 0]
    assert dealt(seed, ITEMS, AMONG, KINDS) == dealt(seed, other, AMONG, KINDS)


def test_every_scattered_order_is_equally_likely():
    counts = Counter(tuple(dealt(seed, ITEMS, AMONG, KINDS)) for seed in range(7200))
    assert len(counts) == 6 * 6
    assert all(abs(count - 200) < 75 for count in counts.values())


def test_without_kinds_all_change_places():
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(2400):
        for items in ([4, 1, 3, 0], [1, 4, 3, 0]):
            deal_among(seeded(seed), items, places(0, 1, 3), 0)
            assert items[2] == 3
            counts[tuple(items)] += 1
    assert len(counts) == 6
    assert all(count % 2 == 0 and abs(count - 800) < 200 for count in counts.values())


def test_places_far_apart_and_none_at_all():
    items = list(range(64))
    after = dealt(3, items, (0, 31, 32, 63), [0] * 64)
    assert sorted(after[at] for at in (0, 31, 32, 63)) == [0, 31, 32, 63]
    assert [item for at, item in enumerate(after) if at not in (0, 31, 32, 63)] == [
        item for item in items if item not in (0, 31, 32, 63)
    ]
    assert dealt(3, items, (), [0] * 64) == items


@entry
def deal(rng: np.ndarray, items: np.ndarray, among: np.ndarray, kinds: np.ndarray) -> None:
    deal_alike(rng, items, among, 0, kinds)
    deal_among(rng, items, among, 0)


def test_compiled_deals_are_the_same(tmp_path, monkeypatch):
    monkeypatch.setattr(switch, "CACHE", tmp_path)
    for seed in range(20):
        found = np.array(ITEMS)
        with running(True):
            deal(seeded(seed), found, places(*AMONG), np.array(KINDS))
        plain, rng = np.array(ITEMS), seeded(seed)
        deal_alike(rng, plain, places(*AMONG), 0, np.array(KINDS))
        deal_among(rng, plain, places(*AMONG), 0)
        assert found.tolist() == plain.tolist()
