"""Routes: the lobby, opening a table, and what can be seen of one."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from riverrun.kernel.errors import UnknownMove
from riverrun.kernel.record import Record
from riverrun.kernel.rulebook import Explanation
from riverrun.kernel.shelf import rulebooks
from riverrun.kernel.state import State
from riverrun.server import messages, wishes
from riverrun.server.lobby import lobby_of
from riverrun.server.refusal import Refuse
from riverrun.server.replaying import record_of
from riverrun.server.routes.asking import Asked, AskedSeat, Seen, TableId, TheHouse, base_of, body, doer, look
from riverrun.server.telling import screen, table_view


@get("/api/tables", tags=["Tables"], summary="The lobby: tables one may join, and your own")
async def list_tables(request: Asked, house: TheHouse) -> messages.Lobby:
    person = house.people.who(request)
    return await lobby_of(house, None if person is None else person.id)


@post("/api/tables", tags=["Tables"], summary="Open a table")
async def open_table(
    request: Asked,
    house: TheHouse,
    data: Annotated[
        messages.NewTable,
        body(game=next(iter(rulebooks())), seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], options={}),
    ],
) -> messages.Opened:
    return await doer(request, house).open(data, base_of(request, house))


@get("/api/tables/{id:str}", tags=["Tables"], summary="A table through a seat's eyes, or a spectator's")
async def see_table(
    request: Asked, house: TheHouse, id: TableId, seat: AskedSeat = None, seen: Seen = 0
) -> messages.TableView:
    room, person = await look(request, house, id, seat)
    return table_view(room.table, person, seat, seen, house.time.now(), room.here())


@get("/api/tables/{id:str}/screen", tags=["Tables"], summary="The same as plain text")
async def see_screen(request: Asked, house: TheHouse, id: TableId, seat: AskedSeat = None) -> messages.Screen:
    room, _ = await look(request, house, id, seat)
    return messages.Screen(screen(room.table, seat), room.table.version)


@get("/api/tables/{id:str}/catalogue", tags=["Tables"], summary="The game's pieces as they are drawn")
async def see_catalogue(house: TheHouse, id: TableId) -> list[dict[str, Any]]:
    room = await house.hall.room(id)
    pieces = room.table.game.rulebook.catalogue(room.table.game)
    return [msgspec.to_builtins(piece) for piece in pieces]


@get("/api/tables/{id:str}/explain", tags=["Tables"], summary="What the rules say of a move of yours now")
async def explain(
    request: Asked,
    house: TheHouse,
    id: TableId,
    seat: Annotated[int, QueryParameter(ge=0, le=15)],
    move: Annotated[str, QueryParameter(min_length=1, max_length=200)],
    after: Annotated[
        list[str] | None,
        QueryParameter(max_items=8, description="Moves of yours that are thought to be made first, in their order."),
    ] = None,
) -> messages.Verdict:
    room, _ = await look(request, house, id, seat)
    table = room.table
    wishes.must_be_shown(table)
    if table.state is None or table.turn != seat:
        raise Refuse("not-your-turn", "The rules are asked about your own decision, when it is yours to make.")
    try:
        verdict = explain_after(table.state, seat, after or [], move)
    except UnknownMove as trouble:
        raise Refuse("bad-move", str(trouble)) from None
    return messages.Verdict(verdict.move, verdict.legal, verdict.clause, verdict.text)


def explain_after(state: State, seat: int, first: list[str], move: str) -> Explanation:
    """What the rules say of a move once others are made, or of the first of those that is refused.

    They are made in a copy that holds nothing but what the seat may know, so that nobody learns anything by asking.
    """
    if first:
        state = state.redeal(seat, 0)
    for earlier in first:
        verdict = state.explain(earlier, environment=False)
        if not verdict.legal or state.seat != seat:
            return verdict
        state.play(verdict.move)
    return state.explain(move, environment=False)


@get(
    "/api/tables/{id:str}/record",
    tags=["Tables"],
    summary="The record of a finished game, to keep and to verify",
    responses={200: ResponseSpec(Record, generate_examples=False, description="The record, as a file.")},
)
async def see_record(house: TheHouse, id: TableId) -> Response[bytes]:
    room = await house.hall.room(id)
    text = record_of(room.table).to_json().encode()
    headers = {"content-disposition": f'attachment; filename="riverrun-{id}.json"'}
    return Response(text, media_type="application/json", headers=headers)


ROUTES: list[Any] = [list_tables, open_table, see_table, see_screen, see_catalogue, explain, see_record]
