"""Why a move may or may not be played: every reason is reached, and legal means that no clause refuses."""

from __future__ import annotations

import re

import pytest

import riverrun as rr
from riverrun.games.flow_of_history.rules import RULES
from riverrun.kernel.jit.record_view import record_view
from riverrun.kernel.jit.switch import running
from riverrun.kernel.language.sentences import plain
from riverrun.kernel.rules.refusals import ASKED, OVER

from .table import game, legal, nation, play, table

HANDS = [{"dealt": ["aristocracy", "craftsman-tribe"]}, {"dealt": ["religious-tribe", "seafaring-traders"]}]


def action(**rest):
    """p1 of three is asked for an action: an investment of p2's, one of p1's own, cards of all sorts."""
    own = nation("bureaucracy philosophy iron-works archers", tokens=3)
    market = ["temple", "republic p2 2", "pyramids p3 9", "great-wall"]
    return table(own, nation("religious-tribe"), market=market, deck=["knights", "internet", "future"], **rest)


def over():
    return table(nation(tokens=3), over=True)


def keep():
    agenda = [{"step": "action"}, {"step": "keep", "seats": [1]}, {"step": "keep", "seats": [0]}]
    return table(players=2, hands=HANDS, agenda=agenda, deck=None)


def bonus():
    agenda = [{"step": "cleanup"}, {"step": "bonus"}]
    return table(nation(tokens=2), players=2, market=["temple", "warriors banker 2"], agenda=agenda, deck=None)


def bank():
    market = ["temple", "warriors p1 2", "barracks"]
    return table(players=2, market=market, agenda=[{"step": "next"}, {"step": "bank"}], deck=None)


def take():
    market = ["temple", "archers", "republic p2 1", "irrigation"]
    agenda = [{"step": "cleanup"}, {"step": "take", "card": "justinian-i"}]
    return table(nation("justinian-i"), market=market, agenda=agenda)


def target():
    """p1 attacks with Knights at strength 2: p2 and p3 can lose something, p4 is Gandhi's, p5 has nothing."""
    state = table(
        nation(),
        nation("temple"),
        nation("philosophy"),
        nation("mahatma-gandhi lighthouse"),
        nation("religious-tribe"),
        market=["knights p1 1"],
    )
    return play(state, "complete knights")


def strong_target():
    state = table(
        nation(), nation("temple"), nation("philosophy"), nation("archers lighthouse"), market=["knights p1 1"]
    )
    return play(state, "complete knights")


def discard():
    state = table(nation(), nation("working-animal philosophy temple republic"), market=["knights p1 1"])
    return play(state, "complete knights")


def stake():
    return play(table(nation(tokens=70), market=["temple"]), "invest temple 63+")


def invested():
    return table(nation(tokens=3), market=["temple p1 2", "great-wall"])


def broke():
    return table(nation("philosophy"), market=["temple", "irrigation"])


