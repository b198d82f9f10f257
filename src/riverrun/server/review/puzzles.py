"""Puzzles of the day: laid out as the asked seat sees them, and answered; nothing is stored."""

from __future__ import annotations

import asyncio
import datetime
from collections import OrderedDict
from collections.abc import Sequence

import msgspec

from riverrun.kernel.completions import Completion
from riverrun.kernel.errors import IllegalMove, RiverrunError, UnknownMove
from riverrun.kernel.game import Game
from riverrun.kernel.jit.switch import in_this_mode
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.registry import rulebook
from riverrun.puzzles.daily import Calendar, Daily, calendar
from riverrun.puzzles.judge import judge
from riverrun.puzzles.puzzle import Laid, PuzzleMove, lay
from riverrun.server.api.messages import PuzzleAnswer, PuzzleInfo, PuzzleList, PuzzleMoveInfo, PuzzleTask
from riverrun.server.errors import RequestError
from riverrun.server.review.tried_moves import play_tried
from riverrun.server.sessions.game_cache import cached_game
from riverrun.server.time_source import TimeSource

LISTED = 60
"""How many days the list goes back."""


class PuzzleService:
    """The puzzles of a server; days are UTC's, so that all have the same."""

    def __init__(self, time: TimeSource, days: Calendar | None = None) -> None:
        self.time = time
        self._days = days
        self._laid: OrderedDict[tuple[Game, str], Laid] = OrderedDict()
        """Those that were asked for: laying one out takes ten milliseconds."""

    @property
    def days(self) -> Calendar:
        """The puzzles by days."""
        return calendar() if self._days is None else self._days

    @property
    def today(self) -> datetime.date:
        """Today's date."""
        return datetime.datetime.fromtimestamp(self.time.now(), datetime.UTC).date()

    def listed(self) -> PuzzleList:
        """Return the puzzles of the last days, today's first."""
        first = self.days.first
        if first is None:
            return PuzzleList([])
        count = min(LISTED, (self.today - first).days + 1)
        days = [self.today - datetime.timedelta(back) for back in range(count)]
        return PuzzleList([info(self.days.of(day)) for day in days])

    def of_day(self, day: str) -> Daily:
        """Return the puzzle of a day that has come."""
        try:
            wanted = datetime.date.fromisoformat(day)
        except ValueError:
            raise RequestError("not-found", Sentence("rr-error-puzzle-date", {"day": day[:20]})) from None
        if wanted > self.today:
            raise RequestError("not-found", Sentence("rr-error-puzzle-later", {"day": wanted.isoformat()}))
        try:
            return self.days.of(wanted)
        except RiverrunError as trouble:
            raise RequestError("not-found", trouble.sentence) from None

    async def laid(self, daily: Daily) -> Laid:
        """Return a puzzle laid out anew; refused if the rules or the content of today do not know it any more."""
        try:
            game = await cached_game(daily.game, daily.puzzle.players, daily.puzzle.options, None)
            key = (game, daily.puzzle.id)
            found = self._laid.get(key)
            if found is None or found.puzzle is not daily.puzzle:
                found = self._laid[key] = await asyncio.to_thread(in_this_mode(lay), game, daily.puzzle)
                if len(self._laid) > LISTED:
                    self._laid.popitem(last=False)
        except RiverrunError as trouble:
            raise RequestError("unavailable", trouble.sentence) from None
        return Laid(found.puzzle, found.state.copy(), found.same)

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

    async def answer(self, day: str, moves: Sequence[str]) -> PuzzleAnswer:
        """Return whether moves are the best choice, and what the search found; one that is not legal is refused."""
        daily = self.of_day(day)
        puzzle, laid = daily.puzzle, await self.laid(daily)
        made = await asyncio.to_thread(in_this_mode(play_tried), laid.state, moves)
        judged = judge(puzzle, made)
        best, *others = judged.looked_at
        return PuzzleAnswer(
            right=judged.right,
            best=told(best),
            second=told(max(others, key=lambda one: one.chance.mean) if others else puzzle.second),
            chosen=None if judged.chosen is None else told(judged.chosen),
            reasons=puzzle.reasons,
            iterations=puzzle.iterations,
            going=judged.going,
            choice=puzzle.choice,
            next=puzzle.next,
        )

    async def finish(self, day: str, tried: Sequence[str], moves: Sequence[str]) -> list[Completion]:
        """Return ways to complete a choice that the last of `moves` begins, once others were tried."""
        laid = await self.laid(self.of_day(day))
        await asyncio.to_thread(in_this_mode(play_tried), laid.state, tried)
        try:
            return await asyncio.to_thread(in_this_mode(laid.state.finish), list(moves))
        except UnknownMove as trouble:
            raise RequestError("bad-move", trouble.sentence) from None
        except IllegalMove as trouble:
            raise RequestError("illegal", trouble.why, trouble.clause) from None


def info(daily: Daily) -> PuzzleInfo:
    """Return a day's puzzle for the list."""
    puzzle = daily.puzzle
    return PuzzleInfo(daily.day, puzzle.id, daily.game, rulebook(daily.game).title, puzzle.players)


def told(move: PuzzleMove) -> PuzzleMoveInfo:
    """Return a move as the wire has it."""
    return PuzzleMoveInfo(move.move, move.sentence, move.clause, move.chance)
