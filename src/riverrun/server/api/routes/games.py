"""Routes: the games and their rules."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath

from riverrun.kernel.errors import RiverrunError
from riverrun.kernel.registry import rulebook
from riverrun.kernel.rules.clauses import Clause
from riverrun.server.api import messages
from riverrun.server.api.dependencies import TheSettings
from riverrun.server.api.lobby import games
from riverrun.server.errors import RequestError
from riverrun.server.sessions.game_cache import cached_game


@get("/api/games", tags=["Games"], summary="The games, their options, bots and content packs")
async def list_games(settings: TheSettings) -> list[messages.GameInfo]:
    return await games(settings.packs, settings.laboratory.games > 0)


@get("/api/games/{game:str}/clauses", tags=["Games"], summary="A game's rules, clause by clause")
async def list_clauses(game: FromPath[str]) -> list[Clause]:
    try:
        return list(rulebook(game).clauses.values())
    except RiverrunError as trouble:
        raise RequestError("not-found", trouble.sentence) from None


@get("/api/games/{game:str}/catalogue", tags=["Games"], summary="A game's pieces as they are drawn, without a pack")
async def list_pieces(game: FromPath[str]) -> list[dict[str, Any]]:
    try:
        found = await cached_game(game, rulebook(game).usual, {}, None)
    except RiverrunError as trouble:
        raise RequestError("not-found", trouble.sentence) from None
    return [msgspec.to_builtins(piece) for piece in found.rulebook.faces(found)]


ROUTES: list[Any] = [list_games, list_clauses, list_pieces]
