"""The rules in the browser: every kind of refusal says why with its clause, and the rules' page is where it leads."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

import riverrun as rr

from .stored_tables import asks, found, lay
from .table import action


@dataclass(frozen=True)
class Refusal:
    """A wish that the rules refuse: where it is wished, by which presses, and what is to be said."""

    players: int
    kind: str
    wish: Callable[[rr.State], str | None]
    """The move that the presses mean in this position; None: they mean none."""
    press: Callable[[Page, str], None]
    clause: str
    reason: str
    """The end of the code that says why."""
    exact: bool = True
    """Whether the presses mean just this card; an action as a whole may mean another one as well."""


def refused(name: str) -> Callable[[Page, str], None]:
    """Presses an action that cannot be taken."""

    def press(page: Page, wish: str) -> None:
        button = action(page, name)
        expect(button).to_have_attribute("aria-disabled", "true")
        button.click(force=True)

    return press


def card(page: Page, wish: str) -> None:
    """Presses the card that the wish is about."""
    page.locator(f'button[data-card="{slug(wish)}"]').first.click()


def chosen(name: str) -> Callable[[Page, str], None]:
    """Chooses an action, then presses a card that it is not possible with."""

    def press(page: Page, wish: str) -> None:
        action(page, name).click()
        card(page, wish)

    return press


def slug(wish: str) -> str:
    return wish.split()[1]


def slots(state: rr.State, holds: Callable[[object], bool]) -> list[str]:
    """The cards on the market whose investor is right, the cheapest first."""
    found = [slot for slot in state.view(0).market if slot is not None and holds(slot.investor)]
    return [slot.card for slot in sorted(found, key=lambda slot: slot.tokens)]


def free(state: rr.State) -> list[str]:
    return slots(state, lambda investor: investor is None)


def others(state: rr.State) -> list[str]:
    return slots(state, lambda investor: investor not in (None, 0))


def own(state: rr.State) -> list[str]:
    return slots(state, lambda investor: investor == 0)


def can(state: rr.State, verb: str) -> bool:
    return any(move.startswith(verb) for move in state.legal_texts())


def of(verb: str, cards: Callable[[rr.State], list[str]], more: str = "", *, able: bool | None = False):
    """The wish for the first of these cards, where the action as a whole is possible, impossible, or either (None)."""

    def wish(state: rr.State) -> str | None:
        named = cards(state)
        return f"{verb} {named[0]}{more}" if named and able in (None, can(state, verb)) else None

    return wish


def hidden_actions(state: rr.State) -> list[str]:
    """One's own covered cards that have a turn action."""
    nation = state.view(0).nations[0]
    stacks = [nation.military, nation.construction, nation.knowledge, nation.government]
    timing = {face.id: face.timing for face in state.game.rulebook.faces(state.game)}
    return [one for stack in stacks for one in stack[:-1] if timing[one] == "action"]


def open_cards(state: rr.State) -> list[str]:
    nation = state.view(0).nations[0]
    stacks = [nation.military, nation.construction, nation.knowledge, nation.government]
    return [stack[-1] for stack in stacks if stack]


REFUSALS = {
    "invested already": Refusal(3, "action", of("invest", free, " 1"), refused("Invest"), "FOH-I1", "invested-already"),
    "no tokens": Refusal(3, "action", of("invest", free, " 1"), refused("Invest"), "FOH-I1", "no-tokens"),
    "nothing to complete": Refusal(3, "action", of("complete", free), refused("Complete"), "FOH-K1", "no-investment"),
    "too dear": Refusal(3, "action", of("snipe", others), refused("Snipe"), "FOH-N1", "snipe-too-dear"),
    "too dear by its card": Refusal(3, "action", of("snipe", others), card, "FOH-N1", "snipe-too-dear"),
    "invested by its card": Refusal(3, "action", of("invest", free, " 1"), card, "FOH-I1", "invested-already"),
    "another's card": Refusal(
        3, "action", of("invest", others, " 1", able=True), chosen("Invest"), "FOH-I2", "card-invested"
    ),
    "a free card": Refusal(3, "action", of("snipe", free, able=True), chosen("Snipe"), "FOH-N1", "snipe-not-invested"),
    "one's own card": Refusal(3, "action", of("snipe", own, able=True), chosen("Snipe"), "FOH-N1", "snipe-own"),
    "no-turn-action": Refusal(
        3, "action", of("activate", open_cards), refused("Activate"), "FOH-A1", "no-turn-action", exact=False
    ),
    "covered": Refusal(3, "action", of("activate", hidden_actions, able=None), card, "FOH-A1", "covered"),
    "taking what is invested in": Refusal(3, "take", of("take", others, able=None), card, "FOH-E2", "take-invested"),
    "taking the wrong type": Refusal(3, "take", of("take", free, able=None), card, "FOH-E2", "take-wrong-type"),
    "the Banker's second": Refusal(2, "bank", of("bank", others, able=None), card, "FOH-2P5", "bank-invested"),
    "not dealt": Refusal(2, "keep", of("keep", free, able=None), card, "FOH-2P1", "not-dealt"),
}


