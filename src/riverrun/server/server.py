"""The server: its parts put together, started and stopped in order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from riverrun import __version__
from riverrun.kernel.errors import RiverrunError
from riverrun.kernel.language.sentences import Sentence
from riverrun.server.access.auth import CookieAuth
from riverrun.server.access.rate_limit import RateLimits
from riverrun.server.api import messages
from riverrun.server.api.command_handler import CommandHandler, HintHandler
from riverrun.server.api.lobby import LobbyService
from riverrun.server.api.routes import static_files
from riverrun.server.api.routes.sockets import SocketGate
from riverrun.server.api.table_opening import TableOpener
from riverrun.server.api.table_socket import SocketServices
from riverrun.server.conduct.absences import AbsenceHandler
from riverrun.server.conduct.complaints import ComplaintService
from riverrun.server.conduct.waiting_tables import WaitingTables
from riverrun.server.history.service import HistoryService
from riverrun.server.laboratory.run_store import RunStore
from riverrun.server.laboratory.runner import Runner
from riverrun.server.laboratory.service import LaboratoryService
from riverrun.server.monitoring.metrics import Metrics
from riverrun.server.monitoring.multiprocess_metrics import MultiprocessMetrics
from riverrun.server.notifying.notice_store import NoticeStore
from riverrun.server.notifying.notifier import Notifier
from riverrun.server.notifying.outgoing import OutgoingRequests
from riverrun.server.notifying.push import PushService
from riverrun.server.notifying.webhooks import WebhookService
from riverrun.server.review.keeping import KeepingService
from riverrun.server.review.puzzles import PuzzleService
from riverrun.server.review.replay import ReplayService
from riverrun.server.review.report import ReportService
from riverrun.server.review.what_if import WhatIfService
from riverrun.server.sessions.bot_driver import BotDriver
from riverrun.server.sessions.game_cache import preload_games
from riverrun.server.sessions.housekeeping import Housekeeper
from riverrun.server.sessions.identities import IdentityService
from riverrun.server.sessions.pubsub import Notification, PubSub
from riverrun.server.sessions.registry import SessionRegistry
from riverrun.server.sessions.scheduler import Scheduler
from riverrun.server.sessions.session import Session
from riverrun.server.settings import Settings
from riverrun.server.storage.identities import IdentityStore
from riverrun.server.storage.store import Store
from riverrun.server.storage.write_probe import Failing, WriteProbe
from riverrun.server.time_source import TimeSource
from riverrun.server.time_source import now as time_now
from riverrun.server.workers.pool import WorkerPool
from riverrun.server.workers.precompile import Precompiler

UNWRITTEN: dict[Failing, Sentence] = {
    "database": Sentence("rr-failing-database"),
    "disk": Sentence("rr-failing-disk"),
}
"""What keeps the database from taking a write, in a sentence."""


class Server:
    """The parts of a running server. Each gets the others that it uses; nothing but the application gets them all."""

    def __init__(self, settings: Settings, time: TimeSource | None = None) -> None:
        self.settings = settings
        self.time = time or TimeSource()
        self.closing = asyncio.Event()
        """Set when the server goes down."""
        self.draining = False
        """Whether it will go down soon, and shall get nobody new."""
        self.trouble: RiverrunError | None = None
        """Why the server could not start."""
        self.on_trouble: Callable[[RiverrunError], None] = lambda trouble: None
        """Called with that: one of several processes cannot say it itself."""
        self.auth = CookieAuth(settings.secret, settings.secure, settings.former_secrets)
        self.limits = RateLimits(settings.limits)
        self.store = Store(settings.database)
        self.write_probe = WriteProbe(self.store)
        self.pubsub = PubSub(settings.broker)
        self.identities = IdentityService(IdentityStore(self.store), self.pubsub, self.auth.revoked, time_now)
        self.registry = SessionRegistry(self.store, self.pubsub, settings.packs, settings.idle, self.time)
        self.scheduler = Scheduler(self.registry, self.time)
        self.pool = WorkerPool(settings.bot_processes, settings.deadline)
        self.precompiler = Precompiler(self._compile_status_changed, wanted=settings.precompile)
        self.bots = BotDriver(self.registry, self.pool, self.time, settings.pause, settings.clock_pause)
        self.replays = ReplayService(settings.packs, self.limits.replays)
        self.reports = ReportService(self.store, self.pool, settings.report_iterations, settings.packs)
        self.puzzles = PuzzleService(self.time)
        self.what_if = WhatIfService(self.registry, self.pool, settings.packs, self.puzzles)
        self.runner = Runner(
            RunStore(self.store),
            settings.laboratory.runs,
            self.time.now,
            compiled=lambda: self.precompiler.status,
        )
        self.laboratory = LaboratoryService(settings.laboratory, self.runner)
        self.keeping = KeepingService(self.registry, self.replays)
        self.history = HistoryService(self.registry, self.replays.forget)
        notices, self.outgoing = NoticeStore(self.store), OutgoingRequests()
        self.push = PushService(settings.notifying, settings.base_url, notices, self.outgoing)
        self.webhooks = WebhookService(settings.notifying.webhooks, self.registry, notices, self.outgoing)
        self.notifier = Notifier(self.registry, notices, self.push, self.webhooks, settings.notifying.delay)
        self.housekeeper = Housekeeper(self.registry, self.bots, settings.deadline, self._resume_reports)
        self.waiting = WaitingTables(self.registry, settings.limits.waiting_tables)
        self.handler = CommandHandler(self.registry, self.waiting)
        self.absences = AbsenceHandler(self.registry)
        self.complaints = ComplaintService(self.registry)
        self.hint_handler = HintHandler(self.registry, self.pool, self.limits.analyses, settings.hint_seconds)
        self.opener = TableOpener(
            self.registry, self.limits.new_tables, self.waiting, self.auth.table_secret, self.laboratory.texts
        )
        self.lobby = LobbyService(self.registry, self.precompiler)
        self.socket_gate = SocketGate(self.auth, settings.limits)
        self.identities.on_revoked = self.socket_gate.revoke
        self.metrics = Metrics(
            self.registry,
            self.pool,
            self.reports,
            self.precompiler,
            lambda: self.socket_gate.count,
            self.limits,
            None if settings.metrics is None else MultiprocessMetrics(settings.metrics),
        )
        self.housekeeper.on_round = self.metrics.leave
        self.housekeeper.on_resync = self.identities.read
        self.handler.on_stored = self.metrics.commands.observe

    def dependencies(self) -> dict[str, object]:
        """Return what routes may ask for, by the name of their parameter.

        No field of a request's body has such a name: the framework would take its wrong value for a fault of ours.
        """
        return {
            "auth": self.auth,
            "limits": self.limits,
            "identities": self.identities,
            "registry": self.registry,
            "handler": self.handler,
            "hint_handler": self.hint_handler,
            "opener": self.opener,
            "lobby": self.lobby,
            "replays": self.replays,
            "keeping": self.keeping,
            "reports": self.reports,
            "history": self.history,
            "puzzles": self.puzzles,
            "laboratory": self.laboratory,
            "absences": self.absences,
            "complaints": self.complaints,
            "push": self.push,
            "webhooks": self.webhooks,
            "what_if": self.what_if,
            "metrics": self.metrics,
            "settings": self.settings,
            "socket_gate": self.socket_gate,
            "socket_services": SocketServices(
                handler=self.handler,
                requests=self.limits.requests,
                largest_message=self.settings.limits.message,
                closing=self.closing,
                compile_status=lambda: self.precompiler.status,
            ),
            "server_status": self.status,
        }

    async def start(self) -> None:
        """Start the parts."""
        await preload_games()
        await self.store.start()
        await self.identities.read()
        await self.pubsub.start(self._receive)
        self.registry.on_changed = self.scheduler.schedule
        self.registry.on_changed_here = self._changed_here
        self.registry.on_evicted = self.scheduler.cancel
        self.registry.on_game_over = self._game_over
        await self.pool.start()
        await self.precompiler.start()
        self.housekeeper.start()
        self.notifier.start()

    async def stop(self) -> None:
        """Stop the parts: nothing that was acknowledged is lost, and no process is left."""
        self.closing.set()
        await self.housekeeper.stop()
        await self.notifier.stop()
        await self.bots.stop()
        await self.reports.stop()
        await self.history.stop()
        await self.keeping.stop()
        self.registry.on_changed = lambda session: None
        await self.scheduler.stop()
        await self.runner.stop()
        await self.precompiler.stop()
        await self.pool.stop()
        await self.registry.stop()
        await self.pubsub.stop()
        await self.write_probe.stop()
        await self.store.stop()

    async def status(self) -> messages.Status:
        """Return whether the server can serve, what fails where it cannot, and its figures."""
        unwritten, broker = await asyncio.gather(self.write_probe.failing(), self.pubsub.ping())
        missing = static_files.missing()
        failing = [] if unwritten is None else [UNWRITTEN[unwritten]]
        failing += [] if broker else [Sentence("rr-failing-broker")]
        failing += [Sentence("rr-failing-page", {"file": missing})] if missing is not None else []
        draining = self.draining or self.closing.is_set()
        failing += [Sentence("rr-failing-draining")] if draining else []
        return messages.Status(
            ok=not failing,
            version=__version__,
            database=unwritten is None,
            disk=unwritten != "disk",
            broker=broker,
            page=missing is None,
            draining=draining,
            failing=failing,
            warming=self.precompiler.status,
            tables=len(self.registry.sessions),
            sockets=self.socket_gate.count,
        )

    async def _receive(self, notification: Notification) -> None:
        self.identities.receive(notification)
        await self.registry.receive(notification)
        if notification.presence is None and (notification.lobby or notification.people):
            self.lobby.receive(notification)

    def _changed_here(self, session: Session) -> None:
        self.bots.wake(session)
        self.notifier.changed(session)

    def _game_over(self, session: Session) -> None:
        self.reports.begin(session.table)
        self.history.begin(session)
        self.keeping.begin(session)

    async def _resume_reports(self) -> None:
        await self.history.resume()
        await self.reports.resume(self.registry)
        self.keeping.resume()

    def _compile_status_changed(self) -> None:
        for session in self.registry.sessions.values():
            for subscriber in session.subscribers:
                subscriber.notify_presence()
        self.lobby.notify_all()
