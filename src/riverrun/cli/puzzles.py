"""`riverrun puzzles`: finds positions in which one move is clearly best, and writes them to a file."""

from __future__ import annotations

import datetime
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from riverrun.cli import say
from riverrun.cli.app import GameId, Json, Players, Wishes, make_game, paper, print_json, seed_number
from riverrun.kernel.errors import BadOption
from riverrun.kernel.game import Game
from riverrun.kernel.jit import switch
from riverrun.puzzles.find import DEEPER, FIRST, GAP, Search, find, tomorrow
from riverrun.puzzles.puzzle import Puzzle, PuzzleSet, read_puzzles, write_puzzles
from riverrun.puzzles.recheck import recheck_all

SEEDS = 1 << 64


def puzzles(
    game: GameId,
    players: Players = None,
    count: Annotated[int, typer.Option(metavar="N", min=1, max=1_000, help="How many to find.")] = 10,
    games: Annotated[int, typer.Option(metavar="K", min=1, max=1_000_000, help="Games to search at most.")] = 200,
    gap: Annotated[
        float, typer.Option(metavar="G", min=0.01, max=0.9, help="Chance to win the second best move has to lose.")
    ] = GAP,
    iterations: Annotated[
        int, typer.Option(metavar="I", min=60, max=10_000_000, help="Futures looked at per position.")
    ] = FIRST,
    check: Annotated[
        int, typer.Option(metavar="I", min=60, max=10_000_000, help="Futures looked at when a puzzle is checked.")
    ] = DEEPER,
    easy: Annotated[bool, typer.Option("--easy", help="Also those whose answer looks best at first sight.")] = False,
    since: Annotated[
        str | None, typer.Option(metavar="DAY", help="Day of their first use (default: tomorrow).")
    ] = None,
    seed: Annotated[str, typer.Option(metavar="S", help="Seed, decimal or 0x hex; same seed, same puzzles.")] = "0",
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="File to write to (default: GAME-puzzles.json).")
    ] = None,
    add: Annotated[bool, typer.Option("--add", help="Keep the puzzles that the file has.")] = False,
    again: Annotated[
        bool, typer.Option("--recheck", help="Find none: search those of the file again, and retire what is wrong now.")
    ] = False,
    option: Wishes = None,
    json: Json = False,
) -> None:
    """Find puzzles: positions of simulated games in which one move is clearly best.

    Bots play, and every choice is searched. Where the best move's interval lies above all others', a deeper search
    checks it. The file has each position, the best move, its reasons with their clauses, and what other moves lose.
    Once rules or content have changed, --recheck brings a file up to date.
    """
    table = make_game(game, players, option, None)
    path = out or Path(f"{table.id}-puzzles.json")
    kept = kept_puzzles(path, table) if add or again else []
    if check < iterations:
        raise BadOption(f"--check looks at no fewer futures than --iterations, {iterations:,}; not at {check:,}.")
    search = Search(seed_number(seed, SEEDS - 1), iterations, check, gap, not easy, day_of(since))
    if again:
        if not path.exists():
            raise BadOption(f"--recheck searches the puzzles of a file again, and there is no {path}; --out names it.")
        recheck_file(paper(), table, path, kept, replace(search, gap=gap / 2))
        return
    write_puzzles(path, table.id, kept)  # a file that cannot be written is told of now
    found = watch(table, count, games, search, path, kept)
    if json:
        print_json(PuzzleSet(game=table.id, puzzles=found))
    else:
        show(paper(), table, found, path)


def kept_puzzles(path: Path, game: Game) -> list[Puzzle]:
    """The puzzles that a file has already."""
    if not path.exists():
        return []
    found = read_puzzles(path)
    if found.game != game.id:
        raise BadOption(f"{path} has puzzles of '{found.game[:40]}', not of '{game.id}'.")
    return found.puzzles


def recheck_file(console: Console, game: Game, path: Path, kept: list[Puzzle], search: Search) -> None:
    """Search the puzzles of a file again; half the gap is enough for those that were clear once."""

    def game_of(puzzle: Puzzle) -> Game:
        return Game(game.rulebook, puzzle.players, puzzle.options)

    found: list[Puzzle] = []
    with switch.running(switch.loops_compiled()):
        for puzzle, now in recheck_all(kept, game_of, search, tomorrow()):
            found += [] if now is None else [now]
            still = "dropped" if now is None else "retired" if now.until is not None else "still right"
            say.line(console, (f"{puzzle.id}  ", say.QUIET), (puzzle.best, "bold"), f"  {still}")
    write_puzzles(path, game.id, found)
    say.paragraph(console, f"Written to {path}.", style=say.QUIET)


def day_of(text: str | None) -> datetime.date | None:
    """A day as 2026-11-16."""
    try:
        return None if text is None else datetime.date.fromisoformat(text)
    except ValueError:
        raise BadOption(f"'{text[:20] if text else ''}' is no day; write it like 2026-11-16.") from None


def watch(game: Game, count: int, games: int, search: Search, path: Path, kept: list[Puzzle]) -> list[Puzzle]:
    """Find puzzles with a progress bar on stderr; the file has all that were found whenever it is stopped."""
    found: list[Puzzle] = []
    known = {puzzle.id for puzzle in kept}
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with (
        Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar,
        switch.running(switch.loops_compiled()),
    ):
        task = bar.add_task("Searching games", total=games)

        def told(played: int, puzzles: int) -> None:
            bar.update(task, completed=played, description=f"{say.count(puzzles, 'puzzle')} found; games searched")

        for puzzle in find([game], count, games, search, told, kept):
            if puzzle.id not in known:
                known.add(puzzle.id)
                found.append(puzzle)
                write_puzzles(path, game.id, [*kept, *found])
    return found


def show(console: Console, game: Game, found: list[Puzzle], path: Path) -> None:
    """What was found, for people."""
    say.heading(console, f"{game.title}, {say.count(game.players, 'player')}: {say.count(len(found), 'puzzle')}")
    for puzzle in found:
        best, second = puzzle.moves[0], puzzle.second
        say.line(
            console,
            (f"after {puzzle.after:>3} moves  ", say.QUIET),
            (puzzle.best, "bold"),
            f"  wins {best.chance.mean:.0%}; second best: {second.move}, {second.chance.mean:.0%}",
        )
    if not found:
        say.paragraph(console, "No move was clearly best; search more --games, or ask for a smaller --gap.")
    say.paragraph(console, f"Written to {path}.", style=say.QUIET)
