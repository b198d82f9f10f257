"""Who is present at a table: found anew whenever somebody comes, goes, sits down or leaves a seat."""

from __future__ import annotations

from riverrun.server.sessions.session import Session
from riverrun.server.table import entries
from server.helpers.tables import ADA, BOB, PERSON, after, opened


class Watcher:
    """Someone who watches, and need not be told."""

    def __init__(self, person: str | None) -> None:
        self.person = person

    def notify(self) -> None:
        pass

    def notify_presence(self) -> None:
        pass

    def notify_pointing(self, seat: int, text: str | None) -> None:
        pass


def test_present_seats_follow_who_is_connected_and_who_sits_where() -> None:
    session = Session(opened([PERSON, PERSON]), 0)
    ada, bob = Watcher(ADA), Watcher(BOB)
    session.subscribers |= {ada, bob, Watcher(None)}
    session.notify_presence()
    assert session.present_seats() == set()
    session.table = after(session.table, entries.Sat(by=ADA, seat=0, name="Ada"))
    assert session.local_presence() == ({0}, 2)
    session.table = after(session.table, entries.Sat(by=BOB, seat=1, name="Bob"))
    assert session.present_seats() == {0, 1}
    session.subscribers.discard(ada)
    session.notify_presence()
    assert session.present_seats() == {1}
    session.remote.set("another", ([0], 0))
    assert session.present_seats() == {0, 1}
    session.table = after(session.table, entries.Left(by=BOB, seat=1))
    assert session.local_presence() == (set(), 2)
