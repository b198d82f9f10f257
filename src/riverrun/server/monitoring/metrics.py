"""The server's metrics, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector

from riverrun.server.access.rate_limit import RateLimits
from riverrun.server.monitoring.multiprocess_metrics import MultiprocessMetrics
from riverrun.server.review.report import ReportService
from riverrun.server.sessions.registry import SessionRegistry
from riverrun.server.workers.pool import WorkerPool
from riverrun.server.workers.precompile import Precompiler

CONTENT_TYPE = "text/plain; version=0.0.4"  # the framework adds the charset


class Metrics:
    """One server's metrics: what it counts itself, and what its parts know when they are asked."""

    def __init__(
        self,
        sessions: SessionRegistry,
        pool: WorkerPool,
        reports: ReportService,
        precompiler: Precompiler,
        sockets: Callable[[], int],
        limits: RateLimits,
        processes: MultiprocessMetrics | None = None,
    ) -> None:
        """`processes`: the metrics of all processes of this server, where it has several."""
        self._sessions = sessions
        self._pool = pool
        self._reports = reports
        self._precompiler = precompiler
        self._sockets = sockets
        self._limits = limits
        self._processes = processes
        self._collectors = CollectorRegistry()
        self.requests = Counter(
            "riverrun_requests", "HTTP requests, by method and status.", ["method", "status"], registry=self._collectors
        )
        self.seconds = Histogram("riverrun_request_seconds", "How long HTTP requests took.", registry=self._collectors)
        self.commands = Histogram(
            "riverrun_command_seconds",
            "From a move or another command to its entry in the log.",
            registry=self._collectors,
        )
        self._collectors.register(self)
        ProcessCollector(registry=self._collectors)

    def collect(self) -> Iterator[Metric]:
        """Yield what the parts of the server know at this moment."""
        loader = self._sessions.loader
        yield gauge("riverrun_tables", "Tables in memory.", len(self._sessions.sessions))
        yield gauge("riverrun_tables_quarantined", "Tables that cannot be read.", len(self._sessions.quarantine))
        yield counter("riverrun_tables_moved_over", "Tables taken over from other rules.", loader.moved_over)
        yield counter(
            "riverrun_rules_changed", "Tables that rules of the same version play otherwise.", loader.rules_changed
        )
        yield gauge("riverrun_sockets", "Open websockets.", self._sockets())
        refused = CounterMetricFamily("riverrun_limited", "What a limit refused, by whose limit.", labels=["limit"])
        for scope in ("person", "address", "network", "server"):
            refused.add_metric([scope], self._limits.refused()[scope])
        yield refused
        yield gauge("riverrun_warm", "Whether the rules are compiled.", self._precompiler.status.ready)
        yield gauge("riverrun_bots_thinking", "Bots and analyses that think now.", self._pool.busy)
        yield gauge("riverrun_bots_waiting", "Bots and analyses that wait for a process.", self._pool.queued)
        yield gauge("riverrun_reports_waiting", "Reports on games that are still to be made.", self._reports.waiting)
        yield counter("riverrun_analyses", "Positions analysed, for hints and reports.", self._pool.analysed)
        yield counter("riverrun_moves", "Moves stored.", self._sessions.moves)
        yield counter("riverrun_updates", "Updates sent over websockets.", self._sessions.updates)
        yield counter("riverrun_bots_thought", "Moves that bots chose.", self._pool.chosen)
        yield counter("riverrun_bots_late", "Bots that thought too long.", self._pool.late)
        yield counter("riverrun_bots_died", "Thinking processes that died and were replaced.", self._pool.died)

    def text(self) -> bytes:
        """Return all metrics, as Prometheus reads them; with several processes, those of all."""
        own = generate_latest(self._collectors)
        return own if self._processes is None else self._processes.together(own)

    def leave(self) -> None:
        """Leave this process's metrics for the others."""
        if self._processes is not None:
            self._processes.leave(generate_latest(self._collectors))


def gauge(name: str, text: str, value: float) -> Metric:
    return GaugeMetricFamily(name, text, value=float(value))


def counter(name: str, text: str, value: float) -> Metric:
    return CounterMetricFamily(name, text, value=float(value))
