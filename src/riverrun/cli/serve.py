"""`riverrun serve`: the tables in the browser, for this machine, a network or the world."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from riverrun.cli import say
from riverrun.cli.app import paper
from riverrun.kernel.errors import BadOption
from riverrun.kernel.language.catalogue import ENGLISH
from riverrun.kernel.language.sentences import use_language


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(metavar="N", help="Port (default: 8000, or the next free one).")] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://... (default: SQLite in --data)."),
    ] = None,
    broker: Annotated[
        str | None, typer.Option(metavar="URL", help="redis://..., for several servers that share tables.")
    ] = None,
    base_url: Annotated[
        str | None, typer.Option(metavar="URL", help="Public address behind a proxy, e.g. https://play.example.org")
    ] = None,
    proxy_header: Annotated[
        str | None, typer.Option(metavar="NAME", help="Header in which your proxy sends addresses: X-Forwarded-For.")
    ] = None,
    address_limits: Annotated[
        float, typer.Option(metavar="X", help="Households that share an address: 1, a school 10; 0: no such limits.")
    ] = 1.0,
    workers: Annotated[int, typer.Option(metavar="N", help="Server processes; more than one needs --broker.")] = 1,
    bots: Annotated[int, typer.Option(metavar="N", help="Bot processes per worker; 0: all play greedy.")] = 1,
    deadline: Annotated[float, typer.Option(metavar="S", help="Seconds a bot may take per move.")] = 10.0,
    pause: Annotated[float, typer.Option(metavar="S", help="Seconds a bot waits before it moves.")] = 0.4,
    hint: Annotated[float, typer.Option(metavar="S", help="Seconds of search per hint.")] = 1.0,
    report: Annotated[
        int, typer.Option(metavar="N", help="Search iterations per decision in reports; 0 disables them.")
    ] = 1800,
    idle: Annotated[float, typer.Option(metavar="S", help="Seconds before an unused table leaves memory.")] = 600.0,
    drain: Annotated[
        float, typer.Option(metavar="S", help="Seconds it serves on after SIGTERM, not ready: for your proxy.")
    ] = 0.0,
    push: Annotated[bool, typer.Option(help="Send notifications to the devices that people switch on.")] = True,
    push_contact: Annotated[
        str | None, typer.Option(metavar="URL", help="mailto:... or https://..., told to push services.")
    ] = None,
    webhooks: Annotated[bool, typer.Option(help="Let hosts set a webhook for their table.")] = True,
    waiting: Annotated[int, typer.Option(metavar="N", help="Tables at which one person may wait for others.")] = 6,
    laboratory: Annotated[
        int, typer.Option(metavar="N", help="Pairs of games per run of the laboratory; 0 switches it off.")
    ] = 4000,
    laboratory_guests: Annotated[
        int, typer.Option(metavar="N", help="The same for people without a name; 0: they may run none.")
    ] = 500,
    packs: Annotated[Path | None, typer.Option(metavar="DIR", help="Directory of content packs to offer.")] = None,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Directory for the database and signing secret.")
    ] = None,
    log: Annotated[str, typer.Option(metavar="LEVEL", help="Log level: debug, info, warning or error.")] = "info",
) -> None:
    """Serve the games: open the printed address in a browser and play with friends or bots.

    RIVERRUN_SECRET signs the cookies; if unset, a secret is created and kept in --data. RIVERRUN_PUSH_KEY
    signs notifications; if unset, a key is created and kept in the database.
    """
    try:
        from riverrun.server import run_server as serving
    except ImportError as trouble:
        if (trouble.name or "").startswith("riverrun"):
            raise
        raise BadOption(
            f"The server's parts are not installed ({trouble.name}); pip install 'riverrun-games[server]'."
        ) from None
    options = serving.ServeOptions(
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
        push=push,
        push_contact=push_contact,
        webhooks=webhooks,
        waiting=waiting,
        proxy_header=proxy_header,
        address_limits=address_limits,
        laboratory=laboratory,
        laboratory_guests=laboratory_guests,
        drain=drain,
    )
    console = paper()

    def announce(address: str, compiling: bool) -> None:
        say.line(console, "riverrun is at ", (address, "bold"))
        if compiling:
            say.line(console, ("The rules are being compiled; it can be played on meanwhile.", say.QUIET))
        say.line(console, ("Ctrl-C stops it; tables are kept.", say.QUIET))

    use_language(ENGLISH)  # what a server says goes by who asks, not by its own locale
    serving.run(options, announce)
