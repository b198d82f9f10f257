"""A bot's choice of several moves: planned in one go, stored and told as one, as far as it goes."""

from __future__ import annotations

from bots.fair import fair
from riverrun.server.sessions.bot_driver import if_unchanged
from riverrun.server.table import commands, entries
from riverrun.server.workers import tasks
from riverrun.server.workers.tasks import move_task
from server.helpers.tables import ADA, after, seated

GAME = fair("sure", "buy", "cast")


def numbers(*texts: str) -> list[int]:
    return [GAME.move(text) for text in texts]


def played(table, *texts: str) -> list[str]:
    return [entry.move for entry in commands.play_plan(table, numbers(*texts))]


def test_a_plan_is_stored_whole():
    table = seated([None, ADA], of=GAME)
    plan = numbers("buy", "pay 0", "pay 0", "pay 1")
    decided = if_unchanged(table, *plan)(table)
    assert decided == [entries.Moved(seat=0, move=GAME.text(move)) for move in plan]
    following = after(table, *decided)
    assert following.turn == 1
    assert following.state.position.points[0] == 52


def test_a_plan_ends_where_something_comes_to_light_or_is_not_legal():
    table = seated([None, ADA], of=GAME)
    assert played(table, "cast", "much") == ["cast"]
    assert played(table, "buy", "pay 0", "pay 0", "pay 0") == ["buy", "pay 0", "pay 0"]
    assert played(table, "sure", "sure") == ["sure"]


def test_a_worker_plans_the_whole_choice(monkeypatch):
    monkeypatch.setattr(tasks, "game_of", lambda task: GAME)
    monkeypatch.setattr(tasks.switch, "loops_compiled", lambda: False)
    state = GAME.new(1)
    chosen = tasks.choose_move(move_task(state, "greedy", 3))
    assert GAME.text(chosen.move) == "buy"
    assert len(chosen.then) == 3
