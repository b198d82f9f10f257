"""The notifier: watches the tables of this server, and tells people who are away when their turn comes or a game ends.

Nothing is told at once. Whoever is at the table within the delay has seen it, so a quick game among people who are
there costs a timer and no query. Where several servers share a database, a claim in it settles which one tells a
device.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable
from contextlib import suppress

import structlog

from riverrun.server.errors import RequestError
from riverrun.server.notifying.notice import Notice, notice_of
from riverrun.server.notifying.notice_store import NoticeStore
from riverrun.server.notifying.push import PushService
from riverrun.server.notifying.webhooks import WebhookService
from riverrun.server.sessions.registry import SessionRegistry
from riverrun.server.sessions.session import Session

STALE = 3600.0
"""The seconds after which nobody is told any more: a table that is opened again is no news."""
CLAIMS_KEPT = 2 * STALE
OTHER_SERVERS = 30.0
"""The seconds within which other servers have said who is connected to them."""
KNOWN = 10_000
"""How many tables are remembered for which nothing is to be told again."""

logger = structlog.get_logger()


class Notifier:
    """One timer for each table that has changed, and what follows from it."""

    def __init__(
        self,
        registry: SessionRegistry,
        store: NoticeStore,
        push: PushService,
        webhooks: WebhookService,
        delay: float,
    ) -> None:
        self.registry = registry
        self.store = store
        self.push = push
        self.webhooks = webhooks
        self.delay = delay + (OTHER_SERVERS if delay and registry.pubsub.shared else 0.0)
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._told: OrderedDict[str, tuple[str, int]] = OrderedDict()
        """The last notice of each table that this server has dealt with."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    @property
    def enabled(self) -> bool:
        """Whether anybody is ever told anything."""
        return self.push.enabled or self.webhooks.enabled

    def start(self) -> None:
        """Take up what a server that stopped did not tell any more, and forget old claims, now and every hour."""
        if self.enabled:
            self._begin(self._keep_house())

    async def stop(self) -> None:
        """Stop; what was being sent may be lost."""
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def changed(self, session: Session) -> None:
        """Look at a table after a while, since it was changed or loaded by this server; one timer is enough."""
        if session.table.id not in self._timers and session.table.stage in ("running", "over"):
            self._set_timer(session, self.delay)

    def _set_timer(self, session: Session, seconds: float) -> None:
        if self.enabled and not self._stopped:
            id = session.table.id
            self._timers[id] = asyncio.get_running_loop().call_later(seconds, self._look, id, session)

    def _look(self, id: str, session: Session) -> None:
        self._timers.pop(id, None)
        session = self.registry.sessions.get(id, session)
        notice = notice_of(session.table)
        if notice is None or self._told.get(id) == (notice.kind, notice.version):
            return
        age = self.registry.time.now() - notice.at
        if age < self.delay:
            self._set_timer(session, self.delay - age)
            return
        if age > STALE + self.delay:
            return
        self._told[id] = (notice.kind, notice.version)
        self._told.move_to_end(id)
        if len(self._told) > KNOWN:
            self._told.popitem(last=False)
        away = [seat for seat in notice.seats if seat not in session.present_seats()]
        people = {session.table.seats[seat].person for seat in away} - {None}
        if away:
            self._begin(self._tell(notice, {person for person in people if person is not None}))

    async def _tell(self, notice: Notice, people: set[str]) -> None:
        """Tell a notice to the devices of people who are away, and to the table's webhook."""
        now = self.registry.time.now()
        devices = await self.store.devices_of(people) if self.push.enabled else []
        webhook = await self.store.webhook_of(notice.table) if self.webhooks.enabled else None
        for device in devices:
            if await self.store.claim(notice.table, notice.version, device.id, now):
                self._begin(self.push.send(device, notice))
        if webhook is not None and await self.store.claim(notice.table, notice.version, "webhook", now):
            self._begin(self.webhooks.send(webhook, notice))

    async def _keep_house(self) -> None:
        for id in await self.store.recent_tables(self.registry.time.now() - STALE):
            with suppress(RequestError):
                self.changed(await self.registry.session(id))
        while True:
            await self.store.forget_claims(self.registry.time.now() - CLAIMS_KEPT)
            await asyncio.sleep(STALE)

    def _begin(self, work: Awaitable[None]) -> None:
        task = asyncio.create_task(self._logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _logged(self, work: Awaitable[None]) -> None:
        try:
            await work
        except RequestError as trouble:
            logger.warning("notice not sent", why=str(trouble))
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("notice not sent")
