"""Routes: the lobby, opening a table, and what can be seen of one."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from riverrun.kernel.errors import IllegalMove, UnknownMove
from riverrun.kernel.jit.switch import in_this_mode
from riverrun.kernel.language.catalogue import ENGLISH
from riverrun.kernel.language.sentences import Ref, Sentence, language
from riverrun.kernel.moves.move_space import MoveSpaceInfo
from riverrun.kernel.record import Record
from riverrun.kernel.registry import rulebooks
from riverrun.kernel.rules.explanations import Explanation, Refusal
from riverrun.kernel.state import State
from riverrun.server.access.addresses import host_of, is_loopback, network_url
from riverrun.server.access.auth import id_of
from riverrun.server.api import messages
from riverrun.server.api.dependencies import (
    Auth,
    HttpRequest,
    Keeping,
    Latest,
    Mine,
    Opener,
    Registry,
    SeatQuery,
    Seen,
    TablePath,
    TheLobby,
    TheSettings,
    base_url,
    body,
    watched_session,
)
from riverrun.server.api.language import GAME, asked_language
from riverrun.server.errors import RequestError
from riverrun.server.table import commands
from riverrun.server.table.config import hash_secret
from riverrun.server.table.table import Table
from riverrun.server.table.telling.items import LogItems
from riverrun.server.table.telling.projection import text_screen

ITEMS_A_PAGE = 500
"""The most entries of a log that are sent at once to who reads it backwards."""


@get("/api/tables", tags=["Tables"], summary="The lobby: tables one may join, and your own")
async def list_tables(request: HttpRequest, auth: Auth, lobby: TheLobby) -> messages.Lobby:
    return await lobby.of(id_of(auth.person(request)))


@post("/api/tables", tags=["Tables"], summary="Open a table")
async def open_table(
    request: HttpRequest,
    auth: Auth,
    opener: Opener,
    settings: TheSettings,
    data: Annotated[
        messages.NewTable,
        body(game=next(iter(rulebooks())), seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], options={}),
    ],
) -> messages.Opened:
    return await opener.open(auth.person(request), data, base_url(request, settings), auth.client(request))


@post("/api/tables/{id:str}/check", tags=["Tables"], summary="What a link to a seat is good for", status_code=200)
async def check_invitation(
    request: HttpRequest,
    auth: Auth,
    registry: Registry,
    id: TablePath,
    data: Annotated[messages.InvitationCheck, body(secret="from the link")],
) -> messages.InvitationState:
    table = (await registry.session(id)).table
    valid, seats = commands.seats_opened(table, id_of(auth.person(request)), data.secret, data.seat)
    return messages.InvitationState(valid, seats)


@get("/api/tables/{id:str}/invitation", tags=["Tables"], summary="The one link to a table of yours for everyone")
async def see_invitation(
    request: HttpRequest, auth: Auth, registry: Registry, settings: TheSettings, id: TablePath
) -> messages.TableInvitation:
    session, person = await registry.session(id), id_of(auth.person(request))
    await registry.check(session, lambda table: commands.is_host(table, person))
    secret, url = auth.table_secret(id, session.table.config.link), base_url(request, settings)
    if session.table.config.link != hash_secret(secret):
        raise RequestError("wrong-stage", Sentence("rr-error-no-table-link"))
    local = is_loopback(host_of(url))
    return messages.TableInvitation(
        secret=secret,
        link=f"{url}/t/{id}#key={secret}",
        local=local,
        network=network_url(url, settings.host) if local else None,
        listens=not is_loopback(settings.host),
    )


@get(
    "/api/tables/{id:str}",
    tags=["Tables"],
    summary="A table as a seat of yours sees it, or a spectator",
    responses={200: ResponseSpec(messages.TableUpdate, generate_examples=False, description="The table.")},
)
async def see_table(
    request: HttpRequest,
    auth: Auth,
    registry: Registry,
    id: TablePath,
    seat: SeatQuery = None,
    seen: Seen = 0,
    mine: Mine = False,
    latest: Latest = None,
) -> Response[bytes]:
    session, person = await watched_session(request, auth, registry, id, seat)
    own = session.table.seats_of(person)
    if mine and seat is None and len(own) == 1:
        seat = own[0]
    if latest is not None and seen == 0:
        seen = max(0, session.table.version - latest)
    update, _ = session.update_for(person, seat, seen, registry.time.now())
    request.state[GAME] = session.table.game
    return Response(update, media_type="application/json")


@get(
    "/api/tables/{id:str}/items",
    tags=["Tables"],
    summary="Entries of a table's log before one that you have, at most 500: for a look that began with the latest",
    responses={200: ResponseSpec(list[messages.LogItem], generate_examples=False, description="The entries.")},
)
async def see_items(
    request: HttpRequest, auth: Auth, registry: Registry, id: TablePath, before: Seen, seat: SeatQuery = None
) -> Response[bytes]:
    session, _ = await watched_session(request, auth, registry, id, seat)
    items = LogItems(session.table).page(seat, before, ITEMS_A_PAGE)
    request.state[GAME] = session.table.game
    return Response(b"[" + b",".join(items) + b"]", media_type="application/json")


@get("/api/tables/{id:str}/screen", tags=["Tables"], summary="The same as plain text, for those who show it")
async def see_screen(
    request: HttpRequest, auth: Auth, registry: Registry, id: TablePath, seat: SeatQuery = None
) -> messages.Screen:
    session, _ = await watched_session(request, auth, registry, id, seat)
    with language(asked_language(request.scope["query_string"]) or ENGLISH):
        return messages.Screen(text_screen(session.table, seat), session.table.version)


@get("/api/tables/{id:str}/catalogue", tags=["Tables"], summary="The game's pieces as they are drawn")
async def see_catalogue(registry: Registry, id: TablePath) -> list[dict[str, Any]]:
    table = (await registry.session(id)).table
    if table.frozen is not None and table.frozen.kept is not None:
        return msgspec.json.decode(table.frozen.kept.catalogue, type=list[dict[str, Any]])
    return [msgspec.to_builtins(piece) for piece in table.game.rulebook.faces(table.game)]


@get("/api/tables/{id:str}/moves", tags=["Tables"], summary="The game's moves, by which their numbers are read")
async def see_moves(registry: Registry, id: TablePath) -> MoveSpaceInfo:
    table = (await registry.session(id)).table
    if table.frozen is not None and table.frozen.kept is not None:
        return msgspec.json.decode(table.frozen.kept.moves, type=MoveSpaceInfo)
    return table.game.rulebook.declared.describe(table.game)


AskedSeat = Annotated[int, QueryParameter(ge=0, le=15)]
AskedMove = Annotated[str, QueryParameter(min_length=1, max_length=200)]
MovesBefore = Annotated[
    list[str] | None,
    QueryParameter(
        max_items=messages.TOGETHER_MAX - 1,
        description="Moves of yours that are thought to be made first, in their order.",
    ),
]

MostWays = Annotated[int, QueryParameter(ge=1, le=32, description="The most ways that are told.")]


@get("/api/tables/{id:str}/explain", tags=["Tables"], summary="What the rules say of a move of yours now")
async def explain(
    request: HttpRequest,
    auth: Auth,
    registry: Registry,
    id: TablePath,
    seat: AskedSeat,
    move: AskedMove,
    after: MovesBefore = None,
) -> messages.Verdict:
    session, _ = await watched_session(request, auth, registry, id, seat)
    state = asked_state(session.table, seat)
    try:
        verdict = explain_after(state, seat, after or [], move)
    except UnknownMove as trouble:
        raise RequestError("bad-move", trouble.sentence) from None
    return messages.Verdict(verdict.move, verdict.legal, verdict.clause, verdict.sentence)


@get(
    "/api/tables/{id:str}/finish",
    tags=["Tables"],
    summary="How to complete a choice of several moves that a move of yours would begin",
)
async def finish(
    request: HttpRequest,
    auth: Auth,
    registry: Registry,
    id: TablePath,
    seat: AskedSeat,
    move: AskedMove,
    after: MovesBefore = None,
    ways: MostWays = 4,
) -> messages.Completions:
    session, _ = await watched_session(request, auth, registry, id, seat)
    state, version = asked_state(session.table, seat).redeal(seat, 0), session.table.version
    try:
        found = await asyncio.to_thread(in_this_mode(state.finish), [*(after or []), move], ways=ways)
    except UnknownMove as trouble:
        raise RequestError("bad-move", trouble.sentence) from None
    except IllegalMove as trouble:
        reason = Sentence("rr-error-move-of-several", {"move": trouble.move, "reason": trouble.why})
        raise RequestError("illegal", reason if after else trouble.why, trouble.clause, version=version) from None
    return messages.Completions(found, version)


def asked_state(table: Table, seat: int) -> State:
    """The state of a table at which this seat is asked now; all others are refused."""
    commands.require_visible(table)
    if table.state is None or table.turn != seat:
        raise RequestError("not-your-turn", Sentence("rr-error-rules-your-decision"))
    return table.state


def explain_after(state: State, seat: int, first: list[str], move: str) -> Explanation:
    """Explain a move once others are made, or the first of those that is refused.

    They are made in a copy that holds nothing but what the seat may know, so that nobody learns anything by asking.
    Where the next decision is no longer the seat's, no move of its is legal, whatever the rules say of that move.
    """
    if first:
        state = state.redeal(seat, 0)
    for earlier in first:
        verdict = explain_own(state, seat, earlier)
        if not verdict.legal:
            return verdict
        state.play(verdict.move)
    return explain_own(state, seat, move)


def explain_own(state: State, seat: int, move: str) -> Explanation:
    """Explain a move of a seat; refused with whose decision it is, if it is another's."""
    verdict = state.explain(move, environment=False)
    asked = state.decision
    if not verdict.legal or asked is None or asked.seat == seat:
        return verdict
    whose = Sentence("rr-error-not-your-turn", {"player": Ref("player", asked.seat)})
    return Refusal(verdict.move, asked.clause, whose)


@get(
    "/api/tables/{id:str}/record",
    tags=["Tables"],
    summary="The record of a finished game, to keep and to verify; also of one that cannot go on on this server",
    description="Of a game that cannot go on and is not over, the moves of other people's seats are `?`.",
    responses={200: ResponseSpec(Record, generate_examples=False, description="The record, as a file.")},
)
async def see_record(request: HttpRequest, auth: Auth, keeping: Keeping, id: TablePath) -> Response[bytes]:
    text = (await keeping.record(id, id_of(auth.person(request)))).encode()
    headers = {"content-disposition": f'attachment; filename="riverrun-{id}.json"'}
    return Response(text, media_type="application/json", headers=headers)


ROUTES: list[Any] = [
    list_tables,
    open_table,
    check_invitation,
    see_invitation,
    see_table,
    see_items,
    see_screen,
    see_catalogue,
    see_moves,
    explain,
    finish,
    see_record,
]
