"""What results add up to for one person: games, records by game and number of players, head to head."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from riverrun.kernel.errors import RiverrunError
from riverrun.kernel.registry import rulebook
from riverrun.server.api.messages import FinishedGame, GameStanding, History, Opponent, RatingInfo, ResultSeat
from riverrun.server.history.ratings import Rating
from riverrun.server.history.results import SeatResult

Game = Sequence[SeatResult]


def history_of(person: str, games: Sequence[Game], ratings: Mapping[str, Rating]) -> History:
    """Return a person's history from their finished games, the latest first."""
    return History(
        games=[finished_game(game, person) for game in games],
        records=records_of(games, person),
        opponents=opponents_of(games, person),
        ratings=[
            RatingInfo(game, title_of(game), one.shown, one.spread, one.games) for game, one in sorted(ratings.items())
        ],
    )


def title_of(game: str) -> str:
    """Return a game's title; its id where this server does not have it any more."""
    try:
        return rulebook(game).title
    except RiverrunError:
        return game


def finished_game(game: Game, person: str) -> FinishedGame:
    """Return a finished game as the wire has it."""
    first = game[0]
    return FinishedGame(
        table=first.table_id,
        game=first.game,
        title=title_of(first.game),
        players=first.players,
        at=first.at,
        ended="resigned" if first.ended == "resigned" else "played",
        together=first.together,
        seats=[
            ResultSeat(
                seat=one.seat,
                points=one.points,
                won=one.won,
                name=one.name or None,
                bot=one.bot if one.person is None else None,
                yours=one.person == person,
                resigned=one.resigned,
                rating=None if one.rating is None else round(one.rating),
                change=None if one.change is None else round(one.change),
            )
            for one in game
        ],
    )


def own_seat(game: Game, person: str) -> SeatResult | None:
    """Return the seat of a person who sat in one seat; None: they sat in several, as on one device."""
    mine = [one for one in game if one.person == person]
    return mine[0] if len(mine) == 1 else None


def records_of(games: Sequence[Game], person: str) -> list[GameStanding]:
    """Return the records by game and number of players."""
    found: dict[tuple[str, int], list[SeatResult]] = {}
    for game in games:
        mine = own_seat(game, person)
        if mine is not None:
            found.setdefault((mine.game, mine.players), []).append(mine)
    return [
        GameStanding(
            game=game,
            title=title_of(game),
            players=players,
            games=len(played),
            won=sum(one.won for one in played),
            best=None if played[0].together else max(one.points for one in played),
        )
        for (game, players), played in sorted(found.items())
    ]


def opponents_of(games: Sequence[Game], person: str) -> list[Opponent]:
    """Return everyone this person played against, those of most games first; where all play together nobody is."""
    found: dict[tuple[str, str], list[tuple[SeatResult, SeatResult]]] = {}
    for game in games:
        mine = own_seat(game, person)
        if mine is None or mine.together:
            continue
        for other in game:
            if other.seat != mine.seat:
                key = ("bot", other.bot or "") if other.person is None else ("person", other.person)
                found.setdefault(key, []).append((mine, other))
    told = [
        Opponent(
            name=pairs[0][1].name or None if kind == "person" else None,  # the latest name
            bot=id if kind == "bot" else None,
            games=len({mine.table_id for mine, _ in pairs}),
            won=sum(mine.won and not other.won for mine, other in pairs),
            lost=sum(other.won and not mine.won for mine, other in pairs),
        )
        for (kind, id), pairs in found.items()
    ]
    return sorted(told, key=lambda one: (-one.games, one.bot is not None, one.name or one.bot or ""))
