"""Effects: gains at once, what asks in its owner order, extra actions last (EP-A47, A48, A62 to A64, Q2 to Q8)."""

from __future__ import annotations

import pytest

from .acting import acting
from .table import asked, kinds, lands, legal, play, refused, seat, stock, table, told, why

NOMAD = {"civilization": "mongolia", "abilities": [1]}


@pytest.mark.clause("EP-Q2", "EP-A11", "EP-D8")
def test_nomadic_returns_another_land_for_food():
    state = play(acting(seat(**NOMAD, lands="1.3 1.2", food=1)), "expand 2.3")
    assert asked(state) == "return_land"
    assert legal(state) == {"return 1.2", "return 1.3", "pass"}
    assert (refused(state, "return 2.3"), why(state, "return 2.3")) == ("EP-Q2", "just-taken")
    assert (refused(state, "return 3.3"), why(state, "return 3.3")) == ("EP-Q2", "not-your-land")
    cubes = int(state.position.authority[0])
    supply = int(state.position.trade_supply[0])
    play(state, "return 1.2")
    assert lands(state) == {"1.3", "2.3"}
    assert stock(state) == [2, 0, 0, 0]
    assert state.position.authority[0] == cubes + 1
    assert state.position.trade_supply[0] == supply - 1  # the iron is lost


@pytest.mark.clause("EP-Q2", "EP-A47")
def test_nomadic_with_a_single_land_lapses():
    state = table(
        seat(**NOMAD, food=1, expanded=False),
        agenda=[{"step": "choose_action"}, {"step": "action", "a": -1}],
        actions_left=1,
        planned=1,
    )
    play(state, "expand 2.3")
    assert asked(state) == "military"


@pytest.mark.clause("EP-Q2", "EP-Q4", "EP-A42", "EP-A47", "EP-A64")
def test_nomadic_and_republic():
    """Expand, Nomadic or not, expand again, Nomadic or not; never the land just taken."""
    state = play(acting(seat(**NOMAD, lands="1.3 1.2", food=2, form="republic")), "expand 2.3")
    assert asked(state) == "return_land"
    play(state, "pass")
    assert asked(state) == "action"
    assert refused(state, "command") == "EP-A48"
    play(state, "expand 3.3")
    assert asked(state) == "return_land"
    assert "return 3.3" not in legal(state)
    play(state, "return 2.3")
    assert asked(state) == "military"


@pytest.mark.clause("EP-A42", "EP-A48", "EP-Q5")
def test_a_granted_expand_breeds_no_extra_action():
    """Republic: Cartography's expand is extra itself."""
    state = table(
        seat(lands="1.3", hand="cartography", form="republic", food=3),
        step="plan",
        epoch=2,
        market=[["paper"], ["banking"], ["guilds"], ["compass"]],
    )
    play(state, "invent cartography", "expand 2.3")
    assert asked(state) == "action"
    assert state.position.agenda[state.position.depth - 1, 1] == -1
    play(state, "expand 3.3", "number 0", "pass")
    assert asked(state) == "military"


@pytest.mark.clause("EP-A47", "EP-A48")
def test_two_sources_of_an_extra_expand_give_one_each():
    built = [{"wonder": "trans-siberian-railway", "seat": 0}]
    state = acting(seat(lands="1.2", food=9, form="republic"), built=built, epoch=3)
    play(state, "expand 1.3", "expand 2.3", "expand 3.3")
    assert asked(state) == "military"


@pytest.mark.clause("EP-Q6", "EP-A47")
def test_domestication_counts_the_horse_just_taken():
    state = play(acting(seat(lands="1.3", food=1, inventions="domestication")), "expand 2.3")
    assert stock(state) == [1, 0, 0, 0]
    none = play(acting(seat(lands="2.2", food=1, inventions="domestication"), tiles={"1.1": "t14"}), "expand 2.3")
    assert stock(none)[0] == 0


@pytest.mark.clause("EP-A48", "EP-A64", "EP-Q5")
def test_constitutional_monarchy_once():
    """A wonder built in the extra action gives its reward, and no second extra action."""
    state = acting(
        seat(lands="1.3", production=20, form="constitutional-monarchy"), wonders=["petra", "colossus"], epoch=2
    )
    play(state, "wonder 1")
    assert asked(state) == "action"
    assert "command" in legal(state)
    assert "convert production food" in legal(state)
    play(state, "wonder 1")
    assert state.position.culture[0] == 4
    assert asked(state) == "military"


@pytest.mark.clause("EP-Q7", "EP-A47", "EP-A64", "EP-A41")
@pytest.mark.parametrize(("form", "extra"), [("constitutional-monarchy", True), ("dictatorship", False)])
def test_hagia_sophia_and_constitutional_monarchy(form, extra):
    """The extra action comes after the wonder's ability, by the form when it was built."""
    to = "dictatorship" if extra else "constitutional-monarchy"
    state = play(acting(seat(lands="1.3", production=20, form=form), wonders=["hagia-sophia"], epoch=2), "wonder 1")
    assert asked(state) == "grant"
    assert {f"government {to}", "government federalism", "pass"} == legal(state)
    play(state, f"government {to}")
    assert asked(state) == ("action" if extra else "military")


