"""The API as a stranger meets it: the ten-line loop, its names, and a sentence for everything that is wrong."""

from __future__ import annotations

import importlib
import pkgutil
import random
from typing import Any

import msgspec
import numpy as np
import pytest

import riverrun as rr
from riverrun.kernel.errors import RiverrunError
from riverrun.kernel.rules.clauses import Clause


def test_ten_lines_play_a_game():
    game = rr.game("flow-of-history", players=4, edition="second")
    state = game.new(seed=7)
    while not state.over:
        state.play(rr.random_move(state))
    scores = state.scores()
    record = state.record()
    assert rr.replay(record).hash == state.hash
    assert len(scores) == 4
    assert any(score.won for score in scores)
    assert {score.place for score in scores if score.won} == {1}


def test_moves_are_played_by_text_or_by_number():
    game = rr.game("flow-of-history", players=3)
    one, other = game.new(1), game.new(1)
    one.play("invest warriors 2")
    other.play(game.move("invest warriors 2"))
    assert one.hash == other.hash
    assert one.played == other.played == [game.move("invest warriors 2")]


def test_refused_move_says_which_clause_and_why():
    state = rr.game("flow-of-history", players=3).new(1)
    verdict = state.explain("snipe warriors")
    assert isinstance(verdict, rr.Refusal)
    assert (verdict.move, verdict.clause, verdict.sentence.code) == (
        "snipe warriors",
        "FOH-N1",
        "foh-refuse-snipe-not-invested",
    )
    assert verdict.text == "Nobody has invested in Warriors; you can only snipe an opponent’s card."
    with pytest.raises(rr.IllegalMove) as trouble:
        state.play("snipe warriors")
    assert trouble.value.clause == "FOH-N1"
    assert isinstance(state.explain("harvest"), rr.Permission)


def test_all_names_are_there():
    for name in rr.__all__:
        assert hasattr(rr, name), name
    assert rr.__version__.count(".") == 2


def test_every_error_is_a_riverrun_error():
    for name in ("BadContent", "BadOption", "BadPosition", "BadRecord", "CannotUndo", "IllegalMove", "UnknownMove"):
        kind = getattr(rr, name)
        assert issubclass(kind, RiverrunError)
        assert kind.__doc__
    for name in ("BadContent", "BadOption", "BadPosition", "BadRecord", "IllegalMove", "UnknownMove"):
        assert issubclass(getattr(rr, name), ValueError)


# Games


def test_games_are_found_by_looking():
    assert "flow-of-history" in rr.rulebooks()
    book = rr.rulebook("flow-of-history")
    assert (book.title, book.designer, list(book.seats)) == ("The Flow of History", "Jesse Li", [2, 3, 4, 5])
    assert rr.rulebooks()[book.id] is book
    assert list(rr.rulebooks())[:2] == ["flow-of-history", "flow"]  # in the order in which they came


def test_unknown_game_is_refused(refused):
    sentence = refused(rr.BadOption, rr.game, "chess", players=2)
    assert sentence.startswith("There is no game ‘chess’. Choose ")
    assert "flow-of-history" in sentence
    refused(rr.BadOption, rr.rulebook, "Flow of History")


@pytest.mark.parametrize("players", [0, 1, 6, -3, 100, None, "four"])
def test_wrong_number_of_players_is_refused(refused, players):
    sentence = refused(rr.BadOption, rr.game, "flow-of-history", players=players)
    assert sentence == f"The Flow of History is for 2 to 5 players, not {players}."


def test_number_of_players_that_is_no_whole_number_is_refused(refused):
    refused(rr.BadOption, rr.game, "flow-of-history", players=3.0)


def test_unknown_option_and_value_are_refused(refused):
    assert "has no option ‘colour’. Its options: age_check, edition" in refused(
        rr.BadOption, rr.game, "flow-of-history", players=3, colour="red"
    )
    assert refused(rr.BadOption, rr.game, "flow-of-history", players=3, edition="third") == (
        "The Flow of History: edition can’t be ‘third’. Choose second or first."
    )


def test_game_shows_how_it_was_made():
    game = rr.game("flow-of-history", players=3, stall="off")
    assert repr(game).startswith("riverrun.game('flow-of-history', players=3, edition='second'")
    assert "stall='off'" in repr(game)
    again = eval(repr(game), {"riverrun": rr})
    assert again.options == game.options


# Seeds


@pytest.mark.parametrize("seed", [-1, 2**128, 10**60, "7", 1.5, b"7", [1]])
def test_wrong_seed_is_refused(make_game, refused, seed):
    assert refused(rr.BadOption, make_game(3).new, seed) == (
        f"A seed is a whole number from 0 to 2**128 - 1, not {seed!r}."
    )


