"""Calamities: which fail, what a failure does, what protects (AH-34, AH-39 to AH-48, AH-101, AH-102)."""

from __future__ import annotations

import pytest

import riverrun

from .table import asked, cards, civilization, kinds, legal, play, refused, row, seat, table, told

DECK = ["forest", "plain", "swamp"]


def fails(state):
    """The main phase ends."""
    return play(state, "done")


@pytest.mark.clause("AH-34", "AH-42", "AH-43", "AH-44", "AH-117")
def test_a_lone_calamity_fails_and_destroys_a_card_of_its_type():
    state = fails(table(seat("shaman neanderthal cave", row="famine"), seat(row="lake"), no_war="on"))
    assert asked(state) == "destroy"
    assert legal(state) == {"shaman", "neanderthal"}
    assert refused(state, "cave") == "AH-44"
    play(state, "shaman")
    assert civilization(state) == {"neanderthal", "cave"}
    assert told(state, "destroy") == [{"seat": 0, "card": "shaman", "calamity": "famine"}]
    assert kinds(state, "fails", "destroy", "calamity_discarded") == ["fails", "destroy", "calamity_discarded"]
    assert {"shaman", "famine"} <= set(state.document().discarded)


@pytest.mark.clause("AH-44")
def test_without_the_type_any_card_without_a_card_nothing():
    state = fails(table(seat("cave forest", row="famine"), seat(row="lake")))
    assert legal(state) == {"cave", "forest"}
    bare = fails(table(seat(row="famine"), seat(row="lake")))
    assert told(bare, "nothing_to_destroy") == [{"seat": 0, "calamity": "famine"}]


@pytest.mark.clause("AH-45", "AH-100", "AH-Q11")
def test_only_uncovered_cards_are_destroyed_and_what_lay_under_works_again():
    mine = seat("~shaman homo-sapiens<shaman forest<homo-sapiens cave", row="famine")
    state = fails(table(mine, seat(row="lake")))
    assert kinds(state, "destroy") == ["destroy"]  # the only uncovered Character
    assert civilization(state) == {"homo-sapiens", "forest<homo-sapiens", "cave"}
    several = fails(table(seat("shaman clan-chief forest<shaman", row="famine"), seat(row="lake")))
    assert refused(several, "forest") == "AH-45"
    assert refused(several, "cave") == "AH-44"


@pytest.mark.clause("AH-98", "AH-45")
def test_a_gold_bonus_that_is_uncovered_again_is_collected():
    mine = seat("homer silver-mine<homer pompeii", row="slave-revolt", gold=0)
    state = fails(table(mine, seat(row="writing"), ages="antiquity", dice="1 1 1 culture war war 3"))
    assert told(state, "gold_bonus")[-1]["gold"] >= 3
    assert "~silver-mine" in civilization(state)


@pytest.mark.clause("AH-40", "AH-41")
def test_others_never_suffer_a_failure():
    state = table(seat("shaman", row="famine"), seat(row="lake"), active=1, turn_player=0)
    fails(state)
    assert told(state, "fails") == []
    assert "famine" in row(state)


@pytest.mark.clause("AH-41")
def test_a_calamity_drawn_at_the_end_waits():
    state = table(seat("shaman", row="cave lake"), seat(row="river"), deck=["famine", "forest"], no_war="on")
    fails(state)
    assert row(state) == ["cave", "lake", "famine"]
    assert told(state, "fails") == []


@pytest.mark.clause("AH-Q5")
def test_every_unprotected_calamity_fails_however_it_came():
    state = table(seat("shaman", row="cave"), seat(row="famine"), dice="1 1 1 culture war war")
    play(state, "swap war")
    fails(state)
    assert told(state, "fails")[0]["card"] == "famine"


@pytest.mark.clause("AH-47", "AH-Q24", "AH-34")
def test_a_protected_calamity_never_fails_and_waits_in_the_row():
    state = fails(table(seat("fire", row="rough-winter"), seat(row="lake"), no_war="on"))
    assert told(state, "fails") == []
    assert "rough-winter" in row(state)
    covered = fails(table(seat("fire<forest forest", row="rough-winter"), seat(row="lake"), no_war="on"))
    assert told(covered, "fails")[0]["card"] == "rough-winter"


