"""The projection of a table: the only way from a table to the wire.

Everything that depends on hidden information comes from `state.view(seat)`, `state.own_view(seat)`, the events that are
for a seat, and `state.screen(seat)`, which hold what that seat may know and nothing else.

While a clock is paused nobody is told the game's view, nor what happened before the pause, from which the position
could be studied as well: time that does not run is no time to think. Once it runs again, who has missed something is
told it then.

What several seats are told alike is made once and encoded once. A field of `table` and of `view` is kept as its bytes:
a socket that was told the same bytes before is not told them again.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import msgspec

from riverrun.kernel.jit.record_view import record_view
from riverrun.server.api.messages import ClockInfo, ClockPhase, SeatInfo, TableInfo, UndoRequestInfo
from riverrun.server.table import commands
from riverrun.server.table.clock import Clock
from riverrun.server.table.items import LogItems
from riverrun.server.table.table import Table

_encode = msgspec.json.Encoder().encode

Fields = dict[str, bytes]
"""The fields of an object by name, each as JSON."""


@dataclass(frozen=True)
class Told:
    """What a socket was told last."""

    version: int
    seat: int | None
    table: Fields
    view: Fields | None


class Projection:
    """A table at one version, for all who look."""

    def __init__(self, table: Table, present: Collection[int] = (), before: Projection | None = None) -> None:
        """`present` are the seats whose people are connected; what is as it was `before` is taken from there."""
        self.table = table
        self.present = present
        self._items = LogItems(table)
        self._tables: dict[str | None, Fields] = {}
        self._views: dict[int | None, Fields] = {}
        same = before is not None and before.table.config is table.config
        self._fixed: Fields = before._fixed if before is not None and same else encoded(fixed_info(table))
        same_seats = same and before is not None and before.present == present and before.table.seats == table.seats
        self._seats: dict[str | None, bytes] = before._seats if before is not None and same_seats else {}

    def update(
        self, person: str | None, seat: int | None, since: int, now: float, told: Told | None = None
    ) -> tuple[bytes, Told]:
        """Return the `TableUpdate` of what `person` may know as `seat` sees it, with every entry after entry `since`.

        Of `table` and `view` it has the fields that differ from what was `told`; None: all. With it comes what is told
        after that.
        """
        table = self.table
        since = since if 0 <= since <= table.version and not lacks_entries(table, since) else 0
        now_told = Told(table.version, seat, self._table_fields(person), self._view_fields(seat))
        if told is not None and told.seat != seat:
            told = None
        eyes = b"null" if seat is None else b"%d" % seat
        parts = [b'{"type":"update","version":%d,"since":%d,"seat":%s' % (table.version, since, eyes)]
        if told is not None:
            parts.append(b'"base":%d' % told.version)
        parts.append(b'"table":' + changed(now_told.table, None if told is None else told.table))
        parts.append(b'"items":[' + b",".join(self._items.encoded(seat, since)) + b"]")
        parts += changed_view(now_told, told)
        if self._scores is not None:
            parts.append(self._scores)
        clock = clock_info(table, now)
        if clock is not None:
            parts.append(member("clock", clock))
        return b",".join(parts) + b"}", now_told

    def table_info(self, person: str | None) -> TableInfo:
        """Return a table without its game's position: what the lobby shows too."""
        seats = seat_infos(self.table, person, self.present)
        return TableInfo(**fixed_info(self.table), **self._shared_info, **own_info(self.table, person), seats=seats)

    # What is made once

    def _table_fields(self, person: str | None) -> Fields:
        if person not in self._tables:
            own = encoded(own_info(self.table, person))
            self._tables[person] = {**self._fixed, **self._shared_fields, **own, "seats": self._seats_of(person)}
        return self._tables[person]

    def _seats_of(self, person: str | None) -> bytes:
        if person not in self._seats:
            self._seats[person] = member("seats", seat_infos(self.table, person, self.present))
        return self._seats[person]

    def _view_fields(self, seat: int | None) -> Fields | None:
        state = self.table.state
        if state is None or self.table.hidden:
            return None
        if seat not in self._views:
            own = None if seat is None else state.own_view(seat, self._public)
            if own is not None:
                self._views[seat] = {**(self._view_fields(None) or {}), **encoded(own)}
            else:
                view = state.view_of(self._public, None) if seat is None else state.view(seat)
                self._views[seat] = encoded(msgspec.structs.asdict(view))
        return self._views[seat]

    @cached_property
    def _public(self) -> Any:
        """The position as a spectator sees it."""
        assert self.table.state is not None
        return record_view(self.table.state.seen_by(None))

    @cached_property
    def _scores(self) -> bytes | None:
        """The final scores, once the game is over."""
        over = self.table.stage == "over" and self.table.state is not None
        return member("scores", self.table.state.scores()) if over and self.table.state is not None else None

    @cached_property
    def _shared_fields(self) -> Fields:
        return encoded(self._shared_info)

    @cached_property
    def _shared_info(self) -> dict[str, Any]:
        """The fields of `TableInfo` that change and that everyone is told alike."""
        table = self.table
        return {
            "stage": table.stage,
            "turn": table.turn,
            "moves": len(table.moves),
            "version": table.version,
            "changed": table.changed,
            "seed": f"{table.seed:032x}" if table.stage == "over" else None,
            "asking": undo_request_info(table),
            "again": table.rematch,
            "ended": table.ended,
            "winners": table.winners,
        }


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


