"""The items of a table's log, as each seat may know them.

A move is told by its events, never by its notation, since a move may be secret. What all seats may know alike is made
and encoded once.
"""

from __future__ import annotations

import msgspec

from riverrun.kernel.journal import Event
from riverrun.kernel.language.sentences import Arg, Ref, Sentence
from riverrun.server.api.messages import LogItem
from riverrun.server.table import entries
from riverrun.server.table.entries import LogEntry
from riverrun.server.table.table import Table

_encode = msgspec.json.Encoder().encode


class LogItems:
    """The items of a table at one version."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._events: dict[int, list[Event]] = {}
        self._privacy: dict[int, bool] = {}
        """Whether not everyone may know all events of an entry."""
        self._encoded: dict[tuple[int, object], bytes] = {}
        self._alike: dict[int, bytes] = {}
        """The member of an update with the items after an entry, where it is the same for all."""

    def encoded(self, seat: int | None, since: int) -> bytes:
        """Return the member `items` of an update, with those after entry `since`; while paused, those since then."""
        found = self._alike.get(since)
        if found is None:
            logged = self.table.log[self._first(since) :]
            found = b'"items":[%s]' % b",".join([self._encoded_item(one, seat) for one in logged])
            if not any(self._private(one.number) for one in logged):
                self._alike[since] = found
        return found

    def _after(self, seat: int | None, since: int) -> list[bytes]:
        return [self._encoded_item(one, seat) for one in self.table.log[self._first(since) :]]

    def _first(self, since: int) -> int:
        """Return how many items are left out after entry `since`: while the clock is paused, those before that too."""
        table = self.table
        pause = table.pauses.paused_at(table.version) if table.hidden else None
        return since if pause is None else max(since, pause - 1)

    def page(self, seat: int | None, before: int, most: int) -> list[bytes]:
        """Return at most so many items before entry `before` as JSON, the latest of them."""
        last = max(0, min(before - 1, self.table.version))
        first = max(0, last - most)
        found = self._after(seat, first)
        return found[: max(0, len(found) - (self.table.version - last))]

    def _encoded_item(self, logged: LogEntry, seat: int | None) -> bytes:
        private = self._private(logged.number)
        key = (logged.number, seat if private else "everyone")
        if key not in self._encoded:
            told = self._events[logged.number]
            if private:
                told = [event for event in told if event.to is None or event.to == seat]
            self._encoded[key] = _encode(log_item(self.table, logged, told))
        return self._encoded[key]

    def _private(self, number: int) -> bool:
        """Return whether an entry has events that not everyone may know."""
        found = self._privacy.get(number)
        if found is None:
            events = self._events[number] = entry_events(self.table, number)
            found = self._privacy[number] = any(event.to is not None for event in events)
        return found


def entry_events(table: Table, number: int) -> list[Event]:
    """Return what the move of an entry brought about, whoever may know it; nothing if it was taken back.

    What the deal brought to light is told with the entry by which the last seat was taken.
    """
    move = 0 if number == table.began_at else table.move_number(number)
    if move is None:
        return []
    if table.frozen is not None and table.frozen.kept is not None:
        return table.frozen.kept.events(move)
    return [] if table.state is None else table.state.all_events(move - 1, move)


def log_item(table: Table, logged: LogEntry, events: list[Event]) -> LogItem:
    """Return one entry with the events that a seat may know."""
    entry, number, at = logged.entry, logged.number, logged.at
    undone = table.undone.get(number, [])
    match entry:
        case entries.Moved():
            return LogItem(number, "move", at, entry.seat, events=events)
        case entries.Said():
            watcher = entry.name if entry.seat is None else None
            return LogItem(number, "said", at, entry.seat, text=entry.text, watcher=watcher)
    kind, seat, sentence = told(table, number, entry, len(undone))
    return LogItem(number, kind, at, seat, sentence, events=events, undone=undone)


def told(table: Table, number: int, entry: entries.AnyEntry, undone: int) -> tuple[str, int | None, Sentence]:
    """Return the kind of an entry that is no move and nothing said, its seat, and what tells it."""
    match entry:
        case entries.Sat():
            return "sat", entry.seat, sentence("rr-item-sat", player=Ref("player", entry.seat, name=entry.name))
        case entries.Left():
            return "left", entry.seat, sentence("rr-item-left", number=entry.seat + 1)
        case entries.BotSat():
            return "bot-sat", entry.seat, sentence("rr-item-sat", player=Ref("player", entry.seat))
        case entries.Freed():
            return "freed", entry.seat, sentence("rr-item-left", number=entry.seat + 1)
        case entries.Renamed():
            if not entry.name:
                return "renamed", entry.seat, sentence("rr-item-nameless", number=entry.seat + 1)
            return "renamed", entry.seat, sentence("rr-item-renamed", number=entry.seat + 1, name=entry.name)
        case entries.Undone():
            return "took-back", entry.seat, sentence("rr-item-undone", player=table.player(entry.seat), count=undone)
        case entries.UndoRequested():
            return "asked-back", entry.seat, sentence("rr-item-undo-asked", player=table.player(entry.seat))
        case entries.UndoAnswered():
            player = table.player(entry.seat)
            if undone:
                return "answered", entry.seat, sentence("rr-item-undo-agreed-all", player=player, count=undone)
            code = "rr-item-undo-agreed" if entry.yes else "rr-item-undo-refused"
            return "answered", entry.seat, sentence(code, player=player)
        case entries.Resigned():
            return "resigned", entry.seat, sentence("rr-item-resigned", player=table.player(entry.seat))
        case entries.Started():
            return "started", entry.seat, sentence("rr-item-timer-started")
        case entries.Paused():
            code = "rr-item-reading" if entry.reading else "rr-item-paused"
            return "paused", entry.seat, sentence(code, player=table.player(entry.seat))
        case entries.Resumed():
            return "resumed", entry.seat, sentence("rr-item-resumed")
        case entries.TurnExpired():
            code = "rr-item-turn-late-bot" if table.config.late == "bot" else "rr-item-turn-late"
            return "turn-expired", entry.seat, sentence(code, player=table.player(entry.seat))
        case entries.SeatVoteAsked() | entries.SeatVoteAnswered():
            return "seat-vote", entry.seat, vote_sentence(table, number, entry)
        case entries.Returned():
            return "returned", entry.seat, sentence("rr-item-returned", player=table.player(entry.seat))
        case entries.InterludeEnded():
            return "interlude-ended", entry.seat, sentence("rr-item-interlude-ended")
        case entries.RematchOpened():
            return "again", None, sentence("rr-item-rematch")
        case entries.Closed():
            return "closed", None, sentence("rr-item-closed")
    raise AssertionError(entry)


def vote_sentence(table: Table, number: int, entry: entries.SeatVoteAsked | entries.SeatVoteAnswered) -> Sentence:
    """Return what tells that people are asked about a seat, answer, or have agreed."""
    done = table.absences.done.get(number)
    if done is not None and done.claimer is not None:
        return sentence("rr-item-claimed", name=done.name, number=done.seat + 1)
    if done is not None:
        return sentence("rr-item-substituted", player=table.player(done.seat))
    if isinstance(entry, entries.SeatVoteAnswered) and entry.by is None:
        return sentence("rr-item-vote-unanswered")
    if isinstance(entry, entries.SeatVoteAnswered):
        return sentence("rr-item-undo-agreed" if entry.yes else "rr-item-undo-refused", player=table.player(entry.seat))
    if entry.claim:
        return sentence("rr-item-claim-asked", name=entry.name, number=entry.seat + 1)
    return sentence("rr-item-substitute-asked", player=table.player(entry.seat))


def sentence(code: str, **args: Arg) -> Sentence:
    """Return a sentence by its code."""
    return Sentence(code, args)
