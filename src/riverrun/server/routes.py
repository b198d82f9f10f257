"""The HTTP interface: people, tables, what is done at them, and how the server is."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post, put
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example, OpenAPIMediaType, Operation, Reference, RequestBody, Schema
from litestar.params import Body, Parameter
from litestar.response import Response as Plain

from riverrun.kernel.clauses import Clause
from riverrun.kernel.errors import RiverrunError, UnknownMove
from riverrun.kernel.game import Game
from riverrun.kernel.record import Record
from riverrun.kernel.shelf import rulebook, rulebooks
from riverrun.server import messages, wishes
from riverrun.server.doings import Doer
from riverrun.server.guard import key_of
from riverrun.server.hall import Room, record_of
from riverrun.server.house import House
from riverrun.server.lobby import games, lobby_of
from riverrun.server.metrics import CONTENT_TYPE
from riverrun.server.people import Person
from riverrun.server.refusal import STATUS, Refuse
from riverrun.server.replaying import LARGEST
from riverrun.server.telling import screen, table_view

Asked = Request[Any, Any, Any]
AskedSeat = Annotated[
    int | None, Parameter(query="seat", ge=0, le=15, required=False, description="A seat of yours; none: you watch.")
]
Seen = Annotated[int, Parameter(query="seen", ge=0, le=2**31 - 1, required=False, description="The version you have.")]


REFUSALS = {
    status: ResponseSpec(
        messages.Refused,
        generate_examples=False,
        description="Refused: " + ", ".join(error for error in STATUS if STATUS[error] == status) + ".",
    )
    for status in sorted(set(STATUS.values()))
}
"""What every request may be answered with, for the API's page."""


def body(**example: object) -> Any:
    """A request body with its example for the API's page."""
    return Body(examples=[Example(summary="For example", value=example)])


@dataclass
class TakesRecord(Operation):
    """An operation whose body is a record: for example, that of a game which is dealt when someone wants to read it."""

    def __post_init__(self) -> None:
        book = next(iter(rulebooks().values()))
        example = msgspec.to_builtins(Record.of(Game(book, book.usual).new(7)))
        shape = Schema(all_of=[Reference("#/components/schemas/Record")], examples=[example])
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(shape)}, required=True)


# What there is


@get("/api/games", tags=["Games"], summary="The games, their options, bots and content packs")
async def list_games(house: House) -> list[messages.GameInfo]:
    return games(house.settings.packs)


@get("/api/games/{game:str}/clauses", tags=["Games"], summary="A game's rules, clause by clause")
async def list_clauses(game: str) -> list[Clause]:
    try:
        return list(rulebook(game).clauses.values())
    except RiverrunError as trouble:
        raise Refuse("not-found", str(trouble)) from None


# Who is asking


@get("/api/me", tags=["People"], summary="Who you are")
async def who_am_i(request: Asked, house: House) -> messages.Me:
    person = house.people.who(request)
    return messages.Me(None if person is None else person.name)


@put("/api/me", tags=["People"], summary="Say your name; the cookie that comes back is you")
async def name_me(
    request: Asked, house: House, data: Annotated[messages.Rename, body(name="Ada")]
) -> Response[messages.Me]:
    person = house.people.named(house.people.who(request), data.name)
    return _as(house, person)


@post("/api/me/pass", tags=["People"], summary="A key to become the same person on another device", status_code=200)
async def give_pass(request: Asked, house: House) -> messages.Pass:
    return messages.Pass(house.people.key(house.people.who_must(request)))


@put("/api/me/pass", tags=["People"], summary="Become the person a key is from")
async def use_pass(house: House, data: Annotated[messages.UsePass, body(key="...")]) -> Response[messages.Me]:
    return _as(house, house.people.by_key(data.key))


def _as(house: House, person: Person) -> Response[messages.Me]:
    cookie: Cookie = house.people.cookie(person)
    return Response(messages.Me(person.name), cookies=[cookie])


# Tables


@get("/api/tables", tags=["Tables"], summary="The lobby: tables one may join, and your own")
async def list_tables(request: Asked, house: House) -> messages.Lobby:
    person = house.people.who(request)
    return await lobby_of(house, None if person is None else person.id)


