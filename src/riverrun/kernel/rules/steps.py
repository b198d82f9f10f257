"""The steps of a game's agenda, declared once: decisions, and what happens by itself between them.

    STEPS = (
        DecisionStep(Step.ACTION, "action", "FOH-T1", verbs=("invest", "snipe", "harvest"), then=Step.CLEANUP),
        DecisionStep(Step.KEEP, "keep", "FOH-2P1", verbs=("keep",), seat="about"),
        DecisionStep(Step.BONUS, "bonus", "FOH-2P3", verbs=("invest", "snipe", "pass"), offered="is_bonus_offered"),
        DecisionStep(Step.TAKE, "take", "FOH-E2", verbs=("take",), about=CARD),
        AutomaticStep(Step.GAIN, "gain"),
    )

A step lies on the agenda with two numbers, which functions get as `about` and `which`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from riverrun.kernel.moves.parameters import Parameter


@dataclass(frozen=True)
class DecisionStep:
    """A decision: the agenda stops, and a seat is asked."""

    step: IntEnum
    kind: str
    """What it is called: legal_KIND lists its moves, ask_KIND says what else its sentence names."""
    clause: str
    verbs: tuple[str | tuple[str, str], ...]
    """The verbs it offers. Where the decision tells what a verb means: the verb, and what it is called here."""
    seat: str = "active"
    """Who is asked: a field of the position, `about` or `which` (the step's numbers), or a rule that tells."""
    about: Parameter | None = None
    """What it is about, if anything."""
    about_from: str = "about"
    """Where that stands: as `seat`."""
    asks: Parameter | None = None
    """What the step's first number is, where it is not what the decision is about (whom it asks, say)."""
    which: Parameter | None = None
    """What the step's second number is, where its sentence names it."""
    offered: str = ""
    """A rule that tells whether there is anything to decide; where there is not, the step is passed over."""
    then: IntEnum | None = None
    """A step that goes on the agenda before the move is carried out, and so comes after all that it leads to."""

    @property
    def actions(self) -> tuple[tuple[str, str], ...]:
        """Its verbs, each with what it is called here."""
        return tuple((verb, verb) if isinstance(verb, str) else verb for verb in self.verbs)


@dataclass(frozen=True)
class AutomaticStep:
    """What happens by itself: a rule of this name carries it out."""

    step: IntEnum
    function: str
    about: Parameter | None = None
    """What its numbers are, where documents write them."""
    which: Parameter | None = None


AnyStep = DecisionStep | AutomaticStep
