"""Mistakes in what people are told and in what documents may say, found by reading and playing."""

from __future__ import annotations

import pytest

import riverrun as rr

from .table import game, legal, nation, play, table

ABOUT = 'game = "flow-of-history"\nname = "Trial"\nevidence = "invented"\n'
TOP = """
[[card]]
id = "{card}"
timing = "action"
effect = {{ verb = "{verb}", cost = 3, {more} }}
"""


def events(state: rr.State, kind: str) -> list[rr.Event]:
    return [event for event in state.events(None) if event.kind == kind]


# A pass


@pytest.mark.clause("FOH-O6", "FOH-A2")
@pytest.mark.parametrize("card", ["philosophy", "bureaucracy"])
def test_a_pass_does_not_promise_what_the_card_would_do(card):
    """Without a target nothing is paid and nothing gained, so the sentence is another one."""
    own = nation(f"craftsman-tribe {card}", tokens=9)
    every = ["temple", "archers", "irrigation", "republic", "pyramids"]
    with_target = table(own, market=every, deck=None, idle_activate="allowed")
    without = table(own, market=["temple p2 1"], idle_activate="allowed")
    move = f"activate {card}"
    assert move in legal(with_target)
    assert move in legal(without)
    promised, told = with_target.explain(move).text, without.explain(move).text
    assert promised.partition(":")[2].strip() not in told
    assert told != promised
    before = without.view(None).supply, without.view(None).nations[0].tokens
    play(without, move)
    assert (without.view(None).supply, without.view(None).nations[0].tokens) == before


# Two costs


@pytest.fixture
def priced(tmp_path):
    """`priced(verb, more)`: a game in which Philosophy costs 3 tokens and something more."""

    def make(verb: str, more: str) -> rr.Game:
        (tmp_path / "pack.toml").write_text(ABOUT)
        (tmp_path / "cards.toml").write_text(TOP.format(card="philosophy", verb=verb, more=more))
        return rr.game("flow-of-history", 3, content=tmp_path)

    return make


TWO_COSTS = [
    ("gain_top", 'discard_own = "military"'),
    ("gain_market", 'types = ["leader"], discard_own = "military"'),
]


@pytest.mark.clause("FOH-A2", "FOH-A3")
@pytest.mark.parametrize(("verb", "more"), TWO_COSTS)
def test_the_cost_that_cannot_be_paid_is_the_one_that_is_named(priced, verb, more):
    on = priced(verb, more)
    market, deck = ["justinian-i"], ["temple", "internet", "future"]
    poor = table(nation("philosophy archers", tokens=2), market=market, deck=deck, on=on).explain("activate philosophy")
    assert (poor.legal, poor.clause) == (False, "FOH-A2")
    why = poor.sentence.args["why"]
    assert (why.code, why.args) == ("foh-lack-tokens", {"cost": 3, "held": 2})
    bare = table(nation("philosophy", tokens=5), market=market, deck=deck, on=on).explain("activate philosophy")
    assert (bare.legal, bare.clause) == (False, "FOH-A2")
    why = bare.sentence.args["why"]
    assert (why.code, why.args) == ("foh-lack-card", {"type": rr.Ref("type", "military")})


@pytest.mark.clause("FOH-A3")
@pytest.mark.parametrize(
    ("verb", "more", "words"),
    [
        ("gain_top", 'discard_own = "military"', "Military"),
        ("gain_top", "remove_self = true", "this card"),
        ("gain_market", 'types = ["leader"], discard_own = "military"', "Military"),
        ("gain_market", 'types = ["leader"], remove_self = true', "this card"),
    ],
)
def test_a_card_that_has_two_costs_names_both(priced, verb, more, words):
    state = table(
        nation("philosophy archers", tokens=5), market=["justinian-i"], deck=["temple"], on=priced(verb, more)
    )
    text = state.explain("activate philosophy").text.removeprefix("Philosophy:")
    assert "3 tokens" in text
    assert words in text


# Citations


@pytest.mark.clause("FOH-G2")
@pytest.mark.parametrize("card", ["justinian-i", "pyramids"])
def test_a_gained_leader_or_wonder_goes_by_its_own_clause(card):
    state = table(nation(tokens=5), market=[f"{card} p1 1", "temple"])
    play(state, f"complete {card.replace('_', '-')}")
    (gained,) = [event for event in events(state, "gain") if event.facts["card"] == card]
    assert gained.clause == "FOH-G2"


@pytest.mark.clause("FOH-G1")
def test_a_gained_card_of_a_stack_goes_by_the_clause_of_stacks():
    state = play(table(nation(tokens=5), market=["temple p1 1", "irrigation"]), "complete temple")
    (gained,) = events(state, "gain")
    assert gained.clause == "FOH-G1"


@pytest.mark.clause("FOH-S1")
def test_the_sixth_card_at_setup_is_part_of_the_setup():
    dealt = events(game(5).new(1), "reveal")
    assert [event.clause for event in dealt] == ["FOH-S1"]


@pytest.mark.clause("FOH-U1")
def test_a_card_that_comes_later_refills_the_market():
    state = game(5).new(1)
    while not events(state, "reveal")[1:]:
        state.play(rr.random_move(state))
    assert events(state, "reveal")[1].clause == "FOH-U1"


@pytest.mark.clause("FOH-2P1")
def test_what_two_players_start_with_goes_by_the_clause_for_two():
    state = game(2).new(3)
    while state.decision is not None and state.decision.kind == "keep":
        state.play(rr.random_move(state))
    assert [event.clause for event in events(state, "start")] == ["FOH-2P1", "FOH-2P1"]


