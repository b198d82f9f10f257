"""Draining: a server that is to stop says so by its readiness for a while, and serves on until proxies have noticed."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from types import FrameType

import structlog

from riverrun.server.server import Server

logger = structlog.get_logger()


def drained_by_sigterm(server: Server, seconds: float) -> Callable[[], Awaitable[None]]:
    """Return what, called once uvicorn handles signals, puts the draining before what SIGTERM does."""

    async def prepare() -> None:
        stop, loop = signal.getsignal(signal.SIGTERM), asyncio.get_running_loop()
        if seconds <= 0 or not callable(stop):
            return

        def drain(number: int, frame: FrameType | None) -> None:
            if server.draining:  # who asks twice is in a hurry
                stop(number, frame)
                return
            server.draining = True
            logger.info("draining", seconds=seconds)
            loop.call_soon_threadsafe(loop.call_later, seconds, stop, number, None)

        signal.signal(signal.SIGTERM, drain)

    return prepare
