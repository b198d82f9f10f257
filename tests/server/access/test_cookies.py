"""Cookies: renewed by visits, expired after a year without one, revoked, and signed by a new secret."""

from __future__ import annotations

import time
from typing import Any

import pytest
from itsdangerous import URLSafeSerializer
from litestar.testing import RequestFactory
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from riverrun.server.access.auth import A_DAY, A_YEAR, COOKIE, CookieAuth, Person
from riverrun.server.api.routes import sockets
from riverrun.server.sessions import housekeeping
from server.api.calls import INVITE, ME, do, fine, nobody, opened, refused
from server.helpers.in_process import in_process_server
from server.helpers.services import SECRET

ADA = Person("a" * 32, "Ada")
OTHER = "another secret for tests only, much newer"


class Clock:
    def __init__(self) -> None:
        self.at = 1_700_000_000.0

    def __call__(self) -> float:
        return self.at


def asked(value: str | None) -> Any:
    """A request with this cookie."""
    return RequestFactory().get("/api/me", headers={"cookie": f"{COOKIE}={value}"})


def todays(secret: str = SECRET) -> str:
    """A cookie as versions before this one made it."""
    return str(URLSafeSerializer(secret, salt="riverrun person").dumps([ADA.id, ADA.name]))


def test_a_cookie_is_renewed_by_a_visit_once_a_day_and_expires_after_a_year_without():
    clock = Clock()
    auth = CookieAuth(SECRET, False, now=clock)
    value = auth.cookie(ADA).value
    assert auth.person(asked(value)) == ADA
    assert auth.renewed(asked(value)) == []
    clock.at += A_DAY + 1
    (renewed,) = auth.renewed(asked(value))
    assert renewed.value != value
    clock.at += A_YEAR - 10
    assert auth.person(asked(value)) is None, "it was not renewed in time"
    assert auth.renewed(asked(value)) == []
    assert auth.person(asked(renewed.value)) == ADA


def test_cookies_of_older_versions_count_and_are_renewed():
    auth = CookieAuth(SECRET, False, now=Clock())
    assert auth.person(asked(todays())) == ADA
    (renewed,) = auth.renewed(asked(todays()))
    assert auth.renewed(asked(renewed.value)) == []


def test_a_former_secret_counts_and_what_it_signed_is_signed_anew():
    clock = Clock()
    before, after = CookieAuth(OTHER, False, now=clock), CookieAuth(SECRET, False, [OTHER], now=clock)
    value, key = before.cookie(ADA).value, before.pass_key(ADA)
    assert after.person(asked(value)) == ADA
    assert after.person_by_pass(key) == ADA
    (renewed,) = after.renewed(asked(value))
    alone = CookieAuth(SECRET, False, now=clock)
    assert alone.person(asked(value)) is None
    assert alone.person(asked(renewed.value)) == ADA


def test_a_revoked_cookie_counts_no_longer_and_a_later_one_does():
    clock = Clock()
    auth = CookieAuth(SECRET, False, now=clock)
    value = auth.cookie(ADA).value
    clock.at += 1
    auth.revoked[ADA.id] = clock.at
    assert auth.person(asked(value)) is None
    assert auth.person(asked(todays())) is None
    assert auth.person(asked(auth.cookie(ADA).value)) == ADA


def test_a_pass_works_once_also_on_another_server(tmp_path):
    with in_process_server(tmp_path) as server, nobody(server) as ada, nobody(server) as phone:
        fine(ada.put("/api/me", json={"name": "Ada"}))
        key = fine(ada.post("/api/me/pass"))["key"]
        assert fine(phone.put("/api/me/pass", json={"key": key})) == {"name": "Ada"}
        with nobody(server) as thief:
            answer = refused(thief.put("/api/me/pass", json={"key": key}), "not-allowed")
            assert answer["sentence"]["code"] == "rr-error-key-used"
    with in_process_server(tmp_path) as server, nobody(server) as thief:
        refused(thief.put("/api/me/pass", json={"key": key}), "not-allowed")


