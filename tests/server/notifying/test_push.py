"""Web push: who is away is told on devices that they switched on, once, in their language, and nobody else is."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import httpx
import pytest

from riverrun.kernel.errors import BadOption
from riverrun.server.notifying.settings import PUSH_KEY, notifying_settings
from riverrun.server.settings import NotifyingSettings
from server.api.calls import do, fine, nobody, opened, pair, play, refused, see
from server.helpers.client import Client
from server.helpers.endpoint import Browser
from server.helpers.in_process import in_process_server
from server.helpers.tables import book
from server.notifying.conftest import AT_ONCE


def switch_on(client: httpx.Client, browser: Browser, language: str = "en") -> str:
    """The id of the device."""
    return str(fine(client.put("/api/me/push", json={**browser.subscription, "language": language}))["device"])


def devices(client: httpx.Client) -> list[str]:
    return list(fine(client.get("/api/me/push"))["devices"])


def until_turn(people: list[httpx.Client], table: str, seat: int) -> None:
    """Plays until it is this seat's turn, and at least once."""
    play(people, table)
    while see(people[0], table)["table"]["turn"] != seat:
        play(people, table)


def test_whoever_is_away_is_told_once_a_turn_in_their_language(endpoint, people) -> None:
    ada, bob = people
    browser = Browser(endpoint, "/ada")
    device = switch_on(ada, browser, "de")
    assert devices(ada) == [device]
    assert devices(bob) == []
    table = pair(ada, bob)
    until_turn(people, table, 1)
    until_turn(people, table, 0)
    fine(do(bob, table, "say", seat=1, text="Well!"))  # the table changes, and it is still her turn
    told = endpoint.wait(1)
    until_turn(people, table, 1)
    fine(do(ada, table, "resign", seat=0))
    first = json.loads(browser.read(told[0]))
    assert first == {"title": book().title, "body": "Du bist am Zug in der Partie mit Bob.", "path": f"/t/{table}"}
    headers = told[0].headers
    assert headers["authorization"].startswith("vapid t=")
    assert (headers["content-encoding"], headers["topic"]) == ("aes128gcm", table)
    key = fine(ada.get("/api/me/push"))["key"]
    assert headers["authorization"].endswith(f"k={key}")


def test_nobody_is_told_who_is_at_the_table_or_has_switched_nothing_on(server, endpoint) -> None:
    async def story() -> None:
        async with Client(server.url, "Ada") as ada, Client(server.url, "Bob") as bob:
            his = Browser(endpoint, "/bob")
            await bob.ok("PUT", "/api/me/push", his.subscription)
            table = await ada.open([{"kind": "me"}, {"kind": "invite"}])
            id = table["id"]
            secret = table["invitations"][0]["secret"]
            async with ada.socket(id, 0) as hers, bob.socket(id) as line:
                for one in (hers, line):
                    await one.until("presence")
                await bob.ok("POST", f"/api/tables/{id}/sit", {"seat": 1, "secret": secret})
                for _ in range(12):  # both get turns
                    turn = (await ada.see(id))["table"]["turn"]
                    player = (ada, bob)[turn]
                    view = await player.see(id, turn)
                    await player.play(id, turn, view["view"]["legal"][0][1], view["version"])
            while any(seat.get("here") for seat in (await ada.see(id))["table"]["seats"]):
                await asyncio.sleep(0.01)
            await ada.ok("POST", f"/api/tables/{id}/resign", {"seat": 0})
            (told,) = await asyncio.to_thread(endpoint.wait, 1)  # now he is away, and the game is over
            assert json.loads(his.read(told))["body"] == "The game is over."

    asyncio.run(story())
    assert len(endpoint.got) == 1


def test_a_device_that_is_gone_is_forgotten_and_one_can_be_switched_off(endpoint, people) -> None:
    ada, bob = people
    for path in ("/gone", "/gone-too"):
        switch_on(ada, Browser(endpoint, path))
    assert len(devices(ada)) == 2
    endpoint.usual = 410
    table = pair(ada, bob)
    until_turn(people, table, 1)
    until_turn(people, table, 0)
    wait_for(lambda: devices(ada) == [])
    kept = switch_on(ada, Browser(endpoint, "/kept"))
    fine(bob.delete(f"/api/me/push/{kept}"))  # it is not his
    assert devices(ada) == [kept]
    assert fine(ada.delete(f"/api/me/push/{kept}"))["devices"] == []


