"""The moves and the steps of a turn, declared once: the 914 numbers of EP-D1, and the decisions D2 to D14."""

from __future__ import annotations

from riverrun.games.epochs.map.geometry import HEX_IDS, PLACE_IDS, SITE_IDS, Size
from riverrun.games.epochs.terms import CIVILIZATIONS, FORMS, INVENTIONS, SEATS, SPACES, UNITS, WONDERS, Step
from riverrun.games.epochs.words import (
    ability_ref,
    civilization_ref,
    effect_sources,
    form_ref,
    invention_ref,
    unit_ref,
    wonder_ref,
)
from riverrun.kernel.language.sentences import Ref
from riverrun.kernel.moves.move_space import MoveSpace, Verb
from riverrun.kernel.moves.parameters import number, pieces, player, words
from riverrun.kernel.rules.steps import AutomaticStep, DecisionStep

TERRAIN_IDS = ("sea", "plain", "forest", "desert", "mountain")
NATURAL_IDS = ("luxury", "minor-luxury", "horse", "iron")
RESOURCE_IDS = ("food", "production", "science", "gold", "culture", "authority", "art", "honor")
ACTION_IDS = ("expand", "city", "post", "research", "wonder", "upgrade", "government", "command", "sea-route")
ADVANTAGE_IDS = (*TERRAIN_IDS, "city", "defend", "attack", "anti-mounted", "anti-air")
CONVERSIONS = (
    "food production",
    "food science",
    "production food",
    "production science",
    "science food",
    "science production",
)

CIVILIZATION = pieces(
    "civilization",
    CIVILIZATIONS,
    ids=lambda game: game.lexicon.civilizations,
    titles=lambda game: game.lexicon.civilization_names,
    arg=civilization_ref,
)
INVENTION = pieces(
    "invention",
    INVENTIONS,
    ids=lambda game: game.lexicon.inventions,
    titles=lambda game: game.lexicon.invention_names,
    arg=invention_ref,
)
FORM = pieces(
    "form", FORMS, ids=lambda game: game.lexicon.forms, titles=lambda game: game.lexicon.form_names, arg=form_ref
)
WONDER = pieces("wonder", WONDERS, ids=lambda game: game.lexicon.wonders, arg=wonder_ref)
UNIT = pieces("unit", UNITS, ids=lambda game: game.lexicon.units, arg=unit_ref)
ABILITY = pieces("ability", 4 * CIVILIZATIONS, ids=lambda game: game.lexicon.abilities, arg=ability_ref)
HEX = pieces("hex", ids=HEX_IDS, literal=True, in_rows=lambda game: Size(game.players).last_hex)
SITE = pieces("site", ids=SITE_IDS, literal=True, in_rows=lambda game: Size(game.players).last_site)
PLACE = pieces("place", ids=PLACE_IDS, literal=True, in_rows=lambda game: Size(game.players).last_place)
ORIENTATION = words("orientation", ("0", "180"))
SPACE = number("space", SPACES, first=1)
SIDE = pieces("side", ids=("left", "right"), few=True)
SLOT = pieces("slot", ids=("main", "support"), few=True)
CONVERSION = words("conversion", CONVERSIONS)
NTH = number("nth", 4, first=1)
"""Which of the four abilities of one's civilization."""
PENDING = number("pending", 8, first=1)
AMOUNT = number("amount", 64)

SEAT = player("seat", SEATS)
RESOURCE = pieces("resource", ids=RESOURCE_IDS)
NATURAL = pieces("natural", ids=NATURAL_IDS)
TERRAIN = pieces("terrain", ids=TERRAIN_IDS)
ACTION = pieces("action", ids=ACTION_IDS)
ADVANTAGE = pieces("advantage", ids=ADVANTAGE_IDS)
EPOCH = pieces("epoch", ids=("1", "2", "3", "4"))
TILE = pieces("tile", 16, ids=lambda game: game.lexicon.tiles, arg=lambda game, n: Ref("tile", game.lexicon.tiles[n]))
SOURCE = pieces("source", 0, ids=(), beyond=effect_sources)
"""The card on which a row of effects is printed."""
ROW = number("row", 320)
"""A row of effects, for documents."""