def test_signing_out_elsewhere_leaves_this_device_alone(tmp_path):
    with in_process_server(tmp_path) as server, nobody(server) as ada, nobody(server) as phone:
        fine(ada.put("/api/me", json={"name": "Ada"}))
        fine(phone.put("/api/me/pass", json={"key": fine(ada.post("/api/me/pass"))["key"]}))
        assert fine(phone.get("/api/me")) == {"name": "Ada"}
        assert fine(ada.post("/api/me/sign-out-elsewhere")) == {"name": "Ada"}
        assert fine(ada.get("/api/me")) == {"name": "Ada"}
        assert fine(phone.get("/api/me")) == {"name": None}
        refused(phone.post("/api/me/sign-out-elsewhere"), "nobody")
        cookies = dict(phone.cookies)
    with in_process_server(tmp_path) as server, nobody(server) as phone:
        phone.cookies.update(cookies)
        assert fine(phone.get("/api/me")) == {"name": None}, "after a restart, too"


def test_signing_out_elsewhere_closes_connections_too(tmp_path, monkeypatch):
    monkeypatch.setattr(sockets, "REVOKED_AFTER", 0.2)
    with in_process_server(tmp_path) as server, nobody(server) as ada, nobody(server) as bob:
        fine(ada.put("/api/me", json={"name": "Ada"}))
        fine(bob.put("/api/me", json={"name": "Bob"}))
        table = opened(ada, ME, INVITE)["id"]
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        stolen, other = ({"Cookie": f"{COOKIE}={one.cookies[COOKIE]}"} for one in (ada, bob))
        with connect(address, additional_headers=stolen) as thief, connect(address, additional_headers=other) as guest:
            fine(ada.post("/api/me/sign-out-elsewhere"))
            with pytest.raises(ConnectionClosed, match="revoked"):
                list(thief)
            guest.send('{"do": "ping"}')
            while '"pong"' not in str(guest.recv(timeout=20)):
                pass
        fresh = {"Cookie": f"{COOKIE}={ada.cookies[COOKIE]}"}
        with connect(f"{address}?seat=0", additional_headers=fresh) as page:
            assert "hello" in str(page.recv(timeout=20))


def test_links_to_tables_that_a_former_secret_made_still_lead_there(tmp_path):
    with in_process_server(tmp_path, secret=OTHER) as server, nobody(server) as ada:
        fine(ada.put("/api/me", json={"name": "Ada"}))
        table = opened(ada, ME, INVITE)["id"]
        link = fine(ada.get(f"/api/tables/{table}/invitation"))
        cookies = dict(ada.cookies)
    with in_process_server(tmp_path, former_secrets=(OTHER,)) as server, nobody(server) as ada, nobody(server) as bob:
        ada.cookies.update(cookies)
        assert fine(ada.get(f"/api/tables/{table}/invitation"))["secret"] == link["secret"]
        fine(bob.put("/api/me", json={"name": "Bob"}))
        fine(do(bob, table, "sit", seat=1, secret=link["secret"]))


def test_what_is_revoked_while_the_broker_is_away_is_read_from_the_database(tmp_path, monkeypatch):
    monkeypatch.setattr(housekeeping, "INTERVAL", 0.05)
    monkeypatch.setattr(housekeeping, "RESYNC_EVERY", 1)
    with in_process_server(tmp_path) as one, in_process_server(tmp_path) as two, nobody(one) as ada:
        fine(ada.put("/api/me", json={"name": "Ada"}))
        with nobody(two) as thief:
            thief.cookies.update(dict(ada.cookies))
            assert fine(thief.get("/api/me")) == {"name": "Ada"}
            time.sleep(0.01)
            fine(ada.post("/api/me/sign-out-elsewhere"))
            two.parts.pubsub.shared = True  # there is another server, and what it said was lost
            until = time.monotonic() + 20
            while "Ada" in thief.get("/api/me").text:
                assert time.monotonic() < until
                time.sleep(0.05)
            assert fine(ada.get("/api/me")) == {"name": "Ada"}
