"""What a player looks at when weighing a move: gold, UR, bonuses, armies, counters in reach, Calamities (for hints)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.along_history.achievements import reach
from riverrun.games.along_history.acquiring import is_free
from riverrun.games.along_history.armies import attack_bonus, defence_bonus
from riverrun.games.along_history.moves import BONUS_IDS
from riverrun.games.along_history.terms import Type
from riverrun.kernel.language.sentences import Ref, Sentence
from riverrun.kernel.rules.explanations import Fact

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def facts(game: Game, s: Any, seat: int) -> list[Fact]:
    """A seat's treasure, its visible bonuses, its army at rest, what it could take, and what threatens it."""
    box = game.box_view
    attack, defence = attack_bonus(box, s, seat), defence_bonus(box, s, seat)
    return [
        Fact("gold", "AH-29", seat, int(s.gold[seat]), Sentence("ah-fact-gold")),
        Fact("ur", "AH-74", seat, int(s.ur[seat]), Sentence("ah-fact-ur")),
        *(_bonus(s, seat, kind) for kind in range(len(BONUS_IDS))),
        Fact("attack", "AH-53", seat, attack, Sentence("ah-fact-attack")),
        Fact("defence", "AH-55", seat, defence, Sentence("ah-fact-defence")),
        Fact("reach", "AH-105", seat, best_in_reach(game, s, seat), Sentence("ah-fact-reach")),
        Fact("calamities", "AH-34", seat, calamities(game, s, seat), Sentence("ah-fact-calamities"), threat=True),
        Fact("lost", "AH-73", seat, int(s.lost[seat]), Sentence("ah-fact-lost"), threat=True),
    ]


def _bonus(s: Any, seat: int, kind: int) -> Fact:
    sentence = Sentence("ah-fact-bonus", {"bonus": Ref("bonus", BONUS_IDS[kind])})
    return Fact(f"bonus-{BONUS_IDS[kind]}", "AH-67", seat, int(s.visible[seat, kind]), sentence)


def best_in_reach(game: Game, s: Any, seat: int) -> int:
    """AH-105: the value of the best counter a seat could take now; 0: none."""
    box = game.box_view
    spaces = reach(box, s, seat)
    counters = [s.counter_at[space] for space in range(box.spaces) if spaces >> space & 1]
    return max((box.value[counter] for counter in counters if counter >= 0), default=0)


def calamities(game: Game, s: Any, seat: int) -> int:
    """AH-34: the unprotected Calamities in a seat's row."""
    row = [s.row[seat, place] for place in range(s.row_size[seat])]
    box = game.box_view
    return sum(box.type[card] == Type.CALAMITY and not is_free(box, s, seat, card) for card in row)
