"""Reports on finished games: made in the background while no bot thinks, one position at a time, never one twice.

What an analysis has found is kept by the position's key, so that a report goes on where it was when the server starts
again, and a record that is sent in finds what was known of its table.
"""

from __future__ import annotations

import asyncio
import gzip
import time
from collections import OrderedDict, deque
from dataclasses import dataclass, field

import msgspec
import structlog

from riverrun.bots import report
from riverrun.bots.analysis import TREES
from riverrun.kernel.analysis import Analysis
from riverrun.kernel.game import Game
from riverrun.kernel.jit import switch
from riverrun.kernel.record import Record
from riverrun.server import messages
from riverrun.server.hall import Hall
from riverrun.server.places import Urgency
from riverrun.server.reckoning import checked, keys_of, packed, record_id, shares, summed, trimmed, unpacked, worded
from riverrun.server.refusal import WENT_WRONG, Refuse
from riverrun.server.replaying import Replays, must_be_short, read, record_of
from riverrun.server.store import Store
from riverrun.server.table import Table
from riverrun.server.thinkers import Thinkers, Unanswered
from riverrun.server.timekeeping import now

INTERPRETED = 60
"""The most iterations a position can get where rules are not compiled: one takes a good part of a second there."""
STAND_BACK = 0.1
"""How many seconds lie between two looks whether bots think."""
LATER = 5
"""How many seconds lie between two tries where rules are being compiled, or no process can be had."""
TRIES = 3
"""How often a position is tried before its report is given up."""
REST = 60.0
"""After how many seconds a report that was given up is begun again, if someone asks."""
RECORDS = 8
"""How many reports on records may wait."""
TABLES = 500
"""How many reports on tables may wait; who asks for others later finds room."""
KEPT = 64
"""How many reports on records are kept in memory."""
WEEK = 7 * 24 * 3600.0
"""How long ago a game may have ended whose report is made up for when the server starts."""
MONTH = 30 * 24 * 3600.0
"""How long an analysis is kept."""

NONE_MADE = "This server makes no reports."
TOO_SLOW = "This server's rules are not compiled, which is too slow for reports."
CROWDED = "Many reports are waiting to be made; try again in some minutes."
ONE_AT_A_TIME = "Your last report is still being made; one at a time."

logger = structlog.get_logger()


@dataclass
class Job:
    """A report that is made, or waits to be."""

    id: str
    record: Record
    game: Game
    keys: list[str]
    """The positions, by what an analysis of each depends on."""
    wins: list[float] | None
    table: bool
    """Whether it is a table's: then it is stored."""
    asker: str | None = None
    known: set[str] = field(default_factory=set)
    report: messages.Report | None = None
    trouble: str | None = None
    given_up: float = 0.0

    @property
    def open(self) -> bool:
        return self.report is None and self.trouble is None

    @property
    def stale(self) -> bool:
        """Whether it was given up a while ago."""
        return self.trouble is not None and time.monotonic() - self.given_up > REST


