"""The puzzle of the day: the same for everyone, of every game in turn, and never another one once it was published."""

from __future__ import annotations

import datetime
from itertools import pairwise

import msgspec
import pytest

from riverrun.kernel.errors import BadOption
from riverrun.puzzles.daily import REST, Calendar, calendar, published, shipped
from riverrun.puzzles.puzzle import Puzzle, PuzzleSet

DAY = datetime.date(2026, 11, 16)
SETS = shipped()
EVERY = {puzzle.id: (id, puzzle) for id, one in SETS.items() for puzzle in one.puzzles}


def days(count: int, first: datetime.date = DAY) -> list[datetime.date]:
    return [first + datetime.timedelta(number) for number in range(count)]


def ids(calendar: Calendar, wanted: list[datetime.date]) -> list[str]:
    return [calendar.of(day).puzzle.id for day in wanted]


def changed(id: str, **changes: object) -> dict[str, PuzzleSet]:
    """The sets with one puzzle changed."""
    game = EVERY[id][0]
    puzzles = [msgspec.structs.replace(one, **changes) if one.id == id else one for one in SETS[game].puzzles]
    return {**SETS, game: PuzzleSet(game=game, puzzles=puzzles)}


def with_more(**changes: object) -> dict[str, PuzzleSet]:
    """The sets with one more puzzle of the first game."""
    game, puzzle = next(iter(EVERY.values()))
    more = msgspec.structs.replace(puzzle, id="f" * 12, **changes)
    return {**SETS, game: PuzzleSet(game=game, puzzles=[more, *SETS[game].puzzles])}


def test_a_day_has_the_same_puzzle_whoever_asks_and_in_whatever_order() -> None:
    wanted = days(40)
    assert ids(Calendar(SETS, published()), wanted) == ids(calendar(), wanted)
    assert ids(Calendar(dict(reversed(SETS.items())), published()), wanted[::-1]) == ids(calendar(), wanted[::-1])


def test_days_that_were_published_keep_their_puzzle() -> None:
    fixed = published()
    assert list(fixed) == days(28, datetime.date(2026, 10, 20))
    assert set(fixed.values()) <= set(EVERY)
    assert ids(calendar(), list(fixed)) == list(fixed.values())
    sets = with_more(since=datetime.date(2026, 10, 1))  # one that is dated back
    assert ids(Calendar(sets, fixed), list(fixed)) == list(fixed.values())


def test_puzzles_that_are_added_later_leave_earlier_days_as_they_were() -> None:
    later = DAY + datetime.timedelta(100)
    more = Calendar(with_more(since=later), published())
    assert ids(more, days(100)) == ids(calendar(), days(100))
    assert "f" * 12 in ids(more, days(5, later))


def test_a_puzzle_that_is_retired_keeps_the_days_it_had() -> None:
    wanted = days(200)
    puzzle = calendar().of(wanted[20]).puzzle
    now = Calendar(changed(puzzle.id, until=wanted[100]), published())
    assert ids(now, wanted[:100]) == ids(calendar(), wanted[:100])
    assert puzzle.id not in ids(now, wanted[100:])


def test_games_take_turns_and_none_of_their_puzzles_comes_again_soon() -> None:
    wanted = days(len(EVERY) * 3, DAY + datetime.timedelta(1))
    games = [calendar().of(day).game for day in wanted]
    assert all(one != next for one, next in pairwise(games))
    assert all(set(games[at : at + 10]) == set(SETS) for at in range(REST, len(games) - 10))
    found = ids(calendar(), wanted)
    used = {id for id, (_, puzzle) in EVERY.items() if puzzle.until is None}
    assert used <= set(found) <= set(EVERY)  # one that was retired may have had its day before
    assert all(id not in found[at + 1 : at + 12] for at, id in enumerate(found))


def test_new_puzzles_come_before_known_ones_and_small_sets_rest() -> None:
    _, puzzle = next(iter(EVERY.values()))

    def of(game: str, count: int, since: datetime.date = DAY) -> list[Puzzle]:
        return [msgspec.structs.replace(puzzle, id=f"{game}{n}-{since}", since=since) for n in range(count)]

    def made(**puzzles: list[Puzzle]) -> Calendar:
        return Calendar({game: PuzzleSet(game=game, puzzles=ones) for game, ones in puzzles.items()})

    known = {"a": of("a", 30), "b": of("b", 2), "c": of("c", 30)}
    first = made(**known)
    assert [first.of(day).game for day in days(12)] == list("abcabcacacac")
    assert len(set(ids(first, days(REST)))) == REST
    later = DAY + datetime.timedelta(9)
    more = made(**{**known, "b": [*known["b"], *of("b", 2, later)]})
    assert ids(more, days(9)) == ids(first, days(9))
    assert [more.of(day).puzzle.id for day in days(6, later) if more.of(day).game == "b"] == [
        f"b0-{later}",
        f"b1-{later}",
    ]


def test_before_the_first_day_there_is_none() -> None:
    first = calendar().first
    assert first is not None
    assert calendar().of(first)
    with pytest.raises(BadOption, match="no puzzle"):
        calendar().of(first - datetime.timedelta(1))
    assert Calendar({}).first is None
    with pytest.raises(BadOption, match="no puzzle"):
        Calendar({}).of(DAY)
    game, puzzle = next(iter(EVERY.values()))
    ended = msgspec.structs.replace(puzzle, since=DAY, until=DAY + datetime.timedelta(1))
    alone = Calendar({game: PuzzleSet(game=game, puzzles=[ended])})
    assert alone.of(DAY).puzzle == ended
    with pytest.raises(BadOption, match="no puzzle"):
        alone.of(DAY + datetime.timedelta(1))
