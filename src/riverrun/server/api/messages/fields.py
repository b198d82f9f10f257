"""What many messages hold: names, seats, moves and versions within their bounds, stages, and why things are refused."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, description="How a person wants to be called.")]
TableId = Annotated[str, msgspec.Meta(pattern="^[0-9a-z]{16}$", description="A table's public name.")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15, description="A seat, from 0.")]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=200, description="A move in its game's notation.")]
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Stage = Literal["gathering", "running", "over", "closed"]
ErrorCode = Literal[
    "bad-request",
    "bad-move",
    "illegal",
    "stale",
    "not-your-seat",
    "not-your-turn",
    "wrong-stage",
    "nobody",
    "not-found",
    "not-allowed",
    "too-many",
    "too-large",
    "unavailable",
]
"""Why something is refused."""