MOVES = MoveSpace(
    Verb("civ", CIVILIZATION, at=0, clause="EP-D2"),
    Verb("reveal", PLACE, at=6, clause="EP-3.3"),
    Verb("turn", ORIENTATION, at=22, clause="EP-2.2", always=True),
    Verb("invent", INVENTION, at=24, clause="EP-4.1"),
    Verb("take", SPACE, at=69, clause="EP-4.1"),
    Verb("cover", SPACE, at=73, clause="EP-4.1"),
    Verb("give", INVENTION, at=77, clause="EP-4.3"),
    Verb("expand", HEX, at=122, clause="EP-6.1"),
    Verb("city", SITE, at=186, clause="EP-6.2"),
    Verb("post_land", SITE, at=284, clause="EP-6.3"),
    Verb("post_sea", SITE, at=382, clause="EP-6.3"),
    Verb("research", SIDE, at=480, clause="EP-6.4"),
    Verb("wonder", SPACE, at=482, clause="EP-6.5"),
    Verb("unit", SPACE, at=486, clause="EP-6.6"),
    Verb("basic", SLOT, at=490, clause="EP-6.6"),
    Verb("government", FORM, at=492, clause="EP-6.7"),
    Verb("command", at=499, clause="EP-6.8"),
    Verb("pass", at=500, clause="EP-A9"),
    Verb("convert", CONVERSION, at=501, clause="EP-9.1"),
    Verb("unlock", NTH, at=507, clause="EP-9.2"),
    Verb("ready", at=511, clause="EP-7.1"),
    Verb("spare_main", word="ready sparing main", at=512, clause="EP-A59"),
    Verb("spare_support", word="ready sparing support", at=513, clause="EP-A59"),
    Verb("declare", at=514, clause="EP-7.2"),
    Verb("attack", HEX, at=515, clause="EP-7.3"),
    Verb("attack_city", SITE, word="attack", at=579, clause="EP-7.3"),
    Verb("end", at=677, clause="EP-D10", always=True),
    Verb("yes", at=678, always=True),
    Verb("no", at=679, always=True),
    Verb("return", HEX, at=680),
    Verb("lose", SITE, at=744),
    Verb("effect", PENDING, at=842, clause="EP-A62"),
    Verb("number", AMOUNT, at=850),
    names=(
        SEAT,
        SEAT.named("other"),
        SEAT.named("host"),
        SEAT.named("attacker"),
        SEAT.named("defender"),
        WONDER.named("built"),
        WONDER.named("discarded_wonder"),
        UNIT.named("fielded"),
        UNIT.named("former"),
        UNIT.named("discarded_unit"),
        INVENTION.named("given"),
        INVENTION.named("covered"),
        FORM.named("old_form"),
        ABILITY,
        RESOURCE,
        RESOURCE.named("from"),
        RESOURCE.named("into"),
        NATURAL,
        TERRAIN,
        ACTION,
        ADVANTAGE,
        EPOCH,
        TILE,
        SOURCE,
    ),
)
LEGAL_MAX = MOVES.size
"""More than any position's legal moves."""
assert MOVES.size == 914

EIGHT = ("expand", "city", "post_land", "post_sea", "research", "wonder", "unit", "basic", "government", "command")
FREE = ("convert", "unlock")

