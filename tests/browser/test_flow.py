"""Flow in the browser: won by clicks, played by keys and thumbs, cards and their aims, waves, and the clock."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import count

from playwright.sync_api import Locator, Page, expect

import riverrun as rr
from riverrun.kernel.language.sentences import Ref
from riverrun.server.table import entries

from .page_words import named, said, titles
from .stored_tables import lay, person
from .table import curtain, tile
from .test_pages import fits, violations

PHONE = {"width": 390, "height": 844}
WON = (
    *("r0c1 ew", "r6c5 ew", "r0c2 ew", "r0c3 nesw", "r1c3 nsw", "r2c3 ns", "r4c3 nesw", "r5c6 nes", "r6c4 ne"),
    *("r5c3 nesw", "r5c4 nesw", "r5c2 es", "r2c3 nes", "r0c1 ew", "r6c1 new", "r0c5 ew", "r5c0 ns", "r0c4 ew"),
    *("r5c1 ns", "r1c6 nw", "r6c2 nw"),
)
"""Where the tiles of the deal 41 go so that one player wins in the second round of twelve turns."""


def deal(players: int, seed: int, after: int = 0, **options: str) -> rr.State:
    """A game after some turns in which tiles were drawn and laid where they first fit."""
    state = rr.game("flow", players=players, **{"turns": "12", **options}).new(seed)
    for _ in range(after):
        state.play("draw")
        state.play(next(move for move in state.legal_texts() if move != "trade"))
    return state


def first(holds: Callable[[rr.State], bool], *how: int, **options: str) -> rr.State:
    """The first such deal for which something holds."""
    players, after = how
    return next(state for seed in count() if holds(state := deal(players, seed, after, **options)))


def holds_card(card: str) -> Callable[[rr.State], bool]:
    return lambda state: f"play {card}" in state.legal_texts()


def draws(tile: str) -> Callable[[rr.State], bool]:
    def holds(state: rr.State) -> bool:
        then = state.copy()
        then.play("draw")
        return bool(then.view(0).in_hand == tile)

    return holds


def bar(page: Page) -> Locator:
    return page.locator("section.bar.yours")


def cell(page: Page, name: str) -> Locator:
    return page.locator(f"[data-cell={name}]")


def act(page: Page, move: str) -> Locator:
    """The button of a move."""
    return bar(page).locator(f"[data-move='{move}']")


def draw(page: Page) -> None:
    act(page, "draw").click()
    expect(page.locator("button.hand")).to_be_visible()


def place(page: Page, at: str, form: str) -> None:
    """Turns the tile in hand until it lies so, and clicks a cell."""
    page.mouse.move(1, 1)
    hand = page.locator("button.hand")
    for _ in range(4):
        if hand.get_attribute("data-form") == form:
            break
        hand.click()
    expect(hand).to_have_attribute("data-form", form)
    expect(cell(page, at)).to_have_attribute("data-may", "now")
    cell(page, at).click()
    expect(hand).to_have_count(0)


def lay_anywhere(page: Page) -> None:
    """Gets rid of the tile in hand: where it fits, or to the discards."""
    spaces = page.locator("[data-may=now], [data-may=turned]")
    if spaces.count() > 0:
        spaces.first.click()
    else:
        act(page, "discard").click()
    expect(page.locator("button.hand")).to_have_count(0)


def heed(page: Page, tips: list[str]) -> None:
    """Reads every tip that the guide has for this moment."""
    following = page.locator("aside.tip").get_by_role("button", name="Next", exact=True)
    while following.is_visible():
        tips.append(page.locator("aside.tip").get_by_role("heading").inner_text())
        following.click()


def test_a_game_is_won_by_clicks_with_the_guide_to_its_end_and_seen_again(someone, server):
    ada, tips = someone("Ada", guided=True), []
    table = lay(server, deal(1, 41), ["Ada"])
    ada.goto(table.path)
    ada.get_by_role("button", name="Take the guide").click()
    expect(ada.locator("aside.tip")).to_be_visible()
    for turn, move in enumerate(WON):
        heed(ada, tips)
        draw(ada)
        heed(ada, tips)
        place(ada, *move.split())
        if turn == 11:
            expect(ada.locator(".panel.wave")).to_be_visible()
    assert len(set(tips)) == len(tips)
    wanted = {title for tip, title in titles("flow").items() if tip not in ("bird", "late")}
    assert set(tips) == wanted, "every tip was given, but for those about birds and the clock"
    result = ada.get_by_role("region", name="Result")
    expect(result).to_contain_text("Everyone wins together")
    expect(result).to_contain_text("in 2 rounds and 21 turns")
    expect(result.locator(".ways .home")).to_have_count(4)
    expect(ada.locator(".trail.told")).to_have_count(4)
    ada.goto(f"{table.path}/replay#24")
    expect(ada.locator(".face.struck")).to_have_count(2)
    expect(ada.get_by_role("grid")).to_be_visible()


def test_the_next_move_need_not_wait_for_the_answer_to_the_last(someone, server):
    """What a move brought about is shown as soon as it is told; the answer to whoever made it may come later."""
    ada = someone("Ada")

    def unanswered(socket):
        above = socket.connect_to_server()
        above.on_message(lambda told: None if json.loads(told)["type"] == "ack" else socket.send(told))
        socket.on_message(above.send)

    ada.route_web_socket("**/api/tables/*/socket*", unanswered)
    ada.goto(lay(server, deal(1, 41), ["Ada"]).path)
    for move in WON[:2]:
        draw(ada)
        place(ada, *move.split())


def test_a_turn_by_keys_alone(someone, server):
    ada = someone("Ada")
    ada.goto(lay(server, first(draws("curve"), 1, 0), ["Ada"]).path)
    expect(bar(ada)).to_be_visible()
    ada.keyboard.press("Space")
    hand = ada.locator("button.hand")
    expect(hand).to_be_visible()
    expect(ada.locator("[data-may=now], [data-may=turned]").first).to_be_attached()  # it is asked about
    before = hand.get_attribute("data-form")
    ada.keyboard.press("r")
    expect(hand).not_to_have_attribute("data-form", before or "")
    ada.keyboard.press("ArrowRight")
    focused = ada.locator("[data-cell]:focus")
    expect(focused).to_have_attribute("data-may", re.compile("now|turned"))
    expect(focused).to_have_attribute("aria-label", re.compile(r"^Row \d, column \d: empty, the tile fits here"))
    ada.keyboard.press("Enter")
    expect(hand).to_have_count(0)
    expect(ada.get_by_role("timer")).to_have_attribute("aria-label", "11 turns to the wave")


def test_what_may_not_be_done_says_why_with_its_clause(someone, server):
    ada = someone("Ada")
    ada.goto(lay(server, first(draws("curve"), 1, 0), ["Ada"]).path)
    draw(ada)
    cell(ada, "r3c5").hover()
    beside = said("fl-refuse-not-beside", cell=Ref("cell", "r3c5"))
    expect(ada.get_by_role("tooltip")).to_contain_text(beside)
    cell(ada, "r3c5").click(force=True)
    why = bar(ada).locator(".why")
    expect(why).to_contain_text(beside)
    expect(why.get_by_role("button")).to_have_text("FL-E1")
    act(ada, "discard").click(force=True)
    expect(why).to_contain_text(said("fl-refuse-can-be-placed", tile=Ref("tile", "curve"), trade=1))
    expect(why.get_by_role("button")).to_have_text(re.compile("FL-D[34]"))


def test_a_card_is_aimed_step_by_step_and_played_as_one(someone, server):
    state = first(holds_card("current"), 1, 5)
    ada = someone("Ada")
    ada.goto(lay(server, state, ["Ada"]).path)
    made = len(state.played)
    card = Ref("card", "current")
    act(ada, "play current").click()
    expect(bar(ada).get_by_role("heading")).to_contain_text(said("fl-card-current"))
    cell(ada, "r3c3").click(force=True)
    boat = said("fl-refuse-no-tile-there", there=Ref("thing", "boat"), card=card, cell=Ref("cell", "r3c3"))
    expect(bar(ada).locator(".why")).to_contain_text(boat)
    ada.locator("[data-may=aim]").first.click()
    expect(ada.locator("button.hand")).to_be_visible()
    ada.keyboard.press("Escape")
    expect(ada.locator("button.hand")).to_have_count(0)
    expect(ada.locator(".titles")).to_contain_text(f"{made} moves")
    ada.locator("[data-may=aim]").first.click()
    ada.locator("[data-may=now], [data-may=turned]").first.click()
    expect(ada.locator(".titles")).to_contain_text(f"{made + 3} moves")
    expect(ada.get_by_role("log")).to_contain_text(said("fl-event-played", seat=named("Ada"), card=card))
    expect(act(ada, "draw")).to_be_visible()


def test_a_wave_sweeps_its_row_and_column(someone, server):
    state = deal(1, 7, 2, turns="3")
    ada = someone("Ada", reduced_motion="no-preference")
    ada.goto(lay(server, state, ["Ada"]).path)
    draw(ada)
    lay_anywhere(ada)
    expect(ada.locator(".crest")).to_have_count(2)
    expect(ada.locator(".panel.wave")).to_contain_text(re.compile(r"Giant wave: row \d and column \d"))
    expect(ada.locator(".crest")).to_have_count(0)
    expect(ada.locator(".hud")).to_contain_text("Round 2")
    expect(ada.locator(".face.struck")).to_have_count(2)


def test_one_thumb_is_enough_on_a_phone(someone, server):
    state = first(draws("tee"), 1, 0)
    ada = someone("Ada", viewport=PHONE, has_touch=True, is_mobile=True)
    ada.goto(lay(server, state, ["Ada"]).path)
    act(ada, "draw").tap()
    hand = ada.locator("button.hand")
    expect(hand).to_be_in_viewport(ratio=1)
    expect(ada.get_by_role("grid")).to_be_in_viewport(ratio=1)
    assert fits(ada)
    form = hand.get_attribute("data-form")
    hand.tap()
    expect(hand).not_to_have_attribute("data-form", form or "")
    turned = ada.locator("[data-may=turned]").first
    name = turned.get_attribute("data-cell")
    turned.tap()  # shows how it would lie there
    expect(ada.locator(".ghost.fits")).to_be_visible()
    cell(ada, name or "").tap()
    expect(hand).to_have_count(0)
    assert "tile" not in (cell(ada, name or "").get_attribute("data-may") or "")


def test_axe_finds_nothing_violations(someone, server):
    ada = someone("Ada")
    ada.goto(lay(server, deal(3, 5, 9, difficulty="easy", first="p1"), ["Ada", "Ben", "Cleo"]).path)
    expect(ada.get_by_role("grid")).to_be_visible()
    assert violations(ada) == [], "a table"
    draw(ada)
    ada.keyboard.press("ArrowDown")
    assert violations(ada) == [], "a tile in hand"


# With a clock


def started(clock: str, ran: float, server, *names: str):
    """A table whose clock has run for so long and was then paused, so that everybody is there before it goes on."""
    state = rr.game("flow", players=len(names), first="p1", clock=clock, pausable="yes").new(3)
    by = person(names[0]).id
    begun = [entries.Started(by=by, seat=0), entries.Paused(by=by, seat=0)]
    return lay(server, state, names, then=begun, ago=ran, after=ran)


def all_arrive(table, *pages: Page) -> None:
    """Everybody comes to the table, and the first resumes the clock."""
    for page in pages:
        page.goto(table.path)
        expect(page.get_by_role("heading", name="Paused")).to_be_visible()
    pages[0].get_by_role("button", name="Resume").click()


def test_six_people_play_against_the_clock(someone, server):
    names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"]
    pages = [someone(name) for name in names]
    all_arrive(started("90", 0, server, *names), *pages)
    for seat, page in enumerate(pages):
        draw(page)
        other = pages[(seat + 1) % 6]
        page.locator("[data-may=now], [data-may=turned]").first.hover()
        expect(other.locator(".other .hint")).to_be_visible()  # everybody sees where it would go
        lay_anywhere(page)
    expect(bar(pages[0])).to_be_visible()
    for page in pages:
        expect(page.get_by_role("timer")).to_have_attribute("aria-label", re.compile(r"^[1-8]\d? seconds$"))


def test_the_time_runs_out_with_a_tile_in_hand(someone, server):
    ada, ben = someone("Ada"), someone("Ben")
    all_arrive(started("45", 38, server, "Ada", "Ben"), ada, ben)
    draw(ada)
    expect(ada.locator(".ring.last")).to_be_visible()
    expect(ada.locator(".strip")).to_contain_text("Time is up. Finish your turn.")
    expect(ben.locator(".strip")).to_contain_text("Ada finishes the turn.")
    lay_anywhere(ada)
    for page in (ada, ben):
        expect(page.locator(".panel.wave")).to_be_visible()
    expect(ben.get_by_role("button", name="Start the clock")).to_be_visible()
    ben.get_by_role("button", name="Start the clock").click()
    expect(bar(ben)).to_be_visible()


def test_two_people_at_one_screen_play_a_round_on_the_clock(someone, server):
    ada = someone("Ada")
    ada.goto(started("45", 30, server, "Ada", "Ada").path)
    curtain(ada).click()
    ada.get_by_role("button", name="Resume").click()
    for turn in range(2):  # all hands are open: once is enough to say who is there
        draw(ada)
        expect(curtain(ada)).to_have_count(0)
        lay_anywhere(ada)
        expect(ada.locator(".titles")).to_contain_text(f"{2 * turn + 2} moves")
    expect(ada.locator(".panel.wave")).to_be_visible()
    ada.get_by_role("button", name="Start the clock").click()
    draw(ada)
    expect(ada.locator(".hud")).to_contain_text("Round 2")


def test_scenario_cards_are_chosen_by_their_faces_and_seen_at_the_table(someone):
    ada = someone("Ada")
    ada.goto("/")
    tile(ada, "Flow").get_by_role("button", name="Hot-seat").click()
    ada.get_by_label("Players", exact=True).select_option("2")
    hard = ada.get_by_role("radio", name=re.compile("^Hard"))
    hard.check()
    expect(ada.get_by_text("4 scenario cards are drawn")).to_be_visible()
    hard.press("ArrowRight")
    expect(ada.get_by_role("radio", name=re.compile("^Very hard"))).to_be_checked()
    ada.get_by_role("radio", name="Choose cards").check()
    faces = ada.get_by_role("list", name="Scenario cards")
    face = faces.get_by_role("button", name=re.compile("^" + said("fl-scenario-obstacles")))
    for _ in range(3):
        face.click()
    faces.get_by_role("button", name="One fewer: " + said("fl-scenario-obstacles")).click()
    faces.get_by_role("button", name=re.compile("^" + said("fl-scenario-no-communication"))).click()
    faces.get_by_role("button", name=re.compile("^" + said("fl-scenario-no-new-cards"))).focus()
    ada.keyboard.press("Space")
    expect(ada.get_by_text("4 cards in play, as hard as: Hard")).to_be_visible()
    ada.get_by_label("Players", exact=True).select_option("1")  # alone there is nobody to be silent with
    expect(ada.get_by_text("3 cards in play")).to_be_visible()
    expect(faces.get_by_role("button", name=re.compile("^" + said("fl-scenario-no-communication")))).to_be_disabled()
    assert violations(ada) == [], "the form"
    ada.get_by_role("radio", name=re.compile("^After 90 seconds")).check()
    ada.get_by_role("button", name="Create table").click()
    chosen = ada.get_by_role("list", name="In play").get_by_role("listitem")
    expect(chosen).to_have_count(2)
    expect(chosen.first).to_contain_text(said("fl-scenario-obstacles") + " ×2")
    expect(chosen.last).to_contain_text(said("fl-scenario-no-new-cards"))
    expect(ada.locator(f"[data-cell][aria-label*='{said('fl-tile-scenario')}']")).to_have_count(4)
    expect(ada.get_by_role("timer")).to_have_attribute("aria-label", "90 seconds")


def test_a_pause_covers_the_board_and_the_journal(someone, server):
    ada, ben = someone("Ada"), someone("Ben")
    all_arrive(started("60", 1, server, "Ada", "Ben"), ada, ben)
    draw(ada)
    drawn = re.compile(said("fl-event-drawn", seat=named("Ada"), tile=Ref("tile", "x", name=".*")))
    expect(ben.get_by_role("log")).to_contain_text(drawn)
    ben.get_by_role("button", name="Pause").click()
    for page in (ada, ben):
        expect(page.get_by_role("heading", name="Paused")).to_be_visible()
        expect(page.get_by_role("grid")).to_have_count(0)
        expect(page.locator("button.hand")).to_have_count(0)
        expect(page.get_by_role("log")).to_contain_text(said("rr-item-paused", player=named("Ben")))
        expect(page.get_by_role("log")).not_to_contain_text(drawn)
    ada.get_by_role("button", name="Text view").click()
    expect(ada.get_by_role("heading", name="Paused")).to_be_visible()
    expect(ada.locator("pre")).to_have_count(0)
    ada.get_by_role("button", name="Board", exact=True).click()
    ada.reload()
    ada.get_by_role("button", name="Resume").click()
    for page in (ada, ben):
        expect(page.get_by_role("grid")).to_be_visible()
        expect(page.get_by_role("log")).to_contain_text(drawn)
    lay_anywhere(ada)


# Afterwards


def won() -> rr.State:
    """The deal 41, won."""
    state = deal(1, 41)
    for move in WON:
        state.play("draw")
        state.play(f"place {move}")
    return state


def test_a_replay_follows_the_ways_home_and_marks_the_waves(someone, server):
    ada = someone("Ada", reduced_motion="no-preference")
    ada.goto(f"{lay(server, won(), ['Ada']).path}/replay#23")
    ada.get_by_role("tab", name="Routes home").click()
    graph = ada.get_by_role("slider", name="Tiles each animal still needs")
    expect(graph).to_have_attribute("aria-valuetext", re.compile("The cat 0, The dog [1-5], .*The lemur 0$"))
    expect(ada.locator(".timeline .break")).to_have_count(1)
    ada.get_by_role("button", name="Next move").click()
    expect(ada.locator(".where")).to_contain_text(re.compile(r"Move 24 of 42\s*Giant wave: row \d and column \d"))
    expect(ada.locator(".map .crest")).to_have_count(2)
    expect(graph).to_have_attribute("aria-valuetext", re.compile("^Move 24: Giant wave"))
    ada.get_by_role("button", name="To the end").click()
    stands = ada.get_by_role("region", name="How the game stands")
    expect(stands).to_contain_text(re.compile(r"Animals home\s*4 / 4"))
    expect(stands).to_contain_text(re.compile(r"Tiles left\s*21"))


def test_the_result_comes_first_and_the_rematch_with_it(someone, server):
    ada = someone("Ada", viewport=PHONE, has_touch=True, is_mobile=True)
    ada.goto(lay(server, won(), ["Ada"]).path)
    result = ada.get_by_role("region", name="Result")
    expect(result.locator(".ways .home")).to_have_count(4)
    expect(result.get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)
    expect(result).to_contain_text(re.compile(r"Tiles lost to waves\s*2"))
