"""The dispatch that is written from declarations: what it calls, how it is kept, and what it says of mistakes."""

from __future__ import annotations

import inspect
import os
import subprocess
import sys
from enum import IntEnum
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import riverrun as rr
from riverrun.kernel import journal
from riverrun.kernel.jit import dispatch, switch
from riverrun.kernel.jit.cuda import written_out
from riverrun.kernel.jit.dispatch import by_verb
from riverrun.kernel.jit.switch import Rule, running
from riverrun.kernel.language.sentences import Ref, Sentence
from riverrun.kernel.moves.move_space import MoveSpace, Verb
from riverrun.kernel.moves.parameters import number, player
from riverrun.kernel.position import agenda_documents
from riverrun.kernel.position.layout import Layout, scalar
from riverrun.kernel.rules.assembly import Rules
from riverrun.kernel.rules.chapters import BadRules
from riverrun.kernel.rules.citations import citations, marked
from riverrun.kernel.rules.refusals import ASKED, OVER
from riverrun.kernel.rules.steps import AutomaticStep, DecisionStep

from .test_toy import playing, raft
from .toy import rules as raft_rules
from .toy import turns


class Step(IntEnum):
    TRADE = 1
    PAY = 2
    WAR = 3
    NEXT = 4


class Position(Layout):
    active: int = scalar()
    gold: int = scalar()


GOOD = number("good", 4)
COUNT = number("count", 3, first=1)
FOE = player("foe", 3)

MOVES = MoveSpace(
    Verb("card", GOOD, word=""),
    Verb("spend", GOOD, COUNT, at=10, clause="M-2"),
    Verb("war", FOE, clause="M-3"),
    Verb("end", clause="M-1", always=True, at=30),
    Verb("storm", clause="M-4", environment=True),
)
STEPS = (
    DecisionStep(Step.TRADE, "trade", "M-1", verbs=(("card", "sell"), "war", "end"), then=Step.NEXT),
    DecisionStep(Step.PAY, "pay", "M-2", verbs=("spend", ("card", "pawn")), seat="payer", about=GOOD, which=COUNT),
    DecisionStep(Step.WAR, "war", "M-3", verbs=("end",), seat="which", offered="is_war"),
    AutomaticStep(Step.NEXT, "next_turn", about=FOE),
)

CHAPTER = """
from enum import IntEnum

from riverrun.kernel.position.agenda import finish, pop, push
from riverrun.kernel.journal import note
from riverrun.kernel.rules.refusals import Cited
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.moves.move_ranges import move_range


class Reason(IntEnum):
    TOO_DEAR = 100
    AT_PEACE = 101


def clause_of_war(s, foe):
    return f"M-3{foe}" if s.gold else "M-3"


REFUSALS = {Reason.TOO_DEAR: Cited("M-1", "good", "gold"), Reason.AT_PEACE: Cited(clause_of_war)}


class Happened(IntEnum):
    SOLD = 1
    SET = 2


def clause_of_setup(good):
    return "M-0" if good else "M-9"


EVENTS = {Happened.SOLD: Cited("M-1", "seat", "good", "price"), Happened.SET: Cited(clause_of_setup, "good")}


@rule
def lay_table(s):
    s.gold = 5
    push(s, 1, 0, 0)


@rule
def legal_trade(s, out):
    n = 0
    for good in range(4):
        if refuse_sell(s, good) == 0:
            out[n] = move_range(good, 1)
            n += 1
    out[n] = move_range(30, 1)
    return n + 1


@rule
def refuse_sell(s, good):
    return Reason.TOO_DEAR if good > s.gold else 0


@rule
def sell(s, log, good, move):
    s.gold -= good
    note(log, 1, s.active, good, move, 0)
    push(s, 2, good, 2)


@rule
def legal_pay(out, which):
    out[0] = move_range(10, which)
    return 1


@rule
def refuse_spend(about, which, good, count):
    return 0 if good == about and count < which else Reason.TOO_DEAR


@rule
def spend(s, about, which, good, count):
    s.gold += 100 * about + 10 * which + good + count


@rule
def refuse_pawn():
    return Reason.AT_PEACE


@rule
def pawn(s):
    s.gold += 1


@rule
def refuse_war(foe):
    return Reason.AT_PEACE


@rule
def war(s, foe):
    push(s, 3, 0, foe)


@rule
def end(s):
    s.gold += 1000


@rule
def is_war(s):
    return s.gold > 2000


@rule
def payer(s, about):
    return (s.active + about) % 3


@rule
def refuse_storm():
    return 0


@rule
def storm(s, about):
    s.gold -= 1


@rule
def next_turn(s):
    s.active = (s.active + 1) % 3
    if s.gold > 3000:
        finish(s)
    else:
        push(s, 1, 0, 0)


@rule
def gold_wrong(s):
    return 7 if s.gold == 77 else 0


@rule
def box_wrong(box):
    return 8 if box.gold == 88 else 0


INVARIANTS = (gold_wrong, box_wrong)


def permit_sell(game, s, good):
    return "", {"left": s.gold - good}


def permit_pawn(game):
    return "M-5", {}


def ask_pay(game, s, which):
    return "M-6", {"gold": s.gold}


def arg_gold(s):
    return s.gold


def check_pay(s, about):
    return "" if about else "Nothing to pay for."


@entry
def redeal(box, s, seat):
    pass


@entry
def result(box, s, points, wins):
    points[0] = s.gold


@entry
def value(box, s, points, chances):
    points[0] = s.gold


@entry
def weigh(box, s, moves, count, weights):
    weights[0] = 1.0
"""


