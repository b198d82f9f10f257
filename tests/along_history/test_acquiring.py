"""Acquiring: costs, free cards, gold, entering, heritage gold (AH-23, AH-27 to AH-31, AH-95 to AH-98, AH-112)."""

from __future__ import annotations

import pytest

from riverrun.games.along_history.acquiring import population_cost

from .table import asked, cards, civilization, kinds, legal, numbers, play, refused, row, seat, table, told, why


def cost(state, card: str) -> int:
    return population_cost(state.game.box, state.position, 0, numbers()[card])


@pytest.mark.clause("AH-95", "AH-96", "AH-Q22")
def test_costs_that_are_set_come_first_then_all_reductions():
    state = table(seat("australopithecus", row="homo-erectus"))
    assert cost(state, "homo-erectus") == 3
    assert cost(table(seat("~australopithecus", row="homo-erectus")), "homo-erectus") == 3  # tilted or not
    assert cost(table(seat("australopithecus<fire fire", row="homo-erectus")), "homo-erectus") == 5
    assert cost(table(seat("river lake", row="fishing")), "fishing") == 0
    assert cost(table(seat("river", row="fishing")), "fishing") == 2
    wonders = table(seat("marble-quarry mathematics"), ages="antiquity")
    assert cost(wonders, "lighthouse-of-alexandria") == 7 - 1 - 2
    assert cost(wonders, "great-pyramid-of-giza") == 8
    assert cost(wonders, "augustus") == 8  # no Wonder


@pytest.mark.clause("AH-96", "AH-Q22", "AH-113")
def test_a_cost_of_no_population_still_asks_the_resource():
    state = table(seat("river lake", row="fishing"), dice="1 1 1 strength war war")
    assert refused(state, "fishing") == "AH-116"
    assert why(state, "fishing")["resources_short"] == 1
    state = table(seat("river lake", row="fishing"), dice="1 1 1 ingenuity war war")
    play(state, "fishing")
    assert "fishing" in civilization(state)
    assert state.position.unspent[0] == 3


@pytest.mark.clause("AH-30", "AH-95", "AH-112", "AH-Q12")
def test_a_free_card_is_taken_free():
    state = table(seat("~homo-erectus", row="fire"), dice="3 3 3 ingenuity war war")
    play(state, "fire")
    assert told(state, "free") == [{"seat": 0, "card": "fire"}]
    assert state.position.unspent.sum() == 6
    covered = table(seat("homo-erectus<forest forest", row="fire"), dice="1 1 1 strength war war")
    assert refused(covered, "fire") == "AH-116"


@pytest.mark.clause("AH-30", "AH-47", "AH-Q12")
def test_a_free_calamity_may_be_taken_in_another_players_round():
    state = table(seat("fire", row="rough-winter"), seat(row="cave"), active=1, turn_player=0)
    play(state, "rough-winter")
    assert civilization(state) == {"fire", "rough-winter"}


@pytest.mark.clause("AH-28", "AH-96", "AH-R22", "AH-Q27")
def test_a_card_is_bought_for_its_gold_never_mixed_and_never_lowered():
    state = table(seat("marble-quarry", row="statue-of-zeus-at-olympia homer", gold=16), ages="antiquity")
    assert "homer" in cards(state)
    play(state, "statue-of-zeus-at-olympia")
    assert told(state, "buy") == [{"seat": 0, "card": "statue-of-zeus-at-olympia", "gold": 16}]
    assert state.position.gold[0] == 0
    assert state.position.ur[0] == 1  # a bought Wonder gives its UR
    poor = table(seat(row="homer", gold=10), ages="antiquity")
    assert refused(poor, "homer") == "AH-112"
    assert why(poor, "homer")["gold_short"] == 1


@pytest.mark.clause("AH-28", "AH-R22", "AH-Q25")
def test_goods_or_gold_is_asked_where_both_would_do():
    mine = seat(row="homer", gold=12)
    state = table(mine, ages="antiquity", dice="3 1 1 culture war war 3")
    play(state, "homer")
    assert asked(state) == "way"
    assert legal(state) == {"by goods", "by gold"}
    gold = play(state.copy(), "by gold")
    assert gold.position.gold[0] == 1
    assert gold.position.unspent.sum() == 7
    play(state, "by goods")  # 3 and one of the 1s: there is no other way
    assert state.position.gold[0] == 12
    assert state.position.unspent.sum() == 4


