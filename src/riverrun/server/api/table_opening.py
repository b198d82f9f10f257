"""Opening tables: new ones, and rematches for the same people."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from urllib.parse import quote
from weakref import WeakValueDictionary

import msgspec

from riverrun.kernel.errors import BadOption, RiverrunError
from riverrun.kernel.game import Game
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.timing import refuse_endless
from riverrun.lab.packs.drafts import Draft
from riverrun.server.access.auth import Person, id_of, require_person
from riverrun.server.access.clean_text import clean_text
from riverrun.server.access.client import Client
from riverrun.server.access.rate_limit import ScopedLimiter
from riverrun.server.api import messages
from riverrun.server.api.command_handler import bot_name
from riverrun.server.conduct.waiting_tables import WaitingTables
from riverrun.server.errors import RequestError
from riverrun.server.sessions.game_cache import cached_game, pack_folder
from riverrun.server.sessions.loading.own_packs import own_folder
from riverrun.server.sessions.registry import SessionRegistry
from riverrun.server.storage.store import AlreadyOpened
from riverrun.server.table import commands, entries
from riverrun.server.table.config import SeatConfig, TableConfig, hash_secret, new_id, new_secret
from riverrun.server.table.table import Table


class TableOpener:
    """Opens tables."""

    def __init__(
        self,
        registry: SessionRegistry,
        limiter: ScopedLimiter,
        waiting: WaitingTables,
        table_secret: Callable[[str], str],
        pack_texts: Callable[[str, Draft, str], Awaitable[dict[str, str]]],
    ) -> None:
        """`table_secret` gives the secret of a table's own link, by its id; `pack_texts` the files of a pack."""
        self.registry = registry
        self.waiting = waiting
        self.limiter = limiter
        self.table_secret = table_secret
        self.pack_texts = pack_texts
        self._rematching: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """The tables whose rematch is being opened, each with a lock for those who ask."""

    async def open(
        self, person: Person | None, wanted: messages.NewTable, base_url: str, client: Client | None = None
    ) -> messages.Opened:
        """Open a table as it is wanted; whoever opens it sits in the seats that are "me"."""
        host = require_person(person)
        self.limiter.require(client or host.id)
        if any(new.kind == "invite" for new in wanted.seats) and any(new.kind == "me" for new in wanted.seats):
            await self.waiting.require_few(host.id)
        invitations = {seat: new_secret() for seat, new in enumerate(wanted.seats) if new.kind == "invite"}
        seats = [seat_config(new, invitations.get(seat)) for seat, new in enumerate(wanted.seats)]
        config = await self._config(wanted, seats, host)
        names = own_names(wanted.seats, clean_text(host.name, "name"))
        first = [entries.Sat(by=host.id, seat=seat, name=names[seat]) for seat in sorted(names)]
        return await self._create(config, first, invitations, base_url)

    async def _config(self, wanted: messages.NewTable, seats: list[SeatConfig], host: Person) -> TableConfig:
        own = None if wanted.own_pack is None else await self.pack_texts(wanted.game, wanted.own_pack, host.id)
        if own is not None and wanted.pack is not None:
            raise RequestError("bad-request", Sentence("rr-error-two-packs"))
        try:
            pack = pack_folder(self.registry.packs, wanted.pack) if own is None else own_folder(own)
            game = await cached_game(wanted.game, len(wanted.seats), wanted.options, pack)
        except RiverrunError as trouble:
            raise RequestError("bad-request", trouble.sentence) from None
        require_rounds_end(game)
        require_no_clock(game, wanted.turn_limit)
        for seat in seats:
            if seat.bot is not None:
                bot_name(seat.bot, game.rulebook)
        if all(seat.kind == "bot" for seat in seats):
            raise RequestError("bad-request", Sentence("rr-error-no-person"))
        return TableConfig(
            game=game.id,
            players=game.players,
            options=game.options,
            rules=game.rulebook.version,
            content=game.content_hash,
            seats=seats,
            host=host.id,
            pack=wanted.pack,
            listed=wanted.listed,
            hints=wanted.hints,
            rated=wanted.rated,
            turn_limit=wanted.turn_limit,
            late=wanted.late,
            watchers_write=wanted.watchers_write,
            own_pack=own,
        )

    async def _create(
        self,
        config: TableConfig,
        first: list[entries.Sat],
        secrets_by_seat: dict[int, str],
        base_url: str,
        rematch_of: str | None = None,
    ) -> messages.Opened:
        id = new_id()
        config = msgspec.structs.replace(config, link=hash_secret(self.table_secret(id)))
        await self.registry.create(config, id, secrets.randbits(128), [*first], rematch_of)
        link = f"{base_url}/t/{id}"
        invitations = [
            messages.Invitation(seat, secret, f"{link}#seat={seat}&key={quote(secret)}")
            for seat, secret in secrets_by_seat.items()
        ]
        return messages.Opened(id, link, invitations)

    async def rematch(
        self, person: Person | None, id: str, base_url: str, client: Client | None = None
    ) -> messages.Opened:
        """Open a table for the same people and bots, whose seats are kept; whoever asks later is led to it.

        Only whoever opens it is charged for a table. The store lets a table have one rematch, so it does not matter how
        many ask at once, or through how many servers. The log of the old table is told of it by whoever is first.
        """
        session = await self.registry.session(id)
        if session.table.rematch is None:
            await self.registry.check(session, lambda table: commands.rematch(table, id_of(person), ""))
            host = require_person(person)
            async with self._rematching.setdefault(id, asyncio.Lock()):  # one is charged, the others find it
                next = await self._rematch_of(session.table, host, base_url, client or host.id)
            await self.registry.execute(id, lambda table: rematch_or_done(table, id_of(person), next))
        table = session.table.rematch
        assert table is not None
        return messages.Opened(table, f"{base_url}/t/{table}", [])

    async def _rematch_of(self, old: Table, host: Person, base_url: str, client: Client | str) -> str:
        """Return the id of a table's rematch, which is opened unless somebody was quicker."""
        opened = await self.registry.store.rematch_of(old.id)
        if opened is not None:
            return opened
        try:
            return (await self._open_rematch(old, host, base_url, client)).id
        except AlreadyOpened:
            self.limiter.give_back(client)
            opened = await self.registry.store.rematch_of(old.id)
            assert opened is not None
            return opened

    async def _open_rematch(self, old: Table, host: Person, base_url: str, client: Client | str) -> messages.Opened:
        require_rounds_end(old.game)
        if any(seat.person not in (None, host.id) for seat in old.seats):
            await self.waiting.require_few(host.id)
        config = TableConfig(
            game=old.config.game,
            players=old.config.players,
            options=old.config.options,
            rules=old.game.rulebook.version,
            content=old.game.content_hash,
            seats=[kept_seat(old, seat) for seat in range(len(old.seats))],
            host=host.id,
            pack=old.config.pack,
            hints=old.config.hints,
            rated=old.config.rated,
            turn_limit=old.config.turn_limit,
            late=old.config.late,
            watchers_write=old.config.watchers_write,
            own_pack=old.config.own_pack,
        )
        own = old.seats_of(host.id)
        first = [entries.Sat(by=host.id, seat=seat, name=old.seats[seat].name or host.name) for seat in own]
        self.limiter.require(client)
        return await self._create(config, first, {}, base_url, rematch_of=old.id)


