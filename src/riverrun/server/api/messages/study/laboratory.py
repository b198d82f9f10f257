"""The laboratory: what of a game's content may be changed, and what a change does."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from riverrun.kernel.language.sentences import Ref, Sentence
from riverrun.lab.packs.drafts import Draft
from riverrun.lab.packs.fields import FieldInfo, RangeInfo
from riverrun.server.api.messages.replies import CompileStatus

RunStage = Literal["waiting", "preparing", "playing", "done", "cancelled", "lost"]


class PieceName(msgspec.Struct, frozen=True):
    """A piece of a game's content, and by what its name is found; None: it has none."""

    id: str
    name: Ref | None


class LaboratoryFile(msgspec.Struct, frozen=True):
    """A file of a game's content: its pieces, or values of the whole game (`word` is None)."""

    name: str
    word: str | None
    pieces: list[PieceName]


class LaboratoryInfo(msgspec.Struct, frozen=True):
    """What the laboratory has for a game, and how much you may ask of it."""

    game: str
    files: list[LaboratoryFile]
    bots: list[str]
    """The bots that play runs, the usual one first."""
    least: int
    most: int
    """How many pairs of games a run of yours may have; 0: say your name first."""


class PieceForm(msgspec.Struct, frozen=True):
    """A piece as it is in the box, with its fields."""

    file: str
    id: str
    """Empty: the values of the file."""
    value: dict[str, Any]
    fields: list[FieldInfo]
    groups: dict[str, list[FieldInfo]]
    evidence: dict[str, str]
    """What fields rest on: rulebook, public, inferred or invented."""
    ranges: list[RangeInfo]


class DraftCheck(msgspec.Struct, frozen=True):
    """What a game's validator says of a draft."""

    sentence: Sentence | None
    """What is wrong with it; None: it can be played."""
    changed: bool
    """Whether it plays otherwise than the box."""
    faces: list[dict[str, Any]]
    """The pieces that are drawn differently, as they are drawn."""


class RunRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Compare a draft with the box: each deal is played twice, with the same bots."""

    draft: Draft
    players: Annotated[int, msgspec.Meta(ge=1, le=16)]
    games: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    """How many pairs of games at most."""
    bot: Annotated[str, msgspec.Meta(max_length=40)] = "greedy"
    stops: bool = True
    """Whether it ends when the main question is answered."""
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)] = 0


class MeasureInfo(msgspec.Struct, frozen=True):
    """One measure, before and after; the first one of a run is the main one. Its interval holds at any time."""

    kind: Literal["taker", "taken", "seat", "place", "table", "points", "decisions", "turns", "unfinished"]
    name: str
    """The piece's id, or the seat's number from 1."""
    share: bool
    before: float
    after: float
    difference: float
    low: float
    high: float
    clear: bool
    """Whether it surely differs: enough games were played, and the interval leaves out 0."""


class RunLook(msgspec.Struct, frozen=True):
    """The main difference and its ends after so many pairs of games."""

    games: int
    difference: float
    low: float
    high: float


class RunWait(msgspec.Struct, frozen=True):
    """What a run that gets ready waits for."""

    rules: CompileStatus | None
    """How far the server has compiled the rules, while the game's are missing; None: what plays it is compiled now."""
    seconds: int
    """For how long it has waited for that."""


class RunState(msgspec.Struct, frozen=True):
    """A run as it stands."""

    id: str
    game: str
    players: int
    bot: str
    draft: Draft
    stage: RunStage
    ahead: int
    """How many runs take turns with it."""
    done: int
    of: int
    verdict: Literal["different", "alike", "open"]
    measures: list[MeasureInfo]
    looks: list[RunLook]
    sentence: Sentence | None
    """Why it was lost."""
    wait: RunWait | None = None
    """What it waits for, while it gets ready."""
