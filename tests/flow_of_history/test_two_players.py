"""The two-player variant: its setup, the Banker, and the bonus after a Complete."""

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
    out_of_reserve,
    play,
    refused,
    removed,
    stakes,
    supply,
    table,
    tokens,
    told,
)

DEALT = {"aristocracy", "craftsman-tribe", "religious-tribe", "seafaring-traders"}


def duel(one, two, **rest):
    """A table for two with p1 to move."""
    return table(one, two, players=2, **rest)


def kept(seed):
    """A dealt game after both players have kept their first card."""
    state = game(2).new(seed)
    for _ in range(2):
        state.play(state.legal()[0])
    return state


# Setup


@pytest.mark.clause("FOH-2P1")
def test_two_starting_cards_are_out_and_each_player_is_dealt_two_of_the_others():
    hands = set()
    for seed in range(20):
        state = game(2).new(seed)
        first, second = state.view(0).hand, state.view(1).hand
        assert (len(first), len(second)) == (2, 2)
        assert {*first, *second} == DEALT
        assert set(state.view(None).removed) == {"agrarian-tribe", "military-caste"}
        assert len(market(state)) == 5
        hands.add(frozenset(first))
    assert len(hands) == 6


@pytest.mark.clause("FOH-2P1")
def test_each_player_keeps_one_and_the_others_leave_the_game():
    state = game(2).new(3)
    first, second = state.seat, 1 - state.seat
    assert first == state.view(None).first
    mine, theirs = state.view(first).hand, state.view(second).hand
    assert legal(state) == {f"keep {card.replace('_', '-')}" for card in mine}
    assert refused(state, f"keep {theirs[0].replace('_', '-')}") == "FOH-2P1"
    assert refused(state, "harvest") == "FOH-2P1"
    play(state, f"keep {mine[1].replace('_', '-')}", f"keep {theirs[0].replace('_', '-')}")
    assert nation_of(state, first).government == [mine[1]]
    assert nation_of(state, second).government == [theirs[0]]
    assert set(state.view(None).removed) == {"agrarian-tribe", "military-caste", mine[0], theirs[1]}
    assert (state.seat, asked(state)) == (first, "action")


@pytest.mark.clause("FOH-2P1", "FOH-S3")
def test_the_choice_is_secret_until_both_have_made_it():
    one, other = game(2).new(3), game(2).new(3)
    first, second = one.seat, 1 - one.seat
    choices = one.legal()
    one.play(choices[0])
    other.play(choices[1])
    for watcher in (second, None):
        assert one.view(watcher) == other.view(watcher)
        assert one.seen_by(watcher).tobytes() == other.seen_by(watcher).tobytes()
        assert one.events(watcher) == other.events(watcher)
    assert one.events(first) != other.events(first)
    assert nation_of(one, first).government == []
    one.play(one.legal()[0])
    assert len(nation_of(one, first).government) == len(nation_of(one, second).government) == 1


@pytest.mark.clause("FOH-2P1", "FOH-S3")
def test_a_dealt_hand_is_seen_by_its_owner_only():
    state = game(2).new(3)
    assert state.view(None).hand == []
    assert all(event.to in (None, 0) for event in state.events(0))
    dealt = [event for event in state.events(0) if event.kind == "dealt"]
    assert len(dealt) == 1
    assert not [event for event in state.events(None) if event.kind == "dealt"]


@pytest.mark.clause("FOH-2P2")
def test_the_banker_starts_with_2_on_warriors_and_the_supply_with_2():
    state = game(2).new(1)
    assert stakes(state) == {"warriors": ("banker", 2)}
    assert supply(state) == 2
    assert tokens(state) == [4, 4]
    assert out_of_reserve(state) == 2 + 2 + 8


# Bonus


@pytest.mark.clause("FOH-2P3")
def test_after_a_complete_its_player_may_invest_at_once():
    state = duel(nation(tokens=3), nation("archers"), market=["temple p1 2", "castle", "republic"], deck=["iron-works"])
    play(state, "complete temple")
    assert (state.seat, asked(state)) == (0, "bonus")
    assert None in market(state)
    assert told(state, "reveal") == []
    assert legal(state, "invest") == {f"invest {card} {n}" for card in ("castle", "republic") for n in (1, 2, 3)}
    play(state, "invest castle 3")
    assert stakes(state)["castle"] == (0, 3)
    assert asked(state) == "bank"


@pytest.mark.clause("FOH-2P3")
def test_after_a_complete_its_player_may_snipe_at_once():
    state = duel(nation(tokens=3), nation("religious-tribe"), market=["temple p1 2", "castle p2 3", "republic"])
    play(state, "complete temple", "snipe castle")
    assert nation_of(state, 0).construction == ["temple", "castle"]
    assert asked(state) == "bank"


@pytest.mark.clause("FOH-2P3")
def test_the_bonus_may_be_declined():
    state = duel(nation(tokens=3), nation(), market=["temple p1 2", "castle", "republic"])
    play(state, "complete temple", "pass")
    assert stakes(state) == {}
    assert asked(state) == "bank"


