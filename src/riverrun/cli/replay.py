"""`riverrun replay` and `riverrun verify`: a saved game told again, and whether it is what it says."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from riverrun.cli import say
from riverrun.cli.app import Content, Json, complain, paper, print_json
from riverrun.kernel.errors import BadOption, BadRecord, IllegalMove, UnknownMove
from riverrun.kernel.language.sentences import Arg, Sentence
from riverrun.kernel.record import Record, read_record
from riverrun.kernel.registry import game_of
from riverrun.kernel.registry import replay as replay_all
from riverrun.kernel.state import State

File = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]


def replay(
    file: File,
    to: Annotated[int | None, typer.Option(metavar="N", help="Stop after N moves.")] = None,
    tables: Annotated[bool, typer.Option("--tables", help="Show the table after every move.")] = False,
    content: Content = None,
    json: Json = False,
) -> None:
    """Print a saved game move by move, then the final table."""
    record = read_record(existing(file))
    game = game_of(record, content)
    if to is not None and not 0 <= to <= len(record.moves):
        raise BadOption(f"{file} has {len(record.moves)} moves; --to is a number from 0 to that, not {to}.")
    state = record.replay(game, upto=0)
    steps = record.moves[:to] if to is not None else record.moves
    if json:
        print_json(as_data(state, record, steps))
    else:
        tell(paper(), state, record, steps, tables)


def verify(
    file: File,
    content: Content = None,
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="SHA-256 of the seed, published before the game.")
    ] = None,
    json: Json = False,
) -> None:
    """Check that a saved game replays to the position and scores it states."""
    existing(file)
    if content is not None and not content.is_dir():
        raise BadOption(f"{content} is not a folder; a content pack is a folder with a pack.toml.")
    published = None if commitment is None else sha256(commitment)
    try:
        record = read_record(file)
        state = replay_all(record, content)
        if published is not None:
            record.verify_commitment(published)
    except BadRecord as trouble:
        if json:
            print_json({"holds": False, "why": str(trouble)})
            raise typer.Exit(1) from None
        raise typer.Exit(complain(f"{file} does not hold: {trouble}", code=1)) from None
    committed = published is not None or record.commitment is not None
    if json:
        facts = {"moves": len(state.played), "over": state.over, "hash": state.hash, "commitment": committed}
        print_json({"holds": True, **facts})
        return
    end = "to the end" if state.over else "so far"
    told = f"{state.game.title}, {say.count(len(state.played), 'move')} {end}, position {state.hash}"
    seed = ", and its seed is the one committed to" if committed else ""
    say.line(paper(), f"{file} holds: {told}{seed}.")


def sha256(text: str) -> str:
    """A SHA-256 from text."""
    digits = text.strip().lower()
    if len(digits) != 64 or set(digits) - set("0123456789abcdef"):
        raise BadOption(f"A commitment is 64 hexadecimal digits, not '{text[:80]}'.")
    return digits


def existing(file: Path) -> Path:
    """A file that is there."""
    if not file.is_file():
        raise BadOption(f"{file} is a folder; give a file." if file.is_dir() else f"There is no file {file}.")
    return file


def step(state: State, number: int, text: str, total: int) -> int:
    """Plays a record's move; returns who made it."""
    seat = state.seat
    if seat is None:
        raise BadRecord(f"The game is over before move {number} of {total}.")
    try:
        state.replay_move(text)
    except (IllegalMove, UnknownMove) as trouble:
        told: dict[str, Arg] = {"number": number, "moves": total, "reason": trouble.sentence}
        raise BadRecord(Sentence("rr-error-record-move", told)) from None
    return seat


def tell(console: Console, state: State, record: Record, steps: list[str], tables: bool) -> None:
    """A record for people."""
    say.heading(console, f"{state.game.title}, {say.count(state.game.players, 'player')}")
    say.tell(console, state.events(None))
    for number, text in enumerate(steps, 1):
        seat = step(state, number, text, len(record.moves))
        say.line(console, (f"{number}. ", say.QUIET), (f"{say.player(seat)}: {text}", "bold"))
        say.tell(console, state.events(None, number - 1))
        if tables and number < len(steps):
            say.table(console, state.screen(None))
            console.print()
    console.print()
    say.heading(console, f"The table after {len(steps)} of {len(record.moves)} moves")
    say.table(console, state.screen(None))
    if state.over:
        console.print()
        say.heading(console, Sentence("rr-terminal-scores").text)
        say.scores(console, state.game.rulebook, state.scores(), over=True)


def as_data(state: State, record: Record, steps: list[str]) -> dict[str, Any]:
    """A record for programs: every move with its events, as someone who watches knows them."""
    opening = state.events(None)
    told = []
    for number, text in enumerate(steps, 1):
        seat = step(state, number, text, len(record.moves))
        told.append({"number": number, "seat": seat, "move": text, "events": state.events(None, number - 1)})
    return {
        "game": record.game,
        "players": record.players,
        "options": record.options,
        "moves": len(record.moves),
        "opening": opening,
        "steps": told,
        "view": msgspec.to_builtins(state.view(None)),
        "hash": state.hash,
        "over": state.over,
        "scores": state.scores() if state.over else None,
    }
