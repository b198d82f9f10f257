"""Handlers: what a person does at a table, the same over HTTP and over websockets."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from riverrun.bots import bot_for
from riverrun.kernel.errors import RiverrunError
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.rulebook import Rulebook
from riverrun.server.access.auth import Person, id_of, require_person
from riverrun.server.access.clean_text import clean_text
from riverrun.server.access.client import Client
from riverrun.server.access.rate_limit import ScopedLimiter
from riverrun.server.api import messages
from riverrun.server.conduct.waiting_tables import WaitingTables
from riverrun.server.errors import RequestError
from riverrun.server.sessions.registry import SessionRegistry
from riverrun.server.table import commands, entries
from riverrun.server.table.commands import log_limits
from riverrun.server.table.entries import LogEntry
from riverrun.server.table.table import Table
from riverrun.server.workers.pool import WorkerPool
from riverrun.server.workers.priority import Asker

HINT_PATIENCE = 10.0
"""The seconds for which a hint waits for a process."""


class CommandHandler:
    """Carries out commands at tables."""

    def __init__(self, registry: SessionRegistry, waiting: WaitingTables) -> None:
        self.registry = registry
        self.waiting = waiting
        self.on_stored: Callable[[float], None] = lambda seconds: None
        """Called with how long a command took until it was stored."""

    async def handle(self, person: Person | None, table: str, command: object) -> int:
        """Carry out a command; return the number of the entry it became."""

        def decide(table: Table) -> entries.AnyEntry | Sequence[entries.AnyEntry] | int:
            done = table.entry_of_command(id_of(person), getattr(command, "id", None))
            if done is not None:
                return done
            following = entries_for(table, person, command)
            log_limits.require_room(table, following)
            return following

        if isinstance(command, messages.SitRequest) and person is not None:
            await self.waiting.require_few(person.id, besides=table)
        begun = time.perf_counter()
        number = await self.registry.execute(table, decide)
        self.on_stored(time.perf_counter() - begun)
        return number

    async def point(self, person: Person | None, table: str, command: messages.PointCommand) -> None:
        """Show the others what this person points at."""
        session = await self.registry.session(table)
        who = id_of(person)
        await self.registry.check(session, lambda table: commands.require_pointing(table, who, command.seat))
        text = None if command.text is None else clean_text(command.text, "message")
        self.registry.publish_pointing(table, command.seat, text)


def entries_for(table: Table, person: Person | None, command: object) -> entries.AnyEntry | Sequence[entries.AnyEntry]:
    """Return what carries out a command: while the clock waits for a reader, who plays on lets it go on first."""
    reading = table.clock is not None and table.clock.reading
    if not reading or not isinstance(command, messages.PlayRequest | messages.StartCommand):
        return entry_for(table, person, command)
    resumed = commands.resume(table, id_of(person), command.seat, None)
    following = entry_for(table.after(LogEntry(table.version + 1, table.changed, resumed)), person, command)
    return [resumed, *following] if isinstance(following, list) else [resumed, following]


def entry_for(table: Table, person: Person | None, command: object) -> entries.AnyEntry | list[entries.Moved]:
    """Return the entry, or the entries together, that carry out a command, or refuse it."""
    who, id = id_of(person), getattr(command, "id", None)
    match command:
        case messages.PlayRequest():
            return played(table, who, command)
        case messages.UndoCommand():
            return commands.request_undo(table, who, command.seat, id)
        case messages.AnswerRequest():
            return commands.answer(table, who, command.seat, command.yes, id)
        case messages.ResignCommand():
            return commands.resign(table, who, command.seat, id)
        case messages.LeaveCommand():
            return commands.leave(table, who, command.seat, id)
        case messages.SayRequest():
            return said(table, person, command)
        case messages.StartCommand():
            return commands.start(table, who, command.seat, id)
        case messages.PauseCommand():
            return commands.pause(table, who, command.seat, id, command.reading)
        case messages.ResumeCommand():
            return commands.resume(table, who, command.seat, id)
        case messages.EndInterludeCommand() | messages.EndWaveCommand():
            return commands.end_interlude(table, who, command.seat, id)
        case messages.RenameSeatRequest():
            return commands.rename(table, who, command.seat, clean_text(command.name, "name"))
        case messages.CloseCommand():
            return commands.close(table, who)
        case messages.SitRequest():
            someone = require_person(person)
            return commands.sit(table, someone.id, clean_text(someone.name, "name"), command.seat, command.secret)
        case messages.SeatBotRequest():
            return commands.seat_bot(table, who, command.seat, bot_name(command.bot, table.game.rulebook))
        case messages.FreeSeatRequest():
            return commands.free(table, who, command.seat)
    raise AssertionError(command)


def bot_name(wanted: str, rulebook: Rulebook) -> str:
    """Return the name of a bot that plays a game."""
    try:
        return bot_for(wanted, rulebook).name
    except RiverrunError as trouble:
        raise RequestError("bad-request", trouble.sentence) from None


def said(table: Table, person: Person | None, command: messages.SayRequest) -> entries.Said:
    """Return the entry of what somebody says from a seat, or as a watcher under their own name."""
    text = clean_text(command.text, "message")
    if command.seat is not None:
        return commands.say(table, id_of(person), command.seat, text, command.id)
    watcher = require_person(person)
    return commands.say_as_watcher(table, watcher.id, clean_text(watcher.name, "name"), text, command.id)


def played(table: Table, person: str | None, command: messages.PlayRequest) -> entries.Moved | list[entries.Moved]:
    """Return the entry of a move, or those of several that stand or fall together."""
    if (command.move is None) == (command.moves is None):
        raise RequestError("bad-request", Sentence("rr-error-move-or-moves"))
    if command.move is not None:
        return commands.play(table, person, command.seat, command.move, command.seen, command.id)
    return commands.play_together(table, person, command.seat, command.moves or [], command.seen, command.id)


class HintHandler:
    """Gives hints."""

    def __init__(self, registry: SessionRegistry, pool: WorkerPool, limiter: ScopedLimiter, seconds: float) -> None:
        """A hint is thought about for `seconds`."""
        self.registry = registry
        self.pool = pool
        self.limiter = limiter
        self.seconds = seconds

    async def hint(self, person: Person | None, table: str, seat: int, client: Client | None = None) -> messages.Hint:
        """Return what an analysis advises a seat of this person's that is asked now."""
        session = await self.registry.session(table)
        who = id_of(person)
        state = await self.registry.check(session, lambda table: commands.state_for_hint(table, who, seat))
        asked = session.table
        self.limiter.require(client or require_person(person).id)
        found, line = await self.pool.analyse(
            state, seconds=self.seconds, patience=HINT_PATIENCE, asker=Asker(who or "", table)
        )
        commands.require_visible(session.table)  # it may have been paused meanwhile
        return messages.Hint(
            version=asked.version,
            seat=found.seat,
            iterations=found.iterations,
            chances=found.chances,
            moves=found.moves,
            looked_at=found.looked_at,
            line=[messages.ExpectedMove(*step) for step in line],
            reasons=found.reasons,
        )
