"""What players look at when they weigh a move: the tiles that ways still need, the cards, the birds (for hints)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.flow.board import chart
from riverrun.games.flow.terms import ANIMALS, BOAT_BIT
from riverrun.games.flow.ways import far_from, needed
from riverrun.games.flow.words import animal
from riverrun.kernel.explanations import Fact

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def facts(game: Game, s: Any, seat: int) -> list[Fact]:
    """The tiles that each animal's shortest way still needs, the cards in hand, and the birds on the board."""
    c = chart(s)
    boat = far_from(c, BOAT_BIT)
    found = [
        Fact(
            f"need-{game.lexicon.animal_ids[one]}",
            "FL-I1",
            seat,
            int(needed(c, boat, one)),
            f"Tiles that {animal(game, one)} still needs",
        )
        for one in range(ANIMALS)
    ]
    found.append(Fact("cards", "FL-B2", seat, int(s.held[seat]), "Your action cards"))
    found.append(Fact("birds", "FL-G2", seat, int(s.birds), "Birds in the supply"))
    return found
