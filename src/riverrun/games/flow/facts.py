"""What players look at when they weigh a move: the tiles that ways still need, the cards, the birds (for hints)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.flow.board import chart
from riverrun.games.flow.moves import animal_ref
from riverrun.games.flow.terms import BOAT_BIT
from riverrun.games.flow.ways import far_from, needed
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.rules.explanations import Fact

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def facts(game: Game, s: Any, seat: int) -> list[Fact]:
    """The tiles that each animal's shortest way still needs, the cards in hand, and the birds in the supply."""
    c = chart(s)
    boat = far_from(c, BOAT_BIT)
    found = []
    for one, animal in enumerate(game.content.facts.animal):
        sentence = Sentence("fl-fact-need", {"animal": animal_ref(game, one)})
        found.append(Fact(f"need-{animal.id}", "FL-I1", seat, int(needed(c, boat, one)), sentence, threat=True))
    found.append(Fact("cards", "FL-B2", seat, int(s.held[seat]), Sentence("fl-fact-cards")))
    found.append(Fact("birds", "FL-G2", seat, int(s.birds), Sentence("fl-fact-birds")))
    return found
