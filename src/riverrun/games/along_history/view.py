"""What one seat sees of a position, as typed structs for pages and programs."""

from __future__ import annotations

from collections import Counter as Tally
from typing import TYPE_CHECKING, Any

import msgspec

from riverrun.games.along_history.achievements import standing
from riverrun.games.along_history.acquiring import is_bought, population_cost
from riverrun.games.along_history.armies import attack_bonus, defence_bonus, general_rerolls
from riverrun.games.along_history.look import (
    cards_in,
    doomed_by,
    free_giver,
    heritage_of,
    reach_of,
    short_of,
    under,
    war_sums,
)
from riverrun.games.along_history.moves import AGE_IDS, BONUS_IDS, DIE_IDS, ENDING_IDS, TYPE_IDS
from riverrun.games.along_history.payable import tigers_claim
from riverrun.games.along_history.scoring import seat_points
from riverrun.games.along_history.terms import NONE, Die, Ending, Step
from riverrun.games.along_history.view_structs import (
    Ask,
    CardFace,
    Civilization,
    DieShown,
    EventCard,
    Held,
    Payment,
    Space,
    Stack,
    View,
    War,
)
from riverrun.games.along_history.words import (
    card_id,
    card_of,
    card_ref,
    counter_arg,
    effect_sentences,
    failure_sentences,
)
from riverrun.kernel.position import view as kernel

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

CONDITIONS = ("type", "vp", "cards", "types", "bonus", "gold")
PHASES = {
    "main": (Step.MAIN, Step.WAY, Step.RESOURCE, Step.POPULATION, Step.REROLL, Step.MARKS, Step.GIVE, Step.TAKE),
    "calamities": (Step.CALAMITY, Step.DESTROY),
    "war": (Step.WAR, Step.TARGET, Step.ATTACK, Step.DEFENCE, Step.GENERAL),
    "counter": (Step.COUNTER, Step.DECADENCE, Step.COVER),
}
"""The phases in which something is asked (AH-18 to AH-38)."""


def faces(game: Game) -> list[CardFace]:
    """All cards as they are drawn, deck by deck."""
    return [face(game, number) for number, card in enumerate(game.lexicon.cards) if card is not None]


def face(game: Game, number: int) -> CardFace:
    """A card as it is drawn."""
    card, box = card_of(game, number), game.box_view
    eases = {}
    for effect in card.effects:
        if effect.verb == "cost_reduction" and effect.card is not None:
            eases[effect.card.replace("_", "-")] = effect.population or 0
        elif effect.verb == "cost_set_population" and effect.card is not None:
            eases[effect.card.replace("_", "-")] = -(effect.population or 0)
    return CardFace(
        id=card_id(game, number),
        name=card_ref(game, number),
        age=card.age.replace("_", "-"),
        type=card.type,
        number=number,
        population=card.cost.population,
        resource=card.cost.resource,
        resources=card.cost.count,
        gold=card.cost.gold,
        vp=card.vp,
        gives={kind: box.gives[number, at] for at, kind in enumerate(BONUS_IDS) if box.gives[number, at]},
        bonuses={kind: box.diamonds[number, at] for at, kind in enumerate(BONUS_IDS) if box.diamonds[number, at]},
        attack=int(box.attack[number]),
        defence=int(box.defence[number]),
        generals=int(box.generals[number]),
        transmissible=not box.fixed[number],
        frees=[str(one.card).replace("_", "-") for one in card.effects if one.verb == "free_acquire"],
        eases=eases,
        effects=effect_sentences(game, card),
        failure=failure_sentences(game, card),
        evidence=msgspec.to_builtins(card.evidence),
    )


