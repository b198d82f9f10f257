"""Lessons on the server: stateless, each request says which step it is at and what was tried there.

The steps' first states are kept, so that a request costs a copy and a few moves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from riverrun.kernel.completions import Completion
from riverrun.kernel.errors import IllegalMove, RiverrunError, UnknownMove
from riverrun.kernel.game import Game
from riverrun.kernel.jit.switch import in_this_mode
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.lessons import Lesson, LessonStep, lesson_of, lesson_start
from riverrun.kernel.registry import rulebook
from riverrun.kernel.rules.explanations import Explanation
from riverrun.kernel.state import State
from riverrun.server.api.messages import LessonInfo, LessonMoment, LessonStepInfo
from riverrun.server.errors import RequestError
from riverrun.server.review.tried_moves import play_tried
from riverrun.server.sessions.game_cache import cached_game

_encoder = msgspec.json.Encoder()


async def lesson_game(id: str) -> tuple[Lesson, Game]:
    """Return a game's lesson and the game it is given with; refused if there is none."""
    try:
        rulebook(id)
    except RiverrunError as trouble:
        raise RequestError("not-found", trouble.sentence) from None
    lesson = lesson_of(id)
    if lesson is None:
        raise RequestError("not-found", Sentence("rr-error-nothing-here"))
    return lesson, await cached_game(id, lesson.players, lesson.options, None)


async def describe(id: str) -> LessonInfo:
    """Describe a lesson: its steps, and what a board needs to draw them."""
    lesson, game = await lesson_game(id)
    return LessonInfo(
        game=game.id,
        prefix=game.rulebook.prefix,
        players=game.players,
        seat=lesson.seat,
        steps=[LessonStepInfo(step.id, step.shows) for step in lesson.step],
        catalogue=[msgspec.to_builtins(piece) for piece in game.rulebook.faces(game)],
        moves=game.rulebook.declared.describe(game),
    )


async def try_moves(id: str, number: int, moves: Sequence[str]) -> LessonMoment:
    """Try moves from the beginning of a step; refused with its clause if one is illegal."""
    lesson, game = await lesson_game(id)
    step = step_of(lesson, number)
    return await asyncio.to_thread(in_this_mode(_moment), game, lesson, step, tuple(moves))


async def explain(id: str, number: int, after: Sequence[str], move: str) -> Explanation:
    """Explain a move in a step, once others are made."""
    lesson, game = await lesson_game(id)
    state = await asyncio.to_thread(in_this_mode(_played), game, step_of(lesson, number), tuple(after))
    try:
        return state.explain(move, environment=False)
    except UnknownMove as trouble:
        raise RequestError("bad-move", trouble.sentence) from None


async def finish(id: str, number: int, after: Sequence[str], made: Sequence[str]) -> list[Completion]:
    """Return ways to complete a choice that the last of the `made` moves begins."""
    lesson, game = await lesson_game(id)
    state = await asyncio.to_thread(in_this_mode(_played), game, step_of(lesson, number), tuple(after))
    try:
        return await asyncio.to_thread(in_this_mode(state.finish), list(made))
    except UnknownMove as trouble:
        raise RequestError("bad-move", trouble.sentence) from None
    except IllegalMove as trouble:
        raise RequestError("illegal", trouble.why, trouble.clause) from None


def step_of(lesson: Lesson, number: int) -> LessonStep:
    """Return a step by its number from 0."""
    if not 0 <= number < len(lesson.step):
        raise RequestError("not-found", Sentence("rr-error-nothing-here"))
    return lesson.step[number]


@lru_cache(maxsize=256)
def _start(game: Game, position: str, step: str) -> tuple[State, int]:
    """Return a step's first state; `position` and `step` name it within its game."""
    lesson = lesson_of(game.id)
    assert lesson is not None
    return lesson_start(game, next(one for one in lesson.step if one.id == step))


def _played(game: Game, step: LessonStep, moves: tuple[str, ...]) -> State:
    """Return the state after moves that were tried in a step."""
    state = _start(game, step.position, step.id)[0].copy()
    play_tried(state, moves)
    return state


def _moment(game: Game, lesson: Lesson, step: LessonStep, moves: tuple[str, ...]) -> LessonMoment:
    """Return where moves lead, as the learner sees it."""
    first = _start(game, step.position, step.id)[1]
    state = _played(game, step, moves)
    asked = state.decision
    judged = step.judge(moves, asked.kind if asked is not None and asked.seat == lesson.seat else None)
    for answer in step.then if judged == "done" else []:
        if state.decision is not None and state.explain(answer).legal:
            state.play(answer)
    return LessonMoment(
        judged=judged,
        turn=state.seat,
        events=state.events(lesson.seat, first if moves else 0, len(state.played)),
        view=msgspec.Raw(_encoder.encode(state.view(lesson.seat))),
    )