@pytest.mark.clause("FOH-2P3")
def test_the_bonus_is_an_invest_or_a_snipe_and_nothing_else():
    state = duel(
        nation("philosophy", tokens=9), nation(), market=["temple p1 2", "castle p2 1", "iron-works", "republic"]
    )
    play(state, "complete temple")
    assert {text.split()[0] for text in state.legal_texts()} == {"invest", "snipe", "pass"}
    assert refused(state, "harvest") == "FOH-2P3"
    assert refused(state, "activate philosophy") == "FOH-2P3"
    assert refused(state, "invest castle 1") == "FOH-I2"
    assert refused(state, "invest republic 12") == "FOH-I2"
    assert refused(state, "snipe republic") == "FOH-N1"


@pytest.mark.clause("FOH-2P3")
def test_only_a_complete_brings_a_bonus_and_a_bonus_brings_none():
    state = duel(nation(tokens=9), nation(), market=["temple p1 2", "castle p2 1", "iron-works", "republic"])
    play(state, "complete temple", "snipe castle")
    assert asked(state) == "bank"
    for action in ("invest republic 1", "snipe castle", "harvest"):
        state = duel(nation(tokens=9), nation(), market=["castle p2 1", "iron-works", "republic"])
        play(state, action)
        assert asked(state) == "bank"


@pytest.mark.clause("FOH-2P3")
def test_the_bonus_comes_after_all_effects_of_the_completed_card():
    state = duel(nation(tokens=3), nation("temple philosophy"), market=["knights p1 2", "castle", "republic"])
    play(state, "complete knights")
    assert asked(state) == "discard"
    play(state, "discard temple")
    assert (state.seat, asked(state)) == (0, "bonus")


@pytest.mark.clause("FOH-2P3")
def test_a_bonus_snipe_has_its_effects_too():
    state = duel(nation(tokens=3), nation("lighthouse philosophy"), market=["temple p1 2", "knights p2 3", "castle"])
    play(state, "complete temple", "snipe knights")
    assert asked(state) == "discard"
    play(state, "discard lighthouse")
    assert asked(state) == "bank"


@pytest.mark.clause("FOH-2P3", "FOH-I1")
def test_no_bonus_is_offered_without_tokens():
    state = duel(nation(), nation(), market=["temple p1 2", "castle", "republic"])
    play(state, "complete temple")
    assert asked(state) == "bank"


@pytest.mark.clause("FOH-2P3", "FOH-C5")
def test_a_bonus_investment_above_63_tokens_is_placed_in_steps():
    state = duel(nation(tokens=90), nation(), market=["temple p1 2", "castle", "republic"])
    play(state, "complete temple", "invest castle 63+", "stake 20")
    assert stakes(state) == {"castle": (0, 83)}
    assert asked(state) == "bank"


@pytest.mark.clause("FOH-2P3", "FOH-U3", "FOH-U4")
def test_the_bonus_is_offered_even_when_the_complete_gained_the_future():
    state = duel(nation(tokens=5), nation(), market=["satellites p1 2", "internet p2 1", "democracy"], deck=["future"])
    play(state, "complete satellites")
    assert not state.over
    assert (state.seat, asked(state)) == (0, "bonus")
    play(state, "snipe internet")
    assert state.over
    assert nation_of(state, 0).wonders == ["internet"]
    assert nation_of(state, 0).cards == 3
    assert told(state, "banker") == []


@pytest.mark.clause("FOH-2P3", "FOH-O2", "FOH-U3")
def test_with_the_option_the_future_ends_the_game_before_the_bonus():
    state = duel(
        nation(tokens=5),
        nation(),
        market=["satellites p1 2", "internet p2 1", "democracy"],
        deck=["future"],
        future_ends="immediately",
    )
    play(state, "complete satellites")
    assert state.over
    assert market(state)[1] == "internet"


# Sniping the Banker


@pytest.mark.clause("FOH-2P4")
def test_sniping_the_banker_sends_payment_and_stake_to_the_supply():
    state = duel(
        nation("seafaring-traders", tokens=5),
        nation("republic", tokens=1),
        market=["temple banker 4", "castle", "monastery"],
        supply=3,
    )
    before = out_of_reserve(state)
    play(state, "snipe temple")
    assert nation_of(state, 0).construction == ["temple"]
    assert tokens(state) == [1, 1]
    assert supply(state) == 3 + 4 + 4
    assert out_of_reserve(state) == before
    assert told(state, "trade") == told(state, "half") == []
    assert told(state, "snipe") == [{"seat": 0, "card": "temple", "tokens": 4, "investor": "banker"}]
    assert asked(state) == "bank"


@pytest.mark.clause("FOH-2P4", "FOH-N1")
def test_sniping_the_banker_needs_its_tokens():
    state = duel(nation(tokens=3), nation(), market=["temple banker 4", "castle"])
    assert refused(state, "snipe temple") == "FOH-N1"


# The Banker in the cleanup


