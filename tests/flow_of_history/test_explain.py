"""Why a move may or may not be played: every reason is reached, and legal means that no clause refuses."""

from __future__ import annotations

import re

import pytest

import riverrun as rr
from riverrun.games.flow_of_history.explain import ASKED, DECISIONS, REFUSALS
from riverrun.games.flow_of_history.refusals import Reason
from riverrun.kernel.jit.record_view import record_view
from riverrun.kernel.jit.switch import running

from .table import game, legal, nation, play, table

HANDS = [{"dealt": ["aristocracy", "craftsman_tribe"]}, {"dealt": ["religious_tribe", "seafaring_traders"]}]


def action(**rest):
    """p1 of three is asked for an action: an investment of p2's, one of p1's own, cards of all sorts."""
    own = nation("bureaucracy philosophy iron_works archers", tokens=3)
    market = ["temple", "republic p2 2", "pyramids p3 9", "great_wall"]
    return table(own, nation("religious_tribe"), market=market, deck=["knights", "internet", "future"], **rest)


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
    agenda = [{"step": "cleanup"}, {"step": "take", "card": "justinian_i"}]
    return table(nation("justinian_i"), market=market, agenda=agenda)


def target():
    """p1 attacks with Knights at strength 2: p2 and p3 can lose something, p4 is Gandhi's, p5 has nothing."""
    state = table(
        nation(),
        nation("temple"),
        nation("philosophy"),
        nation("mahatma_gandhi lighthouse"),
        nation("religious_tribe"),
        market=["knights p1 1"],
    )
    return play(state, "complete knights")


def strong_target():
    state = table(
        nation(), nation("temple"), nation("philosophy"), nation("archers lighthouse"), market=["knights p1 1"]
    )
    return play(state, "complete knights")


def discard():
    state = table(nation(), nation("working_animal philosophy temple republic"), market=["knights p1 1"])
    return play(state, "complete knights")


def stake():
    return play(table(nation(tokens=70), market=["temple"]), "invest temple 63+")


def invested():
    return table(nation(tokens=3), market=["temple p1 2", "great_wall"])


def broke():
    return table(nation("philosophy"), market=["temple", "irrigation"])


