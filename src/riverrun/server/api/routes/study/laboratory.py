"""Routes: the laboratory, where a change of a game's content is tried."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, delete, get, post
from litestar.params import FromPath, QueryParameter, RawBody

from riverrun.lab.packs.drafts import Draft
from riverrun.server.access.auth import id_of
from riverrun.server.access.client import Client
from riverrun.server.access.rate_limit import RateLimits
from riverrun.server.api import messages
from riverrun.server.api.dependencies import Auth, HttpRequest, Laboratory, Limits, body

FileName = Annotated[str, QueryParameter(max_length=60, description="A file of the content, such as cards.toml.")]
PieceId = Annotated[str, QueryParameter(max_length=60, description="A piece's id; none: the file's values.")]
ZIP = "application/zip"
LARGEST = 512 << 10
"""The largest pack that may be sent, in bytes."""
A_DRAFT = 0.5
"""What reading a draft costs, beside a hint or a report: the page has one read whenever somebody stops typing."""
EXAMPLE: dict[str, Any] = {
    "name": "A quieter monastery",
    "files": {"cards.toml": {"card": [{"id": "monastery", "stripe": ["culture"]}]}},
}


def charged(limits: RateLimits, client: Client) -> str:
    """Charge somebody for a draft that is read, and return by what they wait for their turn."""
    limits.analyses.require(client, A_DRAFT)
    return client.key


@get("/api/laboratory/{game:str}", tags=["Laboratory"], summary="What of a game's content may be changed")
async def laboratory_info(
    request: HttpRequest, auth: Auth, laboratory: Laboratory, game: FromPath[str]
) -> messages.LaboratoryInfo:
    return await laboratory.info(game, auth.person(request) is not None)


@get("/api/laboratory/{game:str}/piece", tags=["Laboratory"], summary="A piece with its fields, ranges and evidence")
async def piece_form(
    laboratory: Laboratory, game: FromPath[str], file: FileName, piece: PieceId = ""
) -> messages.PieceForm:
    return await laboratory.form(game, file, piece)


@post(
    "/api/laboratory/{game:str}/check",
    tags=["Laboratory"],
    summary="What the game's validator says of a draft, and how its pieces look",
    status_code=200,
)
async def check_draft(
    request: HttpRequest,
    auth: Auth,
    limits: Limits,
    laboratory: Laboratory,
    game: FromPath[str],
    data: Annotated[Draft, body(**EXAMPLE)],
) -> messages.DraftCheck:
    return await laboratory.check(game, data, charged(limits, auth.client(request)))


@post(
    "/api/laboratory/{game:str}/pack",
    tags=["Laboratory"],
    summary="A draft as a content pack: a zip archive",
    status_code=200,
    media_type=ZIP,
)
async def write_pack(
    request: HttpRequest,
    auth: Auth,
    limits: Limits,
    laboratory: Laboratory,
    game: FromPath[str],
    data: Annotated[Draft, body(**EXAMPLE)],
) -> Response[bytes]:
    packed = await laboratory.archive(game, data, charged(limits, auth.client(request)))
    headers = {"content-disposition": f'attachment; filename="{game}-pack.zip"'}
    return Response(packed, media_type=ZIP, headers=headers)


@post(
    "/api/laboratory/{game:str}/unpack",
    tags=["Laboratory"],
    summary="The draft that a content pack's zip archive holds",
    status_code=200,
    request_max_body_size=LARGEST,
)
async def read_pack(
    request: HttpRequest, auth: Auth, limits: Limits, laboratory: Laboratory, game: FromPath[str], body: RawBody
) -> Draft:
    return await laboratory.read(game, body, charged(limits, auth.client(request)))


@post("/api/laboratory/{game:str}/runs", tags=["Laboratory"], summary="Compare a draft with the box, in the background")
async def begin_run(
    request: HttpRequest,
    auth: Auth,
    limits: Limits,
    laboratory: Laboratory,
    game: FromPath[str],
    data: Annotated[messages.RunRequest, body(draft=EXAMPLE, players=3, games=400)],
) -> messages.RunState:
    client = auth.client(request)
    limits.analyses.require(client)
    return await laboratory.begin(game, data, id_of(auth.person(request)), client.key)


@get("/api/laboratory/runs/{run:str}", tags=["Laboratory"], summary="A run as it stands; ask again until it is over")
async def see_run(laboratory: Laboratory, run: FromPath[str]) -> messages.RunState:
    return await laboratory.runner.state(run)


@delete("/api/laboratory/runs/{run:str}", tags=["Laboratory"], summary="End a run; what is known of it stays",
        status_code=200)  # fmt: skip
async def cancel_run(laboratory: Laboratory, run: FromPath[str]) -> messages.RunState:
    return await laboratory.runner.cancel(run)


ROUTES: list[Any] = [laboratory_info, piece_form, check_draft, write_pack, read_pack, begin_run, see_run, cancel_run]
