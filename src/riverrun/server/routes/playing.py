"""Routes: what a person does at a table."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import post

from riverrun.server import messages
from riverrun.server.routes.asking import Asked, TableId, TheHouse, base_of, body, doer, done

Seated = Annotated[messages.AtSeat, body(seat=0)]


@post("/api/tables/{id:str}/sit", tags=["Playing"], summary="Take a seat", status_code=200)
async def sit(
    request: Asked, house: TheHouse, id: TableId, data: Annotated[messages.Sit, body(seat=1, secret="from the link")]
) -> messages.Done:
    return await done(request, house, id, data)


@post("/api/tables/{id:str}/leave", tags=["Playing"], summary="Give a seat up before the game", status_code=200)
async def leave(
    request: Asked, house: TheHouse, id: TableId, data: Annotated[messages.AtSeat, body(seat=1)]
) -> messages.Done:
    return await done(request, house, id, messages.LeaveNow(data.seat, data.id))


@post("/api/tables/{id:str}/close", tags=["Playing"], summary="Close a table of yours before the game", status_code=200)
async def close(request: Asked, house: TheHouse, id: TableId) -> messages.Done:
    return await done(request, house, id, messages.CloseNow())


@post("/api/tables/{id:str}/name", tags=["Playing"], summary="Rename a seat of yours", status_code=200)
async def rename(
    request: Asked, house: TheHouse, id: TableId, data: Annotated[messages.SeatName, body(seat=1, name="Grace")]
) -> messages.Done:
    return await done(request, house, id, data)


@post("/api/tables/{id:str}/play", tags=["Playing"], summary="Play a move, or several together", status_code=200)
async def play(
    request: Asked,
    house: TheHouse,
    id: TableId,
    data: Annotated[messages.Play, body(seat=0, move="harvest", seen=3, id="m1")],
) -> messages.Done:
    return await done(request, house, id, data)


@post("/api/tables/{id:str}/undo", tags=["Playing"], summary="Take back, or ask to", status_code=200)
async def undo(request: Asked, house: TheHouse, id: TableId, data: Seated) -> messages.Done:
    return await done(request, house, id, messages.UndoNow(data.seat, data.id))


@post("/api/tables/{id:str}/answer", tags=["Playing"], summary="Let another take back, or not", status_code=200)
async def answer(
    request: Asked, house: TheHouse, id: TableId, data: Annotated[messages.Answer, body(seat=1, yes=True)]
) -> messages.Done:
    return await done(request, house, id, data)


@post("/api/tables/{id:str}/resign", tags=["Playing"], summary="Give the game up", status_code=200)
async def resign(request: Asked, house: TheHouse, id: TableId, data: Seated) -> messages.Done:
    return await done(request, house, id, messages.ResignNow(data.seat, data.id))


@post("/api/tables/{id:str}/say", tags=["Playing"], summary="Say something to the table", status_code=200)
async def say(
    request: Asked, house: TheHouse, id: TableId, data: Annotated[messages.Say, body(seat=0, text="Well played!")]
) -> messages.Done:
    return await done(request, house, id, data)


@post("/api/tables/{id:str}/start", tags=["Playing"], summary="Start the timer of a round", status_code=200)
async def start(request: Asked, house: TheHouse, id: TableId, data: Seated) -> messages.Done:
    return await done(request, house, id, messages.StartNow(data.seat, data.id))


@post("/api/tables/{id:str}/pause", tags=["Playing"], summary="Pause the clock", status_code=200)
async def pause(request: Asked, house: TheHouse, id: TableId, data: Seated) -> messages.Done:
    return await done(request, house, id, messages.PauseNow(data.seat, data.id))


@post("/api/tables/{id:str}/resume", tags=["Playing"], summary="Let the clock go on", status_code=200)
async def resume(request: Asked, house: TheHouse, id: TableId, data: Seated) -> messages.Done:
    return await done(request, house, id, messages.ResumeNow(data.seat, data.id))


@post("/api/tables/{id:str}/end-wave", tags=["Playing"], summary="End a wave that is for talking", status_code=200)
async def end_wave(request: Asked, house: TheHouse, id: TableId, data: Seated) -> messages.Done:
    return await done(request, house, id, messages.EndWaveNow(data.seat, data.id))


@post("/api/tables/{id:str}/again", tags=["Playing"], summary="A rematch: the same people at another table")
async def again(request: Asked, house: TheHouse, id: TableId) -> messages.Opened:
    return await doer(request, house).again(id, base_of(request, house))


ROUTES: list[Any] = [sit, leave, close, rename, play, undo, answer, resign, say, start, pause, resume, end_wave, again]