class Reports:
    """The reports of a server."""

    def __init__(self, store: Store, thinkers: Thinkers, iterations: int) -> None:
        self.store = store
        self.thinkers = thinkers
        self.iterations = iterations
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._queue: deque[Job] = deque()
        """Those that are made or wait, the one that is made first."""
        self._work: asyncio.Task[None] | None = None
        self._beginning: set[asyncio.Task[None]] = set()
        self._one = asyncio.Lock()

    @property
    def waiting(self) -> int:
        """How many are made or wait."""
        return len(self._queue)

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """What goes on in the background."""
        return [*self._beginning, *([self._work] if self._work is not None else [])]

    @property
    def _budget(self) -> str:
        return f"{report.VERSION}/{TREES}/{self.iterations}"

    def _why_none(self) -> str | None:
        """Why this server makes none, in a sentence."""
        if self.iterations == 0 or self.thinkers.count == 0:
            return NONE_MADE
        return TOO_SLOW if not switch.loops_compiled() and self.iterations > INTERPRETED else None

    def _must_be_made(self) -> None:
        why = self._why_none()
        if why is not None:
            raise Refuse("not-allowed", why)

    # Asking

    def begin(self, table: Table) -> None:
        """Has the report on a game that is over made, some time."""
        if self._why_none() is None:
            task = asyncio.create_task(self._begin(table))
            self._beginning.add(task)
            task.add_done_callback(self._beginning.discard)

    async def _begin(self, table: Table) -> None:
        try:
            await self.of_table(table)
        except Refuse as trouble:
            logger.warning("no report was begun", table=table.id, why=trouble.text)
        except Exception:
            logger.exception("no report was begun", table=table.id)

    async def take_up(self, hall: Hall) -> None:
        """Goes on with the reports of games that ended lately, and forgets what was analysed long ago."""
        if self._why_none() is not None:
            return
        await self.store.forget_analyses(now() - MONTH)
        for id in await self.store.unreported(now() - WEEK):
            try:
                room = await hall.room(id)
            except Refuse:
                continue  # it cannot be opened any more
            self.begin(room.table)

    async def of_table(self, table: Table) -> messages.ReportState:
        """How far the report on a table's game is; it is begun if it was not."""
        if table.stage != "over":
            raise Refuse("wrong-stage", "A report is made when the game is over: it tells what each seat could know.")
        self._must_be_made()
        async with self._one:
            job = self._recall(table.id)
            if job is None:
                stored = await self.store.report(table.id, self._budget)
                if stored is not None:
                    found = msgspec.json.decode(gzip.decompress(stored), type=messages.Report)
                    count = len(found.moments)
                    return messages.ReportState(table.id, count, count, 0, None, found)
                if sum(other.table for other in self._queue) >= TABLES:
                    raise Refuse("too-many", CROWDED, wait=LATER)
                record = record_of(table)
                keys = await asyncio.to_thread(keys_of, record, table.game, self.iterations)
                job = await self._add(Job(table.id, record, table.game, keys, shares(table), table=True))
        return self._state(job)

    async def of_record(self, sent: bytes, asker: str, replays: Replays) -> messages.ReportState:
        """How far the report on a record is that somebody has sent; it is begun if it was not."""
        self._must_be_made()
        record = read(sent)
        must_be_short(record)
        id = record_id(record)
        async with self._one:
            job = self._recall(id)
            if job is None:
                open = [other for other in self._queue if not other.table]
                if any(other.asker == asker for other in open):
                    raise Refuse("too-many", ONE_AT_A_TIME, wait=LATER)
                if len(open) >= RECORDS:
                    raise Refuse("too-many", CROWDED, wait=LATER)
                game = await replays.game_of(record)
                wins, keys = await asyncio.to_thread(checked, record, game, self.iterations)
                job = await self._add(Job(id, record, game, keys, wins, table=False, asker=asker))
        return self._state(job)

    def known(self, id: str) -> messages.ReportState:
        """How far a report on a record is that was asked for before."""
        job = self._recall(id)
        if job is None or job.table:
            raise Refuse("not-found", "This report is not known here any more; send the record again.")
        return self._state(job)

    def _recall(self, id: str) -> Job | None:
        job = self._jobs.get(id)
        if job is not None and job.stale:
            del self._jobs[id]
            return None
        return job

    async def _add(self, job: Job) -> Job:
        job.known = set(await self.store.analyses(job.keys))
        self._jobs[job.id] = job
        self._queue.append(job)
        if self._work is None:
            self._work = asyncio.create_task(self._make_all())
        return job

    def _state(self, job: Job) -> messages.ReportState:
        done = sum(key in job.known for key in job.keys)
        ahead = self._queue.index(job) if job in self._queue else 0
        return messages.ReportState(job.id, done, len(job.keys), ahead, job.trouble, job.report)

    # Making

    async def _make_all(self) -> None:
        """Makes what waits, one report after the other."""
        try:
            while self._queue:
                job = self._queue[0]
                try:
                    await self._make(job)
                except Refuse as trouble:
                    self._give_up(job, trouble.text)
                except Exception:
                    logger.exception("a report failed", id=job.id)
                    self._give_up(job, WENT_WRONG)
                self._queue.popleft()
                self._forget()
        finally:
            self._work = None

    def _give_up(self, job: Job, why: str) -> None:
        logger.warning("a report was given up", id=job.id, why=why)
        job.trouble, job.given_up = why, time.monotonic()

    def _forget(self) -> None:
        """A table's report is in the database when it is made; of the others the latest are kept."""
        done = [job for job in self._jobs.values() if not job.open]
        made = [job for job in done if job.table and job.report is not None]
        for job in [*made, *[job for job in done if job not in made][:-KEPT]]:
            del self._jobs[job.id]

    async def _make(self, job: Job) -> None:
        known = await self.store.analyses(job.keys)
        job.known = set(known)
        steps = report.steps(job.record, job.game)
        moments: list[report.Moment] = []
        words: dict[int, tuple[messages.Worded, messages.Worded]] = {}
        for key in job.keys:
            step = await asyncio.to_thread(next, steps)
            found = unpacked(known[key]) if key in known else None
            if found is None:
                found = trimmed(await self._look(step))
                known[key] = packed(found)
                await self.store.keep_analysis(key, known[key])
                job.known.add(key)
            moment = report.moment(step, found)
            moments.append(moment)
            if moment.lost >= report.TURNING:
                words[moment.number] = worded(step.state, moment.played), worded(step.state, moment.best)
        made = summed(job.game, job.wins, self.iterations, moments, words)
        if job.table:
            await self.store.keep_report(job.id, self._budget, gzip.compress(msgspec.json.encode(made), mtime=0))
        job.report = made

    async def _look(self, step: report.Step) -> Analysis:
        """The analysis of one position, when no bot thinks; one that fails is tried again."""
        every = len(step.state.legal())
        tries = 0
        while True:
            while not self.thinkers.idle or self.thinkers.starting:
                await asyncio.sleep(STAND_BACK)
            try:
                studied = await self.thinkers.study(
                    step.state, iterations=self.iterations, moves=every, threads=1, urgency=Urgency.REPORT
                )
            except Unanswered as trouble:
                if trouble.why not in ("compiling", "crowded", "none"):
                    tries += 1
                    if tries == TRIES or trouble.why == "stopped":
                        raise
                await asyncio.sleep(LATER if trouble.why in ("compiling", "none") else STAND_BACK)
            else:
                return studied.analysis
