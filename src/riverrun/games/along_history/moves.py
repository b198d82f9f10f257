"""The moves and the steps of a turn, declared once: the 281 numbers of AH-119, and the decisions D1 to D13."""

from __future__ import annotations

from riverrun.games.along_history.terms import AGE_CARDS, CARDS, COUNTERS, SEATS, SPACES, Step
from riverrun.games.along_history.words import card_ref, counter_arg, space_arg
from riverrun.kernel.moves.move_space import MoveSpace, Verb
from riverrun.kernel.moves.parameters import number, pieces, player, words
from riverrun.kernel.rules.steps import AutomaticStep, DecisionStep

DIE_IDS = ("g1", "g2", "g3", "blue", "x2", "war", "reroll", "golden", "coin")
TYPE_IDS = ("terrain", "character", "progress", "wonder", "calamity")
BONUS_IDS = ("population", "ingenuity", "strength", "culture", "gold")
AGE_IDS = ("prehistory", "antiquity", "middle-ages")
ENDING_IDS = ("none", "counter", "deck", "cards", "rounds")

CARD = pieces(
    "card",
    CARDS,
    ids=lambda game: game.lexicon.ids,
    titles=lambda game: game.lexicon.names,
    arg=card_ref,
)
DIE = pieces("die", ids=DIE_IDS, few=True)
PAID = pieces("die", ids=("blue", "g3", "g2", "g1"), few=True, name="paid")
"""What pays in the order of AH-114; `4 - paid` is a green die's number of Population."""
TIMES = words("times", ("", "x2", "x4"))
"""How many x2 dice go with a die: none, one or both (AH-115)."""
TARGET = player("target", SEATS)
SEAT = player("seat", SEATS)
SPACE = pieces("space", SPACES, ids=lambda game: game.lexicon.spaces, arg=space_arg, few=True)
TYPE = pieces("type", ids=TYPE_IDS)
RESOURCE = pieces("resource", ids=(None, *BONUS_IDS[1:4]))
"""A Resource by its number as a bonus."""
COUNTER = pieces("counter", COUNTERS, ids=lambda game: game.lexicon.counters, arg=counter_arg)
AGE = pieces("age", ids=AGE_IDS)
ENDING = words("ending", ENDING_IDS)
DONE = number("done", 16)
"""How many rows of a failure list are done, for documents."""

MOVES = MoveSpace(
    Verb("card", CARD, word=""),
    Verb("die", DIE, at=192, clause="AH-114"),
    Verb("reroll", DIE, at=201, clause="AH-20"),
    Verb("swap", DIE, at=210, clause="AH-21"),
    Verb("swap_barter", word="swap barter", at=219, clause="AH-R2"),
    Verb("pay", PAID, TIMES, at=220, clause="AH-113"),
    Verb("ur_resource", word="ur resource", at=232, clause="AH-74"),
    Verb("ur_population", word="ur population", at=233, clause="AH-74"),
    Verb("coin", TIMES, at=234, clause="AH-29"),
    Verb("golden_age", word="golden age", at=237, clause="AH-17"),
    Verb("by_goods", word="by goods", at=238, clause="AH-23", always=True),
    Verb("by_gold", word="by gold", at=239, clause="AH-28", always=True),
    Verb("war", at=240, clause="AH-50"),
    Verb("war_x2", word="war x2", at=241, clause="AH-104"),
    Verb("war_ur", word="war ur", at=242, clause="AH-50"),
    Verb("target", TARGET, at=243, clause="AH-51"),
    Verb("space", SPACE, at=248, clause="AH-105"),
    Verb("done", at=280, clause="AH-111", always=True),
    names=(
        SEAT,
        TYPE,
        RESOURCE,
        COUNTER,
        AGE,
        ENDING,
        CARD.named("other"),
        CARD.named("by"),
        CARD.named("calamity"),
        CARD.named("taken"),
        DIE.named("face"),
        DIE.named("red"),
        DIE.named("red2"),
        RESOURCE.named("shown"),
    ),
)
LEGAL_MAX = MOVES.size
"""More than any position's legal moves."""
assert MOVES.size == 281
assert CARDS == 3 * AGE_CARDS


def _card(action: str) -> tuple[str, str]:
    """What naming a card means in a decision."""
    return "card", action


