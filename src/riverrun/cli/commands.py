"""The application: every command under its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

from riverrun import __version__
from riverrun.cli import (
    analyse,
    arena,
    bench,
    compare,
    complaints,
    content,
    exploit,
    games,
    ladder,
    play,
    puzzles,
    replay,
    report,
    rules,
    serve,
    simulate,
    soak,
    train,
    tune,
    warm,
)
from riverrun.cli.app import Command, Commands, speak
from riverrun.kernel.language.catalogue import LANGUAGES

app = typer.Typer(
    cls=Commands,
    name="riverrun",
    help="Modern tabletop games, rule for rule: play, serve, simulate and study them.",
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    add_completion=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 80},
)


@app.callback()
def riverrun(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
    language: Annotated[
        str | None,
        typer.Option(
            metavar="LANGUAGE", help=f"Language of the games: {', '.join(LANGUAGES)} (default: your locale's)."
        ),
    ] = None,
) -> None:
    """Modern tabletop games, rule for rule: play, serve, simulate and study them."""
    if language is not None:
        speak(language)
    if show_version:
        typer.echo(f"riverrun {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


TABLE, LAB, BOX = "Play", "Research", "Rules and content"


def examples(*lines: str) -> str:
    """Write two ways to call a command below its help."""
    return "\n\n".join(["Examples:", *(f"  riverrun {line}" for line in lines)])


def add(command: Callable[..., None], panel: str, *lines: str, to: typer.Typer = app) -> None:
    """Add a command to the program or a part of it, with examples of its use."""
    to.command(cls=Command, rich_help_panel=panel, epilog=examples(*lines))(command)


add(games.games, TABLE, "games", "games --json")
add(serve.serve, TABLE, "serve", "serve --host 0.0.0.0 --port 8080 --packs my-packs")
add(complaints.complaints, TABLE, "complaints", "complaints --data /var/lib/riverrun --clear")
add(play.play, TABLE, "play flow-of-history --bots easy", "play flow --players 1 --option turns=8 --seed 7")
add(replay.replay, TABLE, "replay game.json", "replay game.json --to 12 --tables")
add(replay.verify, TABLE, "verify game.json", "verify game.json --commitment 9f86d081884c7d65...")
add(rules.rules, BOX, "rules flow-of-history FOH-N1", "rules flow --coverage")
content_commands = typer.Typer(help="Show a game's content; check a content pack.")
app.add_typer(content_commands, name="content", rich_help_panel=BOX)
add(content.show, BOX, "content show flow-of-history", "content show epochs pottery --players 4", to=content_commands)
add(content.check, BOX, "content check my-pack", "content check my-pack --game epochs --json", to=content_commands)
add(
    simulate.simulate,
    LAB,
    "simulate flow-of-history --players 4 --games 10000 --bots greedy,random",
    "simulate flow --option turns=8 --bots easy --out games.parquet",
)
add(
    report.report,
    LAB,
    "report flow-of-history --players 4 --games 10000",
    "report flow --bots easy --option turns=8 --out flow-report",
)
add(
    compare.compare,
    LAB,
    "compare flow-of-history --content my-pack --bots greedy",
    "compare flow-of-history --bots greedy --bots easy --players 3",
)
add(analyse.analyse, LAB, "analyse game.json", "analyse game.json --at 12 --seconds 5")
add(
    puzzles.puzzles,
    LAB,
    "puzzles flow-of-history --players 3",
    "puzzles flow --count 5 --option turns=6",
)
add(ladder.ladder, LAB, "ladder flow-of-history --games 100", "ladder flow --bots easy,greedy --option turns=8")
add(
    arena.arena,
    LAB,
    "arena flow-of-history --player 'python my_player.py' --games 20",
    "arena flow --player ./my-player --games 0 --puzzles 10",
)
add(soak.soak, LAB, "soak flow-of-history --games 100000", "soak flow --players 2 --bots easy --events")
add(
    tune.tune,
    LAB,
    "tune flow-of-history --generations 50 --out weights.toml",
    "tune flow --option turns=6 --bot easy --deals 400",
)
add(
    train.train,
    LAB,
    "train flow-of-history --minutes 10 --out learned",
    "train flow --settings flow.toml --device cpu",
)
add(
    exploit.exploit,
    LAB,
    "exploit flow-of-history --players 2 --bot greedy",
    "exploit epochs --players 2 --bot easy --minutes 60 --device cpu",
)
add(bench.bench, LAB, "bench flow-of-history", "bench flow --players 2 --json")
add(warm.warm, LAB, "warm", "warm flow-of-history")