REASONS = [
    ("over", over, "harvest", "FOH-U3", {}),
    ("no-passing", action, "pass", "FOH-T1", {}),
    ("invested-already", invested, "invest great-wall 1", "FOH-I1", {"own": "temple"}),
    ("no-tokens", broke, "invest temple 1", "FOH-I1", {}),
    ("not-on-market", action, "invest knights 1", "FOH-I2", {"card": "knights", "where": "foh-where-deck"}),
    ("card-invested", action, "invest republic 1", "FOH-I2", {"who": "player", "card": "republic", "investor": 1}),
    ("too-many-tokens", action, "invest temple 4", "FOH-I2", {"amount": 4, "held": 3}),
    ("no-investment", action, "complete temple", "FOH-K1", {}),
    ("other-investment", invested, "complete great-wall", "FOH-K1", {"own": "temple", "card": "great-wall"}),
    (
        "snipe-not-on-market",
        action,
        "snipe religious-tribe",
        "FOH-N1",
        {"card": "religious-tribe", "where": "foh-where-nation"},
    ),
    ("snipe-not-invested", action, "snipe temple", "FOH-N1", {"card": "temple"}),
    ("snipe-own", invested, "snipe temple", "FOH-N1", {"card": "temple"}),
    ("snipe-too-dear", action, "snipe pyramids", "FOH-N1", {"stake": 9, "card": "pyramids", "held": 3}),
    ("not-yours", action, "activate confucius", "FOH-A1", {"card": "confucius", "where": "foh-where-removed"}),
    ("no-turn-action", action, "activate archers", "FOH-A1", {"card": "archers"}),
    ("covered", action, "activate philosophy", "FOH-A1", {"card": "philosophy", "cover": "iron-works"}),
    ("cannot-pay", broke, "activate philosophy", "FOH-A2", {"card": "philosophy", "why": "foh-lack-tokens"}),
    ("no-target", action, "activate bureaucracy", "FOH-A2", {"card": "bureaucracy"}),
    ("take-not-on-market", take, "take justinian-i", "FOH-E2", {"card": "justinian-i", "where": "foh-where-nation"}),
    ("take-invested", take, "take republic", "FOH-E2", {"who": "player", "card": "republic", "investor": 1}),
    (
        "take-wrong-type",
        take,
        "take archers",
        "FOH-E2",
        {"card": "archers", "type": "military", "about": "justinian-i"},
    ),
    ("no-such-seat", strong_target, "attack p5", "FOH-W2", {"target": 4}),
    ("self", target, "attack p1", "FOH-W2", {}),
    ("peaceful", target, "attack p4", "FOH-W6", {"target": 3}),
    ("not-weaker", strong_target, "attack p4", "FOH-W1", {"target": 3, "theirs": 3, "yours": 2}),
    ("nothing-to-lose", target, "attack p5", "FOH-W2", {"target": 4, "about": "knights"}),
    ("cannot-lose", discard, "discard republic", "FOH-E5", {"about": "knights", "card": "republic", "victim": 1}),
    ("not-dealt", keep, "keep religious-tribe", "FOH-2P1", {"card": "religious-tribe"}),
    ("bank-not-on-market", bank, "bank archers", "FOH-2P5", {"card": "archers", "where": "foh-where-deck"}),
    ("bank-invested", bank, "bank warriors", "FOH-2P5", {"who": "you", "card": "warriors", "investor": 0}),
]
ANOTHER = [
    (action, "take temple", "FOH-T1"),
    (keep, "harvest", "FOH-2P1"),
    (bonus, "harvest", "FOH-2P3"),
    (bonus, "complete temple", "FOH-2P3"),
    (bank, "invest temple 1", "FOH-2P5"),
    (take, "harvest", "FOH-E2"),
    (target, "harvest", "FOH-W2"),
    (discard, "attack p2", "FOH-E5"),
    (stake, "harvest", "FOH-I2"),
]


@pytest.mark.parametrize(("code", "position", "move", "clause", "names"), REASONS, ids=[row[0] for row in REASONS])
def test_refusal_names_its_clause_and_says_why(code, position, move, clause, names):
    state = position()
    verdict = state.explain(move)
    assert isinstance(verdict, rr.Refusal)
    assert not verdict.legal
    assert (verdict.move, verdict.clause, verdict.sentence.code) == (move, clause, f"foh-refuse-{code}")
    assert {name: plain(arg) for name, arg in verdict.sentence.args.items()} == names
    before = state.hash
    with pytest.raises(rr.IllegalMove) as trouble:
        state.play(move)
    assert (trouble.value.move, trouble.value.clause, trouble.value.why) == (move, clause, verdict.sentence)
    assert str(trouble.value) == f"‘{move}’ is not legal ({clause}): {verdict.text}"
    assert state.hash == before