def view(game: Game, s: Any, seat: int | None) -> View:
    """A seat's view, made from a position that holds nothing it may not see."""
    box = game.box_view
    first, last = int(box.first_age), int(box.last_age)
    frame = kernel.frame(game, s, seat)
    step = 0 if s.over else int(s.agenda[s.depth - 1, 0])
    return View(
        **frame,
        age=AGE_IDS[s.age],
        ages=list(AGE_IDS[first : last + 1]),
        round=int(s.rounds),
        active=int(s.active),
        turn_player=int(s.turn_player),
        phase="over" if s.over else next((name for name, steps in PHASES.items() if step in steps), "main"),
        deck=int(s.deck_size),
        ending=None if s.ending == Ending.NONE else ENDING_IDS[s.ending],
        final=0 if box.initiation else int(box.final[s.age]),
        last_cards=int(box.initiation_cards) if box.initiation else 0,
        entered=int(s.entered),
        pawns=bool(s.turn_player != s.active),
        dice=_dice(s),
        faces=_die_faces(game, s),
        claim=int(tigers_claim(box, s, s.turn_player)),
        swaps=_swaps(game, s),
        heritage_left=not s.heritage_used,
        second_war=bool(s.second_war),
        payment=_payment(game, s, step),
        war=_war(game, s, step),
        civilizations=[_civilization(game, s, one) for one in range(game.players)],
        spaces=_spaces(game, s),
        lines=_lines(game),
        reach=[reach_of(game, s, one) for one in range(game.players)],
        discarded=sum(int(s.discarded[half]).bit_count() for half in range(2)),
    )


def _civilization(game: Game, s: Any, seat: int) -> Civilization:
    box, ids = game.box_view, game.lexicon.ids
    own = cards_in(s, s.civilization, seat)
    tilted = set(cards_in(s, s.tilted, seat))
    uncovered = cards_in(s, s.uncovered, seat)
    counters = [number for number in range(len(game.lexicon.counters)) if int(s.held[seat]) >> number & 1]
    counters.sort(key=lambda number: (int(box.value[number]), number))
    war = 0 if box.no_war else 1
    generals = war * general_rerolls(box, s, seat)
    return Civilization(
        seat=seat,
        points=int(seat_points(box, s, seat)),
        score=int(s.score[seat]),
        vp=int(s.vp[seat]),
        cards=len(own),
        lost=int(s.lost[seat]),
        row=[_event(game, s, seat, int(s.row[seat, place])) for place in range(s.row_size[seat])],
        stacks=[Stack(ids[card], card in tilted, [ids[other] for other in under(s, card, own)]) for card in uncovered],
        heritage=[ids[card] for card in heritage_of(s, seat)],
        counters=[Held(game.lexicon.counters[number], int(box.value[number])) for number in counters],
        gold=int(s.gold[seat]),
        ur=int(s.ur[seat]),
        types={id: s.types[seat, at] for at, id in enumerate(TYPE_IDS) if s.types[seat, at]},
        bonuses={id: s.visible[seat, at] for at, id in enumerate(BONUS_IDS) if s.visible[seat, at]},
        ready={id: s.ready[seat, at] for at, id in enumerate(BONUS_IDS[:4]) if s.ready[seat, at]},
        attack=war * attack_bonus(box, s, seat),
        defence=war * defence_bonus(box, s, seat),
        generals=generals,
        space=game.lexicon.spaces[s.space[seat]],
        sums=war_sums(game, generals) if war else [],
    )


def _event(game: Game, s: Any, seat: int, card: int) -> EventCard:
    box, ids = game.box_view, game.lexicon.ids
    giver = free_giver(game, s, seat, card)
    calamity = TYPE_IDS[box.type[card]] == "calamity"
    lacks: dict[str, int] = {}
    payable = False
    if s.turn_player == seat and giver is None and not s.over:
        resource, population = short_of(game, s, seat, card)
        short = {"population": population, BONUS_IDS[box.resource[card]]: resource}
        lacks = {kind: amount for kind, amount in short.items() if amount}
        payable = not lacks
    return EventCard(
        card=ids[card],
        population=population_cost(box, s, seat, card),
        free_by=None if giver is None else ids[giver],
        payable=payable,
        buyable=bool(is_bought(box, s, seat, card)),
        lacks=lacks,
        fuse=calamity and giver is None,
        doomed=[ids[other] for other in doomed_by(game, s, seat, card)] if calamity and giver is None else [],
        fixed=bool(box.fixed[card]),
    )


