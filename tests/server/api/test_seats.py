"""One link for a whole table, seats that its host fills and frees, and where the link can be opened."""

from __future__ import annotations

import pytest

from riverrun.server.access import addresses
from server.helpers.in_process import in_process_server
from server.helpers.tables import book

from .calls import BOT, INVITE, ME, do, fine, nobody, opened, refused, see


def kinds(client, table) -> list[str]:
    return [seat["kind"] for seat in see(client, table)["table"]["seats"]]


def test_one_link_opens_any_free_seat_of_its_table(join) -> None:
    ada, bob, cyd = join("Ada"), join("Bob"), join("Cyd")
    table = opened(ada, ME, INVITE, INVITE)
    id = table["id"]
    refused(bob.get(f"/api/tables/{id}/invitation"), "not-allowed")
    link = fine(ada.get(f"/api/tables/{id}/invitation"))
    assert link["link"].endswith(f"/t/{id}#key={link['secret']}")
    assert fine(ada.get(f"/api/tables/{id}/invitation")) == link, "it can be asked for again"
    refused(do(bob, id, "sit", seat=2, secret="another"), "not-allowed")
    fine(do(bob, id, "sit", seat=2, secret=link["secret"]))
    refused(do(cyd, id, "sit", seat=2, secret=link["secret"]), "wrong-stage")
    other = opened(ada, ME, INVITE)["id"]
    refused(do(cyd, other, "sit", seat=1, secret=link["secret"]), "not-allowed")
    assert kinds(cyd, id) == ["person", "invite", "person"]
    fine(do(cyd, id, "sit", seat=1, secret=table["invitations"][0]["secret"]))  # a seat's own link still opens it
    assert see(cyd, id, 1)["table"]["stage"] == "running"
    refused(do(cyd, id, "sit", seat=1, secret=link["secret"]), "wrong-stage")


def test_a_link_says_on_arrival_what_it_is_good_for(server, join) -> None:
    ada, bob = join("Ada"), join("Bob")
    table = opened(ada, ME, INVITE, INVITE)
    id, (second, third) = table["id"], (one["secret"] for one in table["invitations"])
    everyone = fine(ada.get(f"/api/tables/{id}/invitation"))["secret"]

    def good_for(secret: str, seat: int | None = None) -> tuple[bool, list[int]]:
        with nobody(server) as client:
            found = fine(do(client, id, "check", secret=secret, seat=seat))
        return found["valid"], found["seats"]

    assert good_for(everyone) == (True, [1, 2])
    assert good_for(second, 1) == (True, [1])
    assert good_for(second, 2) == (False, [])
    assert good_for(second, 9) == (False, [])
    assert good_for("wrong") == (False, [])
    fine(do(bob, id, "sit", seat=1, secret=everyone))
    assert good_for(everyone) == (True, [2])
    assert good_for(second, 1) == (True, [])
    fine(do(ada, id, "bot", seat=2, bot="random"))
    assert good_for(everyone) == (True, [])
    assert good_for(third, 2) == (True, [])


def test_the_host_fills_a_seat_with_a_bot_frees_it_and_begins(join) -> None:
    ada, bob = join("Ada"), join("Bob")
    table = opened(ada, ME, BOT, INVITE)
    id = table["id"]
    for wrong in ({"seat": 9, "bot": "easy"}, {"seat": 2, "bot": "no such bot"}, {"seat": 2}):
        refused(do(ada, id, "bot", **wrong), "bad-request")
    refused(do(bob, id, "bot", seat=2, bot="easy"), "not-allowed")
    refused(do(bob, id, "free", seat=1), "not-allowed")
    refused(do(ada, id, "bot", seat=1, bot="easy"), "wrong-stage")
    fine(do(ada, id, "free", seat=1))
    refused(do(ada, id, "free", seat=1), "wrong-stage")
    assert kinds(bob, id) == ["person", "invite", "invite"]
    secret = fine(ada.get(f"/api/tables/{id}/invitation"))["secret"]
    fine(do(bob, id, "sit", seat=1, secret=secret))
    fine(do(ada, id, "free", seat=1))  # somebody who does not come back
    assert kinds(bob, id) == ["person", "invite", "invite"]
    refused(bob.get(f"/api/tables/{id}?seat=1"), "not-your-seat")
    fine(do(bob, id, "sit", seat=1, secret=secret))
    fine(do(ada, id, "bot", seat=2, bot="random"))
    begun = see(ada, id, 0)["table"]
    assert (begun["stage"], kinds(bob, id)) == ("running", ["person", "person", "bot"])
    assert begun["seats"][2]["bot"] == "random"
    refused(do(ada, id, "free", seat=2), "wrong-stage")
    refused(do(ada, id, "bot", seat=2, bot="easy"), "wrong-stage")
    told = [item["kind"] for item in see(bob, id)["items"]]
    assert told[:6] == ["sat", "freed", "sat", "freed", "sat", "bot-sat"]