@pytest.mark.parametrize("case", REFUSALS.values(), ids=REFUSALS)
def test_a_refusal_says_why_with_its_clause(someone, server, case):
    def holds(state: rr.State) -> bool:
        wish = case.wish(state) if asks(state, case.kind, 0) else None
        verdict = None if wish is None else state.explain(wish)
        return verdict is not None and verdict.sentence.code == f"foh-refuse-{case.reason}"

    state = found(case.players, holds, games=200)
    wish = case.wish(state)
    verdict = state.explain(wish)
    assert verdict.clause == case.clause
    names = ["Ada", "Bob", "Cyd"][: case.players]
    ada = someone("Ada")
    ada.goto(lay(server, state, names).path)
    expect(ada.locator("section.bar.yours")).to_be_visible()
    case.press(ada, wish)
    why = ada.locator("section.bar .why")
    text = named(verdict.text, names)
    expect(why).to_contain_text(text if case.exact else text.rsplit(" has ", 1)[1])
    expect(why.get_by_role("button")).to_have_text(case.clause)
    expect(ada.locator(".journal .line").first).to_be_attached()  # the journal comes after the table
    expect(ada.locator("section.bar.yours")).to_be_visible()  # nothing was played: it is still asked


def test_snipe_where_nobody_else_has_invested_says_so_and_names_no_card(someone, server):
    state = found(3, lambda state: asks(state, "action", 0) and not others(state))
    ada = someone("Ada")
    ada.goto(lay(server, state, ["Ada", "Bob", "Cyd"]).path)
    expect(ada.locator("section.bar.yours")).to_be_visible()
    refused("Snipe")(ada, "")
    why = ada.locator("section.bar .why")
    expect(why).to_contain_text("Nobody else has invested in a card")
    expect(why.get_by_role("button")).to_have_text("FOH-N1")


def named(text: str, names: list[str]) -> str:
    """A sentence with the people's names in place of the seats."""
    return re.sub(r"\bp(\d)\b", lambda seat: names[int(seat[1]) - 1], text)


def test_the_text_view_refuses_any_notation_with_its_clause(someone, server):
    state = found(
        3, lambda one: asks(one, "action", 0) and can(one, "invest") and others(one) and not can(one, "snipe")
    )
    away = next(face.id for face in state.game.rulebook.faces(state.game) if face.age == "V")
    ada = someone("Ada")
    ada.goto(lay(server, state, ["Ada", "Bob", "Cyd"]).path)
    ada.get_by_role("button", name="Text view").click()
    field = ada.get_by_label("Why not?")
    wishes = ["pass", f"invest {free(state)[0]} 60", f"invest {away} 1", f"complete {free(state)[0]}"]
    wishes += [f"snipe {others(state)[0]}", f"take {free(state)[0]}", f"activate {free(state)[0]}", "attack p2"]
    said = set()
    for wish in wishes:
        verdict = state.explain(wish)
        assert not verdict.legal, wish
        field.fill(wish)
        field.press("Enter")
        told = ada.locator(".verdict")
        expect(told).to_contain_text(named(verdict.text, ["Ada", "Bob", "Cyd"]))
        expect(told.get_by_role("button")).to_have_text(verdict.clause)
        said.add(verdict.text)
    assert len(said) >= 7, "each of these is refused for a reason of its own"


def test_a_rule_stays_in_sight_when_the_pictures_above_it_come_late(someone):
    """Also in browsers that keep no place by themselves."""
    ada = someone("Ada")
    late = []

    def hold(route):
        late.append(route)

    ada.route("**/api/games/flow-of-history/catalogue*", hold)
    ada.goto("/rules/flow-of-history#FOH-N1")
    target = ada.locator("article.target")
    expect(target).to_be_focused()
    expect(target).to_be_in_viewport()
    assert late
    ada.evaluate("document.documentElement.style.overflowAnchor = 'none'")
    for route in late:
        route.continue_()
    expect(ada.locator("#overview")).to_be_attached()
    expect(target).to_be_in_viewport()


