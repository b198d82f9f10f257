"""The thinkers: bots move and positions are analysed in processes of their own, by a deadline.

A bot's move is made in any case; an analysis that does not come says why in a sentence.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Literal, NamedTuple

import msgspec
import structlog

from riverrun.bots import random_move
from riverrun.kernel.errors import RiverrunError
from riverrun.kernel.state import State
from riverrun.server import thinking
from riverrun.server.places import Place, Places, Urgency, Wanted
from riverrun.server.refusal import Refuse
from riverrun.server.thinking import Answered, Asked, Look, NotCompiled, Question, Studied, Study, Think, Thought
from riverrun.server.worker import Worker

PATIENCE = 3
"""How many deadlines a move waits for a free process before it is made at random."""
QUICK = 2.0
"""How many seconds a quick policy may take."""
STARTING = 30.0
"""How many seconds a new process may take to start; a question is due so much after its deadline."""
WITHIN = 0.8
"""The part of its deadline that a bot which thinks for a time may use."""
AGAIN = 5.0
"""How many seconds lie between two tries where processes keep failing to start."""

logger = structlog.get_logger()


class Choice(NamedTuple):
    """A move for a bot."""

    move: int
    by: Literal["bot", "quick", "random"]
    """Whose policy chose it: the bot's own, its quick one, or chance."""
    seconds: float
    """How long it took, waiting included."""


class Stopped(Exception):
    """The thinkers have been stopped: no move was chosen, and none should be played."""


Why = Literal["late", "died", "failed", "none", "crowded", "compiling", "stopped"]
SENTENCES: dict[Why, str] = {
    "late": "The analysis took too long and was stopped; try again in a moment.",
    "died": "The process that analysed ended before its time; try again in a moment.",
    "failed": "The analysis went wrong; it has been noted.",
    "none": "This server has no process to analyse with just now; try again in a moment.",
    "crowded": "All places to think are taken just now; try again in a moment.",
    "compiling": "The rules are still being compiled; try again when that is done.",
    "stopped": "The server restarts; come back in a moment.",
}


class Unanswered(Refuse):
    """No process has answered: told in a sentence, where no bot's quick policy can stand in."""

    def __init__(self, why: Why) -> None:
        super().__init__("unavailable", SENTENCES[why])
        self.why: Why = why


