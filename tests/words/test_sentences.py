"""Sentences are codes with arguments; catalogues make the words, in the language of who reads."""

from __future__ import annotations

import pickle
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from riverrun.gym.errors import IllegalAction
from riverrun.kernel.errors import BadOption, IllegalMove, RiverrunError
from riverrun.kernel.journal import Event
from riverrun.kernel.language import catalogue
from riverrun.kernel.language.catalogue import best_language
from riverrun.kernel.language.fluent import BadSentence, MissingSentence
from riverrun.kernel.language.sentences import Ref, Sentence, as_sentence, current_language, language, plain, with_text
from riverrun.kernel.rules.explanations import Decision, Refusal

TIGER, IRRIGATION = Ref("animal", "tiger"), Ref("card", "irrigation")
ADA = Ref("player", 0, name="Ada")


@pytest.fixture(autouse=True)
def box() -> Iterator[None]:
    catalogue.register("tw", Path(__file__).parent / "box")
    yield
    catalogue.unregister("tw")


def said(code: str, **args: object) -> str:
    return Sentence(code, args).text  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("sentence", "text"),
    [
        (Sentence("tw-plain"), "The game is over."),
        (Sentence("tw-turn", {"seat": Ref("player", 1)}), "p2’s turn."),
        (Sentence("tw-turn", {"seat": ADA}), "Ada’s turn."),
        (Sentence("tw-place", {"seat": ADA, "n": 0, "card": IRRIGATION}), "Ada places no token on Irrigation."),
        (Sentence("tw-place", {"seat": ADA, "n": 1, "card": IRRIGATION}), "Ada places 1 token on Irrigation."),
        (Sentence("tw-place", {"seat": ADA, "n": 2, "card": IRRIGATION}), "Ada places 2 tokens on Irrigation."),
        (Sentence("tw-source", {"n": 2, "source": "supply"}), "Take 2 from the Supply."),
        (Sentence("tw-source", {"n": 2, "source": "reserve"}), "Take 2 from the Reserve."),
        (Sentence("tw-home", {"animal": TIGER}), "The tiger is home."),
        (Sentence("tw-who", {"investor": Ref("card", "the_bank"), "n": 1}), "The bank pays."),
        (Sentence("tw-who", {"investor": ADA}), "Ada pays."),
        (Sentence("tw-icons", {"icons": [Ref("icon", "sun"), Ref("icon", "moon")]}), "sun and moon icon"),
        (Sentence("tw-icons", {"icons": [Ref("icon", "sun")]}), "sun icon"),
        (Sentence("tw-icons", {"icons": []}), ""),
        (Sentence("tw-gender", {"animal": TIGER}), "He waits."),
        (Sentence("tw-asked", {"asked": Sentence("tw-plain")}), "Another decision comes first. The game is over."),
        (Sentence("tw-both", {"seat": Ref("player", 0)}), "The game is over. p1 wins by points."),
        (Sentence("tw-lines"), "One line,\n  and another."),
        (Sentence("tw-braces", {"word": "x"}), "{x} 5"),
        (Sentence("tw-option-goal"), "Goal"),
        (Sentence("tw-option-goal.text", {"far": 8}), "How far the raft goes: 8."),
    ],
)
def test_a_sentence_is_said(sentence: Sentence, text: str) -> None:
    assert sentence.text == text == str(sentence)


def test_a_thing_has_forms_and_a_pack_its_own_names() -> None:
    cards = [
        Ref("card", "irrigation", form="first"),
        Ref("card", "great_mosque", form="first"),
        Ref("card", "x", name="X"),
    ]
    assert said("tw-cards", cards=cards) == "Choose Waterworks, Great Mosque or X."
    assert said("tw-cards", cards=cards[:2]) == "Choose Waterworks or Great Mosque."
    assert said("tw-cards", cards=cards[:1]) == "Choose Waterworks."


def test_the_language_is_that_of_the_context() -> None:
    turn = Sentence("tw-turn", {"seat": ADA})
    with language("de-AT") as spoken:
        assert spoken == current_language() == "de"
        assert turn.text == "Adas Zug."
        with language("eo"):
            assert turn.text == "Ada’s turn."
    assert turn.text == "Ada’s turn."
    assert turn.say("de") == "Adas Zug."


def test_a_language_without_a_sentence_says_it_in_english() -> None:
    assert Sentence("tw-turn", {"seat": ADA}).say("fr") == "Ada’s turn."


@pytest.mark.parametrize(
    ("language", "listed", "case", "name"),
    [
        ("en", "a, b and c", "possessive", "Ada’s Max’s"),
        ("de", "a, b und c", "genitive", "Adas Max’"),
        ("fr", "a, b et c", "de", "d’Ada de Max"),
        ("zh-Hant", "a、b和c", "possessive", "Ada Max"),
    ],
)
def test_rows_and_cases_of_a_language(language: str, listed: str, case: str, name: str) -> None:
    words = catalogue.Bundle("tw", language, {})
    assert words.listed(["a", "b", "c"]) == listed
    assert "".join(words.listed([1, 2]).split()) == f"1{''.join(words.grammar.joins['and'].split())}2"
    assert words.listed([1, 2])[1] == words.listed([1, 2])[-2] == " "
    assert f"{words.text(ADA, case)} {words.text(Ref('player', 1, name='Max'), case)}" == name
    assert [words.category(number) for number in (0, 1, 2, -1)] == {
        "en": ["other", "one", "other", "one"],
        "de": ["other", "one", "other", "one"],
        "fr": ["one", "one", "other", "one"],
        "zh-Hant": ["other"] * 4,
    }[language]