@pytest.mark.parametrize(
    ("position", "move", "clause"), ANOTHER, ids=[f"{row[0].__name__} {row[1]}" for row in ANOTHER]
)
def test_move_of_another_decision_is_answered_with_what_is_asked(position, move, clause):
    state = position()
    verdict = state.explain(move)
    assert (verdict.legal, verdict.clause, verdict.sentence.code) == (False, clause, "rr-error-another-choice")
    assert verdict.sentence.args["asked"] == state.decision.sentence
    assert state.decision.text in verdict.text
    assert (
        state.game.rules.refusal(state.game.box, state.position, state.game.move(move))
        == ASKED + state.position.decision
    )


def test_every_reason_is_reached():
    reasons = {reason.name.lower().replace("_", "-"): reason for reason in RULES.chapters.table("REFUSALS")}
    assert {row[0] for row in REASONS} == {"over", *reasons}
    for code, position, move, _, _ in REASONS:
        state = position()
        found = state.game.rules.refusal(state.game.box, state.position, state.game.move(move))
        assert found == reasons.get(code, OVER)
    assert {row[0]().decision.kind for row in ANOTHER} == set(RULES.kinds.values())


# More about the sentences


@pytest.mark.parametrize(
    ("position", "move", "sentence"),
    [
        (keep, "keep warriors", "Warriors was not dealt to you."),
        (keep, "keep archers", "Archers was not dealt to you."),
        (bonus, "snipe temple", "Nobody has invested in Temple; you can only snipe an opponent’s card."),
        (bonus, "invest warriors 1", "The Banker has already invested in Warriors."),
        (bonus, "invest temple 3", "You have 2 tokens; you cannot place 3."),
        (stake, "stake 8", "You have 7 tokens; you cannot place 8."),
        (stake, "stake 63+", "You have 7 tokens; you cannot place more than 63."),
        (action, "invest temple 63+", "You have 3 tokens; you cannot place more than 63."),
        (action, "invest aristocracy 1", "Aristocracy is out of the game, not on the market."),
        (action, "activate religious-tribe", "Religious Tribe is in p2’s nation, not in your nation."),
        (action, "activate future", "The Future is in the deck, not in your nation."),
        (action, "activate temple", "Temple is on the market, not in your nation."),
        (discard, "discard working-animal", "Knights cannot take Working Animal from p2."),
        (discard, "discard knights", "Knights cannot take Knights from p2."),
        (discard, "discard future", "Knights cannot take The Future from p2."),
    ],
)
def test_sentences_say_where_cards_are_and_what_there_is(position, move, sentence):
    assert position().explain(move).text == sentence


def test_starting_cards_in_hand_are_said_to_be_there():
    state = keep()
    assert state.explain("keep religious-tribe").text == "Religious Tribe was not dealt to you."
    state.play("keep aristocracy")
    assert state.seat == 1
    assert state.explain("keep aristocracy").text == "Aristocracy was not dealt to you."


def test_john_lennon_without_a_military_card_cannot_pay():
    state = table(nation("john-lennon"), market=["temple"])
    assert state.explain("activate john-lennon").text == (
        "You cannot pay for John Lennon: you have no Military card to discard."
    )


@pytest.mark.clause("FOH-O6")
def test_activate_without_a_target_is_explained_where_it_is_allowed():
    state = table(nation("bureaucracy"), market=["temple"], idle_activate="allowed")
    assert state.explain("activate bureaucracy").legal


