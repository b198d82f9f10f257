"""Who is away: told by notifications and a webhook, replaced by consent; and words that are muted and reported."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from typing import Any

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import Page, expect

import riverrun as rr
from riverrun.server.table import entries

from . import epochs_tables
from .stored_tables import GAME, asks, found, lay, person
from .table import play_to_the_end, tile
from .test_pages import PHONE, fits, violations

ELSEWHERE = "https://1.1.1.1/push/a-device"
"""A public address; nothing is ever sent there, since nobody's turn comes."""


def push_service(page: Page) -> None:
    """Has the page subscribe without the browser's push service, which needs the internet."""
    point = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    key = ec.generate_private_key(ec.SECP256R1()).public_key().public_bytes(*point)
    keys = {"p256dh": urlsafe_b64encode(key).decode().rstrip("="), "auth": "A" * 22}
    page.add_init_script(
        f"""{{
          const subscription = {{
            toJSON: () => ({json.dumps({"endpoint": ELSEWHERE, "keys": keys})}),
            unsubscribe: async () => {{ localStorage.removeItem('subscribed'); return true }},
          }}
          PushManager.prototype.getSubscription = async () => (localStorage.getItem('subscribed') ? subscription : null)
          PushManager.prototype.subscribe = async (options) => {{
            localStorage.setItem('subscribed', options.applicationServerKey)
            return subscription
          }}
        }}"""
    )


ACTIVE = "navigator.serviceWorker.getRegistration().then((one) => one?.active?.state === 'activated')"
SHOWN = "navigator.serviceWorker.ready.then((one) => one.getNotifications())"


def until(page: Page, holds: str) -> None:
    """Waits until something holds on the page, whose policy lets no script do that."""
    for _ in range(400):
        if page.evaluate(holds):
            return
        page.wait_for_timeout(50)
    raise AssertionError(holds)


def devices(page: Page) -> list[str]:
    return list(page.request.get("/api/me/push").json()["devices"])


def open_settings(page: Page) -> Any:
    page.get_by_role("button", name="Settings").click()
    return page.get_by_role("checkbox", name="Also when the page is closed")


