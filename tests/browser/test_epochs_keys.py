"""Epochs in the browser without a mouse: the map by arrows, a whole epoch by keys, the text view, the curtain."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

import riverrun as rr

from .epochs_tables import asks, found, game
from .stored_tables import lay
from .table import curtain
from .test_epochs import ASK, WIDE, epoch_of, journal, play

HERE = "document.activeElement"
SPOT = f"{HERE}.dataset.spot ?? null"
IS_SEEN = f"{HERE}.matches(':focus-visible') && getComputedStyle({HERE}.querySelector('.hit')).stroke !== 'none'"


def begin(someone, server, state: rr.State, *people: str | None) -> Page:
    """Ada's page at a table where this was played; nothing on it was ever pressed."""
    ada = someone("Ada", **WIDE)
    ada.goto(lay(server, state, people or ["Ada", None]).path)
    return ada


# The map, by the geometry of hexes alone

ARROWS = {"ArrowRight": (1.0, 0.0), "ArrowLeft": (-1.0, 0.0), "ArrowDown": (0.0, 1.0), "ArrowUp": (0.0, -1.0)}


def hexes_of(spot: str) -> frozenset[tuple[int, int]]:
    """A hex is one, a corner is where three meet: `a` right below its hex, `b` one further."""
    q, r = int(spot[0]), int(spot[2])
    beside = {(q + 1, r), (q, r + 1)}
    return frozenset(
        {(q, r)} if spot[3:] == "" else {(q, r), *beside} if spot[3:] == "a" else {(q + 1, r + 1), *beside}
    )


def centre(spot: str) -> tuple[float, float]:
    """Where a spot lies, if hexes are 1 wide: a corner is the middle of its three hexes."""
    places = [(q + r / 2, r * 3**0.5 / 2) for q, r in hexes_of(spot)]
    return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)


def way(spot: str, other: str) -> tuple[float, float]:
    (x, y), (to_x, to_y) = centre(spot), centre(other)
    return to_x - x, to_y - y


def touch(spot: str, other: str) -> bool:
    """Whether two hexes share an edge, two corners are an edge's ends, or a corner is a hex's."""
    ours, theirs = hexes_of(spot), hexes_of(other)
    if len(ours) == len(theirs) == 1:
        return abs(sum(one * one for one in way(spot, other)) - 1) < 0.01
    return ours != theirs and len(ours & theirs) == (2 if len(ours) == len(theirs) else 1)


