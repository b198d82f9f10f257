"""Every game's lesson: its positions load and hold, what a step asks for is legal there, and it leads on.

A lesson's positions are documents that people meet for years, so they are held to what saved documents are held to.
"""

from __future__ import annotations

import random

import pytest

import riverrun as rr
from riverrun.kernel.lessons import Lesson, LessonStep, lesson_folder, lesson_of, lesson_start
from riverrun.kernel.registry import rulebooks

LESSONS = {id: lesson for id in rulebooks() if (lesson := lesson_of(id)) is not None}
STEPS = [(id, step) for id, lesson in LESSONS.items() for step in lesson.step]
NAMES = [f"{id} {step.id}" for id, step in STEPS]


def game_of(id: str) -> rr.Game:
    lesson = LESSONS[id]
    return rr.game(id, lesson.players, **lesson.options)


def asked(state: rr.State, lesson: Lesson) -> str | None:
    """What the learner is asked; None: nothing."""
    return state.decision.kind if state.decision is not None and state.decision.seat == lesson.seat else None


def test_every_game_has_a_lesson_of_six_to_twelve_steps() -> None:
    assert set(LESSONS) == set(rulebooks())
    for id, lesson in LESSONS.items():
        assert 6 <= len(lesson.step) <= 12, id
        assert len({step.id for step in lesson.step}) == len(lesson.step)
        files = {path.stem for path in lesson_folder(id).glob("*.json")}
        assert files == {step.position for step in lesson.step}, "every position is used, and every one is there"


@pytest.mark.parametrize(("id", "step"), STEPS, ids=NAMES)
def test_a_step_asks_for_a_legal_move_that_leads_on(id: str, step: LessonStep) -> None:
    lesson = LESSONS[id]
    state, led = lesson_start(game_of(id), step)
    assert asked(state, lesson) is not None, "the learner is asked"
    assert (led, state.check()) == (len(step.moves), [])
    assert step.judge([], asked(state, lesson)) == "going"
    before = state.hash
    for move in step.shows:
        assert state.explain(move).legal, move
        state.play(move)
    assert step.judge(step.shows, asked(state, lesson)) == "done"
    assert state.hash != before
    assert state.check() == []


@pytest.mark.parametrize(("id", "step"), STEPS, ids=NAMES)
def test_its_document_says_the_same_when_written_again(id: str, step: LessonStep) -> None:
    game = game_of(id)
    state = game.restore((lesson_folder(id) / f"{step.position}.json").read_text("utf-8"))
    assert game.restore(state.document()).hash == state.hash


@pytest.mark.parametrize("id", LESSONS)
def test_its_last_position_is_played_on_to_an_end(id: str) -> None:
    state, _ = lesson_start(game_of(id), LESSONS[id].step[-1])
    rng = random.Random(1)
    for _ in range(3000):
        if state.over:
            break
        state.play(rr.random_move(state, rng))
    assert state.over
    assert state.check() == []


def test_a_legal_move_that_is_not_asked_for_is_wrong() -> None:
    step = LessonStep(
        "one", "here", goal=["buy *", "end"], shows=["buy mill", "end"], way=["pay *"], during=["payment"]
    )
    assert step.judge(["buy mill"]) == "going"
    assert step.judge(["buy mill", "pay gold"]) == "going"
    assert step.judge(["buy mill", "pay gold", "end"], "payment") == "going"
    assert step.judge(["buy mill", "pay gold", "end"]) == "done"
    assert step.judge(["end"]) == "wrong"
    assert step.judge(["sell mill"]) == "wrong"
