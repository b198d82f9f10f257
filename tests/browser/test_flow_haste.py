"""Flow in hasty hands: double clicks, keys held down, a board that stays put, waves and cards that come whole."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from riverrun.kernel.language.sentences import Ref

from .page_words import named, said
from .stored_tables import lay
from .test_flow import PHONE, act, all_arrive, bar, cell, deal, draw, draws, first, started, won


def twice(page: Page, x: float, y: float, between: str) -> None:
    """A double click whose second half comes when the page has already gone on."""
    page.mouse.move(x, y)
    for count in (1, 2):
        page.mouse.down(click_count=count)
        page.mouse.up(click_count=count)
        expect(page.locator(between)).to_be_visible()


def middle(page: Page, found: str) -> tuple[float, float]:
    box = page.locator(found).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_second_half_of_a_double_click_trades_nothing_away_and_draws_nothing(someone, server):
    ada = someone("Ada")
    ada.goto(lay(server, first(draws("curve"), 1, 0), ["Ada"]).path)
    expect(bar(ada)).to_be_visible()
    draw(ada)
    x, y = middle(ada, "button[aria-keyshortcuts=T]")
    ada.get_by_role("button", name="Undo").click()
    expect(ada.locator("button.draw")).to_be_visible()
    box = ada.locator("button.draw").bounding_box()
    assert box
    assert box["x"] <= x <= box["x"] + box["width"]
    twice(ada, x, min(y, box["y"] + box["height"] - 2), "button.hand")
    expect(ada.locator(".titles")).to_contain_text("1 move")
    space = ada.locator("[data-may=now]").first.get_attribute("data-cell")
    twice(ada, *middle(ada, f"[data-cell={space}]"), "button.draw")
    expect(bar(ada).locator(".why")).to_have_count(0)
    ada.keyboard.down("d")
    for _ in range(3):
        ada.keyboard.down("d")  # held down
    expect(ada.locator("button.hand")).to_be_visible()
    expect(ada.locator(".titles")).to_contain_text("3 moves")


def test_the_board_stays_where_it_is_when_the_time_runs_out(someone, server):
    ada = someone("Ada", viewport=PHONE, has_touch=True, is_mobile=True)
    all_arrive(started("45", 38, server, "Ada", "Ben"), ada)
    draw(ada)
    before = cell(ada, "r3c3").bounding_box()
    strip = ada.locator(".strip")
    expect(strip).to_be_visible()
    assert cell(ada, "r3c3").bounding_box() == before
    over, board = strip.bounding_box(), cell(ada, "r0c3").bounding_box()
    assert over
    assert board
    assert over["y"] + over["height"] < board["y"] + board["height"] / 4


def test_a_wave_is_seen_to_its_end_although_a_bot_goes_on(someone, server):
    state = deal(3, 7, 3, turns="4", first="p1")  # a bot rolls, and the next bot goes on at once
    ada = someone("Ada", reduced_motion="no-preference")
    ada.goto(lay(server, state, ["Ada", None, None]).path)
    draw(ada)
    ada.evaluate(
        """() => {
        const seen = window.seen = []
        new MutationObserver(() => seen.push([performance.now(), document.querySelectorAll('.crest').length]))
            .observe(document.querySelector('.map'), { childList: true, subtree: true })
    }"""
    )
    ada.locator("[data-may=now], [data-may=turned]").first.click()
    expect(ada.locator(".crest").first).to_be_attached()
    expect(ada.locator(".crest")).to_have_count(0)
    shown = ada.evaluate("() => window.seen.filter(([, crests]) => crests > 0).map(([at]) => at)")
    gone = ada.evaluate(
        "() => window.seen.find(([at, crests]) => crests === 0 && at > window.seen.find((one) => one[1] > 0)[0])[0]"
    )
    assert gone - shown[0] > 2000


def test_a_card_is_tried_whole_in_a_what_if(someone, server):
    ada = someone("Ada")
    ada.goto(f"{lay(server, won(), ['Ada']).path}/replay#24")
    ada.get_by_role("button", name="Try it from here").click()
    act(ada, "play return").click()
    bar(ada).locator(".small-tile").first.click()
    ada.locator("[data-may=now], [data-may=turned]").first.click()
    expect(act(ada, "draw")).to_be_visible()
    played = said("fl-event-played", seat=named("Ada"), card=Ref("card", "return"))
    expect(ada.locator(".trial")).to_contain_text(played)
    expect(ada.locator(".trial")).to_contain_text(re.compile(r"row \d, column \d, open to the"))
