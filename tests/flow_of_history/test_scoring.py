"""Scoring: obsolete effects, culture, other icons, scoring effects, the winner and ties."""

from __future__ import annotations

import numpy as np
import pytest

from .table import game, icons, nation, nation_of, play, points, table


def lines(state, seat=0):
    """A seat's points by what gave them: "culture", "other-icons", or a card."""
    return {line.source or line.step: line.points for line in state.scores()[seat].lines}


@pytest.mark.clause("FOH-V1", "FOH-C3")
@pytest.mark.parametrize(
    ("cards", "in_play", "scored"),
    [
        ("castle warriors tank", {"attack": 2}, 6),  # stripes: 1 + 1 + 2 attack, 1 + 1 defense
        ("feudalism irrigation", {"defense": 3}, 3),  # stripes: 3 harvest
        ("frigate stock-exchange", {"science": 2, "industry": 2, "defense": 4}, 5 + 4),  # Stock Exchange goes on
        ("military-academy aristocracy republic", {"trade": 2, "defense": 2}, 4 + 2),  # so does Republic
    ],
)
def test_an_obsolete_effect_stops_but_its_cards_stripe_stays(cards, in_play, scored):
    state = table(nation(cards))
    owner = nation_of(state, 0)
    assert {icon: count for icon, count in owner.given.items() if count} == in_play
    assert state.scores()[0].lines[1].text.startswith(f"{scored} other icons")
    assert lines(state)["other-icons"] == scored // 2


@pytest.mark.clause("FOH-V1")
def test_an_obsolete_effects_icons_are_not_there_for_scoring_effects():
    # Frigate's 5 defense in play are void, so The Great Wall counts only its own.
    state = table(nation("frigate seafaring-traders mercantilism great-wall"))
    assert icons(state, 0)["defense"] == 5 + 1
    assert lines(state)["great-wall"] == 0


@pytest.mark.clause("FOH-V1", "FOH-V3", "FOH-V4")
def test_the_internets_science_counts_for_pairs_and_for_the_apollo_program():
    state = table(nation("internet apollo-program"))
    assert icons(state, 0)["science"] == 1
    # 1 science, 1 trade and The Internet's 4 science: 3 pairs; the Apollo Program counts 5 science.
    assert lines(state) == {"culture": 2, "other-icons": 3, "apollo-program": 5, "internet": 0}
    assert points(state)[0] == 10


@pytest.mark.clause("FOH-V2")
def test_each_culture_icon_is_a_point_permanents_included():
    state = table(nation("religious-tribe temple taj-mahal"))
    assert lines(state)["culture"] == 1 + (1 + 2) + 2


@pytest.mark.clause("FOH-V2")
def test_a_covered_permanents_culture_is_not_counted():
    assert lines(table(nation("temple lighthouse")))["culture"] == 1


@pytest.mark.clause("FOH-V3")
@pytest.mark.parametrize(
    ("cards", "count"),
    [
        ("", 0),
        ("warriors", 1),
        ("warriors aristocracy", 2),
        ("warriors aristocracy philosophy", 3),
        ("christopher-columbus archers tank", 7),
        ("archers", 3),  # Archers' 2 defense are given, not obsolete
        ("nuclear-power-plant", 8),
    ],
)
def test_every_two_other_icons_together_are_a_point_rounded_down(cards, count):
    state = table(nation(cards))
    assert points(state)[0] == count // 2
    assert state.scores()[0].lines[1].text.startswith(f"{count} other icon")


@pytest.mark.clause("FOH-V4")
def test_a_covered_scoring_effect_gives_nothing():
    state = table(nation("capitalism republic stock-exchange"))
    assert "capitalism" not in lines(state)
    state = table(nation("republic capitalism stock-exchange"))
    assert lines(state)["capitalism"] == 4


