"""What hints give as reasons: the tiles each animal still needs, cards and birds."""

from __future__ import annotations

from .table import FOURTEEN, table


def told(state, seat=0):
    return {fact.name: fact.value for fact in state.game.rulebook.facts(state.game, state.position_view, seat)}


def test_an_empty_board_needs_five_tiles_for_each_animal():
    found = told(table())
    assert [found[f"need-{one}"] for one in ("cat", "dog", "capybara", "lemur")] == [5, 5, 5, 5]
    assert found["birds"] == 3


def test_the_last_tile_changes_what_is_needed():
    state = table(*(tile for tile in FOURTEEN if tile != "r3c5 ew"), in_hand="straight")
    before = told(state)
    assert sorted(before[name] for name in before if name.startswith("need-")) == [0, 0, 1, 1]
    state.play("place r3c5 ew")
    after = told(state)
    assert not any(after[name] for name in after if name.startswith("need-"))


def test_every_fact_cites_a_clause():
    state = table()
    for fact in state.game.rulebook.facts(state.game, state.position_view, 0):
        assert fact.clause in state.game.rulebook.clauses
