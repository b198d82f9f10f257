"""Positions as readable documents, out and in; invariants.py says what can be wrong with one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.along_history.civilization import heritage_cards, read_set
from riverrun.games.along_history.document_parts import Dice, Document, Laid, Payment, Seat, War
from riverrun.games.along_history.moves import AGE_IDS, BONUS_IDS, DIE_IDS, ENDING_IDS
from riverrun.games.along_history.reading import Reader
from riverrun.games.along_history.terms import AGE_CARDS, COUNTERS, GREENS, NONE, Die, Step
from riverrun.kernel.position import documents
from riverrun.kernel.position.agenda_documents import write_agenda

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def read(game: Game, data: Any, s: Any) -> None:
    """Fills a zeroed position from a document's data."""
    Reader(game, documents.opened(game, data, Document), s).read()


def write(game: Game, s: Any) -> Document:
    """The document of a position."""
    ids, counters, spaces = game.lexicon.ids, game.lexicon.counters, game.lexicon.spaces
    paying = s.decision in (Step.RESOURCE, Step.POPULATION)
    return Document(
        seats=[_seat(game, s, seat) for seat in range(game.players)],
        age=AGE_IDS[int(s.age)],
        round=int(s.rounds),
        active=int(s.active),
        turn_player=int(s.turn_player),
        ending=ENDING_IDS[int(s.ending)],
        dice=_dice(s),
        entered=int(s.entered),
        heritage_used=bool(s.heritage_used),
        swaps_used=int(s.swaps_used),
        tigers_done=bool(s.tigers_done),
        second_war=bool(s.second_war),
        board={id: counters[int(s.counter_at[at])] for at, id in enumerate(spaces) if s.counter_at[at] != NONE},
        deck=documents.top_down(s.deck, s.deck_size, ids),
        discarded=[ids[card] for card in _members(int(s.age), int(s.discarded[0]) | int(s.discarded[1]) << 30)],
        payment=Payment(int(s.lack_resource), int(s.lack_population), int(s.source)) if paying else None,
        war=None if s.target == NONE else _war(s),
        agenda=write_agenda(game.rulebook.declared, game, s),
        over=bool(s.over),
        luck_face=int(s.luck_face),
        luck_move=int(s.luck_move),
        moves=int(s.moves),
        rng=documents.rng_text(s),
    )


def _members(age: int, cards: int) -> list[int]:
    return [AGE_CARDS * age + place for place in range(AGE_CARDS) if cards >> place & 1]


def _seat(game: Game, s: Any, seat: int) -> Seat:
    ids = game.lexicon.ids
    tilted = read_set(s.tilted, seat)
    laid: list[str | Laid] = []
    for card in _members(int(s.age), read_set(s.civilization, seat)):
        cover = int(s.covered_by[card % AGE_CARDS])
        under = None if cover == NONE else ids[cover]
        turned = bool(tilted >> card % AGE_CARDS & 1)
        laid.append(Laid(ids[card], turned, under) if turned or under else ids[card])
    return Seat(
        row=[ids[int(s.row[seat, place])] for place in range(int(s.row_size[seat]))],
        civilization=laid,
        heritage=[ids[card] for age in range(2) for card in _members(age, heritage_cards(s, seat, age))],
        counters=[game.lexicon.counters[one] for one in range(COUNTERS) if int(s.held[seat]) >> one & 1],
        gold=int(s.gold[seat]),
        ur=int(s.ur[seat]),
        space=game.lexicon.spaces[int(s.space[seat])],
        score=int(s.score[seat]),
    )


def _dice(s: Any) -> Dice:
    reds = (Die.X2, Die.WAR, Die.REROLL, Die.GOLDEN)
    usable = [die for die in Die if die not in reds or s.turn_player == s.active]
    return Dice(
        greens=[face + 1 for face in range(GREENS) for _ in range(int(s.rolled[face]))],
        blue=BONUS_IDS[int(s.blue)],
        reds=[DIE_IDS[die] for die in reds for _ in range(int(s.rolled[die]))],
        coin=int(s.coin),
        spent=[DIE_IDS[die] for die in usable for _ in range(int(s.rolled[die]) - int(s.unspent[die]))],
        marked=documents.one_by_one(s.marked, DIE_IDS),
    )


def _war(s: Any) -> War:
    return War(
        target=int(s.target),
        attack=int(s.attack),
        army=int(s.army),
        dice=[face + 1 for face in range(GREENS) for _ in range(int(s.war_dice[face]))],
        generals=int(s.generals),
        source=int(s.source),
    )
