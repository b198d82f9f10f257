"""`riverrun play`: whole games from a script, and every word a person may use."""

from __future__ import annotations

import re

import pytest

import riverrun as rr
from riverrun.bots import bot
from riverrun.cli.menu import menu, picked

from .conftest import GAME

SEED = 8


def script(game: rr.Game, bots: dict[int, str], seed: int) -> tuple[list[str], rr.State]:
    """A person's moves in a game against bots, every other one as its number in the menu; and the game's end."""
    state, lines = game.new(seed), []
    while not state.over:
        if state.seat in bots:
            for move in bot(bots[state.seat]).plan(state):
                state.play(move)
            continue
        text = state.game.text(rr.random_move(state))
        lines.append(text if len(lines) % 2 else by_number(state.legal_texts(), text))
        state.play(text)
    return lines, state


def by_number(texts: list[str], wanted: str) -> str:
    choices = menu(texts)
    for at, choice in enumerate(choices, 1):
        for line in [f"{at} {number}" for number in choice.numbers] or [str(at)]:
            if picked(choices, line) == wanted:
                return line
    raise AssertionError(wanted)


def test_a_whole_game_of_two(run, tmp_path):
    lines, end = script(rr.game(GAME, players=2), {1: "random"}, SEED)
    result = run("play", GAME, "--players", 2, "--bots", "random", "--seed", SEED, input="\n".join(lines))
    assert result.exit_code == 0
    assert result.stderr == ""
    assert max(map(len, result.stdout.splitlines())) <= 80
    assert "\x1b" not in result.stdout
    for score in end.scores():
        assert f"{score.place}. p{score.seat + 1}  {score.points} points" in result.stdout
    assert ", the winner" in result.stdout
    told = end.events(0)
    assert "Refused" not in result.stdout
    for event in told[-5:]:
        assert event.text.split()[0] in result.stdout
        assert event.clause in result.stdout


@pytest.mark.parametrize("id", rr.rulebooks())
def test_every_game_is_played_to_its_end(run, id):
    fewest = rr.rulebook(id).seats[0]
    lines, end = script(rr.game(id, fewest), dict.fromkeys(range(1, fewest), "random"), 5)
    result = run("play", id, "--players", fewest, "--bots", "random", "--seed", 5, input="\n".join(lines))
    assert result.exit_code == 0
    assert f"  {end.scores()[0].points} points" in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_people_in_all_seats(run):
    lines, end = script(rr.game(GAME, players=3), {}, SEED)
    result = run("play", GAME, "--players", 3, "--hotseat", "--seed", SEED, input="\n".join(lines))
    assert result.exit_code == 0
    assert "p1 you, p2 you, p3 you" in result.stdout
    assert all(f"p{seat}> " in result.stdout for seat in (1, 2, 3))
    assert f"  {end.scores()[2].points} points" in result.stdout


