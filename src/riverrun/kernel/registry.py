"""The registry: finds the games by looking into riverrun.games, so that nothing names them."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from riverrun.kernel.errors import BadContent, BadOption, BadRecord
from riverrun.kernel.game import Game
from riverrun.kernel.jit.notices import use_warm
from riverrun.kernel.language import catalogue
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.record import Record, read_record
from riverrun.kernel.rulebook import Rulebook
from riverrun.kernel.state import State

GAMES = "riverrun.games"


@cache
def rulebooks() -> dict[str, Rulebook]:
    """Find every game by id, sorted by `Rulebook.order`: each folder of riverrun.games offers a `RULEBOOK`."""
    package = import_module(GAMES)
    found = [import_module(f"{GAMES}.{module.name}").RULEBOOK for module in iter_modules(package.__path__)]
    return {book.id: book for book in sorted(found, key=lambda book: (book.order, book.id))}


def rulebook(id: str) -> Rulebook:
    """One game's rulebook."""
    books = rulebooks()
    if id not in books:
        raise BadOption(Sentence("rr-error-unknown-game", {"game": id, "games": list(books)}))
    return books[id]


def game(id: str, players: int, *, content: str | Path | None = None, **options: Any) -> Game:
    """Make a game by its id for `players`, with its options by name and a content pack by its folder.

    From then on the process runs compiled, if `riverrun warm` has compiled this game and `RIVERRUN_JIT` is not set:
    another game that it has not compiled is compiled where it is first used.
    """
    book = rulebook(id)
    use_warm(book.id)
    return Game(book, players, options, content)


def game_of(record: Record, content: str | Path | None = None) -> Game:
    """The game a record was played in."""
    return Game(rulebook(record.game), record.players, record.options, content)


def replay(data: Record | str | bytes | Path, content: str | Path | None = None) -> State:
    """The last state of a record (or of its JSON, or of its file), checked against what the record says.

    It runs compiled where `game` would.
    """
    record = data if isinstance(data, Record) else read_record(data)
    try:
        game = game_of(record, content)
        use_warm(game.id)
        return record.verify(game)
    except BadOption as trouble:
        raise BadRecord(Sentence("rr-error-record-game", {"reason": trouble.sentence})) from None


def pickled(game: Game) -> Any:
    """A game as it is pickled: by its rulebook's id and what was chosen."""
    return made_again, (game.id, game.players, game.options, game.pack, game.weights, game.content_hash)


def made_again(
    id: str,
    players: int,
    options: Mapping[str, object],
    content: Path | None,
    weights: Sequence[float] | None,
    content_hash: str,
) -> Game:
    """The game that was pickled: made from its rulebook, with the same content or not at all."""
    game = Game(rulebook(id), players, options, content, weights)
    if game.content_hash != content_hash:
        raise BadContent(Sentence("rr-content-pickled", {"game": game.title}))
    return game


copyreg.pickle(Game, pickled)
catalogue.find_games_by(rulebooks)
