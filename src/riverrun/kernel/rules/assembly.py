"""A game's rules put together: declarations and chapters in, the contract (kernel/rules/contract.py) and its words out.

    RULES = Rules("foh", MOVES, STEPS, chapters=(setup, invest, war, scoring, invariants, evaluation), over="FOH-U3")
    RULES.export(__name__, players=SEATS, legal_max=LEGAL_MAX)

Chapters are modules; what they define is found by name:

| name | what it is | by name it may take |
|---|---|---|
| lay_table | rule: sets the table up | box, s, log |
| refuse_ACTION | rule: 0, or the reason why the move cannot be made | box, s, move, about, which, parameters |
| ACTION | rule: carries the move out | box, s, log, move, about, which, parameters |
| legal_KIND | rule: writes a decision's moves as ranges, returns how many | box, s, out, about, which |
| permit_ACTION | Python: (clause, what else the sentence names) | game, s, move, about, which, parameters |
| permits_ACTION | Python: a function of the parameters that does so for all moves here | game, s, about, which |
| ask_KIND | Python: (clause, what else the sentence names); third, another code than KIND | game, s, about, which |
| arg_NAME | Python: what refusals name so where no parameter is called so | game, s, move, about, which, parameters |
| REFUSALS, EVENTS | tables: a reason or kind of event, and its `Cited` | |
| INVARIANTS | rules: 0, or what is wrong with a position; `sound` asks one after another | box, s |
| redeal, result, value, weigh | entries of the contract | |
| settled, luck, takes, stage, turn_mark | entries of the contract that may be left out | |
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from types import ModuleType
from typing import TYPE_CHECKING, Any

from riverrun.kernel.jit.dispatch import Dispatch, load
from riverrun.kernel.language.sentences import Arg, Ref, Sentence
from riverrun.kernel.moves.move_space import MoveSpace, MoveSpaceInfo, Verb
from riverrun.kernel.moves.parameters import Parameter
from riverrun.kernel.position.agenda import OVERFLOW, overflowed
from riverrun.kernel.rules import contract
from riverrun.kernel.rules.chapters import MOVE_NAMES, AskMove, BadRules, Call, Chapters, parameters_of, where
from riverrun.kernel.rules.refusals import ASKED, OVER, Cited, Several
from riverrun.kernel.rules.steps import AnyStep, DecisionStep
from riverrun.kernel.weights import Weight

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

GENERATED = ("setup", "legal_ranges", "legal", "refusal", "play")
WRITTEN = ("redeal", "result", "value", "weigh")
ANSWERED = ("settled", "luck", "takes", "stage", "turn_mark")
"""Entries that the contract itself has, for games that do not write their own."""
POSITION_NAMES = ("game", "s", "about", "which")


def kebab(name: str) -> str:
    """A name as codes write it."""
    return name.lower().replace("_", "-")


def of_parameters(ask: Callable[..., Any]) -> AskMove:
    """A function of a move's parameters as one of the move and them."""
    return lambda _move, params: ask(*params)


def nothing_more(_move: int, _params: tuple[int, ...]) -> tuple[str, dict[str, Arg]]:
    """What is told of a move that has no `permit_ACTION`: its verb's clause, and nothing that its sentence names."""
    return "", {}


