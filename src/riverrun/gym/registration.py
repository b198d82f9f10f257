"""Every game for Gymnasium: importing `riverrun.gym` registers them, `gymnasium.make("riverrun/Flow-v0")` makes one."""

from __future__ import annotations

import gymnasium

from riverrun.kernel.registry import rulebooks
from riverrun.kernel.rulebook import Rulebook

NAMESPACE = "riverrun"
VERSION = 0


def environment_id(book: Rulebook) -> str:
    """The id of a game's environment: its own without hyphens, each word with a capital."""
    name = "".join(word.capitalize() for word in book.id.split("-"))
    return f"{NAMESPACE}/{name}-v{VERSION}"


def register() -> list[str]:
    """Registers every game there is; the ids they go by. What is registered already stays so."""
    ids = []
    for book in rulebooks().values():
        ids.append(environment_id(book))
        if ids[-1] not in gymnasium.registry:
            gymnasium.register(
                ids[-1],
                entry_point="riverrun.gym.seat_env:make_seat_env",
                vector_entry_point="riverrun.gym.seat_vector_env:make_seat_vector_env",
                kwargs={"game": book.id},
                order_enforce=False,  # the environment refuses that itself, and unwrapped has `action_masks` at hand
                disable_env_checker=True,
            )
    return ids
