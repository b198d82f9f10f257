"""The cleanup: refilling, the current age and the age check, The Future and the end of the game."""

from __future__ import annotations

import pytest

from .table import (
    asked,
    game,
    kinds,
    legal,
    market,
    nation,
    nation_of,
    play,
    points,
    refused,
    removed,
    stakes,
    supply,
    table,
    tokens,
    told,
)


def age(state):
    return state.view(None).age


@pytest.mark.clause("FOH-U1")
@pytest.mark.parametrize(("players", "size"), [(2, 5), (3, 5), (4, 5), (5, 6)])
def test_the_market_is_refilled_to_its_size(players, size):
    state = table(nation("aristocracy"), players=players, market=["temple p1 1"], deck=None)
    play(state, "complete temple")
    if players == 2:
        assert asked(state) == "bank"
    assert len(market(state)) == size
    assert None not in market(state)


@pytest.mark.clause("FOH-U1")
def test_the_market_is_refilled_from_the_top_of_the_deck_after_the_action():
    state = table(
        nation(),
        market=["temple p1 1", "archers", "republic", None, "lighthouse"],
        deck=["aristotle", "confucius", "castle"],
    )
    play(state, "complete temple")
    assert market(state) == ["aristotle", "archers", "republic", "confucius", "lighthouse"]
    assert [fact["card"] for fact in told(state, "reveal")] == ["aristotle", "confucius"]


@pytest.mark.clause("FOH-U2")
@pytest.mark.parametrize(
    ("cards", "shown", "number"),
    [
        ("agrarian-tribe", ["warriors"], 0),
        ("agrarian-tribe", ["warriors", "temple"], 1),
        ("castle", ["warriors"], 2),
        ("", ["cannon", "warriors"], 3),
        ("democracy cannon", [], 4),
        ("temple", ["internet", "castle"], 5),
        ("temple democracy", ["pyramids p1 1"], 4),  # a covered or an invested card counts like any other
    ],
)
def test_the_current_age_is_the_highest_on_the_market_or_in_a_nation(cards, shown, number):
    assert age(table(nation(), nation(cards), market=shown)) == number


@pytest.mark.clause("FOH-U2")
def test_the_age_falls_again_when_the_newest_card_is_lost():
    state = table(nation("castle"), nation("democracy", tokens=0), market=["swordsmen p1 1", "temple"])
    assert age(state) == 4
    play(state, "complete swordsmen")
    assert age(state) == 2
    play(state, "harvest")
    assert tokens(state)[1] == 2


@pytest.mark.clause("FOH-U2")
def test_a_card_removed_in_the_action_does_not_age_the_market():
    # Columbus is the only card of age III; with him gone, the age is II and Temple may stay.
    state = table(nation("christopher-columbus"), market=["temple", "castle"], deck=["monastery"])
    play(state, "activate christopher-columbus")
    assert age(state) == 2
    assert market(state)[:2] == ["temple", "castle"]


@pytest.mark.clause("FOH-U2")
def test_free_cards_two_or_more_ages_older_are_removed():
    state = table(
        nation("cannon"),
        market=["warriors", "temple", "castle", "seaport", "pyramids p2 1"],
        deck=["frigate", "steam-power"],
    )
    play(state, "harvest")
    assert market(state) == ["frigate", "steam-power", "castle", "seaport", "pyramids"]
    assert removed(state, "warriors", "temple")
    assert stakes(state) == {"pyramids": (1, 1)}


@pytest.mark.clause("FOH-U2")
def test_nations_are_never_touched_by_the_age_check():
    state = table(
        nation("aristocracy warriors ramesses-ii pyramids"), nation("internet"), market=["warplane", "archers"]
    )
    play(state, "harvest")
    assert nation_of(state, 0).cards == 4
    assert market(state)[:2] == ["warplane", None]


AGING = {
    "market": [None, "warriors", "temple", "castle", "monastery p2 1"],
    "deck": ["knights", "cannon", "frigate", "seaport"],
}


@pytest.mark.clause("FOH-U2", "FOH-O5")
def test_the_age_check_is_repeated_until_nothing_is_too_old():
    # Knights (II) remove Warriors (A), whose place Cannon (III) takes; that removes Temple (I).
    state = play(table(nation(), **AGING), "harvest")
    assert market(state) == ["knights", "cannon", "frigate", "castle", "monastery"]
    assert [fact["card"] for fact in told(state, "outdated")] == ["warriors", "temple"]
    assert kinds(state, "reveal", "outdated") == ["reveal", "outdated", "reveal", "outdated", "reveal"]