@pytest.mark.clause("AH-101", "AH-42")
def test_several_fail_one_at_a_time_and_the_player_names_the_next():
    mine = seat("fire shaman", row="rough-winter wildfire epidemic")
    state = fails(table(mine, seat(row="lake"), no_war="on"))
    # Shaman protects from Epidemic, Fire from Rough Winter, until Wildfire takes it and Rough Winter the Shaman.
    assert [one["card"] for one in told(state, "fails")] == ["wildfire", "rough-winter", "epidemic"]
    state = fails(table(seat("fire", row="rough-winter wildfire flood"), seat(row="lake"), no_war="on"))
    assert asked(state) == "calamity"
    assert legal(state) == {"wildfire", "flood"}
    assert refused(state, "rough-winter") == "AH-47"
    assert refused(state, "lake") == "AH-101"
    play(state, "wildfire")  # Fire is lost, so Rough Winter fails as well
    assert asked(state) == "calamity"
    assert legal(state) == {"rough-winter", "flood"}


@pytest.mark.clause("AH-41", "AH-101")
def test_only_a_calamity_can_fail():
    state = fails(table(seat("fire", row="wildfire flood cave"), seat(row="lake")))
    assert refused(state, "cave") == "AH-41"


@pytest.mark.clause("AH-42", "AH-102", "AH-Q13")
def test_a_calamity_may_move_to_the_left_beyond_three_cards():
    state = table(seat("cave", row="wolves"), seat(row="lake river forest"), seat(row="plain"), no_war="on")
    fails(state)
    assert told(state, "move_on") == [{"card": "wolves", "target": 1}]
    assert row(state, 1) == ["lake", "river", "forest", "wolves"]
    assert state.position.row_size[0] == 3  # and there are three again


@pytest.mark.clause("AH-102")
def test_a_calamity_that_finds_no_room_is_discarded():
    full = seat(row="lake river forest plain swamp spear fire hunting")
    state = fails(table(seat("cave", row="wolves"), full, no_war="on"))
    assert told(state, "move_on") == []
    assert "wolves" in state.document().discarded


@pytest.mark.clause("AH-102")
def test_left_of_the_last_seat_is_the_first():
    state = table(seat(row="lake"), seat("cave", row="wolves"), active=1, no_war="on")
    fails(state)
    assert row(state, 0)[-1] == "wolves"


@pytest.mark.clause("AH-101", "AH-Q20")
def test_the_volcano_destroys_pompeii_or_a_terrain():
    options = {"ages": "antiquity", "no_war": "on", "dice": "1 1 1 strength war war 3"}
    state = fails(table(seat("pompeii oasis olive-grove", row="volcanic-eruption"), seat(row="homer"), **options))
    assert [one["card"] for one in told(state, "destroy")] == ["pompeii"]
    other = fails(table(seat("oasis olive-grove", row="volcanic-eruption"), seat(row="homer"), **options))
    assert legal(other) == {"oasis", "olive-grove"}
    covered = fails(table(seat("pompeii<oasis oasis", row="volcanic-eruption"), seat(row="homer"), **options))
    assert [one["card"] for one in told(covered, "destroy")] == ["oasis"]


@pytest.mark.clause("AH-101")
def test_gold_is_lost_at_most_what_there_is():
    options = {"ages": "antiquity", "no_war": "on", "dice": "1 1 1 culture war war (3)"}
    state = fails(table(seat(row="pirates", gold=3), seat(row="homer"), **options))
    assert told(state, "lose_gold") == [{"seat": 0, "gold": 3, "calamity": "pirates"}]
    assert state.position.gold[0] == 0
    mine = seat("writing", row="barbarian-invasion", gold=9)
    state = fails(table(mine, seat(row="homer"), **options))
    assert kinds(state, "destroy", "lose_gold", "move_on") == ["destroy", "lose_gold", "move_on"]
    assert state.position.gold[0] == 6


@pytest.mark.clause("AH-R15")
def test_more_than_are_there_destroys_those_there_are(tmp_path):
    (tmp_path / "pack.toml").write_text('game = "along-history"\nname = "T"\nevidence = "invented"\n')
    failure = 'failure = [{ verb = "destroy", type = "terrain", count = 3 }]'
    (tmp_path / "cards.toml").write_text(f'[[card]]\nid = "flood"\n{failure}\n')
    played = riverrun.game("along-history", 2, content=tmp_path, no_war="on")
    state = table(seat("cave forest<cave shaman<forest", row="flood"), seat(row="lake"), on=played)
    fails(state)
    assert [one["card"] for one in told(state, "destroy")] == ["cave", "forest", "shaman"]
    assert asked(state) == "counter"
    wide = table(seat("cave forest lake shaman", row="flood"), seat(row="river"), on=played)
    fails(wide)
    play(wide, "cave", "lake")
    assert civilization(wide) == {"shaman"}


@pytest.mark.clause("AH-39", "AH-47")
def test_a_calamity_is_resolved_like_any_card():
    state = table(seat(row="wolves"), seat(row="lake"), dice="2 1 1 strength war war")
    assert "wolves" in cards(state)
    play(state, "wolves")
    assert civilization(state) == {"wolves"}
    assert state.position.vp[0] == 1