def wait_for(holds: Any) -> None:
    late = time.monotonic() + 60
    while time.monotonic() < late:
        if holds():
            return
        time.sleep(0.02)
    raise AssertionError("never")


def test_a_device_belongs_to_whoever_switched_it_on_last(endpoint, people) -> None:
    ada, bob = people
    device = switch_on(ada, Browser(endpoint, "/one"))
    assert switch_on(bob, Browser(endpoint, "/one")) == device
    assert (devices(ada), devices(bob)) == ([], [device])


def test_devices_are_exported_and_deleted_with_one_s_history(server, endpoint, people) -> None:
    ada, _ = people
    switch_on(ada, Browser(endpoint, "/ada"))
    notices = fine(ada.get("/api/me/export"))["notices"]
    assert [one["endpoint"] for one in notices["devices"]] == [endpoint.url("/ada")]
    assert "auth" not in notices["devices"][0]
    fine(ada.delete("/api/me"))
    assert server.do(server.parts.push.store.store.read(all_devices())) == []
    refused(ada.get("/api/me/push"), "nobody")


def all_devices() -> Any:
    import sqlalchemy as sa

    from riverrun.server.storage.schema import push_devices

    return sa.select(push_devices.c.id)


def test_addresses_and_keys_that_cannot_be_used_are_refused(server, endpoint, people) -> None:
    ada, _ = people
    subscription = Browser(endpoint, "/ada").subscription
    endpoint.addresses = ["127.0.0.1", "10.0.0.1"]
    refused(ada.put("/api/me/push", json=subscription), "bad-request")
    endpoint.addresses = ["127.0.0.1"]
    wrong = {**subscription, "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
    refused(ada.put("/api/me/push", json=wrong), "bad-request")
    with nobody(server) as stranger:
        refused(stranger.put("/api/me/push", json=subscription), "nobody")
    assert devices(ada) == []


def test_two_servers_on_one_database_tell_it_once_and_have_one_key(tmp_path, endpoint, server, people) -> None:
    ada, bob = people
    browser = Browser(endpoint, "/ada")
    switch_on(ada, browser)
    with in_process_server(tmp_path, notifying=AT_ONCE) as other:
        endpoint.lead(other)
        with nobody(other) as again:
            again.cookies = ada.cookies
            assert fine(again.get("/api/me/push")) == fine(ada.get("/api/me/push"))
            table = pair(ada, bob)
            until_turn(people, table, 1)
            until_turn(people, table, 0)
            turns = endpoint.wait(1)
            see(again, table)  # the other server loads the table and finds the same turn
            fine(do(again, table, "say", seat=0, text="Hm."))
            fine(do(bob, table, "resign", seat=1))
            endpoint.wait(len(turns) + 1)
    messages = [json.loads(browser.read(one)) for one in endpoint.got]
    assert len({(one["body"], place) for place, one in enumerate(messages)}) == len(messages)
    assert [one["body"] for one in messages].count("The game is over.") == 1


def test_a_server_may_send_nothing_at_all(tmp_path) -> None:
    folder = tmp_path / "off"
    folder.mkdir()
    off = NotifyingSettings(push=False, webhooks=False)
    with in_process_server(folder, notifying=off) as server, nobody(server) as ada:
        fine(ada.put("/api/me", json={"name": "Ada"}))
        assert fine(ada.get("/api/me/push")) == {"enabled": False, "key": None, "devices": []}
        body = {"endpoint": "https://example.org/x", "keys": {"p256dh": "A", "auth": "A"}}
        refused(ada.put("/api/me/push", json=body), "not-allowed")
        table = opened(ada, {"kind": "me"}, {"kind": "invite"})["id"]
        refused(ada.put(f"/api/tables/{table}/webhook", json={"url": "https://example.org/"}), "not-allowed")


def test_a_key_and_a_contact_may_be_given_and_wrong_ones_are_refused(monkeypatch) -> None:
    assert notifying_settings().push_key is None
    key = "A" * 43
    monkeypatch.setenv(PUSH_KEY, key)
    assert notifying_settings(contact="mailto:me@example.org").push_key == key
    monkeypatch.setenv(PUSH_KEY, "short")
    with pytest.raises(BadOption):
        notifying_settings()
    monkeypatch.delenv(PUSH_KEY)
    with pytest.raises(BadOption):
        notifying_settings(contact="me")
