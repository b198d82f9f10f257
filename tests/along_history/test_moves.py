"""The move space: its 281 numbers, its notation both ways, and that a move is legal exactly if it is not refused."""

from __future__ import annotations

import random

import pytest

import riverrun as rr
from riverrun.games.along_history.moves import LEGAL_MAX, MOVES
from riverrun.games.along_history.terms import CARDS, DECK_SIZES

from .table import dice, game, numbers, seat, table
from .tables import TABLES

BLOCKS = {
    "card": (0, 192),
    "die": (192, 9),
    "reroll": (201, 9),
    "swap": (210, 9),
    "swap_barter": (219, 1),
    "pay": (220, 12),
    "ur_resource": (232, 1),
    "ur_population": (233, 1),
    "coin": (234, 3),
    "golden_age": (237, 1),
    "by_goods": (238, 1),
    "by_gold": (239, 1),
    "war": (240, 1),
    "war_x2": (241, 1),
    "war_ur": (242, 1),
    "target": (243, 5),
    "space": (248, 32),
    "done": (280, 1),
}


@pytest.mark.clause("AH-119", "AH-R1", "AH-R2")
def test_the_numbers_are_those_of_the_rules():
    assert {verb.name: (MOVES.first(verb.name), verb.count) for verb in MOVES.verbs} == BLOCKS
    assert MOVES.size == 281
    named = {"forest": 0, "fire": 19, "pompeii": 64, "fief": 128, "sabre-toothed-tigers": 40, "storm-surge": 186}
    assert {id: numbers()[id] for id in named} == named


@pytest.mark.clause("AH-119", "AH-R2")
@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("forest", 0),
        ("die g1", 192),
        ("die coin", 200),
        ("reroll golden", 208),
        ("swap blue", 213),
        ("swap barter", 219),
        ("pay blue", 220),
        ("pay blue x4", 222),
        ("pay g3", 223),
        ("pay g2 x2", 227),
        ("pay g1 x4", 231),
        ("ur resource", 232),
        ("ur population", 233),
        ("coin", 234),
        ("coin x4", 236),
        ("golden age", 237),
        ("by goods", 238),
        ("by gold", 239),
        ("war", 240),
        ("war x2", 241),
        ("war ur", 242),
        ("target p2", 244),
        ("space start", 248),
        ("space 1a", 249),
        ("space 7a", 269),
        ("done", 280),
    ],
)
def test_a_move_is_written_so(text, move):
    assert game().text(move) == text
    assert game().move(text) == move


@pytest.mark.clause("AH-119")
def test_every_move_is_read_back_and_holes_are_none():
    played = game(3, ages="all")
    there = [move for move in range(281) if MOVES.find_text(played, move) is not None]
    assert len(there) == sum(DECK_SIZES) + 281 - CARDS - (32 - 22)
    for move in there:
        assert played.move(played.text(move)) == move
    for hole in (49, 63, 118, 127, 187, 191, 270, 279):
        with pytest.raises(rr.UnknownMove):
            played.text(hole)


@pytest.mark.clause("AH-R2")
@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("Sabre-toothed Tigers", "sabre-toothed-tigers"),
        ("sabre_toothed_tigers", "sabre-toothed-tigers"),
        ("MONT-SAINT-MICHEL", "mont-saint-michel"),
        ("Space 3B", "space 3b"),
    ],
)
def test_a_move_may_be_written_otherwise(written, meant):
    assert game().text(game().move(written)) == meant


@pytest.mark.parametrize(
    ("written", "hint"),
    [
        ("forrest", "forest"),
        ("moon", "There is no card ‘moon’: give one of 162, such as "),
        ("war x3", "‘war x3’ is not a move. Write war, war x2 or war ur."),
        ("pay g4", "g3"),
        ("reroll gold", "golden"),
        ("space 9z", "1a"),
        ("target p6", "p5"),
        ("", "done"),
    ],
)
def test_an_unknown_move_names_the_nearest_right_ones(refused, written, hint):
    assert hint in refused(rr.UnknownMove, game().move, written)


