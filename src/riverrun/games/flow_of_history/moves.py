"""The moves and the steps of a turn, declared once: every move as one small number, every decision with its verbs."""

from __future__ import annotations

from riverrun.games.flow_of_history.terms import BANKER, CARDS, SEATS, Step
from riverrun.kernel.language.sentences import Ref
from riverrun.kernel.moves.move_space import MoveSpace, Verb
from riverrun.kernel.moves.parameters import number, pieces, player, players
from riverrun.kernel.rules.steps import AutomaticStep, DecisionStep

AMOUNTS = 64
MORE = 63  # the last amount: stake 63 and be asked for more (tokens are unlimited, FOH-C5)

CARD = pieces(
    "card",
    CARDS,
    ids=lambda game: game.lexicon.ids,
    titles=lambda game: game.lexicon.names,
    arg=lambda game, card: game.lexicon.refs[card],
)
AMOUNT = number("amount", AMOUNTS, first=1, more=True)
SEAT = player("seat", SEATS)
TARGET = player("target", SEATS)
TARGETS = players("targets", SEATS)
INVESTOR = player("investor", SEATS, beyond={BANKER: Ref("role", "banker")})

MOVES = MoveSpace(
    Verb("invest", CARD, AMOUNT, clause="FOH-I2"),
    Verb("stake", AMOUNT, clause="FOH-I2"),
    Verb("complete", CARD, clause="FOH-K1"),
    Verb("snipe", CARD, clause="FOH-N1"),
    Verb("activate", CARD, clause="FOH-A1"),
    Verb("take", CARD, clause="FOH-E2"),
    Verb("discard", CARD, clause="FOH-E5"),
    Verb("keep", CARD, clause="FOH-2P1"),
    Verb("bank", CARD, clause="FOH-2P5"),
    Verb("attack", TARGET, clause="FOH-W2"),
    Verb("harvest", clause="FOH-H1", always=True),
    Verb("pass", clause="FOH-2P3"),
    names=(SEAT, INVESTOR, CARD.named("other"), CARD.named("by"), CARD.named("lost")),
)
LEGAL_MAX = 6 * AMOUNTS + 2 * CARDS
"""More than any position's legal moves: six cards to invest in, and every other action at most once a card."""

ACTIONS = ("invest", "complete", "snipe", "activate", "harvest", "pass")

STEPS = (
    DecisionStep(Step.ACTION, "action", "FOH-T1", verbs=ACTIONS, then=Step.CLEANUP),
    DecisionStep(Step.TAKE, "take", "FOH-E2", verbs=("take",), about=CARD),
    DecisionStep(Step.TARGET, "target", "FOH-W2", verbs=("attack",), about=CARD, which=TARGETS),
    DecisionStep(Step.DISCARD, "discard", "FOH-E5", verbs=("discard",), about=CARD, which=TARGET),
    DecisionStep(Step.BANK, "bank", "FOH-2P5", verbs=("bank",)),
    DecisionStep(Step.BONUS, "bonus", "FOH-2P3", verbs=("invest", "snipe", "pass"), offered="is_bonus_offered"),
    DecisionStep(Step.STAKE, "stake", "FOH-I2", verbs=("stake",), about=CARD),
    DecisionStep(Step.KEEP, "keep", "FOH-2P1", verbs=("keep",), seat="about", asks=SEAT),
    AutomaticStep(Step.GAIN, "gain", about=CARD),
    AutomaticStep(Step.EFFECT, "happen", about=CARD),
    AutomaticStep(Step.STRIKE, "strike", about=CARD, which=TARGETS),
    AutomaticStep(Step.CLEANUP, "cleanup"),
    AutomaticStep(Step.NEXT, "next_turn"),
)

IN_A_TURN = (Step.CLEANUP, Step.BONUS)
LIES_ON: dict[Step, tuple[Step, ...]] = {
    Step.KEEP: (Step.ACTION, Step.KEEP),
    Step.BANK: (Step.NEXT,),
    Step.BONUS: (Step.CLEANUP,),
    Step.TAKE: IN_A_TURN,
    Step.TARGET: IN_A_TURN,
    Step.STAKE: IN_A_TURN,
    Step.STRIKE: IN_A_TURN,
    Step.DISCARD: (*IN_A_TURN, Step.STRIKE),
}
"""What each step lies on while a decision is asked; the others begin an agenda."""
