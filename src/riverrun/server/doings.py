"""What a person does at tables, the same over HTTP and over websockets."""

from __future__ import annotations

import secrets
from urllib.parse import quote

from riverrun.bots import bot
from riverrun.kernel.errors import RiverrunError
from riverrun.kernel.timing import refuse_endless
from riverrun.server import entries, messages, wishes
from riverrun.server.charter import Charter, SeatPlan, hashed, new_id, new_secret
from riverrun.server.house import House
from riverrun.server.people import Person, tidy
from riverrun.server.refusal import Refuse
from riverrun.server.shared_games import pack_folder, shared_game
from riverrun.server.table import Table

HINT_PATIENCE = 10.0
"""How many seconds a hint waits for a process."""
Doing = messages.Play | messages.AtSeat | messages.Answer | messages.Say


class Doer:
    """A person at work; None may only look."""

    def __init__(self, house: House, person: Person | None) -> None:
        self.house = house
        self.person = person

    @property
    def id(self) -> str | None:
        return None if self.person is None else self.person.id

    def must(self) -> Person:
        """The person, who must have a name."""
        if self.person is None:
            raise Refuse("nobody", "Say who you are first: PUT /api/me with a name.")
        return self.person

    async def do(self, table: str, command: object) -> int:
        """Does what a command says; returns the number of the entry it became."""
        name = getattr(command, "id", None)

        def wish(table: Table) -> entries.AnyEntry | list[entries.Moved] | int:
            done = table.repeated(self.id, name)
            if done is not None:
                return done
            match command:
                case messages.Play():
                    return played(table, self.id, command)
                case messages.UndoNow():
                    return wishes.ask_back(table, self.id, command.seat, name)
                case messages.Answer():
                    return wishes.answer(table, self.id, command.seat, command.yes, name)
                case messages.ResignNow():
                    return wishes.resign(table, self.id, command.seat, name)
                case messages.LeaveNow():
                    return wishes.leave(table, self.id, command.seat, name)
                case messages.Say():
                    return wishes.say(table, self.id, command.seat, tidy(command.text, "What is said"), name)
                case messages.StartNow():
                    return wishes.start(table, self.id, command.seat, name)
                case messages.PauseNow():
                    return wishes.pause(table, self.id, command.seat, name)
                case messages.ResumeNow():
                    return wishes.resume(table, self.id, command.seat, name)
                case messages.EndWaveNow():
                    return wishes.end_wave(table, self.id, command.seat, name)
                case messages.SeatName():
                    return wishes.rename(table, self.id, command.seat, tidy(command.name, "A name"))
                case messages.CloseNow():
                    return wishes.close(table, self.id)
                case messages.Sit():
                    person = self.must()
                    return wishes.sit(table, person.id, person.name, command.seat, command.secret)
            raise AssertionError(command)

        return await self.house.hall.do(table, wish)

    async def hint(self, table: str, seat: int) -> messages.Hint:
        """What an analysis advises a seat of this person's that is asked now; about a second's thought."""
        room = await self.house.hall.room(table)
        asked = room.table
        state = wishes.advised(asked, self.id, seat)
        self.house.must_not_hurry(self.must().id)
        found, line = await self.house.thinkers.study(state, seconds=self.house.settings.hint, patience=HINT_PATIENCE)
        wishes.must_be_shown(room.table)  # it may have been paused meanwhile
        return messages.Hint(
            version=asked.version,
            seat=found.seat,
            iterations=found.iterations,
            chances=found.chances,
            moves=found.moves,
            looked_at=found.looked_at,
            line=[messages.LineMove(*step) for step in line],
            reasons=found.reasons,
        )

    async def open(self, wanted: messages.NewTable, base: str) -> messages.Opened:
        """Opens a table as it is wanted; whoever opens it sits in the seats that are "me"."""
        person = self.must()
        if not self.house.openings.take(person.id):
            wait = self.house.openings.wait()
            raise Refuse("too-many", f"You have opened many tables lately; wait {wait} s before the next.", wait=wait)
        secrets_by_seat = {seat: new_secret() for seat, wish in enumerate(wanted.seats) if wish.kind == "invite"}
        plans = [seat_plan(wish, secrets_by_seat.get(seat)) for seat, wish in enumerate(wanted.seats)]
        charter = await self._charter(wanted, plans, person)
        names = own_names(wanted.seats, person.name)
        first: list[entries.AnyEntry] = [
            entries.Sat(by=person.id, seat=seat, name=names[seat]) for seat in sorted(names)
        ]
        return await self._open(charter, first, secrets_by_seat, base)

    async def _charter(self, wanted: messages.NewTable, plans: list[SeatPlan], person: Person) -> Charter:
        try:
            pack = pack_folder(self.house.settings.packs, wanted.pack)
            game = await shared_game(wanted.game, len(wanted.seats), wanted.options, pack)
            refuse_endless(game, clocked=True)
        except RiverrunError as trouble:
            raise Refuse("bad-request", str(trouble)) from None
        if all(plan.kind == "bot" for plan in plans):
            raise Refuse("bad-request", "A table needs at least one seat for a person; `riverrun simulate` needs none.")
        return Charter(
            game=game.id,
            players=game.players,
            options=game.options,
            rules=game.rulebook.version,
            content=game.content_hash,
            seats=plans,
            host=person.id,
            pack=wanted.pack,
            listed=wanted.listed,
            hints=wanted.hints,
        )

    async def _open(
        self, charter: Charter, first: list[entries.AnyEntry], secrets_by_seat: dict[int, str], base: str
    ) -> messages.Opened:
        id = new_id()
        await self.house.hall.open(charter, id, secrets.randbits(128), first)
        link = f"{base}/t/{id}"
        invitations = [
            messages.Invitation(seat, secret, f"{link}#seat={seat}&key={quote(secret)}")
            for seat, secret in secrets_by_seat.items()
        ]
        return messages.Opened(id, link, invitations)

    async def point(self, table: str, command: messages.Point) -> None:
        """Shows the others what this person points at."""
        room = await self.house.hall.room(table)
        wishes.may_point(room.table, self.id, command.seat)
        text = None if command.text is None else tidy(command.text, "What is pointed at")
        self.house.hall.point(table, command.seat, text)

    async def again(self, id: str, base: str) -> messages.Opened:
        """Opens a table for the same people and bots, whose seats are kept; a second wish leads to the first's."""
        room = await self.house.hall.room(id)
        old = room.table
        if old.again is None:
            wishes.again(old, self.id, "")
            person = self.must()
            plans = [kept_plan(old, seat) for seat in range(len(old.seats))]
            charter = Charter(
                game=old.charter.game,
                players=old.charter.players,
                options=old.charter.options,
                rules=old.charter.rules,
                content=old.charter.content,
                seats=plans,
                host=person.id,
                pack=old.charter.pack,
                hints=old.charter.hints,
            )
            first: list[entries.AnyEntry] = [
                entries.Sat(by=person.id, seat=seat, name=old.seats[seat].name or person.name)
                for seat in old.seats_of(person.id)
            ]
            opened = await self._open(charter, first, {}, base)
            await self.house.hall.do(id, lambda table: again_or_done(table, self.id, opened.id))
            for seat in old.seats_of(person.id) if room.table.again != opened.id else ():
                await self.do(opened.id, messages.LeaveNow(seat))  # another was quicker: nobody needs this one
        table = room.table.again
        assert table is not None
        return messages.Opened(table, f"{base}/t/{table}", [])


