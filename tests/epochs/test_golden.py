"""Golden playthroughs: whole games told call by call, which must come out the same, sign for sign.

After a wanted change, `python -m tests.epochs.test_golden` writes them anew; read the difference.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import riverrun as rr

GOLDEN = Path(__file__).parent / "golden"
GAMES = {
    "two-players-random": (2, {}, 1),
    "three-players-random": (3, {}, 2),
    "four-players-random": (4, {}, 3),
    "two-players-least-gold-random": (2, {"payment": "least_gold"}, 4),
}


def transcript(players: int, options: dict[str, str], seed: int) -> str:
    """A game as text: what is asked, what may be done, what is done, what happens, and what the position is then."""
    game = rr.game("epochs", players, **options)
    state, rng = game.new(seed), random.Random(seed)
    lines = [repr(game), f"seed {seed}", *(f"    {event.clause} {event.text}" for event in state.events())]
    while not state.over:
        legal = state.legal()
        move = rr.random_move(state, rng)
        asked = state.decision
        assert asked is not None
        lines.append(f"{len(state.played) + 1}. p{asked.seat + 1} {asked.kind}, {len(legal)} legal: {game.text(move)}")
        state.play(move)
        events = state.events(asked.seat, since=len(state.played) - 1)
        lines += [f"    {event.clause} {event.text}" for event in events]
        lines.append(f"    = {state.hash}, {state.undoable} to take back")
    for score in state.scores():
        lines.append(f"p{score.seat + 1}: {score.points}, place {score.place}, {score.ties}")
        lines += [f"    {line.points} {line.clause} {line.text}" for line in score.lines]
    return "\n".join(lines) + "\n"


@pytest.mark.no_cover
@pytest.mark.parametrize("name", GAMES)
def test_the_game_comes_out_as_it_did(name):
    assert transcript(*GAMES[name]) == (GOLDEN / f"{name}.txt").read_text("utf-8")


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for name, played in GAMES.items():
        (GOLDEN / f"{name}.txt").write_text(transcript(*played), "utf-8")
