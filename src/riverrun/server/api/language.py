"""Words for those who ask for them: `?language=de` puts text beside every sentence of an answer.

The page makes its own words. A program that shows people what it is told need not: one function at the edge makes them,
of what would have been sent in any case.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from riverrun.kernel.game import Game
from riverrun.kernel.language.catalogue import best_language
from riverrun.kernel.language.sentences import Sentence, with_text

JSON = b"application/json"
GAME = "game_of_the_answer"
"""The key of a request's state under which a handler names the game whose legal moves its answer has."""


def asked_language(query: bytes | str) -> str | None:
    """Return the language that an address asks for; one that there is not becomes English."""
    text = query.decode("latin-1") if isinstance(query, bytes) else query
    asked = parse_qs(text).get("language")
    return None if not asked else best_language(asked[:1])


def in_words(message: bytes, language: str, game: Game | None) -> bytes:
    """Return a message with text beside every sentence; the legal moves of a view of `game` have theirs as well."""
    data = with_text(msgspec.json.decode(message), language)
    view = data.get("view") if isinstance(data, dict) else None
    if game is not None and isinstance(view, dict):
        view["legal"] = [with_words(game, view, legal, language) for legal in view["legal"]]
    return msgspec.json.encode(data)


def with_words(game: Game, view: dict[str, Any], legal: list[Any], language: str) -> list[Any]:
    """Return a legal move of a view with its words as a fifth element."""
    move, notation, clause, *rest = legal
    own = rest[0] if rest else {}
    rules = game.rulebook.declared
    alike = view["legal_args"].get(rules.moves.verb_of(move), {})
    kind = "" if view["decision"] is None else view["decision"]["kind"]
    args = Sentence("", {**alike, **own}).args  # which makes structs of plain data
    return [move, notation, clause, own, rules.may(game, kind, move, args).say(language)]


class LanguageMiddleware:
    """An ASGI layer that answers in words where the address asks for them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        language = asked_language(scope["query_string"]) if scope["type"] == ScopeType.HTTP else None
        if language is None:
            await self.app(scope, receive, send)
            return
        scope["headers"] = [pair for pair in scope["headers"] if pair[0] != b"accept-encoding"]  # nothing compressed
        start: Any = None
        body = b""

        async def send_in_words(message: Message) -> None:
            nonlocal start, body
            if message["type"] == "http.response.start":
                start = message
                return
            if message["type"] != "http.response.body":
                await send(message)
                return
            body += message["body"]
            if message.get("more_body"):
                return
            headers = dict(start["headers"])
            if headers.get(b"content-type", b"").startswith(JSON):
                body = in_words(body, language, scope.get("state", {}).get(GAME))
                headers[b"content-length"] = str(len(body)).encode()
                start["headers"] = [*headers.items()]
            await send(start)
            await send({"type": "http.response.body", "body": body, "more_body": False})

        await self.app(scope, receive, send_in_words)