REASONS = [
    (Reason.OVER, over, "harvest", "FOH-U3", "The game is over."),
    (
        Reason.ACTION_ASKED,
        action,
        "take temple",
        "FOH-T1",
        "Another choice is asked now. Choose your action: invest, complete, snipe, activate or harvest.",
    ),
    (
        Reason.KEEP_ASKED,
        keep,
        "harvest",
        "FOH-2P1",
        "Another choice is asked now. Choose the starting card you keep; the other leaves the game.",
    ),
    (
        Reason.BONUS_ASKED,
        bonus,
        "harvest",
        "FOH-2P3",
        "Another choice is asked now. Take a bonus investment or snipe, or pass.",
    ),
    (
        Reason.BANK_ASKED,
        bank,
        "invest temple 1",
        "FOH-2P5",
        "Another choice is asked now. Choose the card the Banker invests in.",
    ),
    (
        Reason.TAKE_ASKED,
        take,
        "harvest",
        "FOH-E2",
        "Another choice is asked now. Justinian I: choose the card you gain from the market.",
    ),
    (
        Reason.TARGET_ASKED,
        target,
        "harvest",
        "FOH-W2",
        "Another choice is asked now. Knights: choose whom you attack.",
    ),
    (
        Reason.DISCARD_ASKED,
        discard,
        "attack p2",
        "FOH-E5",
        "Another choice is asked now. Knights: choose what p2 loses.",
    ),
    (
        Reason.STAKE_ASKED,
        stake,
        "harvest",
        "FOH-I2",
        "Another choice is asked now. Choose how many more tokens you place on Temple.",
    ),
    (Reason.NO_PASSING, action, "pass", "FOH-T1", "There is no passing; Harvest is always possible."),
    (
        Reason.INVESTED_ALREADY,
        invested,
        "invest great-wall 1",
        "FOH-I1",
        "You have a running investment in Temple; complete it first.",
    ),
    (Reason.NO_TOKENS, broke, "invest temple 1", "FOH-I1", "You have no tokens to invest."),
    (Reason.NOT_ON_MARKET, action, "invest knights 1", "FOH-I2", "Knights is in the deck, not on the market."),
    (Reason.CARD_INVESTED, action, "invest republic 1", "FOH-I2", "p2 has already invested in Republic."),
    (Reason.TOO_MANY_TOKENS, action, "invest temple 4", "FOH-I2", "You have 3 tokens; 4 cannot be placed."),
    (Reason.NO_INVESTMENT, action, "complete temple", "FOH-K1", "You have no running investment to complete."),
    (
        Reason.OTHER_INVESTMENT,
        invested,
        "complete great-wall",
        "FOH-K1",
        "Your investment is in Temple, not in The Great Wall.",
    ),
    (
        Reason.SNIPE_NOT_ON_MARKET,
        action,
        "snipe religious-tribe",
        "FOH-N1",
        "Religious Tribe is in p2's nation, not on the market.",
    ),
    (
        Reason.SNIPE_NOT_INVESTED,
        action,
        "snipe temple",
        "FOH-N1",
        "Nobody has invested in Temple; only an opponent's card can be sniped.",
    ),
    (Reason.SNIPE_OWN, invested, "snipe temple", "FOH-N1", "Temple is your own investment; complete it instead."),
    (Reason.SNIPE_TOO_DEAR, action, "snipe pyramids", "FOH-N1", "The Pyramids carries 9 tokens; you have 3 tokens."),
    (
        Reason.NOT_YOURS,
        action,
        "activate confucius",
        "FOH-A1",
        "Confucius is out of the game, not in your nation.",
    ),
    (Reason.NO_TURN_ACTION, action, "activate archers", "FOH-A1", "Archers has no turn action."),
    (Reason.COVERED, action, "activate philosophy", "FOH-A1", "Philosophy is covered by Iron Works."),
    (
        Reason.CANNOT_PAY,
        broke,
        "activate philosophy",
        "FOH-A2",
        "You cannot pay for Philosophy: it costs 3 tokens and you have 0 tokens.",
    ),
    (
        Reason.NO_TARGET,
        action,
        "activate bureaucracy",
        "FOH-A2",
        "Bureaucracy would gain nothing now: there is no card for it.",
    ),
    (
        Reason.TAKE_NOT_ON_MARKET,
        take,
        "take justinian-i",
        "FOH-E2",
        "Justinian I is in p1's nation, not on the market.",
    ),
    (
        Reason.TAKE_INVESTED,
        take,
        "take republic",
        "FOH-E2",
        "p2 has invested in Republic; it cannot be gained by an effect.",
    ),
    (
        Reason.TAKE_WRONG_TYPE,
        take,
        "take archers",
        "FOH-E2",
        "Archers is a Military card, which Justinian I does not gain.",
    ),
    (Reason.NO_SUCH_SEAT, strong_target, "attack p5", "FOH-W2", "There is no player p5 in this game."),
    (Reason.SELF, target, "attack p1", "FOH-W2", "You cannot attack yourself."),
    (Reason.PEACEFUL, target, "attack p4", "FOH-W6", "No attack touches p4, who has a pacifist."),
    (Reason.NOT_WEAKER, strong_target, "attack p4", "FOH-W1", "p4 has strength 3, not less than your 2."),
    (
        Reason.NOTHING_TO_LOSE,
        target,
        "attack p5",
        "FOH-W2",
        "p5 has nothing that Knights could take; another target has.",
    ),
    (Reason.CANNOT_LOSE, discard, "discard republic", "FOH-E5", "Knights cannot take Republic from p2."),
    (Reason.NOT_DEALT, keep, "keep religious-tribe", "FOH-2P1", "Religious Tribe was not dealt to you."),
    (
        Reason.BANK_NOT_ON_MARKET,
        bank,
        "bank archers",
        "FOH-2P5",
        "Archers is in the deck, not on the market.",
    ),
    (
        Reason.BANK_INVESTED,
        bank,
        "bank warriors",
        "FOH-2P5",
        "You have invested in Warriors; the Banker needs another.",
    ),
]


@pytest.mark.parametrize(
    ("reason", "position", "move", "clause", "sentence"), REASONS, ids=[row[0].name for row in REASONS]
)
def test_refusal_names_its_clause_and_says_why(reason, position, move, clause, sentence):
    state = position()
    verdict = state.explain(move)
    assert isinstance(verdict, rr.Refusal)
    assert not verdict.legal
    assert (verdict.move, verdict.clause, verdict.text) == (move, clause, sentence)
    assert state.game.rules.refusal(state.game.box, state.position, state.game.move(move)) == reason
    before = state.hash
    with pytest.raises(rr.IllegalMove) as trouble:
        state.play(move)
    assert (trouble.value.move, trouble.value.clause, trouble.value.reason) == (move, clause, sentence)
    assert str(trouble.value) == f"‘{move}’ is not legal ({clause}): {sentence}"
    assert state.hash == before