class Rules:
    """A game's rules; see this module."""

    def __init__(
        self,
        prefix: str,
        moves: MoveSpace,
        steps: Sequence[AnyStep],
        chapters: Sequence[ModuleType],
        *,
        over: str | Cited,
        another: str = "",
    ) -> None:
        """`over` is the clause by which a game that is over refuses every move, `another` that by which a decision
        refuses the moves of others (by default its own)."""
        self.prefix = prefix
        self.moves = moves
        self.steps = tuple(steps)
        self.chapters = Chapters(chapters)
        self.named_steps = {int(step.step): (step.step.name.lower(), step) for step in steps}
        """The steps by their numbers, with their names as documents write them."""
        self.decisions = {int(step.step): step for step in steps if isinstance(step, DecisionStep)}
        self.another = another
        self._over = over if isinstance(over, Cited) else Cited(over)
        self._tells: dict[Cited, Call] = {}
        """The functions that tell a clause, where it depends on more than the reason or the kind."""
        self._named: dict[Cited, dict[str, Parameter | None]] = {}
        self._permits_by_verb: dict[tuple[int, str], Callable[[Mapping[str, Any]], AskMove]] = {}
        self._check_steps()
        self._check_names()

    @cached_property
    def kinds(self) -> dict[int, str]:
        """The kinds of decision, by their agenda step."""
        return {number: step.kind for number, step in self.decisions.items()}

    def describe(self, game: Game) -> MoveSpaceInfo:
        """The move space as programs read it."""
        info = self.moves.describe(game)
        for step in self.decisions.values():
            told = {verb: action for verb, action in step.actions if verb != action}
            if told:
                info.actions[step.kind] = told
        return info

    # The contract

    def export(self, module: str, *, players: int, legal_max: int) -> None:
        """Gives a game's rules module all that the contract asks of it."""
        dispatch = Dispatch(self.moves, self.steps, self.chapters)
        source, names = dispatch.source(), dispatch.names
        if self.chapters.find("sound") is None:
            source += self._sound(names)
        generated = load(f"{module}.dispatch", source, names)
        found: dict[str, Any] = {name: getattr(generated, name) for name in GENERATED}
        found["sound"] = self.chapters.find("sound") or generated.sound
        found |= {name: self.chapters.need(name, "The contract") for name in WRITTEN}
        found |= {name: self.chapters.find(name) or getattr(contract, name) for name in ANSWERED}
        found["advance"] = generated.advance
        found["WEIGHTS"] = self.weights
        found |= {"MOVES": self.moves.size, "LEGAL_MAX": legal_max, "PLAYERS_MAX": players}
        vars(sys.modules[module]).update(found)

    @cached_property
    def weights(self) -> type[Weight] | None:
        """The numbers by which bots judge, where the game declares any: a `Weight` that a chapter has."""
        declared = {
            found
            for module in self.chapters.modules
            for found in vars(module).values()
            if isinstance(found, type) and issubclass(found, Weight) and found is not Weight
        }
        if len(declared) > 1:
            raise BadRules(f"Weights are declared once, not by {' and '.join(sorted(map(repr, declared)))}.")
        return next(iter(declared), None)

    def _sound(self, names: dict[str, Any]) -> str:
        """`sound`: one invariant after another, until one is broken."""
        listed = [rule for module in self.chapters.modules for rule in vars(module).get("INVARIANTS", ())]
        if not listed:
            raise BadRules("No chapter has a 'sound', or INVARIANTS of which the kernel could make it.")
        names["overflowed"] = overflowed
        lines = ["\n\n@entry", "def sound(box, s):", "    if overflowed(s):", f"        return {OVERFLOW}"]
        for number, invariant in enumerate(listed):
            name = f"invariant_{number}"
            names[name] = invariant
            # Chapters have enumerations of their own: as sums they are all plain numbers, also to a compiler.
            call = f"{name}({', '.join(parameters_of(invariant, ('box', 's')))}) + 0"
            lines += [f"    wrong = {call}  # {where(invariant)}", "    if wrong != 0:", "        return wrong"]
        return "\n".join([*lines, "    return 0\n"])

    # What is asked, allowed and refused

    def decision(self, game: Game, s: Any) -> dict[str, Any]:
        """What is asked, as the fields of a `Decision`."""
        step = self.decisions[s.decision]
        about, which = s.agenda[s.depth - 1, 1], s.agenda[s.depth - 1, 2]
        clause, args = step.clause, {}
        subject = None
        if step.about is not None and (named := step.about.arg(game, s.about)) is not None:
            args[step.about.name] = named
            subject = named.id if isinstance(named, Ref) else named
        if step.which is not None and (named := step.which.arg(game, which)) is not None:
            args[step.which.name] = named
        code = kebab(step.kind)
        if step.kind in self._asks:
            own, more, *other = self._asks[step.kind]({"game": game, "s": s, "about": about, "which": which})
            clause, args = own or clause, args | more
            code = other[0] if other else code
        sentence = Sentence(f"{self.prefix}-ask-{code}", args)
        return {"seat": s.seat, "kind": step.kind, "clause": clause, "sentence": sentence, "about": subject}

    def action(self, decision: int, verb: Verb) -> str:
        """What a verb is called in a decision: its name, unless the decision tells."""
        return self._called.get((self.kinds.get(decision, ""), verb.name), verb.name)

    def permission(self, game: Game, s: Any, move: int) -> tuple[str, dict[str, Arg]]:
        """The clause that allows a move, and what its sentence names besides the move's own parameters."""
        ((_, clause, extra),) = self.permissions(game, s, [move])
        return clause, extra

    def permissions(self, game: Game, s: Any, moves: Iterable[int]) -> list[tuple[str, str, dict[str, Arg]]]:
        """The same for several moves, each with its verb."""
        found: list[tuple[str, str, dict[str, Arg]]] = []
        asked: dict[str, AskMove] = {}
        decision, position = s.decision, self._known_of_position(game, s)
        for move in moves:
            verb, params = self._decoded(move)
            name = verb.name
            if name not in asked:
                asked[name] = self._permit_of(decision, verb)(position)
            clause, extra = asked[name](move, params)
            found.append((name, clause or verb.clause, extra))
        return found

    def _permit_of(self, decision: int, verb: Verb) -> Callable[[Mapping[str, Any]], AskMove]:
        """What tells, of a position, the clause of a verb's moves in a decision, and what their sentences name."""
        key = (decision, verb.name)
        if key not in self._permits_by_verb:
            self._permits_by_verb[key] = self._find_permit(self.action(decision, verb), verb)
        return self._permits_by_verb[key]

    def _find_permit(self, action: str, verb: Verb) -> Callable[[Mapping[str, Any]], AskMove]:
        if action in self._permits_of_position:
            ask = self._permits_of_position[action]
            return lambda position: of_parameters(ask(position))
        permit = self._permits.get(action)
        return (lambda _: nothing_more) if permit is None else permit.of_moves(verb)

    def permit(self, game: Game, s: Any, move: int) -> tuple[str, Sentence]:
        """The clause that allows a move, and what it does."""
        clause, extra = self.permission(game, s, move)
        return clause, self.may(game, self.kinds.get(s.decision, ""), move, extra)

    def may(self, game: Game, kind: str, move: int, extra: Mapping[str, Arg]) -> Sentence:
        """What a move does in a decision of this kind: its parameters, and what else its sentence names."""
        verb, params = self._decoded(move)
        action = self._called.get((kind, verb.name), verb.name)
        return Sentence(f"{self.prefix}-may-{kebab(action)}", {**self.moves.args(game, verb, params), **extra})

    def refuse(self, game: Game, s: Any, move: int, reason: int) -> tuple[str, Sentence]:
        """The clause that refuses a move, and why."""
        if reason >= ASKED:
            asked = self.decision(game, s)
            return self.another or asked["clause"], Sentence("rr-error-another-choice", {"asked": asked["sentence"]})
        code, cited = ("over", self._over) if reason == OVER else self._refusals[reason]
        verb, params = self._decoded(move)
        known = self._known(game, s, move, verb, params)
        own = self.moves.args(game, verb, params)
        args: dict[str, Arg] = {}
        for name in cited.names:
            args[name] = own[name] if name in own else self._args[name](known)
        return self._clause(cited, known), Sentence(f"{self.prefix}-refuse-{code}", args)

    # What happened

    def event(self, game: Game, row: Sequence[int]) -> dict[str, Any]:
        """A journal row, a list of plain numbers, as the fields of an `Event`."""
        kind, cited = self.events[row[0]]
        args: dict[str, Arg] = {}
        numbers = cited.numbers(row)
        for name, parameter in self.event_parameters(cited).items():
            number = numbers.get(name)
            if isinstance(number, list):
                every = number if parameter is None else [parameter.arg(game, one) for one in number]
                args[name] = [one for one in every if one is not None]
            elif number is not None:
                named = number if parameter is None else parameter.arg(game, number)
                if named is not None:
                    args[name] = named
        clause = cited.clause
        if not isinstance(clause, str):
            clause = self._clause(cited, {"game": game, **numbers})
        actor = args.get("seat")
        return {
            "kind": kind,
            "clause": clause,
            "sentence": Sentence(f"{self.prefix}-event-{kebab(kind)}", args),
            "seat": actor.id if isinstance(actor, Ref) and actor.kind == "player" else None,
            "to": None if row[1] < 0 else row[1],
            "mark": bool(row[2]),
        }

    def event_parameters(self, cited: Cited) -> dict[str, Parameter | None]:
        """What an event's numbers stand for, by their names; None: themselves."""
        if cited not in self._named:
            known = self.moves.parameters
            self._named[cited] = {
                name: known.get((column.of or name) if isinstance(column, Several) else name)
                for name, column in zip(cited.names, cited.columns, strict=True)
            }
        return self._named[cited]

    # Found by name

    @cached_property
    def _called(self) -> dict[tuple[str, str], str]:
        """What a verb is called in a decision, by the decision's kind and the verb."""
        return {(step.kind, verb): action for step in self.decisions.values() for verb, action in step.actions}

    @cached_property
    def _refusals(self) -> dict[int, tuple[str, Cited]]:
        return {int(key): (kebab(key.name), cited) for key, cited in self.chapters.table("REFUSALS").items()}

    @cached_property
    def events(self) -> dict[int, tuple[str, Cited]]:
        """The kinds of events by their numbers, each with its name and what it cites."""
        return {int(key): (key.name.lower(), cited) for key, cited in self.chapters.table("EVENTS").items()}

    @cached_property
    def _permits(self) -> dict[str, Call]:
        found = {}
        for action, function in self.chapters.starting("permit_").items():
            verb = self._action_of(action, function)
            found[action] = Call(function, (*MOVE_NAMES, *(one.name for one in verb.parameters)))
        return found

    @cached_property
    def _permits_of_position(self) -> dict[str, Call]:
        found = {}
        for action, function in self.chapters.starting("permits_").items():
            self._action_of(action, function)
            found[action] = Call(function, POSITION_NAMES)
        return found

    def _action_of(self, action: str, function: Any) -> Verb:
        """The verb of the action that a function is for."""
        if action not in self._actions:
            listed = ", ".join(self._actions)
            raise BadRules(f"{where(function)} is for '{action}', which is no move; moves are: {listed}.")
        return self._actions[action]

    @cached_property
    def _asks(self) -> dict[str, Call]:
        found = {}
        for kind, function in self.chapters.starting("ask_").items():
            if kind not in self.kinds.values():
                listed = ", ".join(self.kinds.values())
                raise BadRules(f"{where(function)} is for '{kind}', which is no decision; decisions are: {listed}.")
            found[kind] = Call(function, POSITION_NAMES)
        return found

    @cached_property
    def _args(self) -> dict[str, Call]:
        allowed = (*MOVE_NAMES, *{one.name: None for verb in self.moves.verbs for one in verb.parameters})
        return {name: Call(function, allowed) for name, function in self.chapters.starting("arg_").items()}

    @cached_property
    def _actions(self) -> dict[str, Verb]:
        """Every action: what a verb is called in some decision, and the environment's verbs."""
        pairs = [pair for step in self.decisions.values() for pair in step.actions]
        found = {action: self.moves.verb(verb) for verb, action in pairs}
        return found | {verb.name: verb for verb in self.moves.verbs if verb.environment}

    def _check_steps(self) -> None:
        """Refuses steps that are declared twice, or offer what is no verb."""
        numbers = [step.step for step in self.steps]
        if len(set(numbers)) < len(numbers):
            raise BadRules(f"A step is declared twice: {', '.join(step.name for step in numbers)}.")
        verbs = {verb.name for verb in self.moves.verbs}
        for step in self.decisions.values():
            for verb, _ in step.actions:
                if verb not in verbs:
                    raise BadRules(f"The decision '{step.kind}' offers '{verb}', which is no verb of the move space.")

    def _check_names(self) -> None:
        """Refuses tables and functions that fit nothing that is declared."""
        params = {one.name for verb in self.moves.verbs for one in verb.parameters}
        for reason, (code, cited) in self._refusals.items():
            if not OVER < reason < ASKED:
                raise BadRules(f"REFUSALS: '{code}' has the number {reason}; it is 2 to {ASKED - 1}.")
            for name in cited.names:
                if name not in params and name not in self._args:
                    raise BadRules(f"REFUSALS: '{code}' names '{name}': no move has it, and there is no arg_{name}.")
        found = self._asks, self._permits, self._permits_of_position  # which refuses what is for nothing
        if not self.events or None in found:
            raise BadRules("No chapter has EVENTS.")
        for action, verb in self._actions.items():
            if not verb.clause and action not in self._permits and action not in self._permits_of_position:
                raise BadRules(f"The move '{action}' has no clause and no permit_{action}.")

    def _clause(self, cited: Cited, known: dict[str, Any]) -> str:
        clause = cited.clause
        if isinstance(clause, str):
            return clause
        if cited not in self._tells:
            self._tells[cited] = Call(clause, tuple(known))
        return str(self._tells[cited](known))

    def _decoded(self, move: int) -> tuple[Verb, tuple[int, ...]]:
        found = self.moves.decode(move)
        assert found is not None, f"{move} is no move"
        return found

    def _known(self, game: Game, s: Any, move: int, verb: Verb, params: tuple[int, ...]) -> dict[str, Any]:
        """What functions may take by name, of a move in a position."""
        own = {one.name: value for one, value in zip(verb.parameters, params, strict=True)}
        return {**self._known_of_position(game, s), "move": move, **own}

    def _known_of_position(self, game: Game, s: Any) -> dict[str, Any]:
        """What functions may take by name, whatever the move."""
        about, which = (s.agenda[s.depth - 1, 1], s.agenda[s.depth - 1, 2]) if s.depth else (-1, -1)
        return {"game": game, "s": s, "about": about, "which": which}
