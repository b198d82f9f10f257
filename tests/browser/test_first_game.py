"""Whole games in the browser: with a friend by link while the server restarts, against bots, and hot-seat."""

from __future__ import annotations

import re
import time

from playwright.sync_api import expect

from .page_words import named, said
from .stored_tables import asks, ending, found, lay
from .table import PATIENCE, bar, curtain, is_over, new_table, play_to_the_end, press_one, say_name, shown_scores

KEEPS, INVESTS = "Ada keeps", "Ada invests"
"""How events begin, whatever card they are about."""


def test_a_friend_joins_by_link_and_the_server_restarts_in_the_middle(someone, falling_server):
    ada, bob = (someone(base_url=falling_server.url, service_workers="allow") for _ in range(2))
    new_table(ada, "Ada", "Invite friends", 2)
    ada.get_by_text("A link for each seat").click()
    link = ada.get_by_label("Invite link for seat 2").input_value()
    bob.goto(link)
    bob.wait_for_url(lambda url: "key=" not in url)  # the secret leaves the address bar
    bob.get_by_role("button", name="Sit here in seat 2").click()
    say_name(bob, "Bob")
    bob.get_by_role("button", name="Continue").click()
    for page in (ada, bob):
        expect(page.get_by_role("region", name="Your decision")).to_be_visible()
        expect(page.get_by_role("region", name="Seats")).to_contain_text("Ada")
        expect(page.get_by_role("region", name="Seats")).to_contain_text("Bob")
    play_to_the_end(ada, bob, stop=6)
    falling_server.kill()
    expect(ada.get_by_text("Connection lost").first).to_be_visible()
    falling_server.start()
    play_to_the_end(ada, bob, stop=6)
    until = time.monotonic() + PATIENCE
    while last_lines(ada) != last_lines(bob):  # both are told the same, if not at once
        assert time.monotonic() < until, (last_lines(ada), last_lines(bob))
        ada.wait_for_timeout(50)
    for page in (ada, bob):
        expect(page.get_by_role("log", name="Journal")).to_contain_text(said("rr-item-sat", player=named("Bob")))


def last_lines(page):
    return page.get_by_role("log", name="Journal").locator(".line").all_text_contents()[-8:]


def test_two_friends_play_to_the_end_keep_the_record_and_play_again(someone, server):
    laid = lay(server, ending(2), ["Ada", "Bob"])
    ada, bob = someone("Ada"), someone("Bob")
    for page in (ada, bob):
        page.goto(laid.path)
        expect(page.locator("section.bar")).to_be_visible()
    play_to_the_end(ada, bob)
    assert [line.split() for line in shown_scores(ada)] == [line.split() for line in shown_scores(bob)]
    with ada.expect_download() as download:
        ada.get_by_role("button", name="Save the record").click()
    assert '"over": true' in download.value.path().read_text()
    bob.get_by_role("button", name="Rematch").click()
    bob.wait_for_url(re.compile(r"/t/(?!" + ada.url.rsplit("/", 1)[1] + ")"))
    ada.get_by_role("link", name=re.compile("rematch", re.I)).or_(
        ada.get_by_role("button", name=re.compile("rematch", re.I))
    ).first.click()
    ada.wait_for_url(bob.url)


def test_alone_against_bots(someone):
    ada = someone(reduced_motion="no-preference")
    new_table(ada, "Ada", "Play against bots", 3, bot="greedy")
    expect(ada.get_by_role("region", name="Seats")).to_contain_text(said("rr-bot-greedy"))
    play_to_the_end(ada, stop=14)  # with everything that moves
    expect(ada.locator("section.nation")).to_have_count(3)
    for bot in ("Beaver", "Heron"):  # the face of its kind, and for a second of it that of its seat
        expect(ada.get_by_role("log", name="Journal")).to_contain_text(said("foh-event-turn", seat=named(bot)))


def test_a_whole_game_of_three_by_clicks_from_the_lobby_to_the_scores(someone):
    ada = someone()
    new_table(ada, "Ada", "Play against bots", 3, bot="random")
    made = play_to_the_end(ada)
    assert made > 20
    assert len(shown_scores(ada)) == 3
    expect(ada.get_by_role("region", name="Result")).to_contain_text("Ada")


