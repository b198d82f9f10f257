"""What happens at a table, one moment after the other: the end, and how it is seen wherever one is."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .stored_tables import ending, late, lay
from .table import bar, play_to_the_end, shown_scores
from .test_flow import deal

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Resign").first.click()
    page.get_by_role("button", name="Give up", exact=True).click()


def test_the_end_is_seen_on_a_phone_wherever_one_has_scrolled(someone, server):
    ada = someone("Ada", **PHONE)
    ada.goto(lay(server, late(2), ["Ada", None]).path)
    expect(bar(ada)).to_be_visible()
    ada.evaluate("scrollTo(0, 400)")
    give_up(ada)
    heading = ada.get_by_role("region", name="Result").get_by_role("heading", level=2)
    expect(heading).to_be_in_viewport(ratio=1)
    expect(heading).to_be_focused()
    expect(ada.get_by_text("these are the points as they stood")).to_be_in_viewport()
    expect(ada.locator("section.bar")).to_contain_text("Given up")
    expect(ada.locator("main")).not_to_contain_text("Waiting for")
    ada.evaluate("scrollTo(0, document.body.scrollHeight)")
    ada.locator("section.bar").get_by_role("button", name="Result").click()
    expect(heading).to_be_in_viewport(ratio=1)


def test_the_end_counts_every_point_and_says_who_won(someone, server):
    ada, bob = someone("Ada", reduced_motion="no-preference", **PHONE), someone("Bob")
    path = lay(server, ending(2), ["Ada", "Bob"]).path
    for page in (ada, bob):
        page.goto(path)
        expect(page.locator("section.bar")).to_be_visible()
    ada.evaluate("localStorage.setItem('riverrun:pace', '\"quick\"')")
    ada.reload()
    play_to_the_end(ada, bob)
    result = ada.get_by_role("region", name="Result")
    expect(result.get_by_role("heading", level=2)).to_be_in_viewport(ratio=1)
    titles = [
        page.get_by_role("region", name="Result").get_by_role("heading", level=2).inner_text() for page in (ada, bob)
    ]
    assert sum(title == "You win" for title in titles) == 1, titles
    assert sum(re.fullmatch("(Ada|Bob) wins", title) is not None for title in titles) == 1, titles
    expect(result.locator(".scores .out")).to_have_count(0)  # all is counted
    assert len(shown_scores(bob)) == 2
    for row in bob.locator("ol.scores > li").all():
        counted = [int(points.replace("−", "-")) for points in row.locator(".points").all_inner_texts()]
        assert sum(counted) == int(row.locator(".total").inner_text())
    result.get_by_text("Item by item").click()
    expect(result.locator(".lines li").first).to_be_visible()
    expect(result.get_by_role("slider", name="The course of the game")).to_be_visible()


def test_a_given_up_game_of_flow_tells_what_was_left(someone, server):
    ada = someone("Ada")
    ada.goto(lay(server, deal(1, 41, 3), ["Ada"]).path)
    expect(bar(ada)).to_be_visible()
    give_up(ada)
    result = ada.get_by_role("region", name="Result")
    expect(result).to_contain_text("39 tiles and 12 cards were left; no animal had reached the boat.")
    expect(result).to_contain_text("The game was given up before its end.")
    expect(result).not_to_contain_text("points")
    expect(ada.locator("section.bar")).to_contain_text("Given up")
    expect(ada.locator(".hud .who")).not_to_contain_text("Ada")
