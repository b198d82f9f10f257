"""A Ray cluster's workers: each piece of work is a task on one core, done again elsewhere where its node is lost."""

from __future__ import annotations

import hashlib
import logging
import os
import socket
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from typing import Any, TypeVar

from riverrun.kernel.errors import BadOption, RiverrunError
from riverrun.lab.workers.build import build, refuse_other
from riverrun.lab.workers.local import settled
from riverrun.lab.workers.parcel import opened, packed
from riverrun.lab.workers.workers import AHEAD, Done, Workers

T = TypeVar("T")

RETRIES = 16
"""How often a piece of work is done again whose node was lost or whose process was killed."""
ASK_S = 2.0
"""How often it is asked how many cores there are: nodes come and go."""
ANSWER_S = 5.0
"""How long the first machine of a cluster may take to answer."""
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # tells nobody
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # as Ray will do; it warns of it
    "RAY_IGNORE_UNHANDLED_ERRORS": "1",  # the first trouble is told, and others that come with it are not
}
"""What Ray is told where its user has told it nothing."""

_opened: dict[str, Callable[[int], Any]] = {}
"""The work that this process has unpacked, by its digest; the latest alone."""


def do(digest: str, held: list[Any], wanted: dict[str, str], number: int) -> Any:
    """One piece of work, on a node; what is held there in Ray's store is unpacked once in each process."""
    refuse_other(wanted)
    if digest not in _opened:
        data = import_module("ray").get(held[0])
        _opened.clear()
        _opened[digest] = opened(data)
    return settled(_opened[digest], number)


class OnRay(Workers):
    """The cores of a cluster."""

    def __init__(self, address: str | None) -> None:
        """`address` as Ray takes it; None: that of RAY_ADDRESS, else this machine's cluster, else a new one."""
        for name, value in QUIET.items():
            os.environ.setdefault(name, value)
        self._ray = _ray()
        self._own = not self._ray.is_initialized()
        if self._own:
            self._join(address)
        self._do = self._ray.remote(num_cpus=1, max_retries=RETRIES)(do)
        self._cores, self._asked = 1, -ASK_S

    def _join(self, address: str | None) -> None:
        refuse_no_client(address or "")
        refuse_silent(address or os.environ.get("RAY_ADDRESS") or "")
        quiet = {"log_to_driver": False, "logging_level": logging.ERROR, "configure_logging": True}
        try:
            self._ray.init(address=address, **quiet)
        except Exception as trouble:
            where = address or os.environ.get("RAY_ADDRESS") or "this machine"
            why = (str(trouble).strip().splitlines() or [type(trouble).__name__])[0]
            raise BadOption(f"There is no Ray cluster to work on at {where} ({why}).") from None
        # Ray tells of a node that dies on standard output, where results go; none of its settings keeps it from that.
        worker = _notices()
        self._told_before, worker._worker_logs_enabled = worker._worker_logs_enabled, False

    @property
    def count(self) -> int:
        now = time.monotonic()
        if now - self._asked >= ASK_S:
            self._asked = now
            self._cores = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        return self._cores

    def each(self, work: Callable[[int], T], numbers: Sequence[int], *, quick: bool) -> Done[T]:
        data = packed(work)
        digest = hashlib.sha256(data).hexdigest()
        held, wanted = [self._ray.put(data)], build()
        waiting: dict[Any, int] = {}
        coming = iter(numbers)
        try:
            while True:
                for number in islice(coming, max(0, AHEAD * self.count - len(waiting))):
                    waiting[self._do.remote(digest, held, wanted, number)] = number
                if not waiting:
                    return
                self._ray.wait(list(waiting), num_returns=1, timeout=ASK_S)
                ready, _ = self._ray.wait(list(waiting), num_returns=len(waiting), timeout=0)
                for task in sorted(ready, key=waiting.__getitem__):
                    yield waiting.pop(task), self._fetched(task)
        finally:
            for task in waiting:
                self._ray.cancel(task, force=True)

    def _fetched(self, task: Any) -> Any:
        """What a task came to; trouble is one sentence."""
        try:
            return self._ray.get(task)
        except self._ray.exceptions.RayTaskError as trouble:
            cause = trouble.cause
            if isinstance(cause, RiverrunError):
                raise cause from None
            told = str(cause).strip().splitlines()
            if any("failed to import" in line or "No module named" in line for line in told):
                raise RiverrunError(
                    "A node of the Ray cluster cannot import what the run needs: install the same riverrun-games there "
                    f"({told[-1][:200]})."
                ) from None
            raise
        except self._ray.exceptions.RayError as trouble:
            why = str(trouble).strip().splitlines()[0][:200]
            raise RiverrunError(f"Ray gave a piece of work up after {RETRIES} tries: {why}") from None

    def close(self) -> None:
        if self._own:
            self._ray.shutdown()
            _notices()._worker_logs_enabled = self._told_before


def refuse_no_client(address: str) -> None:
    """Refuses an address that Ray's client reaches, where the client is not installed: Ray comes without it."""
    if address.startswith("ray://") and find_spec("grpc") is None:
        raise BadOption("Ray's client, which ray:// addresses need, is not installed: pip install 'ray[client]'.")


def refuse_silent(address: str) -> None:
    """Refuses an address at which nothing answers, for which Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), ANSWER_S).close()
    except (OSError, OverflowError):
        raise BadOption(f"There is no Ray cluster to work on at {address}: nothing answers there.") from None


def _notices() -> Any:
    """Where Ray keeps whether it tells of its nodes."""
    return import_module("ray._private.worker")


def _ray() -> Any:
    """Ray, or a sentence that says how to get it."""
    try:
        return import_module("ray")
    except ImportError:
        raise BadOption("Work on a cluster needs Ray: pip install 'riverrun-games[ray]'.") from None
