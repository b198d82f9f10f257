"""The built page: the files in `server/page/`, and the one document that every address of the page is.

The document names its build, as every socket does: a page that was loaded before another was built loads itself anew.
It also names what its address needs first, so that a browser asks for all of it at once: scripts, fonts, words and
pictures by the list that the build has written (`preloads.json`), and the answers of the API that the page asks for.
"""

from __future__ import annotations

import asyncio
import functools
import gzip
import hashlib
import html
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from litestar import get, route
from litestar.params import FromPath
from litestar.response import File, Response

from riverrun.kernel.language.catalogue import best_language
from riverrun.kernel.language.sentences import Sentence
from riverrun.server.api.dependencies import HttpRequest, Registry, TablePath
from riverrun.server.errors import RequestError
from riverrun.server.sessions.registry import TABLE_ID, SessionRegistry

FOLDER = Path(__file__).parents[2] / "page"
"""Where Vite builds the page; web/vite.config.ts, the Makefile and pyproject.toml name it too."""
FOR_EVER = "public, max-age=31536000, immutable"
COMPRESSED = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".txt": "text/plain"}
"""What is worth it, and how it is called; fonts are compressed already."""
MEDIA_TYPES = {**COMPRESSED, ".woff2": "font/woff2", ".png": "image/png"}
EVERY, LOBBY, ANY = "*", "/", "*"
"""In `preloads.json`: the view that stands for all, the lobby beside the games' ids, and any language."""
PRELOADED_AS = {".woff2": "font", ".css": "style", ".txt": "fetch"}
FIRST_LOOK = "seen=0&mine=true&latest=300"
"""How the page looks at a table first (`api.firstLook`): through the eyes of whoever comes."""
LOOKUP = 0.2
"""The seconds for which a document waits to learn a table's game: without it the page starts a little later."""
FILE_NAME = re.compile(r"[\w-][\w.-]{0,150}", re.ASCII)
"""What the files of the page are called."""
NOT_BUILT = "The page is not built: run `make page` (it needs Node 20 or newer). The API is at /api/openapi.json."
NOTHING_HERE = Sentence("rr-error-nothing-here")
ADDRESSES = [
    "/t/{id:str}/replay",
    "/replay",
    "/rules",
    "/rules/{game:str}",
    "/my",
    "/gallery/{game:str}",
    "/learn/{game:str}",
    "/laboratory/{game:str}",
    "/puzzle",
    "/puzzle/{day:str}",
    "/about/api",
]


@route(ADDRESSES, http_method=["GET", "HEAD"], include_in_schema=False)
async def document(request: HttpRequest) -> Response[Any]:
    """Serve the page; its script reads the address."""
    return page(first=preloads(language_of(request), EVERY))


@route("/", http_method=["GET", "HEAD"], include_in_schema=False)
async def lobby_document(request: HttpRequest) -> Response[Any]:
    """Serve the page where it is the lobby."""
    language = language_of(request)
    return page(first=[*answers(f"/api/games?language={language}", "/api/tables"), *preloads(language, EVERY, LOBBY)])


@route("/t/{id:str}", http_method=["GET", "HEAD"], include_in_schema=False)
async def table_document(request: HttpRequest, registry: Registry, id: TablePath) -> Response[Any]:
    """Serve the page where it is a table, with what its game needs."""
    game = await game_of(registry, id)
    if game is None:
        return page(first=preloads(language_of(request), EVERY))
    address = f"/api/tables/{id}"
    first = answers(f"{address}?{FIRST_LOOK}", f"{address}/moves", f"{address}/catalogue")
    return page(first=[*first, *preloads(language_of(request), EVERY, game)])


class GameName(msgspec.Struct):
    """Of a stored table, the game alone."""

    game: str


async def game_of(registry: SessionRegistry, id: str) -> str | None:
    """Return the game of a table, which need not be loaded; None: there is none, or the database is not that quick."""
    if id in registry.sessions:
        return registry.sessions[id].table.config.game
    if not TABLE_ID.fullmatch(id):
        return None
    try:
        async with asyncio.timeout(LOOKUP):
            stored = await registry.store.table(id)
    except (RequestError, TimeoutError):
        return None
    return None if stored is None else msgspec.json.decode(stored.config, type=GameName).game


def language_of(request: HttpRequest) -> str:
    """Return the language that a browser wishes for; what somebody chose on the page, only the page knows."""
    return best_language(request.headers.get("accept-language", ""))


def preloads(language: str, *views: str) -> list[str]:
    """Return the links to the files that these views need first."""
    listed = first_files(str(FOLDER), build())
    files = [file for view in views for kind in (ANY, language) for file in listed.get(view, {}).get(kind, ())]
    return [*answers("/api/me"), *(link(file) for file in files)]


