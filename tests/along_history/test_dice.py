"""The dice: the roll, re-rolls, Golden Age, coin, pawns (AH-5, AH-12 to AH-20, AH-29, AH-33, AH-76 to AH-78)."""

from __future__ import annotations

from collections import Counter

import pytest

from riverrun.games.along_history.dice import roll_again
from riverrun.kernel import journal

from .table import asked, civilization, game, legal, lucky, play, refused, seat, table, told, unspent, until

MINE, OTHER = seat(row="stonehenge megalithic-monument"), seat(row="gobekli-tepe")


@pytest.mark.no_cover
@pytest.mark.clause("AH-12", "AH-5", "AH-118")
def test_the_dice_show_what_they_should_as_often_as_they_should():
    state = table(seat(row="homer"), seat(), ages="antiquity")
    s, box, log = state.position, state.game.box, journal.off()
    seen: dict[str, Counter] = {"green": Counter(), "blue": Counter(), "red": Counter(), "coin": Counter()}
    red, green = 7, 0
    for _ in range(3000):
        green = roll_again(box, s, log, green)
        seen["green"][green + 1] += 1
        roll_again(box, s, log, 3)
        seen["blue"][int(s.blue)] += 1
        red = roll_again(box, s, log, red)
        seen["red"][red] += 1
        roll_again(box, s, log, 8)
        seen["coin"][int(s.coin)] += 1
        assert sum(s.rolled[:3]) == 3
        assert s.rolled.sum() == s.unspent.sum() == 7
    shares = {name: {face: round(6 * count / 3000) for face, count in faces.items()} for name, faces in seen.items()}
    assert shares["green"] == {1: 3, 2: 2, 3: 1}
    assert shares["blue"] == {1: 2, 2: 2, 3: 2}
    assert shares["red"] == {4: 1, 5: 1, 6: 2, 7: 2}
    assert shares["coin"] == {3: 3, 4: 1, 5: 1, 6: 1}


@pytest.mark.clause("AH-5", "AH-19", "AH-86")
@pytest.mark.parametrize(("age", "dice"), [("prehistory", 6), ("antiquity", 7), ("middle_ages", 7)])
def test_the_active_player_rolls_all_dice(age, dice):
    state = game(3, ages=age).new(1)
    assert state.position.unspent.sum() == dice
    (roll,) = told(state, "roll")
    assert set(roll) == {"seat", "ones", "twos", "threes", "shown", "red", "red2", "gold"}
    assert (roll["gold"] > 0) == (dice == 7)


@pytest.mark.clause("AH-20", "AH-111")
def test_a_die_is_discarded_to_re_roll_one_other():
    state = table(MINE, OTHER, dice="1 1 2 culture war golden")
    play(state, "reroll war")
    assert asked(state) == "reroll"
    assert legal(state) == {"die g1", "die g2", "die blue", "die golden"}
    assert refused(state, "die war") == "AH-20"
    play(state, "die blue")
    assert told(state, "discard_to_reroll") == [{"seat": 0, "die": "war"}]
    assert told(state, "reroll")[0]["die"] == "blue"
    assert sum(unspent(state).values()) == 5
    assert state.position.rolled.sum() == 6


@pytest.mark.clause("AH-20", "AH-25")
def test_a_re_roll_needs_an_unspent_die_and_another():
    state = table(MINE, OTHER, dice="1 (1) (1) (culture) (war) (golden)")
    assert refused(state, "reroll g1") == "AH-20"
    assert refused(state, "reroll war") == "AH-20"
    assert "swap g1" in legal(state)


@pytest.mark.clause("AH-111")
def test_equal_faces_are_one_option_and_a_single_option_is_taken():
    state = table(MINE, OTHER, dice="1 1 1 (culture) war (golden)")
    play(state, "reroll war")
    assert told(state, "reroll")[0]["die"] == "g1"
    assert asked(state) == "main"


@pytest.mark.clause("AH-14", "AH-R10", "AH-114")
def test_a_re_roll_face_rolls_any_number_of_dice_at_once():
    state = table(MINE, OTHER, dice="1 1 3 culture reroll golden")
    play(state, "reroll reroll")
    assert asked(state) == "marks"
    assert refused(state, "done") == "AH-R10"  # the first mark is due
    assert legal(state) == {"die g1", "die g3", "die blue", "die golden"}
    play(state, "die g1")
    play(state, "die g1")
    assert refused(state, "die g1") == "AH-R10"
    play(state, "die blue")
    assert refused(state, "die g3") == "AH-114"
    assert refused(state, "die coin") == "AH-20"
    play(state, "done")
    assert [one["die"] for one in told(state, "reroll")] == ["g1", "g1", "blue"]
    assert sum(unspent(state).values()) == 5
    assert asked(state) == "main"


