"""The box and the deal: board, tiles, cards, first player, scenario cards (FL-A, B)."""

from __future__ import annotations

from collections import Counter

import pytest

import riverrun as rr

from .table import asked, cells, game, legal, play, table, told


@pytest.mark.clause("FL-A1", "FL-A2", "FL-B1")
def test_the_board():
    view = game().new(1).view(None)
    assert Counter(cell.what for cell in view.cells) == {"animal": 4, "boat": 1}
    animals = {cell.cell: cell.open for cell in view.cells if cell.what == "animal"}
    assert animals == {"r0c0": "es", "r0c6": "sw", "r6c0": "ne", "r6c6": "nw"}
    assert [animal.id for animal in view.animals] == ["cat", "dog", "capybara", "lemur"]
    assert next(cell.cell for cell in view.cells if cell.what == "boat") == "r3c3"
    assert view.boat == "nesw"


@pytest.mark.clause("FL-A3")
def test_the_lines_of_the_dice():
    assert game().new(1).view(None).lines == [1, 2, 3, None, 4, 5, 6]


@pytest.mark.clause("FL-A4", "FL-B1")
def test_the_map_tiles():
    view = game().new(1).view(None)
    assert view.mix == {
        "straight": 8,
        "curve": 9,
        "tee": 7,
        "cross": 7,
        "straight-obstacle": 3,
        "curve-obstacle": 2,
        "tee-obstacle": 3,
        "cross-obstacle": 3,
    }
    assert (view.stack, sum(view.mix.values())) == (42, 42)
    orders = {tuple(game().new(seed).document().stack) for seed in range(5)}
    assert len(orders) == 5


@pytest.mark.clause("FL-B2")
def test_the_action_cards_are_shuffled():
    dealt = [game(1).new(seed).document() for seed in range(8)]
    assert len({tuple(document.deck) for document in dealt}) == 8
    assert len({tuple(document.hands[0]) for document in dealt}) > 3


@pytest.mark.clause("FL-A5", "FL-A7")
def test_the_rest_of_the_box():
    content = game().content
    assert content.tiles[-1].count == 8
    assert [(card.id, card.count) for card in content.cards] == [
        *[("support", 3), ("bird", 3), ("current", 3)],
        *[("fishing", 2), ("calm-waters", 2), ("return", 2)],
    ]
    assert sum(card.count for card in content.scenarios) == 11
    assert [(card.id, card.count) for card in content.scenarios[:2]] == [("obstacles", 4), ("no-communication", 2)]
    assert game().new(1).view(None).birds == 3


@pytest.mark.clause("FL-B2")
@pytest.mark.parametrize(
    ("players", "each", "left"), [(1, 3, 12), (2, 2, 11), (3, 1, 12), (4, 1, 11), (5, 1, 10), (6, 1, 9)]
)
def test_the_deal(players, each, left):
    state = game(players).new(7)
    view = state.view(None)
    assert [hand.held for hand in view.hands] == [each] * players
    assert [sum(hand.cards.values()) for hand in view.hands] == [each] * players
    assert view.deck == left
    assert state.check() == []
    assert (asked(state), state.seat) == ("turn", view.first)
    assert len(told(state, "dealt")) == each * players


@pytest.mark.clause("FL-B3")
def test_the_first_player_is_chosen_by_chance_or_by_option():
    assert {game(3).new(seed).seat for seed in range(30)} == {0, 1, 2}
    for seat in range(3):
        assert {game(3, first=f"p{seat + 1}").new(seed).seat for seed in range(5)} == {seat}
    assert game(1).new(5).seat == 0


@pytest.mark.clause("FL-B3")
def test_the_first_player_sits_at_the_table(refused):
    sentence = refused(rr.BadOption, rr.game, "flow", 2, first="p3")
    assert sentence == "first=p3 needs at least that many players; there are 2 (FL-B3)."


# Scenario cards


