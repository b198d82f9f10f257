"""Metrics of several processes that share a port: each leaves its own in a folder, and whoever is asked tells all.

Prometheus asks the port, and any process may answer. Each sample gets the label `worker`, the number of its process.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families

SILENT = 30.0
"""The seconds after which a process that left nothing new is taken for ended."""
LABEL = "worker"


class MultiprocessMetrics:
    """The metrics of all processes that use this folder."""

    def __init__(self, folder: Path, worker: str | None = None) -> None:
        self._folder = folder
        self._worker = worker or str(os.getpid())

    def leave(self, text: bytes) -> None:
        """Leave this process's metrics for the others, whole or not at all."""
        with suppress(OSError):  # a full disk must not stop housekeeping; the others tell the older ones
            unfinished = self._folder / f".{self._worker}"
            unfinished.write_bytes(text)
            unfinished.replace(self._folder / self._worker)

    def together(self, text: bytes) -> bytes:
        """Return this process's metrics and what the others have left."""
        self.leave(text)
        registry = CollectorRegistry()
        registry.register(_Found({self._worker: text.decode(), **self._others()}))
        return generate_latest(registry)

    def _others(self) -> dict[str, str]:
        found = {}
        for file in sorted(self._folder.glob("[0-9]*")):
            with suppress(OSError):
                if file.name != self._worker and time.time() - file.stat().st_mtime < SILENT:
                    found[file.name] = file.read_text()
        return found


class _Found:
    """The samples of several processes as one collector: a family once, its samples by process."""

    def __init__(self, texts: dict[str, str]) -> None:
        self._texts = texts

    def collect(self) -> Iterator[Metric]:
        families: dict[str, Metric] = {}
        for worker, text in self._texts.items():
            for family in text_string_to_metric_families(text):
                joined = families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                for sample in family.samples:
                    joined.add_sample(sample.name, {**sample.labels, LABEL: worker}, sample.value)
        yield from families.values()
