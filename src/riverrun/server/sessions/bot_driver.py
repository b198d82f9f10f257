"""The bot driver: lets bots move at live tables, one task for each table."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from contextlib import suppress

import structlog

from riverrun.bots import BOTS
from riverrun.server.errors import RequestError
from riverrun.server.sessions.registry import SessionRegistry
from riverrun.server.sessions.session import Session
from riverrun.server.table import commands
from riverrun.server.table.entries import Moved
from riverrun.server.table.table import Table
from riverrun.server.time_source import TimeSource
from riverrun.server.workers.pool import WorkerPool
from riverrun.server.workers.priority import Asker
from riverrun.server.workers.results import BotMove

logger = structlog.get_logger()


class Overtaken(Exception):
    """The table has changed while a bot was choosing its move."""


class BotDriver:
    """Plays for the bots of all live tables."""

    def __init__(
        self, registry: SessionRegistry, pool: WorkerPool, time: TimeSource, pause: float, clock_pause: float
    ) -> None:
        """Bots wait `pause` seconds before they move, or about `clock_pause` where a clock runs."""
        self.registry = registry
        self.pool = pool
        self.time = time
        self.pause = pause
        self.clock_pause = clock_pause
        self._stopped = False

    def wake(self, session: Session) -> None:
        """Have a bot move, if it is a bot's turn and none is at it."""
        if session.table.bot_to_move is not None and session.bot_task is None and not self._stopped:
            session.bot_task = asyncio.create_task(self._play(session))

    async def stop(self) -> None:
        """Cancel what bots are doing."""
        self._stopped = True
        sessions = self.registry.sessions.values()
        tasks = [session.bot_task for session in sessions if session.bot_task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, session: Session) -> None:
        """Play for bots until it is a person's turn."""
        try:
            while session.table.bot_to_move is not None and not self._stopped:
                await self._wait(session.table)
                table = session.table
                if table.bot_to_move is None or table.state is None:
                    return
                with suppress(Overtaken, TimeoutError):
                    async with asyncio.timeout(self._seconds_left(table)):
                        asker = Asker(table.config.host, table.id)
                        bot, seed = table.bot_to_move, secrets.randbits(64)
                        choice = await self.pool.choose_move(table.state, bot, seed, asker)
                    tell_shortened(session, bot, choice)
                    await self.registry.execute(table.id, if_unchanged(table, choice.move, *choice.then))
        except RequestError as trouble:
            logger.warning("bot could not move", table=session.table.id, why=str(trouble))
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("bot could not move", table=session.table.id)
        finally:
            session.bot_task = None

    async def _wait(self, table: Table) -> None:
        """Wait before a bot moves, so that people can follow; where a clock runs, about as long as they take."""
        if table.clock is None:
            await asyncio.sleep(self.pause)
        else:
            await self.time.wait(self.time.now() + self.clock_pause * random.uniform(0.75, 1.5))

    def _seconds_left(self, table: Table) -> float | None:
        """Return how long a bot may think before its time is up by the table's clock, if there is one."""
        return None if table.until is None else max(0.0, table.until - self.time.now())


def tell_shortened(session: Session, bot: str, choice: BotMove) -> None:
    """Tell those who watch a table that its bots have less time than they should, or have it again."""
    quick = bot in BOTS and BOTS[bot].quick is None
    if choice.shortened == session.bots_shortened or (quick and not choice.shortened):
        return  # a bot that needs no time says nothing of how much there is
    session.bots_shortened = choice.shortened
    for subscriber in session.subscribers:
        subscriber.notify_presence()


def if_unchanged(seen: Table, *moves: int) -> Callable[[Table], Moved | list[Moved]]:
    """Play a bot's moves as long as the game is what it thought about and no clock stands still; else Overtaken."""

    def decide(table: Table) -> Moved | list[Moved]:
        if table.game_version != seen.game_version or table.bot_to_move is None:
            raise Overtaken
        return commands.play_plan(table, moves) if len(moves) > 1 else commands.play_for_bot(table, moves[0])

    return decide
