"""Everything the kernel asks of a game: its rules, its words, its content; most of it by modules of its folder."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from riverrun.kernel.errors import BadOption
from riverrun.kernel.hooks import find_hooks, game_module, hook
from riverrun.kernel.journal import Event
from riverrun.kernel.language import catalogue
from riverrun.kernel.language.sentences import Arg, Sentence
from riverrun.kernel.options import Listable, Option, choose, read_options
from riverrun.kernel.position.agenda import OVERFLOW
from riverrun.kernel.position.layout import Field, Layout, Sees
from riverrun.kernel.rules.clauses import Clause, read_clauses
from riverrun.kernel.rules.explanations import Decision, Fact, Score
from riverrun.kernel.timing import FREE

if TYPE_CHECKING:
    from riverrun.kernel.game import Game
    from riverrun.kernel.moves.parameters import Parameter
    from riverrun.kernel.position.view import View
    from riverrun.kernel.rules.assembly import Rules
    from riverrun.kernel.timing import Pace, Timing


class Rulebook:
    """A game as the kernel sees it.

    A subclass in the game's `__init__.py` says what the game is; the rest is in the other modules of its folder.
    Methods marked `hook` hand over to a function of such a module, by default to their namesake; all are looked for
    when the rulebook is made. A game that needs something else writes the method.

    Options are values by name; content is what `load` made. Where a method says something of a position (`decision`,
    `permit`, `refuse`, `view`, `screen`, `scores`, `facts`, `timing`), `s` is a record view
    (kernel/jit/record_view.py): its numbers are plain ones, and its arrays are indexed whole. Elsewhere it is the NumPy
    record.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    designer: ClassVar[str]
    version: ClassVar[str]
    """The rules' version: changes whenever a legal game could come out differently."""
    seats: ClassVar[range]
    """The numbers of players it is for."""
    usual: ClassVar[int]
    """How many sit down where nobody says how many."""
    order: ClassVar[int] = 0
    """Its place in lists of games, which are in the order in which the games came."""
    together: ClassVar[bool] = False
    """Whether all win or lose together."""
    minutes: ClassVar[tuple[int, int]] = (0, 0)
    """How long a game takes at a table of people, by its rulebook or box: the least and the most; 0: nobody says."""
    weight: ClassVar[int] = 0
    """How much there is to learn and to weigh, 1 (light) to 5 (heavy); 0: nobody says."""
    playout: ClassVar[int] = 12
    """How many moves a search plays on before it asks `value`; -1: to the end, where a game is short and won late."""
    effort: ClassVar[int] = 1
    """How many times as many futures as usual a searching bot looks at; more where each is judged soon."""
    prefix: ClassVar[str] = ""
    """What the codes of its sentences begin with, before a hyphen; they are in the folder `words` beside it."""

    def __init__(self) -> None:
        if self.prefix and (self.folder / "words").is_dir():
            catalogue.register(self.prefix, self.folder / "words")
        self.hooks = find_hooks(type(self))
        """The game's function for each hook, by the method's name."""

    def module(self, name: str) -> ModuleType:
        """Import a module of this game's folder."""
        return game_module(type(self), name)

    # What the game is made of

    @cached_property
    def folder(self) -> Path:
        """Where clauses.toml and content/ lie."""
        return Path(inspect.getfile(type(self))).parent

    @cached_property
    def rules(self) -> ModuleType:
        """The module that keeps the contract (kernel/rules/contract.py)."""
        return self.module("rules")

    @cached_property
    def moves(self) -> int:
        """The size of the move space."""
        return int(self.rules.MOVES)

    @cached_property
    def position(self) -> type[Layout]:
        """The layout of a position."""
        layout: type[Layout] = self.module("position").Position
        return layout

    @cached_property
    def declared(self) -> Rules:
        """What the game declares of its moves, steps, refusals and events: `RULES` of its rules module."""
        declared: Rules = self.rules.RULES
        return declared

    @cached_property
    def environment(self) -> range:
        """The moves that only the environment makes (a clock that runs out): never among a seat's legal moves."""
        return self.declared.moves.environment

    @cached_property
    def decisions(self) -> Mapping[int, str]:
        """The kinds of decision, by their agenda step."""
        return self.declared.kinds

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        return read_clauses(self.folder / "clauses.toml")

    # Options and content

    @cached_property
    def options(self) -> dict[str, Option]:
        return read_options(self.folder / "content" / "options.toml", self.prefix)

    def choose(self, players: int, wishes: Mapping[str, object]) -> dict[str, str]:
        """All options' values for a table of `players`; what does not go together is refused."""
        if type(players) is not int or players not in self.seats:
            args: dict[str, Arg] = {"game": self.title, "least": self.seats[0], "most": self.seats[-1]}
            raise BadOption(Sentence("rr-error-players", {**args, "players": str(players)}))
        return choose(self.title, self.options, wishes)

    def load(self, pack: Path | None) -> Any:
        """The content, changed by a pack if one is given; what the rules cannot play is refused."""
        content = self.unpack(pack)
        self.validate(content)
        return content

    @hook("content", "load")
    def unpack(self, pack: Path | None) -> Any:
        """The content as it is written."""
        raise NotImplementedError

    @hook("validation", optional=True)
    def validate(self, content: Any) -> None:
        """Raises BadContent, in one sentence, for content that the rules could not play."""

    @hook("validation", optional=True)
    def verbs(self) -> Mapping[str, Mapping[str, tuple[set[str], set[str]]]]:
        """The verbs of a piece's effects, by the field that holds them: what each must have, and what it may have."""
        return {}

    @hook("content", "make_box")
    def box(self, content: Any, players: int, options: Mapping[str, str]) -> Any:
        """The content and options as one flat read-only record for the rules."""
        raise NotImplementedError

    @hook("content", optional=True)
    def listable(self, content: Any, option: str) -> Listable | None:
        """What a value of an option may list; None: its values are no lists."""
        return None

    def net_searches(self, players: int, options: Mapping[str, str]) -> bool:
        """Whether the net judges for `hard`, `expert` and hints at such a table, in place of playouts and `value`.

        A game names the tables at which that was measured to win more in the same time; by default there are none.
        """
        return False

    # Moves

    def text(self, game: Game, move: int) -> str:
        """A move's notation: its one short text."""
        return self.declared.moves.text(game, move)

    def move(self, game: Game, text: str) -> int:
        """The move that a text means; raises UnknownMove with what would be right."""
        return self.declared.moves.move(game, text)

    def decision(self, game: Game, s: Any) -> Decision:
        """What is asked in position `s`."""
        return Decision(**self.declared.decision(game, s))

    def permit(self, game: Game, s: Any, move: int) -> tuple[str, Sentence]:
        """The clause that allows a legal move, and what it does."""
        return self.declared.permit(game, s, move)

    def permission(self, game: Game, s: Any, move: int) -> tuple[str, dict[str, Arg]]:
        """The clause that allows a legal move, and what its sentence names besides the move's own parameters."""
        return self.declared.permission(game, s, move)

    def refuse(self, game: Game, s: Any, move: int, reason: int) -> tuple[str, Sentence]:
        """The clause that refuses a move, and why."""
        return self.declared.refuse(game, s, move, reason)

    def event(self, game: Game, row: Any) -> Event:
        """A journal row, a list of plain numbers, as a typed event."""
        return Event(**self.declared.event(game, row))

    # What people see

    def sees(self, game: Game, name: str, field: Field) -> Sees:
        """Who may see a field in this game: what the layout declares, unless the game's options say otherwise.

        Asked once when a game is made; views, observations and hiding all go by the answer.
        """
        return field.sees

    @hook("words", optional=True)
    def lexicon(self, game: Game) -> Any:
        """What the game's words look up (names, say), worked out once and kept as `Game.lexicon`."""
        return None

    @hook("view")
    def faces(self, game: Game) -> Sequence[msgspec.Struct]:
        """The pieces as they are drawn (cards, tiles), by which views name them."""
        raise NotImplementedError

    @hook("view")
    def view(self, game: Game, s: Any, seat: int | None) -> View:
        """What a seat sees; `s` is already stripped of all it may not see. `kernel.view.frame` fills what all share."""
        raise NotImplementedError

    @hook("view", optional=True)
    def private(self, game: Game, s: Any, seat: int | None) -> Mapping[str, Any] | None:
        """The fields of a seat's view, besides its legal moves, that depend on who looks; None: any may.

        Where a game tells them, a server makes all others once, for a spectator, and tells them to every seat.
        """
        return None

    @hook("screen")
    def screen(self, game: Game, s: Any, seat: int | None) -> str:
        """The table as plain text of at most 80 columns; `s` is already stripped."""
        raise NotImplementedError

    @hook("scoring")
    def scores(self, game: Game, s: Any) -> list[Score]:
        """The score of every seat as the position stands, with its breakdown."""
        raise NotImplementedError

    @hook("facts", optional=True)
    def facts(self, game: Game, s: Any, seat: int) -> list[Fact]:
        """What a seat looks at besides points when it weighs a move: what a hint gives as reasons."""
        return []

    # What the laboratory studies

    @hook("laboratory", optional=True)
    def takeable(self) -> Sequence[Parameter]:
        """The kinds of pieces that seats choose to get; `takes` of the contract numbers them one after another."""
        return ()

    @hook("laboratory", optional=True)
    def stages(self) -> Sequence[str]:
        """The stages of a game (ages, epochs) as `stage` of the contract numbers them."""
        return ("game",)

    # Real time

    @hook("timing", optional=True)
    def pace(self, game: Game) -> Pace | None:
        """How a table's clock goes in this game; None: it is played without one."""
        return None

    @hook("timing", optional=True)
    def timing(self, game: Game, s: Any) -> Timing:
        """Where a position stands in its round, and whether players may talk in it; asked while the game runs."""
        return FREE

    @hook("timing", optional=True)
    def endless(self, game: Game, clocked: bool) -> Sentence | None:
        """Say why nothing would end a round of this game; None: something does.

        `clocked` tells whether somebody keeps the clock, as a server does for its tables.
        """
        return None

    @hook("timing", optional=True)
    def lookahead(self, options: Mapping[str, str]) -> Mapping[str, str]:
        """The options by which bots look ahead, where the game's own wait for moves of the environment.

        Both kinds of options must mean the same positions and the same legal moves.
        """
        return options

    # Positions as documents

    @hook("document", "write")
    def document(self, game: Game, s: Any) -> msgspec.Struct:
        """The whole position as a readable document."""
        raise NotImplementedError

    @hook("document", "read")
    def restore(self, game: Game, document: Any, s: Any) -> None:
        """Fills a zeroed position from a document's data; raises BadPosition with the reason."""
        raise NotImplementedError

    @hook("invariants")
    def check(self, game: Game, s: Any) -> list[str]:
        """Everything that is wrong with a position: empty for every position that play can reach."""
        raise NotImplementedError

    def unsound(self, number: int) -> str:
        """What is wrong with a position for which the rules' `sound` gives this number: `Unsound` in invariants.py."""
        if number == OVERFLOW:
            return "agenda overflowed"
        name: str = self.module("invariants").Unsound(number).name
        return name.lower().replace("_", " ")
