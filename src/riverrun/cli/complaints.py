"""`riverrun complaints`: what people have reported of others' words, for whoever runs the server."""

from __future__ import annotations

import asyncio
import datetime
from pathlib import Path
from typing import Annotated

import typer

from riverrun.cli import say
from riverrun.cli.app import Json, paper, print_json
from riverrun.kernel.errors import BadOption


def complaints(
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://... (default: SQLite in --data)."),
    ] = None,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="Directory of the server's data.")] = None,
    clear: Annotated[bool, typer.Option("--clear", help="Forget those that are printed.")] = False,
    json: Json = False,
) -> None:
    """List what people have reported of others' words, with the table where it was said.

    The server may run meanwhile. Its log has a line `complaint` for each.
    """
    try:
        from riverrun.server.conduct import complaints as kept
        from riverrun.server.settings import database_in, named_folder
        from riverrun.server.storage import sqlite_file
        from riverrun.server.storage.store import Store
    except ImportError as trouble:
        if (trouble.name or "").startswith("riverrun"):
            raise
        raise BadOption(
            f"The server's parts are not installed ({trouble.name}); pip install 'riverrun-games[server]'."
        ) from None

    async def read() -> list[kept.Complaint]:
        store = Store(database or database_in(named_folder(data)))
        sqlite_file.must_exist(store.engine.url)
        await store.start()
        try:
            found = await kept.all_complaints(store)
            if clear and found:
                await kept.forget_complaints(store, found[-1].at)
            return found
        finally:
            await store.stop()

    found = asyncio.run(read())
    if json:
        print_json([{"table": one.table_id, **{key: getattr(one, key) for key in FIELDS}} for one in found])
        return
    console = paper()
    if not found:
        say.line(console, "No complaints.")
    for one in found:
        when = datetime.datetime.fromtimestamp(one.at).strftime("%Y-%m-%d %H:%M")
        say.line(console, (f"{when}  /t/{one.table_id}  entry {one.number}", "bold"))
        say.paragraph(console, f"said: {one.text}", "  ")
        if one.reason:
            say.paragraph(console, f"reason: {one.reason}", "  ")


FIELDS = ("number", "at", "about", "text", "reason")
"""What is told of a complaint: not who complained."""
