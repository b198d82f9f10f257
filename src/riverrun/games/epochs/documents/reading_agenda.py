"""Reads the agenda of a position's document, and refuses one that cannot come up in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.documents.agenda_checks import RANGES, is_possible
from riverrun.games.epochs.documents.parts import Document, Task
from riverrun.games.epochs.terms import LAST_DECISION, NONE, Step
from riverrun.kernel import journal
from riverrun.kernel.errors import BadPosition
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.chapters import Call

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def lay_agenda(game: Game, document: Document, s: Any) -> None:
    """EP-D2 to D14: lays the agenda out from the bottom up, and asks the decision on its top."""
    listed = document.agenda
    if s.over:
        if listed:
            raise BadPosition("A game that is over has nothing on its agenda.")
        s.seat, s.about = NONE, NONE
        return
    if listed is None:
        listed = [Task("military")]
    if not listed:
        raise BadPosition("A game that is not over has something on its agenda.")
    if len(listed) > len(s.agenda):
        raise BadPosition(f"The agenda has {len(listed)} steps; there is room for {len(s.agenda)}.")
    steps = {step.name.lower(): step for step in Step}
    for task in listed:
        if task.step not in steps:
            raise BadPosition(f"The agenda's step '{task.step[:20]}' is none of {', '.join(steps)}.")
        step = steps[task.step]
        for label, value, (least, most) in zip("ab", (task.a, task.b), RANGES.get(step, ((0, 0), (0, 0))), strict=True):
            if not least <= value <= most:
                raise BadPosition(f"The agenda's step '{task.step}' has {label} = {value}; it is {least} to {most}.")
        push(s, int(step), task.a, task.b)
    if (s.active == NONE or s.first == NONE) and listed[-1].step != "civilization":
        raise BadPosition("Only civilizations are chosen before there is a first player (EP-1.10).")
    if not is_possible([steps[task.step] for task in listed]):
        shape = ", ".join(task.step for task in listed)
        raise BadPosition(f"The agenda [{shape}] cannot come up in play; left out, the military step is asked.")
    check_steps(game, s, listed)
    top = steps[listed[-1].step]
    if top > LAST_DECISION:
        raise BadPosition(f"The agenda ends with '{listed[-1].step}', which is no decision.")
    depth = int(s.depth)
    game.rules.advance(game.box, s, journal.off())
    if int(s.depth) != depth or int(s.decision) != top:
        raise BadPosition(f"The agenda ends with '{listed[-1].step}', which is not asked in this position.")


def check_steps(game: Game, s: Any, listed: list[Task]) -> None:
    """What agenda_checks.py says of each step."""
    chapters = game.rulebook.declared.chapters
    for row, task in enumerate(listed):
        check = chapters.find(f"check_{task.step}")
        if check is not None:
            known = {"game": game, "s": s, "about": int(s.agenda[row, 1]), "which": int(s.agenda[row, 2])}
            wrong = Call(check, tuple(known))(known)
            if wrong:
                raise BadPosition(wrong)