# Fields as bytes


def encoded(fields: Mapping[str, Any]) -> Fields:
    """Return each field as JSON."""
    return {name: key(name) + _encode(value) for name, value in fields.items()}


def member(name: str, value: object) -> bytes:
    """Return a member of a JSON object."""
    return key(name) + _encode(value)


@cache
def key(name: str) -> bytes:
    """Return a name as a member of a JSON object begins."""
    return b'"%s":' % name.encode()


def changed(fields: Fields, told: Fields | None) -> bytes:
    """Return the object of those fields that were not told before."""
    if told is None:
        return b"{" + b",".join(fields.values()) + b"}"
    return b"{" + b",".join([field for name, field in fields.items() if told.get(name) != field]) + b"}"


def changed_view(now: Told, told: Told | None) -> list[bytes]:
    """Return the member `view` of an update; nothing where it is as it was told."""
    if now.view is None:
        return [b'"view":null'] if told is None or told.view is not None else []
    if told is None or told.view is None:
        return [b'"view":' + changed(now.view, None)]
    view = changed(now.view, told.view)
    return [b'"view":' + view] if view != b"{}" else []


# Parts of a table


def fixed_info(table: Table) -> dict[str, Any]:
    """Return the fields of `TableInfo` that never change."""
    config = table.config
    return {
        "id": table.id,
        "game": config.game,
        "title": table.game.title,
        "players": config.players,
        "options": config.options,
        "pack": config.pack,
        "content": config.content,
        "listed": config.listed,
        "hints": config.hints,
        "opened": table.opened,
        "commitment": table.commitment,
    }


def own_info(table: Table, person: str | None) -> dict[str, Any]:
    """Return the fields of `TableInfo` that depend on who looks, but for the seats."""
    undo, undo_asks, undo_seat = commands.undo_offer(table, person)
    yours = person is not None and table.config.host == person
    return {"yours": yours, "undo": undo, "undo_asks": undo_asks, "undo_seat": undo_seat}


def seat_infos(table: Table, person: str | None, present: Collection[int]) -> list[SeatInfo]:
    """Return the seats as everyone may know them."""
    return [seat_info(table, seat, person, seat in present) for seat in range(len(table.seats))]


def clock_info(table: Table, now: float) -> ClockInfo | None:
    """Return the table's clock as everyone sees it."""
    clock = table.clock
    if clock is None:
        return None
    return ClockInfo(
        phase=clock_phase(table, clock),
        now=now,
        until=table.until,
        left=table.left,
        seconds=clock.pace.seconds,
        starter=table.turn if clock.phase in ("ready", "interlude") else None,
        quiet=table.quiet is not None,
        pausable=clock.pace.pausable,
    )


def clock_phase(table: Table, clock: Clock) -> ClockPhase:
    """Return the clock's phase as the wire calls it."""
    if table.stage == "over":
        return "over"
    return "paused" if table.hidden else clock.phase


def seat_info(table: Table, number: int, person: str | None, present: bool) -> SeatInfo:
    """Return a seat as everyone may know it."""
    seat, config = table.seats[number], table.config.seats[number]
    return SeatInfo(
        seat=number,
        kind="person" if seat.person is not None else "bot" if seat.bot is not None else "invite",
        name=seat.name,
        bot=seat.bot,
        yours=person is not None and seat.person == person,
        kept=person is not None and not seat.taken and person in (config.kept, table.config.host),
        here=present,
        resigned=seat.resigned,
    )


def undo_request_info(table: Table) -> UndoRequestInfo | None:
    """Return the undo request that waits for answers."""
    request = table.undo_request
    if request is None:
        return None
    return UndoRequestInfo(request.seat, len(table.moves) - request.to, table.awaited_answers())


def lacks_entries(table: Table, since: int) -> bool:
    """Return whether a client with the entries up to `since` may lack some: the clock was paused then, and is not now.

    Who was there before the pause has them, and does not ask from within it.
    """
    return not table.hidden and table.paused_at(since) is not None
