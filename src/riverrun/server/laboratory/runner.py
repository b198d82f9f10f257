"""The laboratory's runs: each person has one, all take turns in a process of low priority, block by block."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress

import msgspec
import structlog

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.api.messages import CompileStatus, RunState, RunWait
from riverrun.server.errors import RequestError
from riverrun.server.laboratory.run import Run, cancelled, lost
from riverrun.server.laboratory.run_store import SILENT, RunStore
from riverrun.server.laboratory.run_tasks import PairsResult, PairsTask, game_cold, initialise_laboratory, play_pairs
from riverrun.server.workers.precompile import FAILED
from riverrun.server.workers.process import WorkerProcess
from riverrun.server.workers.tasks import NotCompiled

DEADLINE = 600.0
"""The seconds a block may take: the first one of a game compiles what plays it."""
SAVE_EVERY = 1.0
"""The seconds between two times that a run is written down."""
BEAT = 8.0
"""The seconds between two times that a server says that it has its runs."""
COLD = 2.0
"""The seconds after which is tried again while the rules are being compiled."""
LOST = Sentence("rr-laboratory-lost")
DIED = Sentence("rr-laboratory-died")
UNCOMPILED = Sentence("rr-laboratory-uncompiled")
READY = CompileStatus(ready=True)

logger = structlog.get_logger()
Pairs = Callable[[PairsTask], "PairsResult | NotCompiled"]


class Runner:
    """Plays the runs of a server process, one block at a time."""

    def __init__(
        self,
        store: RunStore,
        most: int,
        now: Callable[[], float],
        play: Pairs = play_pairs,
        compiled: Callable[[], CompileStatus] = lambda: READY,
    ) -> None:
        """`most` runs are taken on at once; `play` is what runs in the process, which imports it by its name.

        `compiled` says how far the server has compiled the rules.
        """
        self.store = store
        self.most = most
        self.now = now
        self._play = play
        self._compiled = compiled
        self._runs: dict[str, Run] = {}
        self._turns: deque[Run] = deque()
        self._woken = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._worker: WorkerProcess | None = None

    @property
    def running(self) -> int:
        """How many runs go on."""
        return len(self._runs)

    async def stop(self) -> None:
        """End all runs at once; whoever asks for one is told that it is lost."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._end_process()
        for run in list(self._runs.values()):
            run.stage, run.sentence = "lost", LOST
            with suppress(RequestError):  # without a database it is told after a while of silence
                await self._finish(run)

    async def begin(self, run: Run, person: str | None) -> RunState:
        """Take a run on; refused where its person has one already, or there are too many."""
        busy = any(other.asker == run.asker for other in self._runs.values())
        if busy or (person is not None and await self.store.unfinished(person, self.now())):
            raise RequestError("too-many", Sentence("rr-error-laboratory-busy"))
        if len(self._runs) >= self.most:
            raise RequestError("unavailable", Sentence("rr-error-laboratory-full", {"runs": self.most}))
        self._runs[run.id] = run  # before anything is waited for: a person has one
        try:
            await self.store.add(run.id, person or "", msgspec.json.encode(run.state()), self.now())
        except BaseException:
            del self._runs[run.id]
            raise
        self._turns.append(run)
        self._woken.set()
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._go_round()), asyncio.create_task(self._keep_beating())]
        return run.state()

    async def state(self, id: str) -> RunState:
        """Return a run as it stands, whichever server plays it."""
        run = self._runs.get(id)
        if run is not None:
            run.ahead = len(self._runs) - 1
            self._note_wait(run)
            return run.state()
        stored = await self.store.of(id)
        if stored is None:
            raise RequestError("not-found", Sentence("rr-error-laboratory-run"))
        state = msgspec.json.decode(stored.body, type=RunState)
        if stored.over:
            return state
        if stored.cancelled:
            return cancelled(state)
        return lost(state, LOST) if stored.updated < self.now() - SILENT else state

    async def cancel(self, id: str) -> RunState:
        """End a run; what is known of it stays."""
        state = await self.state(id)
        if state.stage in ("done", "cancelled", "lost"):
            return state
        run = self._runs.get(id)
        if run is None:
            await self.store.cancel(id)
            return cancelled(state)
        run.stage = "cancelled"
        await self._finish(run)
        return run.state()

    async def _go_round(self) -> None:
        while True:
            while not self._turns:
                self._woken.clear()
                await self._woken.wait()
            run = self._turns.popleft()
            if run.over:
                continue
            try:
                await self._play_block(run)
            except Exception:
                logger.exception("a run of the laboratory failed", game=run.game)
                run.stage, run.sentence = "lost", DIED
                await self._end_process()
            with suppress(RequestError):  # a database that is away for a moment
                await self._tell(run)
            if not run.over:
                self._turns.append(run)

    async def _play_block(self, run: Run) -> None:
        """Play a run's next block; where its process dies or is too slow, that run is lost, and no other."""
        if run.stage == "waiting":
            run.stage, run.preparing = "preparing", self.now()
        if self._worker is None or not self._worker.alive():
            await self._end_process()
            self._worker = WorkerProcess(initialise_laboratory)
            self._worker.start()
        task = PairsTask(run.comparison.question, run.comparison.sums.games, run.next_count)
        try:
            found = await self._worker.run(self._play, task, DEADLINE)
        except Exception as trouble:
            logger.warning("the laboratory's process died", trouble=repr(trouble), game=run.game)
            found = str(trouble)
            await self._end_process()
        if run.over:  # cancelled meanwhile
            return
        if isinstance(found, NotCompiled):
            if self._compiled().piece == FAILED:
                run.stage, run.sentence = "lost", UNCOMPILED
            else:
                await asyncio.sleep(COLD)
        elif isinstance(found, str):
            logger.error("a run of the laboratory failed", trouble=found, game=run.game)
            run.stage, run.sentence = "lost", DIED
        else:
            run.add(found.sums, found.seconds)

    def _note_wait(self, run: Run) -> None:
        """Say what a run that gets ready waits for, and for how long it has: first the rules, then what plays it."""
        rules = self._compiled() if game_cold(run.game) else None
        if run.wait is not None and run.wait.rules is not None and rules is None:
            run.preparing = self.now()
        run.wait = RunWait(rules, int(self.now() - run.preparing))

    async def _tell(self, run: Run) -> None:
        """Write a run down, if that was not just done."""
        if run.over:
            await self._finish(run)
        elif self.now() - run.saved >= SAVE_EVERY:
            run.saved = self.now()
            self._note_wait(run)
            await self.store.save(run.id, msgspec.json.encode(run.state()), False, run.saved)

    async def _finish(self, run: Run) -> None:
        """Write a run down for the last time, and forget it."""
        if self._runs.pop(run.id, None) is not None:
            await self.store.save(run.id, msgspec.json.encode(run.state()), True, self.now())

    async def _keep_beating(self) -> None:
        """Say that the runs are still here, and hear which were cancelled at another server."""
        while True:
            await asyncio.sleep(BEAT)
            with suppress(RequestError):
                for id in await self.store.beat(list(self._runs), self.now()) if self._runs else ():
                    await self.cancel(id)

    async def _end_process(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            await asyncio.to_thread(worker.stop)
