"""Payment in goods: exactly payable, one sequence for each payment, never a dead end (AH-24 to AH-26, AH-116)."""

from __future__ import annotations

import random
from itertools import chain, combinations, product

import pytest

from riverrun.games.along_history.acquiring import is_paid, population_cost
from riverrun.games.along_history.payable import MUCH, shortfall

from .table import asked, cards, civilization, game, legal, numbers, play, refused, row, seat, table, told, unspent, why

KINDS = ("population", "ingenuity", "strength", "culture")


@pytest.mark.clause("AH-23", "AH-24", "AH-25", "AH-113")
def test_the_resource_comes_first_then_the_population_and_the_card_enters_by_itself():
    state = table(seat(row="hunting"), seat(row="swamp"), dice="3 2 1 ingenuity war war")
    play(state, "hunting")
    assert [paid["die"] for paid in told(state, "pay_die")] == ["blue", "g3"]  # what has no other way is named unasked
    assert asked(state) == "population"
    assert legal(state) == {"pay g2", "pay g1"}
    play(state, "pay g2")  # one more than it takes: the excess is lost
    assert civilization(state) == {"hunting"}
    assert unspent(state) == {"g1": 1, "war": 2}
    assert asked(state) == "main"


@pytest.mark.clause("AH-114")
def test_a_step_back_in_the_order_is_refused():
    state = table(seat("plain fishing gatherers", row="savannah", ur=2), dice="2 1 1 strength war war")
    play(state, "savannah", "pay blue")
    play(state, "gatherers")
    assert refused(state, "pay g2") == "AH-114"
    assert refused(state, "plain") == "AH-114"
    assert legal(state) == {"fishing", "ur population"}


@pytest.mark.clause("AH-114")
def test_blue_comes_before_cards_and_greens_from_high_to_low():
    state = table(seat("savannah neanderthal", row="stonehenge", ur=2), dice="3 3 2 strength x2 war")
    play(state, "stonehenge")
    assert legal(state) == {"pay blue", "pay blue x2", "savannah", "neanderthal", "ur resource"}
    play(state, "pay blue", "pay g2 x2")
    assert refused(state, "pay g3") == "AH-114"
    assert asked(state) == "population"


@pytest.mark.clause("AH-26", "AH-113")
def test_a_card_gives_all_its_bonuses_into_one_payment():
    state = table(seat("mesopotamia", row="alphabet"), ages="antiquity", dice="2 1 1 strength war war 3")
    play(state, "alphabet")  # 5 Population, 1 Culture: Mesopotamia gives P and C
    assert "~mesopotamia" in civilization(state)
    assert "alphabet" in civilization(state)
    assert unspent(state) == {"blue": 1, "war": 2, "coin": 1}


@pytest.mark.clause("AH-26", "AH-71", "AH-85", "AH-113")
def test_what_gives_nothing_is_refused():
    mine = seat("forest ~stone-tools homo-habilis<forest plain", row="hunting", ur=2)
    state = table(mine, seat("gatherers"), dice="2 1 1 strength x2 war")
    play(state, "hunting")
    assert refused(state, "plain") == "AH-113"
    assert refused(state, "stone-tools") == "AH-26"
    assert refused(state, "homo-habilis") == "AH-71"
    assert refused(state, "gatherers") == "AH-24"
    assert refused(state, "pay blue") == "AH-113"
    assert refused(state, "pay g2") == "AH-113"
    assert refused(state, "fire") == "AH-24"
    play(state, "forest")
    assert refused(state, "pay blue") == "AH-113"
    assert refused(state, "pay g3") == "AH-25"
    assert refused(state, "pay g2 x4") == "AH-115"


@pytest.mark.clause("AH-15", "AH-115")
def test_x2_doubles_and_both_quadruple_a_die():
    state = table(seat(row="gobekli-tepe"), dice="3 2 1 ingenuity x2 x2")
    play(state, "gobekli-tepe")  # 6 Population, 2 Ingenuity: an x2 must go to the blue die
    assert legal(state) == {"pay blue x2", "pay blue x4"}
    play(state, "pay blue x2")
    assert legal(state) == {"pay g3", "pay g3 x2"}
    state = table(seat(row="stonehenge"), dice="2 1 1 strength x2 x2")
    play(state, "stonehenge")  # 2 x4: there is no other way
    assert civilization(state) == {"stonehenge"}
    assert unspent(state) == {"g1": 2}


