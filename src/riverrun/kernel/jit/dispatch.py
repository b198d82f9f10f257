"""Writes the dispatch of a game's rules as a source file: by decision and verb, from what the game declares.

Numba caches functions that stand in a file, and a GPU's compiler reads their source; so the ladders over decisions and
moves are written into the cache's folder, once for each content, and loaded from there like any module.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from riverrun.kernel.files import replacing
from riverrun.kernel.jit import entry, rule, switch
from riverrun.kernel.moves.move_ranges import expand, move_range
from riverrun.kernel.moves.move_space import MoveSpace, Verb, function_name
from riverrun.kernel.position.agenda import ask, pop, push
from riverrun.kernel.rules.chapters import BadRules, Chapters, parameters_of, where
from riverrun.kernel.rules.refusals import ASKED, OVER
from riverrun.kernel.rules.steps import AnyStep, AutomaticStep, DecisionStep

ABOUT = "s.agenda[s.depth - 1, 1]"
WHICH = "s.agenda[s.depth - 1, 2]"
WRITTEN = 1_000_000_000
"""The time that generated files bear: Numba's cache goes by it, and their names change with their content."""


class Dispatch:
    """The source of a game's dispatch; `module` loads it."""

    def __init__(self, moves: MoveSpace, steps: Sequence[AnyStep], chapters: Chapters) -> None:
        self.moves = moves
        self.chapters = chapters
        self.decisions = [step for step in steps if isinstance(step, DecisionStep)]
        self.automatic = [step for step in steps if isinstance(step, AutomaticStep)]
        self.names: dict[str, Any] = {"ask": ask, "pop": pop, "push": push, "move_range": move_range, "expand": expand}
        """What the source calls, by the names it uses."""

    def source(self) -> str:
        """The whole source."""
        parts = [
            self._setup(),
            self._legal_ranges(),
            LEGAL,
            self._refusal(),
            self._play(),
            self._advance(),
        ]
        return "\n\n".join([HEADER, *parts])

    # Parts

    def _setup(self) -> str:
        call = self._call("lay_table", "The game", {"box": "box", "s": "s", "log": "log"})
        return f"@entry\ndef setup(box, s, log):\n    {call}\n    advance(box, s, log)\n"

    def _legal_ranges(self) -> str:
        given = {"box": "box", "s": "s", "out": "out", "about": ABOUT, "which": WHICH}
        lines = ["@entry", "def legal_ranges(box, s, out):"]
        for step in self.decisions:
            lines.append(f"    if s.decision == {int(step.step)}:  # {step.kind}")
            verbs = [self.moves.verb(verb) for verb, _ in step.actions]
            if all(verb.always for verb in verbs) and self.chapters.find(f"legal_{step.kind}") is None:
                lines += [f"        {line}" for line in self._all_of(verbs)]
            else:
                lines.append(f"        return {self._call(f'legal_{step.kind}', self._decision(step), given)}")
        return "\n".join([*lines, "    return 0\n"])

    def _all_of(self, verbs: Iterable[Verb]) -> list[str]:
        """Every move of verbs that are always offered, neighbours in one range."""
        rows: list[range] = []
        for verb in verbs:
            found = self.moves.numbers(verb.name)
            if rows and rows[-1].stop == found.start:
                found = range(rows.pop().start, found.stop)
            rows.append(found)
        writes = [f"out[{at}] = move_range({row.start}, {len(row)})" for at, row in enumerate(rows)]
        return [*writes, f"return {len(rows)}"]

    def _refusal(self) -> str:
        lines = ["@entry", "def refusal(box, s, move):", "    if s.over:", f"        return {OVER}"]
        for verb in self.moves.verbs:
            if verb.environment:
                row = self.moves.numbers(verb.name)
                lines += [f"    if {row.start} <= move < {row.stop}:", f"        {self._refuse(verb, verb.name)}"]
        for step in self.decisions:
            lines.append(f"    if s.decision == {int(step.step)}:  # {step.kind}")
            refuse = f"return {ASKED + step.step}"
            end = 0
            for verb, action in self._in_order(step):
                row = self.moves.numbers(verb.name)
                if row.start > end:
                    lines += [f"        if move < {row.start}:", f"            {refuse}"]
                lines += [f"        if move < {row.stop}:", f"            {self._refuse(verb, action)}"]
                end = row.stop
            lines.append(f"        {refuse}")
        return "\n".join([*lines, f"    return {ASKED}\n"])

    def _refuse(self, verb: Verb, action: str) -> str:
        name = f"refuse_{action}"
        if verb.always and self.chapters.find(name) is None:
            return "return 0"
        given = {"box": "box", "s": "s", "move": "move", "about": ABOUT, "which": WHICH}
        # Chapters have enumerations of their own: as sums they are all plain numbers, also to a compiler.
        return f"return {self._call(name, _move(action), given | self._params(verb))} + 0"

    def _play(self) -> str:
        given = {"box": "box", "s": "s", "log": "log", "move": "move", "about": "about", "which": "which"}
        lines: list[str] = []
        for number, step in enumerate(self.decisions):
            lines.append(f"    {'el' if number else ''}if step == {int(step.step)}:  # {step.kind}")
            if step.then is not None:
                lines.append(f"        push(s, {int(step.then)}, 0, 0)")
            order = self._in_order(step)
            for at, (verb, action) in enumerate(order):
                call = self._call(function_name(action), _move(action), given | self._params(verb), "do_")
                last = at == len(order) - 1
                if len(order) == 1:
                    lines.append(f"        {call}")
                else:
                    test = "else" if last else f"{'el' if at else ''}if move < {self.moves.numbers(verb.name).stop}"
                    lines += [f"        {test}:", f"            {call}"]
        before = ["step = s.decision"]
        before += [f"{name} = {at}" for name, at in (("about", ABOUT), ("which", WHICH)) if _used(lines, name)]
        body = [f"    {line}" for line in [*before, "pop(s)"]] + lines
        begin: list[str] = []
        indent = ""
        for verb in self.moves.verbs:
            if verb.environment:
                row = self.moves.numbers(verb.name)
                # What the environment does, it does to the agenda as it is.
                given = {"box": "box", "s": "s", "log": "log", "move": "move", "about": ABOUT, "which": WHICH}
                call = self._call(function_name(verb.name), _move(verb.name), given | self._params(verb), "do_")
                begin += [f"    {'el' if begin else ''}if {row.start} <= move < {row.stop}:", f"        {call}"]
        if begin:
            begin.append("    else:")
            indent = "    "
        head = ["@entry", "def play(box, s, log, move):", "    s.moves += 1", *begin]
        return "\n".join([*head, *(f"{indent}{line}" for line in body), "    advance(box, s, log)\n"])

    def _advance(self) -> str:
        lines: list[str] = []
        for step in self.decisions:
            about = "-1" if step.about is None else self._value(step.about_from)
            stop = [f"ask(s, {self._value(step.seat)}, {about})", "return"]
            lines.append(f"        if step == {int(step.step)}:  # {step.kind}")
            if step.offered:
                given = {"box": "box", "s": "s", "about": "about", "which": "which"}
                call = self._call(step.offered, self._decision(step), given)
                lines += [f"            if {call}:", *(f"                {line}" for line in stop)]
                lines += ["            pop(s)", "            continue"]
            else:
                lines += [f"            {line}" for line in stop]
        lines.append("        pop(s)")
        given = {"box": "box", "s": "s", "log": "log", "about": "about", "which": "which"}
        for number, automatic in enumerate(self.automatic):
            call = self._call(automatic.function, f"The step {automatic.step.name}", given, "do_")
            last = number == len(self.automatic) - 1
            test = "else" if last and number else f"{'el' if number else ''}if step == {int(automatic.step)}"
            lines += [f"        {test}:  # {automatic.step.name.lower()}", f"            {call}"]
        before = [("step", "s.agenda[s.depth - 1, 0]"), ("about", ABOUT), ("which", WHICH)]
        loads = [f"        {name} = {at}" for name, at in before if name == "step" or _used(lines, name)]
        return "\n".join(["@rule", "def advance(box, s, log):", "    while s.over == 0:", *loads, *lines, ""])

    # Pieces

    def _in_order(self, step: DecisionStep) -> list[tuple[Verb, str]]:
        """A decision's verbs in the order of their numbers."""
        pairs = [(self.moves.verb(verb), action) for verb, action in step.actions]
        return sorted(pairs, key=lambda pair: self.moves.first(pair[0].name))

    def _value(self, source: str) -> str:
        """Where a seat or a piece is read from: a number of the step, a rule, or a field of the position."""
        if source in ("about", "which"):
            return source
        if self.chapters.find(source) is not None:
            return self._call(source, "", {"box": "box", "s": "s", "about": "about", "which": "which"})
        return f"s.{source}"

    def _params(self, verb: Verb) -> dict[str, str]:
        return parameter_values(verb, self.moves.first(verb.name))

    def _call(self, name: str, what_for: str, given: Mapping[str, str], prefix: str = "") -> str:
        """The call of a chapter's function with what it asks for by name."""
        function = self.chapters.need(name, what_for)
        self.names[f"{prefix}{name}"] = function
        return f"{prefix}{name}({', '.join(given[one] for one in parameters_of(function, given))})"

    def _decision(self, step: DecisionStep) -> str:
        return f"The decision '{step.kind}'"