def require_rounds_end(game: Game) -> None:
    """Refuse a game in which nothing would end a round."""
    try:
        refuse_endless(game, clocked=True)
    except BadOption as trouble:
        raise RequestError("bad-request", trouble.sentence) from None


def require_no_clock(game: Game, turn_limit: int | None) -> None:
    """Refuse a turn limit where the game has a clock of its own, or nobody waits for a turn."""
    if turn_limit is None:
        return
    if game.rulebook.pace(game) is not None:
        raise RequestError("bad-request", Sentence("rr-error-limit-and-clock"))
    if game.players == 1:
        raise RequestError("bad-request", Sentence("rr-error-limit-alone"))


def rematch_or_done(table: Table, person: str | None, next: str) -> entries.AnyEntry | int:
    """Ask the others to the next table, unless they have been asked to another already."""
    return table.version if table.rematch is not None else commands.rematch(table, person, next)


def seat_config(new: messages.NewSeat, secret: str | None) -> SeatConfig:
    """Return a seat's configuration; `secret` is that of its invitation."""
    if new.kind == "bot":
        if new.bot is None:
            raise RequestError("bad-request", Sentence("rr-error-bot-unnamed"))
        return SeatConfig("bot", new.bot)
    if new.bot is not None:
        raise RequestError("bad-request", Sentence("rr-error-seat-takes-no-bot", {"kind": new.kind}))
    return SeatConfig("person", link=None if secret is None else hash_secret(secret))


def own_names(seats: list[messages.NewSeat], name: str) -> dict[int, str]:
    """Return what the seats of the one who opens the table are called; several on one device are told apart."""
    mine = [seat for seat, new in enumerate(seats) if new.kind == "me"]
    names = {}
    for number, seat in enumerate(mine, 1):
        wanted = seats[seat].name
        usual = name if len(mine) == 1 else f"{name} {number}"
        names[seat] = clean_text(wanted, "name") if wanted is not None else usual
    return names


def kept_seat(old: Table, seat: int) -> SeatConfig:
    """Return the same seat at the next table: kept for its person, or its bot."""
    sitting = old.seats[seat]
    return SeatConfig("bot", sitting.bot) if sitting.person is None else SeatConfig("person", kept=sitting.person)
