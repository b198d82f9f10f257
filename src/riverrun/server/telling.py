"""What one pair of eyes is told of a table: the only way from a table to the wire.

Everything that depends on hidden information comes from `state.view(seat)`, `state.events(seat)` and
`state.screen(seat)`, which hold what that seat may know and nothing else; a move's notation is never told, since a move
may be secret: its events say what may be known of it.

While a clock is paused nobody is told the game's view, nor what happened before the pause, from which the position
could be studied as well: time that does not run is no time to think. Once it runs again, who has missed something is
told it then.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from riverrun.kernel.journal import Event
from riverrun.server import entries, wishes
from riverrun.server.entries import Numbered
from riverrun.server.messages import Clock, Item, SeatInfo, TableInfo, TableView, TakeBackInfo
from riverrun.server.table import Table

PAUSES = (entries.Paused, entries.Resumed)

_encoder = msgspec.json.Encoder()


def tell(
    table: Table, person: str | None, seat: int | None, since: int, now: float = 0.0, here: Collection[int] = ()
) -> bytes:
    """Everything after entry `since`, and the table as it is `now`, through a seat's eyes; as JSON."""
    return _encoder.encode(table_view(table, person, seat, since, now, here))


def table_view(
    table: Table, person: str | None, seat: int | None, since: int, now: float, here: Collection[int]
) -> TableView:
    """All that a person may know of a table through a seat's eyes."""
    since = since if 0 <= since <= table.version and not missed(table, since) else 0
    state = table.state
    return TableView(
        version=table.version,
        since=since,
        seat=seat,
        table=table_info(table, person, here),
        items=items(table, seat, since),
        view=msgspec.Raw(_encoder.encode(None if state is None or table.hidden else state.view(seat))),
        scores=state.scores() if state is not None and table.stage == "over" else None,
        clock=clock(table, now),
    )


def screen(table: Table, seat: int | None) -> str:
    """The table as plain text."""
    return "" if table.state is None or table.hidden else table.state.screen(seat)


def clock(table: Table, now: float) -> Clock | None:
    """The table's clock as everyone sees it."""
    if table.clock is None:
        return None
    over = table.stage == "over"
    return Clock(
        phase="over" if over else "paused" if table.hidden else table.clock.phase,
        now=now,
        until=table.until,
        left=table.left,
        seconds=table.clock.pace.seconds,
        starter=table.turn if table.clock.phase in ("ready", "wave") else None,
        quiet=table.quiet is not None,
        pausable=table.clock.pace.pausable,
    )


def table_info(table: Table, person: str | None, here: Collection[int]) -> TableInfo:
    """A table's frame: what the lobby shows too."""
    charter = table.charter
    over = table.stage == "over"
    undo, undo_asks, undo_seat = wishes.back_offer(table, person)
    return TableInfo(
        id=table.id,
        game=charter.game,
        title=table.game.title,
        players=charter.players,
        options=charter.options,
        pack=charter.pack,
        content=charter.content,
        stage=table.stage,
        listed=charter.listed,
        hints=charter.hints,
        yours=person is not None and charter.host == person,
        seats=[seat_info(table, seat, person, seat in here) for seat in range(charter.players)],
        turn=table.turn,
        moves=len(table.line),
        version=table.version,
        opened=table.opened,
        changed=table.changed,
        commitment=table.commitment,
        seed=f"{table.seed:032x}" if over else None,
        undo=undo,
        undo_asks=undo_asks,
        undo_seat=undo_seat,
        asking=asking(table),
        again=table.again,
        ended=table.ended,
        winners=table.winners,
    )


def seat_info(table: Table, number: int, person: str | None, here: bool) -> SeatInfo:
    """A seat as everyone may know it."""
    seat, plan = table.seats[number], table.charter.seats[number]
    return SeatInfo(
        seat=number,
        kind="person" if seat.person is not None else "bot" if seat.bot is not None else "invite",
        name=seat.name,
        bot=seat.bot,
        yours=person is not None and seat.person == person,
        kept=person is not None and not seat.taken and person in (plan.kept, table.charter.host),
        here=here,
        resigned=seat.resigned,
    )