@post("/api/tables", tags=["Tables"], summary="Open a table")
async def open_table(
    request: Asked,
    house: House,
    data: Annotated[
        messages.NewTable,
        body(game=next(iter(rulebooks())), seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], options={}),
    ],
) -> messages.Opened:
    return await _doer(request, house).open(data, _base(request, house))


@get("/api/tables/{id:str}", tags=["Tables"], summary="A table through a seat's eyes, or a spectator's")
async def see_table(
    request: Asked, house: House, id: str, seat: AskedSeat = None, seen: Seen = 0
) -> messages.TableView:
    room, person = await _look(request, house, id, seat)
    return table_view(room.table, person, seat, seen, house.time.now(), room.here())


@get("/api/tables/{id:str}/screen", tags=["Tables"], summary="The same as plain text")
async def see_screen(request: Asked, house: House, id: str, seat: AskedSeat = None) -> messages.Screen:
    room, _ = await _look(request, house, id, seat)
    return messages.Screen(screen(room.table, seat), room.table.version)


@get("/api/tables/{id:str}/catalogue", tags=["Tables"], summary="The game's pieces as they are drawn")
async def see_catalogue(house: House, id: str) -> list[dict[str, Any]]:
    room = await house.hall.room(id)
    pieces = room.table.game.rulebook.catalogue(room.table.game)
    return [msgspec.to_builtins(piece) for piece in pieces]


@get("/api/tables/{id:str}/explain", tags=["Tables"], summary="What the rules say of a move of yours now")
async def explain(
    request: Asked,
    house: House,
    id: str,
    seat: Annotated[int, Parameter(query="seat", ge=0, le=15)],
    move: Annotated[str, Parameter(query="move", min_length=1, max_length=200)],
) -> messages.Verdict:
    room, _ = await _look(request, house, id, seat)
    table = room.table
    wishes.must_be_shown(table)
    if table.state is None or table.turn != seat:
        raise Refuse("not-your-turn", "The rules are asked about your own decision, when it is yours to make.")
    try:
        verdict = table.state.explain(move, environment=False)
    except UnknownMove as trouble:
        raise Refuse("bad-move", str(trouble)) from None
    return messages.Verdict(verdict.move, verdict.legal, verdict.clause, verdict.text)


@get(
    "/api/tables/{id:str}/record",
    tags=["Tables"],
    summary="The record of a finished game, to keep and to verify",
    responses={200: ResponseSpec(Record, generate_examples=False, description="The record, as a file.")},
)
async def see_record(house: House, id: str) -> Plain[bytes]:
    room = await house.hall.room(id)
    text = record_of(room.table).to_json().encode()
    headers = {"content-disposition": f'attachment; filename="riverrun-{id}.json"'}
    return Plain(text, media_type="application/json", headers=headers)


@get(
    "/api/tables/{id:str}/replay",
    tags=["Replays"],
    summary="A finished game from the deal to the last move, as anyone may see it then",
    responses={200: ResponseSpec(messages.Replay, generate_examples=False, description="The replay.")},
)
async def see_replay(request: Asked, house: House, id: str) -> Plain[bytes]:
    room = await house.hall.room(id)
    return _packed(request, await house.replays.of_table(room.table, key_of(house, request)))


@post(
    "/api/replay",
    tags=["Replays"],
    summary="The same of any record that this server's rules can replay",
    status_code=200,
    request_max_body_size=LARGEST,
    operation_class=TakesRecord,
    responses={200: ResponseSpec(messages.Replay, generate_examples=False, description="The replay.")},
)
async def replay_record(request: Asked, house: House, body: bytes) -> Plain[bytes]:
    return _packed(request, await house.replays.of_record(body, key_of(house, request)))


# Analysis


@post(
    "/api/tables/{id:str}/hint",
    tags=["Analysis"],
    summary="What to do now, for a seat of yours that is asked: a second's thought, by what that seat knows",
    status_code=200,
)
async def hint(
    request: Asked, house: House, id: str, data: Annotated[messages.HintWish, body(seat=0)]
) -> messages.Hint:
    return await _doer(request, house).hint(id, data.seat)


