"""Wars: triggers, armies, Generals, the defender, the counter that falls (AH-49 to AH-60, AH-103, AH-104)."""

from __future__ import annotations

import pytest

from riverrun.games.along_history.armies import attack_bonus, defence_bonus, general_rerolls
from riverrun.games.along_history.defending import settle_war
from riverrun.kernel import journal

from .table import asked, civilization, held, kinds, legal, lucky, phase, play, refused, seat, table, told

WAR = phase("war")
IN_WAR = {"step": "wars"}


def ends(state):
    """What became of the war."""
    return kinds(state, "steals", "no_small_counter", "repelled")


@pytest.mark.clause("AH-35", "AH-49", "AH-50", "AH-R11")
def test_war_is_asked_whenever_there_is_a_trigger():
    state = play(table(seat(row="cave", ur=1), seat(row="lake")), "done")
    assert asked(state) == "war"
    assert legal(state) == {"war ur", "done"}
    assert refused(state, "war") == "AH-50"
    faces = play(table(seat(row="cave"), seat(row="lake"), dice="1 1 1 culture war x2"), "done")
    assert legal(faces) == {"war", "war x2", "done"}
    assert refused(faces, "war ur") == "AH-50"
    golden = play(table(seat("~cave", row="fire"), seat(row="lake"), dice="1 1 1 culture golden golden"), "done")
    assert asked(golden) != "war"  # not for a Golden Age alone
    play(faces, "done")
    assert asked(faces) != "war"


@pytest.mark.clause("AH-50", "AH-75", "AH-110")
def test_others_make_war_by_ur_in_their_own_turn():
    state = table(seat(row="cave", ur=2), seat(row="lake"), active=1, turn_player=0, dice="1 1 1 culture war x2")
    play(state, "done")
    assert legal(state) == {"war ur", "done"}
    play(state, "war ur")
    assert state.position.ur[0] == 1
    assert told(state, "attacks") == [{"seat": 0, "target": 1}]
    assert asked(state) == "war"  # the second UR


@pytest.mark.clause("AH-51", "AH-58")
def test_any_opponent_may_be_attacked_even_without_counters():
    state = table(seat(row="cave", ur=1), seat(), seat(), agenda=WAR)
    play(state, "war ur")
    assert asked(state) == "target"
    assert legal(state) == {"target p2", "target p3"}
    assert refused(state, "target p1") == "AH-51"
    assert refused(state, "target p4") == "AH-51"
    play(state, "target p3")
    assert told(state, "attacks") == [{"seat": 0, "target": 2}]
    assert ends(state) in (["no_small_counter"], ["repelled"])


@pytest.mark.clause("AH-52", "AH-53", "AH-56", "AH-114")
def test_the_attacker_tilts_for_population_in_order_and_rolls():
    mine = seat("fire hunting ~plain forest clan-chief swamp<fire", ur=1)
    state = table(mine, seat(counters="terrain-1"), agenda=WAR)
    play(state, "war ur")
    assert asked(state) == "attack"
    assert legal(state) == {"fire", "hunting", "done"}
    assert refused(state, "plain") == "AH-26"
    assert refused(state, "forest") == "AH-52"
    assert refused(state, "swamp") == "AH-71"
    assert refused(state, "gatherers") == "AH-24"
    play(state, "hunting")  # the last in the order: no more can follow
    assert "~hunting" in civilization(state)
    rolled = told(state, "war_roll")[0]
    dice = rolled["ones"] + 2 * rolled["twos"] + 3 * rolled["threes"]
    assert rolled["ones"] + rolled["twos"] + rolled["threes"] == 3
    assert told(state, "total")[0]["total"] == dice + 1 + 1  # Hunting, and the Clan Chief's permanent army


@pytest.mark.clause("AH-114")
def test_a_tilt_out_of_order_is_refused():
    mine = seat("fire hunting gatherers agriculture", ur=1)
    state = table(mine, seat(counters="terrain-1"), agenda=WAR)
    play(state, "war ur", "hunting")
    assert refused(state, "fire") == "AH-114"
    assert legal(state) == {"agriculture", "done"}


