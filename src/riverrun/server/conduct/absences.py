"""Absences: what people do about a seat whose person is away, by who is at the table and by the time."""

from __future__ import annotations

from riverrun.server.access.auth import Person
from riverrun.server.access.clean_text import clean_text
from riverrun.server.api import messages
from riverrun.server.sessions.registry import SessionRegistry
from riverrun.server.table import commands


class AbsenceHandler:
    """Carries out what is asked about seats of people who are away."""

    def __init__(self, registry: SessionRegistry) -> None:
        self.registry = registry

    async def handle(self, person: Person, id: str, wish: messages.SubstituteRequest | messages.ClaimRequest) -> int:
        """Ask those who are at the table now; return the number of the entry it became."""
        session = await self.registry.session(id)
        present, now = session.present_seats(), self.registry.time.now()
        if isinstance(wish, messages.ClaimRequest):
            name = clean_text(person.name, "name")
            return await self.registry.execute(
                id, lambda table: commands.claim(table, person.id, name, wish.seat, present)
            )
        return await self.registry.execute(
            id, lambda table: commands.ask_for_bot(table, person.id, wish.seat, present, now)
        )

    async def answer(self, person: Person, id: str, wish: messages.VoteRequest) -> int:
        """Answer a vote."""
        return await self.registry.execute(
            id, lambda table: commands.answer_vote(table, person.id, wish.seat, wish.yes)
        )

    async def take_again(self, person: Person, id: str, seat: int) -> int:
        """Take one's seat again."""
        return await self.registry.execute(id, lambda table: commands.take_again(table, person.id, seat))