@pytest.mark.parametrize(
    ("position", "move", "clause", "text"),
    [
        (action, "invest temple 2", "FOH-I2", "Place 2 tokens on Temple."),
        (stake, "stake 1", "FOH-I2", "Place 1 more token on Temple."),
        (
            invested,
            "complete temple",
            "FOH-K1",
            "Move 2 tokens to the Supply, take 0 back for 0 industry icons and gain Temple.",
        ),
        (action, "snipe republic", "FOH-N1", "Pay 2 tokens to p2 and gain Republic."),
        (bonus, "snipe warriors", "FOH-2P4", "Pay 2 tokens to the Supply and gain Warriors."),
        (bonus, "pass", "FOH-2P3", "Take no bonus action."),
        (keep, "keep aristocracy", "FOH-2P1", "Keep Aristocracy as your starting card."),
        (bank, "bank temple", "FOH-2P5", "The Banker places 1 token on Temple."),
        (take, "take temple", "FOH-E2", "Gain Temple: Gives 2 culture."),
        (target, "attack p3", "FOH-W2", "Attack p3, strength 0."),
        (discard, "discard temple", "FOH-E5", "p2 loses Temple."),
        (action, "harvest", "FOH-H1", "Add 0 tokens to the Supply, making 0, and take 0."),
        (
            broke,
            "harvest",
            "FOH-H1",
            "Add 0 tokens to the Supply, making 0; take 0, then 2 more to reach the age’s number.",
        ),
    ],
)
def test_permission_names_its_clause_and_says_what_happens(position, move, clause, text):
    verdict = position().explain(move)
    assert isinstance(verdict, rr.Permission)
    assert verdict.legal
    assert (verdict.clause, verdict.text) == (clause, text)


def test_more_than_63_tokens_are_staked_in_steps():
    state = table(nation(tokens=64), market=["temple"])
    assert state.explain("invest temple 63+").text == "Place 63 tokens on Temple and choose how many more."
    assert state.explain("invest temple 63").legal
    assert not table(nation(tokens=63), market=["temple"]).explain("invest temple 63+").legal


def test_turn_actions_are_explained_by_their_effect():
    state = table(nation("philosophy", tokens=3), market=["irrigation"])
    verdict = state.explain("activate philosophy")
    assert (verdict.clause, verdict.legal) == ("FOH-A1", True)
    assert verdict.text.startswith("Philosophy: Give up 3 tokens. Gain one Knowledge card")


def test_explained_move_is_written_in_its_own_notation():
    assert action().explain("Invest The Great Wall 02").move == "invest great-wall 2"
    assert action().explain(action().game.move("harvest")).move == "harvest"


def test_decisions_say_who_is_asked_what_by_which_clause():
    asked = {
        "action": (action, 0, "FOH-T1", None),
        "keep": (keep, 0, "FOH-2P1", None),
        "bonus": (bonus, 0, "FOH-2P3", None),
        "bank": (bank, 0, "FOH-2P5", None),
        "take": (take, 0, "FOH-E2", "justinian-i"),
        "target": (target, 0, "FOH-W2", "knights"),
        "discard": (discard, 0, "FOH-E5", "knights"),
        "stake": (stake, 0, "FOH-I2", "temple"),
    }
    for kind, (position, seat, clause, about) in asked.items():
        decision = position().decision
        assert (decision.kind, decision.seat, decision.clause, decision.about) == (kind, seat, clause, about)
        assert decision.text.endswith(".")
    assert over().decision is None
    assert set(asked) == set(game().rulebook.decisions.values())


# Legal means: no clause refuses


def _agree(state: rr.State) -> None:
    """Legal moves are exactly those that no clause refuses, in the whole move space."""
    with running(compiled=False):
        box, position = record_view(state.game.box), record_view(state.position)
        refusal = state.game.rules.refusal
        allowed = [move for move in range(state.game.moves) if not refusal(box, position, move)]
    assert allowed == state.legal()


@pytest.mark.no_cover
@pytest.mark.parametrize(
    "position", [over, action, keep, bonus, bank, take, target, strong_target, discard, stake, invested, broke]
)
def test_legal_moves_are_those_not_refused_in_built_positions(position):
    state = position()
    _agree(state)
    for move in range(state.game.moves):
        verdict = state.explain(move)
        text = verdict.text
        assert verdict.clause in state.game.rulebook.clauses
        assert re.fullmatch(r"[A-Z0-9p].*\.", text), verdict
        assert "{" not in text


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_legal_moves_are_those_not_refused_in_random_games(players, random_play):
    for seed in range(2):
        for number, state in enumerate(random_play(game(players).new(seed), seed)):
            if number % 15 == seed or state.over or state.decision.kind not in ("action", "bank", "bonus"):
                _agree(state)


