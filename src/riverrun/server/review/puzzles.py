"""Puzzles of the day: laid out as the asked seat sees them, and answered; nothing is stored."""

from __future__ import annotations

import datetime

import msgspec

from riverrun.kernel.errors import RiverrunError, UnknownMove
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.registry import rulebook
from riverrun.puzzles.daily import Daily, first_day, puzzle_of, shipped
from riverrun.puzzles.puzzle import Laid, PuzzleMove, PuzzleSet, lay
from riverrun.server.api.messages import PuzzleAnswer, PuzzleInfo, PuzzleList, PuzzleMoveInfo, PuzzleTask
from riverrun.server.errors import RequestError
from riverrun.server.sessions.game_cache import cached_game
from riverrun.server.time_source import TimeSource

LISTED = 60
"""How many days the list goes back."""


class PuzzleService:
    """The puzzles of a server; days are UTC's, so that all have the same."""

    def __init__(self, time: TimeSource, sets: dict[str, PuzzleSet] | None = None) -> None:
        self.time = time
        self._sets = sets

    @property
    def sets(self) -> dict[str, PuzzleSet]:
        """The sets by game."""
        return shipped() if self._sets is None else self._sets

    @property
    def today(self) -> datetime.date:
        """Today's date."""
        return datetime.datetime.fromtimestamp(self.time.now(), datetime.UTC).date()

    def listed(self) -> PuzzleList:
        """Return the puzzles of the last days, today's first."""
        first = first_day(self.sets)
        if first is None:
            return PuzzleList([])
        count = min(LISTED, (self.today - first).days + 1)
        days = [self.today - datetime.timedelta(back) for back in range(count)]
        return PuzzleList([info(puzzle_of(day, self.sets)) for day in days])

    def of_day(self, day: str) -> Daily:
        """Return the puzzle of a day that has come."""
        try:
            wanted = datetime.date.fromisoformat(day)
        except ValueError:
            raise RequestError("not-found", Sentence("rr-error-puzzle-date", {"day": day[:20]})) from None
        if wanted > self.today:
            raise RequestError("not-found", Sentence("rr-error-puzzle-later", {"day": wanted.isoformat()}))
        try:
            return puzzle_of(wanted, self.sets)
        except RiverrunError as trouble:
            raise RequestError("not-found", trouble.sentence) from None

    async def laid(self, daily: Daily) -> Laid:
        """Return a puzzle laid out; refused if the rules or the content of today do not know it any more."""
        try:
            game = await cached_game(daily.game, daily.puzzle.players, daily.puzzle.options, None)
            return lay(game, daily.puzzle)
        except RiverrunError as trouble:
            raise RequestError("unavailable", trouble.sentence) from None

    async def task(self, day: str) -> PuzzleTask:
        """Return a puzzle to be solved."""
        daily = self.of_day(day)
        laid = await self.laid(daily)
        game, puzzle = laid.state.game, daily.puzzle
        return PuzzleTask(
            day=daily.day,
            id=puzzle.id,
            game=game.id,
            title=game.title,
            players=puzzle.players,
            options=game.options,
            seat=puzzle.seat,
            after=puzzle.after,
            same=laid.same,
            catalogue=[msgspec.to_builtins(piece) for piece in game.rulebook.faces(game)],
            moves=game.rulebook.declared.describe(game),
        )

    async def answer(self, day: str, move: str | None) -> PuzzleAnswer:
        """Return whether a move is the best, and what the search found; a move that is not legal is refused."""
        daily = self.of_day(day)
        puzzle, laid = daily.puzzle, await self.laid(daily)
        chosen: PuzzleMove | None = None
        right = False
        if move is not None:
            try:
                verdict = laid.state.explain(move)
            except UnknownMove as trouble:
                raise RequestError("bad-move", trouble.sentence) from None
            if not verdict.legal:
                raise RequestError("illegal", verdict.sentence, verdict.clause)
            right = verdict.move == puzzle.best
            chosen = puzzle.found(verdict.move)
        return PuzzleAnswer(
            right=right,
            best=told(puzzle.moves[0]),
            second=told(puzzle.second),
            chosen=None if chosen is None else told(chosen),
            reasons=puzzle.reasons,
            iterations=puzzle.iterations,
        )


def info(daily: Daily) -> PuzzleInfo:
    """Return a day's puzzle for the list."""
    puzzle = daily.puzzle
    return PuzzleInfo(daily.day, puzzle.id, daily.game, rulebook(daily.game).title, puzzle.players)


def told(move: PuzzleMove) -> PuzzleMoveInfo:
    """Return a move as the wire has it."""
    return PuzzleMoveInfo(move.move, move.sentence, move.clause, move.chance)