@get(
    "/api/tables/{id:str}/report",
    tags=["Analysis"],
    summary="The report on a finished game, or how far it is; ask again until it is done",
)
async def see_report(house: House, id: str) -> messages.ReportState:
    room = await house.hall.room(id)
    return await house.reports.of_table(room.table)


@post(
    "/api/report",
    tags=["Analysis"],
    summary="The same for any record that this server's rules can replay",
    status_code=200,
    request_max_body_size=LARGEST,
    operation_class=TakesRecord,
)
async def report_record(request: Asked, house: House, body: bytes) -> messages.ReportState:
    asker = key_of(house, request)
    house.must_not_hurry(asker)
    return await house.reports.of_record(body, asker, house.replays)


@get("/api/report/{id:str}", tags=["Analysis"], summary="How far the report on a record is, by the id it was given")
async def see_record_report(house: House, id: str) -> messages.ReportState:
    return house.reports.known(id)


@post(
    "/api/try",
    tags=["Analysis"],
    summary="Try moves from a moment of a finished game or of a record, and let bots answer",
    status_code=200,
    request_max_body_size=2 * LARGEST,
)
async def try_moves(
    request: Asked,
    house: House,
    data: Annotated[messages.Try, body(table="0" * 16, moment=12, moves=["harvest"], bot="greedy")],
) -> messages.Tried:
    return await house.trials.tried(data, lambda: house.must_not_hurry(key_of(house, request)))


# What is done at a table


@post("/api/tables/{id:str}/sit", tags=["Playing"], summary="Take a seat", status_code=200)
async def sit(
    request: Asked, house: House, id: str, data: Annotated[messages.Sit, body(seat=1, secret="from the link")]
) -> messages.Done:
    return await _done(request, house, id, data)


@post("/api/tables/{id:str}/leave", tags=["Playing"], summary="Give a seat up before the game", status_code=200)
async def leave(request: Asked, house: House, id: str, data: Annotated[messages.AtSeat, body(seat=1)]) -> messages.Done:
    return await _done(request, house, id, messages.LeaveNow(data.seat, data.id))


@post("/api/tables/{id:str}/close", tags=["Playing"], summary="Close a table of yours before the game", status_code=200)
async def close(request: Asked, house: House, id: str) -> messages.Done:
    return await _done(request, house, id, messages.CloseNow())


@post("/api/tables/{id:str}/name", tags=["Playing"], summary="Rename a seat of yours", status_code=200)
async def rename(
    request: Asked, house: House, id: str, data: Annotated[messages.SeatName, body(seat=1, name="Grace")]
) -> messages.Done:
    return await _done(request, house, id, data)


@post("/api/tables/{id:str}/play", tags=["Playing"], summary="Play a move, or several together", status_code=200)
async def play(
    request: Asked,
    house: House,
    id: str,
    data: Annotated[messages.Play, body(seat=0, move="harvest", seen=3, id="m1")],
) -> messages.Done:
    return await _done(request, house, id, data)


@post("/api/tables/{id:str}/undo", tags=["Playing"], summary="Take back, or ask to", status_code=200)
async def undo(request: Asked, house: House, id: str, data: Annotated[messages.AtSeat, body(seat=0)]) -> messages.Done:
    return await _done(request, house, id, messages.UndoNow(data.seat, data.id))


@post("/api/tables/{id:str}/answer", tags=["Playing"], summary="Let another take back, or not", status_code=200)
async def answer(
    request: Asked, house: House, id: str, data: Annotated[messages.Answer, body(seat=1, yes=True)]
) -> messages.Done:
    return await _done(request, house, id, data)


@post("/api/tables/{id:str}/resign", tags=["Playing"], summary="Give the game up", status_code=200)
async def resign(
    request: Asked, house: House, id: str, data: Annotated[messages.AtSeat, body(seat=0)]
) -> messages.Done:
    return await _done(request, house, id, messages.ResignNow(data.seat, data.id))


@post("/api/tables/{id:str}/say", tags=["Playing"], summary="Say something to the table", status_code=200)
async def say(
    request: Asked, house: House, id: str, data: Annotated[messages.Say, body(seat=0, text="Well played!")]
) -> messages.Done:
    return await _done(request, house, id, data)


