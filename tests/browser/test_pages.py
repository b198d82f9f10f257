"""Every page: nothing serious for axe-core, light and dark; languages, replay links, the guide, the phone."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

from .table import is_over, new_table, play_one, play_to_the_end, shown_scores

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
PHONE = {"width": 360, "height": 740}


def serious(page):
    """What axe-core finds that is serious or critical."""
    page.wait_for_timeout(600)  # nothing is judged in the middle of a movement
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(RUN)
    return [
        (one["id"], [node["target"] for node in one["nodes"]][:3])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def fits(page):
    """Whether nothing makes the page scroll sideways."""
    return page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth + 1")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_any_page(someone, scheme):
    ada = someone(color_scheme=scheme, reduced_motion="reduce")
    ada.goto("/")
    expect(ada.get_by_role("button", name="Play against bots").first).to_be_visible()
    assert serious(ada) == [], "the lobby"
    ada.get_by_role("button", name="Invite friends").first.click()
    assert serious(ada) == [], "a new table"
    ada.get_by_role("button", name="Settings").click()
    assert serious(ada) == [], "settings"
    new_table(ada, "Ada", "Play against bots", 2)
    expect(ada.locator("section.bar.yours")).to_be_visible()
    assert serious(ada) == [], "a table"
    ada.locator("section.bar").get_by_role("button", name=re.compile("^Rule ")).first.click()
    assert serious(ada) == [], "a rule"
    ada.keyboard.press("Escape")
    play_to_the_end(ada, stop=6)
    assert serious(ada) == [], "a table in the middle"
    play_to_the_end(ada)
    shown_scores(ada)
    assert serious(ada) == [], "the end"
    table = ada.url
    ada.goto(f"{table}/replay#5")
    expect(ada.get_by_role("slider").first).to_be_visible()
    assert serious(ada) == [], "a replay"
    ada.goto("/about/api")
    expect(ada.get_by_role("heading").first).to_be_visible()
    assert serious(ada) == [], "the API"


def test_a_replay_link_opens_the_same_moment(someone):
    ada, eve = someone(), someone()
    new_table(ada, "Ada", "Play against bots", 2)
    play_to_the_end(ada)
    table = ada.url
    ada.goto(f"{table}/replay")
    slider = ada.locator("input[type=range]").first
    slider.focus()
    for _ in range(7):
        ada.keyboard.press("ArrowRight")
    ada.wait_for_url(re.compile(r"#7$"))
    eve.goto(ada.url)
    expect(eve.locator("input[type=range]").first).to_have_value("7")
    ada.keyboard.press("End")
    ada.wait_for_url(re.compile(r"#\d\d+$"))


def test_a_downloaded_record_opens_as_a_replay(someone, tmp_path):
    ada, eve = someone(), someone()
    new_table(ada, "Ada", "Play against bots", 2)
    play_to_the_end(ada)
    with ada.expect_download() as download:
        ada.get_by_role("button", name="Download record").click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    eve.goto("/replay")
    eve.locator("input[type=file]").set_input_files(record)
    expect(eve.locator("input[type=range]").first).to_be_visible()
    eve.goto("/replay")
    eve.reload()
    expect(eve.locator("input[type=range], textarea").first).to_be_visible()


def test_the_guide_leads_through_a_game(someone):
    ada = someone(reduced_motion="reduce")
    new_table(ada, "Ada", "Play against bots", 2)
    ada.get_by_role("button", name="Take the guide").click()
    read = 0
    for turn in range(400):
        following = ada.get_by_role("button", name="Next", exact=True)
        if following.is_visible():
            with suppress(PlaywrightTimeout):  # playing on dismisses a tip, too
                following.click(timeout=1500)
                read += 1
        elif not play_one(ada, turn):
            ada.wait_for_timeout(40)
        if is_over(ada):
            break
    assert is_over(ada)
    assert read >= 8


@pytest.mark.parametrize(
    ("language", "word"), [("en-GB", "New table"), ("de", "Neuer Tisch"), ("fr", "Nouvelle table"), ("zh-TW", "新")]
)
def test_the_page_speaks_the_browsers_language_and_fits_a_phone(someone, language, word):
    ada = someone(locale=language, viewport=PHONE)
    ada.goto("/")
    expect(ada.get_by_role("main").or_(ada.locator("body")).first).to_contain_text(word)
    assert fits(ada)
    assert ada.evaluate("document.documentElement.lang").split("-")[0] == language.split("-")[0]


def test_a_game_on_a_phone(someone):
    ada = someone(viewport=PHONE, has_touch=True, is_mobile=True)
    new_table(ada, "Ada", "Play against bots", 2)
    expect(ada.locator("section.bar.yours")).to_be_visible()
    assert fits(ada)
    play_to_the_end(ada, stop=20)
    assert fits(ada)


def test_the_guide_is_offered_once_and_can_be_skipped(someone):
    ada = someone()
    new_table(ada, "Ada", "Play against bots", 2)
    offer = ada.get_by_text("New here?").first
    expect(offer).to_be_visible()
    ada.get_by_role("button", name=re.compile("guide", re.I)).first.click()
    tip = ada.get_by_role("button", name=re.compile("Skip", re.I)).first
    expect(tip).to_be_visible()
    tip.click()
    expect(ada.get_by_role("button", name=re.compile("Skip", re.I))).to_have_count(0)
    ada.reload()
    expect(ada.locator("section.bar.yours")).to_be_visible()
    expect(ada.get_by_text("New here?")).to_have_count(0)
