"""The puzzle of the day: a move is tried on the game's own board, and the answer has numbers and clauses."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from riverrun.puzzles.daily import Daily, calendar
from riverrun.server.time_source import TimeSource
from server.helpers.in_process import InProcessServer, in_process_server

from .test_pages import PHONE, fits, violations

AHEAD = 59
"""So many days after today every game has had its puzzles, and the list goes back to today."""


def a_day_of(game: str) -> datetime.date:
    """The latest day whose puzzle is of this game."""
    today = datetime.datetime.now(datetime.UTC).date()
    days = (today - datetime.timedelta(back) for back in range(60))
    return next(day for day in days if calendar().of(day).game == game)


def test_a_puzzle_is_solved_on_the_board_and_explained(someone) -> None:
    day = a_day_of("flow-of-history")
    puzzle = calendar().of(day).puzzle
    page = someone(viewport={"width": 1440, "height": 900})
    page.goto("/puzzle")  # today's; older ones are a press away
    expect(page.get_by_role("heading", name="Puzzle of")).to_be_visible()
    page.get_by_text(re.compile("All puzzles")).click()
    page.locator(f'a[href="/puzzle/{day}"]').click()
    expect(page.get_by_role("heading", name="Find the best move.")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Show the answer").click()
    answer = page.locator("section.answer")
    expect(answer.get_by_role("heading", name="The answer")).to_be_visible()
    expect(answer.get_by_text("Best:", exact=True)).to_be_visible()
    expect(answer.get_by_text(re.compile(r"\d+% to win")).first).to_be_visible()
    expect(answer.get_by_role("button", name=puzzle.clause).first).to_be_visible()
    assert violations(page) == []
    answer.get_by_role("button", name="See it on the board").click()
    answer.get_by_role("button", name="Try another move").click()
    expect(page.get_by_role("heading", name="Find the best move.")).to_be_visible()
    harvest = page.locator("section.bar.yours").get_by_role("button", name=re.compile("Harvest")).first
    harvest.click()  # a legal move by a real press
    expect(answer.get_by_role("heading", name=re.compile("Not the best|That’s it!"))).to_be_visible()
    page.set_viewport_size(PHONE)
    assert fits(page)


class Ahead(TimeSource):
    """Some weeks from now."""

    def now(self) -> float:
        return super().now() + AHEAD * 86_400


@pytest.fixture
def later_server(tmp_path) -> Iterator[InProcessServer]:
    with in_process_server(tmp_path, time=Ahead()) as server:
        yield server


def a_purchase() -> Daily:
    """A day of Along History whose answer is a card that is paid for with several moves, as is another card."""
    today = datetime.datetime.now(datetime.UTC).date()
    for ahead in range(1, AHEAD):
        daily = calendar().of(today + datetime.timedelta(ahead))
        bought = daily.game == "along-history" and " " not in daily.puzzle.best
        if bought and daily.puzzle.steps and " " not in daily.puzzle.moves[1].move:
            return daily
    raise AssertionError("no puzzle is a purchase")


def test_a_choice_of_several_moves_is_judged_whole(someone, later_server) -> None:
    day, _, puzzle = a_purchase()
    page = someone(viewport={"width": 1440, "height": 900}, base_url=later_server.url)
    page.goto(f"/puzzle/{day}")
    answer = page.locator("section.answer")

    def buy(card: str) -> None:
        page.locator(f".event[data-card={card}]").click()
        page.locator(".payment .go").click()

    buy(puzzle.moves[1].move)
    expect(answer.get_by_role("heading", name="Not the best.")).to_be_visible()
    expect(answer.get_by_text("Your move:", exact=True)).to_be_visible()
    expect(answer.get_by_text("And then:").first).to_be_visible()
    expect(answer.get_by_role("button", name=puzzle.clause).first).to_be_visible()
    answer.get_by_role("button", name="See it on the board").click()
    expect(page.locator(f".mine [data-card={puzzle.best}]")).to_be_visible()
    answer.get_by_role("button", name="Try another move").click()
    expect(page.get_by_role("heading", name="Find the best move.")).to_be_visible()
    buy(puzzle.best)
    expect(answer.get_by_role("heading", name="That’s it!")).to_be_visible()
    assert violations(page, "section.answer") == []
    page.set_viewport_size(PHONE)
    assert fits(page)
    expect(answer.get_by_role("heading", name="That’s it!")).to_be_visible()
    page.goto("/")
    expect(page.locator("a.puzzle")).to_be_visible()
    assert later_server.errors() == []
