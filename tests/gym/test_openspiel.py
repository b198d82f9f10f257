"""OpenSpiel: its own checks pass, its bots play, and what it is told is what riverrun's states say."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import make_observation

import riverrun as rr
from kernel.toy.book import RAFT
from riverrun.gym import BatchEnv, MissingExtra
from riverrun.gym.openspiel import SpielGame, SpielState, register
from riverrun.gym.rewards import pay, reward_number
from riverrun.kernel.jit.switch import compiled_now, running
from riverrun.kernel.position.tensor import Encoder

FLOW = "riverrun_flow_of_history"
TOY = register(RAFT)[0]
GAMES = [
    f"{name}(players={players})"
    for name, book in zip(register(), rr.rulebooks().values(), strict=True)
    for players in sorted({book.seats[0], book.seats[-1]})
] + [f"{TOY}(players={players},charms=secret)" for players in (1, 2, 3)]
any_table = pytest.mark.parametrize("text", GAMES)

Utility = pyspiel.GameType.Utility


@cache
def load(text: str) -> SpielGame:
    game: SpielGame = pyspiel.load_game(text)
    return game


def dealt(text: str, deal: int = 0) -> SpielState:
    state = load(text).new_initial_state()
    state.apply_action(deal)
    return state


def playing(text: str, seed: int) -> Iterator[SpielState]:
    """A random game: the state before each move and at the end."""
    state, rng = dealt(text, seed), random.Random(seed)
    while not state.is_terminal():
        yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


def some(text: str, seed: int, number: int = 10) -> Iterator[SpielState]:
    """About so many states of a random game, the deal and the end among them."""
    length = sum(1 for _ in playing(text, seed))
    for at, state in enumerate(playing(text, seed)):
        if at % max(1, length // number) == 0 or state.is_terminal():
            yield state


def last(text: str, seed: int) -> SpielState:
    *_, state = playing(text, seed)
    return state


def sampler(seed: int) -> Any:
    return pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)


@pytest.fixture(autouse=True)
def the_toy_is_interpreted(request: Any) -> Iterator[None]:
    """The toy's rules stay interpreted: its sources are not in the name of the compiled rules' cache."""
    chosen = getattr(request.node, "callspec", None)
    text = chosen.params.get("text", TOY) if chosen else TOY
    with running(compiled_now() and not text.startswith(TOY)):
        yield


# What OpenSpiel checks itself


@any_table
def test_openspiel_s_own_simulation_passes(text: str) -> None:
    few = text.endswith(("(players=1)", "(players=2)"))
    length = 500 if few else 150  # most games of few end before that; those of many take long
    longest = load(text.replace(")", f",max_length={length})"))
    pyspiel.random_sim_test(longest, num_sims=1, serialize=False, verbose=False)
    beginning = load(text.replace(")", ",max_length=40)"))  # to read a state is to play it again from the deal
    pyspiel.random_sim_test(beginning, num_sims=1, serialize=True, verbose=False)


def test_it_passes_with_points_and_when_games_are_cut_short() -> None:
    for chosen in ("reward=points", "max_length=7", "deals=1"):
        pyspiel.random_sim_test(load(f"{TOY}({chosen})"), num_sims=3, serialize=True, verbose=False)


def test_every_game_is_registered_once() -> None:
    names = register()
    assert register() == names
    assert len(names) == len(rr.rulebooks())
    assert {*names, TOY} <= set(pyspiel.registered_names())
    for name in names:
        assert pyspiel.load_game(name).num_players() == load(name).game.rulebook.usual


# What a game says of itself


@any_table
def test_a_game_says_what_it_is(text: str) -> None:
    spiel = load(text)
    kind, game = spiel.get_type(), spiel.game
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert range(kind.min_num_players, kind.max_num_players + 1) == game.rulebook.seats
    assert set(kind.parameter_specification) >= {"players", "seed", "reward", *game.options}
    assert spiel.num_distinct_actions() == game.moves
    assert spiel.num_players() == game.players
    assert spiel.max_chance_outcomes() == spiel.deals == len(spiel.new_initial_state().chance_outcomes())
    assert spiel.observation_tensor_shape() == [Encoder(game).size]
    assert spiel.max_history_length() == spiel.max_game_length() + 1


def test_utilities_are_those_of_a_contest_a_team_or_one_alone() -> None:
    said = {
        f"{FLOW}(players=2)": (Utility.ZERO_SUM, -1, 0),
        f"{FLOW}(players=5)": (Utility.ZERO_SUM, -0.25, 0),
        f"{FLOW}(reward=points)": (Utility.GENERAL_SUM, -(2**31), None),
        f"{TOY}(players=3)": (Utility.IDENTICAL, -1, None),
        f"{TOY}(players=1)": (Utility.GENERAL_SUM, -1, None),
    }
    for text, expected in said.items():
        game = load(text)
        assert (game.get_type().utility, game.min_utility(), game.utility_sum()) == expected
        assert game.max_utility() == (2**31 if "points" in text else 1)


def test_a_game_that_ends_unlike_its_kind_is_not_paid_out(monkeypatch: pytest.MonkeyPatch, refused: Any) -> None:
    state = last(f"{FLOW}(players=2)", 1)
    monkeypatch.setattr(load(f"{FLOW}(players=2)"), "zero_sum", False)
    assert "unlike its kind" in refused(rr.RiverrunError, state.returns)


# The same game as riverrun's


@any_table
def test_a_game_is_move_for_move_riverrun_s(text: str) -> None:
    spiel = load(text)
    mirror = spiel.game.new(spiel.deal_seed(4))
    rng = random.Random(1)
    state = dealt(text, 4)
    while not state.is_terminal():
        assert state.current_player() == mirror.seat
        assert state.legal_actions() == mirror.legal()
        assert not any(move in mirror.game.rulebook.environment for move in state.legal_actions())
        assert state.returns() == state.rewards() == [0.0] * mirror.game.players
        move = rng.choice(mirror.legal())
        assert state.action_to_string(move) == mirror.game.text(move)
        assert state.string_to_action(mirror.game.text(move)) == move
        state.apply_action(move)
        mirror.play(move)
        assert state.table.state.hash == mirror.hash
    assert mirror.over
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []
    assert state.table.state.record() == mirror.record()
    scores = mirror.scores()
    worth = dict(zip([score.won for score in scores], state.returns(), strict=True))
    assert all(worth[score.won] == paid for score, paid in zip(scores, state.returns(), strict=True))
    assert state.returns() == state.rewards()


@pytest.mark.parametrize("reward", ["win", "points"])
def test_returns_are_the_other_environments_rewards(reward: str) -> None:
    for text in (f"{FLOW}(players=3,reward={reward})", f"{TOY}(players=3,reward={reward})"):
        state = last(text, 2)
        game = state.table.state.game
        points, wins, out = np.zeros(5), np.zeros(5), np.zeros(3)
        game.rules.result(game.box, state.table.state.position, points, wins)
        pay(points, wins, reward_number(reward), out)
        assert state.returns() == out.tolist()
        if reward == "points":
            assert state.returns() == [score.points for score in state.table.state.scores()]


def test_a_deal_follows_from_the_seed() -> None:
    here, there = f"{FLOW}(players=3,seed=7)", f"{FLOW}(players=3,seed=8)"
    assert dealt(here).table.state.hash == load(here).game.new(7).hash
    assert str(dealt(here, 3)) == str(dealt(here, 3))
    assert len({str(dealt(text, deal)) for text in (here, there) for deal in range(3)}) == 6
    batch = BatchEnv(load(here).game, 3, seed=7, observe=False)
    batch.reset()
    assert batch.state(2).hash == dealt(here, 2).table.state.hash


def test_a_game_cut_short_counts_as_it_stands() -> None:
    state = last(f"{FLOW}(players=3,max_length=5,reward=points)", 1)
    assert len(state.table.state.played) == 5
    assert not state.table.state.over
    assert state.returns() == [score.points for score in state.table.state.scores()]


def test_an_illegal_action_is_refused_with_its_clause(refused: Any) -> None:
    state = dealt(f"{FLOW}(players=3)")
    before = str(state)
    game = state.table.state.game
    assert "FOH-T1" in refused(rr.IllegalMove, state.apply_action, game.move("pass"))
    refused(rr.UnknownMove, state.apply_action, game.moves)
    assert "65535" in refused(rr.BadOption, load(FLOW).new_initial_state().apply_action, 1 << 16)
    assert str(state) == before
    assert state.history() == [0]


# Clones, bytes, other worlds


@any_table
def test_a_clone_goes_its_own_way(text: str) -> None:
    for state in some(text, 3):
        if state.is_terminal():
            continue
        twin = state.clone()
        before = str(state), state.history(), state.information_state_string(0)
        twin.apply_action(twin.legal_actions()[-1])
        assert (str(state), state.history(), state.information_state_string(0)) == before
        assert str(twin) != before[0]


@any_table
def test_states_and_games_come_back_from_bytes(text: str) -> None:
    game = load(text)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert pickle.loads(pickle.dumps(game)).setup == game.setup
    undealt = pickle.loads(pickle.dumps(game.new_initial_state()))
    assert undealt.is_chance_node()
    for state in some(text, 3, 4):
        text_form = pyspiel.serialize_game_and_state(game, state)
        for again in (
            pickle.loads(pickle.dumps(state)),
            game.deserialize_state(state.serialize()),
            pyspiel.deserialize_game_and_state(text_form)[1],
        ):
            assert again.table.state.position.tobytes() == state.table.state.position.tobytes()
            assert again.history() == state.history()
            assert again.information_state_string(0) == state.information_state_string(0)
            if not state.is_terminal():
                move = state.legal_actions()[0]
                assert str(again.child(move)) == str(state.child(move))


def test_a_pickle_finds_its_game_in_a_new_process() -> None:
    state = dealt(f"{FLOW}(players=3,seed=2)")
    code = "import pickle, sys; print(pickle.loads(sys.stdin.buffer.read()).table.state.hash)"
    done = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, check=True)
    assert done.stdout.decode().strip() == state.table.state.hash
    assert done.stderr == b""


@any_table
def test_resampling_changes_nothing_that_the_player_knows(text: str) -> None:
    worlds = set()
    for state in some(text, 5, 9):
        for player in range(state.num_players()):
            for seed in range(3):
                other = state.resample_from_infostate(player, sampler(seed))
                worlds.add(other.table.state.hash)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)
                assert other.current_player() == state.current_player()
                assert other.is_terminal() == state.is_terminal()
                if state.current_player() == player:
                    assert other.legal_actions() == state.legal_actions()
                    other.apply_action(state.legal_actions()[0])
                again = pickle.loads(pickle.dumps(other))
                assert again.information_state_string(player) == other.information_state_string(player)
    assert len(worlds) > 5
    undealt = load(text).new_initial_state()
    assert undealt.resample_from_infostate(0, sampler(1)).is_chance_node()


# Observing


@any_table
def test_observations_are_the_other_environments(text: str) -> None:
    game = load(text)
    encoder, observer = Encoder(game.game), make_observation(game)
    for state in some(text, 6):
        table = state.table.state
        for player in range(game.num_players()):
            observer.set_from(state, player)
            assert np.array_equal(observer.tensor, encoder.observe(table.position, player))
            assert np.array_equal(observer.dict["observation"], state.observation_tensor(player))
            assert observer.string_from(state, player).startswith(table.screen(player))
            assert observer.string_from(state, player) == state.observation_string(player)


def test_nothing_is_seen_before_the_deal() -> None:
    state = load(f"{FLOW}(players=3)").new_initial_state()
    assert not any(state.observation_tensor(0))
    assert state.observation_string(0) == state.information_state_string(0) == str(state) == "Nothing is dealt yet."


def test_an_information_state_remembers_and_an_observation_does_not() -> None:
    """Cards played in another order lead to the same sight with another past."""
    text = f"{TOY}(players=1)"
    seen: dict[str, set[str]] = {}
    for seed in range(40):
        state, rng = dealt(text, 1), random.Random(seed)
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            seen.setdefault(state.observation_string(0), set()).add(state.information_state_string(0))
    assert any(len(pasts) > 1 for pasts in seen.values())


def test_another_s_secret_move_leaves_an_information_state_as_it_is() -> None:
    """Two players choose a card to keep in secret: who looks on cannot tell which, whatever is kept."""
    state = dealt(f"{FLOW}(players=2)")
    other = 1 - state.current_player()
    after = {state.child(move).information_state_string(other) for move in state.legal_actions()}
    assert len(state.legal_actions()) > 1
    assert len(after) == 1


def test_a_spectator_s_observation_has_words_only() -> None:
    kinds = pyspiel.PrivateInfoType
    game = load(f"{TOY}(players=2,charms=secret)")
    public = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=kinds.NONE))
    state = dealt(f"{TOY}(players=2,charms=secret)")
    assert public.tensor is None
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert public.string_from(state, 0).startswith(state.table.state.screen(None))
    remembering = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert remembering.tensor is None
    assert remembering.string_from(state, 0) == state.information_state_string(0)


def test_an_information_state_has_floats_only_where_they_were_asked_for(refused: Any) -> None:
    state = dealt(f"{FLOW}(players=2)")
    for call in (state.information_state_tensor, state.get_game().information_state_tensor_shape):
        assert "text only" in refused(rr.RiverrunError, call)
    for recall in (True, False):
        kind = pyspiel.IIGObservationType(perfect_recall=recall, private_info=pyspiel.PrivateInfoType.NONE)
        refused(rr.RiverrunError, make_observation(state.get_game(), kind).set_from, state, 0)
    state = dealt(f"{FLOW}(players=2,information_state=observation)")
    assert state.get_game().get_type().provides_information_state_tensor
    for player in (0, 1):
        floats = state.information_state_tensor(player)
        assert floats == state.observation_tensor(player)
        assert any(floats)
    assert state.get_game().information_state_tensor_shape() == [len(floats)]


def test_rewards_that_are_paid_on_the_way_are_refused(refused: Any) -> None:
    assert "at the end only" in refused(rr.BadOption, pyspiel.load_game, FLOW, {"reward": "win+points"})
    refused(rr.BadOption, pyspiel.load_game, FLOW, {"information_state": "memory"})


def test_observers_that_would_tell_too_much_are_refused(refused: Any) -> None:
    game = load(FLOW)
    kinds = pyspiel.PrivateInfoType
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=kinds.ALL_PLAYERS)
    refused(rr.BadOption, game.make_py_observer, everything)
    alone = pyspiel.IIGObservationType(public_info=False, perfect_recall=False, private_info=kinds.SINGLE_PLAYER)
    refused(rr.BadOption, game.make_py_observer, alone)
    refused(rr.BadOption, game.make_py_observer, None, {"colour": "red"})


# Parameters


def test_parameters_are_written_so_that_they_load_again() -> None:
    for chosen, written in [
        ({}, ""),
        ({"players": 3, "edition": "second", "stall": "10"}, ""),
        ({"players": 5, "stall": "off", "seed": 7}, "players=5,seed=7,stall=off"),
    ]:
        game = pyspiel.load_game(FLOW, chosen)
        assert str(game) == f"{FLOW}({written})"
        assert pyspiel.load_game(str(game)).setup == game.setup
    game = pyspiel.load_game(TOY, {"goal": "20", "charms": "secret"})
    assert str(game) == f"{TOY}(charms=secret,goal='20')"
    assert pyspiel.load_game(str(game)).setup == game.setup
    assert game.game.options == {**game.game.options, "goal": "20", "charms": "secret"}


@pytest.mark.parametrize(
    ("params", "says"),
    [
        ({"players": 9}, "2 to 5 players"),
        ({"players": 2, "edition": "first"}, "FOH-O1"),
        ({"edition": "third"}, "Choose second or first"),
        ({"reward": "fame"}, "there is: win, points"),
        ({"deals": 0}, "at least 1"),
        ({"seed": -1}, "at least 0"),
        ({"max_length": 0}, "at least 1"),
    ],
)
def test_wrong_parameters_are_refused_in_a_sentence(params: dict[str, Any], says: str, refused: Any) -> None:
    assert says in refused(rr.BadOption, pyspiel.load_game, FLOW, params)


def test_a_game_whose_clock_nobody_keeps_is_refused(refused: Any) -> None:
    assert "needs a table" in refused(rr.BadOption, pyspiel.load_game, "riverrun_flow", {"clock": "'60'"})


def test_a_content_pack_is_taken_by_its_folder(tmp_path: Any, refused: Any) -> None:
    assert "not a folder" in refused(rr.BadContent, pyspiel.load_game, FLOW, {"content": str(tmp_path / "nowhere")})
    pack = tmp_path / "a (b)"
    pack.mkdir()
    (pack / "pack.toml").write_text('game = "flow-of-history"\nname = "nothing"\nevidence = "invented"\n')
    assert "signs" in refused(rr.BadOption, pyspiel.load_game, FLOW, {"content": str(pack)})
    pack.rename(tmp_path / "plain")
    game = pyspiel.load_game(FLOW, {"content": str(tmp_path / "plain")})
    assert game.game.pack == tmp_path / "plain"
    assert pickle.loads(pickle.dumps(game)).setup == game.setup


def test_an_option_may_not_have_a_parameter_s_name(refused: Any) -> None:
    class Other(type(RAFT)):  # type: ignore[misc]
        id = "other-raft"
        options = {"seed": RAFT.options["goal"]}

    other = Other()
    assert "'seed'" in refused(rr.BadOption, register, other)
    other.id = "raft"
    assert "Another game" in refused(rr.BadOption, register, other)


def test_without_openspiel_the_remedy_is_named(monkeypatch: pytest.MonkeyPatch, refused: Any) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "riverrun.gym.openspiel")
    assert 'pip install "riverrun-games[openspiel]"' in refused(MissingExtra, __import__, "riverrun.gym.openspiel")


# OpenSpiel's bots


def bots_play(text: str, bots: list[Any]) -> SpielState:
    """A whole game by OpenSpiel's bots."""
    state = dealt(text, 9)
    while not state.is_terminal():
        action = bots[state.current_player()].step(state)
        assert action in state.legal_actions()
        state.apply_action(int(action))
    return state