@pytest.mark.clause("FL-B4")
@pytest.mark.parametrize(
    ("level", "count"),
    [("basic", 0), ("very-easy", 1), ("easy", 2), ("medium", 3), ("hard", 4), ("very-hard", 5), ("inconceivable", 6)],
)
@pytest.mark.parametrize("players", [1, 2, 6])
def test_each_difficulty_draws_so_many_cards(level, count, players):
    for seed in range(6):
        state = game(players, difficulty=level).new(seed)
        drawn = state.view(None).scenarios
        assert len(drawn) == count
        assert drawn.count("no-communication") <= (players > 1)
        assert state.check() == []
        blocks = [cell for cell in state.view(None).cells if cell.tile == "scenario"]
        assert len(blocks) == 2 * drawn.count("obstacles")
        assert (asked(state) == "facing") == ("single-path" in drawn)


@pytest.mark.clause("FL-B4", "FL-H2", "FL-R12")
def test_a_second_no_communication_is_replaced_and_alone_the_first():
    def replaced(players):
        states = [game(players, difficulty="inconceivable").new(seed) for seed in range(40)]
        return [told(state, "replaced") for state in states], [state.view(None).scenarios for state in states]

    together, in_play = replaced(2)
    assert {len(cards) for cards in together} == {0, 1}
    assert all("no-communication" in cards for facts, cards in zip(together, in_play, strict=True) if facts)
    alone, in_play = replaced(1)
    assert {len(cards) for cards in alone} == {0, 1, 2}
    assert not any("no-communication" in cards for cards in in_play)


@pytest.mark.no_cover
@pytest.mark.clause("FL-B4")
def test_all_cards_are_drawn_with_fair_chances():
    drawn = Counter(game(2, difficulty="very-easy").new(seed).view(None).scenarios[0] for seed in range(400))
    assert 100 < drawn["obstacles"] < 190  # 4 of 11
    assert 45 < drawn["no-communication"] < 105  # 2 of 11
    assert all(15 < drawn[card.id] < 65 for card in game().content.scenarios[2:])  # 1 of 11


@pytest.mark.clause("FL-B4")
def test_listed_scenario_cards_are_in_play():
    state = game(2, scenarios="single-path,obstacles,obstacles,no-new-cards").new(1)
    assert state.view(None).scenarios == ["obstacles", "obstacles", "no-new-cards", "single-path"]


@pytest.mark.clause("FL-B4", "FL-H2", "FL-R12")
@pytest.mark.parametrize(
    ("players", "options", "says"),
    [
        (2, {"scenarios": "obstacles,rain"}, "There is no scenario card “rain”; choose from obstacles, no-comm"),
        (2, {"scenarios": "no-new-cards,no-new-cards"}, "At most 1 of the scenario card “no-new-cards” can be in play"),
        (2, {"scenarios": "no-communication,no-communication"}, "At most 1 of the scenario card “no-communication”"),
        (2, {"scenarios": ",".join(["obstacles"] * 5)}, "At most 4 of the scenario card “obstacles” can be in play"),
        (2, {"scenarios": ",".join(["obstacles"] * 7)}, "Flow: scenarios can’t be"),
        (1, {"scenarios": "no-communication"}, "No Communication is not for one player"),
        (
            2,
            {"scenarios": "obstacles", "difficulty": "hard"},
            "List scenario cards with scenarios or draw them by difficulty, not both (FL-B4).",
        ),
        (7, {}, "Flow is for 1 to 6 players, not 7."),
        (2, {"turns": "2"}, "Flow: turns can’t be ‘2’"),
    ],
)
def test_tables_that_cannot_be(refused, players, options, says):
    assert says in refused(rr.BadOption, rr.game, "flow", players, **options)


@pytest.mark.clause("FL-A8")
def test_copies_are_alike_and_moves_name_the_kind():
    state = table(revealed=["tee", "tee"], cards="bird bird")
    assert legal(state) == {"draw", "take tee"}
    assert cells(play(state, "take tee"))