def delivered(page: Page, message: dict[str, str]) -> list[str]:
    """The titles and words of the notifications on show after a push message came to the page's worker."""
    tools = page.context.new_cdp_session(page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    until(page, ACTIVE)  # a message to a worker that is still fetching the page's files is lost
    origin = page.evaluate("location.origin")
    told = {"origin": origin, "registrationId": found[0], "data": json.dumps(message)}
    words = "(all) => all.map((one) => [one.title, one.body, one.data.path].join('|'))"
    for _ in range(20):
        tools.send("ServiceWorker.deliverPushMessage", told)
        page.wait_for_timeout(1000)  # Chromium drops a notification that is asked for before it is on show
        shown = page.evaluate(f"{SHOWN}.then({words})")
        if shown:
            return list(shown)
    raise AssertionError("no notification came on show")


def test_a_device_is_told_while_the_page_is_closed_if_one_wants_it_and_a_table_has_a_webhook(
    someone, server, whole_browser
) -> None:
    wide = {"width": 1440, "height": 900}
    page = someone("Pia", inside=whole_browser, service_workers="allow", permissions=["notifications"], viewport=wide)
    push_service(page)
    page.goto("/")
    wanted = open_settings(page)
    expect(wanted).not_to_be_checked()
    assert devices(page) == []
    wanted.check()
    until(page, "localStorage.getItem('riverrun:push') !== null")
    expect(wanted).to_be_checked()
    assert len(devices(page)) == 1
    assert violations(page) == [], "the settings with notifications"
    message = {"title": "Flow", "body": "Du bist am Zug.", "path": "/t/0123456789abcdef"}
    assert delivered(page, message) == ["Flow|Du bist am Zug.|/t/0123456789abcdef"]
    page.reload()
    wanted = open_settings(page)
    expect(wanted).to_be_checked()
    page.set_viewport_size(PHONE)
    assert fits(page)
    wanted.uncheck()
    expect(wanted).not_to_be_checked()
    until(page, "localStorage.getItem('subscribed') === null")
    assert devices(page) == []
    elsewhere = someone("Pia")
    elsewhere.goto("/")
    page.get_by_role("button", name="Sign out on other devices").click()
    expect(page.get_by_text("Only this device is yours now.")).to_be_visible()
    assert [one.request.get("/api/me").json()["name"] for one in (page, elsewhere)] == ["Pia", None]
    page.keyboard.press("Escape")
    page.set_viewport_size(wide)

    tile(page, "The Flow of History").get_by_role("button", name="With friends").click()
    page.get_by_role("button", name="Create table").click()
    page.get_by_text("Tell another program (webhook)").click()
    address = page.get_by_label("Webhook address")
    address.fill("https://127.0.0.1/hook")
    page.get_by_role("button", name="Set webhook").click()
    expect(page.get_by_text("A webhook is an https address on the public internet")).to_be_visible()
    address.fill(ELSEWHERE)
    page.get_by_role("button", name="Set webhook").click()
    expect(page.get_by_text("Messages go to 1.1.1.1.")).to_be_visible()
    assert len(page.get_by_label("Webhook secret", exact=True).input_value()) == 64
    assert violations(page) == [], "a table with a webhook"
    page.reload()
    page.get_by_text("Tell another program (webhook)").click()
    expect(page.get_by_text("Messages go to 1.1.1.1.")).to_be_visible()
    expect(page.get_by_label("Webhook secret", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Remove webhook").click()
    expect(page.get_by_label("Webhook address")).to_be_visible()
    # Also while the game runs.
    page.goto(lay(server, rr.game(GAME, 2).new(3), ["Pia", None]).path)
    page.locator("summary", has_text="Seats").click()
    page.get_by_text("Tell another program (webhook)").click()
    page.get_by_label("Webhook address").fill(ELSEWHERE)
    page.get_by_role("button", name="Set webhook").click()
    expect(page.get_by_text("Messages go to 1.1.1.1.")).to_be_visible()


def test_a_bot_stands_in_for_who_is_away_by_consent_and_words_are_muted_and_reported(someone, server) -> None:
    begun = rr.game(GAME, 2).new(3)
    assert begun.decision is not None
    names = ["Ada", "Bob"] if begun.decision.seat == 1 else ["Bob", "Ada"]
    path = lay(server, begun, names, ago=7200).path
    ada, cyd = someone("Ada", viewport={"width": 1440, "height": 900}), someone("Cyd", viewport=PHONE)
    ada.goto(path)
    expect(ada.get_by_text("Bob has been away for a while.")).to_be_visible()
    assert violations(ada) == [], "somebody is away"
    ada.get_by_role("button", name="Let a bot stand in for Bob").click()
    expect(ada.get_by_text("Bob has been away for a while.")).to_have_count(0)
    cyd.goto(path)
    cyd.get_by_role("button", name="Ask to take over from Bob").click()
    expect(ada.get_by_text("Cyd would like to take over from Bob, who’s away.")).to_be_visible()
    assert fits(cyd)
    ada.get_by_role("button", name="Don’t agree").click()
    expect(ada.get_by_text("Cyd would like to take over from Bob")).to_have_count(0)

    bob = someone("Bob", viewport={"width": 1440, "height": 900})
    bob.goto(path)
    expect(bob.get_by_text("You didn’t move for a long time, so a bot is playing for you.")).to_be_visible()
    bob.get_by_role("button", name="Take your seat again").click()
    expect(bob.get_by_text("a bot is playing for you")).to_have_count(0)
    expect(cyd.get_by_role("button", name="Ask to take over from Bob")).to_have_count(0)

    for page in (ada, bob):
        page.get_by_role("tab", name="Chat").click()
    bob.get_by_placeholder("Say something").fill("What a silly move!")
    bob.get_by_role("button", name="Send").click()
    words = ada.get_by_role("log").get_by_text("What a silly move!")
    expect(words).to_be_visible()
    ada.get_by_role("button", name="Mute or report Bob").click()
    ada.get_by_role("button", name="Report", exact=True).click()
    ada.get_by_label("Reason (optional)").fill("Unkind")
    assert violations(ada) == [], "a report"
    ada.get_by_role("button", name="Send report").click()
    expect(ada.get_by_text("Reported.")).to_be_visible()
    ada.get_by_role("button", name="Mute or report Bob").click()
    ada.get_by_role("button", name="Mute Bob").click()
    expect(words).to_have_count(0)
    ada.reload()
    ada.get_by_role("tab", name="Chat").click()
    expect(words).to_have_count(0)
    ada.get_by_role("button", name="Unmute Bob").click()
    expect(words).to_be_visible()


def test_who_has_the_page_open_and_does_not_move_is_told_and_stays_by_a_move(someone, server) -> None:
    begun = found(3, lambda state: asks(state, "action", 1))
    path = lay(server, begun, ["Ada", "Bob", "Cyd"], ago=7200).path
    ada, bob, cyd = someone("Ada"), someone("Bob", viewport=PHONE), someone("Cyd")
    for page in (cyd, bob, ada):
        page.goto(path)
    expect(ada.get_by_text("Bob has the page open, but hasn’t moved for a long time.")).to_be_visible()
    ada.get_by_role("button", name="Let a bot stand in for Bob").click()
    expect(ada.get_by_text("Waiting for Cyd. After two minutes, a yes counts")).to_be_visible()
    expect(cyd.get_by_text("Shall a bot stand in for Bob?")).to_be_visible()
    expect(bob.get_by_text("Make a move, and you keep your seat.")).to_be_visible()
    assert fits(bob)
    play_to_the_end(bob, stop=2)
    for page in (ada, bob, cyd):
        expect(page.locator(".notice")).to_have_count(0)


def test_two_notices_at_once_leave_a_board_that_fills_the_window_inside_it(someone, server) -> None:
    moved = epochs_tables.game(3).new(1)
    while moved.decision is None or moved.decision.seat != 1 or len(moved.played) < 4:
        moved.play(moved.legal()[0])
    wish = entries.UndoRequested(by=person("Ada").id, seat=0, to=len(moved.played) - 1)
    path = lay(server, moved, ["Ada", "Bob", "Cyd"], then=[wish], ago=7200).path
    ada = someone("Ada", viewport={"width": 1440, "height": 900})
    ada.goto(path)
    expect(ada.locator(".notice")).to_have_count(2)
    until(ada, "document.querySelector('section.hand').getBoundingClientRect().bottom <= innerHeight")
