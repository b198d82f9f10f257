"""The puzzle of the day: a move is tried on the game's own board, and the answer has numbers and clauses."""

from __future__ import annotations

import datetime
import re

from playwright.sync_api import expect

from riverrun.puzzles.daily import puzzle_of, shipped

from .test_pages import PHONE, fits, serious


def a_day_of(game: str) -> datetime.date:
    """The latest day whose puzzle is of this game."""
    today = datetime.datetime.now(datetime.UTC).date()
    days = (today - datetime.timedelta(back) for back in range(60))
    return next(day for day in days if puzzle_of(day, shipped()).game == game)


def test_a_puzzle_is_solved_on_the_board_and_explained(someone) -> None:
    day = a_day_of("flow-of-history")
    puzzle = puzzle_of(day, shipped()).puzzle
    page = someone(viewport={"width": 1440, "height": 900})
    page.goto("/puzzle")  # today's; older ones are a press away
    expect(page.get_by_role("heading", name="Puzzle of")).to_be_visible()
    page.get_by_text(re.compile("All puzzles")).click()
    page.locator(f'a[href="/puzzle/{day}"]').click()
    expect(page.get_by_role("heading", name="Find the best move.")).to_be_visible()
    assert serious(page) == []
    page.get_by_role("button", name="Show the answer").click()
    answer = page.locator("section.answer")
    expect(answer.get_by_role("heading", name="The answer")).to_be_visible()
    expect(answer.get_by_text("Best:", exact=True)).to_be_visible()
    expect(answer.get_by_text(re.compile(r"\d+% to win")).first).to_be_visible()
    expect(answer.get_by_role("button", name=puzzle.clause).first).to_be_visible()
    assert serious(page) == []
    answer.get_by_role("button", name="See it on the board").click()
    answer.get_by_role("button", name="Try another move").click()
    expect(page.get_by_role("heading", name="Find the best move.")).to_be_visible()
    harvest = page.locator("section.bar.yours").get_by_role("button", name=re.compile("Harvest")).first
    harvest.click()  # a legal move by a real press
    expect(answer.get_by_role("heading", name=re.compile("Not the best|That’s it!"))).to_be_visible()
    page.set_viewport_size(PHONE)
    assert fits(page)
