"""Chance: xoshiro128** (Blackman and Vigna), four 32-bit words, the same interpreted, compiled and on a GPU."""

from __future__ import annotations

from typing import Any

from riverrun.kernel import sets
from riverrun.kernel.jit import rule

MASK = 0xFFFFFFFF


@rule
def scramble(x: int) -> int:
    """MurmurHash3's 32-bit finaliser: every bit of the input reaches every bit of the output."""
    x = x & MASK
    x = ((x ^ (x >> 16)) * 0x85EBCA6B) & MASK
    x = ((x ^ (x >> 13)) * 0xC2B2AE35) & MASK
    return x ^ (x >> 16)


@rule
def seed_words(rng: Any, w0: int, w1: int, w2: int, w3: int) -> None:
    """Fills a generator from a 128-bit seed given as four 32-bit words."""
    for i in range(4):
        h = scramble(0x9E3779B9 * (i + 1))
        h = scramble(h ^ w0)
        h = scramble((h + 0x7F4A7C15) ^ w1)
        h = scramble((h + 0x94D049BB) ^ w2)
        h = scramble((h + 0x133111EB) ^ w3)
        rng[i] = h
    if rng[0] == 0 and rng[1] == 0 and rng[2] == 0 and rng[3] == 0:
        rng[0] = 1


@rule
def next_word(rng: Any) -> int:
    """The next 32 random bits."""
    s0 = int(rng[0])
    s1 = int(rng[1])
    s2 = int(rng[2])
    s3 = int(rng[3])
    x = (s1 * 5) & MASK
    x = ((x << 7) | (x >> 25)) & MASK
    result = (x * 9) & MASK
    t = (s1 << 9) & MASK
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= t
    s3 = ((s3 << 11) | (s3 >> 21)) & MASK
    rng[0] = s0
    rng[1] = s1
    rng[2] = s2
    rng[3] = s3
    return result


@rule
def below(rng: Any, n: int) -> int:
    """A fair whole number from 0 to n-1 (Lemire's method, with rejection)."""
    many = int(n)
    product = next_word(rng) * many
    low = product & MASK
    if low < many:
        threshold = ((MASK + 1) - many) % many
        while low < threshold:
            product = next_word(rng) * many
            low = product & MASK
    return product >> 32


@rule
def seed_part(rng: Any, part: int, parts: int) -> None:
    """Changes a generator so that its next number lies in this one of so many equal parts, and so its next choice.

    Samples from all parts together are nearer to the mean than as many any: of eight coins, four show heads.
    """
    wanted = (((part << 32) // parts) + next_word(rng) // parts) & MASK
    # The next number is rotl(5 * rng[1], 7) * 9: what makes it `wanted`, by the inverses of 9 and 5 modulo 2**32.
    x = (wanted * 0x38E38E39) & MASK
    x = ((x >> 7) | (x << 25)) & MASK
    rng[1] = (x * 0xCCCCCCCD) & MASK


@rule
def shuffle(rng: Any, items: Any, start: int, stop: int) -> None:
    """Shuffles items[start:stop] in place (Fisher and Yates)."""
    for i in range(stop - 1, start, -1):
        j = start + below(rng, i - start + 1)
        kept = items[i]
        items[i] = items[j]
        items[j] = kept


def split_seed(seed: int) -> tuple[int, int, int, int]:
    """A seed of up to 128 bits as four 32-bit words, lowest first."""
    return seed & MASK, seed >> 32 & MASK, seed >> 64 & MASK, seed >> 96 & MASK


@rule
def deal_again(rng: Any, items: Any, start: int, stop: int) -> None:
    """Shuffles items[start:stop] as if their order had never been: two deals that differ in it become the same.

    What a bot thinks about a re-dealt copy can so depend on nothing but what its seat sees and the seed.
    """
    for i in range(start + 1, stop):
        kept = items[i]
        j = i
        while j > start and items[j - 1] > kept:
            items[j] = items[j - 1]
            j -= 1
        items[j] = kept
    shuffle(rng, items, start, stop)


@rule
def deal_among(rng: Any, items: Any, places: Any, row: int) -> None:
    """Deals the items at scattered places anew, as if their order had never been; others stay where they are.

    `places` and `row` name the set of places (kernel/sets.py).
    """
    count = sets.count(places, row)
    for i in range(count):
        place = sets.nth_member(places, row, i)
        least = place
        other = sets.next_member(places, row, place)
        while other >= 0:
            if items[other] < items[least]:
                least = other
            other = sets.next_member(places, row, other)
        exchange(items, place, least)
    for i in range(count - 1, 0, -1):
        exchange(items, sets.nth_member(places, row, i), sets.nth_member(places, row, below(rng, i + 1)))


@rule
def deal_alike(rng: Any, items: Any, places: Any, row: int, kinds: Any) -> None:
    """Deals as `deal_among`, but each item only among those of its kind.

    `kinds` has the kind of each item: what a seat knows of it without seeing it, such as the back of a card.
    """
    last = -1
    place = sets.next_member(places, row, -1)
    while place >= 0:
        least = place
        other = sets.next_member(places, row, place)
        while other >= 0:
            if kinds[items[other]] == kinds[items[place]] and items[other] < items[least]:
                least = other
            other = sets.next_member(places, row, other)
        exchange(items, place, least)
        last = place
        place = sets.next_member(places, row, place)
    while last >= 0:
        before = -1
        chosen = last
        fellows = 1
        other = sets.next_member(places, row, -1)
        while other < last:
            before = other
            if kinds[items[other]] == kinds[items[last]]:
                fellows += 1
                if below(rng, fellows) == 0:  # each of them, and the last itself, comes out equally often
                    chosen = other
            other = sets.next_member(places, row, other)
        exchange(items, last, chosen)
        last = before


@rule
def exchange(items: Any, one: int, other: int) -> None:
    """Lets two items change places."""
    kept = items[one]
    items[one] = items[other]
    items[other] = kept