def _done(action: str) -> tuple[str, str]:
    """What `done` means in a decision."""
    return "done", action


STEPS = (
    DecisionStep(
        Step.MAIN,
        "main",
        "AH-20",
        verbs=(_card("acquire"), "reroll", "swap", "swap_barter", "coin", "golden_age", _done("end_main")),
        seat="turn_player",
        then=Step.CHOOSE_MAIN,
    ),
    DecisionStep(Step.WAY, "way", "AH-28", verbs=("by_goods", "by_gold"), seat="turn_player", about=CARD),
    DecisionStep(
        Step.RESOURCE,
        "resource",
        "AH-113",
        verbs=(_card("pay_resource"), ("pay", "pay_blue"), "ur_resource"),
        seat="turn_player",
        about=CARD,
    ),
    DecisionStep(
        Step.POPULATION,
        "population",
        "AH-113",
        verbs=(_card("pay_population"), ("pay", "pay_green"), "ur_population"),
        seat="turn_player",
        about=CARD,
    ),
    DecisionStep(Step.REROLL, "reroll", "AH-20", verbs=(("die", "reroll_die"),), seat="turn_player"),
    DecisionStep(Step.MARKS, "marks", "AH-14", verbs=(("die", "mark"), _done("roll_marked")), seat="turn_player"),
    DecisionStep(Step.GIVE, "give", "AH-21", verbs=(_card("give"),), seat="turn_player"),
    DecisionStep(Step.TAKE, "take", "AH-21", verbs=(_card("take"),), seat="turn_player", about=CARD),
    DecisionStep(Step.CALAMITY, "calamity", "AH-101", verbs=(_card("fail"),), seat="turn_player"),
    DecisionStep(
        Step.DESTROY, "destroy", "AH-44", verbs=(_card("destroy"),), seat="turn_player", about=CARD, which=TYPE
    ),
    DecisionStep(
        Step.WAR,
        "war",
        "AH-49",
        verbs=("war", "war_x2", "war_ur", "golden_age", _done("end_wars")),
        seat="turn_player",
        then=Step.WARS,
    ),
    DecisionStep(Step.TARGET, "target", "AH-51", verbs=("target",), seat="turn_player"),
    DecisionStep(Step.ATTACK, "attack", "AH-52", verbs=(_card("tilt_attack"), _done("end_attack")), seat="turn_player"),
    DecisionStep(
        Step.DEFENCE, "defence", "AH-55", verbs=(_card("tilt_defence"), _done("end_defence")), seat="defender"
    ),
    DecisionStep(
        Step.GENERAL,
        "general",
        "AH-54",
        verbs=(("die", "mark_war"), _done("roll_war")),
        seat="about",
        asks=SEAT,
    ),
    DecisionStep(Step.COUNTER, "counter", "AH-62", verbs=("space", _done("stay")), seat="turn_player"),
    DecisionStep(Step.DECADENCE, "decadence", "AH-70", verbs=(_card("decline"),), seat="turn_player"),
    DecisionStep(Step.COVER, "cover", "AH-106", verbs=(_card("cover"),), seat="turn_player", about=CARD),
    AutomaticStep(Step.TURN, "begin_turn"),
    AutomaticStep(Step.CHOOSE_MAIN, "choose_main"),
    AutomaticStep(Step.CHOOSE_SOURCE, "choose_source", about=CARD),
    AutomaticStep(Step.CHOOSE_MARK, "choose_mark"),
    AutomaticStep(Step.CALAMITIES, "meet_calamities"),
    AutomaticStep(Step.FAIL, "go_on_failing", about=CARD, which=DONE),
    AutomaticStep(Step.CHOOSE_DESTROY, "choose_destroy", about=CARD, which=TYPE),
    AutomaticStep(Step.WARS, "meet_wars"),
    AutomaticStep(Step.CHOOSE_ATTACK, "choose_attack"),
    AutomaticStep(Step.CHOOSE_DEFENCE, "choose_defence"),
    AutomaticStep(Step.CHOOSE_GENERAL, "choose_general", about=SEAT),
    AutomaticStep(Step.EVENTS, "draw_events"),
    AutomaticStep(Step.ACHIEVEMENTS, "meet_achievements"),
    AutomaticStep(Step.END_TURN, "end_turn"),
)