def test_every_reason_is_reached():
    assert {row[0] for row in REASONS} == set(Reason) - {Reason.NONE}
    assert set(REFUSALS) | set(ASKED) == set(Reason) - {Reason.NONE}


def test_every_clause_that_is_cited_is_in_the_rules():
    clauses = game().rulebook.clauses
    cited = {clause for clause, _ in REFUSALS.values()} | {clause for _, clause, _ in DECISIONS.values()}
    assert cited <= set(clauses)


# More about the sentences


@pytest.mark.parametrize(
    ("position", "move", "sentence"),
    [
        (keep, "keep warriors", "Warriors was not dealt to you."),
        (keep, "keep archers", "Archers was not dealt to you."),
        (bonus, "snipe temple", "Nobody has invested in Temple; only an opponent's card can be sniped."),
        (bonus, "invest warriors 1", "The Banker has already invested in Warriors."),
        (bonus, "invest temple 3", "You have 2 tokens; 3 cannot be placed."),
        (bonus, "complete temple", "Another choice is asked now. Take a bonus investment or snipe, or pass."),
        (stake, "stake 8", "You have 7 tokens; 8 cannot be placed."),
        (stake, "stake 63+", "You have 7 tokens; more than 63 cannot be placed."),
        (action, "invest temple 63+", "You have 3 tokens; more than 63 cannot be placed."),
        (action, "invest aristocracy 1", "Aristocracy is out of the game, not on the market."),
        (action, "activate religious-tribe", "Religious Tribe is in p2's nation, not in your nation."),
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
    state = table(nation("john_lennon"), market=["temple"])
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
        (stake, "stake 1", "FOH-I2", "Place 1 token on Temple."),
        (invested, "complete temple", "FOH-K1", "2 tokens to the Supply, take 0 back for 0 industry, and gain Temple."),
        (action, "snipe republic", "FOH-N1", "Pay 2 tokens to p2 and gain Republic."),
        (bonus, "snipe warriors", "FOH-2P4", "Pay 2 tokens to the Supply and gain Warriors."),
        (bonus, "pass", "FOH-2P3", "Take no bonus action."),
        (keep, "keep aristocracy", "FOH-2P1", "Keep Aristocracy as your starting card."),
        (bank, "bank temple", "FOH-2P5", "The Banker places 1 token on Temple."),
        (take, "take temple", "FOH-E2", "Gain Temple: Gives 2 culture."),
        (target, "attack p3", "FOH-W2", "Attack p3, strength 0."),
        (discard, "discard temple", "FOH-E5", "p2 loses Temple."),
        (action, "harvest", "FOH-H1", "Add 0 to the Supply, which then holds 0; take 0."),
        (
            broke,
            "harvest",
            "FOH-H1",
            "Add 0 to the Supply, which then holds 0; take 0 and 2 more up to the age's number.",
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
    assert verdict.text.startswith("Philosophy: Pay 3 tokens, then gain")


def test_explained_move_is_written_in_its_own_notation():
    assert action().explain("Invest The Great Wall 02").move == "invest great-wall 2"
    assert action().explain(action().game.move("harvest")).move == "harvest"


def test_decisions_say_who_is_asked_what_by_which_clause():
    asked = {
        "action": (action, 0, "FOH-T1", None),
        "keep": (keep, 0, "FOH-2P1", None),
        "bonus": (bonus, 0, "FOH-2P3", None),
        "bank": (bank, 0, "FOH-2P5", None),
        "take": (take, 0, "FOH-E2", "justinian_i"),
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
        allowed = [move for move in range(state.game.moves) if refusal(box, position, move) == Reason.NONE]
    assert allowed == state.legal()


@pytest.mark.parametrize(
    "position", [over, action, keep, bonus, bank, take, target, strong_target, discard, stake, invested, broke]
)
def test_legal_moves_are_those_not_refused_in_built_positions(position):
    state = position()
    _agree(state)
    for move in range(state.game.moves):
        verdict = state.explain(move)
        assert verdict.clause in state.game.rulebook.clauses
        assert re.fullmatch(r"[A-Z0-9p].*\.", verdict.text), verdict
        assert "{" not in verdict.text


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_legal_moves_are_those_not_refused_in_random_games(players, random_play):
    for seed in range(2):
        for number, state in enumerate(random_play(game(players).new(seed), seed)):
            if number % 15 == seed or state.over or state.decision.kind not in ("action", "bank", "bonus"):
                _agree(state)


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