def module(name, text):
    """A module of this text, as if it had been imported."""
    made = sys.modules[name] = ModuleType(name)
    exec(compile(text, f"<{name}>", "exec"), vars(made))
    return made


def make(change=lambda text: text, moves=MOVES, steps=STEPS, name="mini_chapter", **named):
    """Rules of the chapter with a change, and a module that exports them."""
    rules = Rules("m", moves, steps, [module(name, change(CHAPTER))], **{"over": "M-9", **named})
    out = module(f"{name}_rules", "")
    rules.export(out.__name__, players=3, legal_max=8)
    return rules, out


@pytest.fixture(scope="module")
def mini():
    return make(lambda text: text.replace("SOLD: Cited", "SOLD: Cited"), MOVES)


def replaced(old, new):
    def change(text):
        assert old in text
        return text.replace(old, new)

    return change


def fresh(out):
    s = Position.empty()[0]
    with running(False):
        out.setup(s, s, journal.off())
    return s


def legal(out, s):
    found = np.zeros(8, np.int32)
    return found[: out.legal(s, s, found)].tolist()


# What is called


def test_a_verb_is_carried_out_by_what_the_decision_calls_it(mini):
    _, out = mini
    s = fresh(out)
    assert (s.decision, s.seat, s.about, s.gold) == (Step.TRADE, 0, -1, 5)
    assert legal(out, s) == [0, 1, 2, 3, 30]
    out.play(s, s, journal.off(), 3)
    assert (s.decision, s.seat, s.about, s.gold, s.moves) == (Step.PAY, 0, 3, 2, 1)
    assert legal(out, s) == [10, 11]
    assert s.agenda[: s.depth].tolist() == [[Step.NEXT, 0, 0], [Step.PAY, 3, 2]]
    out.play(s, s, journal.off(), MOVES.number("spend", 3, 1))
    assert (s.decision, s.active, s.gold) == (Step.TRADE, 1, 2 + 300 + 20 + 3 + 1)


def test_the_first_reason_is_given_and_other_decisions_moves_and_holes_are_refused(mini):
    _, out = mini
    s = fresh(out)
    s.gold = 2
    found = [out.refusal(s, s, move) for move in range(MOVES.size)]
    assert found == [0, 0, 0, 100, *[ASKED + 1] * 18, 101, 101, 101, *[ASKED + 1] * 5, 0, 0]
    out.play(s, s, journal.off(), 1)
    found = [out.refusal(s, s, move) for move in range(MOVES.size)]
    pays = [0 if move in (13, 14) else 100 for move in range(10, 22)]
    assert found == [*[101] * 4, *[ASKED + 2] * 6, *pays, *[ASKED + 2] * 9, 0]
    s.over = 1
    assert {out.refusal(s, s, move) for move in range(MOVES.size)} == {OVER}
    assert type(found[0]) is int