@pytest.mark.no_cover
@pytest.mark.parametrize("options", [{"idle_activate": "allowed"}, {"edition": "first", "age_check": "once"}])
def test_legal_moves_are_those_not_refused_with_options(options, random_play):
    for number, state in enumerate(random_play(game(4, **options).new(3), 3)):
        if number % 20 == 0:
            _agree(state)


@pytest.mark.parametrize("players", [2, 5])
def test_legal_moves_come_in_ascending_order(players, random_play):
    for state in random_play(game(players).new(11), 11):
        assert state.legal() == sorted(state.legal())


def test_legal_texts_are_the_legal_moves_in_notation(random_play):
    for state in random_play(game(4).new(2), 2, moves=60):
        assert [state.game.move(text) for text in state.legal_texts()] == state.legal()
        assert legal(state, "harvest") <= {"harvest"}


def names(state, move):
    """What the sentence of a legal move names, as plain numbers."""
    return {name: plain(arg) for name, arg in state.explain(move).sentence.args.items()}


def test_an_investment_says_what_is_left_what_completing_returns_and_who_could_snipe():
    """FOH-I2, FOH-K2, FOH-N1: the worked example of a snipe, 4 + 1 + 2, is told beforehand."""
    own = nation("seafaring-traders iron-works", tokens=6)
    state = table(own, nation(tokens=4), nation(tokens=3), market=["temple"], supply=2)
    meant = names(state, "invest temple 4")
    assert (meant["left"], meant["snipers"]) == (2, [1])
    assert names(state, "invest temple 3")["snipers"] == [1, 2]
    safe = names(state, "invest temple 5")
    assert "snipers" not in safe
    assert "settlement" not in safe


@pytest.mark.parametrize("supply", [0, 2, 7])
@pytest.mark.parametrize("amount", [1, 4])
@pytest.mark.parametrize("cards", ["", "seafaring-traders", "craftsman-tribe lighthouse seaport iron-works"])
def test_what_an_investment_is_said_to_bring_is_what_it_brings(cards, amount, supply):
    """FOH-K2, FOH-N2: the rules themselves, played out, give the numbers of the sentence."""
    there = nation(cards, tokens=amount), nation(tokens=9)
    meant = names(table(*there, market=["barracks"], supply=supply), f"invest barracks {amount}")
    invested = nation(cards), nation(tokens=9)
    completed = table(*invested, market=[f"barracks p1 {amount}"], supply=supply)
    assert names(completed, "complete barracks")["bonus"] == meant["bonus"]
    assert play(completed, "complete barracks").view(None).nations[0].tokens == meant["bonus"]
    sniped = table(*invested, market=[f"barracks p1 {amount}"], supply=supply, active=1)
    assert play(sniped, "snipe barracks").view(None).nations[0].tokens == meant["settlement"]


def test_further_tokens_count_with_those_on_the_card():
    """FOH-I2: 63 lie there; 7 are left; an opponent with 65 could pay for 65, not for 66."""
    state = play(table(nation(tokens=70), nation(tokens=65), market=["temple"]), "invest temple 63+")
    assert names(state, "stake 2")["snipers"] == [1]
    assert "snipers" not in names(state, "stake 3")
    assert names(state, "stake 3")["left"] == 4


@pytest.mark.parametrize(("supply", "tokens", "gain"), [(5, 1, 3), (0, 0, 2), (9, 0, 5)])
def test_a_harvest_says_what_it_gains_in_all(supply, tokens, gain):
    """FOH-H1, FOH-H2: half the Supply, and what the age's number lacks; playing it gives the same."""
    state = table(nation("irrigation", tokens=tokens), market=["temple"], supply=supply)
    assert names(state, "harvest")["gain"] == gain
    assert play(state, "harvest").view(None).nations[0].tokens == tokens + gain