def walk(players: int, options: dict[str, str], games: int, seed: int = 0):
    """Positions of random games: all, on a coarse walk."""
    rng = random.Random(seed)
    for number in range(games):
        state = game(players, **options).new(seed * 100 + number)
        while not state.over:
            yield state
            state.play(rr.random_move(state, rng))


@pytest.mark.no_cover
@pytest.mark.clause("AH-110", "AH-111", "AH-120")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_move_is_legal_exactly_if_it_is_not_refused(players, options):
    """Over the whole move space; no decision but a spending of UR or heritage has a single option."""
    played = game(players, **options)
    for at, state in enumerate(walk(players, options, 1)):
        legal = state.legal()
        assert len(set(legal)) == len(legal) <= LEGAL_MAX
        age = int(state.position.age)
        assert len(legal) > 1 or played.text(legal[0]).startswith("ur ") or legal[0] < 64 * age
        if at % 7 == 0:
            box, s = played.box_view, state.position_view
            allowed = [move for move in range(281) if played.rules.refusal(box, s, move) == 0]
            assert sorted(legal) == allowed


@pytest.mark.no_cover
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_whatever_is_said_names_what_it_should(players, options):
    """Decisions, permissions, refusals, events and scores are whole sentences."""
    for at, state in enumerate(walk(players, options, 1, seed=3)):
        if at % 11:
            continue
        said = [state.decision.text, *(score_line.text for score in state.scores() for score_line in score.lines)]
        said += [state.explain(move).text for move in MOVES.moves(state.game)]
        if state.played:
            said += [event.text for event in state.events(since=len(state.played) - 1)]
        for text in said:
            assert "{" not in text
            assert "ah-" not in text
            assert text.strip() == text != ""


@pytest.mark.no_cover
def test_every_refusal_is_met():
    """By positions of random games and by a few that are laid out."""
    reasons = {}
    for table_of in TABLES:
        for at, state in enumerate(walk(*table_of, 1, seed=5)):
            if at % 5 == 0:
                meet(state, reasons)
    for state in rare():
        meet(state, reasons)
    every = set(game().rulebook.declared._refusals)
    missing = [game().rulebook.declared._refusals[reason][0] for reason in every - set(reasons)]
    assert sorted(missing) == []


def meet(state, reasons):
    box, s = state.game.box_view, state.position_view
    for move in range(281):  # holes are refused, too
        reasons.setdefault(int(state.game.rules.refusal(box, s, move)), move)


def rare():
    """Positions in which refusals come up that chance seldom brings."""
    soldier = seat("hunting gatherers ~plain homo-erectus<hunting stone-tools", row="fire swamp cave", ur=1)
    attack = [{"step": "wars"}, {"step": "attack"}]
    robbed = seat(counters="terrain-1")
    yield table(soldier, robbed, war={"target": 1, "source": 20}, agenda=attack)
    old = seat("nile-valley", heritage="fire hunting", ur=1)
    yield table(old, robbed, ages="all", age="antiquity", war={"target": 1}, agenda=attack)
    rich = seat(heritage="pompeii fire cave", row="fief dante", ur=2, gold=1)
    yield table(rich, seat(row="heraldry"), ages="all", age="middle-ages", heritage_used=True)
    marked = dice("1 1 2 culture (reroll) x2") | {"marked": ["g2"]}
    marks = [{"step": "choose_main"}, {"step": "marks"}]
    yield game(2).restore({"seats": [seat(row="forest"), seat(row="swamp")], "dice": marked, "agenda": marks})
    general = [{"step": "wars"}, {"step": "general", "seat": 0}]
    war = {"target": 1, "army": 1, "dice": [1, 1, 3], "generals": 1}
    yield table(seat("clovis"), robbed, ages="middle_ages", war=war, agenda=general)
    besieged = seat("fire", row="wolves famine flood plain")
    yield table(besieged, seat(), agenda=[{"step": "calamity"}])
    yield table(seat(row="earthquake flood"), seat(row="forest"))
    yield table(seat(row="forest"), seat(row="earthquake flood"))
