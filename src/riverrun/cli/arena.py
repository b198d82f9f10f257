"""`riverrun arena`: a program that plays by text, scored against the bots and on puzzles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from riverrun.bots import Bot
from riverrun.cli import say
from riverrun.cli.app import Content, GameId, Json, Players, Wishes, bots_of, make_game, paper, print_json, seed_number
from riverrun.cli.ladder import percent
from riverrun.cli.progress_bar import progress_bar
from riverrun.kernel.errors import BadOption
from riverrun.kernel.game import Game
from riverrun.lab.contest import Forfeited, PuzzleScore, Score, contest, solve
from riverrun.lab.simulate import SEEDS
from riverrun.lab.text_player import TextPlayer
from riverrun.puzzles.daily import shipped
from riverrun.puzzles.puzzle import Puzzle

Found = TypeVar("Found")
REASONS = 3
"""How many forfeits are told with their reasons."""


class Scores(msgspec.Struct, frozen=True):
    """All that was measured."""

    game: str
    players: int
    options: dict[str, str]
    seed: str
    command: str
    bots: list[Score]
    puzzles: PuzzleScore | None


def arena(
    game: GameId,
    player: Annotated[str, typer.Option(metavar="COMMAND", help="The program, with its arguments, as one text.")],
    against: Annotated[
        str, typer.Option(metavar="NAMES", help="Comma-separated bots to play against, one after the other.")
    ] = "random,easy,greedy",
    games: Annotated[int, typer.Option(metavar="N", min=0, max=100_000, help="Games against each bot.")] = 20,
    players: Players = None,
    puzzles: Annotated[
        int, typer.Option(metavar="N", min=0, max=100_000, help="Puzzles to ask, of those riverrun has.")
    ] = 0,
    seconds: Annotated[
        float, typer.Option(metavar="S", min=0.01, max=86_400, help="Seconds the program may think per answer.")
    ] = 30.0,
    seed: Annotated[str, typer.Option(metavar="S", help="Seed, decimal or 0x hex; same seed, same deals.")] = "0",
    option: Wishes = None,
    content: Content = None,
    json: Json = False,
) -> None:
    """Let a program play that reads and writes lines, and score it against the bots and on puzzles.

    It is told everything in words, one line of JSON per message, and answers with a move in notation. An illegal move
    is refused with its clause; three in a row, silence or its end forfeit the game. Seats change from game to game.
    """
    bots = bots_of(against) if games else []
    if not games and not puzzles:
        raise BadOption("There is nothing to play: ask for --games, for --puzzles, or for both.")
    table = make_game(game, players, option, content)
    first = seed_number(seed, SEEDS - 1)
    chosen = puzzles_of(table, puzzles)
    program = TextPlayer(player, seconds)
    program.start()
    try:
        scores = [duel(table, program, bot, games, first) for bot in bots]
        solved = None
        if chosen:
            rulebook = table.rulebook
            solved = watched(
                "Puzzles",
                len(chosen),
                lambda told: solve(lambda one: Game(rulebook, one.players, one.options), program, chosen, told),
            )
    finally:
        program.stop()
    found = Scores(table.id, table.players, table.options, f"{first:x}", player, scores, solved)
    if json:
        print_json(found)
    else:
        show(paper(), table, found)


def duel(game: Game, program: TextPlayer, bot: Bot, games: int, seed: int) -> Score:
    """Plays against one bot."""
    return watched(
        f"Against {bot.name}", games, lambda told: contest(game, program, bot, games, seed=seed, progress=told)
    )


def puzzles_of(game: Game, count: int) -> list[Puzzle]:
    """The first puzzles of a game that come with riverrun."""
    if count and game.id not in shipped():
        raise BadOption(f"riverrun has no puzzles of {game.title}.")
    return shipped()[game.id].puzzles[:count] if count else []


def watched(label: str, total: int, play: Callable[[Callable[[int], None]], Found]) -> Found:
    """Does something with a progress bar on stderr."""
    with progress_bar() as bar:
        task = bar.add_task(label, total=total)
        return play(lambda done: bar.update(task, completed=done))


def show(console: Console, game: Game, found: Scores) -> None:
    """The scores for people."""
    say.heading(console, f"{game.title}, {say.count(game.players, 'player')}: {found.command}")
    if found.bots:
        table = Table(box=None, header_style=f"bold {say.WATER}", padding=(0, 3, 0, 0))
        table.add_column("against")
        table.add_column("games", justify="right")
        table.add_column("share of wins")
        table.add_column("forfeits", justify="right")
        for score in found.bots:
            table.add_row(score.bot, f"{score.games:,}", percent(score.share), f"{len(score.forfeits):,}")
        console.print(table)
        share = found.bots[0].fair
        fair = "" if share is None else f"A fair share is {share:.1%}. "
        say.paragraph(console, f"{fair}In brackets: Wilson's 95 % intervals.", style=say.QUIET)
    if found.puzzles is not None:
        right = f"{found.puzzles.right} of {say.count(found.puzzles.puzzles, 'puzzle')} solved"
        say.paragraph(console, f"{right}: {percent(found.puzzles.share).strip()}.")
    forfeits = [one for score in found.bots for one in score.forfeits]
    forfeits += found.puzzles.forfeits if found.puzzles else []
    show_forfeits(console, forfeits)


def show_forfeits(console: Console, forfeits: list[Forfeited]) -> None:
    """Why games were given up, the first few."""
    for one in forfeits[:REASONS]:
        say.paragraph(console, f"Forfeited, number {one.number + 1}: {one.reason}")
    if len(forfeits) > REASONS:
        say.paragraph(console, f"And {len(forfeits) - REASONS} more; --json has all.", style=say.QUIET)