@pytest.mark.clause("EP-Q8", "EP-A62", "EP-A63", "EP-D8", "EP-A58")
def test_the_statue_of_liberty_in_either_order_paid():
    state = acting(seat(lands="1.3", production=10, food=1, science=2), wonders=["statue-of-liberty"], epoch=3)
    play(state, "wonder 1")
    assert asked(state) == "effect"
    assert legal(state) == {"effect 1", "effect 2"}
    assert (refused(state, "effect 3"), why(state, "effect 3")) == ("EP-A62", "no-such-effect")
    play(state, "effect 2")
    assert asked(state) == "grant"
    assert legal(state) == {"research left", "research right", "pass"}
    play(state, "research right")
    assert stock(state)[2] == 0
    assert asked(state) == "grant"  # the other one, asked at once
    assert legal(state, "expand") != set()
    assert "convert production food" not in legal(state)
    play(state, "pass")
    assert kinds(state, "declined") == ["declined"]
    assert asked(state) == "military"


@pytest.mark.clause("EP-A47", "EP-A62")
def test_an_effect_that_gains_an_option_by_another_is_offered_then():
    """No science for the research, until the expand has found something: the order is the owner's, nothing is lost."""
    state = acting(seat(lands="1.3", production=10, food=1), wonders=["statue-of-liberty"], epoch=3)
    play(state, "wonder 1")
    assert asked(state) == "grant"  # one effect alone has an option
    assert legal(state, "research") == set()
    play(state, "expand 2.3")
    assert asked(state) == "military"


@pytest.mark.clause("EP-A47")
def test_a_card_does_not_trigger_on_its_own_arrival():
    market = [["paper"], ["banking"], ["guilds"], ["compass"]]
    state = table(seat(lands="1.3", hand="printing-press"), step="plan", epoch=2, market=market)
    play(state, "invent printing-press")
    before = int(state.position.authority[0])
    assert "authority" not in [event["resource"] for event in told(state, "gain")]
    again = table(
        seat(lands="1.3", hand="paper", inventions="printing-press", inventions_done=1),
        step="plan",
        epoch=2,
        market=[["windmill"], ["banking"], ["guilds"], ["compass"]],
    )
    play(again, "invent paper")
    assert again.position.authority[0] == before + 1


@pytest.mark.clause("EP-A47")
def test_plain_gains_come_in_the_order_of_their_sources():
    """Government, abilities, inventions, wonders as built, then the new card."""
    built = [{"wonder": "great-library", "seat": 0}]
    state = acting(
        seat(
            lands="1.3",
            production=20,
            form="theocracy",
            civilization="france",
            abilities=[2],
        ),
        built=built,
        wonders=["stonehenge"],
        epoch=2,
    )
    play(state, "wonder 1")
    gains = [(event["resource"], event["amount"]) for event in told(state, "gain")]
    assert gains == [("culture", 2), ("authority", 1), ("authority", 1), ("culture", 1), ("science", 2)]


@pytest.mark.clause("EP-A47", "EP-A48")
def test_counts_are_taken_when_the_effect_resolves():
    """The Large Hadron Collider counts itself."""
    built = [{"wonder": "petra", "seat": 0}, {"wonder": "colossus", "seat": 1}]
    state = acting(seat(lands="1.3", production=14, science=7), built=built, wonders=["large-hadron-collider"], epoch=3)
    play(state, "wonder 1")
    assert state.position.culture[0] == 4 + 2 + 2


@pytest.mark.clause("EP-A63", "EP-A50")
def test_a_granted_post_refused_is_asked_again_without_that_host(pack_game):
    """A pack's wonder grants a trading post: the host refuses, and the neutral cities are left."""
    state = table(
        seat(lands="1.3", production=20),
        seat(lands="3.3 4.3", cities="3.3b"),
        on=pack_game,
        agenda=[{"step": "choose_action"}, {"step": "action", "a": -1}],
        actions_left=1,
        planned=1,
        wonders=["petra"],
    )
    play(state, "wonder 1")
    assert asked(state) == "grant"
    play(state, "post-sea 3.3b", "no")
    assert asked(state) == "grant"
    assert why(state, "post-sea 3.3b") == "host-refused"
    play(state, "post-sea 4.4b")
    assert asked(state) == "military"


@pytest.fixture
def pack_game(tmp_path):
    import riverrun as rr

    (tmp_path / "pack.toml").write_text('game = "epochs"\nname = "A test"\nevidence = "invented"\n')
    (tmp_path / "wonders.toml").write_text(
        '[[wonder]]\nid = "petra"\ntype = "immediate"\neffects = [{ verb = "may", action = "post" }]\n'
    )
    return rr.game("epochs", 2, content=tmp_path)