@pytest.mark.clause("AH-74", "AH-111", "AH-115")
def test_ur_is_one_resource_or_three_population_and_never_spent_unasked():
    state = table(seat(row="hunting", ur=2), dice="1 (1) (1) strength war war")
    play(state, "hunting")
    assert legal(state) == {"ur resource"}
    play(state, "ur resource")
    assert [paid["die"] for paid in told(state, "pay_die")] == ["g1"]
    assert legal(state) == {"ur population"}
    play(state, "ur population")
    assert civilization(state) == {"hunting"}
    assert state.position.ur[0] == 0


@pytest.mark.clause("AH-85", "AH-111", "AH-115", "AH-Q9")
def test_one_heritage_card_a_turn_never_unasked():
    mine = seat(heritage="forest hunting fire", row="the-wheel olive-grove", ur=0)
    state = table(mine, ages="prehistory+antiquity", age="antiquity", dice="3 2 1 ingenuity war war 3")
    assert "the-wheel" in cards(state)
    play(state, "the-wheel")  # 4 Population, 1 Ingenuity
    assert legal(state) == {"pay blue", "forest"}
    play(state, "forest")
    assert refused(state, "hunting") == "AH-85"
    play(state, "pay g1")  # the 3 was named unasked
    assert told(state, "pay_heritage") == [{"seat": 0, "card": "forest"}]
    assert set(state.document().seats[0].heritage) == {"hunting", "fire"}
    assert state.position.heritage_used == 1
    assert "olive-grove" not in cards(state)  # 4 Population: no dice are left for it, and no heritage


@pytest.mark.clause("AH-99", "AH-R7", "AH-Q2", "AH-48")
def test_tigers_take_one_population_of_the_first_green():
    state = table(seat(row="sabre-toothed-tigers hunting cave"), dice="2 2 1 strength war war")
    play(state, "sabre-toothed-tigers")  # 4 Population: 2 + 2 + 1 - 1
    assert told(state, "tigers") == [{"seat": 0, "amount": 1}]
    assert unspent(state) == {"war": 2}
    assert civilization(state) == {"sabre-toothed-tigers"}
    short = table(seat(row="sabre-toothed-tigers"), dice="2 1 1 strength war war")
    assert refused(short, "sabre-toothed-tigers") == "AH-116"
    assert why(short, "sabre-toothed-tigers")["population_short"] == 1


@pytest.mark.clause("AH-99", "AH-R7")
def test_tigers_take_it_once_a_turn_and_only_from_their_holder():
    state = table(seat("forest", row="sabre-toothed-tigers hunting cave", ur=1), dice="3 3 1 culture war war")
    play(state, "cave", "pay blue", "pay g3", "pay g1")
    assert len(told(state, "tigers")) == 1
    assert unspent(state) == {"g3": 1, "war": 2}
    play(state, "hunting", "ur population")
    assert civilization(state) == {"cave", "~forest", "hunting"}
    assert len(told(state, "tigers")) == 1
    free = table(seat(row="cave"), seat(row="sabre-toothed-tigers"), dice="3 3 3 culture war war")
    play(free, "cave")
    assert told(free, "tigers") == []


@pytest.mark.clause("AH-99")
def test_tigers_do_not_touch_bonuses_and_ur():
    mine = seat("agriculture animal-husbandry", row="sabre-toothed-tigers pottery", ur=1)
    state = table(mine, dice="(1) (1) (1) culture war war")
    play(state, "pottery", "agriculture", "ur population")
    assert civilization(state) == {"~agriculture", "animal-husbandry", "pottery"}
    assert told(state, "tigers") == []


@pytest.mark.clause("AH-R8")
def test_equal_faces_take_their_multipliers_in_any_order():
    for first, second in (("pay g2 x2", "pay g2"), ("pay g2", "pay g2 x2")):
        state = table(seat(row="mountain"), dice="2 2 1 strength x2 war")
        play(state, "mountain", first)
        if asked(state) == "population":
            play(state, second)
        assert civilization(state) == {"mountain"}
        assert unspent(state) == {"g1": 1, "war": 1}


