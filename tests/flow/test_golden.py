"""Golden playthroughs: whole games told call by call, which must come out the same, sign for sign.

After a wanted change, `python -m tests.flow.test_golden` writes them anew; read the difference.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import riverrun as rr
from riverrun.bots import bot

GOLDEN = Path(__file__).parent / "golden"
GAMES = {
    "one-player-random": (1, {}, "random", 1),
    "two-players-greedy": (2, {}, "greedy", 2),
    "three-players-silent-random": (3, {"scenarios": "no-communication,one-card,obstacles"}, "random", 3),
    "four-players-clock-random": (4, {"clock": "60", "obstacle": "one_arm"}, "random", 4),
    "six-players-inconceivable-random": (6, {"difficulty": "inconceivable"}, "random", 5),
}


def transcript(players: int, options: dict[str, str], player: str, seed: int) -> str:
    """A game as text: what is asked, what may be done, what is done, what happens, and what the position is then.

    Where there is a clock, it runs out now and then.
    """
    game = rr.game("flow", players, **options)
    state = game.new(seed)
    clock = random.Random(seed)
    lines = [repr(game), f"seed {seed}", *(f"    {event.clause} {event.text}" for event in state.events())]
    while not state.over:
        legal = state.legal()
        asked = state.decision
        assert asked is not None
        runs_out = game.options["clock"] != "none" and clock.random() < 0.08 and state.explain("tide").legal
        if runs_out:
            move = game.move("tide")
        elif player == "greedy":
            move = bot(player).move(state, seed=len(state.played))
        else:
            move = rr.random_move(state)
        lines.append(f"{len(state.played) + 1}. p{asked.seat + 1} {asked.kind}, {len(legal)} legal: {game.text(move)}")
        state.play(move, environment=runs_out)
        events = state.events(asked.seat, since=len(state.played) - 1)
        lines += [f"    {event.clause} {event.text}" for event in events]
        lines.append(f"    = {state.hash}, {state.undoable} to take back")
    lines.append(state.screen(0))
    for score in state.scores():
        lines.append(f"p{score.seat + 1}: {score.points}, place {score.place}")
        lines += [f"    {line.points} {line.clause} {line.text}" for line in score.lines]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", GAMES)
def test_the_game_comes_out_as_it_did(name):
    assert transcript(*GAMES[name]) == (GOLDEN / f"{name}.txt").read_text("utf-8")


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for name, played in GAMES.items():
        (GOLDEN / f"{name}.txt").write_text(transcript(*played), "utf-8")