def test_what_is_not_offered_is_passed_over_and_the_environment_leaves_the_agenda(mini):
    _, out = mini
    s = fresh(out)
    out.play(s, s, journal.off(), 31)
    assert (s.decision, s.gold, s.moves) == (Step.TRADE, 4, 1)
    s.gold = 50
    out.play(s, s, journal.off(), MOVES.number("war", 2))
    assert (s.decision, s.active) == (Step.TRADE, 1)
    s.gold = 2500
    out.play(s, s, journal.off(), MOVES.number("war", 2))
    assert (s.decision, s.seat, s.gold) == (Step.WAR, 2, 2500)
    assert legal(out, s) == [30]
    out.play(s, s, journal.off(), 30)
    assert (s.over, s.depth, s.decision) == (1, 0, 0)


def test_invariants_are_asked_one_after_another(mini):
    _, out = mini
    s, box = fresh(out), fresh(out)
    assert out.sound(box, s) == 0
    box.gold = 88
    assert out.sound(box, s) == 8
    s.gold = 77
    assert out.sound(box, s) == 7


def test_the_contract_is_exported(mini):
    _, out = mini
    assert (out.MOVES, out.LEGAL_MAX, out.PLAYERS_MAX) == (32, 8, 3)
    for name in ("setup", "legal_ranges", "legal", "refusal", "play", "redeal", "result", "sound", "value", "weigh"):
        assert getattr(out, name).is_entry, name


# What is said of it


def test_sentences_of_decisions_moves_and_refusals(mini):
    rules, out = mini
    s = fresh(out)
    assert rules.decision(None, s) == {
        "seat": 0,
        "kind": "trade",
        "clause": "M-1",
        "sentence": Sentence("m-ask-trade"),
        "about": None,
    }
    assert rules.permit(None, s, 2) == ("", Sentence("m-may-sell", {"good": 2, "left": 3}))
    assert rules.permission(None, s, 2) == ("", {"left": 3})
    s.gold = 1
    assert rules.refuse(None, s, 3, 100) == ("M-1", Sentence("m-refuse-too-dear", {"good": 3, "gold": 1}))
    assert rules.refuse(None, s, 23, 101) == ("M-31", Sentence("m-refuse-at-peace"))
    assert rules.refuse(None, s, 3, OVER) == ("M-9", Sentence("m-refuse-over"))
    out.play(s, s, journal.off(), 1)
    asked = Sentence("m-ask-pay", {"good": 1, "count": 3, "gold": 0})
    assert rules.decision(None, s)["sentence"] == asked
    assert (rules.decision(None, s)["clause"], rules.decision(None, s)["about"]) == ("M-6", 1)
    assert rules.permit(None, s, 1) == ("M-5", Sentence("m-may-pawn", {"good": 1}))
    assert rules.permit(None, s, 14) == ("M-2", Sentence("m-may-spend", {"good": 1, "count": 2}))
    assert rules.refuse(None, s, 30, ASKED + 2) == ("M-6", Sentence("rr-error-another-choice", {"asked": asked}))


def test_a_decision_may_have_another_code_and_a_moves_own_parameter_comes_first():
    told = replaced('return "M-6", {"gold": s.gold}', 'return "", {}, "pay-less" if s.gold == 0 else "pay"')
    named = replaced("def check_pay(", "def arg_good(s):\n    return 99\n\n\ndef check_pay(")
    rules, out = make(lambda text: named(told(text)), name="mini_other")
    s = fresh(out)
    s.gold = 1
    assert rules.refuse(None, s, 3, 100)[1] == Sentence("m-refuse-too-dear", {"good": 3, "gold": 1})
    assert rules.refuse(None, s, 23, 100)[1] == Sentence("m-refuse-too-dear", {"good": 99, "gold": 1})
    out.play(s, s, journal.off(), 1)
    assert rules.decision(None, s)["sentence"] == Sentence("m-ask-pay-less", {"good": 1, "count": 3})
    assert (rules.decision(None, s)["kind"], rules.decision(None, s)["clause"]) == ("pay", "M-2")