@pytest.mark.clause("AH-112", "AH-116")
def test_what_lacks_is_said_by_number():
    state = table(seat(row="stonehenge gobekli-tepe"), dice="1 1 1 culture war war")
    assert why(state, "stonehenge")["resources_short"] == 1
    assert why(state, "stonehenge")["population_short"] == 5
    assert why(state, "gobekli-tepe")["resources_short"] == 2
    assert refused(state, "stonehenge") == "AH-116"
    bought = table(seat(row="augustus", gold=4), ages="antiquity")
    assert why(bought, "augustus")["gold_short"] == 13
    assert refused(bought, "augustus") == "AH-112"


@pytest.mark.clause("AH-116", "AH-113")
def test_a_source_that_would_leave_a_dead_end_is_refused():
    state = table(seat(row="gobekli-tepe"), dice="2 1 1 ingenuity x2 x2")
    play(state, "gobekli-tepe")  # blue x2, then 2 x2 + 1 + 1 = 6: there is no other way, so nothing is asked
    assert civilization(state) == {"gobekli-tepe"}
    state = table(seat("forest", row="gobekli-tepe"), dice="2 2 1 ingenuity x2 x2")
    play(state, "gobekli-tepe")
    assert legal(state) == {"pay blue", "pay blue x2"}
    assert refused(state, "pay blue x4") == "AH-116"
    assert "lacking_population" in why(state, "pay blue x4")


# Against full enumeration


