"""The projection of a table: the only way from a table to the wire.

Everything that depends on hidden information comes from `state.view(seat)`, `state.own_view(seat)`, the events that are
for a seat, and `state.screen(seat)`, which hold what that seat may know and nothing else.

While a clock is paused nobody is told the game's view, nor what happened before the pause, from which the position
could be studied as well: time that does not run is no time to think. Once it runs again, who has missed something is
told it then.

What several seats are told alike is made once and encoded once. The fields of `table` and `view` are kept as their
bytes: a socket that takes changes only is not told again what it was told before.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

import msgspec

from riverrun.kernel.jit.record_view import record_view
from riverrun.server.api.messages import TableInfo
from riverrun.server.json_fields import Fields, Layers, changed, member, whole
from riverrun.server.table.frozen.kept_game import KeptGame
from riverrun.server.table.table import Table
from riverrun.server.table.telling.info import (
    OWN_INFO,
    clock_info,
    fixed_info,
    moving_info,
    own_info,
    seat_infos,
    standing_info,
    stands,
)
from riverrun.server.table.telling.items import LogItems


class Told(NamedTuple):
    """What a socket was told last."""

    version: int
    seat: int | None
    table: Layers
    view: Layers | None


class Projection:
    """A table at one version, for all who look."""

    def __init__(self, table: Table, present: Collection[int] = (), before: Projection | None = None) -> None:
        """`present` are the seats whose people are connected; what is as it was `before` is taken from there."""
        self.table = table
        self.present = present
        self._items = LogItems(table)
        self._told: dict[tuple[str | None, int | None], Told] = {}
        self._views: dict[int | None, Layers] = {}
        self._shared_view: Fields | None = None
        self._before_views = {} if before is None else before._views
        self._before_shared = None if before is None else before._shared_view
        self._before_moving = None if before is None else before.__dict__.get("_moving")
        same = before if before is not None and before.table.config is table.config else None
        self._fixed: Fields = same._fixed if same is not None else Fields(fixed_info(table))
        if same is not None and (same.present != present or same.table.seats != table.seats):
            same = None
        self._seats: dict[str | None, Fields] = {} if same is None else same._seats
        if same is not None and "_standing" in same.__dict__ and stands(table, same.table):
            self.__dict__["_standing"] = same._standing

    def update(
        self, person: str | None, seat: int | None, since: int, now: float, told: Told | None = None
    ) -> tuple[bytes, Told]:
        """Return the `TableUpdate` of what `person` may know as `seat` sees it, with every entry after entry `since`.

        Of `table` and `view` it has the fields that differ from what was `told`; None: all. With it comes what is told
        after that.
        """
        table = self.table
        since = since if 0 <= since <= table.version and not lacks_entries(table, since) else 0
        after = self._told.get((person, seat)) or self._tell(person, seat)
        if told is None or told.seat != seat:
            view = b"null" if after.view is None else whole(after.view)
            parts = b'"table":%s,"view":%s' % (whole(after.table), view)
        else:
            members, view = changed(after.table, told.table), changed_view(after.view, told.view)
            parts = b'"base":%d,"table":{%s}%s' % (told.version, members, view)
        eyes = b"null" if seat is None else b"%d" % seat
        end = b"}" if self._ends_alike else self._end(now)
        head = (table.version, since, eyes, parts, self._items.encoded(seat, since), end)
        return b'{"type":"update","version":%d,"since":%d,"seat":%s,%s,%s%s' % head, after

    def _tell(self, person: str | None, seat: int | None) -> Told:
        """Return what somebody is told who looks from a seat."""
        own = own_fields(*own_info(self.table, person))
        about = (self._fixed, self._standing, self._moving, own, self._seats_of(person))
        found = Told(self.table.version, seat, about, self._view_layers(seat))
        self._told[person, seat] = found
        return found

    @cached_property
    def _ends_alike(self) -> bool:
        """Whether an update ends with its items: no scores, no clock, no limit of a turn."""
        table = self.table
        return self._scores is None and table.clock is None and table.config.turn_limit is None

    def _end(self, now: float) -> bytes:
        """Return what an update ends with, after its items."""
        table, parts = self.table, [] if self._scores is None else [self._scores]
        if table.clock is not None:
            parts.append(member("clock", clock_info(table, now)))
        if table.config.turn_limit is not None:
            parts.append(member("now", now))
        return b"".join(b"," + part for part in parts) + b"}"

    def table_info(self, person: str | None) -> TableInfo:
        """Return a table without its game's position: what the lobby shows too."""
        seats = seat_infos(self.table, person, self.present)
        own: dict[str, Any] = dict(zip(OWN_INFO, own_info(self.table, person), strict=True))
        fields = fixed_info(self.table) | standing_info(self.table) | moving_info(self.table)
        return TableInfo(**fields, **own, seats=seats)

    # What is made once

    def _seats_of(self, person: str | None) -> Fields:
        if person not in self._seats:
            self._seats[person] = Fields({"seats": seat_infos(self.table, person, self.present)})
        return self._seats[person]

    def _view_layers(self, seat: int | None) -> Layers | None:
        state, frozen = self.table.state, self.table.frozen
        if frozen is not None and frozen.kept is not None:
            return (self._kept_view(frozen.kept),)
        if state is None or self.table.hidden:
            return None
        if seat not in self._views:
            own = state.own_view(seat, self._public)
            *_, before = self._before_views.get(seat, (None,))
            if own is None:
                self._views[seat] = (Fields(msgspec.structs.asdict(state.view(seat)), before),)
            else:
                self._views[seat] = (self._public_view(own), Fields.of(own, before))
        return self._views[seat]

    def _public_view(self, own: Mapping[str, Any]) -> Fields:
        """The view of a spectator, but for the fields that are each one's `own`."""
        if self._shared_view is None:
            assert self.table.state is not None
            view = msgspec.structs.asdict(self.table.state.view_of(self._public, None))
            shared = {name: value for name, value in view.items() if name not in own}
            self._shared_view = Fields(shared, self._before_shared)
        return self._shared_view

    def _kept_view(self, kept: KeptGame) -> Fields:
        """The last view of a game that was kept: everyone's, since it is over."""
        if self._shared_view is None:
            self._shared_view = Fields(kept.view())
        return self._shared_view

    @cached_property
    def _public(self) -> Any:
        """The position as a spectator sees it."""
        assert self.table.state is not None
        return record_view(self.table.state.seen_by(None))

    @cached_property
    def _scores(self) -> bytes | None:
        """The final scores, once the game is over."""
        frozen, state = self.table.frozen, self.table.state
        if frozen is not None:
            return None if frozen.kept is None else member("scores", frozen.kept.scores)
        return member("scores", state.scores()) if state is not None and self.table.stage == "over" else None

    @cached_property
    def _standing(self) -> Fields:
        """What everyone is told of the table and few entries change; where none did, it is what it was before."""
        return Fields(standing_info(self.table))

    @cached_property
    def _moving(self) -> Fields:
        """What everyone is told of the table and nearly every entry changes."""
        return Fields(moving_info(self.table), self._before_moving)