def test_what_is_missing_is_named() -> None:
    with pytest.raises(MissingSentence, match="There is no sentence 'tw-nothing'"):
        _ = Sentence("tw-nothing").text
    with pytest.raises(MissingSentence, match="There is no sentence 'nowhere-at-all'"):
        _ = Sentence("nowhere-at-all").text
    with pytest.raises(MissingSentence, match=r"tw-turn \(en\): The argument \$seat is missing"):
        _ = Sentence("tw-turn").text
    with pytest.raises(MissingSentence, match="tw-card-none"):
        said("tw-cards", cards=[Ref("card", "none")])
    with pytest.raises(BadSentence, match="nothing that a sentence can name"):
        said("tw-cards", cards=[1.5])
    with pytest.raises(BadSentence, match="selects by a whole number or a word"):
        said("tw-source", n=1, source=TIGER)


def test_over_the_wire_and_back() -> None:
    sentence = Sentence("tw-asked", {"asked": Sentence("tw-cards", {"cards": [TIGER, IRRIGATION]}), "n": 1, "who": ADA})
    wire = msgspec.json.encode(sentence)
    assert b'"who":{"kind":"player","id":0,"name":"Ada"}' in wire
    assert msgspec.json.decode(wire, type=Sentence) == sentence
    assert msgspec.json.encode(Sentence("tw-plain")) == b'{"code":"tw-plain"}'
    assert {name: plain(value) for name, value in sentence.args.items()} == {"asked": "tw-cards", "n": 1, "who": 0}


@pytest.mark.parametrize(
    ("tags", "found"),
    [
        (["de-AT", "en"], "de"),
        (["eo", "fr-CA"], "fr"),
        (["zh-TW"], "zh-Hant"),
        (["zh"], "zh-Hant"),
        (["de_AT.UTF-8"], "de"),
        (["C.UTF-8"], "en"),
        ([], "en"),
        ("fr;q=0.2, de;q=0.8, en;q=0.1", "de"),
        ("de;q=0, fr;q=0.1", "fr"),
        ("*", "en"),
        ("", "en"),
    ],
)
def test_the_best_language(tags: list[str] | str, found: str) -> None:
    assert best_language(tags) == found


# What has a sentence

TURN = Sentence("tw-turn", {"seat": ADA})


def test_words_are_not_sent_unless_asked_for() -> None:
    decision = Decision(0, "turn", "TW-1", TURN)
    data = msgspec.to_builtins(decision)
    assert "text" not in data
    assert with_text({"decision": data, "legal": [[1, "draw"]]}, "de") == {
        "decision": {**data, "text": "Adas Zug."},
        "legal": [[1, "draw"]],
    }
    with language("de"):
        assert decision.text == "Adas Zug."


def test_an_event_has_facts_for_programs() -> None:
    event = Event("turn", "TW-1", Sentence("tw-place", {"seat": ADA, "n": 2, "card": IRRIGATION}), seat=0)
    assert event.facts == {"seat": 0, "n": 2, "card": "irrigation"}


@pytest.mark.parametrize(
    "error",
    [
        BadOption(TURN),
        IllegalMove("draw", "TW-1", TURN),
        IllegalAction(3, Refusal("draw", "TW-1", TURN)),
        RiverrunError("English only."),
    ],
)
def test_an_error_is_a_sentence_and_travels(error: RiverrunError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.sentence, str(again)) == (type(error), error.sentence, str(error))


def test_an_error_speaks_the_language_of_the_context() -> None:
    error = IllegalMove("draw", "TW-1", TURN)
    assert str(error) == "‘draw’ is not legal (TW-1): Ada’s turn."
    with language("de"):
        assert str(error) == "„draw“ ist nicht erlaubt (TW-1): Adas Zug."
        assert error.reason == "Adas Zug."


def test_signs_that_could_act_on_a_terminal_are_replaced() -> None:
    assert str(RiverrunError("a\x1b[2Jb")) == "a\N{REPLACEMENT CHARACTER}[2Jb"
    assert as_sentence("x").args == {"detail": "x"}


def test_spaces_that_do_not_break_are_no_such_signs() -> None:
    assert str(RiverrunError("«\xa0a\xa0» \u202f!")) == "«\xa0a\xa0» \u202f!"
    assert str(RiverrunError("a\u2028b")) == "a\N{REPLACEMENT CHARACTER}b"


# Speed, generously: loading a language of 600 messages takes about 2 ms, a sentence about 3 µs


def test_a_language_loads_at_once(tmp_path: Path) -> None:
    text = "".join(f"x-m{n} = {{ $a }} places {{ $n ->\n    [one] a\n   *[other] b\n}} here.\n" for n in range(600))
    (tmp_path / "x.ftl").write_text(text)
    began = time.perf_counter()
    assert len(catalogue.read_folder(tmp_path)) == 600
    assert time.perf_counter() - began < 0.5
