"""Reads the map of a position's document: tiles, exploration tokens, camps and neutral cities."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.documents.parts import Document
from riverrun.games.epochs.map.geometry import HEX_IDS, PLACE_IDS, SITE_IDS, Size
from riverrun.games.epochs.map.revealing import lay_tile
from riverrun.games.epochs.terms import HEXES, NONE, PLACES, TOKENS
from riverrun.kernel import journal
from riverrun.kernel.errors import BadPosition
from riverrun.kernel.position import documents
from riverrun.kernel.sets import add, clear, has, remove
from riverrun.kernel.unknown_names import between, none_of

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def token_kinds(game: Game) -> list[str]:
    """The kinds of exploration tokens, by what they show."""
    return [next(iter(token.face)).replace("_", "-") for token in game.content.boards.token]


def listed(ids: Sequence[str], numbers: Iterable[int]) -> str:
    """Where on the map something is."""
    return ", ".join(ids[number] for number in sorted(numbers)) or "none"


class MapReader:
    """Lays the map of a document out."""

    def __init__(self, game: Game, document: Document, s: Any) -> None:
        self.game, self.document, self.s = game, document, s
        self.size = Size(game.players)
        self.left = [2] * len(game.lexicon.inventions)
        """How many copies of each invention lie nowhere yet."""
        self.placed: set[int] = set()
        """Market cards that lie somewhere."""

    def hex_of(self, id: str) -> int:
        """A hex by its id; up to which there are, the map's size says."""
        return documents.find("hex", id, HEX_IDS, self.size.last_hex)

    def site_of(self, id: str) -> int:
        """A site by its id."""
        return documents.find("site", id, SITE_IDS, self.size.last_site)

    def place_of(self, id: str) -> int:
        """A tile's place by its id."""
        return documents.find("place", id, PLACE_IDS, self.size.last_place)

    def target_of(self, id: str) -> int:
        """What is attacked: a hex or, after them, a site."""
        if id in HEX_IDS:
            return self.hex_of(id)
        if id in SITE_IDS:
            return HEXES + self.site_of(id)
        choices = [between(HEX_IDS[0], self.size.last_hex), between(SITE_IDS[0], self.size.last_site)]
        raise BadPosition(none_of(["hex", "site"], id, choices))

    def lay_tiles(self) -> None:
        document, s, game = self.document, self.s, self.game
        places = int(game.box.places)
        at: dict[int, tuple[int, bool, bool]] = {}
        for id, laid in document.tiles.items():
            place = self.place_of(id)
            name, _, way = laid.partition(" ")
            if way not in ("", "turned") or not places >> place & 1:
                raise BadPosition(f"The tile '{laid[:40]}' cannot lie on the place '{id}' of this map (EP-2.9).")
            at[place] = documents.find("tile", name, game.lexicon.tiles), True, bool(way)
        for id, name in (document.hidden or {}).items():
            place = self.place_of(id)
            if place in at:
                raise BadPosition(f"Two tiles lie on the place '{id}' (EP-1.7).")
            at[place] = documents.find("tile", name, game.lexicon.tiles), False, False
        tiles = [tile for tile, _, _ in at.values()]
        if len(set(tiles)) < len(tiles):
            raise BadPosition("A tile lies on two places (EP-1.7).")
        rest = iter(sorted(set(range(PLACES)) - set(tiles)))
        choosing = {task.a for task in document.agenda or [] if task.step == "turn"}
        for place in range(PLACES):
            tile, shown, turned = at[place] if place in at else (next(rest), False, False)
            s.tile_at[place] = tile
            if places >> place & 1 and game.box.tile_back[tile]:
                add(s.backs, 0, place)
            if shown:
                add(s.tiles_open, 0, place)
        for place, (_, shown, turned) in sorted(at.items()):
            if shown and place not in choosing:
                lay_tile(game.box, s, journal.off(), place, int(turned))

    def lay_tokens(self) -> None:
        """EP-2.6: tokens lie on hexes that print one; without a list, in the content's order, flipped under lands."""
        document, s = self.document, self.s
        kinds, box = token_kinds(self.game), self.game.box
        if document.tokens is None:
            s.token_face[:] = [kind for kind in range(len(kinds)) for _ in range(int(box.token_count[kind]))]
            self.flip_owned()
            return
        printed = {hex for hex in range(HEXES) if has(s.tokens, 0, hex)}
        clear(s.tokens, 0)
        s.token_hex[:] = NONE
        if len(document.tokens) != TOKENS:
            raise BadPosition(f"There are {TOKENS} exploration tokens, not {len(document.tokens)} (EP-2.6).")
        laid = len(printed) if document.tokens_laid is None else document.tokens_laid
        s.tokens_laid = documents.number("tokens_laid", laid, TOKENS)
        for token, one in enumerate(document.tokens):
            kind = documents.find("exploration token", one.face, kinds)
            s.token_face[token] = kind
            if one.open:
                add(s.tokens_open, 0, token)
            if one.hex is None:
                continue
            hex = self.hex_of(one.hex)
            if hex not in printed:
                free = listed(HEX_IDS, printed)
                raise BadPosition(f"An exploration token cannot lie on the hex '{one.hex}', but on {free} (EP-2.3).")
            printed.remove(hex)
            s.token_hex[token] = hex
            if not one.open:
                add(s.tokens, 0, hex)
            elif box.token_natural[kind] >= 0:
                add(s.natural, int(box.token_natural[kind]), hex)

    def flip_owned(self) -> None:
        """EP-2.6: tokens under lands have been flipped."""
        s, box = self.s, self.game.box
        lands = {self.hex_of(id) for seat in self.document.seats for id in seat.lands}
        for token in range(TOKENS):
            hex = int(s.token_hex[token])
            if hex in lands:
                natural = int(box.token_natural[int(s.token_face[token])])
                remove(s.tokens, 0, hex)
                add(s.tokens_open, 0, token)
                if natural >= 0:
                    add(s.natural, natural, hex)
                else:
                    s.token_hex[token] = NONE

    def lay_sites(self) -> None:
        document, s = self.document, self.s
        if document.camps is not None:
            printed = {hex for hex in range(HEXES) if has(s.camps, 0, hex)}
            clear(s.camps, 0)
            for id in document.camps:
                hex = self.hex_of(id)
                if hex not in printed:
                    camps = listed(HEX_IDS, printed)
                    raise BadPosition(f"There is no barbarian camp on the hex '{id}', but on {camps} (EP-2.3).")
                add(s.camps, 0, hex)
        else:
            for seat in document.seats:
                for id in seat.lands:
                    hex = self.hex_of(id)
                    remove(s.camps, 0, hex)
        if document.neutral is not None:
            printed = {site for site in range(len(SITE_IDS)) if self.prints_neutral(site)}
            clear(s.neutral, 0)
            for id in document.neutral:
                site = self.site_of(id)
                if site not in printed:
                    cities = listed(SITE_IDS, printed)
                    raise BadPosition(f"There is no neutral city on the site '{id}', but on {cities} (EP-2.3).")
                add(s.neutral, 0, site)

    def prints_neutral(self, site: int) -> bool:
        """Whether an open tile prints a neutral city on a site."""
        s, box = self.s, self.game.box
        for place in range(PLACES):
            corner = int(box.tile_neutral[int(s.tile_at[place])])
            if not has(s.tiles_open, 0, place) or corner < 0:
                continue
            if box.place_sites[place, corner ^ has(s.turned, 0, place)] == site:
                return True
        return False
