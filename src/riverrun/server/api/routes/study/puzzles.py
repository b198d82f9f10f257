"""Routes: puzzles of the day."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import FromPath

from riverrun.server.api import messages
from riverrun.server.api.dependencies import Puzzles, body
from riverrun.server.api.routes.study.lessons import MadeBefore, Tried, TriedMove


@get("/api/puzzles", tags=["Puzzles"], summary="The puzzles of the last days, today's first; days are UTC's")
async def list_puzzles(puzzles: Puzzles) -> messages.PuzzleList:
    return puzzles.listed()


@get("/api/puzzles/{day:str}", tags=["Puzzles"], summary="The puzzle of a day; its position comes with /api/try")
async def see_puzzle(puzzles: Puzzles, day: FromPath[str]) -> messages.PuzzleTask:
    return await puzzles.task(day)


@post(
    "/api/puzzles/{day:str}/answer",
    tags=["Puzzles"],
    summary="What you would do there: whether it is the best, and why",
    status_code=200,
)
async def answer_puzzle(
    puzzles: Puzzles, day: FromPath[str], data: Annotated[messages.PuzzleAnswerRequest, body(move="pass")]
) -> messages.PuzzleAnswer:
    return await puzzles.answer(day, [] if data.move is None else [data.move, *data.then])


@get("/api/puzzles/{day:str}/finish", tags=["Puzzles"], summary="How to complete a choice of several moves there")
async def finish_puzzle(
    puzzles: Puzzles, day: FromPath[str], move: TriedMove, tried: Tried = None, after: MadeBefore = None
) -> messages.Completions:
    return messages.Completions(await puzzles.finish(day, tried or [], [*(after or []), move]), 0)


ROUTES: list[Any] = [list_puzzles, see_puzzle, answer_puzzle, finish_puzzle]
