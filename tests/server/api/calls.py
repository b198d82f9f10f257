"""What the interface's tests ask and expect: people, tables, answers and refusals."""

from __future__ import annotations

import http.client
from typing import Any

import httpx

from riverrun.server.errors import STATUS
from server.helpers.in_process import InProcessServer
from server.helpers.sentences import said
from server.helpers.tables import book

ME, BOT, INVITE = {"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "invite"}
RTL = "\N{RIGHT-TO-LEFT OVERRIDE}"


def nobody(server: InProcessServer) -> httpx.Client:
    """A browser that has no cookie yet."""
    return httpx.Client(base_url=server.url, timeout=20, trust_env=False, verify=False)


def fine(answer: httpx.Response) -> Any:
    assert answer.is_success, answer.text
    return answer.json()


def refused(answer: httpx.Response, error: str) -> dict[str, Any]:
    """The body of a refusal of this kind, which has its status and one sentence."""
    assert answer.headers["content-type"] == "application/json", answer.text
    body: dict[str, Any] = answer.json()
    assert (body["error"], answer.status_code) == (error, STATUS[error]), body  # type: ignore[index]
    assert set(body) == {"type", "error", "sentence", "clause", "version", "id"}
    assert body["type"] == "refused"
    assert said(body)
    return body


def opened(client: httpx.Client, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A table that this person has opened."""
    game = book().id
    found: dict[str, Any] = fine(client.post("/api/tables", json={"game": game, "seats": seats, **more}))
    return found


def pair(ada: httpx.Client, bob: httpx.Client) -> str:
    """A running table of these two, Ada in seat 0."""
    table = opened(ada, ME, INVITE)
    fine(bob.post(f"/api/tables/{table['id']}/sit", json={"seat": 1, "secret": table["invitations"][0]["secret"]}))
    return str(table["id"])


def see(client: httpx.Client, table: str, seat: int | None = None, seen: int = 0) -> dict[str, Any]:
    query = {"seen": seen} if seat is None else {"seen": seen, "seat": seat}
    found: dict[str, Any] = fine(client.get(f"/api/tables/{table}", params=query))
    return found


def do(client: httpx.Client, table: str, what: str, **body: Any) -> httpx.Response:
    return client.post(f"/api/tables/{table}/{what}", json=body)


def play(players: list[httpx.Client], table: str, **more: Any) -> dict[str, Any]:
    """Plays the first legal move for whoever's turn it is."""
    turn = see(players[0], table)["table"]["turn"]
    view = see(players[turn], table, turn)
    move = view["view"]["legal"][0][1]
    done: dict[str, Any] = fine(do(players[turn], table, "play", seat=turn, move=move, seen=view["version"], **more))
    return done


def hardened(answer: httpx.Response) -> None:
    """An answer has what makes a browser careful."""
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "*" not in policy
    assert "http:" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "access-control-allow-origin" not in answer.headers
    assert "server" not in answer.headers


def raw(server: InProcessServer, path: str, method: str = "GET") -> tuple[int, str, str]:
    """An answer to a path exactly as it is written: no client has tidied it."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    line.putrequest(method, path, skip_accept_encoding=True)
    line.endheaders()
    answer = line.getresponse()
    found = (answer.status, answer.getheader("content-type") or "", answer.read().decode(errors="replace"))
    line.close()
    return found
