"""One run of the laboratory: a comparison as it goes, and what is told of it."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from riverrun.kernel.language.sentences import Sentence
from riverrun.lab.compare.comparing import FEWEST, Comparison, told
from riverrun.server.api.messages import MeasureInfo, RunLook, RunRequest, RunStage, RunState, RunWait

FIRST_TOLD = 30
"""The pairs of games before which nothing is told: of so few, hardly any spread is known."""
LOOKS = 60
"""The most points of the main difference's course that are told."""
FIRST_COUNT = 2
"""The pairs of a run's first block: what is compiled or loaded then should not wait for many games."""
BLOCK_SECONDS = 0.6
"""About how long a block takes: then another run has its turn, and people see something new."""
GROWTH = 4.0
MOST_COUNT = 250


@dataclass
class Run:
    """A run that a server plays."""

    id: str
    game: str
    asker: str
    """Whose it is: a person, or the address of a guest."""
    request: RunRequest
    comparison: Comparison
    stage: RunStage = "waiting"
    sentence: Sentence | None = None
    count: int = FIRST_COUNT
    saved: float = 0.0
    preparing: float = 0.0
    """Since when it waits for what it waits for, while it gets ready."""
    wait: RunWait | None = None
    ahead: int = field(default=0)

    @property
    def over(self) -> bool:
        """Whether nothing more will come."""
        return self.stage in ("done", "cancelled", "lost")

    @property
    def next_count(self) -> int:
        """How many pairs are played next."""
        return min(self.count, self.request.games - self.comparison.sums.games)

    def add(self, sums: object, seconds: float) -> None:
        """Add a block of pairs, and choose the next one's size by how long it took."""
        self.comparison.add(sums)  # type: ignore[arg-type]
        wanted = self.count * min(GROWTH, BLOCK_SECONDS / max(seconds, 1e-3))
        self.count = max(1, min(MOST_COUNT, round(wanted)))
        enough = self.comparison.sums.games >= self.request.games
        clear = self.request.stops and self.comparison.verdict != "open"
        self.stage = "done" if enough or clear else "playing"

    def state(self) -> RunState:
        """Return what is told of it."""
        found = self.comparison
        return RunState(
            id=self.id,
            game=self.game,
            players=self.request.players,
            bot=self.request.bot,
            draft=self.request.draft,
            stage=self.stage,
            ahead=self.ahead,
            done=found.sums.games,
            of=self.request.games,
            verdict=found.verdict,
            measures=measures(found),
            looks=[RunLook(*look) for look in thinned(found.looks)],
            sentence=self.sentence,
            wait=self.wait if self.stage == "preparing" else None,
        )


def measures(comparison: Comparison) -> list[MeasureInfo]:
    """Return all measures of which something was counted, for people."""
    by_key = {one.key: one for one in comparison.question.measures}
    return [
        MeasureInfo(
            kind=by_key[one.measure].kind,
            name=by_key[one.measure].name,
            share=by_key[one.measure].share,
            clear=comparison.sums.games >= FEWEST and not one.low <= 0 <= one.high,
            **{name: getattr(one, name) for name in ("before", "after", "difference", "low", "high")},
        )
        for one in (told(comparison) if comparison.sums.games >= FIRST_TOLD else [])
    ]


def thinned(looks: list[tuple[int, float, float, float]]) -> list[tuple[int, float, float, float]]:
    """Return some of a course's points, evenly chosen, with the last one; the first few are too wide to be drawn."""
    told = [look for look in looks if look[0] >= FIRST_TOLD]
    step = max(1, -(-len(told) // LOOKS))
    return told[::-1][::step][::-1]


def cancelled(state: RunState) -> RunState:
    """Return a run that somebody has cancelled, whatever its server has still to do."""
    return msgspec.structs.replace(state, stage="cancelled")


def lost(state: RunState, why: Sentence) -> RunState:
    """Return a run that is lost, and why."""
    return msgspec.structs.replace(state, stage="lost", sentence=why)
