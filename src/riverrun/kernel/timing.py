"""Real time, as far as a game's rules know of it: what a table's clock measures, and where a position stands in it.

The rules have no clock. A game that is played against one says how long its rounds are and which move of the
environment ends them (`Rulebook.pace`), and of each position what may still be done once the time is up
(`Rulebook.timing`). When a round begins, who may pause it and what happens at its end is the table's business
(server/table/clock.py).

Where nobody keeps a clock, a game that needs one would never end a round: `refuse_endless` asks before one is begun.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from riverrun.kernel.errors import BadOption

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


class Pace(msgspec.Struct, frozen=True):
    """How a clock goes in a game."""

    seconds: float
    """How long a round lasts."""
    expiry: int
    """The environment's move by which a round runs out; it can be made in every position that is "idle" or "begun"."""
    clause: str
    """The clause by which there is a clock."""
    pausable: bool = False


class Timing(msgspec.Struct, frozen=True):
    """Where a position stands in its round.

    - "free": the decision belongs to no round: no clock runs.
    - "idle": a turn that nobody has begun; if the time is up, it is lost.
    - "begun": what was begun in time is finished in any case, if need be after the time is up.
    - "late": the time is up, and what was begun in time is being finished.
    - "choosing": the round is over but for a choice that its end asks for.
    """

    stands: Literal["free", "idle", "begun", "late", "choosing"]
    rounds: int = 0
    """How many rounds are over."""
    fresh: bool = False
    """Whether a round has just ended, and nobody has acted since."""
    spared: tuple[int, ...] = ()
    """Moves that a table never makes for a player who is too slow, since they are a matter of taste."""
    quiet: str | None = None
    """The clause by which players may not talk while a round is played; None: they may."""


FREE = Timing("free")


def refuse_endless(game: Game, *, clocked: bool = False) -> None:
    """Raise BadOption where nothing would end the rounds of a game that is about to begin.

    `clocked`: somebody keeps the clock. Games that were begun are not asked: records, replays and stored tables.
    """
    sentence = game.rulebook.endless(game, clocked)
    if sentence is not None:
        raise BadOption(sentence)