def steps() -> Iterator[str]:
    """Some way over the whole map, and against its edges."""
    for number in range(56):
        yield ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[(number // 7 + number % 3 // 2) % 4]


def test_arrows_walk_from_neighbour_to_neighbour_over_hexes_and_corners(someone, server):
    def holds(state: rr.State) -> bool:
        moves = state.legal_texts() if asks(state, "action", 0) else []
        return sum(move.startswith("city") for move in moves) > 2

    state = found(2, holds)
    view = state.view(0)
    ada = begin(someone, server, state)
    expect(ada.locator(".spot.may").first).to_be_visible()
    spots = ada.locator(".spot").evaluate_all("all => all.map(one => one.dataset.spot)")
    cities = {city.site: city for city in view.cities}
    assert {spot for spot in spots if len(spot) > 3} == {
        *cities,
        *(t[5:] for t in state.legal_texts() if t[:4] == "city"),
    }
    ada.keyboard.press("ArrowDown")  # from nowhere, with no Tab before it
    at, walked = ada.evaluate(SPOT), set()
    assert at in spots
    for arrow in steps():
        ada.keyboard.press(arrow)
        (to, seen), (dx, dy) = ada.evaluate(f"[{SPOT}, {IS_SEEN}]"), ARROWS[arrow]
        ahead = {spot: x * dx + y * dy for spot in spots for x, y in [way(at, spot)] if touch(at, spot)}
        if to == at:
            assert max(ahead.values()) < 0.4, f"{arrow} from {at} leads nowhere"
        else:
            assert ahead.get(to, 0) > 0.1, f"{arrow} from {at} leads to {to}"
        assert seen, f"the focus is not seen on {to}"
        walked.add(to)
        at = to
    assert {len(spot) for spot in walked} == {3, 4}, walked
    lands = {one.hex: one for one in view.hexes}
    owners = {0: "yours", 1: "Duck’s"}
    names = dict(ada.locator(".spot").evaluate_all("all => all.map(one => [one.dataset.spot, one.ariaLabel])"))
    for spot, name in names.items():
        owner = (cities if len(spot) > 3 else lands)[spot].owner if spot in cities or spot in lands else None
        assert spot in name
        assert owner is None or owners[owner] in name, name
        assert spot not in lands or lands[spot].terrain in name
        assert len(spot) < 4 or spot in cities or name.startswith(f"corner {spot}, ")


def test_what_one_has_is_read_by_keys(someone, server):
    def holds(state: rr.State) -> bool:
        return asks(state, "action", 0) and bool(state.view(0).realms[0].inventions)

    state = found(2, holds)
    ada = begin(someone, server, state)
    own = ada.locator(".realm.mine .chips:not(.dealt) .chip")
    expect(own).to_have_count(len(state.view(0).realms[0].inventions) + len(state.view(0).realms[0].wonders))
    ada.keyboard.press("Tab")
    own.first.focus()
    expect(ada.get_by_role("tooltip")).to_contain_text(own.first.inner_text())


def test_a_letter_leads_to_what_glows_for_it_and_enter_acts(someone, server):
    def holds(state: rr.State) -> bool:
        moves = state.legal_texts() if asks(state, "action", 0) and state.played else []
        return {"city", "unit", "pass"} <= {move.split()[0] for move in moves}

    state = found(2, holds)
    ada = begin(someone, server, state)
    expect(ada.get_by_role("button", name="Undo")).to_be_enabled()
    for letter, glows in (("u", ".mcard.unit.may"), ("e", ".spot.may"), ("c", ".spot.may")):
        ada.keyboard.press(letter)
        expect(ada.locator(f"{glows}:focus-visible")).to_have_count(1)
    expect(journal(ada)).not_to_contain_text("undid")  # U takes back elsewhere
    site = ada.evaluate(SPOT)
    assert f"city {site}" in state.legal_texts()
    ada.keyboard.press("Enter")
    city = ada.get_by_role("button", name=f"city {site}, yours")
    pay = ada.locator(".askbox .go:focus-visible")  # what may be paid in several ways is laid out first
    expect(city.or_(pay).first).to_be_visible()
    if pay.count():
        ada.keyboard.press("Enter")
    expect(city).to_be_visible()
    expect(ada.locator("[data-guide=ask]")).to_be_focused()  # the next question asks nothing of the map
    ada.keyboard.press("Control+z")
    expect(journal(ada)).to_contain_text("undid")
    expect(city).to_have_count(0)


# A whole epoch

GLOWING = "document.querySelectorAll('.spot.may').length"
CAN = "[...document.querySelectorAll('.act.may')].map((one) => one.getAttribute('aria-keyshortcuts'))"
LIKED = "EGCRTWMU"
"""Letters of the actions, the liked ones first."""
KEYS = {
    "civilization": "1",
    "give": "1",
    "effects": "1",
    "lose": "1",
    "turn": "Enter",
    "payment": "Enter",
    "keep": "Enter",
}
KEYS |= {"military": "n", "consent": "y", "protect": "n", "spoils": "y", "return": "p"}
READY = ".askbox :is(.go, .foot .option):focus-visible"


def press_key(page: Page) -> bool:
    """Answers what is asked with a key, and never with anything else; whether one was pressed."""
    kind = page.evaluate(ASK)
    if not kind:
        return False
    page.keyboard.press(key_for(page, kind))
    return True


def key_for(page: Page, kind: str) -> str:
    """The next key towards an answer."""
    if page.locator(READY).count() or (page.evaluate(SPOT) and page.locator(".spot.may:focus").count()):
        return "Enter"
    if kind == "plan":
        if page.locator(".askbox .go").count():
            return "Enter"
        if page.locator(".askbox .option").count():
            return "c"
        cards = page.locator(".hand .invention[aria-keyshortcuts]").count()
        return str(cards + 1) if page.locator(".hand .invention.chosen").count() else "1"
    if kind in KEYS:
        return KEYS[kind]
    if page.locator(".mcard.may:focus, .research .may:focus, .nexts .may:focus").count():
        return "Enter"
    able = page.evaluate(CAN)
    if kind == "action" and able:
        return min(able, key=LIKED.index).lower()
    return "ArrowDown" if page.evaluate(GLOWING) else "p"


def test_a_whole_epoch_by_keys_alone_up_to_its_seven_steps(someone, server):
    ada = begin(someone, server, game(2).new(6))
    expect(ada.locator(".civ")).to_have_count(2)
    assert play(ada, lambda: epoch_of(ada) == "II", press_key) > 30
    expect(journal(ada)).to_contain_text("Epoch II begins")
    ended = ada.get_by_role("region", name="The end of Epoch I")
    expect(ended.get_by_role("rowheader")).to_have_count(7)
    expect(ended.get_by_role("columnheader")).to_have_text([re.compile("Ada"), re.compile("Duck")])
    for _ in range(60):
        ada.keyboard.press("Tab")
        if ada.get_by_role("button", name="Go on").and_(ada.locator(":focus-visible")).count():
            break
    else:
        raise AssertionError("Tab does not come by")
    ada.keyboard.press("Escape")
    expect(ended).to_have_count(0)
    expect(ada.locator(".askbox.yours")).to_be_visible()


def test_a_turn_that_would_miss_something_is_ended_by_the_second_press(someone, server):
    def holds(state: rr.State) -> bool:
        return asks(state, "military", 0) and any(one.move is None for one in state.view(0).warnings)

    ada = begin(someone, server, found(2, holds))
    end = ada.get_by_role("button", name="End it anyway")
    expect(ada.locator(".ask-military .warns")).to_be_visible()
    for key, anyway in (("n", 1), ("Escape", 0), ("n", 1)):
        ada.keyboard.press(key)
        expect(end).to_have_count(anyway)
    ada.keyboard.press("n")
    expect(ada.locator(".ask-military")).to_have_count(0)


# The table as text


LISTS = """wanted => {
    const texts = [...document.querySelectorAll('button.move .text')].map((text) => text.innerText).sort()
    return JSON.stringify(texts) === JSON.stringify(wanted)
}"""
"""Whether the text view lists these moves and no other."""


def choose(page: Page, move: str) -> None:
    """Plays a move of the list: by its number, or by arrows from the last one that has a number."""
    at = page.locator("button.move .text").all_inner_texts().index(move)
    chosen = page.locator("button.move:focus-visible .text", has_text=re.compile(rf"^{re.escape(move)}$"))
    for _ in range(5):  # a list that is just being made anew loses the focus
        page.keyboard.press(str(min(at, 8) + 1))
        for _ in range(at - 8):
            page.keyboard.press("ArrowRight")
        page.wait_for_timeout(100)
        if chosen.count():
            break
    expect(chosen).to_have_count(1)
    page.keyboard.press("Enter")


def test_a_whole_turn_in_the_text_view_by_keys_alone(someone, server):
    state = found(2, lambda state: asks(state, "plan", 0) and len(state.view(0).cities) > 3)
    ada = begin(someone, server, state)
    expect(ada.locator(".askbox.yours")).to_be_visible()
    text = ada.get_by_role("button", name="Text view")
    while not text.and_(ada.locator(":focus")).count():
        ada.keyboard.press("Tab")
    ada.keyboard.press("Enter")
    expect(ada.locator(".hexmap")).to_have_count(0)
    screen = ada.get_by_role("region", name="Table").locator("pre")
    for city in state.view(0).cities:
        expect(screen).to_contain_text(re.compile(rf"\b{re.escape(city.site)}\b"))
    expect(ada.get_by_role("button", name="Undo").locator("svg")).to_have_css("fill", "none")
    kinds = []
    while asks(state, kind := state.decision.kind, 0):
        kinds.append(kind)
        wanted = next(
            move for verb in ("invent", "city", "expand", "end", "") for move in state.legal_texts() if verb in move
        )
        ada.wait_for_function(LISTS, arg=sorted(state.legal_texts()))
        choose(ada, wanted)
        state.play(wanted)
        expect(ada.locator("button.move:focus")).to_have_count(0)
    assert {"plan", "action", "military"} <= set(kinds), kinds
    expect(ada.locator("section.decision.yours button.move").first).to_be_visible()  # the others have answered


def test_the_last_move_is_taken_back_in_the_text_view_too(someone, server):
    ada = begin(someone, server, found(2, lambda state: asks(state, "action", 0) and state.undoable > 0))
    ada.get_by_role("button", name="Text view").click()
    expect(ada.get_by_role("button", name="Undo")).to_be_enabled()
    ada.keyboard.press("Control+z")
    expect(journal(ada)).to_contain_text("undid")


# One device for two


def secrets(state: rr.State, seat: int) -> set[str]:
    """What only this seat knows: the cards of its hand and its boards, but those that the other one sees, too."""
    view = state.view(seat)
    shown = repr(state.view(1 - seat)) + repr(state.events(1 - seat))
    return {one for one in [held.card for held in view.hand] + list(view.dealt) if repr(one) not in shown}


def told(page: Page, cards: set[str]) -> set[str]:
    """Those that are in the page, seen or not, by their id or their name."""
    content = page.content().lower()
    return {one for one in cards if re.search(rf"\b({one}|{one.replace('-', ' ')})\b", content)}


def take_seat(page: Page, state: rr.State, as_text: bool) -> None:
    """Passes the device to whoever is asked, who sees all that is theirs and nothing of the other's."""
    assert state.decision is not None
    seat = state.decision.seat
    own, others = secrets(state, seat), secrets(state, 1 - seat)
    assert min(len(own), len(others)) >= 3
    expect(curtain(page)).to_be_focused()
    assert told(page, own | others) == set(), "behind the curtain"
    page.keyboard.press("Enter")
    expect(page.locator("button.move" if as_text else ".askbox.yours").first).to_be_visible()
    if as_text:
        expect(page.locator("pre")).to_contain_text("HAND")
    if as_text or state.decision.kind != "military":  # which needs the room of the hand
        assert told(page, own) == own
    assert told(page, others) == set(), f"seat {seat} looks"


@pytest.mark.parametrize("as_text", [False, True], ids=["board", "text"])
def test_hot_seat_hides_hands_and_the_choice_of_civilization(someone, server, as_text):
    ada = someone("Ada", **WIDE)
    if as_text:
        ada.add_init_script("localStorage.setItem('riverrun:text', 'true')")
    chosen = game(2).new(4)
    ended = found(
        2, lambda state: asks(state, "military", 0) and not state.view(0).warnings and state.view(0).epoch == 1
    )
    for state, moves in ((chosen, "11"), (ended, "n")):
        ada.goto(lay(server, state, ["Ada", "Ada"]).path)
        for key in moves:
            take_seat(ada, state, as_text)
            move = "end" if key == "n" else f"civ {state.view(state.decision.seat).dealt[0]}"
            if as_text:
                choose(ada, move)
            else:
                ada.keyboard.press(key)
            state.play(move)
    take_seat(ada, state, as_text)
    expect(ada.locator("#ep-signs")).to_be_attached()  # what the journal's pictures are made of
