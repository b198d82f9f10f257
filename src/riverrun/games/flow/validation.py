"""What content must be for the rules to play it; what is not is refused in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from riverrun.games.flow.content import (
    CARD_IDS,
    LEVELS,
    SCENARIO_IDS,
    TILE_IDS,
    Content,
    Printed,
    Tile,
)
from riverrun.games.flow.terms import (
    BIRDS,
    CORNERS,
    DECK,
    HANDFUL,
    MAP_KINDS,
    SCENARIO_CARDS,
    SEATS,
    SIDE,
    TILES,
    TILES_A_CARD,
    Card,
    Form,
    Scenario,
)
from riverrun.kernel.errors import BadContent

FIRST_FORMS = (Form.NS, Form.NE, Form.NEW, Form.NESW)


def validate(content: Content) -> None:
    """Refuses, in one sentence, content that the rules could not play."""
    _check_pieces("map tiles", content.tiles[:MAP_KINDS], TILE_IDS[:MAP_KINDS], TILES, "FL-A4")
    _check_pieces("action cards", content.cards, CARD_IDS, DECK, "FL-A7")
    _check_pieces("scenario cards", content.scenarios, SCENARIO_IDS, SCENARIO_CARDS, "FL-A7")
    _check_shapes(content)
    facts = content.facts
    if facts.birds != BIRDS or content.cards[Card.BIRD].count > BIRDS:
        raise BadContent(f"There are {BIRDS} bird tokens, and no more Bird cards than that (FL-G2).")
    if content.tiles[-1].count < TILES_A_CARD * content.scenarios[Scenario.OBSTACLES].count:
        raise BadContent("There are two scenario tiles for each Scenario obstacles card (FL-H1).")
    if len(facts.cards_each) != SEATS or not all(
        each >= 0 and each * (players + 1) <= DECK for players, each in enumerate(facts.cards_each)
    ):
        raise BadContent(f"cards_each says how many cards each of 1 to {SEATS} players is dealt, of {DECK} (FL-B2).")
    if len(facts.levels) != len(LEVELS) or facts.levels[0] or not all(0 <= n <= HANDFUL for n in facts.levels):
        raise BadContent(f"levels says how many scenario cards each difficulty has, from 0 to {HANDFUL} (FL-B4).")
    if SCENARIO_CARDS - content.scenarios[Scenario.NO_COMMUNICATION].count < HANDFUL:
        raise BadContent(f"There are at least {HANDFUL} scenario cards besides No Communication (FL-B4, FL-R12).")
    middle = SIDE // 2
    if len(facts.lines) != 6 or set(facts.lines) != set(range(SIDE)) - {middle}:
        raise BadContent(
            f"lines says which line each of six faces hits: 0 to {SIDE - 1} once each, never {middle} (FL-A3)."
        )
    if tuple(animal.row * SIDE + animal.column for animal in facts.animal) != CORNERS:
        raise BadContent("The four animals sit in the corners, row by row (FL-A1).")
    if len({animal.id for animal in facts.animal}) != len(CORNERS) or not all(animal.id for animal in facts.animal):
        raise BadContent("Each of the four animals has an id of its own (FL-A1).")


def _check_pieces(what: str, pieces: Sequence[Tile | Printed], ids: Sequence[str], total: int, clause: str) -> None:
    """The pieces are the box's own, and as many."""
    assert tuple(piece.id for piece in pieces) == tuple(ids)
    wrong = [piece.id for piece in pieces if piece.count < 0]
    if wrong:
        raise BadContent(f"There cannot be fewer than 0 of '{wrong[0]}'.")
    nameless = [piece.id for piece in pieces if not piece.name.strip()]
    if nameless:
        raise BadContent(f"The name of '{nameless[0]}' is empty.")
    count = sum(piece.count for piece in pieces)
    if count != total:
        raise BadContent(f"There are {count} {what}; the box has {total} ({clause}).")


def _check_shapes(content: Content) -> None:
    """FL-A8: the shapes are what the rules know them to be; a pack changes their numbers."""
    for kind, tile in enumerate(content.tiles):
        form = Form.WILD if kind == MAP_KINDS else FIRST_FORMS[kind % len(FIRST_FORMS)]
        named = "" if form is Form.WILD else form.name.lower()
        if tile.open != named or tile.obstacle != (kind >= len(FIRST_FORMS)):
            raise BadContent(
                f"The shape of the tile '{tile.id}' is fixed: a pack changes its count and its name (FL-A8)."
            )