@pytest.mark.clause("FOH-U2", "FOH-O5")
def test_with_the_option_the_age_check_is_made_once_and_the_rest_waits():
    state = play(table(nation(), **AGING, age_check="once"), "harvest")
    assert market(state) == ["knights", "cannon", "temple", "castle", "monastery"]
    play(state, "harvest")
    assert market(state) == ["knights", "cannon", "frigate", "castle", "monastery"]


@pytest.mark.clause("FOH-U2")
def test_a_card_taken_from_the_deck_into_a_nation_ages_the_market():
    state = table(
        nation("christopher-columbus"),
        market=["castle", "cannon", "democracy", "monastery", "seaport p3 1"],
        deck=["internet"],
    )
    play(state, "activate christopher-columbus")
    assert age(state) == 5
    assert market(state) == [None, None, "democracy", None, "seaport"]


@pytest.mark.clause("FOH-U3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_future_on_the_market_ends_the_game_after_this_turn(players):
    state = table(nation(tokens=1), players=players, active=1, market=["internet p2 1"], deck=["future"])
    play(state, "complete internet")
    assert state.over
    assert "future" in market(state)
    assert state.seat is None
    assert legal(state) == set()
    assert refused(state, "harvest") == "FOH-U3"
    assert told(state, "turn") == []


@pytest.mark.clause("FOH-U3")
def test_the_turn_in_which_the_future_appears_is_played_to_its_end():
    # The action that opens the slot takes effect in full before the refill reveals The Future.
    state = table(nation(), nation("temple"), market=["fighter-jet p1 2"], deck=["future"])
    play(state, "complete fighter-jet")
    assert state.over
    assert removed(state, "temple")
    assert supply(state) == 2


@pytest.mark.clause("FOH-U4")
def test_with_the_future_on_the_market_the_age_check_is_left_out():
    state = table(nation(), market=[None, "cannon", "castle", None], deck=["internet", "future"])
    play(state, "harvest")
    assert state.over
    assert market(state) == ["internet", "cannon", "castle", "future", None]
    assert told(state, "outdated") == []


@pytest.mark.clause("FOH-U4")
def test_an_age_check_that_reveals_the_future_stops_there():
    # Castle and Cannon are too old for The Internet; the first of their places shows The Future, the other stays empty.
    state = table(nation(), market=[None, "castle", "cannon", "democracy", "tank"], deck=["internet", "future"])
    play(state, "harvest")
    assert state.over
    assert market(state) == ["internet", "future", None, "democracy", "tank"]
    assert kinds(state, "outdated", "future", "end") == ["outdated", "outdated", "future", "end"]


@pytest.mark.clause("FOH-U4")
def test_a_gained_future_ends_the_game_without_a_cleanup():
    state = table(nation(), market=["satellites p1 1", "temple", "castle"], deck=["future"])
    play(state, "complete satellites")
    assert state.over
    assert market(state)[:3] == [None, "temple", "castle"]
    assert told(state, "outdated") == told(state, "reveal") == []


@pytest.mark.clause("FOH-U4", "FOH-V5")
def test_the_future_in_a_nation_is_a_card_without_type_age_or_icons():
    state = table(nation("christopher-columbus"), market=["temple"], deck=["future"])
    play(state, "activate christopher-columbus")
    owner = nation_of(state, 0)
    assert owner.cards == 1
    assert (owner.military, owner.construction, owner.knowledge, owner.government, owner.wonders) == ([],) * 5
    assert owner.leader is None
    assert not any(owner.icons.values())
    assert age(state) == 1
    assert points(state)[0] == 0
    assert state.scores()[0].ties["cards"] == 1


@pytest.mark.clause("FOH-U4")
def test_the_internet_from_the_deck_is_an_ordinary_card():
    state = table(nation("christopher-columbus"), market=["democracy", "tank"], deck=["internet", "future"])
    play(state, "activate christopher-columbus")
    assert nation_of(state, 0).wonders == ["internet"]
    # The refill then finds The Future.
    assert state.over
    state = table(
        nation("christopher-columbus"),
        market=["democracy", "tank", "warplane", "factory", "computers"],
        deck=["internet", "future"],
    )
    play(state, "activate christopher-columbus")
    assert nation_of(state, 0).wonders == ["internet"]
    assert not state.over
    assert state.seat == 1


@pytest.mark.clause("FOH-U3", "FOH-U1")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_whole_game_ends_with_the_future(players):
    state = game(players).new(21)
    while not state.over:
        moves = state.legal_texts()
        wanted = [text for text in moves if text.split()[0] in ("complete", "invest", "take", "discard", "attack")]
        state.play(wanted[0] if wanted else moves[-1])
    assert state.check() == []
    assert len(told(state, "future")) == 1
    assert state.events()[-1].kind == "end"
