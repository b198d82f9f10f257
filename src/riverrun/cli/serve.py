"""`riverrun serve`: the tables in the browser, for this machine, a network or the world."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from riverrun.cli import say
from riverrun.cli.app import paper
from riverrun.kernel.catalogue import ENGLISH
from riverrun.kernel.errors import BadOption
from riverrun.kernel.sentences import use_language


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 is everywhere.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(metavar="N", help="The port; by default 8000, or the next that is free.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://...; by default SQLite in the data folder."),
    ] = None,
    broker: Annotated[
        str | None, typer.Option(metavar="URL", help="redis://..., through which many servers share tables.")
    ] = None,
    base_url: Annotated[
        str | None, typer.Option(metavar="URL", help="Where people reach it, behind a proxy: https://play.example.org")
    ] = None,
    workers: Annotated[int, typer.Option(metavar="N", help="Server processes; more than one needs a broker.")] = 1,
    bots: Annotated[
        int, typer.Option(metavar="N", help="Processes that think for bots, in each worker; 0: bots move at random.")
    ] = 1,
    deadline: Annotated[float, typer.Option(metavar="S", help="How many seconds a bot may think.")] = 10.0,
    pause: Annotated[float, typer.Option(metavar="S", help="How long bots wait, so that people can follow.")] = 0.4,
    hint: Annotated[float, typer.Option(metavar="S", help="How many seconds a hint is thought about.")] = 1.0,
    report: Annotated[
        int, typer.Option(metavar="N", help="How far each decision of a finished game is looked into; 0: no reports.")
    ] = 1800,
    idle: Annotated[float, typer.Option(metavar="S", help="When unused tables are dropped from memory.")] = 600.0,
    packs: Annotated[Path | None, typer.Option(metavar="DIR", help="A folder of content packs to offer.")] = None,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="Where the database and the secret lie.")] = None,
    log: Annotated[str, typer.Option(metavar="LEVEL", help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve the tables: open the printed address in a browser and play, with friends or bots.

    The secret that signs cookies is RIVERRUN_SECRET; without it, one is made and kept.
    """
    try:
        from riverrun.server import serving
    except ImportError as trouble:
        if (trouble.name or "").startswith("riverrun"):
            raise
        raise BadOption(
            f"The server's parts are not installed ({trouble.name}); pip install 'riverrun[server]'."
        ) from None
    wanted = serving.Wanted(
        host=host,
        port=port,
        workers=workers,
        log=log,
        data=data,
        database=database,
        broker=broker,
        base_url=base_url,
        packs=packs,
        bots=bots,
        deadline=deadline,
        pause=pause,
        idle=idle,
        hint=hint,
        report=report,
    )
    console = paper()

    def announce(address: str, compiling: bool) -> None:
        say.line(console, "riverrun is at ", (address, "bold"))
        if compiling:
            say.line(console, ("The rules are being compiled; it can be played on meanwhile.", say.QUIET))
        say.line(console, ("Ctrl-C stops it; tables are kept.", say.QUIET))

    use_language(ENGLISH)  # what a server says goes by who asks, not by its own locale
    serving.run(wanted, announce)