def asking(table: Table) -> TakeBackInfo | None:
    """The wish to take back that waits for answers."""
    wish = table.wish
    return None if wish is None else TakeBackInfo(wish.seat, len(table.line) - wish.to, table.waiting_for())


def missed(table: Table, since: int) -> bool:
    """Whether someone who was told of entries up to `since` may lack some: the clock was paused then, and is not now.

    Who was there before the pause has them, and does not ask from within it.
    """
    return not table.hidden and pause_at(table, since) is not None


def pause_at(table: Table, number: int) -> int | None:
    """The entry by which the clock was paused, if it was after so many entries; None: it was not."""
    if table.clock is None:
        return None
    last = next((one for one in reversed(table.log[:number]) if isinstance(one.entry, PAUSES)), None)
    return last.number if last is not None and isinstance(last.entry, entries.Paused) else None


def items(table: Table, seat: int | None, since: int) -> list[Item]:
    """The entries after `since`, as far as these eyes may know them; while the clock is paused, those since then."""
    pause = pause_at(table, table.version) if table.hidden else None
    first = since if pause is None else max(since, pause - 1)
    places = {made.number: at for at, made in enumerate(table.line, 1)}
    return [item(table, numbered, places.get(numbered.number), seat) for numbered in table.log[first:]]


def item(table: Table, numbered: Numbered, place: int | None, seat: int | None) -> Item:
    """One entry; `place` is the number of its move among those that stand."""
    entry, number, at = numbered.entry, numbered.number, numbered.at
    undone = table.undone.get(number, [])
    match entry:
        case entries.Moved():
            told = table.state.events(seat, place - 1, place) if table.state is not None and place else []
            return Item(number, "move", at, entry.seat, events=told)
        case entries.Sat():
            return Item(number, "sat", at, entry.seat, f"{entry.name} sat down.", events=opening(table, number, seat))
        case entries.Left():
            return Item(number, "left", at, entry.seat, "The seat is free again.")
        case entries.Renamed():
            return Item(number, "renamed", at, entry.seat, f"Goes by the name of {entry.name} now.")
        case entries.TookBack():
            return Item(number, "took-back", at, entry.seat, took_back(len(undone)), undone=undone)
        case entries.AskedBack():
            return Item(number, "asked-back", at, entry.seat, "Asks to take back.")
        case entries.Answered():
            words = "Agreed." if entry.yes else "Did not agree."
            return Item(number, "answered", at, entry.seat, f"{words} {took_back(len(undone))}".strip(), undone=undone)
        case entries.Resigned():
            return Item(number, "resigned", at, entry.seat, "Resigned.")
        case entries.Started():
            return Item(number, "started", at, entry.seat, "The timer runs.")
        case entries.Paused():
            return Item(number, "paused", at, entry.seat, "Paused the clock.")
        case entries.Resumed():
            return Item(number, "resumed", at, entry.seat, "The clock goes on.")
        case entries.Calmed():
            return Item(number, "calmed", at, entry.seat, "The wave is over.")
        case entries.Again():
            return Item(number, "again", at, None, "Another game is being gathered.")
        case entries.Closed():
            return Item(number, "closed", at, None, "The table was closed.")
        case entries.Said():
            return Item(number, "said", at, entry.seat, entry.text)


def opening(table: Table, number: int, seat: int | None) -> list[Event]:
    """What the deal brought to light, told with the entry by which the last seat was taken."""
    return table.state.events(seat, -1, 0) if table.state is not None and number == table.began_at else []


def took_back(count: int) -> str:
    """How many moves were taken back, in words."""
    return "" if count == 0 else f"Took back {count} move{'s' if count > 1 else ''}."
