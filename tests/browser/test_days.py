"""Games by days: a table whose turns have a limit, by the form, at the table and in the lobby, in time and late."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import riverrun as rr

from .stored_tables import GAME, lay
from .table import tile
from .test_pages import PHONE, fits, violations


def test_a_turn_may_take_days_and_all_see_how_long_is_left_and_who_is_late(someone, server):
    ada, bob = someone("Ada"), someone("Bob", viewport=PHONE, has_touch=True, is_mobile=True)
    ada.goto("/")
    tile(ada, "The Flow of History").get_by_role("button", name="With friends").click()
    ada.get_by_label("Players", exact=True).select_option("2")
    expect(ada.get_by_label("When the time is up")).to_have_count(0)
    ada.get_by_label("Time for a turn").select_option("3 days")
    ada.get_by_label("When the time is up").select_option("nothing: the turn is shown as late")
    assert violations(ada) == [], "the form with a limit"
    ada.get_by_role("button", name="Create table").click()
    expect(ada.get_by_text("3 days for a turn, then it is shown as late")).to_be_visible()
    bob.goto(ada.get_by_label("Link for everyone", exact=True).input_value())
    bob.get_by_role("button", name="Sit here in seat 2").tap()
    left = re.compile(r"(Your turn|’s turn) · 3 days left")
    for page in (ada, bob):
        expect(page.get_by_text(left)).to_be_visible()
    assert fits(bob)
    assert sum(page.get_by_text("Your turn · 3 days left").count() for page in (ada, bob)) == 1
    ada.goto("/")
    mine = ada.get_by_role("region", name="Your games")
    expect(mine).to_contain_text(re.compile(r"(Your turn|waiting for Bob), 3 days left"))
    assert violations(ada) == [], "the lobby with a game by days"
    # Where nothing happens one is late, and where a bot moves the game goes on.
    begun = rr.game(GAME, 2).new(3)
    assert begun.decision is not None
    names = ["Ada", "Bob"] if begun.decision.seat == 1 else ["Bob", "Ada"]
    ada.goto(lay(server, begun, names, ago=7200, limit=3600, late="nothing").path)
    expect(ada.get_by_text("Bob’s turn · late")).to_be_visible()
    ada.goto(lay(server, begun, names, ago=7200, limit=3600).path)
    expect(ada.get_by_text("Your turn · 60 minutes left")).to_be_visible()
    expect(ada.locator(".journal")).to_contain_text("Bob’s time is up: a bot finishes the turn.")
