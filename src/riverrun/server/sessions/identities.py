"""Identities that all servers agree on: a pass works once, and what is revoked on one server is on all."""

from __future__ import annotations

from collections.abc import Callable

from riverrun.server.sessions.pubsub import Notification, PubSub
from riverrun.server.storage.identities import IdentityStore


class IdentityService:
    """Passes and revocations; `revoked` is what whoever reads cookies looks into."""

    def __init__(
        self, store: IdentityStore, pubsub: PubSub, revoked: dict[str, float], now: Callable[[], float]
    ) -> None:
        self.store = store
        self.pubsub = pubsub
        self.revoked = revoked
        self.now = now
        self.on_revoked: Callable[[str], None] = lambda person: None
        """Called with a person whose cookies count no longer."""

    async def read(self) -> None:
        """Read what was revoked: at the start, and now and then what another server could not tell."""
        for person, at in (await self.store.revocations()).items():
            self._note(person, at)

    async def use_pass(self, key: str) -> bool:
        """Note that a pass was used; False: it was used before."""
        return await self.store.use_pass(key, self.now())

    async def revoke(self, person: str) -> None:
        """Let the cookies that a person has count no longer, on every server; new ones do."""
        at = round(self.now(), 3)
        await self.store.revoke(person, at)
        self._note(person, at)
        self.pubsub.publish(Notification("", 0, [person], revoked=at))

    def receive(self, notification: Notification) -> None:
        """Take in what was revoked on another server."""
        if notification.revoked is not None:
            for person in notification.people:
                self._note(person, notification.revoked)

    def _note(self, person: str, at: float) -> None:
        if at > self.revoked.get(person, 0.0):
            self.revoked[person] = at
            self.on_revoked(person)
