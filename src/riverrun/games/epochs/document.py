"""Positions as readable documents, out and in; invariants.py says what can be wrong with one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.documents.parts import Built, Document, Payment, Seat, Task, Token, War
from riverrun.games.epochs.documents.reading import Reader, market_ids
from riverrun.games.epochs.documents.reading_map import token_kinds
from riverrun.games.epochs.map.geometry import HEX_IDS, PLACE_IDS, SITE_IDS
from riverrun.games.epochs.terms import EPOCHS, HEXES, NAMES, NONE, PLACES, SEATS, SPACES, TOKENS, Res, Step
from riverrun.kernel.position import documents

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def read(game: Game, data: Any, s: Any) -> None:
    """Fills a zeroed position from a document's data."""
    Reader(game, documents.opened(game, data, Document), s).read()


def write(game: Game, s: Any) -> Document:
    """The document of a position."""
    lexicon = game.lexicon
    tiles, cards = lexicon.tiles, market_ids(game)
    turned, shown = int(s.turned[0, 0]), int(s.tiles_open[0, 0])
    return Document(
        seats=[_seat(game, s, seat) for seat in range(game.players)],
        epoch=int(s.epoch) + 1,
        turn=int(s.turn),
        first=_nobody(s.first),
        active=_nobody(s.active),
        scroll=int(s.scroll),
        ranking=[int(seat) for seat in s.ranking if seat != NONE],
        actions_left=int(s.actions_left),
        planned=int(s.planned),
        closed=_bits(s.closed, SEATS),
        doing=None if s.doing == NONE else game.text(int(s.doing)),
        granted_by=int(s.granted_by),
        declared=bool(s.declared),
        attacked=_bits(s.attacked, SEATS),
        attacked_neutral=bool(s.attacked_neutral),
        payment=_payment(s),
        war=_war(s),
        tiles={
            PLACE_IDS[place]: tiles[int(s.tile_at[place])] + (" turned" if turned >> place & 1 else "")
            for place in range(PLACES)
            if shown >> place & 1
        },
        hidden={PLACE_IDS[place]: tiles[int(s.tile_at[place])] for place in range(PLACES) if not shown >> place & 1},
        camps=_members(s.camps[0], HEX_IDS),
        tokens=_tokens(game, s),
        tokens_laid=int(s.tokens_laid),
        neutral=_members(s.neutral[0], SITE_IDS),
        built=[
            Built(lexicon.wonders[int(wonder)], int(s.builder[int(wonder)])) for wonder in s.built[: int(s.built_count)]
        ],
        deck=documents.top_down(s.deck, s.deck_size, lexicon.inventions),
        away=[card for epoch in range(EPOCHS) for card in _pairs(lexicon.inventions, epoch, int(s.away[epoch]))],
        market=[
            [lexicon.inventions[int(card)] for card in s.market[space, : int(s.market_size[space])]]
            for space in range(SPACES)
        ],
        units=[lexicon.units[int(unit)] for unit in s.unit_column if unit != NONE],
        wonders=[lexicon.wonders[int(wonder)] for wonder in s.wonder_column if wonder != NONE],
        market_deck=documents.top_down(s.market_deck, s.market_deck_size, cards),
        seen=_members(s.market_seen[0], cards),
        agenda=[
            Task(Step(int(s.agenda[row, 0])).name.lower(), int(s.agenda[row, 1]), int(s.agenda[row, 2]))
            for row in range(int(s.depth))
        ],
        over=bool(s.over),
        luck_face=int(s.luck_face),
        luck_move=int(s.luck_move),
        moves=int(s.moves),
        rng=documents.rng_text(s),
    )


def _nobody(seat: Any) -> int | None:
    return None if seat == NONE else int(seat)


def _bits(number: Any, size: int) -> list[int]:
    return [place for place in range(size) if int(number) >> place & 1]


def _members(words: Any, ids: Any) -> list[str]:
    """The ids of a set's members."""
    return [ids[32 * at + bit] for at, word in enumerate(words.tolist()) for bit in range(32) if word >> bit & 1]


def _pairs(ids: list[str], epoch: int, counts: int) -> list[str]:
    """Inventions that are counted by two bits a name."""
    return [ids[NAMES * epoch + name] for name in range(NAMES) for _ in range(counts >> 2 * name & 3)]


def _payment(s: Any) -> Payment | None:
    food, production, science, gold = (int(one) for one in s.due)
    if not (food or production or science or gold or s.no_gold):
        return None
    return Payment(food, production, science, gold, bool(s.no_gold))


def _war(s: Any) -> War | None:
    if s.war_target == NONE:
        return None
    target = int(s.war_target)
    at = HEX_IDS[target] if target < HEXES else SITE_IDS[target - HEXES]
    return War(at, _nobody(s.war_defender), int(s.war_attack), int(s.war_defence))


def _tokens(game: Game, s: Any) -> list[Token]:
    kinds = token_kinds(game)
    return [
        Token(
            kinds[int(s.token_face[token])],
            None if s.token_hex[token] == NONE else HEX_IDS[int(s.token_hex[token])],
            bool(int(s.tokens_open[0, 0]) >> token & 1),
        )
        for token in range(TOKENS)
    ]


def _seat(game: Game, s: Any, seat: int) -> Seat:
    lexicon = game.lexicon

    def unit(slot: int) -> str | None:
        return None if s.unit[seat, slot] == NONE else lexicon.units[int(s.unit[seat, slot])]

    def board(number: Any) -> str | None:
        return None if number == NONE else lexicon.civilizations[int(number)]

    return Seat(
        civilization=board(s.civilization[seat]),
        abilities=[nth + 1 for nth in _bits(s.unlocked[seat], 4)],
        form=lexicon.forms[int(s.form[seat])],
        food=int(s.stock[seat, Res.FOOD]),
        production=int(s.stock[seat, Res.PRODUCTION]),
        science=int(s.stock[seat, Res.SCIENCE]),
        gold=int(s.stock[seat, Res.GOLD]),
        culture=int(s.culture[seat]),
        art=int(s.art[seat]),
        honor=int(s.honor[seat]),
        authority=int(s.authority[seat]),
        consumed=int(s.consumed[seat]),
        lands=_members(s.lands[seat], HEX_IDS),
        free_cities=int(s.free_cities[seat]),
        cities=_members(s.cities[seat], SITE_IDS),
        posts=_members(s.posts[seat], SITE_IDS),
        inventions=[lexicon.inventions[int(card)] for card in s.invented[seat, : int(s.invented_count[seat])]],
        inventions_done=int(s.inventions_done[seat]),
        covers_done=int(s.covers_done[seat]),
        main=unit(0),
        support=unit(1),
        units_had=_members(s.units_had[seat], lexicon.units),
        paid=[slot for at, slot in enumerate(("main", "support")) if s.paid[seat, at]],
        marker=bool(s.marker[seat]),
        marker_epochs=[epoch + 1 for epoch in _bits(s.marker_epochs[seat], EPOCHS)],
        expanded=bool(s.expanded[seat]),
        hand=[card for epoch in range(EPOCHS) for card in _pairs(lexicon.inventions, epoch, int(s.hand[seat, epoch]))],
        dealt=[lexicon.civilizations[int(one)] for one in s.dealt[seat] if one != NONE],
        picked=board(s.picked[seat]),
    )