@pytest.mark.clause("AH-53", "AH-95")
def test_permanent_bonuses_count_tilted_or_not_but_not_covered():
    state = table(seat("~gunpowder castle armour<castle chivalry genghis-khan"), seat(), ages="middle_ages")
    box, s = state.game.box, state.position
    assert attack_bonus(box, s, 0) == 2 + 0 + 1 + 1
    assert defence_bonus(box, s, 0) == 1 + 2 + 1 + 0
    assert general_rerolls(box, s, 0) == 1


@pytest.mark.clause("AH-56")
def test_heritage_and_ur_never_fight():
    mine = seat("nile-valley", heritage="fire hunting", ur=2)
    other = seat(counters="terrain-1")
    state = table(mine, other, ages="prehistory+antiquity", age="antiquity", agenda=WAR)
    play(state, "war ur")
    assert legal(state) == {"nile-valley", "done"}
    assert refused(state, "fire") == "AH-56"


@pytest.mark.clause("AH-54", "AH-R10", "AH-114")
def test_a_general_re_rolls_any_of_the_dice():
    war = {"target": 1, "army": 2, "dice": [1, 1, 3], "generals": 2}
    agenda = phase("general", IN_WAR, seat=0)
    state = table(seat("clovis saladin"), seat(counters="terrain-1"), ages="middle_ages", war=war, agenda=agenda)
    assert legal(state) == {"die g1", "die g3", "done"}
    assert refused(state, "die g2") == "AH-54"
    assert refused(state, "die blue") == "AH-54"
    play(state, "die g1", "die g1")
    assert refused(state, "die g1") == "AH-R10"
    play(state, "done")
    assert len(told(state, "war_reroll")) == 1
    assert state.position.war_dice.sum() == 3
    assert asked(state) == "general"  # the second General
    play(state, "done")
    assert told(state, "no_reroll") == [{"seat": 0}]
    assert len(told(state, "total")) == 2


@pytest.mark.clause("AH-54")
def test_done_at_once_forgoes_all_generals():
    war = {"target": 1, "army": 2, "dice": [1, 1, 3], "generals": 3}
    agenda = phase("general", IN_WAR, seat=0)
    state = table(seat("clovis"), seat(counters="terrain-1"), ages="middle_ages", war=war, agenda=agenda)
    play(state, "done")
    assert asked(state) != "general"


@pytest.mark.clause("AH-114", "AH-54")
def test_war_marks_go_in_order():
    war = {"target": 1, "army": 2, "dice": [1, 2, 3], "generals": 1}
    agenda = phase("general", IN_WAR, seat=0)
    state = table(seat("clovis"), seat(counters="terrain-1"), ages="middle_ages", war=war, agenda=agenda)
    play(state, "die g2")
    assert refused(state, "die g1") == "AH-114"
    play(state, "die g3")
    assert len(told(state, "war_reroll")) == 1  # nothing is left to mark, so they are rolled


@pytest.mark.clause("AH-55", "AH-110", "AH-Q8")
def test_the_defender_is_asked_in_the_attackers_turn_and_sees_the_attack():
    robbed = seat("fire hunting agriculture", counters="terrain-1")
    war = {"target": 1, "attack": 9, "army": 0}
    state = table(seat("cave"), robbed, war=war, agenda=phase("defence", IN_WAR))
    assert state.decision.seat == 1
    assert state.decision.sentence.args["attack"] == 9
    assert legal(state) == {"fire", "hunting", "agriculture", "done"}
    assert refused(state, "cave") == "AH-24"
    play(state, "fire")
    assert asked(state) == "defence"  # 2 + 3 does not reach 9
    play(state, "agriculture")
    assert len(told(state, "war_roll")) == 1
    assert {"~fire", "~agriculture", "hunting"} == civilization(state, 1)  # tilted until his own upkeep