@pytest.mark.clause("AH-14", "AH-118")
def test_when_all_are_marked_they_are_rolled():
    state = table(MINE, OTHER, dice="1 (1) (3) culture reroll (golden)")
    play(state, "reroll reroll", "die g1", "die blue")
    assert asked(state) == "main"
    assert len(told(state, "reroll")) == 2


@pytest.mark.clause("AH-14")
def test_a_re_roll_face_may_re_roll_red_and_coin():
    state = table(seat(row="homer"), seat(row="writing"), ages="antiquity", dice="1 1 1 culture reroll war 3")
    play(state, "reroll reroll", "die war", "die coin")
    assert [one["die"] for one in told(state, "reroll")] == ["war", "coin"]


@pytest.mark.clause("AH-13", "AH-22", "AH-77")
def test_only_the_active_player_has_red_dice_and_re_rolls():
    state = table(MINE, OTHER, dice="1 2 3 culture reroll golden", active=1, turn_player=0)
    assert unspent(state) == {"g1": 1, "g2": 1, "g3": 1, "blue": 1}
    assert refused(state, "reroll g1") == "AH-77"
    assert legal(state) == {"swap g1", "swap g2", "swap g3", "swap blue", "done"}


@pytest.mark.clause("AH-17", "AH-98")
def test_a_golden_age_straightens_all_and_is_spent():
    state = table(seat("~forest ~fire", row="hunting"), OTHER, dice="1 1 1 culture golden golden")
    play(state, "golden age")
    assert civilization(state) == {"forest", "fire"}
    assert state.position.unspent[7] == 1
    assert refused(state, "golden age") == "AH-17"  # nothing is tilted
    plain = table(seat("~forest", row="hunting"), OTHER, dice="1 1 1 culture war war")
    assert refused(plain, "golden age") == "AH-17"


@pytest.mark.clause("AH-17", "AH-98", "AH-26")
def test_a_golden_age_brings_gold_bonuses_again():
    state = table(seat("~currency ~the-wheel", gold=1), ages="antiquity", dice="1 1 1 culture golden war 3")
    play(state, "golden age")
    assert state.position.gold[0] == 4
    assert civilization(state) == {"~currency", "the-wheel"}
    assert told(state, "gold_bonus") == [{"seat": 0, "gold": 3}]


@pytest.mark.clause("AH-29", "AH-115", "AH-78")
def test_the_coin_goes_to_the_treasure_doubled_by_x2():
    state = table(seat(row="homer"), seat(row="writing"), ages="antiquity", dice="1 1 1 strength x2 war 5")
    assert legal(state, "coin") == {"coin", "coin x2"}
    assert refused(state, "coin x4") == "AH-115"
    play(state, "coin x2")
    assert state.position.gold[0] == 10
    assert refused(state, "coin") == "AH-29"
    pawn = table(seat(row="homer"), seat(), ages="antiquity", dice="1 1 1 strength x2 war 5", active=1, turn_player=0)
    assert legal(pawn, "coin") == {"coin"}
    play(pawn, "coin")
    assert pawn.position.gold[0] == 5


@pytest.mark.clause("AH-29", "AH-Q21", "AH-117")
def test_an_unspent_coin_is_taken_plain_when_the_main_phase_ends():
    state = table(seat(row="homer"), seat(row="writing"), ages="antiquity", dice="1 1 1 strength x2 war 6")
    play(state, "done")
    assert state.position.gold[0] == 6
    used = table(seat(row="homer"), seat(row="writing"), ages="antiquity", dice="1 1 1 strength x2 war 6")
    play(used, "swap coin")
    until(used, "main")
    play(used, "done")
    assert used.position.gold[0] == 0


@pytest.mark.clause("AH-33", "AH-76", "AH-79", "AH-Q21")
def test_the_others_have_the_last_faces_however_they_were_used():
    state = lucky(
        lambda state: state.position.rolled[2] == 1,
        MINE,
        OTHER,
        dice="1 1 2 culture golden war",
        moves=("reroll golden", "die g1", "swap g2"),
    )
    play(state, *(["done"] if asked(state) == "main" else []))
    until(state, "main", 1)
    assert unspent(state) == {"g1": 1, "g2": 1, "g3": 1, "blue": 1}


@pytest.mark.clause("AH-15")
def test_x2_doubles_no_bonus_and_no_ur():
    state = table(seat("fire", row="swamp", ur=2), OTHER, dice="(1) (1) (1) (culture) x2 x2")
    play(state, "swamp", "ur resource")
    assert state.position.unspent[4] == 2  # neither Fire nor UR take an x2
