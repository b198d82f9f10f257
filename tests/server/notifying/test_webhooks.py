"""A table's webhook: set by its host, told signed notices, held back by addresses, redirects and limits."""

from __future__ import annotations

import hashlib
import hmac
import json
import threading

import httpx

from riverrun.server.notifying import outgoing as outgoing_requests
from riverrun.server.notifying.webhooks import GIVEN_UP
from server.api.calls import do, fine, pair, refused
from server.notifying.test_push import until_turn, wait_for


def set_webhook(host: httpx.Client, table: str, url: str) -> str:
    """The secret."""
    return str(fine(host.put(f"/api/tables/{table}/webhook", json={"url": url}))["secret"])


def state(host: httpx.Client, table: str) -> dict[str, object]:
    return dict(fine(host.get(f"/api/tables/{table}/webhook")))


def test_the_host_s_webhook_is_told_whose_turn_it_is_and_the_end_signed(server, endpoint, people) -> None:
    ada, bob = people
    table = pair(ada, bob)
    secret = set_webhook(ada, table, endpoint.url("/hook?room=1"))
    until_turn(people, table, 1)
    (first, *_) = endpoint.wait(1)
    fine(do(ada, table, "resign", seat=0))
    wait_for(lambda: any(json.loads(one.body)["event"] == "over" for one in endpoint.got))  # not always as the last
    told = json.loads(first.body)
    assert (told["event"], told["table"], told["link"]) == ("turn", table, f"{server.url}/t/{table}")
    assert told["name"] in told["text"]
    assert set(told) == {"event", "table", "version", "at", "game", "title", "link", "seat", "name", "text"}
    for one in endpoint.got:
        signed = one.headers["riverrun-time"].encode() + b"." + one.body
        expected = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
        assert one.headers["riverrun-signature"] == f"sha256={expected}"
        assert one.path == "/hook?room=1"
    seen = [json.loads(one.body)["version"] for one in endpoint.got]
    assert len(set(seen)) == len(seen)


def test_only_the_host_may_see_set_or_remove_it_and_the_secret_is_shown_once(endpoint, people) -> None:
    ada, bob = people
    table = pair(ada, bob)
    assert state(ada, table) == {"enabled": True, "host": None, "failed": 0}
    url = endpoint.url("/hook")
    refused(bob.put(f"/api/tables/{table}/webhook", json={"url": url}), "not-allowed")
    secret = set_webhook(ada, table, url)
    for method in ("GET", "DELETE"):
        refused(bob.request(method, f"/api/tables/{table}/webhook"), "not-allowed")
    answer = ada.get(f"/api/tables/{table}/webhook")
    assert secret not in answer.text
    assert "/hook" not in answer.text
    assert answer.json()["host"] == "hook.example.org"
    exported = ada.get("/api/me/export").text
    assert url in exported
    assert secret not in exported
    assert fine(ada.delete(f"/api/tables/{table}/webhook"))["host"] is None


def test_a_name_that_leads_elsewhere_later_is_not_followed(endpoint, people) -> None:
    ada, bob = people
    table = pair(ada, bob)
    endpoint.addresses = ["127.0.0.1", "192.168.0.1"]
    refused(ada.put(f"/api/tables/{table}/webhook", json={"url": endpoint.url("/")}), "bad-request")
    endpoint.addresses = ["127.0.0.1"]
    set_webhook(ada, table, endpoint.url("/"))
    endpoint.addresses = ["192.168.0.1"]
    until_turn(people, table, 1)
    wait_for(lambda: state(ada, table)["failed"])
    assert endpoint.got == []


def test_redirects_are_not_followed_and_a_busy_endpoint_is_tried_again(endpoint, people) -> None:
    ada, bob = people
    table = pair(ada, bob)
    set_webhook(ada, table, endpoint.url("/here"))
    endpoint.usual = 307
    until_turn(people, table, 1)
    wait_for(lambda: state(ada, table)["failed"])
    endpoint.usual, endpoint.answers = 201, [503]
    fine(do(ada, table, "resign", seat=0))
    wait_for(lambda: state(ada, table)["failed"] == 0)
    assert endpoint.answers == []
    assert {one.path for one in endpoint.got} == {"/here"}


def test_an_endpoint_that_never_answers_is_left_and_forgotten_after_a_while(
    server, endpoint, people, monkeypatch
) -> None:
    ada, bob = people
    table = pair(ada, bob)
    monkeypatch.setattr(outgoing_requests, "SECONDS", 0.2)
    set_webhook(ada, table, endpoint.url("/"))
    endpoint.hang = threading.Event()
    until_turn(people, table, 1)
    wait_for(lambda: state(ada, table)["failed"])
    server.do(server.parts.webhooks.store.count_failed(table, GIVEN_UP - 1))
    fine(do(ada, table, "resign", seat=0))
    wait_for(lambda: state(ada, table)["host"] is None)


def test_a_certificate_of_nobody_s_is_not_trusted(server, endpoint) -> None:
    async def ask() -> int:
        from riverrun.server.notifying.outgoing import usual_authorities

        outgoing = endpoint.lead(server)
        outgoing._trust = usual_authorities
        return await outgoing.post(endpoint.url("/"), {}, b"{}")

    assert server.do(ask()) == 0
    assert endpoint.got == []


def test_setting_is_limited(endpoint, people) -> None:
    ada, bob = people
    table = pair(ada, bob)
    for _ in range(10):
        set_webhook(ada, table, endpoint.url("/"))
    refused(ada.put(f"/api/tables/{table}/webhook", json={"url": endpoint.url("/")}), "too-many")