@pytest.mark.clause("AH-28", "AH-Q25", "AH-39")
def test_a_calamity_may_be_bought_too():
    state = table(seat(row="pirates", gold=9), ages="antiquity", dice="1 1 1 culture war war 3")
    play(state, "pirates")
    assert civilization(state) == {"pirates"}
    assert state.position.vp[0] == 3


@pytest.mark.clause("AH-27", "AH-97")
def test_a_card_works_at_once_towards_another():
    state = table(seat(row="gatherers hunting"), dice="3 1 3 ingenuity war war")
    play(state, "gatherers", "pay g1")
    assert civilization(state) == {"gatherers"}
    after = table(seat("gatherers stone-tools", row="hunting"), dice="3 (1) (3) (ingenuity) war war")
    play(after, "hunting")
    assert civilization(after) == {"~gatherers", "~stone-tools", "hunting"}


@pytest.mark.clause("AH-31", "AH-97", "AH-74")
def test_a_wonder_gives_a_ur_up_to_the_cap():
    for ur, after in ((0, 1), (1, 2), (2, 2)):
        state = table(seat(row="megalithic-monument", ur=ur), dice="3 3 3 culture war war")
        play(state, "megalithic-monument")
        while asked(state) in ("resource", "population"):
            play(state, sorted(legal(state, "pay"))[0])
        assert state.position.ur[0] == after
        assert kinds(state, "wonder") == (["wonder"] if ur < 2 else [])


@pytest.mark.clause("AH-31", "AH-97", "AH-Q27")
def test_earned_gold_comes_once_on_entering():
    state = table(seat(row="cleopatra", gold=2), ages="antiquity", dice="3 2 1 culture war war 3")
    play(state, "cleopatra")
    assert state.position.gold[0] == 7
    assert told(state, "earn") == [{"seat": 0, "gold": 5, "card": "cleopatra"}]
    free = table(seat("marco-polo", row="silk-road"), ages="middle_ages")
    play(free, "silk-road")
    assert free.position.gold[0] == 3  # its gold bonus, collected on entering
    assert "~silk-road" in civilization(free)


@pytest.mark.clause("AH-98", "AH-26")
def test_gold_bonuses_are_collected_on_entering_and_at_upkeep():
    state = table(
        seat("silver-mine", row="homer", gold=11), seat(row="writing"), ages="antiquity", dice="1 1 1 culture war war 3"
    )
    play(state, "homer")
    assert state.position.gold[0] == 0
    turn = table(seat("~silver-mine currency<silver-mine"), seat(), ages="antiquity", active=1)
    while turn.position.turn_player != 0:
        turn.play("done")
    assert told(turn, "gold_bonus")[-1] == {"seat": 0, "gold": 3}


@pytest.mark.clause("AH-Q26", "AH-85", "AH-98")
def test_a_heritage_card_with_gold_is_named_in_the_main_phase():
    mine = seat(heritage="pompeii currency nile-valley", row="fief")
    state = table(mine, ages="antiquity+middle_ages", age="middle-ages", dice="1 1 1 culture war war 3")
    assert {"pompeii", "currency"} <= cards(state)
    assert refused(state, "nile-valley") == "AH-Q26"
    play(state, "currency")
    assert state.position.gold[0] == 3
    assert refused(state, "pompeii") == "AH-85"
    assert set(state.document().seats[0].heritage) == {"pompeii", "nile-valley"}
    assert state.position.entered == 0


@pytest.mark.clause("AH-23")
def test_only_cards_of_ones_own_row_are_acquired():
    state = table(seat(row="hunting"), seat(row="fire"), dice="3 3 3 ingenuity war war")
    assert refused(state, "fire") == "AH-23"
    assert refused(state, "forest") == "AH-23"
    assert refused(state, "pompeii") == "AH-23"


@pytest.mark.clause("AH-Q1", "AH-27")
def test_actions_and_acquisitions_interleave_and_any_number_of_cards_enter():
    state = table(
        seat("homo-erectus homo-habilis", row="fire stone-tools cave"),
        seat(row="swamp"),
        dice="1 1 1 culture war golden",
    )
    play(state, "fire", "swap war", "cave", "stone-tools")
    assert {"fire", "stone-tools"} <= civilization(state)
    assert row(state) == ["swamp"]
    assert state.position.entered == 2
