"""Limits by address and network: strangers with many cookies wait, households notice nothing, proxies are believed
only where the server is told so."""

from __future__ import annotations

import contextlib
import re

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect

from riverrun.server.access.client import Proxies, client_of
from riverrun.server.access.rate_limit import LONGEST_DELAY, RateLimits
from riverrun.server.errors import RequestError
from riverrun.server.settings import Limits
from server.api.calls import ME, fine, nobody, opened, refused
from server.helpers.in_process import in_process_server
from server.helpers.tables import book


class Clock:
    """A time that stands still until it is moved."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def at(host: str, person: str | None = None):
    return client_of({"client": (host, 1)}, person)


def wait_of(limiter, client) -> int:
    """The seconds that somebody is told to wait; 0: none."""
    try:
        limiter.require(client)
    except RequestError as trouble:
        return trouble.wait or -1
    return 0


@pytest.mark.parametrize(
    ("host", "address", "network"),
    [
        ("192.0.2.77", "192.0.2.77", "192.0.2.0/24"),
        ("::ffff:192.0.2.77", "192.0.2.77", "192.0.2.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("fe80::1%eth0", "fe80::/64", "fe80::/48"),
        ("not an address", "not an address", "not an address"),
    ],
)
def test_an_address_is_what_a_household_has_and_a_network_what_neighbours_share(host, address, network):
    assert at(host) == (address, address, network)
    assert at(host, "ada") == ("ada", address, network)
    assert client_of({"client": None}, None) == ("?", "?", "?")


def test_the_delay_of_new_persons_grows_and_is_forgotten_with_time():
    clock = Clock()
    limits = RateLimits(Limits(), clock)
    stranger = at("192.0.2.1")
    assert [wait_of(limits.new_people, stranger) for _ in range(12)] == [0] * 12, "a household and its guests"
    delays = []
    for _ in range(12):
        delays.append(wait_of(limits.new_people, stranger))
        clock.at += delays[-1]
        assert wait_of(limits.new_people, stranger) == 0, "who waits as long as was said is let in"
    assert delays[:3] == [2, 4, 8]
    assert delays[:7] == sorted(delays[:7])
    assert all(30 < delay <= LONGEST_DELAY for delay in delays[7:])
    assert wait_of(limits.new_people, at("192.0.2.2")) == 0, "a neighbour does not wait"
    clock.at += 24 * 3600
    assert [wait_of(limits.new_people, stranger) for _ in range(12)] == [0] * 12


def test_many_addresses_of_one_network_are_one_stranger():
    clock = Clock()
    limits = RateLimits(Limits(), clock)
    came = [wait_of(limits.new_people, at(f"2001:db8:1:{n:x}::1")) for n in range(60)]
    assert came[:48] == [0] * 48
    assert all(wait > 0 for wait in came[48:])
    assert wait_of(limits.new_people, at("2001:db8:2::1")) == 0


def test_the_whole_server_has_a_ceiling_and_says_when_to_come_back():
    limits = RateLimits(Limits(server_people_burst=3, server_people_rate=0.5), Clock())
    came = [at(f"198.51.{n}.1") for n in range(4)]
    for client in came[:3]:
        limits.new_people.require(client)
    with pytest.raises(RequestError) as full:
        limits.new_people.require(came[3])
    assert (full.value.status, full.value.headers) == (503, {"retry-after": "2"})
    assert full.value.sentence.code == "rr-error-server-full"
    assert limits.refused() == {"server": 1}


def test_what_is_refused_to_one_scope_costs_the_others_nothing():
    limits = RateLimits(Limits(tables_burst=1, tables_rate=0.01), Clock())
    ada, bob = at("192.0.2.1", "ada"), at("192.0.2.1", "bob")
    assert wait_of(limits.new_tables, ada) == 0
    for _ in range(100):
        assert wait_of(limits.new_tables, ada) == 100
    assert wait_of(limits.new_tables, bob) == 0, "ada's refusals are no tables of the address"


def test_a_family_of_six_that_opens_the_page_and_tables_at_once_notices_nothing(tmp_path):
    with in_process_server(tmp_path, limits=Limits()) as server, contextlib.ExitStack() as stack:
        family = [stack.enter_context(nobody(server)) for _ in range(6)]
        address = server.url.replace("http", "ws", 1)
        for number, person in enumerate(family):
            for path in ("/api/me", "/api/games", "/api/tables", "/api/puzzles"):
                fine(person.get(path))
            fine(person.put("/api/me", json={"name": f"Person {number}"}))
            cookie = {"cookie": f"riverrun={person.cookies['riverrun']}"}
            for _ in range(3):
                table = opened(person, ME, ME)["id"]
                fine(person.get(f"/api/tables/{table}"))
                at_table = connect(f"{address}/api/tables/{table}/socket?seat=0", additional_headers=cookie)
                assert stack.enter_context(at_table).recv(10)


def test_a_stranger_with_a_new_cookie_for_each_request_is_stopped(tmp_path):
    """What fell over: 77 new persons in 0.9 s and 100 tables in 4.4 s, all from one address."""
    with in_process_server(tmp_path, limits=Limits()) as server:
        answers, tables = [], []
        for number in range(60):
            with nobody(server) as stranger:
                answers.append(stranger.put("/api/me", json={"name": f"Stranger {number}"}))
                if answers[-1].is_success:
                    wanted = {"game": book().id, "seats": [ME, ME]}
                    tables += [stranger.post("/api/tables", json=wanted) for _ in range(8)]
        people = [answer for answer in answers if answer.is_success]
        assert 12 <= len(people) <= 20
        assert sum(answer.is_success for answer in tables) <= 70
        refused(answers[-1], "too-many")
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert answers[-1].json()["sentence"]["code"] == "rr-error-too-many-from-network"
        assert re.search(r'riverrun_limited_total\{limit="address"\} \d', nobody(server).get("/metrics").text)


def test_the_sockets_of_an_address_and_of_the_server_are_limited(tmp_path):
    def last_of(limits: Limits) -> str:
        with in_process_server(tmp_path, limits=limits) as server:
            address = server.url.replace("http", "ws", 1) + "/api/lobby/socket"
            with connect(address) as one, connect(address) as two, connect(address) as three:
                assert one.recv(10)
                assert two.recv(10)
                with pytest.raises(ConnectionClosedError) as closed:
                    three.recv(10)
                assert closed.value.rcvd is not None
                return f"{closed.value.rcvd.code} {closed.value.rcvd.reason}"

    assert last_of(Limits(address_sockets=2)) == "4429 rr-error-too-many-connections"
    assert last_of(Limits(server_sockets=2)) == "4503 rr-error-server-full"


# Behind a proxy


def forwarded(header: str | None, peer: str | None, trusted=("127.0.0.0/8", "10.1.0.0/16"), **headers: str):
    """The address and the scheme that a request gets."""
    scope = {
        "type": "http",
        "scheme": "http",
        "client": None if peer is None else (peer, 5),
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
    }
    Proxies(header, trusted).apply(scope)
    return scope["client"] and scope["client"][0], scope["scheme"]


def test_a_header_is_believed_from_a_configured_proxy_only():
    sent = {"x_forwarded_for": "198.51.100.7", "x_forwarded_proto": "https"}
    assert forwarded(None, "127.0.0.1", **sent) == ("127.0.0.1", "http"), "nobody has said that there is a proxy"
    assert forwarded("X-Forwarded-For", "127.0.0.1", **sent) == ("198.51.100.7", "https")
    assert forwarded("X-Forwarded-For", "10.1.2.3", **sent) == ("198.51.100.7", "https")
    assert forwarded("X-Forwarded-For", None, **sent) == ("198.51.100.7", "https"), "over a Unix socket"
    assert forwarded("X-Forwarded-For", "203.0.113.9", **sent) == ("203.0.113.9", "http"), "that is no proxy of ours"
    assert forwarded("X-Forwarded-For", "203.0.113.9", ("*",), **sent) == ("198.51.100.7", "https")
    assert forwarded("X-Real-IP", "127.0.0.1", **sent)[0] == "127.0.0.1", "another header is not believed"
    assert forwarded("X-Real-IP", "127.0.0.1", x_real_ip="2001:db8::1")[0] == "2001:db8::1"


def test_what_a_client_writes_into_the_header_itself_is_not_believed():
    def asked(value: str) -> str:
        return str(forwarded("X-Forwarded-For", "127.0.0.1", x_forwarded_for=value)[0])

    assert asked("1.2.3.4, 198.51.100.7") == "198.51.100.7", "the proxy writes last"
    assert asked("1.2.3.4, 198.51.100.7, 10.1.0.1") == "198.51.100.7", "through two proxies of ours"
    assert asked("1.2.3.4, nonsense, 10.1.0.1") == "10.1.0.1"
    assert asked("198.51.100.7:4711") == "198.51.100.7"
    assert asked("[2001:db8::1]:4711") == "2001:db8::1"
    assert asked("") == "127.0.0.1"


@pytest.mark.parametrize("header", [None, "X-Forwarded-For"])
def test_limits_go_by_the_forwarded_address_only_where_that_is_configured(tmp_path, header):
    limits = Limits(address_people=2)
    with in_process_server(tmp_path, limits=limits, proxy_header=header) as server:
        answers = []
        for number in range(4):
            with nobody(server) as person:
                sent = {"x-forwarded-for": f"198.51.{number}.1"}
                answers.append(person.put("/api/me", json={"name": "Ada"}, headers=sent).is_success)
        assert answers == ([True, True, False, False] if header is None else [True] * 4)
        warned = [line for line in server.log if "not believed" in line["event"]]
        assert len(warned) == (header is None)