class Thinkers:
    """A few processes that think for all bots of a server, and analyse."""

    def __init__(
        self, count: int = 1, deadline: float = 10.0, *, think: Think = thinking.think, look: Look = thinking.look
    ) -> None:
        """`think` and `look` are what runs in the processes; they import them by their names."""
        self.count = count
        self.deadline = deadline
        self.queued = 0
        """Moves and analyses that wait for a process."""
        self.busy = 0
        """Moves and analyses that are being thought about."""
        self.thought = 0
        """Moves chosen by a bot's own policy or its quick one."""
        self.studied = 0
        """Positions that were analysed."""
        self.late = 0
        """Thoughts that took too long."""
        self.died = 0
        """Thoughts whose process died."""
        self.failed = 0
        """Thoughts that ended in an error or in an illegal move."""
        self.crowded = 0
        """Moves and analyses that waited too long for a process."""
        self._think = think
        self._look = look
        self._places = Places(max(count, 1))
        self._open = False
        self._workers: set[Worker] = set()
        self._free: list[Worker] = []
        self._leaving: set[asyncio.Task[None]] = set()
        self._fruitless = 0
        """How many processes never came up since one last answered."""
        self._again = 0.0
        """Before this time no new process is tried."""
        self._told = False
        """Whether the log says that processes cannot be started."""

    async def start(self) -> None:
        """Starts the processes, without waiting until they are there."""
        self._open = True
        for _ in range(self.count):
            self._hire()

    async def stop(self) -> None:
        """Ends the processes at once; those who wait for a move get `Stopped`."""
        self._open = False
        for worker in list(self._workers):
            self._dismiss(worker)
        await asyncio.gather(*self._leaving)

    @property
    def idle(self) -> bool:
        """Whether nobody thinks, and nobody waits to."""
        return self.busy == 0 and self.queued == 0

    @property
    def starting(self) -> bool:
        """Whether a free process is still to come up, and none is: one that is ended now would have started in vain."""
        return not any(worker.up for worker in self._free) and any(worker.works() for worker in self._free)

    async def choose(self, state: State, bot: str, seed: int) -> Choice:
        """A legal move for the seat that is asked: what the bot makes of a copy re-dealt by `seed`.

        Nothing hidden from the seat leaves this process. The state may go on while this waits: the move is legal in
        what it was.
        """
        if state.over:
            raise RiverrunError("The game is over: there is no move to choose.")
        began = time.monotonic()
        guess = state.redeal(state.seat, seed)
        legal = frozenset(state.legal())
        thought = await self._thought(question_of(guess, bot, seed, WITHIN * self.deadline))
        if thought is not None and thought.move not in legal:
            self.failed += 1
            logger.error("a bot chose an illegal move", bot=bot, move=thought.move, game=state.game.id)
            thought = None
        if thought is None:
            move = random_move(guess, random.Random(seed))
            return Choice(move, "random", time.monotonic() - began)
        self.thought += 1
        return Choice(thought.move, "quick" if thought.quick else "bot", time.monotonic() - began)

    async def study(
        self,
        state: State,
        *,
        seconds: float | None = None,
        iterations: int | None = None,
        moves: int = 5,
        threads: int | None = None,
        patience: float | None = None,
        urgency: Urgency = Urgency.HINT,
    ) -> Studied:
        """An analysis for the seat that is asked, made of a copy re-dealt at random; Unanswered says why there is none.

        It waits `patience` seconds for a process (as many as a bot's move where nobody says), behind what is more
        urgent; a report's is broken off if others wait for its process. With iterations, it finds the same whatever the
        copy.
        """
        if state.over:
            raise RiverrunError("The game is over: there is nothing to analyse.")
        if self.count == 0:
            raise Refuse("not-allowed", "This server has no process to think with: it gives no hints.")
        guess = state.redeal(state.seat, secrets.randbits(128))
        study = study_of(guess, seconds=seconds, iterations=iterations, moves=moves, threads=threads)
        wait = PATIENCE * self.deadline if patience is None else patience
        told = {"analysis": state.game.id, "budget": seconds or iterations}
        try:
            async with self._place(urgency, wait, **told) as place:
                asking = self._ask(self._look, study, self.deadline + (seconds or 0.0), **told)
                found = await place.unless_wanted(asking)
        except Stopped:
            raise Unanswered("stopped") from None
        except Wanted:
            raise Unanswered("crowded") from None
        if isinstance(found, NotCompiled):
            raise Unanswered("compiling")
        self.studied += 1
        return found

    async def _thought(self, question: Question) -> Thought | None:
        """A bot's thought, or its quick policy's from another process if there is none; None if that fails too."""
        told = {"bot": question.bot}
        try:
            async with self._place(Urgency.MOVE, PATIENCE * self.deadline, **told):
                try:
                    return await self._ask(self._think, question, self.deadline, **told)
                except Unanswered:
                    hurried = msgspec.structs.replace(question, hurry=True)
                    return await self._ask(self._think, hurried, min(QUICK, self.deadline), hurry=True, **told)
        except Unanswered:
            return None

    @asynccontextmanager
    async def _place(self, urgency: Urgency, patience: float, **told: Any) -> AsyncIterator[Place]:
        """Waits for a place to think, and holds it."""
        self.queued += 1
        try:
            place = await self._places.take(urgency, patience)
        except TimeoutError:
            self.crowded += 1
            logger.warning("waited too long to think", queued=self.queued, **told)
            raise Unanswered("crowded") from None
        finally:
            self.queued -= 1
        self.busy += 1
        try:
            yield place
        finally:
            self.busy -= 1
            self._places.give(place)

    async def _ask(self, work: Callable[[Asked], Answered], asked: Asked, seconds: float, **told: Any) -> Answered:
        """A process's answer, or Unanswered; the seconds count from when the process takes the question up."""
        if not self._open:
            raise Stopped("The thinkers are not running.")
        worker = self._take()
        if worker is None:
            raise Unanswered("none")
        sound = False
        try:
            async with asyncio.timeout(seconds + STARTING):
                answer = await worker.ask(work, asked, seconds)
            sound = True
            self._fruitless = 0
            self._told = False
        except TimeoutError:
            self.late += 1
            logger.warning("thought too long", deadline=seconds, **told)
            raise Unanswered("late") from None
        except Exception as trouble:  # whatever the pool says when its process is gone
            if not self._open:
                raise Stopped("The thinkers were stopped.") from None
            self.died += 1
            logger.warning("a thinking process died", trouble=repr(trouble), **told)
            raise Unanswered("died") from None
        finally:
            if sound and self._open:
                self._free.append(worker)
            else:
                self._dismiss(worker)
        if isinstance(answer, str):
            self.failed += 1
            logger.error("thinking failed", trouble=answer, **told)
            raise Unanswered("failed")
        return answer

    # The processes

    def _take(self) -> Worker | None:
        """A process that is free, one that is up if there is any; None where none can be had now."""
        self._free.sort(key=lambda worker: worker.up)
        while self._free:
            worker = self._free.pop()
            if worker.works():
                return worker
            self._dismiss(worker)  # a new one takes its place, where it can
        if len(self._workers) < self.count:
            self._hire()
        return self._free.pop() if self._free else None

    def _hire(self) -> None:
        """Starts a process, unless the last ones failed to start and it is too early to try again."""
        if time.monotonic() < self._again:
            return
        worker = Worker()
        try:
            worker.start()
        except (OSError, RuntimeError) as trouble:
            if not self._told:
                logger.error("no process to think can be started: bots move at random", trouble=repr(trouble))
                self._told = True
            self._again = time.monotonic() + AGAIN
            self._end(worker)
        else:
            self._workers.add(worker)
            self._free.append(worker)

    def _dismiss(self, worker: Worker) -> None:
        """Ends a process and starts another in its place."""
        if worker not in self._workers:  # that was done already
            return
        self._workers.discard(worker)
        if worker in self._free:
            self._free.remove(worker)
        self._end(worker)
        if not worker.up:
            self._fruitless += 1
            if self._fruitless > self.count:
                self._again = time.monotonic() + AGAIN
        if self._open:
            self._hire()

    def _end(self, worker: Worker) -> None:
        """Ends a process in a thread, since that waits for it."""
        leaving = asyncio.get_running_loop().create_task(asyncio.to_thread(worker.end))
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)


def question_of(guess: State, bot: str, seed: int, within: float | None = None) -> Question:
    """What a process is asked about a re-dealt copy: a bot's move."""
    return Question(**_sent(guess), bot=bot, seed=seed, within=within)


def study_of(guess: State, **budget: Any) -> Study:
    """What a process is asked about a re-dealt copy: an analysis."""
    return Study(**_sent(guess), **budget)


def _sent(guess: State) -> dict[str, Any]:
    """What every process is told of a re-dealt copy (`thinking.Sent`)."""
    game = guess.game
    return {
        "game": game.id,
        "players": game.players,
        "options": game.options,
        "pack": game.pack,
        "content": game.content_hash,
        "words": guess.position.tobytes(),
    }
