"""Golden playthroughs: whole games told call by call, which must come out the same, sign for sign.

After a wanted change, `python -m GAME.test_golden` in this folder writes a game's anew; read the difference.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import riverrun as rr
from riverrun.bots import bot
from riverrun.kernel.journal import Event

Playthrough = tuple[int, dict[str, str], str, int]
"""Players, options, who plays (`random` or a bot's name), and the seed."""
Chance = Callable[[rr.State, random.Random], str | None]
"""What the environment does now, by a seeded chance; None: nothing."""


def transcript(id: str, played: Playthrough, chance: Chance | None = None, *, screen: bool = False) -> str:
    """A game as text: what is asked, what may be done, what is done, what happens, and what the position is then."""
    players, options, player, seed = played
    game = rr.game(id, players, **options)
    state = game.new(seed)
    rng = random.Random(seed)
    lines = [repr(game), f"seed {seed}", *told(state.events())]
    while not state.over:
        legal = state.legal()
        asked = state.decision
        assert asked is not None
        happens = None if chance is None else chance(state, rng)
        move = own_move(state, player) if happens is None else game.move(happens)
        lines.append(f"{len(state.played) + 1}. p{asked.seat + 1} {asked.kind}, {len(legal)} legal: {game.text(move)}")
        state.play(move, environment=happens is not None)
        lines += told(state.events(asked.seat, since=len(state.played) - 1))
        lines.append(f"    = {state.hash}, {state.undoable} to take back")
    if screen:
        lines.append(state.screen(0))
    for score in state.scores():
        ties = f", {score.ties}" if score.ties else ""
        lines.append(f"p{score.seat + 1}: {score.points}, place {score.place}{ties}")
        lines += [f"    {line.points} {line.clause} {line.text}" for line in score.lines]
    return "\n".join(lines) + "\n"


def own_move(state: rr.State, player: str) -> int:
    """What the seat that is asked does."""
    return rr.random_move(state) if player == "random" else bot(player).move(state, seed=len(state.played))


def told(events: Iterable[Event]) -> list[str]:
    return [f"    {event.clause} {event.text}" for event in events]


def write(folder: Path, games: Mapping[str, Playthrough], tell: Callable[[Playthrough], str]) -> None:
    """Writes the playthroughs anew."""
    folder.mkdir(exist_ok=True)
    for name, played in games.items():
        (folder / f"{name}.txt").write_text(tell(played), "utf-8")
