"""What happens at a table, one moment after the other: turns, talk, what is taken back, and the end."""

from __future__ import annotations

import re
import struct
from pathlib import Path

from playwright.sync_api import Page, expect

import riverrun as rr

from .stored_tables import asks, ending, found, late, lay
from .table import bar, play_to_the_end, shown_scores
from .test_flow import deal

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Resign").first.click()
    page.get_by_role("button", name="Give up", exact=True).click()


def invests(state: rr.State) -> bool:
    """Whether the first seat may invest, and the second is asked then, unless it is taken back."""
    moves = [move for move in state.legal_texts() if move.startswith("invest ")] if asks(state, "action", 0) else []
    if not moves or len(state.played) < 9:
        return False
    after = state.copy()
    after.play(moves[0])
    return asks(after, "action", 1) and after.undoable > 0 and state.undoable == 0


def test_the_journal_opens_turn_by_turn_and_talk_has_a_badge(someone, server):
    ada, bob = someone("Ada"), someone("Bob", **PHONE)
    path = lay(server, found(3, invests), ["Ada", "Bob", "Cid"]).path
    for page in (ada, bob):
        page.goto(path)
        expect(page.locator("section.bar")).to_be_visible()
    turn = ada.get_by_role("log", name="Journal").locator("details.turn").last
    clause = turn.get_by_role("button", name=re.compile("FOH-"))
    expect(clause.first).to_be_hidden()
    expect(turn.locator("summary .picture svg")).to_be_visible()  # the card's scene
    turn.locator("summary").click()
    expect(clause.first).to_be_visible()
    chat = bob.get_by_role("navigation", name="Parts of the page").get_by_role("button", name="Chat")
    expect(chat).to_have_text("Chat")
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Say something").fill("Are you there?")
    ada.get_by_role("button", name="Send").click()
    expect(chat).to_contain_text("1 unread")
    chat.click()
    expect(bob.get_by_role("log", name="Chat")).to_contain_text("Are you there?")
    expect(chat).to_have_text("Chat")
    chat.click()
    expect(bob.get_by_role("log", name="Chat")).to_have_count(0)
    expect(bob.locator("section.bar")).to_be_in_viewport(ratio=1)


def test_whose_turn_it_is_is_said_also_when_it_is_taken_back(someone, server):
    ada, bob = someone("Ada"), someone("Bob", **PHONE)
    path = lay(server, found(3, invests), ["Ada", "Bob", "Cid"]).path
    for page in (ada, bob):
        page.goto(path)
        expect(page.locator("section.bar")).to_be_visible()
    ada.keyboard.press("i")
    ada.locator("[data-place^=market] .glows, button.card.glows").first.click()
    ada.locator("section.bar .stepper .go").click()
    expect(bob.locator(".banner")).to_contain_text("Your turn")
    expect(bob).to_have_title(re.compile("Your turn"))
    ada.wait_for_function("document.activeElement !== document.body")  # the focus stays at the table
    ada.get_by_role("button", name="Undo").click()
    expect(bob.locator(".banner")).to_contain_text("Ada took a move back: it’s no longer your turn.")
    expect(bob).not_to_have_title(re.compile("Your turn"))
    ada.get_by_role("button", name="Undo").click()
    ada.get_by_role("button", name="Ask the others").click()
    expect(bob.get_by_role("button", name="Allow")).to_be_visible()
    expect(bob.locator("main")).not_to_contain_text("Waiting for Bob")
    expect(ada.locator("main")).to_contain_text("Waiting for Bob")


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
    assert ada.locator(".banner p").count() == 0  # nothing lies over the end
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
    take_pictures(ada, bob)


SHARING = """() => {
    navigator.canShare = ({ files }) => files?.[0]?.type === 'image/png'
    navigator.share = async ({ files }) => { document.body.dataset.shared = files[0].name }
}"""


def take_pictures(ada: Page, bob: Page) -> None:
    """The finished game becomes a picture: on a phone it is shared, elsewhere saved."""
    ada.evaluate(SHARING)
    for page in (ada, bob):
        page.get_by_role("button", name="Share a picture").click()
        picture = page.get_by_role("dialog", name="The game as a picture").get_by_role("img")
        expect(picture).to_have_attribute("alt", re.compile(r"The Flow of History\. (Ada|Bob) wins\."))
    ada.get_by_role("button", name="Share", exact=True).click()
    expect(ada.locator("body")).to_have_attribute("data-shared", re.compile(r"the-flow-of-history-\w+\.png"))
    expect(bob.get_by_role("button", name="Share", exact=True)).to_have_count(0)
    with bob.expect_download() as coming:
        bob.get_by_role("button", name="Save the picture").click()
    png = Path(coming.value.path()).read_bytes()
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", png[16:24]) == (1200, 630)
    colours = bob.evaluate(COLOURS)
    assert min(colours) > 12, colours  # cover, position, seats and graph are drawn


COLOURS = """async () => {
    const image = document.querySelector('dialog.picture img')
    await image.decode()
    const canvas = new OffscreenCanvas(1200, 630).getContext('2d')
    canvas.drawImage(image, 0, 0)
    return [[0, 0, 456, 340], [0, 350, 456, 280], [480, 150, 700, 110], [480, 300, 700, 270]].map((box) => {
        const { data } = canvas.getImageData(...box)
        return new Set(new Uint32Array(data.buffer)).size
    })
}"""
"""How many colours there are in each part of the picture."""


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
