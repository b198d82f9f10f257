"""The map of Epochs in the browser: beside its panels, and with what is asked about in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import riverrun as rr

from .epochs_tables import asks, found
from .stored_tables import lay
from .test_epochs import PHONE, SCREENS, WIDE
from .test_pages import violations

NAMES = ["Ada", "Bob", "Cora", "Dan"]
SIZES = [(1440, 900), (1366, 768), (1920, 1080), (1040, 760)]
UNDER = """() => {
    const rects = (which) => [...document.querySelectorAll(which)].map((one) => one.getBoundingClientRect())
    const place = document.querySelector('.place.map').getBoundingClientRect()
    const covers = (rect, { x, y }) => x > rect.left && x < rect.right && y > rect.top && y < rect.bottom
    const panels = [...rects('.place.map .corner'), ...rects('.hexmap .zoom')]
    const bad = []
    for (const hex of document.querySelectorAll('.spot polygon.hit')) {
        const matrix = hex.getScreenCTM()
        const corners = [...hex.points].map((point) => point.matrixTransform(matrix))
        const points = corners.flatMap((one, n) => {
            const next = corners[(n + 1) % 6]
            return [...Array(8).keys()].map((k) => ({ x: one.x + (next.x - one.x) * k / 8, y: one.y + (next.y - one.y) * k / 8 }))
        })
        const inside = (x, y) => hex.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix.inverse()))
        const over = panels.some((rect) => points.some((point) => covers(rect, point)) ||
            [[rect.left, rect.top], [rect.left, rect.bottom], [rect.right, rect.top], [rect.right, rect.bottom]].some(([x, y]) => inside(x, y)))
        if (over || points.some((point) => !covers(place, point))) bad.push(hex.parentElement.dataset.spot)
    }
    for (const name of document.querySelectorAll('.hexmap .coord')) {
        const own = name.getBoundingClientRect()
        if (panels.some((rect) => own.left < rect.right && own.right > rect.left && own.top < rect.bottom && own.bottom > rect.top)) bad.push(name.textContent)
    }
    return document.querySelectorAll('.spot polygon.hit').length === 0 ? ['no map'] : bad
}"""  # noqa: E501
"""The hexes and the names of rows that lie under a panel of the map or beyond its frame."""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_hex_lies_under_a_panel(someone, server, players):
    state = found(players, lambda state: asks(state, "action", 0))
    ada = someone("Ada", **WIDE)
    ada.goto(lay(server, state, NAMES[:players]).path)
    for width, height in SIZES:
        ada.set_viewport_size({"width": width, "height": height})
        expect(ada.locator(".hexmap .coord").first).to_be_visible()
        try:
            ada.wait_for_function(f"() => ({UNDER})().length === 0", timeout=4000)
        except Exception as late:
            raise AssertionError(f"{width} x {height}: {ada.evaluate(UNDER)}") from late


SIGHT = """([which, spot]) => {
    const map = document.querySelector('.hexmap')?.getBoundingClientRect()
    const panels = [...document.querySelectorAll('.stage .lead')].map((one) => one.getBoundingClientRect())
    const own = document.querySelector(which)?.getBoundingClientRect()
    if (!map || !own) return false
    const at = document.querySelector(`[data-spot="${spot}"] .hit`).getBoundingClientRect()
    const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2]
    const near = x > own.left - 70 && x < own.right + 70 && y > own.top - 70 && y < own.bottom + 70
    const inside = [own, at].every((one) => one.left >= map.left && one.right <= map.right && one.top >= map.top && one.bottom <= map.bottom)
    return near && inside && !panels.some((rect) => x < rect.right && y < rect.bottom)
}"""  # noqa: E501
"""Whether something is drawn beside a spot, and both lie in the map's frame and not under who leads by culture."""


def drawn_at(page: Page, which: str, spot: str) -> None:
    page.wait_for_function(SIGHT, arg=[f".hexmap {which}", spot], timeout=4000)


@SCREENS
@pytest.mark.parametrize("sea", [False, True], ids=["land", "sea"])
def test_the_city_that_is_asked_about_is_marked_for_everybody(someone, server, screen, sea):
    def by(state: rr.State) -> bool:
        return asks(state, "consent", 0) and state.view(0).consent.sea == sea

    state = found(3, by)
    consent = state.view(0).consent
    ada, asking, third = someone("Ada", **screen), someone("Bob", **screen), someone("Cora", **screen)
    laid = lay(server, state, NAMES[:3])
    for page in (ada, asking, third):
        page.goto(laid.path)
        drawn_at(page, ".ring.under", consent.site)
        drawn_at(page, ".route.under", consent.site)
    expect(ada.locator(".asked.may")).to_have_count(1)
    expect(asking.locator(".asked.may")).to_have_count(0)
    if screen is WIDE:
        expect(ada.locator(".hand .invention").first).to_be_visible()
    assert not violations(ada), violations(ada)
    ada.get_by_role("button", name="Refuse").click()
    expect(third.locator(".hexmap .ring")).to_have_count(0)


def test_on_a_phone_a_target_comes_into_sight_with_its_arrow(someone, server):
    def far(state: rr.State) -> bool:
        return asks(state, "military", 0) and len(state.view(0).targets) > 3

    state = found(3, far, games=80)
    ada = someone("Ada", **PHONE)
    ada.goto(lay(server, state, NAMES[:3]).path)
    for target in state.view(0).targets:
        chip = ada.locator(".target", has_text=target.at)
        chip.dispatch_event("click")
        expect(chip).to_have_attribute("aria-pressed", "true")
        drawn_at(ada, ".strike.under", target.at)


def test_what_is_marked_may_be_moved_out_of_sight(someone, server):
    ada = someone("Ada", **PHONE)
    state = found(3, lambda state: asks(state, "consent", 0))
    ada.goto(lay(server, state, NAMES[:3]).path)
    site = state.view(0).consent.site
    drawn_at(ada, ".ring.under", site)
    picture = ada.locator(".hexmap > svg").first
    before = picture.get_attribute("viewBox")
    box = picture.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ada.mouse.move(x, y)
    ada.mouse.down()
    for dx, dy in ((150, 0), (-150, 0), (0, 120), (0, -120)):
        ada.mouse.move(x + dx, y + dy, steps=3)
        ada.mouse.move(x + 2 * dx, y + 2 * dy, steps=3)
    ada.mouse.up()
    ada.wait_for_timeout(300)
    after = picture.get_attribute("viewBox")
    assert after != before