@pytest.mark.clause("FOH-S2")
def test_what_three_players_start_with_goes_by_the_clause_of_the_setup():
    assert {event.clause for event in events(game(3).new(3), "start")} == {"FOH-S2"}


@pytest.mark.clause("FOH-O2", "FOH-U3")
def test_the_future_that_ends_the_game_at_once_does_not_say_with_this_turn():
    def come(ends: str) -> rr.Event:
        state = table(nation(tokens=5), market=["temple p1 1", "irrigation"], deck=["future"], future_ends=ends)
        (event,) = events(play(state, "complete temple"), "future")
        return event

    assert "turn" in come("turn").text
    assert come("immediately").text != come("turn").text
    assert "with this turn" not in come("immediately").text


@pytest.mark.clause("FOH-V1", "FOH-V4")
def test_the_internet_brings_science_before_the_count_and_no_points_of_its_own():
    """FOH-V4 is about culture; The Internet's science is FOH-V1's."""
    state = table(nation("internet"), over=True)
    found = [line for line in state.scores()[0].lines if line.source == "internet"]
    assert all((line.clause, line.points) == ("FOH-V1", 0) for line in found)


# The Banker


@pytest.mark.clause("FOH-2P2")
def test_the_bankers_first_stake_is_in_the_journal():
    state = game(2).new(3)
    (first,) = events(state, "banker_starts")
    assert (first.clause, first.facts) == ("FOH-2P2", {"card": "warriors", "tokens": 2, "supply": 2})
    assert "Reserve" in first.text


@pytest.mark.clause("FOH-2P5")
@pytest.mark.parametrize(
    ("supply", "card", "tokens", "reserve"),
    [(6, "temple", 3, 0), (0, "temple", 2, 2), (2, "satellites", 5, 4)],
)
def test_the_bankers_stake_tells_supply_from_reserve(supply, card, tokens, reserve):
    """Half the Supply, and from the Reserve what that lacks of the age's number, or of 1."""
    agenda = [{"step": "next"}, {"step": "bank"}]
    state = table(players=2, market=[card, "irrigation"], supply=supply, agenda=agenda, deck=None)
    (event,) = events(play(state, f"bank {card.replace('_', '-')}"), "banker")
    assert (event.facts["tokens"], event.facts["reserve"]) == (tokens, reserve)
    assert ("from the Supply" in event.text, "from the Reserve" in event.text) == (reserve == 0, reserve > 0)


# Documents


def attacking(own: str, step: str, card: str, seats: list[int], *others: str) -> rr.State:
    """p1 of four is in the middle of an attack, as a document says it."""
    agenda = [{"step": "cleanup"}, {"step": step, "card": card, "seats": seats}]
    return table(nation(own), *map(nation, others), players=4, market=["irrigation"], agenda=agenda)


@pytest.mark.clause("FOH-W2", "FOH-E5")
@pytest.mark.parametrize(
    ("own", "step", "card", "seats", "others"),
    [
        ("knights", "target", "knights", [1, 2], ["temple", "philosophy", "great-wall"]),
        ("knights", "discard", "knights", [1], ["temple philosophy", "monastery"]),
        ("tank", "discard", "tank", [3], ["", "", "pyramids great-wall"]),
        ("warplane", "discard", "warplane", [1], ["temple philosophy"]),
    ],
)
def test_an_attack_that_the_rules_could_have_asked_about_is_read(own, step, card, seats, others):
    state = attacking(own, step, card, seats, *others)
    assert state.decision is not None
    assert state.decision.kind == step


@pytest.mark.clause("FOH-W1", "FOH-W2", "FOH-W3", "FOH-W6", "FOH-E5")
@pytest.mark.parametrize(
    ("own", "step", "card", "seats", "others"),
    [
        pytest.param("knights", "target", "knights", [1], ["temple"], id="one target is no choice"),
        pytest.param(
            "knights", "target", "knights", [1, 2], ["temple", "monastery", "philosophy"], id="another could be hit too"
        ),
        pytest.param(
            "knights", "target", "knights", [1, 2], ["temple", "monastery crossbowmen"], id="one is not weaker"
        ),
        pytest.param(
            "knights", "target", "knights", [1, 2], ["temple", "monastery mahatma-gandhi"], id="one is at peace"
        ),
        pytest.param(
            "warplane", "target", "warplane", [1, 2], ["temple", "monastery"], id="an attack on all asks nobody"
        ),
        pytest.param("archers", "target", "knights", [1, 2], ["temple", "monastery"], id="the card is not there"),
        pytest.param("knights", "discard", "knights", [1], ["temple"], id="one card is no choice"),
        pytest.param(
            "knights", "discard", "knights", [1], ["temple philosophy crossbowmen"], id="who loses is not weaker"
        ),
        pytest.param(
            "knights", "discard", "knights", [1], ["temple philosophy mahatma-gandhi"], id="who loses is at peace"
        ),
        pytest.param("tank", "discard", "tank", [1], ["pyramids"], id="one Wonder is no choice"),
        pytest.param("fighter-jet", "discard", "fighter-jet", [1], ["temple philosophy"], id="both are lost"),
        pytest.param("archers", "discard", "knights", [1], ["temple philosophy"], id="no such card"),
    ],
)
def test_an_attack_that_the_rules_could_not_have_asked_about_is_refused(refused, own, step, card, seats, others):
    refused(rr.BadPosition, attacking, own, step, card, seats, *others)
