"""Packs of chance: each is loaded, or it is refused in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import riverrun as rr
from riverrun.games.flow_of_history import RULEBOOK

from .refused_packs import ABOUT, new_card, with_effect


def _loads_or_is_refused(folder: Path) -> None:
    sentence = "Loaded."
    try:
        RULEBOOK.load(folder)
    except rr.BadContent as trouble:
        sentence = str(trouble)
    assert sentence.endswith((".", "?"))
    assert "\n" not in sentence


FILES = st.sampled_from(["pack.toml", "cards.toml", "box.toml"])
BOX_TEXT = (Path(rr.rulebook("flow-of-history").folder) / "content" / "box.toml").read_text("utf-8")
SAMPLE = {
    "pack.toml": ABOUT,
    "cards.toml": new_card("slings", "archers") + with_effect('verb = "gain_top"'),
    "box.toml": BOX_TEXT,
}


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory):
    """`fuzzed(name, data)`: a pack whose file `name` holds these bytes."""
    folder = tmp_path_factory.mktemp("pack")

    def write(name: str, data: bytes) -> Path:
        for file in SAMPLE:
            (folder / file).unlink(missing_ok=True)
        (folder / "pack.toml").write_text(ABOUT)
        (folder / name).write_bytes(data)
        return folder

    return write


@given(name=FILES, data=st.binary(max_size=200))
def test_pack_of_random_bytes(fuzzed, name, data):
    _loads_or_is_refused(fuzzed(name, data))


@given(name=FILES, at=st.floats(0, 1))
def test_pack_cut_short(fuzzed, name, at):
    text = SAMPLE[name].encode()
    _loads_or_is_refused(fuzzed(name, text[: int(at * len(text))]))


@given(name=FILES, at=st.floats(0, 1), put=st.sampled_from(['"', "=", "[", "]", "\n", "9", "-", "x", "{", "#", "\x00"]))
def test_pack_with_a_slip_of_the_pen(fuzzed, name, at, put):
    text = SAMPLE[name]
    cut = int(at * len(text))
    _loads_or_is_refused(fuzzed(name, (text[:cut] + put + text[cut + 1 :]).encode()))


NUMBERS = st.one_of(st.integers(-5, 200), st.just(2**70), st.just(-(2**63)))
VALUES = st.recursive(
    st.one_of(
        NUMBERS.map(str),
        st.sampled_from(
            ["true", "1.5", "nan", "inf", "1979-05-27", "07:32:00", '""', '"attack"', '"leader"', '"gain_top"']
        ),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(lambda items: f"[{', '.join(items)}]"),
        st.dictionaries(st.sampled_from(["verb", "types", "icons", "trade", "amount"]), inner, max_size=3).map(
            lambda table: "{ " + ", ".join(f"{key} = {value}" for key, value in table.items()) + " }"
        ),
    ),
    max_leaves=6,
)
FIELDS = st.sampled_from(
    [
        "id",
        "replaces",
        "name",
        "age",
        "type",
        "timing",
        "stripe",
        "effect",
        "evidence",
        "variants",
        "bottom",
        "obsolete",
    ]
)


@pytest.mark.no_cover
@given(fields=st.dictionaries(FIELDS, VALUES, max_size=4), more=st.dictionaries(FIELDS, VALUES, max_size=3))
def test_cards_of_wrong_types(fuzzed, fields, more):
    tables = [{"id": '"archers"', **fields}, {"id": '"archers"', **more}]
    text = "".join("[[card]]\n" + "".join(f"{key} = {value}\n" for key, value in table.items()) for table in tables)
    _loads_or_is_refused(fuzzed("cards.toml", text.encode()))


@pytest.mark.no_cover
@given(facts=st.dictionaries(st.sampled_from(["tokens", "market", "counts", "banker", "check"]), VALUES, max_size=3))
def test_facts_of_wrong_types(fuzzed, facts):
    text = "".join(f"{key} = {value}\n" for key, value in facts.items())
    _loads_or_is_refused(fuzzed("box.toml", text.encode()))


@pytest.mark.no_cover
@given(
    fields=st.fixed_dictionaries(
        {"verb": st.sampled_from(["provide", "gain_market", "gain_top", "take_tokens", "discard_top", "score_sets"])},
        optional={
            "amount": NUMBERS,
            "per": NUMBERS,
            "cost": NUMBERS,
            "choose": NUMBERS,
            "icon": st.sampled_from(["trade", "defense"]),
            "of_icon": st.sampled_from(["trade", "defense"]),
            "of_type": st.sampled_from(["leader", "wonder"]),
        },
    ),
    timing=st.sampled_from(["none", "instant", "attack", "attack_all", "permanent", "action", "scoring", "end"]),
)
def test_effects_that_may_not_fit(fuzzed, fields, timing):
    effect = ", ".join(
        f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}" for key, value in fields.items()
    )
    _loads_or_is_refused(fuzzed("cards.toml", with_effect(effect, timing=timing).encode()))