def test_the_compiled_rules_play_and_give_hints_too(someone, compiled_server):
    ada = someone(base_url=compiled_server.url)
    new_table(ada, "Ada", "Play against bots", 2)
    play_to_the_end(ada, stop=2)  # whatever is compiled by now
    expect(ada.locator(".warming")).to_have_count(0, timeout=180_000)
    play_to_the_end(ada, stop=4)
    expect(bar(ada)).to_be_visible()
    ada.get_by_role("button", name="Hint", exact=True).click()
    hint = ada.get_by_role("region", name="Hint")
    hint.get_by_text("Why, and what else?").click()
    expect(hint).to_contain_text(re.compile(r"It wins about \d+% of the games"))


def test_hot_seat_passes_the_device_on(someone):
    ada = someone()
    new_table(ada, "Ada", "Hot-seat", 2)
    names = []
    for _ in range(2):  # both keep a starting card
        expect(curtain(ada)).to_be_visible()
        expect(ada.locator("section.bar, button.card")).to_have_count(0)
        names.append(curtain(ada).inner_text())
        curtain(ada).click()
        bar(ada).locator(".singles > .single").first.click()
    assert len(set(names)) == 2, names
    expect(bar(ada)).to_be_visible()  # nothing is hidden any more
    expect(curtain(ada)).to_have_count(0)


def test_a_hot_seat_game_ends_for_both(someone, server):
    ada = someone("Ada")
    ada.goto(lay(server, ending(2), ["Ada", "Ada"]).path)
    play_to_the_end(ada)
    assert len(shown_scores(ada)) == 2


def test_a_reload_loses_nothing_and_a_spectator_sees_no_buttons(someone):
    ada, eve = someone(), someone()
    new_table(ada, "Ada", "Play against bots", 2)
    play_to_the_end(ada, stop=5)
    ada.reload()
    expect(ada.get_by_role("region", name="Journal")).to_contain_text(said("rr-item-sat", player=named("Ada")))
    eve.goto(ada.url)
    expect(eve.get_by_role("region", name="Journal")).to_contain_text(said("rr-item-sat", player=named("Ada")))
    expect(eve.get_by_role("region", name="Your decision")).to_be_visible()
    expect(eve.locator("section.bar .action, section.bar .single, button.card.glows")).to_have_count(0)
    expect(eve.get_by_role("button", name="Resign")).to_have_count(0)


def just_learned(state):
    """Whether somebody has just learned something, and the first two seats may then invest one after the other."""
    if not asks(state, "action", 0) or not state.played or state.undoable > 0:
        return False
    after = state.copy()
    for seat in (0, 1):
        moves = [move for move in after.legal_texts() if move.startswith("invest ")]
        if not asks(after, "action", seat) or not moves:
            return False
        after.play(moves[0])
    return after.undoable == 2


def test_undo_goes_up_to_what_somebody_learned_and_not_beyond(someone, server):
    laid = lay(server, found(3, just_learned), ["Ada", "Ada", "Bob"])
    ada = someone("Ada")
    ada.goto(laid.path)
    undo, log = ada.get_by_role("button", name="Undo"), ada.get_by_role("log", name="Journal")
    for made in range(2):
        expect(log.locator(".line", has_text=INVESTS)).to_have_count(made + invested(laid.state))
        ada.locator("section.bar.yours [data-verb=invest]").click()
        ada.locator("[data-place^=market] .glows, button.card.glows").first.click()
        ada.locator("section.bar .stepper .go").click()
    expect(log.locator(".line", has_text=INVESTS)).to_have_count(2 + invested(laid.state))
    for taken in range(2):
        expect(undo).to_have_attribute("title", "Undo 1 move.")
        ada.keyboard.press("u") if taken else undo.click()
        expect(log.get_by_text(said("rr-item-undone", player=named("Ada"), count=1))).to_have_count(taken + 1)
    expect(log.locator(".line:not(.undone)", has_text=INVESTS)).to_have_count(invested(laid.state))
    stakes = sum(slot is not None and slot.investor is not None for slot in laid.state.view(0).market)
    expect(ada.locator(".market .invested")).to_have_count(stakes)
    expect(ada.locator("section.bar.yours")).to_be_visible()
    # The move before was followed by something hidden coming to light: the others have to agree.
    expect(undo).to_have_attribute("title", re.compile("if the others agree"))
    undo.click()
    expect(ada.get_by_role("dialog")).to_contain_text("so the others have to agree")
    ada.get_by_role("button", name="Cancel").click()
    expect(log.get_by_text(said("rr-item-undone", player=named("Ada"), count=1))).to_have_count(2)