@pytest.mark.parametrize("seed", [0, 1, 2**32, 2**64, 2**128 - 1])
def test_seed_deals_the_same_game_again(make_game, seed):
    assert make_game(4).new(seed).hash == make_game(4).new(seed).hash


def test_seeds_deal_different_games(make_game):
    assert len({make_game(4).new(seed).hash for seed in range(50)}) == 50
    assert len({make_game(4).new(1 << bit).hash for bit in range(128)}) == 128


def test_no_seed_deals_any_game(make_game):
    states = [make_game(3).new() for _ in range(5)]
    assert len({state.seed for state in states}) == 5
    assert all(0 <= state.seed < 2**128 for state in states)
    assert rr.replay(states[0].record()).hash == states[0].hash


def test_dealing_uses_no_global_randomness(make_game):
    random.seed(1)
    before = random.getstate()
    state = make_game(3).new(5)
    state.play(rr.random_move(state))
    assert random.getstate() == before


# States


def test_state_shows_what_it_is(make_game):
    state = make_game(3).new(1)
    state.play("harvest")
    assert repr(state) == "<State of flow-of-history, 1 moves played, running>"


def test_copy_is_independent(make_game):
    state = make_game(3).new(1)
    twin = state.copy()
    twin.play("harvest")
    assert len(state.played) == 0
    assert state.hash != twin.hash
    assert len(twin.events()) > len(state.events())
    state.play("harvest")
    assert state.hash == twin.hash
    assert state.events() == twin.events()


def test_random_move_is_legal_and_follows_its_generator(make_game):
    state = make_game(4).new(1)
    assert rr.random_move(state) in state.legal()
    assert rr.random_move(state) == rr.random_move(state)
    assert rr.random_move(state, random.Random(3)) == rr.random_move(state, random.Random(3))
    assert {rr.random_move(state, random.Random(seed)) for seed in range(300)} == set(state.legal())


def test_finished_game_asks_nothing(make_game, random_play, refused):
    for state in random_play(make_game(3).new(2), 2):
        last = state
    assert last.over
    assert (last.seat, last.decision, last.legal(), last.legal_texts()) == (None, None, [], [])
    assert last.explain("harvest").text == "The game is over."
    with pytest.raises(rr.IllegalMove, match="The game is over"):
        last.play("harvest")


@pytest.mark.parametrize("move", [-1, 10**9, "", "dance"])
def test_unknown_move_changes_nothing(make_game, refused, move):
    state = make_game(3).new(1)
    before = state.hash
    refused(rr.UnknownMove, state.play, move)
    refused(rr.UnknownMove, state.explain, move)
    assert (state.hash, state.played) == (before, [])


@pytest.mark.parametrize(
    "move", [1.0, True, False, None, b"harvest", [1], np.float32(1), np.bool_(True), np.array([1, 2])]
)
def test_move_that_is_no_whole_number_is_unknown(make_game, refused, move):
    state = make_game(3).new(1)
    for call in (state.play, state.explain, state.game.text):
        assert "is not a move; moves are numbers from 0 to" in refused(rr.UnknownMove, call, move)
    assert state.played == []


@pytest.mark.parametrize("kind", [np.int64, np.int32, np.uint32, np.array])
def test_move_may_be_any_whole_number(make_game, kind):
    game = make_game(3)
    one, other = game.new(1), game.new(1)
    move = one.legal()[1]
    one.play(move)
    other.play(kind(move))
    assert one.hash == other.hash
    assert type(other.played[0]) is int
    assert game.text(kind(move)) == game.text(move)


SEEING: list[Any] = [
    pytest.param(lambda state, seat: state.view(seat), id="view"),
    pytest.param(lambda state, seat: state.seen_by(seat), id="seen_by"),
    pytest.param(lambda state, seat: state.screen(seat), id="screen"),
    pytest.param(lambda state, seat: state.events(seat), id="events"),
    pytest.param(lambda state, seat: state.redeal(seat, 1), id="redeal"),
]


@pytest.mark.parametrize("look", SEEING)
@pytest.mark.parametrize("seat", [-1, 3, 1.0, True, "0", np.float64(0), 10**30])
def test_seat_that_is_none_is_refused(make_game, refused, look, seat):
    assert refused(rr.BadOption, look, make_game(3).new(1), seat) == (
        f"A seat is a whole number from 0 to 2, or None for a spectator, not {seat!r}."
    )


@pytest.mark.parametrize("look", SEEING)
def test_seat_may_be_any_whole_number_or_a_spectator(make_game, look):
    state = make_game(3).new(1)
    for seat in (None, 0, 2, np.int64(1)):
        look(state, seat)
    assert msgspec.json.encode(state.view(np.int64(1))) == msgspec.json.encode(state.view(1))
    assert state.events() == state.events(None)


