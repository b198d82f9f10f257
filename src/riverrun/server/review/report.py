"""Reports on finished games: made in the background while no bot thinks, one position at a time, never one twice.

What an analysis has found is kept by the position's key, so that a report goes on where it was when the server starts
again, and a record that is sent in finds what was known of its table.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import structlog

from riverrun.bots import report
from riverrun.bots.analysis import TREES
from riverrun.kernel.analysis import Analysis
from riverrun.kernel.game import Game
from riverrun.kernel.jit import switch
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.record import Record
from riverrun.server.api import messages
from riverrun.server.errors import WENT_WRONG, RequestError
from riverrun.server.review.records import cost_of, parse_record, record_game, record_id, record_of, require_short
from riverrun.server.review.report_data import (
    build_report,
    check_record,
    decision_keys,
    decode_analysis,
    decode_report,
    describe,
    encode_analysis,
    encode_report,
    trim,
    win_shares,
)
from riverrun.server.sessions.registry import SessionRegistry
from riverrun.server.storage.store import Store
from riverrun.server.table.table import Table
from riverrun.server.time_source import now
from riverrun.server.workers.pool import WorkerPool
from riverrun.server.workers.priority import Priority, PrioritySemaphore
from riverrun.server.workers.results import WorkerUnavailable

INTERPRETED = 60
"""The most iterations a position can get where rules are not compiled: one takes a good part of a second there."""
IDLE_POLL = 0.1
"""The seconds between two polls whether the pool is idle."""
RETRY = 5
"""The seconds between two tries where rules are being compiled, or no process can be had."""
TRIES = 3
"""How often a position is tried before its report is given up."""
RETRY_FAILED = 60.0
"""The seconds after which a report that was given up is begun again, if someone asks."""
RECORDS = 8
"""How many reports on records may wait."""
TABLES = 500
"""How many reports on tables may wait; who asks for others later finds room."""
CACHED = 64
"""How many reports on records are kept in memory."""
WEEK = 7 * 24 * 3600.0
"""How long ago a game may have ended whose report is made up for when the server starts."""
MONTH = 30 * 24 * 3600.0
"""How long an analysis is kept."""

NONE_MADE = Sentence("rr-error-reports-off")
TOO_SLOW = Sentence("rr-error-reports-slow")
CROWDED = Sentence("rr-error-reports-waiting")
ONE_AT_A_TIME = Sentence("rr-error-report-running")

logger = structlog.get_logger()


@dataclass
class ReportJob:
    """A report that is made, or waits to be."""

    id: str
    record: Record
    game: Game
    keys: list[str]
    """The positions, by what an analysis of each depends on."""
    wins: list[float] | None
    table: bool
    """Whether it is a table's: then it is stored."""
    client: str | None = None
    known: set[str] = field(default_factory=set)
    report: messages.Report | None = None
    trouble: Sentence | None = None
    given_up: float = 0.0

    @property
    def open(self) -> bool:
        return self.report is None and self.trouble is None

    @property
    def stale(self) -> bool:
        """Whether it was given up a while ago."""
        return self.trouble is not None and time.monotonic() - self.given_up > RETRY_FAILED


