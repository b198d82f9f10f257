"""Programs that play by text: what they are told, how they are scored, and what becomes of those that fail."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import riverrun as rr
from riverrun.bots import bot
from riverrun.kernel.errors import BadOption
from riverrun.lab.contest import contest, solve
from riverrun.lab.text_player import Forfeit, TextPlayer, question
from riverrun.puzzles.daily import shipped

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "arena_player.py"

HEAD = "import json, sys, time\nfor line in sys.stdin:\n    m = json.loads(line)\n"


@pytest.fixture
def program(tmp_path: Path):
    """`program("…")`: a player whose loop over messages `m` has these lines."""
    made: list[TextPlayer] = []

    def program(*lines: str, seconds: float = 20.0) -> TextPlayer:
        path = tmp_path / f"player{len(made)}.py"
        path.write_text(HEAD + "".join(f"    {line}\n" for line in lines))
        made.append(TextPlayer(shlex.join([sys.executable, str(path)]), seconds))
        return made[-1]

    yield program
    for player in made:
        player.stop()


Program = Callable[..., TextPlayer]


def game() -> rr.Game:
    return rr.game("flow-of-history", players=2)


def test_the_example_plays_whole_games(monkeypatch) -> None:
    player = TextPlayer(shlex.join([sys.executable, str(EXAMPLE)]), 30.0)
    told: list[int] = []
    try:
        score = contest(game(), player, bot("random"), 2, seed=1, progress=told.append)
    finally:
        player.stop()
    assert told == [1, 2]
    assert score.forfeits == []
    assert (score.games, score.fair) == (2, 0.5)
    assert score.share.mean == score.wins / 2


def test_nobody_has_a_fair_share_where_all_win_together(program: Program) -> None:
    player = program("print('no move', flush=True)")
    score = contest(rr.game("flow", players=2, turns=4), player, bot("random"), 1, seed=1)
    assert score.fair is None
    assert len(score.forfeits) == 1


def test_a_program_is_told_everything_in_words(program: Program, tmp_path: Path) -> None:
    log = tmp_path / "log"
    player = program(
        f"open({str(log)!r}, 'a').write(line)",
        "if m['type'] == 'ask': print('# thinking', flush=True); print(m['moves'][-1]['move'], flush=True)",
    )
    state = game().new(3)
    player.begin(state, 0)
    for _ in range(3):
        state.play(player.ask(state))
    player.stop()
    begin, *asks = map(json.loads, log.read_text().splitlines())
    assert (begin["type"], begin["protocol"], begin["game"], begin["seat"]) == ("begin", 1, "flow-of-history", 1)
    first = game().new(3)
    assert asks[0] == {"type": "ask", **question(first, -1)}
    assert [one["move"] for one in asks[0]["moves"]] == first.legal_texts()
    assert all(one["text"] for one in asks[0]["moves"])
    assert asks[0]["question"] == first.decision.text
    assert "MARKET" in asks[0]["table"]
    assert any(one["happened"] for one in asks[1:])


def test_an_illegal_move_is_refused_with_its_clause_and_may_be_mended(program: Program, tmp_path: Path) -> None:
    log = tmp_path / "log"
    player = program(
        "if m['type'] == 'ask': legal = m['moves'][0]['move']; print('attack p1', flush=True)",
        f"if m['type'] == 'refused': open({str(log)!r}, 'a').write(line)",
        "if m['type'] == 'refused': print('nonsense' if m['tries'] == 2 else legal, flush=True)",
    )
    state = game().new(3)
    player.begin(state, 0)
    assert player.ask(state) == state.legal_texts()[0]
    illegal, nonsense = map(json.loads, log.read_text().splitlines())
    assert (illegal["move"], illegal["clause"], illegal["tries"]) == ("attack p1", "FOH-2P1", 2)
    assert "is not a move" in nonsense["reason"]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("print('x' * 100_000, flush=True)", "It gave 3 answers that are no legal moves"),
        ("sys.exit(7)", "It ended, with exit code 7"),
        ("time.sleep(1000)", "did not answer within 3 seconds"),
        ("[print('#', flush=True) for _ in iter(int, 1)]", "did not answer within 3 seconds"),
    ],
)
def test_what_a_program_may_not_do_forfeits_the_game(program: Program, line: str, sentence: str) -> None:
    player = program(f"if m['type'] != 'begin': {line}", seconds=3.0)
    state = game().new(3)
    player.begin(state, 0)
    with pytest.raises(Forfeit, match=sentence):
        player.ask(state)


def test_a_program_that_fails_is_started_again_for_the_next_game(program: Program) -> None:
    score = contest(game(), program("sys.exit(1)"), bot("random"), 2, seed=1)
    assert (score.wins, score.share.mean) == (0.0, 0.0)
    assert [one.number for one in score.forfeits] == [0, 1]


def test_puzzles_are_scored_by_their_best_choices(program: Program) -> None:
    puzzles = shipped()["flow-of-history"].puzzles[:2]
    best = {one.id: one.choice for one in puzzles}
    knows = program(
        f"best = {best!r}",
        "if m['type'] == 'begin': moves = iter(best[m['puzzle']])",
        "if m['type'] == 'ask': print(next(moves), flush=True)",
    )

    def game_of(puzzle) -> rr.Game:
        return rr.game("flow-of-history", players=puzzle.players, **puzzle.options)

    found = solve(game_of, knows, puzzles)
    assert (found.puzzles, found.right, found.solved) == (2, 2, list(best))
    errs = program(
        f"best = {best!r}",
        "if m['type'] == 'begin': right = best[m['puzzle']][0]",
        "if m['type'] == 'ask': print(next(o['move'] for o in m['moves'] if o['move'] != right), flush=True)",
    )
    assert solve(game_of, errs, puzzles).right == 0


def test_a_command_that_cannot_be_started_is_refused_in_a_sentence() -> None:
    for command, sentence in (("", "is empty"), ("'open", "not understood"), ("no-such-program", "cannot be started")):
        with pytest.raises(BadOption, match=sentence):
            TextPlayer(command, 1.0).start()
