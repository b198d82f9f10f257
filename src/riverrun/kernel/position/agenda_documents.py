"""The agenda in position documents: steps by their names, their numbers as ids, read back with a reason for refusals.

    [{"step": "cleanup"}, {"step": "discard", "card": "cannons", "target": 1}]

What a step's numbers are is declared with it (kernel/rules/steps.py). A chapter's `check_STEP(game, s, about, which)`
says in a sentence why such a step cannot lie on the agenda of a position, or gives an empty text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from riverrun.kernel import journal
from riverrun.kernel.errors import BadPosition
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.moves.parameters import Parameter
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.chapters import Call
from riverrun.kernel.rules.steps import AnyStep, DecisionStep
from riverrun.kernel.unknown_names import no_piece

if TYPE_CHECKING:
    from riverrun.kernel.game import Game
    from riverrun.kernel.rules.assembly import Rules

Entry = dict[str, str | int | list[int]]
"""A step as documents write it: `step`, and its numbers by their names."""


def numbers_of(step: AnyStep) -> tuple[Parameter | None, Parameter | None]:
    """What the two numbers of a step are; None: not used."""
    if isinstance(step, DecisionStep):
        return step.asks or (step.about if step.about_from == "about" else None), step.which
    return step.about, step.which


def write_agenda(rules: Rules, game: Game, s: Any) -> list[Entry]:
    """What lies on the agenda, from the bottom up."""
    listed = []
    for number, *numbers in s.agenda.tolist()[: int(s.depth)]:
        name, step = rules.named_steps[number]
        entry: Entry = {"step": name}
        for place, parameter in enumerate(numbers_of(step)):
            if parameter is not None:
                entry[parameter.name] = _written(game, parameter, numbers[place])
        listed.append(entry)
    return listed


def read_agenda(rules: Rules, game: Game, listed: Sequence[Mapping[str, Any]], s: Any) -> None:
    """Lays an agenda out, from the bottom up, and asks the decision on its top."""
    steps = {step.step.name.lower(): step for step in rules.steps}
    if not listed:
        raise BadPosition("A game that is not over has something on its agenda.")
    if len(listed) > len(s.agenda):
        raise BadPosition(f"The agenda has {len(listed)} steps; there is room for {len(s.agenda)}.")
    for entry in listed:
        name = entry.get("step")
        if name not in steps:
            raise BadPosition(f"The agenda's step '{str(name)[:20]}' is none of {', '.join(steps)}.")
        push(s, int(steps[name].step), *_numbers(game, steps[name], entry))
    for row, entry in enumerate(listed):
        check = rules.chapters.find(f"check_{entry['step']}")
        if check is not None:
            known = {"game": game, "s": s, "about": int(s.agenda[row, 1]), "which": int(s.agenda[row, 2])}
            wrong = Call(check, tuple(known))(known)
            if wrong:
                raise BadPosition(wrong)
    top = listed[-1]["step"]
    if not isinstance(steps[top], DecisionStep):
        raise BadPosition(f"The agenda ends with '{top}', which is no decision.")
    depth = int(s.depth)
    game.rules.advance(game.box, s, journal.off())
    if int(s.depth) != depth or int(s.decision) != steps[top].step:
        raise BadPosition(f"The agenda ends with '{top}', which is not asked in this position.")


def _written(game: Game, parameter: Parameter, number: int) -> str | int | list[int]:
    if parameter.kind == "players":
        return [seat for seat in range(number.bit_length()) if number >> seat & 1]
    ids = parameter.table(game).ids
    return number if ids is None else ids[number] or ""


def _numbers(game: Game, step: AnyStep, entry: Mapping[str, Any]) -> list[int]:
    name = step.step.name.lower()
    parameters = numbers_of(step)
    known = {"step", *(one.name for one in parameters if one is not None)}
    if set(entry) != known:
        raise BadPosition(f"The agenda's step '{name}' has {', '.join(sorted(known))}, not {', '.join(sorted(entry))}.")
    return [0 if one is None else _read(game, name, one, entry[one.name]) for one in parameters]


def _read(game: Game, step: str, parameter: Parameter, value: Any) -> int:
    """A step's number from what a document has."""
    if parameter.kind == "players":
        if isinstance(value, list) and all(type(seat) is int and 0 <= seat < game.players for seat in value):
            return sum(1 << seat for seat in set(value))
        raise BadPosition(f"The agenda's step '{step}' has '{parameter.name}': seats from 0 to {game.players - 1}.")
    table = parameter.table(game)
    ids = table.ids
    if ids is not None:
        if value in ids:
            return ids.index(value)
        no_such = no_piece(parameter.kind, str(value), ids, last=table.row[1] if table.row else "")
        raise BadPosition(Sentence("rr-error-agenda-step", {"step": step, "reason": no_such}))
    most = game.players if parameter.kind == "player" else parameter.size
    if type(value) is not int or not 0 <= value < most:
        raise BadPosition(f"The agenda's step '{step}': {parameter.name} is {str(value)[:20]}; it is 0 to {most - 1}.")
    return value
