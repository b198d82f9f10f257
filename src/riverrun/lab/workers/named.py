"""Workers by the name that a command line gives them."""

from __future__ import annotations

import os

from riverrun.kernel.errors import BadOption
from riverrun.lab.workers.local import Local
from riverrun.lab.workers.on_ray import OnRay
from riverrun.lab.workers.workers import Workers

HERE, RAY = "here", "ray"


def workers_on(on: str | None, threads: int | None) -> Workers:
    """The workers that a command line names: this machine's, or those of a Ray cluster.

    `ray` is the cluster of RAY_ADDRESS, else the one that runs on this machine, else a new one of this machine's cores;
    `ray:HOST:PORT` is the one with that address, and `ray://HOST:PORT` is reached by Ray's client.
    """
    if on is None or on == HERE:
        return Local(threads or os.cpu_count() or 1)
    kind, colon, rest = on.partition(":")
    if kind != RAY or (colon and not rest.strip("/")):
        raise BadOption(f"Work is done on '{HERE}', 'ray', 'ray:HOST:PORT' or 'ray://HOST:PORT', not on '{on[:60]}'.")
    if threads is not None:
        raise BadOption("Ray knows how many cores it has: leave out --threads where --on names Ray.")
    return OnRay(on if rest.startswith("//") else rest or None)
