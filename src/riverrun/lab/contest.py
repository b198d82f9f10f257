"""A text player's score: games against bots of the ladder, and puzzles of which the best move is known."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from riverrun.bots import Bot
from riverrun.kernel.game import Game
from riverrun.kernel.state import State
from riverrun.kernel.timing import refuse_endless
from riverrun.lab.matches import bot_seed
from riverrun.lab.statistics import Interval, wilson
from riverrun.lab.text_player import Forfeit, TextPlayer
from riverrun.lab.watched_games import game_seed
from riverrun.puzzles.judge import judge
from riverrun.puzzles.puzzle import BadPuzzle, Puzzle, lay

Progress = Callable[[int], None]


class Forfeited(msgspec.Struct, frozen=True):
    """A game or puzzle that was given up, and why."""

    number: int
    reason: str


class Score(msgspec.Struct, frozen=True):
    """How a text player fared against one bot."""

    bot: str
    games: int
    wins: float
    share: Interval
    """Its share of the wins (Wilson's interval); a forfeited game is lost."""
    fair: float | None
    """The share that an equal player would have; None where nobody is beaten: alone, or where all win together."""
    forfeits: list[Forfeited]


class PuzzleScore(msgspec.Struct, frozen=True):
    """How many puzzles were solved."""

    puzzles: int
    right: int
    share: Interval
    forfeits: list[Forfeited]
    solved: list[str]
    """The ids of those that were solved."""


def contest(
    game: Game, player: TextPlayer, bot: Bot, games: int, *, seed: int = 0, progress: Progress | None = None
) -> Score:
    """Plays games in which the player has one seat, another in each game, and the bot all others."""
    refuse_endless(game)
    wins = 0.0
    forfeits: list[Forfeited] = []
    for number in range(games):
        try:
            wins += play(game, player, bot, game_seed(seed, number), number % game.players)
        except Forfeit as trouble:
            forfeits.append(Forfeited(number, str(trouble)))
        if progress is not None:
            progress(number + 1)
    beaten = game.players > 1 and not game.rulebook.together
    fair = 1.0 / game.players if beaten else None
    return Score(bot.name, games, wins, wilson(wins, games), fair, forfeits)


def play(game: Game, player: TextPlayer, bot: Bot, seed: int, seat: int) -> float:
    """Plays one game; the player's share of the win."""
    state = game.new(seed)
    player.begin(state, seat)
    while not state.over:
        if state.seat == seat:
            state.play(player.ask(state))
            continue
        for move in bot.plan(state, bot_seed(seed, len(state.played))):
            state.play(move)
    wins = state.wins()
    player.tell("end", points=[score.points for score in state.scores()], wins=wins)
    return float(wins[seat])


def solve(
    game: Callable[[Puzzle], Game], player: TextPlayer, puzzles: Sequence[Puzzle], progress: Progress | None = None
) -> PuzzleScore:
    """Asks for the best move of each puzzle; those that today's rules cannot lay out are left out."""
    asked = 0
    solved: list[str] = []
    forfeits: list[Forfeited] = []
    for number, puzzle in enumerate(puzzles):
        try:
            state = lay(game(puzzle), puzzle).state
        except BadPuzzle:
            continue
        asked += 1
        try:
            if answer(player, state, puzzle):
                solved.append(puzzle.id)
        except Forfeit as trouble:
            forfeits.append(Forfeited(number, str(trouble)))
        if progress is not None:
            progress(number + 1)
    right = len(solved)
    return PuzzleScore(asked, right, wilson(right, max(1, asked)), forfeits, solved)


def answer(player: TextPlayer, state: State, puzzle: Puzzle) -> bool:
    """Whether the player makes the best choice, all moves of it."""
    player.begin(state, puzzle.seat, puzzle=puzzle.id)
    moves: list[str] = []
    while True:
        moves.append(player.ask(state))
        judged = judge(puzzle, moves)
        if not judged.going:
            player.tell("end", right=judged.right, best=puzzle.choice)
            return judged.right
        state.play(moves[-1])
