"""A search that finds what a test wants, in no time: rules are interpreted here."""

from __future__ import annotations

from collections.abc import Sequence

from riverrun.kernel.analysis import Analysis, Candidate, Chance, Reason
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.state import State

DONE = Sentence("rr-error-detail", {"detail": "What it does."})


def chances(seat: int, players: int, chance: Chance) -> list[Chance]:
    """The chance of one seat; the others share the rest."""
    rest = (1 - chance.mean) / max(1, players - 1)
    return [chance if one == seat else Chance(rest, 0.0, 1.0) for one in range(players)]


def analysis(
    state: State, moves: Sequence[str], found: Sequence[tuple[float, float, float]], shares: Sequence[float] = ()
) -> Analysis:
    """What a search would tell that finds these chances (mean, low, high) for the moves, the best first."""
    seat, players = state.seat, state.game.players
    assert seat is not None
    candidates = [
        Candidate(move, DONE, "FOH-T1", share, chances(seat, players, Chance(*chance)))
        for move, chance, share in zip(moves, found, [*shares, *[0.2] * len(found)], strict=False)
    ]
    reason = Reason(DONE, "FOH-T1", "chance", seat, 0.0, found[0][0])
    return Analysis(seat, 600, candidates[0].chances, candidates, len(moves), [moves[0]], [reason])
