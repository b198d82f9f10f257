"""Who won a game that is over, by its rules or because others resigned."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from riverrun.kernel.rules.explanations import Score


def winning_seats(seats: int, resigned: Collection[int], scores: Sequence[Score] | None, together: bool) -> list[int]:
    """Return the seats that won: by the scores of a game that was played to its end, or as the only one left.

    Who resigns does not win, except in a game that all win or lose `together`; there, giving up is losing for all.
    """
    if scores is not None:
        return [score.seat for score in scores if score.won and (together or score.seat not in resigned)]
    left = [seat for seat in range(seats) if seat not in resigned]
    return left if len(left) == 1 and not together else []
