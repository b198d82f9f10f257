"""What a seat sees: nothing it may not know, the same for every deal it could not tell apart, at most 80 columns."""

from __future__ import annotations

import random
import re
from typing import Any

import msgspec
import pytest

import riverrun as rr
from riverrun.kernel.language.line_breaks import columns
from riverrun.kernel.position.view import legal_sentence

from .table import game, nation, play, table


def encoded(state: rr.State, seat: int | None) -> bytes:
    return msgspec.json.encode(state.view(seat))


def seats(state: rr.State) -> list[int | None]:
    return [None, *range(state.game.players)]


def redealt(state: rr.State, seat: int | None, seed: int) -> rr.State:
    return state.redeal(seat, seed)


# The leak test


@pytest.mark.no_cover
@pytest.mark.clause("FOH-S3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_redealing_changes_nothing_a_seat_can_see(players, random_play):
    decks = set()
    for number, state in enumerate(random_play(game(players).new(players), players)):
        if number % 12 and state.decision is not None and state.decision.kind in ("action", "bank"):
            continue
        for seat in seats(state):
            other = redealt(state, seat, number)
            assert redealt(redealt(state, seat, 77), seat, number).hash == other.hash  # nothing of the old deal is left
            assert encoded(other, seat) == encoded(state, seat)
            assert other.seen_by(seat).tobytes() == state.seen_by(seat).tobytes()
            assert other.legal() == state.legal() or seat != state.seat
            decks.add(other.position.deck.tobytes() == state.position.deck.tobytes())
        assert other.check() == []
        assert other.screen(seat) == state.screen(seat)
    assert decks == {True, False}  # at the end of the game there is nothing left to deal


@pytest.mark.no_cover
@pytest.mark.clause("FOH-2P1")
@pytest.mark.parametrize("kept", [0, 1])
def test_redealing_hands_keeps_ones_own_and_changes_the_others(kept):
    state = game(2).new(8)
    for _ in range(kept):
        state.play(state.legal()[0])
    for seat in (None, 0, 1):
        hands, keeps = set(), set()
        for seed in range(150):
            other = redealt(state, seat, seed)
            if seed < 10:
                assert encoded(other, seat) == encoded(state, seat)
                assert other.check() == []
            assert seat is None or other.position.dealt[seat].tolist() == state.position.dealt[seat].tolist()
            assert seat is None or other.position.kept[seat] == state.position.kept[seat]
            hands.add(tuple(map(tuple, other.position.dealt.tolist())))
            keeps.add(tuple(other.position.kept.tolist()))
        assert len(hands) == (24 if seat is None else 2)
        first = int(state.position.first)
        assert len(keeps) == (
            1 if kept == 0 or seat == first else len({card for hand in hands for card in hand[first]})
        )


@pytest.mark.clause("FOH-S1", "FOH-S3")
def test_redealing_keeps_each_age_together_and_changes_its_order():
    state = game(4).new(2)
    before = state.position.deck.tolist()
    ages = [int(state.game.box.shelf[card]) for card in before]
    other = state.redeal(0, 1).position.deck.tolist()
    assert [int(state.game.box.shelf[card]) for card in other] == ages
    assert sorted(other) == sorted(before)
    assert other[:2] == before[:2]  # The Future and The Internet
    assert other != before


def test_redealing_leaves_the_state_alone_and_is_repeatable():
    state = game(3).new(1)
    before = state.hash
    assert state.redeal(0, 7).hash == state.redeal(0, 7).hash != state.redeal(0, 8).hash
    assert state.hash == before


def test_redealt_copy_has_another_future():
    state = game(3).new(1)
    assert state.redeal(0, 1).position.rng.tolist() != state.position.rng.tolist()


def test_redealt_copy_plays_on(random_play):
    for players in (2, 5):
        for state in random_play(game(players).new(3).redeal(1, 9), 9):
            last = state
        assert last.over
        assert last.check() == []


# What is hidden


def test_nobody_sees_the_deck_or_the_generator():
    state = game(3).new(1)
    for seat in seats(state):
        seen = state.seen_by(seat)
        assert set(seen.deck.tolist()) == {-1}
        assert set(seen.rng.tolist()) == {0}
    assert state.view(0).deck == 56
    hidden = {
        face.id for face in state.game.rulebook.faces(state.game) if face.age in ("I", "II", "III", "IV", "V", "Future")
    }
    text = encoded(state, 0).decode()
    assert not [id for id in hidden if f'"{id}"' in re.sub('"(theocracy|future)":', "", text)]  # which are fields, too


@pytest.mark.clause("FOH-2P1")
def test_only_its_owner_sees_a_hand():
    state = game(2).new(1)
    assert [len(state.view(seat).hand) for seat in (None, 0, 1)] == [0, 2, 2]
    assert not set(state.view(0).hand) & set(state.view(1).hand)
    other = 1 - state.seat
    assert state.view(state.seat).legal != []
    assert state.view(other).legal == state.view(None).legal == []
    state.play(state.legal()[0])
    assert [len(state.view(seat).hand) for seat in (None, 0, 1)] == [0, 2, 2]
    state.play(state.legal()[0])
    assert [len(state.view(seat).hand) for seat in (None, 0, 1)] == [0, 0, 0]


@pytest.mark.clause("FOH-2P1")
def test_events_of_a_hand_are_told_to_its_owner_only():
    state = game(2).new(1)
    first = state.seat
    state.play(state.legal()[0])

    def secret(seat: int | None) -> list[tuple[str, int | None]]:
        return [(event.kind, event.to) for event in state.events(seat) if event.kind in ("dealt", "keep")]

    assert secret(None) == []
    assert secret(first) == [("dealt", first), ("keep", first)]
    assert secret(1 - first) == [("dealt", 1 - first)]
    kept = state.game.content.cards[state.played[0] - state.game.move("keep agrarian-tribe")].name
    assert not any(kept in event.text for event in state.events(1 - first))
    state.play(state.legal()[0])
    assert {event.facts["card"] for event in state.events(None) if event.kind == "start"} == {
        state.document().nations[0].government[0],
        state.document().nations[1].government[0],
    }


def test_events_since_a_move():
    state = game(3).new(1)
    dealt = state.events()
    assert [event.kind for event in dealt] == ["first", "start", "start", "start"]
    state.play("invest warriors 1")
    assert state.events(since=0) == state.events()[len(dealt) :]
    assert [event.kind for event in state.events(since=0)] == ["invest", "turn"]
    assert state.events(since=1) == []


def test_events_are_sentences_with_clauses_and_without_hidden_cards(random_play):
    kinds = set()
    for players in (2, 3, 4, 5):
        for state in random_play(game(players).new(players), 1):
            last = state
        for event in last.events():
            assert event.clause in last.game.rulebook.clauses
            assert re.fullmatch(r"[A-Zp].*\.", event.text), event
            assert not re.search(r"[{}]|None|no card|\b1 tokens", event.text), event
            kinds.add(event.kind)
    assert {"gain", "invest", "snipe", "sow", "reveal", "banker", "attack", "end"} <= kinds


# The view itself


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_legal_move_of_the_view_says_what_it_does(players, random_play):
    for number, state in enumerate(random_play(game(players).new(1), 4)):
        if state.over:
            assert (state.view(0).legal, state.view(0).decision) == ([], None)
        elif number % 4 == 0:
            view = state.view(state.seat)
            assert [legal.move for legal in view.legal] == state.legal()
            for legal in view.legal:
                verdict = state.explain(legal.move)
                assert (legal.notation, legal.clause) == (verdict.move, verdict.clause)
                assert legal_sentence(state.game, view, legal) == verdict.sentence
                assert legal.clause in state.game.rulebook.clauses
                assert verdict.text.endswith(".")


def test_view_of_a_small_position():
    state = table(
        nation("religious-tribe republic archers pyramids", tokens=3),
        nation("aristocracy genghis-khan", tokens=1),
        market=["temple p2 2", None, "lighthouse"],
        supply=4,
        turn=7,
        first=2,
    )
    view = state.view(0)
    assert (view.game, view.seat, view.players, view.first, view.active, view.turn) == (
        "flow-of-history",
        0,
        3,
        2,
        0,
        7,
    )
    assert (view.age, view.supply, view.deck, view.over) == (2, 4, 0, False)
    assert [slot and (slot.card, slot.investor, slot.tokens) for slot in view.market] == [
        ("temple", 1, 2),
        None,
        ("lighthouse", None, 0),
        None,
        None,
    ]
    mine, theirs = view.nations[:2]
    assert (mine.government, mine.military, mine.wonders, mine.leader) == (
        ["religious-tribe", "republic"],
        ["archers"],
        ["pyramids"],
        None,
    )
    assert (mine.tokens, mine.invested, mine.cards, mine.attack_strength, mine.defense_strength) == (3, None, 4, 1, 3)
    assert mine.points == state.scores()[0].points == 2 + 3 + 1
    assert (theirs.leader, theirs.invested, theirs.attack_strength) == ("genghis-khan", "temple", 2)
    assert "barracks" in view.removed
    assert "temple" not in view.removed


def test_views_points_are_the_scores(random_play):
    for number, state in enumerate(random_play(game(4).new(2), 2)):
        if number % 10 == 0 or state.over:
            scores = state.scores()
            assert [nation.points for nation in state.view(None).nations] == [score.points for score in scores]
            assert [sum(line.points for line in score.lines) for score in scores] == [score.points for score in scores]


def test_view_is_json_and_back():
    state = game(5).new(1)
    kind = type(state.view(0))
    assert msgspec.json.decode(encoded(state, 0), type=kind) == state.view(0)


@pytest.mark.no_cover
def test_seeing_changes_nothing(random_play):
    for number, state in enumerate(random_play(game(3).new(4), 4)):
        if number % 10 == 0:
            before = state.hash
            for seat in seats(state):
                state.view(seat)
                state.screen(seat)
            state.scores()
            state.document()
            state.check()
            state.decision  # noqa: B018
            assert state.hash == before


def test_catalogue_shows_every_card():
    faces = game().rulebook.faces(game())
    assert len(faces) == 67
    assert [face.id for face in faces] == [card.id.replace("_", "-") for card in game().content.cards]
    assert all(face.text.text.endswith(".") for face in faces)
    msgspec.json.encode(faces)


# The screen


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_screen_is_at_most_80_columns(players, random_play):
    for number, state in enumerate(random_play(game(players).new(players), 3)):
        if number % 8 == 0 or state.over:
            for seat in seats(state):
                lines = state.screen(seat).splitlines()
                assert max(columns(line) for line in lines) <= 80
                assert not any(line != line.rstrip() for line in lines)


def test_screen_shows_the_table():
    state = table(nation("republic archers", tokens=3), nation("aristotle"), market=["temple p2 2", None], supply=4)
    text = state.screen(0)
    assert text.startswith("Turn 1, age I, p1 to choose. Supply 4, deck 0.")
    assert "<p2: 2 tokens>" in text
    assert "P1  3 tokens" in text
    assert text.index("P2 ") < text.index("P3 ") < text.index("P1 ")  # one's own nation comes last
    assert "Military: Archers" in text
    assert table(nation(), over=True).screen(None).startswith("Turn 1, age A, the game is over.")


def test_screen_with_the_longest_of_everything_is_at_most_80_columns():
    full = nation(
        "religious-tribe republic theocracy feudalism constitutional-monarchy mercantilism communism democracy "
        "capitalism archers swordsmen crossbowmen knights cannon frigate tank warplane fighter-jet "
        "lighthouse temple castle monastery military-academy seaport factory stock-exchange nuclear-power-plant "
        "iron-works philosophy astronomy irrigation printing-press steam-power computers mechanized-farming satellites "
        "napoleon-bonaparte great-wall hanging-gardens angkor-wat great-mosque himeji-castle taj-mahal eiffel-tower "
        "manhattan-project apollo-program internet",
        tokens=999_999,
    )
    state = table(full, market=["christopher-columbus p1 999999", "justinian-i"], supply=999_999, turn=999_999)
    for seat in (None, 0, 1):
        assert max(columns(line) for line in state.screen(seat).splitlines()) <= 80


def test_screen_names_titles_of_the_edition():
    state = table(nation("albert-einstein"), market=["knights"], edition="first")
    assert "Einstein" in state.screen(0)
    assert "Albert" not in state.screen(0)


# Bots only ever get what their seat sees


@pytest.mark.no_cover
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_move_is_the_same_for_every_deal_the_seat_cannot_tell_apart(name):
    from riverrun.bots import bot

    for players in (2, 4):
        state = game(players).new(players)
        rng = random.Random(2)
        for number in range(40):
            if number % 8 == 0:
                moves = {bot(name).move(redealt(state, state.seat, seed)) for seed in range(3)}
                assert moves == {bot(name).move(state)}
                assert rr.random_move(state) == rr.random_move(redealt(state, state.seat, 1))
            state.play(rr.random_move(state, rng))


def test_play_after_seeing_is_the_same_game() -> None:
    """A view is a copy: changing what it returned changes no position."""
    state: Any = game(3).new(1)
    before = state.hash
    seen = state.seen_by(0)
    seen.tokens[0] = 99
    state.view(0).nations[0].military.append("tank")
    assert state.hash == before
    play(state, "harvest")


def test_view_has_these_keys_and_no_others():
    state = game(3).new(1)
    keys = "game options seat players first active turn age supply deck market nations removed hand decision legal"
    assert set(msgspec.json.decode(encoded(state, state.seat))) == {
        *keys.split(),
        "legal_args",
        "pending",
        "idle",
        "ending",
        "over",
    }
    move, notation, clause, args = msgspec.json.decode(encoded(state, state.seat))["legal"][0]
    assert (state.game.text(move), clause, type(args)) == (notation, state.explain(move).clause, dict)


def test_numbers_in_a_view_and_in_events_are_plain_ones(random_play):
    """Anything that takes Python's own numbers takes a view."""
    for number, state in enumerate(random_play(game(2).new(3), 3)):
        if number % 20 == 0 or state.over:
            for part in (state.view(0), state.events(0), state.scores(), state.decision):
                assert all(type(leaf) in (int, str, bool, type(None)) for leaf in leaves(part))


def leaves(part: Any) -> Any:
    """All that is in structs, lists and dictionaries and is none of them."""
    if isinstance(part, msgspec.Struct):
        part = msgspec.structs.asdict(part)
    if isinstance(part, dict | list):
        for each in part.values() if isinstance(part, dict) else part:
            yield from leaves(each)
    else:
        yield part