def sit(run, *lines: str, players: int = 3, seed: int = 6, options: tuple[object, ...] = ()) -> str:
    """What a few lines at a table of three bring; p1 is asked first but for the bots before."""
    args = ("play", GAME, "--players", players, "--seed", seed, "--bots", "random", *options)
    result = run(*args, input="".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    assert max(map(len, result.stdout.splitlines())) <= 80
    return result.stdout


def answer(text: str, line: str) -> str:
    """What was printed between a line and the next prompt, or the end."""
    return text.split(f"> {line}\n", 1)[1].split("\np1> ", 1)[0].split("\nThe input has ended", 1)[0]


def test_the_input_may_end_at_any_time(run):
    assert "The input has ended; the game stops after" in sit(run)


def test_who_leaves_is_told_that_nothing_was_saved(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert re.search(r"The game stops after \d+ moves and is not saved\.", sit(run, "quit"))
    assert re.search(r"The game stops after \d+ moves\.", sit(run, "save game.json", "quit"))


def test_bots_moves_are_told_with_their_clauses(run):
    text = sit(run, "harvest")
    assert re.search(r"  p2 .*  FOH-[A-Z0-9]+$", answer(text, "harvest"), re.MULTILINE)


def test_a_refused_move_says_clause_and_reason(run):
    said = answer(sit(run, "snipe monastery"), "snipe monastery")
    assert re.fullmatch(r"  Refused: .*Monastery.* FOH-N1", said.strip("\n"))


def test_what_is_no_move_says_what_would_be(run):
    assert "is not a move" in answer(sit(run, "dance"), "dance")
    assert "The menu has no 99" in answer(sit(run, "99"), "99")
    assert sit(run, "", "   ").count("Choose your action") == 1


def test_why(run):
    assert "Legal: " in answer(sit(run, "why harvest"), "why harvest")
    assert "Refused: " in answer(sit(run, "why complete temple"), "why complete temple")
    assert "Legal: " in answer(sit(run, "why 1 1"), "why 1 1")
    assert "Name a move" in answer(sit(run, "why"), "why")


def test_undo_takes_back_what_bots_did_too(run):
    state = rr.game(GAME, players=3).new(6)
    while state.seat != 0:
        state.play(bot("random").move(state))
    before = len(state.played)
    texts = [text for text in state.legal_texts() if text.startswith("invest")]
    found = None
    for text in texts:
        trial = state.copy()
        trial.play(text)
        while trial.seat not in (0, None):
            trial.play(bot("random").move(trial))
        if trial.undoable >= len(trial.played) - before:
            found = text
            break
    assert found, "no move here can be taken back: choose another seed"
    text = sit(run, found, "undo", "quit")
    assert f"Taken back: {found}." in text
    assert f"The game stops after {before} moves" in text


def test_undo_stops_where_something_came_to_light(run):
    assert "You have not moved yet." in sit(run, "undo")
    lines, _ = script(rr.game(GAME, players=2), {1: "random"}, SEED)
    args = ("play", GAME, "--players", 2, "--seed", SEED, "--bots", "random")
    text = run(*args, input="\n".join([*lines[:8], "undo"])).stdout
    assert "Taken back" in text or "something hidden has come to light" in text
    text = run(*args, input=f"{lines[0]}\nundo\n").stdout
    assert "something hidden has come to light" in text


def test_words_about_the_table(run):
    text = sit(run, "table", "log 2", "scores", "moves", "help", "rules foh-i2", "rules", "rules foh-zz")
    assert "MARKET" in answer(text, "table")
    assert len(answer(text, "log 2").strip().splitlines()) == 2
    assert "0 points" in answer(text, "scores")
    assert "invest warriors 1" in answer(text, "moves")
    assert "invest warriors 2" in answer(text, "moves")
    assert "why MOVE" in answer(text, "help")
    assert "Placing a stake" in answer(text, "rules foh-i2")
    assert "FOH-V6" in answer(text, "rules")
    assert "has no clause 'foh-zz'" in answer(text, "rules foh-zz")


def test_save_and_load(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert "  Saved to evening.json." in sit(run, "harvest", "save evening.json", "quit")
    moves = rr.read_record(tmp_path / "evening.json").moves
    again = run("play", GAME, "--bots", "random", "--load", "evening.json", input="log\nharvest\nquit\n")
    assert f"Going on after {len(moves)} moves." in again.stdout
    assert "p1 harvests" in answer(again.stdout, "log")
    assert again.exit_code == 0


def test_what_cannot_be_saved_or_loaded(run, refuse, tmp_path, saved):
    assert "Name the file" in sit(run, "save")
    assert "cannot be written" in sit(run, "save /nowhere/game.json")
    (tmp_path / "broken.json").write_text("{")
    refuse("play", GAME, "--load", tmp_path / "broken.json")
    (tmp_path / "other.json").write_text(saved.read_text().replace(GAME, "chess"))
    assert "chess" in refuse("play", GAME, "--load", tmp_path / "other.json")


def test_a_finished_game_shows_its_scores(run, saved):
    result = run("play", GAME, "--load", saved)
    assert result.exit_code == 0
    assert "The scores" in result.stdout


def test_seat_options_and_content(run, pack):
    text = sit(run, "quit", players=4, options=("--seat", 4, "--option", "edition=first", "--content", pack))
    assert "p1 random, p2 random, p3 random, p4 you · edition=first" in text
    assert "p4> quit" in text
    assert "content pack" in text


def test_bots_take_turns_at_the_other_seats(run):
    result = run("play", GAME, "--players", 4, "--seat", 2, "--bots", "random,greedy", "--seed", 1, input="")
    assert "p1 random, p2 you, p3 greedy, p4 random" in result.stdout


def test_hidden_cards_of_others_are_not_shown(run):
    state = rr.game(GAME, players=2).new(seed=5)
    (dealt,) = [event.text for event in state.events(1) if event.to == 1]
    result = run("play", GAME, "--players", 2, "--seed", 5, "--bots", "random", input="log\nscores\ntable\n")
    assert "p1 is dealt" in result.stdout
    assert dealt not in result.stdout
    assert "p2 is dealt" not in result.stdout


def test_rules_that_are_not_compiled_are_called_slow_once(command, tmp_path):
    environment = {"RIVERRUN_CACHE": str(tmp_path), "HOME": str(tmp_path)}
    slow = command("play", "flow", "--seed", "1", without="RIVERRUN_JIT", **environment)
    out, err = slow.communicate("quit\n", timeout=300)
    assert err.count("riverrun warm flow") == 1
    assert "riverrun warm" not in out