ODD = "odd\n\x1b[2J\x07"  # a new line, and what clears a terminal and rings its bell


@pytest.mark.parametrize(
    ("kind", "refuse"),
    [
        pytest.param(rr.UnknownMove, lambda game: game.move(ODD), id="move"),
        pytest.param(rr.UnknownMove, lambda game: game.move(f"take {ODD}"), id="card"),
        pytest.param(rr.BadOption, lambda game: rr.game(ODD, players=3), id="game"),
        pytest.param(rr.BadOption, lambda game: rr.game("flow-of-history", players=3, edition=ODD), id="option"),
        pytest.param(rr.BadOption, lambda game: rr.game("flow-of-history", players=3, **{ODD: 1}), id="option name"),
        pytest.param(rr.BadPosition, lambda game: game.restore({"nations": [], ODD: 1}), id="field"),
        pytest.param(
            rr.BadPosition,
            lambda game: game.restore({"nations": [{"military": [ODD]}, {}, {}]}),
            id="document",
        ),
        pytest.param(rr.BadRecord, lambda game: _replay(game, game=ODD), id="record's game"),
        pytest.param(rr.BadRecord, lambda game: _replay(game, moves=[ODD]), id="record's move"),
        pytest.param(rr.BadRecord, lambda game: _replay(game, hash=ODD), id="record's hash"),
        pytest.param(rr.BadRecord, lambda game: _replay(game, rules=ODD), id="record's rules"),
        pytest.param(rr.BadRecord, lambda game: _replay(game, seed=ODD), id="record's seed"),
    ],
)
def test_refusal_repeats_foreign_text_without_its_control_characters(make_game, kind, refuse):
    """A record or a document may come from anywhere, and its refusal goes to terminals and logs."""
    with pytest.raises(kind) as trouble:
        refuse(make_game(3))
    assert str(trouble.value).isprintable(), repr(str(trouble.value))


def _replay(on: rr.Game, /, **changes: Any) -> rr.State:
    return rr.replay(msgspec.structs.replace(on.new(1).record(), **changes))


def test_scores_are_ranked_with_their_breakdown(make_game, random_play):
    for players in (2, 3, 4, 5):
        for state in random_play(make_game(players).new(players), 5):
            last = state
        scores = last.scores()
        assert [score.seat for score in scores] == list(range(players))
        best = max((score.points, *score.ties.values()) for score in scores)
        for score in scores:
            assert score.won == ((score.points, *score.ties.values()) == best)
            assert score.won == (score.place == 1)
            assert sum(line.points for line in score.lines) == score.points
            assert all(line.clause in last.game.rulebook.clauses for line in score.lines)


# Clauses


def test_clauses_are_numbered_and_worded():
    for book in rr.rulebooks().values():
        for id, clause in book.clauses.items():
            assert isinstance(clause, Clause)
            assert clause.id == id
            assert clause.mark in ("stated", "ruling", "inferred", "invented")
            assert clause.title
            assert clause.text.endswith(".")


def test_hash_names_the_position(make_game):
    state = make_game(3).new(1)
    assert len(state.hash) == 16
    twin = state.copy()
    twin.position.rng[0] ^= 1
    assert twin.hash != state.hash


# Every module says what it is for


def test_every_module_has_a_first_line():
    for module in pkgutil.walk_packages(rr.__path__, "riverrun."):
        if not module.name.startswith(("riverrun.kernel", "riverrun.games", "riverrun.bots")):
            continue
        text = importlib.import_module(module.name).__doc__
        assert text, module.name
        assert text.split("\n", 1)[0].endswith((".", ":", "`.")), module.name


# Bots


def test_bots_are_found_by_name(refused):
    from riverrun.bots import BOTS, bot

    assert bot("random") is BOTS["random"]
    assert refused(rr.BadOption, bot, "oracle").startswith("There is no bot ‘oracle’. Choose random, easy, greedy")


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_play_legal_moves_and_change_nothing(make_game, name):
    from riverrun.bots import bot

    state = make_game(3).new(4)
    for number in range(40):
        before = state.hash
        move = bot(name).move(state, seed=number)
        assert move in state.legal()
        assert bot(name).move(state, seed=number) == move
        assert state.hash == before
        state.play(move)


def test_greedy_bot_wins_where_the_game_ends_with_its_move(make_game):
    from riverrun.bots import bot

    state = make_game(3).restore(
        {
            "nations": [{"tokens": 9}, {"government": ["religious_tribe"]}, {}],
            "market": [{"card": "temple", "investor": 0, "tokens": 1}, {"card": "archers"}],
            "deck": ["future"],
        }
    )
    assert {bot("greedy").move(state, seed) for seed in range(5)} == {state.game.move("complete temple")}
    state.play("complete temple")
    assert state.over
    assert state.scores()[0].won