@pytest.mark.clause("FOH-V4")
def test_the_score_is_the_sum_of_its_lines():
    state = table(nation("capitalism stock-exchange pyramids angkor-wat albert-einstein philosophy"))
    # Culture 1 + 1 + 1; others 4 trade, 1 harvest, 3 + 2 science, 2 industry; Wonders 2, harvest 1, trade 4, cards 1.
    assert lines(state) == {
        "culture": 3,
        "other-icons": 6,
        "pyramids": 2,
        "angkor-wat": 1,
        "capitalism": 4,
        "albert-einstein": 1,
    }
    assert points(state)[0] == sum(lines(state).values()) == 17


def final(*nations, **rest):
    """A game that p3's Harvest ends, because the refill reveals The Future."""
    state = table(*nations, market=[None, *rest.pop("market", [])], deck=["future"], active=2, **rest)
    play(state, "harvest")
    assert state.over
    return state


def winners(state):
    return [score.seat for score in state.scores() if score.won]


@pytest.mark.clause("FOH-V5")
def test_most_points_win():
    state = final(nation("temple", tokens=9), nation("religious-tribe democracy"), nation("aristocracy"))
    assert points(state) == [3, 4, 0]
    assert winners(state) == [1]
    assert [score.place for score in state.scores()] == [2, 1, 3]


@pytest.mark.clause("FOH-V5")
def test_a_tie_goes_to_more_cards_covered_ones_included():
    state = final(nation("democracy", tokens=9), nation("barracks temple"))
    assert points(state) == [3, 3, 0]
    assert [score.ties["cards"] for score in state.scores()] == [1, 2, 0]
    assert winners(state) == [1]


@pytest.mark.clause("FOH-V5", "FOH-U4")
def test_the_future_in_a_nation_counts_as_a_card_in_a_tie():
    state = table(nation("christopher-columbus temple"), nation("democracy", tokens=9), deck=["future"])
    play(state, "activate christopher-columbus")
    assert points(state) == [3, 3, 0]
    assert winners(state) == [0]


@pytest.mark.clause("FOH-V5")
def test_a_tie_in_cards_goes_to_more_tokens_in_the_nation_without_stakes():
    state = final(nation("temple", tokens=2), nation("democracy", tokens=3), market=["tank p1 9"])
    assert points(state) == [3, 3, 0]
    assert [score.ties for score in state.scores()][:2] == [{"cards": 1, "tokens": 2}, {"cards": 1, "tokens": 3}]
    assert winners(state) == [1]


@pytest.mark.clause("FOH-V5")
def test_players_still_tied_share_the_victory():
    state = final(nation("temple", tokens=3), nation("democracy", tokens=3))
    assert winners(state) == [0, 1]
    assert [score.place for score in state.scores()] == [1, 1, 3]
    total, share = np.zeros(5), np.zeros(5)
    state.game.rules.result(state.game.box, state.position, total, share)
    assert share.tolist() == [0.5, 0.5, 0, 0, 0]


@pytest.mark.clause("FOH-V6", "FOH-O4")
@pytest.mark.parametrize(("option", "pairs", "total"), [("counts", 2, 6), ("obsolete", 0, 4)])
def test_theocracys_attack_counts_at_scoring_unless_the_option_makes_it_obsolete(option, pairs, total):
    state = table(nation("theocracy pyramids great-wall"), theocracy=option)
    # In play it gives 4 attack either way; with The Great Wall's 1 defense that is 2 pairs.
    assert icons(state, 0) == {"culture": 2, "defense": 1, "attack": 4}
    assert lines(state) == {"culture": 2, "other-icons": pairs, "pyramids": 2, "great-wall": 0}
    assert points(state)[0] == total


@pytest.mark.clause("FOH-V6", "FOH-C3")
def test_theocracy_is_the_only_counting_permanent_that_is_not_obsolete():
    counting = [card for card in game().content.cards if card.effect and card.effect.verb.startswith("provide_per")]
    assert {card.id for card in counting if not card.obsolete} == {"theocracy"}
    assert {card.id for card in counting if card.obsolete} == {"castle", "feudalism", "frigate", "military_academy"}