@post("/api/tables/{id:str}/start", tags=["Playing"], summary="Start the timer of a round", status_code=200)
async def start(request: Asked, house: House, id: str, data: Annotated[messages.AtSeat, body(seat=0)]) -> messages.Done:
    return await _done(request, house, id, messages.StartNow(data.seat, data.id))


@post("/api/tables/{id:str}/pause", tags=["Playing"], summary="Pause the clock", status_code=200)
async def pause(request: Asked, house: House, id: str, data: Annotated[messages.AtSeat, body(seat=0)]) -> messages.Done:
    return await _done(request, house, id, messages.PauseNow(data.seat, data.id))


@post("/api/tables/{id:str}/resume", tags=["Playing"], summary="Let the clock go on", status_code=200)
async def resume(
    request: Asked, house: House, id: str, data: Annotated[messages.AtSeat, body(seat=0)]
) -> messages.Done:
    return await _done(request, house, id, messages.ResumeNow(data.seat, data.id))


@post("/api/tables/{id:str}/end-wave", tags=["Playing"], summary="End a wave that is for talking", status_code=200)
async def end_wave(
    request: Asked, house: House, id: str, data: Annotated[messages.AtSeat, body(seat=0)]
) -> messages.Done:
    return await _done(request, house, id, messages.EndWaveNow(data.seat, data.id))


@post("/api/tables/{id:str}/again", tags=["Playing"], summary="A rematch: the same people at another table")
async def again(request: Asked, house: House, id: str) -> messages.Opened:
    return await _doer(request, house).again(id, _base(request, house))


# How the server is


@get("/api/status", tags=["Server"], summary="How the server is")
async def status(house: House) -> messages.Status:
    return await house.status()


@get(
    "/health",
    tags=["Server"],
    summary="200 if it can serve, 503 if not",
    responses={503: ResponseSpec(messages.Status, generate_examples=False, description="It cannot serve.")},
)
async def health(house: House) -> Response[messages.Status]:
    found = await house.status()
    return Response(found, status_code=200 if found.ok else 503)


@get("/metrics", include_in_schema=False)
async def metrics(house: House) -> Plain[bytes]:
    return Plain(house.metrics.text(), media_type=CONTENT_TYPE)


async def _look(request: Asked, house: House, id: str, seat: int | None) -> tuple[Room, str | None]:
    """A table, if the person may look at it through this seat's eyes."""
    person = house.people.who(request)
    who = None if person is None else person.id
    room = await house.hall.room(id)
    if seat is not None and seat not in room.table.seats_of(who):
        raise Refuse("not-your-seat", f"Seat {seat + 1} is not yours; anyone may watch without a seat.")
    return room, who


async def _done(request: Asked, house: House, id: str, command: object) -> messages.Done:
    number = await _doer(request, house).do(id, command)
    return messages.Done(number, getattr(command, "id", None))


def _packed(request: Asked, packed: bytes) -> Plain[bytes]:
    """Compressed JSON, for those who take it so and for those who do not."""
    headers = {"vary": "accept-encoding", "cache-control": "no-cache"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Plain(packed, media_type="application/json", headers={**headers, "content-encoding": "gzip"})
    return Plain(gzip.decompress(packed), media_type="application/json", headers=headers)


def _doer(request: Asked, house: House) -> Doer:
    return Doer(house, house.people.who(request))


def _base(request: Asked, house: House) -> str:
    """Where people reach this server."""
    return house.settings.base_url or f"{request.url.scheme}://{request.url.netloc}"


ROUTES: list[Any] = [
    list_games,
    list_clauses,
    who_am_i,
    name_me,
    give_pass,
    use_pass,
    list_tables,
    open_table,
    see_table,
    see_screen,
    see_catalogue,
    explain,
    see_record,
    see_replay,
    replay_record,
    hint,
    see_report,
    report_record,
    see_record_report,
    try_moves,
    sit,
    leave,
    close,
    rename,
    play,
    undo,
    answer,
    resign,
    say,
    start,
    pause,
    resume,
    end_wave,
    again,
    status,
    health,
    metrics,
]
for handler in ROUTES:
    handler.responses = {**REFUSALS, **(handler.responses or {})}
