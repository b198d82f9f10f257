"""The journal in words: what each row says, and the clause that made it happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.flow_of_history.events import Happened
from riverrun.games.flow_of_history.terms import BANKER, NOBODY
from riverrun.games.flow_of_history.words import card_id, name, player, tokens
from riverrun.kernel.journal import Event, Teller

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

# kind: (clause, names of the four numbers, sentence).
TELL: dict[Happened, tuple[str, tuple[str, ...], str]] = {
    Happened.FIRST: ("FOH-S2", ("seat",), "{seat} is the first player."),
    Happened.START: ("FOH-S2", ("seat", "card"), "{seat} starts with {card}."),
    Happened.DEALT: ("FOH-2P1", ("seat", "card", "other"), "{seat} is dealt {card} and {other}."),
    Happened.KEEP: ("FOH-2P1", ("seat", "card"), "{seat} keeps {card}."),
    Happened.TURN: ("FOH-T1", ("seat", "turn"), "{seat}'s turn."),
    Happened.INVEST: ("FOH-I2", ("seat", "card", "tokens"), "{seat} invests {tokens} in {card}."),
    Happened.COMPLETE: (
        "FOH-K2",
        ("seat", "card", "tokens", "bonus"),
        "{seat} completes {card}: {tokens} to the Supply, {bonus} back.",
    ),
    Happened.SNIPE: ("FOH-N1", ("seat", "card", "tokens", "investor"), "{seat} snipes {card}: {tokens} to {receiver}."),
    Happened.TRADE: ("FOH-N2", ("investor", "tokens", "card"), "{investor} takes {tokens} for trade."),
    Happened.HALF: ("FOH-N2", ("investor", "tokens", "card"), "{investor} takes {tokens}, half the Supply."),
    Happened.ACTIVATE: ("FOH-A1", ("seat", "card"), "{seat} activates {card}."),
    Happened.IDLE: ("FOH-A2", ("seat", "card"), "{seat} activates {card} without a target."),
    Happened.PAY: ("FOH-A3", ("seat", "tokens", "card"), "{seat} pays {tokens} to the Supply."),
    Happened.SOW: ("FOH-H1", ("seat", "tokens"), "{seat} harvests: {tokens} from the Reserve to the Supply."),
    Happened.REAP: ("FOH-H1", ("seat", "tokens"), "{seat} takes {tokens}, half the Supply."),
    Happened.CATCH_UP: (
        "FOH-H2",
        ("seat", "tokens", "reserve", "age"),
        "{seat} takes {tokens} from the Supply and {reserve} from the Reserve, up to age {age}.",
    ),
    Happened.GAIN: ("FOH-G1", ("seat", "card"), "{seat} gains {card}."),
    Happened.REPLACE: ("FOH-G2", ("seat", "card"), "{card} makes way for {seat}'s new Leader."),
    Happened.REMOVE: ("FOH-A3", ("seat", "card"), "{seat} gives up {card}."),
    Happened.DRAW: ("FOH-E3", ("seat", "card", "by"), "{by} turns up {card} for {seat}."),
    Happened.REVEAL: ("FOH-U1", ("card", "slot"), "{card} comes to the market."),
    Happened.TAKE: ("FOH-E4", ("seat", "tokens", "card", "reserve"), "{card} brings {seat} {tokens}{source}."),
    Happened.NOTHING: ("FOH-G5", ("seat", "card"), "{card} finds no target."),
    Happened.ATTACK: ("FOH-W1", ("seat", "card", "strength"), "{seat} attacks with {card}, strength {strength}."),
    Happened.KHAN: ("FOH-W5", ("seat", "tokens", "card"), "{card} takes {tokens} from the Supply for {seat}."),
    Happened.PACIFIST: ("FOH-W6", ("seat", "card"), "{seat} is at peace: {card} does not attack."),
    Happened.STEAL: ("FOH-W7", ("seat", "target", "tokens", "card"), "{seat} takes {tokens} from {target}."),
    Happened.LOSE: ("FOH-W4", ("seat", "target", "lost", "card"), "{target} loses {lost} to {seat}'s {card}."),
    Happened.COMMUNISM: (
        "FOH-E6",
        ("seat", "card", "tokens", "supply"),
        "{card}: everyone now has {tokens}, {supply} stay in the Supply.",
    ),
    Happened.OUTDATED: ("FOH-U2", ("card", "age"), "{card} is outdated in age {age} and leaves."),
    Happened.BANKER_LEAVES: ("FOH-2P5", ("card", "tokens"), "The Banker's {card} leaves; {tokens} to the Supply."),
    Happened.BANKER: ("FOH-2P5", ("seat", "card", "tokens"), "The Banker invests {tokens} in {card}."),
    Happened.PASS: ("FOH-2P3", ("seat",), "{seat} takes no bonus action."),
    Happened.FUTURE: ("FOH-U3", ("seat",), "The Future has come: the game ends with this turn."),
    Happened.STALL: ("FOH-T2", ("turns",), "Nothing was invested or gained for {turns} turns: the game ends."),
    Happened.END: ("FOH-U3", (), "The game is over."),
}


def _player(game: Game, seat: int) -> tuple[int, str]:
    return seat, "the market" if seat == NOBODY else player(seat)


def _card(game: Game, card: int) -> tuple[str, str]:
    return card_id(game, card), name(game, card)


def _tokens(game: Game, count: int) -> tuple[int, str]:
    return count, tokens(count)


PLAYERS = ("seat", "investor", "target")
CARDS = ("card", "by", "lost", "other")
TELLER = Teller(TELL, {**dict.fromkeys(PLAYERS, _player), **dict.fromkeys(CARDS, _card), "tokens": _tokens})
SNIPE, TAKE, FUTURE = int(Happened.SNIPE), int(Happened.TAKE), int(Happened.FUTURE)


def event(game: Game, row: Any) -> Event:
    """A journal row as a typed event."""
    tale = TELLER.begin(game, row)
    kind, numbers = row[0], tale.numbers
    if kind == SNIPE:
        investor = numbers["investor"]
        tale.facts["investor"] = "banker" if investor == BANKER else investor
        tale.words["receiver"] = "the Supply" if investor == BANKER else player(investor)
    elif kind == TAKE:
        tale.words["source"] = " from the Reserve" if numbers["reserve"] else " from the Supply"
    elif kind == FUTURE and numbers["seat"] == NOBODY:
        tale.facts["seat"] = None
    return tale.event()
