"""Headers that make browsers careful, and the page's own files."""

from __future__ import annotations

import asyncio
import html
import json
import re

import pytest

from riverrun.server.api.routes import static_files
from server.helpers.in_process import in_process_server
from server.helpers.tables import book

from .calls import hardened, nobody, raw, refused


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/t/0123456789abcdef", 200),
        ("GET", "/about/api", 200),
        ("GET", "/icon.svg", 200),
        ("GET", "/assets/index-abc.js", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/health", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/tables/x", 404),
        ("GET", "/nothing/here", 404),
        ("GET", "/nothing-here", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/assets/nothing.js", 404),
        ("DELETE", "/api/me", 401),
        ("TRACE", "/api/me", 405),
        ("PROPFIND", "/", 405),
        ("OPTIONS", "/api/me", 204),
        ("PUT", "/api/me", 400),
        ("POST", "/api/tables", 400),
        ("POST", "/api/me/pass", 401),
    ],
)
def test_every_answer_makes_browsers_careful(server, method, path, status) -> None:
    with nobody(server) as client:
        answer = client.request(method, path)
        assert answer.status_code == status
        hardened(answer)
        hardened(client.request(method, path, headers={"origin": "https://evil.example"}))


def test_an_error_of_ours_is_one_sentence_and_makes_browsers_careful_too(tmp_path, built, monkeypatch) -> None:
    with in_process_server(tmp_path) as server, nobody(server) as client:

        def broken(*_: object) -> None:
            raise ValueError("the secret is 1234")

        monkeypatch.setattr(server.parts.store, "tables_of", broken)
        client.put("/api/me", json={"name": "Ada"})
        answer = client.get("/api/tables")
        assert answer.status_code == 500
        assert answer.json()["error"] == "unavailable"
        assert "1234" not in answer.text
        hardened(answer)
        assert [line["event"] for line in server.errors()] == ["unexpected"]


@pytest.mark.parametrize(
    "path",
    [
        "/assets",
        "/assets/",
        "/assets/.",
        "/assets/..",
        "/assets/../beside.txt",
        "/assets/../../beside.txt",
        "/assets/%2e%2e/%2e%2e/beside.txt",
        "/assets/..%2f..%2fbeside.txt",
        "/assets/%2e%2e%2f%2e%2e%2fbeside.txt",
        "/assets/..%5c..%5cbeside.txt",
        "/assets//../../beside.txt",
        "/assets/....//....//beside.txt",
        "/../beside.txt",
        "/..%2fbeside.txt",
        "/%2e%2e/beside.txt",
        "//beside.txt",
        "/./../beside.txt",
        "/%2fetc/passwd",
        "//etc/passwd",
        "/.hidden",
        "/index.html/..%2f.hidden",
        "/%00",
        "/icon.svg%00",
        "/assets/%00",
        "/assets/index-abc.js%00.txt",
        "/" + "a" * 300,
        "/assets/" + "a" * 300,
        "/%ff%fe",
        "/api",
        "/api/",
        "/api/nothing",
        "/api/nothing.json",
        "/api/tables/x/nothing",
        "/page/index.html",
        "/t",
        "/t/a/b",
    ],
)
def test_nothing_but_the_pages_own_files_is_given_out(server, path) -> None:
    status, kind, text = raw(server, path)
    assert "lies beside" not in text
    assert "hidden" not in text
    assert "root:" not in text
    assert "index-abc" not in text
    if path in ("/api", "/api/"):  # the API's description
        assert json.loads(text)["openapi"]
    elif path.lstrip("/").startswith(("api/", "assets")):
        assert (status, kind) == (404, "application/json")
        assert json.loads(text)["error"] == "not-found"
    elif kind == "application/json":  # what is not even an address
        assert status in (400, 404)
    else:  # the page says itself that there is nothing
        assert (status, kind) == (404, "text/html; charset=utf-8")
        assert "the page" in text


@pytest.mark.parametrize("path", ["/nothing", "/nothing/here", "/t", "/t/a/b", "/rules/a/b", "/index.html"])
def test_an_address_that_is_nothing_gets_the_page_which_says_so(server, path) -> None:
    with nobody(server) as client:
        answer = client.get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert "the page" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
        refused(client.post("/nothing/here"), "not-found")
        refused(client.get("/api" + path), "not-found")