def link(file: str) -> str:
    """Return the link by which a browser loads a file before it is asked for."""
    kind = Path(file).suffix
    if kind == ".js":
        return f'<link rel="modulepreload" crossorigin href="/{file}">'
    if kind == ".svg":  # a picture is asked for without CORS, and a preload counts only for a request of its own kind
        return f'<link rel="preload" as="image" href="/{file}">'
    return f'<link rel="preload" as="{PRELOADED_AS[kind]}" crossorigin href="/{file}">'


def answers(*addresses: str) -> list[str]:
    """Return links to answers of the API: a page that asks for one is given what is on its way already."""
    return [f'<link rel="preload" as="fetch" crossorigin href="{html.escape(address)}">' for address in addresses]


@functools.lru_cache(maxsize=4)
def first_files(folder: str, build: str) -> dict[str, dict[str, list[str]]]:
    """Return by view and language what `preloads.json` of a build lists; nothing, where a build has none."""
    try:
        return msgspec.json.decode(Path(folder, "preloads.json").read_bytes(), type=dict[str, dict[str, list[str]]])
    except (OSError, msgspec.MsgspecError):
        return {}


def page(status: int = 200, first: Iterable[str] = ()) -> Response[Any]:
    """Return the document; `first` are links to what it will need, of which a browser asks for six at a time.

    They stand before the page's own script: the answers of the API, which take the server longest, come first.
    """
    index = FOLDER / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, media_type="text/plain", status_code=503)
    head = f'<meta charset="utf-8"><meta name="riverrun-build" content="{build()}">{"".join(first)}'
    text = index.read_text("utf-8").replace("<head>", f"<head>{head}", 1)
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(text, media_type="text/html", status_code=status, headers=headers)


def missing() -> str | None:
    """Return the first missing file of the page: the document, or what it loads; None: all are there."""
    index = FOLDER / "index.html"
    text = index.read_text("utf-8", "replace") if index.is_file() else ""
    needed = re.findall(r'(?:src|href)="/([^"]+\.(?:js|css))"', text)
    if not any(name.endswith(".js") for name in needed):
        return index.name
    return next((name for name in needed if not (FOLDER / name).is_file() or not (FOLDER / name).stat().st_size), None)


def is_pages_own(method: str, path: str) -> bool:
    """Return whether whoever opens this address looks for a page: it is no part of the API, and no file of ours."""
    first = path.lstrip("/").split("/", 1)[0]
    return method in ("GET", "HEAD") and first not in ("api", "assets") and (FOLDER / "index.html").is_file()


@get("/{name:str}", include_in_schema=False)
async def file(name: FromPath[str]) -> File:
    """Serve a file beside the document: the icon, the manifest."""
    path = path_of(FOLDER, name)
    return File(path, filename=name, content_disposition_type="inline", headers={"cache-control": "no-cache"})


@get("/assets/{name:str}", include_in_schema=False)
async def asset(name: FromPath[str], request: HttpRequest) -> Response[bytes]:
    """Serve a file with a hash in its name, which may be cached for ever; text is sent compressed."""
    path = path_of(FOLDER / "assets", name)
    small = path.suffix in COMPRESSED and "gzip" in request.headers.get("accept-encoding", "")
    headers = {"cache-control": FOR_EVER, "vary": "accept-encoding"}
    if small:
        headers["content-encoding"] = "gzip"
    kind = MEDIA_TYPES.get(path.suffix, "application/octet-stream")
    return Response(content_of(str(path), small), media_type=kind, headers=headers)


@functools.cache
def content_of(path: str, small: bool) -> bytes:
    """Return a file of the page, compressed if wished. Its name changes with what is in it, so this is done once."""
    content = Path(path).read_bytes()
    return gzip.compress(content, 6, mtime=0) if small else content


def build() -> str:
    """Return the name of the build that is served: a hash of its document, which names its files by their hashes."""
    index = FOLDER / "index.html"
    return hashlib.blake2b(index.read_bytes(), digest_size=8).hexdigest() if index.is_file() else ""


def path_of(folder: Path, name: str) -> Path:
    """Return a file of a folder by its name, which has nothing in it that leads elsewhere."""
    path = folder / name
    if not FILE_NAME.fullmatch(name) or name == "index.html" or not path.is_file():
        raise RequestError("not-found", NOTHING_HERE)
    return path


def routes() -> list[Any]:
    """Return the page's routes."""
    return [document, lobby_document, table_document, file, asset]
