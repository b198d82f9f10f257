"""A state: one position of a game, complete, cheap to copy, with its journal and what may be taken back."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from riverrun.kernel import journal
from riverrun.kernel.analysis import Analysis, analyst
from riverrun.kernel.chance import seed_words, split_seed
from riverrun.kernel.completions import Completion, completions
from riverrun.kernel.errors import AgendaOverflow, BadOption, BadRecord, CannotUndo, IllegalMove
from riverrun.kernel.integers import as_int
from riverrun.kernel.jit.record_view import record_view
from riverrun.kernel.journal import Event
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.position import snapshot
from riverrun.kernel.position.agenda import overflowed
from riverrun.kernel.position.documents import canonical
from riverrun.kernel.position.hiding import masked
from riverrun.kernel.position.layout import bytes_of, duplicate
from riverrun.kernel.position.snapshot import Snapshot
from riverrun.kernel.position.view import View, own_moves
from riverrun.kernel.record import Record
from riverrun.kernel.rules.explanations import Decision, Explanation, Permission, Refusal, Score
from riverrun.kernel.timing import Timing

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


class State:
    """One position with its game. `play` changes it; `copy` is how to look ahead."""

    def __init__(
        self,
        game: Game,
        position: Any,
        *,
        seed: int | None = None,
        start: Any = None,
        opening: Any = None,
        keep_journal: bool = True,
    ) -> None:
        self.game = game
        self.position = position
        """The record that rules work on: complete, hidden words and generator included."""
        self._position_view: Any = None
        self.seed = seed
        self.start = start
        self.played: list[int] = []
        self._keep = keep_journal
        self._rows: list[Any] = [journal.NO_ROWS if opening is None else journal.take(opening)]
        self._past: list[Any] = []
        self._allowed: tuple[int, bool | None, bytes] | None = None
        """The last move that was asked about and may be made, by whom, and the position it was asked of."""

    def __repr__(self) -> str:
        return f"<State of {self.game.id}, {len(self.played)} moves played, {'over' if self.over else 'running'}>"

    @property
    def position_view(self) -> Any:
        """The position as interpreted code reads it fastest: the same memory, not a copy."""
        if self._position_view is None or self._position_view.record is not self.position:
            self._position_view = record_view(self.position)
        return self._position_view

    # What is asked

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.position_view.over)

    @property
    def seat(self) -> int | None:
        """The seat that owes a decision, from 0; None when the game is over."""
        return None if self.over else int(self.position_view.seat)

    @property
    def settled(self) -> bool:
        """Whether it can be judged: the game is over, or no choice of several moves is half made."""
        return self.over or bool(self.game.rules.settled(self.game.box_view, self.position_view))

    @property
    def decision(self) -> Decision | None:
        """What that seat is asked, in words; None when the game is over."""
        return None if self.over else self.game.rulebook.decision(self.game, self.position_view)

    @property
    def timing(self) -> Timing | None:
        """Where the position stands in its round, for a table's clock; None when the game is over."""
        return None if self.over else self.game.rulebook.timing(self.game, self.position_view)

    def legal(self) -> list[int]:
        """All legal moves, ascending; empty when the game is over."""
        return [] if self.over else self.game.legal(self.position_view)

    def legal_texts(self) -> list[str]:
        """All legal moves in notation."""
        return [self.game.text(move) for move in self.legal()]

    def explain(self, move: int | str, *, environment: bool | None = None) -> Explanation:
        """What the rules say of a move now: a Permission or a Refusal, with its clause.

        `environment` says who would make it: True the environment, False the seat that is asked, None whoever may.
        """
        refused = self.refused(move, environment=environment)
        if refused is not None:
            return refused
        number, text = self._both(move)
        return Permission(text, *self.game.rulebook.permit(self.game, self.position_view, number))

    def refused(self, move: int | str, *, environment: bool | None = None) -> Refusal | None:
        """Why a move may not be made now, or not by those who would (see `explain`); None: it may.

        Whoever plays it next, here or on a copy, does not have the rules asked again.
        """
        number, text = self._both(move)
        found = self._refused(number, text, environment)
        self._allowed = (number, environment, bytes_of(self.position)) if found is None else None
        return found

    def _refused(self, number: int, text: str, environment: bool | None) -> Refusal | None:
        game, s = self.game, self.position_view
        reason = int(game.rules.refusal(game.box_view, s, number))
        if reason:
            return Refusal(text, *game.rulebook.refuse(game, s, number, reason))
        if environment is None or environment == self._is_environments(number):
            return None
        clause, _ = game.rulebook.permission(game, s, number)
        return Refusal(text, clause, Sentence("rr-error-only-players" if environment else "rr-error-only-environment"))

    # Playing

    def play(self, move: int | str, *, environment: bool = False) -> None:
        """Plays a move, by number or notation; raises IllegalMove with the clause if the rules refuse it.

        `environment` says that the environment (a server's clock, say) makes it, and not the seat that is asked: each
        has moves of its own (`Rulebook.environment`). What the environment did is never taken back.
        """
        number, text = self._both(move)
        if self._allowed is None or self._allowed != (number, environment, bytes_of(self.position)):
            refused = self._refused(number, text, environment)
            if refused is not None:
                raise IllegalMove(text, refused.clause, refused.sentence)
        self._allowed = None
        before, log = duplicate(self.position), journal.scratch(self._keep)
        self.game.rules.play(self.game.box_view, self.position_view, log, number)
        if overflowed(self.position_view):
            self.position = before
            journal.take(log)
            raise AgendaOverflow(Sentence("rr-error-agenda-full", {"move": text, "rows": len(before.agenda)}))
        final = environment or bool(log.marked)
        rows = journal.take(log)
        if final or not self._keep:
            self._past.clear()
        else:
            self._past.append(before)
        self.played.append(number)
        if self._keep:
            self._rows.append(rows)

    def replay_move(self, move: int | str) -> None:
        """Plays a move of a record, whoever made it: the seat that is asked or the environment."""
        number = self._both(move)[0]
        self.play(number, environment=self._is_environments(number))

    @property
    def undoable(self) -> int:
        """How many moves may be taken back: those since anyone last learned something or the environment moved."""
        return len(self._past)

    def undo(self) -> None:
        """Takes the last move back, unless someone has learned something by it."""
        if not self.played:
            raise CannotUndo(Sentence("rr-error-undo-start"))
        if not self._keep:
            raise CannotUndo(Sentence("rr-error-undo-no-journal"))
        if not self._past:
            last = self.played[-1]
            code = "rr-error-undo-environment" if self._is_environments(last) else "rr-error-undo-revealed"
            raise CannotUndo(Sentence(code, {"move": self.game.text(last)}))
        self.position = duplicate(self._past.pop())  # copies of this state share what is past
        self.played.pop()
        if self._keep:
            self._rows.pop()

    def rewind(self, to: int) -> State:
        """A new state with only the first `to` moves, played again from the beginning.

        Unlike `undo` it goes behind what anyone has learned: for a table where all consent.
        """
        number = as_int(to)
        if number is None or not 0 <= number <= len(self.played):
            raise BadOption(Sentence("rr-error-keep-moves", {"last": len(self.played), "moves": repr(to)}))
        if self.seed is not None:
            state = self.game.new(self.seed, keep_journal=self._keep)
        elif self.start is not None:
            state = self.game.restore(self.start)
        else:
            raise BadRecord("A re-dealt copy cannot be wound back: it was not played from a beginning.")
        for move in self.played[:number]:
            state.replay_move(move)
        return state

    def copy(self) -> State:
        """An independent copy, undo and journal included."""
        twin = State(self.game, duplicate(self.position), seed=self.seed, start=self.start, keep_journal=self._keep)
        twin.played = self.played.copy()
        twin._rows = self._rows.copy()
        twin._past = self._past.copy()
        twin._allowed = self._allowed
        return twin

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> State:
        return self.copy()

    def __reduce__(self) -> Any:
        return _thawed, (self.game, self.freeze())

    def redeal(self, seat: int | None, seed: int) -> State:
        """A copy in which all that `seat` (None: a spectator) cannot know is dealt anew, and the future with it.

        It is what a bot may have.
        """
        eyes = self._seat(seat)
        position = duplicate(self.position)
        seed_words(position.rng, *split_seed(seed))
        self.game.rules.redeal(self.game.box, position, -1 if eyes is None else eyes)
        return State(self.game, position, keep_journal=False)

    # Seeing

    def seen_by(self, seat: int | None) -> Any:
        """The position with every word hidden that `seat` (None: a spectator) may not see."""
        return masked(self.position, self.game.masks[self._seat(seat)])

    def view(self, seat: int | None) -> View:
        """All that a seat (None: a spectator) may see, as typed structs."""
        return self.view_of(record_view(self.seen_by(seat)), seat)

    def view_of(self, s: Any, seat: int | None) -> View:
        """The same of a record view of what `seen_by` gives, where that is at hand."""
        return self.game.rulebook.view(self.game, s, self._seat(seat))

    def own_view(self, seat: int | None, public: Any) -> dict[str, Any] | None:
        """The fields of a seat's view that depend on who looks; None: any field may (`Rulebook.private`).

        With them, a view that was made for a spectator becomes this seat's. `public` is a record view of what a
        spectator sees: it serves whoever sees no more.
        """
        game, eyes = self.game, self._seat(seat)
        words = self.position_view.words
        more = any(words[place] != blank for place, blank in game.beyond[eyes])
        s = record_view(self.seen_by(eyes)) if more else public
        private = game.rulebook.private(game, s, eyes)
        return None if private is None else {**own_moves(game, s, eyes), **private}

    def screen(self, seat: int | None) -> str:
        """All that a seat (None: a spectator) may see, as plain text of at most 80 columns."""
        return self.game.rulebook.screen(self.game, record_view(self.seen_by(seat)), self._seat(seat))

    def events(self, seat: int | None = None, since: int = -1, upto: int | None = None) -> list[Event]:
        """What happened in the moves after number `since` (-1: the deal too), as far as `seat` may know it.

        None is a spectator. With `upto`, what happened after that move is left out.
        """
        eyes = self._seat(seat)
        return [event for event in self.all_events(since, upto) if event.to is None or event.to == eyes]

    def all_events(self, since: int = -1, upto: int | None = None) -> list[Event]:
        """The same whoever may know it; `to` says who."""
        end = len(self._rows) if upto is None else max(upto + 1, 0)
        rows = [row for taken in self._rows[max(since + 1, 0) : end] for row in taken.tolist()]
        return [self.game.event(row) for row in journal.joined(rows)]

    def rows(self) -> list[Any]:
        """The journal's rows of the deal and of each move, as arrays, for programs that count them."""
        return self._rows.copy()

    def scores(self) -> list[Score]:
        """Every seat's score as it stands now, with its breakdown."""
        return self.game.rulebook.scores(self.game, self.position_view)

    # Keeping

    @property
    def hash(self) -> str:
        """A short name for exactly this position, hidden words included, the same on every machine."""
        return hashlib.blake2b(self.position.tobytes(), digest_size=8).hexdigest()

    @property
    def document_hash(self) -> str:
        """A short name for the position's document: the same however later versions lay a position out in memory."""
        return hashlib.blake2b(canonical(self.document()), digest_size=8).hexdigest()

    def document(self) -> msgspec.Struct:
        """The whole position as a readable document that `game.restore` takes back."""
        return self.game.rulebook.document(self.game, self.position)

    def record(self) -> Record:
        """Seed, options and moves: replays to the same position, anywhere."""
        if self.seed is None and self.start is None:
            raise BadRecord("A re-dealt copy has no record: it was not played from a beginning.")
        return Record.of(self)

    def wins(self) -> list[float]:
        """Each seat's share of the win as the position stands: 1, or 1/k of k winners, or 0."""
        _, wins = self.game.result(self.position_view)
        return wins

    def analyse(
        self,
        *,
        seconds: float | None = None,
        iterations: int | None = None,
        seed: int | None = None,
        moves: int = 5,
    ) -> Analysis:
        """Find the best moves for the seat that is asked, by what it knows alone, with each seat's chance to win.

        The budget is `seconds` (1 where nothing is given) or `iterations`, which find the same each time.
        """
        return analyst()(self, seconds=seconds, iterations=iterations, seed=seed, moves=moves)

    def finish(self, move: int | str | Sequence[int | str], *, ways: int = 4) -> list[Completion]:
        """Find how to complete a choice of several moves that this move (or these) of the asked seat would begin.

        The best-weighed way comes first, then a few others that lead elsewhere; those that are complete come before
        those that are not. A way ends before a move that rolls dice, and with one that shows something hidden or leaves
        the decision to another seat. It is searched on a re-dealt copy, so it tells nothing that the seat cannot know.
        """
        given = [move] if isinstance(move, int | str) else list(move)
        return completions(self.redeal(self.seat, 0), given, ways)

    def freeze(self) -> bytes:
        """All there is to this state, journal and undo included, as bytes that `game.thaw` takes back."""
        game = self.game
        kept = Snapshot(
            game=game.id,
            players=game.players,
            options=game.options,
            rules=game.rulebook.version,
            content=game.content_hash,
            seed=None if self.seed is None else f"{self.seed:x}",
            start=self.start,
            keeps_journal=self._keep,
            position=self.position.tobytes(),
            played=np.array(self.played, snapshot.NUMBER).tobytes(),
            rows=[rows.tobytes() for rows in self._rows],
            past=[position.tobytes() for position in self._past],
        )
        return snapshot.pack(kept)

    @staticmethod
    def of(game: Game, kept: Snapshot) -> State:
        """The state that a snapshot was made of."""
        layout = game.rulebook.position
        seed = None if kept.seed is None else int(kept.seed, 16)
        position = layout.from_bytes(kept.position)
        state = State(game, position, seed=seed, start=kept.start, keep_journal=kept.keeps_journal)
        state.played = kept.moves()
        state._rows = [snapshot.rows_of(rows) for rows in kept.rows]
        state._past = [layout.from_bytes(past) for past in kept.past]
        return state

    def check(self) -> list[str]:
        """Everything that is wrong with the position: always empty in play."""
        return self.game.rulebook.check(self.game, self.position)

    def _both(self, move: int | str) -> tuple[int, str]:
        """A move's number and notation."""
        number = self.game.move(move) if isinstance(move, str) else self.game.number(move)
        return number, self.game.text(number)

    def _is_environments(self, move: int) -> bool:
        return move in self.game.rulebook.environment

    def _seat(self, seat: Any) -> int | None:
        """Who looks: a seat, or None for a spectator; anything else is refused."""
        if seat is None:
            return None
        number = as_int(seat)
        if number is None or not 0 <= number < self.game.players:
            raise BadOption(Sentence("rr-error-seat", {"last": self.game.players - 1, "seat": repr(seat)}))
        return number


def _thawed(game: Game, frozen: bytes) -> State:
    """The state that was pickled."""
    return game.thaw(frozen)
