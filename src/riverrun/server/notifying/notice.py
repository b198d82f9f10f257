"""A notice: what people who are away are told of a table, and since which entry of its log it is so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.table.table import Table


@dataclass(frozen=True)
class Notice:
    """Somebody's turn has come, or the game is over."""

    kind: Literal["turn", "over"]
    table: str
    version: int
    """The entry since which it is so: whoever was told it is not told again."""
    at: float
    """When that was."""
    game: str
    title: str
    seats: tuple[int, ...]
    """The seats whose people it is for."""
    turn: int | None
    """The seat whose turn it is."""
    names: tuple[str, ...]
    """What the seats are called."""
    sentence: Sentence

    @property
    def path(self) -> str:
        """Where the page shows the table."""
        return f"/t/{self.table}"


def notice_of(table: Table) -> Notice | None:
    """Return what is to be told of a table now. Where a clock runs, nobody is called: a round takes a minute."""
    if table.frozen is not None:
        return None
    if table.stage == "over":
        playing = tuple(at for at, seat in enumerate(table.seats) if seat.played_by_person)
        return _notice(table, "over", table.game_version, playing, Sentence("rr-notice-over"))
    turn = table.turn
    if turn is None or table.clock is not None or not table.seats[turn].played_by_person:
        return None
    others = [table.player(seat) for seat in table.other_seats(table.seats[turn].person)]
    told = Sentence("rr-notice-turn-with", {"players": [*others]}) if others else Sentence("rr-notice-turn")
    return _notice(table, "turn", asked_since(table, turn), (turn,), told)


def asked_since(table: Table, turn: int) -> int:
    """Return the entry since which the person in a seat has been asked: a turn may have several decisions."""
    person = table.seats[turn].person
    others = (made for made in reversed(table.moves) if made.seat is not None)
    return next((made.number for made in others if table.seats[made.seat or 0].person != person), table.began_at)


def _notice(
    table: Table, kind: Literal["turn", "over"], version: int, seats: tuple[int, ...], sentence: Sentence
) -> Notice:
    return Notice(
        kind=kind,
        table=table.id,
        version=version,
        at=table.log[version - 1].at,
        game=table.config.game,
        title=table.game.title,
        seats=seats,
        turn=table.turn,
        names=tuple(seat.name or "" for seat in table.seats),
        sentence=sentence,
    )
