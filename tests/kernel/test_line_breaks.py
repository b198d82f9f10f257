"""Lines of a terminal are broken at spaces or beside Chinese characters, and keep their indent."""

from __future__ import annotations

from riverrun.kernel.language.line_breaks import WIDTH, broken, columns, wrapped


def test_short_lines_stay_as_they_are():
    assert wrapped("", "  a line", "x" * WIDTH) == ["", "  a line", "x" * WIDTH]
    assert wrapped() == []


def test_long_lines_are_broken_at_spaces_and_keep_their_indent():
    line = "  " + " ".join(["well-known"] * 20)
    rows = wrapped(line, "next")
    assert all(len(row) <= WIDTH for row in rows)
    assert rows[0].startswith("  well")
    assert all(row.startswith("    well") for row in rows[1:-1])
    assert rows[-1] == "next"
    assert " ".join(row.strip() for row in rows[:-1]) == line.strip()


def test_a_word_longer_than_a_line_is_cut():
    rows = wrapped("y" * 200)
    assert [row.strip() for row in rows] == ["y" * 80, "y" * 78, "y" * 42]


def test_chinese_characters_take_two_columns_and_lines_break_before_them():
    line = "  單位：" + "、".join(["輕騎兵", "Axeman 3", "長弓兵（弓）"] * 8)
    assert columns("單a") == 3
    rows = wrapped(line)
    assert all(70 < columns(row) <= WIDTH for row in rows[:-1])
    assert "".join(rows).replace(" ", "") == line.replace(" ", "")
    assert not any(row.strip()[0] in "、）" or row[-1] == "（" for row in rows)


def test_chinese_text_is_broken_by_its_width_and_its_signs_stay_together():
    text = "「規則書」沒有說明；這裡如此裁定，這裡如此裁定。"
    assert broken(text, 20) == ["「規則書」沒有說明；", "這裡如此裁定，這裡如", "此裁定。"]
    assert broken("色和黑色骰子各一顆、15 張", 20) == ["色和黑色骰子各一顆、", "15 張"]


def test_a_path_stays_whole():
    assert broken("a path/that/is/longer/than/the/line stays", 20) == [
        "a",
        "path/that/is/longer/than/the/line",
        "stays",
    ]
    assert broken("a/path/that/is/longer/than/the/line ", 20) == ["a/path/that/is/longer/than/the/line"]