def test_events_name_what_their_numbers_are(mini):
    rules, _ = mini
    assert rules.event(None, [1, -1, 0, 2, 3, 9, 0]) == {
        "kind": "sold",
        "clause": "M-1",
        "sentence": Sentence("m-event-sold", {"seat": 2, "good": 3, "price": 9}),
        "seat": None,
        "to": None,
        "mark": False,
    }
    told = rules.event(None, [2, 1, 1, 0, 0, 0, 0])
    assert (told["clause"], told["to"], told["mark"]) == ("M-9", 1, True)
    told = raft_rules.RULES.event(raft(3), [turns.Happened.ASKS, -1, 0, 1, 2, 0, 0])
    assert told["seat"] == 1
    assert told["sentence"].args == {"seat": Ref("player", 1), "target": Ref("player", 2)}


def test_a_list_in_an_event_names_what_its_parameter_knows():
    listed = 'Cited("M-1", "seat", Several("goods", 4, of="good"), Several("sums", 2), "price")'
    imported = "from riverrun.kernel.rules.refusals import Cited"

    def change(text):
        text = replaced('Cited("M-1", "seat", "good", "price")', listed)(text)
        return replaced(imported, f"{imported}, Several")(text)

    rules, _ = make(change, name="mini_lists")
    told = rules.event(None, [1, -1, 0, 2, 3, -1, 0, journal.NOTHING, -5, 6, 9])
    assert told["sentence"] == Sentence("m-event-sold", {"seat": 2, "goods": [3, 0], "sums": [-5, 6], "price": 9})
    told = rules.event(None, [1, -1, 0, 2, -1, -1, -1])
    assert told["sentence"].args["goods"] == []


def test_programs_are_told_what_a_verb_is_called(mini):
    rules, _ = mini
    assert rules.describe(None).actions == {"trade": {"card": "sell"}, "pay": {"card": "pawn"}}
    assert rules.kinds == {1: "trade", 2: "pay", 3: "war"}


# Mistakes

TWO = DecisionStep(Step.NEXT, "trade", "M-1", verbs=("end",))
LOST = DecisionStep(Step.WAR, "war", "M-1", verbs=("ende",))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (
            replaced("def refuse_sell(", "def refuse_sel("),
            "The move 'sell' needs a function 'refuse_sell' in one of mini_bad; did you mean mini_bad.refuse_sel?",
        ),
        (
            replaced("def war(s, foe)", "def battle(s, foe)"),
            "The move 'war' needs a function 'war' in one of mini_bad.",
        ),
        (
            replaced("def legal_pay(out, which)", "def legal_pay(out, witch, which)"),
            "mini_bad.legal_pay takes 'witch', which is none of box, s, out, about, which.",
        ),
        (
            replaced("def spend(s, about, which, good, count)", "def spend(s, about, which, good, number)"),
            "mini_bad.spend takes 'number', which is none of box, s, log, move, about, which, count, good.",
        ),
        (replaced("def lay_table(", "def lay_the_table("), "The game needs a function 'lay_table'"),
        (replaced("def next_turn(", "def another_turn("), "The step NEXT needs a function 'next_turn'"),
        (replaced("def is_war(", "def may_war("), "The decision 'war' needs a function 'is_war'"),
        (replaced("def redeal(", "def deal_again("), "The contract needs a function 'redeal'"),
        (
            replaced("def permit_pawn(", "def permit_pwan("),
            "mini_bad.permit_pwan is for 'pwan', which is no move; moves are: sell, war, end, spend, pawn, storm.",
        ),
        (
            replaced("def permit_pawn(game)", "def permits_pwan(game)"),
            "mini_bad.permits_pwan is for 'pwan', which is no move; moves are: sell, war, end, spend, pawn, storm.",
        ),
        (
            replaced("def permit_sell(game, s, good)", "def permits_sell(game, s, good)"),
            "mini_bad.permits_sell takes 'good', which is none of game, s, about, which.",
        ),
        (
            replaced("def ask_pay(", "def ask_paid("),
            "mini_bad.ask_paid is for 'paid', which is no decision; decisions are: trade, pay, war.",
        ),
        (
            replaced("def permit_sell(game, s, good)", "def permit_sell(game, s, goods)"),
            "mini_bad.permit_sell takes 'goods', which is none of game, s, move, about, which, good.",
        ),
        (
            replaced("def arg_gold(", "def args_gold("),
            "REFUSALS: 'too-dear' names 'gold': no move has it, and there is no arg_gold.",
        ),
        (replaced("Reason.AT_PEACE: Cited(clause_of_war)}", "}"), "REFUSALS of mini_bad lacks AT_PEACE."),
        (replaced(', Happened.SET: Cited(clause_of_setup, "good")}', "}"), "EVENTS of mini_bad lacks SET."),
        (replaced("AT_PEACE = 101", "AT_PEACE = 1000"), "REFUSALS: 'at-peace' has the number 1000; it is 2 to 999."),
        (replaced("INVARIANTS =", "INVARIABLES ="), "No chapter has a 'sound', or INVARIANTS"),
    ],
)
def test_what_does_not_fit_is_one_sentence_at_import(change, says):
    with pytest.raises(BadRules) as trouble:
        make(change, name="mini_bad")
    assert str(trouble.value).startswith(says)
    assert str(trouble.value)[-1] in ".?"


