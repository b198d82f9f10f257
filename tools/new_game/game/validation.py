"""What content must be for the rules to play it; what is not is refused in one sentence."""

from __future__ import annotations

from riverrun.games.new_game.content import Content
from riverrun.games.new_game.terms import STONE_IDS, STONES
from riverrun.kernel.errors import BadContent


def validate(content: Content) -> None:
    """Refuses, in one sentence, content that the rules could not play."""
    assert tuple(stone.id for stone in content.stones) == STONE_IDS
    if sum(stone.count for stone in content.stones) != STONES or any(stone.count < 0 for stone in content.stones):
        raise BadContent(f"There must be {STONES} stones altogether (NEW-1).")
    if not all(0 <= stone.worth <= 9 for stone in content.stones):
        raise BadContent("A stone is worth 0 to 9 points (NEW-4).")
