"""What the server counts, for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector

if TYPE_CHECKING:
    from riverrun.server.house import House

CONTENT_TYPE = "text/plain; version=0.0.4"  # the framework adds the charset


class Metrics:
    """One house's figures."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "riverrun_requests", "HTTP requests, by method and status.", ["method", "status"], registry=self.registry
        )
        self.seconds = Histogram("riverrun_request_seconds", "How long HTTP requests took.", registry=self.registry)
        self.told = Counter("riverrun_updates", "Updates sent over websockets.", registry=self.registry)
        self.registry.register(self)
        ProcessCollector(registry=self.registry)

    def collect(self) -> Iterator[Metric]:
        """What the house knows at this moment."""
        house = self._house
        yield gauge("riverrun_tables", "Tables in memory.", len(house.hall.rooms))
        yield gauge("riverrun_sockets", "Open websockets.", sum(house.sockets.values()))
        yield gauge("riverrun_warm", "Whether the rules are compiled.", house.warming.ready)
        yield gauge("riverrun_bots_thinking", "Bots and analyses that think now.", house.thinkers.busy)
        yield gauge("riverrun_reports_waiting", "Reports on games that are still to be made.", house.reports.waiting)
        yield counter("riverrun_analyses", "Positions analysed, for hints and reports.", house.thinkers.studied)
        yield counter("riverrun_moves", "Moves stored.", house.hall.moves)
        yield counter("riverrun_bots_thought", "Moves that bots chose.", house.thinkers.thought)
        yield counter("riverrun_bots_late", "Bots that thought too long.", house.thinkers.late)
        yield counter("riverrun_bots_died", "Thinking processes that died and were replaced.", house.thinkers.died)

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self.registry)


def gauge(name: str, text: str, value: float) -> Metric:
    return GaugeMetricFamily(name, text, value=float(value))


def counter(name: str, text: str, value: float) -> Metric:
    return CounterMetricFamily(name, text, value=float(value))
