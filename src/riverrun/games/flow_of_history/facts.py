"""What a player looks at when weighing a move: tokens, icons, strengths, and who could snipe (for hints)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.flow_of_history.market import investment_of
from riverrun.games.flow_of_history.nation import attack_strength, defense_strength, icons
from riverrun.games.flow_of_history.terms import Icon
from riverrun.kernel.explanations import Fact

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def facts(game: Game, s: Any, seat: int) -> list[Fact]:
    """A seat's tokens, its icons by kind, its strengths, and the threat to its investment."""
    found = [Fact("tokens", "FOH-C5", seat, int(s.tokens[seat]), "Tokens")]
    found += [
        Fact(f"icon-{icon.name.lower()}", "FOH-G6", seat, int(icons(s, seat, icon)), f"{icon.name.title()} icons")
        for icon in Icon
    ]
    found.append(Fact("attack", "FOH-W1", seat, int(attack_strength(s, seat)), "Strength when attacking"))
    found.append(Fact("defense", "FOH-W1", seat, int(defense_strength(s, seat)), "Strength when attacked"))
    found.append(Fact("snipers", "FOH-N1", seat, snipers(game, s, seat), "Opponents who could snipe your investment"))
    return found


def snipers(game: Game, s: Any, seat: int) -> int:
    """How many opponents have tokens enough to snipe a seat's investment."""
    slot = investment_of(s, seat)
    if slot < 0:
        return 0
    return sum(int(s.tokens[other]) >= int(s.stake[slot]) for other in range(game.players) if other != seat)