def invested(state):
    """How often Ada, who sits in the first two seats, invested before."""
    return sum(event.kind == "invest" and event.seat in (0, 1) for event in state.events(0))


def test_the_text_view_plays_any_game(someone):
    ada = someone()
    new_table(ada, "Ada", "Play against bots", 2)
    ada.get_by_role("button", name="Text view").click()
    expect(ada.get_by_role("region", name="Table").locator("pre")).to_contain_text("MARKET")
    ada.locator("button.move:enabled").first.click()
    expect(ada.get_by_role("log", name="Journal")).to_contain_text(KEEPS)
    field = ada.get_by_label("Why not?")
    field.fill("nonsense of a move")
    field.press("Enter")
    expect(ada.get_by_text("nonsense").last).to_be_visible()


def test_taking_back_what_another_has_answered_needs_their_consent(someone, server):
    laid = lay(server, found(2, lambda state: asks(state, "action", 0) and len(state.played) > 4), ["Ada", "Bob"])
    ada, bob = someone("Ada"), someone("Bob")
    for page in (ada, bob):
        page.goto(laid.path)
    expect(ada.get_by_role("button", name="Undo")).to_have_attribute("title", re.compile("if the others agree"))
    for answer, told in (("Refuse", said("rr-item-undo-refused", player=named("Bob"))), ("Allow", "Bob agreed: ")):
        ada.get_by_role("button", name="Undo").click()
        ada.get_by_role("button", name="Ask the others").click()
        bob.get_by_role("button", name=answer).click()
        for page in (ada, bob):
            expect(page.get_by_role("log", name="Journal")).to_contain_text(told)


def test_a_whole_turn_by_keyboard(someone):
    ada = someone()
    new_table(ada, "Ada", "Play against bots", 2)
    expect(ada.locator("section.bar.yours .single").first).to_be_visible()
    ada.keyboard.press("1")
    expect(ada.get_by_role("log", name="Journal")).to_contain_text(KEEPS)
    ada.reload()
    expect(ada.locator("section.bar")).to_be_visible()
    for key in ("Tab", "Tab", "Enter"):  # past the header, the opponents and the market at once
        ada.keyboard.press(key)
    expect(ada.locator("section.bar")).to_be_focused()
    ada.set_viewport_size({"width": 720, "height": 450})  # which is 1440 by 900 at 200 %
    ada.wait_for_function(
        "() => document.querySelector('section.bar').getBoundingClientRect().top"
        " >= document.querySelector('[data-place^=market]').getBoundingClientRect().bottom - 1"
    )  # the question hides nothing of the market


def test_a_whole_game_by_keyboard(someone):
    ada = someone(reduced_motion="reduce")
    new_table(ada, "Ada", "Play against bots", 2, bot="random")
    expect(ada.locator("section.bar.yours")).to_be_visible()
    pressed, until = 0, time.monotonic() + PATIENCE
    while not is_over(ada):
        assert time.monotonic() < until, f"the game is not over after {pressed} keys"
        if press_one(ada, pressed):
            pressed += 1
        else:
            ada.wait_for_timeout(30)
    assert len(shown_scores(ada)) == 2


def test_names_and_chat_are_text_and_a_watcher_may_write_where_that_is_allowed(someone):
    ada, wim = someone(), someone("Wim")
    new_table(ada, "<b>Ada</b><img src=x>", "Play against bots", 2, watchers=True)
    expect(ada.get_by_role("log", name="Journal")).to_contain_text("<b>Ada</b><img src=x>")
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Say something").fill("<script>alert(1)</script><u>hm</u>")
    ada.get_by_role("button", name="Send").click()
    journal = ada.get_by_role("region", name="Journal")
    expect(journal).to_contain_text("<script>alert(1)</script><u>hm</u>")
    expect(journal).to_contain_text("<b>Ada</b><img src=x>")
    assert ada.locator("main img[src=x], main u, main script").count() == 0
    wim.goto(ada.url)
    wim.get_by_role("tab", name="Chat").click()
    wim.get_by_label("Say something").fill("<i>Hello</i>")
    wim.get_by_role("button", name="Send").click()
    for page in (ada, wim):
        said = page.get_by_role("log", name="Chat").locator(".said").last
        expect(said).to_contain_text("Wim")
        expect(said).to_contain_text("watching")
        expect(said).to_contain_text("<i>Hello</i>")