def played(table: Table, person: str | None, command: messages.Play) -> entries.Moved | list[entries.Moved]:
    """The entries for a move, or for several that stand or fall together."""
    if (command.move is None) == (command.moves is None):
        raise Refuse("bad-request", "Give either a move, or moves that are played together.")
    if command.move is not None:
        return wishes.play(table, person, command.seat, command.move, command.seen, command.id)
    return wishes.plays(table, person, command.seat, command.moves or [], command.seen, command.id)


def again_or_done(table: Table, person: str | None, next: str) -> entries.AnyEntry | int:
    """Asks the others to the next table, unless they have been asked to another already."""
    return table.version if table.again is not None else wishes.again(table, person, next)


def seat_plan(wish: messages.SeatWish, secret: str | None) -> SeatPlan:
    """Who is to sit in a seat, as the charter says it."""
    if wish.kind == "bot":
        if wish.bot is None:
            raise Refuse("bad-request", 'A bot\'s seat says which bot: {"kind": "bot", "bot": NAME}.')
        try:
            return SeatPlan("bot", bot(wish.bot).name)
        except RiverrunError as trouble:
            raise Refuse("bad-request", str(trouble)) from None
    if wish.bot is not None:
        raise Refuse("bad-request", f"A seat of kind '{wish.kind}' has no bot.")
    return SeatPlan("person", link=None if secret is None else hashed(secret))


def own_names(seats: list[messages.SeatWish], name: str) -> dict[int, str]:
    """What the seats of the one who opens the table are called; several on one device are told apart."""
    mine = [seat for seat, wish in enumerate(seats) if wish.kind == "me"]
    names = {}
    for number, seat in enumerate(mine, 1):
        wished = seats[seat].name
        usual = name if len(mine) == 1 else f"{name} {number}"
        names[seat] = tidy(wished, "A name") if wished is not None else usual
    return names


def kept_plan(old: Table, seat: int) -> SeatPlan:
    """The same seat at the next table: kept for its person, or its bot."""
    plan = old.charter.seats[seat]
    return SeatPlan("bot", plan.bot) if plan.kind == "bot" else SeatPlan("person", kept=old.seats[seat].person)
