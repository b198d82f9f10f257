"""The lobby: one press to the first decision, one link for a whole table, links and addresses that lead nowhere."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

import riverrun as rr

from .stored_tables import lay
from .table import bar, say_name, tile
from .test_pages import PHONE, fits, violations

SECONDS = 5.0
"""In which the first decision comes after one press; a busy machine gets twice as many."""


def test_one_press_leads_from_the_address_to_the_first_decision(someone):
    ada = someone()
    ada.goto("/")
    tiles = ada.get_by_role("region", name="Games", exact=True).get_by_role("article")
    expect(tiles).to_have_count(4)
    for one in tiles.all():
        expect(one.get_by_role("button", name=re.compile("^Play now"))).to_be_enabled()
        expect(one).to_contain_text(re.compile(r"\d to \d players"))
        expect(one).to_contain_text(re.compile(r"\d+ min"))
        expect(one.get_by_role("img", name=re.compile("^Weight"))).to_be_visible()
    pressed = time.monotonic()
    tile(ada, "The Flow of History").get_by_role("button", name="Play now").click()
    expect(bar(ada)).to_be_visible()
    assert time.monotonic() - pressed < 2 * SECONDS
    expect(ada.get_by_role("region", name="Seats")).to_contain_text("Easy")
    # The name was made up, and another is two presses away, at the table too.
    ada.get_by_role("button", name=re.compile("Change name$")).first.click()
    ada.get_by_role("dialog").get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Save name").click()
    expect(ada.get_by_role("region", name="Seats")).to_contain_text("Ada")
    ada.goto("/")
    mine = ada.get_by_role("region", name="Your games")
    expect(mine).to_contain_text("Your turn")
    expect(mine).to_contain_text("Ada, Frog, Heron")
    mine.get_by_role("link", name=re.compile("The Flow of History")).click()
    expect(bar(ada)).to_be_visible()


def test_friends_choose_their_seats_by_one_link_and_the_host_fills_one(someone):
    ada, bob, eve = someone(), someone(viewport=PHONE, has_touch=True, is_mobile=True), someone("Eve")
    ada.goto("/")
    tile(ada, "The Flow of History").get_by_role("button", name="With friends").click()
    expect(ada.get_by_label("Your name")).to_be_focused()
    say_name(ada, "Ada")
    expect(ada.get_by_label("Show this table in the lobby")).to_be_visible()
    ada.get_by_label("Players", exact=True).select_option("4")
    ada.get_by_role("button", name="Create table").click()
    link = ada.get_by_label("Link for everyone", exact=True)
    expect(link).to_have_value(re.compile(r"/t/\w+#key="))
    address = link.input_value()
    expect(ada.get_by_role("img", name="QR code of the link for everyone")).to_be_visible()
    expect(ada.get_by_text("riverrun serve --host 0.0.0.0")).to_be_visible()  # 127.0.0.1 is this machine alone
    assert violations(ada) == [], "a table before its game"
    bob.goto(address)
    bob.get_by_role("button", name="Sit here in seat 3").tap()
    say_name(bob, "Bob")
    bob.get_by_role("button", name="Continue").tap()
    expect(bob.locator("li", has_text="Bob")).to_contain_text("you")
    assert fits(bob), "a table before its game, on a phone"
    eve.goto(address[:-3])
    expect(eve.get_by_role("alert")).to_contain_text("This link isn’t valid for this table.")
    expect(eve.get_by_role("button", name=re.compile("^Sit here"))).to_have_count(0)
    eve.get_by_role("button", name="Watch", exact=True).click()
    expect(eve.get_by_role("alert")).to_have_count(0)
    ada.get_by_role("button", name="Add a bot in seat 2").click()
    ada.get_by_role("button", name="Free Seat 2").click()
    ada.get_by_role("button", name="Add a bot in seat 2").click()
    ada.get_by_role("button", name="Fill with bots and start").click()
    for page in (ada, bob, eve):
        expect(page.get_by_role("region", name="Seats")).to_contain_text("Heron")
    eve.goto("/")  # the same address again would only change what stands behind its #
    eve.goto(address)
    expect(eve.get_by_role("alert")).to_contain_text("The game has begun, and all seats are taken.")
    eve.get_by_role("button", name="Watch", exact=True).click()
    expect(eve.locator("section.bar")).to_be_visible()


def test_my_running_games_show_their_positions_when_they_come_into_sight(someone, server):
    ada = someone("Mia", viewport={"width": 390, "height": 700})
    asked: list[str] = []
    ada.on("request", lambda request: asked.append(request.url) if "seat=" in request.url else None)
    games = [(game, rr.game(game, players=2).new(5)) for game in ("flow-of-history", "flow", "along-history", "epochs")]
    for number, (_, state) in enumerate(games):
        first = state.decision.seat == 0
        lay(server, state, ["Mia", "Bob"] if (number < 2) == first else ["Bob", "Mia"])
    ada.goto("/")
    cards = ada.get_by_role("region", name="Your games").get_by_role("article")
    expect(cards).to_have_count(4)
    expect(cards.locator("[data-shown]").first.locator("svg").first).to_be_visible()
    assert 0 < len(asked) < 4, asked  # what is out of sight is not asked for
    for card in cards.all():
        card.scroll_into_view_if_needed()
        expect(card.locator("[data-shown] > svg")).to_be_visible()
    shown = {card.locator("[data-shown]").get_attribute("data-shown") for card in cards.all()}
    assert shown == {game for game, _ in games}
    assert len(asked) == 4
    expect(cards.filter(has_text="Your turn")).to_have_count(2)
    expect(cards.filter(has_text="waiting for Bob")).to_have_count(2)
    parts = [cards.last, tile(ada, "The Flow of History"), ada.get_by_role("heading", name="Learn a game")]
    tops = [(part.bounding_box() or {})["y"] for part in parts]
    assert tops == sorted(tops), "what is one's turn, then the games, then all else"


CUT = """[...document.querySelectorAll('article .way')].filter((way) =>
    way.getBoundingClientRect().right > way.closest('article').getBoundingClientRect().right - 4
        || way.scrollWidth > way.clientWidth + 1).map((way) => way.innerText)"""
"""Ways to begin a game that do not lie whole in its card."""


@pytest.mark.parametrize("locale", ["en", "de", "fr", "zh-TW"])
def test_every_way_to_begin_is_whole_at_every_width(someone, locale):
    ada = someone(locale=locale, viewport={"width": 1280, "height": 800})
    ada.goto("/")
    expect(ada.locator("article .way.now")).to_have_count(4)
    for width in (360, 390, 744, 1024, 1120, 1200, 1280, 1440, 1920):
        ada.set_viewport_size({"width": width, "height": 800})
        assert ada.evaluate(CUT) == [], width


def test_companions_are_no_bots(someone):
    ada = someone("Ada")
    ada.goto("/")
    flow = tile(ada, "Flow")
    expect(flow).to_contain_text("all together")
    flow.get_by_role("button", name="With friends").click()
    form = ada.get_by_role("form", name="New table")
    form.get_by_role("button", name="Play with companions").click()
    expect(ada.get_by_label("Show this table in the lobby")).to_have_count(0)
    assert not re.search(r"\bbots?\b", form.inner_text(), re.I)
    ada.get_by_role("button", name="Create table").click()
    expect(ada.get_by_role("region", name="Seats")).to_contain_text("companion")


def test_an_address_that_is_nothing_says_so_and_leads_home(someone):
    ada = someone("Ada")
    for path in ("/nothing", "/nothing/at/all", "/t/nosuchtable0000", "/t/a/b/c"):
        ada.goto(path)
        expect(ada.locator("main h1")).to_be_visible()
        expect(ada).to_have_title("Not here · riverrun")
    assert violations(ada) == [], "an address that is nothing"
    ada.get_by_role("link", name="To the lobby").click()
    expect(ada.get_by_role("region", name="Games", exact=True)).to_be_visible()
    expect(ada).to_have_title(re.compile("riverrun$"))
