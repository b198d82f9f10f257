"""What a player looks at when weighing a move: tokens, icons, strengths, and who could snipe (for hints)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.flow_of_history.market import investment_of
from riverrun.games.flow_of_history.nation import attack_strength, defense_strength, icons
from riverrun.games.flow_of_history.sniping import snipers
from riverrun.games.flow_of_history.terms import Icon
from riverrun.kernel.language.sentences import Ref, Sentence
from riverrun.kernel.rules.explanations import Fact

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def facts(game: Game, s: Any, seat: int) -> list[Fact]:
    """A seat's tokens, its icons by kind, its strengths, and the threat to its investment."""
    return [
        Fact("tokens", "FOH-C5", seat, s.tokens[seat], Sentence("foh-fact-tokens")),
        *(_icon(s, seat, icon) for icon in Icon),
        Fact("attack", "FOH-W1", seat, attack_strength(s, seat), Sentence("foh-fact-attack")),
        Fact("defense", "FOH-W1", seat, defense_strength(s, seat), Sentence("foh-fact-defense")),
        Fact("snipers", "FOH-N1", seat, threats(game, s, seat), Sentence("foh-fact-snipers"), threat=True),
    ]


def _icon(s: Any, seat: int, icon: Icon) -> Fact:
    name = icon.name.lower()
    sentence = Sentence("foh-fact-icon", {"icon": Ref("icon", name)})
    return Fact(f"icon-{name}", "FOH-G6", seat, icons(s, seat, icon), sentence)


def threats(game: Game, s: Any, seat: int) -> int:
    """How many opponents have tokens enough to snipe a seat's investment."""
    slot = investment_of(s, seat)
    if slot < 0:
        return 0
    return len(snipers(game.players, s, seat, s.stake[slot]))
