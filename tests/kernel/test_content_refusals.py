"""What validators refuse most is told in every language, with what would be right."""

from __future__ import annotations

import pytest

import riverrun as rr
from riverrun.kernel.content_refusals import require_between
from riverrun.kernel.errors import BadContent
from riverrun.kernel.language.sentences import language

REFUSED = {
    "en": "hunting: ‘vp’ is -20 to 20 (AH-81).",
    "de": "hunting: „vp“ ist -20 bis 20 (AH-81).",
    "zh-Hant": "hunting：「vp」須為 -20 到 20（AH-81）。",
}


@pytest.mark.parametrize("code", REFUSED)
def test_a_number_out_of_its_range_is_told_in_the_language_of_who_reads(code, tmp_path):
    (tmp_path / "pack.toml").write_text('game = "along-history"\nname = "x"\nevidence = "invented"\n')
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "hunting"\nvp = 21\n')
    with pytest.raises(BadContent) as found:
        rr.game("along-history", players=2, content=tmp_path)
    with language(code):
        assert str(found.value) == REFUSED[code]


def test_the_ends_of_a_range_are_in_it():
    for value in (1, 9):
        require_between("hunting", "n", value, 1, 9, "AH-67")
    for value in (0, 10):
        with pytest.raises(BadContent):
            require_between("hunting", "n", value, 1, 9, "AH-67")