def test_a_refusal_leads_to_its_rule_among_all_rules(someone, server):
    state = found(3, lambda one: asks(one, "action", 0) and not can(one, "snipe"))
    ada = someone("Ada")
    ada.goto(lay(server, state, ["Ada", "Bob", "Cyd"]).path)
    refused("Snipe")(ada, "snipe")
    ada.locator("section.bar .why").get_by_role("button").click()
    drawer = ada.get_by_role("dialog")
    expect(drawer).to_contain_text("Rule FOH-N1")
    drawer.get_by_role("link", name="See it among all rules").click()
    target = ada.locator("article.target")
    expect(target).to_have_attribute("id", "FOH-N1")
    expect(target).to_be_in_viewport()
    expect(target).to_be_focused()
    ada.keyboard.press("Escape")
    expect(ada.get_by_role("dialog")).to_have_count(0)
    assert "/t/" in ada.url, "the table was not left"
    expect(ada.locator("section.bar.yours")).to_be_visible()


def test_the_rules_page_shows_every_clause_and_finds_them(someone):
    clauses = rr.kernel.registry.rulebook("flow-of-history").clauses
    ada = someone()
    ada.goto("/")
    ada.get_by_role("link", name="Rules", exact=True).click()
    ada.get_by_role("link", name="The Flow of History", exact=True).click()
    articles = ada.locator("article")
    expect(articles).to_have_count(len(clauses))
    assert [one.get_attribute("id") for one in articles.all()] == [
        clause.id
        for title in dict.fromkeys(one.section for one in clauses.values())
        for clause in clauses.values()
        if clause.section == title
    ]
    one = next(clause for clause in clauses.values() if clause.mark == "ruling" and "second" in clause.pages)
    shown = ada.locator(f"#{one.id}")
    expect(shown).to_contain_text(one.title)
    expect(shown).to_contain_text(re.sub(r"\s+", " ", one.text)[:80])
    expect(shown).to_contain_text("our ruling")
    expect(shown).to_contain_text(f"page{'s' if re.search('[-,]', one.pages['second']) else ''} {one.pages['second']}")
    for option in rr.kernel.registry.rulebook("flow-of-history").options.values():
        expect(ada.locator(f"#{option.clause} .option")).to_contain_text(option.text)

    search = ada.get_by_role("searchbox", name="Search the rules")
    ada.keyboard.press("/")
    expect(search).to_be_focused()
    search.press_sequentially("banker snipe")
    hits = [
        clause.id
        for clause in clauses.values()
        if all(
            word in f"{clause.id} {clause.title} {clause.section_title} {clause.mark} {clause.text}".lower()
            for word in ("banker", "snipe")
        )
    ]
    assert 0 < len(hits) < len(clauses)
    expect(ada.get_by_role("status").first).to_contain_text(f"{len(hits)} of {len(clauses)} rules")
    assert sorted(one.get_attribute("id") for one in articles.all()) == sorted(hits)
    expect(ada.locator("mark").first).to_have_text(re.compile("banker|snipe", re.I))
    search.fill("no such words anywhere")
    expect(articles).to_have_count(0)
    ada.get_by_role("button", name="Show all rules").click()
    expect(articles).to_have_count(len(clauses))
    # A rule that another one names is shown even if the search had hidden it.
    search.fill("FOH-N1")
    ada.locator("#FOH-N1 p a[href^='#']").first.click()
    expect(ada.locator("article.target")).to_be_in_viewport()
    expect(articles).to_have_count(len(clauses))


@pytest.mark.parametrize("path", ["/rules/flow-of-history#FOH-U1", "/rules/flow-of-history#FOH-C1"])
def test_a_link_to_a_clause_opens_there(someone, path):
    ada = someone(viewport={"width": 360, "height": 740})
    ada.goto(path)
    target = ada.locator("article.target")
    expect(target).to_have_attribute("id", path.split("#")[1])
    expect(target).to_be_in_viewport()
    covers = ada.evaluate(
        "() => document.querySelector('.search').getBoundingClientRect().bottom"
        " <= document.querySelector('article.target').getBoundingClientRect().top + 1"
    )
    assert covers, "the search does not lie over it"


def test_a_game_without_rules_here_says_so(someone):
    ada = someone()
    ada.goto("/rules/no-such-game")
    expect(ada.get_by_role("heading", level=1)).to_contain_text("no such game")
    expect(ada).to_have_title(re.compile("^Not here"))
    ada.get_by_role("link", name="To the lobby").click()
    expect(ada.get_by_role("region", name="Games", exact=True)).to_be_visible()
