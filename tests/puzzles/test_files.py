"""Files of puzzles, and the sets that come with riverrun."""

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
from riverrun.puzzles.daily import SETS, shipped
from riverrun.puzzles.find import OTHERS, is_explained, ways_on
from riverrun.puzzles.puzzle import BadPuzzle, Puzzle, lay, puzzle_id, read_puzzles, write_puzzles

EVERY = [(id, puzzle) for id, one in shipped().items() for puzzle in one.puzzles]
LEAST = {"along-history": 10, "epochs": 4, "flow": 6, "flow-of-history": 12}
FEWER = datetime.date(2026, 10, 20)
"""Puzzles of this day were found before a puzzle had to have so many ways on."""


def names(given: tuple[str, Puzzle]) -> str:
    return f"{given[0]}-{given[1].id}"


# The sets that come with riverrun


def test_every_game_has_puzzles_enough() -> None:
    assert {id: len(one.puzzles) for id, one in shipped().items() if len(one.puzzles) < LEAST.get(id, 0)} == {}
    assert set(LEAST) <= set(shipped())
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


@pytest.mark.parametrize("given", EVERY, ids=names)
def test_a_shipped_puzzle_was_searched_with_the_rules_and_the_content_of_today(given) -> None:
    id, puzzle = given
    game = Game(rulebook(id), puzzle.players, puzzle.options)
    again = f"{id} has changed: `riverrun puzzles {id} --recheck --out src/riverrun/puzzles/sets/{id}.json`"
    assert puzzle.until is not None or lay(game, puzzle).same, again


@pytest.mark.parametrize("given", [one for one in EVERY if one[1].since > FEWER], ids=names)
def test_a_shipped_puzzle_has_many_ways_on_and_its_whole_choice_can_be_made(given) -> None:
    id, puzzle = given
    state = lay(Game(rulebook(id), puzzle.players, puzzle.options), puzzle).state
    assert ways_on(state) > OTHERS
    assert is_explained(puzzle)
    for move, step in zip(puzzle.choice, [puzzle.moves, *puzzle.steps], strict=True):
        assert not state.settled or move == puzzle.best
        assert {one.move for one in step} <= set(state.legal_texts())
        state.play(move)
    assert state.settled or state.seat != puzzle.seat or state.undoable < len(puzzle.choice)


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


def test_a_step_of_a_choice_has_a_move(tmp_path: Path) -> None:
    one = json.loads((SETS / "flow-of-history.json").read_text())
    one["puzzles"][0]["steps"] = [[]]
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(one))
    with pytest.raises(BadPuzzle, match="no move"):
        read_puzzles(path)
