"""Routes: what a person does at a table."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import post

from riverrun.server.access.auth import require_person
from riverrun.server.api import messages
from riverrun.server.api.dependencies import (
    Absences,
    Auth,
    Complaints,
    Handler,
    HttpRequest,
    Opener,
    TablePath,
    TheSettings,
    acknowledged,
    base_url,
    body,
)

Seated = Annotated[messages.SeatRequest, body(seat=0)]


@post("/api/tables/{id:str}/sit", tags=["Playing"], summary="Take a seat", status_code=200)
async def sit(
    request: HttpRequest,
    auth: Auth,
    handler: Handler,
    id: TablePath,
    data: Annotated[messages.SitRequest, body(seat=1, secret="from the link")],
) -> messages.Ack:
    return await acknowledged(request, auth, handler, id, data)


@post("/api/tables/{id:str}/bot", tags=["Playing"], summary="Put a bot in a free seat of your table", status_code=200)
async def seat_bot(
    request: HttpRequest,
    auth: Auth,
    handler: Handler,
    id: TablePath,
    data: Annotated[messages.SeatBotRequest, body(seat=1, bot="easy")],
) -> messages.Ack:
    return await acknowledged(request, auth, handler, id, data)


@post("/api/tables/{id:str}/free", tags=["Playing"], summary="Free a seat of your table", status_code=200)
async def free(
    request: HttpRequest,
    auth: Auth,
    handler: Handler,
    id: TablePath,
    data: Annotated[messages.FreeSeatRequest, body(seat=1)],
) -> messages.Ack:
    return await acknowledged(request, auth, handler, id, data)


@post("/api/tables/{id:str}/leave", tags=["Playing"], summary="Give a seat up before the game", status_code=200)
async def leave(
    request: HttpRequest,
    auth: Auth,
    handler: Handler,
    id: TablePath,
    data: Annotated[messages.SeatRequest, body(seat=1)],
) -> messages.Ack:
    return await acknowledged(request, auth, handler, id, messages.LeaveCommand(data.seat, data.id))


@post("/api/tables/{id:str}/close", tags=["Playing"], summary="Close a table of yours before the game", status_code=200)
async def close(request: HttpRequest, auth: Auth, handler: Handler, id: TablePath) -> messages.Ack:
    return await acknowledged(request, auth, handler, id, messages.CloseCommand())


@post("/api/tables/{id:str}/name", tags=["Playing"], summary="Rename a seat of yours", status_code=200)
async def rename(
    request: HttpRequest,
    auth: Auth,
    handler: Handler,
    id: TablePath,
    data: Annotated[messages.RenameSeatRequest, body(seat=1, name="Grace")],
) -> messages.Ack:
    return await acknowledged(request, auth, handler, id, data)


@post("/api/tables/{id:str}/play", tags=["Playing"], summary="Play a move, or several together", status_code=200)
async def play(
    request: HttpRequest,
    auth: Auth,
    handler: Handler,
    id: TablePath,
    data: Annotated[messages.PlayRequest, body(seat=0, move="one of the view's legal moves", seen=3, id="m1")],
) -> messages.Ack:
    return await acknowledged(request, auth, handler, id, data)


@post("/api/tables/{id:str}/undo", tags=["Playing"], summary="Take back, or ask to", status_code=200)
async def undo(request: HttpRequest, auth: Auth, handler: Handler, id: TablePath, data: Seated) -> messages.Ack:
    return await acknowledged(request, auth, handler, id, messages.UndoCommand(data.seat, data.id))


@post("/api/tables/{id:str}/answer", tags=["Playing"], summary="Let another take back, or not", status_code=200)
async def answer(
    request: HttpRequest,
    auth: Auth,
    handler: Handler,
    id: TablePath,
    data: Annotated[messages.AnswerRequest, body(seat=1, yes=True)],
) -> messages.Ack:
    return await acknowledged(request, auth, handler, id, data)


@post("/api/tables/{id:str}/resign", tags=["Playing"], summary="Give the game up", status_code=200)
async def resign(request: HttpRequest, auth: Auth, handler: Handler, id: TablePath, data: Seated) -> messages.Ack:
    return await acknowledged(request, auth, handler, id, messages.ResignCommand(data.seat, data.id))


@post("/api/tables/{id:str}/say", tags=["Playing"], summary="Say something to the table", status_code=200)
async def say(
    request: HttpRequest,
    auth: Auth,
    handler: Handler,
    id: TablePath,
    data: Annotated[messages.SayRequest, body(seat=0, text="Well played!")],
) -> messages.Ack:
    return await acknowledged(request, auth, handler, id, data)


@post("/api/tables/{id:str}/start", tags=["Playing"], summary="Start the timer of a round", status_code=200)
async def start(request: HttpRequest, auth: Auth, handler: Handler, id: TablePath, data: Seated) -> messages.Ack:
    return await acknowledged(request, auth, handler, id, messages.StartCommand(data.seat, data.id))


@post("/api/tables/{id:str}/pause", tags=["Playing"], summary="Pause the clock", status_code=200)
async def pause(request: HttpRequest, auth: Auth, handler: Handler, id: TablePath, data: Seated) -> messages.Ack:
    return await acknowledged(request, auth, handler, id, messages.PauseCommand(data.seat, data.id))


@post("/api/tables/{id:str}/resume", tags=["Playing"], summary="Let the clock go on", status_code=200)
async def resume(request: HttpRequest, auth: Auth, handler: Handler, id: TablePath, data: Seated) -> messages.Ack:
    return await acknowledged(request, auth, handler, id, messages.ResumeCommand(data.seat, data.id))


@post(
    "/api/tables/{id:str}/end-interlude",
    tags=["Playing"],
    summary="End an interlude that is for talking",
    status_code=200,
)
async def end_interlude(
    request: HttpRequest, auth: Auth, handler: Handler, id: TablePath, data: Seated
) -> messages.Ack:
    return await acknowledged(request, auth, handler, id, messages.EndInterludeCommand(data.seat, data.id))


@post(
    "/api/tables/{id:str}/end-wave",
    tags=["Playing"],
    summary="Use end-interlude, which this is the former name of",
    status_code=200,
    deprecated=True,
)
async def end_wave(request: HttpRequest, auth: Auth, handler: Handler, id: TablePath, data: Seated) -> messages.Ack:
    return await acknowledged(request, auth, handler, id, messages.EndInterludeCommand(data.seat, data.id))


@post("/api/tables/{id:str}/again", tags=["Playing"], summary="A rematch: the same people at another table")
async def rematch(
    request: HttpRequest, auth: Auth, opener: Opener, settings: TheSettings, id: TablePath
) -> messages.Opened:
    return await opener.rematch(auth.person(request), id, base_url(request, settings), auth.client(request))


@post("/api/tables/{id:str}/substitute", tags=["Playing"], summary="Have a bot play for who is away", status_code=200)
async def substitute(
    request: HttpRequest,
    auth: Auth,
    absences: Absences,
    id: TablePath,
    data: Annotated[messages.SubstituteRequest, body(seat=1)],
) -> messages.Ack:
    return messages.Ack(await absences.handle(require_person(auth.person(request)), id, data))


@post("/api/tables/{id:str}/claim", tags=["Playing"], summary="Ask for the seat of who is away", status_code=200)
async def claim(
    request: HttpRequest,
    auth: Auth,
    absences: Absences,
    id: TablePath,
    data: Annotated[messages.ClaimRequest, body(seat=1)],
) -> messages.Ack:
    return messages.Ack(await absences.handle(require_person(auth.person(request)), id, data))


@post("/api/tables/{id:str}/vote", tags=["Playing"], summary="Answer what is asked about a seat", status_code=200)
async def vote(
    request: HttpRequest,
    auth: Auth,
    absences: Absences,
    id: TablePath,
    data: Annotated[messages.VoteRequest, body(seat=0, yes=True)],
) -> messages.Ack:
    return messages.Ack(await absences.answer(require_person(auth.person(request)), id, data))


@post("/api/tables/{id:str}/return", tags=["Playing"], summary="Take your seat again from a bot", status_code=200)
async def take_again(request: HttpRequest, auth: Auth, absences: Absences, id: TablePath, data: Seated) -> messages.Ack:
    return messages.Ack(await absences.take_again(require_person(auth.person(request)), id, data.seat), data.id)


@post("/api/tables/{id:str}/complain", tags=["Playing"], summary="Report what somebody said", status_code=200)
async def complain(
    request: HttpRequest,
    auth: Auth,
    complaints: Complaints,
    id: TablePath,
    data: Annotated[messages.ComplaintRequest, body(number=7, reason="An insult")],
) -> messages.Ack:
    await complaints.complain(require_person(auth.person(request)), id, data.number, data.reason)
    return messages.Ack(data.number)


ROUTES: list[Any] = [
    sit,
    seat_bot,
    free,
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
    end_interlude,
    end_wave,
    rematch,
    substitute,
    claim,
    vote,
    take_again,
    complain,
]
