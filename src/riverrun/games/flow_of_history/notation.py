"""Moves as short text, both ways: `invest monastery 4`, `snipe irrigation`, `attack p2`."""

from __future__ import annotations

import difflib
from functools import lru_cache
from typing import TYPE_CHECKING

from riverrun.games.flow_of_history.moves import AMOUNTS, MORE, Block
from riverrun.games.flow_of_history.terms import CARDS, SEATS
from riverrun.games.flow_of_history.words import card_of, slug
from riverrun.kernel.errors import UnknownMove

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

ABOUT_CARDS = {
    "complete": Block.COMPLETE,
    "snipe": Block.SNIPE,
    "activate": Block.ACTIVATE,
    "take": Block.TAKE,
    "discard": Block.DISCARD,
    "keep": Block.KEEP,
    "bank": Block.BANK,
}
USAGE = (
    "moves are: invest CARD N, complete CARD, snipe CARD, activate CARD, harvest, take CARD, attack pN, "
    "discard CARD, keep CARD, bank CARD, stake N, pass"
)


def text(game: Game, move: int) -> str:
    """A move's one notation."""
    if move < Block.STAKE:
        return f"invest {slug(game, move // AMOUNTS)} {_amount_text(move % AMOUNTS)}"
    if move < Block.COMPLETE:
        return f"stake {_amount_text(move - Block.STAKE)}"
    for verb, start in ABOUT_CARDS.items():
        if start <= move < start + CARDS:
            return f"{verb} {slug(game, move - start)}"
    if move < Block.HARVEST:
        return f"attack p{move - Block.ATTACK + 1}"
    return "harvest" if move == Block.HARVEST else "pass"


def move(game: Game, written: str) -> int:
    """The move that a text means; titles, capitals and underscores are understood too."""
    parts = written.strip().lower().split()
    if not parts:
        raise UnknownMove(f"An empty text is no move; {USAGE}.")
    verb, rest = parts[0], parts[1:]
    if verb in ("harvest", "pass") and not rest:
        return Block.HARVEST if verb == "harvest" else Block.PASS
    if verb == "attack" and len(rest) == 1:
        return Block.ATTACK + _seat(rest[0])
    if verb == "stake" and len(rest) == 1:
        return Block.STAKE + _amount(rest[0])
    if verb == "invest" and len(rest) >= 2:
        return Block.INVEST + find_card(game, rest[:-1]) * AMOUNTS + _amount(rest[-1])
    if verb in ABOUT_CARDS and rest:
        return ABOUT_CARDS[verb] + find_card(game, rest)
    raise UnknownMove(f"'{written.strip()[:60]}' is no move; {USAGE}.")


def find_card(game: Game, words: list[str]) -> int:
    """The number of the card that some words name."""
    wanted = _plain(" ".join(words))
    names = _names(game)
    if wanted in names:
        return names[wanted]
    close = difflib.get_close_matches(wanted, names, n=1)
    hint = f"; did you mean '{slug(game, names[close[0]])}'?" if close else "."
    raise UnknownMove(f"There is no card '{' '.join(words)[:40]}'{hint}")


@lru_cache(maxsize=16)
def _names(game: Game) -> dict[str, int]:
    """Every card's number by its plain title and, where the two clash, by its plain id."""
    titles = {_plain(card_of(game, card).name): card for card in range(CARDS)}
    return titles | {_plain(slug(game, card)): card for card in range(CARDS)}


def _plain(name: str) -> str:
    return "".join(letter for letter in name.lower() if letter.isalnum())


def _amount_text(index: int) -> str:
    return f"{MORE}+" if index == MORE else str(index + 1)


def _amount(written: str) -> int:
    if written == f"{MORE}+":
        return MORE
    digits = written.lstrip("0")
    if not digits.isascii() or not digits.isdigit() or len(digits) > 2 or int(digits) > MORE:
        raise UnknownMove(
            f"'{written[:20]}' is no number of tokens; it is 1 to {MORE}, or {MORE}+ to be asked for more."
        )
    return int(digits) - 1


def _seat(written: str) -> int:
    seats = {f"p{seat + 1}": seat for seat in range(SEATS)}
    plain = written[:1] + written[1:].lstrip("0")
    if plain in seats:
        return seats[plain]
    raise UnknownMove(f"'{written[:20]}' is no player; players are p1 to p{SEATS}.")