def _move(action: str) -> str:
    return f"The move '{action}'"


def _used(lines: Iterable[str], name: str) -> bool:
    """Whether lines of the source name one of the step's numbers."""
    return any(re.search(rf"(?<![.\w]){name}\b", line.partition("#")[0]) for line in lines)


def parameter_values(verb: Verb, first: int) -> dict[str, str]:
    """How the parameters of a verb's move are worked out of its number."""
    offset = f"(move - {first})" if first else "move"
    found: dict[str, str] = {}
    size = 1
    for place, parameter in enumerate(reversed(verb.parameters)):
        value = offset if size == 1 else f"{offset} // {size}"
        if place < len(verb.parameters) - 1:
            value = f"{value} % {parameter.size}"
        found[parameter.name] = value.strip("()") if value == offset else value
        size *= parameter.size
    return found


def by_verb(
    moves: MoveSpace,
    prefix: str,
    module: str,
    given: Sequence[str],
    *,
    otherwise: str = "0.0",
    chapters: Sequence[ModuleType] = (),
) -> Any:
    """A rule of `given` and a move that asks PREFIX_VERB of that module (or of chapters), by name, for the move's verb.

    For what bots think of a move: `worth = by_verb(MOVES, "worth", __name__, ("box", "s", "token"))` stands below the
    functions worth_invest, worth_snipe and so on; verbs without one are worth `otherwise`.
    """
    functions = Chapters([sys.modules[module], *chapters]).starting(f"{prefix}_")
    for name, function in functions.items():
        if name not in {verb.name for verb in moves.verbs}:
            raise BadRules(f"{where(function)} is for '{name}', which is no verb of the move space.")
    lines = ["@rule", f"def {prefix}({', '.join([*given, 'move'])}):"]
    end = 0
    for verb in moves.verbs:
        if verb.name not in functions:
            continue
        row = moves.numbers(verb.name)
        values = {name: name for name in (*given, "move")} | parameter_values(verb, row.start)
        call = ", ".join(values[name] for name in parameters_of(functions[verb.name], values))
        if row.start > end:
            lines += [f"    if move < {row.start}:", f"        return {otherwise}"]
        lines += [f"    if move < {row.stop}:", f"        return {prefix}_{verb.name}({call})"]
        end = row.stop
    source = "\n".join([HEADER, "", *lines, f"    return {otherwise}", ""])
    loaded = load(f"{module}.{prefix}", source, {f"{prefix}_{name}": one for name, one in functions.items()})
    return vars(loaded)[prefix]


HEADER = '''"""Generated from a game's declarations by riverrun.kernel.jit.dispatch; do not change."""
'''

LEGAL = """@entry
def legal(box, s, out):
    return expand(out, legal_ranges(box, s, out))
"""


# Loading


def load(name: str, source: str, names: Mapping[str, Any]) -> ModuleType:
    """The module of a generated source, which calls these names; the same file for the same source."""
    spec = spec_from_file_location(name, _file(name, source))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    vars(module).update(entry=entry, rule=rule, **names)
    spec.loader.exec_module(module)
    sys.modules[name] = module
    return module


def _file(name: str, source: str) -> Path:
    """A file with this source: with the compiled rules or, where nothing can be written there, for this process."""
    name = f"{name.replace('.', '_')}_{hashlib.sha256(source.encode()).hexdigest()[:12]}.py"
    path = switch.CACHE / "dispatch" / name
    if not path.exists():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            _write(path, source)
        except OSError:
            path = Path(_temporary().name) / name
            _write(path, source)
    return path


def _write(path: Path, source: str) -> None:
    with replacing(path) as fresh:
        fresh.write_text(source, "utf-8")
        os.utime(fresh, (WRITTEN, WRITTEN))


@cache
def _temporary() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="riverrun-dispatch-")
