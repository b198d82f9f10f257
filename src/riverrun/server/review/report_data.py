"""What a report is made of: the decisions of a game, the moves in words, and as much of each analysis as is stored."""

from __future__ import annotations

import gzip
import zlib
from typing import Any

import msgspec
import structlog

from riverrun.bots import report
from riverrun.kernel.analysis import Analysis, Chance
from riverrun.kernel.game import Game
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.record import Record
from riverrun.kernel.state import State
from riverrun.server.api import messages
from riverrun.server.table.table import Table

UNSAID = Sentence("")
"""What a move does, where nobody will be told."""
logger = structlog.get_logger()


def decision_keys(record: Record, game: Game, iterations: int) -> list[str]:
    """Return the keys of a game's decisions, in order."""
    return [report.key(step.state, iterations) for step in report.steps(record, game)]


def check_record(record: Record, game: Game, iterations: int) -> tuple[list[float] | None, list[str]]:
    """Return each seat's share of the win and the keys of a record's decisions; BadRecord where it does not replay."""
    last = msgspec.structs.replace(record, commitment=None).verify(game)
    return (last.wins() if last.over else None), decision_keys(record, game, iterations)


def win_shares(table: Table) -> list[float] | None:
    """Return each seat's share of the win at a table."""
    if table.ended == "played" and table.state is not None:
        return table.state.wins()
    winners = table.winners
    return [(seat in winners) / len(winners) for seat in range(len(table.seats))] if winners else None


def describe(state: State, move: str) -> messages.DescribedMove:
    """Return a move in words."""
    verdict = state.explain(move)
    return messages.DescribedMove(verdict.move, verdict.sentence, verdict.clause)


def build_report(
    game: Game,
    wins: list[float] | None,
    iterations: int,
    moments: list[report.Moment],
    words: dict[int, tuple[messages.DescribedMove, messages.DescribedMove]],
) -> messages.Report:
    """Return the report that the moments of a game make."""
    by_number = {one.number: one for one in moments}
    turning = [
        messages.TurningPoint(number, by_number[number].seat, by_number[number].lost, *words[number])
        for number in report.turning_points(moments)
    ]
    told: list[Any] = [
        messages.ReportMoment(one.number, one.seat, one.played, one.best, one.chances, one.lost) for one in moments
    ]
    return messages.Report(game.id, game.players, iterations, told, turning, wins)


# What is stored


def encode_report(report: messages.Report) -> bytes:
    """Encode a report for storage."""
    return gzip.compress(msgspec.json.encode(report), mtime=0)


def decode_report(body: bytes, table: str) -> messages.Report | None:
    """Decode a stored report; None where it cannot be read any more: then it is made anew."""
    try:
        return msgspec.json.decode(gzip.decompress(body), type=messages.Report)
    except (OSError, EOFError, zlib.error, UnicodeError, msgspec.DecodeError) as trouble:
        logger.warning("report passed over", table=table, why=str(trouble))
        return None


def trim(found: Analysis) -> Analysis:
    """Return as much of an analysis as a report needs."""
    moves = [
        msgspec.structs.replace(one, sentence=UNSAID, clause="", share=0.0, chances=round_chances(one.chances))
        for one in found.moves
    ]
    return msgspec.structs.replace(found, chances=round_chances(found.chances), moves=moves, line=[], reasons=[])


def round_chances(chances: list[Chance]) -> list[Chance]:
    """Round to a hundredth of a percent."""
    return [Chance(round(one.mean, 4), round(one.low, 4), round(one.high, 4)) for one in chances]


def encode_analysis(found: Analysis) -> bytes:
    """Encode an analysis for storage."""
    return zlib.compress(msgspec.msgpack.encode(found))


def decode_analysis(body: bytes) -> Analysis | None:
    """Decode a stored analysis; None where it cannot be read any more: then it is made anew."""
    try:
        return msgspec.msgpack.decode(zlib.decompress(body), type=Analysis)
    except (zlib.error, UnicodeError, msgspec.DecodeError) as trouble:
        logger.warning("analysis passed over", why=str(trouble))
        return None
