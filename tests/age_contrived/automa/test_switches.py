"""Rulings on the automa that a table may settle otherwise (WS-AMB-01, 25, 32, 33), and its memory."""

from __future__ import annotations

import pytest

from tests.age_contrived.automa.solo_scene import HUMAN, Solo
from tests.age_contrived.scene import bag, laid_out
from tests.rule import rule
from tryptyk.games.age_contrived.components.energy import named
from tryptyk.games.age_contrived.effects.automa.convey import movement_by
from tryptyk.games.age_contrived.effects.automa.pools import gain_energies
from tryptyk.games.age_contrived.setup import SWITCHES


@pytest.mark.parametrize("option", SWITCHES)
def test_every_switch_is_off_unless_the_table_says_otherwise(option: str) -> None:
    plain, settled = laid_out(1).automa, laid_out(1, **{option: True}).automa
    assert plain is not None
    assert settled is not None
    assert plain.switches == 0
    assert settled.switches == SWITCHES[option]


@rule("WS-AMB-01")
@pytest.mark.parametrize(("settled", "movement"), [(False, [0, 0, 0]), (True, [1, 1, 1])])
def test_the_conduits_of_the_movement_column_only_show_an_order(settled: bool, movement: list[int]) -> None:
    s = Solo(column_conduits=settled)
    assert movement_by(s.automa, s.automa.discard[-1]) == movement


@rule("WS-AMB-25")
@pytest.mark.parametrize(("settled", "points"), [(False, 4), (True, 0)])
def test_the_level_3_bridge_need_not_be_placed(settled: bool, points: int) -> None:
    s = Solo(placed_bridge=settled).pillar(1, "engineering", "rose")
    assert s.lines(1)["bridge_3"] == points
    s.bridge("bridge_spoke_forest", "aureon_bridge_3")
    assert s.lines(1)["bridge_3"] == 4


@rule("WS-AMB-32")
@pytest.mark.parametrize(("settled", "left"), [(False, "magnet rose"), (True, "rose")])
def test_a_starved_automa_waits_for_an_energy_to_come_back(settled: bool, left: str) -> None:
    s = Solo(takes_back=settled).reserve(1, "").pool(1, "magnet rose")
    s.automa.deck = [s.automa.discard.pop()]
    s.begin(("automa_turn",))
    assert named(s.automa.pool) == left, "magnets are its lowest kind"


@rule("WS-AMB-33")
@pytest.mark.parametrize(("settled", "gained"), [(False, "primal primal"), (True, "rose primal")])
def test_of_two_gained_energies_both_may_be_primal(settled: bool, gained: str) -> None:
    s = Solo(one_primal=settled)
    gain_energies(s.g, 2)
    assert s.automa.exhausted == bag(gained)


@rule("WS-AMB-07")
def test_what_unvisited_remembers_is_forgotten_in_every_turn() -> None:
    s = Solo()
    s.automa.visited = 3
    s.turn(HUMAN)
    assert s.automa.visited == 0