@pytest.mark.clause("AH-55")
def test_the_defender_is_no_longer_asked_once_he_is_safe():
    robbed = seat("fire hunting", counters="terrain-1")
    war = {"target": 1, "attack": 5, "army": 1}
    state = table(seat("cave"), robbed, war=war, agenda=phase("defence", IN_WAR))
    play(state, "fire")  # 1 + 2 + 3 reaches 5
    assert ends(state) == ["repelled"]


@pytest.mark.clause("AH-R12")
def test_who_has_no_counters_is_not_asked():
    state = table(seat(ur=1), seat("fire hunting"), agenda=WAR)
    play(state, "war ur")
    assert len(told(state, "war_roll")) == 2
    assert civilization(state, 1) == {"fire", "hunting"}


@pytest.mark.clause("AH-Q6", "AH-54", "AH-55")
def test_the_defenders_generals_re_roll_while_he_is_beaten():
    robbed = seat("clovis saladin", counters="terrain-1")
    war = {"target": 1, "attack": 30, "army": 0, "dice": [1, 1, 1], "generals": 2}
    state = table(seat(), robbed, ages="middle_ages", war=war, agenda=phase("general", IN_WAR, seat=1))
    assert state.decision.seat == 1
    play(state, "die g1", "die g1", "die g1")
    assert asked(state) == "general"
    play(state, "done")
    assert ends(state) == ["steals"]
    safe = table(seat(ur=1), robbed, ages="middle_ages", agenda=WAR)
    play(safe, "war ur")
    totals = [one["total"] for one in told(safe, "total")]
    assert asked(safe) == "defence" or len(totals) == 2


@pytest.mark.clause("AH-57", "AH-58", "AH-60", "AH-Q7", "AH-Q8", "AH-117")
@pytest.mark.parametrize(
    ("counters", "difference", "taken"),
    [
        ("terrain-1 types-2 terrain-2 wonder-1", 4, "terrain-2"),
        ("terrain-1 types-2", 9, "types-2"),
        ("wonder-1 vp-16", 4, None),
        ("terrain-2 character-2", 3, "terrain-2"),
    ],
)
def test_the_highest_counter_not_above_the_difference_falls(counters, difference, taken):
    war = {"target": 1, "attack": 30, "army": 30 - difference - 3, "dice": [1, 1, 1], "generals": 1}
    state = table(
        seat("forest cave"),
        seat(counters=counters),
        ages="prehistory",
        war=war,
        agenda=phase("general", IN_WAR, seat=1),
    )
    play(state, "done")
    if taken is None:
        assert ends(state) == ["no_small_counter"]
        assert held(state) == set()
    else:
        assert held(state) == {taken}
        assert ends(state) == ["steals"]
    assert asked(state) != "decadence"  # a stolen counter costs none


@pytest.mark.clause("AH-59")
def test_a_tie_repels():
    war = {"target": 1, "attack": 8, "army": 5, "dice": [1, 1, 1], "generals": 1}
    state = table(seat(), seat(counters="terrain-1"), war=war | {"attack": 9}, agenda=phase("general", IN_WAR, seat=1))
    state.position.attack = 8
    settle_war(state.game.box, state.position, journal.off())
    assert held(state, 1) == {"terrain-1"}


@pytest.mark.clause("AH-104", "AH-Q4", "AH-R13", "AH-103")
def test_a_doubled_war_is_two_wars():
    state = table(seat(row="cave"), seat(), seat(), dice="1 1 1 culture war x2", agenda=WAR)
    assert legal(state) == {"war", "war x2", "done"}
    play(state, "war x2", "target p2")
    assert asked(state) == "war"
    assert legal(state) == {"war", "done"}
    assert refused(state, "war x2") == "AH-50"
    play(state, "war", "target p3")
    assert [one["target"] for one in told(state, "attacks")] == [1, 2]
    assert kinds(state, "war_doubled", "second_war") == ["war_doubled", "second_war"]
    assert asked(state) != "war"


@pytest.mark.clause("AH-R13")
def test_a_second_war_that_is_not_declared_is_lost():
    state = table(seat(row="cave"), seat(), seat(), dice="1 1 1 culture war x2", agenda=WAR)
    play(state, "war x2", "target p2", "done")
    assert state.position.second_war == 0
    assert told(state, "second_war") == []