def test_the_page_is_given_at_all_its_addresses_and_its_files_are_kept(server) -> None:
    with nobody(server) as client:
        for path in ("/", "/t/0123456789abcdef", "/replay", "/rules", "/rules/a-game", "/gallery/a-game", "/about/api"):
            answer = client.get(path)
            assert "the page" in answer.text
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
        script = client.get("/assets/index-abc.js")
        assert script.text == "'a script'"
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
        icon = client.get("/icon.svg")
        assert (icon.text, icon.headers["cache-control"]) == ("<svg/>", "no-cache")
        assert icon.headers["content-type"].startswith("image/svg+xml")


def test_a_page_that_is_not_built_says_how_to_build_it(server, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(static_files, "FOLDER", tmp_path / "nothing")
    with nobody(server) as client:
        answer = client.get("/")
        assert answer.status_code == 503
        assert "make page" in answer.text
        refused(client.get("/icon.svg"), "not-found")


def test_scripts_are_sent_compressed_to_whoever_can_read_that(server) -> None:
    with nobody(server) as client:
        plain = client.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        small = client.get("/assets/index-abc.js", headers={"accept-encoding": "gzip"})
        assert small.headers["content-encoding"] == "gzip"
        assert small.headers["content-type"].startswith("text/javascript")
        assert small.headers["cache-control"] == plain.headers["cache-control"]
        assert small.content == plain.content


def links(text: str) -> set[tuple[str, str]]:
    """What a document has a browser load before it is asked for, and as what."""
    found = re.findall(r'<link rel="(\w+)"(?: as="(\w+)")?( crossorigin)? href="([^"]+)">', text)
    assert all((as_ == "image") != bool(cors) for _, as_, cors, _ in found)
    return {(as_ or rel, html.unescape(href)) for rel, as_, _, href in found}


def test_a_document_names_what_its_address_needs_first(server, built, monkeypatch) -> None:
    first = {
        "*": {"*": ["assets/inter.woff2"], "de": ["assets/frame.de.txt"]},
        "/": {"*": ["assets/LobbyPage.js", "assets/cover.svg"]},
        book().id: {"*": ["assets/Board.js", "assets/Board.css"], "de": ["assets/board.de.js"]},
    }
    (built / "index.html").write_text("<!doctype html><head><title>the page</title></head>")
    (built / "preloads.json").write_text(json.dumps(first))
    every = {("fetch", "/api/me"), ("font", "/assets/inter.woff2")}
    lobby = {("modulepreload", "/assets/LobbyPage.js"), ("image", "/assets/cover.svg"), ("fetch", "/api/tables")}
    board = {("modulepreload", "/assets/Board.js"), ("style", "/assets/Board.css")}
    with nobody(server) as client:
        client.put("/api/me", json={"name": "Ada"})
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        id = client.post("/api/tables", json={"game": book().id, "seats": seats}).json()["id"]
        address = f"/api/tables/{id}"
        data = {("fetch", address + one) for one in ("?seen=0&mine=true&latest=300", "/moves", "/catalogue")}
        assert links(client.get("/").text) == every | lobby | {("fetch", "/api/games?language=en")}
        assert links(client.get("/rules").text) == every
        assert links(client.get(f"/t/{id}").text) == every | board | data
        german = {("fetch", "/assets/frame.de.txt"), ("modulepreload", "/assets/board.de.js")}
        answer = client.get(f"/t/{id}", headers={"accept-language": "de-AT,de;q=0.9,en;q=0.5"})
        assert links(answer.text) == every | board | data | german
        assert answer.headers["vary"] == "accept-language"
        assert links(client.get("/t/0123456789abcdef").text) == every  # a table that is not there
        assert links(client.get("/t/x").text) == every
        for one in data:  # all of it is there to be asked for
            assert client.get(one[1]).status_code == 200

        async def hangs(_id: str) -> None:
            await asyncio.sleep(60)

        monkeypatch.setattr(server.parts.store, "table", hangs)
        server.parts.registry.sessions.pop(id)
        assert links(client.get(f"/t/{id}").text) == every  # a slow database delays nothing
