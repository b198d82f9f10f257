"""Games between bots that think, played in processes of their own; those of quick bots are the arena's."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from riverrun.kernel.game import Game
from riverrun.kernel.state import State
from riverrun.lab.endings import goes_on, take_back_wins
from riverrun.lab.event_counts import EventIndex, count_rows
from riverrun.lab.notes import Decisions, Notes
from riverrun.lab.side import Side, game_of
from riverrun.lab.watched_games import game_seed


class Watched(NamedTuple):
    """What was seen of a game that was watched."""

    wrong: int
    """What is wrong with its last position, as `sound` tells it; 0: it was played to its end."""
    rows: int
    """The most rows that one move wrote into the journal."""
    moves: list[int]
    digest: str
    """Tells all its positions."""
    times: Any
    games: Any
    """What was counted (event_counts.Counters)."""


class Outcome(NamedTuple):
    """How it ended."""

    number: int
    points: Any
    """(seats at most,)."""
    wins: Any
    decisions: int
    watched: Watched | None = None
    noted: Decisions | None = None


def play(side: Side, seed: int, number: int, *, watched: bool = False, noted: bool = False) -> Outcome:
    """Plays game `number` of a run to its end: dealt from its seed, seat j played by bots[(number + j) % len(bots)].

    `watched`: every position is checked, up to the first wrong one, and events are counted. `noted`: every decision is.
    """
    game, dealt = game_of(side), game_seed(seed, number)
    state = game.new(dealt, keep_journal=watched)
    watcher = Watcher(state) if watched else None
    notes = Notes(game, seed, number) if noted else None
    while goes_on(state.position) and not (watcher and watcher.wrong):
        chosen = side.bots[(number + int(state.position.seat)) % len(side.bots)]
        for choice in chosen.consider(state, bot_seed(dealt, len(state.played))):
            if notes is not None:
                notes.add(choice)
            state.play(choice.move)
            if watcher and watcher.look():
                break
    points, wins = np.zeros(game.rules.PLAYERS_MAX), np.zeros(game.rules.PLAYERS_MAX)
    game.rules.result(game.box, state.position, points, wins)
    take_back_wins(state.position, wins)
    return Outcome(
        number,
        points,
        wins,
        int(state.position.moves),
        None if watcher is None else watcher.told(),
        None if notes is None else notes.decisions,
    )


class Watcher:
    """Checks a state after each move, digests it, and counts the events of the game in the end."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.wrong = 0
        self.digest = hashlib.blake2b(digest_size=16)
        self.look()

    def look(self) -> int:
        """What is wrong with the position now; 0: nothing."""
        game, position = self.state.game, self.state.position
        self.digest.update(position.tobytes())
        self.wrong = int(game.rules.sound(game.box, position))
        return self.wrong

    def told(self) -> Watched:
        """All that was seen."""
        counters = EventIndex(self.state.game).counters()
        every = self.state.rows()
        for rows in every:
            count_rows(counters, rows, len(rows), 0)
        most = max(len(rows) for rows in every)
        return Watched(self.wrong, most, self.state.played, self.digest.hexdigest(), counters.times, counters.games)


def replay_digest(game: Game, seed: int, moves: Sequence[int]) -> str:
    """What tells all positions of a game that is played again."""
    state = game.new(seed, keep_journal=False)
    digest = hashlib.blake2b(state.position.tobytes(), digest_size=16)
    for move in moves:
        state.play(move)
        digest.update(state.position.tobytes())
    return digest.hexdigest()


def bot_seed(seed: int, move: int) -> int:
    """What a bot draws its chance from at a move: nothing of how the cards lie can be told from it."""
    return int.from_bytes(hashlib.blake2b(f"{seed:x} {move}".encode(), digest_size=16).digest(), "little")
