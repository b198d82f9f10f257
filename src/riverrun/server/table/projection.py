"""The projection of a table for one seat: the only way from a table to the wire.

Everything that depends on hidden information comes from `state.view(seat)`, `state.events(seat)` and
`state.screen(seat)`, which hold what that seat may know and nothing else; a move's notation is never told, since a move
may be secret: its events say what may be known of it.

While a clock is paused nobody is told the game's view, nor what happened before the pause, from which the position
could be studied as well: time that does not run is no time to think. Once it runs again, who has missed something is
told it then.

An update costs what is new: only the entries after the version that the client has are read. The text screen is no part
of it; who wants it asks for it (`text_screen`).
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from riverrun.kernel.journal import Event
from riverrun.server.api.messages import (
    ClockInfo,
    ClockPhase,
    LogItem,
    SeatInfo,
    TableInfo,
    TableUpdate,
    UndoRequestInfo,
    deprecated,
)
from riverrun.server.table import commands, entries
from riverrun.server.table.clock import Clock
from riverrun.server.table.entries import LogEntry
from riverrun.server.table.table import Table

_encoder = msgspec.json.Encoder()


def encoded_update(
    table: Table, person: str | None, seat: int | None, since: int, now: float = 0.0, present: Collection[int] = ()
) -> bytes:
    """Return `table_update` as JSON."""
    return _encoder.encode(table_update(table, person, seat, since, now, present))


def table_update(
    table: Table, person: str | None, seat: int | None, since: int, now: float, present: Collection[int]
) -> TableUpdate:
    """Return what `person` may know of a table as `seat` sees it, and every entry after entry `since`.

    `present` are the seats whose people are connected.
    """
    since = since if 0 <= since <= table.version and not lacks_entries(table, since) else 0
    state = table.state
    return TableUpdate(
        version=table.version,
        since=since,
        seat=seat,
        table=table_info(table, person, present),
        items=log_items(table, seat, since),
        view=msgspec.Raw(_encoder.encode(None if state is None or table.hidden else state.view(seat))),
        scores=state.scores() if state is not None and table.stage == "over" else None,
        clock=clock_info(table, now),
    )


def text_screen(table: Table, seat: int | None) -> str:
    """Return the table as plain text."""
    return "" if table.state is None or table.hidden else table.state.screen(seat)


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
    if table.hidden:
        return "paused"
    return deprecated.INTERLUDE if clock.phase == "interlude" else clock.phase


def table_info(table: Table, person: str | None, present: Collection[int]) -> TableInfo:
    """Return a table without its game's position: what the lobby shows too."""
    config = table.config
    over = table.stage == "over"
    undo, undo_asks, undo_seat = commands.undo_offer(table, person)
    return TableInfo(
        id=table.id,
        game=config.game,
        title=table.game.title,
        players=config.players,
        options=config.options,
        pack=config.pack,
        content=config.content,
        stage=table.stage,
        listed=config.listed,
        hints=config.hints,
        yours=person is not None and config.host == person,
        seats=[seat_info(table, seat, person, seat in present) for seat in range(config.players)],
        turn=table.turn,
        moves=len(table.moves),
        version=table.version,
        opened=table.opened,
        changed=table.changed,
        commitment=table.commitment,
        seed=f"{table.seed:032x}" if over else None,
        undo=undo,
        undo_asks=undo_asks,
        undo_seat=undo_seat,
        asking=undo_request_info(table),
        again=table.rematch,
        ended=table.ended,
        winners=table.winners,
    )


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


def log_items(table: Table, seat: int | None, since: int) -> list[LogItem]:
    """Return the entries after `since` as `seat` may know them; while the clock is paused, those since then."""
    pause = table.paused_at(table.version) if table.hidden else None
    first = since if pause is None else max(since, pause - 1)
    return [log_item(table, one, seat) for one in table.log[first:]]


def log_item(table: Table, logged: LogEntry, seat: int | None) -> LogItem:
    """Return one entry as `seat` may know it."""
    entry, number, at = logged.entry, logged.number, logged.at
    undone = table.undone.get(number, [])
    match entry:
        case entries.Moved():
            return LogItem(number, "move", at, entry.seat, events=move_events(table, number, seat))
        case entries.Sat():
            deal = deal_events(table, number, seat)
            return LogItem(number, "sat", at, entry.seat, f"{entry.name} sat down.", events=deal)
        case entries.Left():
            return LogItem(number, "left", at, entry.seat, "The seat is free again.")
        case entries.Renamed():
            return LogItem(number, "renamed", at, entry.seat, f"Goes by the name of {entry.name} now.")
        case entries.Undone():
            return LogItem(number, "took-back", at, entry.seat, undone_sentence(len(undone)), undone=undone)
        case entries.UndoRequested():
            return LogItem(number, "asked-back", at, entry.seat, "Asks to take back.")
        case entries.UndoAnswered():
            answer = "Agreed." if entry.yes else "Did not agree."
            text = f"{answer} {undone_sentence(len(undone))}".strip()
            return LogItem(number, "answered", at, entry.seat, text, undone=undone)
        case entries.Resigned():
            return LogItem(number, "resigned", at, entry.seat, "Resigned.")
        case entries.Started():
            return LogItem(number, "started", at, entry.seat, "The timer runs.")
        case entries.Paused():
            return LogItem(number, "paused", at, entry.seat, "Paused the clock.")
        case entries.Resumed():
            return LogItem(number, "resumed", at, entry.seat, "The clock goes on.")
        case entries.InterludeEnded():
            return LogItem(number, deprecated.INTERLUDE_ENDED, at, entry.seat, "The break between rounds is over.")
        case entries.RematchOpened():
            return LogItem(number, "again", at, None, "Another game is being gathered.")
        case entries.Closed():
            return LogItem(number, "closed", at, None, "The table was closed.")
        case entries.Said():
            return LogItem(number, "said", at, entry.seat, entry.text)


def move_events(table: Table, number: int, seat: int | None) -> list[Event]:
    """Return what the move of entry `number` brought about; nothing if it was taken back."""
    move = table.move_number(number)
    return table.state.events(seat, move - 1, move) if table.state is not None and move is not None else []


def deal_events(table: Table, number: int, seat: int | None) -> list[Event]:
    """Return what the deal brought to light, told with the entry by which the last seat was taken."""
    return table.state.events(seat, -1, 0) if table.state is not None and number == table.began_at else []


def undone_sentence(count: int) -> str:
    """Say how many moves were taken back."""
    return "" if count == 0 else f"Took back {count} move{'s' if count > 1 else ''}."
