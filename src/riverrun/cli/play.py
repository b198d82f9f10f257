"""`riverrun play`: a person against bots, or several people, in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from riverrun.cli import say
from riverrun.cli.answers import converse
from riverrun.cli.app import (
    Content,
    GameId,
    Players,
    Seed,
    Wishes,
    bots_of,
    make_game,
    paper,
    seed_number,
    tell_if_slow,
)
from riverrun.cli.session import Session, resume
from riverrun.kernel.errors import BadOption, BadRecord
from riverrun.kernel.game import SEEDS, Game
from riverrun.kernel.record import read_record
from riverrun.kernel.registry import game_of, rulebook
from riverrun.kernel.state import State
from riverrun.kernel.timing import refuse_endless


def play(
    game: GameId,
    players: Players = None,
    bots: Annotated[
        str, typer.Option(metavar="NAMES", help="Comma-separated bots for the other seats, repeated as needed.")
    ] = "greedy",
    seat: Annotated[int, typer.Option(metavar="N", help="Your seat; 1 is the first.")] = 1,
    seed: Seed = None,
    option: Wishes = None,
    content: Content = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Resume a saved game.")] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="People play every seat at this terminal.")] = False,
) -> None:
    """Play in the terminal: you against bots. At the table, `help` says what you can do.

    Reads the standard input, so that a script may play: `riverrun play GAME < moves.txt`.
    """
    opponents = bots_of(bots)
    movers: list[int] = []
    if load is None:
        state = begin(make_game(game, players, option, content), seed)
    else:
        if players is not None or option or seed is not None:
            raise BadOption("A saved game has its players, options and seed in its file; give --load without them.")
        state, movers = go_on(game, load, content)
    count = state.game.players
    if not hotseat and not 1 <= seat <= count:
        raise BadOption(f"Your seat is 1 to {count} at this table, not {seat}.")
    others = [] if hotseat else [other for other in range(count) if other != seat - 1]
    seated = {other: opponents[at % len(opponents)] for at, other in enumerate(others)}
    tell_if_slow(state.game)
    session = Session(paper(), state, seated, movers)
    greet(session.console, session)
    converse(session)


def begin(game: Game, seed: str | None) -> State:
    """A new game; without a seed, one that is short enough to be told."""
    refuse_endless(game)
    return game.new(secrets.randbits(32) if seed is None else seed_number(seed, SEEDS - 1))


def go_on(id: str, path: Path, content: Path | None) -> tuple[State, list[int]]:
    """A saved game and who made its moves."""
    rulebook(id)
    record = read_record(path)
    if record.game != id:
        raise BadRecord(f"{path} is a game of {record.game}, not of {id}.")
    game = game_of(record, content)
    record.verify(game)
    state = record.replay(game, upto=0)
    return state, resume(record, state)


def greet(console: Console, session: Session) -> None:
    """What is played, by whom, and how to be helped."""
    state = session.state
    game = state.game
    say.heading(console, game.title)
    who = [
        f"{say.player(seat)} {session.bots[seat].name if seat in session.bots else 'you'}"
        for seat in range(game.players)
    ]
    standard = game.rulebook.options
    changed = [f"{name}={value}" for name, value in game.options.items() if value != standard[name].default]
    facts = [", ".join(who), *changed]
    if state.seed is not None:
        facts.append(f"seed {state.seed}")
    if game.pack is not None:
        facts.append(f"content {game.pack.name}")
    say.paragraph(console, " · ".join(facts))
    say.paragraph(console, "Write a move or its number; `help` says what else.", style=say.QUIET)
    console.print()
    if session.movers:
        say.paragraph(console, f"Going on after {say.count(len(session.movers), 'move')}.")
