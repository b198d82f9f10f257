"""Records: a game as its seed, options and moves in readable JSON; it replays to the same position or says why not."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from riverrun.kernel.errors import BadPosition, BadRecord, RiverrunError
from riverrun.kernel.files import replacing
from riverrun.kernel.language.sentences import Arg, Sentence
from riverrun.kernel.wrong_shapes import shape

if TYPE_CHECKING:
    from riverrun.kernel.game import Game
    from riverrun.kernel.position.snapshot import Snapshot
    from riverrun.kernel.state import State

FORMAT = "riverrun-record/1"
LARGEST = 16 << 20


def commitment(seed: int) -> str:
    """What may be published before a game so that its seed can be checked after it, and not guessed before.

    It is the SHA-256, in hexadecimal digits, of the seed's 32 lower-case hexadecimal digits.
    """
    return hashlib.sha256(f"{seed:032x}".encode()).hexdigest()


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game as it was played."""

    format: str = FORMAT
    game: str
    players: int
    options: dict[str, str]
    rules: str
    """The version of the rules it was played by."""
    content: str
    """The hash of the content it was played with."""
    seed: str | None = None
    """The seed, as hexadecimal digits."""
    start: Any = None
    """The position document it began from, where it did not begin from a seed."""
    commitment: str | None = None
    """What was published before the game of its seed, if anything was."""
    moves: list[str]
    hash: str
    """The hash of the last position."""
    over: bool
    scores: list[int]

    @staticmethod
    def of(state: State) -> Record:
        """The record of a state."""
        game = state.game
        return Record(
            game=game.id,
            players=game.players,
            options=game.options,
            rules=game.rulebook.version,
            content=game.content_hash,
            seed=None if state.seed is None else f"{state.seed:x}",
            start=state.start,
            moves=[game.text(move) for move in state.played],
            hash=state.hash,
            over=state.over,
            scores=[score.points for score in state.scores()],
        )

    def to_json(self) -> str:
        """The record as indented JSON."""
        data = msgspec.to_builtins(self)
        if self.commitment is None:
            del data["commitment"]
        return msgspec.json.format(msgspec.json.encode(data)).decode() + "\n"

    def save(self, path: str | Path) -> None:
        """Writes the record; an existing file is replaced whole or not at all."""
        with replacing(Path(path)) as new:
            new.write_text(self.to_json(), "utf-8")

    def replay(self, game: Game, upto: int | None = None) -> State:
        """Plays the record again, to the end or for `upto` moves; what does not fit raises BadRecord."""
        must_fit(self, "record", game)
        try:
            state = game.restore(self.start) if self.seed is None else game.new(_number(self.seed))
        except BadPosition as trouble:
            raise BadRecord(Sentence("rr-error-record-start", {"reason": trouble.sentence})) from None
        moves = self.moves if upto is None else self.moves[:upto]
        for number, text in enumerate(moves, 1):
            try:
                state.replay_move(text)
            except RiverrunError as trouble:
                told: dict[str, Arg] = {"number": number, "moves": len(self.moves), "reason": trouble.sentence}
                raise BadRecord(Sentence("rr-error-record-move", told)) from None
        return state

    def verify(self, game: Game) -> State:
        """Replays the record and compares hash, end, scores and commitment; the last state, or BadRecord.

        A record with an empty hash was written by a server that could not replay it: it says nothing of its end.
        """
        state = self.replay(game)
        again = Record.of(state)
        for name in ("hash", "over", "scores") if self.hash else ():
            said, found = getattr(self, name), getattr(again, name)
            if said != found:
                raise BadRecord(f"The record says {name} {said}, but it replays to {found}.")
        if self.commitment is not None:
            self.verify_commitment(self.commitment)
        return state

    def verify_commitment(self, published: str) -> None:
        """Raises BadRecord unless a commitment published before the game is that of the record's seed."""
        if self.seed is None:
            raise BadRecord("The record begins from a position and not from a seed, so no commitment can hold for it.")
        found = commitment(_number(self.seed))
        if published != found:
            raise BadRecord(f"The seed was not the one committed to: it gives {found}, and {published} was published.")


def must_fit(kept: Record | Snapshot, called: str, game: Game) -> None:
    """Raises BadRecord unless a record (or what else `called` names) was made in this very game."""
    filled = {**{name: option.default for name, option in game.rulebook.options.items()}, **kept.options}
    if kept.game != game.id or kept.players != game.players or filled != game.options:
        raise BadRecord(f"The {called} is of {kept.game} for {kept.players} with {kept.options}, not of {game!r}.")
    if kept.rules != game.rulebook.version:
        raise BadRecord(
            f"The {called} was played by rules {kept.rules} of {kept.game}; these are {game.rulebook.version}."
        )
    if kept.content != game.content_hash:
        raise BadRecord(
            f"The {called} was played with content {kept.content}; this is {game.content_hash}. "
            "Give the pack it was played with."
        )


def read_record(data: str | bytes | Path) -> Record:
    """A record from JSON text or a file; anything else is refused in one sentence."""
    named = data if isinstance(data, Path) else "This"
    if isinstance(data, Path):
        data = _read_file(data)
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as trouble:
        reason = shape(str(trouble), kind=Record, whole="record")
        if isinstance(named, Path):
            raise BadRecord(Sentence("rr-error-no-record-file", {"where": str(named), "reason": reason})) from None
        raise BadRecord(Sentence("rr-error-no-record", {"reason": reason})) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as trouble:
        raise BadRecord(f"{named} is no riverrun record, nor any JSON: {trouble}.") from None
    if record.format != FORMAT:
        raise BadRecord(f"This record's format is '{record.format}'; this riverrun reads '{FORMAT}'.")
    if (record.seed is None) == (record.start is None):
        raise BadRecord("A record has either a seed or a starting position, and this one has both or neither.")
    return record


def _number(seed: str) -> int:
    try:
        number = int(seed, 16)
    except ValueError:
        number = -1
    if not 0 <= number < 1 << 128:
        raise BadRecord(f"The record's seed '{seed}' is not 1 to 32 hexadecimal digits.")
    return number


def _read_file(path: Path) -> bytes:
    try:
        if path.stat().st_size > LARGEST:
            raise BadRecord(f"{path} is larger than {LARGEST >> 20} MiB: no record is.")
        return path.read_bytes()
    except OSError as trouble:
        raise BadRecord(f"{path} cannot be read: {trouble.strerror}.") from None
