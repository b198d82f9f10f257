"""What the server counts, for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector

from riverrun.server.hall import Hall
from riverrun.server.reporting import Reports
from riverrun.server.thinkers import Thinkers
from riverrun.server.warming import Warmer

CONTENT_TYPE = "text/plain; version=0.0.4"  # the framework adds the charset


class Metrics:
    """One house's figures."""

    def __init__(
        self, hall: Hall, thinkers: Thinkers, reports: Reports, warmer: Warmer, sockets: dict[str, int]
    ) -> None:
        self._hall = hall
        self._thinkers = thinkers
        self._reports = reports
        self._warmer = warmer
        self._sockets = sockets
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "riverrun_requests", "HTTP requests, by method and status.", ["method", "status"], registry=self.registry
        )
        self.seconds = Histogram("riverrun_request_seconds", "How long HTTP requests took.", registry=self.registry)
        self.told = Counter("riverrun_updates", "Updates sent over websockets.", registry=self.registry)
        self.registry.register(self)
        ProcessCollector(registry=self.registry)

    def collect(self) -> Iterator[Metric]:
        """What the parts of the house know at this moment."""
        yield gauge("riverrun_tables", "Tables in memory.", len(self._hall.rooms))
        yield gauge("riverrun_sockets", "Open websockets.", sum(self._sockets.values()))
        yield gauge("riverrun_warm", "Whether the rules are compiled.", self._warmer.state.ready)
        yield gauge("riverrun_bots_thinking", "Bots and analyses that think now.", self._thinkers.busy)
        yield gauge("riverrun_reports_waiting", "Reports on games that are still to be made.", self._reports.waiting)
        yield counter("riverrun_analyses", "Positions analysed, for hints and reports.", self._thinkers.studied)
        yield counter("riverrun_moves", "Moves stored.", self._hall.moves)
        yield counter("riverrun_bots_thought", "Moves that bots chose.", self._thinkers.thought)
        yield counter("riverrun_bots_late", "Bots that thought too long.", self._thinkers.late)
        yield counter("riverrun_bots_died", "Thinking processes that died and were replaced.", self._thinkers.died)

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self.registry)


def gauge(name: str, text: str, value: float) -> Metric:
    return GaugeMetricFamily(name, text, value=float(value))


def counter(name: str, text: str, value: float) -> Metric:
    return CounterMetricFamily(name, text, value=float(value))