def random_table(rng: random.Random):
    """A position with a card to pay for: any dice, cards, UR and heritage."""
    played = game(2, ages="all")
    age = rng.choice([0, 1, 2])
    ages = ("prehistory", "antiquity", "middle-ages")
    ids = [id for id, number in numbers().items() if number // 64 == age]
    rng.shuffle(ids)
    givers = [id for id in ids if any(played.box.gives[numbers()[id]][:4])]
    mine = [f"{rng.choice(['', '', '~'])}{id}" for id in givers[: rng.randrange(5)]]
    wanted = [id for id in ids if id not in givers[:5]][: rng.randrange(1, 4)]
    if age == 0 and rng.random() < 0.3 and "sabre-toothed-tigers" not in wanted:
        wanted = [*wanted, "sabre-toothed-tigers"]
    earlier = [id for id, number in numbers().items() if number // 64 < age and any(played.box.gives[number][:4])]
    rng.shuffle(earlier)
    heritage = earlier[: rng.randrange(4)]
    active = rng.random() < 0.7
    reds = [rng.choice(["x2", "x2", "war", "golden"]) for _ in range(2)]
    faces = [*(str(rng.choice([1, 1, 2, 3])) for _ in range(3)), rng.choice(KINDS[1:]), *reds]
    if age:
        faces.append("3")
    spent = [
        f"({face})" if rng.random() < 0.25 and (active or at not in (4, 5)) else face for at, face in enumerate(faces)
    ]
    return table(
        seat(" ".join(mine), row=" ".join(wanted), heritage=" ".join(heritage), ur=rng.randrange(3)),
        seat(),
        on=played,
        age=ages[age],
        dice=" ".join(spent),
        turn_player=0,
        active=0 if active else 1,
        heritage_used=rng.random() < 0.2,
        tigers_done=rng.random() < 0.2,
    )


def ways(state, card: int):
    """Every way to pay for a card, as plain sets of sources: (sources, x2 by die), whatever their order."""
    s, box = state.position, state.game.box
    kind = int(box.resource[card])
    greens = [face + 1 for face in range(3) for _ in range(int(s.unspent[face]))]
    tilted = int(s.tilted[0][0]) | int(s.tilted[0][1]) << 30
    uncovered = int(s.uncovered[0][0]) | int(s.uncovered[0][1]) << 30
    mine = [64 * int(s.age) + at for at in range(60) if uncovered & ~tilted & (1 << at)]
    mine = [one for one in mine if box.gives[one][0] or box.gives[one][kind]]
    old = [numbers()[id] for id in state.document().seats[0].heritage] if not s.heritage_used else []
    blue = bool(s.unspent[3]) and int(s.blue) == kind
    claim = 0 if s.tigers_done else sum(int(box.tigers[one]) for one in s.row[0] if one >= 0)
    doubles, ur = int(s.unspent[4]), int(s.ur[0])
    places = [None, *(["blue"] if blue else []), *range(len(greens))]
    for x2 in product(places, repeat=doubles):
        for used in subsets(range(len(greens))):
            for with_blue in {False, blue}:
                on = [place for place in x2 if place is not None]
                if any((place == "blue" and not with_blue) or (place != "blue" and place not in used) for place in on):
                    continue
                for tilts in subsets(mine):
                    for one in [None, *old]:
                        sources = [*tilts, *([] if one is None else [one])]
                        resource = sum(int(box.gives[source][kind]) for source in sources)
                        resource += (1 << x2.count("blue")) if with_blue else 0
                        population = sum(int(box.gives[source][0]) for source in sources)
                        population += sum(greens[at] << x2.count(at) for at in used) - (claim if used else 0)
                        for as_resource in range(ur + 1):
                            for as_population in range(ur - as_resource + 1):
                                yield resource + as_resource, population + 3 * as_population


def subsets(items):
    items = list(items)
    return chain.from_iterable(combinations(items, size) for size in range(len(items) + 1))


@pytest.mark.no_cover
@pytest.mark.clause("AH-116", "AH-96")
def test_payable_agrees_with_full_enumeration():
    """Whether a card is payable, and what lacks, on thousands of random positions."""
    rng = random.Random(7)
    seen = {True: 0, False: 0}
    for _ in range(400):
        state = random_table(rng)
        s, box = state.position, state.game.box
        for card in [int(one) for one in s.row[0] if one >= 0]:
            people = population_cost(box, s, 0, card)
            need = int(box.resources[card])
            found = list(ways(state, card))
            payable = any(resource >= need and population >= people for resource, population in found)
            assert is_paid(box, s, 0, card) == payable, (state.document(), card)
            best = min((max(0, need - r), max(0, people - p)) for r, p in found)
            assert divmod(shortfall(box, s, 0, card, people), MUCH) == best
            seen[payable] += 1
    assert min(seen.values()) > 200


def walk_payment(state, seen: set[tuple], path=()):
    """Every sequence of a payment: none may end without the card."""
    if asked(state) not in ("resource", "population"):
        seen.add(path)
        return
    moves = state.legal()
    assert moves, "a dead end"
    for move in moves:
        after = state.copy()
        after.play(move)
        walk_payment(after, seen, (*path, after.game.text(move)))


@pytest.mark.no_cover
@pytest.mark.clause("AH-111", "AH-113", "AH-116")
def test_no_payment_is_a_dead_end():
    rng = random.Random(11)
    walked = 0
    while walked < 120:
        state = random_table(rng)
        for id in row(state):
            if id in cards(state):
                after = state.copy()
                after.play(id)
                if asked(after) == "way":
                    after.play("by goods")
                if asked(after) in ("resource", "population"):
                    before = len(state.document().seats[0].civilization)
                    seen: set[tuple] = set()
                    walk_payment(after, seen)
                    assert seen
                    assert before >= 0
                    walked += 1


@pytest.mark.no_cover
@pytest.mark.clause("AH-114")
def test_one_payment_has_one_sequence():
    """But for equal faces with unequal multipliers, no set of sources comes up in two orders."""
    rng = random.Random(13)
    for _ in range(60):
        state = random_table(rng)
        for id in row(state):
            if id not in cards(state):
                continue
            after = state.copy()
            after.play(id)
            seen: set[tuple] = set()
            if asked(after) in ("resource", "population"):
                walk_payment(after, seen)
                sets = [tuple(sorted(path)) for path in seen]
                doubled = [path for path in seen if sum(" x" in move for move in path) != 1 or "blue" in str(path)]
                same = [tuple(sorted(path)) for path in doubled if not any(" x" in move for move in path)]
                assert len(same) == len(set(same))
                assert sets
