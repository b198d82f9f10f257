"""Files of puzzles, the sets that come with riverrun, and the puzzle of the day."""

from __future__ import annotations

import datetime
import json
from pathlib import Path

import msgspec
import pytest

from riverrun.kernel.errors import BadOption
from riverrun.kernel.game import Game
from riverrun.kernel.language.catalogue import LANGUAGES
from riverrun.kernel.registry import rulebook, rulebooks
from riverrun.puzzles.daily import SETS, first_day, puzzle_of, shipped
from riverrun.puzzles.puzzle import BadPuzzle, PuzzleSet, lay, puzzle_id, read_puzzles, write_puzzles

EVERY = [(id, puzzle) for id, one in shipped().items() for puzzle in one.puzzles]
DAY = datetime.date(2026, 11, 16)


def names(given: tuple[str, object]) -> str:
    return f"{given[0]}-{given[1].id}"  # type: ignore[attr-defined]


# The sets that come with riverrun


def test_the_games_that_are_played_most_have_ten() -> None:
    assert {id: len(one.puzzles) >= 10 for id, one in shipped().items()}["flow-of-history"]
    assert len({puzzle.id for _, puzzle in EVERY}) == len(EVERY)
    assert {path.stem for path in SETS.glob("*.json")} <= set(rulebooks())


@pytest.mark.parametrize("given", EVERY, ids=names)
def test_a_shipped_puzzle_opens_and_its_answer_is_explained(given) -> None:
    id, puzzle = given
    laid = lay(Game(rulebook(id), puzzle.players, puzzle.options), puzzle)
    assert puzzle.id == puzzle_id(id, puzzle.players, puzzle.position, puzzle.best)
    assert puzzle.best in laid.state.legal_texts()
    assert puzzle.moves[0].chance.low > puzzle.second.chance.mean
    clauses = laid.state.game.rulebook.clauses
    assert {puzzle.clause, *(one.clause for one in [*puzzle.moves, *puzzle.reasons])} <= set(clauses)
    for language in LANGUAGES:
        for one in [*puzzle.moves, *puzzle.reasons]:
            assert one.sentence.say(language)


def test_a_puzzle_of_another_version_opens_and_says_so_or_says_why_not(make_game) -> None:
    id, puzzle = next(one for one in EVERY if one[0] == "flow-of-history")
    game = Game(rulebook(id), puzzle.players, puzzle.options)
    assert not lay(game, msgspec.structs.replace(puzzle, content="other")).same
    assert not lay(game, msgspec.structs.replace(puzzle, rules="0")).same
    with pytest.raises(BadPuzzle, match="can’t be laid out"):
        lay(game, msgspec.structs.replace(puzzle, position={**puzzle.position, "unknown": 1}))
    with pytest.raises(BadPuzzle):
        lay(game, msgspec.structs.replace(puzzle, best="snipe nothing"))
    illegal = next(game.text(move) for move in range(game.moves) if is_illegal(game, puzzle, move))
    with pytest.raises(BadPuzzle, match="other rules"):
        lay(game, msgspec.structs.replace(puzzle, best=illegal))


def is_illegal(game: Game, puzzle, move: int) -> bool:
    try:
        return game.text(move) not in game.restore(puzzle.position).legal_texts()
    except Exception:  # a number that no move has
        return False


# The puzzle of the day


def test_a_day_has_the_same_puzzle_for_everyone_and_none_comes_twice_before_all_have_come() -> None:
    sets = shipped()
    days = [DAY + datetime.timedelta(number) for number in range(len(EVERY))]
    assert {puzzle_of(day, sets).puzzle.id for day in days} == {puzzle.id for _, puzzle in EVERY}
    assert puzzle_of(DAY, sets) == puzzle_of(DAY, dict(sets))


def test_puzzles_that_are_added_later_leave_earlier_days_as_they_were() -> None:
    sets = shipped()
    id, puzzle = EVERY[0]
    later = msgspec.structs.replace(puzzle, id="ffffffffffff", since=DAY + datetime.timedelta(100))
    more = {**sets, id: PuzzleSet(game=id, puzzles=[*sets[id].puzzles, later])}
    days = [DAY + datetime.timedelta(number) for number in range(200)]
    assert [puzzle_of(day, more) == puzzle_of(day, sets) for day in days[:100]] == [True] * 100
    assert "ffffffffffff" in {puzzle_of(day, more).puzzle.id for day in days[100:]}


def test_before_the_first_day_there_is_none() -> None:
    first = first_day(shipped())
    assert first is not None
    assert puzzle_of(first, shipped())
    with pytest.raises(BadOption, match="no puzzle"):
        puzzle_of(first - datetime.timedelta(1), shipped())
    assert first_day({}) is None


# Files


def test_a_file_is_written_whole_and_reads_back(tmp_path: Path) -> None:
    puzzles = [puzzle for id, puzzle in EVERY if id == "flow-of-history"]
    path = tmp_path / "mine.json"
    write_puzzles(path, "flow-of-history", puzzles)
    assert read_puzzles(path).puzzles == puzzles
    assert [one.name for one in tmp_path.iterdir()] == ["mine.json"]
    with pytest.raises(BadOption, match="no folder"):
        write_puzzles(tmp_path / "none" / "mine.json", "flow-of-history", puzzles)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "nor any JSON"),
        ("[]", "no file of puzzles"),
        ('{"game": "flow", "puzzles": [{}]}', "no file of puzzles"),
        ('{"format": "riverrun-puzzles/9", "game": "flow", "puzzles": []}', "riverrun-puzzles/9"),
    ],
)
def test_what_is_no_file_of_puzzles_is_refused_in_a_sentence(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text)
    with pytest.raises(BadPuzzle, match=why):
        read_puzzles(path)
    with pytest.raises(BadPuzzle, match="cannot be read"):
        read_puzzles(tmp_path / "none.json")


def test_a_puzzle_whose_best_move_is_not_its_first_is_refused(tmp_path: Path) -> None:
    one = json.loads((SETS / "flow-of-history.json").read_text())
    one["puzzles"][0]["best"] = "pass"
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(one))
    with pytest.raises(BadPuzzle, match="best move"):
        read_puzzles(path)
