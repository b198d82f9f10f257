"""Scoring: what gives points, end-game effects, ties, points as they stand (R12, EP-A74, A77, EP-5.3)."""

from __future__ import annotations

import pytest

from .table import ACTION, play, points, seat, table, told


def lines(state, seat=0):
    """The lines of a score by their keys, cards by their names."""
    found = {}
    for line in state.scores()[seat].lines:
        card = line.sentence.args.get("card")
        found[card.id if card is not None else line.step] = line.points
    return found


@pytest.mark.clause("EP-12.1", "EP-A77")
def test_what_gives_points():
    state = table(
        seat(culture=7, honor=5, lands="1.0 3.1 3.0", cities="1.0b 2.0b", gold=5, art=3, form="monarchy"), seat()
    )
    assert lines(state) == {"culture": 7, "honor": 5, "land": 3, "city": 8, "gold": 2, "art": 6}
    assert points(state) == [31, 5]
    assert "{" not in "".join(line.text for line in state.scores()[0].lines)


@pytest.mark.clause("EP-12.1")
@pytest.mark.parametrize(
    ("art", "given"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 28), (20, 28)]
)
def test_great_works_by_the_table(art, given):
    assert lines(table(seat(art=art), seat()))["art"] == given


@pytest.mark.clause("EP-12.1", "EP-A45", "EP-A82")
def test_culture_beyond_30_and_60():
    assert points(table(seat(culture=64), seat(culture=29)))[0] == 64 + 5


END_GAME = [
    ("temple-of-artemis", {}, 2),
    ("mausoleum", {"honor": 4}, 4),
    ("mausoleum", {"honor": 9}, 5),
    ("angkor-wat", {"lands": "1.1 0.3 5.2"}, 3),
    ("moai", {"lands": "1.0 3.1 5.2"}, 3),
    ("eiffel-tower", {}, 1),
    ("big-ben", {"gold": 8}, 2),
    ("palace-of-versailles", {"cities": "1.0b 2.0b", "form": "monarchy"}, 2),
    ("neuschwanstein", {"form": "federalism"}, 2),
    ("neuschwanstein", {"form": "monarchy"}, 0),
    ("saint-basils-cathedral", {"art": 5}, 2),
    ("sydney-opera-house", {"cities": "1.0b 2.0b", "form": "monarchy"}, 1),
    ("international-space-station", {"inventions": "computer cinema writing"}, 2),
    ("united-nations", {"posts": "0.0b 2.2b"}, 4),
    ("united-nations", {"posts": "0.0b 2.2b", "marker_epochs": [1, 3]}, 2),
]


@pytest.mark.clause("EP-12.1", "EP-A74")
@pytest.mark.parametrize(("wonder", "has", "given"), END_GAME)
def test_end_game_abilities_of_wonders(wonder, has, given):
    rest = 10 - has["honor"] if "honor" in has else 5
    state = table(seat(**has), seat(honor=rest), built=[{"wonder": wonder, "seat": 0}], epoch=3)
    assert lines(state)[wonder] == given


@pytest.mark.clause("EP-12.1")
@pytest.mark.parametrize(
    ("invention", "has", "given"),
    [
        ("perspective", {"art": 3}, 3),
        ("electric-light", {"cities": "1.0b"}, 1),
        ("cinema", {"art": 2}, 1 + 1),
        ("cinema", {"art": 5}, 1 + 2),
        ("radio", {"posts": "0.0b 2.2b"}, 2),
        ("stock-exchange", {"gold": 9}, 2),
        ("computer", {"inventions": "computer writing wheel"}, 1),
    ],
)
def test_end_game_abilities_of_inventions(invention, has, given):
    state = table(seat(**{"inventions": invention, **has}), seat(), epoch=3)
    assert lines(state)[invention] == given


@pytest.mark.clause("EP-12.1")
@pytest.mark.parametrize(
    ("civilization", "nth", "has", "given"),
    [
        ("mongolia", 4, {"lands": "1.0 3.1 3.0"}, 0),
        ("mongolia", 4, {"lands": "1.0 3.1 3.0", "posts": "0.0b 2.2b"}, 2),
        ("greece", 4, {"cities": "1.0b 3.0b", "form": "monarchy", "inventions": "computer writing wheel"}, 4 + 1),
        ("england", 4, {"posts": "0.0b 2.2b", "lands": "1.0 3.1"}, 2),
        ("england", 4, {"lands": "1.0 3.1 3.0 5.2 5.1"}, 3),
    ],
)
def test_end_game_abilities_of_civilizations(civilization, nth, has, given):
    state = table(seat(civilization=civilization, abilities=[nth], **has), seat(), epoch=3)
    assert lines(state)[f"{civilization}-{nth}"] == given


@pytest.mark.clause("EP-12.1", "EP-5.3")
def test_a_tie_goes_to_the_higher_culture():
    state = table(seat(culture=3, gold=4), seat(culture=5))
    assert points(state) == [10, 10]
    assert [score.place for score in state.scores()] == [2, 1]
    assert [score.won for score in state.scores()] == [False, True]
    earlier = table(seat(culture=5), seat(culture=5), ranking=[1, 0])
    assert [score.place for score in earlier.scores()] == [2, 1]  # who arrived first


@pytest.mark.clause("EP-A77")
def test_points_as_they_stand_come_before_the_end_of_the_epoch():
    """Neither trade income nor food are counted before they are due."""
    state = table(seat(lands="1.0", posts="2.2b", culture=1), seat(), turn=6, active=1)
    before = points(state)
    play(state, "end")
    assert told(state, "income")[0]["level"] == 2
    assert before[0] == 1 + 5 + 1
    assert points(state)[0] > before[0]


@pytest.mark.clause("EP-12.1")
def test_the_game_ends_after_epoch_iii():
    state = table(seat(culture=9), seat(culture=1), epoch=3, turn=6, active=1)
    play(state, "end")
    assert state.over
    assert told(state, "game_ends") == [{}]
    assert [score.won for score in state.scores()] == [True, False]
    running = table(seat(lands="3.1"), seat(), agenda=ACTION, actions_left=1, planned=1, epoch=3)
    assert not running.over
