"""What is wrong with the shape of data: the field, and the values, keys and fields that there are."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any, Literal

import msgspec
import pytest

from riverrun.kernel.language.catalogue import LANGUAGES
from riverrun.kernel.wrong_shapes import shape


class Season(Enum):
    DRY = "dry"
    WET = "wet"


class Hex(msgspec.Struct, forbid_unknown_fields=True):
    terrain: Literal["sea", "plain"]
    season: Season = Season.DRY
    worth: int | Literal["all"] = 0
    pair: tuple[Literal["left", "right"], int] = ("left", 1)
    kept: Annotated[Literal["yes", "no"] | None, msgspec.Meta(extra_json_schema={})] = None


class Sow(msgspec.Struct, tag="sow", tag_field="do"):
    pass


class Reap(msgspec.Struct, tag="reap", tag_field="do"):
    pass


class Tile(msgspec.Struct, forbid_unknown_fields=True):
    hexes: list[Hex] = []
    reward: dict[Literal["gold", "food"], int] = {}
    named: dict[str, Hex] = {}
    move: Sow | Reap | None = None


def says(data: Any) -> str:
    with pytest.raises(msgspec.ValidationError) as trouble:
        msgspec.convert(data, list[Tile])
    found = shape(str(trouble.value), kind=list[Tile])
    assert all(found.say(language) for language in LANGUAGES)
    return found.text


@pytest.mark.parametrize(
    ("tile", "sentence"),
    [
        ({"hexes": [{"terrain": "lava"}]}, "‘[0].hexes[0].terrain’ can’t be ‘lava’; give plain or sea"),
        ({"named": {"x": {"terrain": "lava"}}}, "‘[0].named[...].terrain’ can’t be ‘lava’; give plain or sea"),
        ({"hexes": [{"terrain": "sea", "season": "hot"}]}, "‘[0].hexes[0].season’ can’t be ‘hot’; give dry or wet"),
        ({"hexes": [{"terrain": "sea", "worth": "most"}]}, "‘[0].hexes[0].worth’ can’t be ‘most’"),
        ({"hexes": [{"terrain": "sea", "kept": "if"}]}, "‘[0].hexes[0].kept’ can’t be ‘if’; give no or yes"),
        (
            {"hexes": [{"terrain": "sea", "pair": ["up", 1]}]},
            "‘[0].hexes[0].pair[0]’ can’t be ‘up’; give left or right",
        ),
        ({"hexes": [{"terrain": "sea", "pair": ["up"]}]}, "‘[0].hexes[0].pair’ must have the length 2, not 1"),
        ({"reward": {"moon": 1}}, "‘[0].reward’ has no ‘moon’; give food or gold"),
        ({"reward": {"gold": "x"}}, "‘[0].reward[...]’ must be int, not str"),
        ({"hexs": []}, "there is no field ‘[0].hexs’; give hexes, reward, named or move"),
        ({"move": {"do": "eat"}}, "‘[0].move.do’ can’t be ‘eat’; give sow or reap"),
        ({"hexes": [{}]}, "‘[0].hexes[0].terrain’ is missing"),
    ],
)
def test_what_is_wrong_is_told_with_what_there_is(tile, sentence):
    assert says([tile]) == sentence


def test_of_many_fields_the_most_like_it_are_named():
    trees = ("oak", "elm", "ash", "fig", "yew", "fir", "pine")
    many = msgspec.defstruct("Many", [(f"number_of_{tree}s", int, 0) for tree in trees])
    found = shape("Object contains unknown field `number_of_pins`", kind=many)
    assert found.text.startswith("there is no field ‘number_of_pins’; give one of 7, such as number_of_pines,")


def test_without_its_type_a_value_is_refused_alone():
    assert shape("Invalid enum value 'cat' - at `$.kind`").text == "‘kind’ can’t be ‘cat’"
    assert shape("Expected `object`, got `int`", whole="document").text == "‘document’ must be object, not int"


def test_a_field_without_a_name_is_refused_too():
    assert shape("Object contains unknown field ``", kind=Hex).code == "rr-shape-unknown-of"
