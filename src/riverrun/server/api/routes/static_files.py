"""The built page: the files in `server/page/`, and the one document that every address of the page is.

The document names its build, as every socket does: a page that was loaded before another was built loads itself anew.
"""

from __future__ import annotations

import functools
import gzip
import hashlib
import re
from pathlib import Path
from typing import Any

from litestar import Request, get, route
from litestar.params import FromPath
from litestar.response import File, Response

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.errors import RequestError

FOLDER = Path(__file__).parents[2] / "page"
"""Where Vite builds the page; web/vite.config.ts, the Makefile and pyproject.toml name it too."""
FOR_EVER = "public, max-age=31536000, immutable"
COMPRESSED = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".txt": "text/plain"}
"""What is worth it, and how it is called; fonts are compressed already."""
NOT_BUILT = "The page is not built: run `make page` (it needs Node 20 or newer). The API is at /api/openapi.json."
NOTHING_HERE = Sentence("rr-error-nothing-here")
ADDRESSES = [
    "/",
    "/t/{id:str}",
    "/t/{id:str}/replay",
    "/replay",
    "/rules",
    "/rules/{game:str}",
    "/my",
    "/gallery/{game:str}",
    "/learn/{game:str}",
    "/puzzle",
    "/puzzle/{day:str}",
    "/about/api",
]


@route(ADDRESSES, http_method=["GET", "HEAD"], include_in_schema=False)
async def document() -> Response[Any]:
    """Serve the page; its script reads the address."""
    return page()


def page(status: int = 200) -> Response[Any]:
    """Return the document."""
    index = FOLDER / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, media_type="text/plain", status_code=503)
    text = index.read_text("utf-8").replace("<head>", f'<head><meta name="riverrun-build" content="{build()}">', 1)
    return Response(text, media_type="text/html", status_code=status, headers={"cache-control": "no-cache"})


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
    return found(FOLDER, name, "no-cache")


@get("/assets/{name:str}", include_in_schema=False)
async def asset(name: FromPath[str], request: Request[Any, Any, Any]) -> File | Response[bytes]:
    """Serve a file with a hash in its name, which may be cached for ever; text is sent compressed."""
    file = found(FOLDER / "assets", name, FOR_EVER)
    kind = COMPRESSED.get(Path(name).suffix)
    if kind is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return file
    headers = {"cache-control": FOR_EVER, "content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(compressed(str(file.file_path)), media_type=kind, headers=headers)


@functools.cache
def compressed(path: str) -> bytes:
    """Return a file of the page compressed. Its name changes with what is in it, so this is done once."""
    return gzip.compress(Path(path).read_bytes(), 6, mtime=0)


def build() -> str:
    """Return the name of the build that is served: a hash of its document, which names its files by their hashes."""
    index = FOLDER / "index.html"
    return hashlib.blake2b(index.read_bytes(), digest_size=8).hexdigest() if index.is_file() else ""


def found(folder: Path, name: str, cache: str) -> File:
    """Return a file of a folder. Only names that are there are looked up: no path is made of what was asked."""
    files = {path.name: path for path in folder.glob("*") if path.is_file()}
    if name not in files or name.startswith(".") or name == "index.html":
        raise RequestError("not-found", NOTHING_HERE)
    return File(files[name], filename=name, content_disposition_type="inline", headers={"cache-control": cache})


def routes() -> list[Any]:
    """Return the page's routes."""
    return [document, file, asset]