class ReportService:
    """The reports of a server."""

    def __init__(self, store: Store, pool: WorkerPool, iterations: int, packs: Path | None = None) -> None:
        """`iterations` are those of each decision; 0: no reports are made."""
        self.store = store
        self.pool = pool
        self.iterations = iterations
        self.packs = packs
        self._jobs: OrderedDict[str, ReportJob] = OrderedDict()
        self._queue: deque[ReportJob] = deque()
        """Those that are made or wait, the one that is made first."""
        self._work: asyncio.Task[None] | None = None
        self._beginning: set[asyncio.Task[None]] = set()
        self._one = PrioritySemaphore(1)

    @property
    def waiting(self) -> int:
        """How many are made or wait."""
        return len(self._queue)

    async def stop(self) -> None:
        """Cancel what goes on in the background; it is resumed when a server starts."""
        tasks = [*self._beginning, *([self._work] if self._work is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def _budget(self) -> str:
        return f"{report.VERSION}/{TREES}/{self.iterations}"

    def _why_none(self) -> Sentence | None:
        """Return why this server makes none."""
        if self.iterations == 0 or self.pool.count == 0:
            return NONE_MADE
        return TOO_SLOW if not switch.loops_compiled() and self.iterations > INTERPRETED else None

    def _require_enabled(self) -> None:
        why = self._why_none()
        if why is not None:
            raise RequestError("not-allowed", why)

    # Asking

    def begin(self, table: Table) -> None:
        """Have the report on a game that is over made in the background."""
        if self._why_none() is None:
            task = asyncio.create_task(self._begin(table))
            self._beginning.add(task)
            task.add_done_callback(self._beginning.discard)

    async def _begin(self, table: Table) -> None:
        try:
            await self.of_table(table)
        except RequestError as trouble:
            logger.warning("no report was begun", table=table.id, why=str(trouble))
        except Exception:
            logger.exception("no report was begun", table=table.id)

    async def resume(self, registry: SessionRegistry) -> None:
        """Go on with the reports of games that ended lately, and forget what was analysed long ago."""
        if self._why_none() is not None:
            return
        await self.store.drop_analyses(now() - MONTH)
        for id in await self.store.unreported(now() - WEEK):
            try:
                session = await registry.session(id)
            except RequestError:
                continue  # it cannot be opened any more
            self.begin(session.table)

    async def of_table(self, table: Table, client: str = "", patience: float | None = None) -> messages.ReportState:
        """Return how far the report on a table's game is; it is begun if it was not.

        Who asks waits for their turn, for `patience` seconds at most; None: for as long as it takes.
        """
        if table.stage != "over":
            raise RequestError("wrong-stage", Sentence("rr-error-report-not-yet"))
        self._require_enabled()
        async with self._one.turn(client, patience):
            job = self._job(table.id)
            if job is None:
                stored = await self.store.report(table.id, self._budget)
                found = None if stored is None else decode_report(stored, table.id)
                if found is not None:
                    count = len(found.moments)
                    return messages.ReportState(table.id, count, count, 0, None, found)
                if sum(other.table for other in self._queue) >= TABLES:
                    raise RequestError("too-many", CROWDED, wait=RETRY)
                record = record_of(table)
                keys = await asyncio.to_thread(decision_keys, record, table.game, self.iterations)
                job = await self._add(ReportJob(table.id, record, table.game, keys, win_shares(table), table=True))
        return self._state(job)

    async def of_record(self, sent: bytes, client: str, charge: Callable[[float], None]) -> messages.ReportState:
        """Return how far the report on a record is that somebody has sent; it is begun if it was not.

        `charge` is called for asking, and before a record is replayed, by its moves.
        """
        charge(1)
        self._require_enabled()
        record = parse_record(sent)
        require_short(record)
        id = record_id(record)
        async with self._one.turn(client):
            job = self._job(id)
            if job is None:
                open = [other for other in self._queue if not other.table]
                if any(other.client == client for other in open):
                    raise RequestError("too-many", ONE_AT_A_TIME, wait=RETRY)
                if len(open) >= RECORDS:
                    raise RequestError("too-many", CROWDED, wait=RETRY)
                charge(cost_of(len(record.moves)) - 1)
                game = await record_game(record, self.packs)
                wins, keys = await asyncio.to_thread(check_record, record, game, self.iterations)
                job = await self._add(ReportJob(id, record, game, keys, wins, table=False, client=client))
        return self._state(job)

    def known(self, id: str) -> messages.ReportState:
        """Return how far a report on a record is that was asked for before."""
        job = self._job(id)
        if job is None or job.table:
            raise RequestError("not-found", Sentence("rr-error-report-unknown"))
        return self._state(job)

    def _job(self, id: str) -> ReportJob | None:
        job = self._jobs.get(id)
        if job is not None and job.stale:
            del self._jobs[id]
            return None
        return job

    async def _add(self, job: ReportJob) -> ReportJob:
        job.known = set(await self.store.analyses(job.keys))
        self._jobs[job.id] = job
        self._queue.append(job)
        if self._work is None:
            self._work = asyncio.create_task(self._make_all())
        return job

    def _state(self, job: ReportJob) -> messages.ReportState:
        done = sum(key in job.known for key in job.keys)
        ahead = self._queue.index(job) if job in self._queue else 0
        return messages.ReportState(job.id, done, len(job.keys), ahead, job.trouble, job.report)

    # Making

    async def _make_all(self) -> None:
        """Make what waits, one report after the other."""
        try:
            while self._queue:
                job = self._queue[0]
                try:
                    await self._make(job)
                except RequestError as trouble:
                    self._give_up(job, trouble.sentence)
                except Exception:
                    logger.exception("a report failed", id=job.id)
                    self._give_up(job, WENT_WRONG)
                self._queue.popleft()
                self._forget()
        finally:
            self._work = None

    def _give_up(self, job: ReportJob, why: Sentence) -> None:
        logger.warning("a report was given up", id=job.id, why=why.text)
        job.trouble, job.given_up = why, time.monotonic()

    def _forget(self) -> None:
        """Drop finished jobs: a table's report is in the database by then; of the others the latest are kept."""
        done = [job for job in self._jobs.values() if not job.open]
        made = [job for job in done if job.table and job.report is not None]
        for job in [*made, *[job for job in done if job not in made][:-CACHED]]:
            del self._jobs[job.id]

    async def _make(self, job: ReportJob) -> None:
        known = await self.store.analyses(job.keys)
        job.known = set(known)
        steps = report.steps(job.record, job.game)
        moments: list[report.Moment] = []
        words: dict[int, tuple[messages.DescribedMove, messages.DescribedMove]] = {}
        for key in job.keys:
            step = await asyncio.to_thread(next, steps)
            found = decode_analysis(known[key]) if key in known else None
            if found is None:
                found = trim(await self._analysis(step))
                known[key] = encode_analysis(found)
                await self.store.save_analysis(key, known[key])
                job.known.add(key)
            moment = report.moment(step, found)
            moments.append(moment)
            if moment.lost >= report.TURNING:
                words[moment.number] = describe(step.state, moment.played), describe(step.state, moment.best)
        made = build_report(job.game, job.wins, self.iterations, moments, words)
        if job.table:
            await self.store.save_report(job.id, self._budget, encode_report(made))
        job.report = made

    async def _analysis(self, step: report.Step) -> Analysis:
        """Return the analysis of one position, when no bot thinks; one that fails is tried again."""
        every = len(step.state.legal())
        tries = 0
        while True:
            while not self.pool.idle or self.pool.starting:
                await asyncio.sleep(IDLE_POLL)
            try:
                result = await self.pool.analyse(
                    step.state, iterations=self.iterations, moves=every, threads=1, priority=Priority.REPORT
                )
            except WorkerUnavailable as trouble:
                if trouble.why not in ("compiling", "crowded", "none"):
                    tries += 1
                    if tries == TRIES or trouble.why == "stopped":
                        raise
                await asyncio.sleep(RETRY if trouble.why in ("compiling", "none") else IDLE_POLL)
            else:
                return result.analysis
