"""Routes: lessons, which the rules judge and nobody stores."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import FromPath, QueryParameter

from riverrun.server import lessons
from riverrun.server.api import messages
from riverrun.server.api.dependencies import body

StepNumber = Annotated[int, QueryParameter(ge=0, le=99)]
TriedMove = Annotated[str, QueryParameter(min_length=1, max_length=200)]
Tried = Annotated[list[str] | None, QueryParameter(max_items=40, description="What was tried in the step before.")]
MadeBefore = Annotated[
    list[str] | None,
    QueryParameter(max_items=messages.TOGETHER_MAX - 1, description="Moves that are thought to be made first."),
]


@get("/api/games/{game:str}/lesson", tags=["Games"], summary="A game's lesson: its steps, and what draws them")
async def see_lesson(game: FromPath[str]) -> messages.LessonInfo:
    return await lessons.describe(game)


@post("/api/games/{game:str}/lesson", tags=["Games"], summary="Try moves in a step of a lesson", status_code=200)
async def try_lesson(
    game: FromPath[str], data: Annotated[messages.LessonRequest, body(step=0, moves=[])]
) -> messages.LessonMoment:
    return await lessons.try_moves(game, data.step, data.moves)


@get("/api/games/{game:str}/lesson/explain", tags=["Games"], summary="What the rules say of a move in a lesson")
async def explain_lesson(
    game: FromPath[str], step: StepNumber, move: TriedMove, tried: Tried = None, after: MadeBefore = None
) -> messages.Verdict:
    verdict = await lessons.explain(game, step, [*(tried or []), *(after or [])], move)
    return messages.Verdict(verdict.move, verdict.legal, verdict.clause, verdict.sentence)


@get("/api/games/{game:str}/lesson/finish", tags=["Games"], summary="How to complete a choice in a lesson")
async def finish_lesson(
    game: FromPath[str], step: StepNumber, move: TriedMove, tried: Tried = None, after: MadeBefore = None
) -> messages.Completions:
    return messages.Completions(await lessons.finish(game, step, tried or [], [*(after or []), move]), 0)


ROUTES: list[Any] = [see_lesson, try_lesson, explain_lesson, finish_lesson]