def bot(name: str, text: str, seat: int, simulations: int) -> Any:
    rng = np.random.RandomState(seat)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    if name == "random":
        return uniform_random.UniformRandomBot(seat, rng)
    if name == "mcts":
        return mcts.MCTSBot(load(text), 1.4, simulations, evaluator, random_state=rng)
    return ismcts.ISMCTSBot(load(text), evaluator, 1.4, simulations, random_state=rng)


@pytest.mark.parametrize(
    ("text", "simulations"), [(f"{FLOW}(players=3,max_length=40)", 3), (f"{TOY}(players=3,charms=secret)", 25)]
)
def test_openspiel_s_bots_play_whole_games(text: str, simulations: int) -> None:
    bots = [bot(name, text, seat, simulations) for seat, name in enumerate(["random", "mcts", "ismcts"])]
    state = bots_play(text, bots)
    assert any(state.returns())


def test_openspiel_s_core_searches_and_plays_too() -> None:
    """By `mcts_search`: `step` of the core's searching bots releases Python's lock, and games in Python crash it."""
    state = dealt(f"{TOY}(players=3)")
    rollouts = pyspiel.RandomRolloutEvaluator(1, 1)
    search = pyspiel.MCTSBot(state.get_game(), rollouts, 1.4, 10, 10, False, 3, False)
    randomly = [pyspiel.make_uniform_random_bot(seat, 1) for seat in range(3)]
    while not state.is_terminal():
        seat = state.current_player()
        action = search.mcts_search(state).best_child().action if seat == 0 else randomly[seat].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_searching_with_what_is_known_does_better_than_chance() -> None:
    """ISMCTS alone on the raft, with its worlds re-dealt, gets farther than random moves do."""
    text = f"{TOY}(players=1,reward=points)"
    chance = [last(text, seed).returns()[0] for seed in range(9, 30)]
    searched = bots_play(text, [bot("ismcts", text, 0, 60)]).returns()[0]
    assert searched > np.mean(chance)