def encoded_update(
    table: Table, person: str | None, seat: int | None, since: int, now: float = 0.0, present: Collection[int] = ()
) -> bytes:
    """Return a whole update of a table."""
    return Projection(table, present).update(person, seat, since, now)[0]


def table_info(table: Table, person: str | None, present: Collection[int]) -> TableInfo:
    """Return a table without its game's position."""
    return Projection(table, present).table_info(person)


def text_screen(table: Table, seat: int | None) -> str:
    """Return the table as plain text."""
    return "" if table.state is None or table.hidden else table.state.screen(seat)


# Parts of an update


@lru_cache(maxsize=4096)
def own_fields(*values: object) -> Fields:
    """Return these fields; there are few values that they have, so that most are encoded once for all tables."""
    return Fields(dict(zip(OWN_INFO, values, strict=True)))


def changed_view(view: Layers | None, told: Layers | None) -> bytes:
    """Return the member `view` of an update, after a comma; nothing where it is as it was told."""
    if view is None:
        return b"" if told is None else b',"view":null'
    if told is None:
        return b',"view":' + whole(view)
    members = changed(view, told)
    return b',"view":{%s}' % members if members else b""


def lacks_entries(table: Table, since: int) -> bool:
    """Return whether a client with the entries up to `since` may lack some: the clock was paused then, and is not now.

    Who was there before the pause has them, and does not ask from within it.
    """
    return not table.hidden and table.pauses.paused_at(since) is not None
