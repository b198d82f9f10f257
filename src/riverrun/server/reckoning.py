"""What a report is made of: the decisions of a game, the moves in words, and as much of each analysis as is kept."""

from __future__ import annotations

import hashlib
import zlib
from typing import Any

import msgspec

from riverrun.bots import report
from riverrun.kernel.analysis import Analysis, Chance
from riverrun.kernel.game import Game
from riverrun.kernel.record import Record
from riverrun.kernel.state import State
from riverrun.server import messages
from riverrun.server.table import Table


def record_id(record: Record) -> str:
    """A record's name here: a hash, which only those know who have the record."""
    return hashlib.blake2b(msgspec.json.encode(record), digest_size=16).hexdigest()


def keys_of(record: Record, game: Game, iterations: int) -> list[str]:
    """The keys of a game's decisions, in order."""
    return [report.key(step.state, iterations) for step in report.steps(record, game)]


def checked(record: Record, game: Game, iterations: int) -> tuple[list[float] | None, list[str]]:
    """Each seat's share of the win and the keys of a record's decisions; BadRecord where it does not replay."""
    last = msgspec.structs.replace(record, commitment=None).verify(game)
    return (last.wins() if last.over else None), keys_of(record, game, iterations)


def shares(table: Table) -> list[float] | None:
    """Each seat's share of the win at a table."""
    if table.ended == "played" and table.state is not None:
        return table.state.wins()
    winners = table.winners
    return [(seat in winners) / len(winners) for seat in range(len(table.seats))] if winners else None


def worded(state: State, move: str) -> messages.Worded:
    """A move in words."""
    verdict = state.explain(move)
    return messages.Worded(verdict.move, verdict.text, verdict.clause)


def summed(
    game: Game,
    wins: list[float] | None,
    iterations: int,
    moments: list[report.Moment],
    words: dict[int, tuple[messages.Worded, messages.Worded]],
) -> messages.Report:
    """The report that the moments of a game make."""
    by_number = {one.number: one for one in moments}
    turning = [
        messages.TurningPoint(number, by_number[number].seat, by_number[number].lost, *words[number])
        for number in report.turning_points(moments)
    ]
    told: list[Any] = [
        messages.ReportMoment(one.number, one.seat, one.played, one.best, one.chances, one.lost) for one in moments
    ]
    return messages.Report(game.id, game.players, iterations, told, turning, wins)


# What is kept of an analysis


def trimmed(found: Analysis) -> Analysis:
    """As much of an analysis as a report needs."""
    moves = [
        msgspec.structs.replace(one, text="", clause="", share=0.0, chances=rounded(one.chances)) for one in found.moves
    ]
    return msgspec.structs.replace(found, chances=rounded(found.chances), moves=moves, line=[], reasons=[])


def rounded(chances: list[Chance]) -> list[Chance]:
    """To a hundredth of a percent."""
    return [Chance(round(one.mean, 4), round(one.low, 4), round(one.high, 4)) for one in chances]


def packed(found: Analysis) -> bytes:
    """An analysis as it is stored."""
    return zlib.compress(msgspec.msgpack.encode(found))


def unpacked(body: bytes) -> Analysis | None:
    """An analysis from storage; None where it cannot be read any more: then it is made anew."""
    try:
        return msgspec.msgpack.decode(zlib.decompress(body), type=Analysis)
    except (zlib.error, msgspec.DecodeError):
        return None