def _dice(s: Any) -> list[DieShown]:
    """Greens from high to low, blue, reds, coin; of equal faces the unspent ones first."""
    order = (Die.G3, Die.G2, Die.G1, Die.BLUE, Die.X2, Die.WAR, Die.REROLL, Die.GOLDEN, Die.COIN)
    found = []
    for die in order:
        if s.turn_player != s.active and _colour(die) == "red":
            continue  # the others have pawns, and no red dice (AH-77)
        for nth in range(int(s.rolled[die])):
            free = nth < int(s.unspent[die])
            found.append(DieShown(DIE_IDS[die], _colour(die), _shows(s, die), not free, nth < int(s.marked[die])))
    return found


def _colour(die: Die) -> str:
    if die <= Die.G3:
        return "green"
    return "blue" if die == Die.BLUE else "coin" if die == Die.COIN else "red"


def _shows(s: Any, die: Die) -> str:
    if die <= Die.G3:
        return str(int(die) + 1)
    if die == Die.BLUE:
        return BONUS_IDS[s.blue]
    return str(int(s.coin)) if die == Die.COIN else DIE_IDS[die]


def _die_faces(game: Game, s: Any) -> dict[str, dict[str, int]]:
    box = game.box_view
    found = {
        "green": Tally(str(int(face)) for face in box.green),
        "blue": Tally(BONUS_IDS[face] for face in box.blue),
        "red": Tally(DIE_IDS[face] for face in box.red),
    }
    if s.age > 0:
        found["coin"] = Tally(str(int(face)) for face in box.coin)
    return {colour: dict(tally) for colour, tally in found.items()}


def _swaps(game: Game, s: Any) -> int:
    given = sum(int(game.box_view.free_swaps[card]) for card in cards_in(s, s.uncovered, s.turn_player))
    return max(0, given - int(s.swaps_used))


def _payment(game: Game, s: Any, step: int) -> Payment | None:
    if step not in (Step.RESOURCE, Step.POPULATION):
        return None
    card = int(s.agenda[s.depth - 1, 1])
    return Payment(card_id(game, card), max(0, int(s.lack_resource)), max(0, int(s.lack_population)))


def _war(game: Game, s: Any, step: int) -> War | None:
    if step not in (Step.ATTACK, Step.DEFENCE, Step.GENERAL) or s.target == NONE:
        return None
    dice = [face + 1 for face in range(3) for _ in range(int(s.war_dice[face]))] if step == Step.GENERAL else []
    marked = [face + 1 for face in range(3) for _ in range(int(s.marked[face]))] if step == Step.GENERAL else []
    final, generals = int(s.attack) or None, int(s.generals)
    sums = war_sums(game, generals, dice, marked) if dice else []
    return War(int(s.turn_player), int(s.target), final, int(s.army), dice, marked, generals, sums)


def _spaces(game: Game, s: Any) -> list[Space]:
    box, names = game.box_view, game.lexicon.spaces
    found = []
    for place, id in enumerate(names):
        number = int(s.counter_at[place])
        found.append(Space(id, int(box.space_value[place]), None if number == NONE else _ask(game, s, number)))
    return found


def _ask(game: Game, s: Any, number: int) -> Ask:
    box = game.box_view
    kind = CONDITIONS[box.condition[number]]
    of = int(box.asks_for[number])
    name = None
    if kind == "type":
        name = TYPE_IDS[of]
    elif kind == "bonus" and of < len(BONUS_IDS):
        name = BONUS_IDS[of]
    return Ask(
        id=game.lexicon.counters[number],
        args={"counter": counter_arg(game, number)},
        value=int(box.value[number]),
        kind=kind,
        need=int(box.asks[number]),
        of=name,
        have=[int(standing(box, s, seat, number)) for seat in range(game.players)],
    )


def _lines(game: Game) -> list[str]:
    board = next(one for one in game.content.boards if one.id == game.options["board"])
    forward = [f"{line.start}>{line.to}" for line in board.forward]
    return [*forward, *(f"{line.start}-{line.to}" for line in board.vertical)]
