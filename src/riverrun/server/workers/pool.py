"""The worker pool: bots choose moves and positions are analysed in processes of their own, by a deadline.

A bot's move is made in any case; an analysis that does not come says why in a sentence.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import structlog

from riverrun.bots import BOTS, random_move
from riverrun.kernel.errors import RiverrunError
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.state import State
from riverrun.server.errors import RequestError
from riverrun.server.workers import tasks
from riverrun.server.workers.priority import Asker, Preempted, Priority, PrioritySemaphore, Slot
from riverrun.server.workers.process import WorkerProcess
from riverrun.server.workers.results import BotMove, PoolStopped, WorkerUnavailable
from riverrun.server.workers.tasks import (
    AnalysisFunction,
    AnalysisResult,
    MoveFunction,
    MoveResult,
    NotCompiled,
    ResultT,
    TaskT,
    analysis_task,
    move_task,
    policy_of,
)

PATIENCE = 3
"""The number of deadlines for which an analysis waits for a free process."""
ROUND = 0.6
"""The part of a deadline in which everyone who waits for a bot that searches shall have had a turn."""
LEAST = 0.2
"""The least seconds that a bot which thinks for a time gets, however many wait."""
QUICK = 2.0
"""The seconds a quick policy may take."""
STARTING = 30.0
"""The seconds a new process may take to start, which a task gets beyond its deadline."""
WITHIN = 0.8
"""The part of its deadline that a bot which thinks for a time may use."""
RETRY = 5.0
"""The seconds between two tries where processes keep failing to start."""

logger = structlog.get_logger()


class WorkerPool:
    """A few processes that choose moves for all bots of a server, and analyse."""

    def __init__(
        self,
        count: int = 1,
        deadline: float = 10.0,
        *,
        move: MoveFunction = tasks.choose_move,
        analysis: AnalysisFunction = tasks.analyse_position,
    ) -> None:
        """`move` and `analysis` are what runs in the `count` processes; they import them by their names."""
        self.count = count
        self.deadline = deadline
        self.queued = 0
        """Moves and analyses that wait for a process."""
        self.busy = 0
        """Moves and analyses that are being worked on."""
        self.chosen = 0
        """Moves chosen by a bot's own policy or its quick one."""
        self.analysed = 0
        """Positions that were analysed."""
        self.late = 0
        """Tasks that took too long."""
        self.died = 0
        """Tasks whose process died."""
        self.failed = 0
        """Tasks that ended in an error or in an illegal move."""
        self.crowded = 0
        """Moves and analyses that waited too long for a process."""
        self._move = move
        self._analysis = analysis
        self._quick = min(QUICK, deadline)
        self._slots = PrioritySemaphore(max(count, 1))
        self._here = asyncio.Lock()
        self._open = False
        self._processes: set[WorkerProcess] = set()
        self._free: list[WorkerProcess] = []
        self._stopping: set[asyncio.Task[None]] = set()
        self._failed_starts = 0
        """The processes that never started since one last delivered."""
        self._retry_at = 0.0
        """Before this time no new process is tried."""
        self._logged = False
        """Whether the log says that processes cannot be started."""

    async def start(self) -> None:
        """Start the processes, without waiting until they are there."""
        self._open = True
        for _ in range(self.count):
            self._add_process()

    async def stop(self) -> None:
        """Stop the processes at once; those who wait for a move get `PoolStopped`."""
        self._open = False
        for worker in list(self._processes):
            self._replace(worker)
        await asyncio.gather(*self._stopping)

    @property
    def idle(self) -> bool:
        """Whether no task runs or waits."""
        return self.busy == 0 and self.queued == 0

    @property
    def starting(self) -> bool:
        """Whether a free process is still starting, and none has: one stopped now would have started in vain."""
        return not any(worker.started for worker in self._free) and any(worker.alive() for worker in self._free)

    async def choose_move(self, state: State, bot: str, seed: int, asker: Asker | None = None) -> BotMove:
        """Choose a legal move for the seat that is asked: what the bot makes of a copy re-dealt by `seed`.

        Nothing hidden from the seat leaves this process. The state may go on while this waits: the move is legal in
        what it was.
        """
        if state.over:
            raise RiverrunError(Sentence("rr-error-over-no-move"))
        began = time.monotonic()
        guess = state.redeal(state.seat, seed)
        legal = frozenset(state.legal())
        result, shortened = await self._result(guess, bot, seed, asker)
        if result is not None and result.move not in legal:
            self.failed += 1
            logger.error("a bot chose an illegal move", bot=bot, move=result.move, game=state.game.id)
            result = None
        if result is None:
            move = random_move(guess, random.Random(seed))
            return BotMove(move, "random", time.monotonic() - began)
        self.chosen += 1
        took = time.monotonic() - began
        return BotMove(result.move, "quick" if result.quick else "bot", took, result.then, shortened)

    async def analyse(
        self,
        state: State,
        *,
        seconds: float | None = None,
        iterations: int | None = None,
        moves: int = 5,
        threads: int | None = None,
        patience: float | None = None,
        priority: Priority = Priority.HINT,
        asker: Asker | None = None,
    ) -> AnalysisResult:
        """Analyse for the seat that is asked, on a copy re-dealt at random; WorkerUnavailable says why it failed.

        It waits `patience` seconds for a process (as many as a bot's move where nobody says), behind what is more
        urgent; a report's is broken off if others wait for its process. With iterations, it finds the same whatever the
        copy.
        """
        if state.over:
            raise RiverrunError(Sentence("rr-error-over-no-analysis"))
        if self.count == 0:
            raise RequestError("not-allowed", Sentence("rr-error-server-without-hints"))
        guess = state.redeal(state.seat, secrets.randbits(128))
        task = analysis_task(guess, seconds=seconds, iterations=iterations, moves=moves, threads=threads)
        wait = PATIENCE * self.deadline if patience is None else patience
        context = {"analysis": state.game.id, "budget": seconds or iterations}
        try:
            async with self._slot(priority, wait, asker, **context) as slot:
                work = self._run(self._analysis, task, self.deadline + (seconds or 0.0), **context)
                found = await slot.run_unless_preempted(work)
        except PoolStopped:
            raise WorkerUnavailable("stopped") from None
        except Preempted:
            raise WorkerUnavailable("crowded") from None
        if isinstance(found, NotCompiled):
            raise WorkerUnavailable("compiling")
        self.analysed += 1
        return found

    async def _result(self, guess: State, bot: str, seed: int, asker: Asker | None) -> tuple[MoveResult | None, bool]:
        """Return a bot's move and whether it had less time than it should; or its quick policy's; None: all failed.

        A bot that searches waits for one deadline, then its quick policy asks for the next slot. Where no process takes
        even that, or there are none, the quick policy plays here.
        """
        context = {"bot": bot}
        quick = bot in BOTS and BOTS[bot].quick is None
        task = move_task(guess, bot, seed)
        hurried = msgspec.structs.replace(task, hurry=True)
        try:
            async with self._slot(Priority.QUICK_MOVE if quick else Priority.MOVE, self.deadline, asker, **context):
                within, shortened = self._time_for(bot)
                try:
                    task = msgspec.structs.replace(task, within=within)
                    return await self._run(self._move, task, self.deadline, **context), shortened
                except WorkerUnavailable:
                    return await self._run(self._move, hurried, self._quick, hurry=True, **context), False
        except WorkerUnavailable as trouble:
            why = trouble.why
        if why == "crowded" and not quick:
            try:
                async with self._slot(Priority.QUICK_MOVE, self.deadline, asker, **context):
                    return await self._run(self._move, hurried, self._quick, hurry=True, **context), True
            except WorkerUnavailable as trouble:
                why = trouble.why
        if why in ("crowded", "none"):
            return await self._quick_move_here(guess, bot, seed), self.count > 0
        return None, False

    def _time_for(self, bot: str) -> tuple[float, bool]:
        """Return the seconds that a bot may think now, and whether that is less than it would take."""
        others = self._slots.waiting(Priority.MOVE, Priority.HINT)
        within = min(WITHIN, max(ROUND * self.count / others, LEAST / self.deadline)) if others else WITHIN
        wanted = getattr(BOTS.get(bot), "seconds", None)
        return within * self.deadline, wanted is not None and within * self.deadline < min(
            wanted, WITHIN * self.deadline
        )

    async def _quick_move_here(self, guess: State, bot: str, seed: int) -> MoveResult | None:
        """Return the move of a bot's quick policy, chosen beside the event loop, one at a time; None if that fails."""
        try:
            async with asyncio.timeout(self.deadline), self._here:
                policy, stands_in = policy_of(bot, hurry=True)
                return MoveResult(await asyncio.to_thread(policy.move, guess, seed), stands_in)
        except Exception as trouble:
            logger.warning("no quick move either", bot=bot, trouble=repr(trouble))
            return None

    @asynccontextmanager
    async def _slot(
        self, priority: Priority, patience: float, asker: Asker | None, **context: Any
    ) -> AsyncIterator[Slot]:
        """Wait for a slot, and hold it."""
        self.queued += 1
        try:
            slot = await self._slots.acquire(priority, patience, asker)
        except TimeoutError:
            self.crowded += 1
            logger.warning("waited too long for a process", queued=self.queued, **context)
            raise WorkerUnavailable("crowded") from None
        finally:
            self.queued -= 1
        self.busy += 1
        try:
            yield slot
        finally:
            self.busy -= 1
            self._slots.release(slot)

    async def _run(self, function: Callable[[TaskT], ResultT], task: TaskT, seconds: float, **context: Any) -> ResultT:
        """Return a task's result, or raise WorkerUnavailable; `seconds` count from when a process takes the task up."""
        if not self._open:
            raise PoolStopped("The pool is not running.")
        worker = self._take()
        if worker is None:
            raise WorkerUnavailable("none")
        sound = False
        try:
            async with asyncio.timeout(seconds + STARTING):
                answer = await worker.run(function, task, seconds)
            sound = True
            self._failed_starts = 0
            self._logged = False
        except TimeoutError:
            self.late += 1
            logger.warning("task took too long", deadline=seconds, **context)
            raise WorkerUnavailable("late") from None
        except Exception as trouble:  # whatever the pool says when its process is gone
            if not self._open:
                raise PoolStopped("The pool was stopped.") from None
            self.died += 1
            logger.warning("worker process died", trouble=repr(trouble), **context)
            raise WorkerUnavailable("died") from None
        finally:
            if sound and self._open:
                self._free.append(worker)
            else:
                self._replace(worker)
        if isinstance(answer, str):
            self.failed += 1
            logger.error("task failed", trouble=answer, **context)
            raise WorkerUnavailable("failed")
        return answer

    # The processes

    def _take(self) -> WorkerProcess | None:
        """Return a free process, one that has started if there is any; None where none can be had now."""
        self._free.sort(key=lambda worker: worker.started)
        while self._free:
            worker = self._free.pop()
            if worker.alive():
                return worker
            self._replace(worker)  # a new one takes its place, where it can
        if len(self._processes) < self.count:
            self._add_process()
        return self._free.pop() if self._free else None

    def _add_process(self) -> None:
        """Start a process, unless the last ones failed to start and it is too early to try again."""
        if time.monotonic() < self._retry_at:
            return
        worker = WorkerProcess()
        try:
            worker.start()
        except (OSError, RuntimeError) as trouble:
            if not self._logged:
                logger.error("no worker process can be started: quick policies move for bots", trouble=repr(trouble))
                self._logged = True
            self._retry_at = time.monotonic() + RETRY
            self._stop_process(worker)
        else:
            self._processes.add(worker)
            self._free.append(worker)

    def _replace(self, worker: WorkerProcess) -> None:
        """Stop a process and start another in its place."""
        if worker not in self._processes:  # that was done already
            return
        self._processes.discard(worker)
        if worker in self._free:
            self._free.remove(worker)
        self._stop_process(worker)
        if not worker.started:
            self._failed_starts += 1
            if self._failed_starts > self.count:
                self._retry_at = time.monotonic() + RETRY
        if self._open:
            self._add_process()

    def _stop_process(self, worker: WorkerProcess) -> None:
        """Stop a process in a thread, since that waits for it."""
        stopping = asyncio.get_running_loop().create_task(asyncio.to_thread(worker.stop))
        self._stopping.add(stopping)
        stopping.add_done_callback(self._stopping.discard)