@pytest.mark.clause("AH-103", "AH-49", "AH-16")
def test_several_wars_a_turn_in_any_order():
    state = table(seat(row="cave", ur=2), seat(), dice="1 1 1 culture war war", agenda=WAR)
    play(state, "war", "war ur", "war", "war ur")
    assert len(told(state, "attacks")) == 4
    assert asked(state) != "war"
    assert refused(table(seat(ur=1), seat(), dice="1 1 1 culture war golden", agenda=WAR), "war x2") == "AH-104"


@pytest.mark.clause("AH-Q16", "AH-R14", "AH-17")
def test_a_golden_age_may_come_before_a_war():
    mine = seat("~fire", row="cave", ur=1)
    state = table(mine, seat(counters="terrain-1"), dice="1 1 1 culture golden war", agenda=WAR)
    play(state, "golden age", "war")
    assert legal(state) == {"fire", "done"}
    gold = table(seat("~currency", ur=1), seat(), ages="antiquity", dice="1 1 1 culture golden war 3", agenda=WAR)
    play(gold, "golden age")
    assert gold.position.gold[0] == 3


@pytest.mark.clause("AH-Q16")
def test_a_die_that_was_spent_starts_no_war():
    state = table(seat(row="cave"), seat(row="lake"), dice="1 1 1 culture (war) golden")
    play(state, "done")
    assert asked(state) != "war"


@pytest.mark.clause("AH-91")
def test_without_wars_nothing_starts_one():
    state = table(seat(row="cave", ur=2), seat(row="lake"), dice="1 1 1 culture war war", no_war="on")
    assert "swap war" in legal(state)
    assert "reroll war" in legal(state)
    play(state, "done")
    assert asked(state) != "war"


@pytest.mark.clause("AH-53", "AH-57")
def test_a_whole_war_comes_out_as_its_numbers_say():
    state = lucky(
        lambda state: kinds(state, "steals") == ["steals"],
        seat("fire", ur=1),
        seat(counters="terrain-1 types-2"),
        agenda=WAR,
        moves=("war ur", "fire"),
    )
    attack, defence = (one["total"] for one in told(state, "total"))
    stolen = told(state, "steals")[0]
    assert stolen["difference"] == attack - defence
    assert held(state) == {stolen["counter"]}


# What a view tells of the chances


def mean(sums):
    return sum((3 + place) * chance for place, chance in enumerate(sums))


@pytest.mark.clause("AH-52", "AH-54")
def test_a_view_tells_how_likely_war_dice_are_and_generals_roll_the_ones_again():
    state = table(seat("clovis saladin"), seat("charlemagne"), seat(), players=3, ages="middle_ages")
    generals, one, none = (own.sums for own in state.view(0).civilizations)
    assert none == pytest.approx([27 / 216, 54 / 216, 63 / 216, 44 / 216, 21 / 216, 6 / 216, 1 / 216], abs=1e-5)
    assert [sum(sums) for sums in (none, one, generals)] == pytest.approx([1, 1, 1], abs=1e-5)
    assert [mean(sums) for sums in (none, one, generals)] == pytest.approx([5, 6, 6.5], abs=1e-4)
    assert table(seat("clovis"), seat(), ages="middle_ages", no_war="on").view(0).civilizations[0].sums == []


@pytest.mark.clause("AH-54", "AH-R10")
def test_a_view_tells_what_dice_that_lie_there_may_come_to():
    war = {"target": 1, "army": 2, "dice": [1, 1, 3], "generals": 1}
    agenda = phase("general", IN_WAR, seat=0)
    state = table(seat("clovis"), seat(counters="terrain-1"), ages="middle_ages", war=war, agenda=agenda)
    assert mean(state.view(0).war.sums) == pytest.approx(3 + 2 * 10 / 6, abs=1e-4)
    play(state, "die g1")
    assert state.view(0).war.marked == [1]
    assert mean(state.view(0).war.sums) == pytest.approx(4 + 10 / 6, abs=1e-4)  # as it was marked so far