def test_a_filled_seat_is_a_bots_in_the_rematch_too(join) -> None:
    ada, bob = join("Ada"), join("Bob")
    id = opened(ada, ME, INVITE, INVITE)["id"]
    secret = fine(ada.get(f"/api/tables/{id}/invitation"))["secret"]
    fine(do(bob, id, "sit", seat=1, secret=secret))
    fine(do(ada, id, "bot", seat=2, bot="random"))
    fine(do(bob, id, "resign", seat=1))
    fine(do(ada, id, "resign", seat=0))
    again = fine(ada.post(f"/api/tables/{id}/again"))["id"]
    assert kinds(bob, again) == ["person", "invite", "bot"]
    cyd = join("Cyd")
    link = fine(ada.get(f"/api/tables/{again}/invitation"))["secret"]
    refused(do(cyd, again, "sit", seat=1, secret=link), "not-allowed")  # it is kept for Bob
    fine(do(bob, again, "sit", seat=1))
    assert see(bob, again, 1)["table"]["stage"] == "running"


def test_a_table_of_bots_alone_does_not_begin(join) -> None:
    ada = join("Ada")
    id = opened(ada, INVITE, INVITE)["id"]
    fine(do(ada, id, "bot", seat=0, bot="random"))
    refused(do(ada, id, "bot", seat=1, bot="random"), "bad-request")


def test_a_game_says_how_long_and_heavy_it_is_and_whether_all_win_together(join) -> None:
    for game in fine(join("Ada").get("/api/games?language=de")):
        least, most = game["minutes"]
        assert 0 < least <= most
        assert 1 <= game["weight"] <= 5
        assert game["name_text"]
        assert game["about_text"].endswith((".", "!"))
    together = {game["id"]: game["together"] for game in fine(join("Ada").get("/api/games"))}
    assert True in together.values()
    table = opened(join("Ada"), ME, BOT)
    assert see(join("Bob"), table["id"])["table"]["together"] is together[book().id]


@pytest.mark.parametrize(
    ("host", "local"),
    [
        *(("localhost", True), ("a.localhost", True), ("127.0.0.1", True), ("127.1.2.3", True), ("::1", True)),
        *(("192.168.1.7", False), ("play.example.org", False), ("10.0.0.1", False), ("", False)),
    ],
)
def test_which_hosts_only_this_machine_reaches(host, local) -> None:
    assert addresses.is_loopback(host) is local


@pytest.mark.parametrize(
    ("listening", "found"),
    [
        ("127.0.0.1", None),
        ("0.0.0.0", "http://192.168.1.7:8000"),
        ("192.168.1.9", "http://192.168.1.9:8000"),
        ("fd00::1", "http://[fd00::1]:8000"),
    ],
)
def test_the_address_in_the_home_network(monkeypatch, listening, found) -> None:
    monkeypatch.setattr(addresses, "home_address", lambda: "192.168.1.7")
    assert addresses.network_url("http://127.0.0.1:8000", listening) == found


def test_a_link_says_that_only_this_machine_can_open_it(join, tmp_path, built, monkeypatch) -> None:
    ada = join("Ada")
    id = opened(ada, ME, INVITE)["id"]
    link = fine(ada.get(f"/api/tables/{id}/invitation"))
    assert (link["local"], link["network"], link["listens"]) == (True, None, False)
    monkeypatch.setattr(addresses, "home_address", lambda: "192.168.1.7")
    with in_process_server(tmp_path, host="0.0.0.0") as server, nobody(server) as client:
        client.put("/api/me", json={"name": "Ada"})
        id = opened(client, ME, INVITE)["id"]
        link = fine(client.get(f"/api/tables/{id}/invitation"))
        assert (link["local"], link["listens"]) == (True, True)
        assert link["network"] == f"http://192.168.1.7:{server.port}"