STEPS = (
    DecisionStep(Step.CIVILIZATION, "civilization", "EP-D2", verbs=("civ",), seat="about", asks=SEAT),
    DecisionStep(Step.REVEAL, "reveal", "EP-D3", verbs=(("reveal", "reveal_tile"),)),
    DecisionStep(Step.TURN, "turn", "EP-D3", verbs=("turn",), about=PLACE),
    DecisionStep(Step.PLAN, "plan", "EP-D4", verbs=("invent", "take", "cover", *FREE)),
    DecisionStep(Step.GIVE, "give", "EP-D4", verbs=("give",), about=SPACE),
    DecisionStep(Step.ACTION, "action", "EP-D5", verbs=(*EIGHT, ("pass", "pass_action"), *FREE), asks=ROW),
    DecisionStep(Step.GRANT, "grant", "EP-D8", verbs=(*EIGHT, ("pass", "decline")), asks=ROW),
    DecisionStep(Step.CONSENT, "consent", "EP-D6", verbs=(("yes", "agree"), ("no", "deny")), seat="about", asks=SEAT),
    DecisionStep(
        Step.PAYMENT,
        "payment",
        "EP-D7",
        verbs=(("number", "pay_gold"),),
        seat="about",
        asks=SEAT,
        which=RESOURCE,
    ),
    DecisionStep(Step.EFFECT, "effect", "EP-D8", verbs=("effect",)),
    DecisionStep(Step.RETURN, "return_land", "EP-D8", verbs=(("return", "return_land"), ("pass", "decline")), asks=ROW),
    DecisionStep(Step.SURPLUS, "surplus", "EP-D9", verbs=(("lose", "give_up"),)),
    DecisionStep(
        Step.MILITARY,
        "military",
        "EP-D10",
        verbs=("ready", "spare_main", "spare_support", "declare", "attack", "attack_city", "end", *FREE),
    ),
    DecisionStep(
        Step.PROTECT,
        "protect",
        "EP-D11",
        verbs=(("yes", "protect_yes"), ("no", "protect_no")),
        seat="about",
        asks=SEAT,
    ),
    DecisionStep(Step.SPOILS, "spoils", "EP-D12", verbs=(("yes", "spoils_yes"), ("no", "spoils_no"))),
    DecisionStep(Step.FAMINE, "famine", "EP-D13", verbs=(("lose", "starve"),), seat="about", asks=SEAT),
    DecisionStep(Step.KEEP, "keep", "EP-D14", verbs=(("number", "keep"),), seat="about", asks=SEAT, which=RESOURCE),
    AutomaticStep(Step.CHOOSE_CIVILIZATION, "choose_civilization", about=SEAT),
    AutomaticStep(Step.UPKEEP, "upkeep"),
    AutomaticStep(Step.CHOOSE_REVEAL, "choose_reveal"),
    AutomaticStep(Step.LAY_TILE, "lay_tile", about=PLACE, which=ORIENTATION),
    AutomaticStep(Step.CHOOSE_PLAN, "choose_plan"),
    AutomaticStep(Step.CHOOSE_GIVE, "choose_give", about=SPACE),
    AutomaticStep(Step.CHOOSE_ACTION, "choose_action"),
    AutomaticStep(Step.EXTRA, "choose_extra", about=ROW),
    AutomaticStep(Step.ACT, "act"),
    AutomaticStep(Step.PAY, "pay", about=SEAT, which=RESOURCE),
    AutomaticStep(Step.EFFECTS, "choose_effect"),
    AutomaticStep(Step.PENDING, "resolve_pending", about=ROW, which=HEX),
    AutomaticStep(Step.UNLOCKED, "finish_unlock", about=NTH),
    AutomaticStep(Step.INSTANT, "finish_government", about=FORM),
    AutomaticStep(Step.CHOOSE_MILITARY, "choose_military"),
    AutomaticStep(Step.READY_PAID, "ready_paid", about=SLOT),
    AutomaticStep(Step.BEGIN_WAR, "begin_war"),
    AutomaticStep(Step.FIGHT, "fight"),
    AutomaticStep(Step.AFTER_SPOILS, "after_spoils"),
    AutomaticStep(Step.END_TURN, "end_turn"),
    AutomaticStep(Step.END_EPOCH, "epoch_step"),
    AutomaticStep(Step.FED, "fed", about=SEAT),
    AutomaticStep(Step.CONVERTED, "convert_gold", about=SEAT, which=RESOURCE),
    AutomaticStep(Step.NEW_EPOCH, "new_epoch"),
)