def test_one_function_may_tell_of_all_moves_of_a_position():
    whole = replaced(
        'def permit_sell(game, s, good):\n    return "", {"left": s.gold - good}',
        'def permits_sell(game, s):\n    gold = s.gold\n    return lambda good: ("", {"left": gold - good})',
    )
    rules, out = make(whole, name="mini_whole")
    s = fresh(out)
    assert rules.permissions(None, s, [0, 2]) == make(name="mini_each")[0].permissions(None, s, [0, 2])
    assert rules.permission(None, s, 2) == ("", {"left": s.gold - 2})


def test_steps_that_do_not_fit():
    with pytest.raises(BadRules, match="A step is declared twice: TRADE, PAY, WAR, NEXT, NEXT"):
        make(steps=(*STEPS, TWO))
    with pytest.raises(BadRules, match="The decision 'war' offers 'ende', which is no verb of the move space"):
        make(steps=(*STEPS[:2], LOST, STEPS[3]))


def test_a_verb_has_a_clause_or_a_permission():
    bare = MoveSpace(*MOVES.verbs[:3], Verb("end", always=True), MOVES.verbs[-1])
    with pytest.raises(BadRules, match="The move 'end' has no clause and no permit_end"):
        make(moves=bare)


def test_two_chapters_cannot_define_the_same_thing():
    chapters = [module("mini_one", CHAPTER), module("mini_two", CHAPTER)]
    with pytest.raises(
        BadRules, match=r"REFUSALS: mini_two.TOO_DEAR and mini_one.TOO_DEAR have the same number or name"
    ):
        Rules("m", MOVES, STEPS, chapters, over="M-9")
    again = module("mini_two", "from riverrun.kernel.jit.switch import rule\n\n\n@rule\ndef sell(s):\n    pass\n")
    rules = Rules("m", MOVES, STEPS, [chapters[0], again], over="M-9")
    with pytest.raises(BadRules, match=r"'sell' is defined twice: mini_one.sell and mini_two.sell"):
        rules.export("mini_one", players=3, legal_max=8)


# How it is kept


def test_the_source_lies_in_a_file_that_stays_as_it_is(tmp_path, monkeypatch):
    monkeypatch.setattr(switch, "CACHE", tmp_path / "cache")
    _, out = make()
    path = Path(inspect.getfile(out.play.function))
    assert path.parent == tmp_path / "cache" / "dispatch"
    assert "do_sell(s, log, move, move)" in inspect.getsource(out.play.function)
    before = path.stat()
    make()
    assert path.stat().st_mtime_ns == before.st_mtime_ns == dispatch.WRITTEN * 10**9
    assert path.stat().st_ino == before.st_ino
    make(moves=MoveSpace(*MOVES.verbs, size=99))
    assert len(list(path.parent.glob("*.py"))) == 1
    make(moves=MoveSpace(*MOVES.verbs[:4], Verb("storm", clause="M-4", environment=True, at=40)))
    assert len(list(path.parent.glob("*.py"))) == 2