@pytest.mark.clause("FOH-2P5")
def test_the_cleanup_starts_by_discarding_the_bankers_card():
    state = duel(
        nation("aristocracy", tokens=9),
        nation(),
        market=["temple banker 4", "castle", "republic"],
        deck=["monastery", "knights", "astronomy"],
        supply=2,
    )
    play(state, "invest castle 1")
    assert removed(state, "temple")
    assert supply(state) == 2 + 4
    assert market(state) == ["monastery", "castle", "republic", "knights", "astronomy"]
    assert kinds(state, "banker_leaves", "reveal") == ["banker_leaves", "reveal", "reveal", "reveal"]


@pytest.mark.clause("FOH-2P5")
def test_after_the_age_check_the_active_player_must_choose_a_free_card_for_the_banker():
    state = duel(
        nation("aristocracy", tokens=9),
        nation(),
        market=["warriors", "castle", "republic p2 1", "lighthouse", None],
        deck=["monastery", "knights"],
        supply=8,
    )
    play(state, "invest castle 1")
    assert removed(state, "warriors")
    assert (state.seat, asked(state)) == (0, "bank")
    assert legal(state) == {"bank knights", "bank lighthouse", "bank monastery"}
    assert refused(state, "bank castle") == "FOH-2P5"
    assert refused(state, "bank republic") == "FOH-2P5"
    assert refused(state, "bank warriors") == "FOH-2P5"
    assert refused(state, "pass") == "FOH-2P5"
    play(state, "bank knights")
    assert stakes(state)["knights"] == ("banker", 4)
    assert supply(state) == 4
    assert (state.seat, asked(state)) == (1, "action")


@pytest.mark.clause("FOH-2P5")
@pytest.mark.parametrize(
    ("card", "lying", "stake", "left", "reserve"),
    [
        ("temple", 0, 1, 0, 1),
        ("temple", 1, 1, 1, 1),  # half of 1 is 0: the whole 1 comes from the Reserve, not from the rest of the Supply
        ("temple", 2, 1, 1, 0),
        ("temple", 9, 4, 5, 0),
        ("internet", 7, 5, 4, 2),
        ("internet", 9, 5, 5, 1),
        ("internet", 10, 5, 5, 0),
        ("internet", 13, 6, 7, 0),
    ],
)
def test_the_banker_stakes_half_the_supply_and_at_least_the_age_with_the_difference_from_the_reserve(
    card, lying, stake, left, reserve
):
    state = duel(nation(), nation(), market=[card], supply=lying, agenda=[{"step": "next"}, {"step": "bank"}])
    before = out_of_reserve(state)
    play(state, f"bank {card}")
    assert stakes(state) == {card: ("banker", stake)}
    assert supply(state) == left
    assert out_of_reserve(state) - before == reserve


@pytest.mark.clause("FOH-2P5", "FOH-2P6")
def test_the_banker_always_finds_a_card_and_never_stakes_nothing():
    state, banked = kept(2), 0
    while not state.over:
        if asked(state) == "bank":
            banked += 1
            state.play(state.legal()[-1])
            assert next(count for who, count in stakes(state).values() if who == "banker") >= max(
                1, state.view(None).age
            )
        else:
            state.play(state.legal()[0])
    assert banked > 5


@pytest.mark.clause("FOH-2P5", "FOH-U4")
def test_the_banker_invests_no_more_once_the_future_is_on_the_market():
    state = duel(nation(), nation(), market=["tank banker 3", "democracy", "factory"], deck=["internet", "future"])
    play(state, "harvest")
    assert state.over
    assert removed(state, "tank")
    assert stakes(state) == {}
    assert told(state, "banker_leaves") == [{"card": "tank", "tokens": 3}]
    assert told(state, "banker") == []


@pytest.mark.clause("FOH-2P6", "FOH-I2", "FOH-E2")
def test_the_bankers_card_counts_as_invested():
    state = duel(nation("philosophy", tokens=9), nation(), market=["iron-works banker 2", "castle", "temple"])
    assert refused(state, "invest iron-works 1") == "FOH-I2"
    assert refused(state, "activate philosophy") == "FOH-A2"
    state = duel(
        nation("philosophy", tokens=9),
        nation(),
        market=["iron-works banker 2", "astronomy", "steam-power", "temple"],
    )
    play(state, "activate philosophy")
    assert refused(state, "take iron-works") == "FOH-E2"


@pytest.mark.clause("FOH-2P6")
def test_the_banker_takes_no_turn_no_bonus_and_no_share():
    state = duel(
        nation("religious-tribe"),
        nation("aristocracy", tokens=6),
        market=["communism p1 2", "democracy banker 9", "tank", "factory"],
        supply=1,
    )
    play(state, "complete communism")
    # 1 + 2 - 1 of the bonus, and all 7 tokens held: 9 tokens for two players.
    assert tokens(state) == [4, 4]
    assert supply(state) == 1
    assert stakes(state) == {"democracy": ("banker", 9)}
    play(state, "pass", "bank tank")
    assert state.seat == 1
    play(state, "harvest")
    play(state, legal(state, "bank").pop())
    assert state.seat == 0
