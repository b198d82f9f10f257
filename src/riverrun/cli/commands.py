"""The application: every command under its name."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated

import typer

from riverrun.cli import analyse, bench, content, games, ladder, play, replay, rules, serve, simulate, soak, warm
from riverrun.cli.app import Commands, speak
from riverrun.kernel.catalogue import LANGUAGES

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
    show_version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
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
        typer.echo(f"riverrun {version('riverrun')}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


TABLE, LAB, BOX = "At the table", "In the laboratory", "In the box"

app.command(rich_help_panel=TABLE)(games.games)
app.command(rich_help_panel=TABLE)(serve.serve)
app.command(rich_help_panel=TABLE)(play.play)
app.command(rich_help_panel=TABLE)(replay.replay)
app.command(rich_help_panel=TABLE)(replay.verify)
app.command(rich_help_panel=BOX)(rules.rules)
app.add_typer(content.app, name="content", rich_help_panel=BOX)
app.command(rich_help_panel=LAB)(simulate.simulate)
app.command(rich_help_panel=LAB)(analyse.analyse)
app.command(rich_help_panel=LAB)(ladder.ladder)
app.command(rich_help_panel=LAB)(soak.soak)
app.command(rich_help_panel=LAB)(bench.bench)
app.command(rich_help_panel=LAB)(warm.warm)