def test_where_nothing_can_be_written_a_folder_of_the_process_serves(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(switch, "CACHE", tmp_path / "file")
    _, out = make()
    assert tmp_path not in Path(inspect.getfile(out.play.function)).parents
    assert fresh(out).gold == 5


def test_it_has_a_form_for_the_gpu(monkeypatch):
    def play():
        *_, state = playing(raft(3), 5)
        return state.hash

    before = play()
    for name in ("setup", "legal_ranges", "legal", "refusal", "play", "advance", "sound"):
        found = getattr(raft_rules, name)
        assert isinstance(found, Rule)
        monkeypatch.setattr(found, "function", written_out(found.function))
    assert play() == before


PROGRAM = """
import sys
sys.path.insert(0, {folder!r})
from kernel import test_dispatch as tests
_, out = tests.make()
s = tests.fresh(out)
assert out.refusal(s, s, 3) == 0
stats = out.refusal.compiled.stats
print(sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))
"""


def test_a_second_process_finds_it_compiled(tmp_path):
    program = PROGRAM.format(folder=str(Path(__file__).parents[1]))
    env = {**os.environ, "RIVERRUN_JIT": "1", "RIVERRUN_CACHE": str(tmp_path)}
    told = [
        subprocess.run([sys.executable, "-c", program], env=env, check=True, capture_output=True, text=True).stdout
        for _ in range(2)
    ]
    assert [line.split() for line in told] == [["0", "1"], ["1", "0"]]


# Besides


def test_a_function_for_each_verb():
    name = "mini_worth"
    module(
        name,
        "from riverrun.kernel.jit.switch import rule\n\n\n"
        "@rule\ndef worth_card(s, good, token):\n    return good * token\n\n\n"
        "@rule\ndef worth_war(foe):\n    return 100.0 + foe\n",
    )
    worth = by_verb(MOVES, "worth", name, ("s", "token"))
    with running(False):
        found = [worth(None, 2.0, move) for move in (0, 3, 4, 10, 21, 22, 24, 25, 31)]
    assert found == [0.0, 6.0, 0.0, 0.0, 0.0, 100.0, 102.0, 0.0, 0.0]
    module(name, "def worth_peace(s):\n    return 1.0\n")
    with pytest.raises(BadRules, match=r"mini_worth.worth_peace is for 'peace', which is no verb of the move space"):
        by_verb(MOVES, "worth", name, ("s", "token"))


def test_the_agenda_in_documents():
    for state in playing(raft(3), 2):
        if not state.over:
            again = raft(3).new(1).position
            s = state.position
            listed = agenda_documents.write_agenda(raft_rules.RULES, raft(3), s)
            again.depth, again.active = 0, s.active
            again.agenda[:] = 0
            agenda_documents.read_agenda(raft_rules.RULES, raft(3), listed, again)
            assert again.agenda.tolist() == s.agenda.tolist()
            assert (again.seat, again.decision, again.about) == (s.seat, s.decision, s.about)
    state = raft(3).new(1)
    state.play(f"ask p{(state.seat + 1) % 3}")
    assert agenda_documents.write_agenda(raft_rules.RULES, raft(3), state.position) == [
        {"step": "next"},
        {"step": "consent", "asked": state.seat},
    ]


@pytest.mark.parametrize(
    ("listed", "says"),
    [
        ([], "A game that is not over has something on its agenda."),
        ([{"step": "tea"}], "The agenda's step 'tea' is none of turn, consent, next."),
        ([{"step": "turn", "asked": 1}], "The agenda's step 'turn' has step, not asked, step."),
        ([{"step": "next"}, {"step": "consent"}], "The agenda's step 'consent' has asked, step, not step."),
        ([{"step": "consent", "asked": 3}], "The agenda's step 'consent': asked is 3; it is 0 to 2."),
        ([{"step": "turn"}, {"step": "next"}], "The agenda ends with 'next', which is no decision."),
    ],
)
def test_agendas_that_cannot_be(listed, says, refused):
    s = raft(3).new(1).position
    s.depth = 0
    assert refused(rr.BadPosition, agenda_documents.read_agenda, raft_rules.RULES, raft(3), listed, s) == says


def test_where_clauses_are_cited():
    found = citations(Path(turns.__file__).parent, "RAFT-")
    assert [place.function for place in found["RAFT-6"] if place.function] == ["refuse_tide", "tide"]
    assert {place.file for place in found["RAFT-5"]} == {"moves.py", "turns.py"}
    assert set(raft(2).rulebook.clauses) <= set(found)
    assert "FOH-N1" in marked(Path(__file__).parents[1] / "flow_of_history")
